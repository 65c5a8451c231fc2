### The book of encounters. Rewards and costs are shown by the app: no figure belongs here.

## The Shallow Halls

lost-property = A fox has set up behind a plank with a bell on it. On the shelves at her back are mittens, single shoes, a wedding cake and a trombone in good condition, each with a numbered leaf tied on. Somewhere a wet umbrella is dripping. “Describe it,” says the fox, without looking up, “and if I have it, it was yours.” She has waited since spring for somebody who is good at this.
    .title = Lost property
    .option1 = Describe something grand
    .success1 = She fetches it down from the top shelf. It is not quite what you said, but it was very well said.
    .success1b = You cry a little at the reunion. The fox watches closely and makes a note of the technique.
    .option2 = Hand in a coin
    .success2 = Nobody has ever handed anything in. She writes the number herself, twice, and gives you her lunch.

the-chalk-road = Chalk arrows have kept you company since the entrance, at the height of your knees. Here is their author: a girl of about seven, white to the elbows, frowning at an arrow. “This one isn’t mine,” she says. “I never go further than my mother can shout.” From above, faintly, a mother shouts. The arrow points on and down, in a much shakier hand.
    .title = The chalk road
    .option1 = Walk her home first
    .success1 = Her mother has been shouting since noon and has very little voice left to thank you with.
    .success1b = You are kept for supper, and asked to shout for a while so that her mother can eat.
    .option2 = Follow the other arrows
    .failure2 = The arrows lead you round a pillar, round it again, and politely out into the rain.

whoever-draws-back = The arrows grow shakier and end at a crack no wider than a letterbox. A very small, very old hand comes out of it, holding a chalk the size of a pea, draws a careful arrow pointing at you, and waits. There is a smell of pepper and candles. It dawns on you that the hand is lonely, and that arrows are all it knows of conversation.
    .title = Whoever draws back
    .option1 = Draw it an answer
    .success1 = You draw a hand. The hand looks at it for a long time and passes out its savings, to be admired.
    .option2 = Widen the crack
    .success2 = There is a seam behind the plaster and nobody at all behind the seam. A pea of chalk lies on the floor.
    .failure2 = The crack is stronger. The hand comes out once more and draws a line through its arrow.

the-chalk-parlour = The hand draws a door round you on the floor, lintel last, and when the handle is done it opens. Either the parlour is large or you are not. Its owner pours tea from a thimble, and shows you a ledger: every child who ever got lost in these halls, with the date it was shown the way home. The chalk smells of school. You turn the pages. All your names are in it.
    .title = The chalk parlour
    .option1 = Sign as grown up
    .success1 = The old one blots your signatures and looks as pleased as a teacher may.
    .success1b = You are given the blank volumes, and a chalk, and it is understood what they are for.
    .option2 = Ask who else is lost
    .success2 = There is one left in the book without a date. He has grown up waiting, behind the coal hole, and would like to go home with somebody.

the-torch-that-night = Rain comes through the roof into a barrel, and in the barrel stand two enormous feet. Their owner wears what is left of a raider’s furs. He knows you before you know him: the accent, the singed hem on a coat. “I carried a torch that night,” he says. “Just the one. I have prepared something to say about it, but it is long, and the middle is not good yet.”
    .title = The torch that night
    .option1 = Hear him out
    .success1 = You help with the middle. He says it again from the start, and wrings out his socks for something to do.
    .success1b = When it is over he asks whether the village has work for a man who knows how fires begin.
    .option2 = Demand the furs
    .success2 = He hands them over at once, and the purse sewn into the lining, and goes on standing there, smaller.

