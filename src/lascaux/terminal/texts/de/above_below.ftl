# Above and Below in the terminal.

above-village-0 = Pfütz
above-village-1 = Senke
above-village-2 = Distel
above-village-3 = Glut
above-begins = fängt an
above-round = Runde { $round } von { $rounds }
above-cider = Cidre auf dem Plan
above-passed = gepasst
above-coins = Münzen
above-people = Bewohner
above-beds = Betten
above-income = Einkomm.
above-reputation = Ruf
above-caves = Höhlen
above-points = Punkte
above-villagers = Bewohner
above-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
above-ready = bereit
above-exhausted = erschöpft
above-injured = verletzt
above-stock = Vorrat
above-track = Leiste
above-on-sale = zu verkaufen: { $item }
above-above = Oben
above-below = Unten
above-others = Die anderen
above-houses = Häuser
above-outposts = Außenposten
above-keys = Schlüssel
above-stars = Sterne
above-trainees = Auszubilden
above-piles = Stapel
above-piles-line = Häuser { $houses } · Außenposten { $outposts } · Bewohner { $villagers } · Höhlen { $caves }

above-fact-beds =
    { $n ->
        [one] { $n } Bett
       *[other] { $n } Betten
    }
above-fact-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
above-fact-income = +{ $n } Einkommen
above-fact-potion =
    { $n ->
        [one] { $n } Trank
       *[other] { $n } Tränke
    }
above-fact-potion-each-round = { $n } Trank je Runde
above-fact-reputation = +{ $n } Ruf
above-fact-building-coin = +{ $n } Münze je späterem Gebäude
above-fact-reroll =
    { $n ->
        [one] { $n } neuer Wurf
       *[other] { $n } neue Würfe
    }
above-fact-encounter-coin = +{ $n } Münze je Erfolg unten
above-fact-trained-ready = Ausgebildete kommen bereit
above-fact-drinks-as-coins = Getränke gelten als Münzen
above-fact-per = { $n } je { $thing }
above-fact-income-per = +{ $n } Einkommen je { $thing } auf der Leiste
above-fact-refill = { $goods }, wächst nach
above-fact-goods = { $goods }, einmal
above-thing-mushroom = Pilz
above-thing-fish = Fisch
above-thing-fruit = Frucht
above-thing-rope = Seil
above-thing-pot = Topf
above-thing-paper = Papier
above-thing-ore = Erz
above-thing-amethyst = Amethyst
above-thing-cider = Cidre
above-thing-potion = Trank
above-thing-house = Haus
above-thing-outpost = Außenposten
above-thing-building = Gebäude
above-thing-villager = Bewohner
above-thing-special = besonderem Bewohner
above-thing-kind = Sorte
above-thing-empty-cave = leerer Höhle
above-kind-villager = Bewohner
above-kind-start = erstes Haus
above-kind-house = Haus, Kosten { $cost }
above-kind-outpost = Außenposten, Kosten { $cost }
above-kind-key = Schlüsselhaus, Kosten { $cost }
above-kind-star = Sternhaus, Kosten { $cost }

above-book = Das Buch
above-number = Nr. { $n }
above-reads = { $reader } liest { $who } vor.
above-explorers = Unten
above-lanterns =
    { $n ->
        [one] { $n } Laterne
       *[other] { $n } Laternen
    }
above-total = { $n } Laternen (Bonus { $bonus }), Zielwerte { $targets }
above-exerted = verausgabt
above-gone = fort
above-succeeded = Erfolg
above-failed = Fehlschlag
above-won =
    { $winners ->
        [one] { $who } gewinnt! { $points } Punkte (A34).
       *[other] { $who } gewinnen gemeinsam! Je { $points } Punkte (A34, A35).
    }
above-source-track = Leiste
above-source-buildings = Geb.
above-source-printed = gedr.
above-source-bonuses = Boni
above-source-reputation = Ruf
above-source-rank = Rang
