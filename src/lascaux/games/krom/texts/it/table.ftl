# Words at the table: names, prompts, choices, refusals and the log.
# $place is the bare name; $place_in and $place_to are its forms "in the …" and "to the …".

game-name = Krom: Evolution
place-cave = Caverna
    .in = nella Caverna
    .to = nella Caverna
place-forest = Foresta
    .in = nella Foresta
    .to = nella Foresta
place-savanna = Savana
    .in = nella Savana
    .to = nella Savana
place-mountain = Montagna
    .in = sulla Montagna
    .to = sulla Montagna
the-kromosaurus = il Kromosauro
on-target = { " contro " }{ $who }

kind-krom = krom
kind-wood = legno
kind-stone = pietra
kind-bone = osso
kind-hit_points = punti vita
kind-bonus = carta Bonus
goods-krom = { $n } krom
goods-wood =
    { $n ->
        [one] { $n } legno
       *[other] { $n } legni
    }
goods-stone =
    { $n ->
        [one] { $n } pietra
       *[other] { $n } pietre
    }
goods-bone =
    { $n ->
        [one] { $n } osso
       *[other] { $n } ossa
    }
goods-hit_points =
    { $n ->
        [one] { $n } punto vita
       *[other] { $n } punti vita
    }
goods-bonus =
    { $n ->
        [one] { $n } carta Bonus
       *[other] { $n } carte Bonus
    }
goods-any =
    { $n ->
        [one] { $n } risorsa a scelta
       *[other] { $n } risorse a scelta
    }
deck-bonus = Bonus
deck-hunting = Caccia
deck-picking = Raccolta
row-evolution = Evoluzioni
row-hunting = prede

combination-nothing = niente
combination-pair = coppia
combination-two_pairs = doppia coppia
combination-three = tris
combination-full_house = full
combination-four = poker
combination-five = cinque uguali
combination-straight = scala
reward-row = { $name }: { $reward }

effect-dice =
    { $n ->
        [one] { $n } dado in più in combattimento
       *[other] { $n } dadi in più in combattimento
    }
effect-add = +{ $n } in combattimento
effect-gain = dà { $x }
effect-lose = fa perdere { $x } a qualcuno
effect-steal = ruba { $x } a qualcuno nello stesso luogo
effect-trade = costa { $y }, dà { $x }
effect-swap = scambia { $y } con { $x } di qualcuno
effect-counter = contromossa, annulla la carta Bonus di qualcun altro
symbol = solo { $place_in }
no-symbol = ovunque
symbol-note = { " (" }solo { $place_in })

option-long-game = partita lunga
option-stun-recovery = risveglio
value-stun-recovery = { $value } punti vita
option-unlimited-supply = scorta illimitata
option-glacial = tabellone glaciale
option-kromosaurus = Kromosauro
option-characters = personaggi
value-characters-random = a caso
value-characters-chosen = scelti a turno

# What others are doing, after "Waiting for X: …".
doing-movement = scelta del luogo
doing-character = scelta del personaggio
doing-bonus-window = forse una carta da combattimento
doing-counter-window = forse una contromossa
doing-robbery = mani nelle tasche altrui
doing-cave = riposo o servizi
doing-services = spese nella Caverna
doing-forest = primi passi nella Foresta
doing-picking = raccolta nella Foresta
doing-savanna = scelta della preda
doing-extra-dice = preparativi di caccia
doing-mountain = uno sguardo alla cima
doing-reroll = scalata della Montagna
doing-done = fine della fase
doing-reward = scelta della ricompensa
doing-loss = scelta della perdita

prompt-chance = I dadi rotolano.
prompt-movement = Scegli dove andare. Nessuno lo vede finché non hanno scelto tutti.
prompt-character = Scegli un personaggio.
prompt-bonus-window = Puoi giocare una carta da combattimento. Hai { $total }, il totale più alto è { $best }.
prompt-counter-window = { $who } gioca «{ $card }»{ $target }: { $effect }. Puoi fare una contromossa.
prompt-robbery = Puoi derubare chi hai messo al tappeto.
prompt-cave = Sei nella Caverna: riposa o usa i servizi.
prompt-services = Servizi: compra quello che vuoi.
prompt-forest = Sei nella Foresta: la prima carta Raccolta è gratis.
prompt-picking = Puoi raccogliere ancora o fermarti qui.
prompt-savanna = Sei nella Savana: scegli una preda.
prompt-extra-dice =
    { $dice ->
        [one] «{ $card }»: { $dice } dado deve fare almeno { $value }. Puoi comprare dadi in più.
       *[other] «{ $card }»: { $dice } dadi devono fare almeno { $value } in tutto. Puoi comprare dadi in più.
    }
