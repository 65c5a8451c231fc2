# The app around the games.

claim = Board games of the cave age, at one fire.
title-lobby = Lascaux: board games of the cave age
title-your-turn = ● Your turn · { $name }
skip = Skip to the content
nav = The app
close = Close
enlarge-card = Enlarge { $card }
cancel = Cancel
save = Save
go = Go
send = Send
copy = Copy
copied = Copied
copy-by-hand = Your browser does not allow copying: select the link and copy it yourself.
one-moment = One moment …
to-lobby = To the lobby
open-record = Open or check a record
you = you
clause-open = Read { $clause } in the rules
unofficial = An unofficial fan work.

## Games

players-range = { $range } players
minutes = { $n } min
age = age { $n }+
play-now = Play now against bots
invite-friends = Invite friends
table-name-solo = Round the fire
no-such-game = There is no such game here.

## Lobby

tables = Tables
open-tables = Open tables
my-tables = My tables
people-here =
    { $n ->
        [0] nobody by the fire yet
        [one] { $n } person by the fire
       *[other] { $n } people by the fire
    }
your-turn-at =
    { $n ->
        [one] Your turn at { $n } table
       *[other] Your turn at { $n } tables
    }
have-link = I have a link
paste-link = Paste the link you were sent
wrong-link = This is not one of our links.
no-open-tables = There are no open tables at the moment. To open one, choose “Invite friends” and make it public.
no-my-tables = You are not at any table yet.
row-your-turn = your turn
row-over = over
row-open =
    { $n ->
        [0] about to start
        [one] { $n } seat free
       *[other] { $n } seats free
    }
row-playing = playing, { $round }
row-watching = { $n } watching
free-seat = Free seat
sit-down = Sit down
watch = Watch
go-on = Go on
look-back = Look back

## A new table

new-table = { $game }: a new table
name-of-table = Name of the table
table-name = At { $name }’s fire
seats = Seats
seats-note = The seats are shuffled when the game starts.
seats-shuffled = The seats are shuffled at the start. A free seat can be given to a bot.
seat-number = Seat { $n }
seat-me = Me
seat-open = Open: for a friend
seat-hotseat = On this device: we pass it around
seat-child = Bot: Child
    .note = Means well, and often does whatever comes to mind. For your first games.
seat-gatherer = Bot: Gatherer
    .note = Looks one step ahead and takes what shines. Sometimes it was a pebble.
seat-hunter = Bot: Hunter
    .note = Weighs every step with care, and seldom lets one get away.
seat-elder = Bot: Elder
    .note = Takes its time, and reads the table like tracks in the snow.
seat-greedy = Bot: greedy
seat-random = Bot: clueless
seat-bot = Bot: { $name }
seat-a-bot = Put a bot here
seat-more = Add a seat
seat-fewer = Remove the last seat
seats-most = At most { $n } seats
seats-least = At least { $n } seats
variants = Variants
value-on = yes
value-off = no
pace = Pace
pace-live = Live: everybody is here
pace-turns = By turns, over days
clock = Clock per move
clock-0 = none
clock-60 = 1 minute
clock-180 = 3 minutes
clock-86400 = 1 day
clock-259200 = 3 days
clock-each = { $n } s per move
clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
clock-hours = { $n } h
clock-left = Time left: { $time }
public = Public table
public-note = Anybody can sit down from the lobby.
takeover = Bots may take over
takeover-note = If a player leaves or runs out of time, a bot plays for them until they come back.
takeover-not = No bots take over
hints = Hints
hints-note = When it is your turn to choose, you may ask what the Elder would do.
hints-not = No hints
fast-bots = Fast bots
fast-bots-note = They answer at once instead of taking a second to think.
own-deck = A deck of your own
own-deck-note = (a .toml file; otherwise the tribe deck)
tribe-deck = Back to the tribe deck
own-deck-here = A deck of its own
make-table = Open the table
start-game = Start the game
start-host = The host starts the game.
start-free =
    { $n ->
        [one] { $n } seat is still free.
       *[other] { $n } seats are still free.
    }
