# The app around the games.

claim = I giochi da tavolo dell’età delle caverne, attorno a un fuoco.
title-lobby = Lascaux: i giochi da tavolo dell’età delle caverne
title-your-turn = ● Tocca a te · { $name }
skip = Vai al contenuto
nav = L’applicazione
close = Chiudi
enlarge-card = Ingrandisci { $card }
cancel = Annulla
save = Salva
go = Vai
send = Invia
copy = Copia
copied = Copiato
copy-by-hand = Il tuo browser non permette di copiare: seleziona il link e copialo a mano.
one-moment = Un momento…
to-lobby = All’ingresso
open-record = Apri o verifica una partita registrata
you = tu
clause-open = Leggi { $clause } nelle regole
unofficial = Un’opera di appassionati, non ufficiale.

## Games

players-range = { $range } giocatori
minutes = { $n } min
age = da { $n } anni
play-now = Gioca contro i bot
invite-friends = Invita amici
table-name-solo = Attorno al fuoco
no-such-game = Questo gioco qui non c’è.

## Lobby

tables = Tavoli
open-tables = Tavoli aperti
my-tables = I miei tavoli
people-here =
    { $n ->
        [0] ancora nessuno attorno al fuoco
        [one] { $n } persona attorno al fuoco
       *[other] { $n } persone attorno al fuoco
    }
your-turn-at =
    { $n ->
        [one] Tocca a te a { $n } tavolo
       *[other] Tocca a te a { $n } tavoli
    }
