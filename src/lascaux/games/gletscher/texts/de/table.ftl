# Wörter am Tisch: Namen, Fragen, Möglichkeiten, Ablehnungen und das Protokoll.

game-name = Am Rande des Gletschers
cave-lion = Höhlenlöwen
cave-horse = Pferde
cave-wolf = Wölfe
cave-boar = Eber

round = Jahr { $n }
row-playing = läuft, Jahr { $round }

clan-card = { $n } Jäger
quoted = „{ $card }“
with-net = { $card } in { $net }
zone-hand = auf der Hand
zone-used = im Wohnraum
zone-wounded = verletzt
deck-clan = Clankarten
deck-fate = Schicksalskarten
small-game = Kleintiere
large-game = Großtiere
contest-hunters = Jäger
contest-herbalists = Kräuterkundige
contest-shamans = Schamanen
outcome-fed = alle werden satt
outcome-half-fed = halb satt, niemand geht
outcome-hungry = der Clan hungert
the-winter = Winter
die-any = jeder Wurf reicht
die-from = ab einer { $die }
die-never = kein Wurf reicht
fate-row =
    { $n ->
        [one] { $card }, { $n } Karte
       *[other] { $card }, { $n } Karten
    }

effect-lucky-hunt = der Würfel zählt als 6, und niemand darf sich einmischen
effect-offering = eine Beute aus dem Lager hebt eine Karte oder ein Erdbeben auf
effect-dispute = beide würfeln, der höhere Wurf nimmt die Beute
effect-broken-weapon = die Waffe bricht, und die Jagd ist vorbei
effect-storm = eins weniger auf dem Würfel
effect-migration = im nächsten Zug keine Aktionen
effect-spoiled-herbs = alle Kräuter sind verdorben
effect-raid = der Würfel sagt, wie viel du aus dem Lager nimmst
effect-predator = ein Kraut oder eine Clankarte geht verloren
effect-wrath = das Artefakt schläft bis zum Ende des nächsten Zugs
effect-scavenger = der Würfel sagt, wie viel das Lager verliert

option-herbs-heal = Kräuter heilen

# Was andere tun, nach „Warten auf X: …“.
doing-take = besieht, was aufgetaucht ist
doing-heal = kocht Kräuter
doing-healed = verbindet jemanden
doing-actions = plant den Tag
doing-gather = schickt jemanden zum Sammeln
doing-work = sucht einen Freiwilligen
doing-team = stellt einen Jagdtrupp auf
doing-help = packt für die Jagd
doing-reaction = überlegt sich eine Schicksalskarte
doing-offering = überlegt sich ein Opfer
doing-offer = wählt ein Opfer
doing-roll = holt tief Luft
doing-wound = sieht nach, wer hinkt
doing-dispute = fragt sich, wem die Beute gehört
doing-end-of-turn = beendet den Zug
doing-plunder = sieht sich in fremdem Lager um
doing-lose-store = wählt, was verloren geht
doing-predator = sieht Zähnen entgegen
doing-lose-gear = wühlt in den Trümmern
doing-lose-clan = nimmt Abschied
doing-limit = sortiert Karten
doing-keep-fate = behält eine Schicksalskarte
doing-meal = deckt den Tisch
doing-welcome = geht zur Tür

prompt-take = Du darfst Waffen und Artefakte in deine Höhle nehmen.
prompt-heal = Du darfst Kräuter abgeben: Jedes holt eine verletzte Karte auf die Hand.
prompt-healed = Wer wird geheilt?
prompt-actions =
    { $n ->
        [one] Du bist dran: { $n } Clankarte auf der Hand. Was tut sie?
       *[other] Du bist dran: { $n } Clankarten auf der Hand, je eine Aktion. Was tun sie?
    }
