# Krom in the terminal.

krom-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    } · { $goal } points pour gagner
krom-race = La course
krom-hit-points = vie
krom-kg = { $weight } kg
krom-cards = cartes
krom-points = points
krom-stunned = à terre
krom-trophy = trophée
krom-realised = Réalisées
krom-kromosaurus = Kromosaure
krom-ties = Égalités : ▲ au plus lourd, ▼ au plus léger.
krom-not-here = rôde encore ailleurs
krom-pile = paquet { $n }
krom-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
krom-preys = Proies
krom-need =
    { $dice ->
        [one] { $dice } dé, { $value }+
       *[other] { $dice } dés, { $value }+
    }
krom-hand = En main
krom-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
krom-no-cards = aucune carte Bonus
krom-known = Vous savez que { $who } a « { $card } ».
krom-supply = Réserve
krom-unlimited = illimitée
krom-piles = paquet Cueillette { $picking } · paquet Bonus { $bonus }
krom-combat = Combat
krom-in-play = En jeu
krom-plays = { $who } joue « { $card } » : { $effect }
krom-plays-on = { $who } joue « { $card } » sur { $target } : { $effect }
krom-dice = Dés
krom-lifted = à relancer :
krom-won-goal = Victoire de { $who } ! Avec { $points } points, l’objectif de { $goal } est atteint (K26), à la manche { $round }.
krom-won-end =
    { $winners ->
        [one] Victoire de { $who } ! Personne n’a atteint l’objectif de { $goal }, mais { $points } points sont le meilleur score (K37).
       *[other] Victoire partagée : { $who } ! Personne n’a atteint l’objectif de { $goal } ; ils ont { $points } points chacun (K37).
    }
krom-source = d’où
