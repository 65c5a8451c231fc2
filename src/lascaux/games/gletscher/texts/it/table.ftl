# Le parole del tavolo: nomi, domande, scelte, rifiuti e diario.

game-name = Am Rande des Gletschers
cave-lion = Leoni delle caverne
cave-horse = Cavalli
cave-wolf = Lupi
cave-boar = Cinghiali

round = anno { $n }
row-playing = in corso, anno { $round }

clan-card =
    { $n ->
        [one] { $n } cacciatore
       *[other] { $n } cacciatori
    }
quoted = «{ $card }»
with-net = { $card } in { $net }
zone-hand = in mano
zone-used = nella dimora
zone-wounded = feriti
deck-clan = Clan
deck-fate = Destino
small-game = selvaggina piccola
large-game = selvaggina grossa
contest-hunters = Cacciatori
contest-herbalists = Erboristi
contest-shamans = Sciamani
outcome-fed = mangiano tutti
outcome-half-fed = mangia la metà, nessuno se ne va
outcome-hungry = il clan ha fame
the-winter = inverno
die-any = qualunque dado basta
die-from = un { $die } o più
die-never = nessun dado basta
fate-row =
    { $n ->
        [one] { $card }, { $n } carta
       *[other] { $card }, { $n } carte
    }

effect-lucky-hunt = il dado vale 6 e nessuno può intromettersi
effect-offering = una preda della dispensa annulla una carta o un terremoto
effect-dispute = tirano entrambi, il più alto prende la preda
effect-broken-weapon = l’arma si rompe e la caccia finisce
effect-storm = uno in meno al dado
effect-migration = nessuna azione nel prossimo turno
effect-spoiled-herbs = si buttano tutte le erbe
effect-raid = il dado dice quanto prendi dalla dispensa
effect-predator = si perde un’erba o una carta Clan
effect-wrath = l’artefatto dorme fino alla fine del prossimo turno
effect-scavenger = il dado dice quanto perde la dispensa

option-herbs-heal = le erbe curano

# Che cosa fanno gli altri, dopo «In attesa di X: …».
doing-take = guarda che cosa è spuntato
doing-heal = fa bollire erbe
doing-healed = fascia qualcuno
doing-actions = organizza la giornata
doing-gather = manda qualcuno per erbe
doing-work = cerca un volontario
doing-team = sceglie la squadra
doing-help = prepara la caccia
doing-reaction = pensa a una carta Destino
doing-offering = pensa a un’offerta
doing-offer = sceglie un’offerta
doing-roll = fa un bel respiro
doing-wound = guarda chi zoppica
doing-dispute = si chiede di chi sia la preda
doing-end-of-turn = chiude il turno
doing-plunder = curiosa nella dispensa altrui
doing-lose-store = sceglie che cosa perdere
doing-predator = affronta dei denti
doing-lose-gear = fruga tra le macerie
doing-lose-clan = dice addio
doing-limit = riordina le carte
doing-keep-fate = tiene una carta Destino
doing-meal = apparecchia
doing-welcome = va ad aprire

prompt-take = Puoi prendere armi e artefatti nella tua caverna.
prompt-heal = Puoi dare delle erbe: ognuna riporta in mano una carta ferita.
prompt-healed = Chi viene curato?
prompt-actions =
    { $n ->
        [one] Tocca a te: { $n } carta Clan in mano. Che cosa fa?
       *[other] Tocca a te: { $n } carte Clan in mano, un’azione ciascuna. Che cosa fanno?
    }
prompt-gather = Chi va? «{ $card }» chiede { $needed ->
        [one] { $needed } cacciatore
       *[other] { $needed } cacciatori
    }; { $sent } in cammino.
prompt-work = Quale carta Clan se ne occupa? Per questo turno è usata.
prompt-team = Chi va? Caccia: «{ $card }». { $needed ->
        [one] Serve { $needed } cacciatore
       *[other] Servono { $needed } cacciatori
    }, { $sent } in squadra.
prompt-help = Un aiuto? «{ $card }»: serve { $need }, hai { $have } ({ $die }).
prompt-reaction = Puoi giocare una carta rossa. { $who } caccia «{ $card }»: serve { $need }, ha { $have } ({ $die }).
prompt-offering = { $what } Puoi annullare tutto con un’offerta.
threat-card = { $who } gioca «{ $card }» contro di te.
threat-earthquake = Il terremoto ti colpisce: { $die } al dado.
prompt-offer = Quale preda offri?
prompt-roll = Tira il dado o rinuncia. «{ $card }»: serve { $need }, hai { $have } ({ $die }).
prompt-wound = Chi è ferito? «{ $card }» scappa.
prompt-dispute = Puoi contendere la preda. { $who } ha preso «{ $card }».
prompt-end-of-turn = Fine del tuo turno: puoi giocare una carta gialla contro qualcuno.
prompt-target = Contro chi? «{ $card }»: { $effect }.
prompt-plunder =
    { $n ->
        [one] Prendi { $n } carta dalla dispensa di { $who }.
       *[other] Prendi { $n } carte dalla dispensa di { $who }. Quale per prima?
    }
