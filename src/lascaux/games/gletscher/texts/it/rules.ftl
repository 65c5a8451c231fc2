### Le regole di Am Rande des Gletschers, come le leggono i giocatori.
### Una riga, un paragrafo. I numeri sono variabili: li mette il programma.

rules-title = Am Rande des Gletschers, le regole

chapter-setup = Preparazione
chapter-turn = Un turno
chapter-hunting = La caccia e le altre azioni
chapter-fate = Carte Destino
chapter-events = Eventi
chapter-winter = L’inverno
chapter-hidden = Visibile, nascosto e i segni

## Preparazione

rule-G1 = Ognuno guida un clan e ha una caverna. Cominci con { $start_cards } carte Clan in mano, da uno, due e tre cacciatori, e { $start_fate } carta Destino. Le altre carte Clan, { $clan_cards } in tutto, formano un mazzo mescolato.
    .title = Inizio della partita

rule-G2 = Si mescolano le { $hunt_cards } carte Caccia e sotto si mette l’Inverno.

    In tre, le { $yellow } carte con il rombo giallo restano nella scatola; in due, anche quelle con il rombo blu: { $both } carte. Nel nostro mazzo solo prede, erbe e armi hanno rombi.
    .title = Le carte Caccia

rule-G3 = Comincia il dado più alto; in caso di parità si ritira. Si gioca in senso orario.
    .title = Chi comincia

## Un turno

rule-G4 = A: scopri { $revealed } carte Caccia, meno se il mazzo finisce. L’Inverno conta come una, poi si continua con le carte che ha sotto.

    Prima si scoprono tutte le carte. Poi avvengono gli eventi, nell’ordine in cui sono usciti, ognuno per tutti i clan prima del successivo. Poi puoi prendere nella caverna le armi e gli artefatti scoperti. Un clan ha al massimo un artefatto: prenderne un altro scarta il primo. Gli eventi vanno negli scarti, l’Inverno si mette da parte.
    .title = A: scoprire

rule-G5 = B: le tue carte Clan ferite, a faccia in giù, si girano a faccia in su. In questo turno non fanno niente: una ferita costa quindi tutto il turno successivo.

    Variante «le erbe curano»: prima di girarle puoi scartare erbe dalla dispensa; ognuna riporta subito in mano una carta ferita. Non è un’azione.
    .title = B: riprendersi

rule-G6 = C: ogni carta Clan in mano può fare una cosa: cacciare, raccogliere un’erba, fare un’arma o pescare una carta Destino. Una carta va tutta intera: i cacciatori in più non fanno altro. Le carte usate stanno a faccia in su nella dimora. Puoi fermarti quando vuoi.
    .title = C: agire

rule-G7 = D: ciò che resta nella fila si scarta, armi e artefatti compresi. Le carte Clan a faccia in su tornano in mano, le ferite restano.
    .title = D: riordinare

rule-G8 = E: puoi giocare una carta Destino gialla contro un avversario. Non è un’azione.
    .title = E: una carta gialla

rule-G9 = F: puoi avere { $limit } carte, Clan e Destino insieme, comprese quelle nella caverna. Se ne hai di più, scarti prima carte Destino, poi carte Clan a tua scelta, che vanno tra le carte perse. Si controlla solo per te, alla fine del tuo turno.
    .title = F: il limite

## La caccia e le altre azioni

rule-G10 = Scegli una preda scoperta, poi una squadra di una o più carte Clan. Più cacciatori del necessario danno +{ $surplus } in tutto. Ogni cacciatore che manca dà −1.
    .title = Preda e squadra

rule-G11 = Puoi usare un’arma della rimessa. Aggiunge il suo bonus contro la selvaggina piccola (cibo fino a { $small_game }) o grossa (cibo da { $large_game } in su); dove non ne ha, non serve. Si scarta quando il dado è tirato.

    Una rete che ha preso dei pesci resta con loro: allora valgono cibo { $net_food } e da quel momento i due sono una sola carta Preda, qualunque cosa accada. Dopo un fallimento la rete si scarta.
    .title = Armi e reti

rule-G12 = L’artefatto aggiunge il suo bonus in una caccia per turno, con o senza arma; per il turno è usato anche se rinunci o se l’arma si rompe. Una volta per caccia puoi sacrificare una preda della dispensa per +{ $sacrifice }; non un’erba, né un’arma ricavata da una preda.
    .title = Artefatto e sacrificio

rule-G13 = L’ordine: preda, squadra, arma, artefatto e sacrificio, poi F1 se la giochi, poi gli altri (G14), poi tiri o rinunci. Se rinunci, la squadra è usata e il sacrificio è perso, ma nessuno è ferito e tieni l’arma.
    .title = Come si svolge una caccia

