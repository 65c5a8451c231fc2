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
        [one] { $n } merce da raccogliere
       *[other] { $n } merci da raccogliere
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
above_below-to-train = Da addestrare
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
above_below-doing-name-train = Addestra
above_below-doing-name-labor = Lavora
above_below-doing-build = Costruisci
above_below-doing-train = Addestra
above_below-doing-harvest = Raccogli
above_below-doing-price = Fai un’offerta
above_below-doing-answer = Un’offerta
above_below-doing-pay = Paga
above_below-hint-name-explore = Clicca sugli abitanti pronti che scendono.
above_below-hint-name-build = Clicca su chi ha un martello.
above_below-hint-name-harvest = Clicca su chi va; ognuno porta una merce.
above_below-hint-name-train = Clicca su chi ha una penna.
above_below-hint-name-labor = Clicca su chi lavora.
above_below-hint-build = Scegli una carta al mercato.
above_below-hint-train = Scegli un nuovo arrivato dalla fila.
above_below-hint-harvest = Quale merce, e dove?
above_below-hint-price = Quante monete?
above_below-named = Scelti finora
above_below-nobody-yet = Ancora nessuno.
above_below-to-stock = Scorta
above_below-to-sale = In vendita
above_below-to-track = Tracciato
above_below-last-story = L’ultima storia

## What one owns

above_below-store = Monete e merci
above_below-income-of = entrate { $n }
above_below-income-note = Quanto porteranno le prossime entrate, così come stanno le cose
above_below-income-word = entrate
above_below-stock = Scorta
above_below-stock-empty = Ancora niente.
above_below-for-sale = in vendita
above_below-track = Progresso
above_below-track-note =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $more ->
        [0] entrate { $base }
       *[other] entrate { $base } + { $more }
    }
above_below-points-each = punti
above_below-slot =
    { $points ->
        [one] Posto { $slot }, { $points } punto l’uno: { $goods }
       *[other] Posto { $slot }, { $points } punti l’uno: { $goods }
    }

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

learn-actions = Tocca a te: un’azione con abitanti pronti, oppure passi per questo round. Punta su un’azione e ciò che può usare si illumina. Prima puoi commerciare, mettere merci sul tracciato o far arrivare una fila nuova, gratis o quasi.
learn-name-explore = A esplorare si va in due o più. I numeri sopra le lampade dicono che cosa dà un dado: 4+ sopra due lampade vuol dire due lanterne con 4, 5 o 6. Più esploratori, più luce, e meno gente a preparare la cena.
learn-name-build = Chi ha un martello costruisce. Un + sul martello fa risparmiare una moneta. Chi lo usa per oggi è stanco.
learn-name-harvest = Ogni abitante porta a casa una merce dai tuoi edifici. Quelle con la freccia tonda ricrescono al prossimo round.
learn-name-train = Chi ha una penna insegna. Un + sulla penna fa risparmiare una moneta.
learn-name-labor = Chi lavora porta una moneta. Il primo a lavorare nel round prende anche il sidro: ecco il perché della fretta.
learn-build = Le case stanno sopra, gli avamposti vogliono una grotta vuota sotto. Una moneta piena è alla tua portata, una vuota no. Nei letti si riposa, gli allori sono punti, e ogni edificio vale già un punto da solo.
learn-train = Il nuovo arrivato costa quanto dice il suo posto e arriva stanco dal viaggio. Conta prima i letti.
learn-harvest = La scorta conserva la merce, il banco la mostra ai vicini, il tracciato ne fa punti e alza le tue entrate. I tipi nuovi riempiono il tracciato da sinistra, e i posti successivi valgono di più.
learn-price = Almeno 3 monete. Possono dirti di no, e allora richiedere costa di più. È il mercato.
learn-answer = Qualcuno vuole ciò che vendi. Se accetti, le monete sono tue. «Rifiuta le offerte» ti risparmia la domanda.
learn-pay = Nel tuo villaggio le bevande valgono monete. Tieni quelle che serviranno di notte.

## Passing beforehand

above_below-passing = Rifiuta le offerte
above_below-passing-note = Chi chiede ciò che vendi riceve un rifiuto, finché il round non è finito.

