# Gletscher in the terminal.

gletscher-clan-lion = Löwe
gletscher-clan-horse = Pferd
gletscher-clan-wolf = Wolf
gletscher-clan-boar = Eber
gletscher-year =
    { $year ->
        [0] Aufbau
       *[other] Jahr { $year }
    } · Ziel: { $goal } Trophäen
gletscher-winter-in =
    { $n ->
        [0] als Nächstes der Winter
        [one] Winter nach { $n } Karte
       *[other] Winter nach { $n } Karten
    }
gletscher-last-turn = der letzte Zug des Jahres
gletscher-trophies = Trophäen
gletscher-hunters = Jäger
gletscher-food = Nahrung
gletscher-clan = Clankarten
gletscher-fate = Schicksal
gletscher-outcome-fed = satt
gletscher-outcome-half-fed = halb satt
gletscher-outcome-hungry = hungrig
gletscher-mark-migrating = auf Wanderung
gletscher-mark-asleep = Artefakt schläft
gletscher-row = Aufgedeckt
gletscher-kind-prey = Beute
gletscher-kind-herb = Kraut
gletscher-kind-weapon = Waffe
gletscher-kind-artefact = Artefakt
gletscher-kind-event = Ereignis
gletscher-kind-winter = Winter
gletscher-slot-taken = genommen
gletscher-slot-caught = erlegt
gletscher-slot-gathered = gesammelt
gletscher-slot-past = vorbei
gletscher-reach = erreiche { $n }
gletscher-feeds = Nahrung { $n }
gletscher-story = Geschichte { $n }
gletscher-size-small = klein +{ $n }
gletscher-size-large = groß +{ $n }
gletscher-as-weapon = als Waffe { $bonus }
gletscher-caves = Höhlen
gletscher-empty = nichts
gletscher-in-store = Nahrung { $food }, Geschichte { $story }
gletscher-hand = Schicksal
gletscher-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
gletscher-no-fate = keine Karten
gletscher-colour-green = grüne Schicksalskarte
gletscher-colour-red = rote Schicksalskarte
gletscher-colour-yellow = gelbe Schicksalskarte
gletscher-hunt = Die Jagd
gletscher-need = nötig { $need }, vorhanden { $have }
gletscher-crew = { $sent } Jäger, { $needed } nötig
gletscher-by-team = Trupp
gletscher-by-storm = Sturm
gletscher-in-play = Im Spiel
gletscher-plays = { $who } spielt „{ $card }“ gegen { $target }
gletscher-hits = { $card }: { $target }
gletscher-gathering = Versammlung
gletscher-nobody = niemand
gletscher-meal = Das Essen
gletscher-laid = { $food } von { $price }
gletscher-piles = Stapel
gletscher-piles-line = Jagd { $hunt } (Ablage { $discards }) · Clan { $clan } · Schicksal { $fate }
gletscher-won =
    { $winners ->
        [one] { $who } gewinnt im Jahr { $year } mit { $trophies } Trophäen (G27)!
       *[other] { $who } teilen sich den Sieg im Jahr { $year } mit je { $trophies } Trophäen (G27)!
    }
gletscher-won-end =
    { $winners ->
        [one] { $who } gewinnt! Nach dem { $year }. Winter ist Schluss; { $trophies } Trophäen sind die meisten (G27).
       *[other] { $who } teilen sich den Sieg! Nach dem { $year }. Winter ist Schluss; sie haben je { $trophies } Trophäen (G27).
    }
