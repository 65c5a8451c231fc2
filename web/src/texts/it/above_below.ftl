# Above and Below in the browser: the village, the market, the actions.
above_below-thing-mushroom = Fungo
above_below-thing-fish = Pesce
above_below-thing-fruit = Frutto
above_below-thing-rope = Corda
above_below-thing-pot = Vaso
above_below-thing-paper = Carta
above_below-thing-ore = Minerale
above_below-thing-amethyst = Ametista
above_below-thing-cider = Sidro
above_below-thing-potion = Pozione
above_below-thing-coins = Monete
above_below-thing-bed = Letti
above_below-thing-lantern = Lanterne
above_below-thing-points = Punti
above_below-thing-reputation = Reputazione

## Things and cards

above_below-points-per =
    { $n ->
        [one] { $n } punto per { $thing }
       *[other] { $n } punti per { $thing }
    }
above_below-cost = costa { $n }
above_below-cost-far = costa { $n }, ne hai { $purse }
above_below-look = Guarda { $card }
above_below-kind-start = casa iniziale
above_below-kind-house = casa
above_below-kind-outpost = avamposto
above_below-kind-key = casa con chiave
above_below-kind-star = casa con stella
above_below-special-liquid-woman = Il suo arrivo costa 1 di reputazione. La gente parla delle pozzanghere.
above_below-special-glogo = Ha un martello e costruisce per 1 moneta in meno.
above_below-special-cave-cat = Scelto per un’azione, tira un dado: con 1 o 2 preferisce sdraiarsi.
above_below-special-metal-man = Riposa ogni notte in un letto suo. Niente altri letti, niente sidro, niente pozioni.

## The market

above_below-market = Mercato
above_below-houses = Case
above_below-outposts = Avamposti
above_below-keys = Con chiave
above_below-stars = Con stella
above_below-deck = mazzo { $n }
above_below-refresh-houses = Quattro case nuove per 1 moneta
above_below-refresh-outposts = Quattro avamposti nuovi per 1 moneta
above_below-new-houses = 4 nuove
above_below-new-outposts = 4 nuovi
above_below-specials = Speciali
above_below-special-left = { $who }: { $n } là sotto
above_below-within-reach = { $n } alla tua portata

## The village

above_below-your-village = Il tuo villaggio
above_below-village-of = Il villaggio di { $who }
above_below-buildings =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }
above_below-ripe =
    { $n ->
        [0] niente da raccogliere
        [one] { $n } bene da raccogliere
       *[other] { $n } beni da raccogliere
    }
above_below-above = Sopra la terra
above_below-below = Sotto la terra
above_below-next-house = prossima casa
above_below-to-harvest = Da raccogliere: { $goods }
above_below-room = posto per un avamposto
above_below-next-cave = Prossima grotta
above_below-next-cave-note = La carta grotta in cima. Un dado sceglie quale dei suoi sei incontri sarà.
above_below-caves-left =
    { $n ->
        [one] resta { $n } carta
       *[other] restano { $n } carte
    }
above_below-stall = In vendita dai vicini
above_below-sells = { $who } vende { $item }
above_below-buy = offri

## The villagers

above_below-people = Abitanti
above_below-ready = Pronti
above_below-exhausted = Sfiniti
above_below-injured = Feriti
above_below-rest = La notte
above_below-beds-tired = { $beds } letti, { $tired } stanchi
above_below-awake =
    { $n ->
        [one] se si stancano tutti e { $all }, { $n } veglia
       *[other] se si stancano tutti e { $all }, { $n } vegliano
    }
above_below-all-sleep = un letto per ognuno dei { $all }
above_below-to-train = Da istruire
above_below-for-coins = a pagamento

## Actions

