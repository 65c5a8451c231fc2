### The rules of Krom: Evolution, as players read them.
### One line is one paragraph. Numbers are variables, filled in by the program.

rules-title = Krom: Evolution, le regole

chapter-setup = Preparazione
chapter-round = Il turno
chapter-combat = Il combattimento
chapter-phase = La fase di azione
chapter-evolutions = Le Evoluzioni
chapter-bonus = Le carte Bonus
chapter-variants = Le varianti
chapter-end = Pubblico, nascosto, fine partita

## Setup

rule-K1 = Ognuno prende un personaggio diverso, a caso, a meno che non preferiate scegliere nell’ordine dei posti a sedere. Ogni personaggio ha un peso tutto suo, che risolve le parità (K11).

    Cominci con { $max_hit_points } punti vita, che sono anche il massimo, { $start_krom } krom e { $start_bonus ->
        [one] { $start_bonus } carta Bonus
       *[other] { $start_bonus } carte Bonus
    }. La tua mano resta nascosta. Tutti partono dalla Caverna.
    .title = Inizio della partita

rule-K2 = I mazzi Evoluzione, Bonus, Raccolta e Caccia si mescolano e restano coperti. Due file sono scoperte: { $row } carte Caccia e { $row } carte Evoluzione.
    .title = Mazzi e file

rule-K3 = Vinci se raggiungi l’obiettivo prima degli altri (K26). L’obiettivo è di { $goal_2_to_4 } punti con 2, 3 o 4 giocatori, di { $goal_5 } con 5 giocatori e di { $goal_6 } con 6 giocatori.

    Variante «partita lunga»: l’obiettivo sale di { $long_game } punti.
    .title = L’obiettivo

rule-K4 = I posti a sedere si sorteggiano e restano gli stessi per tutta la partita. «In senso orario» vuol dire sempre da un posto al successivo in quest’ordine; dopo l’ultimo si ricomincia dal primo.
    .title = Posti a sedere

## The round

rule-K5 = All’inizio di un turno tutti i personaggi storditi si rialzano e hanno { $recovery } punti vita.

    Variante «risveglio»: si rialzano con { $recovery_first_printing } punti vita, come in una stampa meno recente del gioco.
    .title = Chi si rialza

rule-K6 = Ognuno sceglie un luogo, in segreto e nello stesso momento degli altri. Non può essere il luogo in cui ti trovi. Quando tutti hanno scelto, le scelte si rivelano insieme e tutti si spostano.

    Nel turno 1 nessuno può scegliere la Caverna, perché tutti partono da lì. Se eri stordito, scegli come chiunque altro, e non puoi scegliere il luogo in cui eri a terra. Puoi cambiare la tua scelta finché l’ultimo giocatore non ha scelto.
    .title = Scelta e movimento

rule-K7 = I luoghi si risolvono in quest’ordine: Caverna, Foresta, Savana, Montagna. In ogni luogo viene prima il combattimento, se c’è; poi i presenti svolgono le loro fasi di azione. Un combattimento si svolge quando tocca al suo luogo, mai prima.
    .title = Ordine dei luoghi

rule-K8 = Chi non è stordito è in piedi. Se in un luogo non c’è combattimento, l’unico giocatore in piedi che vi si trova svolge semplicemente la sua fase di azione. Dopo la Montagna il turno finisce.
    .title = Luoghi senza combattimento

## Combat

rule-K9 = Due o più giocatori in piedi nello stesso luogo combattono tra loro. Se c’è il Kromosauro, deve combattere anche un giocatore in piedi da solo (K33). Ogni combattente tira un dado: è il suo totale di partenza.
    .title = Chi combatte

