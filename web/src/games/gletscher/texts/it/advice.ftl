# Che cosa ne dicono i suggerimenti e l’analisi.

until-gletscher = alla fine del turno
why-gletscher-trophies-more =
    { $n ->
        [one] { $n } trofeo in più
       *[other] { $n } trofei in più
    }
why-gletscher-trophies-less =
    { $n ->
        [one] { $n } trofeo in meno
       *[other] { $n } trofei in meno
    }
why-gletscher-rival-more =
    { $n ->
        [one] { $n } trofeo in più per il miglior rivale
       *[other] { $n } trofei in più per il miglior rivale
    }
why-gletscher-rival-less =
    { $n ->
        [one] { $n } trofeo in meno per il miglior rivale
       *[other] { $n } trofei in meno per il miglior rivale
    }
why-gletscher-clan-more =
    { $n ->
        [one] { $n } carta Clan in più
       *[other] { $n } carte Clan in più
    }
why-gletscher-clan-less =
    { $n ->
        [one] { $n } carta Clan in meno
       *[other] { $n } carte Clan in meno
    }
why-gletscher-wounded-more =
    { $n ->
        [one] { $n } carta ferita in più
       *[other] { $n } carte ferite in più
    }
why-gletscher-wounded-less =
    { $n ->
        [one] { $n } carta ferita in meno
       *[other] { $n } carte ferite in meno
    }
why-gletscher-weapons-more =
    { $n ->
        [one] { $n } arma in più
       *[other] { $n } armi in più
    }
why-gletscher-weapons-less =
    { $n ->
        [one] { $n } arma in meno
       *[other] { $n } armi in meno
    }
why-gletscher-fate-more =
    { $n ->
        [one] { $n } carta Destino in più
       *[other] { $n } carte Destino in più
    }
why-gletscher-fate-less =
    { $n ->
        [one] { $n } carta Destino in meno
       *[other] { $n } carte Destino in meno
    }
why-gletscher-food-more = { $n } unità di cibo in più
why-gletscher-food-less = { $n } unità di cibo in meno
why-gletscher-ready-more =
    { $n ->
        [one] { $n } carta Clan pronta in più
       *[other] { $n } carte Clan pronte in più
    }
why-gletscher-ready-less =
    { $n ->
        [one] { $n } carta Clan pronta in meno
       *[other] { $n } carte Clan pronte in meno
    }
