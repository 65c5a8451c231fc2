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
above_below-special-cave-cat = Named for an action it rolls a die: with 1 or 2 it lies down instead.
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
above_below-income = income { $n }
above_below-income-note = What the next income brings as things stand
above_below-income-word = income
above_below-stock = Stock
above_below-stock-empty = Nothing yet.
above_below-for-sale = for sale
above_below-track = Advancement
above_below-track-note =
    { $more ->
        [0] { $points } points, income { $base }
       *[other] { $points } points, income { $base } + { $more }
    }
above_below-points-each = points
above_below-slot = Slot { $slot }, { $points } points each: { $goods }

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

learn-actions = Your turn: one action with villagers who are ready, or pass for the round. Point at an action and what it can use lights up. Before that you may trade, lay goods on the track or have a new row brought, free of charge or nearly so.
learn-name-explore = Exploring takes two or more. The figures over the little lamps say what a die gives: 4+ over two lamps means two lanterns for a 4, 5 or 6. More explorers, more light, fewer people to make dinner.
learn-name-build = Somebody with a hammer builds. A + at the hammer saves a coin. Whoever swings it is tired for today.
learn-name-harvest = Each villager brings in one good from your buildings. Those with the round arrow grow again next round.
learn-name-train = Somebody with a quill teaches. A + at the quill saves a coin.
learn-name-labor = Every villager who works brings a coin. The first to labor in a round also gets the cider, which explains the haste.
learn-build = Houses stand above, outposts need an empty cave below. A filled coin is within your purse, an empty one is not. Beds let people rest, laurels are points, and every building is one point by itself.
learn-train = The newcomer costs what the slot says and arrives tired from the journey. Count your beds first.
learn-harvest = The stock keeps a good, the sale spot shows it to the neighbours, the track makes it worth points and raises your income. New kinds fill the track from the left, and later places are worth more.
learn-price = At least 3 coins. The seller may refuse, and then asking again costs more. It is a market.
learn-answer = Somebody wants what you have on sale. The coins are yours if you accept. “Refuse all offers this round” spares you the question.
learn-pay = In your village drinks pass for coins. Keep the ones that the night will need.

## Passing beforehand

above_below-passing = Refuse all offers this round
above_below-passing-note = Whoever asks for what you have on sale is refused, until the round is over.

# The book, the night and the end.
