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

rule-A1 = You start with a house with three beds, 7 coins and { $starters } villagers: one with a hammer, one with a quill, one with neither. All are ready.

    With 4 players the two without a hammer start exhausted; the first night puts them right.
    .title = Your village

rule-A2 = The first player is drawn at random. Who plays later gets a coin more: with 2 players the other, with 3 the second and the third, with 4 only the fourth.
    .title = First player

rule-A3 = Face up lie all { $stars } star houses, { $keys } key houses drawn at random, { $row } houses, { $row } outposts, and { $slots } villagers to train. The special villagers stand beside the board, one cider on it. The { $caves } cave cards are face up too: the top one shows its six numbers. All reputation markers start at the torch.
    .title = On the table

## The round

rule-A4 = From the first player on, clockwise, you take one action per turn until all have passed. A pass is final for the round. With nobody ready you must pass. Free actions come before the action or the pass, never after it.
    .title = Turns

rule-A5 = When all have passed: the round marker moves (after round { $rounds } the game ends, A34), the cider is refilled to one, the villagers to train slide to the cheap side and are refilled, then rest (A22), income (A23) and refill of goods (A24). The first player’s card passes to the left.
    .title = End of the round

## Exploring

rule-A6 = Take the top cave card and send { $explorers } or more ready villagers. Roll a die: the card’s grid names the encounter.
    .title = Explore

rule-A7 = The player to your left reads. All hear the story, the options, their targets, costs, conditions and lantern bonuses. Rewards, penalties and what follows stay in the book until the encounter is resolved.
    .title = The reader

rule-A8 = Choose an option, then roll one die per villager. Each gives the best number of lanterns whose threshold its die reaches.
    .title = Lanterns

rule-A9 = Each reroll symbol of your buildings lets you roll one die again, once per encounter; the new result stands. The encounter die is never rolled again.
    .title = Rerolls

rule-A10 = After the rolls any explorer may exert themselves, once: they go to the injured area for 1 more lantern, and what they rolled still counts. No exertion without a roll.
    .title = Exertion

rule-A11 = At or above a target you succeed: the reward of the highest target reached, and only that, whether you like it or not; then the cave card lies under your houses. Below all targets you fail: no reward, the card goes under its deck, and a penalty applies if the book has one. Penalties never go below 0; you pick who is injured among the explorers. Either way the explorers left are exhausted.
    .title = Success and failure

rule-A12 = Options may need no roll, lead on to another paragraph, count extra lanterns (per hammer, per quill, for owning a good), give or cost many things. You cannot choose one that you cannot pay or whose condition you do not meet; every paragraph has one that is free of both. Villagers are never lost, only injured.
    .title = Options

rule-A13 = Villagers you win arrive exhausted. If a special villager is no longer there, that part is skipped and the rest stands.
    .title = Newcomers from below

## Other actions

rule-A14 = Exhaust a villager with a hammer and pay for one card: a house, a key house, a star house, or an outpost for an empty cave card of yours. Houses and outposts are replaced at once, key and star houses never. A hammer with a plus pays { $discount } less, once, never below 0.
    .title = Build

rule-A15 = Exhaust one or more villagers, no more than there are goods on your buildings. Each takes one good: to your stock, to the sale spot or onto the track. Of two buildings with the same good the one that refills gives first.
    .title = Harvest

rule-A16 = Exhaust a villager with a quill and pay the slot: the new villager arrives exhausted. The slot stays empty until the end of the round. A quill with a plus pays { $discount } less.
    .title = Train

rule-A17 = Exhaust one or more villagers: { $labor } coin each. Whoever labors first in a round also takes the cider, if it is there.
    .title = Labor

## Free actions and the supply

rule-A18 = Put one good, cider or potion on your sale spot, exchange it or take it back: once per turn, and once more by a harvest. What lies there still belongs to you and counts like stock.
    .title = Put up for sale