wet-maps = Maps hang from the roots like washing, dozens of them, the ink still running. A young man with blue thumbs steps out between two provinces. “Pell,” he says. “Not Mother Pell. If you own one of hers, burn it; she puts in lakes because she likes lakes.” He holds up a sheet on which this hall is quite correct except for a door. “That comes later,” says Pell. “I draw a little ahead.”
    .title = Wet maps
    .option1 = Buy the early door
    .success1 = He blows on the ink and tells you to hurry, or rather, not to.
    .option2 = Help him hang maps
    .success2 = You hang the north for him, with pegs. He tips well, for a man who lives on the future.
    .success2b = He lets you keep a sheet that has come out entirely white. It will be right one day, he says.

the-door-drawn-early = Where the map has its door there is a wall, and on the wall, still wet, a line of blue ink in the shape of a door. It smells of ink and, at the keyhole, of onions. Somebody on the other side is laying a table and humming. You have the odd feeling that the place is not there yet, and that it would be rude to be early.
    .title = The door drawn early
    .option1 = Knock with a hammer
    .success1 = Whoever hums says “Already?”, and there is a great dragging of furniture. When the wall comes down the room is empty, swept, and yours.
    .option2 = Wait until it opens
    .success2 = You are exactly on time, and given the stool by the fire.
    .success2b = It is a housewarming. You are the only guests, and every toast is to you.

the-cat-looks-left = At the fork there is a cat. She is the colour of the wall and has clearly been here since before the wall. She looks down the left passage, at nothing, with great attention. She looks at you. She looks left again. The right passage smells of bread and has a handrail. The cat does not care which you take; she only wants it noted that she mentioned it.
    .title = The cat looks left
    .option1 = Take the left passage
    .failure1 = There is nothing on the left, as far as you can see. You can feel the cat thinking, right back to the fork.
    .option2 = Take the right passage
    .success2 = The bread is real, and so is the baker, who has wanted somebody to tell his day to.
    .success2b = The baker pays you to stay until he has finished. It was a long day. It was, in places, this one.

what-the-cat-mentioned = The left passage leads to a room with nothing in it. You hold up the lantern and look at nothing for a while, as the cat did, and by and by it has edges. Something is standing here with great skill. It is thin and grey, and has gone unseen for so long that it has forgotten the other way of doing it. In its arms, dusted daily, is everything anybody ever put down in this hall for a moment.
    .title = What the cat mentioned
    .option1 = Say that you see it
    .success1 = It goes pink at the edges, and drops things, and picks them up, and gives you some.
    .success1b = It curtsies, which shows practice, and hands you the one thing here that was always its own.
    .option2 = Take your things back
    .success2 = Your thimble, your good knife, a purse. Also, while it stands there saying nothing, some things that are not yours.

the-long-round = “Mind the step,” says a postman, from the bottom of the shaft where he did not mind it. That was last autumn. He has gone on delivering ever since: moles, mainly, and a beetle with a great deal of correspondence. His cap is brushed, his bag is full, and his ladder has been eaten. Surely, he says, they have sent somebody after him. You say that you expect so.
    .title = The long round
    .option1 = Haul him out
    .success1 = Nobody was sent after him. He salutes the daylight and asks which of you has the house without a letterbox.
    .option2 = Finish his round
    .success2 = The moles tip in advance, being unable to see who brings it.
    .success2b = The beetle dictates its replies while you wait. It is thinking of buying the hill.
    .option3 = Ask for your post
    .success3 = There is a letter for you. He makes you sign, then remembers that he has nobody to give the signature to.

a-letter-from-below = The envelope says only your village, and then: Ground Floor. It has come up, not down; the stamp shows an eye, closed. The paper smells of warm stone. “We hear you on the stairs,” it reads. “There is no hurry. Kindly say whether you would prefer the door on the left or the wall.” Enclosed is a reply slip, already stamped, with two boxes and, in very small print, a third.
    .title = A letter from below
    .option1 = Tick the smallest box
    .success1 = The box says: “Whatever is least trouble.” By return you receive thanks, and something towards the ink.
    .success1b = Nobody has read that far before. They send you the rest of the stationery.
    .option2 = Tick the wall
    .success2 = Behind you, in the wall you came in by, something large is being extremely careful with a hammer. It leaves a room, and wipes its feet.

