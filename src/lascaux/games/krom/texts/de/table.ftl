# Words at the table: names, prompts, choices, refusals and the log.
# $place is the bare name; $place_in and $place_to are its forms "in the …" and "to the …".

game-name = Krom: Evolution
place-cave = Höhle
    .in = in der Höhle
    .to = in die Höhle
place-forest = Wald
    .in = im Wald
    .to = in den Wald
place-savanna = Savanne
    .in = in der Savanne
    .to = in die Savanne
place-mountain = Berg
    .in = auf dem Berg
    .to = auf den Berg
the-kromosaurus = der Kromosaurier
on-target = { " gegen " }{ $who }

kind-krom = Krom
kind-wood = Holz
kind-stone = Stein
kind-bone = Knochen
kind-hit_points = Lebenspunkte
kind-bonus = Bonuskarte
goods-krom = { $n } Krom
goods-wood = { $n } Holz
goods-stone =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
goods-bone = { $n } Knochen
goods-hit_points =
    { $n ->
        [one] { $n } Lebenspunkt
       *[other] { $n } Lebenspunkte
    }
goods-bonus =
    { $n ->
        [one] { $n } Bonuskarte
       *[other] { $n } Bonuskarten
    }
goods-any =
    { $n ->
        [one] { $n } Rohstoff nach Wahl
       *[other] { $n } Rohstoffe nach Wahl
    }
deck-bonus = Bonusstapel
deck-hunting = Jagdstapel
deck-picking = Sammelstapel
row-evolution = Erfindungen
row-hunting = Beute

combination-nothing = nichts
combination-pair = Paar
combination-two_pairs = zwei Paare
combination-three = Drilling
combination-full_house = Full House
combination-four = Vierling
combination-five = Fünfling
combination-straight = Straße
reward-row = { $name }: { $reward }

effect-dice = im Kampf { $n } Würfel mehr
effect-add = im Kampf +{ $n }
effect-gain = bringt { $x }
effect-lose = jemand verliert { $x }
effect-steal = stiehlt jemandem am selben Ort { $x }
effect-trade = kostet { $y }, bringt { $x }
effect-swap = tauscht mit jemandem { $y } gegen { $x }
effect-counter = kontert eine fremde Bonuskarte
symbol = nur { $place_in }
no-symbol = überall
symbol-note = { " (" }nur { $place_in })

option-long-game = langes Spiel
option-stun-recovery = Erwachen
value-stun-recovery = { $value } Lebenspunkte
option-unlimited-supply = unbegrenzter Vorrat
option-glacial = Eisseite
option-kromosaurus = Kromosaurier
option-characters = Charaktere
value-characters-random = zufällig
value-characters-chosen = der Reihe nach gewählt

# What others are doing, after "Waiting for X: …".
doing-movement = Wahl des Ortes
doing-character = Wahl des Charakters
doing-bonus-window = vielleicht eine Kampfkarte
doing-counter-window = vielleicht ein Konter
doing-robbery = Griff in fremde Taschen
doing-cave = ausruhen oder einkaufen
doing-services = Einkauf in der Höhle
doing-forest = Aufbruch in den Wald
doing-picking = Sammeln im Wald
doing-savanna = Wahl der Beute
doing-extra-dice = letzte Vorbereitungen zur Jagd
doing-mountain = ein Blick hinauf zum Gipfel
doing-reroll = Aufstieg am Berg
doing-done = Ende der Phase
doing-reward = Wahl der Belohnung
doing-loss = Wahl des Verlusts

prompt-chance = Die Würfel rollen.
prompt-movement = Wähle, wohin du gehst. Niemand sieht es, bis alle gewählt haben.
prompt-character = Wähle einen Charakter.
prompt-bonus-window = Du darfst eine Kampfkarte spielen. Du hast { $total }, die höchste Summe ist { $best }.
prompt-counter-window = { $who } spielt „{ $card }“{ $target }: { $effect }. Du darfst kontern.
prompt-robbery = Du darfst alle ausrauben, die du bewusstlos geschlagen hast.
prompt-cave = Du bist in der Höhle: Ruh dich aus oder kauf ein.
prompt-services = Einkaufen: Kauf, was du magst.
prompt-forest = Du bist im Wald: Die erste Sammelkarte ist kostenlos.
prompt-picking = Du darfst weitersammeln oder aufhören.
prompt-savanna = Du bist in der Savanne: Wähle deine Beute.
prompt-extra-dice =
    { $dice ->
        [one] „{ $card }“: { $dice } Würfel muss mindestens { $value } zeigen. Du darfst Würfel dazukaufen.
       *[other] „{ $card }“: { $dice } Würfel müssen zusammen mindestens { $value } zeigen. Du darfst Würfel dazukaufen.
    }