prompt-mountain = Sei sulla Montagna: arrampicati quando vuoi.
prompt-reroll = Rilancia o prendi la ricompensa. Sul tavolo: { $dice }. In mano: { $lifted }. Hai { $krom } krom.
prompt-done = La tua azione è fatta. Puoi realizzare Evoluzioni, giocare carte o chiudere la fase.
prompt-reward = Scegli una delle due ricompense.
prompt-target = Contro chi giochi «{ $card }»? ({ $effect })
prompt-kind = «{ $card }»: quale risorsa?
prompt-loss =
    { $n ->
        [one] Devi cedere { $n } risorsa. Quale?
       *[other] Devi cedere { $n } risorse. Quale per prima?
    }

choice-go = Vai { $place_to }
choice-character = { $name }, { $weight } kg
choice-pass = Passa
choice-end = Chiudi la fase
choice-rest = Riposa: { $krom } e { $hit_points }
choice-services = Servizi: compra risorse, carte Bonus, punti vita
choice-buy = Compra { $goods } per { $price } krom
choice-pick =
    { $price ->
        [0] Raccogli una carta (gratis)
       *[other] Raccogli un’altra carta per { $price } krom
    }
choice-shuffle =
    { $n ->
        [one] Rimescola { $n } carta scartata nel mazzo Raccolta
       *[other] Rimescola { $n } carte scartate nel mazzo Raccolta
    }
choice-hunt =
    { $dice ->
        [one] Caccia «{ $card }»: { $dice } dado, almeno { $value }, per { $reward }
       *[other] Caccia «{ $card }»: { $dice } dadi, almeno { $value }, per { $reward }
    }
choice-hunt-again = Caccia ancora
choice-climb = Arrampicati: tira i dadi
choice-extra-dice =
    { $n ->
        [0] Nessun dado in più
        [one] { $n } dado in più per { $price } krom
       *[other] { $n } dadi in più per { $price } krom
    }
choice-take-combination = Prendi la ricompensa ({ $name }): { $reward }
choice-take-dice = Prendi subito la ricompensa
choice-reroll =
    { $n ->
        [0] Rilancia dei dadi per { $price } krom
        [one] Rilancia { $n } dado per { $price } krom
       *[other] Rilancia { $n } dadi per { $price } krom
    }
choice-lift = Riprendi un { $face }
choice-realise = Realizza «{ $card }»: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $cost }{ $symbol }
choice-play = Gioca «{ $card }»: { $effect }{ $symbol }
choice-stop-robbing = Lascia stare
choice-rob = Deruba { $who } di { $goods }
choice-target = { $who }
choice-give = Cedi { $goods }
choice-take = Prendi { $goods }
choice-reward = { $goods }

refuse-must-move = devi lasciare il luogo in cui ti trovi
refuse-not-the-cave = nel primo turno nessuno può scegliere la Caverna
refuse-character-taken = questo personaggio ce l’ha { $who }
refuse-evolution-place = solo { $place_in }
refuse-evolution-cost = ancora { $goods } e ci sei
refuse-only-in-combat = solo in un combattimento
refuse-only-as-counter = solo in risposta alla carta di qualcun altro
refuse-card-place = solo { $place_in }
refuse-cannot-give = dovresti poter dare { $goods }
refuse-no-target = non c’è nessuno su cui giocarla
refuse-target-lacks = { $who } non può dare { $goods }
refuse-target-elsewhere = { $who } è in un altro luogo
refuse-no-counter = questa carta non è una contromossa
refuse-no-combat-card = questa carta non è da combattimento
refuse-nothing-to-rob = { $who } non ne ha
refuse-act-first = prima svolgi l’azione del luogo
refuse-not-both = riposo o servizi, mai tutt’e due, e una volta sola
refuse-one-hunt = una sola caccia per fase
refuse-already-acted = l’azione del luogo si svolge una sola volta per fase
refuse-too-few-krom = costa { $price } krom, ne hai { $krom }
refuse-unhurt = hai già tutti i punti vita
refuse-no-bonus-left = non ci sono più carte Bonus da pescare
refuse-supply-empty = nella scorta non ce n’è più: { $kind }
refuse-nothing-to-shuffle = non ci sono scarti da rimescolare
refuse-shuffle-first = solo prima della prima carta
refuse-no-more-cards = mai più di { $n } carte
refuse-dice-in-hand = prima tira i dadi che hai in mano
refuse-no-more-rerolls = i { $n } rilanci sono finiti
refuse-lift-first = prima riprendi i dadi da rilanciare