rule-G14 = Prima del tuo dado si chiede agli avversari, a partire da sinistra, se giocano F4 o F5. Una sola carta rossa per caccia. Ogni avversario può giocare contro di te una carta Destino per turno; in due, invece, una per caccia.

    Chi non può più giocare o non ha carte Destino non viene interpellato. Tutti gli altri sì, qualunque cosa abbiano, perché niente si possa indovinare. Puoi rispondere con F2.
    .title = Che cosa possono gli altri

rule-G15 = Se il dado con tutto ciò che si aggiunge raggiunge il valore di caccia, la preda va nella dispensa e la squadra, a faccia in su, nella dimora. Altrimenti una carta Clan della squadra, a tua scelta, è ferita e sta a faccia in giù, le altre a faccia in su; la preda resta e si può ricacciare in questo turno.
    .title = Successo e fallimento

rule-G16 = Dopo un successo si chiede agli altri, nello stesso ordine, se giocano F3, a meno che su questa caccia sia stata giocata una carta rossa, annullata o no, o F1. In tre o quattro può farlo solo chi in questo turno non ha giocato carte Destino; in due non conta.
    .title = Contese

rule-G17 = Per raccogliere un’erba manda una squadra con almeno i cacciatori che chiede. Riesce sempre.
    .title = Raccogliere

rule-G18 = Una carta Clan fa un’arma di una preda che mostra un bonus d’arma: passa dalla dispensa alla rimessa. Non nutre più, tiene la sua storia e dopo l’uso si scarta. Il bonus vale contro selvaggina piccola e grossa, se la carta non dice altro. Nessuna carta rossa si può giocare su G17, G18 e G19.
    .title = Fare un’arma

rule-G19 = Una carta Clan pesca una carta Destino. Puoi usarla subito, se è il momento del suo colore.
    .title = Pescare una carta Destino

## Carte Destino

rule-F1 = Verde, nella tua caccia: il dado vale { $lucky_die } e contro questa caccia non si possono giocare carte Destino. Non si può rinunciare e l’arma si scarta. Il resto conta come sempre: la caccia può ancora fallire.
    .title = Caccia fortunata

rule-F2 = Verde, in difesa: sacrifica una preda della dispensa per annullare una carta Destino giocata contro di te, o ciò che un terremoto fa al tuo clan.
    .title = Offerta

rule-F3 = Rossa, dopo il successo di un avversario: tirate entrambi. Se il tuo dado è più alto, la preda, con la sua rete se ne ha una, va nella tua dispensa. La squadra del cacciatore è usata, l’arma è persa, nessuno è ferito.
    .title = Contesa

rule-F4 = Rossa, prima del dado: un’arma in uso si scarta e la caccia è finita. La squadra è usata, nessuno è ferito, il sacrificio è perso, la preda resta nella fila.
    .title = Arma rotta

rule-F5 = Rossa, prima del dado: −{ $storm } in questa caccia.
    .title = Tempesta

rule-F6 = Gialla: nel suo prossimo turno il bersaglio non ha azioni né carta gialla. Scoprire, riprendersi, riordinare e il limite avvengono come sempre, e può ancora giocare carte rosse e verdi.
    .title = Migrazione

rule-F7 = Gialla: il bersaglio scarta tutte le erbe.
    .title = Erbe guaste

rule-F8 = Gialla: tira. Fino a { $harmless } niente; da { $harm } a { $harm_most } prendi una carta a tua scelta dalla dispensa del bersaglio nella tua; con { $great_harm } due.
    .title = Razzia

rule-F9 = Gialla: il bersaglio scarta un’erba o perde una carta Clan, a sua scelta.
    .title = Predatore

rule-F10 = Gialla: l’artefatto del bersaglio resta a faccia in giù fino alla fine del suo prossimo turno. Non dà bonus e non partecipa alla gara degli sciamani.
    .title = Ira

rule-F11 = Gialla: il bersaglio tira. Fino a { $harmless } niente; da { $harm } a { $harm_most } scarta una carta a sua scelta dalla dispensa; con { $great_harm } due.
    .title = Sciacallo

rule-G20 = Chi perde qualcosa sceglie che cosa, tranne con F8. Se c’è meno di quanto si dovrebbe perdere, si perde quello che c’è. F7 si gioca solo contro un clan che ha un’erba, F8 e F11 contro uno che ha una carta nella dispensa, F10 contro uno con l’artefatto a faccia in su.
    .title = Perdite e bersagli

## Eventi

rule-G21 = Matrimonio: il clan di turno pesca una carta Clan, che sta a faccia in su nella dimora.

    Terremoto: ogni clan tira, in senso orario da quello di turno. Fino a { $harmless }: niente. Da { $harm } a { $harm_most }: scarta un’arma, anche fatta da te, o l’artefatto, a tua scelta; se non hai né l’una né l’altro, niente. { $great_harm }: perdi una carta Clan, dalla mano o dalla caverna.
    .title = Matrimonio e terremoto