what-the-leaves-do = A root as thick as a cow comes through the ceiling and ends in a knot with something like a face, patient and woody. It belongs to the oak on your hill. In all its years, it says, nobody has told it what goes on at the other end. There is a coolness of sap in the air. “I send up water,” says the root. “I should like to know what for.”
    .title = What the leaves do
    .option1 = Describe the leaves
    .success1 = You get as far as autumn. The root is shocked, and has to be told about spring.
    .success1b = It makes you describe green until it is satisfied, then uncoils a length of itself it was not using.
    .option2 = Speak of firewood
    .success2 = The root goes quiet, and then it pays, the way one pays a forester.
    .failure2 = The root has stopped listening. A long way up, an oak drops something on a roof you know.

the-last-poster = Posters cover the wall to the height of a snail: the same round face, the same word, FIRM. The snail who pastes them is down to her last. She has been on the road for the Under-Mayor since the campaign opened, she says, and feels that it is going well. The election was four years ago. The glue smells of apples. If somebody is going to tell her, it ought not to be somebody in a hurry.
    .title = The last poster
    .option1 = Tell her he won
    .success1 = She had no doubt. But she asks you to say it once more, slowly, and shuts her eyes for it.
    .success1b = “In that case,” she says, “the victory supper is still in my bag.” It has kept, or at any rate it has grown.
    .option2 = Peel off the posters
    .success2 = Good paper, hardly rained on. Behind you the snail turns round, and begins again from the beginning.

the-same-rain = Under every drip stands a vessel: cups, a drum, a helmet, half a boot. An old man hurries between them with his sleeves rolled, pouring the full ones into a crack in the floor. It is the same rain every time, he explains; it goes round, and he has grown fond of it. But there is a new drip this morning, falling on bare rock, ping, ping, and it is breaking his heart.
    .title = The same rain
    .option1 = Give him a pot
    .success1 = Ping becomes plop. He sits down for the first time in years, and finds you something pretty that the rain once brought.
    .option2 = Stand under the drip
    .success2 = He empties you every hour, and pays by the hatful.
    .success2b = It is excellent rain; he bottles some for you. You are asked, shyly, what it felt like.

two-brothers-and-a-beam = The brothers are holding up a beam. They have held it since the argument, which was about whose turn it was to hold the beam. Dust trickles on their hats. Neither will let go first and neither, they agree across your heads, is being unreasonable. Behind them lies all the timber they came here to fetch, and a pot of tea that has been getting cold since the year of the comet.
    .title = Two brothers and a beam
    .option1 = Prop the beam
    .success1 = They step out from under it at the same instant, each watching the other’s feet.
    .success1b = With that timber and two brothers who have not moved for years, a house goes up before supper.
    .failure1 = Your prop holds for a moment. The beam then comes down as far as the tallest of you.
    .option2 = Settle the argument
    .success2 = You find that it is the turn of a cousin. Both are delighted. A letter is sent to the cousin.

a-hand-deep = The puddle across the passage is a hand deep and reflects the ceiling. It also reflects a ladder, which is not there when you look up. A frog sits at the edge with the air of a guide whose party is late. You throw in a pebble. It falls past the reflection, and past something under that, and however long you listen you do not hear it land.
    .title = A hand deep
    .option1 = Climb down the ladder
    .failure1 = Your foot finds water, wet and a hand deep. The frog looks away, out of tact.
    .option2 = Edge round it
    .success2 = You all get past with dry knees, and find what grows along an edge where nobody ever steps.
    .success2b = The frog, unasked, shows you the ledge. It refuses a tip and then, on reflection, gives you one.