rule-K10 = Tirati i dadi, chi combatte può giocare carte Bonus da combattimento (B1, B2). Una carta del genere aumenta soltanto il tuo totale. Un totale può superare 6.

    I combattenti vengono interpellati uno alla volta. Si comincia da chi in quel momento è ultimo secondo K11, poi si prosegue in senso orario, per tutti i giri che servono. Un combattente senza carte in mano viene saltato. Tutti gli altri vengono interpellati, qualunque carta abbiano. Quando tocca a te, giochi una carta da combattimento oppure passi.

    Si finisce appena tutti quelli da interpellare hanno passato uno dopo l’altro. Una carta giocata interrompe questa serie, anche se viene annullata da una contromossa: a quel punto tutti quelli che hanno ancora carte devono passare di nuovo. Le contromosse (K30) restano fuori dalla serie: non contano come risposta e non la interrompono.
    .title = Carte in combattimento

rule-K11 = Il totale più alto vince il combattimento. Il peso risolve le parità: il più pesante sta davanti nella Caverna e nella Savana, il più leggero nella Foresta e sulla Montagna. Così c’è sempre un vincitore, e uno solo. Le parità più in basso si ordinano allo stesso modo.
    .title = Vincitore e parità

rule-K12 = Ogni perdente perde punti vita pari al totale del vincitore meno il proprio: 0 in caso di parità. Tutti questi danni arrivano nello stesso momento. I punti vita non scendono mai sotto 0.
    .title = Danni in combattimento

rule-K13 = Dopo il combattimento, i combattenti non storditi svolgono la loro fase di azione, dal totale più alto al più basso. A parità di totale decide il peso (K11).
    .title = Ordine dopo il combattimento

rule-K14 = A 0 punti vita sei stordito. In questo turno non hai una fase di azione e resti a terra finché non ti rialzi (K5). Che cosa succede se a stordirti è una carta Bonus lo dice K17.
    .title = Essere storditi

rule-K15 = Se vinci un combattimento, puoi derubare una volta ciascun giocatore che vi hai stordito. Prendi una sola di queste cose: un legno, una pietra o un osso a tua scelta; oppure metà dei krom della vittima, arrotondata in su; oppure una carta Bonus della sua mano, a caso. Puoi prendere solo quello che la vittima ha, e puoi sempre rinunciare. Se le vittime sono più di una, l’ordine lo scegli tu.

    Dopo un combattimento tutto avviene in quest’ordine: 1) i danni; 2) il Kromosauro, se è a 0, lascia la partita e diventa un trofeo (K33); 3) il trofeo di chi lo aveva ed è stato stordito cambia padrone (K34); 4) si controlla se qualcuno ha vinto (K26); 5) i furti; 6) le fasi di azione.
    .title = Derubare le vittime

rule-K16 = Recuperando punti vita non superi mai { $max_hit_points }.
    .title = Massimo di punti vita

rule-K17 = Una carta Bonus può stordirti fuori da un combattimento (K31). Che cosa comporta dipende dal momento.

    Prima che tocchi al tuo luogo: non partecipi al combattimento in quel luogo, non vieni derubato e non agisci. Dopo il combattimento ma prima della tua fase di azione: non agisci, e l’ordine degli altri resta com’è. Dopo la tua fase di azione: in questo turno non perdi nulla.
    .title = Stordito fuori dal combattimento

## The action phase

rule-K18 = Nella tua fase di azione svolgi una volta l’azione del tuo luogo. È obbligatoria: senza non puoi chiudere la fase.

    Prima e dopo puoi realizzare quante Evoluzioni vuoi e giocare quante carte Bonus vuoi tra quelle previste per la tua fase. Puoi farlo anche tra due carte Raccolta o tra due acquisti di servizi. Non puoi farlo durante una caccia, dalla scelta della preda finché la caccia non è fallita o non hai preso la ricompensa, né sulla Montagna, dal primo tiro finché non hai preso la ricompensa.

    Una ricompensa è una combinazione qualsiasi di krom, legno, pietra, osso, punti vita e carte Bonus. Alcune ne offrono due: scegli quale al momento di prenderla.
    .title = La tua fase di azione

