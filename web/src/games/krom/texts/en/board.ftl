# The board of Krom. The words of the game itself are in the game’s own texts.

krom-race = The race
krom-race-goal = first to { $goal }
krom-race-at = { $who } at { $points }
krom-hit-points = { $have } of { $of } hit points
krom-kromosaurus = Kromosaurus
krom-stunned = stunned
krom-stunned-until = stunned until next round
krom-tie-heavier = a tie goes to the heavier
krom-tie-lighter = a tie goes to the lighter
krom-place-done = done
krom-place-now = now:
krom-place-next = to come:
krom-rest = Rest
krom-services = Services
krom-or-services = or services
krom-services-title = What would you like?
krom-purse = You have { $n } krom.
krom-pick = Pick
krom-picking-deck = Picking deck
krom-cards-left = { $n } cards left
krom-last-picked = Last picked: { $card }
krom-free = free
krom-shuffle = Shuffle
krom-preys = Preys
krom-climb = Climb
krom-evolutions = Evolutions
krom-deck = deck { $n }
krom-within-reach = { $n } within reach
krom-realise = Realise
krom-you = You
krom-who = { $character }, { $weight } kg
krom-who-bot = bot, { $weight } kg
krom-kg = { $n } kg
krom-points-word = points
krom-your-cards = Your Bonus cards
krom-only-you = only you see them
krom-no-cards = No Bonus cards in your hand.
krom-playable = You may play it
krom-when-phase = In your phase
krom-when-combat = In a combat
krom-when-counter = As an answer to a card
krom-terse-only-in-combat = in a combat
krom-terse-only-as-counter = as an answer
krom-terse-no-target = nobody to play it on
krom-terse-no-counter = not a counter
krom-terse-no-combat-card = not a combat card
krom-realised = Realised
krom-nothing-yet = nothing yet
krom-secret = Secret choice
krom-ready = has chosen
krom-choosing = is choosing
krom-reveal = Everybody is off!
krom-nobody = nobody
krom-they-fight = There will be words.
krom-go-on = Go on
krom-see-table = Look at the table
krom-fight = Fight { $place_in }
krom-step-dice = Dice
krom-step-cards = Bonus cards
krom-step-wounds = Wounds
krom-step-robbery = Robbery
krom-to = to
krom-leads = { $who } leads with { $total }.
krom-no-card-played = no card played
krom-struck = cancelled
krom-rob = Rob { $who } of one thing?
krom-of = of { $n }
krom-half-of = half of { $n }, rounded up
krom-random-of = at random, of { $n }
krom-be-kind = be kind
krom-climb-title = The Mountain
krom-first-roll = First roll
krom-reroll-n = Reroll { $n }
krom-keep = keep
krom-reroll = reroll
krom-put-back = Put the { $face } back
krom-rerolls = Rerolls
krom-now = now
krom-odds = Something better in { $n } of 100 throws.
krom-pick-dice = Click the dice that you would rather not have.
krom-short-nothing = Nothing
krom-short-pair = Pair
krom-short-two_pairs = Two pairs
krom-short-three = Three
krom-short-full_house = Full house
krom-short-four = Four
krom-short-straight = Straight
krom-short-five = Five
krom-hunt-title = The hunt: { $card }
krom-reward-title = Which reward?
krom-character-title = Who are you?
krom-costs = Cost
krom-brings = Brings
krom-trophy = Kromosaurus trophy
krom-at-thinking = { $place_in }, thinking
krom-at-past = { $place_in }, done
krom-at-now = { $place_in }
krom-at-next = { $place_in }, still to act
krom-end = The end
krom-rematch = Once more
krom-scores = Points
krom-end-goal = The first to reach { $goal } points wins at once.
krom-end-tie = The most points win; on a tie, the most Evolutions.
krom-plot = How the race went
krom-plot-rounds = rounds 1 to { $n }
krom-dice-title = The dice
krom-dice-total = { $n } dice rolled; on average, each face comes up { $even } times.
krom-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
krom-end-rounds =
    { $n ->
        [one] after { $n } round
       *[other] after { $n } rounds
    }
krom-need =
    { $dice ->
        [one] { $dice } die must show at least { $value }.
       *[other] { $dice } dice must show at least { $value } together.
    }
krom-end-won =
    { $n ->
        [one] { $who } wins!
       *[other] { $who } win together!
    }
krom-nth =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
krom-passing = No cards this round
krom-passing-note = Pass whenever cards could be played in a fight or as an answer, until the round ends.

## Learning by playing

learn-movement = Choose a place, never the one you are in. Everybody chooses in secret, then all move at once. Where two meet, they fight, so the best place is the one the others thought too obvious.
learn-cave = The Cave is for sleeping or shopping. Resting heals; services cost krom. Never both: even cave people had to set priorities.
learn-services = Buy what your next Evolution needs and stop when you are done. Offers in grey tell you why they are not for you today.
learn-forest = In the Forest the first Picking card is free. Some cards hold nothing at all. That is called nature.
learn-picking = Each further card costs more krom than the one before. Stopping is free and rarely regretted. Rarely.
learn-savanna = Choose a prey. Its card shows how many dice you roll, what you must reach and what it is worth. Big animals pay well, mostly to other people.
learn-extra-dice = Before you roll you may buy more dice for krom. Afterwards it is too late, as with most good ideas.
learn-mountain = On the Mountain you roll for a combination: the table shows what each is worth. Climb when you are ready. The Mountain is in no hurry.
learn-reroll = Lift the dice you do not like and roll them again. Rerolls cost krom, and the later ones cost more; only the last throw counts.
learn-bonus-window = A fight! The highest total wins and the losers lose the difference in hit points. A combat card can raise your total. Passing is a decision too.
learn-counter-window = Somebody plays a card, and a counter makes it do nothing. Think of it as a polite no, with a club.
learn-robbery = You knocked somebody out. Custom allows you to go through their pockets once. They will remember.
learn-done = Your action is done. Now is the time to realise an Evolution if you can pay for it: Evolutions are points, and points win. Then end your phase.
learn-character = Six people, six weights. The heavy ones win ties in the Cave and the Savanna, the light ones in the Forest and on the Mountain. Otherwise it is a matter of hair.
learn-reward = Two rewards, one choice. Look at what your next Evolution still lacks, not at what shines.
learn-target = The card wants a victim. It shows what everybody owns; whoever leads the race is rarely the wrong answer.
learn-kind = The card leaves the kind to you. Give what you have plenty of, take what your next Evolution lacks.
learn-loss = Something must go. Keep what your next Evolution needs and part from the rest with dignity.
learn-over = That was a whole game of Krom. Here you see who scored what, how the race went and whether the dice were honest. Once more, against more people? The lobby has room.
