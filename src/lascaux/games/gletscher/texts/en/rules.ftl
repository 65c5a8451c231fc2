### The rules of Am Rande des Gletschers, as players read them.
### One line is one paragraph. Numbers are variables, filled in by the program.

rules-title = Am Rande des Gletschers, the rules

chapter-setup = Setup
chapter-turn = A turn
chapter-hunting = Hunting and other actions
chapter-fate = Fate cards
chapter-events = Events
chapter-winter = Winter
chapter-hidden = Open, hidden, and marks

## Setup

rule-G1 = Each of you leads a clan and has a cave. You start with { $start_cards } clan cards in hand, of one, two and three hunters, and { $start_fate } fate card. The other clan cards, of { $clan_cards } in all, are shuffled into a pile.
    .title = Start of the game

rule-G2 = The { $hunt_cards } hunt cards are shuffled and Winter is put underneath.

    With three players, the { $yellow } cards with a yellow diamond stay in the box. With two players, those with a blue diamond stay there as well: { $both } cards in all. In our deck only prey, herbs and weapons have diamonds.
    .title = The hunt cards

rule-G3 = Everyone rolls, and the highest die starts; those who tie roll again. Play goes clockwise.
    .title = Who starts

## A turn

rule-G4 = A: reveal { $revealed } hunt cards, fewer if the pile runs out. Winter counts as one of them; the rest come from the cards below it.

    First, all the cards are revealed. Then the events happen in the order in which they were revealed, each for all clans before the next. After that, you may take weapons and artefacts among the cards into your cave. You can own only one artefact: taking another discards the first. Events go to the discards, Winter is set aside.
    .title = A: reveal

rule-G5 = B: your wounded clan cards, which lie face down, are turned face up. They do nothing this turn, so a wound costs a clan card the whole of your next turn.

    Variant “herbs heal”: before they are turned, you may discard herbs from your store; each takes one wounded card straight to your hand. This is not an action.
    .title = B: recover

rule-G6 = C: each clan card in your hand can take one action: hunt, gather a herb, make a weapon or draw a fate card. A clan card always acts as a whole: spare hunters on it cannot do anything else. Used cards lie face up in the dwelling. You may stop whenever you like.
    .title = C: actions

rule-G7 = D: whatever is left in the row is discarded, weapons and artefacts included. Your clan cards that lie face up return to your hand; the wounded stay.
    .title = D: clear up

rule-G8 = E: you may play one yellow fate card against an opponent. This is not an action.
    .title = E: a yellow card

rule-G9 = F: you may own { $limit } cards, counting clan and fate cards together, including those in the cave. If you have more, discard fate cards first, then clan cards of your choice, which join the lost cards. Only you are checked, at the end of your own turn.
    .title = F: the card limit

## Hunting and other actions

rule-G10 = Choose a revealed prey, then a team of one or more clan cards. If the team has more hunters than the prey asks for, you get +{ $surplus } in all. Each missing hunter gives −1.
    .title = Prey and team

rule-G11 = You may use one weapon from your shed. It adds its bonus for small game (food up to { $small_game }) or large game (food { $large_game } or more); you cannot use it where it has none. It is discarded once the die is rolled.

    If you catch fish with a net, the net stays with them: the fish then feed { $net_food }, and the two are one prey card from then on, whatever happens to it. If you miss, the net is discarded.
    .title = Weapons and nets

rule-G12 = Your artefact adds its bonus to one hunt per turn, with or without a weapon. It is used up for the turn even if the hunt is called off or the weapon breaks. Once per hunt you may sacrifice a prey from your store for +{ $sacrifice }, but not a herb, and not a weapon made from a prey.
    .title = Artefact and sacrifice

rule-G13 = A hunt goes in this order: the prey; the team; weapon, artefact and sacrifice; F1, if you play it; the others (G14); then you roll or call the hunt off. If you call it off, the team is used and the sacrifice is gone, but nobody is wounded and you keep the weapon.
    .title = The order of a hunt

rule-G14 = Before you roll, your opponents are asked in turn, starting on your left, whether they play F4 or F5. Only one red card may be played on a hunt. Each opponent may play one fate card against you per turn; with two players, one per hunt instead.

    Opponents who may not play any more, or have no fate card, are not asked. All the others are asked, whatever they hold, so that nothing is given away. You may answer with F2.
    .title = What the others may do

rule-G15 = If the die and everything added reach the hunt value, the prey goes to your store and the team lies face up in the dwelling. If not, one clan card of the team, of your choice, is wounded and lies face down, and the others lie face up; the prey stays and may be hunted again this turn.
    .title = Success and failure

rule-G16 = After a success, the others are asked in the same order for F3, unless F1 or a red card was played on this hunt, even a red card that was cancelled. With three or four players, only someone who has played no fate card this turn may play it; with two players that does not matter.
    .title = Disputes

rule-G17 = To gather a herb, send a team with at least as many hunters as it asks for. This always succeeds.
    .title = Gathering

rule-G18 = One clan card makes a weapon from a prey that shows a weapon bonus: the prey moves from your store to your shed. It no longer feeds anyone, keeps its story, and is discarded when used. Its bonus counts for small and large game unless the card says otherwise. No red card can be played on G17, G18 or G19.
    .title = Making a weapon

rule-G19 = One clan card draws a fate card. You may use it at once if its colour can be played now.
    .title = Drawing a fate card

## Fate cards

rule-F1 = Green, in your own hunt: the die counts as { $lucky_die }, and no fate card may be played against this hunt. You cannot call the hunt off, and the weapon is discarded. Everything else counts as usual, so the hunt can still fail.
    .title = Lucky hunt

rule-F2 = Green, in defence: sacrifice a prey from your store to undo a fate card that was played against you, or what an earthquake does to your clan.
    .title = Offering