rule-K19 = Nella Caverna o riposi o usi i servizi, mai tutt’e due.

    Riposo: guadagni { $rest_krom } krom e { $rest_hit_points } punti vita.

    Servizi: compri tutto quello che vuoi, in qualsiasi combinazione. Un legno, una pietra o un osso costa { $resource_price } krom. Una carta Bonus, presa dal mazzo, costa { $bonus_price } krom. Con { $hit_points_price } krom recuperi { $service_hit_points } punti vita, quante volte vuoi; non puoi comprarli quando ne hai { $max_hit_points }, e quello che supererebbe { $max_hit_points } va perso. Puoi anche scegliere i servizi e non comprare nulla. Una carta comprata si può giocare nella stessa fase.
    .title = Nella Caverna

rule-K20 = Nella Foresta la tua prima carta del mazzo Raccolta è gratis. Poi puoi prenderne una seconda per { $second_pick } krom, una terza per { $third_pick } krom e una quarta per { $fourth_pick } krom, mai di più. Di ogni carta prendi la ricompensa, se ce n’è una, e scarti la carta prima di decidere sulla prossima.

    Prima della tua prima carta puoi rimescolare gli scarti nel mazzo.
    .title = Nella Foresta

rule-K21 = Nella Savana scegli una delle { $row } prede scoperte. Prima di tirare puoi comprare dadi in più: uno per { $one_die } krom, oppure due per { $two_dice } krom in tutto. Tira i dadi previsti dalla carta e quelli comprati.

    Se la somma raggiunge o supera il valore della carta, prendi la ricompensa; la carta si scarta e viene sostituita subito. Se la somma è più bassa, non ottieni nulla e la preda resta dov’è. Cacci una volta per fase di azione.
    .title = Nella Savana

rule-K22 = Sulla Montagna tiri { $mountain_dice } dadi. Poi puoi rilanciare fino a { $rerolls } volte, ogni volta uno o più dadi a tua scelta. I rilanci costano, nell’ordine, { $first_reroll }, { $second_reroll }, { $third_reroll } e { $fourth_reroll } krom. Puoi fermarti dopo qualsiasi tiro. Conta solo la combinazione finale: prendi la sua ricompensa dalla tabella del mazzo in uso.

    Ogni tiro è una sola di otto combinazioni. Niente: nessun dado uguale a un altro e nessuna scala. Coppia: due uguali, gli altri tutti diversi. Doppia coppia: due uguali, altri due uguali, il quinto diverso. Tris: tre uguali, gli altri tutti diversi. Full: tre uguali, e uguali anche gli altri due. Poker: quattro uguali, il quinto diverso. Cinque uguali: tutti i dadi uguali. Scala: da 1 a 5 o da 2 a 6.
    .title = Sulla Montagna

rule-K23 = Se si deve prendere una carta e il mazzo è vuoto, si mescolano i suoi scarti per rifare il mazzo. Se mancano anche gli scarti, si prendono solo le carte che ci sono; in quel caso non si può comprare una carta Bonus.

    La fila Caccia torna sempre a { $row } carte. Le carte Evoluzione restano ai giocatori, perciò la loro fila si accorcia quando il loro mazzo è vuoto.

    Un mazzo le cui Evoluzioni valgono in tutto meno di { $enough_points } punti, o in cui una costa più di { $supply } della stessa risorsa, si gioca con un avviso: la partita può finire senza che nessuno arrivi al traguardo.
    .title = Mazzi vuoti

rule-K24 = Nel gioco ci sono { $supply } legni, { $supply } pietre e { $supply } ossa. Quando ne guadagni, prendi solo quello che resta nella scorta; puoi comprarne solo se nella scorta ce n’è. Ciò che si paga o si perde torna nella scorta. I krom non finiscono mai.

    Variante «scorta illimitata»: anche legni, pietre e ossa non finiscono mai.
    .title = La scorta

## Evolutions