# The book, the night and the end.

## The book

above_below-book = Il libro
above_below-opening = Il dado sceglie la pagina…
above_below-page = Pagina { $n }
above_below-cave-rolled = La carta grotta: un { $die } apre pagina { $page }
above_below-step-story = Storia
above_below-step-choice = Scelta
above_below-step-lanterns = Lanterne
above_below-step-outcome = Com’è andata
above_below-you-read = Leggi tu per { $to }
above_below-reads-to-you = { $who } legge per te
above_below-reads = { $who } legge per { $to }
above_below-read-aloud = Leggi ad alta voce
above_below-read-stop = Smetti di leggere
above_below-costs = costa
above_below-needs = solo con
above_below-bonus-now =
    { $n ->
        [one] +{ $n } lanterna per questo gruppo
       *[other] +{ $n } lanterne per questo gruppo
    }
above_below-hidden = premi nascosti
above_below-explorers = Chi è sceso
above_below-exerted = ha dato tutto, è tra i feriti
above_below-gone = è tornato a casa tra i feriti
above_below-reroll = Ritira
above_below-exert = Dà tutto
above_below-injure = Si ferisce
above_below-lit =
    { $n ->
        [one] { $n } lanterna
       *[other] { $n } lanterne
    }
above_below-lanterns =
    { $n ->
        [one] lanterna
       *[other] lanterne
    }
above_below-sum-bonus = { $n } in più
above_below-sum-exerted = { $n } con lo sforzo
above_below-target-reached = Soglia { $n } raggiunta
above_below-target-missing = Alla soglia { $n } ne mancano { $more }
above_below-more = ancora { $n }
above_below-stop-at = Fermati a { $n }
above_below-target-pays = paga la soglia { $n }
above_below-fails-so = così non basta
above_below-well = Va bene
above_below-badly = Va male
above_below-lit-for =
    { $n ->
        [one] { $n } lanterna, ne serviva { $target }
       *[other] { $n } lanterne, ne servivano { $target }
    }
above_below-lit-short =
    { $n ->
        [one] solo { $n } lanterna, ne servivano { $target }
       *[other] solo { $n } lanterne, ne servivano { $target }
    }
above_below-gained = Guadagnato
above_below-lost = Perso
above_below-won-special = { $who } si unisce al villaggio
above_below-won-villager = si unisce l’abitante meno caro
above_below-won-cave = una grotta in più
above_below-won-building = un edificio fino a { $most } monete, gratis
above_below-hurt =
    { $n ->
        [one] qualcuno si ferisce
       *[other] si feriscono in { $n }
    }
above_below-goes-on = La storia continua.
above_below-cave-won = La grotta è presa: ci si può costruire un avamposto.
above_below-cave-lost = La carta grotta torna in fondo al mazzo.
above_below-shut = Chiudi il libro
above_below-look-at = Guarda { $card }
above_below-out-of-reach =
    { $n ->
        [one] { $n } edificio oggi non fa per te
       *[other] { $n } edifici oggi non fanno per te
    }

## The night

above_below-night = La notte dopo il round { $n }
above_below-morning = Il mattino del round { $next }
above_below-last-evening = L’ultima sera
above_below-night-step-drink = Bevande
above_below-night-step-beds = Letti
above_below-night-step-shelve = Il tracciato
above_below-night-step-income = Entrate e ricrescita
above_below-night-step-scoring = Conteggio
above_below-begin-round = Si va al round { $n }
above_below-night-ready = Pronti { $n }
above_below-night-exhausted = Sfiniti { $n }
above_below-night-injured = Feriti { $n }
above_below-nobody = nessuno
above_below-beds-left =
    { $n ->
        [one] { $n } letto libero su { $beds }
       *[other] { $n } letti liberi su { $beds }
    }
above_below-beds-short = Più assonnati che letti: chi veglia resta com’è.
above_below-slept-none = a nessuno serviva un letto
above_below-not-yet-slept = ancora svegli
above_below-shelved = sul tracciato:
above_below-income = Entrate
above_below-income-to-come = Entrate in arrivo
above_below-income-track =
    { $n ->
        [0] tracciato vuoto
        [one] { $n } tipo sul tracciato
       *[other] { $n } tipi sul tracciato
    }
