# Das Spielbrett von Am Rande des Gletschers. Die Wörter des Spiels selbst stehen in dessen eigenen Texten.

## Karten und Zahlen

gletscher-food = Nahrung
gletscher-story = Geschichte
gletscher-weapon = als Waffe
gletscher-hunters = Jäger
gletscher-reach = zu erreichen
gletscher-wounded = verletzt
gletscher-fate = Schicksal
gletscher-bonus = hilft einer Jagd
gletscher-kind-prey = Beute
gletscher-kind-herb = Kraut
gletscher-kind-weapon = Waffe
gletscher-kind-artefact = Artefakt
gletscher-kind-event = Ereignis
gletscher-kind-winter = die Kälte
gletscher-kind-fish = Fisch
gletscher-kind-fate = Schicksalskarte
gletscher-size-small = klein
gletscher-size-large = groß
gletscher-size-all = alles Wild
gletscher-with-net = mit Netz
gletscher-fish-note = Mit einem Netz gefangen, bleibt er im Netz und nährt 2.
gletscher-net-note = Fische, die es fängt, bleiben darin und nähren 2.
gletscher-does-wedding = eine Clankarte
gletscher-does-earthquake = alle würfeln
gletscher-does-winter = nach diesem Zug
gletscher-event-wedding = Der Clan am Zug zieht eine Clankarte. Heute ruhen die Neuen sich aus.
gletscher-event-earthquake = Jeder Clan würfelt: 3 bis 5 kostet eine Waffe oder das Artefakt, 6 eine Clankarte.
gletscher-event-winter = Der Zug wird zu Ende gespielt. Dann kommt die Versammlung, und dann essen alle.

## Das Jahr und das Eis

gletscher-the-year = Das Jahr
gletscher-year = Jahr { $n }
gletscher-goal = { $n } Trophäen zum Sieg
gletscher-reveals =
    { $n ->
        [0] { $who } deckt den Winter auf
        [one] { $who } deckt { $n } Karte auf
       *[other] { $who } deckt { $n } Karten auf
    }
gletscher-more-turns =
    { $n ->
        [one] noch { $n } Zug
       *[other] noch { $n } Züge
    }
gletscher-winter-now = Der Winter ist da
gletscher-winter-this-turn = Winter nach diesem Zug
gletscher-winter-in =
    { $n ->
        [0] Winter mit der nächsten Karte
        [one] Winter in { $n } Karte
       *[other] Winter in { $n } Karten
    }
gletscher-winter-whose = im Zug von { $who }
gletscher-winter-is-out = Der Winter ist aufgedeckt
gletscher-pile = Karten bis zum Winter
gletscher-row = In diesem Zug aufgedeckt
gletscher-row-empty = Auf dem Eis regt sich nichts.
gletscher-hunted-now = wird gejagt
gletscher-taken-along = mit auf der Jagd
gletscher-now-taken = genommen
gletscher-now-caught = erlegt
gletscher-now-gathered = gesammelt
gletscher-now-past = vorbei
gletscher-now-winter = im Anmarsch

## Der Zug und die Jagd

gletscher-turn = Der Zug
gletscher-your-turn = Dein Zug
gletscher-turn-of = Zug von { $who }
gletscher-step-reveal = Aufdecken
gletscher-step-wounded = Verletzte
gletscher-step-actions = Aktionen
gletscher-step-fate = Schicksal
gletscher-step-limit = Acht Karten
gletscher-the-hunt = Die Jagd
gletscher-hunt-of = { $who } jagt: { $card }
gletscher-step-prey = Beute
gletscher-step-team = Trupp
gletscher-step-help = Hilfe
gletscher-step-others = Die anderen
gletscher-step-die = Würfel
gletscher-need = Nötig
gletscher-have = Bisher
gletscher-percent = { $n } %
gletscher-needed = { $n } nötig
gletscher-help-weapon = nach dem Wurf weg
gletscher-help-artefact = einmal im Zug
gletscher-help-sacrifice = geopfert
gletscher-lucky = zählt als 6
gletscher-cancelled = abgewendet
gletscher-played-by = von { $who }
gletscher-caught = Erlegt!
gletscher-missed = Daneben
gletscher-total = { $total }, nötig { $need }
gletscher-nothing = nichts geschieht
gletscher-note-roll-roll = daneben heißt: jemand hinkt
gletscher-note-roll-call-off = Trupp müde, Waffe heil
gletscher-note-actions-draw = { $n } im Stapel
gletscher-note-help-ready = dann sind die anderen dran
gletscher-hint-actions = Jage oder sammle auf dem Eis, mach eine Waffe aus etwas im Lager, oder frag das Schicksal. Alles kostet eine Clankarte.
gletscher-hint-meal = Jede Mischung ist recht, solange keine Karte überflüssig ist.
gletscher-hint-keep-fate = Die anderen kommen zurück in den Stapel.

