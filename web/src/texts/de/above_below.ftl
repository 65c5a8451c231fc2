# Above and Below in the browser: the village, the market, the actions.
above_below-thing-mushroom = Pilz
above_below-thing-fish = Fisch
above_below-thing-fruit = Frucht
above_below-thing-rope = Seil
above_below-thing-pot = Topf
above_below-thing-paper = Papier
above_below-thing-ore = Erz
above_below-thing-amethyst = Amethyst
above_below-thing-cider = Cidre
above_below-thing-potion = Trank
above_below-thing-coins = Münzen
above_below-thing-bed = Betten
above_below-thing-lantern = Laternen
above_below-thing-points = Punkte
above_below-thing-reputation = Ruf

## Things and cards

above_below-points-per =
    { $n ->
        [one] { $n } Punkt je { $thing }
       *[other] { $n } Punkte je { $thing }
    }
above_below-cost = kostet { $n }
above_below-cost-far = kostet { $n }, du hast { $purse }
above_below-look = { $card } ansehen
above_below-kind-start = erstes Haus
above_below-kind-house = Haus
above_below-kind-outpost = Außenposten
above_below-kind-key = Schlüsselhaus
above_below-kind-star = Sternhaus
above_below-special-liquid-woman = Kommt sie dazu, kostet das 1 Ruf. Man redet über die Pfützen.
above_below-special-glogo = Hat einen Hammer und baut für 1 Münze weniger.
above_below-special-cave-cat = Für eine Aktion benannt, würfelt sie: bei 1 oder 2 legt sie sich lieber hin.
above_below-special-metal-man = Ruht jede Nacht im eigenen Bett. Kein anderes Bett, kein Cidre, kein Trank.

## The market

above_below-market = Markt
above_below-houses = Häuser
above_below-outposts = Außenposten
above_below-keys = Schlüssel
above_below-stars = Sterne
above_below-deck = Stapel { $n }
above_below-refresh-houses = Vier neue Häuser für 1 Münze
above_below-refresh-outposts = Vier neue Außenposten für 1 Münze
above_below-new-houses = 4 neue
above_below-new-outposts = 4 neue
above_below-specials = Besondere
above_below-special-left = { $who }: { $n } da unten
above_below-within-reach = { $n } erschwinglich

## The village

above_below-your-village = Dein Dorf
above_below-village-of = Das Dorf von { $who }
above_below-buildings = { $n } Gebäude
above_below-ripe =
    { $n ->
        [0] nichts ist reif
        [one] { $n } Ware ist reif
       *[other] { $n } Waren sind reif
    }
above_below-above = Über der Erde
above_below-below = Unter der Erde
above_below-next-house = nächstes Haus
above_below-to-harvest = { $goods } zu ernten
above_below-room = Platz für einen Außenposten
above_below-next-cave = Nächste Höhle
above_below-next-cave-note = Die oberste Höhlenkarte. Ein Würfel bestimmt, welche ihrer sechs Begegnungen es wird.
above_below-caves-left =
    { $n ->
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }
above_below-stall = Bei den Nachbarn zu kaufen
above_below-sells = { $who } verkauft { $item }
above_below-buy = bieten

## The villagers

above_below-people = Bewohner
above_below-ready = Bereit
above_below-exhausted = Erschöpft
above_below-injured = Verletzt
above_below-rest = Die Nacht
above_below-beds-tired = { $beds } Betten, { $tired } müde
above_below-awake =
    { $n ->
        [one] sind alle { $all } müde, liegt { $n } wach
       *[other] sind alle { $all } müde, liegen { $n } wach
    }
above_below-all-sleep = ein Bett für jeden der { $all }
above_below-to-train = Auszubilden
above_below-for-coins = gegen Münzen

## Actions

above_below-pass = Passen
above_below-question = Die Frage
above_below-note-explore = 2 oder mehr gehen
above_below-note-build = mit einem Hammer
above_below-note-train = ab { $n } Münzen
above_below-note-labor = je 1 Münze
above_below-cider-waits = Wer zuerst arbeitet, bekommt den Cidre.
above_below-note-pass = für diese Runde
above_below-doing-name-explore = Erkunden
above_below-doing-name-build = Bauen
above_below-doing-name-harvest = Ernten
above_below-doing-name-train = Ausbilden
above_below-doing-name-labor = Arbeiten
above_below-doing-build = Bauen
above_below-doing-train = Ausbilden
above_below-doing-harvest = Ernten
above_below-doing-price = Ein Gebot
above_below-doing-answer = Ein Angebot
above_below-doing-pay = Bezahlen
above_below-hint-name-explore = Klick auf die Bereiten, die hinuntergehen.
above_below-hint-name-build = Klick auf jemanden mit Hammer.
above_below-hint-name-harvest = Klick auf alle, die gehen; jeder bringt eine Ware.
above_below-hint-name-train = Klick auf jemanden mit Feder.
above_below-hint-name-labor = Klick auf alle, die arbeiten.
above_below-hint-build = Wähle eine Karte im Markt.
above_below-hint-train = Wähle jemanden aus der Reihe.
above_below-hint-harvest = Welche Ware, und wohin?
above_below-hint-price = Wie viele Münzen?
above_below-named = Bisher benannt
above_below-nobody-yet = Noch niemand.
above_below-to-stock = Vorrat
above_below-to-sale = Verkauf
above_below-to-track = Leiste
above_below-last-story = Die letzte Geschichte

