# Above and Below in the browser: the village, the market, the actions.
above_below-thing-mushroom = Mushroom
above_below-thing-fish = Fish
above_below-thing-fruit = Fruit
above_below-thing-rope = Rope
above_below-thing-pot = Pot
above_below-thing-paper = Paper
above_below-thing-ore = Ore
above_below-thing-amethyst = Amethyst
above_below-thing-cider = Cider
above_below-thing-potion = Potion
above_below-thing-coins = Coins
above_below-thing-bed = Beds
above_below-thing-lantern = Lanterns
above_below-thing-points = Points
above_below-thing-reputation = Reputation

# The book, the night and the end.

## The book

above_below-book = The book
above_below-opening = The die decides which page…
above_below-page = Page { $n }
above_below-cave-rolled = The cave card: a { $die } opens page { $page }
above_below-step-story = Story
above_below-step-choice = Choice
above_below-step-lanterns = Lanterns
above_below-step-outcome = What came of it
above_below-you-read = You read to { $to }
above_below-reads-to-you = { $who } reads to you
above_below-reads = { $who } reads to { $to }
above_below-read-aloud = Read aloud
above_below-read-stop = Stop reading
above_below-costs = costs
above_below-needs = only with
above_below-bonus-now =
    { $n ->
        [one] +{ $n } lantern for this party
       *[other] +{ $n } lanterns for this party
    }
above_below-hidden = rewards hidden
above_below-explorers = Who went below
above_below-exerted = has given everything, is injured
above_below-gone = has gone home injured
above_below-reroll = Reroll
above_below-exert = Exert
above_below-injure = Is injured
above_below-lit =
    { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }
above_below-lanterns =
    { $n ->
        [one] lantern
       *[other] lanterns
    }
above_below-sum-bonus = { $n } extra
above_below-sum-exerted = { $n } by exertion
above_below-target-reached = Target { $n } reached
above_below-target-missing = { $more } short of target { $n }
above_below-more = { $n } more
above_below-stop-at = Stop at { $n }
above_below-target-pays = target { $n } pays
above_below-fails-so = it fails like this
above_below-well = It goes well
above_below-badly = It goes badly
above_below-lit-for =
    { $n ->
        [one] { $n } lantern, { $target } wanted
       *[other] { $n } lanterns, { $target } wanted
    }
above_below-lit-short =
    { $n ->
        [one] only { $n } lantern, { $target } wanted
       *[other] only { $n } lanterns, { $target } wanted
    }
above_below-gained = Gained
above_below-lost = Lost
above_below-won-special = { $who } joins the village
above_below-won-villager = the cheapest villager joins
above_below-won-cave = one more cave
above_below-won-building = a building of up to { $most } coins, free
above_below-hurt =
    { $n ->
        [one] somebody is injured
       *[other] { $n } are injured
    }
above_below-goes-on = The story goes on.
above_below-cave-won = The cave is yours: an outpost may be built in it.
above_below-cave-lost = The cave card goes back under the deck.
above_below-shut = Shut the book
above_below-look-at = Look at { $card }
above_below-out-of-reach =
    { $n ->
        [one] { $n } building is not for you today
       *[other] { $n } buildings are not for you today
    }

## The night

above_below-night = Night after round { $n }
above_below-morning = Morning of round { $next }
above_below-last-evening = The last evening
above_below-night-step-drink = Drinks
above_below-night-step-beds = Beds
above_below-night-step-shelve = The track
above_below-night-step-income = Income and refill
above_below-night-step-scoring = Scoring
above_below-begin-round = On to round { $n }
above_below-night-ready = Ready { $n }
above_below-night-exhausted = Exhausted { $n }
above_below-night-injured = Injured { $n }
above_below-nobody = nobody
above_below-beds-left = { $n } of { $beds } beds free
above_below-beds-short = More sleepers than beds: whoever stays up stays as they are.
above_below-slept-none = nobody needed a bed
above_below-not-yet-slept = still awake
above_below-shelved = onto the track:
above_below-income = Income
above_below-income-to-come = Income to come
above_below-income-track =
    { $n ->
        [0] empty track
        [one] { $n } kind on the track
       *[other] { $n } kinds on the track
    }
above_below-refilled = grown back:
above_below-track = The track
above_below-track-points =
    { $n ->
        [one] { $n } point for each good here
       *[other] { $n } points for each good here
    }
above_below-track-legend = Above: points for each good. Below: the income once this slot is filled.

## The end

above_below-end = The end
above_below-won =
    { $n ->
        [one] { $who } wins
       *[other] { $who } win together
    }
above_below-lead =
    { $n ->
        [0] Level on points.
        [one] By a single point.
       *[other] By { $n } points.
    }
above_below-rematch = Once more
above_below-sheet = Points by source
above_below-from-track = Goods on the track
above_below-from-buildings = Buildings, 1 each
above_below-from-printed = Printed points
above_below-from-bonuses = Points per item
above_below-from-reputation = Reputation space
above_below-from-rank = Reputation rank
above_below-total = Total
above_below-tie-coins = Tie-break: coins
above_below-tie-villagers = Tie-break: villagers
above_below-tie-buildings = Tie-break: buildings
above_below-decided-coins = { $who } have as many points; coins decide.
above_below-decided-villagers = { $who } have as many points and coins; villagers decide.
above_below-decided-buildings = { $who } have as many points, coins and villagers; buildings decide.
above_below-decided-shared = { $who } are level in everything and share the victory.
above_below-pooled =
    { $n ->
        [one] { $who } stand level in reputation: the points of their ranks are pooled and shared, rounded up, { $n } each.
       *[other] { $who } stand level in reputation: the points of their ranks are pooled and shared, rounded up, { $n } each.
    }
above_below-plot = Points after each round
above_below-deeds = Below the ground
above_below-deeds-explored =
    { $n ->
        [one] encounter
       *[other] encounters
    }
above_below-deeds-won =
    { $n ->
        [one] cave won
       *[other] caves won
    }
above_below-deeds-exerted =
    { $n ->
        [one] villager exerted
       *[other] villagers exerted
    }
above_below-deeds-rerolled =
    { $n ->
        [one] die rolled again
       *[other] dice rolled again
    }
above_below-dice-title = All dice
above_below-dice-total = { $n } dice; even dice would show each face { $even } times

## Learn by playing

learn-option = You are below, and somebody reads to you. Each option shows the lanterns it takes; what it pays stays shut until it is over. Two targets pay differently: the higher one better, and never both.
learn-lanterns = One die per explorer gives lanterns. Not enough? An explorer may give everything for one more, and goes home injured. Houses with second thoughts let you roll a die again.
learn-injure = The book has hurt somebody. Choose who can best afford to lie down: two nights, unless there is a potion.
learn-cheap-building = A building for nothing, from what lies open. An outpost needs a cave you already had.
learn-drink = The night begins with drinks. A potion takes an injured villager to the exhausted, a cider an exhausted one to the ready. Both keep, so does thirst.
learn-beds = A bed moves one villager one step: injured to exhausted, exhausted to ready. There are fewer beds than villagers. Wake those whom tomorrow needs.
learn-shelve = Goods on the track are points, and each new kind raises your income for good. Kinds fill the slots from the left and never move: common goods first, and what you will have most of further right.
learn-over = That was a whole game. Houses above, stories below, and somewhere a cat who owes you nothing. Once more?
