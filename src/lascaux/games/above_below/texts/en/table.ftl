# Words at the table: names, prompts, choices, refusals and the log.

game-name = Above and Below
round = round { $n }

# The villages, and so the bots that live in them.
village-0 = Puddle
village-1 = Hollow
village-2 = Thistle
village-3 = Embers

goods-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
goods-mushroom =
    { $n ->
        [one] { $n } mushroom
       *[other] { $n } mushrooms
    }
goods-fish = { $n } fish
goods-fruit =
    { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
    }
goods-rope =
    { $n ->
        [one] { $n } rope
       *[other] { $n } ropes
    }
goods-pot =
    { $n ->
        [one] { $n } pot
       *[other] { $n } pots
    }
goods-paper = { $n } paper
goods-ore = { $n } ore
goods-amethyst =
    { $n ->
        [one] { $n } amethyst
       *[other] { $n } amethysts
    }
goods-cider =
    { $n ->
        [one] { $n } cider
       *[other] { $n } ciders
    }
goods-potion =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }

item-mushroom = a mushroom
item-fish = a fish
item-fruit = a fruit
item-rope = a rope
item-pot = a pot
item-paper = a sheet of paper
item-ore = a lump of ore
item-amethyst = an amethyst
item-cider = a cider
item-potion = a potion

# What buildings do, in words.
fact-beds =
    { $n ->
        [one] { $n } bed
       *[other] { $n } beds
    }
fact-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
fact-income = +{ $n } income
fact-potion =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
fact-potion-each-round = { $n } potion each round
fact-reputation = +{ $n } reputation
fact-building-coin = +{ $n } coin per later building
fact-reroll =
    { $n ->
        [one] { $n } reroll
       *[other] { $n } rerolls
    }
fact-encounter-coin = +{ $n } coin per success below
fact-trained-ready = trainees arrive ready
fact-drinks-as-coins = drinks count as coins
fact-per = { $n } per { $thing }
fact-income-per = +{ $n } income per { $thing } on the track
fact-refill = { $goods }, refilled
fact-goods = { $goods }, once
thing-mushroom = mushroom
thing-fish = fish
thing-fruit = fruit
thing-rope = rope
thing-pot = pot
thing-paper = paper
thing-ore = ore
thing-amethyst = amethyst
thing-cider = cider
thing-potion = potion
thing-house = house
thing-outpost = outpost
thing-building = building
thing-villager = villager
thing-special = special villager
thing-kind = kind
thing-empty-cave = empty cave
kind-villager = villager
kind-start = starting house
kind-house = house, cost { $cost }
kind-outpost = outpost, cost { $cost }
kind-key = key house, cost { $cost }
kind-star = star house, cost { $cost }

row-houses = houses
row-outposts = outposts
where-stock = for the stock
where-sale = for sale
where-track = for the track
symbol-hammer = hammer
symbol-quill = quill
symbol-hammer-plus = hammer, builds for 1 less
symbol-quill-plus = quill, trains for 1 less
lantern-step =
    { $n ->
        [one] { $die }+ { $n } lantern
       *[other] { $die }+ { $n } lanterns
    }

option-finite-supply = limited supply
option-no-roll = no roll
option-target = { $low } lanterns
option-targets = { $low } or { $high } lanterns
option-cost = costs { $goods }
option-needs = only with { $goods }
option-per-hammer = +{ $n } per hammer
option-per-quill = +{ $n } per quill
option-owning = +{ $n } if you own { $item }

row-training = Costs by slot: { $numbers }.
row-income = Coins with 0, 1, 2 … kinds on the track: { $numbers }.
row-track = Points per good by slot: { $numbers }.
row-reputation = Points by space, from the surface down: { $numbers }.

# What others are doing, after "Waiting for X: …".
doing-actions = planning the turn
doing-name-explore = choosing who goes below
doing-name-build = looking for a hammer
doing-name-harvest = choosing who harvests
doing-name-train = looking for a teacher
doing-name-labor = choosing who labors
doing-build = looking at building plots
doing-cheap-building = choosing a free building
doing-train = looking over the newcomers
doing-harvest = bringing in the harvest
doing-price = thinking of a price
doing-answer = weighing an offer
doing-pay = counting coins
doing-option = facing a choice below
doing-lanterns = holding up the lanterns
doing-injure = seeing who limps
doing-drink = pouring drinks
doing-beds = making the beds
doing-shelve = arranging the shelf

prompt-chance = The dice, the cards and the book decide.
prompt-actions =
    { $n ->
        [0] Your turn: nobody is ready. You may still trade, then you must pass.
        [one] Your turn: { $n } villager is ready. Trade if you like, then act or pass.
       *[other] Your turn: { $n } villagers are ready. Trade if you like, then act or pass.
    }
prompt-name-explore =
    { $n ->
        [0] Explore: who goes below? At least two.
        [one] Explore: { $n } is going. At least two must.
       *[other] Explore: { $n } are going. Who else?
    }
prompt-name-build = Build: who swings the hammer?
prompt-name-harvest =
    { $n ->
        [0] Harvest: who goes? { $goods } to be had.
       *[other] Harvest: { $n } going, { $goods } to be had. Who else?
    }