prompt-gather = Wer geht? „{ $card }“ braucht { $needed } Jäger; { $sent } unterwegs.
prompt-work = Welche Clankarte übernimmt das? Sie ist für diesen Zug verbraucht.
prompt-team = Wer geht mit? Jagd: „{ $card }“. { $needed } Jäger nötig, { $sent } im Trupp.
prompt-help = Hilft noch etwas? „{ $card }“: nötig { $need }, du hast { $have } ({ $die }).
prompt-reaction = Du darfst eine rote Karte spielen. { $who } jagt: „{ $card }“, nötig { $need }, vorhanden { $have } ({ $die }).
prompt-offering = { $what } Du darfst das mit einem Opfer aufheben.
threat-card = { $who } spielt „{ $card }“ gegen dich.
threat-earthquake = Das Erdbeben trifft dich mit einer { $die }.
prompt-offer = Welche Beute opferst du?
prompt-roll = Würfle oder brich die Jagd ab. „{ $card }“: nötig { $need }, du hast { $have } ({ $die }).
prompt-wound = Wer ist verletzt? „{ $card }“ ist entkommen.
prompt-dispute = Du darfst die Beute streitig machen. { $who } hat „{ $card }“ erlegt.
prompt-end-of-turn = Das Ende deines Zugs: Du darfst eine gelbe Karte gegen jemanden spielen.
prompt-target = Gegen wen? „{ $card }“: { $effect }.
prompt-plunder =
    { $n ->
        [one] Nimm { $n } Karte aus dem Lager von { $who }.
       *[other] Nimm { $n } Karten aus dem Lager von { $who }. Welche zuerst?
    }
prompt-lose-store =
    { $n ->
        [one] Du musst { $n } Karte aus deinem Lager abgeben.
       *[other] Du musst { $n } Karten aus deinem Lager abgeben. Welche zuerst?
    }
prompt-predator = Du musst ein Kraut oder eine Clankarte abgeben.
prompt-lose-gear = Du musst eine Waffe oder das Artefakt abgeben.
prompt-lose-clan = Du musst eine Clankarte abgeben.
prompt-limit = Du musst abwerfen. Du hast { $n } Karten, erlaubt sind { $limit }.
prompt-keep-fate = Winter: Du behältst eine Schicksalskarte. Niemand sieht, welche.
prompt-meal = Was wird gegessen? Dein Clan braucht { $price } Nahrung, { $eaten } liegt auf dem Tisch.
prompt-welcome = Alle sind satt. Du darfst eine Clankarte ziehen.

choice-pass = Passen
choice-leave = Den Rest liegen lassen
choice-take = „{ $card }“ nehmen
choice-heal = „{ $card }“ abgeben
choice-heal-no-more = Kein Kraut abgeben
choice-healed = { $clan }
choice-stop = Aktionen beenden
choice-hunt = „{ $card }“ jagen: { $need } erreichen, { $needed } Jäger, Nahrung { $food }
choice-gather = „{ $card }“ sammeln: { $needed } Jäger, Nahrung { $food }
choice-make = { $small ->
        [0] Waffe machen aus „{ $card }“: +{ $large } gegen Großtiere
       *[other] { $large ->
            [0] Waffe machen aus „{ $card }“: +{ $small } gegen Kleintiere
           *[other] Waffe machen aus „{ $card }“: +{ $small } gegen Kleintiere, +{ $large } gegen Großtiere
        }
    }
choice-make-nothing = Waffe machen aus „{ $card }“
choice-draw-fate = Eine Schicksalskarte ziehen
choice-work = { $clan }
choice-send = { $clan } losschicken
choice-team-ready = Der Trupp ist vollständig
choice-go-on = Das ist alles
choice-weapon = „{ $card }“ mitnehmen: { $bonus }
choice-invoke = „{ $card }“ anrufen: { $bonus }
choice-sacrifice = „{ $card }“ opfern: +1
choice-play = „{ $card }“ spielen: { $effect }
choice-roll = Würfeln
choice-call-off = Die Jagd abbrechen
choice-wound = { $clan }
choice-offer = „{ $card }“ opfern
choice-no-card = Keine Karte spielen
choice-target = { $who }
choice-plunder = „{ $card }“ nehmen
choice-lose-card = „{ $card }“ abgeben
choice-lose-clan = { $clan } abgeben, { $zone }
choice-keep-all = Alle Karten behalten
choice-discard-fate = „{ $card }“ abwerfen
choice-keep = „{ $card }“ behalten: { $effect }
choice-eat = „{ $card }“ essen: Nahrung { $food }
choice-welcome = Eine Clankarte ziehen
choice-no-welcome = Keine ziehen

