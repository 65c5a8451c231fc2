# Was Tipps und Analysen davon sagen.

until-above_below = bis zum Ende der Runde
why-above_below-points-more =
    { $n ->
        [one] { $n } Punkt mehr
       *[other] { $n } Punkte mehr
    }
why-above_below-points-less =
    { $n ->
        [one] { $n } Punkt weniger
       *[other] { $n } Punkte weniger
    }
why-above_below-villagers-more = { $n } Bewohner mehr
why-above_below-villagers-less = { $n } Bewohner weniger
why-above_below-injured-more =
    { $n ->
        [one] { $n } Verletzter mehr
       *[other] { $n } Verletzte mehr
    }
why-above_below-injured-less =
    { $n ->
        [one] { $n } Verletzter weniger
       *[other] { $n } Verletzte weniger
    }
why-above_below-ready-more =
    { $n ->
        [one] { $n } bereiter Bewohner mehr
       *[other] { $n } bereite Bewohner mehr
    }
why-above_below-ready-less =
    { $n ->
        [one] { $n } bereiter Bewohner weniger
       *[other] { $n } bereite Bewohner weniger
    }
why-above_below-caves-more =
    { $n ->
        [one] { $n } leere Höhle mehr
       *[other] { $n } leere Höhlen mehr
    }
why-above_below-caves-less =
    { $n ->
        [one] { $n } leere Höhle weniger
       *[other] { $n } leere Höhlen weniger
    }
why-above_below-goods-more =
    { $n ->
        [one] { $n } Ware mehr im Vorrat
       *[other] { $n } Waren mehr im Vorrat
    }
why-above_below-goods-less =
    { $n ->
        [one] { $n } Ware weniger im Vorrat
       *[other] { $n } Waren weniger im Vorrat
    }
why-above_below-coins-more =
    { $n ->
        [one] { $n } Münze mehr
       *[other] { $n } Münzen mehr
    }
why-above_below-coins-less =
    { $n ->
        [one] { $n } Münze weniger
       *[other] { $n } Münzen weniger
    }
why-above_below-reputation-more = { $n } Ruf mehr
why-above_below-reputation-less = { $n } Ruf weniger