above_below-refilled = ricresciuto:
above_below-track-points =
    { $n ->
        [one] { $n } punto per ogni merce qui
       *[other] { $n } punti per ogni merce qui
    }
above_below-track-legend = Sopra: i punti per merce. Sotto: le entrate quando la casella è occupata.

## The end

above_below-end = La fine
above_below-won =
    { $n ->
        [one] Vince { $who }
       *[other] Vincono insieme { $who }
    }
above_below-lead =
    { $n ->
        [0] A pari punti.
        [one] Per un punto solo.
       *[other] Per { $n } punti.
    }
above_below-rematch = Un’altra
above_below-sheet = Punti per provenienza
above_below-from-track = Merci sul tracciato
above_below-from-buildings = Edifici, 1 l’uno
above_below-from-printed = Punti stampati
above_below-from-bonuses = Punti per oggetto
above_below-from-reputation = Casella di reputazione
above_below-from-rank = Posto in reputazione
above_below-total = Totale
above_below-tie-coins = Spareggio: monete
above_below-tie-villagers = Spareggio: abitanti
above_below-tie-buildings = Spareggio: edifici
above_below-decided-coins = { $who } hanno gli stessi punti; decidono le monete.
above_below-decided-villagers = { $who } hanno gli stessi punti e monete; decidono gli abitanti.
above_below-decided-buildings = { $who } hanno gli stessi punti, monete e abitanti; decidono gli edifici.
above_below-decided-shared = { $who } sono pari in tutto e dividono la vittoria.
above_below-pooled =
    { $n ->
        [one] { $who } sono pari in reputazione: i punti dei loro posti si sommano e si dividono, arrotondati per eccesso, { $n } a testa.
       *[other] { $who } sono pari in reputazione: i punti dei loro posti si sommano e si dividono, arrotondati per eccesso, { $n } a testa.
    }
above_below-plot = Punti dopo ogni round
above_below-deeds = Sotto terra
above_below-deeds-explored =
    { $n ->
        [one] incontro
       *[other] incontri
    }
above_below-deeds-won =
    { $n ->
        [one] grotta presa
       *[other] grotte prese
    }
above_below-deeds-exerted =
    { $n ->
        [one] abitante ha dato tutto
       *[other] abitanti hanno dato tutto
    }
above_below-deeds-rerolled =
    { $n ->
        [one] dado ritirato
       *[other] dadi ritirati
    }
above_below-dice-title = Tutti i dadi
above_below-dice-total = { $n } dadi; dadi regolari mostrerebbero ogni faccia { $even } volte

## Learn by playing

learn-option = Siete sotto, e qualcuno legge per te. Ogni scelta mostra le lanterne che chiede; quel che rende resta nascosto fino alla fine. Di due soglie la più alta paga meglio, e mai tutte e due.
learn-lanterns = Un dado per esploratore dà lanterne. Poche? Qualcuno può dare tutto per averne una in più, e torna a casa ferito. Certe case permettono di ritirare un dado.
learn-injure = Il libro ha ferito qualcuno. Scegli chi può permettersi di restare a letto: due notti, se non c’è una pozione.
learn-cheap-building = Un edificio gratis, tra quelli scoperti. Un avamposto vuole una grotta che avevi già.
learn-drink = La notte comincia con un brindisi. Una pozione porta un ferito tra gli sfiniti, un sidro uno sfinito tra i pronti. Si conservano entrambi, la sete pure.
learn-beds = Un letto fa fare un passo a un abitante: da ferito a sfinito, da sfinito a pronto. I letti sono meno degli assonnati. Sveglia chi ti servirà domani.
learn-shelve = Le merci sul tracciato sono punti, e ogni nuovo tipo alza le tue entrate per sempre. I tipi riempiono le caselle da sinistra e non si spostano più: prima le merci comuni, più a destra quelle di cui ne avrai tante.
learn-over = Questa era una partita intera. Case sopra, storie sotto, e da qualche parte un gatto che non ti deve niente. Un’altra?