## What one owns

above_below-store = Münzen und Waren
above_below-income = Einkommen { $n }
above_below-income-note = Was das nächste Einkommen bringt, so wie es steht
above_below-income-word = Münzen
above_below-stock = Vorrat
above_below-stock-empty = Noch nichts.
above_below-for-sale = zu verkaufen
above_below-track = Leiste
above_below-track-note =
    { $more ->
        [0] { $points } Punkte, Einkommen { $base }
       *[other] { $points } Punkte, Einkommen { $base } + { $more }
    }
above_below-points-each = Punkte
above_below-slot = Platz { $slot }, { $points } Punkte je Ware: { $goods }

## The others

above_below-round = Runde
above_below-round-of = Runde { $n } von { $all }
above_below-rank-note =
    { $n ->
        [2] Platz 1 bringt 3
       *[other] Rang bringt 5, 3, 2
    }
above_below-visit = { $who } besuchen
above_below-passed = gepasst
above_below-first = beginnt die Runde
above_below-points-now = Punkte, so wie es steht
above_below-points-so-far =
    { $n ->
        [one] { $n } Punkt bisher
       *[other] { $n } Punkte bisher
    }

## Learning by playing

learn-actions = Du bist dran: eine Aktion mit Bewohnern, die bereit sind, oder passen für diese Runde. Zeig auf eine Aktion, und was sie brauchen kann, leuchtet auf. Vorher darfst du handeln, Waren auf die Leiste legen oder eine neue Reihe kommen lassen, umsonst oder fast.
learn-name-explore = Zum Erkunden gehen zwei oder mehr. Die Zahlen über den kleinen Lampen sagen, was ein Würfel bringt: 4+ über zwei Lampen heißt zwei Laternen bei 4, 5 oder 6. Mehr Leute, mehr Licht, und weniger, die das Essen kochen.
learn-name-build = Wer einen Hammer hat, baut. Ein + am Hammer spart eine Münze. Wer ihn schwingt, ist für heute müde.
learn-name-harvest = Jeder Bewohner bringt eine Ware von deinen Gebäuden ein. Die mit dem runden Pfeil wachsen zur nächsten Runde nach.
learn-name-train = Wer eine Feder hat, lehrt. Ein + an der Feder spart eine Münze.
learn-name-labor = Wer arbeitet, bringt eine Münze. Wer in der Runde als Erster arbeitet, bekommt auch den Cidre; daher die Eile.
learn-build = Häuser stehen oben, Außenposten brauchen unten eine leere Höhle. Eine volle Münze kannst du bezahlen, eine leere nicht. In Betten ruht man aus, Lorbeer sind Punkte, und jedes Gebäude zählt schon für sich einen Punkt.
learn-train = Der Neue kostet, was sein Platz sagt, und kommt müde von der Reise an. Zähl vorher deine Betten.
learn-harvest = Der Vorrat bewahrt die Ware auf, der Verkaufsplatz zeigt sie den Nachbarn, die Leiste macht Punkte daraus und hebt dein Einkommen. Neue Sorten füllen die Leiste von links, und spätere Plätze sind mehr wert.
learn-price = Mindestens 3 Münzen. Man darf dir absagen, und noch einmal fragen kostet mehr. So ist der Markt.
learn-answer = Jemand will haben, was du verkaufst. Nimmst du an, gehören die Münzen dir. »Diese Runde alles ablehnen« erspart dir die Frage.
learn-pay = In deinem Dorf gelten Getränke als Münzen. Behalt die, die du in der Nacht brauchst.

## Passing beforehand

above_below-passing = Diese Runde alles ablehnen
above_below-passing-note = Wer haben will, was du verkaufst, bekommt eine Absage, bis die Runde vorbei ist.

# The book, the night and the end.
