# The board of Am Rande des Gletschers. The words of the game itself are in the game’s own texts.

## Cards and numbers

gletscher-food = food
gletscher-story = story
gletscher-weapon = as a weapon
gletscher-hunters = hunters
gletscher-reach = to reach
gletscher-wounded = wounded
gletscher-fate = Fate
gletscher-bonus = helps a hunt
gletscher-kind-prey = prey
gletscher-kind-herb = herb
gletscher-kind-weapon = weapon
gletscher-kind-artefact = artefact
gletscher-kind-event = event
gletscher-kind-winter = the cold
gletscher-kind-fish = fish
gletscher-kind-fate = fate card
gletscher-size-small = small
gletscher-size-large = large
gletscher-size-all = all game
gletscher-with-net = with net
gletscher-fish-note = Caught with a net it stays in the net and feeds 2.
gletscher-net-note = Fish that it catches stay in it and feed 2.
gletscher-does-wedding = a clan card
gletscher-does-earthquake = everybody rolls
gletscher-does-winter = after this turn
gletscher-event-wedding = The active clan draws a clan card. Today the newcomers rest.
gletscher-event-earthquake = Every clan rolls: 3 to 5 costs a weapon or the artefact, 6 a clan card.
gletscher-event-winter = This turn is played to its end. Then comes the gathering, and then everybody eats.

## The year and the ice

gletscher-the-year = The year
gletscher-year = Year { $n }
gletscher-goal = first to { $n } trophies
gletscher-reveals =
    { $n ->
        [0] { $who } turns up Winter
        [one] { $who } turns up { $n } card
       *[other] { $who } turns up { $n } cards
    }
gletscher-more-turns =
    { $n ->
        [one] { $n } more turn
       *[other] { $n } more turns
    }
gletscher-winter-now = Winter is here
gletscher-winter-this-turn = Winter after this turn
gletscher-winter-in =
    { $n ->
        [0] Winter is the next card
        [one] Winter in { $n } card
       *[other] Winter in { $n } cards
    }
gletscher-winter-whose = in { $who }’s turn
gletscher-winter-is-out = Winter has been turned up
gletscher-pile = in the pile, Winter below
gletscher-row = Turned up this turn
gletscher-row-empty = Nothing moves on the ice.
gletscher-hunted-now = hunted now
gletscher-taken-along = taken, in the hunt
gletscher-now-taken = taken
gletscher-now-caught = caught
gletscher-now-gathered = gathered
gletscher-now-past = over
gletscher-now-winter = on its way

## The turn and the hunt

gletscher-turn = The turn
gletscher-your-turn = Your turn
gletscher-turn-of = { $who }’s turn
gletscher-step-reveal = Reveal
gletscher-step-wounded = Wounded
gletscher-step-actions = Actions
gletscher-step-fate = Fate card
gletscher-step-limit = Eight cards
gletscher-the-hunt = The hunt
gletscher-hunt-of = { $who } hunts { $card }
gletscher-step-prey = Prey
gletscher-step-team = Team
gletscher-step-help = Help
gletscher-step-others = The others
gletscher-step-die = Die
gletscher-need = Need
gletscher-have = Have
gletscher-percent = { $n } %
gletscher-needed = { $n } needed
gletscher-help-weapon = gone after the roll
gletscher-help-artefact = once a turn
gletscher-help-sacrifice = sacrificed
gletscher-lucky = counts as 6
gletscher-cancelled = undone
gletscher-played-by = played by { $who }
gletscher-caught = Caught!
gletscher-missed = Missed
gletscher-total = { $total }, needed { $need }
gletscher-nothing = nothing happens
gletscher-note-roll-roll = a miss wounds a card
gletscher-note-roll-call-off = team used, weapon kept
gletscher-note-actions-draw =
    { $n ->
        [one] { $n } in the pile
       *[other] { $n } in the pile
    }
gletscher-note-help-ready = then the others are asked
gletscher-hint-actions = Hunt or gather on the ice, make a weapon from what lies in your store, or ask fate. Each takes a clan card.
gletscher-hint-meal = Any mix will do, as long as no card could be left out.
gletscher-hint-keep-fate = The others go back into the deck.

