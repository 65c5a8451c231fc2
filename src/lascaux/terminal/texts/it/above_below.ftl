# Above and Below in the terminal.

above-village-0 = Pozza
above-village-1 = Conca
above-village-2 = Cardo
above-village-3 = Brace
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

above-fact-beds =
    { $n ->
        [one] { $n } letto
       *[other] { $n } letti
    }
above-fact-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
above-fact-income = +{ $n } di entrate
above-fact-potion =
    { $n ->
        [one] { $n } pozione
       *[other] { $n } pozioni
    }
above-fact-potion-each-round = { $n } pozione a round
above-fact-reputation = +{ $n } reputazione
above-fact-building-coin = +{ $n } moneta per edificio successivo
above-fact-reroll =
    { $n ->
        [one] { $n } ritiro
       *[other] { $n } ritiri
    }
above-fact-encounter-coin = +{ $n } moneta per successo là sotto
above-fact-trained-ready = le reclute arrivano pronte
above-fact-drinks-as-coins = le bevande valgono monete
above-fact-per = { $n } per { $thing }
above-fact-income-per = +{ $n } di entrate per { $thing } sul tracciato
above-fact-refill = { $goods }, si rinnova
above-fact-goods = { $goods }, una volta
above-thing-mushroom = fungo
above-thing-fish = pesce
above-thing-fruit = frutto
above-thing-rope = corda
above-thing-pot = vaso
above-thing-paper = carta
above-thing-ore = minerale
above-thing-amethyst = ametista
above-thing-cider = sidro
above-thing-potion = pozione
above-thing-house = casa
above-thing-outpost = avamposto
above-thing-building = edificio
above-thing-villager = abitante
above-thing-special = abitante speciale
above-thing-kind = tipo
above-thing-empty-cave = grotta vuota
above-kind-villager = abitante
above-kind-start = casa iniziale
above-kind-house = casa, costo { $cost }
above-kind-outpost = avamposto, costo { $cost }
above-kind-key = casa con chiave, costo { $cost }
above-kind-star = casa con stella, costo { $cost }

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