prompt-mountain = Du bist auf dem Berg: Klettere, wenn du so weit bist.
prompt-reroll = Würfle nach oder nimm die Belohnung. Auf dem Tisch: { $dice }. In deiner Hand: { $lifted }. Du hast { $krom } Krom.
prompt-done = Deine Aktion ist getan. Du darfst Erfindungen verwirklichen, Karten spielen oder die Phase beenden.
prompt-reward = Wähle eine von zwei Belohnungen.
prompt-target = Gegen wen spielst du „{ $card }“? ({ $effect })
prompt-kind = „{ $card }“: welcher Rohstoff?
prompt-loss =
    { $n ->
        [one] Du musst { $n } Rohstoff abgeben. Welchen?
       *[other] Du musst { $n } Rohstoffe abgeben. Welchen zuerst?
    }

choice-go = { $place_to } gehen
choice-character = { $name }, { $weight } kg
choice-pass = Passen
choice-end = Phase beenden
choice-rest = Ausruhen: { $krom } und { $hit_points }
choice-services = Einkaufen: Rohstoffe, Bonuskarten, Lebenspunkte
choice-buy = { $goods } für { $price } Krom kaufen
choice-pick =
    { $price ->
        [0] Eine Karte sammeln (kostenlos)
       *[other] Noch eine Karte für { $price } Krom sammeln
    }
choice-shuffle =
    { $n ->
        [one] { $n } abgelegte Karte in den Sammelstapel mischen
       *[other] { $n } abgelegte Karten in den Sammelstapel mischen
    }
choice-hunt = „{ $card }“ jagen: { $dice } Würfel, mindestens { $value }, für { $reward }
choice-hunt-again = Noch einmal jagen
choice-climb = Klettern: die Würfel werfen
choice-extra-dice =
    { $n ->
        [0] Keine Würfel dazu
       *[other] { $n } Würfel dazu für { $price } Krom
    }
choice-take-combination = Belohnung nehmen ({ $name }): { $reward }
choice-take-dice = Belohnung jetzt nehmen
choice-reroll =
    { $n ->
        [0] Für { $price } Krom nachwürfeln
       *[other] { $n } Würfel für { $price } Krom nachwürfeln
    }
choice-lift = Eine { $face } aufnehmen
choice-realise = „{ $card }“ verwirklichen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $cost }{ $symbol }
choice-play = „{ $card }“ spielen: { $effect }{ $symbol }
choice-stop-robbing = Gut sein lassen
choice-rob = { $who } ausrauben: { $goods }
choice-target = { $who }
choice-give = { $goods } abgeben
choice-take = { $goods } nehmen
choice-reward = { $goods }

refuse-must-move = du musst den Ort wechseln
refuse-not-the-cave = in der ersten Runde kann niemand die Höhle wählen
refuse-character-taken = { $who } hat diesen Charakter
refuse-evolution-place = nur { $place_in }
refuse-evolution-cost = du hast { $goods } zu wenig
refuse-only-in-combat = nur in einem Kampf
refuse-only-as-counter = nur als Antwort auf eine fremde Karte
refuse-card-place = nur { $place_in }
refuse-cannot-give = so viel hast du nicht: { $goods }
refuse-no-target = es gibt niemanden, den sie treffen könnte
refuse-target-lacks = so viel hat { $who } nicht: { $goods }
refuse-target-elsewhere = { $who } ist an einem anderen Ort
refuse-no-counter = diese Karte ist kein Konter
refuse-no-combat-card = diese Karte ist keine Kampfkarte
refuse-nothing-to-rob = { $who } hat davon nichts
refuse-act-first = zuerst kommt die Aktion des Ortes
refuse-not-both = ausruhen oder einkaufen, nie beides, und nur einmal
refuse-one-hunt = nur eine Jagd je Phase
refuse-already-acted = die Aktion des Ortes gibt es nur einmal je Phase
refuse-too-few-krom = das kostet { $price } Krom, du hast { $krom }
refuse-unhurt = du hast schon alle Lebenspunkte
refuse-no-bonus-left = es gibt keine Bonuskarte mehr zu ziehen
refuse-supply-empty = im Vorrat ist nichts mehr davon: { $kind }
refuse-nothing-to-shuffle = die Ablage ist leer
refuse-shuffle-first = nur vor der ersten Karte
refuse-no-more-cards = nie mehr als { $n } Karten
refuse-dice-in-hand = wirf erst die Würfel in deiner Hand
refuse-no-more-rerolls = alle { $n } Nachwürfe sind verbraucht
refuse-lift-first = nimm erst die Würfel auf, die du nachwürfeln willst

