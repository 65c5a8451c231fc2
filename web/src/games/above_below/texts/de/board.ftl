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
above_below-income-of = Einkommen { $n }
above_below-income-note = Was das nächste Einkommen bringt, so wie es steht
above_below-income-word = Münzen
above_below-stock = Vorrat
above_below-stock-empty = Noch nichts.
above_below-for-sale = zu verkaufen
above_below-track = Leiste
above_below-track-note =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $more ->
        [0] Einkommen { $base }
       *[other] Einkommen { $base } + { $more }
    }
above_below-points-each = Punkte
above_below-slot =
    { $points ->
        [one] Platz { $slot }, { $points } Punkt je Ware: { $goods }
       *[other] Platz { $slot }, { $points } Punkte je Ware: { $goods }
    }

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
learn-answer = Jemand will haben, was du verkaufst. Nimmst du an, gehören die Münzen dir. »Angebote ablehnen« erspart dir die Frage.
learn-pay = In deinem Dorf gelten Getränke als Münzen. Behalt die, die du in der Nacht brauchst.

## Passing beforehand

above_below-passing = Angebote ablehnen
above_below-passing-note = Wer haben will, was du verkaufst, bekommt eine Absage, bis die Runde vorbei ist.

# The book, the night and the end.

## The book

above_below-book = Das Buch
above_below-opening = Der Würfel wählt die Seite …
above_below-page = Seite { $n }
above_below-cave-rolled = Die Höhlenkarte: Eine { $die } öffnet Seite { $page }
above_below-step-story = Geschichte
above_below-step-choice = Wahl
above_below-step-lanterns = Laternen
above_below-step-outcome = Was daraus wurde
above_below-you-read = Du liest { $to } vor
above_below-reads-to-you = { $who } liest dir vor
above_below-reads = { $who } liest { $to } vor
above_below-read-aloud = Vorlesen
above_below-read-stop = Nicht weiterlesen
above_below-costs = kostet
above_below-needs = nur mit
above_below-bonus-now =
    { $n ->
        [one] +{ $n } Laterne für diese Gruppe
       *[other] +{ $n } Laternen für diese Gruppe
    }
above_below-hidden = Lohn verdeckt
above_below-explorers = Wer hinabgestiegen ist
above_below-exerted = hat alles gegeben, ist verletzt
above_below-gone = ist verletzt nach Hause gegangen
above_below-reroll = Neu würfeln
above_below-exert = Alles geben
above_below-injure = Ist verletzt
above_below-lit =
    { $n ->
        [one] { $n } Laterne
       *[other] { $n } Laternen
    }
above_below-lanterns =
    { $n ->
        [one] Laterne
       *[other] Laternen
    }
above_below-sum-bonus = { $n } dazu
above_below-sum-exerted = { $n } durch Anstrengung
above_below-target-reached = Ziel { $n } erreicht
above_below-target-missing = Zum Ziel { $n } fehlen { $more }
above_below-more = noch { $n }
above_below-stop-at = Bei { $n } bleiben
above_below-target-pays = Ziel { $n } zahlt
above_below-fails-so = so scheitert es
above_below-well = Es geht gut aus
above_below-badly = Es geht schief
above_below-lit-for =
    { $n ->
        [one] { $n } Laterne, { $target } waren nötig
       *[other] { $n } Laternen, { $target } waren nötig
    }
above_below-lit-short =
    { $n ->
        [one] nur { $n } Laterne, { $target } waren nötig
       *[other] nur { $n } Laternen, { $target } waren nötig
    }
above_below-gained = Gewonnen
above_below-lost = Verloren
above_below-won-special = { $who } zieht ins Dorf
above_below-won-villager = der günstigste Bewohner kommt mit
above_below-won-cave = eine Höhle mehr
above_below-won-building = ein Gebäude bis { $most } Münzen, umsonst
above_below-hurt =
    { $n ->
        [one] jemand wird verletzt
       *[other] { $n } werden verletzt
    }
above_below-goes-on = Die Geschichte geht weiter.
above_below-cave-won = Die Höhle ist gewonnen: Platz für einen Außenposten.
above_below-cave-lost = Die Höhlenkarte kommt unter den Stapel.
above_below-shut = Buch zuklappen
above_below-look-at = { $card } ansehen
above_below-out-of-reach =
    { $n ->
        [one] { $n } Gebäude ist heute nichts für dich
       *[other] { $n } Gebäude sind heute nichts für dich
    }

## The night

above_below-night = Die Nacht nach Runde { $n }
above_below-morning = Der Morgen von Runde { $next }
above_below-last-evening = Der letzte Abend
above_below-night-step-drink = Getränke
above_below-night-step-beds = Betten
above_below-night-step-shelve = Die Leiste
above_below-night-step-income = Einkommen, Nachwuchs
above_below-night-step-scoring = Wertung
above_below-begin-round = Auf in Runde { $n }
above_below-night-ready = Bereit { $n }
above_below-night-exhausted = Erschöpft { $n }
above_below-night-injured = Verletzt { $n }
above_below-nobody = niemand
above_below-beds-left = { $n } von { $beds } Betten frei
above_below-beds-short = Mehr Schläfer als Betten: Wer wach bleibt, bleibt, wie er ist.
above_below-slept-none = niemand brauchte ein Bett
above_below-not-yet-slept = noch wach
above_below-shelved = auf die Leiste:
above_below-income = Einkommen
above_below-income-to-come = Nächstes Einkommen
above_below-income-track =
    { $n ->
        [0] leere Leiste
        [one] { $n } Sorte auf der Leiste
       *[other] { $n } Sorten auf der Leiste
    }
