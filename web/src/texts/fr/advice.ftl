# Les conseils de l’Ancienne pendant la partie, et l’analyse après.

## Hints

hint-title = Le conseil de l’Ancienne
hint-thinking = L’Ancienne regarde la table un moment…
hint-best = Le mieux
hint-second = Sinon
hint-chance =
    { $tens ->
        [0] ne gagne presque jamais ({ $percent })
        [10] gagne presque toujours ({ $percent })
       *[other] gagne environ { $tens } fois sur 10 ({ $percent })
    }
hint-note = Une estimation de l’Ancienne, d’après ce que vous voyez.
until-krom = à la fin de la manche
until-gletscher = à la fin du tour
until-above_below = à la fin de la manche
than-second = qu’avec le second choix
why-gain = En moyenne, { $until } : { $gain } { $than }.
why-gain-cost = En moyenne, { $until } : { $gain }, mais { $cost } { $than }.
why-cost = En moyenne, { $until } : { $cost } { $than }, et pourtant le premier gagne plus souvent.
why-cost-same = En moyenne, { $until } : { $cost } { $than }, et pourtant les deux gagnent à peu près aussi souvent.
why-same = Les deux reviennent à peu près au même { $until }.
why-worse = Les autres ont tout de suite paru moins bons.

## After the game

analysis-note = Comment la partie a-t-elle basculé ? Les bots la parcourent et estiment les chances de chacun, moment par moment.
analysis-begin = Analyser la partie
analysis-progress = Les bots parcourent la partie…
analysis-chances = Chances de gagner
analysis-span =
    { $n ->
        [one] de la première réponse à la dernière ; { $n } moment
       *[other] de la première réponse à la dernière ; { $n } moments
    }
analysis-turns =
    { $n ->
        [0] Aucun tournant
        [one] Le tournant
       *[other] Les { $n } tournants
    }
analysis-change = { $who } : de { $before } à { $after }
analysis-figures = Les chiffres
analysis-moment = Moment
analysis-how = À partir de chaque moment, la partie a été poursuivie plusieurs fois, sur un tour de table environ ; ce qu’il y a alors sur la table donne les chances de chacun. C’est une estimation, pas un verdict.

## Why

why-krom-points-more =
    { $n ->
        [one] { $n } point de plus
       *[other] { $n } points de plus
    }
why-krom-points-less =
    { $n ->
        [one] { $n } point de moins
       *[other] { $n } points de moins
    }
why-krom-ahead-more = en tête { $n } fois de plus sur 10
why-krom-ahead-less = en tête { $n } fois de moins sur 10
why-krom-rival-more =
    { $n ->
        [one] { $n } point de plus pour le meilleur rival
       *[other] { $n } points de plus pour le meilleur rival
    }
why-krom-rival-less =
    { $n ->
        [one] { $n } point de moins pour le meilleur rival
       *[other] { $n } points de moins pour le meilleur rival
    }
why-krom-resources-more =
    { $n ->
        [one] { $n } ressource de plus
       *[other] { $n } ressources de plus
    }
why-krom-resources-less =
    { $n ->
        [one] { $n } ressource de moins
       *[other] { $n } ressources de moins
    }
why-krom-cards-more =
    { $n ->
        [one] { $n } carte Bonus de plus
       *[other] { $n } cartes Bonus de plus
    }
why-krom-cards-less =
    { $n ->
        [one] { $n } carte Bonus de moins
       *[other] { $n } cartes Bonus de moins
    }
why-krom-stunned-more = K.-O. { $n } fois de plus sur 10
why-krom-stunned-less = K.-O. { $n } fois de moins sur 10
why-krom-beaten-more = une défaite au combat { $n } fois de plus sur 10
why-krom-beaten-less = une défaite au combat { $n } fois de moins sur 10
why-krom-krom-more =
    { $n ->
        [one] { $n } krom de plus
       *[other] { $n } kroms de plus
    }
why-krom-krom-less =
    { $n ->
        [one] { $n } krom de moins
       *[other] { $n } kroms de moins
    }
why-krom-hit-points-more =
    { $n ->
        [one] { $n } point de vie de plus
       *[other] { $n } points de vie de plus
    }
why-krom-hit-points-less =
    { $n ->
        [one] { $n } point de vie de moins
       *[other] { $n } points de vie de moins
    }

why-gletscher-trophies-more =
    { $n ->
        [one] { $n } trophée de plus
       *[other] { $n } trophées de plus
    }
