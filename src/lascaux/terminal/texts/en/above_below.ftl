# Above and Below in the terminal.

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