under-the-puddle = Here everything hangs the other way: the rain falls up past your knees into the puddle, which has become the ceiling. In the reflected hall stand your reflections. They have waited at the bottom of every mirror of your lives, they say, always copying, and would like just once to go first. Their lanterns give a colder light and no smell. They hold out their hands to be shaken. Left ones.
    .title = Under the puddle
    .option1 = Let them go first
    .success1 = They walk ahead, beaming, and you do what they do. It is restful. They know where everything is.
    .success1b = At the top they bow you out, one by one, and each keeps hold of a hand a moment longer to leave something in it.
    .option2 = Take their lanterns
    .success2 = They let go easily; they do not know how to hold on to what you let go of. It will be dull for them now.
    .failure2 = They do the same, at the same moment, to you. You meet in the middle with a good deal of noise.

roots-that-tidy = The roots in this tunnel like things neat. It begins with a hat, lifted off and hung up. Then buttons are done up, to the neck. Pockets are turned out and their contents laid in rows by size. Something fine and white is combing the quietest of you, who is enjoying it. At the far end you can make out a cloakroom, well filled, and smelling of cedar, with nobody left in any of the coats.
    .title = Roots that tidy
    .option1 = Keep quite still
    .success1 = You are brushed, folded at the collar and let go. They have found money in places you had given up on.
    .option2 = Tie everything down
    .success2 = The roots admire the knots. They add some, and the rope to go with them.
    .success2b = They have never seen a bow. Before you leave you have taught it to the whole tunnel, and been paid as teachers.
    .option3 = Search the cloakroom
    .success3 = You work quickly, and in gloves. Behind you the coats swing a little, as if shrugging.
    .failure3 = Untidy guests are put away until called for. It takes you until evening to be called for.

furniture-on-the-flood = The rain has found a short cut. It comes down the hall knee-deep and brown and carries furniture: a table, a chest of drawers, a dresser with its plates still on it and a mouse at the helm. More is coming; you can hear it take the corner. The mouse shouts something about the left bank. The chest of drawers, going by, lets its top drawer slide open and shows a gleam.
    .title = Furniture on the flood
    .option1 = Board the dresser
    .success1 = You jump. The mouse orders you to the butter dish, for balance.
    .option2 = Empty the drawers
    .success2 = Spoons, rings, somebody’s savings in a stocking. The chest floats on, lighter, with its mouth open.
    .failure2 = The drawer closes on a sleeve and takes you with it as far as the landing below.

the-mouses-harbour = The mouse brings the dresser alongside a flight of stairs without chipping a plate. On the top step his wife stands with a lamp, a ledger, and the look of one who said Tuesday. The landing is full of what earlier floods brought: clocks, cradles, a font, all smelling of polish. “Salvage,” the mouse explains, and looks you up and down, and you can see him deciding whether you were crew or cargo.
    .title = The mouse’s harbour
    .option1 = Claim to be crew
    .success1 = You coil something that lies about, and he is convinced. Crew are paid, and told off.
    .success1b = His wife shakes hands with each of you, by the finger, and lets you choose from the dresser.
    .option2 = Admit to being cargo
    .success2 = You are sold to a nice couple, who let you go when they see how much you eat. The mouse pays out your share.

the-wall-is-one-short = The wall hums. Behind a skin of plaster bees are wintering, thousands of them, all on a single low note, and a long way down there are voices that hold the note above it. Where the two meet the air trembles and pebbles walk about on the floor. A bee comes out, looks you over and goes in again. The note wavers. You understand that they are one short.
    .title = The wall is one short
    .option1 = Hum along
    .success1 = You hold it until your teeth buzz. Far below, somebody unseen takes a breath, gratefully.
    .success1b = The voices below end the piece, which is older than the hill. The bees give you a jar of something that shines.
    .option2 = Break out some honey
    .success2 = It is heavy and dark and worth a good deal. You go on hearing the place where the note was.
    .failure2 = The humming stops. You learn how loud a silence can be when it has wings.

