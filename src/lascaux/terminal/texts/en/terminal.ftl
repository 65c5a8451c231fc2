# The terminal's own words, for any game. A file beside this one has those of a game's drawing.

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
type-r = r { $clause }
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
saved-setup = setup
# A game may say this its own way, such as “year 3”.
round = round { $n }
saved-won = finished: you won
saved-lost = finished: you lost
saved-over = over

## Replay

replay-seat = As { $who } saw it.
replay-no-round = There is no round { $round }: the last is { $last }.
replay-help = Enter: next step · a number: to that round · t table · a all the rest · q quit
replay-unfinished = The record ends here; the game does not.