above_below-refilled = nachgewachsen:
above_below-track-points =
    { $n ->
        [one] { $n } Punkt für jede Ware hier
       *[other] { $n } Punkte für jede Ware hier
    }
above_below-track-legend = Oben: Punkte je Ware. Unten: das Einkommen, sobald dieses Feld belegt ist.

## The end

above_below-end = Das Ende
above_below-won =
    { $n ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen gemeinsam
    }
above_below-lead =
    { $n ->
        [0] Bei Gleichstand nach Punkten.
        [one] Mit einem Punkt Vorsprung.
       *[other] Mit { $n } Punkten Vorsprung.
    }
above_below-rematch = Noch einmal
above_below-sheet = Punkte nach Herkunft
above_below-from-track = Waren auf der Leiste
above_below-from-buildings = Gebäude, je 1
above_below-from-printed = Gedruckte Punkte
above_below-from-bonuses = Punkte je Ding
above_below-from-reputation = Feld der Rufleiste
above_below-from-rank = Rang im Ruf
above_below-total = Summe
above_below-tie-coins = Gleichstand: Münzen
above_below-tie-villagers = Gleichstand: Bewohner
above_below-tie-buildings = Gleichstand: Gebäude
above_below-decided-coins = { $who } haben gleich viele Punkte; die Münzen entscheiden.
above_below-decided-villagers = { $who } haben gleich viele Punkte und Münzen; die Bewohner entscheiden.
above_below-decided-buildings = { $who } haben gleich viele Punkte, Münzen und Bewohner; die Gebäude entscheiden.
above_below-decided-shared = { $who } sind in allem gleich und teilen sich den Sieg.
above_below-pooled =
    { $n ->
        [one] { $who } stehen im Ruf gleich: Die Punkte ihrer Ränge werden zusammengelegt und geteilt, aufgerundet je { $n }.
       *[other] { $who } stehen im Ruf gleich: Die Punkte ihrer Ränge werden zusammengelegt und geteilt, aufgerundet je { $n }.
    }
above_below-plot = Punkte nach jeder Runde
above_below-deeds = Unter der Erde
above_below-deeds-explored =
    { $n ->
        [one] Begegnung
       *[other] Begegnungen
    }
above_below-deeds-won =
    { $n ->
        [one] Höhle gewonnen
       *[other] Höhlen gewonnen
    }
above_below-deeds-exerted =
    { $n ->
        [one] Bewohner hat alles gegeben
       *[other] Bewohner haben alles gegeben
    }
above_below-deeds-rerolled =
    { $n ->
        [one] Würfel neu geworfen
       *[other] Würfel neu geworfen
    }
above_below-dice-title = Alle Würfel
above_below-dice-total = { $n } Würfel; gleichmäßige zeigten jede Zahl { $even }-mal

## Learn by playing

learn-option = Ihr seid unten, und jemand liest dir vor. Jede Möglichkeit zeigt, wie viele Laternen sie braucht; was sie einbringt, bleibt bis zum Schluss verdeckt. Von zwei Zielen zahlt das höhere besser, und nie zahlen beide.
learn-lanterns = Je Erkunder ein Würfel, das gibt Laternen. Zu wenige? Jemand kann alles geben für eine mehr und geht verletzt nach Hause. Manche Häuser erlauben es, einen Würfel neu zu werfen.
learn-injure = Das Buch hat jemanden verletzt. Wähle, wer am ehesten liegen bleiben kann: zwei Nächte, wenn kein Trank da ist.
learn-cheap-building = Ein Gebäude umsonst, aus allem, was offen liegt. Ein Außenposten braucht eine Höhle, die du schon vorher hattest.
learn-drink = Die Nacht beginnt mit Getränken. Ein Trank bringt Verletzte zu den Erschöpften, ein Cidre Erschöpfte zu den Bereiten. Beides hält sich, der Durst auch.
learn-beds = Ein Bett bringt einen Bewohner einen Schritt weiter: verletzt zu erschöpft, erschöpft zu bereit. Es gibt weniger Betten als Müde. Wecke die, die du morgen brauchst.
learn-shelve = Waren auf der Leiste sind Punkte, und jede neue Sorte hebt dein Einkommen für immer. Sorten füllen die Felder von links und wandern nie mehr: erst das Gewöhnliche, weiter rechts das, wovon du viel haben wirst.
learn-over = Das war ein ganzes Spiel. Oben Häuser, unten Geschichten, und irgendwo eine Katze, die dir nichts schuldet. Noch einmal?