stand-up = Stand up
open-seat = Free the seat
is-away = away

## Invitations

join-title = You are invited
join-note = Say what the others should call you, and sit down. You do not need an account.
watch-title = Watching
invite-link = To play
watch-link = Just to watch
big-screen = Show the table on a big screen
qr = A code for the phone’s camera: it leads to this table
screen-join = Point your phone’s camera at the code and sit down.
only-here = Only this computer can reach the game. Start it with lascaux serve --lan, and friends on the same network can join with this link.
renew-links = Make new links
renew-links-sure = The old links and codes will stop working. Anyone seated or watching stays.
renew-links-yes = Yes, new links
renew-links-no = Keep these
links-renewed = The table has new links. The old ones no longer work.

## Who I am

sign-in = Sign in
who-am-i = Who are you?
my-name = Name at the table
name-changed = From now on you go by this name.
account-note = Without an account your seats belong to this browser. An account keeps them across devices.
account-name = Account name
password = Password (8 characters or more)
make-account = Make an account
signed-in = You are signed in.
signed-out = You are signed out.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
delete-account = Delete the account
delete-account-note = Your account, its name and its password are removed. The games you played stay, but no longer belong to an account.
account-deleted = The account is gone.

## Settings

settings = Settings
settings-note = These settings stay on this device.
language = Language
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
theme = Light
theme-system = like the system
theme-light = daylight
theme-dark = firelight
daylight = Daylight
firelight = Firelight
sound = Sound
sound-on = on
sound-off = off
speed = Speed of movement
speed-0 = none
speed-150 = quick
speed-300 = normal
speed-600 = slow
confirm = Ask before leaving a game
leave-game = Leave the game
leave-sure = A bot will play for you. You can take your seat back at any time, with whatever the bot has left you.
leave-yes = Yes, leave
leave-no = Stay
left-game = A bot is now playing for you. You will find the table under “My tables”.
this-table = This table

## The table

table-loading = The table
table-unreachable = This table cannot be reached: it does not exist, or it is not open to you.
status = What is going on
round = round { $n }
passing = Pass for now
passing-note = Pass whenever there is something to answer, for as long as the game says.
you-watch = You are watching.
sending = sending …
hint = Hint
hint-keys = What would the Elder do? (Alt+H)
undo = Undo
undo-locked = Nothing can be taken back across a die, a draw, a reveal or another player’s answer.
link-live = connected
link-connecting = connecting …
link-polling = slow connection
link-lost = no connection; trying again
side = Beside the board
what-happened = What happened
side-log = Log
side-chat = Chat
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
only-you = only you see this
look-at = See the table at this moment
past = You are looking at an earlier moment.
past-no-answer = This moment has passed. Go back to now to answer.
back-to-now = Back to now
hand-over = Pass the device to { $name }
hand-over-note = Everybody else, look away!
hand-over-done = I am { $name }
away = Away: { $names }
bot-plays-for-you = A bot is playing for you.
take-back = Take the seat back
show-board = Show the board
show-end = Show the result
after-game = After the game
rematch-open = A rematch is waiting
analysis = Analysis
record = Record (file)
tabs = Parts of the table
tab-board = Board
tab-me = Me
tab-others = Others
tab-log = Log
choices = What you can do
choices-not = What you cannot do, and why

## Replay, proof, rules, credits

replay = Replay
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-at = Moment { $n } of { $last }
proof = Honest dice
proof-words = The commitment was fixed before the first roll; the seed is shown at the end. Then anybody can check every roll.
proof-commitment = Commitment
proof-seed = Seed
proof-brought = Numbers from players’ own devices
verify = Proof of luck
verify-note = Before the first roll, the server fixed a secret seed and showed its fingerprint; every player’s browser added a number of its own. The record of a finished game reveals the seed, so every die and every draw can be checked.
verify-drop = Drop the record of a game here, or choose the file
verify-paste = or paste it
verify-check = Check
verify-no-record = This is not a Lascaux record.
verify-here = Checked in this browser:
verify-here-good = the SHA-256 of the seed is the fingerprint from before the game. The seed was not changed afterwards.
verify-here-bad = the SHA-256 of the seed is not the fingerprint from before the game.
verify-seats-good = the seats were drawn by lot with the same seed and the players’ numbers.
verify-seats-bad = the seats do not match the draw.
verify-there = Checked by the server:
verify-there-good =
    { $n ->
        [one] the { $n } die or draw follows from the seed, every answer follows the rules, and the game ends as the record says.
       *[other] all { $n } dice and draws follow from the seed, every answer follows the rules, and the game ends as the record says.
    }
