# Krom in the terminal.

krom-round =
    { $round ->
        [0] Preparazione
       *[other] Turno { $round }
    } · { $goal } punti per vincere
krom-race = La corsa
krom-hit-points = vita
krom-kg = { $weight } kg
krom-cards = carte
krom-points = punti
krom-stunned = a terra
krom-trophy = trofeo
krom-realised = Realizzate
krom-kromosaurus = Kromosauro
krom-ties = Parità: ▲ a chi pesa di più, ▼ a chi pesa di meno.
krom-not-here = si aggira ancora altrove
krom-pile = mazzo { $n }
krom-worth =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
krom-preys = Prede
krom-need =
    { $dice ->
        [one] { $dice } dado, { $value }+
       *[other] { $dice } dadi, { $value }+
    }
krom-hand = In mano
krom-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
krom-no-cards = nessuna carta Bonus
krom-known = Sai che { $who } ha «{ $card }».
krom-supply = Scorta
krom-unlimited = illimitata
krom-piles = mazzo Raccolta { $picking } · mazzo Bonus { $bonus }
krom-combat = Scontro
krom-in-play = In gioco
krom-plays = { $who } gioca «{ $card }»: { $effect }
krom-plays-on = { $who } gioca «{ $card }» su { $target }: { $effect }
krom-dice = Dadi
krom-lifted = da rilanciare:
krom-won-goal = Vince { $who }! Con { $points } punti l’obiettivo di { $goal } è raggiunto (K26), al turno { $round }.
krom-won-end =
    { $winners ->
        [one] Vince { $who }! Nessuno ha raggiunto l’obiettivo di { $goal }, ma { $points } punti sono il massimo (K37).
       *[other] Vittoria condivisa: { $who }! Nessuno ha raggiunto l’obiettivo di { $goal }; hanno { $points } punti ciascuno (K37).
    }
krom-source = da dove
