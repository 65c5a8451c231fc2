### Above and Below, il mazzo della tribù: nomi degli edifici e degli abitanti, e due parole su ciascuno.

## Casa di partenza

card-first-roof = Il primo tetto
    .flavour = Perde, ma perde su di noi.

## Case

card-wet-attic = Soffitta bagnata
    .flavour = Vista mare, quando piove.
card-drafty-lodge = Villa Spifferi
    .flavour = Il vento abita qui. È arrivato prima.
card-grannys-overhang = Da Nonna
    .flavour = Prima pulisciti i piedi. Poi paga.
card-damp-palace = Palazzo umido
    .flavour = Acqua corrente in ogni stanza. E su ogni muro.
card-fruit-mostly = Frutta, per lo più
    .flavour = Il resto sono vermi, gente riservata.
card-orchard-of-sorts = Frutteto, diciamo
    .flavour = Un albero solo, ma ci tiene molto.
card-not-the-pantry = Non è la dispensa
    .flavour = Lo dice il cartello. Non ci casca nessuno.
card-smoked-everything = Tutto affumicato
    .flavour = Pesce, di solito. Le tende sono state un incidente.
card-rope-walk = La corderia
    .flavour = Si lavora all’indietro, ma si va avanti.
card-three-to-a-bed = Tre per letto
    .flavour = A mezzanotte ci si gira. Previa votazione.
card-mossy-manor = Villa Muschio
    .flavour = La più bella rovina mai costruita nuova.
card-toll-stump = Ceppo a pedaggio
    .flavour = Ci puoi girare intorno. C’è un ceppo anche lì.
card-shouting-tower = Torre degli strilli
    .flavour = Per dire al paese accanto quello che sa già.
card-school-of-soft-knocks = Scuola del buffetto
    .flavour = In quella dei ceffoni non c’era più posto.
card-nearly-finished = Quasi finita
    .flavour = Pronta a primavera. Quale, non lo dicono.
card-tall-tales = Il pesce era così
    .flavour = Il pesce era così. La grotta, così. E io, così.
card-second-hand-cures = Cure di seconda mano
    .flavour = Usate poco. L’ultimo paziente aveva fretta.
card-leaky-mug = Il boccale bucato
    .flavour = O bevi in fretta o non bevi.
card-stairs-all-the-way = Scale a non finire
    .flavour = Scendere è gratis. Si paga quell’altra cosa.
card-odd-company = Strana gente
    .flavour = Si ospitano braccia in qualsiasi numero.

## Avamposti

card-fungal-cellar = La fungaia
    .flavour = Nessuno l’ha piantata. Nessuno osa fermarla.
card-night-fishing = Pesca notturna
    .flavour = Qui è sempre notte. I pesci non chiedono più.
card-bunk-hole = Buco a castello
    .flavour = Il posto di sopra ha il soffitto compreso.
card-sulking-grotto = Grotta del broncio
    .flavour = Non bussare. Men che meno per chiedere scusa.
card-echo-still = Alambicco con eco
    .flavour = Fa plic. Un po’ più tardi, fa plic.
card-ore-else = O col piccone
    .flavour = Con le buone la montagna non ne voleva sapere.
card-pot-luck = Vaso per caso
    .flavour = Metà vengono tondi. L’altra metà è arte.
card-loose-ends = Bandolo smarrito
    .flavour = L’altro capo è da qualche parte. Tira e vedrai.
card-purple-patch = Vena viola
    .flavour = Cresce un dito al secolo. La nostra ha fretta.
card-paper-cuts = Tagli di carta
    .flavour = Piccoli, sottili, e ognuno ha il suo.
card-pulp-and-paste = Stracci e pappa
    .flavour = Bollilo abbastanza, e lo straccio vorrà farsi leggere.
card-violet-hours = L’ora viola
    .flavour = Solo un’occhiata. Ecco, quello era il pranzo.
card-upside-down-inn = Locanda capovolta
    .flavour = Consigliata dai pipistrelli. Gli stivali si appendono.
card-mushroom-futures = Borsa dei funghi
    .flavour = Venduti prima di spuntare, rimpianti dopo.
card-back-door-trade = La porta sul retro
    .flavour = Nessuna domanda. Nemmeno risposte.
card-echo-that-answers = Eco che risponde
    .flavour = Ripete, ma meglio.
card-room-to-think = Spazio per pensare
    .flavour = Dentro non c’è niente. È stata dura.
