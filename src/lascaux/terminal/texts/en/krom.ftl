# Krom in the terminal.

krom-round =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    } · first to { $goal } points
krom-race = The race
krom-hit-points = hit points
krom-kg = { $weight } kg
krom-cards = cards
krom-points = points
krom-stunned = stunned
krom-trophy = trophy
krom-realised = Realised
krom-kromosaurus = Kromosaurus
krom-ties = Ties: ▲ the heavier wins, ▼ the lighter.
krom-not-here = still roaming elsewhere
krom-pile = deck { $n }
krom-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
krom-preys = Preys
krom-need =
    { $dice ->
        [one] { $dice } die, { $value }+
       *[other] { $dice } dice, { $value }+
    }
krom-hand = Your hand
krom-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
krom-no-cards = no Bonus cards
krom-known = You know that { $who } holds { $card }.
krom-supply = Supply
krom-unlimited = unlimited
krom-piles = Picking deck { $picking } · Bonus deck { $bonus }
krom-combat = Combat
krom-in-play = In play
krom-plays = { $who } plays { $card }: { $effect }
krom-plays-on = { $who } plays { $card } on { $target }: { $effect }
krom-dice = Dice
krom-lifted = to reroll:
krom-won-goal = { $who } won! With { $points } points the goal of { $goal } is reached (K26), in round { $round }.
krom-won-end =
    { $winners ->
        [one] { $who } won! Nobody reached the goal of { $goal }, but { $points } points are the most (K37).
       *[other] { $who } share the victory! Nobody reached the goal of { $goal }; they have { $points } points each (K37).
    }
krom-source = from
