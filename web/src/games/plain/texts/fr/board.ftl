# Le plateau simple : pour tout jeu qui n’a pas le sien.

plain-figures = Les chiffres
plain-common = Sur la table
plain-mine = À vous
plain-nothing = Rien qui ne soit qu’à vous.
plain-many =
    { $n ->
        [one] { $n } élément
       *[other] { $n } éléments
    }

## The end

plain-end = La fin
plain-end-won =
    { $n ->
        [0] Personne ne gagne.
        [one] { $who } gagne !
       *[other] { $who } gagnent ensemble !
    }
plain-rematch = Encore une !
plain-dice-title = Les dés
plain-dice-total =
    { $n ->
        [one] { $n } dé lancé ; à parts égales, chaque face tomberait { $even } fois.
       *[other] { $n } dés lancés ; à parts égales, chaque face tomberait { $even } fois.
    }

## What games often call a thing; a game says its own names as “view-…”

plain-view-active = Joue maintenant
plain-view-bank = Banque
plain-view-cards = Cartes
plain-view-coins = Pièces
plain-view-dice = Dés
plain-view-die = Dé
plain-view-discards = Défausse
plain-view-first = En premier
plain-view-goal = But
plain-view-hand = Main
plain-view-market = Marché
plain-view-order = Ordre
plain-view-pile = Pioche
plain-view-piles = Pioches
plain-view-place = Lieu
plain-view-points = Points
plain-view-ready = Prêt
plain-view-rolled = Lancés
plain-view-round = Manche
plain-view-row = Rangée
plain-view-score = Points
plain-view-scores = Points
plain-view-supply = Réserve
plain-view-total = Total
plain-view-trophies = Trophées
plain-view-turn = Tour