log-character = { $seat } gioca { $character }.
log-round = Turno { $round }
log-got-up =
    { $hit_points ->
        [one] { $seat } si rialza con { $hit_points } punto vita.
       *[other] { $seat } si rialza con { $hit_points } punti vita.
    }
log-moved = { $seat } va { $place_to }.
log-kromosaurus-moved = Il Kromosauro va { $place_to }.
log-kromosaurus-stays = Il Kromosauro resta { $place_in }.
log-combat = Combattimento { $place_in }: { $fighters }.
score = { $who } { $total }
log-combat-dice = Ai dadi: { $scores }.
log-combat-won = { $fighter } vince con { $total }.
log-weight-decided = Parità: { $fighter } vince per il peso.
log-kromosaurus-wounded =
    { $amount ->
        [0] Il Kromosauro non ha sentito nulla e resta a { $hit_points }.
        [one] Il Kromosauro perde { $amount } punto vita e ne ha ancora { $hit_points }.
       *[other] Il Kromosauro perde { $amount } punti vita e ne ha ancora { $hit_points }.
    }
log-trophy-taken = Il Kromosauro è sconfitto! { $seat } ne fa il suo trofeo.
log-trophy-passed = { $to_seat } si prende il trofeo di { $seat }.
log-stunned = { $seat } perde i sensi.
log-phase = { $seat } agisce { $place_in }.
log-gained = { $seat } ottiene { $goods }.
log-lost = { $seat } perde { $goods }.
log-cold = { $seat } trema di freddo.
log-warmth = { $seat } si scalda vicino al fuoco.
log-robbed = { $seat } deruba { $victim }: { $goods }.
log-stole = { $seat } ruba { $goods } a { $victim }.
log-swapped = { $seat } dà { $give } a { $target } e prende { $take }.
log-robbed-bonus = { $seat } deruba { $victim } di una carta Bonus.
log-robbed-bonus-card = { $seat } deruba { $victim } di una carta Bonus: «{ $card }».
log-drew-bonus = { $seat } pesca una carta Bonus.
log-drew-bonus-card = { $seat } pesca una carta Bonus: «{ $card }».
log-played = { $seat } gioca «{ $card }»: { $effect }.
log-played-target = { $seat } gioca «{ $card }» contro { $target }: { $effect }.
log-countered = { $seat } annulla «{ $countered }» con «{ $card }».
log-cancelled = «{ $card }» non ha effetto.
log-rolled-more = { $seat } tira ancora: { $dice }.
log-total = { $seat } sale a { $total }.
log-rested = { $seat } riposa.
log-bought = { $seat } paga { $price } krom ai servizi: { $kind }.
log-picked =
    { $price ->
        [0] { $seat } trova «{ $card }».
       *[other] { $seat } paga { $price } krom e trova «{ $card }».
    }
log-shuffled = Il mazzo { $deck } si rimescola con i suoi scarti.
log-hunting =
    { $extra ->
        [0] { $seat } caccia «{ $card }».
        [one] { $seat } caccia «{ $card }» con { $extra } dado in più per { $price } krom.
       *[other] { $seat } caccia «{ $card }» con { $extra } dadi in più per { $price } krom.
    }
log-caught =
    { $n ->
        [one] { $sum }, serviva { $value }. { $seat } cattura «{ $card }»!
       *[other] { $dice }: { $sum }, serviva { $value }. { $seat } cattura «{ $card }»!
    }
log-missed =
    { $n ->
        [one] { $sum }, serviva { $value }. «{ $card }» sfugge a { $seat }.
       *[other] { $dice }: { $sum }, serviva { $value }. «{ $card }» sfugge a { $seat }.
    }
log-rerolled = { $seat } paga { $price } krom e rilancia { $dice }; sul tavolo: { $kept }.
log-climbing = { $seat } tira: { $dice } sul tavolo.
log-climbed = { $seat } tiene { $dice }: { $combination }.
log-realised =
    { $points ->
        [one] { $seat } realizza «{ $card }» per { $cost }: { $points } punto, { $total } in tutto.
       *[other] { $seat } realizza «{ $card }» per { $cost }: { $points } punti, { $total } in tutto.
    }
log-revealed = Novità tra le { $row }: «{ $card }».
log-won =
    { $points ->
        [one] Vittoria di { $seats } con { $points } punto!
       *[other] Vittoria di { $seats } con { $points } punti!
    }
