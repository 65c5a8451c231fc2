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
above_below-night-step-income = Rendita e ricrescita
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
above_below-income = Rendita
above_below-income-to-come = Rendita in arrivo
above_below-income-track =
    { $n ->
        [0] tracciato vuoto
        [one] { $n } tipo sul tracciato
       *[other] { $n } tipi sul tracciato
    }
above_below-refilled = ricresciuto:
above_below-track = Il tracciato
above_below-track-points =
    { $n ->
        [one] { $n } punto per ogni merce qui
       *[other] { $n } punti per ogni merce qui
    }
above_below-track-legend = Sopra: i punti per merce. Sotto: la rendita quando la casella è occupata.

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
learn-shelve = Le merci sul tracciato sono punti, e ogni nuovo tipo alza la tua rendita per sempre. I tipi riempiono le caselle da sinistra e non si spostano più: prima le merci comuni, più a destra quelle di cui ne avrai tante.
learn-over = Questa era una partita intera. Case sopra, storie sotto, e da qualche parte un gatto che non ti deve niente. Un’altra?