the-discovery-of-boots = Seven fox cubs have discovered boots. Yours. Two have a lace each, one is inside a rucksack, one is asleep on a foot, and the rest take turns at being the hunter. It is the happiest hour of their lives and smells accordingly. Behind you, some way off, something heavier than a cub has just put down whatever it was carrying, in order to listen.
    .title = The discovery of boots
    .option1 = Play until they tire
    .success1 = They go down all at once, like candles. Their mother steps over you and lies down too.
    .success1b = You are still on your backs when she comes home. She looks at the seven, sighs, and shares out supper for everyone.
    .option2 = Throw them something
    .success2 = A whiff of fish, and the boots are history. In the rucksack the cub has left its whole collection.

heavy-today = The tunnel ends at a round pool under a round of daylight no bigger than a plate. A bucket comes down, fills, goes up, comes down. You know that creak: it is the well in your own square. Now and then somebody at the top says “Heavy today” in your neighbour’s voice. Into the wall people have scratched their wishes, over wet coins on a ledge. They did not expect to be read.
    .title = Heavy today
    .option1 = Ride up in the bucket
    .failure1 = The bucket goes up. You, for the most part, stay. “Lighter now,” says your neighbour.
    .option2 = Gather the coins
    .success2 = They are slippery, and each was somebody’s. You count them with your back to the wall.
    .option3 = Grant a few wishes
    .success3 = Most of them want to be written to. That is soon done.
    .success3b = Word gets about that the well has begun to answer. The ledge has never been so full.

out-of-the-well = You rise into noon, wet to the armpits, and meet your neighbour’s eyes across the rim. She does not let go of the handle, which is to her credit. By evening the whole village will know that she drew up a bucket of people. What exactly it will know is being decided at this moment, in the square, while washing drips and the baker is already telling it wrong.
    .title = Out of the well
    .option1 = Tell it yourselves
    .success1 = You keep to the truth, and leave out the frog.
    .success1b = You tell it so well that your neighbour learns how brave she was. She has not stopped being it since.
    .option2 = Let the baker tell it
    .success2 = In his version there is treasure, and you have hidden it. People are very generous, and dig up your garden.

polite-in-the-crawl = Halfway through the crawl your lantern meets another lantern. Behind it is a face, upside down, with whiskers, and behind the face, to judge by the grumbling, a family of nine with luggage. There is no room to pass and none to turn. “We have a pram,” says the face, in the tone of one who considers the matter settled. The air smells of hot badger and boiled sweets.
    .title = Polite in the crawl
    .option1 = Back out politely
    .success1 = It takes an hour. The pram is passed out last, with a very old badger in it, who thanks you for the view.
    .option2 = Pass the children over
    .success2 = You hand seven of them back along the row like buckets at a fire. One has to be returned and swapped.
    .success2b = In the end everybody is on the right side. The washing line they leave you was never theirs either.
    .failure2 = The middle is a bad place to count badgers. Everyone comes out at the end where they went in.

the-echo-is-early = You hear your own voices before you have spoken. “Careful,” says the dark, in a voice that belongs to one of you, “the third step.” Then a yell. Then, which is worse, somebody saying that it could not be helped. Nobody has moved. Water ticks. The stairs go down before you, mossy and short, and the echo has begun to laugh, quite softly, at a joke you do not know yet.
    .title = The echo is early
    .option1 = Skip the third step
    .success1 = There turn out to be different opinions on which end to count from. You land in a heap, on something soft, with coins in it.
    .success1b = You see the joke at the bottom: a pick, a seam, and a sign saying that the third step is quite safe.
    .failure1 = It could not be helped, you hear yourselves say.
    .option2 = Say something else instead
    .success2 = The echo, wrong for once in its life, pays up like a sportsman.

nine-thousand-and-some = A drip is counting. It falls into a stone bowl and each drop has its number in it; you hear it clearly: nine thousand nine hundred and eighty-one. On the walls people have scratched bets about what happens at ten thousand. Some scratched quickly. At eighty-four you notice that the bowl stands on a trapdoor, that the trapdoor is very clean, and that you are on it.
    .title = Nine thousand and some
    .option1 = Stay to the end
    .failure1 = At ninety-nine somebody sneezes. The drip loses its place, sighs, and begins again at one.
    .option2 = Catch the next drop
    .success2 = It lies in your palm and ticks. By the smell it is good for sprains.
    .success2b = With its last number missing, the drip falls silent, and all the bets on the wall are off. The stakes are behind a brick.

