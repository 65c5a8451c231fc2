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
until = by the end of the round
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

