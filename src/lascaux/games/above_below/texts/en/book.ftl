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

the-chalk-parlour = The hand draws a door round you on the floor, handle last, and when the handle is done it opens. Either the parlour is large or you are not. Its owner pours tea from a thimble, and shows you a ledger: every child who ever got lost in these halls, with the date it was shown the way home. The chalk smells of school. You turn the pages. All your names are in it.
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

under-the-puddle = Here everything hangs the other way: the rain falls up past your knees into the puddle, which has become the ceiling. In the reflected hall stand your reflections. They have waited at the bottom of every mirror of your lives, they say, always copying, and would like just once to go first. Their lanterns give a colder light and no smell. They hold out their hands to be shaken. Left ones.
    .title = Under the puddle
    .option1 = Let them go first
    .success1 = They walk ahead, beaming, and you do what they do. It is restful. They know where everything is.
    .success1b = At the top they bow you out, one by one, and each keeps hold of a hand a moment longer to leave something in it.
    .option2 = Take their lanterns
    .success2 = They let go easily; they do not know how to hold on to what you let go of. It will be dull for them now.

roots-that-tidy = The roots in this tunnel like things neat. It begins with a hat, lifted off and hung up. Then buttons are done up, to the neck. Pockets are turned out and their contents laid in rows by size. Something fine and white is combing the quietest of you, who is enjoying it. At the far end you can make out a cloakroom, well filled, and smelling of cedar, with nobody left in any of the coats.
    .title = Roots that tidy
    .option1 = Keep quite still
    .success1 = You are brushed, folded at the collar and let go. They have found money in places you had given up on.
    .option2 = Tie everything down
    .success2 = The roots admire the knots. They add some, and the rope to go with them.
    .option3 = Search the cloakroom
    .success3 = You work quickly, and in gloves. Behind you the coats swing a little, as if shrugging.
    .failure3 = Untidy guests are put away until called for. It takes you until evening to be called for.

furniture-on-the-flood = The rain has found a short cut. It comes down the hall knee-deep and brown and carries furniture: a table, a chest of drawers, a dresser with its plates still on it and a mouse at the helm. More is coming; you can hear it take the corner. The mouse shouts something about the left bank. The chest of drawers, going by, lets its top drawer slide open and shows a gleam.
    .title = Furniture on the flood
    .option1 = Board the dresser
    .success1 = You jump. The mouse orders you to the butter dish, for balance.
    .option2 = Empty the drawers
    .success2 = Spoons, rings, somebody’s savings in a stocking. The chest floats on, lighter, with its mouth open.

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
    .success2 = One good throw, and the boots are history. In the rucksack the cub has left its whole collection.

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
    .success1 = You keep to the truth, and leave out only the screaming.
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

ten-thousand = At ten thousand the drip stops, and the quiet is like a hand being lifted. Then the trapdoor opens, gently, on counterweights, and sets you down in a room the size of a cupboard where a skeleton in a good coat sits at a slate. He had bet on ten thousand and one. The stake is on the table, under dust. Overhead the drip begins again, at one, and the trapdoor starts to close.
    .title = Ten thousand
    .option1 = Grab the stake
    .success1 = You are out before the crack is a hand wide. The skeleton, you notice, had a system.
    .option2 = Wedge the trapdoor
    .success2 = You carry him up between you in his good coat. It seems only fair to share.
    .success2b = The counterweight is a lump of ore the size of a loaf. He would have wanted it to go to gamblers.

borrowed-umbrella = Umbrellas hang from the ceiling of this hall, furled and black, hundreds of them, in good order. It is raining here, as it does, and one of you has already reached up and taken an umbrella by the handle. The handle is warm. The umbrella opens an eye. All along the hall, with a sound like the sigh at a concert when the singer is announced ill, the others begin to unfurl.
    .title = Borrowed umbrella
    .option1 = Hold on tight
    .success1 = You are flown twice round the hall and put down dry. It was, you gather, a compliment.
    .option2 = Apologise and get wet
    .success2 = They fold again, one after another. Yours keeps an eye open, and in the end holds out a wing.

the-cart-of-left-shoes = Somebody has pushed a handcart this far and left it. It holds shoes, some hundreds, all of them left ones, from infants’ to one that you could bath in, and smells of polish. Near the top is a green one with a buckle. It is still warm inside. From further along the passage comes the sound of somebody hopping, and stopping to listen, and hopping on.
    .title = The cart of left shoes
    .option1 = Bring back the shoe
    .success1 = You follow the hops, which are neat and regular, like stitches.
    .option2 = Sell the cart
    .success2 = There are more one-footed people about than you supposed, and they do not like to haggle.

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
    .success2 = He swallows. You make him open wide all the same, and there are eleven acorns in there, and a gold watch. The rabbits want it explained, twice.

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

## The Groves

always-a-thursday = The Under-Mayor receives on Thursdays, and he decides when those are. He is short and round, wears a chain of spoons, and was elected by an overwhelming number of mushrooms, not one of whom he can tell from another. A quarrel lies before him: two villages of inkcaps claim the same shade. Both delegations stand there, silent, dripping a little. He would welcome advice, provided that it was yours if it goes wrong.
    .title = Always a Thursday
    .option1 = Draft him a ruling
    .success1 = He reads it out as if he had just thought of it. The delegations darken, which is applause.
    .option2 = Praise the chain
    .success2 = He lets you try it on. It takes an hour, and by then everybody has seen you in it.

the-disputed-shade = Your ruling says that the shade shall be measured, and you are sent to do it. It lies at the foot of a single cap, broad as a barn, and it is the best shade you ever stood in: cool, and smelling of cellars and cut pears. Both sides have brought string. While you measure, the shade moves over by a hand, quietly, like somebody making room on a bench. There is something else sitting in it.
    .title = The disputed shade
    .option1 = Divide it fairly
    .success1 = You give one side the mornings and the other the evenings. Neither has ever heard of either, but both accept.
    .option2 = Sit down beside it
    .success2 = The bench, so to speak, is cold. You say good day, and after a time there is an answer.

the-owner-of-the-shade = It is old and dark and about the size of a cow, and has no front. It lived here before the mushroom; in fact it asked the mushroom in. When the quarrel began it kept still, since nobody had mentioned it, and it did not like to. What it would care for is the thing both sides have: a name on a map and somebody to be from somewhere with. Its voice is like a lid being put on.
    .title = The owner of the shade
    .option1 = Put it on the map
    .success1 = You write a name beside the spot, and read it out. The dark sits up.
    .success1b = Both villages, it turns out, are honoured. They had always thought it was only the weather.
    .option2 = Ask for a cool cave
    .success2 = It knows of a hole nobody uses, and shows you. It will look in sometimes. You need not light anything on its account.

slept-on-the-ballot = In the night the mushrooms voted. They do it by coming up: round ones for, flat ones against. You have slept in the middle of it. All around your blankets stands the will of the people, fresh and wet, and a beetle in a sash is counting it with a pin. At the edge of your blankets he stops. There are, by the feel of it, several votes underneath you. So far it is a tie.
    .title = Slept on the ballot
    .option1 = Get up carefully
    .success1 = All are flat. In fairness he asks whether they were flat before.
    .success1b = A round one unfolds at the last moment, cracking its knuckles. The winning side carries you about.
    .option2 = Name your own price
    .success2 = Both parties raise the money without any embarrassment. You roll over, to the left.

what-is-over-us = Nobody in the Groves looks up; it is bad for the neck and worse for the beds. But the gardener in the next row has been thinking, and now she asks you, eyes on her trowel, what is up there. You look. High in the vault there is another garden, upside down, lit with little lamps. Other gardeners kneel in it, heads to the soil, their backs turned to you. A crumb of earth drops on your sleeve.
    .title = What is over us
    .option1 = Tell her the truth
    .success1 = “Are their rows straight?” she says at last. You say that they are. She nods, and digs rather faster.
    .success1b = She thinks about it for a whole bed. Then, still not looking, she lifts her trowel and waves.
    .option2 = Climb up and greet them
    .failure2 = Halfway up your stem begins to bend, considerately, and puts you back among the radishes.

the-other-garden = At the top of the tallest stem you let go, and fall upward, softly, into a bed of something like lettuce. Here it is evening. The gardeners go on hoeing. One, without raising his head, says that a story is told to children, of a second garden hung over theirs, whose people will drop on them one day if the edges are not kept neat. He asks whether you happen to be neat people. All the hoes have stopped.
    .title = The other garden
    .option1 = Straighten an edge
    .success1 = You do it on your knees, with a string. The hoeing starts again, one by one, like crickets.
    .success1b = It is the straightest edge they have ever not looked at. You are lowered home in a flowerpot.
    .option2 = Fall on them properly
    .success2 = You roar. They pay what the story says one pays. It was, you reflect, a very small roar.

yellow-by-noon = “Yellow by noon,” says the forecaster, under her umbrella of bone, “then clearing, with remorse.” She announces the spore weather and has been wrong all week; if she is wrong again they will give the post to a toadstool, which at least is never definite. It is a quarter to. The air is clear as gin. Overhead, in great soft folds, hang the gills of the yellow caps, and they look quite full.
    .title = Yellow by noon
    .option1 = Knock some down
    .success1 = At noon exactly it comes down in sheets. She does not look surprised, which must cost her something.
    .option2 = Bet against her
    .success2 = Noon passes, blue and mild. You collect. She folds the umbrella, and the toadstool takes the chair.

the-parsley-helmet = The big man on his knees among the seedlings has a scar, an axe he uses as a dibber, and parsley coming up in his helmet. He deserted from the raid on your village, he says, in the middle, during the shouting. The gardeners took him in because he never looks up either. Now he does. Boots are coming through the grove, a great many, in step. “My captain,” he says. “He counts us every night. He comes out one short.”
    .title = The parsley helmet
    .option1 = Stand in front of him
    .failure1 = There is a good deal more of him than of you. He is marched off, and hands you the helmet to water.
    .option2 = Point him out
    .success2 = The captain pays what it says on the notice. The parsley wilts within the day.
    .success2b = There is a supplement for recovering the helmet. The gardeners, for the first time anyone remembers, look at you.

the-captain-counts = Forty raiders halt between the beds, smelling of goose fat and old smoke. The captain counts them aloud, gets to the end, and looks at the place where the number ought to go on. Then he looks at you; at what you are standing in front of; and at the parsley. He is tired. It is the sum, he says, it comes out wrong every night and he cannot sleep. He does not much mind how it is made to come out right.
    .title = The captain counts
    .option1 = Correct his sum
    .success1 = You show him that he has been starting at nought. He weeps a little, and lets the company sit down.
    .option2 = Offer a place in it
    .success2 = You sell him a scarecrow, with references. It will make corporal before the spring.

room-for-one-more = The raiders have gone, in step, all present. The deserter sits down in a bed of chives and breathes out for what sounds like years. The gardeners are kind, he says, but they have started him on straight lines, and he is not a straight man. He has heard that you are building again where the old houses were. He knows the spot. He does not look at you when he asks. He could carry things.
    .title = Room for one more
    .option1 = Take him home
    .success1 = He walks behind you all the way, out of habit, and at the last hill asks whether he may walk in front.
    .option2 = Give him your blessing
    .success2 = He stays, and his rows grow worse, and the parsley does very well.
    .success2b = He makes you a salve that the raiders use for everything, and tells you, blushing, what it is really for.

be-the-hill = A funeral of beetles has come to a halt at your feet. They have a band, with drums no louder than rain on a hat, and a coffin that was a walnut. By custom the departed is borne over a hill, so that he sees his country once more; but they have walked all night and there is no hill. The chief mourner removes his top half. He asks whether one of you would be so good as to lie down.
    .title = Be the hill
    .option1 = Lie down for them
    .success1 = It tickles. At the summit, on a third button, they turn the walnut round once, slowly.
    .success1b = You are left in the will. It is a beetle’s fortune, but he was a very careful beetle.
    .option2 = Sell them a real hill
    .success2 = You build it out of peat, and hand over the deeds. It will be grazed by aphids for generations.

the-moving-queue = You are at the end of a queue before you know that it is one. It winds between the stems: hedgehogs, an ogress with a jug, something in a sack. At its head, they say, is the tortoise with the shop. He is open. He is also walking, and as he has not noticed the queue, nobody has yet been served; but the queue keeps up, and it is thought that he will stop for lunch. You can smell the lunch.
    .title = The moving queue
    .option1 = Queue properly
    .success1 = You let the ogress go first. She turns out to be holding places for a whole family of you.
    .success1b = He stops. He is mortified; he serves all of them, in order, and closes with presents.
    .option2 = Cut across the bend
    .success2 = You are served at once. Sixty faces watch you being given change.

gills-and-footnotes = She lies on her back under a cap the size of a chapel and reads its gills. It is all there, she says, between the folds, in the small print of the spores: who passed, what it rained, what was for dinner. She has followed the story as far as the stem and it has just grown exciting. But the next page is on the other side, her neck has locked, and the mushroom would need turning. It creaks hopefully.
    .title = Gills and footnotes
    .option1 = Turn the mushroom
    .success1 = She sees the ending, and says “Oh!” so that you will always wonder.
    .success1b = There is a sequel, but it grows in your part of the world. She packs her cushion.
    .option2 = Turn her instead
    .success2 = You drag her round by the heels. She reads aloud as she goes, with expression.
    .success2b = She gives you her notes up to page nine hundred. The backs are still blank.

the-stampede = “Stampede!” shouts the drover. “Get clear! Get the children clear!” You jump behind a stem and look. The path is full of snails, shell to shoulder, necks out, eyes wild on their stalks. If you watch one against a pebble you can see it bolt. The gate is some ten paces ahead of them and stands open. “They will be through it by Friday,” groans the drover, and wipes his face. “There’s no holding them once they smell lettuce.”
    .title = The stampede
    .option1 = Build a fence in time
    .success1 = You even have time to paint it. The leaders strike it on Saturday, with a faint click.
    .success1b = You build him a corral with a roof. He has tears in his eyes, and pays in good stoneware, from before he kept snails.
    .option2 = Turn them with a treat
    .success2 = You trail it past the leader’s nose. Over the next hours the whole thunderous mass wheels round.
    .option3 = Ride one out the gate
    .success3 = You cling on. You are never in danger, but you are on that snail for two days, and find everything it overtakes.

minutes-of-the-cats = Nine cats sit on nine caps, in a circle, looking past each other. It is a meeting. You can tell by the tenth, an old tom with an ear and a half, who is keeping the minutes by not writing them down. The business so far is warmth, who has it, and why. A paw is raised, examined, and lowered. As you come into the clearing every head turns, and it seems that you are the next item.
    .title = Minutes of the cats
    .option1 = Speak to the motion
    .failure1 = You go on too long. One after another they shut their eyes, which carries the motion against you.
    .option2 = Wait to be ignored
    .success2 = It takes about a minute. When the meeting breaks up you are free to look for what fell out of the chairs.

a-motion-about-you = “That these people,” says the old tom, to the air, “have a village with roofs on, and stoves under the roofs, and that nobody is lying on the stoves.” There is a murmur like forty engines. He looks at you for confirmation. Among the young ones, on the smallest cap, a striped cat is washing with great carelessness, and has washed the same shoulder since you came. Nobody is to think that she is interested.
    .title = A motion about you
    .option1 = Describe the stoves
    .success1 = They pass it unanimously, and adjourn to consider it for some years.
    .success1b = She is not coming with you. She happens to be walking in that direction, somewhat ahead.
    .option2 = Table an amendment
    .success2 = You move that it be put in writing. The scandal is so great that they pay you to take the paper away.

somebodys-garden = The mushrooms here stand in rows. Between them, on its knees, something large and careful is pulling up the ones that are not mushrooms. It hums as it works and wipes its fingers on a leaf. It has not noticed yet that you are not mushrooms either. Behind it, in a neat heap, lie the things it has weeded: dandelions, a signpost, somebody’s hat with the somebody still indignantly attached.
    .title = Somebody’s garden
    .option1 = Crawl along the row
    .success1 = You come out at the far end with muddy knees and your mouths full.
    .option2 = Stand and ask for work
    .success2 = It turns you over, looks for roots, and gives you the end bed. It pays by the handful.
    .success2b = You weed until dusk without a mistake. It waters you, out of affection, and leaves you the can.
    .failure2 = One of you is weeded, quite gently, and shaken to get the soil off.

pink-weather = Pink spores are coming down, slowly, and everyone has begun to giggle. It is only the weather. But across the path sits a very large person in a very small hat. It is a serious hat; somebody knitted it with love and without measuring. The large person has heard all there is to hear on the subject and has cracked the knuckles of one hand. You are laughing harder now. There is no way round.
    .title = Pink weather
    .option1 = Praise it with tears
    .success1 = You say that you have never been so moved. You can hardly stand. The person dabs at an eye.
    .success1b = “My aunt made it,” says the person, and begins, under the pink, to laugh too, for the first time since the aunt.
    .option2 = Run past laughing
    .success2 = You get by, and pick up what you can of the picnic. Behind you the hat is being folded away for good.
    .failure2 = You are picked up, one in each hand, and held upside down until it clears.

a-ripe-field = The puffballs stand ripe to the horizon, each as tall as a calf and as tight as a drum. A sign says HUSH. Something has thought it worth carving HUSH on every single stone of the wall as well. It smells of dry cupboards. The path runs right across. Halfway along it, under a fine brown dust, stand the outlines of some travellers who did not hush, holding their noses, perfectly well but no longer in a hurry.
    .title = A ripe field
    .option1 = Tiptoe across
    .success1 = You hold each other’s noses. It is a bond for life.
    .success1b = You dust off a traveller in passing. He whispers his thanks, and gives you the end of his rope to go on with.
    .option2 = Set one off
    .failure2 = It goes off like a sigh, and so does its neighbour, and so, with growing confidence, do all the rest.