refuse-only-in-own-hunt = nur in der eigenen Jagd oder zur Abwehr
refuse-only-in-others-hunt = nur in der Jagd eines anderen
refuse-only-at-end-of-turn = nur am Ende deines Zugs
refuse-only-in-defence = nur gegen eine Schicksalskarte oder ein Erdbeben
refuse-no-fate-left = es gibt keine Schicksalskarte mehr zu ziehen
refuse-no-weapon-in-it = daraus lässt sich keine Waffe machen
refuse-take-earlier = Waffen und Artefakte nimmt man vor den Aktionen
refuse-too-few-hunters = es braucht { $needed } Jäger, du hast { $n }
refuse-no-team = ein Trupp hat mindestens eine Clankarte
refuse-one-weapon = eine Waffe je Jagd
refuse-no-bonus = nutzt nichts gegen { $size }
refuse-asleep = es liegt verdeckt
refuse-once-per-turn = nur einmal im Zug
refuse-no-herb = Kräuter lassen sich nicht opfern
refuse-one-sacrifice = ein Opfer je Jagd
refuse-no-weapon = es ist keine Waffe im Einsatz
refuse-only-after-success = nur nach einer erfolgreichen Jagd
refuse-only-before-the-roll = nur vor dem Wurf
refuse-not-red = diese Karte ist nicht rot
refuse-no-dispute = mit dieser Karte streitet man nicht
refuse-no-offering = diese Karte ist kein Opfer
refuse-not-yellow = diese Karte ist nicht gelb
refuse-no-target = es gibt niemanden, gegen den sie ginge
refuse-already-migrating = { $who } ist schon auf Wanderung
refuse-already-asleep = das Artefakt von { $who } liegt schon verdeckt
refuse-no-herbs-there = { $who } hat keine Kräuter
refuse-empty-store = das Lager von { $who } ist leer
refuse-no-artefact-there = { $who } hat kein Artefakt
refuse-over-the-limit = mehr als { $limit } Karten darf niemand haben
refuse-fate-first = zuerst gehen Schicksalskarten weg
refuse-one-too-many = damit wäre eine andere Karte umsonst gegessen

