### Le regole di Above and Below, come si leggono.
### One line is one paragraph. Numbers are variables, filled in by the program.

rules-title = Above and Below, le regole

chapter-setup = Preparazione
chapter-round = Il round
chapter-exploring = Esplorare
chapter-actions = Le altre azioni
chapter-free = Azioni gratuite e riserva
chapter-night = La notte
chapter-people = Tracciato, reputazione e abitanti
chapter-end = La fine, e ciò che è nascosto
chapter-cards = Che cosa fanno gli edifici

## Setup

rule-A1 = Cominci con una casa da tre letti, 7 monete e { $starters } abitanti: uno col martello, uno con la penna, uno senza nulla. Sono tutti pronti.

    In 4 i due senza martello cominciano sfiniti; ci pensa la prima notte.
    .title = Il tuo villaggio

rule-A2 = Chi comincia è estratto a sorte. Chi gioca dopo riceve una moneta in più: in 2 l’altro, in 3 il secondo e il terzo, in 4 soltanto il quarto.
    .title = Primo giocatore

rule-A3 = Scoperte sono tutte le { $stars } case con la stella, { $keys } case con la chiave estratte a sorte, { $row } case, { $row } avamposti e { $slots } abitanti da addestrare. Gli abitanti speciali stanno accanto al tabellone, un sidro sopra. Anche le { $caves } carte grotta sono scoperte: quella in cima mostra i suoi sei numeri. Tutti i segnalini della reputazione partono dalla torcia.
    .title = Sul tavolo

## The round

rule-A4 = Dal primo giocatore, in senso orario, fai un’azione per turno finché tutti non hanno passato. Chi passa ha finito il round. Se nessuno è pronto devi passare. Le azioni gratuite vengono prima dell’azione o del passo, mai dopo.
    .title = I turni

rule-A5 = Quando tutti hanno passato: avanza il segnaround (dopo il round { $rounds } la partita finisce, A34), il sidro torna se manca, gli abitanti da addestrare scorrono verso il lato economico e vengono completati, poi riposo (A22), entrate (A23) e merci (A24). La carta di primo giocatore passa a sinistra.
    .title = Fine del round

## Exploring

rule-A6 = Prendi la carta grotta in cima e manda almeno { $explorers } abitanti pronti. Tira un dado: la griglia della carta indica l’incontro.
    .title = Esplorare

rule-A7 = Legge chi siede alla tua sinistra. Tutti sentono la storia, le scelte, le loro soglie, i costi, le condizioni e i bonus di lanterne. Ricompense, penalità e seguiti restano nel libro finché l’incontro non è risolto.
    .title = Chi legge

rule-A8 = Fai una scelta, poi tira un dado per abitante. Ognuno dà il miglior numero di lanterne di cui il suo dado raggiunge la soglia.
    .title = Le lanterne

rule-A9 = Ogni simbolo di ritiro dei tuoi edifici ti fa ritirare un dado, una volta per incontro; vale il nuovo risultato. Il dado dell’incontro non si ritira mai.
    .title = Ritirare i dadi

rule-A10 = Dopo i tiri ogni esploratore può sforzarsi, una volta: va tra i feriti per 1 lanterna in più, e il suo dado vale ancora. Senza tiro niente sforzi.
    .title = Lo sforzo

rule-A11 = Se raggiungi una soglia è un successo: la ricompensa della soglia più alta raggiunta, soltanto quella, che ti piaccia o no; poi la carta grotta va sotto le tue case. Sotto tutte le soglie è un fallimento: niente ricompensa, la carta va in fondo al mazzo, e vale la penalità se il libro ne ha una. Le penalità non vanno mai sotto 0; scegli tu chi si ferisce tra gli esploratori. In ogni caso gli esploratori rimasti sono sfiniti.
    .title = Successo e fallimento

rule-A12 = Una scelta può fare a meno dei dadi, condurre a un altro paragrafo, contare lanterne in più (per martello, per penna, per una merce posseduta), dare o costare molte cose. Non puoi prendere quella che non puoi pagare o di cui non soddisfi la condizione; ogni paragrafo ne ha una senza né l’uno né l’altra. Gli abitanti non si perdono mai, al massimo si feriscono.
    .title = Le scelte

rule-A13 = Gli abitanti vinti arrivano sfiniti. Se un abitante speciale non c’è più, quella parte si salta e il resto vale.
    .title = Chi risale con te

## Other actions

rule-A14 = Sfinisci un abitante col martello e paga una carta: una casa, una casa con la chiave, una con la stella, o un avamposto su una tua grotta vuota. Case e avamposti si sostituiscono subito, quelle con chiave e stella mai. Un martello col più paga { $discount } in meno, una volta sola, mai sotto 0.
    .title = Costruire

rule-A15 = Sfinisci uno o più abitanti, non più delle merci che ci sono sui tuoi edifici. Ognuno ne prende una: in scorta, in vendita o sul tracciato. Di due edifici con la stessa merce dà per primo quello che si rinnova.
    .title = Raccogliere

rule-A16 = Sfinisci un abitante con la penna e paga la casella: il nuovo arriva sfinito. La casella resta vuota fino alla fine del round. Una penna col più paga { $discount } in meno.
    .title = Addestrare

rule-A17 = Sfinisci uno o più abitanti: { $labor } moneta ciascuno. Chi lavora per primo nel round prende anche il sidro, se c’è.
    .title = Lavorare

## Free actions

rule-A18 = Metti una merce, un sidro o una pozione sul tuo banco, scambiala o riprendila: una volta per turno, e una in più con un raccolto. Ciò che sta lì è ancora tuo e conta come scorta.
    .title = Mettere in vendita

