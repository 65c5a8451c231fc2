# Il tabellone di Krom. Le parole del gioco stanno nei suoi testi.

krom-race = La corsa
krom-race-goal = chi arriva a { $goal }
krom-race-at = { $who } a { $points }
krom-hit-points = { $have } punti vita su { $of }
krom-kromosaurus = Kromosauro
krom-stunned = fuori gioco
krom-stunned-until = fuori gioco fino al prossimo turno
krom-tie-heavier = a parità vince chi pesa di più
krom-tie-lighter = a parità vince chi pesa di meno
krom-place-done = fatto
krom-place-now = adesso:
krom-place-next = poi:
krom-rest = Riposo
krom-services = Servizi
krom-or-services = o servizi
krom-services-title = Che cosa ti serve?
krom-purse = Hai { $n } krom.
krom-pick = Raccogli
krom-picking-deck = Mazzo Raccolta
krom-cards-left = { $n } carte rimaste
krom-last-picked = Ultima raccolta: { $card }
krom-free = gratis
krom-shuffle = Mescola
krom-preys = Prede
krom-climb = Scala
krom-evolutions = Evoluzioni
krom-deck = mazzo { $n }
krom-within-reach = { $n } a portata
krom-realise = Realizza
krom-you = Tu
krom-who = { $character }, { $weight } kg
krom-who-bot = bot, { $weight } kg
krom-kg = { $n } kg
krom-points-word = punti
krom-your-cards = Le tue carte Bonus
krom-only-you = le vedi solo tu
krom-no-cards = Nessuna carta Bonus in mano.
krom-playable = Giocabile
krom-when-phase = Nella tua fase
krom-when-combat = In un combattimento
krom-when-counter = In risposta a una carta
krom-terse-only-in-combat = se combatti
krom-terse-only-as-counter = in risposta
krom-terse-no-target = su nessuno
krom-terse-no-counter = non annulla
krom-terse-no-combat-card = non combatte
krom-realised = Realizzate
krom-nothing-yet = ancora niente
krom-secret = Scelta segreta
krom-ready = ha scelto
krom-choosing = sta scegliendo
krom-reveal = Tutti in cammino!
krom-nobody = nessuno
krom-they-fight = Ci sarà da discutere.
krom-go-on = Avanti
krom-see-table = Guarda il tavolo
krom-fight = Combattimento { $place_in }
krom-step-dice = Dadi
krom-step-cards = Carte Bonus
krom-step-wounds = Ferite
krom-step-robbery = Furto
krom-to = a
krom-leads = { $who } è in testa con { $total }.
krom-no-card-played = nessuna carta giocata
krom-struck = annullata
krom-rob = Rubare qualcosa a { $who }?
krom-of = su { $n }
krom-half-of = metà di { $n }, per eccesso
krom-random-of = a caso, su { $n }
krom-be-kind = un bel gesto
krom-climb-title = La Montagna
krom-first-roll = Primo lancio
krom-reroll-n = Rilancio { $n }
krom-keep = tieni
krom-reroll = rilancia
krom-put-back = Rimetti giù il { $face }
krom-rerolls = Rilanci
krom-now = ora
krom-odds = Qualcosa di meglio in { $n } lanci su 100.
krom-pick-dice = Clicca i dadi che preferiresti non avere.
krom-short-nothing = Niente
krom-short-pair = Coppia
krom-short-two_pairs = Doppia c.
krom-short-three = Tris
krom-short-full_house = Full
krom-short-four = Poker
krom-short-straight = Scala
krom-short-five = Cinque
krom-hunt-title = La caccia: { $card }
krom-reward-title = Quale ricompensa?
krom-character-title = Chi sei?
krom-costs = Costo
krom-brings = Porta
krom-trophy = Trofeo del Kromosauro
krom-at-thinking = { $place_in }, ci pensa
krom-at-past = { $place_in }, fatto
krom-at-now = { $place_in }
krom-at-next = { $place_in }, deve agire
krom-end = La fine
krom-rematch = Ancora una
krom-scores = Punti
krom-end-goal = Chi arriva per primo a { $goal } punti vince subito.
krom-end-tie = Vince chi ha più punti; a parità, più Evoluzioni.
krom-plot = Com’è andata la corsa
krom-plot-rounds = turni da 1 a { $n }
krom-dice-title = I dadi
krom-dice-total = { $n } dadi lanciati; dadi uniformi mostrerebbero ogni faccia { $even } volte.
krom-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
krom-end-rounds =
    { $n ->
        [one] dopo { $n } turno
       *[other] dopo { $n } turni
    }