prompt-name-train = Train: who teaches?
prompt-name-labor =
    { $n ->
        [0] Labor: who works? A coin each.
       *[other] Labor: { $n } at work, a coin each. Who else?
    }
prompt-build = { $who } builds. You have { $coins } to spend. What will it be?
prompt-cheap-building = You may put up a building that costs up to { $most }, free of charge.
prompt-train = { $who } teaches. You have { $coins } to spend. Whom do you take in?
prompt-harvest =
    { $n ->
        [one] Harvest: { $n } good. Which, and where to?
       *[other] Harvest: { $n } goods. Which first, and where to?
    }
prompt-price = { $who } is selling { $item }. You have { $coins }. How much do you offer?
prompt-answer =
    { $price ->
        [one] { $who } offers { $price } coin for { $item }.
       *[other] { $who } offers { $price } coins for { $item }.
    }
prompt-pay =
    { $n ->
        [one] { $n } coin to pay. Drinks count as coins in your village.
       *[other] { $n } coins to pay. Drinks count as coins in your village.
    }
prompt-option = What do you do?
prompt-lanterns =
    { $reached ->
        [0] { $n } lanterns, { $target } needed. Somebody could exert themselves.
       *[other] { $n } lanterns are enough; { $target } would be worth more.
    }
prompt-injure =
    { $n ->
        [one] Somebody is hurt. Who?
       *[other] { $n } are hurt. Who first?
    }
prompt-drink = The night begins: a potion heals the injured, a cider wakes the exhausted.
prompt-beds =
    { $n ->
        [one] { $n } bed is left, and more villagers than that. Who sleeps in it?
       *[other] { $n } beds are left, and more villagers than that. Who sleeps?
    }
prompt-shelve = You may lay goods on the track.

choice-pass = Pass for this round
choice-explore = Explore
choice-build = Build
choice-harvest = Harvest
choice-train = Train
choice-labor = Labor
choice-refresh-houses =
    { $cost ->
        [one] New houses for { $cost } coin
       *[other] New houses for { $cost } coins
    }
choice-refresh-outposts =
    { $cost ->
        [one] New outposts for { $cost } coin
       *[other] New outposts for { $cost } coins
    }
choice-sell = Put up { $item } for sale
choice-take-back = Take { $item } back from sale
choice-shelve =
    { $points ->
        [one] Lay { $item } on slot { $slot } of the track: { $points } point each
       *[other] Lay { $item } on slot { $slot } of the track: { $points } points each
    }
choice-no-shelve = Keep the rest
choice-offer = Offer { $who } a price for { $item }
choice-villager = { $who }: { $talents }
choice-named =
    { $n ->
        [0] Nobody
        [one] Just that one
       *[other] These { $n }
    }
choice-build-card =
    { $cost ->
        [one] { $card } for { $cost } coin
       *[other] { $card } for { $cost } coins
    }
choice-build-free = { $card }, free
choice-no-building = No building
choice-train-villager =
    { $cost ->
        [one] { $who } for { $cost } coin: { $talents }
       *[other] { $who } for { $cost } coins: { $talents }
    }
choice-take-stock = Take { $item } into stock
choice-take-sale = Put { $item } up for sale
choice-take-track =
    { $points ->
        [one] Lay { $item } on slot { $slot } of the track: { $points } point each
       *[other] Lay { $item } on slot { $slot } of the track: { $points } points each
    }
choice-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
choice-refuse = Refuse
choice-accept =
    { $price ->
        [one] Accept { $price } coin
       *[other] Accept { $price } coins
    }
choice-pay-coins =
    { $n ->
        [one] Pay { $n } coin
       *[other] Pay { $n } coins
    }
choice-pay-cider = Pay a cider
choice-pay-potion = Pay a potion
choice-option = { $option } ({ $terms })
choice-enough = Leave it at that
choice-reroll = Roll { $who }’s { $die } again
choice-exert = { $who } gives everything: +1 lantern, and is injured
choice-injure = { $who }
choice-drink-hurt = A potion for { $who }: injured to exhausted
choice-drink-tired = A cider for { $who }: exhausted to ready
choice-no-drink = No more drinks
choice-bed-hurt = { $who }: injured to exhausted
choice-bed-tired = { $who }: exhausted to ready

refuse-nobody-ready = nobody is ready
refuse-no-cave-card = there is no cave card left
refuse-two-explorers = at least two villagers must go
refuse-no-hammer = this takes a hammer
refuse-nothing-affordable = there is no card you could pay for
refuse-no-quill = this takes a quill
refuse-nobody-affordable = there is nobody you could pay for
refuse-no-goods = there is nothing on your buildings
refuse-spot-once = the sale spot has already been changed this turn
refuse-refresh-once = only once per turn
refuse-no-coin = you have no coin to pay for it
refuse-deck-empty = that deck is empty
refuse-asked-enough =
    { $n ->
        [one] you have already asked { $n } time this turn
       *[other] you have already asked { $n } times this turn
    }
