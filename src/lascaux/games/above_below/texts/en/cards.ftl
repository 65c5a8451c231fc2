### Above and Below, the tribe deck: names of buildings and villagers, and their flavour.

## Starting house

card-first-roof = The First Roof
    .flavour = It leaks, but it leaks on us.

## Houses

card-wet-attic = Wet Attic
    .flavour = Sea view, depending on the weather.
card-drafty-lodge = Drafty Lodge
    .flavour = The wind lives here too. It was first.
card-grannys-overhang = Granny’s Overhang
    .flavour = Wipe your feet. Then pay.
card-damp-palace = Damp Palace
    .flavour = Every room has running water. Every wall, too.
card-fruit-mostly = Fruit, Mostly
    .flavour = The rest is worms, and they keep to themselves.
card-orchard-of-sorts = Orchard of Sorts
    .flavour = One tree, but it takes the job seriously.
card-not-the-pantry = Not the Pantry
    .flavour = Says the sign. Nobody believes the sign.
card-smoked-everything = Smoked Everything
    .flavour = Fish, mostly. The curtains were an accident.
card-rope-walk = Rope Walk
    .flavour = Forwards to make it, backwards to regret it.
card-three-to-a-bed = Three to a Bed
    .flavour = Everyone turns over at midnight, by vote.
card-mossy-manor = Mossy Manor
    .flavour = The grandest ruin ever built new.
card-toll-stump = Toll Stump
    .flavour = There is a way round. There is a stump there too.
card-shouting-tower = Shouting Tower
    .flavour = For telling the next village things it knows.
card-school-of-soft-knocks = School of Soft Knocks
    .flavour = The hard ones were oversubscribed.
card-nearly-finished = Nearly Finished
    .flavour = Since spring. They will not say which spring.
card-tall-tales = Tall Tales
    .flavour = The fish was this big. So was the cave. So was I.
card-second-hand-cures = Second-Hand Cures
    .flavour = Hardly used. The last patient left in a hurry.
card-leaky-mug = The Leaky Mug
    .flavour = You drink quickly or you do not drink.
card-stairs-all-the-way = Stairs All the Way
    .flavour = Going down is free. They charge for the other thing.
card-odd-company = Odd Company
    .flavour = Room for anyone with an unclear number of arms.

## Outposts

card-fungal-cellar = Fungal Cellar
    .flavour = Nobody planted it. Nobody dares to stop it.
card-night-fishing = Night Fishing
    .flavour = It is always night here. The fish have stopped asking.
card-bunk-hole = Bunk Hole
    .flavour = The upper bunk has the ceiling. All of it.
card-sulking-grotto = Sulking Grotto
    .flavour = Do not knock. Especially not to apologise.
card-echo-still = Echo Still
    .flavour = It goes drip. Somewhat later, it goes drip.
card-ore-else = Ore Else
    .flavour = The mountain gave it up. It was asked with picks.
card-pot-luck = Pot Luck
    .flavour = Half come out round. The others are called art.
card-loose-ends = Loose Ends
    .flavour = We tie them up. There are always more.
card-purple-patch = Purple Patch
    .flavour = Grows a finger a century, and ours is quicker.
card-paper-cuts = Paper Cuts
    .flavour = Small, thin, and everyone has one.
card-pulp-and-paste = Pulp and Paste
    .flavour = Boil a rag long enough and it wants to be read.
card-violet-hours = Violet Hours
    .flavour = Look for a moment. That was lunch.
card-upside-down-inn = Upside-Down Inn
    .flavour = The bats recommend it. Hang your boots anywhere.
card-mushroom-futures = Mushroom Futures
    .flavour = Sold before they sprout. Regretted after.
card-back-door-trade = Back Door Trade
    .flavour = No questions asked. None answered, either.
card-echo-that-answers = Echo That Answers
    .flavour = It improves on what you said.
card-room-to-think = Room to Think
    .flavour = Nothing in it. That was the hard part.
card-quiet-apology = Quiet Apology
    .flavour = Whispered into the rock. The rock tells everyone.

## Key houses

card-two-tries-tower = Two Tries Tower
    .flavour = The first tower is the heap beside it.
card-house-of-mislaid-keys = House of Mislaid Keys
    .flavour = One of them fits. We live in hope, and outside.
card-still-building = Still Building
    .flavour = The scaffolding has put down roots.
card-second-opinion = Second Opinion
    .flavour = The first opinion was leeches. So is this one.
card-forty-winks = Forty Winks
    .flavour = Ten to a bed. It was cheaper wholesale.
card-heavy-industry = Heavy Industry
    .flavour = The clanging means it works. Silence means run.
card-palace-of-herring = Palace of Herring
    .flavour = You smell the splendour from afar.
card-wind-harnessed = Wind, Harnessed
    .flavour = It was not asked. It sounds cross about it.
card-all-under-one-hide = All Under One Hide
    .flavour = If we do not have it, you do not need it.

## Star houses

card-last-orders = Last Orders
    .flavour = They have been the last for years.
card-nobodys-cellar = Nobody’s Cellar
    .flavour = Nobody keeps it tidy. Nobody would like a word.
card-hall-of-huts = Hall of Huts
    .flavour = A hut for the huts to meet in.
card-overlook = The Overlook
    .flavour = Up here you see everything but the ladder.
card-bone-idle = Bone Idle
    .flavour = Built in one day, from one mammoth, lying down.
card-violet-rain-shelter = Violet Rain Shelter
    .flavour = The rain comes in. It is worth it.

## Villagers you begin with

card-bonk = Bonk
    .flavour = Carpenter. Measures with the hammer as well.
card-scribble = Scribble
    .flavour = Teacher. Writes everything down, including this.
card-lump = Lump
    .flavour = Carries things. Has never asked where.

## Villagers to train

card-mop = Mop
    .flavour = Tidies the forest, a basket at a time.
card-wick = Wick
    .flavour = Lamplighter. Afraid of the dark, hence the trade.
card-spark = Spark
    .flavour = Seven years old, and in charge of the fire.
card-ouch = Ouch
    .flavour = Stuntman. It was never meant as a trade.
card-drip = Drip
    .flavour = Well-digger. Reliable as rain, and as cheerful.
card-yonder = Yonder
    .flavour = Scout. Knows the way there.
card-grit = Grit
    .flavour = Roofer. Has fallen off the best houses.
card-boulder = Boulder
    .flavour = Mason. Was found among the materials.
card-flint = Flint
    .flavour = Toolmaker. Short fuse, good edge.
card-bramble = Bramble
    .flavour = Hedge builder. Hugs are by appointment.
card-dab = Dab
    .flavour = Plasterer. Covers everything, also for friends.
card-thud = Thud
    .flavour = Demolition, and what follows from it.
card-handy = Handy
    .flavour = Writes with the left, builds with the right. Swaps.
card-fern = Fern
    .flavour = Herbalist. Writes on leaves, then makes soup of them.
card-tally = Tally
    .flavour = Bookkeeper. Counts sheep and stays awake.
card-old-hum = Old Hum
    .flavour = Elder. Remembers everything, in no order.
card-inka = Inka
    .flavour = Copyist. The blot is her signature.
card-snuff = Snuff
    .flavour = Critic. Has read you and was not gripped.

## Special villagers

card-liquid-woman = Liquid Woman
    .flavour = Easy to like, hard to seat.
card-glogo = Glogo
    .flavour = Builds by smell. The walls are straight, somehow.
card-cave-cat = Cave Cat
    .flavour = Comes when called, if it was coming anyway.
card-metal-man = Metal Man
    .flavour = Oils himself at night. Asks after your hinges.
