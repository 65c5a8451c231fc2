# What hints and analyses say of it.

until-gletscher = by the end of the turn
why-gletscher-trophies-more =
    { $n ->
        [one] { $n } more trophy
       *[other] { $n } more trophies
    }
why-gletscher-trophies-less =
    { $n ->
        [one] { $n } fewer trophy
       *[other] { $n } fewer trophies
    }
why-gletscher-rival-more =
    { $n ->
        [one] { $n } more trophy for the strongest rival
       *[other] { $n } more trophies for the strongest rival
    }
why-gletscher-rival-less =
    { $n ->
        [one] { $n } fewer trophy for the strongest rival
       *[other] { $n } fewer trophies for the strongest rival
    }
why-gletscher-clan-more =
    { $n ->
        [one] { $n } more clan card
       *[other] { $n } more clan cards
    }
why-gletscher-clan-less =
    { $n ->
        [one] { $n } fewer clan card
       *[other] { $n } fewer clan cards
    }
why-gletscher-wounded-more =
    { $n ->
        [one] { $n } more wounded card
       *[other] { $n } more wounded cards
    }
why-gletscher-wounded-less =
    { $n ->
        [one] { $n } fewer wounded card
       *[other] { $n } fewer wounded cards
    }
why-gletscher-weapons-more =
    { $n ->
        [one] { $n } more weapon
       *[other] { $n } more weapons
    }
why-gletscher-weapons-less =
    { $n ->
        [one] { $n } fewer weapon
       *[other] { $n } fewer weapons
    }
why-gletscher-fate-more =
    { $n ->
        [one] { $n } more fate card
       *[other] { $n } more fate cards
    }
why-gletscher-fate-less =
    { $n ->
        [one] { $n } fewer fate card
       *[other] { $n } fewer fate cards
    }
why-gletscher-food-more = { $n } more food
why-gletscher-food-less = { $n } less food
why-gletscher-ready-more =
    { $n ->
        [one] { $n } more clan card ready
       *[other] { $n } more clan cards ready
    }
why-gletscher-ready-less =
    { $n ->
        [one] { $n } fewer clan card ready
       *[other] { $n } fewer clan cards ready
    }
