# Das schlichte Brett: für jedes Spiel, das kein eigenes hat.

plain-figures = Zahlen
plain-common = Auf dem Tisch
plain-mine = Bei dir
plain-nothing = Nichts, was nur du hast.
plain-many =
    { $n ->
        [one] { $n } Ding
       *[other] { $n } Dinge
    }

## The end

plain-end = Das Ende
plain-end-won =
    { $n ->
        [0] Niemand gewinnt.
        [one] { $who } gewinnt!
       *[other] { $who } gewinnen gemeinsam!
    }
plain-rematch = Noch einmal
plain-dice-title = Die Würfel
plain-dice-total =
    { $n ->
        [one] { $n } Wurf; gleichmäßig fiele jede Seite { $even }-mal.
       *[other] { $n } Würfe; gleichmäßig fiele jede Seite { $even }-mal.
    }

## What games often call a thing; a game says its own names as “view-…”

plain-view-active = Am Zug
plain-view-bank = Bank
plain-view-cards = Karten
plain-view-coins = Münzen
plain-view-dice = Würfel
plain-view-die = Würfel
plain-view-discards = Abgelegt
plain-view-first = Als Erstes
plain-view-goal = Ziel
plain-view-hand = Hand
plain-view-market = Markt
plain-view-order = Reihenfolge
plain-view-pile = Stapel
plain-view-piles = Stapel
plain-view-place = Ort
plain-view-points = Punkte
plain-view-ready = Bereit
plain-view-rolled = Gewürfelt
plain-view-round = Runde
plain-view-row = Reihe
plain-view-score = Punkte
plain-view-scores = Punkte
plain-view-supply = Vorrat
plain-view-total = Summe
plain-view-trophies = Trophäen
plain-view-turn = Zug