verify-there-bad = the record does not agree with its seed or with the rules:
verify-how = Checking the draws takes knowledge of the rules, so the server does that part. If you would rather not trust it, run “lascaux verify FILE” on your own machine: it makes the same check.
rules = Rules
rules-search = Search the rules
rules-nothing = Nothing about “{ $wanted }” in the rules.
credits = Credits
unofficial-long = Lascaux is an unofficial fan work. It is not made, licensed or endorsed by the publishers or authors of the games it plays. Rules are facts; every sentence, card, name and drawing here is our own, except the names of the games and of five characters, which we use so that you know what is meant. If you like playing here, buy the boxes: they have pieces you can touch.

credits-symbols = Small symbols
credits-symbols-note = The small symbols are by these authors, recoloured and scaled, from
credits-rest = Everything else
credits-fonts = Typefaces: Londrina Solid and Source Sans 3, both under the SIL Open Font License 1.1.
credits-own = All other drawings, texts, cards, sounds and code: the Lascaux founders, MIT licence.
lost-title = A dead end in the cave
lost-note = There is nothing at { $path }.

## What can go wrong

error-network = The server cannot be reached. Try again in a moment.
error-no-table = There is no such table, or it is not open to you.
error-not-found = There is nothing here any more.
error-too-fast = That was too fast. Wait a moment and try again.
error-conflict = Somebody else was quicker.
error-internal = Something went wrong on the server.
error-forbidden = This is not allowed here.
error-bad-request = The server did not understand this: { $detail }
error-bad-input = Something is wrong in this file or form: { $detail }
error-malformed = The server did not understand this message. Reload the page.
error-not-signed-in = You need to be signed in for this.
error-no-session = This browser is not known here any more. Reload the page.
error-foreign-origin = This request comes from another site.
error-method-not-allowed = This cannot be done here.
error-error = Something went wrong: { $detail }
error-too-big = This is too big.
error-busy = The table is crowded just now. Try again in a moment.
error-no-link = This link leads to no table.
error-no-deck = No table here has used this deck.
error-no-moment = The game has not come that far.
error-no-seat = This table has no such seat.
error-bad-path = This address is not one of ours.
error-table-full = All seats of this table are taken.
error-seat-taken = Somebody is already sitting there.
error-seated = You are already sitting at this table.
error-seats-open = Some seats are still free.
error-not-host = Only the host of this table can do that.
error-not-your-seat = This seat is not yours.
error-not-your-table = Only the players at this table can do that.
error-not-started = The game has not begun.
error-started = The game has begun.
error-not-over = The game is not over yet.
error-game-over = The game is over.
error-old-rules = This game was started under older rules and cannot continue.
error-rematch = There is a new table already.
error-no-takeover = Bots do not stand in at this table: the game waits for you.
error-no-windows = There is nothing to pass in advance in this game.
error-only-here = Only this computer can reach the game: start it with lascaux serve --lan.
error-in-time = Nobody is late.
error-bot-plays = A bot plays for you. Take the seat back first.
error-no-hints = There are no hints at this table.
error-not-asked = You have nothing to answer right now.
error-one-choice = There is only one thing to do here.
error-stale-question = Too late: this question has been answered, and there is a new one.
error-empty = This message is empty.
error-bad-name = A name needs at least one letter.
error-name-taken = There is already an account with this name.
error-has-account = You already have an account.
error-no-account = You have no account.
error-wrong-password = This name and this password do not match.

## Learning by playing

learn = Learn by playing
learn-table = First steps
learn-guide = The elder
learn-ok = Got it
learn-off = No more hints
