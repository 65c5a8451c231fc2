# The Elder’s hints during a game, and the analysis after it.

## Hints

hint-title = The Elder’s advice
hint-thinking = The Elder looks at the table for a while …
hint-best = Best
hint-second = Second
hint-chance =
    { $tens ->
        [0] hardly ever wins ({ $percent })
        [10] almost always wins ({ $percent })
       *[other] wins about { $tens } in 10 ({ $percent })
    }
hint-note = Estimated in the Elder’s head, from what you can see.
until-krom = by the end of the round
until-gletscher = by the end of the turn
until-above_below = by the end of the round
than-second = than with the second choice
why-gain = On average { $until }: { $gain } { $than }.
why-gain-cost = On average { $until }: { $gain }, but { $cost } { $than }.
why-cost = On average { $until }: { $cost } { $than }, and yet the first wins more often.
why-cost-same = On average { $until }: { $cost } { $than }, and yet both win about equally often.
why-same = The two come to much the same { $until }.
why-worse = The others looked worse at first glance.

## After the game

analysis-note = How did the game turn? The bots go through it and estimate everybody’s chances, moment by moment.
analysis-begin = Analyse the game
analysis-progress = The bots are going through the game …
analysis-chances = Chances of winning
analysis-span =
    { $n ->
        [one] from the first answer to the last; { $n } moment
       *[other] from the first answer to the last; { $n } moments
    }
analysis-turns =
    { $n ->
        [0] No turning points
        [one] The turning point
       *[other] The { $n } turning points
    }
analysis-change = { $who }: from { $before } to { $after }
analysis-figures = The figures
analysis-moment = Moment
analysis-how = From each moment, the bots played on a number of times, for about a round. What was on the table by then shows how likely everybody was to win. An estimate, not a verdict.

## Why

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
