# Il tavoliere semplice: per ogni gioco che non ne ha uno suo.

plain-figures = Le cifre
plain-common = Sul tavolo
plain-mine = Tuo
plain-nothing = Niente che sia soltanto tuo.
plain-many =
    { $n ->
        [one] { $n } elemento
       *[other] { $n } elementi
    }

## The end

plain-end = La fine
plain-end-won =
    { $n ->
        [0] Non vince nessuno.
        [one] Vince { $who }!
       *[other] Vincono insieme { $who }!
    }
plain-rematch = Ancora una
plain-dice-title = I dadi
plain-dice-total =
    { $n ->
        [one] { $n } dado lanciato; dadi uniformi mostrerebbero ogni faccia { $even } volte.
       *[other] { $n } dadi lanciati; dadi uniformi mostrerebbero ogni faccia { $even } volte.
    }

## What games often call a thing; a game says its own names as “view-…”

plain-view-active = Sta giocando
plain-view-bank = Banca
plain-view-cards = Carte
plain-view-coins = Monete
plain-view-dice = Dadi
plain-view-die = Dado
plain-view-discards = Scarti
plain-view-first = Per primo
plain-view-goal = Traguardo
plain-view-hand = Mano
plain-view-market = Mercato
plain-view-order = Ordine
plain-view-pile = Mazzo
plain-view-piles = Mazzi
plain-view-place = Luogo
plain-view-points = Punti
plain-view-ready = Pronto
plain-view-rolled = Lanciati
plain-view-round = Turno
plain-view-row = Fila
plain-view-score = Punti
plain-view-scores = Punti
plain-view-supply = Riserva
plain-view-total = Totale
plain-view-trophies = Trofei
plain-view-turn = Mossa