ten-thousand = At ten thousand the drip stops, and the quiet is like a hand being lifted. Then the trapdoor opens, gently, on counterweights, and sets you down in a room the size of a cupboard where a skeleton in a good coat sits at a slate. He had bet on ten thousand and one. The stake is on the table, under dust. Overhead the drip begins again, at one, and the trapdoor starts to close.
    .title = Ten thousand
    .option1 = Grab the stake
    .success1 = You are out before the crack is a hand wide. The skeleton, you notice, had a system.
    .failure1 = The trapdoor shuts to the width of an arm, and then of a sleeve, and then you are holding a sleeve.
    .option2 = Wedge the trapdoor
    .success2 = You carry him up between you in his good coat. It seems only fair to share.
    .success2b = The counterweight is a lump of ore the size of a loaf. He would have wanted it to go to gamblers.

borrowed-umbrella = Umbrellas hang from the ceiling of this hall, furled and black, hundreds of them, in good order. It is raining here, as it does, and one of you has already reached up and taken an umbrella by the handle. The handle is warm. The umbrella opens an eye. All along the hall, with a sound like the sigh at a concert when the singer is announced ill, the others begin to unfurl.
    .title = Borrowed umbrella
    .option1 = Hold on tight
    .success1 = You are flown twice round the hall and put down dry. It was, you gather, a compliment.
    .success1b = They carry you to the roost where they keep what people leave on strings: kites, balloons, a bell rope.
    .option2 = Apologise and get wet
    .success2 = They fold again, one after another. Yours keeps an eye open, and in the end holds out a wing.

the-cart-of-left-shoes = Somebody has pushed a handcart this far and left it. It holds shoes, some hundreds, all of them left ones, from infants’ to one that you could bath in, and smells of polish. Near the top is a green one with a buckle. It is still warm inside. From further along the passage comes the sound of somebody hopping, and stopping to listen, and hopping on.
    .title = The cart of left shoes
    .option1 = Bring back the shoe
    .success1 = You follow the hops, which are neat and regular, like stitches.
    .option2 = Sell the cart
    .success2 = There are more one-footed people about than you supposed, and they do not like to haggle.
    .success2b = You find a buyer who has the right ones. She does not smile once.

the-hopping-lady = The hopper is a lady of some age with one stockinged foot, one bag, and no embarrassment. She collects left shoes. Her sister has the right ones, and they have not spoken since the division. “She lives across the ravine,” says the lady, putting on the green shoe and wincing. “On quiet nights I hear her walking about in them.” There is a rope bridge. It has been cut, tidily, in the middle.
    .title = The hopping lady
    .option1 = Mend the bridge
    .success1 = The sisters meet on it and stand looking at each other’s feet.
    .success1b = By the end they are trying things on, in pairs, and you may have all the rope that was meant for the quarrel.
    .option2 = Carry a message over
    .success2 = You carry eleven, each shorter than the last. The final one is a shoe.

our-own-cellar = The wall gives way into a cellar, and it is some moments before anybody says it. The crooked shelf. The hook that somebody’s father put in at the wrong height. Soot has come down the chute and lies over everything like a cloth, but under it the jars are whole. This was yours, before the raid; the house that stood on it is gone. It smells of smoke and plums.
    .title = Our own cellar
    .option1 = Take the jars
    .success1 = You blow the soot off the labels. The handwriting is easier to bear than you thought.
    .success1b = Behind the plums is the good cider, kept for an occasion. You agree that this is one.
    .option2 = Dig for the strongbox
    .success2 = It is where your mother always denied that it was.
    .success2b = There is a list in the lid of who is owed what. You know most of them, and see to it.

