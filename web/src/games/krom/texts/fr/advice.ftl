# Ce qu’en disent les conseils et l’analyse.

until-krom = à la fin de la manche
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