inside-the-cloud = It is brown in here and very quiet. The dust hangs still, and everything that ever passed through this field has left its hole in it: hollow deer, a hollow cart, a hollow child with a hoop. You can walk round them. Near the wall there is a hollow in the shape of people bending down to bury something, and, as the cloud is beginning to settle, about a minute left in which to see where.
    .title = Inside the cloud
    .option1 = Dig where they dug
    .success1 = It was not deep. They must have been laughing; you can see the shapes of it.
    .success1b = Under the box there is a second, older hole, and another party of diggers, who had better tools.
    .option2 = Look for the child
    .success2 = The hoop leads you to the real one, who is cross, brown and unharmed, and whose family had moved to the edge to wait.

the-ring-comes-closer = You camp inside a ring of mushrooms, which makes a pleasant fence. When you look up from the soup the ring is smaller. Nobody saw it move. You count them, look at the soup, and count again: the same number, shoulder to shoulder now, leaning in, pale and attentive. They smell of bread. In the middle of their circle, along with you, are the pot, the fire, and a story that one of you had begun to tell.
    .title = The ring comes closer
    .option1 = Go on with the story
    .failure1 = You get the ending wrong. The ring opens out with a rustle of disappointment, taking the soup along.
    .option2 = Step over them quickly
    .success2 = You are over. When you look back they have closed on the fire, and are holding out their hands to it.

the-shy-ones = You tell it to the end. By then they are so close that you are sitting in one another’s laps, and the nearest has laid its cap on a knee. There is a silence. Then from the back row something is handed forward, cap to cap, for the teller: they have had it for ages and never knew whom it was for. The smallest would like to know whether the wolf was all right afterwards. The rest pretend that they would not.
    .title = The shy ones
    .option1 = Say that he was
    .success1 = A sigh goes round. In the morning the ring is as wide as a meadow, and you have been given a corner of it.
    .success1b = You invent him a cottage, a garden, and a lady wolf. They hand you forward something that glows.
    .option2 = Tell them how wolves are
    .success2 = They think it over. They decide, cap by cap, that it is better to know, and pay what knowing costs.

the-thread-repeats = White threads run through the leaf mould from stem to stem and, you find, repeat things. Whatever one of you mutters comes out again further on, from under a cap, a little louder. Now there is a crowd ahead. They have ladles. They have been listening since this morning, when you discussed last night’s inn: the beds, the soup, the landlord’s ears. The landlord is in front. They are in fact considerable ears.
    .title = The thread repeats
    .option1 = Praise him to the roots
    .success1 = You whisper it to a puffball, as if in confidence. By the time you arrive he is straightening his apron.
    .success1b = The threads improve on it all the way. He wants to know if you really said “like sails”.
    .option2 = Stand by the soup
    .success2 = An honest opinion is worth something, and the landlady, who cooks, has been waiting for a witness.
    .failure2 = You are made to finish the pot, and to pay for it.

bridge-on-a-slug = The slug is as long as a barn and asleep. It came through in the night, over the road, the toll house and the stream, and as slugs will it kept what stuck. The bridge is now on its back, with railings, some way up and slightly tilted, and the toll keeper sits in the middle with his lantern, refusing to recognise that anything has changed. Everything shines. He calls out that it is the usual fee.
    .title = Bridge on a slug
    .option1 = Climb up and pay
    .success1 = He stamps your hands. While you cross, the far bank moves up politely to meet you.
    .option2 = Slide past underneath
    .success2 = It takes some time, and no force. You will be able to see your faces in those coats for years.

a-tune-on-caps = Between you and dry land lies a marsh set with flat caps, like stepping stones, and every one of them, trodden on, gives a note. You step. Boom. Something under the marsh takes the note and sings it back, many voices, all of them low; and then, sweetly, the next two notes of a tune, and stops. You know the tune; everybody’s grandmother knew it. They are waiting for the fourth. The caps are sinking a little.
    .title = A tune on caps
    .option1 = Hop the tune through
    .success1 = You remember as far as the chorus. That is dry land.
    .success1b = You do the second verse, the one your grandmother stopped at. The marsh holds still to hear it.
    .option2 = Stamp straight across
    .success2 = It is an ugly noise, but a short one, and it shakes loose some of what the marsh had collected.
    .failure2 = You tread on something flat that is not a cap, and it is not pleased, and it is not in tune.

put-nothing-down = Blue weather. It drifts between the stems like flour, and in it whatever is put down takes root. Somebody’s stick has leaves already. A milestone you sit on turns out to be a cheese that a carter set aside last week. If you stand still for a breath you can feel your heels consider it. Around you is what others put down, doing well: an orchard of spades, a hedge of left luggage, and one long row of cradles, empty, in bud.
    .title = Put nothing down
    .option1 = Keep on walking
    .success1 = You walk in circles until it clears, picking handkerchiefs.
    .option2 = Plant a fruit
    .success2 = You dig a small hole, stand back and eat lunch on the move. By pudding it is ripe.
    .option3 = Plant your heels
    .success3 = You stand in it until noon. When you step out the blue has given each boot a fine crop of buckles.
    .success3b = Your roots go down a long way and find an empty place. It is yours; you have grown there.
    .failure3 = By the time you reconsider, it takes a gardener to get you out, and she does it without looking up.

moss-with-manners = It is a moss that knows where it hurts. You stop to shake out a boot and it rises, warm, under exactly the right part of your back. There are other people on it, tucked up to the chin, with the calm of those who meant to leave on Monday. Their hats hang on stems. One opens her eyes and says, quite cheerfully, that she would get up if somebody were to make her. The moss begins to purr.
    .title = Moss with manners
    .option1 = Make her get up
    .success1 = She is furious as far as the crossroads. There she shakes all your hands and asks what there is to do.
    .failure1 = You sit down to get a better grip. It is Thursday when you next think of it.
    .option2 = Borrow the hats
    .success2 = Nobody wakes. Somebody murmurs that there is a better one behind.

a-vote-on-your-shoulder = It rains on you, and you think nothing of it, until little mushrooms come up along your shoulders. They are no trouble. They smell of walnuts. By the afternoon they have organised, and at the crossroads they vote: a slight pull to the left, from everybody’s left side. You wished to go right. The right shoulders have begun to mutter about being taken for granted. They are, they want you to know, your constituents.
    .title = A vote on your shoulder
    .option1 = Let them have it
    .success1 = The left road is longer and nicer. Your shoulders point things out.
    .option2 = Shave them off
    .success2 = It is soon done, and they are good with butter.

a-new-constituency = The left road ends at the town hall, which is a stump with a flag. The Under-Mayor comes out in person to welcome the new members, and then he sees what they are growing on. There is nothing in the rules about the ground having views. Clerks are sent for. Your shoulders sit up very straight. He takes you aside and asks, behind his chain of spoons, what you would want for standing still until after the budget.
    .title = A new constituency
    .option1 = Stand for your shoulders
    .success1 = They carry everything, by one. You are thanked in a speech of which you are the platform.
    .success1b = The first act of the new house is to print its proceedings, on you, and when you object, on paper.
    .option2 = Stand for a fee
    .success2 = The budget passes over your heads. On the way home your shoulders do not speak to you.

nearly-done = A staircase winds up round one of the great stems, beautifully made, with a landing and a flowerpot at every turn. It leads to a hammering. From time to time the hammering stops and a voice cries “Nearly!” Then the mushroom grows a hand’s breadth, with a creak, the voice says something short, and the hammering takes up again. The ends of planks come pattering down like rain. There are quite a lot of planks.
    .title = Nearly
    .option1 = Climb the stairs
    .success1 = You count the landings and give up. Each flowerpot has a different flower, and a card with the date.
    .option2 = Collect the planks
    .success2 = Good timber, hardly cut. Someone in the next grove is always in want of timber.

glogo-builds = At the top is Glogo. He is round and red and bristles in all directions, and he is so glad of visitors that he hits his thumb. He wanted, he says, to put a room on a mushroom, and he has now put the same room on it four hundred times. He loves it. All the same, does there exist anywhere a house which, when you have finished it, stays that size? You smell fresh shavings. He has stopped breathing.
    .title = Glogo builds
    .option1 = Tell him about your village
    .success1 = “The same size?” says Glogo. “Every morning?” He goes ahead of you down the stairs, and you hear him patting each one goodbye.
    .option2 = Order a room from him
    .success2 = He is short of a second pair of hands, and you have several. He shares out what he earned.
    .success2b = He builds it on the ground, on trial. He comes back three times to see whether it has moved.

the-lead-held-by-nobody = Here comes a truffle pig, a fat spotted one, pulling. From her collar a lead runs back, taut, to about the height of a hand, and there it stops. There is no hand. When she strains, the lead gives a little, as if somebody had been jerked along; when she sits, it waits. Leaf mould is pressed flat behind her, in pairs of patches the size of feet. The pig looks from you to the lead, and back. She has smelled something.
    .title = The lead held by nobody
    .option1 = Follow the pig
    .success1 = She finds what she smelled and shares it, fairly, with you and with the air.
    .option2 = Take the lead
    .success2 = You pull. There is some resistance and then, quite gently, there is none. It is a strong, well-kept rope.

where-she-digs = She digs at the foot of a stem, and strikes not a truffle but a toe. The rest follows: a stone man, lying on his back, smiling, with a stone lead in his fist. The pig sniffs along the whole of him and sits down by his head, as good dogs do. The lead behind her has gone slack, like a hand that has forgotten what it was holding. There is a smell of rain, though none is falling. Nobody likes to speak first.
    .title = Where she digs
    .option1 = Give him the lead
    .success1 = The stone fingers were carved for it. The pig yawns, and lies across his feet.
    .success1b = You turn to go, and there is a click, like a gate. Where each eye was is a violet stone, and they are shut, and they are for you.
    .option2 = Dig under him
    .success2 = You roll him aside as decently as you can. The seam that he was lying on is warm.

a-pond-upstairs = A cap has blown over in some old storm and lies upside down in the arms of three others, high up, as large as a pond. It is a pond. Rain has filled it, reeds have found it, and as you watch a fish jumps, sees where it is, and falls back with a smack. A rope ladder hangs down, its lowest rung well out of reach, and on the rung there is a heron, who regards the whole thing as hers.
    .title = A pond upstairs
    .option1 = Climb past the heron
    .success1 = You leave her the larger share. She had assumed as much.
    .option2 = Drill a small hole
    .success2 = The pond comes down as a thin bright string, and now and then it has a knot in it.

one-each = In a clearing stands a tree, an actual tree, an apple, with leaves. No one planted it that you can see. The fruit is white as candles and smells of September. A board is nailed to the trunk: ONE EACH. You look around. The grass is full of prints: hooves, paws, bare feet, a wheel; they all come up to the tree and all go away again, and beside each line of prints lies a single core.
    .title = One each
    .option1 = Take one each
    .success1 = You put the cores with the others. As you go you hear the tree shift its weight, and let out a breath.
    .option2 = Shake the tree
    .success2 = They come down like hail. You cannot carry all of them, and the tree does not pick them up again.
    .success2b = You strip it bare and sell what you cannot eat. When next you pass there is only a board, and it says NONE.

prints-of-passers-by = The great pale cap above this stone lets down its spores at night, and what it lets down is pictures. They lie on the stone, on leaves, on a pile of fresh paper somebody left there with a weight on it: fine brown portraits of everyone who has rested here. A pedlar. A fox, flattered. The top sheet is still coming down, grain by grain. You wait. It is you; but you are laughing, and there is a light behind you.
    .title = Prints of passers-by
    .option1 = Leave it a picture
    .success1 = You draw the mushroom. You are told, by a certain stillness, that you have got the stem very well.
    .success1b = In the morning there is your drawing, corrected here and there, on the best of the paper.
    .option2 = Take the blank sheets
    .success2 = It is excellent paper. That night the spores come down on bare stone, and the rain has them by breakfast.

apprentices-of-the-moths = The moth market is shut for the daylight hours and its apprentices mind the stalls. They are caterpillars, green, earnest and hungry. They have been forbidden to eat the stock. They are not so clear about prices. “Is that leather?” says the one among the lamps, looking at your straps. “Real leather? I could let you have anything here for that.” Behind it, on a hook, hangs a very long list in a motherly hand, headed NO.
    .title = Apprentices of the moths
    .option1 = Sell them your lunch
    .success1 = They eat it from both ends and meet in the middle. Nobody can afterwards say what they gave you for it.
    .option2 = Mind the stall for them
    .success2 = They go and eat a hedge. You sell a lamp, two fogs and half an evening, and keep the customary share.
    .success2b = At dusk the moths come back, to a tidy stall, a full till and the list with every line ticked. They are not used to it.
    .option3 = Sell them the straps
    .success3 = They eat the buckles as well. What they have paid you with was, you suspect, the float.

guess-the-weight = It is the fair, and on a trestle sits this year’s mushroom. Guess the weight, and it is yours, or what it would fetch. A judge in gaiters holds the sealed answer. It seems simple enough, except that while you stand there thinking the trestle lets out a groan, and you see that the thing grows; and, when somebody remarks that it looks heavy, grows more. It likes to be looked at. The judge is already a little further off than he was.
    .title = Guess the weight
    .option1 = Admire it loudly
    .success1 = It swells. It is beyond all the guesses but yours, which was simply rude.
    .success1b = The trestle goes. It rolls through the coconuts, delighted, and you are declared the winners from some way off.
    .option2 = Insult it
    .success2 = It shrinks under the public’s eyes. You had guessed low.
    .success2b = By the time you have done it fits in a waistcoat pocket. You win everything. Its mother is in the crowd.

mother-pell-likes-lakes = “You have been to my son,” says Mother Pell, who can tell by the blue on your fingers. Her own ink is green. She sits under a cap with her maps spread out round her like skirts, and in every one there are lakes where you have seen none. “He draws what is going to be,” she says. “Any fool can wait. I draw what there ought to be, and then somebody has to see to it.” She bites off a thread and looks at your boots.
    .title = Mother Pell likes lakes
    .option1 = Buy a lake
    .success1 = She rolls it up damp. You can hear it lapping in there.
    .option2 = Compare the two maps
    .success2 = You point out to her that his doors all open on her lakes. She is silent so long that the ink dries. “Does he eat?” she says.

the-lake-she-likes = Where the map has its lake there is a hollow full of ferns. You unroll the sheet and lay it down, as she told you, green side up, and nothing happens, and then you notice that your boots are wet. It comes up cold and clear, smelling of stones. A heron circles. It lacks only two things, the map says, in small green letters: something living, and a shore with somebody on it who is pleased.
    .title = The lake she likes
    .option1 = Be pleased
    .success1 = It takes no effort. You sit with your feet in it and say so.
    .success1b = You stay until the first stars, or what does for them here, lie on it. It keeps trying to give you things.
    .option2 = Give it a fish
    .success2 = It swims once round, to see how large everything is. Where it leaps the drops come down violet, and do not melt.

lunch-or-wallpaper = The cook has two cauldrons on the boil. Both are brown, both smell of thyme. In one is lunch for sixty gardeners and in the other is paste, for wallpaper, with something in it against mice. She was called away, she has come back, and she no longer knows which is which; and it is five to twelve. They are already kneeling at the tables, spoons in their fists, looking down. “You look like people who eat,” she says.
    .title = Lunch or wallpaper
    .option1 = Test it on a mushroom
    .success1 = You dip it in both. It comes out of one of them very upright and slightly papered.
    .success1b = You find out in time for pudding. The gardeners eat without looking up, which is as good as applause here.
    .option2 = Follow your nose
    .success2 = Thyme in both, but only one was salted by somebody who expected to be thanked.
    .success2b = You are right, and with an air. She gives you the smaller cauldron, scrubbed, so as not to be in doubt again.
    .failure2 = You were wrong. It sets quickly. One of you will not be going out for some days, nor will any mice.

to-a-hundred = “You hide,” say the mushroom children, “and we count.” They come up to your ankles and there are a great many; there were fewer when you sat down. They turn their faces to a stem and begin, all together, in voices like wet fingers on glass. They do not seem to be sure what comes after seven. The prize is on a leaf: something round, wrapped, and sticky at one corner. It would hardly be fair to refuse.
    .title = To a hundred
    .option1 = Hide well
    .failure1 = You are found at once, all of you, by your breathing. It seems that the others have never breathed.
    .option2 = Hide badly
    .success2 = You are found, with shrieks, behind the thinnest stem in the grove. They want to do it again.
    .success2b = You are found nine times. The tenth time they let you win, and are very good about it.

nobody-comes = You have hidden really well. The counting stopped some time ago; then there was rustling, and giggling; then it was tea time and they were called in, and now it is dark and you are still under a log. With you is a person in an old-fashioned collar, who puts a finger to his lips. He has not been found yet either, he breathes. He is winning. In his lap, for company, he has gathered a remarkable number of bright things.
    .title = Nobody comes
    .option1 = Tell him it is over
    .success1 = “Did I win?” he says. You say that it was never even close.
    .success1b = You walk him to a door with a lamp over it. Somebody opens, very old, and says to him, “Found you.”
    .option2 = Play on against him
    .success2 = You outlast him, a little before dawn, by a sneeze. He pays up; he had begun to think he never would.

