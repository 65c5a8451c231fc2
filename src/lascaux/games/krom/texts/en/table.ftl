# Words at the table: names, prompts, choices, refusals and the log.
# $place is the bare name; $place_in and $place_to are its forms "in the …" and "to the …".

game-name = Krom: Evolution
place-cave = Cave
    .in = in the Cave
    .to = to the Cave
place-forest = Forest
    .in = in the Forest
    .to = to the Forest
place-savanna = Savanna
    .in = in the Savanna
    .to = to the Savanna
place-mountain = Mountain
    .in = on the Mountain
    .to = up the Mountain
the-kromosaurus = the Kromosaurus
on-target = { " on " }{ $who }

kind-krom = krom
kind-wood = wood
kind-stone = stone
kind-bone = bone
kind-hit_points = hit points
kind-bonus = Bonus card
goods-krom = { $n } krom
goods-wood = { $n } wood
goods-stone = { $n } stone
goods-bone = { $n } bone
goods-hit_points =
    { $n ->
        [one] { $n } hit point
       *[other] { $n } hit points
    }
goods-bonus =
    { $n ->
        [one] { $n } Bonus card
       *[other] { $n } Bonus cards
    }
goods-any =
    { $n ->
        [one] { $n } resource of choice
       *[other] { $n } resources of choice
    }
deck-bonus = Bonus
deck-hunting = Hunting
deck-picking = Picking
row-evolution = Evolutions
row-hunting = preys

combination-nothing = nothing
combination-pair = a pair
combination-two_pairs = two pairs
combination-three = three of a kind
combination-full_house = a full house
combination-four = four of a kind
combination-five = five of a kind
combination-straight = a straight
reward-row = { $name }: { $reward }

effect-dice =
    { $n ->
        [one] { $n } more die in combat
       *[other] { $n } more dice in combat
    }
effect-add = +{ $n } in combat
effect-gain = brings { $x }
effect-lose = makes somebody lose { $x }
effect-steal = steals { $x } from somebody in the same place
effect-trade = costs { $y }, brings { $x }
effect-swap = swaps { $y } for { $x } of somebody’s
effect-counter = counters somebody else’s Bonus card
symbol = only { $place_in }
no-symbol = anywhere
symbol-note = { " (" }only { $place_in })

option-long-game = long game
option-stun-recovery = stun recovery
value-stun-recovery = { $value } hit points
option-unlimited-supply = unlimited supply
option-glacial = Glacial board
option-kromosaurus = Kromosaurus
option-characters = characters
value-characters-random = at random
value-characters-chosen = chosen in turn

# What others are doing, after "Waiting for X: …".
doing-movement = choosing where to go
doing-character = choosing a character
doing-bonus-window = deciding on a combat card
doing-counter-window = deciding on a counter
doing-robbery = emptying pockets
doing-cave = taking a turn in the Cave
doing-services = shopping in the Cave
doing-forest = setting out into the Forest
doing-picking = picking in the Forest
doing-savanna = choosing a prey
doing-extra-dice = getting ready to hunt
doing-mountain = about to climb
doing-reroll = climbing the Mountain
doing-done = finishing the phase
doing-reward = choosing a reward
doing-loss = choosing what to lose

prompt-chance = The dice are rolling.
prompt-movement = You must choose where to go. Nobody sees it until all have chosen.
prompt-character = You must choose a character.
prompt-bonus-window = You may play one combat card. You have { $total }, the best total is { $best }.
prompt-counter-window = { $who } plays { $card }{ $target }: { $effect }. You may counter it.
prompt-robbery = You may rob whoever you stunned.
prompt-cave = You are in the Cave: rest or use the services.
prompt-services = Services: buy what you like.
prompt-forest = You are in the Forest: the first Picking card is free.
prompt-picking = You may pick another card or stop.
prompt-savanna = You are in the Savanna: choose a prey.
prompt-extra-dice =
    { $dice ->
        [one] { $card }: { $dice } die must show at least { $value }. You may buy extra dice.
       *[other] { $card }: { $dice } dice must show at least { $value } together. You may buy extra dice.
    }