have-link = Ho un link
paste-link = Incolla il link che hai ricevuto
wrong-link = Questo non è uno dei nostri link.
no-open-tables = Nessun tavolo aperto al momento. Aprine uno: «Invita amici», e rendilo pubblico.
no-my-tables = Non siedi ancora a nessun tavolo.
row-your-turn = tocca a te
row-over = finita
row-open =
    { $n ->
        [0] sta per iniziare
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
row-playing = in corso, { $round }
row-watching =
    { $n ->
        [one] { $n } spettatore
       *[other] { $n } spettatori
    }
free-seat = Posto libero
sit-down = Siediti
watch = Guarda
go-on = Continua
look-back = Rivedi

## A new table

new-table = { $game }: un nuovo tavolo
name-of-table = Nome del tavolo
table-name = Al fuoco di { $name }
seats = Posti
seats-note = I posti vengono mescolati all’inizio della partita.
seats-shuffled = I posti vengono mescolati all’inizio. Un posto libero può andare a un bot.
seat-number = Posto { $n }
seat-me = Io
seat-open = Libero: per un amico
seat-hotseat = Su questo dispositivo: ce lo passiamo
seat-child = Bot: Bambino
    .note = Pieno di buona volontà, ma spesso fa la prima cosa che capita. Per le tue prime partite.
seat-gatherer = Bot: Raccoglitrice
    .note = Guarda un passo avanti e prende ciò che luccica. A volte era solo un sassolino.
seat-hunter = Bot: Cacciatore
    .note = Soppesa ogni passo con cura, e di rado si lascia sfuggire la preda.
seat-elder = Bot: Anziana
    .note = Si prende il suo tempo e legge il tavolo come orme nella neve.
seat-greedy = Bot: avido
seat-random = Bot: sprovveduto
seat-bot = Bot: { $name }
seat-a-bot = Dai a un bot
seat-more = Aggiungi un posto
seat-fewer = Togli l’ultimo posto
seats-most = Al massimo { $n } posti
seats-least = Almeno { $n } posti
variants = Varianti
value-on = sì
value-off = no
pace = Ritmo
pace-live = Dal vivo: ci siamo tutti
pace-turns = A turni, in più giorni
clock = Tempo per mossa
clock-0 = senza limite
clock-60 = 1 minuto
clock-180 = 3 minuti
clock-86400 = 1 giorno
clock-259200 = 3 giorni
clock-each = { $n } s per mossa
clock-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
clock-hours = { $n } h
clock-left = Tempo rimasto: { $time }
public = Tavolo pubblico
public-note = Chiunque può sedersi dall’ingresso.
takeover = I bot possono subentrare
takeover-note = Un bot gioca per un posto abbandonato o fuori tempo, finché il suo giocatore non torna.
takeover-not = Nessun bot subentra
hints = Suggerimenti
hints-note = Chi è di turno può chiedere che cosa farebbe l’Anziana.
hints-not = Nessun suggerimento
fast-bots = Bot veloci
fast-bots-note = Rispondono subito invece di pensarci un secondo.
own-deck = Un mazzo tuo
own-deck-note = (un file .toml; altrimenti il mazzo della tribù)
tribe-deck = Torna al mazzo della tribù
own-deck-here = Un mazzo tutto suo
make-table = Apri il tavolo
start-game = Inizia la partita
start-host = L’ospite inizia la partita.
start-free =
    { $n ->
        [one] È ancora libero { $n } posto.
       *[other] Sono ancora liberi { $n } posti.
    }
stand-up = Alzati
open-seat = Libera il posto
is-away = assente

## Invitations

join-title = Sei invitato
join-note = Di’ come gli altri possono chiamarti e siediti. Non serve un account.
watch-title = Spettatore
invite-link = Per giocare
watch-link = Solo per guardare
big-screen = Mostra il tavolo su un grande schermo
qr = Un codice per la fotocamera del telefono: porta a questo tavolo
screen-join = Inquadra il codice con il telefono e siediti.
only-here = Solo questo computer raggiunge la partita. Avviala con lascaux serve --lan e gli amici nella stessa rete potranno unirsi con questo link.
renew-links = Crea nuovi link
renew-links-sure = I vecchi link e codici non porteranno più da nessuna parte. Chi è al tavolo resta, e anche chi sta già guardando.
renew-links-yes = Sì, nuovi link
renew-links-no = Tieni questi
links-renewed = Il tavolo ha nuovi link. I vecchi non portano più da nessuna parte.

## Who I am

sign-in = Accedi
who-am-i = Chi sei?
my-name = Nome al tavolo
name-changed = D’ora in poi ti chiami così.
account-note = Senza account i tuoi posti appartengono a questo browser. Un account li conserva su tutti i dispositivi.
account-name = Nome dell’account
password = Password (8 caratteri o più)
make-account = Crea un account
signed-in = Hai effettuato l’accesso.
signed-out = Sei uscito.
sign-out = Esci
sign-out-everywhere = Esci ovunque
delete-account = Elimina l’account
delete-account-note = L’account, il suo nome e la sua password vengono eliminati. Le partite giocate restano, senza di esso.
account-deleted = L’account è stato eliminato.

## Settings

settings = Impostazioni
settings-note = Queste impostazioni restano su questo dispositivo.
language = Lingua
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
theme = Luce
theme-system = come il sistema
theme-light = luce del giorno
theme-dark = luce del fuoco
daylight = Luce del giorno
firelight = Luce del fuoco
sound = Suono
sound-on = acceso
sound-off = spento
speed = Velocità dei movimenti
speed-0 = nessuno
speed-150 = rapida
speed-300 = normale
speed-600 = lenta
confirm = Chiedi prima di lasciare una partita
leave-game = Lascia la partita
leave-sure = Un bot giocherà per te. Puoi riprendere il posto quando vuoi, con quello che il bot ti avrà lasciato.
leave-yes = Sì, lascia
leave-no = Resta
left-game = Un bot continua per te. Il tavolo è tra «I miei tavoli».
this-table = Questo tavolo

## The table

table-loading = Il tavolo
table-unreachable = Questo tavolo non è raggiungibile: non esiste, o non è aperto a te.
status = Che cosa succede
round = turno { $n }
passing = Per ora passo
passing-note = Passa ogni volta che si potrebbe reagire, finché il gioco lo prevede.
you-watch = Stai guardando.
sending = invio…
hint = Suggerimento
hint-keys = Che cosa farebbe l’Anziana? (Alt+H)
undo = Annulla
undo-locked = Non si torna indietro oltre un dado, una pesca, una rivelazione o la risposta di un altro giocatore.
link-live = connesso
link-connecting = connessione…
link-polling = connessione lenta
link-lost = nessuna connessione; riprovo
side = Accanto al tabellone
what-happened = Cronaca
side-log = Diario
side-chat = Chat
chat = Chat
chat-say = Di’ qualcosa
chat-empty = Nessuno ha ancora detto niente.
only-you = lo vedi solo tu
look-at = Vedi il tavolo in questo momento
past = Stai guardando un momento passato.
past-no-answer = Questo momento è passato. Torna al presente per rispondere.
back-to-now = Torna al presente
hand-over = Passa il dispositivo a { $name }
hand-over-note = Nessun altro guardi!
hand-over-done = Sono { $name }
away = Assenti: { $names }
bot-plays-for-you = Un bot gioca per te.
take-back = Riprendi il posto
show-board = Mostra il tabellone
show-end = Mostra il risultato
after-game = Dopo la partita
rematch-open = Ti aspetta una rivincita
analysis = Analisi
record = Verbale (file)
tabs = Parti del tavolo
tab-board = Tabellone
tab-me = Io
tab-others = Altri
tab-log = Diario
choices = Che cosa puoi fare
choices-not = E che cosa no, e perché

## Replay, proof, rules, credits

replay = Rivedi la partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-play = Avvia
replay-pause = Pausa
replay-at = Momento { $n } di { $last }
proof = Dadi onesti
proof-words = L’impegno era fissato prima del primo lancio; il seme si mostra alla fine. Chiunque può ricalcolare ogni lancio.
proof-commitment = Impegno
proof-seed = Seme
proof-brought = Numeri dai dispositivi dei giocatori
verify = Prova della sorte
verify-note = Prima del primo dado il server ha fissato un seme segreto e ne ha mostrato l’impronta; il browser di ogni giocatore ha aggiunto un numero suo. Il verbale di una partita finita mostra il seme: ora ogni dado e ogni pesca si può verificare.
verify-drop = Trascina qui il verbale di una partita, o scegli il file
verify-paste = o incollalo
verify-check = Verifica
verify-no-record = Questo non è un verbale di Lascaux.
verify-here = Verificato in questo browser:
verify-here-good = lo SHA-256 del seme è l’impronta mostrata prima della partita. Il seme non è stato cambiato dopo.
verify-here-bad = lo SHA-256 del seme non è l’impronta mostrata prima della partita.
verify-seats-good = i posti sono stati sorteggiati con lo stesso seme e con i numeri dei giocatori.
verify-seats-bad = i posti non sono quelli che dà il sorteggio.
verify-there = Verificato dal server:
verify-there-good =
    { $n ->
        [one] il dado o la pesca ({ $n }) segue dal seme, ogni risposta rispetta le regole e la partita finisce come dice il verbale.
       *[other] tutti i { $n } dadi e pesche seguono dal seme, ogni risposta rispetta le regole e la partita finisce come dice il verbale.
    }
verify-there-bad = il verbale non concorda con il suo seme o con le regole:
verify-how = Per sapere che cosa è stato pescato bisogna conoscere le regole: perciò questa parte la verifica il server. Se preferisci non fidarti, esegui «lascaux verify FILE» sul tuo computer: il calcolo è lo stesso.
rules = Regole
rules-search = Cerca nelle regole
rules-nothing = Niente su «{ $wanted }» nelle regole.
credits = Riconoscimenti
unofficial-long = Lascaux è un’opera di appassionati, non ufficiale. Non è fatta, autorizzata o sostenuta dagli editori o dagli autori dei giochi che fa giocare. Le regole sono fatti; ogni frase, carta, nome e disegno qui è nostro, tranne i nomi dei giochi e di cinque personaggi, usati per dire di che cosa si parla. Se ti piace giocare qui, compra le scatole: i loro pezzi si possono toccare.
credits-symbols = Piccoli simboli
credits-symbols-note = I piccoli simboli sono di questi autori, ricolorati e ridimensionati, da
credits-rest = Il resto
credits-fonts = Caratteri: Londrina Solid e Source Sans 3, entrambi con licenza SIL Open Font 1.1.
credits-own = Tutti gli altri disegni, testi, carte, suoni e il codice: i fondatori di Lascaux, licenza MIT.
lost-title = Un vicolo cieco nella caverna
lost-note = A { $path } non c’è niente.

## What can go wrong

error-network = Il server non è raggiungibile. Riprova tra un momento.
error-no-table = Questo tavolo non esiste, o non è aperto a te.
error-not-found = Qui non c’è più niente.
error-too-fast = Troppo in fretta. Aspetta un momento e riprova.
error-conflict = Qualcun altro è stato più veloce.
error-internal = Qualcosa è andato storto sul server.
error-forbidden = Qui non è permesso.
error-bad-request = Il server non ha capito: { $detail }
error-bad-input = C’è un errore in questo file o modulo: { $detail }
error-malformed = Il server non ha capito questo messaggio. Ricarica la pagina.
error-not-signed-in = Per questo devi aver effettuato l’accesso.
error-no-session = Questo browser qui non è più conosciuto. Ricarica la pagina.
error-foreign-origin = Questa richiesta viene da un altro sito.
error-method-not-allowed = Qui non si può fare.
error-error = Qualcosa è andato storto: { $detail }
error-too-big = È troppo grande.
error-busy = A questo tavolo c’è ressa. Riprova tra un momento.
error-no-link = Questo link non porta a nessun tavolo.
error-no-deck = Nessun tavolo qui ha usato questo mazzo.
error-no-moment = La partita non è ancora arrivata a quel punto.
error-no-seat = Questo tavolo non ha quel posto.
error-bad-path = Questo indirizzo non è dei nostri.
error-table-full = Tutti i posti di questo tavolo sono occupati.
error-seat-taken = Lì è già seduto qualcuno.
error-seated = Siedi già a questo tavolo.
error-seats-open = Ci sono ancora posti liberi.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-not-your-seat = Questo posto non è tuo.
error-not-your-table = Può farlo solo chi siede a questo tavolo.
error-not-started = La partita non è cominciata.
error-started = La partita è già cominciata.
error-not-over = La partita non è ancora finita.
error-game-over = La partita è finita.
error-old-rules = Questa partita è cominciata con regole più vecchie e non può continuare.
error-rematch = C’è già un nuovo tavolo.
error-no-takeover = A questo tavolo nessun bot subentra: la partita ti aspetta.
error-no-windows = In questo gioco non c’è niente da passare in anticipo.
error-only-here = Solo questo computer raggiunge la partita: avviala con lascaux serve --lan.
error-in-time = Nessuno è in ritardo.
error-bot-plays = Un bot gioca per te. Prima riprendi il posto.
error-no-hints = A questo tavolo non ci sono suggerimenti.
error-not-asked = Adesso non ti si chiede nulla.
error-one-choice = Qui c’è una sola cosa da fare.
error-stale-question = Troppo tardi: a questa domanda si è già risposto, ce n’è una nuova.
error-empty = Questo messaggio è vuoto.
error-bad-name = Un nome ha bisogno di almeno una lettera.
error-name-taken = Esiste già un account con questo nome.
error-has-account = Hai già un account.
error-no-account = Non hai un account.
error-wrong-password = Nome e password non corrispondono.

## Learning by playing

learn = Impara giocando
learn-table = Primi passi
learn-guide = La vecchia saggia
learn-ok = Capito
learn-off = Basta consigli