## The Still Lake

the-ferry-without-oars = A flat boat waits at the edge of the black water, and in it sits a woman made of the same water, keeping her shape out of courtesy. “I take you over,” she says, “or you take me.” Her hands drip. On the far shore something rings, once, the way a bell rings when it has been told to wait.
    .title = The ferry without oars
    .option1 = Let her carry you
    .success1 = She dissolves at the elbows and the boat slides out. All the way across, your feet are held.
    .success1b = In the middle she stops, reaches down through herself and the lake, and brings you something she had dropped there when she was rain.
    .option2 = Row her yourselves
    .success2 = You make a paddle out of a thwart. She sits very upright, like a lady being driven, and nearly forgets to stay a lady.

the-bottle-says-please = You stop to fill the bottles. One of them, when corked, says “Please.” You hold it up to the lantern. In it is a very small face, rather pressed against the glass, which explains that it was being a wave at the time and not looking where it went. It is not frightened. It has never had a shape with a neck before. But it is past bedtime, and in the shallows somebody has begun to call a name like a gargle.
    .title = The bottle says please
    .option1 = Pour it back gently
    .success1 = It says thank you on the way out, with a glug in the middle.
    .success1b = Next morning something stands on the bank beside your boots, wrapped in weed, and wet kisses all over the bottle.
    .option2 = Take it home by hand
    .success2 = “I could show you where we live,” it says. “It is all of that.”
    .option3 = Keep the cork in
    .success3 = There are collectors. It does not cry, since it would only fill up.

the-parents-of-the-wave = They rise to meet you off the end of the jetty, two tall shapes with the lantern light going through them, and they shake when the cork comes out. Afterwards you are asked in. It is difficult to say where in begins. The mother wishes to know if it was good, in there, and whether it kept still; the father turns the bottle over and over. He says that they never could find anything to keep the child in.
    .title = The parents of the wave
    .option1 = Leave them the bottle
    .success1 = It is hung by the door, for quiet hours. A violet pebble is pressed on you, and pressed is the word.
    .option2 = Describe its manners
    .success2 = You say that it said please. The water all round you lifts an inch.
    .success2b = You make a good story of it. By the end there are relatives, right out to the horizon, listening with their faces tilted.

the-tongue-of-the-bell = In a boathouse hangs a bell without a tongue, and beside it the ringer, with his arms folded so as not to wring his hands. The lake is told by this bell when it is to be flat. Last night the tongue dropped off, rolled down the slip and sank. Already there is a crease in the water, out there, that was not there before, and it is thinking about becoming a second. “I have tried shouting,” he says.
    .title = The tongue of the bell
    .option1 = Strike it yourselves
    .success1 = The note goes out like a hand over a sheet. The crease lies down.
    .success1b = You strike it so sweetly that the far shore sends to ask who has died. He says no one, and that it is to be every night from now on.
    .option2 = Dive for the tongue
    .success2 = It lies in the mud with its mouth full. You come up blue, and he lets you have the old spare, which was solid ore.
    .failure2 = It is further down than you are long. You come up with a handful of crease.

the-one-that-got-away = The man on the jetty has no reflection, and is fishing for it. It slipped the hook, he says, one evening when he leaned over too far; he has seen it since, across the bay, with its feet up. His bait is a mirror the size of a stamp. Where he ought to be in the water there are only the planks, seen from below, and a kind of Tuesday look. He is not angry. He wants to know what it has got to be so happy about.
    .title = The one that got away
    .option1 = Paddle across the bay
    .failure1 = You come back with somebody’s, but it is not a good fit, and it is left-handed.
    .option2 = Hold still beside him
    .success2 = Your own reflections bring him news of it. It is well, it says, and would come, if he ever laughed.

reflections-ashore = Across the bay they have a beach to themselves. They lie on the sand, the runaway reflections, flat and bright, each with the sky in it; there is a card game going, entirely in mirror writing. His is easily found: the same long face, but slack with joy. “He looks at me every morning,” it says, “and sighs. Every morning. You try it.” A small wind passes over the beach and all of them ripple.
    .title = Reflections ashore
    .option1 = Make peace between them
    .success1 = You get it down to four sighs a week, and none on Sundays.
    .success1b = They meet halfway, on the bay. Nobody knows what is said. Two men come home in the boat, laughing, and one of them casts a ripple.
    .option2 = Sit in on the cards
    .success2 = You read your hand in the puddle by your knee. So, regrettably, do they.

two-waters-to-be-wed = The Liquid Folk are holding a wedding in the bay, and it has come to a stop. Bride and groom are to pour together, after which there will be no telling them apart; and the bride’s grandmother, a person of some depth, insists on a witness who can remember which was which. None of the guests can remember anything for longer than a splash. She has noticed your quills, or perhaps merely your elbows. “You set,” she says. “How useful.”
    .title = Two waters to be wed
    .option1 = Stand witness
    .failure1 = You look away at the moment itself. There was a shadow of a heron. It is all one water now, and it is cross.
    .option2 = Dance until it is over
    .success2 = You are passed from arm to arm, or from wave to wave, and wrung out at the end by a laughing aunt.
    .success2b = The toasts are served in the guests. You are the only ones to have a cup, and it is filled and filled.

the-pouring = She tastes of rain, you write, and he of iron; she is cold on the left hand and he holds light a moment longer. Then they lean together and the bay goes smooth. Everybody sighs. It is lovely, and it lasts for about as long as it takes to say so, and then from the middle of the single water comes a voice, a little muffled, in which two people ask you which of them is meant to have the window side.
    .title = The pouring
    .option1 = Read out your notes
    .success1 = “Rain on the left,” you read. There is a rearranging, like bedclothes.
    .option2 = Say it does not matter
    .success2 = They think it over with a single mind. It does not, they say, and sound relieved.

which-was-which = You have got as far as the taste of iron when the water begins to draw apart along your lines, gently, as curds do. They stand side by side, astonished, each with a drop of the other still in the middle of the chest, like a lamp in a window. It has never been done. One may marry, it seems, and come out again for meals. All over the bay old couples have stopped talking, and are looking at your piece of paper.
    .title = Which was which
    .option1 = Copy it for everyone
    .success1 = There is a rush. You write till the ink gives out: she rain, he peat; she snow, he snow, but older.
    .success1b = By morning half the lake has been introduced to the other half. They do not let you carry anything back to the boat.
    .option2 = Give it to the bride
    .success2 = She folds it small, and swallows it, so as to have it always. What she gives you was the ring.

somebody-a-little-late = You walk along the shore, and on the water somebody walks along beside you. When you wave, she waves a moment later. She has your coat, in water; she has got the buttons wrong. “Do not stop,” she says. “I am trying to see how it is done. You go about all day in the same outline and none of you spills. How do you know where to leave off?” She smells like the air before rain, and she is quite in earnest.
    .title = Somebody a little late
    .option1 = Teach her your edges
    .failure1 = You explain elbows until everyone is confused. She tries, comes apart at the knees, and goes home by the nearest way, which is down.
    .option2 = Ask her to guide you
    .success2 = She leads you to a sunken barge, and holds the water off it like a curtain while you choose.

a-cup-of-her-own = You draw round her on the jetty with a stick of charcoal, and she steps into the line and fills it exactly, to the fingertips. It is the first time that she has been the same for a whole minute. She looks at her hand. Behind her the lake has gone flat with disapproval; it holds that one goes out, has one’s fling as fog, and comes back. “I should like to have something,” she says, “and put it down, and it would still be there.”
    .title = A cup of her own
    .option1 = Offer her a room
    .success1 = She comes along the road in your footprints, filling each. People will talk. She says, with interest, that she has been talked into all sorts of shapes.
    .option2 = Give her a cup
    .success2 = She keeps it on the sea floor, upside down, with a little air in it. On certain nights she lets you see how full it is.
    .option3 = Send her back kindly
    .success3 = “Yes,” she says, “they will have noticed that it is lower.” She leaves you what she was wearing as pockets.

dry-rooms-upstairs = A chimney sticks out of the lake, and smokes. As you drift past, a window beside it goes up and a stout man puts out his head, wet to the ears. He keeps the inn. It was built on a hill, he says, and then the hill was outvoted; but the regulars stayed, and the cellar has never been so cool. He has dry rooms, upstairs. He looks at you like a man who has not had to air a bed for a long time. Below him a fiddle is playing, slowly.
    .title = Dry rooms upstairs
    .option1 = Take a dry room
    .success1 = The sheets are aired to the point of scorching. He stands outside your door all night in case you want anything.
    .option2 = Go down to the bar
    .success2 = You take a breath, on the house, and go in by the skylight.

last-orders-below = Everything in the bar is done slowly. Darts hang in the water, on their way. The regulars nod with their hair standing up; cards, once played, have to be held down. You have only the breath you came with, and it is spent like money. Behind the counter the landlord’s wife points to a slate with today’s wager: whoever makes old Bream laugh drinks for nothing until the lake goes down. Old Bream may be a person. He has side whiskers and a fixed, glassy stare.
    .title = Last orders below
    .option1 = Tell him a joke
    .success1 = It goes off in a single bubble, at which he looks up. It bursts. He has heard it. But he has not heard it told so wet.
    .success1b = He laughs. It takes him eleven minutes, and raises the level in the bar by an inch.
    .option2 = Bet against him laughing
    .success2 = Nothing moves in that face. You are told that he was put up there by a taxidermist.

a-ledger-of-noughts = A tin clerk stands at the end of the pier, rusted to the knees, counting the waves. It is a still lake. His ledger, when he lets you see it, is a fine piece of work: page upon page of noughts, ruled, added up and carried forward. He was promised a relief when he gets to a hundred. There is a faint, dry squeak, which is his neck, going from left to right. A pebble lies on the planks, close to your foot. He has been trying not to look at it.
    .title = A ledger of noughts
    .option1 = Make him some waves
    .success1 = You kick it in. He writes a one. He has to put down the pencil for a moment.
    .success1b = You jump off the pier till he has his hundred. A small bell strikes within him, and he turns, squeaking, to look at the view.
    .option2 = Audit the ledger
    .success2 = You find an error: a nought entered twice. He pays the fine himself, out of his lamp oil.
    .success2b = There is no fault in it anywhere, and you certify it. He lets you keep the volumes to come, as they are bound to be the same.

the-sword-comes-back = The big man throws his sword into the lake. A moment later an arm comes up, in a wet sleeve, and hands it back to him, hilt first. He throws it again, further. The arm is there before it. He left the raid that burned your village, he says, and kept nothing but this, and cannot get anyone to take it, though he has explained what it did. The arm is patient. It seems to believe that he keeps dropping it.
    .title = The sword comes back
    .option1 = Explain to the arm
    .success1 = You tell it the whole story. The hand is quite still. Then it shakes his, and takes the sword down with it, and that is that.
    .success1b = After a while the sword comes up again, but beaten flat, with a rim. It makes a very decent frying pan, and there is a fish in it.
    .option2 = Take the sword off him
    .success2 = It is good metal and will melt. You do not let him see you weigh it.

the-lighthouse-of-dark = There is a tower on the rock, and from the top of it a beam comes out and sweeps the water; but the beam is dark. It is so that the fish can sleep, says the girl who keeps it. Wherever it passes you hear the lake breathe out. She trims the wick that makes it, a black one, and her eyes are round as an owl’s. She has read all the books, by the gap between the sweeps. She did not know that there were so many colours of hat.
    .title = The lighthouse of dark
    .option1 = Tell her the colours
    .success1 = She repeats them after you, like the names of countries. The fish sleep badly that night, with pictures.
    .success1b = Her cousin the pike will mind the lamp. She goes up your stairs into the morning with both hands over her eyes, looking between the fingers.
    .option2 = Turn the beam aside
    .success2 = In the strip of light you leave, the whole lake floor glitters. Things wake up in it one after another, and look for a reason.

the-shop-puts-to-sea = Something like a small bazaar is crossing the lake, low in the water. It is the tortoise. He has been told that it is shorter this way, and so it is, for a tortoise; for a shop it is up to the second drawer. Candles bob in his wake, and brushes, and a family of teapots. “I believe that I am being followed,” he says when your boat comes alongside. Now there is a gurgle, and the till goes ting, and sinks an inch.
    .title = The shop puts to sea
    .option1 = Fish out the stock
    .success1 = You come after him with a landing net. He enters you in the book as casual staff.
    .success1b = By the far shore you have every brush. He does not know how to thank you, so he looks it up under T, and there is a teapot.
    .option2 = Salvage for yourselves
    .success2 = What floats, floats. You leave him the candles.
    .success2b = You follow until he is quite empty. He climbs out, light on his feet, and puzzled, and turns the sign to OPEN.

a-fog-with-rooms = The fog on the lake today is so thick that it has rooms. You paddle in by what can only be called the hall. There is a white stair, a white passage, a number of doors; your paddle goes through the wall, and the wall closes after it with a hush. Somewhere upstairs somebody is practising scales on something soft. The thing is that fog, as everyone knows, lifts. You are by now on what feels like the second floor.
    .title = A fog with rooms
    .option1 = Go and find the player
    .failure1 = It lifts. So much for the second floor.
    .option2 = Leave by the cellar
    .success2 = It is low and cold down there, and hung with fish; fog, it seems, likes to have something in for the evening.

the-fog-at-home = The music room is large and pale. On the stool sits the fog itself, what there is of it to sit; it has made all this, it tells you, in one morning, and by noon it will be a slight dampness on some ducks. It does not complain. But it always gets as far as the same bar in the scherzo. The piano is of fog. The window is of fog. The clock, which is not, says a quarter to twelve, and it is the only thing here that you could carry away.
    .title = The fog at home
    .option1 = Take the clock
    .success1 = It stops being a quarter to. Behind you the walls let go of each other.
    .option2 = Help it past the bar
    .success2 = You hum it the way it ought to go. It hurries on, page after page, and goes up into the light still playing.
    .success2b = It finishes. The last chord freezes where it hung, clear violet, and comes down slowly into your hands.

the-skin-of-the-lake = On cold days the lake has a skin. It is black, it bends, and it will bear you, if you go lightly and do not think of your dinner. Pond skaters as large as ponies are out on it, hissing about on long legs, and one of them has stopped, and looks at you sideways, as ponies do. Each of your steps leaves a dimple. Under the skin, keeping pace, a pale thing the length of a street holds its mouth to each dimple as it passes.
    .title = The skin of the lake
    .option1 = Ride the skaters
    .success1 = You win something. You did not know that it was a race until they hung the reeds round your neck.
    .option2 = Walk very lightly
    .success2 = You think of feathers, and wages, and other things that weigh little. You arrive.
    .success2b = Halfway over you lie down flat to look; the pale thing looks back, and with its lip it pushes up a stone.
    .failure2 = Somebody thinks of dumplings, and that is that.

the-tenors-are-missing = Singing comes over the water, from the middle, where there is nothing. You stopped paddling some time ago, and the boat has gone on. It is the Choir; the hair on your arms knows it. There are basses you feel through the planks, and high voices like rims of glasses, and between the two a hole, exactly the height of an ordinary voice on an ordinary day. The bow dips. The sheet of lake ahead has begun to slope.
    .title = The tenors are missing
    .option1 = Fill in the tenor
    .failure1 = You are flat. The slope tips the other way at once, and you are home before you have shut your mouths.
    .option2 = Stop your ears and paddle
    .success2 = You paddle with moss in your ears and watch each other’s faces for signs of music.
    .success2b = You pass other boats, drifting in, and take them in tow. Their people wake up at the jetty, humming.

below-the-singing = The lake closes over you like the lid of a piano, and you can breathe, in the rests. It is dark. On all sides stand the singers, in rows, going down; you feel the warmth of them and see none. A score is put into your hands, wet, and as thick as a loaf. Nobody has told you what the piece is for. But now and then, when the basses come in, something very large and far beneath you stops scratching, and lies still.
    .title = Below the singing
    .option1 = Sing it to the end
    .success1 = Page after page is turned for you. When it is over, a hand you cannot see straightens your collar.
    .success1b = Nothing scratches any more. Up in the villages they will sleep well and not know why; but you get your fee, and a bow, from all of them, like wind.
    .option2 = Make off with the score
    .success2 = It dries out well. Here and there, between the lines, something has been scratched from underneath.

somebody-pulls-the-plug = There is a whirlpool, and there is a queue for it. Boats go round in good order, nodding to each other, closer in at each turn, and at the middle each of them tips up, says a word of thanks, and is gone with the noise that baths make. Nobody can tell you where to. You are in the line now; the boat behind has closed up. From the hole come steam and the smell of soap, and what could be a very big person, humming.
    .title = Somebody pulls the plug
    .option1 = Go down with the rest
    .success1 = You remember to say thank you. It is over before you have finished being afraid.
    .option2 = Paddle against the queue
    .success2 = You bump and apologise your way out, boat by boat. An elderly couple in a punt come too, having wondered for some time.
    .success2b = When they see that it can be done, they all do it. The whirlpool, left with no one, closes like a mouth.
    .failure2 = It is hard to paddle against people who wish you a good morning.

down-the-plughole = You shoot out of a pipe, boats and all, and float among the others in a tub as wide as a square. Walls of tile go up into the steam. There is a cliff, pink, with a knee on it. All around the boat folk have settled in, with washing lines between the masts, and a market, and a small chapel in a soap dish. The giantess does not seem to have noticed yet. She thinks, they say, that you come with the water. She is reaching for the brush.
    .title = Down the plughole
    .option1 = Scrub her back
    .success1 = It takes forty boats and a good deal of shouting. She says “Left a bit,” and the sails fill.
    .success1b = You find the spot which she has never been able to reach. There was ore in it.
    .option2 = Call up to her
    .success2 = You put your hands to your mouths and shout that you are people. The brush stops. The whole warm sea leans to one side.

