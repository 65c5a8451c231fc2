# Above and Below in the terminal.

above-village-0 = Flaque
above-village-1 = Creux
above-village-2 = Chardon
above-village-3 = Braises
above-begins = commence
above-round = Manche { $round } sur { $rounds }
above-cider = cidre sur le plateau
above-passed = a passé
above-coins = pièces
above-people = habitants
above-beds = lits
above-income = revenu
above-reputation = réput.
above-caves = grottes
above-points = points
above-villagers = Villageois
above-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
above-ready = prêts
above-exhausted = épuisés
above-injured = blessés
above-stock = Stock
above-track = piste
above-on-sale = en vente : { $item }
above-above = En haut
above-below = En bas
above-others = Les autres
above-houses = Maisons
above-outposts = Avant-postes
above-keys = À clé
above-stars = À étoile
above-trainees = À former
above-piles = Pioches
above-piles-line = maisons { $houses } · avant-postes { $outposts } · villageois { $villagers } · grottes { $caves }

above-fact-beds =
    { $n ->
        [one] { $n } lit
       *[other] { $n } lits
    }
above-fact-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
above-fact-income = +{ $n } revenu
above-fact-potion =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
above-fact-potion-each-round = { $n } potion par manche
above-fact-reputation = +{ $n } réputation
above-fact-building-coin = +{ $n } pièce par bâtiment suivant
above-fact-reroll =
    { $n ->
        [one] { $n } relance
       *[other] { $n } relances
    }
above-fact-encounter-coin = +{ $n } pièce par succès sous terre
above-fact-trained-ready = les recrues arrivent prêtes
above-fact-drinks-as-coins = les boissons valent des pièces
above-fact-per = { $n } par { $thing }
above-fact-income-per = +{ $n } revenu par { $thing } sur la piste
above-fact-refill = { $goods }, qui revient
above-fact-goods = { $goods }, une fois
above-thing-mushroom = champignon
above-thing-fish = poisson
above-thing-fruit = fruit
above-thing-rope = corde
above-thing-pot = pot
above-thing-paper = papier
above-thing-ore = minerai
above-thing-amethyst = améthyste
above-thing-cider = cidre
above-thing-potion = potion
above-thing-house = maison
above-thing-outpost = avant-poste
above-thing-building = bâtiment
above-thing-villager = villageois
above-thing-special = villageois spécial
above-thing-kind = sorte
above-thing-empty-cave = grotte vide
above-kind-villager = villageois
above-kind-start = maison de départ
above-kind-house = maison, coût { $cost }
above-kind-outpost = avant-poste, coût { $cost }
above-kind-key = maison à clé, coût { $cost }
above-kind-star = maison à étoile, coût { $cost }

above-book = Le livre
above-number = n° { $n }
above-reads = { $reader } lit pour { $who }.
above-explorers = En bas
above-lanterns =
    { $n ->
        [one] { $n } lanterne
       *[other] { $n } lanternes
    }
above-total = { $n } lanternes (bonus { $bonus }), seuils { $targets }
above-exerted = effort
above-gone = hors jeu
above-succeeded = succès
above-failed = échec
above-won =
    { $winners ->
        [one] Victoire de { $who } ! { $points } points (A34).
       *[other] Victoire partagée de { $who } ! { $points } points chacun (A34, A35).
    }
above-source-track = piste
above-source-buildings = bât.
above-source-printed = impr.
above-source-bonuses = bonus
above-source-reputation = réput.
above-source-rank = rang