above_below-pass = Passa
above_below-question = La domanda
above_below-note-explore = in 2 o più
above_below-note-build = con un martello
above_below-note-train = da { $n } monete
above_below-note-labor = 1 moneta a testa
above_below-cider-waits = Il sidro va al primo che lavora.
above_below-note-pass = per questo round
above_below-doing-name-explore = Esplora
above_below-doing-name-build = Costruisci
above_below-doing-name-harvest = Raccogli
above_below-doing-name-train = Istruisci
above_below-doing-name-labor = Lavora
above_below-doing-build = Costruisci
above_below-doing-train = Istruisci
above_below-doing-harvest = Raccogli
above_below-doing-price = Fai un’offerta
above_below-doing-answer = Un’offerta
above_below-doing-pay = Paga
above_below-hint-name-explore = Clicca sugli abitanti pronti che scendono.
above_below-hint-name-build = Clicca su chi ha un martello.
above_below-hint-name-harvest = Clicca su chi va; ognuno porta un bene.
above_below-hint-name-train = Clicca su chi ha una penna.
above_below-hint-name-labor = Clicca su chi lavora.
above_below-hint-build = Scegli una carta al mercato.
above_below-hint-train = Scegli un nuovo arrivato dalla fila.
above_below-hint-harvest = Quale bene, e dove?
above_below-hint-price = Quante monete?
above_below-named = Scelti finora
above_below-nobody-yet = Ancora nessuno.
above_below-to-stock = Scorta
above_below-to-sale = In vendita
above_below-to-track = Tracciato
above_below-last-story = L’ultima storia

## What one owns

above_below-store = Monete e beni
above_below-income = entrate { $n }
above_below-income-note = Quanto porteranno le prossime entrate, così come stanno le cose
above_below-income-word = entrate
above_below-stock = Scorta
above_below-stock-empty = Ancora niente.
above_below-for-sale = in vendita
above_below-track = Progresso
above_below-track-note =
    { $more ->
        [0] { $points } punti, entrate { $base }
       *[other] { $points } punti, entrate { $base } + { $more }
    }
above_below-points-each = punti
above_below-slot = Posto { $slot }, { $points } punti l’uno: { $goods }

## The others

above_below-round = Round
above_below-round-of = Round { $n } di { $all }
above_below-rank-note =
    { $n ->
        [2] il primo vale 3
       *[other] il posto vale 5, 3, 2
    }
above_below-visit = Fai visita a { $who }
above_below-passed = ha passato
above_below-first = comincia il round
above_below-points-now = punti così come stanno le cose
above_below-points-so-far =
    { $n ->
        [one] { $n } punto finora
       *[other] { $n } punti finora
    }

## Learning by playing

learn-actions = Tocca a te: un’azione con abitanti pronti, oppure passi per questo round. Punta su un’azione e ciò che può usare si illumina. Prima puoi commerciare, mettere beni sul tracciato o far arrivare una fila nuova, gratis o quasi.
learn-name-explore = A esplorare si va in due o più. I numeri sopra le lampade dicono che cosa dà un dado: 4+ sopra due lampade vuol dire due lanterne con 4, 5 o 6. Più esploratori, più luce, e meno gente a preparare la cena.
learn-name-build = Chi ha un martello costruisce. Un + sul martello fa risparmiare una moneta. Chi lo usa per oggi è stanco.
learn-name-harvest = Ogni abitante porta a casa un bene dai tuoi edifici. Quelli con la freccia tonda ricrescono al prossimo round.
learn-name-train = Chi ha una penna insegna. Un + sulla penna fa risparmiare una moneta.
learn-name-labor = Chi lavora porta una moneta. Il primo a lavorare nel round prende anche il sidro: ecco il perché della fretta.
learn-build = Le case stanno sopra, gli avamposti vogliono una grotta vuota sotto. Una moneta piena è alla tua portata, una vuota no. Nei letti si riposa, gli allori sono punti, e ogni edificio vale già un punto da solo.
learn-train = Il nuovo arrivato costa quanto dice il suo posto e arriva stanco dal viaggio. Conta prima i letti.
learn-harvest = La scorta conserva il bene, il banco lo mostra ai vicini, il tracciato ne fa punti e alza le tue entrate. I tipi nuovi riempiono il tracciato da sinistra, e i posti successivi valgono di più.
learn-price = Almeno 3 monete. Possono dirti di no, e allora richiedere costa di più. È il mercato.
learn-answer = Qualcuno vuole ciò che vendi. Se accetti, le monete sono tue. «Rifiuta tutto in questo round» ti risparmia la domanda.
learn-pay = Nel tuo villaggio le bevande valgono monete. Tieni quelle che serviranno di notte.

## Passing beforehand

above_below-passing = Rifiuta tutto in questo round
above_below-passing-note = Chi chiede ciò che vendi riceve un rifiuto, finché il round non è finito.

# The book, the night and the end.