rule-A19 = Offri almeno { $least_price } monete, che devi avere, per ciò che un altro ha in vendita. Chi vende accetta o rifiuta; il silenzio è un rifiuto. Chi ha passato può ancora vendere. Dopo un rifiuto puoi richiedere nello stesso turno solo a un prezzo più alto, { $asked } volte in tutto.
    .title = Comprare

rule-A20 = Una volta per turno, per { $refresh } moneta, le { $row } case o i { $row } avamposti vanno in fondo al loro mazzo in ordine casuale e ne arrivano altrettanti. Il mazzo non dev’essere vuoto.
    .title = Rinnovare una fila

rule-A21 = I mazzi vuoti lasciano buchi; senza carte grotta non si esplora. Merci, sidri e pozioni non finiscono mai.

    Variante «riserva limitata»: ricevi quel che resta. Un edificio si può comprare anche se le sue merci sono finite.
    .title = Quando qualcosa finisce

## The night

rule-A22 = Prima le bevande, quante ne vuoi: una pozione porta un ferito tra gli sfiniti, un sidro uno sfinito tra i pronti; possono andare allo stesso. Poi i letti: ognuno fa avanzare un abitante di un passo, e nessuno dorme in due letti. Si beve soltanto adesso.
    .title = Il riposo

rule-A23 = Ricevi le monete della casella occupata più a destra del tuo tracciato, e ciò che portano i tuoi edifici, pozioni comprese. Per questa notte arrivano tardi.
    .title = Le entrate

rule-A24 = Un edificio con la freccia e senza merci ne riceve una.
    .title = Merci nuove

## People

rule-A25 = Le merci della scorta o del banco possono andare sul tracciato nel tuo turno, e per tutti prima delle entrate e prima del conteggio. I tipi riempiono le caselle da sinistra, uno per casella, e non si spostano più.
    .title = Il tracciato

rule-A26 = La reputazione scende nella grotta quando la guadagni e sale verso la superficie quando la perdi; si ferma ai due estremi.
    .title = La reputazione

rule-A27 = Quando entra nel tuo villaggio perdi 1 di reputazione.
    .title = La Donna Liquida

rule-A28 = Ha un martello e costruisce per { $discount } moneta in meno.
    .title = Glogo

rule-A29 = Quando nomini dei gatti per un’azione, ognuno tira prima che qualcosa sia pagato, preso o tirato: da 1 a { $disobeys } si sdraia, sfinito. Se uno rifiuta, scegli da capo, azioni gratuite e passo compresi. Un gatto tira una volta per turno; chi ha obbedito lavora a qualunque cosa tu scelga. Se obbediscono tutti, l’azione si compie.
    .title = Il Gatto delle Caverne

rule-A30 = Ogni notte avanza di un passo col suo letto, da ferito a sfinito a pronto. Non usa altri letti, né sidro, né pozioni.
    .title = L’Uomo di Metallo

rule-A31 = Una scelta senza tiro è un successo, se il testo non dice altro. Quando la storia continua, vanno avanti gli esploratori ancora sulla carta, i dadi si tirano da capo, e i ritiri si contano su tutto l’incontro. Ciò che hanno pagato i paragrafi precedenti resta; solo l’ultimo decide del successo e della grotta.
    .title = Le storie che continuano

rule-A32 = Ci sono una Donna Liquida, un Glogo, due Gatti delle Caverne e due Uomini di Metallo. Arrivano soltanto con gli incontri.
    .title = Abitanti speciali

rule-A33 = L’abitante più economico è quello sulla casella occupata più economica, se c’è. Una grotta in più è la carta in cima. Un edificio in dono è uno scoperto entro il costo indicato; puoi rifiutare; non porta la moneta di costruzione, e un avamposto vuole una grotta che avevi già. I simboli contano tra tutti gli esploratori dell’incontro, anche chi si è sforzato. Possedere vale per scorta, banco e tracciato; ciò che si paga o si perde non viene mai dal tracciato.
    .title = Le note in piccolo

## The end

rule-A34 = Dopo il round { $rounds } non si riposa. Punti: le merci sul tracciato; { $building_points } per edificio, anche la casa iniziale; ciò che gli edifici portano stampato e ciò che danno per cosa posseduta (le merci ancora sugli edifici non contano); la tua casella di reputazione; e { $first_rank }, { $second_rank } e { $third_rank } per le migliori reputazioni ({ $only_rank } per la migliore di due). A pari merito si mettono insieme i posti e si divide, per eccesso.
    .title = I punti

rule-A35 = In caso di parità decidono le monete, poi gli abitanti, poi gli edifici; altrimenti la vittoria è divisa.
    .title = Parità

rule-A36 = Tutto è pubblico, anche le monete, tranne l’ordine dei mazzi e ciò che dirà il libro. I bot non ne sanno più di te.
    .title = Ciò che è nascosto

rule-A40 = Gli edifici danno punti, punti per cosa, letti, entrate, monete per merce sul tracciato, { $goods_once } merci una volta o una che si rinnova, pozioni una volta o a ogni round, una volta reputazione, reclute pronte, una moneta dopo ogni edificio successivo, ritiri, una moneta dopo ogni incontro riuscito; alcuni lasciano pagare con sidri e pozioni, 1 ciascuno, solo alla banca. Gli effetti unici e le prime merci arrivano all’acquisto, la moneta di costruzione dopo il prezzo intero. Ogni simbolo conta, anche doppio.
    .title = Capacità