why-gletscher-trophies-less =
    { $n ->
        [one] { $n } trophée de moins
       *[other] { $n } trophées de moins
    }
why-gletscher-rival-more =
    { $n ->
        [one] { $n } trophée de plus pour le meilleur rival
       *[other] { $n } trophées de plus pour le meilleur rival
    }
why-gletscher-rival-less =
    { $n ->
        [one] { $n } trophée de moins pour le meilleur rival
       *[other] { $n } trophées de moins pour le meilleur rival
    }
why-gletscher-clan-more =
    { $n ->
        [one] { $n } carte Clan de plus
       *[other] { $n } cartes Clan de plus
    }
why-gletscher-clan-less =
    { $n ->
        [one] { $n } carte Clan de moins
       *[other] { $n } cartes Clan de moins
    }
why-gletscher-wounded-more =
    { $n ->
        [one] { $n } carte blessée de plus
       *[other] { $n } cartes blessées de plus
    }
why-gletscher-wounded-less =
    { $n ->
        [one] { $n } carte blessée de moins
       *[other] { $n } cartes blessées de moins
    }
why-gletscher-weapons-more =
    { $n ->
        [one] { $n } arme de plus
       *[other] { $n } armes de plus
    }
why-gletscher-weapons-less =
    { $n ->
        [one] { $n } arme de moins
       *[other] { $n } armes de moins
    }
why-gletscher-fate-more =
    { $n ->
        [one] { $n } carte Destin de plus
       *[other] { $n } cartes Destin de plus
    }
why-gletscher-fate-less =
    { $n ->
        [one] { $n } carte Destin de moins
       *[other] { $n } cartes Destin de moins
    }
why-gletscher-food-more =
    { $n ->
        [one] { $n } unité de nourriture de plus
       *[other] { $n } unités de nourriture de plus
    }
why-gletscher-food-less =
    { $n ->
        [one] { $n } unité de nourriture de moins
       *[other] { $n } unités de nourriture de moins
    }
why-gletscher-ready-more =
    { $n ->
        [one] { $n } carte Clan prête de plus
       *[other] { $n } cartes Clan prêtes de plus
    }
why-gletscher-ready-less =
    { $n ->
        [one] { $n } carte Clan prête de moins
       *[other] { $n } cartes Clan prêtes de moins
    }

why-above_below-points-more =
    { $n ->
        [one] { $n } point de plus
       *[other] { $n } points de plus
    }
why-above_below-points-less =
    { $n ->
        [one] { $n } point de moins
       *[other] { $n } points de moins
    }
why-above_below-villagers-more = { $n } villageois de plus
why-above_below-villagers-less = { $n } villageois de moins
why-above_below-injured-more =
    { $n ->
        [one] { $n } blessé de plus
       *[other] { $n } blessés de plus
    }
why-above_below-injured-less =
    { $n ->
        [one] { $n } blessé de moins
       *[other] { $n } blessés de moins
    }
why-above_below-ready-more =
    { $n ->
        [one] { $n } villageois prêt de plus
       *[other] { $n } villageois prêts de plus
    }
why-above_below-ready-less =
    { $n ->
        [one] { $n } villageois prêt de moins
       *[other] { $n } villageois prêts de moins
    }
why-above_below-caves-more =
    { $n ->
        [one] { $n } grotte vide de plus
       *[other] { $n } grottes vides de plus
    }
why-above_below-caves-less =
    { $n ->
        [one] { $n } grotte vide de moins
       *[other] { $n } grottes vides de moins
    }
why-above_below-goods-more =
    { $n ->
        [one] { $n } marchandise de plus en stock
       *[other] { $n } marchandises de plus en stock
    }
why-above_below-goods-less =
    { $n ->
        [one] { $n } marchandise de moins en stock
       *[other] { $n } marchandises de moins en stock
    }
why-above_below-coins-more =
    { $n ->
        [one] { $n } pièce de plus
       *[other] { $n } pièces de plus
    }
why-above_below-coins-less =
    { $n ->
        [one] { $n } pièce de moins
       *[other] { $n } pièces de moins
    }
why-above_below-reputation-more =
    { $n ->
        [one] { $n } cran de réputation de plus
       *[other] { $n } crans de réputation de plus
    }
why-above_below-reputation-less =
    { $n ->
        [one] { $n } cran de réputation de moins
       *[other] { $n } crans de réputation de moins
    }