the-buried-kite = A string runs down the passage at shoulder height, taut and humming. You follow it, as anybody would, through two halls and a hole, and see where it goes: into the ground, at a slant, pulling. There must be a wind down there, and at the end of the string a kite, flying downward, very far off. The near end is wound on a child’s reel under a stone marked MINE.
    .title = The buried kite
    .option1 = Wind it in
    .success1 = It takes all afternoon and comes up frayed. Something has bitten off the kite, neatly, like the end of a thread.
    .success1b = The kite comes up whole. On the back of it somebody below has written, in large patient letters, AGAIN.
    .option2 = Add a longer string
    .success2 = It runs out singing, and the kite goes down and down. When the line comes slack and is wound in, something has been tied to the tail.

a-tooth-is-owed = Behind a loose brick is a biscuit tin, and on the lid in capitals, several of them backwards: WHO OPENS THIS OWES ME A TOOTH. Something heavy slides about when you tilt it. Also in the hole are a milk tooth, a wooden tooth, and one that must have come from a horse, each in a twist of paper marked PAID. People have been honest here. It puts you in an awkward position.
    .title = A tooth is owed
    .option1 = Pay with a comb’s tooth
    .success1 = You label it clearly. Nothing happens to you, in a way that feels like somebody laughing.
    .success1b = When you open the tin again to see, it has been filled up, and there is a receipt.
    .option2 = Open it and run
    .success2 = Nobody follows. But from now on, when you bite into an apple, you think of it.

back-soon = The lamp has been filled today. Beside it stand an armchair with a warm dent in it, a cup that steams, and a plate with crumbs; and against the cup leans a card saying BACK SOON, on which the dust lies as thick as felt. You listen. Somewhere further down, on stone, unhurried footsteps are getting either nearer or further away. It is a very good lamp.
    .title = Back soon
    .option1 = Wait for the owner
    .failure1 = The footsteps come as far as the corner, and stop, and think better of it. You have been sitting in the dent.
    .option2 = Take the lamp
    .success2 = It goes on burning all the way home, and turns its flame to look back at every corner.
    .success2b = The lamp is silver beneath the soot. So, you see too late to mind, is the cup.

a-host-with-elbows = The owner comes in, hangs up a dripping hat and is not surprised. He is long and grey, with one elbow more on each arm than you expect, and manners to match. “Soon is always true,” he says of the card, “if one is patient.” He pours you something that smells of cloves. He cannot stay, he never can; he only comes up for a chair between errands. The errand is tonight’s, and he is late.
    .title = A host with elbows
    .option1 = Keep his lamp lit
    .success1 = You sit up with it, trimming the wick. He leaves you the chair, and something on the arm of the chair.
    .success1b = He returns at dawn with a cup for each of you, and the news that you are welcome. Soon.
    .option2 = Go down with him
    .success2 = “How very nice,” he says, and offers everybody an arm.

evening-at-the-stairs = The stairs go down into a warm draught that comes and goes, comes and goes. On the lowest dry step stands a lantern with a blue glass. “Something lies further down,” says your host, “that cannot see the sky and likes to be told when it is evening. If one forgets, it gets up to look.” He hands you the matches. He has done this every day for a very long time, and would so like to be told that it matters.
    .title = Evening at the stairs
    .option1 = Light the lantern
    .success1 = The draught slows. Far down something turns over, with the sound of a shore, and is quiet.
    .success1b = A violet light answers, once, from below. In all his years, he says, it has never said good night before.
    .option2 = Ask what it is
    .success2 = He tells you, with his mouth close to your ear. Afterwards you all agree that he said “the ground”.

