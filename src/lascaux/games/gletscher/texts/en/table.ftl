# Words at the table: names, prompts, choices, refusals and the log.

game-name = Am Rande des Gletschers
cave-lion = Cave Lions
cave-horse = Horses
cave-wolf = Wolves
cave-boar = Boars

round = year { $n }
row-playing = playing, year { $round }

clan-card =
    { $n ->
        [one] { $n } hunter
       *[other] { $n } hunters
    }
quoted = { $card }
with-net = { $card } in { $net }
zone-hand = in hand
zone-used = in the dwelling
zone-wounded = wounded
deck-clan = clan
deck-fate = fate
small-game = small game
large-game = large game
contest-hunters = Hunters
contest-herbalists = Herbalists
contest-shamans = Shamans
outcome-fed = everyone is fed
outcome-half-fed = half are fed, nobody leaves
outcome-hungry = the clan goes hungry
the-winter = winter
die-any = any die will do
die-from = a { $die } or more
die-never = no die is enough
fate-row =
    { $n ->
        [one] { $card }, { $n } card
       *[other] { $card }, { $n } cards
    }

effect-lucky-hunt = the die counts as 6 and nobody may interfere
effect-offering = a prey from the store undoes a card or an earthquake
effect-dispute = both roll, the higher die takes the prey
effect-broken-weapon = the weapon breaks and the hunt is over
effect-storm = one less on the die
effect-migration = no actions in the next turn
effect-spoiled-herbs = all herbs are thrown away
effect-raid = the die decides how much you take from the store
effect-predator = a herb or a clan card is lost
effect-wrath = the artefact sleeps through the next turn
effect-scavenger = the die decides how much the store loses

option-herbs-heal = herbs heal

# What others are doing, after "Waiting for X: …".
doing-take = looking over what turned up
doing-heal = boiling herbs
doing-healed = bandaging somebody
doing-actions = planning the day
doing-gather = sending somebody for herbs
doing-work = finding a volunteer
doing-team = choosing a hunting party
doing-help = packing for the hunt
doing-reaction = deciding on a fate card
doing-offering = deciding on an offering
doing-offer = choosing an offering
doing-roll = taking a deep breath
doing-wound = seeing who limps
doing-dispute = deciding whose prey it is
doing-end-of-turn = ending the turn
doing-plunder = looking around a stranger’s store
doing-lose-store = choosing what to lose
doing-predator = facing something with teeth
doing-lose-gear = sorting through the rubble
doing-lose-clan = saying goodbye
doing-limit = sorting cards
doing-keep-fate = keeping one fate card
doing-meal = laying the table
doing-welcome = answering the door

prompt-take = You may take weapons and artefacts into your cave.
prompt-heal = You may give up herbs: each takes one wounded card to your hand.
prompt-healed = Who gets healed?
prompt-actions =
    { $n ->
        [one] Your turn: { $n } clan card in hand. What does it do?
       *[other] Your turn: { $n } clan cards in hand, one action each. What do they do?
    }
prompt-gather = Who goes? { $card } asks for { $needed ->
        [one] { $needed } hunter
       *[other] { $needed } hunters
    }; { $sent } on the way.
prompt-work = Which clan card does it? It is used for this turn.
prompt-team = Who goes? Hunting { $card }: { $needed ->
        [one] { $needed } hunter needed
       *[other] { $needed } hunters needed
    }, { $sent } in the team.
prompt-help = Does anything help? { $card }: need { $need }, you have { $have } ({ $die }).
prompt-reaction = You may play a red card. { $who } hunts { $card }: needs { $need }, has { $have } ({ $die }).
prompt-offering = { $what } You may undo it with an offering.
threat-card = { $who } plays { $card } against you.
threat-earthquake = The earthquake hits you with a { $die }.
prompt-offer = Which prey do you offer?
prompt-roll = Roll, or call the hunt off. { $card }: need { $need }, you have { $have } ({ $die }).
prompt-wound = Who is hurt? { $card } got away.
prompt-dispute = You may dispute the catch. { $who } has caught { $card }.
prompt-end-of-turn = The end of your turn: you may play one yellow card against somebody.
prompt-target = Against whom? { $card }: { $effect }.
prompt-plunder =
    { $n ->
        [one] Take { $n } card from { $who }’s store.
       *[other] Take { $n } cards from { $who }’s store. Which one first?
    }
