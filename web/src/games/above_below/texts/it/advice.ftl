# Che cosa ne dicono i suggerimenti e l’analisi.

until-above_below = alla fine del round
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