moths-at-the-roots = The moth market was not here when you came in, and there is only one way in. Now stalls stand between the roots, hung with paper lamps, and the keepers fold and unfold their dusty sleeves. Nothing has a price on it. “Something that was near a light,” says the nearest, who sells bottled draughts and the buttons of drowned coats, “and that you will miss.” The air is soft and tastes of wool.
    .title = Moths at the roots
    .option1 = Part with a fruit
    .success1 = The keeper holds it up to the lamp to see the sun that is still in it, and gives you change.
    .option2 = Haggle by lamplight
    .success2 = They cannot look away from a steady flame. You talk; the lantern bargains.
    .success2b = You sell them the story of a sunrise, by the yard. They pay in the paper it should have been written on.
    .option3 = Steal a paper lamp
    .success3 = The market goes dark stall by stall as you run, each keeper in turn wondering where the light went.
    .failure3 = The market shuts like an eye. Your purse is on the inside.

aunt-ore-is-at-home = You smell iron and peppermint before you see the rocking chair. Aunt Ore is small, grey, and seamed with something that glitters; her knitting clinks when she turns the row. She knows what you need to the penny. “I lend,” she says. “Everybody hears what I charge, and everybody takes it. Shall I tell you?” She tells you. It is terrible. She has never broken her word, and the chair has not stopped rocking.
    .title = Aunt Ore is at home
    .option1 = Take the loan
    .success1 = She counts it out and shakes hands on it. It is not much, what she wants for it. It is only people’s opinion of you.
    .option2 = Ask how she started
    .success2 = With a button, she says, lent to a man who had two. She gives you one like it.
    .success2b = Nobody asks her that. She tells it to the end, rocking slower, and breaks you off a piece of the moral.

acorn-under-thimble = “Which one?” says the fox. He has a barrel for a table, three thimbles, an acorn, and a gallery of rabbits who have all lost and stayed to see it happen to somebody else. His paws go round. He is not fast. He is so slow, and so plain about it, that you know exactly where the acorn is, and it is this that worries you. The rabbits hold their breath.
    .title = Acorn under thimble
    .option1 = Point to the middle
    .success1 = It is there. The fox is as astonished as you are, and lifts the other two to see what went wrong.
    .failure1 = The acorn is where you said. It is the barrel, you find, that has been moved, and your hats with it.
    .option2 = Point to his cheek
    .success2 = He swallows. The rabbits demand to have it all explained, twice, and then demand their money.
    .success2b = You make him open his mouth. There are eleven acorns in there, and a gold watch.

the-toll-of-reasons = The toad on the gatepost takes reasons. He has no use for money, he says; money is what people bring when they have not thought. Why do you want to go through? “Because it is there” he has had nine hundred times and will not take again. For “curiosity” he gives change. He settles his chin, shuts one eye and waits to be told something new. Beyond the gate it smells of rain on hot stone.
    .title = The toll of reasons
    .option1 = Give an honest reason
    .success1 = You say that it is raining at home and there is nobody new to talk to. The toad moves his chin.
    .success1b = “Ah,” says the toad, and opens the gate with his own foot, and finds you something for the steep part.
    .option2 = Invent a splendid one
    .success2 = There is a prophecy, you say. He knows that there isn’t, but asks who wrote it.
    .success2b = By the time you finish he wants to come too. You sell him a place in the expedition, and do not wait.
    .failure2 = “Heard it,” says the toad, and shuts the other eye.

the-shop-and-the-step = A step no higher than a hand has stopped the tortoise. On his back rides the shop: drawers, an awning, a brass till, a sign saying OPEN which can be turned round to OPEN SOON. “I have been meaning to go up this for some time,” he says. Two winters, by the newspapers on his counter. He would accept a lift. Naturally nothing may be unloaded first, since that would be closing.
    .title = The shop and the step
    .option1 = Heave all together
    .success1 = He goes up like a wardrobe, thanks you gravely, and sees, some way ahead, another step.
    .success1b = Not a drawer has opened. He asks you to choose something breakable, so that you shall remember how careful you were.
    .failure1 = He does not move. A drawer opens of its own accord and offers you a plaster, on account.
    .option2 = Buy something first
    .success2 = You are the first customer on this step. He wraps it, and ties it, and cannot be hurried over the bow.