prompt-lose-store =
    { $n ->
        [one] You must give up { $n } card from your store.
       *[other] You must give up { $n } cards from your store. Which one first?
    }
prompt-predator = You must give up a herb or a clan card.
prompt-lose-gear = You must give up a weapon or the artefact.
prompt-lose-clan = You must give up a clan card.
prompt-limit = You must discard. You have { $n } cards, { $limit } are allowed.
prompt-keep-fate = Winter: you keep one fate card. Nobody sees which.
prompt-meal = What is eaten? Your clan needs { $price } food, { $eaten } on the table.
prompt-welcome = Everyone is fed. You may draw a clan card.

choice-pass = Pass
choice-leave = Leave the rest
choice-take = Take { $card }
choice-heal = Give up { $card }
choice-heal-no-more = Keep the herbs
choice-healed = { $clan }
choice-stop = End your actions
choice-hunt = Hunt { $card }: reach { $need }, { $needed ->
        [one] { $needed } hunter
       *[other] { $needed } hunters
    }, food { $food }
choice-gather = Gather { $card }: { $needed ->
        [one] { $needed } hunter
       *[other] { $needed } hunters
    }, food { $food }
choice-make = { $small ->
        [0] Make a weapon from { $card }: +{ $large } against large game
       *[other] { $large ->
            [0] Make a weapon from { $card }: +{ $small } against small game
           *[other] Make a weapon from { $card }: +{ $small } against small, +{ $large } against large game
        }
    }
choice-make-nothing = Make a weapon from { $card }
choice-draw-fate = Draw a fate card
choice-work = { $clan }
choice-send = Send { $clan }
choice-team-ready = The team is complete
choice-go-on = That is all
choice-weapon = Use { $card }: { $bonus }
choice-invoke = Call on { $card }: { $bonus }
choice-sacrifice = Sacrifice { $card }: +1
choice-play = Play { $card }: { $effect }
choice-roll = Roll the die
choice-call-off = Call the hunt off
choice-wound = { $clan }
choice-offer = Offer { $card }
choice-no-card = Play no card
choice-target = { $who }
choice-plunder = Take { $card }
choice-lose-card = Give up { $card }
choice-lose-clan = Give up { $clan }, { $zone }
choice-keep-all = Keep all cards
choice-discard-fate = Discard { $card }
choice-keep = Keep { $card }: { $effect }
choice-eat = Eat { $card }: food { $food }
choice-welcome = Draw a clan card
choice-no-welcome = Do not draw

refuse-only-in-own-hunt = only in your own hunt, or in defence
refuse-only-in-others-hunt = only in somebody else’s hunt
refuse-only-at-end-of-turn = only at the end of your turn
refuse-only-in-defence = only against a fate card or an earthquake
refuse-no-fate-left = there are no fate cards left to draw
refuse-no-weapon-in-it = no weapon can be made from it
refuse-take-earlier = weapons and artefacts are taken before the actions
refuse-too-few-hunters =
    { $needed ->
        [one] it takes { $needed } hunter, you have { $n }
       *[other] it takes { $needed } hunters, you have { $n }
    }
refuse-no-team = a team has at least one clan card
refuse-one-weapon = one weapon per hunt
refuse-no-bonus = of no use against { $size }
refuse-asleep = it lies face down
refuse-once-per-turn = only once per turn
refuse-no-herb = herbs cannot be sacrificed
refuse-one-sacrifice = one sacrifice per hunt
refuse-no-weapon = no weapon is in use
refuse-only-after-success = only after a successful hunt
refuse-only-before-the-roll = only before the die is rolled
refuse-not-red = this card is not red
refuse-no-dispute = this card is not a dispute
refuse-no-offering = this card is not an offering
refuse-not-yellow = this card is not yellow
refuse-no-target = there is nobody to play it on
refuse-already-migrating = { $who } is already moving house
refuse-already-asleep = { $who }’s artefact already lies face down
refuse-no-herbs-there = { $who } has no herbs
refuse-empty-store = { $who }’s store is empty
refuse-no-artefact-there = { $who } has no artefact
refuse-over-the-limit = the limit is { $limit } cards
refuse-fate-first = fate cards are discarded first
refuse-one-too-many = another card would then be eaten for nothing

