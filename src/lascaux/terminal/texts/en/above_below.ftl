# Above and Below in the terminal.

above-village-0 = Puddle
above-village-1 = Hollow
above-village-2 = Thistle
above-village-3 = Embers
above-begins = begins
above-round = Round { $round } of { $rounds }
above-cider = cider on the board
above-passed = passed
above-coins = coins
above-people = villagers
above-beds = beds
above-income = income
above-reputation = repute
above-caves = caves
above-points = points
above-villagers = Villagers
above-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
above-ready = ready
above-exhausted = exhausted
above-injured = injured
above-stock = Stock
above-track = track
above-on-sale = for sale: { $item }
above-above = Above
above-below = Below
above-others = The others
above-houses = Houses
above-outposts = Outposts
above-keys = Key houses
above-stars = Star houses
above-trainees = To train
above-piles = Decks
above-piles-line = houses { $houses } · outposts { $outposts } · villagers { $villagers } · caves { $caves }

above-fact-beds =
    { $n ->
        [one] { $n } bed
       *[other] { $n } beds
    }
above-fact-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
above-fact-income = +{ $n } income
above-fact-potion =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
above-fact-potion-each-round = { $n } potion each round
above-fact-reputation = +{ $n } reputation
above-fact-building-coin = +{ $n } coin per later building
above-fact-reroll =
    { $n ->
        [one] { $n } reroll
       *[other] { $n } rerolls
    }
above-fact-encounter-coin = +{ $n } coin per success below
above-fact-trained-ready = trainees arrive ready
above-fact-drinks-as-coins = drinks spend as coins
above-fact-per = { $n } per { $thing }
above-fact-income-per = +{ $n } income per { $thing } on the track
above-fact-refill = { $goods }, refilled
above-fact-goods = { $goods }, once
above-thing-mushroom = mushroom
above-thing-fish = fish
above-thing-fruit = fruit
above-thing-rope = rope
above-thing-pot = pot
above-thing-paper = paper
above-thing-ore = ore
above-thing-amethyst = amethyst
above-thing-cider = cider
above-thing-potion = potion
above-thing-house = house
above-thing-outpost = outpost
above-thing-building = building
above-thing-villager = villager
above-thing-special = special villager
above-thing-kind = kind
above-thing-empty-cave = empty cave
above-kind-villager = villager
above-kind-start = starting house
above-kind-house = house, cost { $cost }
above-kind-outpost = outpost, cost { $cost }
above-kind-key = key house, cost { $cost }
above-kind-star = star house, cost { $cost }

above-book = The book
above-number = no. { $n }
above-reads = { $reader } reads to { $who }.
above-explorers = Explorers
above-lanterns =
    { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }
above-total = { $n } lanterns (bonus { $bonus }), targets { $targets }
above-exerted = exerted
above-gone = gone
above-succeeded = success
above-failed = failure
above-won =
    { $winners ->
        [one] { $who } won! { $points } points (A34).
       *[other] { $who } won together! { $points } points each (A34, A35).
    }
above-source-track = track
above-source-buildings = build.
above-source-printed = printed
above-source-bonuses = bonus
above-source-reputation = repute
above-source-rank = rank
