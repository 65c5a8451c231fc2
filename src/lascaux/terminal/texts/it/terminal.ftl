# The terminal's own words, for any game. A file beside this one has those of a game's drawing.

## The question

you = (tu)
hint-enter = Invio: avanti
hint-why = ? perché no
hint-u = u annulla
hint-l = l diario
hint-t = t tavolo
hint-h = h aiuto
hint-q = q esci
refused = { $clause }: { $reason }
refused-wish = { $clause }: { $reason } — { $wish }
only-you = (lo vedi solo tu)
more-log = … prima: l
not-understood =
    { $choices ->
        [one] «{ $typed }» non mi dice niente. Scrivi 1 o premi Invio; h elenca il resto.
       *[other] «{ $typed }» non mi dice niente. Scrivi un numero da 1 a { $choices }; h elenca il resto.
    }
no-such-number =
    { $choices ->
        [one] Qui non c’è nessun { $number }: l’unica scelta è 1.
       *[other] Qui non c’è nessun { $number }: le scelte vanno da 1 a { $choices }.
    }
no-such-clause = Non c’è nessuna regola «{ $clause }». Vanno da { $first } a { $last }; r da solo le elenca.
no-such-card = Nessuna carta si chiama «{ $card }». Scrivi c e un pezzo del nome, o il numero di una scelta che ne nomina una.
nothing-refused = Qui non è vietato nulla: tutto quello che c’è si può scegliere.

type-number = numero
type-why = ?
type-l = l
type-t = t
type-u = u
type-r = r { $clause }
type-c = c nome
type-h = h
type-q = q
help-number = risponde alla domanda
help-why = che cosa non puoi fare ora, e quale regola lo vieta
help-l = il diario di questo turno
help-t = tutto il tavolo
help-u = ritira la tua ultima risposta, se nel frattempo non c’è stato un dado, una carta o qualcun altro
help-r = legge una regola; r da solo le elenca tutte
help-c = una carta da vicino; anche c e il numero di una scelta
help-h = questo elenco
help-q = lascia la partita

## Around the game

a-person = (una persona)
a-bot = (bot: { $name })
level-child = Bambino: pieno di buona volontà, ma spesso fa la prima cosa che capita. Per le tue prime partite.
level-gatherer = Raccoglitrice: guarda un passo avanti e prende ciò che luccica. A volte era solo un sassolino.
level-hunter = Cacciatore: soppesa ogni passo con cura, e di rado si lascia sfuggire la preda.
level-elder = Anziana: si prende il suo tempo e legge il tavolo come orme nella neve.
variants = Varianti: { $names }.
promise = La fortuna è decisa prima del primo dado e si può controllare dopo l’ultimo. La sua impronta (SHA-256 del seme):
press-enter = Premi Invio.{ " " }
pass-keyboard = Passa la tastiera a { $who }. Gli altri guardino altrove!
proof = Questo era il seme di tutta la fortuna. Il suo SHA-256 è l’impronta dell’inizio:
proof-command = Per rifare ogni tiro e ogni pescata:
proof-unsaved = La prossima volta gioca con --save FILE: lascaux verify FILE dimostra allora ogni tiro.
saved = La partita è salvata in { $file }.
go-on = Per continuare:
not-saved = La partita non è stata salvata. La prossima volta gioca con --save FILE.

## Saved games

saved-games = Le tue partite salvate, dalla più recente. Si trovano in { $folder }.
saved-none = Non c’è ancora nessuna partita salvata. lascaux play conserva ogni partita in { $folder }, o nel file indicato con --save.
saved-people =
    { $n ->
        [1] tu
       *[other] { $n } persone
    }
saved-bots =
    { $n ->
        [1] { $bot }
       *[other] { $bot } × { $n }
    }
saved-deck = con carte diverse dalle nostre
saved-setup = preparazione
# A game may say this its own way, such as “year 3”.
round = turno { $n }
saved-won = finita: hai vinto
saved-lost = finita: hai perso
saved-over = finita

## Replay

replay-seat = Come l’ha vista { $who }.
replay-no-round = Non c’è nessun turno { $round }: l’ultimo è il { $last }.
replay-help = Invio: avanti · un numero: a quel turno · t tavolo · a tutto il resto · q esci
replay-unfinished = La registrazione finisce qui, la partita no.