log-round = Year { $year }, { $who }
log-start-dice = For the first turn: { $scores }.
score = { $who } { $die }
score-story = { $who } { $die } + { $story } = { $total }
log-starts = { $seat } begins.
log-migrates = { $seat } is moving house and does nothing else.
log-revealed = Turned up: { $card }.
log-took = { $seat } takes { $card }.
log-gave-up = { $seat } gives up { $card }.
log-healed-with = { $seat } boils { $card }.
log-healed = { $seat }: { $clan } back on their feet at once.
log-recovered = { $seat } has recovered: { $cards }. Today they rest.
log-discarded-fate = { $seat } discards { $card }.
log-event = { $card }!
log-tremor = { $seat } rolls { $die }.
log-shattered = { $seat } loses { $card }.
log-hunting = { $seat } hunts { $card } with { $team }.
log-armed = { $seat } takes { $card } along: +{ $bonus }.
log-invoked = { $seat } calls on { $card }.
log-sacrificed = { $seat } sacrifices { $card }.
log-played = { $seat } plays { $card }.
log-played-on = { $seat } plays { $card } against { $target }.
log-offered = { $seat } offers { $card } to the spirits.
log-cancelled = { $card } has no effect.
log-broke = { $card } breaks in { $seat }’s hands. Everybody goes home.
log-called-off = { $seat } thinks better of it and leaves { $card } alone.
log-caught = { $die } on the die, { $total } in all, needed { $value }: { $seat } catches { $card }!
log-caught-lucky = { $total } in all, needed { $value }: { $seat } catches { $card }, as if by magic!
log-missed = { $die } on the die, { $total } in all, needed { $value }: { $card } gets away from { $seat }.
log-netted = { $card } stays in { $net }.
log-wounded = { $seat }: { $clan } hurt.
log-dispute-won = { $seat } shouts louder than { $target } and takes { $card }.
log-dispute-lost = { $target } keeps { $card }; { $seat } has been heard.
log-gathered = { $seat } gathers { $card }.
log-made = { $seat } makes a weapon from { $card }.
log-harm =
    { $n ->
        [0] { $seat } rolls { $die }: nothing happens.
        [one] { $seat } rolls { $die }: { $n } card.
       *[other] { $seat } rolls { $die }: { $n } cards.
    }
log-plundered = { $seat } takes { $card } from { $target }.
log-lost-card = { $seat } loses { $card }.
log-lost-clan = { $seat } loses { $clan }.
log-refounded =
    { $trophies ->
        [0] { $seat }’s clan is no more. A new clan moves into the cave.
        [one] { $seat }’s clan is no more, and its trophy is gone. A new clan moves into the cave.
       *[other] { $seat }’s clan is no more, and its { $trophies } trophies are gone. A new clan moves into the cave.
    }
log-drew-clan = { $clan } more for { $seat }.
log-drew-fate = { $seat } draws a fate card.
log-drew-fate-card = { $seat } draws a fate card: { $card }.
log-shuffled = The { $deck } cards are shuffled.
log-kept-fate =
    { $n ->
        [one] { $seat } keeps a fate card and gives up { $n }.
       *[other] { $seat } keeps a fate card and gives up { $n }.
    }
log-kept-fate-card =
    { $n ->
        [one] { $seat } keeps { $card } and gives up { $n } fate card.
       *[other] { $seat } keeps { $card } and gives up { $n } fate cards.
    }
log-contest-dice = { $contest }: { $scores }.
log-contest-dice-again = { $contest }, a tie, again: { $scores }.
log-no-contest = { $contest }: nobody has anything to tell.
log-trophy = { $contest }: the trophy goes to { $seat } for { $card }.
log-trophy-alone = { $contest }: only { $seat } has something to tell, and wins with { $card }.
log-feeding = { $seat } has { $food } food for { $hunters }: { $outcome }.
log-ate = { $seat } eats { $cards }.
log-won =
    { $trophies ->
        [one] Victory for { $seats } with { $trophies } trophy and { $hunters } hunters!
       *[other] Victory for { $seats } with { $trophies } trophies and { $hunters } hunters!
    }
