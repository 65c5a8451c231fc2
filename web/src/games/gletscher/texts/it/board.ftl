# Il tavolo di Am Rande des Gletschers. Le parole del gioco stesso sono nei suoi testi.

## Carte e numeri

gletscher-food = cibo
gletscher-story = storia
gletscher-weapon = come arma
gletscher-hunters = cacciatori
gletscher-reach = da raggiungere
gletscher-wounded = ferito
gletscher-fate = Destino
gletscher-bonus = aiuta una caccia
gletscher-kind-prey = preda
gletscher-kind-herb = erba
gletscher-kind-weapon = arma
gletscher-kind-artefact = artefatto
gletscher-kind-event = evento
gletscher-kind-winter = il freddo
gletscher-kind-fish = pesce
gletscher-kind-fate = carta Destino
gletscher-size-small = piccola
gletscher-size-large = grossa
gletscher-size-all = ogni preda
gletscher-with-net = con rete
gletscher-fish-note = Preso con una rete, ci resta dentro e sfama 2.
gletscher-net-note = I pesci che prende ci restano dentro e sfamano 2.
gletscher-does-wedding = una carta Clan
gletscher-does-earthquake = tutti tirano
gletscher-does-winter = dopo questo turno
gletscher-event-wedding = Il clan di turno pesca una carta Clan. Oggi i nuovi arrivati riposano.
gletscher-event-earthquake = Ogni clan tira: da 3 a 5 costa un’arma o l’artefatto, 6 una carta Clan.
gletscher-event-winter = Il turno si gioca fino in fondo. Poi c’è il raduno, e poi tutti mangiano.

## L’anno e il ghiaccio

gletscher-the-year = L’anno
gletscher-year = Anno { $n }
gletscher-goal = { $n } trofei per vincere
gletscher-reveals =
    { $n ->
        [0] { $who } scopre l’inverno
        [one] { $who } scopre { $n } carta
       *[other] { $who } scopre { $n } carte
    }
gletscher-more-turns =
    { $n ->
        [one] ancora { $n } turno
       *[other] ancora { $n } turni
    }
gletscher-winter-now = L’inverno è qui
gletscher-winter-this-turn = Inverno dopo questo turno
gletscher-winter-in =
    { $n ->
        [0] Inverno alla prossima carta
        [one] Inverno tra { $n } carta
       *[other] Inverno tra { $n } carte
    }
gletscher-winter-whose = nel turno di { $who }
gletscher-winter-is-out = L’inverno è scoperto
gletscher-pile = nel mazzo, sotto c’è l’inverno
gletscher-row = Scoperte in questo turno
gletscher-row-empty = Sul ghiaccio non si muove niente.
gletscher-hunted-now = braccata ora
gletscher-taken-along = presa, a caccia
gletscher-now-taken = presa
gletscher-now-caught = catturata
gletscher-now-gathered = raccolta
gletscher-now-past = passato
gletscher-now-winter = in arrivo

## Il turno e la caccia

gletscher-turn = Il turno
gletscher-your-turn = Il tuo turno
gletscher-turn-of = Turno di { $who }
gletscher-step-reveal = Scoprire
gletscher-step-wounded = Feriti
gletscher-step-actions = Azioni
gletscher-step-fate = Destino
gletscher-step-limit = Otto carte
gletscher-the-hunt = La caccia
gletscher-hunt-of = { $who } caccia: { $card }
gletscher-step-prey = Preda
gletscher-step-team = Squadra
gletscher-step-help = Aiuto
gletscher-step-others = Gli altri
gletscher-step-die = Dado
gletscher-need = Serve
gletscher-have = Finora
gletscher-percent = { $n } %
gletscher-needed = ne servono { $n }
gletscher-help-weapon = persa dopo il tiro
gletscher-help-artefact = una volta per turno
gletscher-help-sacrifice = sacrificata
gletscher-lucky = vale 6
gletscher-cancelled = annullata
gletscher-played-by = di { $who }
gletscher-caught = Presa!
gletscher-missed = Mancata
gletscher-total = { $total }, serviva { $need }
gletscher-nothing = non succede niente
gletscher-note-roll-roll = se manchi, un ferito
gletscher-note-roll-call-off = squadra stanca, arma salva
gletscher-note-actions-draw = { $n } nel mazzo
gletscher-note-help-ready = poi si chiede agli altri
gletscher-hint-actions = Caccia o raccogli sul ghiaccio, fai un’arma da una preda della dispensa, o interroga il destino. Ogni volta una carta Clan.
gletscher-hint-meal = Va bene ogni miscuglio, purché nessuna carta sia di troppo.
gletscher-hint-keep-fate = Le altre tornano nel mazzo.

