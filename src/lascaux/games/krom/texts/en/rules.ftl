### The rules of Krom: Evolution, as players read them.
### One line is one paragraph. Numbers are variables, filled in by the program.

rules-title = Krom: Evolution, the rules

chapter-setup = Setup
chapter-round = The round
chapter-combat = Combat
chapter-phase = The action phase
chapter-evolutions = Evolutions
chapter-bonus = Bonus cards
chapter-variants = Variants
chapter-end = Open, hidden, and the end

## Setup

rule-K1 = Everyone takes a different character, at random unless you agree to choose in seat order. Each character has a weight of its own, which breaks ties (K11).

    You start with { $max_hit_points } hit points, which is also the maximum, { $start_krom } krom and { $start_bonus ->
        [one] { $start_bonus } Bonus card
       *[other] { $start_bonus } Bonus cards
    }. Your hand stays hidden. Everyone starts in the Cave.
    .title = Start of the game

rule-K2 = The Evolution, Bonus, Picking and Hunting decks are shuffled and lie face down. Two rows lie face up: { $row } Hunting cards and { $row } Evolution cards.
    .title = Decks and rows

rule-K3 = You win by reaching the goal first (K26). The goal is { $goal_2_to_4 } points with 2 to 4 players, { $goal_5 } with 5 players and { $goal_6 } with 6 players.

    Variant “long game”: the goal is { $long_game } points higher.
    .title = The goal

rule-K4 = The seats are drawn at random and stay the same for the whole game. “Clockwise” always means from seat to seat in this order; after the last seat comes the first again.
    .title = Seat order

## The round

rule-K5 = At the start of a round, everyone who is stunned gets up and has { $recovery } hit points.

    Variant “stun recovery”: you get up with { $recovery_first_printing } hit points, as in an early printing of the game.
    .title = Getting up

rule-K6 = Everyone chooses a place, in secret and at the same time. It must not be the place you are in. When all have chosen, the choices are revealed together and everyone moves.

    In round 1 nobody can choose the Cave, because everyone starts there. If you lay stunned, you choose like anyone else, but not the place where you lay. You may change your choice until the last player has chosen.
    .title = Choosing and moving

rule-K7 = The places are resolved in this order: Cave, Forest, Savanna, Mountain. At each place the combat comes first, if there is one; then the players there take their action phases. A combat is fought when its place comes up, never earlier.
    .title = Order of the places

rule-K8 = A player who is not stunned is called able. If there is no combat at a place, the one able player there simply takes their action phase. The round ends after the Mountain.
    .title = Places without combat

## Combat

rule-K9 = Two or more able players at the same place fight each other. If the Kromosaurus is there, even one able player has to fight (K33). Each fighter rolls one die and starts with that as their total.
    .title = Who fights

rule-K10 = Once the dice are rolled, the fighters may play combat Bonus cards (B1, B2). Such a card raises your own total only. A total may pass 6.

    The fighters are asked one after another. The first to be asked is the one ranked last by K11 at that moment; then the others follow clockwise, for as many turns around the fighters as needed. A fighter without any cards in hand is skipped. All the others are asked, whatever cards they hold. When you are asked, you play one combat card or you pass.

    The asking ends as soon as all who have to be asked have passed in a row. Playing a card breaks the row, even if the card is countered: then everyone who still has cards must pass again. Counters (K30) stand outside the row: they are neither a turn nor a pass, and they do not break it.
    .title = Cards in combat

rule-K11 = The highest total wins the combat. Weight breaks a tie: the heavier one ranks higher in the Cave and in the Savanna, the lighter one in the Forest and on the Mountain. So there is always exactly one winner. Ties further down are put in order the same way.
    .title = Winner and ties

rule-K12 = The hit points of each loser drop by the winner’s total minus their own: by 0 on a tie. All this damage is dealt at the same moment. Hit points never go below 0.
    .title = Damage in combat

rule-K13 = After the combat, the fighters who are not stunned take their action phases, from the highest total down to the lowest. Weight puts equal totals in order (K11).
    .title = Order after combat

rule-K14 = At 0 hit points you are stunned. You take no action phase this round and stay stunned until you get up (K5). K17 says what happens if a Bonus card stuns you.
    .title = Being stunned

rule-K15 = If you win a combat, you may rob each player you stunned in it, once. Take one of these: one wood, stone or bone of your choice; or half of the victim’s krom, rounded up; or one of the victim’s Bonus cards at random. You can take only what the victim has, and you may always decline. With several victims you choose the order.

    After a combat, things happen in this order: 1) the damage; 2) the Kromosaurus, if it is at 0, leaves the game and becomes a trophy (K33); 3) the trophy of a stunned holder changes hands (K34); 4) a check whether someone has won (K26); 5) the robberies; 6) the action phases.
    .title = Robbing the stunned

rule-K16 = Recovering hit points never takes you above { $max_hit_points }.
    .title = Maximum hit points