rule-A19 = Offer at least { $least_price } coins, which you must have, for what another player has on sale. The seller accepts or refuses; silence is a refusal. Who has passed may still sell. After a refusal you may ask again in the same turn only at a higher price, { $asked } times in all.
    .title = Buy

rule-A20 = Once per turn, for { $refresh } coin, the { $row } houses or the { $row } outposts go under their deck in random order and as many new ones come. The deck must have a card.
    .title = Refresh a row

rule-A21 = Empty decks leave gaps; without a cave card nobody explores. Goods, ciders and potions never run out.

    Variant “limited supply”: you get what is left. A building can still be bought when its goods are gone.
    .title = When something runs out

## The night

rule-A22 = First drinks, as many as you like: a potion takes an injured villager to the exhausted, a cider an exhausted one to the ready; one villager may have both. Then beds: each moves one villager one step, and nobody sleeps in two. Only now is anything drunk.
    .title = Rest

rule-A23 = You get the coins of the rightmost filled slot of your track, and what your buildings bring, potions too. They come too late for this night.
    .title = Income

rule-A24 = A building with a refill arrow and no good on it gets one.
    .title = Refill

## Track, reputation and people

rule-A25 = Goods from stock or sale spot may go on the track on your own turn, and by all before income and before scoring. Kinds fill the slots from the left, one kind per slot, and never move again.
    .title = The track

rule-A26 = Reputation goes down into the cave when you gain it and up to the surface when you lose it; it stops at both ends.
    .title = Reputation

rule-A27 = When she joins your village, you lose 1 reputation.
    .title = The Liquid Woman

rule-A28 = He has a hammer and builds for { $discount } coin less.
    .title = Glogo

rule-A29 = When cats are named for an action, each rolls before anything is paid, taken or rolled: with 1 to { $disobeys } it lies down exhausted. If any refused, you choose afresh, free actions and pass included. A cat rolls once per turn; one that obeyed works in whatever you choose. If all obeyed, the action is carried out.
    .title = The Cave Cat

rule-A30 = He moves one step every night by his own bed, injured to exhausted to ready. He uses no other bed, no cider and no potion.
    .title = The Metal Man

rule-A31 = An option without a roll is a success unless its text says otherwise. When a story leads on, the explorers still on the card go on, the dice are rolled anew, and rerolls are counted over the whole encounter. What earlier paragraphs paid is kept; the last one alone decides about success and cave card.
    .title = Stories that go on

rule-A32 = There are one Liquid Woman, one Glogo, two Cave Cats and two Metal Men. They join only through encounters.
    .title = Special villagers

rule-A33 = The cheapest villager is the one on the cheapest filled slot, if any. An extra cave card is the top one. A free building is a face-up one within the stated cost; you may decline; it brings no building coin, and an outpost needs a cave you had before. Symbols count among all explorers of the encounter, the exerted too. Owning counts stock, sale spot and track; what is paid or lost never comes from the track.
    .title = The small print of the book

## The end

rule-A34 = After round { $rounds } there is no rest. Points: goods on the track; { $building_points } per building, the starting house too; what buildings print and what they give per thing you own (goods still on buildings do not count); your reputation space; and { $first_rank }, { $second_rank } and { $third_rank } for the best reputations ({ $only_rank } for the best of two players). Ties pool their ranks and share, rounded up.
    .title = Points

rule-A35 = Ties are broken by coins, then villagers, then buildings; who still ties shares the victory.
    .title = Ties

rule-A36 = Everything is public, coins too, but the order of the decks and what the book will say. Bots know no more than you.
    .title = What is hidden

rule-A40 = Buildings give points, points per thing, beds, income, coins per good on the track, { $goods_once } goods once or one that refills, potions once or each round, a reputation once, ready trainees, a coin after each later building, rerolls, a coin after each successful encounter; some let ciders and potions spend as coins, 1 each, to the bank only. Once-effects and first goods come on purchase; the building coin after the full price. Each symbol counts, also the same one twice.
    .title = Abilities