card-quiet-apology = Scuse sottovoce
    .flavour = Sussurrate alla roccia. La roccia lo dice a tutti.

## Case chiave

card-two-tries-tower = Buona la seconda
    .flavour = La prima torre è il mucchio lì accanto.
card-house-of-mislaid-keys = Chiavi smarrite
    .flavour = Una è quella giusta. Intanto si sta fuori.
card-still-building = Cantiere eterno
    .flavour = Le impalcature hanno messo radici.
card-second-opinion = Secondo parere
    .flavour = Il primo diceva sanguisughe. Il secondo pure.
card-forty-winks = Casa dei ghiri
    .flavour = Dieci per letto. All’ingrosso costava meno.
card-heavy-industry = Industria pesante
    .flavour = Se fa fracasso, va. Se tace, scappa.
card-palace-of-herring = Palazzo dell’aringa
    .flavour = Uno splendore che si annusa da lontano.
card-wind-harnessed = Vento imbrigliato
    .flavour = Nessuno glielo ha chiesto. E si sente.
card-all-under-one-hide = Tutto sotto una pelle
    .flavour = Se non ce l’abbiamo, non ti serve.

## Case stellate

card-last-orders = Ultimo giro
    .flavour = È l’ultimo da anni.
card-nobodys-cellar = Cantina di Nessuno
    .flavour = Nessuno la tiene in ordine. Nessuno vuole parlarti.
card-hall-of-huts = Sala delle capanne
    .flavour = Una capanna dove si riuniscono le capanne.
card-overlook = Il belvedere
    .flavour = Da quassù si vede tutto, tranne la scala.
card-bone-idle = Ozio fino all’osso
    .flavour = Fatta in un giorno, con un mammut, da sdraiati.
card-violet-rain-shelter = Tettoia viola
    .flavour = Ci piove dentro. Ne vale la pena.

## Abitanti dell’inizio

card-bonk = Toc
    .flavour = Carpentiere. Col martello prende anche le misure.
card-scribble = Scarabocchio
    .flavour = Maestra. Scrive tutto, anche questo.
card-lump = Zolla
    .flavour = Porta le cose. Dove, non l’ha mai chiesto.

## Abitanti da addestrare

card-mop = Ramazza
    .flavour = Mette in ordine il bosco, un cesto alla volta.
card-wick = Stoppino
    .flavour = Accende i lumi. Ha paura del buio, da qui il mestiere.
card-spark = Scintilla
    .flavour = Ha sette anni e le hanno affidato il fuoco.
card-ouch = Ahi
    .flavour = Cascatore. Come mestiere non era previsto.
card-drip = Goccia
    .flavour = Scava pozzi. Costante come la pioggia, e altrettanto allegro.
card-yonder = Laggiù
    .flavour = Esploratore. Sa benissimo l’andata.
card-grit = Tegola
    .flavour = Copritetti. È caduto dalle case migliori.
card-boulder = Macigno
    .flavour = Muratore. Era in mezzo al materiale.
card-flint = Selce
    .flavour = Fa attrezzi. Affilato, e si accende per un nonnulla.
card-bramble = Rovo
    .flavour = Pianta siepi. Gli abbracci, su appuntamento.
card-dab = Calcina
    .flavour = Intonaca. Copre tutto, anche gli amici.
card-thud = Patatrac
    .flavour = Demolizioni, e quel che ne segue.
card-handy = Tuttofare
    .flavour = Con la sinistra scrive, con la destra costruisce. O viceversa.
card-fern = Felce
    .flavour = Erborista. Scrive sulle foglie, poi ci fa la minestra.
card-tally = Tacca
    .flavour = Contabile. Conta le pecore e resta sveglia.
card-old-hum = Nonno Mah
    .flavour = Anziano. Ricorda tutto, in ordine sparso.
card-inka = Macchia
    .flavour = Copista. Quella in fondo è la firma.
card-snuff = Nasinsù
    .flavour = Critico. Ti ha letto, e si è ripreso.

## Abitanti speciali

card-liquid-woman = Donna Liquida
    .flavour = Facile volerle bene, difficile farla sedere.
card-glogo = Glogo
    .flavour = Costruisce a naso. I muri vengono dritti, chissà come.
card-cave-cat = Gatto delle Caverne
    .flavour = Viene se lo chiami, quando stava già venendo.
card-metal-man = Uomo di Metallo
    .flavour = Di notte si olia. E chiede come stanno i tuoi cardini.
