### Gletscher, the tribe deck: names of cards and their flavour.

## Prey

card-hare-running-late = Hare, Running Late
    .flavour = Late for dinner. Yours.
card-ptarmigan-not-here = Ptarmigan, Not Here
    .flavour = Just snow. The snow blinked.
card-marmot-on-sentry = Marmot on Sentry
    .flavour = It saw you coming. It has told everyone.
card-fox-freshly-laundered = Fox, Freshly Laundered
    .flavour = White as the snow, innocent as a fox.
card-owl-still-staring = Owl, Still Staring
    .flavour = You blinked first. Everyone does.
card-capercaillie-mid-speech = Capercaillie, Mid-Speech
    .flavour = Too busy being heard to hear you.
card-beaver-behind-schedule = Beaver, Behind Schedule
    .flavour = The dam was due last autumn.
card-badger-not-at-home = Badger, Not at Home
    .flavour = Says the badger, from inside.
card-saiga-with-a-cold = Saiga with a Cold
    .flavour = The nose came like that.
card-lynx-unseen = Lynx, Unseen
    .flavour = Until the ears came round the corner.
card-salmon-going-home = Salmon, Going Home
    .flavour = It knows the way. So do you.
card-pike-with-opinions = Pike with Opinions
    .flavour = Mostly about fingers.
card-eel-nearly-caught = Eel, Nearly Caught
    .flavour = You had it. Everyone has had it.
card-sturgeon-seen-it-all = Sturgeon, Seen It All
    .flavour = Wore armour before there was anything to fear.
card-reindeer-punctual = Reindeer, Punctual
    .flavour = Same ford, same day, every year.
card-horse-no-seats = Horse, No Seats
    .flavour = Standing room only. Well, lying.
card-ibex-out-of-reach = Ibex, Out of Reach
    .flavour = Look down. So are you, now.
card-stag-posing = Stag, Posing
    .flavour = Was told he would look good on a wall.
card-musk-ox-hair-down = Musk Ox, Hair Down
    .flavour = Somewhere in there is an ox.
card-bison-not-moving = Bison, Not Moving
    .flavour = Right of way is a matter of weight.
card-giant-deer-wide-load = Giant Deer, Wide Load
    .flavour = Kindly overtake in the next valley.
card-aurochs-seeing-red = Aurochs, Seeing Red
    .flavour = You did come painted in ochre.
card-previous-tenant = The Previous Tenant
    .flavour = Back from a nap, and asking about the deposit.
card-long-in-the-tooth = Long in the Tooth
    .flavour = Not old. Just very well equipped.
card-rhino-recently-woken = Rhino, Recently Woken
    .flavour = Cannot see who did it. Is not choosy.
card-mammoth-with-a-memory = Mammoth with a Memory
    .flavour = It remembers your grandfather. Not fondly.

## Herbs

card-yarrow-probably = Yarrow, Probably
    .flavour = If it is hemlock, you will be the first to know.
card-cowberries-not-for-cows = Cowberries, Not for Cows
    .flavour = There are no cows yet. Somebody planned ahead.
card-root-still-going = Root, Still Going
    .flavour = The other end is in the next valley.
card-fern-uncurling = Fern, Uncurling
    .flavour = No hurry. It has had ages. Mostly ice ages.
card-garlic-very-wild = Garlic, Very Wild
    .flavour = Wards off colds, gnats and conversation.
card-edelweiss-with-view = Edelweiss, with View
    .flavour = The way up is steep. The way down is quick.

## Weapons

card-pointed-question = Pointed Question
    .flavour = Best asked from a distance.
card-argument-settler = Argument Settler
    .flavour = Nobody ever asked for a second opinion.
card-bow-strings-attached = Bow, Strings Attached
    .flavour = One string, to be exact.
card-longer-arm = The Longer Arm
    .flavour = For greeting those you would rather not meet.
card-fire-to-go = Fire to Go
    .flavour = Mammoths hate it. So do eyebrows.
card-stone-express = Stone, Express
    .flavour = Delivered to the forehead. No signature needed.
card-returning-stick = Returning Stick
    .flavour = Duck. No, not the bird.
card-net-mostly-holes = Net, Mostly Holes
    .flavour = The holes were the easy part.

## Artefacts

card-lion-man-smiling = Lion Man, Smiling
    .flavour = He knows something. He is ivory about it.
card-flute-one-tune = Flute, One Tune
    .flavour = No requests. There is only the one.
card-drum-of-next-door = Drum of Next Door
    .flavour = Borrowed at night, so that everyone could sleep.
card-lady-of-substance = Lady of Substance
    .flavour = Outlasted every diet, the Ice Age included.

## Events and Winter

card-wedding = Sudden Wedding
    .flavour = They met at the mammoth. It was carved between them.
card-earthquake = Ground, Restless
    .flavour = Shelves had seemed such a good idea.
card-winter = Winter, Again
    .flavour = Nobody was ready. It is only the ice age.

## Fate

card-beginners-luck = Beginner’s Luck
    .flavour = Twenty years of hunting, still a beginner.
card-gift-for-upstairs = A Gift for Upstairs
    .flavour = They like it smoky.
card-mine-actually = Mine, Actually
    .flavour = It fell over facing my cave.
card-lifetime-guarantee = Lifetime Guarantee
    .flavour = It was a short life.
card-weather-mostly = Weather, Mostly
    .flavour = Forecast: outdoors.
card-moving-house = Moving House
    .flavour = Caves are heavier than they look.
card-smells-funny = Smells Funny
    .flavour = It was green this morning. It is greener now.
card-borrowing-party = Borrowing Party
    .flavour = They even brought their own sacks.
card-something-purring = Something, Purring
    .flavour = It came in from the cold. All of it.
card-sulking-spirits = Sulking Spirits
    .flavour = Somebody yawned during the chant.
card-leftovers-inspector = Leftovers Inspector
    .flavour = Laughs at everything, then eats it.