the-giantess-looks-down = Two eyes come through the steam, brown, each larger than your boat. Nobody in the tub breathes. “Oh, I am sorry,” she says, in a whisper that strips the washing from the lines. “Have you all been in here the entire time?” She has gone red to the waterline, and pulls the suds around her. She had been singing, too. She would take it so very kindly if it went no further; and is there anything, anything at all, that little people need?
    .title = The giantess looks down
    .option1 = Promise to tell no one
    .success1 = She lifts the boats out, two by two, and dries each of them with the corner of a towel.
    .success1b = With one finger she makes you a room in the rock, very carefully, and blows out the dust. It has a soap shelf.
    .option2 = Say you liked the song
    .success2 = The redness goes all the way up. She sings the other verse for you. It is heard at home as a warm wind.

a-tug-from-below = You let the anchor down and it is taken. There is no other word: there was rope, and then there was somebody at the end of it. Now there are three tugs. A pause. Then three tugs again, a little quicker, like someone in the next room knocking to say that they can hear you. The water is too black to see into. It might be a fish, you say to each other, that can count. You still hold the other end.
    .title = A tug from below
    .option1 = Tug back politely
    .success1 = You tug twice, which is evidently the right answer. When you pull up, the anchor has been polished, and something hung on it.
    .success1b = It becomes a conversation. You never learn what was said, but it ended in a gift, and it was your turn.
    .option2 = Pull with all you have
    .success2 = Up comes a bell, upside down, full of mud and coins. Something has let go of it, and you can feel it being sorry.
    .success2b = You heave up the bell, and the beam it hung in, and the first few rungs of a tower. It goes on down.
    .failure2 = It can pull as well. One of you goes a good part of the way.

a-finger-in-the-boat = The boat has a leak, so you put a finger in it. Then there is another. By the middle of the lake all of you are lying in the bottom with a finger each in a hole, and no one is paddling, and it is rather companionable, till the eldest says that something down there has taken hold of hers. It is not biting. It has small cold hands. It is, she says, as far as she can tell, counting her rings.
    .title = A finger in the boat
    .option1 = Let it shake hands
    .success1 = There are several, and they all want a turn. By passing you along from hand to hand they bring you to shore.
    .success1b = You feel them stop the holes from outside, with something like toffee. The boat has never been so dry.
    .option2 = Lend it a ring
    .success2 = You feel it slide off, and a long, admiring silence. Then something else is put on, and it is the right size.

the-rocks-come-home = You steer by the bells. Each rock in this part of the lake has a bell on it, and everyone knows that; what no one has told you is why. It is dusk, and they are moving. On all sides big wet backs are coming up the bay in a slow crowd, with weed in their mouths, clanking. They do not mean any harm. They are going home. Your boat is a very little boat, and between two of them there is no longer any room at all.
    .title = The rocks come home
    .option1 = Go along with the herd
    .failure1 = One of them leans on you to scratch. You swim the rest, and bring home the rudder.
    .option2 = Ring them aside
    .success2 = You beat a pan. They stop, and look about, and remember something on the left.

the-stable-of-rocks = The herd is let in at a cave by a little old man with a switch. He knows them all by name and looks at their feet. There are thirty stalls; there are twenty-nine rocks; he counts once more. The youngest has not come in. It will have gone up to the ford again, he says, where carts stop on it, and where they pat it. He cannot leave the others. It is the hour when masons are about.
    .title = The stable of rocks
    .option1 = Fetch the young one
    .success1 = It is there, under a wheel, perfectly happy. You pretend to eat weed until it follows you.
    .success1b = There is a mason, too, with his chalk already on it. You convince him that it ticks.
    .option2 = Milk one for him
    .success2 = There is a knack to it. It comes in drops, heavy and bright, and rings in the pail.

the-lake-is-out = The lake has gone out. Where there was water this morning there is floor, ribbed and shining, as far as your light goes; fish lie about in the hollows, looking as if they had been caught in the bath. A bell on a pole says what it always says, but from much higher up. Far out you see the ribs of a ship. Further out than that, right across the dark, there is a thin white line, and it makes a sound like somebody drawing breath.
    .title = The lake is out
    .option1 = Save the fish
    .success1 = You run from hollow to pool with your hats full. Some of them look back.
    .success1b = When it comes in again it comes in softly, and goes round you, and leaves two of the fattest on your boots, who insisted.
    .option2 = Run for the ship
    .failure2 = The line is a good deal nearer than you thought, and it is not a line.

the-ship-at-low-water = She lies on her side with her lamps lit. The crew are Liquid Folk who went to sea, and now that it has left they stand about the deck in tubs and kettles, extremely embarrassed to be seen in them. The captain, in a fire bucket, receives you with what dignity there is. The cargo is yours, he says; there is no point in cargo. Only, the line is coming, and they are all in separate vessels, and his wife is in the soup tureen, below.
    .title = The ship at low water
    .option1 = Carry them together
    .success1 = You run with brimming hands. When the lake arrives they rise up together, laughing, and hold it off you like a coat.
    .success1b = Not one drop is spilt. They carry the ship and you ashore on their shoulders, and there is a street of them, cheering.
    .option2 = Carry off the cargo
    .success2 = You get two loads out. You do not look into the kettles.
    .success2b = You take the silver tureen as well. It is some way up the beach that it begins, from under the lid, to tell you what it thinks of you.

the-lake-throws-back = One of you throws a pebble in the lake. You stand and talk; there is a plop, and a pebble comes out and lands at your feet. The same pebble, wet. Everybody laughs. You throw it again, further, and it returns, faster. A second one follows, which you did not throw. They lie and steam a little. It is very still. All along the shore, you notice now, the stones are heaped up in long banks, as after an argument.
    .title = The lake throws back
    .option1 = Play catch with it
    .success1 = It throws underarm once it has seen how small you are.
    .success1b = You play until the light goes. Its last throw comes high and slow and heavy, and shines, and you are meant to keep it.
    .option2 = Dig in and duck
    .success2 = You throw up a wall from the ammunition. When it is over you find that it threw coins too, in its temper.

where-oars-gather = This is the bay where the oars are. All the boats on the lake have lost theirs, and here they lie, in hundreds, blade by blade, like herring; when your lantern falls on them the nearest shy away. Each has a brass tag round its neck with a number and the words PROPERTY OF ORE. They have slipped out of pawn. They smell of tar and freedom. One by one, feeling very brave, they are learning to swim in pairs.
    .title = Where oars gather
    .option1 = Show them how
    .success1 = You dip your hands: together, and away. A shiver goes through the bay, and then it is done.
    .success1b = They take you with them on the first long pull, out and round the point, to a cave none but oars have seen.
    .option2 = Turn them in
    .success2 = Aunt Ore’s man pays on the nail, by the pair. They go quietly, in bundles.
    .option3 = Build with a few
    .success3 = Some were tired of water anyway. They make rafters, and creak at night when the wind is from the lake.

to-whom-it-concerns = The tide mark along this beach is made of bottles, and each bottle has a letter in it. You draw a few corks. They are all addressed To Whom It Concerns; there are invitations, complaints, an offer of marriage, recipes, a plea for the return of a ladder. None of it has concerned anybody. The cold wind plays over the open necks, one low note and then another. On the last line of each it says: please reply.
    .title = To whom it concerns
    .option1 = Answer some of them
    .success1 = You begin with the shortest. It says: Are you there?
    .option2 = Smooth out the paper
    .success2 = It is good paper, once the hopes have been scraped off it.

concerning-the-ladder = You have hardly thrown in your replies when they are answered. Bottles come in on the next ripple, and the next, clinking, a whole fleet; it seems that somebody read one aloud. The lady accepts the offer. The recipe was missing an egg. And the owner of the ladder has come in person, a thin man up to his neck in the lake and blue with hope. He does not want to press you. But he is still, you see, at the bottom of the thing he needs it for.
    .title = Concerning the ladder
    .option1 = Build him a ladder
    .success1 = He goes down it, waving, to fetch his hat.
    .success1b = It reaches. He is gone some time, and what he brings up for you he had to leave there, years ago, when the rungs ran out.
    .option2 = Post on the others
    .success2 = You sort until dark: aunts here, lawyers there. Nobody has ever paid you so gladly for a stamp.

drawn-and-still-warm = On the shingle stands a bath. It has lion’s feet and is full to the brim, and it steams. There is a towel, there is a brush; there is a footstool with a clean nightshirt on it, folded. Bare footprints come down the beach to the bath. You walk round it with the lantern. None go away. The water is a milky green and smells of pine, and now that you are close you hear it: something in there is blowing bubbles, very slowly.
    .title = Drawn, and still warm
    .option1 = Get in with it
    .success1 = It moves over. Nobody says anything. Your bad knee is gone when you get out, and has not been back since.
    .success1b = It passes you the soap. You are asked, by a bubble, to do the ears, which takes you most of the evening, and it is grateful.
    .option2 = Take the silver plug
    .success2 = There is a gurgle and a sort of cry. You keep your eyes on the plug.

the-orchard-lets-go = The orchard stands where it always stood, but the lake is now on top of it. You look down through the boat’s glass at rows of apple trees, in leaf, with a wall and a gate, and someone’s ladder against a branch. When an apple is ripe it lets go and falls up. It comes wobbling through the dark and breaks the surface with a plop, and the air smells of cider. Far below something with a basket stands and looks after it.
    .title = The orchard lets go
    .option1 = Catch what comes up
    .success1 = They are cold to the core, and very slightly salt.
    .success1b = You get the way of it: under the big tree by the wall, when the bell goes.
    .option2 = Lower your own basket
    .success2 = It stands still for a time. Then there is a tug, and you draw up a basket packed by somebody who was taught to put leaves between.
    .success2b = They press some down there. It comes up in stone bottles, one at a time, each on a piece of string with a bow.

a-net-of-knockers = Somebody’s net has been hung to dry, and somebody’s catch is still in it: door knockers. There are lions, rings, a brass hand, a good many fists. They are alive in the way that mussels are alive. As you come near, one opens and shuts, tock, and a tremor goes through the lot. They must come from somewhere down there where there are doors. The net is old. The brass hand has worked a finger through and points at you, or past you.
    .title = A net of knockers
    .option1 = Put one on the rock
    .success1 = You nail it up and it knocks, twice. The rock says “Come in.” Inside there is nobody, and a good dry floor.
    .success1b = You try the brass hand. It knocks a long while; it knows that somebody is at home. What opens at last is a whole suite.
    .option2 = Sell them as brass
    .success2 = They knock in the sack all the way to the buyer, and at night for some time after that.

moths-over-the-water = Tonight the moth market floats. On a hundred little rafts the paper lamps are lit, and under every raft hangs another, upside down, in the black. That is what they sell: the lower one. “The thing itself is so heavy,” says a moth, with a wave at her counter, “and fades. Take its reflection. It will be exactly as good as the light you keep it in.” She dips up a reflected stone, which drips and is violet. In return she asks for yours.
    .title = Moths over the water
    .option1 = Trade your reflection
    .success1 = She rolls it up damp. It is wonderful how little you need it; only, from now on, people feel there is something about you.
    .option2 = Swim for it
    .success2 = You dive under the rafts, up into that other market, where the moths are gentle and rather cold, and give short measure.
    .success2b = You come up with the stone that the reflection was of. She had always wondered where it was.
    .failure2 = You come up in the wrong one. It takes until closing time for someone to turn the lake over.

boats-in-pawn = If you have ever wondered why no boat on this lake has oars, here is the reason, on the third pier, in a shawl. Aunt Ore lends on them. The boat you keep, she says; the oars she has, until you pay; and what with the interest nobody has, so far. Her cash box smells of peppermint. Ferrymen stand about with idle hands. “You will be wanting something,” she says. “I can hear it from here. Let me read you the terms.”
    .title = Boats in pawn
    .option1 = Hear her terms
    .failure1 = She reads them. When you wake up it is morning, the pier is empty, and your bootlaces are in pawn.
    .option2 = Pawn your good name
    .success2 = She puts it in a drawer with the others. It will be quite safe there, she says, and you believe it.

the-small-print = The paper is long, and she lets you take your time over it; nobody is going anywhere. It is a wicked document and perfectly honest. On the forty-first line you come to the thing she has never hidden and no one has ever read: that all oars go free upon the day when a debtor brings her a present, for no reason. Her chair has slowed. She is looking at the lake. There are ferrymen on all sides, watching your lips move.
    .title = The small print
    .option1 = Bring her a present
    .success1 = She holds it in both hands. “For me?” says Aunt Ore. Behind her all along the shed the tags begin to drop, like rain.
    .option2 = Sell the secret
    .success2 = The ferrymen bid hard. Next morning there are thirty presents on the pier, all with a reason, and not an oar stirs.
    .option3 = Sign like the rest
    .success3 = She blots it for you, not unkindly. The chair takes up again.

coins-on-the-sand = Coins lie along the water’s edge, bright ones, some paces apart. You have bent down for the first before you see the thread. It is very fine and leads into the lake; and a little way out, in a row, there are some round, thoughtful mouths. They are fishing. You can see them take a breath when your hand goes near. One has brought a stool. A small fish at the end, on his first outing, has baited his line with what looks to be his lunch.
    .title = Coins on the sand
    .option1 = Take the bait quickly
    .success1 = You have to bite through the threads. Out there somebody says a short word and reels in.
    .success1b = You clean out the beach. They sit there over empty lines, and tell each other about the size of you.
    .failure1 = You are landed, measured and held up beside someone for a picture. Then they put you back. You are undersized.
    .option2 = Let the small one win
    .success2 = You hold up his lunch and struggle. He is beside himself. He gives you half.
    .success2b = You let him pull you in up to the waist. His father slips you something later, behind the reeds.

the-skimming-match = The Liquid Folk challenge you to a game of skimming. You throw stones, they say, and they will throw whatever they have; and their champion, a lean youth with a ripple in his hair, takes three steps back, runs, and skims himself. He goes nineteen hops and rises bowing. There is a patter of applause, all round the bay. You look among the pebbles for a flat one. It is not really forbidden, an uncle murmurs at your knee, to throw a person.
    .title = The skimming match
    .option1 = Find a flat stone
    .success1 = Fourteen. They are charmed. For something that sinks, they say, it showed real spirit.
    .option2 = Throw your smallest
    .success2 = Six hops and a scream of laughter. They bring her back on their shoulders, and she wants to know when it is her turn.
    .success2b = Twenty-one, with a twirl. The champion lies down flat, which is how they take off their hats.

the-pells-divide-a-lake = Two boats lie bow to stern in the middle of the lake. In the one sits young Pell with his blue ink; in the other, with her back to him, Mother Pell with her green. Each has a measuring line with one end made fast to the other’s boat, so that whenever one takes a bearing, both maps are wrong. They do not speak. “Kindly tell my mother,” says Pell, “that this water is on my side from Tuesday.” “Tell him,” says his mother, “to put on a scarf.”
    .title = The Pells divide a lake
    .option1 = Carry the messages
    .success1 = You change a word here and there. By dusk they are down to scarves.
    .success1b = You paddle to and fro till the messages are so kind that both, separately, suspect you. They give you a map drawn in two inks.
    .option2 = Cut the lines
    .success2 = The boats drift apart. Both of them now agree on where the other is, which is further off, and you have the line.
    .option3 = Sell each the other’s map
    .success3 = They pay at once and pore over it, each in a corner, looking for a mention.
    .success3b = You then sell them back. It is not until evening, with the lamp lit, that you see what each had written in the margin of the other’s.

## The Old Works

the-boiler-sulks = “She won’t draw,” says the stoker, “and it’s my own fault.” She is sooty to the eyebrows and stands before a boiler as high as a church, which ticks, and is cold on the one side where it used to be warmest. It was a remark about the new boiler, she explains. She only said that it was tidy. Since then there has been no steam; the whole gallery has stopped, and in the quiet you can hear the boiler not listening.
    .title = The boiler sulks
    .option1 = Compliment the rivets
    .success1 = You speak of curves, in a carrying voice. There is a gurgle, quickly suppressed.
    .success1b = You find out her name, which is on a plate nobody had wiped, and use it. Every whistle in the Works goes off at once.
    .option2 = Threaten to scrap her
    .success2 = You bang once, on the big pipe. She draws. She has never drawn so well; but the stoker has stopped singing.
    .failure2 = The boiler lets go of all the steam she has been saving. You are clean for days.

a-spare-man = A metal man hangs on the repair shop’s hook, by the collar, with a label round his neck: SPARE. He has been generous, he says. Somebody came for a hand, so he gave one, and it is now the handle of a door; his left foot weighs down a safety valve; a child was upset once, so that was the whistle. It smells of oil and, oddly, of bread. He does not ask for anything back. He only turns a little on the hook, to see your faces better.
    .title = Spare
    .option1 = Collect what he gave
    .failure1 = You come back with a hand, but it is a door’s. It keeps on trying to let people in.
    .option2 = Polish what is left
    .success2 = You do his chest and his one good knee. He can see you in it, he says, and is glad to have company.
    .success2b = While you rub, a plate swings open over his heart. There is his pay in there, all of it. He had no pocket to put it in, otherwise.