prompt-mountain = You are on the Mountain: climb when you are ready.
prompt-reroll = You may reroll, or take the reward. On the table: { $dice }. In your hand: { $lifted }. You have { $krom } krom.
prompt-done = Your action is done. You may realise Evolutions, play cards, or end your phase.
prompt-reward = You must choose one of two rewards.
prompt-target = Who do you play { $card } on? ({ $effect })
prompt-kind = { $card }: which resource?
prompt-loss =
    { $n ->
        [one] You must give up { $n } resource. Which one?
       *[other] You must give up { $n } resources. Which one first?
    }

choice-go = Go { $place_to }
choice-character = { $name }, { $weight } kg
choice-pass = Pass
choice-end = End the phase
choice-rest = Rest: { $krom } and { $hit_points }
choice-services = Services: buy resources, Bonus cards, hit points
choice-buy = Buy { $goods } for { $price } krom
choice-pick =
    { $price ->
        [0] Pick a card (free)
       *[other] Pick another card for { $price } krom
    }
choice-shuffle =
    { $n ->
        [one] Shuffle { $n } discarded card into the Picking deck
       *[other] Shuffle { $n } discarded cards into the Picking deck
    }
choice-hunt =
    { $dice ->
        [one] Hunt { $card }: { $dice } die, { $value } or more, for { $reward }
       *[other] Hunt { $card }: { $dice } dice, { $value } or more, for { $reward }
    }
choice-hunt-again = Hunt again
choice-climb = Climb: roll the dice
choice-extra-dice =
    { $n ->
        [0] No extra dice
        [one] { $n } extra die for { $price } krom
       *[other] { $n } extra dice for { $price } krom
    }
choice-take-combination = Take the reward ({ $name }): { $reward }
choice-take-dice = Take the reward now
choice-reroll =
    { $n ->
        [0] Reroll dice for { $price } krom
        [one] Reroll { $n } die for { $price } krom
       *[other] Reroll { $n } dice for { $price } krom
    }
choice-lift = Pick up a { $face }
choice-realise = Realise { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $cost }{ $symbol }
choice-play = Play { $card }: { $effect }{ $symbol }
choice-stop-robbing = Leave it
choice-rob = Rob { $who } of { $goods }
choice-target = { $who }
choice-give = Give { $goods }
choice-take = Take { $goods }
choice-reward = { $goods }

refuse-must-move = you must leave the place where you are
refuse-not-the-cave = nobody can choose the Cave in the first round
refuse-character-taken = { $who } has this character
refuse-evolution-place = only { $place_in }
refuse-evolution-cost = you lack { $goods }
refuse-only-in-combat = only in a combat
refuse-only-as-counter = only as an answer to another player’s card
refuse-card-place = only { $place_in }
refuse-cannot-give = you would have to give { $goods }
refuse-no-target = there is nobody to play it on
refuse-target-lacks = { $who } does not have { $goods }
refuse-target-elsewhere = { $who } is in another place
refuse-no-counter = this card is not a counter
refuse-no-combat-card = this card is not a combat card
refuse-nothing-to-rob = { $who } has none
refuse-act-first = take the action of your place first
refuse-not-both = either rest or services, and only once
refuse-one-hunt = one hunt per phase
refuse-already-acted = only one action of the place per phase
refuse-too-few-krom = this costs { $price } krom, you have { $krom }
refuse-unhurt = you have all your hit points
refuse-no-bonus-left = there are no Bonus cards left to draw
refuse-supply-empty = the supply has no { $kind } left
refuse-nothing-to-shuffle = there are no discards to shuffle
refuse-shuffle-first = only before the first card
refuse-no-more-cards = never more than { $n } cards
refuse-dice-in-hand = roll the dice in your hand first
refuse-no-more-rerolls = all { $n } rerolls are used
refuse-lift-first = first pick up the dice you want to reroll