refuse-too-few-coins = you would have to offer { $least } and have { $coins }
refuse-nobody-named = nobody has been named
refuse-more-than-goods =
    { $n ->
        [one] there is only { $n } good to harvest
       *[other] there are only { $n } goods to harvest
    }
refuse-once-per-harvest = only one good of a harvest can go on sale
refuse-no-empty-cave = an outpost needs an empty cave card
refuse-cost = you lack { $missing }
refuse-too-dear = it costs more than { $most }
refuse-coins-short = your coins alone are not enough
refuse-condition = you do not have what it takes
refuse-no-reroll = there are no rerolls left
refuse-metal-man-drinks = Metal Men do not drink

log-round = Round { $round }
log-starts = { $seat } begins.
log-explores = { $seat } sends { $villagers } below.
log-cat-refused =
    { $n ->
        [one] { $seat }’s cat rolls { $dice } and lies down instead.
       *[other] { $seat }’s cats roll { $dice } and { $n } lie down instead.
    }
log-cat-obeyed =
    { $n ->
        [one] { $seat }’s cat rolls { $dice } and comes along, this once.
       *[other] { $seat }’s cats roll { $dice } and come along, this once.
    }
log-encounter = { $seat } rolls { $die }: “{ $paragraph }”.
log-linked = It goes on: “{ $paragraph }”.
log-option = { $seat } chooses: { $option }.
log-paid = { $seat } pays { $goods }.
log-rolled =
    { $lanterns ->
        [one] { $seat } rolls { $dice }: { $lanterns } lantern.
       *[other] { $seat } rolls { $dice }: { $lanterns } lanterns.
    }
log-rerolled =
    { $lanterns ->
        [one] { $villager } rolls again ({ $dice }): { $lanterns } lantern.
       *[other] { $villager } rolls again ({ $dice }): { $lanterns } lanterns.
    }
log-exerted =
    { $lanterns ->
        [one] { $villager } gives everything: { $lanterns } lantern.
       *[other] { $villager } gives everything: { $lanterns } lanterns.
    }
log-succeeded = { $seat } succeeds.
log-succeeded-told = { $line }
log-failed = { $seat } fails.
log-failed-told = { $line }
log-gained = { $seat } gets { $goods }.
log-lost = { $seat } loses { $goods }.
log-injured = { $villager } is hurt.
log-reputation-up =
    { $steps ->
        [one] { $seat } rises { $steps } step in reputation.
       *[other] { $seat } rises { $steps } steps in reputation.
    }
log-reputation-down =
    { $steps ->
        [one] { $seat } drops { $steps } step in reputation.
       *[other] { $seat } drops { $steps } steps in reputation.
    }
log-joined = { $villager } joins { $seat }’s village.
log-extra-cave = { $seat } finds another cave.
log-cave-won = { $seat } keeps the cave.
log-cave-lost = { $seat } leaves the cave to whoever comes next.
log-encounter-coin = The story earns { $seat } { $goods }.
log-built =
    { $cost ->
        [0] { $seat } puts up { $card }, free.
        [one] { $seat } builds { $card } for { $cost } coin.
       *[other] { $seat } builds { $card } for { $cost } coins.
    }
log-building-coin = Building earns { $seat } { $goods }.
log-harvested = { $seat } harvests { $good } from { $card } { $where }.
log-trained =
    { $cost ->
        [one] { $seat } takes in { $villager } for { $cost } coin.
       *[other] { $seat } takes in { $villager } for { $cost } coins.
    }
log-labored =
    { $n ->
        [one] { $n } villager of { $seat } labors: { $goods }.
       *[other] { $n } villagers of { $seat } labor: { $goods }.
    }
log-for-sale = { $seat } puts up { $item } for sale.
log-taken-back = { $seat } takes { $item } back from sale.
log-offered =
    { $price ->
        [one] { $seat } offers { $target } { $price } coin for { $item }.
       *[other] { $seat } offers { $target } { $price } coins for { $item }.
    }
log-bought = { $target } accepts: { $seat } gets { $item } for { $price }.
log-refused = { $target } refuses { $price } for { $item }.
log-refreshed = { $seat } has new { $row } laid out.
log-shelved = { $seat } lays { $good } on slot { $slot } of the track.
log-passed = { $seat } passes.
log-drank-potion = { $seat }: a potion for { $villager }.
log-drank-cider = { $seat }: a cider for { $villager }.
log-slept = { $seat }: a bed for { $villagers }.
log-income = { $seat } earns { $goods }.
log-refilled = New on { $seat }’s buildings: { $goods }.
log-scored =
    { $points ->
        [one] { $seat }: { $points } point (track { $track }, buildings { $buildings }, printed { $printed }, bonuses { $bonuses }, reputation { $reputation } and { $rank } for rank).
       *[other] { $seat }: { $points } points (track { $track }, buildings { $buildings }, printed { $printed }, bonuses { $bonuses }, reputation { $reputation } and { $rank } for rank).
    }
log-won =
    { $points ->
        [one] Victory for { $seats } with { $points } point!
       *[other] Victory for { $seats } with { $points } points!
    }
