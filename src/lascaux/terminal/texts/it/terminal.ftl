# The terminal's own words. The game's are in its folder.

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
type-r = r K19
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
saved-round =
    { $round ->
        [0] preparazione
       *[other]
            { $game ->
                [gletscher] anno { $round }
               *[other] turno { $round }
            }
    }
saved-won = finita: hai vinto
saved-lost = finita: hai perso
saved-over = finita

## Replay

replay-seat = Come l’ha vista { $who }.
replay-no-round = Non c’è nessun turno { $round }: l’ultimo è il { $last }.
replay-help = Invio: avanti · un numero: a quel turno · t tavolo · a tutto il resto · q esci
replay-unfinished = La registrazione finisce qui, la partita no.

## Krom

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

## Gletscher

gletscher-clan-lion = Leone
gletscher-clan-horse = Cavallo
gletscher-clan-wolf = Lupo
gletscher-clan-boar = Cinghiale
gletscher-year =
    { $year ->
        [0] Preparazione
       *[other] Anno { $year }
    } · a { $goal } trofei
gletscher-winter-in =
    { $n ->
        [0] adesso l’inverno
        [one] inverno tra { $n } carta
       *[other] inverno tra { $n } carte
    }
gletscher-last-turn = ultimo turno dell’anno
gletscher-trophies = trofei
gletscher-hunters = cacciatori
gletscher-food = cibo
gletscher-clan = carte Clan
gletscher-fate = Destino
gletscher-outcome-fed = sazi
gletscher-outcome-half-fed = a metà
gletscher-outcome-hungry = affamati
gletscher-mark-migrating = in migrazione
gletscher-mark-asleep = artefatto dormiente
gletscher-row = Scoperte
gletscher-kind-prey = preda
gletscher-kind-herb = erba
gletscher-kind-weapon = arma
gletscher-kind-artefact = artefatto
gletscher-kind-event = evento
gletscher-kind-winter = inverno
gletscher-slot-taken = presa
gletscher-slot-caught = catturata
gletscher-slot-gathered = raccolta
gletscher-slot-past = passato
gletscher-reach = raggiungi { $n }
gletscher-feeds = cibo { $n }
gletscher-story = storia { $n }
gletscher-size-small = piccola +{ $n }
gletscher-size-large = grossa +{ $n }
gletscher-as-weapon = come arma { $bonus }
gletscher-caves = Caverne
gletscher-empty = niente
gletscher-in-store = cibo { $food }, storia { $story }
gletscher-hand = Destino
gletscher-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
gletscher-no-fate = nessuna carta
gletscher-colour-green = carta Destino verde
gletscher-colour-red = carta Destino rossa
gletscher-colour-yellow = carta Destino gialla
gletscher-hunt = La caccia
gletscher-need = serve { $need }, c’è { $have }
gletscher-crew = { $sent } cacciatori, ne servono { $needed }
gletscher-by-team = squadra
gletscher-by-storm = tempesta
gletscher-in-play = In gioco
gletscher-plays = { $who } gioca «{ $card }» contro { $target }
gletscher-hits = { $card }: { $target }
gletscher-gathering = Raduno
gletscher-nobody = nessuno
gletscher-meal = Il pasto
gletscher-laid = { $food } su { $price }
gletscher-piles = Mazzi
gletscher-piles-line = Caccia { $hunt } (scarti { $discards }) · Clan { $clan } · Destino { $fate }
gletscher-won =
    { $winners ->
        [one] Vince { $who } nell’anno { $year } con { $trophies } trofei (G27)!
       *[other] { $who } si dividono la vittoria nell’anno { $year } con { $trophies } trofei ciascuno (G27)!
    }
gletscher-won-end =
    { $winners ->
        [one] Vince { $who }! Dopo l’inverno { $year } la partita finisce; { $trophies } trofei sono i più (G27).
       *[other] { $who } si dividono la vittoria! Dopo l’inverno { $year } la partita finisce con { $trophies } trofei ciascuno (G27).
    }