gletscher-verb-take = nehmen
gletscher-verb-heal = aufkochen
gletscher-verb-healed = heilen
gletscher-verb-hunt = jagen
gletscher-verb-gather = sammeln
gletscher-verb-make = Waffe machen
gletscher-verb-make-nothing = Waffe machen
gletscher-verb-work = diese
gletscher-verb-send = losschicken
gletscher-verb-weapon = Waffe
gletscher-verb-invoke = Artefakt
gletscher-verb-sacrifice = opfern
gletscher-verb-play = spielen
gletscher-verb-wound = wird verletzt
gletscher-verb-offer = darbringen
gletscher-verb-target = gegen
gletscher-verb-plunder = nehmen
gletscher-verb-lose-card = hergeben
gletscher-verb-lose-clan = hergeben
gletscher-verb-discard-fate = ablegen
gletscher-verb-keep = behalten
gletscher-verb-eat = essen

## Die Höhle

gletscher-your-cave = Deine Höhle
gletscher-you-clan = du, { $clan }
gletscher-open-cave = In die Höhle von { $who } schauen
gletscher-cards = { $n } von { $limit } Karten
gletscher-cards-note = Clan- und Schicksalskarten zusammen; gezählt wird am Ende deines Zugs (G9)
# Wer einen Clan führt, den ein Bot spielt.
chief-lion = Runa
chief-horse = Jorn
chief-wolf = Mika
chief-boar = Ulla
gletscher-store = Lager
gletscher-store-empty = Nichts als Krümel.
gletscher-shed = Schuppen
gletscher-shed-empty = Bloße Hände.
gletscher-dwelling = Wohnraum
gletscher-den = Schamane
gletscher-no-artefact = kein Artefakt
gletscher-asleep = Artefakt schläft
gletscher-moving = zieht um
gletscher-migrating = Umzug: im nächsten Zug keine Aktionen.
gletscher-ready = bereit
gletscher-hunting = jagt
gletscher-used = müde
gletscher-clan-card =
    { $n ->
        [one] Clankarte mit { $n } Jäger, { $pose }
       *[other] Clankarte mit { $n } Jägern, { $pose }
    }
gletscher-actions-left =
    { $n ->
        [0] Keine Aktion mehr
        [one] Noch { $n } Aktion
       *[other] Noch { $n } Aktionen
    }
gletscher-trophies =
    { $n ->
        [one] { $n } Trophäe von { $goal }
       *[other] { $n } Trophäen von { $goal }
    }
gletscher-food-for = Nahrung { $food } für { $hunters } Jäger: { $outcome }
gletscher-your-fate = Deine Schicksalskarten
gletscher-only-you = siehst nur du
gletscher-no-fate = Keine Schicksalskarten. Es kann nichts schiefgehen, und nichts gut.
gletscher-fate-green = grüne Schicksalskarte
gletscher-fate-red = rote Schicksalskarte
gletscher-fate-yellow = gelbe Schicksalskarte
gletscher-on-offer = jetzt möglich
gletscher-when-green = bei eigener Jagd oder zur Abwehr
gletscher-when-red = bei Jagden der anderen
gletscher-when-yellow = am Ende deines Zugs

## Winter