gletscher-verb-take = take
gletscher-verb-heal = boil
gletscher-verb-healed = heal
gletscher-verb-hunt = hunt
gletscher-verb-gather = gather
gletscher-verb-make = make a weapon
gletscher-verb-make-nothing = make a weapon
gletscher-verb-work = this one
gletscher-verb-send = send
gletscher-verb-weapon = weapon
gletscher-verb-invoke = artefact
gletscher-verb-sacrifice = sacrifice
gletscher-verb-play = play
gletscher-verb-wound = gets hurt
gletscher-verb-offer = offer
gletscher-verb-target = against
gletscher-verb-plunder = take
gletscher-verb-lose-card = give up
gletscher-verb-lose-clan = give up
gletscher-verb-discard-fate = discard
gletscher-verb-keep = keep
gletscher-verb-eat = eat

## The cave

gletscher-your-cave = Your cave
gletscher-you-clan = you, the { $clan }
gletscher-open-cave = Look into { $who }’s cave
gletscher-cards = cards { $n } of { $limit }
gletscher-cards-note = Clan and fate cards together; counted at the end of your turn (G9)
# Who leads a clan where a bot plays it.
chief-lion = Runa
chief-horse = Jorn
chief-wolf = Mika
chief-boar = Ulla
gletscher-store = Store
gletscher-store-empty = Nothing but crumbs.
gletscher-shed = Shed
gletscher-shed-empty = Bare hands.
gletscher-dwelling = Dwelling
gletscher-den = Shaman’s den
gletscher-no-artefact = no artefact
gletscher-asleep = artefact asleep
gletscher-moving = moving house
gletscher-migrating = Moving house: no actions in the next turn.
gletscher-ready = ready
gletscher-hunting = hunting
gletscher-used = used
gletscher-clan-card =
    { $n ->
        [one] Clan card with { $n } hunter, { $pose }
       *[other] Clan card with { $n } hunters, { $pose }
    }
gletscher-actions-left =
    { $n ->
        [0] No action left
        [one] { $n } action left
       *[other] { $n } actions left
    }
gletscher-trophies =
    { $n ->
        [one] { $n } trophy of { $goal }
       *[other] { $n } trophies of { $goal }
    }
gletscher-food-for = Food { $food } for { $hunters } hunters: { $outcome }
gletscher-your-fate = Your fate cards
gletscher-only-you = only you see these
gletscher-no-fate = No fate cards. Nothing can go wrong, or right.
gletscher-fate-green = green fate card
gletscher-fate-red = red fate card
gletscher-fate-yellow = yellow fate card
gletscher-on-offer = you may play it now
gletscher-when-green = in your own hunt, or in defence
gletscher-when-red = in the others’ hunts
gletscher-when-yellow = at the end of your turn

## Winter

gletscher-nth-winter =
    { $n ->
        [1] The first winter
        [2] The second winter
        [3] The third winter
        [4] The fourth winter
        [5] The fifth winter
        [6] The sixth winter
        [7] The seventh winter
       *[other] The last winter
    }
gletscher-winter-keep = Fate cards kept
gletscher-winter-hunters = Hunters
gletscher-winter-herbalists = Herbalists
gletscher-winter-shamans = Shamans
gletscher-winter-feeding = Feeding
gletscher-best-hunters = best story of a prey
gletscher-best-herbalists = best story of a herb
gletscher-best-shamans = story of the artefact
gletscher-without-hunters = no prey to tell of
gletscher-without-herbalists = no herb
gletscher-without-shamans = no artefact
gletscher-won-hunters = { $who } tells it with the voices.
gletscher-won-herbalists = { $who } cured someone. Of what, nobody says.
gletscher-won-shamans = { $who } made the fire blink first.
gletscher-nobody-won = Everybody stares into the fire.
gletscher-tie = tie, again
gletscher-alone = alone: no roll
gletscher-later = soon
gletscher-keep-note = Snow. Everybody keeps one fate card at most; the rest is shuffled. Then the clans gather at the fire.
gletscher-has-chosen = has chosen
gletscher-is-choosing = is choosing
gletscher-title-keep-fate = Keep one fate card
gletscher-title-meal = Your meal
gletscher-title-lose-clan = Somebody leaves
gletscher-title-welcome = A knock at the rock
gletscher-eaten = eaten
gletscher-of = of { $n }
gletscher-for = for
gletscher-outcome-fed = Fed. May draw a clan card.
gletscher-outcome-half-fed = Half fed. Nobody leaves.
gletscher-outcome-hungry = Hungry. A clan card is lost.
gletscher-ate = Eaten: { $cards }
gletscher-not-yet = has not eaten yet
gletscher-go-on = Go on