log-character = { $seat } plays { $character }.
log-round = Round { $round }
log-got-up =
    { $hit_points ->
        [one] { $seat } gets up with { $hit_points } hit point.
       *[other] { $seat } gets up with { $hit_points } hit points.
    }
log-moved = { $seat } goes { $place_to }.
log-kromosaurus-moved = The Kromosaurus goes { $place_to }.
log-kromosaurus-stays = The Kromosaurus stays { $place_in }.
log-combat = Combat { $place_in }: { $fighters }.
score = { $who } { $total }
log-combat-dice = Rolled: { $scores }.
log-combat-won = { $fighter } wins with { $total }.
log-weight-decided = A tie: { $fighter } wins by weight.
log-kromosaurus-wounded =
    { $amount ->
        [0] The Kromosaurus did not notice and stays at { $hit_points }.
        [one] The Kromosaurus loses { $amount } hit point and has { $hit_points } left.
       *[other] The Kromosaurus loses { $amount } hit points and has { $hit_points } left.
    }
log-trophy-taken = The Kromosaurus is beaten! { $seat } takes it as a trophy.
log-trophy-passed = { $to_seat } takes the trophy from { $seat }.
log-stunned = { $seat } is stunned.
log-phase = { $seat } acts { $place_in }.
log-gained = { $seat } gains { $goods }.
log-lost = { $seat } loses { $goods }.
log-cold = { $seat } shivers.
log-warmth = { $seat } warms up by the fire.
log-robbed = { $seat } robs { $victim } of { $goods }.
log-stole = { $seat } steals { $goods } from { $victim }.
log-swapped = { $seat } gives { $target } { $give } and takes { $take }.
log-robbed-bonus = { $seat } robs { $victim } of a Bonus card.
log-robbed-bonus-card = { $seat } robs { $victim } of a Bonus card: { $card }.
log-drew-bonus = { $seat } draws a Bonus card.
log-drew-bonus-card = { $seat } draws a Bonus card: { $card }.
log-played = { $seat } plays { $card }: { $effect }.
log-played-target = { $seat } plays { $card } on { $target }: { $effect }.
log-countered = { $seat } counters { $countered } with { $card }.
log-cancelled = { $card } has no effect.
log-rolled-more = { $seat } rolls { $dice } more.
log-total = { $seat } now has { $total }.
log-rested = { $seat } rests.
log-bought = { $seat } pays { $price } krom at the services: { $kind }.
log-picked =
    { $price ->
        [0] { $seat } picks { $card }.
       *[other] { $seat } pays { $price } krom and picks { $card }.
    }
log-shuffled = The { $deck } deck is shuffled with its discards.
log-hunting =
    { $extra ->
        [0] { $seat } hunts { $card }.
        [one] { $seat } hunts { $card } with { $extra } extra die for { $price } krom.
       *[other] { $seat } hunts { $card } with { $extra } extra dice for { $price } krom.
    }
log-caught =
    { $n ->
        [one] { $sum }, needed { $value }. { $seat } catches { $card }!
       *[other] { $dice }: { $sum }, needed { $value }. { $seat } catches { $card }!
    }
log-missed =
    { $n ->
        [one] { $sum }, needed { $value }. { $card } gets away from { $seat }.
       *[other] { $dice }: { $sum }, needed { $value }. { $card } gets away from { $seat }.
    }
log-rerolled = { $seat } pays { $price } krom, keeps { $kept } and rerolls { $dice }.
log-climbing = { $seat } rolls: { $dice } on the table.
log-climbed = { $seat } takes { $dice }: { $combination }.
log-realised =
    { $points ->
        [one] { $seat } realises { $card } for { $cost }: { $points } point, { $total } in all.
       *[other] { $seat } realises { $card } for { $cost }: { $points } points, { $total } in all.
    }
log-revealed = New among the { $row }: { $card }.
log-won =
    { $points ->
        [one] Victory for { $seats } with { $points } point!
       *[other] Victory for { $seats } with { $points } points!
    }