gletscher-nth-winter =
    { $n ->
        [1] Der erste Winter
        [2] Der zweite Winter
        [3] Der dritte Winter
        [4] Der vierte Winter
        [5] Der fünfte Winter
        [6] Der sechste Winter
        [7] Der siebte Winter
       *[other] Der letzte Winter
    }
gletscher-winter-keep = Schicksal
gletscher-winter-hunters = Jäger
gletscher-winter-herbalists = Kräuterkundige
gletscher-winter-shamans = Schamanen
gletscher-winter-feeding = Essen
gletscher-best-hunters = beste Geschichte einer Beute
gletscher-best-herbalists = beste Geschichte eines Krauts
gletscher-best-shamans = Geschichte des Artefakts
gletscher-without-hunters = keine Beute zu erzählen
gletscher-without-herbalists = kein Kraut
gletscher-without-shamans = kein Artefakt
gletscher-won-hunters = { $who } erzählt es mit verteilten Stimmen.
gletscher-won-herbalists = { $who } hat geheilt. Wovon, bleibt geheim.
gletscher-won-shamans = Vor { $who } hat sogar das Feuer gezwinkert.
gletscher-nobody-won = Alle starren ins Feuer.
gletscher-tie = Gleichstand, noch einmal
gletscher-alone = allein: kein Wurf
gletscher-later = gleich
gletscher-keep-note = Schnee. Jeder behält höchstens eine Schicksalskarte, der Rest wird gemischt. Dann treffen sich die Clans am Feuer.
gletscher-has-chosen = hat gewählt
gletscher-is-choosing = wählt noch
gletscher-title-keep-fate = Behalte eine Schicksalskarte
gletscher-title-meal = Deine Mahlzeit
gletscher-title-lose-clan = Jemand geht
gletscher-title-welcome = Es klopft am Fels
gletscher-eaten = gegessen
gletscher-of = von { $n }
gletscher-for = für
gletscher-outcome-fed = Satt. Darf eine Clankarte ziehen.
gletscher-outcome-half-fed = Halb satt. Niemand geht.
gletscher-outcome-hungry = Hungrig. Eine Clankarte geht verloren.
gletscher-ate = Gegessen: { $cards }
gletscher-not-yet = hat noch nicht gegessen
gletscher-go-on = Weiter

## Das Ende

gletscher-end = Das Ende
gletscher-end-won =
    { $n ->
        [one] { $who } gewinnt!
       *[other] { $who } gewinnen gemeinsam!
    }
gletscher-end-years =
    { $n ->
        [one] nach { $n } Winter
       *[other] nach { $n } Wintern
    }
gletscher-rematch = Noch einmal
gletscher-scores = Trophäen
gletscher-hunts = { $caught } von { $hunts } Jagden
gletscher-herbs =
    { $n ->
        [one] { $n } Kraut
       *[other] { $n } Kräuter
    }
gletscher-refounded =
    { $n ->
        [one] einmal neu gegründet
       *[other] { $n }-mal neu gegründet
    }
gletscher-end-goal = { $goal } Trophäen und ein Clan, der den Winter überlebt hat: Das entscheidet.
gletscher-end-hunters = Gleich viele Trophäen; der größere Clan gewinnt.
gletscher-end-shared = Gleich viele Trophäen und Jäger: Der Sieg wird geteilt.
gletscher-end-last = Nach dem letzten Winter gewinnen die meisten Trophäen.
gletscher-plot = Trophäen über die Jahre
gletscher-plot-winters =
    { $n ->
        [one] { $n } Winter
       *[other] Winter 1 bis { $n }
    }
gletscher-dice-title = Der Würfel
gletscher-dice-total = { $n }-mal geworfen; ein gerechter Würfel zeigte jede Seite { $even }-mal.

## Lernen beim Spielen

