# Words at the table: names, prompts, choices, refusals and the log.

game-name = Above and Below
round = round { $n }

# The villages, and so the bots that live in them.
village-0 = Pozza
village-1 = Conca
village-2 = Cardo
village-3 = Brace

goods-coins =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
goods-mushroom =
    { $n ->
        [one] { $n } fungo
       *[other] { $n } funghi
    }
goods-fish =
    { $n ->
        [one] { $n } pesce
       *[other] { $n } pesci
    }
goods-fruit =
    { $n ->
        [one] { $n } frutto
       *[other] { $n } frutti
    }
goods-rope =
    { $n ->
        [one] { $n } corda
       *[other] { $n } corde
    }
goods-pot =
    { $n ->
        [one] { $n } vaso
       *[other] { $n } vasi
    }
goods-paper = { $n } carta
goods-ore =
    { $n ->
        [one] { $n } minerale
       *[other] { $n } minerali
    }
goods-amethyst =
    { $n ->
        [one] { $n } ametista
       *[other] { $n } ametiste
    }
goods-cider =
    { $n ->
        [one] { $n } sidro
       *[other] { $n } sidri
    }
goods-potion =
    { $n ->
        [one] { $n } pozione
       *[other] { $n } pozioni
    }

item-mushroom = un fungo
item-fish = un pesce
item-fruit = un frutto
item-rope = una corda
item-pot = un vaso
item-paper = un foglio di carta
item-ore = un minerale
item-amethyst = un’ametista
item-cider = un sidro
item-potion = una pozione

# What buildings do, in words.
fact-beds =
    { $n ->
        [one] { $n } letto
       *[other] { $n } letti
    }
fact-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
fact-income = +{ $n } di entrate
fact-potion =
    { $n ->
        [one] { $n } pozione
       *[other] { $n } pozioni
    }
fact-potion-each-round = { $n } pozione a round
fact-reputation = +{ $n } reputazione
fact-building-coin = +{ $n } moneta per edificio successivo
fact-reroll =
    { $n ->
        [one] { $n } ritiro
       *[other] { $n } ritiri
    }
fact-encounter-coin = +{ $n } moneta per successo là sotto
fact-trained-ready = le reclute arrivano pronte
fact-drinks-as-coins = le bevande valgono monete
fact-per = { $n } per { $thing }
fact-income-per = +{ $n } di entrate per { $thing } sul tracciato
fact-refill = { $goods }, si rinnova
fact-goods = { $goods }, una volta
thing-mushroom = fungo
thing-fish = pesce
thing-fruit = frutto
thing-rope = corda
thing-pot = vaso
thing-paper = carta
thing-ore = minerale
thing-amethyst = ametista
thing-cider = sidro
thing-potion = pozione
thing-house = casa
thing-outpost = avamposto
thing-building = edificio
thing-villager = abitante
thing-special = abitante speciale
thing-kind = tipo
thing-empty-cave = grotta vuota
kind-villager = abitante
kind-start = casa iniziale
kind-house = casa, costo { $cost }
kind-outpost = avamposto, costo { $cost }
kind-key = casa con chiave, costo { $cost }
kind-star = casa con stella, costo { $cost }

row-houses = case
row-outposts = carte avamposto
where-stock = per la scorta
where-sale = per la vendita
where-track = per il tracciato
symbol-hammer = martello
symbol-quill = penna
symbol-hammer-plus = martello, costruisce per 1 in meno
symbol-quill-plus = penna, addestra per 1 in meno
lantern-step =
    { $n ->
        [one] { $die }+ { $n } lanterna
       *[other] { $die }+ { $n } lanterne
    }

option-finite-supply = riserva limitata
option-no-roll = senza tiro
option-target = { $low } lanterne
option-targets = { $low } o { $high } lanterne
option-cost = costa { $goods }
option-needs = solo con { $goods }
option-per-hammer = +{ $n } per martello
option-per-quill = +{ $n } per penna
option-owning = +{ $n } se possiedi { $item }

row-training = Costi per casella: { $numbers }.
row-income = Monete con 0, 1, 2… tipi sul tracciato: { $numbers }.
row-track = Punti per merce secondo la casella: { $numbers }.
row-reputation = Punti per casella, dalla superficie in giù: { $numbers }.

