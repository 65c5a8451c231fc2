# Ce qu’en disent les conseils et l’analyse.

until-gletscher = à la fin du tour
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