learn-take = Drei Karten sind aufgedeckt. Waffen und Artefakte gehören dem, der am Zug ist: Nimm sie jetzt. In eine Höhle passt nur ein Artefakt.
learn-heal = In diesem Spiel heilen Kräuter. Jedes Kraut, das du hergibst, bringt eine verletzte Karte sofort zurück auf deine Hand.
learn-healed = Wer bekommt den bitteren Tee? Größere Karten jagen besser und jammern länger.
learn-actions = Jede Clankarte auf deiner Hand ist eine Aktion: jagen, sammeln, eine Waffe machen oder eine Schicksalskarte ziehen. Die Zahl mit dem Ziel müssen Würfel und Hilfe erreichen; die Figur sagt, wie viele Jäger es braucht.
learn-gather = Kräuter laufen nicht weg. Schick mindestens so viele Jäger, wie die Karte verlangt, und sie gehört dir. Überzählige Hände sind für heute verloren.
learn-work = Eine Clankarte erledigt das und ist dann müde. Eine mit einem Jäger reicht völlig.
learn-team = Wähle den Trupp. Mehr Jäger als nötig geben insgesamt +1, jeder fehlende −1. Wer daheim bleibt, kann noch etwas anderes tun.
learn-help = Eine Waffe, das Artefakt, ein Opfer aus dem Lager: Alles zählt zum Würfel. Die Waffe ist mit dem Wurf dahin, das Artefakt hilft einmal im Zug, das Opfer war köstlich.
learn-reaction = Jemand anders jagt. Eine rote Karte bricht jetzt die Waffe oder schickt einen Sturm. Es gibt nur eine rote Karte je Jagd: Überleg dir, wem du den Tag verdirbst. „Diesen Zug nicht mehr fragen“ erspart dir die Frage.
learn-dispute = Erlegt ist es. Aber von wem? Bei einem Streit würfeln beide, und der höhere Würfel trägt die Beute heim.
learn-offering = Gleich passiert dir etwas. Eine Opfergabe, und eine Beute dazu, und es passiert nicht.
learn-offer = Welche Beute geht in Rauch auf? Die Geister sind nicht wählerisch. Dein Winter schon.
learn-roll = Sieh dir die Seiten an: Die grünen treffen. Daneben heißt, eine Karte des Trupps wird verletzt. Abbrechen kostet den Tag, aber kein Blut.
learn-wound = Es ist entkommen, und jemand hinkt. Eine verletzte Karte ruht deinen ganzen nächsten Zug.
learn-end-of-turn = Dein Zug endet. Eine gelbe Karte darf jetzt jemandem das Leben schwer machen. Sie kostet keine Aktion, nur etwas Freundschaft.
learn-target = Wen trifft es? Wer die meisten Trophäen hat, ist selten die falsche Antwort.
learn-plunder = Das fremde Lager steht offen. Denk an den Winter: jetzt die Nahrung, am Feuer die beste Geschichte.
learn-lose-store = Etwas muss weg. Wäge Nahrung gegen Geschichte: Der Winter fragt nach beidem.
learn-predator = Am Eingang steht etwas mit Zähnen. Es nimmt ein Kraut oder jemanden. Es ist da nicht eigen.
learn-lose-gear = Das Dach ist auf dein Werkzeug gefallen. Such aus, was du zuletzt ausgräbst.
learn-lose-clan = Jemand muss den Clan verlassen. Geht die letzte Karte, zieht ein neuer Clan ein, ohne deine Trophäen.
learn-limit = Am Ende deines Zugs darfst du acht Karten haben, Clan und Schicksal zusammen. Schicksalskarten gehen zuerst.
learn-keep-fate = Winter. Du behältst eine Schicksalskarte, und niemand sieht welche. Was braucht das nächste Jahr?
learn-meal = Alle essen. Mit so viel Nahrung wie Jägern darfst du eine Clankarte ziehen, mit der Hälfte geht niemand, mit weniger geht jemand. Wähle, was gegessen wird; was bleibt, nährt nächstes Jahr, und seine Geschichten bleiben dir.
learn-welcome = Alle sind satt, und vor der Höhle steht ein Fremder. Ein Jäger mehr, ein Mund mehr.
learn-over = Das war ein ganzes Spiel. Trophäen kommen von Geschichten, Geschichten von Jagden, Jagden vom Frühstück. Noch einmal?

## Passing beforehand
gletscher-passing = Diesen Zug nicht mehr fragen
gletscher-passing-note = Du passt, sooft du eine Schicksalskarte spielen könntest, bis dieser Zug vorbei ist.
