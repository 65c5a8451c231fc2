### The rules of Above and Below, as players read them.
### One line is one paragraph. Numbers are variables, filled in by the program.

rules-title = Above and Below, the rules

chapter-setup = Setup
chapter-round = The round
chapter-exploring = Exploring
chapter-actions = Other actions
chapter-free = Free actions and the supply
chapter-night = The night
chapter-people = Track, reputation and people
chapter-end = The end, and what is hidden
chapter-cards = What buildings do

## Setup

rule-A1 = You start with a house with three beds, 7 coins and { $starters } villagers: one with a hammer, one with a quill, one with neither. All of them are ready.

    With 4 players, the two without a hammer start exhausted; the first night puts them right.
    .title = Your village

rule-A2 = The first player is drawn at random. Players who come later get an extra coin: with 2 players the other one, with 3 the second and the third, with 4 only the fourth.
    .title = First player

rule-A3 = These lie face up: all { $stars } star houses, { $keys } key houses drawn at random, { $row } houses, { $row } outposts, and { $slots } villagers to train. The special villagers stand beside the board, and one cider stands on it. The { $caves } cave cards are face up too: the top one shows its six numbers. All reputation markers start at the torch.
    .title = On the table

## The round

rule-A4 = Starting with the first player and going clockwise, each player takes one action per turn until all have passed. A pass is final for the round. If nobody in your village is ready, you must pass. Free actions come before the action or the pass, never after it.
    .title = Turns

rule-A5 = When all have passed, the round marker moves (after round { $rounds } the game ends, A34), the cider is refilled to one, and the villagers to train slide to the cheap side and are refilled. Then come rest (A22), income (A23) and the refill of goods (A24). The first player’s card passes to the left.
    .title = End of the round

## Exploring

rule-A6 = Take the top cave card and send { $explorers } or more ready villagers. Roll a die: the grid on the card names the encounter.
    .title = Explore

rule-A7 = The player to your left reads. Everyone hears the story and the options with their targets, costs, conditions and lantern bonuses. Rewards, penalties and what follows stay in the book until the encounter is resolved.
    .title = The reader

rule-A8 = Choose an option, then roll one die per villager. Each villager gives the highest number of lanterns whose threshold their die reaches.
    .title = Lanterns

rule-A9 = Each reroll symbol on your buildings lets you roll one die again, once per encounter; the new result stands. The encounter die is never rolled again.
    .title = Rerolls

rule-A10 = After the rolls, any explorer may exert themselves, once: they go to the injured area for 1 more lantern, and what they rolled still counts. Without a roll there is no exertion.
    .title = Exertion

rule-A11 = If you reach a target, you succeed: you get the reward of the highest target reached, and only that, whether you like it or not, and the cave card goes under your houses. If you reach none, you fail: you get no reward, the card goes under its deck, and if the book has a penalty, it applies. Penalties never take anything below 0; you choose which of the explorers are injured. Either way, the explorers left are exhausted.
    .title = Success and failure

rule-A12 = Options may need no roll, lead on to another paragraph, count extra lanterns (per hammer, per quill, for owning a good), and give or cost many things. You cannot choose one that you cannot pay for or whose condition you do not meet; every paragraph has one with neither cost nor condition. Villagers are never lost, only injured.
    .title = Options

rule-A13 = Villagers you win arrive exhausted. If a special villager is no longer there, that part is skipped and the rest stands.
    .title = Newcomers from below

## Other actions

rule-A14 = Exhaust a villager with a hammer and pay for one card: a house, a key house, a star house, or an outpost for an empty cave card of yours. Houses and outposts are replaced at once, key and star houses never. A hammer with a plus takes { $discount } off the price, once, never below 0.
    .title = Build

rule-A15 = Exhaust one or more villagers, but no more than there are goods on your buildings. Each takes one good: to your stock, to the sale spot or onto the track. If two buildings have the same good, the one that refills gives first.
    .title = Harvest

rule-A16 = Exhaust a villager with a quill and pay for a slot: its villager joins you, exhausted. The slot stays empty until the end of the round. A quill with a plus takes { $discount } off the price.
    .title = Train

rule-A17 = Exhaust one or more villagers: each earns { $labor } coin. The first player to labor in a round also takes the cider, if it is there.
    .title = Labor

## Free actions and the supply