## The end

gletscher-end = The end
gletscher-end-won =
    { $n ->
        [one] { $who } wins!
       *[other] { $who } win together!
    }
gletscher-end-years =
    { $n ->
        [one] after { $n } winter
       *[other] after { $n } winters
    }
gletscher-rematch = Once more
gletscher-scores = Trophies
gletscher-hunts = { $caught } of { $hunts } hunts
gletscher-herbs =
    { $n ->
        [one] { $n } herb
       *[other] { $n } herbs
    }
gletscher-refounded =
    { $n ->
        [one] founded anew once
       *[other] founded anew { $n } times
    }
gletscher-end-goal = { $goal } trophies and a clan that survived the winter: that decides it.
gletscher-end-hunters = Level on trophies: the larger clan wins.
gletscher-end-shared = Level on trophies and hunters: the victory is shared.
gletscher-end-last = After the last winter, the most trophies win.
gletscher-plot = Trophies over the years
gletscher-plot-winters =
    { $n ->
        [one] { $n } winter
       *[other] winters 1 to { $n }
    }
gletscher-dice-title = The die
gletscher-dice-total = Rolled { $n } times; on average, each face comes up { $even } times.

## Learning by playing

learn-take = Three cards have turned up. Weapons and artefacts are free for the player whose turn it is: take them now. A cave has room for one artefact only.
learn-heal = Herbs heal in this game. Each herb you give up puts one wounded card back into your hand at once.
learn-healed = Choose who gets the bitter tea. Bigger cards hunt better and complain longer.
learn-actions = Every clan card in your hand is one action: hunt, gather, make a weapon or draw a fate card. The number on a target is what the die and your help must reach; the figure is how many hunters it takes.
learn-gather = Herbs do not run. Send at least as many hunters as the card asks for, and it is yours. Spare hands on a card are lost for today.
learn-work = One clan card does it and is then used. A card with one hunter is plenty.
learn-team = Choose the team. More hunters than needed give +1 in all; each one missing costs 1. Those who stay home can do something else.
learn-help = A weapon, the artefact, a sacrifice from the store: each adds to the die. The weapon breaks with the roll, the artefact helps once a turn, the sacrifice was delicious.
learn-reaction = Somebody else is hunting. A red card now breaks the weapon or sends a storm. There is one red card per hunt, so choose whose day you ruin. “Don’t ask again this turn” spares you the question.
learn-dispute = It is caught, but is it theirs? With a dispute both roll, and the higher die takes the prey home.
learn-offering = Something is about to happen to you. An offering, and a prey to go with it, makes it go away.
learn-offer = Which prey goes up in smoke? The spirits are not picky; your winter is.
learn-roll = Look at the faces: green ones catch it. A miss wounds one card of the team. Calling off costs the day but no blood.
learn-wound = It got away and somebody limps. A wounded card rests through your whole next turn.
learn-end-of-turn = Your turn ends. One yellow card may now make somebody else’s life harder. It costs no action and some friendship.
learn-target = Choose whom it hits. Whoever has the most trophies is rarely the wrong answer.
learn-plunder = Their store is open. Think of winter: food now, and the best story at the fire.
learn-lose-store = Something must go. Weigh food against story: winter asks for both.
learn-predator = Something with teeth stands at the entrance. It takes a herb or somebody. It is not particular.
learn-lose-gear = The roof came down on your tools. Choose what you dig out last.
learn-lose-clan = Somebody must leave the clan. If the last card goes, a new clan moves in, without your trophies.
learn-limit = At the end of your turn you may hold eight cards, clan and fate together. Fate cards go first.
learn-keep-fate = Winter. You keep one fate card, unseen. What will next year need?
learn-meal = Everybody eats. With as much food as hunters you may draw a clan card, with half nobody leaves, with less somebody does. Choose what is eaten; what is left feeds next year, and its stories stay yours.
learn-welcome = Everyone is fed, and there is a stranger at the door. One more hunter, one more mouth.
learn-over = That was a whole game. Trophies come from stories, stories from hunts, and hunts from breakfast. Once more?

## Passing beforehand
gletscher-passing = Don’t ask again this turn
gletscher-passing-note = Pass whenever you could play a fate card, until this turn is over.
