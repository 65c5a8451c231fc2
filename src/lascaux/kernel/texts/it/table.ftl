# Ciò che si dice a ogni tavolo, qualunque sia il gioco; un gioco può avere parole proprie.

a-seat = Giocatore { $number }
empty = { "" }
no-dice = nessun dado
and-list = { " e " }
or-list = { " o " }
goods-nothing = niente

prompt-over = La partita è finita. Vittoria per { $who }!
prompt-chance = Decidono i dadi e le carte.
prompt-waiting = In attesa di { $who }: { $what }.
prompt-chosen = Hai scelto. Puoi cambiare idea finché altri stanno scegliendo: { $who }.

refuse-not-your-turn = non tocca a te rispondere; in attesa di { $who }
refuse-no-such-choice = qui non è tra le scelte
refuse-game-over = la partita è finita
refuse-undo-locked = non si torna indietro su un dado, una carta pescata, una rivelazione o la risposta di qualcun altro
