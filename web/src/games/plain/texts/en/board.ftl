# The plain board: for any game that has no board of its own.

plain-figures = Figures
plain-common = On the table
plain-mine = Yours
plain-nothing = Nothing that only you have.
plain-many =
    { $n ->
        [one] { $n } thing
       *[other] { $n } things
    }

## The end

plain-end = The end
plain-end-won =
    { $n ->
        [0] Nobody wins.
        [one] { $who } wins!
       *[other] { $who } win together!
    }
plain-rematch = Once more
plain-dice-title = The dice
plain-dice-total =
    { $n ->
        [one] { $n } die rolled; on average, each face comes up { $even } times.
       *[other] { $n } dice rolled; on average, each face comes up { $even } times.
    }

## What games often call a thing; a game says its own names as “view-…”

plain-view-active = Playing now
plain-view-bank = Bank
plain-view-cards = Cards
plain-view-coins = Coins
plain-view-dice = Dice
plain-view-die = Die
plain-view-discards = Discarded
plain-view-first = First
plain-view-goal = Goal
plain-view-hand = Hand
plain-view-market = Market
plain-view-order = Order
plain-view-pile = Pile
plain-view-piles = Piles
plain-view-place = Place
plain-view-points = Points
plain-view-ready = Ready
plain-view-rolled = Rolled
plain-view-round = Round
plain-view-row = Row
plain-view-score = Points
plain-view-scores = Points
plain-view-supply = Supply
plain-view-total = Total
plain-view-trophies = Trophies
plain-view-turn = Turn