prompt-lose-store =
    { $n ->
        [one] Devi perdere { $n } carta della tua dispensa.
       *[other] Devi perdere { $n } carte della tua dispensa. Quale per prima?
    }
prompt-predator = Devi perdere un’erba o una carta Clan.
prompt-lose-gear = Devi perdere un’arma o l’artefatto.
prompt-lose-clan = Devi perdere una carta Clan.
prompt-limit = Devi scartare. Hai { $n } carte, ne sono permesse { $limit }.
prompt-keep-fate = Inverno: tieni una carta Destino. Nessuno vede quale.
prompt-meal = Che cosa si mangia? Al tuo clan serve cibo { $price }, in tavola c’è { $eaten }.
prompt-welcome = Hanno mangiato tutti. Puoi pescare una carta Clan.

choice-pass = Passa
choice-leave = Lascia il resto
choice-take = Prendi «{ $card }»
choice-heal = Dai «{ $card }»
choice-heal-no-more = Non dare erbe
choice-healed = { $clan }
choice-stop = Chiudi le azioni
choice-hunt = Caccia «{ $card }»: raggiungi { $need }, { $needed ->
        [one] { $needed } cacciatore
       *[other] { $needed } cacciatori
    }, cibo { $food }
choice-gather = Raccogli «{ $card }»: { $needed ->
        [one] { $needed } cacciatore
       *[other] { $needed } cacciatori
    }, cibo { $food }
choice-make = { $small ->
        [0] Fai un’arma con «{ $card }»: +{ $large } contro la selvaggina grossa
       *[other] { $large ->
            [0] Fai un’arma con «{ $card }»: +{ $small } contro la selvaggina piccola
           *[other] Fai un’arma con «{ $card }»: +{ $small } contro la piccola, +{ $large } contro la grossa
        }
    }
choice-make-nothing = Fai un’arma con «{ $card }»
choice-draw-fate = Pesca una carta Destino
choice-work = { $clan }
choice-send = Manda { $clan }
choice-team-ready = La squadra è completa
choice-go-on = È tutto
choice-weapon = Usa «{ $card }»: { $bonus }
choice-invoke = Invoca «{ $card }»: { $bonus }
choice-sacrifice = Sacrifica «{ $card }»: +1
choice-play = Gioca «{ $card }»: { $effect }
choice-roll = Tira il dado
choice-call-off = Rinuncia alla caccia
choice-wound = { $clan }
choice-offer = Offri «{ $card }»
choice-no-card = Non giocare carte
choice-target = { $who }
choice-plunder = Prendi «{ $card }»
choice-lose-card = Perdi «{ $card }»
choice-lose-clan = Perdi { $clan }, { $zone }
choice-keep-all = Tieni tutte le carte
choice-discard-fate = Scarta «{ $card }»
choice-keep = Tieni «{ $card }»: { $effect }
choice-eat = Mangia «{ $card }»: cibo { $food }
choice-welcome = Pesca una carta Clan
choice-no-welcome = Non pescare

refuse-only-in-own-hunt = solo nella tua caccia, o in difesa
refuse-only-in-others-hunt = solo nella caccia di un altro
refuse-only-at-end-of-turn = solo alla fine del tuo turno
refuse-only-in-defence = solo contro una carta Destino o un terremoto
refuse-no-fate-left = non ci sono più carte Destino da pescare
refuse-no-weapon-in-it = non se ne può fare un’arma
refuse-take-earlier = armi e artefatti si prendono prima delle azioni
refuse-too-few-hunters =
    { $needed ->
        [one] serve { $needed } cacciatore, ne hai { $n }
       *[other] servono { $needed } cacciatori, ne hai { $n }
    }
refuse-no-team = una squadra ha almeno una carta Clan
refuse-one-weapon = una sola arma per caccia
refuse-no-bonus = non serve contro la { $size }
refuse-asleep = è a faccia in giù
refuse-once-per-turn = solo una volta per turno
refuse-no-herb = le erbe non si sacrificano
refuse-one-sacrifice = un solo sacrificio per caccia
refuse-no-weapon = nessuna arma è in uso
refuse-only-after-success = solo dopo una caccia riuscita
refuse-only-before-the-roll = solo prima del dado
refuse-not-red = questa carta non è rossa
refuse-no-dispute = con questa carta non si contende niente
refuse-no-offering = questa carta non è un’offerta
refuse-not-yellow = questa carta non è gialla
refuse-no-target = non c’è nessuno contro cui giocarla
refuse-already-migrating = { $who } è già in cammino
refuse-already-asleep = l’artefatto di { $who } è già a faccia in giù
refuse-no-herbs-there = { $who } non ha erbe
refuse-empty-store = la dispensa di { $who } è vuota
refuse-no-artefact-there = { $who } non ha un artefatto
refuse-over-the-limit = { $limit } carte sono il limite
refuse-fate-first = prima si scartano le carte Destino
refuse-one-too-many = con questa, un’altra carta sarebbe mangiata per niente