# What others are doing, after "Waiting for X: …".
doing-actions = prepara il turno
doing-name-explore = sceglie chi scende
doing-name-build = cerca un martello
doing-name-harvest = sceglie chi raccoglie
doing-name-train = cerca un maestro
doing-name-labor = sceglie chi lavora
doing-build = guarda i terreni
doing-cheap-building = sceglie un edificio in dono
doing-train = osserva i nuovi arrivati
doing-harvest = porta dentro il raccolto
doing-price = pensa a un prezzo
doing-answer = soppesa un’offerta
doing-pay = conta le monete
doing-option = è davanti a una scelta, là sotto
doing-lanterns = alza le lanterne
doing-injure = guarda chi zoppica
doing-drink = versa da bere
doing-beds = rifà i letti
doing-shelve = riordina lo scaffale

prompt-chance = Decidono i dadi, le carte e il libro.
prompt-actions =
    { $n ->
        [0] Tocca a te: nessuno è pronto. Puoi ancora commerciare, poi devi passare.
        [one] Tocca a te: { $n } abitante è pronto. Commercia se vuoi, poi agisci o passa.
       *[other] Tocca a te: { $n } abitanti sono pronti. Commercia se vuoi, poi agisci o passa.
    }
prompt-name-explore =
    { $n ->
        [0] Esplorare: chi scende? Almeno due.
        [one] Esplorare: va uno solo. Ne servono due.
       *[other] Esplorare: vanno in { $n }. Chi altro?
    }
prompt-name-build = Costruire: chi prende il martello?
prompt-name-harvest =
    { $n ->
        [0] Raccogliere: chi va? Ce n’è { $goods } da prendere.
       *[other] Raccogliere: { $n } in cammino, { $goods } da prendere. Chi altro?
    }
prompt-name-train = Addestrare: chi insegna?
prompt-name-labor =
    { $n ->
        [0] Lavorare: chi si mette all’opera? Una moneta ciascuno.
       *[other] Lavorare: { $n } all’opera, una moneta ciascuno. Chi altro?
    }
prompt-build = { $who } costruisce. Puoi spendere { $coins }. Che cosa sarà?
prompt-cheap-building = Puoi alzare gratis un edificio che costa fino a { $most }.
prompt-train = { $who } insegna. Puoi spendere { $coins }. Chi accogli?
prompt-harvest =
    { $n ->
        [one] Raccolto: { $n } merce. Quale, e dove?
       *[other] Raccolto: { $n } merci. Quale per prima, e dove?
    }
prompt-price = { $who } vende { $item }. Quanto offri, delle tue { $coins }?
prompt-answer =
    { $price ->
        [one] { $who } offre { $price } moneta per { $item }.
       *[other] { $who } offre { $price } monete per { $item }.
    }
prompt-pay =
    { $n ->
        [one] { $n } moneta da pagare. Da te le bevande valgono come monete.
       *[other] { $n } monete da pagare. Da te le bevande valgono come monete.
    }
prompt-option = Che cosa fai?
prompt-lanterns =
    { $reached ->
        [0] { $n } lanterne, ne servono { $target }. Qualcuno potrebbe sforzarsi.
       *[other] { $n } lanterne bastano; { $target } varrebbero di più.
    }
prompt-injure =
    { $n ->
        [one] Qualcuno si è ferito. Chi?
       *[other] I feriti sono { $n }. Chi per primo?
    }
prompt-drink = Scende la notte: una pozione cura un ferito, un sidro sveglia uno sfinito.
prompt-beds =
    { $n ->
        [one] Resta { $n } letto, e più di uno vorrebbe dormirci. Chi?
       *[other] Restano { $n } letti, e gli abitanti sono di più. Chi dorme?
    }
prompt-shelve = Puoi mettere merci sul tracciato.

choice-pass = Passa per questo round
choice-explore = Esplora
choice-build = Costruisci
choice-harvest = Raccogli
choice-train = Addestra
choice-labor = Lavora
choice-refresh-houses =
    { $cost ->
        [one] Case nuove per { $cost } moneta
       *[other] Case nuove per { $cost } monete
    }
choice-refresh-outposts =
    { $cost ->
        [one] Avamposti nuovi per { $cost } moneta
       *[other] Avamposti nuovi per { $cost } monete
    }