log-round = Jahr { $year }, { $who }
log-start-dice = Um den ersten Zug: { $scores }.
score = { $who } { $die }
score-story = { $who } { $die } + { $story } = { $total }
log-starts = { $seat } fängt an.
log-migrates = { $seat } zieht um und tut sonst nichts.
log-revealed = Aufgedeckt: „{ $card }“.
log-took = { $seat } nimmt „{ $card }“.
log-gave-up = { $seat } gibt „{ $card }“ auf.
log-healed-with = { $seat } kocht „{ $card }“.
log-healed = { $seat }: { $clan } sofort wieder auf den Beinen.
log-recovered = { $seat }: { $cards } wieder gesund. Heute ruhen sie sich aus.
log-discarded-fate = { $seat } wirft „{ $card }“ ab.
log-event = { $card }!
log-tremor = { $seat } würfelt { $die }.
log-shattered = { $seat } verliert „{ $card }“.
log-hunting = { $seat } jagt „{ $card }“ mit { $team }.
log-armed = { $seat } nimmt „{ $card }“ mit: +{ $bonus }.
log-invoked = { $seat } ruft „{ $card }“ an.
log-sacrificed = { $seat } opfert „{ $card }“.
log-played = { $seat } spielt „{ $card }“.
log-played-on = { $seat } spielt „{ $card }“ gegen { $target }.
log-offered = { $seat } bringt den Geistern „{ $card }“ dar.
log-cancelled = „{ $card }“ bleibt ohne Wirkung.
log-broke = „{ $card }“ bricht in den Händen von { $seat }. Alle gehen heim.
log-called-off = { $seat } überlegt es sich und lässt „{ $card }“ in Ruhe.
log-caught = { $die } gewürfelt, { $total } insgesamt, nötig { $value }: { $seat } erlegt „{ $card }“!
log-caught-lucky = { $total } insgesamt, nötig { $value }: { $seat } erlegt „{ $card }“, wie durch ein Wunder!
log-missed = { $die } gewürfelt, { $total } insgesamt, nötig { $value }: „{ $card }“ entkommt { $seat }.
log-netted = „{ $card }“ bleibt in „{ $net }“.
log-wounded = { $seat }: { $clan } verletzt.
log-dispute-won = { $seat } ist lauter als { $target } und nimmt „{ $card }“.
log-dispute-lost = { $target } behält „{ $card }“; { $seat } wurde immerhin gehört.
log-gathered = { $seat } sammelt „{ $card }“.
log-made = { $seat } macht eine Waffe aus „{ $card }“.
log-harm =
    { $n ->
        [0] { $seat } würfelt { $die }: Nichts geschieht.
        [one] { $seat } würfelt { $die }: { $n } Karte.
       *[other] { $seat } würfelt { $die }: { $n } Karten.
    }
log-plundered = { $seat } nimmt { $target } „{ $card }“ weg.
log-lost-card = { $seat } verliert „{ $card }“.
log-lost-clan = { $seat } verliert { $clan }.
log-refounded =
    { $trophies ->
        [0] Den Clan von { $seat } gibt es nicht mehr. Ein neuer zieht in die Höhle.
        [one] Den Clan von { $seat } gibt es nicht mehr, seine Trophäe auch nicht. Ein neuer zieht in die Höhle.
       *[other] Den Clan von { $seat } gibt es nicht mehr, seine { $trophies } Trophäen auch nicht. Ein neuer zieht in die Höhle.
    }
log-drew-clan = { $clan } mehr für { $seat }.
log-drew-fate = { $seat } zieht eine Schicksalskarte.
log-drew-fate-card = { $seat } zieht eine Schicksalskarte: „{ $card }“.
log-shuffled = Die { $deck } werden gemischt.
log-kept-fate =
    { $n ->
        [one] { $seat } behält eine Schicksalskarte und gibt { $n } ab.
       *[other] { $seat } behält eine Schicksalskarte und gibt { $n } ab.
    }
log-kept-fate-card =
    { $n ->
        [one] { $seat } behält „{ $card }“ und gibt { $n } Schicksalskarte ab.
       *[other] { $seat } behält „{ $card }“ und gibt { $n } Schicksalskarten ab.
    }
log-contest-dice = { $contest }: { $scores }.
log-contest-dice-again = { $contest }, Gleichstand, noch einmal: { $scores }.
log-no-contest = { $contest }: Niemand hat etwas zu erzählen.
log-trophy = { $contest }: Die Trophäe geht an { $seat } für „{ $card }“.
log-trophy-alone = { $contest }: Nur { $seat } hat etwas zu erzählen und gewinnt mit „{ $card }“.
log-feeding = { $seat } hat { $food } Nahrung für { $hunters }: { $outcome }.
log-ate = { $seat } isst { $cards }.
log-won =
    { $trophies ->
        [one] Sieg für { $seats } mit { $trophies } Trophäe und { $hunters } Jägern!
       *[other] Sieg für { $seats } mit { $trophies } Trophäen und { $hunters } Jägern!
    }