log-round = Anno { $year }, { $who }
log-start-dice = Per il primo turno: { $scores }.
score = { $who } { $die }
score-story = { $who } { $die } + { $story } = { $total }
log-starts = Comincia { $seat }.
log-migrates = { $seat } trasloca e non fa altro.
log-revealed = Ecco: «{ $card }».
log-took = { $seat } prende «{ $card }».
log-gave-up = { $seat } rinuncia a «{ $card }».
log-healed-with = { $seat } fa bollire «{ $card }».
log-healed = { $seat }: { $clan } subito in piedi.
log-recovered = { $seat }: { $cards } di nuovo in piedi. Oggi si riposa.
log-discarded-fate = { $seat } scarta «{ $card }».
log-event = { $card }!
log-tremor = { $seat } tira { $die }.
log-shattered = { $seat } perde «{ $card }».
log-hunting = { $seat } caccia «{ $card }» con { $team }.
log-armed = { $seat } porta «{ $card }»: +{ $bonus }.
log-invoked = { $seat } invoca «{ $card }».
log-sacrificed = { $seat } sacrifica «{ $card }».
log-played = { $seat } gioca «{ $card }».
log-played-on = { $seat } gioca «{ $card }» contro { $target }.
log-offered = { $seat } offre «{ $card }» agli spiriti.
log-cancelled = «{ $card }» resta senza effetto.
log-broke = «{ $card }» si rompe in mano a { $seat }. Tutti a casa.
log-called-off = { $seat } ci ripensa e lascia in pace «{ $card }».
log-caught = { $die } al dado, { $total } in tutto, serviva { $value }: { $seat } prende «{ $card }»!
log-caught-lucky = { $total } in tutto, serviva { $value }: { $seat } prende «{ $card }», come per miracolo!
log-missed = { $die } al dado, { $total } in tutto, serviva { $value }: «{ $card }» scappa a { $seat }.
log-netted = «{ $card }» resta in «{ $net }».
log-wounded = { $seat }: { $clan } fuori combattimento.
log-dispute-won = { $seat } grida più forte di { $target } e prende «{ $card }».
log-dispute-lost = { $target } si tiene «{ $card }»; { $seat } almeno si è fatto sentire.
log-gathered = { $seat } raccoglie «{ $card }».
log-made = { $seat } fa un’arma con «{ $card }».
log-harm =
    { $n ->
        [0] { $seat } tira { $die }: non succede niente.
        [one] { $seat } tira { $die }: { $n } carta.
       *[other] { $seat } tira { $die }: { $n } carte.
    }
log-plundered = { $seat } prende «{ $card }» a { $target }.
log-lost-card = { $seat } perde «{ $card }».
log-lost-clan = { $seat } perde { $clan }.
log-refounded =
    { $trophies ->
        [0] Il clan di { $seat } non c’è più. Uno nuovo si sistema nella caverna.
        [one] Il clan di { $seat } non c’è più, e nemmeno il suo trofeo. Uno nuovo si sistema nella caverna.
       *[other] Il clan di { $seat } non c’è più, e nemmeno i suoi { $trophies } trofei. Uno nuovo si sistema nella caverna.
    }
log-drew-clan = { $clan } in più per { $seat }.
log-drew-fate = { $seat } pesca una carta Destino.
log-drew-fate-card = { $seat } pesca una carta Destino: «{ $card }».
log-shuffled = Si mescolano le carte { $deck }.
log-kept-fate =
    { $n ->
        [one] { $seat } tiene una carta Destino e ne rende { $n }.
       *[other] { $seat } tiene una carta Destino e ne rende { $n }.
    }
log-kept-fate-card =
    { $n ->
        [one] { $seat } tiene «{ $card }» e rende { $n } carta Destino.
       *[other] { $seat } tiene «{ $card }» e rende { $n } carte Destino.
    }
log-contest-dice = { $contest }: { $scores }.
log-contest-dice-again = { $contest }, parità, si ritira: { $scores }.
log-no-contest = { $contest }: nessuno ha niente da raccontare.
log-trophy = { $contest }: il trofeo va a { $seat } per «{ $card }».
log-trophy-alone = { $contest }: solo { $seat } ha qualcosa da raccontare, e vince con «{ $card }».
log-feeding = { $seat } ha cibo { $food } per { $hunters }: { $outcome }.
log-ate = { $seat } mangia { $cards }.
log-won =
    { $trophies ->
        [one] Vittoria per { $seats } con { $trophies } trofeo e { $hunters } cacciatori!
       *[other] Vittoria per { $seats } con { $trophies } trofei e { $hunters } cacciatori!
    }