his-left-hand = The foot you swap for a brick, and the child has grown up and gives back the whistle with a kiss on it. That leaves the hand. It sits on the door of the pay office, and opens it forty times a day, and shakes with each person who goes in. The clerks have become fond of it. They do not say so, but somebody has been putting cream on the knuckles. When you take hold, it takes hold of you, warmly, and does not want to let go.
    .title = His left hand
    .option1 = Make them a new handle
    .success1 = You forge it with a curl, for fingers to like. The old hand tries it, approves, and comes away.
    .option2 = Leave it where it is
    .success2 = It waves when you go, and the clerks, after looking at one another, wave too.

all-in-one-place = He stands on the floor of the shop on two feet, with two hands, and holds the whistle as if it might melt. The label is off. Everyone in the place has stopped work. For the first time since he was cast he has everything he started with, and he looks about for someone to give it to. Then he seems to hear himself do so, and laughs, a sound like a dropped tray. What do people do, he asks you, who are not spare?
    .title = All in one place
    .option1 = They come home with us
    .success1 = He thinks that over, with his head on one side. He will need a bed of his own, he says. He has never had one to himself. It need not be soft.
    .option2 = They do as they like
    .success2 = He goes out through the door with the new handle, and comes back, to shake it, and goes out.

the-lever-and-the-whistle = Pull, click, and back; pull, click, and back. The metal man at the lever nods to you without losing the beat. It is a long hall, hot and clean, and there is nothing at the other end of his lever: you can see the bolt holes where some engine used to stand. He knows it has gone. But the shift is over when the whistle goes, and the whistle was on the engine. He says it with a certain shyness. One of you has already put two fingers in her mouth.
    .title = The lever and the whistle
    .option1 = Whistle for him
    .success1 = It is not quite the note. He lets go with one hand, though, and looks at the palm.
    .success1b = You find the note. He stops in mid pull. When your ears have cleared he has his coat on, and wants to know which way is out.
    .option2 = Bolt him to something
    .success2 = A pump, as it happens. Water comes up at the far end of the Works and people pay you for it.

complaints-in-advance = Behind the grating sits a clerk of tin with a rubber stamp. This window, he says, takes complaints, but only about what has not happened yet; for the other kind there is a window further on, with a queue that you can hear. One fills in the form, the thing is looked into, and if it is found to be likely it is prevented, or else provided. He wets the stamp with his tongue, which is a sponge. What would you like to have gone wrong?
    .title = Complaints in advance
    .option1 = Complain of a roof falling
    .failure1 = You leave out the date. It is dealt with under Any Time Now, and somebody hands you each a helmet.
    .option2 = Complain about the clerk
    .success2 = He stamps it, with dignity. The compensation is paid to you out of his oil.

the-roof-in-question = Within the hour two clerks and a plan arrive, and lead you to the roof you made up. It is there. It has a crack in it from end to end; beneath it there are looms, and children on low stools, who tie the threads. The clerks look at the crack, then at your form, then at each other. No complaint was ever found to be so likely. They should put up a notice, they believe. There is a form for a notice. A little dust comes down.
    .title = The roof in question
    .option1 = Prop it at once
    .success1 = You use the looms, the clerks and finally the notice board. It holds. It was a very large notice.
    .success1b = The children pass you stools, one on another, up to the crack. When it is done they give you what they were weaving.
    .option2 = Fetch the children out
    .success2 = You tell them that it is dinner time. When the roof comes down it comes down on string.

the-last-number = The old clerk has put his pencil down. He has got to the end. He was issued with the numbers when he began, so many and no more, in a box; this morning he took out the last of them and it was used by ten. There are still things to count. They stand about him in rows, bolts, cogs, spoons, looking at him. He holds up the empty box for you to see. It smells of cedar, and it rattles a little, but that is only the lid.
    .title = The last number
    .option1 = Invent him a number
    .success1 = You call it umpty. He writes it down, looks at it from both ends, and begins to tremble at what could come after.
    .success1b = You make him a whole row, with names, and show him how to go on. He gives you his spare paper. He will be busy.
    .option2 = Let him start again
    .success2 = “From one?” he says. He had quite forgotten one. It is a lovely number, and he gives it to you.
    .success2b = He begins with the people in the room, and stays there, saying “one,” and “one,” and “one,” with growing wonder.

a-salamander-on-leave = It is her day off, so the furnace is out, and she has come up to the canteen for a change of air. She is as long as a bench, glows at the joints, and is wrapped in three blankets, with frost on her lashes; you yourselves have taken off everything you decently can. On the table lies a picture postcard, brown at the edges where she held it. It shows a hill with snow. “Is it true,” the salamander asks, “that it comes down by itself?”
    .title = A salamander on leave
    .option1 = Take her to see it
    .failure1 = She gets as far as the draught on the second landing, and sneezes. The fire brigade is very understanding.
    .option2 = Describe it to her
    .success2 = She shuts her eyes. You get as far as the silence, and have to stop and drink some water.
    .success2b = You tell it so well that she shivers. The canteen puts on a pullover and pays for your dinner.
    .option3 = Warm your ore on her
    .success3 = She lets you. It runs into ingots, neat as butter. She did ask for some company, but you were busy.
    .success3b = You forge on her until she goes back on shift. It has been, she says, very much like work.

up-to-the-snow = You come out at night, on your own hill, in January. She stands on the doorstep of the world in her blankets. It is snowing. The first flake hisses on her nose; and the second; she looks at each of them as one looks at a stranger who has known one’s mother. All around her there is soon a ring of wet black grass, in which, blinking, some crocuses have come up. Down in the village a window is lit, and then another.
    .title = Up to the snow
    .option1 = Let her choose one
    .success1 = She cannot hold it, so you hold it, on a mitten, and she breathes in.
    .success1b = She goes home at dawn. In the grass, where she stood and wept a bit, the snow has run together, and set, and turned violet.
    .option2 = Charge for the warmth
    .success2 = They come with chairs and chestnuts. She is very good about it. She watches the sky, between the heads.

what-is-left-to-undo = There is a girl of nine on the stairs with a screwdriver. About her, laid out in order on clean cloths, is everything that she has taken apart this week: the lift, the lamps, two clerks (who are being very good about it), and a weighing machine. She puts it all back, mostly. It is just that she wants to see what makes it go. There is only one thing left, she tells you, and looks up to where, above the stair, the great clock that drives the Works goes tock.
    .title = What is left to undo
    .option1 = Go up with her
    .failure1 = She is up there before you. There is a ping. Everything in the Works takes the rest of the day off.
    .option2 = Show her your village
    .success2 = You mention, as you climb, that your things at home are simple and quite necessary. She nods. She has brought the small screwdriver as well.
    .option3 = Help with the clerks
    .success3 = You read out the diagram while she turns the screws. Afterwards they are both slightly taller.
    .success3b = There is a part over. She says that it was for filling in forms. They look round for something to do, and give you their forms.

inside-the-great-clock = The case is as big as a barn and full of slow brass. It smells of honey and hot dust. She goes straight to the back, past the wheels, to where one ought to find a spring; and there, in a wire chair, with a rug over his knees, an old man says “tock.” He says it when a bead drops. He has done it, he confides between two beads, ever since the spring broke, so that no one need be told. The girl stands there with the screwdriver in her hand. He looks so tired.
    .title = Inside the great clock
    .option1 = Make a new spring
    .success1 = She holds the lamp, and he says tock until the very last, and then you hear it said by the clock.
    .success1b = It is a better spring than the old one. All through the Works machines look up. He sleeps, and somebody finds you his pension, which no one had dared send up.
    .option2 = Take turns with him
    .success2 = Each of you does an hour. It is harder than it looks, and no one is late for anything in all that time.

the-warmest-pipe = The needle on the dial is in the red, and the red has recently been extended by hand. Somebody must turn the valve. It is a plain brass wheel on top of the main pipe; the main pipe is the warmest in the Works; and lying on the wheel, on the pipe, and on one another, there are cats. The topmost is the size of a bolster. He opens one eye at you and shuts it. The rivets sing a little. He has no objection to your having a valve.
    .title = The warmest pipe
    .option1 = Move the cat
    .success1 = It is like lifting dough. The wheel turns; the needle drops; the cat, who has been put down somewhere else, was going there anyway.
    .success1b = You move all of them, and live. It has never been done. In the control room there are engineers who kiss your hands.
    .failure1 = You had not noticed how many of them were awake.
    .option2 = Warm another pipe
    .success2 = You lag it with your coats. After an hour of looking elsewhere they go over in a body, and it was their idea.
    .success2b = You make it just a shade warmer, with cushions. The engineers ask for the plans, and the cats, for a second cushion.

taking-stock = The tortoise is being pursued. Behind him, with a ladder and a lamp, come two tin clerks who want to count his shop, since it is within the Works and uncounted. He has declined. He is getting away at the best pace he has, drawers rattling; they walk beside him, politely, because to overtake would be to anticipate. “They want to know how many I have left,” he pants to you, “of everything. It would take all the mystery out of it.”
    .title = Stocktaking
    .option1 = Count it for them
    .success1 = You open each drawer, and call out. He looks straight ahead. From time to time he says “Really?”
    .success1b = It comes to a figure. The clerks are radiant; they pay you, and have him sign. It is some days before he can be got to sell anything.
    .option2 = Hide a few drawers
    .success2 = You walk alongside and lift them out on the far side, and put them in again behind. The total is a handsome nought.
    .success2b = The clerks enter him as a tortoise. He gives you whatever is in the drawer that says Gratitude; it is the first time that he has looked.

the-founder-asks = On the first landing hangs the founder, in oils, with one hand on a globe and the other on a cogwheel. As you pass, the eyes come round, as such eyes do. “You there,” says the founder. “Did it pay?” It seems that nobody tells a painting anything. The whole thing was to make something; he has it on the tip of his tongue; it was to have been for everyone. From below comes the thump of the machines, which have never stopped. You can smell hot varnish.
    .title = The founder asks
    .option1 = Say that it did
    .success1 = “Ah,” he says, and the paint relaxes. He tells you where he kept the petty cash.
    .option2 = Find out what for
    .success2 = You ask all the way down to the oldest machine, and it remembers: buttons. He laughs until the frame creaks.
    .success2b = You bring the very first one up and hold it to the canvas. “That’s it,” he says. “So that no one should be cold.” The coat in the painting is open.

the-tea-trolley = It is four o’clock, and down the long ramp comes the tea. The trolley runs on rails; it has brass corners, an urn in full steam, a hundred cups, and no one pushing it. It has never been known to be late. The painted line you are standing on says KEEP CLEAR AT FOUR. Those who know it are flat against the wall, each with an arm out and a finger crooked. It does not slow down. One has to take the cup as it goes by.
    .title = The tea trolley
    .option1 = Put out a finger
    .success1 = You have it. It is hot, and sweet, and there is a biscuit in the saucer.
    .success1b = You take one for everybody along the wall who missed. There is a plate of the good biscuits at the back, that no one has ever been quick enough to see.
    .option2 = Jump on and ride
    .success2 = You pour. It is what it always lacked. At the end of the line is the manager, who tips.
    .failure2 = The trolley keeps to its time. One of you keeps to the wall, in outline.

useful-useless-sentimental = The floor turns out to be a belt, and it is moving. Ahead, three gates open and shut like jaws over three chutes, with enamel signs: USEFUL. USELESS. SENTIMENTAL. An iron eye above them looks at each thing that comes: a boot, useless; a shovel, useful. A doll without a head makes it hesitate, and there is a soft click. Something down the second chute is chewing. It has seen you. You can hear it adjust its lens.
    .title = Useful, useless
    .option1 = Look useful
    .success1 = You carry each other’s tools and frown. The gate opens. On the far side you are put to work for the afternoon and paid off.
    .option2 = Look sentimental
    .failure2 = You hold hands. It has been tried before.

the-third-chute = You land on something soft: letters, mostly. Here is where the iron eye has been sending what it could not bring itself to grade. There are baby shoes and a stuffed pike; a signal lamp with a ribbon round it; a piano, lacking the one key. It goes back as far as you can see, dusted, in rows. Now and then a little arm comes out of the wall and turns something to show its better side. None of it is any good. You cannot think when you have been anywhere so rich.
    .title = The third chute
    .option1 = Bring it something
    .success1 = It is only a coin, but you tell it where it comes from. The arm sets it down by the doll, and looks for something that you might like as much.
    .option2 = Help yourselves
    .success2 = It will not be missed. It will be missed more than anything you ever took.
    .success2b = You fill your arms. Overhead the belt has stopped, and the iron eye is looking down the chute, without its lens, blinking.

a-letter-by-foot = Each slab of this floor sinks under your boot with a clack, and has a letter on it. You run, since something is clacking behind you as well, and then you see the wall, where as you go an enormous sheet of paper is being typed on from the back: DEARSIRWWE. It has an address. At the end of the line a bell rings, and the entire hall slides sideways to begin the next. You are writing to somebody, with your feet. You have been rather abrupt.
    .title = A letter by foot
    .option1 = Finish it politely
    .failure1 = YOURS FAITHFULLLLLLLY, you write, all the way down the stairs.
    .option2 = Run between the lines
    .success2 = You keep to the edges, where it is only brackets.

by-return-of-post = The answer is there before the ink is dry; it drops from a tube, in a brass shell, still hot. They are in receipt of your letter. They had not had one before. They have read it aloud in all departments, and everybody has been asked to come and look at the word “kindly”. They would be glad to do the thing you ask, but there was a stain. Please will you say again what it was you wanted? It is signed by four hundred hands, or by one, with some trouble.
    .title = By return of post
    .option1 = Ask them how they are
    .success1 = It takes a month to be answered. It comes by trolley, in volumes, and it begins: “Well”.
    .success1b = They send you their blank side too. They have had their say, it seems, and now would like to hear yours.
    .option2 = Ask for money
    .success2 = It comes at once, to the penny, with a form to say that you are satisfied. There is no box for anything else.

boots-on-the-ceiling = There is a lodestone in the roof of this hall, as big as a house, and by the nails in your soles it takes you up. You hang there by the boots with your hair on end. So do several hundredweight of horseshoes, a safe, and a gentleman in armour, who has an upside-down supper laid out on the ceiling beside him and wishes you good evening. The switch is on the wall. It is on the wall by the floor. He has often remarked on it.
    .title = Boots on the ceiling
    .option1 = Climb out of your boots
    .success1 = You drop, in socks, on a heap of others’ coats. Someone had to go first, and it is worth going through the pockets.
    .success1b = You reach the switch, call up a warning, and pull. It rains horseshoes. The gentleman comes down last, under a napkin, and insists on paying for the supper.
    .option2 = Work on the safe
    .success2 = It opens downwards. You hold out your hats.
    .failure2 = The safe is easier to get loose than to get hold of.

feed-it-paper = The furnace is fed on paper. That is what it is all for, says the fireman, the ledgers and the forms: they are weighed, they burn, the wheels go round, and the clerks have light to write by. It has always come out even. But there has been a good year, with nothing to report; the flames are down to blue, and over your heads a very heavy thing which the steam holds up has begun to settle. He looks at your bags.
    .title = Feed it paper
    .option1 = Burn some paper
    .success1 = It takes with a roar. He rakes out the clinker for you, and there is metal in it; you had pressed rather hard on the pen.
    .option2 = Write something now
    .success2 = You write down everything that you can think of. Grievances burn best, he says, and then verse.
    .success2b = You get the clerks to write about you. They do not stop for hours. The heavy thing goes up with a sigh, and he gives you his second shovel, which is gold.

thirty-turns-of-dog = Behind the gate is a watchdog made of springs. It has teeth like a saw-bench and it is coming for you; fast, then, as you look, less fast; it gallops, it trots, it strains forward with a dreadful snarl that gets lower and lower. Two paces off it stops, one paw up. There is a key in its side. Over the gate is written THIRTY TURNS EACH MORNING, and you can see by the moss that nobody has. Its eyes are still moving. Its tail gives one tick.
    .title = Thirty turns of dog
    .option1 = Wind it up kindly
    .success1 = You turn, and talk to it, and turn. At thirty it sits. It was only ever told to fetch somebody.
    .success1b = You scratch it behind the rivet. It runs off, comes back with what it had been guarding, and drops it on your foot.
    .option2 = Slip past into the yard
    .success2 = You do your business round it. The eyes follow you to the door.
    .success2b = You take what is in the kennel too: a fine bowl. It has a name on it.

an-hour-each-way = From somewhere out of sight above a pendulum hangs down into the hall, and goes by, with a breath like a great door, and is gone into the dark; and comes back. You walk beneath it. At its first pass your beards, or your plaits, are longer. The next time they are shorter, and one of you is in a sailor suit. It is an hour each way, says a boy on a stool, who sells lemonade. He has been a very old man twice this morning. It pays to time it.
    .title = An hour each way
    .option1 = Cross on the back swing
    .success1 = You come out a little younger than you went in, which does nobody any harm.
    .success1b = You come out yesterday. You know what prices will do by noon, and the boy holds your stakes.
    .option2 = Stand in the middle
    .success2 = There it is always now. Everything that ached has not begun yet, or is over.
    .failure2 = You step aside a bit too late, or too early. When you look round everyone has gone home, and it is last week.