choice-sell = Metti in vendita { $item }
choice-take-back = Riprendi { $item } dal banco
choice-shelve =
    { $points ->
        [one] Metti { $item } sulla casella { $slot } del tracciato: { $points } punto l’una
       *[other] Metti { $item } sulla casella { $slot } del tracciato: { $points } punti l’una
    }
choice-no-shelve = Tieni il resto
choice-offer = Offri un prezzo a { $who } per { $item }
choice-villager = { $who }: { $talents }
choice-named =
    { $n ->
        [0] Nessuno
        [one] Soltanto lui
       *[other] Questi { $n }
    }
choice-build-card =
    { $cost ->
        [one] «{ $card }» per { $cost } moneta
       *[other] «{ $card }» per { $cost } monete
    }
choice-build-free = «{ $card }», gratis
choice-no-building = Nessun edificio
choice-train-villager =
    { $cost ->
        [one] { $who } per { $cost } moneta: { $talents }
       *[other] { $who } per { $cost } monete: { $talents }
    }
choice-take-stock = Prendi { $item } in scorta
choice-take-sale = Metti in vendita { $item }
choice-take-track =
    { $points ->
        [one] Metti { $item } sulla casella { $slot } del tracciato: { $points } punto l’una
       *[other] Metti { $item } sulla casella { $slot } del tracciato: { $points } punti l’una
    }
choice-price =
    { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    }
choice-refuse = Rifiuta
choice-accept =
    { $price ->
        [one] Accetta { $price } moneta
       *[other] Accetta { $price } monete
    }
choice-pay-coins =
    { $n ->
        [one] Paga { $n } moneta
       *[other] Paga { $n } monete
    }
choice-pay-cider = Paga con un sidro
choice-pay-potion = Paga con una pozione
choice-option = { $option } ({ $terms })
choice-enough = Basta così
choice-reroll = Ritira il { $die } di { $who }
choice-exert = { $who } dà tutto: +1 lanterna, e si ferisce
choice-injure = { $who }
choice-drink-hurt = Una pozione per { $who }: da ferito a sfinito
choice-drink-tired = Un sidro per { $who }: da sfinito a pronto
choice-no-drink = Nient’altro da bere
choice-bed-hurt = { $who }: da ferito a sfinito
choice-bed-tired = { $who }: da sfinito a pronto

refuse-nobody-ready = nessuno è pronto
refuse-no-cave-card = non ci sono più carte grotta
refuse-two-explorers = devono andare almeno in due
refuse-no-hammer = serve un martello
refuse-nothing-affordable = non c’è carta che tu possa pagare
refuse-no-quill = serve una penna
refuse-nobody-affordable = non c’è nessuno che tu possa pagare
refuse-no-goods = sui tuoi edifici non c’è nulla
refuse-spot-once = il banco è già cambiato in questo turno
refuse-refresh-once = una sola volta per turno
refuse-no-coin = non hai una moneta per questo
refuse-deck-empty = quel mazzo è vuoto
refuse-asked-enough =
    { $n ->
        [one] già chiesto { $n } volta in questo turno
       *[other] già chiesto { $n } volte in questo turno
    }
refuse-too-few-coins = dovresti offrire { $least } e hai { $coins }
refuse-nobody-named = non hai nominato nessuno
refuse-more-than-goods =
    { $n ->
        [one] c’è soltanto { $n } merce da raccogliere
       *[other] ci sono soltanto { $n } merci da raccogliere
    }
refuse-once-per-harvest = di un raccolto può andare in vendita una sola merce
refuse-no-empty-cave = un avamposto vuole una grotta vuota
refuse-cost = ti manca { $missing }
refuse-too-dear = costa più di { $most }
refuse-coins-short = le tue monete da sole non bastano
refuse-condition = non hai ciò che serve
refuse-no-reroll = non restano ritiri
refuse-metal-man-drinks = gli Uomini di Metallo non bevono nulla

log-round = Round { $round }
log-starts = Comincia { $seat }.
log-explores = { $seat } manda giù { $villagers }.
log-cat-refused =
    { $n ->
        [one] Il gatto di { $seat } fa { $dice } e preferisce sdraiarsi.
       *[other] I gatti di { $seat } fanno { $dice } e { $n } preferiscono sdraiarsi.
    }
