# What hints and analyses say of it.

until-above_below = by the end of the round
why-above_below-points-more =
    { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    }
why-above_below-points-less =
    { $n ->
        [one] { $n } fewer point
       *[other] { $n } fewer points
    }
why-above_below-villagers-more =
    { $n ->
        [one] { $n } more villager
       *[other] { $n } more villagers
    }
why-above_below-villagers-less =
    { $n ->
        [one] { $n } fewer villager
       *[other] { $n } fewer villagers
    }
why-above_below-injured-more =
    { $n ->
        [one] { $n } more injured villager
       *[other] { $n } more injured villagers
    }
why-above_below-injured-less =
    { $n ->
        [one] { $n } fewer injured villager
       *[other] { $n } fewer injured villagers
    }
why-above_below-ready-more =
    { $n ->
        [one] { $n } more villager ready
       *[other] { $n } more villagers ready
    }
why-above_below-ready-less =
    { $n ->
        [one] { $n } fewer villager ready
       *[other] { $n } fewer villagers ready
    }
why-above_below-caves-more =
    { $n ->
        [one] { $n } more empty cave
       *[other] { $n } more empty caves
    }
why-above_below-caves-less =
    { $n ->
        [one] { $n } fewer empty cave
       *[other] { $n } fewer empty caves
    }
why-above_below-goods-more =
    { $n ->
        [one] { $n } more item in stock
       *[other] { $n } more items in stock
    }
why-above_below-goods-less =
    { $n ->
        [one] { $n } fewer item in stock
       *[other] { $n } fewer items in stock
    }
why-above_below-coins-more =
    { $n ->
        [one] { $n } more coin
       *[other] { $n } more coins
    }
why-above_below-coins-less =
    { $n ->
        [one] { $n } fewer coin
       *[other] { $n } fewer coins
    }
why-above_below-reputation-more = { $n } more reputation
why-above_below-reputation-less = { $n } less reputation