gletscher-verb-take = prendi
gletscher-verb-heal = fai bollire
gletscher-verb-healed = cura
gletscher-verb-hunt = caccia
gletscher-verb-gather = raccogli
gletscher-verb-make = fanne un’arma
gletscher-verb-make-nothing = fanne un’arma
gletscher-verb-work = questa
gletscher-verb-send = manda
gletscher-verb-weapon = arma
gletscher-verb-invoke = artefatto
gletscher-verb-sacrifice = sacrifica
gletscher-verb-play = gioca
gletscher-verb-wound = si fa male
gletscher-verb-offer = offri
gletscher-verb-target = contro
gletscher-verb-plunder = prendi
gletscher-verb-lose-card = cedi
gletscher-verb-lose-clan = cedi
gletscher-verb-discard-fate = scarta
gletscher-verb-keep = tieni
gletscher-verb-eat = mangia

## La caverna

gletscher-your-cave = La tua caverna
gletscher-you-clan = tu, { $clan }
gletscher-open-cave = Guarda nella caverna di { $who }
gletscher-cards = { $n } carte su { $limit }
gletscher-cards-note = Carte Clan e Destino insieme; si contano alla fine del tuo turno (G9)
# Chi guida un clan giocato da un bot.
chief-lion = Runa
chief-horse = Jorn
chief-wolf = Mika
chief-boar = Ulla
gletscher-store = Dispensa
gletscher-store-empty = Solo briciole.
gletscher-shed = Rimessa
gletscher-shed-empty = A mani nude.
gletscher-dwelling = Dimora
gletscher-den = Sciamano
gletscher-no-artefact = nessun artefatto
gletscher-asleep = artefatto dormiente
gletscher-moving = trasloca
gletscher-migrating = Trasloco: niente azioni nel prossimo turno.
gletscher-ready = pronto
gletscher-hunting = a caccia
gletscher-used = stanco
gletscher-clan-card =
    { $n ->
        [one] Carta Clan con { $n } cacciatore, { $pose }
       *[other] Carta Clan con { $n } cacciatori, { $pose }
    }
gletscher-actions-left =
    { $n ->
        [0] Nessuna azione rimasta
        [one] Ancora { $n } azione
       *[other] Ancora { $n } azioni
    }
gletscher-trophies =
    { $n ->
        [one] { $n } trofeo su { $goal }
       *[other] { $n } trofei su { $goal }
    }
gletscher-food-for = Cibo { $food } per { $hunters } cacciatori: { $outcome }
gletscher-your-fate = Le tue carte Destino
gletscher-only-you = le vedi solo tu
gletscher-no-fate = Nessuna carta Destino. Niente può andare storto, né bene.
gletscher-fate-green = carta Destino verde
gletscher-fate-red = carta Destino rossa
gletscher-fate-yellow = carta Destino gialla
gletscher-on-offer = giocabile ora
gletscher-when-green = nella tua caccia, o in difesa
gletscher-when-red = nelle cacce degli altri
gletscher-when-yellow = alla fine del tuo turno

## L’inverno

gletscher-nth-winter =
    { $n ->
        [1] Il primo inverno
        [2] Il secondo inverno
        [3] Il terzo inverno
        [4] Il quarto inverno
        [5] Il quinto inverno
        [6] Il sesto inverno
        [7] Il settimo inverno
       *[other] L’ultimo inverno
    }
gletscher-winter-keep = Destino
gletscher-winter-hunters = Cacciatori
gletscher-winter-herbalists = Erboristi
gletscher-winter-shamans = Sciamani
gletscher-winter-feeding = Pasto
gletscher-best-hunters = la migliore storia di una preda
gletscher-best-herbalists = la migliore storia di un’erba
gletscher-best-shamans = la storia dell’artefatto
gletscher-without-hunters = nessuna preda da raccontare
gletscher-without-herbalists = nessuna erba
gletscher-without-shamans = nessun artefatto
gletscher-won-hunters = { $who } la racconta facendo le voci.
gletscher-won-herbalists = { $who } ha guarito qualcuno. Da cosa, non si dice.
gletscher-won-shamans = Davanti a { $who } anche il fuoco ha sbattuto le palpebre.
gletscher-nobody-won = Tutti fissano il fuoco.
gletscher-tie = parità, di nuovo
gletscher-alone = da solo: nessun tiro
gletscher-later = tra poco
gletscher-keep-note = Neve. Ognuno tiene al massimo una carta Destino; il resto si rimescola. Poi i clan si radunano attorno al fuoco.
gletscher-has-chosen = ha scelto
gletscher-is-choosing = sta scegliendo
gletscher-title-keep-fate = Tieni una carta Destino
gletscher-title-meal = Il tuo pasto
gletscher-title-lose-clan = Qualcuno se ne va
gletscher-title-welcome = Bussano alla roccia
gletscher-eaten = mangiato
gletscher-of = su { $n }
gletscher-for = per
gletscher-outcome-fed = Sazio. Può pescare una carta Clan.
gletscher-outcome-half-fed = Mezzo sazio. Nessuno se ne va.
gletscher-outcome-hungry = Affamato. Si perde una carta Clan.
gletscher-ate = Mangiato: { $cards }
gletscher-not-yet = non ha ancora mangiato
gletscher-go-on = Avanti

## La fine

gletscher-end = La fine
gletscher-end-won =
    { $n ->
        [one] Vince { $who }!
       *[other] Vincono insieme { $who }!
    }
gletscher-end-years =
    { $n ->
        [one] dopo { $n } inverno
       *[other] dopo { $n } inverni
    }
