# What hints and analyses say of it.

until-krom = by the end of the round
why-krom-points-more =
    { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    }
why-krom-points-less =
    { $n ->
        [one] { $n } fewer point
       *[other] { $n } fewer points
    }
why-krom-ahead-more =
    { $n ->
        [one] in front { $n } more time in 10
       *[other] in front { $n } more times in 10
    }
why-krom-ahead-less =
    { $n ->
        [one] in front { $n } fewer time in 10
       *[other] in front { $n } fewer times in 10
    }
why-krom-rival-more =
    { $n ->
        [one] { $n } more point for the strongest rival
       *[other] { $n } more points for the strongest rival
    }
why-krom-rival-less =
    { $n ->
        [one] { $n } fewer point for the strongest rival
       *[other] { $n } fewer points for the strongest rival
    }
why-krom-resources-more =
    { $n ->
        [one] { $n } more resource
       *[other] { $n } more resources
    }
why-krom-resources-less =
    { $n ->
        [one] { $n } fewer resource
       *[other] { $n } fewer resources
    }
why-krom-cards-more =
    { $n ->
        [one] { $n } more Bonus card
       *[other] { $n } more Bonus cards
    }
why-krom-cards-less =
    { $n ->
        [one] { $n } fewer Bonus card
       *[other] { $n } fewer Bonus cards
    }
why-krom-stunned-more =
    { $n ->
        [one] stunned { $n } more time in 10
       *[other] stunned { $n } more times in 10
    }
why-krom-stunned-less =
    { $n ->
        [one] stunned { $n } fewer time in 10
       *[other] stunned { $n } fewer times in 10
    }
why-krom-beaten-more =
    { $n ->
        [one] beaten in combat { $n } more time in 10
       *[other] beaten in combat { $n } more times in 10
    }
why-krom-beaten-less =
    { $n ->
        [one] beaten in combat { $n } fewer time in 10
       *[other] beaten in combat { $n } fewer times in 10
    }
why-krom-krom-more = { $n } more krom
why-krom-krom-less = { $n } less krom
why-krom-hit-points-more =
    { $n ->
        [one] { $n } more hit point
       *[other] { $n } more hit points
    }
why-krom-hit-points-less =
    { $n ->
        [one] { $n } fewer hit point
       *[other] { $n } fewer hit points
    }