rule-A18 = Put one good, cider or potion on your sale spot, exchange it or take it back: once per turn, and once more with a harvest. What lies there still belongs to you and counts like stock.
    .title = Put up for sale

rule-A19 = Offer at least { $least_price } coins, which you must have, for what another player has on sale. The seller accepts or refuses; no answer is a refusal. Players who have passed may still sell. After a refusal, you may ask again in the same turn only at a higher price, { $asked } times in all.
    .title = Buy

rule-A20 = Once per turn, for { $refresh } coin, put the { $row } houses or the { $row } outposts under their deck, in random order; as many new ones take their place. The deck must have a card.
    .title = Refresh a row

rule-A21 = Empty decks leave gaps; without a cave card nobody can explore. Goods, ciders and potions never run out.

    Variant “limited supply”: you get only what is left. You can still buy a building whose goods are gone.
    .title = When something runs out

## The night

rule-A22 = First come drinks, as many as you like: a potion moves an injured villager to the exhausted, a cider an exhausted one to the ready; one villager may have both. Then come beds: each moves one villager one step, and nobody sleeps in two. Ciders and potions are drunk at no other time.
    .title = Rest

rule-A23 = You get the coins of the rightmost filled slot of your track, and whatever your buildings bring, including potions. They come too late for this night.
    .title = Income

rule-A24 = A building with a refill arrow and no good on it gets one.
    .title = Refill

## Track, reputation and people

rule-A25 = During your own turn, goods from your stock or sale spot may go on the track. All players may also do this before income and before scoring. Kinds fill the slots from the left, one kind per slot, and never move again.
    .title = The track

rule-A26 = Your reputation moves down into the cave when you gain some and up to the surface when you lose some. It stops at both ends.
    .title = Reputation

rule-A27 = When she joins your village, you lose 1 reputation.
    .title = The Liquid Woman

rule-A28 = He has a hammer and builds for { $discount } coin less.
    .title = Glogo

rule-A29 = When cats are named for an action, each one rolls before anything is paid, taken or rolled: on 1 to { $disobeys } it lies down exhausted. If any refused, you choose again, from everything, including free actions and passing. A cat rolls once per turn; one that obeyed works in whatever you choose. If all obeyed, the action is carried out.
    .title = The Cave Cat

rule-A30 = Every night, he moves one step in a bed of his own, from injured to exhausted to ready. He uses no other bed, no cider and no potion.
    .title = The Metal Man

rule-A31 = An option without a roll is a success unless its text says otherwise. When a story leads on, the explorers still on the card go on with it, the dice are rolled anew, and rerolls are counted over the whole encounter. You keep what earlier paragraphs gave you; only the last one decides about success and the cave card.
    .title = Stories that go on

rule-A32 = There is one Liquid Woman and one Glogo, and there are two Cave Cats and two Metal Men. They join only through encounters.
    .title = Special villagers

rule-A33 = The cheapest villager is the one on the cheapest filled slot, if there is one. An extra cave card is the top one. A free building is a face-up one within the stated cost; you may decline it; it brings no building coin, and an outpost needs a cave you already had. Symbols are counted among all explorers of the encounter, including the exerted. What you own includes stock, sale spot and track; what is paid or lost never comes from the track.
    .title = The small print of the book

## The end

rule-A34 = After round { $rounds } there is no rest. You score your goods on the track; { $building_points } per building, including the starting house; the points printed on buildings, and what they give per thing you own (goods still on buildings do not count); your reputation space; and { $first_rank }, { $second_rank } and { $third_rank } for the best reputations ({ $only_rank } for the better of two players). Players who tie pool the points of their ranks and share them, rounded up.
    .title = Points

rule-A35 = Ties are broken by coins, then villagers, then buildings. Players who are still tied share the victory.
    .title = Ties

rule-A36 = Everything is public, even coins, except the order of the decks and what the book will say. Bots know no more than you do.
    .title = What is hidden

rule-A40 = Buildings give points, points per thing, beds, income, coins per good on the track, { $goods_once } goods once or one good that refills, potions once or each round, reputation once, newcomers who are ready after training, a coin after each later building, rerolls, and a coin after each successful encounter. Some let you spend ciders and potions as coins, 1 each, to the bank only. What is given once, and the first goods, come when you buy the building; the building coin comes after you have paid the full price. Every symbol counts, even the same one twice.
    .title = Abilities
