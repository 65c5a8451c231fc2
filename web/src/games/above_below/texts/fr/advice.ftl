# Ce qu’en disent les conseils et l’analyse.

until-above_below = à la fin de la manche
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
