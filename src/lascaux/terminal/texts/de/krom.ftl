# Krom in the terminal.

krom-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    } · { $goal } Punkte zum Sieg
krom-race = Wettlauf
krom-hit-points = Leben
krom-kg = { $weight } kg
krom-cards = Karten
krom-points = Punkte
krom-stunned = bewusstlos
krom-trophy = Trophäe
krom-realised = Verwirklicht
krom-kromosaurus = Kromosaurier
krom-ties = Gleichstand: ▲ an die Schwereren, ▼ an die Leichteren.
krom-not-here = streift noch anderswo umher
krom-pile = Stapel { $n }
krom-worth =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
krom-preys = Beute
krom-need =
    { $dice ->
        [one] { $dice } Würfel, { $value }+
       *[other] { $dice } Würfel, { $value }+
    }
krom-hand = Deine Hand
krom-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
krom-no-cards = keine Bonuskarten
krom-known = Du weißt: { $who } hat „{ $card }“.
krom-supply = Vorrat
krom-unlimited = unbegrenzt
krom-piles = Sammelstapel { $picking } · Bonusstapel { $bonus }
krom-combat = Kampf
krom-in-play = Im Spiel
krom-plays = { $who } spielt „{ $card }“: { $effect }
krom-plays-on = { $who } spielt „{ $card }“ gegen { $target }: { $effect }
krom-dice = Würfel
krom-lifted = zum Nachwürfeln:
krom-won-goal = { $who } gewinnt! Mit { $points } Punkten ist das Ziel von { $goal } erreicht (K26), in Runde { $round }.
krom-won-end =
    { $winners ->
        [one] { $who } gewinnt! Das Ziel von { $goal } hat niemand erreicht, aber { $points } Punkte sind die meisten (K37).
       *[other] Geteilter Sieg für { $who }! Das Ziel von { $goal } hat niemand erreicht; je { $points } Punkte sind die meisten (K37).
    }
krom-source = woher