rule-K17 = A Bonus card can stun you outside a combat (K31). What that means depends on the moment.

    Before your place comes up: you take no part in the combat there, you are not robbed and you do not act. After the combat but before your action phase: you do not act, and the order of the others stays as it is. After you have acted: you miss nothing this round.
    .title = Stunned outside combat

## The action phase

rule-K18 = In your action phase you take the action of your place once. It is compulsory: you cannot end the phase without it.

    Before and after it, you may realise any number of Evolutions and play any number of the Bonus cards meant for your own phase. You may also do so between two Picking cards or between two purchases of services. You may not do so during a hunt, from the choice of the prey until the hunt has failed or you have taken the reward, or on the Mountain, from the first roll until you have taken the reward.

    A reward is any mix of krom, wood, stone, bone, hit points and Bonus cards. Some rewards offer two mixes: you choose one of them as you take it.
    .title = Your action phase

rule-K19 = In the Cave you either rest or use services, never both.

    Rest: gain { $rest_krom } krom and { $rest_hit_points } hit points.

    Services: buy as much as you like, in any mix. Wood, stone or bone costs { $resource_price } krom apiece. A Bonus card, drawn from the deck, costs { $bonus_price } krom. For { $hit_points_price } krom you recover { $service_hit_points } hit points, any number of times; you cannot buy them while you have { $max_hit_points }, and whatever would go above { $max_hit_points } is lost. You may also choose services and buy nothing. A card you buy may be played in the same phase.
    .title = In the Cave

rule-K20 = In the Forest your first card from the Picking deck is free. You may then draw a second for { $second_pick } krom, a third for { $third_pick } krom and a fourth for { $fourth_pick } krom, never more. Take the reward of each card, if there is one, and discard the card before you decide on the next.

    Before your first card you may shuffle the discards into the deck.
    .title = In the Forest

rule-K21 = In the Savanna you choose one of the { $row } face-up preys. Before you roll, you may buy extra dice: one for { $one_die } krom, or two for { $two_dice } krom in all. Roll the number of dice shown on the card and the ones you bought.

    If the sum is equal to the value on the card or higher, you take the reward; the card is discarded and replaced at once. If the sum is lower, you get nothing and the prey stays. You hunt once per action phase.
    .title = In the Savanna

rule-K22 = On the Mountain you roll { $mountain_dice } dice. You may then reroll up to { $rerolls } times, each time any one or more of the dice. The rerolls cost { $first_reroll }, { $second_reroll }, { $third_reroll } and { $fourth_reroll } krom, in this order. You may stop after any roll. Only the final combination counts, and you take its reward from the table of the deck in play.

    Every roll is exactly one of eight combinations. Nothing: no two dice alike and no straight. Pair: two alike, the others all different. Two pairs: two alike, two others alike, the fifth different. Three of a kind: three alike, the others all different. Full house: three alike, and the other two alike as well. Four of a kind: four alike, the fifth different. Five of a kind: all alike. Straight: 1 to 5 or 2 to 6.
    .title = On the Mountain

rule-K23 = If a card must be drawn and the deck is empty, its discards are shuffled to make a new deck. If there are no discards either, you draw only the cards that are left, and no Bonus card can be bought.

    The Hunting row always refills to { $row } cards. Evolution cards stay with the players, so the Evolution row shrinks once its deck is empty.

    A deck whose Evolutions have fewer than { $enough_points } points in all, or one that costs more than { $supply } of one resource, is played with a warning: such a game may end without anyone reaching the goal.
    .title = Empty decks

rule-K24 = There are { $supply } wood, { $supply } stone and { $supply } bone in the game. When you gain some, you take no more than the supply has left, and you can buy only what the supply has. What is paid or lost goes back to the supply. Krom never runs out.

    Variant “unlimited supply”: wood, stone and bone never run out either.
    .title = The supply

## Evolutions

rule-K25 = You realise Evolutions only in your own action phase: pay the cost, take the card, score its points. If the card has a place symbol, you must be in that place. The card is replaced at once, and you may realise the new one too.
    .title = Realising an Evolution

rule-K26 = Whoever is first to reach the goal (K3) wins at once, whatever is going on at that moment. The point for the trophy counts as well (K33, K34).
    .title = Winning the game

## Bonus cards

rule-K27 = Bonus cards are hidden in your hand, and you may hold any number of them. You play them in your own action phase, unless the card is marked for combat (K10) or as a counter (K30).

    If a card has a place symbol, you can play it only while you are in that place. The same goes for combat cards and counters: both conditions must be met.
    .title = Holding and playing

rule-K28 = Each Bonus card has one of the effects B1 to B8. X and Y are the amounts on the card; resources are wood, stone and bone.
    .title = The effects

rule-B1 = For combat. You roll Y more dice, and your total rises by their sum.
    .title = More dice