## L’inverno

rule-G22 = Quando l’Inverno è scoperto, il turno si gioca fino in fondo. Poi vengono i mazzi (G23), il raduno (G24), i pasti (G25) e l’anno nuovo (G26, G27), in quest’ordine.
    .title = Arriva l’inverno

rule-G23 = Tutte le carte Caccia scartate si mescolano e si posano su ciò che resta del mazzo; sotto va l’Inverno. Ognuno tiene al massimo { $kept_fate } carta Destino a sua scelta. Le carte rese, il mazzo e i suoi scarti si mescolano. Fino alla fine dell’inverno non si giocano carte Destino.
    .title = I mazzi

rule-G24 = Ci sono tre gare. Cacciatori: dado più la storia migliore tra le prede nella dispensa e le prede diventate armi. Erboristi: dado più la storia migliore delle tue erbe. Sciamani: dado più la storia del tuo artefatto. Partecipano solo i clan che hanno una carta così.

    Il totale più alto vince un trofeo. Chi è in parità ritira, solo il dado, finché uno è in testa. Se partecipa un solo clan, vince senza tirare; se non partecipa nessuno, niente trofeo. I trofei bastano sempre.
    .title = Il raduno

rule-G25 = Ora mangiano tutti i tuoi cacciatori, anche i feriti; il cibo sono le prede e le erbe della dispensa. Se basta per tutti, puoi pescare una carta Clan. Se basta almeno per la metà, non succede niente. Se è meno, si mangia tutto e perdi una carta Clan a tua scelta.

    Devi pagare il migliore di questi esiti che puoi raggiungere. Scegli tu le carte da mangiare, ma nessuna di cui si potrebbe fare a meno; il resto rimane nella dispensa. Una carta Clan appena pescata non mangia.
    .title = I pasti

rule-G26 = Le carte mangiate si mescolano e vanno sotto il mazzo, sotto l’Inverno. Tutte le carte Clan tornano in mano, guarite.
    .title = Dopo il pasto

rule-G27 = La partita finisce quando un clan sopravvissuto all’inverno ha { $goal_4 } trofei in quattro giocatori, { $goal_3 } in tre o { $goal_2 } in due. Se sono più d’uno: più trofei, poi più cacciatori, comprese le carte pescate in questo inverno; poi la vittoria è condivisa. Altrimenti il giocatore successivo comincia un anno nuovo.

    Dopo l’inverno { $last_winter } la partita finisce comunque: più trofei, poi più cacciatori, poi vittoria condivisa.
    .title = La fine della partita

rule-G28 = Un clan che perde l’ultima carta Clan, per qualunque causa, ricomincia: quella carta va tra le perse, le carte Caccia e Destino vanno negli scarti, i trofei tornano nella riserva. Tiene la caverna e pesca in mano una carta Clan e una carta Destino. Se è il tuo turno, continui con quelle. Un clan che in questo inverno ha dovuto ricominciare non gli è sopravvissuto.
    .title = Ricominciare

rule-G29 = Se il mazzo Clan è vuoto, si mescolano le carte perse; se è vuoto il mazzo Destino, i suoi scarti. Se non c’è niente da mescolare, non si pesca niente, e l’azione di pescare una carta Destino allora non è possibile.
    .title = Mazzi vuoti

## Visibile, nascosto e i segni

rule-G30 = Visibile a tutti: le caverne con tutto ciò che contengono, le carte Clan in mano e ferite, quante carte Destino ha ognuno, gli scarti e quante carte hanno i mazzi, dunque quanto è lontano l’inverno. Nascosto: le carte Destino in mano, l’ordine dei mazzi e le carte Clan non ancora pescate.
    .title = Visibile e nascosto

rule-G31 = Un’offerta (F2) richiede una preda nella dispensa, non quella che si sta cacciando o contendendo. Contro una carta Destino il bersaglio viene interpellato una volta, se ha una carta Destino in mano, prima di ogni effetto e di ogni dado. In un terremoto ogni clan lo è subito dopo il proprio dado, per un’offerta. Una carta annullata si scarta e conta come giocata. Un’offerta non si può annullare.
    .title = Quando si può offrire

rule-G32 = Dopo una carta rossa annullata non se ne può giocare una seconda su quella caccia.
    .title = Nessuna seconda carta rossa

rule-G33 = I segni di F6 e F10 finiscono con il prossimo turno del bersaglio, dunque prima di un raduno che segue quel turno. Un inverno nel mezzo non li toglie: un artefatto a faccia in giù non gareggia, un clan in migrazione gareggia e mangia. Un artefatto nuovo arriva a faccia in su. Ricominciare toglie entrambi i segni. Nessuna delle due carte si può giocare contro un clan che ne ha già il segno.
    .title = I segni