rule-F3 = Red, after an opponent’s success: you both roll. If your die is higher, you take the prey into your own store, with its net if it has one. The hunter’s team is used and the weapon is gone, but nobody is wounded.
    .title = Dispute

rule-F4 = Red, before the die: a weapon in use is discarded and the hunt is over. The team is used, nobody is wounded, a sacrifice is gone, and the prey stays in the row.
    .title = Broken weapon

rule-F5 = Red, before the die: −{ $storm } in this hunt.
    .title = Storm

rule-F6 = Yellow: on their next turn, the target takes no actions and plays no yellow card. Revealing, recovering, clearing up and the card limit happen as usual, and the target may still play red and green cards.
    .title = Migration

rule-F7 = Yellow: the target discards all herbs.
    .title = Spoiled herbs

rule-F8 = Yellow: roll. On { $harmless } or less nothing happens; on { $harm } to { $harm_most } you take one card of your choice from the target’s store into yours; on { $great_harm } you take two.
    .title = Raid

rule-F9 = Yellow: the target discards a herb or loses a clan card, as the target chooses.
    .title = Predator

rule-F10 = Yellow: the target’s artefact lies face down until the end of the target’s next turn. It gives no bonus and takes no part in the shamans’ contest.
    .title = Wrath

rule-F11 = Yellow: the target rolls. On { $harmless } or less nothing happens; on { $harm } to { $harm_most } the target discards one card of their choice from the store; on { $great_harm } two.
    .title = Scavenger

rule-G20 = Whoever loses something chooses what it is, except with F8. If there is less than should be lost, only that much is lost. F7 can only be played on a clan with a herb, F8 and F11 on one with a card in the store, F10 on one whose artefact lies face up.
    .title = Losses and targets

## Events

rule-G21 = Wedding: the active clan draws a clan card, which lies face up in the dwelling.

    Earthquake: each clan rolls, clockwise from the active one. On { $harmless } or less, nothing happens. On { $harm } to { $harm_most }, discard a weapon (a made one counts too) or the artefact, as you choose; with neither, nothing happens. On { $great_harm }, lose a clan card, from hand or cave.
    .title = Wedding and earthquake

## Winter

rule-G22 = When Winter has been revealed, the turn is still played to its end. Then come the piles (G23), the gathering (G24), the meals (G25) and the new year (G26, G27), in this order.
    .title = Winter comes

rule-G23 = All discarded hunt cards are shuffled and laid on what is left of the pile; Winter goes underneath. Everyone keeps at most { $kept_fate } fate card of their choice. The fate cards given up are shuffled with the deck and its discards. No fate card is played until winter is over.
    .title = The piles

rule-G24 = There are three contests. Hunters: the die plus the best story among the prey in your store and the prey made into weapons. Herbalists: the die plus the best story among your herbs. Shamans: the die plus the story of your artefact. Only clans with such a card take part.

    The highest total wins a trophy. Those who tie roll again, dice only, until one leads. If only one clan takes part, it wins without rolling; if none does, there is no trophy. There are always enough trophies.
    .title = The gathering

rule-G25 = Now all your hunters eat, including the wounded; prey and herbs in your store are the food. If there is enough for all, you may draw a clan card. If there is enough for at least half, nothing happens. If there is less, all the food is eaten and you lose a clan card of your choice.

    You must pay for the best of these results that you can reach. You choose which cards are eaten, but you may not include one that could be left out; the rest stays in the store. A clan card that you have just drawn does not eat.
    .title = The meals

rule-G26 = The eaten cards are shuffled and put under the pile, below Winter. All clan cards return to hand, and everyone is well again.
    .title = After the meal

rule-G27 = The game ends when a clan that survived the winter has { $goal_4 } trophies with four players, { $goal_3 } with three or { $goal_2 } with two. If there are several, the most trophies win, then the most hunters, counting cards drawn this winter; then they share the victory. If there is none, the next player begins a new year.

    After winter { $last_winter } the game ends in any case: the most trophies, then the most hunters, then shared.
    .title = The end of the game

rule-G28 = A clan that loses its last clan card, for whatever reason, begins anew: its clan card joins the lost cards, its hunt and fate cards go to the discards, and its trophies go back. It keeps its cave and draws one clan card and one fate card into hand. If it is your turn, you continue with them. A clan that had to begin anew this winter did not survive it.
    .title = Beginning anew

rule-G29 = If the pile of clan cards is empty, the lost ones are shuffled into a new pile; if the fate deck is empty, its discards are. If there is nothing to shuffle, nothing is drawn, and drawing a fate card is then not possible as an action.
    .title = Empty piles

## Open, hidden, and marks

rule-G30 = Open to all: the caves and everything in them, clan cards in hand and wounded, how many fate cards each player holds, the discards, and how many cards the piles have, and so how far off winter is. Hidden: fate cards in hand, the order of the piles, and the clan cards not yet drawn.
    .title = Open and hidden

rule-G31 = An offering (F2) needs a prey in the store, other than the one that is being hunted or disputed. Against a fate card, the target is asked once, if they hold a fate card, before the card does anything and before any dice it calls for. In an earthquake, each clan is asked for one offering, right after its own die. A card that was undone is discarded and counts as played. An offering cannot be undone.
    .title = When an offering is possible

rule-G32 = After a red card has been undone, no second one can be played on that hunt.
    .title = No second red card

rule-G33 = The marks of F6 and F10 end with the target’s next turn, and so before a gathering that follows this turn. A winter in between does not end them: an artefact that lies face down does not compete, but a clan on the move competes and eats. A new artefact comes face up. Beginning anew removes both marks. Neither card can be played on a clan that already has its mark.
    .title = Marks