krom-need =
    { $dice ->
        [one] { $dice } dado deve mostrare almeno { $value }.
       *[other] { $dice } dadi devono mostrare almeno { $value } in tutto.
    }
krom-end-won =
    { $n ->
        [one] Vince { $who }!
       *[other] Vincono insieme { $who }!
    }
krom-nth = { $n }ª
krom-passing = Niente carte in questo turno
krom-passing-note = Passa ogni volta che si potrebbe giocare una carta in combattimento o in risposta, fino alla fine del turno.

## Learning by playing

learn-movement = Scegli un luogo, mai quello in cui sei. Tutti scelgono in segreto e si muovono insieme. Dove due si incontrano ci si batte: il luogo migliore è quello che gli altri hanno trovato troppo ovvio.
learn-cave = Nella Caverna si dorme o si fanno acquisti. Il riposo cura, i servizi costano krom. Mai entrambi: anche i cavernicoli avevano le loro priorità.
learn-services = Compra ciò che serve alla tua prossima Evoluzione, poi fermati. Le offerte in grigio dicono perché oggi non fanno per te.
learn-forest = Nella Foresta la prima carta Raccolta è gratis. Su alcune non c’è proprio niente. Si chiama natura.
learn-picking = Ogni altra carta costa più krom della precedente. Fermarsi è gratis e raramente ce ne si pente. Raramente.
learn-savanna = Scegli una preda. La carta mostra quanti dadi tiri, che cosa devi raggiungere e quanto rende. Le bestie grosse pagano bene, di solito agli altri.
learn-extra-dice = Prima di tirare puoi comprare altri dadi con il krom. Dopo è tardi, come per quasi tutte le buone idee.
learn-mountain = Sulla Montagna tiri per una combinazione: la tabella mostra quanto rende ognuna. Sali quando te la senti. La Montagna non ha fretta.
learn-reroll = Riprendi i dadi che non ti piacciono e tirali di nuovo. I rilanci costano krom, gli ultimi di più; conta solo l’ultimo tiro.
learn-bonus-window = Uno scontro! Vince il totale più alto, chi perde perde la differenza in punti vita. Una carta combattimento può alzare il tuo totale. Anche passare è una decisione.
learn-counter-window = Qualcuno gioca una carta, e una contromossa la annulla. Consideralo un no cortese, con la clava.
learn-robbery = Hai steso qualcuno. L’usanza ti permette di frugargli in tasca, una volta. Se ne ricorderà.
learn-done = La tua azione è fatta. Ora puoi realizzare un’Evoluzione, se puoi pagarla: le Evoluzioni sono punti, e con i punti si vince. Poi termina la fase.
learn-character = Sei personaggi, sei pesi. A parità vincono i pesanti nella Caverna e nella Savana, i leggeri nella Foresta e sulla Montagna. Il resto è questione di pettinatura.
learn-reward = Due ricompense, una sola scelta. Guarda che cosa manca alla tua prossima Evoluzione, non che cosa luccica.
learn-target = La carta vuole una vittima. Vedi che cosa possiede ognuno; chi è in testa alla corsa è di rado la risposta sbagliata.
learn-kind = Il tipo lo scegli tu. Dai ciò che hai in abbondanza, prendi ciò che manca alla tua prossima Evoluzione.
learn-loss = Qualcosa deve andare. Tieni ciò che serve alla tua prossima Evoluzione e separati dal resto con dignità.
learn-over = Ecco una partita intera di Krom. Qui vedi chi ha fatto punti e come, l’andamento della corsa e se i dadi erano onesti. Un’altra, con più gente? All’ingresso c’è posto.
