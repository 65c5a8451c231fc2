# Gletscher in the terminal.

gletscher-clan-lion = Lion
gletscher-clan-horse = Horse
gletscher-clan-wolf = Wolf
gletscher-clan-boar = Boar
gletscher-year =
    { $year ->
        [0] Setup
       *[other] Year { $year }
    } · first to { $goal } trophies
gletscher-winter-in =
    { $n ->
        [0] Winter is next
        [one] Winter after { $n } card
       *[other] Winter after { $n } cards
    }
gletscher-last-turn = the last turn of the year
gletscher-trophies = trophies
gletscher-hunters = hunters
gletscher-food = food
gletscher-clan = clan cards
gletscher-fate = fate
gletscher-outcome-fed = fed
gletscher-outcome-half-fed = half fed
gletscher-outcome-hungry = hungry
gletscher-mark-migrating = moving house
gletscher-mark-asleep = artefact asleep
gletscher-row = Revealed
gletscher-kind-prey = prey
gletscher-kind-herb = herb
gletscher-kind-weapon = weapon
gletscher-kind-artefact = artefact
gletscher-kind-event = event
gletscher-kind-winter = winter
gletscher-slot-taken = taken
gletscher-slot-caught = caught
gletscher-slot-gathered = gathered
gletscher-slot-past = over
gletscher-reach = reach { $n }
gletscher-feeds = food { $n }
gletscher-story = story { $n }
gletscher-size-small = small +{ $n }
gletscher-size-large = large +{ $n }
gletscher-as-weapon = as a weapon { $bonus }
gletscher-caves = Caves
gletscher-empty = nothing
gletscher-in-store = food { $food }, story { $story }
gletscher-hand = Fate cards
gletscher-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
gletscher-no-fate = none
gletscher-colour-green = fate card, green
gletscher-colour-red = fate card, red
gletscher-colour-yellow = fate card, yellow
gletscher-hunt = The hunt
gletscher-need = need { $need }, have { $have }
gletscher-crew = { $sent } hunters, { $needed } needed
gletscher-by-team = team
gletscher-by-storm = storm
gletscher-in-play = In play
gletscher-plays = { $who } plays { $card } against { $target }
gletscher-hits = { $card }: { $target }
gletscher-gathering = Gathering
gletscher-nobody = nobody
gletscher-meal = The meal
gletscher-laid = { $food } of { $price }
gletscher-piles = Piles
gletscher-piles-line = hunt { $hunt } (discards { $discards }) · clan { $clan } · fate { $fate }
gletscher-won =
    { $winners ->
        [one] { $who } won in year { $year } with { $trophies } trophies (G27)!
       *[other] { $who } share the victory in year { $year } with { $trophies } trophies each (G27)!
    }
gletscher-won-end =
    { $winners ->
        [one] { $who } won! After winter { $year } the game ends; { $trophies } trophies are the most (G27).
       *[other] { $who } share the victory! After winter { $year } the game ends; they have { $trophies } trophies each (G27).
    }
