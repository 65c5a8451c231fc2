# Above and Below in the terminal.

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
