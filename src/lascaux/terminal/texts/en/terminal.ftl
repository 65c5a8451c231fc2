# The terminal's own words. The game's are in its folder.

## The question

you = (you)
hint-enter = Enter: go on
hint-why = ? why not
hint-u = u undo
hint-l = l log
hint-t = t table
hint-h = h help
hint-q = q quit
refused = { $clause }: { $reason }
refused-wish = { $clause }: { $reason } — { $wish }
only-you = (only you see this)
more-log = … earlier: l
not-understood =
    { $choices ->
        [one] I do not understand “{ $typed }”. Type 1 or press Enter; h lists the rest.
       *[other] I do not understand “{ $typed }”. Type a number from 1 to { $choices }; h lists the rest.
    }
no-such-number =
    { $choices ->
        [one] There is no { $number } here: the only choice is 1.
       *[other] There is no { $number } here: the choices are 1 to { $choices }.
    }
no-such-clause = There is no clause “{ $clause }”. They run from { $first } to { $last }; r alone lists them.
no-such-card = No card here goes by “{ $card }”. Type c and part of its name, or the number of a choice that names one.
nothing-refused = Nothing is forbidden here: you see every choice there is.

type-number = number
type-why = ?
type-l = l
type-t = t
type-u = u
type-r = r K19
type-c = c name
type-h = h
type-q = q
help-number = answers the question
help-why = what you cannot do now, and which clause forbids it
help-l = the log of this round
help-t = the whole table
help-u = takes your last answer back, unless a die, a draw or another player came in between
help-r = reads a clause of the rules; r alone lists them all
help-c = a card up close; also c and the number of a choice
help-h = this list
help-q = leaves the game

## Around the game

a-person = (a person)
a-bot = (bot: { $name })
level-child = Child: means well, and often does whatever comes to mind. For your first games.
level-gatherer = Gatherer: looks one step ahead and takes what shines. Sometimes it was a pebble.
level-hunter = Hunter: weighs every step with care, and seldom lets one get away.
level-elder = Elder: takes its time, and reads the table like tracks in the snow.
variants = Variants: { $names }.
promise = The luck is fixed before the first die and can be checked after the last. Its fingerprint (SHA-256 of the seed):
press-enter = Press Enter.{ " " }
pass-keyboard = Pass the keyboard to { $who }. Everybody else, look away!
proof = This was the seed of all the luck. Its SHA-256 is the fingerprint from the start:
proof-command = To check every draw and roll:
proof-unsaved = Next time, play with --save FILE; then lascaux verify FILE can prove every roll.
saved = The game is saved in { $file }.
go-on = To continue:
not-saved = The game was not saved. Next time play with --save FILE.

## Saved games

saved-games = Your saved games, newest first. They are in { $folder }.
saved-none = There are no saved games yet. lascaux play keeps each game in { $folder }, or in the file that --save names.
saved-people =
    { $n ->
        [1] you
       *[other] { $n } people
    }
saved-bots =
    { $n ->
        [1] { $bot }
       *[other] { $bot } × { $n }
    }
saved-deck = with another deck
saved-round =
    { $round ->
        [0] setup
       *[other]
            { $game ->
                [gletscher] year { $round }
               *[other] round { $round }
            }
    }
saved-won = finished: you won
saved-lost = finished: you lost
saved-over = over

## Replay

replay-seat = As { $who } saw it.
replay-no-round = There is no round { $round }: the last is { $last }.
replay-help = Enter: next step · a number: to that round · t table · a all the rest · q quit
replay-unfinished = The record ends here; the game does not.

## Krom

krom-round =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    } · first to { $goal } points
krom-race = The race
krom-hit-points = hit points
krom-kg = { $weight } kg
krom-cards = cards
krom-points = points
krom-stunned = stunned
krom-trophy = trophy
krom-realised = Realised
krom-kromosaurus = Kromosaurus
krom-ties = Ties: ▲ the heavier wins, ▼ the lighter.
krom-not-here = still roaming elsewhere
krom-pile = deck { $n }
krom-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
krom-preys = Preys
krom-need =
    { $dice ->
        [one] { $dice } die, { $value }+
       *[other] { $dice } dice, { $value }+
    }
