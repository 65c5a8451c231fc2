# Above and Below in the terminal.

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
