# Das Brett von Krom. Die Wörter des Spiels selbst stehen bei seinen Texten.

krom-race = Das Rennen
krom-race-goal = wer zuerst { $goal } hat
krom-race-at = { $who } bei { $points }
krom-hit-points = { $have } von { $of } Lebenspunkten
krom-kromosaurus = Kromosaurier
krom-stunned = bewusstlos
krom-stunned-until = bewusstlos bis zur nächsten Runde
krom-tie-heavier = bei Gleichstand gewinnt das höhere Gewicht
krom-tie-lighter = bei Gleichstand gewinnt das geringere Gewicht
krom-place-done = erledigt
krom-place-now = jetzt:
krom-place-next = kommt noch:
krom-rest = Ausruhen
krom-services = Einkaufen
krom-or-services = oder einkaufen
krom-services-title = Was darf es sein?
krom-purse = Du hast { $n } Krom.
krom-pick = Sammeln
krom-picking-deck = Sammelstapel
krom-cards-left = noch { $n } Karten
krom-last-picked = Zuletzt gesammelt: { $card }
krom-free = gratis
krom-shuffle = Mischen
krom-preys = Beute
krom-enlarge = { $card } vergrößern
krom-climb = Klettern
krom-evolutions = Erfindungen
krom-deck = Stapel { $n }
krom-within-reach = { $n } erreichbar
krom-realise = Verwirklichen
krom-you = Du
krom-who = { $character }, { $weight } kg
krom-who-bot = Bot, { $weight } kg
krom-kg = { $n } kg
krom-points-word = Punkte
krom-your-cards = Deine Bonuskarten
krom-only-you = nur du siehst sie
krom-no-cards = Keine Bonuskarten auf der Hand.
krom-playable = Jetzt spielbar
krom-when-phase = In deiner Phase
krom-when-combat = In einem Kampf
krom-when-counter = Als Antwort auf eine Karte
krom-terse-only-in-combat = im Kampf
krom-terse-only-as-counter = als Antwort
krom-terse-no-target = gegen niemand
krom-terse-no-counter = kein Konter
krom-terse-no-combat-card = nicht im Kampf
krom-realised = Verwirklicht
krom-nothing-yet = noch nichts
krom-secret = Geheime Wahl
krom-ready = hat gewählt
krom-choosing = wählt noch
krom-reveal = Alle sind unterwegs!
krom-nobody = niemand
krom-they-fight = Das gibt Ärger.
krom-go-on = Weiter
krom-see-table = Den Tisch ansehen
krom-fight = Kampf { $place_in }
krom-step-dice = Würfel
krom-step-cards = Bonuskarten
krom-step-wounds = Wunden
krom-step-robbery = Raub
krom-to = zu
krom-leads = { $who } führt mit { $total }.
krom-no-card-played = keine Karte gespielt
krom-struck = aufgehoben
krom-rob = Etwas von { $who } rauben?
krom-of = von { $n }
krom-half-of = die Hälfte von { $n }, aufgerundet
krom-random-of = zufällig, von { $n }
krom-be-kind = sei nett
krom-climb-title = Der Berg
krom-first-roll = Erster Wurf
krom-reroll-n = Nachwurf { $n }
krom-keep = behalten
krom-reroll = nachwürfeln
krom-rerolls = Nachwürfe
krom-now = jetzt
krom-odds = Etwas Besseres in { $n } von 100 Würfen.
krom-pick-dice = Klick die Würfel an, die du loswerden willst.
krom-short-nothing = Nichts
krom-short-pair = Paar
krom-short-two_pairs = Zwei Paare
krom-short-three = Drilling
krom-short-full_house = Full House
krom-short-four = Vierling
krom-short-straight = Straße
krom-short-five = Fünfling
krom-hunt-title = Die Jagd: { $card }
krom-reward-title = Welche Belohnung?
krom-character-title = Wer bist du?
krom-costs = Kosten
krom-brings = Bringt
krom-trophy = Kromosaurier-Trophäe
krom-at-thinking = { $place_in }, überlegt
krom-at-past = { $place_in }, fertig
krom-at-now = { $place_in }
krom-at-next = { $place_in }, kommt noch
krom-end = Das Ende
krom-rematch = Noch einmal
krom-scores = Punkte
krom-end-goal = Wer zuerst { $goal } Punkte hat, gewinnt sofort.
krom-end-tie = Die meisten Punkte gewinnen; bei Gleichstand die meisten Erfindungen.
krom-plot = So lief das Rennen
krom-plot-rounds = Runden 1 bis { $n }
krom-dice-title = Die Würfel
krom-dice-total = { $n } Würfe; gleichmäßig fiele jede Seite { $even }-mal.
krom-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
krom-end-rounds =
    { $n ->
        [one] nach { $n } Runde
       *[other] nach { $n } Runden
    }
krom-need =
    { $dice ->
        [one] { $dice } Würfel muss mindestens { $value } zeigen.
       *[other] { $dice } Würfel müssen zusammen mindestens { $value } zeigen.
    }
krom-end-won =
    { $n ->
        [one] { $who } gewinnt!
       *[other] { $who } gewinnen gemeinsam!
    }
krom-nth = { $n }.
krom-passing = Diese Runde keine Karten
krom-passing-note = Bis zum Ende der Runde immer passen, wenn Karten im Kampf oder als Antwort gespielt werden könnten.