krom-hand = Your hand
krom-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
krom-no-cards = no Bonus cards
krom-known = You know that { $who } holds { $card }.
krom-supply = Supply
krom-unlimited = unlimited
krom-piles = Picking deck { $picking } · Bonus deck { $bonus }
krom-combat = Combat
krom-in-play = In play
krom-plays = { $who } plays { $card }: { $effect }
krom-plays-on = { $who } plays { $card } on { $target }: { $effect }
krom-dice = Dice
krom-lifted = to reroll:
krom-won-goal = { $who } won! With { $points } points the goal of { $goal } is reached (K26), in round { $round }.
krom-won-end =
    { $winners ->
        [one] { $who } won! Nobody reached the goal of { $goal }, but { $points } points are the most (K37).
       *[other] { $who } share the victory! Nobody reached the goal of { $goal }; they have { $points } points each (K37).
    }
krom-source = from

## Gletscher

gletscher-clan-lion = Lion
gletscher-clan-horse = Horse
gletscher-clan-wolf = Wolf
gletscher-clan-boar = Boar
gletscher-year =
    { $year ->
        [0] Setup
       *[other] Year { $year }
    } · first to { $goal } trophies
gletscher-winter-in =
    { $n ->
        [0] Winter is next
        [one] Winter after { $n } card
       *[other] Winter after { $n } cards
    }
gletscher-last-turn = the last turn of the year
gletscher-trophies = trophies
gletscher-hunters = hunters
gletscher-food = food
gletscher-clan = clan cards
gletscher-fate = fate
gletscher-outcome-fed = fed
gletscher-outcome-half-fed = half fed
gletscher-outcome-hungry = hungry
gletscher-mark-migrating = moving house
gletscher-mark-asleep = artefact asleep
gletscher-row = Revealed
gletscher-kind-prey = prey
gletscher-kind-herb = herb
gletscher-kind-weapon = weapon
gletscher-kind-artefact = artefact
gletscher-kind-event = event
gletscher-kind-winter = winter
gletscher-slot-taken = taken
gletscher-slot-caught = caught
gletscher-slot-gathered = gathered
gletscher-slot-past = over
gletscher-reach = reach { $n }
gletscher-feeds = food { $n }
gletscher-story = story { $n }
gletscher-size-small = small +{ $n }
gletscher-size-large = large +{ $n }
gletscher-as-weapon = as a weapon { $bonus }
gletscher-caves = Caves
gletscher-empty = nothing
gletscher-in-store = food { $food }, story { $story }
gletscher-hand = Fate cards
gletscher-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
gletscher-no-fate = none
gletscher-colour-green = fate card, green
gletscher-colour-red = fate card, red
gletscher-colour-yellow = fate card, yellow
gletscher-hunt = The hunt
gletscher-need = need { $need }, have { $have }
gletscher-crew = { $sent } hunters, { $needed } needed
gletscher-by-team = team
gletscher-by-storm = storm
gletscher-in-play = In play
gletscher-plays = { $who } plays { $card } against { $target }
gletscher-hits = { $card }: { $target }
gletscher-gathering = Gathering
gletscher-nobody = nobody
gletscher-meal = The meal
gletscher-laid = { $food } of { $price }
gletscher-piles = Piles
gletscher-piles-line = hunt { $hunt } (discards { $discards }) · clan { $clan } · fate { $fate }
gletscher-won =
    { $winners ->
        [one] { $who } won in year { $year } with { $trophies } trophies (G27)!
       *[other] { $who } share the victory in year { $year } with { $trophies } trophies each (G27)!
    }
gletscher-won-end =
    { $winners ->
        [one] { $who } won! After winter { $year } the game ends; { $trophies } trophies are the most (G27).
       *[other] { $who } share the victory! After winter { $year } the game ends; they have { $trophies } trophies each (G27).
    }