log-cat-obeyed =
    { $n ->
        [one] Il gatto di { $seat } fa { $dice } e viene, per questa volta.
       *[other] I gatti di { $seat } fanno { $dice } e vengono, per questa volta.
    }
log-encounter = { $seat } fa { $die }: «{ $paragraph }».
log-linked = E si continua: «{ $paragraph }».
log-option = { $seat } sceglie: { $option }.
log-paid = { $seat } paga { $goods }.
log-rolled =
    { $lanterns ->
        [one] { $seat } fa { $dice }: { $lanterns } lanterna.
       *[other] { $seat } fa { $dice }: { $lanterns } lanterne.
    }
log-rerolled =
    { $lanterns ->
        [one] { $villager } ritira ({ $dice }): { $lanterns } lanterna.
       *[other] { $villager } ritira ({ $dice }): { $lanterns } lanterne.
    }
log-exerted =
    { $lanterns ->
        [one] { $villager } dà tutto: { $lanterns } lanterna.
       *[other] { $villager } dà tutto: { $lanterns } lanterne.
    }
log-succeeded = { $seat } ce la fa.
log-succeeded-told = { $line }
log-failed = { $seat } non ce la fa.
log-failed-told = { $line }
log-gained = { $seat } riceve { $goods }.
log-lost = { $seat } perde { $goods }.
log-injured = { $villager }: una ferita.
log-reputation-up =
    { $steps ->
        [one] { $seat } guadagna { $steps } passo di reputazione.
       *[other] { $seat } guadagna { $steps } passi di reputazione.
    }
log-reputation-down =
    { $steps ->
        [one] { $seat } perde { $steps } passo di reputazione.
       *[other] { $seat } perde { $steps } passi di reputazione.
    }
log-joined = { $villager } va ad abitare da { $seat }.
log-extra-cave = { $seat } trova un’altra grotta.
log-cave-won = { $seat } tiene la grotta.
log-cave-lost = { $seat } lascia la grotta a chi verrà.
log-encounter-coin = La storia frutta a { $seat } { $goods }.
log-built =
    { $cost ->
        [0] { $seat } alza «{ $card }», gratis.
        [one] { $seat } costruisce «{ $card }» per { $cost } moneta.
       *[other] { $seat } costruisce «{ $card }» per { $cost } monete.
    }
log-building-coin = Costruire frutta a { $seat } { $goods }.
log-harvested = { $seat } raccoglie { $good } ({ $card }) { $where }.
log-trained =
    { $cost ->
        [one] { $seat } accoglie { $villager } per { $cost } moneta.
       *[other] { $seat } accoglie { $villager } per { $cost } monete.
    }
log-labored =
    { $n ->
        [one] { $n } abitante di { $seat } lavora: { $goods }.
       *[other] { $n } abitanti di { $seat } lavorano: { $goods }.
    }
log-for-sale = { $seat } mette in vendita { $item }.
log-taken-back = { $seat } riprende { $item }.
log-offered =
    { $price ->
        [one] { $seat } offre a { $target } { $price } moneta per { $item }.
       *[other] { $seat } offre a { $target } { $price } monete per { $item }.
    }
log-bought = { $target } accetta: { $seat } riceve { $item } per { $price }.
log-refused = { $target } rifiuta { $price } per { $item }.
log-refreshed = { $seat } fa rinnovare le { $row }.
log-shelved = { $seat } mette { $good } sulla casella { $slot } del tracciato.
log-passed = { $seat } passa.
log-drank-potion = { $seat }: una pozione per { $villager }.
log-drank-cider = { $seat }: un sidro per { $villager }.
log-slept = { $seat }: un letto per { $villagers }.
log-income = { $seat } incassa { $goods }.
log-refilled = Di nuovo sugli edifici di { $seat }: { $goods }.
log-scored =
    { $points ->
        [one] { $seat }: { $points } punto (tracciato { $track }, edifici { $buildings }, stampati { $printed }, bonus { $bonuses }, reputazione { $reputation } e { $rank } per il posto).
       *[other] { $seat }: { $points } punti (tracciato { $track }, edifici { $buildings }, stampati { $printed }, bonus { $bonuses }, reputazione { $reputation } e { $rank } per il posto).
    }
log-won =
    { $points ->
        [one] Vittoria di { $seats } con { $points } punto!
       *[other] Vittoria di { $seats } con { $points } punti!
    }