the-market-burns = The moth market has opened in the foundry, and that was a mistake. No one forced them. It was the light: a river of it, white, pouring from the ladle; they set up their stalls as close as they could, and then closer. Now the awnings are smoking. They do not run. They stand with their dusty faces held up, in rows, and nobody minds the stalls. “Look,” they tell you, “oh, look,” and they are leaning.
    .title = The market burns
    .option1 = Put out the light
    .success1 = You knock the plug home. It goes dark, and all round you somebody begins to cry, like a child at the end of a fair.
    .success1b = You hold up one little lantern, and walk; and the whole market comes after it, out into the cool. They say that you shall never pay there again.
    .option2 = Clear out the stalls
    .success2 = You have as much time as you like. No one turns a head.
    .success2b = You make three trips. At the last you have to step over a sleeve.

down-further-down = The lift has a velvet bench, a looking glass, and a boy in buttons whose face has been drawn on with care. “Down,” he reads from the brass, “Further Down, Lost Luggage, Regrets, and Roof. I can’t recommend the roof.” The gate has already closed. There is a smell of machine oil and old roses. You feel the floor begin to sink, not quite at the same speed as you do. He holds out a white glove above the buttons, and looks attentive.
    .title = Down, Further Down
    .option1 = Ask for Regrets
    .failure1 = It is full. It is always full, he says, at weekends. You are let out where you got in.
    .option2 = Ask for Lost Luggage
    .success2 = It is one floor down, and there is a trunk with your initials that you never saw before.
    .success2b = The attendant cannot find the ticket you have not got, and gives you all the straps, so that there should be no feeling.
    .option3 = Try the roof
    .success3 = It is the roof of the next thing down. There is a wind. You put your names on a chimney, and it is yours.
    .success3b = You walk to the edge and look over. There are stars under there, and some of them are quite near.

the-floor-of-regrets = The gate opens on a department store. It is carpeted and hushed; there are counters as far as you can see, with everything in them that somebody did not do. Here are Letters, Unsent. Here are Dances. An assistant comes up without a sound and says that she thinks she has something of yours. It has been kept very nicely, in tissue. You may take it away with you, today; or you may leave it, and have what it would have cost.
    .title = The floor of Regrets
    .option1 = Take it with you
    .success1 = It is not too late, as it turns out. It was just a few words. You say them that same evening, on the stairs, and they are heard.
    .success1b = One of you buys somebody else’s as well, by mistake, and has to go and find them. That is quite another story, and they tell it for years.
    .option2 = Have the money
    .success2 = She counts it out. It is exactly right. She folds the tissue paper over again, and it makes that sound.

stamped-approved = Down comes the stamp, up goes the stamp. It is as broad as a mill wheel and it falls on each thing that passes along the slideway: APPROVED, in violet, on crates, on hams, on a clerk who leaned over. You have to get across. Every stroke shakes a little plaster down. At the far side an inspector waits with a lens, to turn back anything that has not got it. You look one another over. None of you, in this light, looks likely to pass.
    .title = Approved
    .option1 = Be approved
    .success1 = You lie down flat, one behind the other, and think thin thoughts. For some days you are let in everywhere.
    .failure1 = It comes down a little off the centre. One of you is approved in full, down to the boots.
    .option2 = Jam it with something
    .success2 = A crowbar does it. In the silence the inspector looks at his hands. You leave him the crowbar, for a present, and take the ore it stood on.

holes-assorted = This machine makes holes. They come off the end with a pop and are stacked by a mechanical arm against the wall: buttonholes on the shelf, manholes flat on the floor, and at the back, leaning, some large ones in which there is weather. You put a hand on one. It is cool round the rim and smells of a cellar. They are light enough to carry, though it is best not to carry them in front of you. The arm pops off another, and seems to wish that somebody would admire it.
    .title = Holes, assorted
    .option1 = Roll a large one home
    .success1 = You lean it on the rock and it takes at once. By the morning it has a bit of moss, and an echo.
    .success1b = The arm runs after you with the lid. It has put a shine on it, and its maker’s mark, which it has never done before.
    .option2 = Fill your pockets
    .success2 = Buttonholes. There is a tailor on the stairs who has the buttons.
    .success2b = You sell the lot as windows. It is not until dark that anyone looks out of one.

the-other-thing = A cabinet stands in the passage, enamel and brass, with a slot for coins and two buttons. One says LUNCH. The other says THE OTHER THING. The enamel around LUNCH is worn down to the metal. Around the other it is like new. From within comes a hum, and now and then, low down, a scrape, as if what was in there had changed its position. A little flap, at the bottom, says PUSH. It is breathing in and out.
    .title = The other thing
    .option1 = Press Lunch
    .success1 = It is good, too; there is a napkin. As you eat there comes from the cabinet a long, disappointed sound, like a bellows.
    .option2 = Press the other
    .success2 = Everything goes dark and there is a clunk. It is ore. It is a great lump, with a bow on. No one has ever pressed it, and it was getting heavy.
    .success2b = Then there is a second clunk. It had been saving that one. It hopes you have enjoyed it, and that you will tell others.
    .failure2 = It has thought it over, says a small printed card. It would rather not, now.

drawers-of-spares = The stores are closed, but not locked. Drawers run up the walls and away down the aisle, and every one has its card: Squeaks, Small. Teeth, Fine. Corners, For Turning. Second Thoughts. Afternoons. You light a lamp, and find that somebody has kept it all in order, with initials, in pencil. The ninth drawer in the ninth row is knocking. Its card says Empty, and then, in another hand: Don’t. There is a stepladder, and a smell of camphor.
    .title = Drawers of spares
    .option1 = Open the ninth drawer
    .success1 = Out it rushes and is gone down the aisle, whistling. At the bottom of the drawer there is something that it had been pressed up against.
    .option2 = Take some second thoughts
    .success2 = They come in a flat box, like cough drops. You have one each and go away more quietly.
    .success2b = You share them out among the clerks on the night shift. There is a silence in the Works such as has not been known, and afterwards several apologies.

your-page-in-pencil = The great ledger lies open, on a slope, under a lamp. No one is by. You find the page for your village, as one does: it is all there, the roofs, the beds, who had a cough. It goes as far as today. Below that the lines are already filled in, for some weeks to come, in pencil. There is an eraser on a chain. The ink is for the clerk of Fridays, and he, says a card, is at his lunch. You can hear a spoon.
    .title = Your page, in pencil
    .option1 = Change what is pencilled
    .failure1 = The lead is harder than it looks, and squeals. The spoon stops.
    .option2 = Take the blank pages
    .success2 = From the very back. It is years before they will find that they are short of a future.

gone-over-in-ink = You have just rubbed out a leaking roof and a quarrel when the clerk of Fridays sits down. He has gravy on his bib. He reads what you have written in, and his pen remains in the air. It is the first time, he says, that anyone made it come out nicer; they mostly put in horses. He has still to ink it. He does not see so well, and if somebody were to read it to him, well, he would write down what he heard.
    .title = Gone over in ink
    .option1 = Read it as written
    .success1 = He inks every stroke, with his tongue out. That month, at home, it does not rain in.
    .option2 = Read a little more in
    .success2 = “A shed,” you read. “A what?” “A good shed.” When you get back it is standing there, and the paint is dry.
    .success2b = You have warmed to it. “With a gallery,” you read, and see his eyebrows go up, and the pen go on.
    .option3 = Put in a horse
    .success3 = He sighs, and writes it down. It is worth something, and it bites.

wages-not-collected = The pay office has a wall of pigeonholes, with names on brass, and there are packets in them still. You read along, in no hurry: Abel, Ada, Agnes. They are thin with handling, since somebody takes them out and puts them back each week. Then one of you stands still. It is not a common name; it is her grandmother’s. She never spoke of it. The packet has a key in it as well, and a tag, which says Locker, and it smells very faintly of lavender.
    .title = Wages not collected
    .option1 = Sign for it
    .success1 = The signature needs to be the same as hers, and it is, down to the blot.
    .option2 = Empty the wall
    .success2 = You take the thick ones. The name plates look at you like so many little windows.
    .success2b = You take every one. On your way out you meet, at the door, an old fellow in a cap, who has at last thought to come and ask.

her-locker = It opens at the second turn. There is an apron, a comb, and a lunch tin; a pair of gauntlets, scorched; and pinned up in the door a drawing of a machine such as you have not seen in all the Works. It is small. It would have fitted on a kitchen table. All down the margin she has put, in pencil, what it was to do, and crossed it out, and put: sing. Below are most of the parts, each wrapped in a stocking. There is one stocking that is empty.
    .title = Her locker
    .option1 = Finish the machine
    .success1 = You file the missing wheel from a bolt. It sings. It is a bit flat, and you would know that voice anywhere.
    .success1b = It sings all through the shift. By evening four hundred people have stopped by the lockers, and have left something in the tin.
    .option2 = Bring it home unfinished
    .success2 = Her daughter turns it over for a while at the kitchen table, and then goes and fetches, out of the button box, a wheel.

an-inventory = A clerk of tin bars the way with a pencil. Everything past this point has been counted, he explains, and you have not. He offers two columns: Tools, and Other. There is a scent of warm solder; his cuffs have been sharpened along with the pencil. He has filled in the date already, to save you the trouble, and he is already disappointed in your answer, whichever it is.
    .title = Inventory
    .option1 = Be counted as tools
    .success1 = He turns you over to look for the maker’s mark. In the end he writes “various”, and pays for the hire.
    .option2 = Argue for a third column
    .success2 = He rules it, to oblige you, on a separate sheet. He then finds that he does not know what to put at the top, and gives you the sheet.
    .success2b = You dictate the heading: People. He tries it on himself first, in pencil, very small.

worries-by-weight = Aunt Ore keeps a counter in the foundry as well, with scales. Here she buys. “Worries,” she says, and the chair rocks. “By weight. I melt them down; you would be surprised what is in them. You go home light as a cork, and they stay with me.” It smells of iron and peppermint. “I will tell you the catch, because I always do. They’re lent. They come back in a year, with young.” She has put the first small weight on the pan.
    .title = Worries by weight
    .option1 = Sell a heavy one
    .success1 = You had not known how bent you walked. You forget to lock up that night, and the next; somebody else does the worrying.
    .option2 = Ask what worries her
    .success2 = “Me?” says Aunt Ore. She looks at the pan. It has gone down by itself.
    .success2b = She tells you. It takes both of you to lift it on to the scales; but she keeps her word, and pays for it at the full rate.
    .option3 = Sell her each other’s
    .success3 = It is easily done. You have known about them for years.
    .success3b = She gives a very good price, since they are so well observed. You do not talk much on the way home.

the-wheel-is-out = The big wheel stands still. The four hundred rats who run in it are sitting along the rim, arms crossed, with a banner. They ask for cheese on Sundays, and that the wheel should go somewhere. Against them there is a speaking tube with a brass lid, out of which at intervals a voice says “No.” Their spokesman, a grey rat with spectacles, is worn out with being reasonable. He asks if you have any experience of tubes. “Or of cheese,” someone shouts.
    .title = The wheel is out
    .option1 = Speak into the tube
    .failure1 = “No,” says the tube, and then, after you have put your case once more, in full: “No.”
    .option2 = Run in their place
    .success2 = It is good money. They watch you from the rim. The wheel does not go anywhere.
    .success2b = You do a double shift. Towards the end somebody starts to sing, up on the rim, and you cannot quite not hear the words.

the-voice-in-the-tube = “Good morning,” you say to the tube, and it says nothing for so long that the rats uncross their arms. Nobody had said that. “Is it?” the voice says then. It comes from a great way up. It only ever heard the one answer given, it goes on; if it were to give the other, it does not know what might happen. There are stairs, it adds, behind the boiler. No one has ever come up. It has rather a good view, and no one to say it to.
    .title = The voice in the tube
    .option1 = Teach it yes
    .success1 = It tries it over under its breath. Then it says it out loud, and all the whistles blow.
    .success1b = They get Sundays, and a wheel with a window. It cannot stop saying it. You take care not to ask for more than you can carry.
    .option2 = Go up the stairs
    .success2 = It is a long way. On each landing the air is better and there is a spittoon that has not been used.

nobody-at-the-top = The stairs end in a boardroom. There is a long table, with twelve chairs; in front of each lies a blotter, a pen, and dust. The funnel of the tube comes out of the wall at the head. In the funnel a spider has made her home. She is very small, and has never been so frightened in her life. The gentlemen all went out for lunch, she says, and as the thing kept asking questions, she gave the answer they had always given. From the window one sees the whole Works, like a toy, and, at the edge, a bit of sky.
    .title = Nobody at the top
    .option1 = Elect her chairman
    .success1 = It is carried. She takes the chair, or one corner of it, and says that there will be cheese.
    .success1b = By evening she has the whole of it running, by eight threads, and humming. She votes you a fee. It is the only resolution in the book.
    .option2 = Sit down at the table
    .success2 = The chairs are very comfortable. You try the pens. It is surprising how soon one gets to saying no.

a-machine-that-loses = The draughts player sits in a glass case, with a moustache and one wooden hand. Put in a coin and it plays; and it loses. It has never won. You watch it: it sees the winning move, the hand goes out, trembles above the piece, and makes another. They set it that way, says the attendant, to bring in the public. But there is a kind of whirr that it gives each time as the hand goes by, and it is not nice to listen to. He yawns. He has the key on his finger.
    .title = A machine that loses
    .option1 = Let it win
    .success1 = It is a hard thing to lose to somebody who is losing; it takes the whole afternoon. At the last jump the moustache quivers.
    .success1b = You leave it no move but the right one. It makes it. It gets up, in the case, on legs nobody knew it had, and takes a bow.
    .option2 = Take its money
    .success2 = You win, of course. There is a whirr.
    .success2b = You win all day. In the end the attendant puts a cloth over the glass, so that it should not have to look.

wrong-answers-only = The strongroom door has a mouthpiece, a small green lamp and an ill-tempered voice. It used to ask a question and open at the right answer; then a screw fell out, and since that time it opens only for wrong ones. It is ashamed about it. “What are three and three?” it says quickly. A clerk beside you, who needs a file out of there, has been trying since Monday, and he cannot. He gets as far as “sev”, and starts to smoke. You can smell it.
    .title = Wrong answers only
    .option1 = Be wrong with conviction
    .success1 = “A kind of hat,” you say. There is a pause, and then, bitterly, a click.
    .success1b = You are wrong about hats, and whales, and the capital of cheese, right through to the inner door. The clerk has sat down to applaud.
    .option2 = Put back the screw
    .success2 = It is under the mat. “Six,” says the clerk. “Oh, thank you,” says the door.
    .success2b = The voice goes down to a warm contralto. She had no idea how she had been talking to people. There are some things inside, she says, that nobody ever got right.

## The Warm Dark

a-card-on-a-tray = A silver tray comes out of the dark at the height of your hands. There is a card on it, cream, and very thick. “Good evening,” it says. “I am behind you. I should take it as a kindness if you would not turn round, since I have not dressed.” You do not turn round. Something warm stirs the hair on your necks, and smells of cinnamon. A second card is slid on to the first. “Would you care to stay to dinner? There is no obligation. There never is.”
    .title = A card on a tray
    .option1 = Accept with pleasure
    .failure1 = One of you turns round. The tray is lowered. “Another time,” says the last card, and there is a good deal of dark to walk home through.
    .option2 = Leave a card too
    .success2 = You write that you are expected elsewhere. It is delighted: nobody has ever declined before. They mostly ran.
    .success2b = You write it in verse. For a long while nothing comes. Then the tray is back, with a stone on it, and a card that says only: “Oh.”

a-place-is-laid = The table goes on into the dark in both directions. You have been given cushions. Somebody has taken trouble: the knives are your size, and must have been looked for. What your host eats with, on the far side of the candles, you see only when it is put down, and it is not always the same. There is soup. It asks, by card, after your families. It then writes, and crosses out, and writes again, that it has heard one proposes a toast, and that it would not know how.
    .title = A place is laid
    .option1 = Propose the toast
    .option2 = Praise the soup
    .success2 = It is only stones, says the card, and patience. You are each given a little of the stones.
    .success2b = You ask for more. From the far end of the table something clatters; it has dropped all its spoons. You go home with the tureen.

to-absent-neighbours = You lift your glasses. “To our neighbours,” you say, “above and below.” It gets up. You hear it get up for some time. The candles lean over, and high in the dark, where you had thought was roof, a glass the size of a bell tower catches the light; and all through the rock, from far off and from further off than that, there are other glasses being lifted by others who were never asked to anything. “Above,” says a voice, the first you have heard from it, “and below.”
    .title = To absent neighbours
    .option1 = Drink to the bottom
    .success1 = It is like swallowing a summer. You remember being carried to the stairs, and tucked in.
    .success1b = When you put down the glass there is something left in it that has the candle in it. It has put one like that at every place.
    .option2 = Invite it back
    .success2 = Nobody in the room breathes. Then a card comes, by hand, and the hand shakes. It says that it would have to stoop. It says that it would love to.

what-the-raiders-gave = You had wondered what they did with it all. Here it lies, in a heap as high as a house, before a crack in the rock out of which there comes a slow warm wind: pans and ploughshares, cradles, the clapper of your own bell. The raiders brought it down as tribute, and have never been told if it was liked. The deserter sits in front, a large man, writing labels. He is giving things back, he says. It is just that he does not know whose they are. He looks at you with some hope.
    .title = What the raiders gave
    .option1 = Help him with the labels
    .success1 = “That,” you say, “is Granny Oll’s kettle.” He writes it down. His lips move.
    .option2 = Take back what is yours
    .success2 = You find most of it. The bell clapper is heavier than you recall.
    .success2b = It is hard to be certain, in that light, what was yours. You give yourselves the benefit.

