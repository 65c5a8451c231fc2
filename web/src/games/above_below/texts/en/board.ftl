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

## Things and cards

above_below-points-per =
    { $n ->
        [one] { $n } point per { $thing }
       *[other] { $n } points per { $thing }
    }
above_below-cost = costs { $n }
above_below-cost-far = costs { $n }, you have { $purse }
above_below-look = Look at { $card }
above_below-kind-start = starting house
above_below-kind-house = house
above_below-kind-outpost = outpost
above_below-kind-key = key house
above_below-kind-star = star house
above_below-special-liquid-woman = Her joining costs 1 reputation. People talk about the puddles.
above_below-special-glogo = Has a hammer and builds for 1 coin less.
above_below-special-cave-cat = When named for an action, it rolls a die: on 1 or 2 it lies down instead.
above_below-special-metal-man = Rests in a bed of his own every night. Takes no other bed, no cider and no potion.

## The market

above_below-market = Market
above_below-houses = Houses
above_below-outposts = Outposts
above_below-keys = Key houses
above_below-stars = Star houses
above_below-deck = deck { $n }
above_below-refresh-houses = Four new houses for 1 coin
above_below-refresh-outposts = Four new outposts for 1 coin
above_below-new-houses = new 4
above_below-new-outposts = new 4
above_below-specials = Specials
above_below-special-left = { $who }: { $n } below
above_below-within-reach = { $n } within reach

## The village

above_below-your-village = Your village
above_below-village-of = The village of { $who }
above_below-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
above_below-ripe =
    { $n ->
        [0] nothing ripe
        [one] { $n } good ripe
       *[other] { $n } goods ripe
    }
above_below-above = Above the ground
above_below-below = Below the ground
above_below-next-house = next house
above_below-to-harvest = { $goods } to harvest
above_below-room = room for an outpost
above_below-next-cave = Next cave
above_below-next-cave-note = The cave card on top. One die chooses which of its six encounters it will be.
above_below-caves-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
above_below-stall = For sale at the neighbours’
above_below-sells = { $who } sells { $item }
above_below-buy = offer

## The villagers

above_below-people = Villagers
above_below-ready = Ready
above_below-exhausted = Exhausted
above_below-injured = Injured
above_below-rest = Rest to come
above_below-beds-tired = { $beds } beds, { $tired } tired
above_below-awake =
    { $n ->
        [one] if all { $all } tire, { $n } lies awake
       *[other] if all { $all } tire, { $n } lie awake
    }
above_below-all-sleep = a bed for each of the { $all }
above_below-to-train = To train
above_below-for-coins = for coins

## Actions

above_below-pass = Pass
above_below-question = The question
above_below-note-explore = 2 or more go
above_below-note-build = takes a hammer
above_below-note-train = from { $n } coins
above_below-note-labor = 1 coin each
above_below-cider-waits = Whoever labors first gets the cider.
above_below-note-pass = for this round
above_below-doing-name-explore = Explore
above_below-doing-name-build = Build
above_below-doing-name-harvest = Harvest
above_below-doing-name-train = Train
above_below-doing-name-labor = Labor
above_below-doing-build = Build
above_below-doing-train = Train
above_below-doing-harvest = Harvest
above_below-doing-price = Make an offer
above_below-doing-answer = An offer
above_below-doing-pay = Pay
above_below-hint-name-explore = Click the ready villagers who go below.
above_below-hint-name-build = Click somebody with a hammer.
above_below-hint-name-harvest = Click the villagers who go; each brings one good.
above_below-hint-name-train = Click somebody with a quill.
above_below-hint-name-labor = Click the villagers who work.
above_below-hint-build = Choose a card in the market.
above_below-hint-train = Choose a newcomer from the row.
above_below-hint-harvest = Which good, and where to?
above_below-hint-price = How many coins?
above_below-named = Named so far
above_below-nobody-yet = Nobody yet.
above_below-to-stock = Stock
above_below-to-sale = For sale
above_below-to-track = Track
above_below-last-story = The last story

## What one owns

above_below-store = Coins and goods
above_below-income-of = income { $n }
above_below-income-note = What the next income brings as things stand
above_below-income-word = income
above_below-stock = Stock
above_below-stock-empty = Nothing yet.
above_below-for-sale = for sale
above_below-track = Advancement
above_below-track-note =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $more ->
        [0] income { $base }
       *[other] income { $base } + { $more }
    }