log-character = { $seat } spielt { $character }.
log-round = Runde { $round }
log-got-up =
    { $hit_points ->
        [one] { $seat } steht mit { $hit_points } Lebenspunkt wieder auf.
       *[other] { $seat } steht mit { $hit_points } Lebenspunkten wieder auf.
    }
log-moved = { $seat } geht { $place_to }.
log-kromosaurus-moved = Der Kromosaurier geht { $place_to }.
log-kromosaurus-stays = Der Kromosaurier bleibt { $place_in }.
log-combat = Kampf { $place_in }: { $fighters }.
score = { $who } { $total }
log-combat-dice = Gewürfelt: { $scores }.
log-combat-won = { $fighter } gewinnt mit { $total }.
log-weight-decided = Gleichstand: { $fighter } gewinnt nach Gewicht.
log-kromosaurus-wounded =
    { $amount ->
        [0] Der Kromosaurier hat nichts gespürt und bleibt bei { $hit_points }.
        [one] Der Kromosaurier verliert { $amount } Lebenspunkt und hat noch { $hit_points }.
       *[other] Der Kromosaurier verliert { $amount } Lebenspunkte und hat noch { $hit_points }.
    }
log-trophy-taken = Der Kromosaurier ist besiegt! { $seat } nimmt ihn als Trophäe.
log-trophy-passed = { $to_seat } nimmt { $seat } die Trophäe ab.
log-stunned = { $seat } geht bewusstlos zu Boden.
log-phase = { $seat } ist { $place_in } dran.
log-gained = { $seat } bekommt { $goods }.
log-lost = { $seat } verliert { $goods }.
log-cold = { $seat } bibbert.
log-warmth = { $seat } wärmt sich am Feuer.
log-robbed = { $seat } raubt { $victim } aus: { $goods }.
log-stole = { $seat } stiehlt { $victim } { $goods }.
log-swapped = { $seat } gibt { $target } { $give } und nimmt { $take }.
log-robbed-bonus = { $seat } raubt { $victim } eine Bonuskarte.
log-robbed-bonus-card = { $seat } raubt { $victim } eine Bonuskarte: „{ $card }“.
log-drew-bonus = { $seat } zieht eine Bonuskarte.
log-drew-bonus-card = { $seat } zieht eine Bonuskarte: „{ $card }“.
log-played = { $seat } spielt „{ $card }“: { $effect }.
log-played-target = { $seat } spielt „{ $card }“ gegen { $target }: { $effect }.
log-countered = { $seat } kontert „{ $countered }“ mit „{ $card }“.
log-cancelled = „{ $card }“ bewirkt nichts.
log-rolled-more = { $seat } würfelt dazu: { $dice }.
log-total = { $seat } steht jetzt bei { $total }.
log-rested = { $seat } ruht sich aus.
log-bought = { $seat } kauft für { $price } Krom ein: { $kind }.
log-picked =
    { $price ->
        [0] { $seat } findet „{ $card }“.
       *[other] { $seat } zahlt { $price } Krom und findet „{ $card }“.
    }
log-shuffled = Der { $deck } wird mit seiner Ablage neu gemischt.
log-hunting =
    { $extra ->
        [0] { $seat } jagt „{ $card }“.
        [one] { $seat } jagt „{ $card }“ und kauft { $extra } Würfel für { $price } Krom dazu.
       *[other] { $seat } jagt „{ $card }“ und kauft { $extra } Würfel für { $price } Krom dazu.
    }
log-caught =
    { $n ->
        [one] { $sum }, nötig war { $value }. { $seat } erlegt „{ $card }“!
       *[other] { $dice }: { $sum }, nötig war { $value }. { $seat } erlegt „{ $card }“!
    }
log-missed =
    { $n ->
        [one] { $sum }, nötig war { $value }. „{ $card }“ entwischt, { $seat } geht leer aus.
       *[other] { $dice }: { $sum }, nötig war { $value }. „{ $card }“ entwischt, { $seat } geht leer aus.
    }
log-rerolled = { $seat } zahlt { $price } Krom, behält { $kept } und würfelt { $dice } nach.
log-climbing = { $seat } würfelt: { $dice } auf dem Tisch.
log-climbed = { $seat } nimmt { $dice }: { $combination }.
log-realised =
    { $points ->
        [one] { $seat } verwirklicht „{ $card }“ für { $cost }: { $points } Punkt, { $total } insgesamt.
       *[other] { $seat } verwirklicht „{ $card }“ für { $cost }: { $points } Punkte, { $total } insgesamt.
    }
log-revealed = Neu in der Auslage ({ $row }): „{ $card }“.
log-won =
    { $points ->
        [one] Sieg für { $seats } mit { $points } Punkt!
       *[other] Sieg für { $seats } mit { $points } Punkten!
    }