rule-K25 = Realizzi Evoluzioni soltanto nella tua fase di azione: paghi il costo, prendi la carta, segni i suoi punti. Se la carta ha il simbolo di un luogo, devi essere lì. La carta viene sostituita subito, e puoi realizzare anche quella nuova.
    .title = Realizzare un’Evoluzione

rule-K26 = Chi raggiunge l’obiettivo (K3) prima degli altri vince all’istante, qualunque cosa stia succedendo. Conta anche il punto del trofeo (K33, K34).
    .title = La vittoria

## Bonus cards

rule-K27 = Le carte Bonus stanno nascoste nella tua mano, e puoi averne quante vuoi. Le giochi nella tua fase di azione, a meno che la carta non sia segnata per il combattimento (K10) o come contromossa (K30).

    Se una carta ha il simbolo di un luogo, puoi giocarla solo in quel luogo. Vale anche per le carte da combattimento e le contromosse: servono tutt’e due le condizioni.
    .title = Tenere e giocare

rule-K28 = Ogni carta Bonus ha uno degli effetti da B1 a B8. X e Y sono le quantità sulla carta; le risorse sono legno, pietra e osso.
    .title = Gli effetti

rule-B1 = Per il combattimento. Tiri altri Y dadi, e il tuo totale sale della loro somma.
    .title = Più dadi

rule-B2 = Per il combattimento. Il tuo totale sale di Y.
    .title = Più forza

rule-B3 = Ricevi X: krom, risorse o punti vita, come dice la carta.
    .title = Un guadagno

rule-B4 = Scegli un altro giocatore, che perde X: krom, risorse o punti vita, come dice la carta.
    .title = Una perdita

rule-B5 = Scegli un giocatore nel tuo stesso luogo e gli prendi X: krom o risorse, come dice la carta.
    .title = Un furto

rule-B6 = Paghi Y e in cambio ricevi X: krom o risorse da entrambe le parti, come dice la carta.
    .title = Un baratto

rule-B7 = Scegli un altro giocatore. Tu gli dai Y e lui ti dà X: krom o risorse da entrambe le parti, come dice la carta.
    .title = Uno scambio

rule-B8 = Giochi questa carta quando un altro giocatore gioca una carta Bonus. La sua finisce tra gli scarti e non ha effetto. Come funziona lo dice K30.
    .title = La contromossa

rule-K29 = Quantità: una perdita (B4) o un furto (B5) prende quello che c’è, fino a X. Per B6 ti serve tutto Y e lo paghi prima; poi ricevi di X quanto la scorta può dare. Per B7 ciascuna parte deve avere tutta la sua quantità.

    Se la carta lascia libero il tipo: in una perdita (B4) sceglie chi perde, in un furto (B5) chi ruba. In tutti gli altri casi sceglie chi gioca la carta, per entrambe le parti.

    Bersagli: B4 e B7 raggiungono qualsiasi altro giocatore in qualsiasi luogo, in piedi o stordito. B5 raggiunge anche i giocatori storditi, ma solo nel tuo luogo. Una carta senza un bersaglio ammesso non si può giocare. Per B4 e B5 anche chi non ha nulla è un bersaglio ammesso.
    .title = Quantità, scelte, bersagli

rule-K30 = Quando giochi una carta Bonus, insieme alla carta annunci il bersaglio e le tue scelte. Costi e perdite arrivano solo quando la carta ha effetto, e così le scelte che spettano a un altro giocatore (K29). Una carta annullata ti costa quindi soltanto la carta stessa, e i suoi dadi non vengono mai tirati.

    Ogni carta Bonus apre un giro di contromosse. In senso orario, a partire da chi l’ha giocata, viene interpellato ogni altro giocatore con almeno una carta in mano, qualunque essa sia; così la domanda non rivela nulla. Anche chi è stordito può fare una contromossa. La prima contromossa chiude il giro, e nessun altro viene più interpellato. Se nessuno ne gioca una, la carta ha effetto.

    Una contromossa è a sua volta una carta Bonus e apre un nuovo giro, in senso orario a partire da chi l’ha giocata; stavolta tra gli interpellati c’è anche chi si è appena visto annullare la carta. Un giro chiuso da una contromossa non si riapre, neppure se quella contromossa viene annullata.

    L’ultima carta giocata si risolve per prima, poi quella precedente e così via fino alla prima. Dopo, tutte le carte della catena si scartano.

    Esempio: Alma gioca una carta, Kolos la annulla con una contromossa, Karok annulla la contromossa di Kolos, e nessuno risponde a Karok. La contromossa di Kolos non ha effetto, quindi la carta di Alma ha effetto. Nessuno ha più occasione di annullarla.
    .title = Le contromosse