carried-back = He has made a sledge. It is piled as high as a haystack with everything that you could put a name to, and he has taken the strap across his chest. Then out of the crack the wind stops. “Excuse me,” says something a great way inside. It does not want to be difficult. It never asked for any of that, it says, and has had to lie with its back to it; but there is a little cup, blue, with a chip, which it has got used to looking at. It wonders if that was anybody’s.
    .title = Carried back
    .option1 = Leave it the cup
    .success1 = It was somebody’s. She would have said yes; she always did lend things. The wind starts up again, very gently, so as not to knock it over.
    .success1b = At home there is one thing too many on the sledge. It is wrapped in a leaf from no tree, and marked, in a hand like a landslide: cup.
    .option2 = Sell it the lot
    .success2 = It pays, and thanks you. The deserter takes off the strap. He sits down with his labels, and does not watch you go.

a-single-voter = The Under-Mayor is down here to be re-elected, and he is not well. In his own groves the voters are many and small; in the Warm Dark there is just one. It is a mushroom. It fills the cavern; the caps, far up, are its; so is what you took to be the floor. It has a single vote and it has never yet made up its mind. He has his chain of spoons on and no speech. “What does it want?” he whispers. A very slow pulse comes up through your boots.
    .title = A single voter
    .option1 = Write him a speech
    .success1 = You put in that it should go on as it is. This is found to be just what it wants.
    .success1b = He gets as far as “Dear friend”. Then it comes up all round him, thousands of little ones, every one of them round. It has voted, and cannot stop.
    .option2 = Ask it yourselves
    .success2 = It would like not to be stood on by people with nails in their shoes. It says so with great tact.

on-the-eyelid = The hill you have been climbing is smooth and warm and has lashes along the bottom. You understand what it is at about the same time as you see the cat. She lies at the very top, on the thinnest part, folded up like a loaf. It is the best place in the world, says her whole back. Now and then the hill quivers, and a line of gold as long as a street opens along the foot of it; then she purrs, and it closes. You wonder what would happen if she were to be hungry.
    .title = On the eyelid
    .option1 = Sit down beside her
    .success1 = You keep your breathing even. She puts up with it. There are things caught among the lashes that you can reach from there.
    .success1b = A second cat comes up the far side, to relieve her. She stretches, walks over all of you, and goes ahead down the hill, towards your village.
    .option2 = Bring her a fish
    .success2 = She eats it from the tail. Below you, in its sleep, the eye weeps for some reason, and what rolls down is violet and hard.
    .option3 = Take a lash
    .success3 = It comes out with a twang. The line of gold opens, and looks, and does not see you. You are almost sure that it does not see you.
    .failure3 = The lid comes up. You are standing, hat in hand, and are now the only thing that it has ever seen.

a-morning-in-the-stone = In this gallery the crystals remember. Most have only weather; but in one of them, as tall as a door, somebody is shaving. He turns, with the lather on his face, and bids you good morning. It is his birthday. It is going to be fine. The crystal has remembered him so well, and so often, that he has begun to notice when there is someone in the room. He asks you to excuse the towel. Downstairs, he says, they will be waiting with the cake, and he can smell it, and so can you.
    .title = A morning in the stone
    .option1 = Wish him many more
    .success1 = He goes pink. It has always been his favourite part. He gives you what he had put by for the musicians.
    .option2 = Tell him the date
    .success2 = He stops with the razor in the air. “Then I am late,” he says; and finishes, with care, the other cheek.
    .success2b = The stone goes clear from edge to edge. It is worth a good deal more so, without a flaw in it.

the-day-it-still-is = “But come in,” he says, “come in,” and holds the door, and it seems there is a door. Outside the window it is June. They are all at the table, with their faces turned to you; there is one chair for each of you, and the cake has been cut in slices that come out right. You sit. Nobody asks anything. In the corner of the ceiling there is a thin bright line, like the edge of something, and while you eat you find that you have stopped looking at it.
    .title = The day it still is
    .option1 = Look at the edge
    .success1 = You keep your eyes on it and get up. Nobody minds. They put the rest of the cake in a napkin, and you have it in your hand when you are out.
    .success1b = You say to them, at the door, that it was a lovely day. It had not occurred to them that it might be over. They look so proud of it.
    .option2 = Sing him the song
    .success2 = You do all the verses. He knows that there are candles, after that; but you are outside by then, in the dark, and the stone hums.

the-keeper-of-last-words = At a high desk, under the only lamp for miles, sits a person with sleeve guards and no features to speak of. It keeps last words. There are cabinets of them, and it knows the whole collection: the grand ones, the many that are about milk. It has yours already, it lets fall, in outline. There is no hurry whatever. But if you had anything better in mind, now that you are here, it could make a note. The pen is a nice one. It smells of sealing wax.
    .title = The keeper of last words
    .option1 = Dictate something good
    .success1 = It reads it back. You change one word. It agrees that this is stronger.
    .success1b = The person puts down the pen. In the entire collection, it says, there was nothing yet to laugh at. It gives you the paper on which your old ones were.
    .option2 = Ask to hear another’s
    .success2 = It looks for one that you will like. “‘Leave the door,’” it reads, “‘he’ll be back for his hat.’”
    .success2b = You name somebody. It goes to the drawer at once. What it reads out is quite short, and it was about you, and it was kind.

the-elders-are-steam = When Liquid Folk grow old they come down here, where the rock is hot, and take the waters; which is to say, they are the waters, for a while, and by and by they are the steam. It fills the grotto to the roof. You can tell that it is company by the laughing. They have turned quite light-minded, say the ones in the pool, red in the face, fanning themselves; they do not listen; they get in everywhere. A damp nothing strokes your cheek. “Oh, it has bones,” it says. “Do let me.”
    .title = The elders are steam
    .option1 = Open a crack for them
    .success1 = They go up it with a whoop. Some weeks later a cloud comes over your village, stops, and is seen to wave.
    .success1b = The crack runs up and up, and the whole grotto goes out of it, singing, to see the sky. They leave you what their feet were on.
    .option2 = Let them pass through
    .success2 = It goes in by the ears. It looks at everything, is charmed with the liver, and comes out with your cough.

the-edge-of-the-map = Here the maps stop. On this side is a strip of blue ink and a strip of green; then comes paper, white, real, underfoot; and on the brink of it sit young Pell and Mother Pell, a yard apart, with their legs over the side. Each got here first. There’s nothing more to draw, he says. There’s everything, she says; he was never one to finish his plate. Neither has gone on, as it seems that one must do it with both inks. The white gives off a little cold, like a clean sheet.
    .title = The edge of the map
    .option1 = Sit down between them
    .option2 = Walk out on the white
    .success2 = You step off. It creaks, it holds. By the time they have shouted themselves hoarse you have a bit of country of your own.
    .success2b = You walk until your tracks are the only line there is, and turn, and come back by a different way. It is a room, then. They both put it in.

a-sheet-in-both-inks = You hold the one pen for him, and the other one for her; that way it is nobody’s fault. He draws what will be there, and she draws what ought to, and the lines come out from the edge side by side over the white, blue and green. They go round a bay. They go round it at the same time. She looks over at his hand. “You hold it as your father did,” says Mother Pell, “like a spoon.” There is a blot. Where it falls, under all of you, there is water.
    .title = A sheet in both inks
    .option1 = Name the bay for them
    .success1 = It is called Supper. Neither will say why that is right; but they have moved up.
    .success1b = They both sign it, in the corner, where it is small and their hands have to touch. You are given the sheet; they know the way now.
    .option2 = Own the bay yourselves
    .success2 = You put your mark on it while they look at one another. It is a fine bay and full of fish.

his-mother-carries-more = There is a town in the Dark, with lit windows. It is coming this way. It comes very slowly, with a sound of crockery; and underneath the last street, on a neck as thick as a tower, there is a face you feel that you know. She is the tortoise’s mother. He has a shop, she has heard. She does not ask for much, she says; a word, every century. Is he eating? Does he close on Sundays? From the windows people lean out and beg you, by signs, not to set her off.
    .title = His mother carries more
    .option1 = Tell her he is well
    .success1 = You say that he speaks of her. “He was always so quick,” she says, and a tear goes by you like a cart.
    .option2 = Carry her a letter
    .success2 = She dictates. It takes two days, and she is only at his hatching. You promise to go and look for him, and to walk.
    .option3 = Sell her his address
    .success3 = She turns round. It takes the town the whole evening; you hear the cups go. He will be so surprised, she says.

the-town-above-her = They let down a ladder. It is a neat town, with everything screwed to the floor; they have lived on her so long that their word for “always” and their word for “left foot” are the same. She stops when she is sad, says the mayor, and then the wells dry up. She has not walked as she does tonight for years. They would like to do something for you. And there is a question, which they have never dared to put to her: where are they going?
    .title = The town above her
    .option1 = Ask her for them
    .success1 = “Going?” she says. “I am taking them all home, dears. I thought that they knew.” You have to shout it up street by street.
    .success1b = They sit on their doorsteps, when they have been told, and look ahead. Someone starts to polish the harness. You are given the old one, which was bronze and ore.
    .option2 = Set up shop there
    .success2 = You lay out what you have on a sheet. They have not seen anything from outside since the last hill.
    .success2b = You sell the sheet. In the end you sell the direction in which you mean to walk, and it is the one that she was going anyway.

the-alto-asks-leave = The Choir is so near that it moves the flames. You stand in the back of it, as far as one can tell: there are breaths all round you, and the rustle of turned pages. A voice at your shoulder, an alto, tired and friendly, speaks into a rest. She has not had a night off since it began. It is a lullaby; you will have guessed for whom. She only wants to go and see what they look like, the people who sleep. Someone would need to hold her part. It is all on one note.
    .title = The alto asks leave
    .option1 = Hold her part
    .success1 = “Don’t listen to the tune,” she says, and there is a space beside you, still warm.
    .option2 = Describe the sleepers
    .success2 = You tell her about mouths that are open, and the hair of children. She misses her entry. Nobody minds.
    .success2b = By the end the whole back row is listening, and they sing it differently from then on. Something hard is put in your palm, by a hand that you do not see.

three-bars-rest = It is not difficult. You sing your note, and the others build on it, up and up, like people handing each other stones. Then the page is turned and you see that there are three bars in which nobody sings at all. The last chord goes away along the rock. You count. In the first bar it is quiet. In the second, right under you, the great slow breath that you had taken for the ground’s is drawn in, and is held. Something is waiting to hear what comes next.
    .title = Three bars’ rest
    .option1 = Keep the rest
    .success1 = You do not so much as swallow. In the third bar it lets go of the breath, and you come in all together, like a roof.
    .success1b = It is the most beautiful thing you have ever not done. When the alto comes back she says that they look just like anybody, only shut.
    .option2 = Say good night to it
    .success2 = You say it as you would to anybody. After a time it says it back. The Choir has dropped its music.
    .success2b = It asks your names, and says them over, once each. Then it turns on its side, away from the village. It has never lain on that side before.
    .failure2 = It is a very small “good night”, and it cracks in the middle. You are asked to leave, in four parts.

in-and-out-again = The passage breathes. It draws in, and a cool wind from behind carries you on a dozen steps with your coats flapping; then it stops, thinks, and breathes out, hot and moist and smelling of moss, and you all go back eleven. Things lie along the sides which it has breathed in over the years and not got round to breathing out: a weathercock, a parson’s hat, and sheep. The sheep have learned to lean. One of them is nearly at the end.
    .title = In, and out again
    .option1 = Lean like the sheep
    .success1 = It is all in the knees. At the end a ewe moves over, and shows you where the hats collect.
    .success1b = You take a lamb each. They come out at the far end into a meadow, to which this is, it seems, the only way, and the flock is beside itself.
    .option2 = Tie yourselves on
    .success2 = You go from ring to ring. Somebody, long ago, has put in rings.
    .success2b = On the out-breath you hang like washing, and have time to look at the wall. There is a seam in it.
    .option3 = Tickle the wall
    .success3 = There is a tremor; a hitch; then the sneeze. You come down half a mile on, with all that was loose.
    .success3b = It sneezes three times. By the third you have got the knack of landing, and it has brought up the things it had swallowed when the hills were young.
    .failure3 = It holds its breath. You have just time to wonder about that.

somebody-laid-a-carpet = Somebody has laid a carpet for you. It is red, and deep, and a little damp; it runs in between two rows of white pillars, each of them taller than you are, and they have been recently brushed. It is warm. There is a light, swinging, pink, on a sort of a cord, right at the back. “Do come in,” says the whole of the hall, moving about you. “And pray don’t wipe your feet. I’m told that’s the best part.” There are other people’s umbrellas, in a pot, by the door.
    .title = Somebody laid a carpet
    .option1 = Decline with thanks
    .success1 = “Ah well,” it says, “one asks.” It is good enough to hold quite still until you are outside, and to yawn the other way.
    .success1b = You say that you have eaten. It laughs so much that it drops a tooth, or rather lays it at your feet. It will have another by spring.
    .option2 = Walk in and look round
    .failure2 = It closes, just to see. It opens again directly, and it is so very sorry; but you are all wet through, and one of you was very nearly the best part.

behind-the-teeth = Past the pink lamp it goes down by steps. You find quite a comfortable little room; there are the owners of the umbrellas, five or six, with a stove, in dressing gowns. They meant to leave. But it does the talking, they say, and it gets in such interesting people, and one is never rained on. Their leader has a pack of cards and a cork, with which, if you like, he can tickle the back, there, so that you are let out. He looks as though he hoped you would not ask.
    .title = Behind the teeth
    .option1 = Ask for the cork
    .success1 = Out you all fly. Some of them open the umbrellas, and come down slowly, looking surprised at the amount of air.
    .success1b = You make each of them hold on to the next. As you all sail out it says, thickly, that it had been going to ask whether they were happy.
    .option2 = Stay for a hand
    .success2 = They have had only one another to win from. You play until the lamp is turned down.

once-an-hour = It has a heart, and it beats once an hour. You do not hear it so much as find that you are in the air. Then comes the floor, from below, and everything on it that is not tied down: gravel, lizards, a tea service belonging to a family of moles, who catch each of the cups without looking. They have done it all their lives. “Ten minutes yet,” says the father, with a watch. There is a plain as far as you can see, without a rail, and your lantern is glass.
    .title = Once an hour
    .option1 = Jump when they jump
    .success1 = They count it in for you. To be already in the air when it comes is the whole secret, and leaves you feeling rather clever.
    .success1b = You catch the teapot. It was going over the old lady’s head, and it had been in the family for thirty thousand beats. She will not hear of you giving it back.
    .option2 = Run between two beats
    .success2 = You do it in fifty-nine minutes. On the other side people stand about with nets for what arrives, and split it with you.
    .failure2 = You very nearly do it. You do it in sixty-one.

after-you = The pass is wide enough for one hill. Two have come to it, from either side, on legs; they have taken off the woods that they wear on their heads, and each is begging the other to go first. “After you.” “I could not think of it.” Boulders come down off them at every bow. You are in the middle. Neither has seen you, and neither can go on, for the one who does will have been less polite; and that, where they come from, is not forgotten by anyone, ever.
    .title = After you
    .option1 = Go first yourselves
    .success1 = You march through with your heads high. Both are enchanted. It is so simple; somebody who has no manners.
    .success1b = At the end you turn and bow, left and right, by exactly the same amount. They put their woods back on, in order to take them off to you.
    .option2 = Push one from behind
    .success2 = It goes through with a little cry, begging everyone’s pardon. There is good ore where its foot was.

dark-by-the-block = The dark here is thick. First it was like cloth, then like felt; now your lantern makes a hole just as large as itself, and your elbows knock on the sides. Some have been this way with saws: there are blocks of it, cut square and stacked, and a price chalked on the topmost. It is cool and dry and smells like the inside of a violin. Ahead it is the natural stuff, uncut. You can hear somebody whistling, quite close by, in there. He must have been working in from the other end.
    .title = Dark by the block
    .option1 = Dig towards the whistler
    .success1 = You break through, and shake hands. He is a dark-cutter, all white from it, and goes halves with you on the gallery.
    .success1b = You break through and there is nobody; only the whistle, set hard, in a lump of something that shines.
    .option2 = Carry off a block
    .success2 = It sells by the ounce to people who sleep badly. Whoever cut it goes on whistling.

the-sand-goes-down = You are walking on sand, fine and warm, in a round hall with walls of glass. You go on for some time before you see that all your footprints lean towards the middle. There is a dimple there. The sand is going down it, with a hiss. High up on the glass are marks, and names for them, of which you can read Soup, and Kings, and The Last of the Lilies. You are somewhere below Lilies. Beyond the wall, in the lower bulb, you can see a heap, and on it people, waving.
    .title = The sand goes down
    .option1 = Go down with the sand
    .success1 = You hold your noses. It is quick. They help you up, brush you off and tell you what time it is, and it is early.
    .success1b = You are the last through, with the last grain. There is a pause; then, far above you, something that had been waiting yawns, leans over, and turns everything round.
    .option2 = Climb back up the glass
    .success2 = You get to the top and look over the rim. There is a sort of kitchen. On a plate beside the egg somebody has left a tip.
    .option3 = Stop the hole
    .success3 = You sit on it. It is not for long, but in that time, they tell you later, nobody anywhere was late.

