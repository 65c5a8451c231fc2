# I suggerimenti dell’Anziana durante la partita, e l’analisi dopo.

## Hints

hint-title = Il consiglio dell’Anziana
hint-thinking = L’Anziana osserva il tavolo per un po’…
hint-best = Prima scelta
hint-second = Seconda
hint-chance =
    { $tens ->
        [0] non vince quasi mai ({ $percent })
        [10] vince quasi sempre ({ $percent })
        [one] vince circa { $tens } volta su 10 ({ $percent })
       *[other] vince circa { $tens } volte su 10 ({ $percent })
    }
hint-note = Una stima dell’Anziana, da ciò che puoi vedere.
until-krom = alla fine del turno
until-gletscher = alla fine del turno
until-above_below = alla fine del round
than-second = rispetto alla seconda scelta
why-gain = In media, { $until }: { $gain } { $than }.
why-gain-cost = In media, { $until }: { $gain }, ma { $cost } { $than }.
why-cost = In media, { $until }: { $cost } { $than }, eppure la prima vince più spesso.
why-cost-same = In media, { $until }: { $cost } { $than }, eppure le due vincono più o meno altrettanto spesso.
why-same = Le due portano quasi allo stesso punto { $until }.
why-worse = Le altre sono parse subito peggiori.

## After the game

analysis-note = Dove è girata la partita? I bot la ripercorrono e stimano le possibilità di ciascuno, momento per momento.
analysis-begin = Analizza la partita
analysis-progress = I bot ripercorrono la partita…
analysis-chances = Possibilità di vincere
analysis-span =
    { $n ->
        [one] dalla prima risposta all’ultima; { $n } momento
       *[other] dalla prima risposta all’ultima; { $n } momenti
    }
analysis-turns =
    { $n ->
        [0] Nessun punto di svolta
        [one] Il punto di svolta
       *[other] I { $n } punti di svolta
    }
analysis-change = { $who }: da { $before } a { $after }
analysis-figures = Le cifre
analysis-moment = Momento
analysis-how = Da ogni momento la partita è stata continuata più volte, per circa un giro di tavolo; quel che c’è allora sul tavolo dice quante possibilità di vincere ha ciascuno. È una stima, non un verdetto.

## Why

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

why-above_below-points-more =
    { $n ->
        [one] { $n } punto in più
       *[other] { $n } punti in più
    }
why-above_below-points-less =
    { $n ->
        [one] { $n } punto in meno
       *[other] { $n } punti in meno
    }
why-above_below-villagers-more =
    { $n ->
        [one] { $n } abitante in più
       *[other] { $n } abitanti in più
    }
why-above_below-villagers-less =
    { $n ->
        [one] { $n } abitante in meno
       *[other] { $n } abitanti in meno
    }
why-above_below-injured-more =
    { $n ->
        [one] { $n } ferito in più
       *[other] { $n } feriti in più
    }
why-above_below-injured-less =
    { $n ->
        [one] { $n } ferito in meno
       *[other] { $n } feriti in meno
    }
why-above_below-ready-more =
    { $n ->
        [one] { $n } abitante pronto in più
       *[other] { $n } abitanti pronti in più
    }
why-above_below-ready-less =
    { $n ->
        [one] { $n } abitante pronto in meno
       *[other] { $n } abitanti pronti in meno
    }
why-above_below-caves-more =
    { $n ->
        [one] { $n } grotta vuota in più
       *[other] { $n } grotte vuote in più
    }
why-above_below-caves-less =
    { $n ->
        [one] { $n } grotta vuota in meno
       *[other] { $n } grotte vuote in meno
    }
why-above_below-goods-more =
    { $n ->
        [one] { $n } merce in più nella scorta
       *[other] { $n } merci in più nella scorta
    }
why-above_below-goods-less =
    { $n ->
        [one] { $n } merce in meno nella scorta
       *[other] { $n } merci in meno nella scorta
    }
why-above_below-coins-more =
    { $n ->
        [one] { $n } moneta in più
       *[other] { $n } monete in più
    }
why-above_below-coins-less =
    { $n ->
        [one] { $n } moneta in meno
       *[other] { $n } monete in meno
    }
why-above_below-reputation-more =
    { $n ->
        [one] { $n } passo di reputazione in più
       *[other] { $n } passi di reputazione in più
    }
why-above_below-reputation-less =
    { $n ->
        [one] { $n } passo di reputazione in meno
       *[other] { $n } passi di reputazione in meno
    }