above_below-points-each = points
above_below-slot =
    { $points ->
        [one] Slot { $slot }, { $points } point each: { $goods }
       *[other] Slot { $slot }, { $points } points each: { $goods }
    }

## The others

above_below-round = Round
above_below-round-of = Round { $n } of { $all }
above_below-rank-note =
    { $n ->
        [2] first pays 3
       *[other] rank pays 5, 3, 2
    }
above_below-visit = Visit { $who }
above_below-passed = passed
above_below-first = begins the round
above_below-points-now = points as things stand
above_below-points-so-far =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }

## Learning by playing

learn-actions = Your turn: one action with villagers who are ready, or pass for the round. Point at an action and what it can use lights up. Before that you may trade, lay goods on the track or have a new row laid out, free of charge or nearly so.
learn-name-explore = Exploring takes two or more. The figures over the little lamps say what a die gives: 4+ over two lamps means two lanterns for a 4, 5 or 6. More explorers, more light, fewer people to make dinner.
learn-name-build = Somebody with a hammer builds. A + on the hammer saves a coin. Whoever swings it is tired for today.
learn-name-harvest = Each villager brings in one good from your buildings. Those with the round arrow grow back next round.
learn-name-train = Somebody with a quill teaches. A + on the quill saves a coin.
learn-name-labor = Every villager who works brings a coin. The first to labor in a round also gets the cider, which explains the haste.
learn-build = Houses stand above, outposts need an empty cave below. A filled coin is within your purse, an empty one is not. Beds let people rest, laurels are points, and every building is a point in itself.
learn-train = The newcomer costs what the slot says and arrives tired from the journey. Count your beds first.
learn-harvest = The stock keeps a good, the sale spot shows it to the neighbours, the track makes it worth points and raises your income. New kinds fill the track from the left, and later places are worth more.
learn-price = At least 3 coins. The seller may refuse, and then asking again costs more. It is a market.
learn-answer = Somebody wants what you have on sale. The coins are yours if you accept. “Refuse offers” spares you the question.
learn-pay = In your village, drinks pass for coins. Keep the ones you will need at night.

## Passing beforehand

above_below-passing = Refuse offers
above_below-passing-note = Refuse every offer for what you have on sale until the round is over.

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
above_below-cave-won = The cave is won: an outpost may be built in it.
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
above_below-decided-coins = { $who } are level on points; coins decide.
above_below-decided-villagers = { $who } are level on points and coins; villagers decide.
above_below-decided-buildings = { $who } are level on points, coins and villagers; buildings decide.
above_below-decided-shared = { $who } are level in everything and share the victory.
above_below-pooled =
    { $n ->
        [one] { $who } are level in reputation: the points of their ranks are pooled and shared, rounded up, { $n } each.
       *[other] { $who } are level in reputation: the points of their ranks are pooled and shared, rounded up, { $n } each.
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
above_below-dice-total = { $n } dice; on average, each face comes up { $even } times

## Learn by playing

learn-option = You are below, and somebody reads to you. Each option shows the lanterns it takes; what it pays stays hidden until it is over. If there are two targets, the higher one pays better, and you never get both.
learn-lanterns = One die per explorer gives lanterns. Not enough? An explorer may give everything for one more, and goes home injured. Houses with second thoughts let you roll a die again.
learn-injure = The book has hurt somebody. Choose who can best afford to lie down: two nights, unless there is a potion.
learn-cheap-building = A free building, from those lying open. An outpost needs a cave you already had.
learn-drink = The night begins with drinks. A potion takes an injured villager to the exhausted, a cider an exhausted one to the ready. Both keep; so does thirst.
learn-beds = A bed moves one villager one step: injured to exhausted, exhausted to ready. There are fewer beds than villagers. Wake the ones you need tomorrow.
learn-shelve = Goods on the track are points, and each new kind raises your income for good. Kinds fill the slots from the left and never move: so begin with common goods, and put what you will have most of further right.
learn-over = That was a whole game. Houses above, stories below, and somewhere a cat who owes you nothing. Once more?
