# Above and Below in the terminal.

above-begins = comincia
above-round = Round { $round } di { $rounds }
above-cider = sidro sul tabellone
above-passed = ha passato
above-coins = monete
above-people = abitanti
above-beds = letti
above-income = entrate
above-reputation = reput.
above-caves = grotte
above-points = punti
above-villagers = Abitanti
above-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
above-ready = pronti
above-exhausted = sfiniti
above-injured = feriti
above-stock = Scorta
above-track = tracciato
above-on-sale = in vendita: { $item }
above-above = Sopra
above-below = Sotto
above-others = Gli altri
above-houses = Case
above-outposts = Avamposti
above-keys = Con chiave
above-stars = Con stella
above-trainees = Da istruire
above-piles = Mazzi
above-piles-line = case { $houses } · avamposti { $outposts } · abitanti { $villagers } · grotte { $caves }

above-book = Il libro
above-number = n. { $n }
above-reads = { $reader } legge a { $who }.
above-explorers = Là sotto
above-lanterns =
    { $n ->
        [one] { $n } lanterna
       *[other] { $n } lanterne
    }
above-total = { $n } lanterne (bonus { $bonus }), soglie { $targets }
above-exerted = sforzato
above-gone = fuori
above-succeeded = successo
above-failed = fallimento
above-won =
    { $winners ->
        [one] Vittoria di { $who }! { $points } punti (A34).
       *[other] Vittoria divisa tra { $who }! { $points } punti ciascuno (A34, A35).
    }
above-source-track = tracc.
above-source-buildings = edif.
above-source-printed = stamp.
above-source-bonuses = bonus
above-source-reputation = reput.
above-source-rank = posto