rule-B2 = For combat. Your total rises by Y.
    .title = More strength

rule-B3 = You receive X: krom, resources or hit points, as the card says.
    .title = A gain

rule-B4 = You choose another player, who loses X: krom, resources or hit points, as the card says.
    .title = A loss

rule-B5 = You choose a player who shares your place and take X from them: krom or resources, as the card says.
    .title = A theft

rule-B6 = You pay Y and receive X in return: krom or resources on both sides, as the card says.
    .title = A trade

rule-B7 = You choose another player. You give them Y and they give you X: krom or resources on both sides, as the card says.
    .title = A swap

rule-B8 = You play this card when another player plays a Bonus card. Theirs goes to the discards and has no effect. K30 explains how this works.
    .title = The counter

rule-K29 = Amounts: a loss (B4) or a theft (B5) takes what is there, up to X. For B6 you need all of Y and pay it first; then you receive as much of X as the supply has. For B7 both sides need their full amount.

    If the card leaves the kind open: with a loss (B4) the loser chooses it, with a theft (B5) the thief. In all other cases the player of the card chooses, on both sides.

    Targets: B4 and B7 reach any other player in any place, able or stunned. B5 reaches stunned players too, but only in your place. A card without a legal target cannot be played. For B4 and B5, a player who has nothing is a legal target.
    .title = Amounts, choices, targets

rule-K30 = When you play a Bonus card, you announce its target and your own choices along with it. Costs and losses come only when the card takes effect, and so do choices that belong to another player (K29). A countered card therefore costs you nothing but the card itself, and its dice are never rolled.

    After every Bonus card there is a counter window. Clockwise from the player of the card, every other player with at least one card in hand is asked, whatever cards they hold; so being asked tells nothing. Stunned players may counter too. The first to counter takes the window, and nobody else is asked in it. If nobody counters, the card takes effect.

    A counter is itself a Bonus card and opens a new window, clockwise from the player of the counter; the player whose card was countered is now among those asked. A window that has been taken is not opened again, even if the counter that took it is countered.

    The card played last is settled first, then the one before it, and so on back to the first. After that, all cards of the chain are discarded.

    Example: Alma plays a card, Kolos counters it, Karok counters the counter, and nobody counters Karok. The counter of Kolos has no effect, so Alma’s card takes effect. Nobody gets another chance to counter it.
    .title = How counters work

rule-K31 = If B4 brings you to 0 hit points, you are stunned (K14, K17). Nobody robs you, and if you hold the trophy you keep it. Losing hit points does nothing to a player who is already stunned.
    .title = Stunned by a card

## Variants

rule-K32 = In the Forest, in the Savanna and on the Mountain, you lose { $cold ->
        [one] { $cold } hit point
       *[other] { $cold } hit points
    } at the start of your action phase, but never your last one. In the Cave you recover { $warmth } at that moment instead, never above the maximum (K16).
    .title = Glacial board

rule-K33 = The Kromosaurus has { $kromosaurus_hit_points } hit points and begins off the board. Every round, after the players have revealed their choices, its destination is drawn: Forest, Savanna or Mountain, all equally likely. It may stay where it is.

    It fights the able players at its place, even if there is only one. If there is none, there is no combat. It rolls one die and adds { $kromosaurus_strength }. It has no cards, so it is skipped in K10: the asking starts with the lowest-ranked player. It counts as the heaviest of all (K11). It has no action phase (K13) and never robs anyone.

    When it loses, it takes damage like any fighter (K12), and its hit points never recover. At 0 it leaves the game, and the winner of that combat takes it as a trophy, worth { $trophy ->
        [one] { $trophy } point
       *[other] { $trophy } points
    }.
    .title = The Kromosaurus

rule-K34 = If you hold the trophy and are stunned in a combat that another player wins, the trophy and its point go to that player. This comes on top of the robbery (K15).
    .title = Losing the trophy

rule-K35 = The Kromosaurus is not a player. No Bonus card can target it.
    .title = Safe from cards

## Open, hidden, and the end

rule-K36 = Open to all: where everyone is, hit points, krom, wood, stone and bone, realised Evolutions, both face-up rows, how many Bonus cards each hand holds, all discards, how many cards each deck has, and all rolls.

    Hidden: the Bonus cards in hand, the order of the decks, and the chosen destinations until all have chosen. A Bonus card that is drawn is seen only by its new owner; one that is stolen, only by its new owner and its former one.
    .title = Open and hidden

rule-K37 = If the Evolution row is empty, the game ends at the end of the round. In any case it ends after round { $last_round }. Whoever has the most points wins; on a tie, whoever has the most Evolution cards. If that is a tie too, the victory is shared.
    .title = If nobody reaches the goal

rule-K38 = Unless you choose otherwise, you play with the normal goal, stun recovery at { $recovery } hit points, a limited supply of wood, stone and bone, the green board, and no Kromosaurus.
    .title = The defaults