gletscher-rematch = Ancora una
gletscher-scores = Trofei
gletscher-hunts = { $caught } cacce su { $hunts }
gletscher-herbs =
    { $n ->
        [one] { $n } erba
       *[other] { $n } erbe
    }
gletscher-refounded =
    { $n ->
        [one] rifondato una volta
       *[other] rifondato { $n } volte
    }
gletscher-end-goal = { $goal } trofei e un clan sopravvissuto all’inverno: questo decide.
gletscher-end-hunters = Pari nei trofei; vince il clan più numeroso.
gletscher-end-shared = Pari nei trofei e nei cacciatori: la vittoria è condivisa.
gletscher-end-last = Dopo l’ultimo inverno vince chi ha più trofei.
gletscher-plot = I trofei negli anni
gletscher-plot-winters =
    { $n ->
        [one] { $n } inverno
       *[other] inverni da 1 a { $n }
    }
gletscher-dice-title = Il dado
gletscher-dice-total = Tirato { $n } volte; un dado perfetto mostrerebbe ogni faccia { $even } volte.

## Imparare giocando

learn-take = Si sono scoperte tre carte. Armi e artefatti sono di chi è di turno: prendili adesso. In una caverna c’è posto per un solo artefatto.
learn-heal = In questa partita le erbe curano. Ogni erba che cedi rimette subito in mano una carta ferita.
learn-healed = A chi tocca la tisana amara? Le carte grandi cacciano meglio e si lamentano più a lungo.
learn-actions = Ogni carta Clan in mano è un’azione: cacciare, raccogliere, fare un’arma o pescare un Destino. Il numero col bersaglio è quanto devono raggiungere dado e aiuti; la figura dice quanti cacciatori servono.
learn-gather = Le erbe non scappano. Manda almeno tanti cacciatori quanti ne chiede la carta, ed è tua. Le braccia in più per oggi sono perse.
learn-work = Basta una carta Clan, poi è stanca. Un cacciatore solo va benissimo.
learn-team = Scegli la squadra. Più cacciatori del necessario danno +1 in tutto, ognuno che manca −1. Chi resta può fare altro.
learn-help = Un’arma, l’artefatto, un sacrificio dalla dispensa: tutto si somma al dado. L’arma se ne va col tiro, l’artefatto aiuta una volta per turno, il sacrificio era squisito.
learn-reaction = Caccia qualcun altro. Una carta rossa adesso spezza l’arma o manda la tempesta. C’è una sola carta rossa per caccia: scegli bene a chi rovinare la giornata. «Non chiedere più in questo turno» ti risparmia la domanda.
learn-dispute = È presa, ma da chi? In una lite tirano entrambi, e il dado più alto si porta a casa la preda.
learn-offering = Sta per capitarti qualcosa. Un’offerta, e una preda con essa, e non capita più.
learn-offer = Quale preda va in fumo? Gli spiriti non sono schizzinosi. Il tuo inverno sì.
learn-roll = Guarda le facce: quelle verdi bastano. Se manchi, una carta della squadra è ferita. Rinunciare costa la giornata, ma niente sangue.
learn-wound = È scappata, e qualcuno zoppica. Una carta ferita riposa per tutto il tuo prossimo turno.
learn-end-of-turn = Il tuo turno finisce. Una carta gialla può complicare la vita a qualcuno. Non costa azioni, solo un po’ d’amicizia.
learn-target = Contro chi? Chi ha più trofei è raramente la risposta sbagliata.
learn-plunder = La loro dispensa è aperta. Pensa all’inverno: ora il cibo, al fuoco la storia migliore.
learn-lose-store = Qualcosa deve andarsene. Pesa cibo e storia: l’inverno li chiede entrambi.
learn-predator = All’ingresso c’è qualcosa coi denti. Prende un’erba o qualcuno. Non fa differenze.
learn-lose-gear = Il tetto è caduto sugli attrezzi. Scegli che cosa scavare per ultimo.
learn-lose-clan = Qualcuno deve lasciare il clan. Se se ne va l’ultima carta, arriva un clan nuovo, senza i tuoi trofei.
learn-limit = Alla fine del turno puoi avere otto carte, Clan e Destino insieme. I Destini se ne vanno per primi.
learn-keep-fate = Inverno. Tieni una carta Destino, e nessuno vede quale. Di che cosa avrà bisogno l’anno prossimo?
learn-meal = Tutti mangiano. Con tanto cibo quanti cacciatori puoi pescare una carta Clan, con la metà nessuno se ne va, con meno qualcuno sì. Scegli che cosa si mangia; il resto sfama l’anno prossimo, e le sue storie restano tue.
learn-welcome = Tutti sono sazi, e fuori c’è uno sconosciuto. Un cacciatore in più, una bocca in più.
learn-over = Era una partita intera. I trofei vengono dalle storie, le storie dalle cacce, e le cacce dalla colazione. Ancora una?

## Passing beforehand
gletscher-passing = Non chiedere più in questo turno
gletscher-passing-note = Passi ogni volta che potresti giocare una carta Destino, fino alla fine di questo turno.