rule-K31 = Se B4 ti porta a 0 punti vita, sei stordito (K14, K17). Nessuno ti deruba, e se hai il trofeo lo tieni. Perdere punti vita non fa nulla a chi è già stordito.
    .title = Stordito da una carta

## Variants

rule-K32 = Nella Foresta, nella Savana e sulla Montagna perdi { $cold ->
        [one] { $cold } punto vita
       *[other] { $cold } punti vita
    } all’inizio della tua fase di azione, ma mai l’ultimo. Nella Caverna, invece, in quel momento ne recuperi { $warmth }, senza superare il massimo (K16).
    .title = Tabellone glaciale

rule-K33 = Il Kromosauro ha { $kromosaurus_hit_points } punti vita e comincia fuori dal tabellone. A ogni turno, dopo che le scelte dei giocatori sono state rivelate, si sorteggia la sua destinazione: Foresta, Savana o Montagna, con le stesse probabilità. Può restare dov’è.

    Combatte contro i giocatori in piedi nel suo luogo, anche se ce n’è uno solo. Se non ce n’è nessuno, non c’è combattimento. Tira un dado e aggiunge { $kromosaurus_strength }. Non ha carte, quindi in K10 viene saltato: si comincia dal giocatore più in basso in classifica. Conta come il più pesante di tutti (K11). Non ha una fase di azione (K13) e non deruba mai nessuno.

    Quando perde, subisce danni come ogni combattente (K12), e i suoi punti vita non si recuperano mai. A 0 lascia la partita, e chi ha vinto quel combattimento lo prende come trofeo; il trofeo vale { $trophy ->
        [one] { $trophy } punto
       *[other] { $trophy } punti
    }.
    .title = Il Kromosauro

rule-K34 = Se hai il trofeo e vieni stordito in un combattimento vinto da un altro giocatore, il trofeo e il suo punto passano a lui. Questo si aggiunge a ciò che può rubarti secondo K15.
    .title = Perdere il trofeo

rule-K35 = Il Kromosauro non è un giocatore. Nessuna carta Bonus può averlo come bersaglio.
    .title = Al sicuro dalle carte

## Open, hidden, and the end

rule-K36 = Pubblico: dove si trova ciascuno, punti vita, krom, legno, pietra e osso, Evoluzioni realizzate, le due file scoperte, quante carte Bonus ha ogni mano, tutti gli scarti, quante carte ha ogni mazzo e tutti i tiri.

    Nascosto: le carte Bonus in mano, l’ordine dei mazzi e le destinazioni scelte, finché tutti non hanno scelto. Una carta Bonus presa dal mazzo la vede solo chi la riceve; una rubata, solo chi la riceve e chi l’aveva prima.
    .title = Pubblico e nascosto

rule-K37 = Se la fila Evoluzione è vuota, la partita finisce alla fine del turno. In ogni caso finisce dopo il turno { $last_round }. Vince chi ha più punti; a parità, chi ha più carte Evoluzione; se la parità rimane, la vittoria è condivisa.
    .title = Se nessuno raggiunge l’obiettivo

rule-K38 = Se non scegliete altro, si gioca con l’obiettivo normale, il risveglio a { $recovery } punti vita, una scorta limitata di legno, pietra e osso, il tabellone verde e senza Kromosauro.
    .title = Impostazioni di base