the-hall-that-bows = On both sides of the hall stand figures made of stone, larger than life, in court dress. As you enter, they bow. It is a very low bow and there is a great noise of knees. They remain down. You bow as well; one does; and when you look up they have gone lower. A notice, in gilt, regrets that the first to straighten up will be thought to have finished. By the wall there is a row of smaller figures, not in court dress, still bent double. These have moss on them.
    .title = The hall that bows
    .option1 = Bow the lowest
    .success1 = You lie down flat. There is a murmur of granite. Nobody had thought of that, and it cannot be improved on.
    .success1b = You lie flat and kiss the floor. A tremor runs through them all; they kneel; they ask if they may get up; and you forgive them, one at a time.
    .option2 = Walk past upright
    .success2 = You look straight in front of you and whistle. Behind you there is a silence as at a wedding, when something has been said.
    .failure2 = It is thought that you have finished. Somebody’s elbow is brought down, with every sign of regret.

where-whispers-go = Whispers are heavier than air; they sink. What has been murmured up there, behind hands, into pillows, comes to rest at last in this long curved gallery, and it is still going round. You hear it when you put your foot in. He never posted it. She knew all along. Don’t tell Edith. It comes up to the ankles, to the waist, dry as leaves. Someone in felt slippers is going about with a rake. And now from the far end, not loud, one comes towards you in a voice that you recognise.
    .title = Where whispers go
    .option1 = Let it come
    .failure1 = You stop your ears, all of you, at once. It goes by, quite near. You will never know; but the person with the rake has raised an eyebrow.
    .option2 = Help with the raking
    .success2 = You heap them up by subject. The ones about love weigh nothing; those about money you can hardly lift.
    .success2b = You have a tidy hand. The best are pressed here, between sheets, and sent up again to those they were meant for. There is some paper over.
    .option3 = Write the good ones down
    .success3 = It is a thin book and sells out in a day. For weeks nobody says anything to anybody.

your-own-whisper = It is your own. You were smaller; you said it to a wall, on the night of the fire, when everyone else had been accounted for. It has come a long way down by itself and has a cold. It goes around your feet as a dog does that is not sure if it will be scolded. You all look at each other; for it appears that each of you has heard a different one. The rake has stopped. “They can be answered,” says the person in slippers, “only it has to be out loud.”
    .title = Your own whisper
    .option1 = Answer it out loud
    .success1 = It takes you some time to start. When you have all done, the gallery is quiet, as far as you can hear, for the first time.
    .success1b = Nothing is left of it but a small clear stone, with something like a breath inside. Those are the only ones worth keeping, says the raker, and gives you a bag.
    .option2 = Take it home again
    .success2 = You put it in a pocket with a button. The person with the rake pays you for its lodging; you can tell that it is not the first time.

the-remembered-bridge = There was a bridge here. Now there is an old woman on a camp stool, her eyes shut, who is remembering it. As long as she does, it is there: oak, with a rail, a lamp in the middle, and an initial cut in the third plank. You could cross. But she is past ninety, and as you look some of the boards come and go. The lamp has turned into a sort of goose. “There was a goose, too,” she says, “or was that at the wedding?” Somewhere under it there is a noise of water.
    .title = The remembered bridge
    .option1 = Help her remember
    .success1 = You ask whose initial it was. The whole bridge comes up bright as paint; there is even a young man on it, leaning.
    .success1b = You write it down as she tells it, and nail the paper to the rock. She opens her eyes. It is still there. She walks across it.
    .option2 = Cross very quickly
    .success2 = You run, and reach the other side with dry feet. The last plank was goose.
    .failure2 = You are at the third plank when she gets to the wedding.

the-shadows-sit-down = It has been a long way and the shadows have had enough. You notice it when the lantern swings and nothing swings with it. They are sitting along the wall, twenty yards back, with their feet out. It is all very well for you, says the longest. You get the soup. They have been pulled over every stone from here to the door, on their faces; and for what? In the Dark nobody so much as casts one. It is getting colder, too; you seem to feel the draught go through you.
    .title = The shadows sit down
    .option1 = Carry them for a change
    .option2 = Offer them the soup
    .success2 = They have never had any. They hold it against the light to see it fall on the wall, and pass it along.
    .option3 = Go on without them
    .success3 = It is easier to slip past things. You find you can get your hands in almost anywhere.
    .success3b = Doors do not notice you, nor guards, nor the dog at home. They come back in about a week, by themselves, and lie down at your feet, but not very near.

a-lift-for-shadows = You carry them over your arms, like coats. They get talkative. They know all sorts of things, having gone in first at every door and lain at the bottom of each well; they have seen you from underneath. They say to turn left. Here there is a cave, small and round, with a fire in the middle, and on the wall in its light all the shadows that ever were let go early: hunters, bison, a hand. They are having a party. There has not been a body in here since the beginning.
    .title = A lift for shadows
    .option1 = Dance on the wall
    .success1 = You get up between the fire and the rock, and for once it is you who do what they do.
    .success1b = They teach you the oldest one, with the bison. In the morning the fire is out, and round each of you, on the rock, somebody has drawn a line in red.
    .option2 = Look behind the fire
    .success2 = That is where they keep what throws them. You take just two, from the back; on the wall a pair of horns goes out.

a-wall-with-a-nerve = You had put it down as marble. It is white, it curves, it goes up out of the light; it is cold to the hand. Then you come to the hole. It is as big as a cottage and goes in black, and right at the back there is something that glitters, purple, packed tight, where a filling would be. Every so often, from all sides, there comes a low, patient moan. It makes the pebbles jump. There is, beyond the gum, a sort of handkerchief, tied in a bow, about the size of a field.
    .title = A wall with a nerve
    .option1 = Prise out the filling
    .success1 = You take a corner. The moan goes up by a tone, and you go down the gum as fast as you can.
    .success1b = You have out the whole of it before anyone can say “ah”. They say it when you are round the bend.
    .option2 = Treat the tooth
    .failure2 = It feels you in there, and, meaning only to help, puts in its tongue.

the-patient = “Ith it bad?” says the dark. You have a good look, holding the lantern up. It is bad. You tell it so; it seems to want to be told. It has not been able to speak to anyone about it, because when it opens its mouth they run. It will be ever so brave, it says. It has hold of something with both its hands, and you are afraid that it is the hill your village is on. There is a hammer, there is a rope, there is a drop of something left in a bottle. It has begun to count to ten.
    .title = The patient
    .option1 = Pull on eight
    .success1 = It comes out like a church. There is a silence, then “Oh”; and then you are thanked, for some time, in gusts.
    .success1b = It felt nothing. It would like to give you the tooth, but as you cannot lift it, it breaks you off the gold.
    .option2 = Give it the drop
    .success2 = You let it fall on the place. All round you a great many muscles, which you had not known to be muscles, are let go.
    .option3 = Hold its hand
    .success3 = You hold what you can get your arms about. It says that it is better already, that it is only the being alone with it.

the-street-in-the-crystal = You wipe the dust off with a sleeve and there is your street. It is the old one. It is all in there, no longer than a hand, standing: the pump, the crooked gable, washing out. It must have been the last thing to shine on this stone, that day, before the roof fell in on the well, and the crystal has kept it. It is about five in the afternoon. Somebody has left a door open. If you put your ear close, you hear a bucket, and, yes, that dog.
    .title = The street in the crystal
    .option1 = Look till you see yourselves
    .failure1 = Your breath has clouded it. When it clears there is just stone, and somebody’s thumb mark.
    .option2 = Chip the crystal loose
    .success2 = It comes away with a clean ring. The street is still in there. It seems to have got a little later.

five-in-the-afternoon = There you are; you are coming up from the brook with your trousers wet. You stop at the pump. The one who was you looks up, straight out of the stone, with a hand over the eyes, as if at something very bright in the sky. It cannot see you. But it has seen the light. In the street now others come to their doors, your aunt, and the smith, and they are looking up as well. It is two hours till dark. They are standing there with their faces turned to you as though they waited to be told.
    .title = Five in the afternoon
    .option1 = Signal with the lantern
    .option2 = Only look at them
    .success2 = You look at each of them until you know it by heart. It is more than most people get.

they-saw-a-light = You swing the lantern, away from the houses, towards the hill: go, go. You feel foolish. It is only a stone. Your aunt puts down her bucket. And you all begin to remember something, each on your own and not very well, about that afternoon: that there had been a kind of star; that it was she who said one ought to go up and see. It was why nobody was in. You had forgotten that. The street in the crystal stands empty, with the doors open, and the sun goes down on it quite gently.
    .title = They saw a light
    .option1 = Wave them a good night
    .success1 = The smallest of them turns round, on the hill, and waves. You recall being told to hurry.
    .success1b = The light goes out in the stone. There is just a violet pebble; but it is warm for years, and when it is five o’clock it is warmer.
    .option2 = Fetch out the strongbox
    .success2 = There is a way in, if you are quick, and small; nobody is at home. It is a curious thing to be the ones who took it.

please-turn = The egg is as big as a mill and stands in a nest of pine trunks, on end. It is speckled. It gives off heat, like a wall at evening, and there is a note pinned on it. “Gone for worms,” says the note, in letters a foot high. “Please turn.” You look at the egg. You look around. The note is on parchment and the ink is dry; but then you do not know how far off the worms may be. From the inside, low down, you hear a tapping, and then, as if it had heard you breathe, none.
    .title = Please turn
    .option1 = Turn the egg
    .success1 = You get your backs against it. It rolls over, heavily, with a little sigh, and someone inside settles down on the other cheek.
    .option2 = Knock on the shell
    .success2 = It knocks back. You give it the beat of the wedding dance; it has it at once. A flake of shell comes down, and it is gold.

worms-for-everybody = You have given it a last push when it grows dark, or darker. The mother is back. She has to fold up a number of times to come in. There hang from her beak things as thick as culverts, which writhe; she lays down one in front of each of you, and then puts back her head, and looks, first with this eye and then with that. You turned it. She knows it, she can smell it was done the right way. And you are so thin. She will not touch her own until she has seen you eat.
    .title = Worms for everybody
    .option1 = Eat a little
    .success1 = It is not so bad; it is like bread, if bread were to mind. You feel as strong as a horse for days.
    .success1b = You clean your plates. She makes a sound like a mountain being pleased, and puts you under her, one and all, for the night.
    .option2 = Feed it to the egg
    .success2 = Through the crack. There is a slurp, and the tapping begins again, a great deal louder. She looks at you as one looks at the new doctor.

left-at-the-stairs = Beside the stair, going down, is a rack for walking sticks, such as inns have. It is full: there are sticks, and crutches, and quite a number of swords; a plough; a crown on a pole; one small wooden horse. It is where they left what they would not need any more. You look over the banister. The stair goes on, swept, with a brass rod to each step, and a warm light at the bottom, and a clink of cups. Nobody seems to have come back up for anything. On the wall a card reads PLEASE TAKE ONE.
    .title = Left at the stairs
    .option1 = Take just one
    .success1 = You choose a sword, for the iron. As you go it seems to you that down there somebody has laughed, quite kindly.
    .option2 = Take all you can carry
    .success2 = You have the best of the handles. The wooden horse, at the last moment, you put back.
    .success2b = You have the crown as well. It is only on the way up that you think of the card again, and that it may have been put there as a kindness.
    .option3 = Leave your own stick
    .success3 = There is a hush below. Then someone comes up, a few steps, just as far as the edge of the light, and holds out a saucer with something in it.

a-button-come-undone = Over the ledge hangs a thing like a cartwheel made of horn, by a thread as thick as your arm; and the thread is going. It is a button. Above and below it there are others, done up, in a row that fades into the dark on both sides, and between them the cloth rises, and falls, and rises. It gapes here. There is a draught from it, and it must be cold for somebody. You can see the hem of something flannel. The holes are of a size to put your head through.
    .title = A button come undone
    .option1 = Sew it on again
    .success1 = It takes two of you to hold the needle, which was a lance. When you bite off the end, the cloth gives a long, contented heave.
    .success1b = You do them all, while you are about it, right up to the collar. A hand comes down and feels along the row, and finds you, and pats.
    .option2 = Cut it loose
    .success2 = It comes down like a gong. It makes four tables, and nobody can say what of.

you-are-the-sun = You have the only light for a day’s walk around. So it should not be a surprise, when you sit down, that the moth market opens about your lantern. They come in from the dark in hundreds, on tiptoe, with their stalls on their backs; they put them up in rings, and there they stand, and shine. They have never been so near it. The oldest, whose fur is quite white, lays down on your blanket everything that she has. All they want is that you should not move for a little while.
    .title = You are the sun
    .option1 = Sit still till morning
    .success1 = You have pins and needles, and a moth on either knee. When you get up at last they all say “Oh,” very low.
    .success1b = You turn up the wick and open the shutter. There is a noise that you take for rain; they are clapping. Nobody has ever before given them more.
    .option2 = Sell it by the minute
    .success2 = You hold a hat before it, and you take the hat away. They pay. They would pay with the wings.
    .success2b = By the end you have all their stock and all their change, and the white one has gone behind a stone so as not to beg.
    .option3 = Lend them a candle end
    .success3 = They carry it off among them in procession, under a paper lamp, taking turns to be the one beside it.

what-size-of-dark = “And what size of dark does one take?” asks the tailor. He is a mole, with a pincushion on either wrist, and goes over you with his nose. He makes coats. The cloth is the real thing, cut from the bolt and lined; you put one on, and are not there. His customers do not as a rule leave an address. There is a smell of chalk and hot irons. He could fit you at once, he says. Or there is the other thing on the peg, the light one, that was ordered and nobody came for.
    .title = What size of dark
    .option1 = Be measured for dark
    .success1 = It fits at the shoulders. You wear it into the back room, where he keeps the till.
    .option2 = Try on the light one
    .success2 = It has a bright button. You can be seen in it for miles. All along the road home people come out and walk with you, and they bring things.
    .success2b = It was cut for somebody who did not come home. He does it up for you himself, right to the top, and there is something left in the pocket.

who-speaks-first = It would like to play a game. It has put it in writing, on a slate: WHO SPEAKS FIRST HAS LOST. Then it sits down opposite, and it is big enough that you see only the slate, and two hands folded. You sit. It is very quiet; you hear your own watches. It has, you can tell, done this before. After an hour it takes the chalk and draws a duck. It is an extremely bad duck. You feel it watching each of your faces, in turn, with the greatest attention.
    .title = Who speaks first
    .option1 = Keep a straight face
    .success1 = It draws a second duck, with boots. Then there is a snort, and it is not yours. It pays up, wiping what must be its eyes.
    .success1b = It does the king, the tax collector and, heaven help you, your own mayor. You bite your sleeves. At dawn it lays its whole hoard on the slate and, bowing, says: “How?”
    .failure1 = You hold out for hours. It was the boots that did it.
    .option2 = Lose on purpose
    .success2 = “That is a good duck,” you say. It has never had anyone say so. It gives you the duck.
    .success2b = You ask it to show you how one does the feet. It gets so taken up with this that neither of you can later recall who won, or what.

the-answer-is-an-egg = In the doorway lies something with paws and a face like a retired queen’s. It used to ask travellers a riddle. It was always the same, it says, and they would look it up; so now it does it the other way about. It gives you the answer, and you find the question. It has to be a good one. There is a heap of hats. “The answer,” it says, “is: an egg, but not on Wednesdays.” It puts one paw on top of the other, and shuts its eyes so as not to influence you.
    .title = The answer is an egg
    .option1 = Find a clever question
    .success1 = “What can be broken by a promise?” you try. It opens one eye. It is not that; but it will do for a Thursday.
    .success1b = You find it. It laughs till the hats come down. It had never known, it admits, whether there was one; and it lets you go in first and choose.
    .option2 = Ask something true
    .success2 = “What would you like for your supper?” you say. There is a long silence. “Well,” it says, “it’s Tuesday.”
    .success2b = “What do you miss?” you ask. It is silent for so long that you sit down against its side. It was, it says at last, a very small kitchen.

aunt-ore-owes = It is the peppermint that you notice. Aunt Ore is on a bench outside a door, with her bag in her lap, and her feet do not reach the ground. She isn’t rocking. “You will think it funny,” she says. “Everyone borrows from somebody. Where do you suppose I had the first of it from?” Today the interest is due. It is always the same and she always has it; she keeps her word. It’s just that one goes in there by oneself. She does not ask. She has moved her bag over, on the bench, by about a hand.
    .title = Aunt Ore owes
    .option1 = Go in with her
    .success1 = She takes hold of the nearest sleeve, between two fingers, where it does not show.
    .option2 = Buy her debt
    .success2 = She sells it to you, at a discount, and tells you what it means. It is terrible. You have signed by then.
    .option3 = Sit with her a while
    .success3 = You share the peppermints. “You are in my book,” she says after some time, “with what you owe. I’ve put a line under it.”
    .success3b = When her name is called she straightens her shawl and gives you her bag to mind. Afterwards she lets you keep what lay on top.

the-creditor = Inside it is warm. There is a slope, and at the top of the slope a glow, like coals, that opens when you come in, and looks. It is the oldest thing you have been in a room with. Aunt Ore puts down the money, counted, and gives a bob, like a little girl. “And the sum itself?” says the glow. It says it each time. She shakes her head. She cannot ever pay that back: it was what she was made out of. “You could ask me,” says the glow, “what it was for.” In all these years she has not dared to.
    .title = The creditor
    .option1 = Ask it for her
    .success1 = “For company,” it says. She thinks that over. She then sits down on the slope, as if she were tired, and gets out the knitting.
    .success1b = “Why, I gave it to you,” it says. “It was you who would have it a loan.” You wait outside. The noise like an avalanche is the two of them laughing.
    .option2 = Stand up straight for her
    .success2 = You do not say a word. But she has someone behind her, and it is noted; next year, the glow says, she might care to bring them again.
