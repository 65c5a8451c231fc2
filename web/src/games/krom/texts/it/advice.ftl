# Che cosa ne dicono i suggerimenti e l’analisi.

until-krom = alla fine del turno
why-krom-points-more =
    { $n ->
        [one] { $n } punto in più
       *[other] { $n } punti in più
    }
why-krom-points-less =
    { $n ->
        [one] { $n } punto in meno
       *[other] { $n } punti in meno
    }
why-krom-ahead-more =
    { $n ->
        [one] in testa { $n } volta in più su 10
       *[other] in testa { $n } volte in più su 10
    }
why-krom-ahead-less =
    { $n ->
        [one] in testa { $n } volta in meno su 10
       *[other] in testa { $n } volte in meno su 10
    }
why-krom-rival-more =
    { $n ->
        [one] { $n } punto in più per il miglior rivale
       *[other] { $n } punti in più per il miglior rivale
    }
why-krom-rival-less =
    { $n ->
        [one] { $n } punto in meno per il miglior rivale
       *[other] { $n } punti in meno per il miglior rivale
    }
why-krom-resources-more =
    { $n ->
        [one] { $n } risorsa in più
       *[other] { $n } risorse in più
    }
why-krom-resources-less =
    { $n ->
        [one] { $n } risorsa in meno
       *[other] { $n } risorse in meno
    }
why-krom-cards-more =
    { $n ->
        [one] { $n } carta Bonus in più
       *[other] { $n } carte Bonus in più
    }
why-krom-cards-less =
    { $n ->
        [one] { $n } carta Bonus in meno
       *[other] { $n } carte Bonus in meno
    }
why-krom-stunned-more =
    { $n ->
        [one] fuori gioco { $n } volta in più su 10
       *[other] fuori gioco { $n } volte in più su 10
    }
why-krom-stunned-less =
    { $n ->
        [one] fuori gioco { $n } volta in meno su 10
       *[other] fuori gioco { $n } volte in meno su 10
    }
why-krom-beaten-more =
    { $n ->
        [one] una sconfitta in combattimento { $n } volta in più su 10
       *[other] una sconfitta in combattimento { $n } volte in più su 10
    }
why-krom-beaten-less =
    { $n ->
        [one] una sconfitta in combattimento { $n } volta in meno su 10
       *[other] una sconfitta in combattimento { $n } volte in meno su 10
    }
why-krom-krom-more = { $n } krom in più
why-krom-krom-less = { $n } krom in meno
why-krom-hit-points-more =
    { $n ->
        [one] { $n } punto vita in più
       *[other] { $n } punti vita in più
    }
why-krom-hit-points-less =
    { $n ->
        [one] { $n } punto vita in meno
       *[other] { $n } punti vita in meno
    }
