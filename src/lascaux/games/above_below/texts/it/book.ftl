### Il libro degli incontri. Premi e costi li mostra l’applicazione: qui le cifre non hanno posto.

## Le Sale a fior di terra

lost-property = Una volpe ha messo su bottega dietro un’asse con un campanello. Sugli scaffali alle sue spalle ci sono muffole, scarpe spaiate, una torta nuziale e un trombone in buono stato, ciascuno con la sua foglia numerata. Da qualche parte gocciola un ombrello. «Descrivetelo» dice la volpe senza alzare gli occhi. «Se ce l’ho, era vostro.» È da primavera che aspetta qualcuno che ci sappia fare.
    .title = Oggetti smarriti
    .option1 = Descrivete una meraviglia
    .success1 = La tira giù dallo scaffale più alto. Non è proprio quello che avete detto, ma l’avete detto benissimo.
    .success1b = A rivederla versate una lacrima. La volpe osserva da vicino e prende appunti sulla tecnica.
    .option2 = Consegnate una moneta
    .success2 = Nessuno le aveva mai consegnato niente. Scrive il numero di suo pugno, due volte, e vi regala il suo pranzo.

the-chalk-road = Frecce di gesso vi tengono compagnia fin dall’ingresso, all’altezza delle ginocchia. Ecco chi le ha fatte: una bambina di sette anni, più o meno, bianca fino ai gomiti, che guarda storto una freccia. «Questa non è mia» dice. «Io non vado mai più in là di dove arriva la voce di mamma.» Da sopra, fioca, una mamma chiama. La freccia indica avanti e in giù, tracciata da una mano molto meno ferma.
    .title = La strada di gesso
    .option1 = Prima riportatela a casa
    .success1 = La madre chiama da mezzogiorno, e di voce per ringraziarvi gliene è rimasta pochissima.
    .success1b = Vi trattengono a cena, con la preghiera di gridare un po’ voi, così la madre riesce a mangiare.
    .option2 = Seguite le altre frecce
    .failure2 = Le frecce vi fanno girare intorno a un pilastro, poi un’altra volta, e vi riaccompagnano con garbo sotto la pioggia.

whoever-draws-back = Le frecce si fanno sempre più tremule e finiscono davanti a una fessura, larga quanto la buca delle lettere. Ne esce una mano piccolissima e vecchissima, con un gesso grande come un pisello; traccia per benino una freccia che punta su di voi, e aspetta. C’è odore di pepe e di candela. Piano piano capite che la mano si sente sola, e che della conversazione conosce soltanto le frecce.
    .title = La mano nella fessura
    .option1 = Disegnatele una risposta
    .success1 = Disegnate una mano. La mano la contempla a lungo, poi vi porge i suoi risparmi, perché li ammiriate.
    .option2 = Allargate la fessura
    .success2 = Dietro l’intonaco c’è una vena, e dietro la vena non c’è nessuno. Per terra, un pisello di gesso.

the-chalk-parlour = La mano vi disegna intorno una porta, sul pavimento, la maniglia per ultima; e finita la maniglia la porta si apre. O il salotto è grande, o voi non lo siete più. La padrona di casa versa il tè da un ditale e vi mostra un registro: tutti i bambini che si sono persi in queste sale, e la data in cui qualcuno ha indicato loro la strada di casa. Il gesso sa di scuola. Voltate le pagine. I vostri nomi ci sono tutti.
    .title = Il salotto di gesso
    .option1 = Firmate da grandi
    .success1 = La vecchina asciuga le firme con la carta assorbente, contenta quanto è lecito a una maestra.
    .success1b = Vi affida i volumi ancora bianchi e un gesso; a che cosa servano non c’è bisogno di dirlo.
    .option2 = Chiedete chi manca ancora
    .success2 = Nel libro ne resta uno senza data. È diventato grande aspettando, dietro la carbonaia, e tornerebbe volentieri a casa con qualcuno.

the-torch-that-night = La pioggia passa dal soffitto e cade in una botte, e nella botte stanno a mollo due piedi enormi. Il proprietario indossa quel che resta delle pellicce di un razziatore. Vi riconosce prima che lo riconosciate voi: l’accento, l’orlo strinato di un cappotto. «Quella notte portavo una torcia» dice. «Una sola. Ho preparato qualcosa da dire in proposito, ma è lungo, e la parte di mezzo non è ancora venuta bene.»
    .title = La torcia di quella notte
    .option1 = Ascoltatelo fino in fondo
    .success1 = Gli date una mano con la parte di mezzo. Lui ricomincia da capo, e intanto strizza i calzini, tanto per fare qualcosa.
    .success1b = Quando ha finito chiede se al villaggio c’è lavoro per uno che sa come nascono gli incendi.
    .option2 = Pretendete le pellicce
    .success2 = Ve le dà subito, con la borsa cucita nella fodera, e rimane lì in piedi, più piccolo.

wet-maps = Dalle radici pendono mappe come panni stesi, a dozzine, con l’inchiostro che ancora cola. Fra due province sbuca un giovanotto dai pollici blu. «Pell» dice. «Niente a che fare con Mamma Pell. Se ne avete una delle sue, bruciatela: lei ci mette i laghi perché le piacciono i laghi.» Solleva un foglio su cui questa sala è esatta in tutto, tranne che per una porta. «Quella viene dopo» dice Pell. «Io disegno con un po’ d’anticipo.»
    .title = Mappe stese ad asciugare
    .option1 = Comprate la porta in anticipo
    .success1 = Soffia sull’inchiostro e vi raccomanda di fare presto, anzi no, di non fare presto affatto.
    .option2 = Aiutatelo a stendere
    .success2 = Gli stendete il nord, con le mollette. È di mancia larga, per uno che campa di futuro.
    .success2b = Vi lascia un foglio venuto completamente bianco. Un giorno, assicura, sarà esatto.

the-door-drawn-early = Dove la mappa segna la porta c’è un muro, e sul muro, ancora fresca, una linea d’inchiostro blu a forma di porta. C’è odore d’inchiostro e, dalla parte della serratura, di cipolla. Di là qualcuno apparecchia canticchiando. Avete la strana impressione che il posto non ci sia ancora, e che arrivare prima dell’ora sarebbe da maleducati.
    .title = La porta in anticipo
    .option1 = Bussate col martello
    .success1 = «Di già?» dice chi canticchiava, e segue un gran trascinare di mobili. Quando il muro viene giù la stanza è vuota, spazzata, e vostra.
    .option2 = Aspettate che si apra
    .success2 = Siete puntuali al minuto, e vi danno lo sgabello accanto al fuoco.
    .success2b = È una festa di inaugurazione. Gli invitati siete voi soli, e ogni brindisi è alla vostra salute.

the-cat-looks-left = Al bivio c’è una gatta. È del colore del muro, e con ogni evidenza stava qui da prima del muro. Guarda nel corridoio di sinistra, dove non c’è niente, con la massima attenzione. Guarda voi. Guarda di nuovo a sinistra. Il corridoio di destra profuma di pane e ha il corrimano. Quale prendiate, alla gatta non importa; vuole soltanto che resti agli atti che lei l’aveva detto.
    .title = La gatta guarda a sinistra
    .option1 = Andate a sinistra
    .failure1 = A sinistra non c’è niente, per quanto vi è dato vedere. La gatta, la sentite pensare per tutta la strada fino al bivio.
    .option2 = Andate a destra
    .success2 = Il pane è vero, e anche il fornaio, che da un pezzo cercava qualcuno a cui raccontare la sua giornata.
    .success2b = Il fornaio vi paga perché restiate finché non ha finito. È stata una giornata lunga. A tratti, era questa.

what-the-cat-mentioned = Il corridoio di sinistra porta a una stanza in cui non c’è niente. Alzate la lanterna e guardate un poco il niente, come faceva la gatta, e a poco a poco gli vengono i contorni. Qui c’è qualcuno che se ne sta in piedi con grande maestria. È sottile e grigio, e nessuno lo vede da così tanto tempo che ha dimenticato come si fa l’altra cosa. Fra le braccia tiene, spolverato ogni giorno, tutto quello che in questa sala è stato mai posato un attimo.
    .title = Quel che diceva la gatta
    .option1 = Ditegli che lo vedete
    .success1 = Si fa rosa lungo i bordi, lascia cadere delle cose, le raccoglie, e qualcuna la regala a voi.
    .success1b = Fa una riverenza, di quelle a lungo provate, e vi porge l’unica cosa, qui dentro, che è sempre stata sua.
    .option2 = Riprendetevi le vostre cose
    .success2 = Il ditale, il coltello buono, una borsa. E mentre quello tace, anche alcune cose che vostre non sono.

the-long-round = «Attenti al gradino» dice un postino, dal fondo del pozzo in cui si trova per non esserci stato attento lui. Era l’autunno scorso. Da allora ha continuato a consegnare: alle talpe, perlopiù, e a uno scarabeo che riceve moltissima corrispondenza. Il berretto è spazzolato, la borsa è piena, e la scala gliel’hanno mangiata. Avranno di certo mandato qualcuno a cercarlo, dice. Voi dite che di certo sarà così.
    .title = Un giro molto lungo
    .option1 = Tiratelo fuori
    .success1 = Nessuno era stato mandato a cercarlo. Saluta militarmente la luce del giorno e chiede chi di voi abita nella casa senza cassetta.
    .option2 = Finite voi il giro
    .success2 = Le talpe danno la mancia in anticipo, non potendo vedere chi è che consegna.
    .success2b = Lo scarabeo vi detta le risposte seduta stante. Sta pensando di comprarsi la collina.
    .option3 = Chiedete se c’è posta
    .success3 = C’è una lettera per voi. Vi fa firmare, e poi gli viene in mente che la firma non ha più nessuno a cui darla.

a-letter-from-below = Sulla busta c’è soltanto il nome del vostro villaggio, e sotto: Pianterreno. È venuta su, non giù; sul francobollo c’è un occhio, chiuso. La carta sa di pietra tiepida. «Vi sentiamo sulle scale» dice. «Non c’è fretta. Vogliate indicare se preferite la porta di sinistra o il muro.» Allegata c’è una cedola di risposta, già affrancata, con due caselle e, a caratteri minuscoli, una terza.
    .title = Una lettera da sotto
    .option1 = Barrate la casella piccola
    .success1 = La casella dice: «Quel che dà meno disturbo.» A giro di posta arrivano i ringraziamenti, e un contributo per l’inchiostro.
    .option2 = Barrate il muro
    .success2 = Alle vostre spalle, nel muro da cui siete entrati, qualcosa di grosso adopera un martello con infinito riguardo. Lascia una stanza, e si pulisce i piedi.

what-the-leaves-do = Una radice grossa come una mucca sbuca dal soffitto e termina in un nodo che somiglia a una faccia, paziente, legnosa. È della quercia sulla vostra collina. In tanti anni, dice, nessuno le ha mai raccontato che cosa succede dall’altra parte. C’è nell’aria un fresco di linfa. «Io mando su l’acqua» dice la radice. «Mi piacerebbe sapere per che cosa.»
    .title = A che servono le foglie
    .option1 = Descrivetele le foglie
    .success1 = Arrivate fino all’autunno. La radice ne è sconvolta, e bisogna spiegarle subito la primavera.
    .success1b = Si fa descrivere il verde finché non è soddisfatta, poi srotola un tratto di sé che non stava usando.
    .option2 = Parlatele della legna
    .success2 = La radice ammutolisce, e poi paga, come si paga un guardaboschi.
    .failure2 = La radice ha smesso di ascoltare. Molto più su, una quercia lascia cadere qualcosa su un tetto di vostra conoscenza.

the-last-poster = I manifesti tappezzano il muro ad altezza di lumaca: sempre la stessa faccia tonda, sempre la stessa parola, FERMEZZA. La lumaca che li incolla è arrivata all’ultimo. Gira per il Sottosindaco da quando si è aperta la campagna, spiega, e ha l’impressione che si metta bene. Le elezioni sono state quattro anni fa. La colla sa di mele. Se qualcuno deve dirglielo, è meglio che non sia qualcuno che va di fretta.
    .title = L’ultimo manifesto
    .option1 = Ditele che ha vinto
    .success1 = Non ne aveva mai dubitato. Però vi prega di ridirlo, adagio, e per l’occasione chiude gli occhi.
    .success1b = «In tal caso» dice, «ho ancora in borsa la cena della vittoria.» Si è conservata; o in ogni modo è cresciuta.
    .option2 = Staccate i manifesti
    .success2 = Buona carta, che di pioggia ne ha presa poca. Dietro di voi la lumaca si volta, e ricomincia da principio.

the-same-rain = Sotto ogni goccia c’è un recipiente: tazze, un tamburo, un elmo, mezzo stivale. Un vecchio corre dall’uno all’altro con le maniche rimboccate e vuota quelli pieni in una crepa del pavimento. È sempre la stessa pioggia, spiega; fa il giro e torna, e lui ci si è affezionato. Ma da stamattina c’è una goccia nuova che cade sulla roccia nuda, ping, ping, e gli spezza il cuore.
    .title = Sempre la stessa pioggia
    .option1 = Dategli un vaso
    .success1 = Il ping diventa plop. Il vecchio si siede per la prima volta da anni, e vi trova una bella cosa che la pioggia portò una volta.
    .option2 = Mettetevi sotto la goccia
    .success2 = Vi svuota ogni ora, e paga a cappellate.
    .success2b = È una pioggia eccellente; ve ne imbottiglia un po’. Poi chiede, timidamente, che cosa si prova.

two-brothers-and-a-beam = I due fratelli reggono una trave. La reggono dal giorno della lite, che riguardava a chi toccasse reggere la trave. Sui cappelli piove un filo di polvere. Nessuno dei due la lascerà per primo e nessuno dei due, ne convengono al di sopra delle vostre teste, è irragionevole. Dietro di loro c’è tutto il legname che erano venuti a prendere, e una teiera che si sta freddando dall’anno della cometa.
    .title = Due fratelli e una trave
    .option1 = Puntellate la trave
    .success1 = Escono di sotto nel medesimo istante, ciascuno con gli occhi sui piedi dell’altro.
    .success1b = Con quel legname e due fratelli che non si muovono da anni, una casa va su prima di cena.
    .failure1 = Il puntello per un momento tiene. Poi la trave viene giù, fino al più alto di voi.
    .option2 = Componete la lite
    .success2 = Scoprite che tocca a un cugino. Ne sono felicissimi tutti e due. Al cugino si manda una lettera.

a-hand-deep = La pozzanghera che sbarra il passaggio è fonda un palmo e riflette il soffitto. Riflette anche una scala a pioli, che a guardare in alto non c’è. Sul bordo sta una rana, con l’aria di una guida la cui comitiva è in ritardo. Buttate un sassolino. Cade oltre il riflesso, e oltre qualcosa che c’è sotto, e per quanto restiate in ascolto non lo sentite toccare il fondo.
    .title = Fonda un palmo
    .option1 = Scendete per la scala
    .failure1 = Il piede trova l’acqua, bagnata e fonda un palmo. La rana guarda altrove, per delicatezza.
    .option2 = Giratele intorno
    .success2 = Passate tutti a ginocchia asciutte, e trovate quel che cresce lungo un bordo dove nessuno mette mai piede.

under-the-puddle = Qui tutto pende al contrario: la pioggia cade all’insù, oltre le vostre ginocchia, fin dentro la pozzanghera, che è diventata il soffitto. Nella sala riflessa ci sono i vostri riflessi. Vi hanno aspettato in fondo a ogni specchio della vostra vita, dicono, sempre a copiare, e vorrebbero per una volta andare avanti loro. Le loro lanterne fanno una luce più fredda e senza odore. Vi tendono la mano. La sinistra.
    .title = Sotto la pozzanghera
    .option1 = Cedete loro il passo
    .success1 = Vanno avanti, raggianti, e voi fate quel che fanno loro. È riposante. Sanno dove sta ogni cosa.
    .success1b = In cima vi congedano con un inchino, uno per uno, e ciascuno vi trattiene la mano un attimo in più per lasciarci qualcosa.
    .option2 = Prendete le loro lanterne
    .success2 = Mollano subito; non sanno trattenere quel che voi lasciate andare. D’ora in poi per loro sarà una noia.

roots-that-tidy = Le radici di questa galleria amano l’ordine. Cominciano da un cappello, sfilato e appeso. Poi tocca ai bottoni, chiusi fino al collo. Si rovesciano le tasche, e il contenuto viene messo in fila per grandezza. Qualcosa di sottile e bianco sta pettinando il più silenzioso di voi, che ci prende gusto. Là in fondo si intravede un guardaroba, molto fornito, che odora di cedro, e nei cappotti non è rimasto nessuno.
    .title = Radici ordinate
    .option1 = State immobili
    .success1 = Vi spazzolano, vi stirano il colletto e vi lasciano andare. Hanno trovato soldi in posti a cui avevate rinunciato.
    .option2 = Legatevi tutto addosso
    .success2 = Le radici ammirano i nodi. Ne aggiungono qualcuno, con la corda che ci vuole.
    .option3 = Frugate nel guardaroba
    .success3 = Lavorate in fretta, e coi guanti. Dietro di voi i cappotti dondolano un poco, quasi facessero spallucce.
    .failure3 = Gli ospiti disordinati si mettono via finché non vengono ritirati. Vi ritirano verso sera.

furniture-on-the-flood = La pioggia ha trovato una scorciatoia. Scende per la sala, marrone, alta fino al ginocchio, e porta mobili: un tavolo, un cassettone, una credenza con i piatti ancora al loro posto e un topo al timone. Ne arrivano altri; li sentite prendere la curva. Il topo grida qualcosa a proposito della riva sinistra. Il cassettone, passando, lascia scivolar fuori il primo cassetto e fa vedere un luccichio.
    .title = Mobili alla deriva
    .option1 = Saltate sulla credenza
    .success1 = Saltate. Il topo vi assegna alla burriera, per l’equilibrio.
    .option2 = Svuotate i cassetti
    .success2 = Cucchiai, anelli, i risparmi di qualcuno in una calza. Il cassettone prosegue, alleggerito, a bocca aperta.

the-mouses-harbour = Il topo accosta la credenza a una scalinata senza sbeccare un piatto. Sul gradino più alto sta la moglie, con un lume, un registro e la faccia di chi aveva detto martedì. Il pianerottolo è pieno di quel che hanno portato le piene precedenti: orologi, culle, un fonte battesimale, tutto odoroso di cera. «Recuperi» spiega il topo, squadrandovi da capo a piedi, e si vede che sta decidendo se eravate equipaggio o carico.
    .title = Il porto del topo
    .option1 = Dite che siete equipaggio
    .success1 = Addugliate la prima cosa che capita, e si convince. L’equipaggio viene pagato, e sgridato.
    .success1b = La moglie stringe la mano a tutti, prendendola per un dito, e vi fa scegliere dalla credenza.
    .option2 = Ammettete di essere carico
    .success2 = Vi vende a una coppia perbene, che vi lascia andare appena vede quanto mangiate. Il topo vi liquida la vostra parte.

the-wall-is-one-short = Il muro ronza. Dietro un velo d’intonaco svernano le api, a migliaia, tutte su una sola nota bassa, e molto più sotto certe voci tengono la nota sopra. Dove le due s’incontrano l’aria trema e i sassolini vanno a spasso sul pavimento. Esce un’ape, vi passa in rassegna e rientra. La nota vacilla. Capite: ne manca una.
    .title = Nel muro ne manca una
    .option1 = Cantate anche voi
    .success1 = La tenete finché non vi ronzano i denti. Laggiù, chi non si vede riprende fiato, riconoscente.
    .success1b = Le voci di sotto concludono il pezzo, che è più vecchio della collina. Le api vi danno un vasetto di qualcosa che brilla.
    .option2 = Staccate un po’ di miele
    .success2 = È pesante, scuro, e vale parecchio. Continuate a sentire il punto dov’era la nota.
    .failure2 = Il ronzio cessa. Imparate quanto può far rumore un silenzio che ha le ali.

the-discovery-of-boots = Sette volpacchiotti hanno scoperto gli stivali. I vostri. Due si contendono i lacci, uno è dentro uno zaino, uno si è addormentato su un piede, e gli altri fanno a turno il cacciatore. È l’ora più felice della loro vita, e ne ha tutto l’odore. Dietro di voi, a una certa distanza, qualcosa di più pesante di un volpacchiotto ha appena posato quel che portava, per ascoltare.
    .title = La scoperta degli stivali
    .option1 = Giocate finché si stancano
    .success1 = Si spengono tutti insieme, come candele. La madre vi scavalca e si sdraia anche lei.
    .success1b = Quando la madre rincasa siete ancora a pancia all’aria. Guarda i sette, sospira, e divide la cena fra tutti.
    .option2 = Lanciate loro qualcosa
    .success2 = Un bel lancio, e degli stivali non importa più a nessuno. Nello zaino il volpacchiotto ha lasciato l’intera collezione.

heavy-today = La galleria finisce davanti a una pozza rotonda, sotto un tondo di luce non più grande di un piatto. Scende un secchio, si riempie, sale, ridiscende. Quel cigolio lo conoscete: è il pozzo della vostra piazza. Ogni tanto, lassù, qualcuno dice «Oggi pesa» con la voce della vicina. Sulla parete la gente ha inciso i suoi desideri, sopra un ripiano di monete bagnate. Non si aspettava che qualcuno li leggesse.
    .title = Oggi pesa
    .option1 = Salite col secchio
    .failure1 = Il secchio sale. Voi, nel complesso, restate. «Adesso va meglio» dice la vicina.
    .option2 = Raccogliete le monete
    .success2 = Sono viscide, e ognuna era di qualcuno. Le contate voltando le spalle alla parete.
    .option3 = Esaudite qualche desiderio
    .success3 = Quasi tutti chiedono che qualcuno gli scriva. È presto fatto.
    .success3b = Si sparge la voce che il pozzo ha cominciato a rispondere. Il ripiano non è mai stato così pieno.

out-of-the-well = Emergete nel mezzogiorno, bagnati fino alle ascelle, e al di là della vera incontrate gli occhi della vicina. La manovella non la molla, e le fa onore. Prima di sera tutto il villaggio saprà che ha tirato su un secchio di persone. Che cosa saprà di preciso si decide in questo momento, in piazza, mentre i panni sgocciolano e il fornaio la sta già raccontando tutta sbagliata.
    .title = Fuori dal pozzo
    .option1 = Raccontatela voi
    .success1 = Vi attenete alla verità, e saltate soltanto gli strilli.
    .success1b = La raccontate così bene che la vicina scopre quanto è stata coraggiosa. Da allora non ha più smesso.
    .option2 = Lasciate fare al fornaio
    .success2 = Nella sua versione c’è un tesoro, e l’avete nascosto voi. La gente è di una generosità squisita, e vi scava l’orto.

polite-in-the-crawl = A metà del cunicolo la vostra lanterna incontra un’altra lanterna. Dietro c’è una faccia, capovolta, con i baffi, e dietro la faccia, a giudicare dai brontolii, una famiglia di nove persone con i bagagli. Non c’è posto per passare e non ce n’è per voltarsi. «Noi abbiamo una carrozzina» dice la faccia, col tono di chi considera chiusa la questione. L’aria sa di tasso accaldato e di caramelle d’orzo.
    .title = Cortesie nel cunicolo
    .option1 = Indietreggiate con garbo
    .success1 = Ci vuole un’ora. Per ultima esce la carrozzina, con dentro un tasso vecchissimo che vi ringrazia del panorama.
    .option2 = Fate passare i piccoli
    .success2 = Ve ne passate sette di mano in mano, come i secchi a un incendio. Uno va restituito e cambiato.
    .success2b = Alla fine stanno tutti dalla parte giusta. La corda da bucato che vi lasciano non era nemmeno loro.

the-echo-is-early = Sentite le vostre voci prima di avere parlato. «Attenti» dice il buio, con una voce che è di uno di voi, «il terzo gradino.» Poi un urlo. Poi, peggio ancora, qualcuno che dice che non ci si poteva fare niente. Nessuno si è mosso. L’acqua ticchetta. La scala scende davanti a voi, muschiosa e corta, e l’eco ha cominciato a ridere, piano piano, di una battuta che ancora non sapete.
    .title = L’eco in anticipo
    .option1 = Saltate il terzo gradino
    .success1 = Su quale fosse il terzo, si scopre, c’erano opinioni diverse. Atterrate in un mucchio, sul morbido, e nel morbido ci sono monete.
    .success1b = La battuta è in fondo alla scala: un piccone, una vena, e un cartello che dice che il terzo gradino è sicurissimo.
    .failure1 = Non ci si poteva fare niente, vi sentite dire.
    .option2 = Dite tutt’altra cosa
    .success2 = L’eco, che per la prima volta in vita sua ha torto, paga da vera sportiva.

nine-thousand-and-some = Una goccia conta. Cade in una ciotola di pietra, e ogni volta ha dentro il suo numero; lo sentite benissimo: novemilanovecentottantuno. Sulle pareti la gente ha inciso scommesse su che cosa succede a diecimila. Certe sono incise in fretta. All’ottantaquattro notate che la ciotola poggia su una botola, che la botola è molto pulita, e che sopra ci siete voi.
    .title = Novemila e rotti
    .option1 = Restate fino alla fine
    .failure1 = Al novantanove qualcuno starnutisce. La goccia perde il conto, sospira, e ricomincia da uno.
    .option2 = Prendete la prossima goccia
    .success2 = Vi sta nel palmo e ticchetta. A giudicare dall’odore, è buona per le storte.

ten-thousand = A diecimila la goccia si ferma, e il silenzio è come una mano che si solleva. Poi la botola si apre, dolcemente, sui contrappesi, e vi depone in una stanza grande quanto un armadio, dove uno scheletro dal bel cappotto siede davanti a una lavagnetta. Lui aveva puntato su diecimilauno. La posta è sul tavolo, sotto la polvere. Di sopra la goccia riattacca, da uno, e la botola comincia a chiudersi.
    .title = Diecimila
    .option1 = Arraffate la posta
    .success1 = Siete fuori prima che lo spiraglio sia largo un palmo. Lo scheletro, lo notate adesso, aveva un metodo.
    .option2 = Bloccate la botola
    .success2 = Lo portate su a braccia, nel suo bel cappotto. Fare a metà vi sembra il minimo.
    .success2b = Il contrappeso è un blocco di minerale grosso come una pagnotta. Lui avrebbe voluto che andasse a dei giocatori.

borrowed-umbrella = Dal soffitto di questa sala pendono ombrelli, neri e chiusi, a centinaia, in bell’ordine. Qui piove, come al solito, e uno di voi ha già allungato il braccio e preso un ombrello per il manico. Il manico è caldo. L’ombrello apre un occhio. Lungo tutta la sala, col sospiro che fa il pubblico quando si annuncia che il tenore è malato, gli altri cominciano a spiegarsi.
    .title = Ombrelli in prestito
    .option1 = Tenetevi forte
    .success1 = Vi fanno fare due giri di sala in volo e vi posano all’asciutto. Era, a quanto capite, un complimento.
    .option2 = Chiedete scusa e bagnatevi
    .success2 = Si richiudono, uno dopo l’altro. Il vostro tiene un occhio aperto, e alla fine vi porge un’ala.

the-cart-of-left-shoes = Qualcuno ha spinto un carretto fin qui e l’ha abbandonato. Contiene scarpe, qualche centinaio, tutte sinistre, da quelle per neonati a una in cui si potrebbe fare il bagno, e odora di lucido. In cima ce n’è una verde con la fibbia. Dentro è ancora calda. Dal fondo del corridoio viene il rumore di qualcuno che saltella, si ferma ad ascoltare, e riprende a saltellare.
    .title = Il carretto delle scarpe
    .option1 = Riportate la scarpa
    .success1 = Seguite i saltelli, ordinati e regolari come punti di cucito.
    .option2 = Vendete il carretto
    .success2 = Di gente con un piede solo ce n’è in giro più del previsto, e non ama tirare sul prezzo.

the-hopping-lady = A saltellare è una signora di una certa età, con un piede in calza, una borsetta e nessun imbarazzo. Colleziona scarpe sinistre. Le destre ce le ha la sorella, e dal giorno della spartizione non si parlano. «Abita di là dal burrone» dice la signora, e s’infila la scarpa verde con una smorfia. «Nelle notti calme la sento che ci cammina.» C’era un ponte di corda. È stato tagliato, a regola d’arte, nel mezzo.
    .title = La signora che saltella
    .option1 = Riparate il ponte
    .success1 = Le sorelle s’incontrano a metà e restano a guardarsi i piedi.
    .success1b = Alla fine si provano le scarpe, a paia, e voi potete tenervi tutta la corda che era destinata al litigio.
    .option2 = Portate di là un messaggio
    .success2 = Ne portate undici, ognuno più corto del precedente. L’ultimo è una scarpa.

our-own-cellar = Il muro cede e si apre una cantina, e ci vuole un po’ prima che qualcuno lo dica. Lo scaffale storto. Il gancio che il padre di uno di voi piantò all’altezza sbagliata. Dallo scivolo è venuta giù la fuliggine e copre ogni cosa come un panno, ma i barattoli, lì sotto, sono interi. Era vostra, prima della razzia; la casa che ci stava sopra non c’è più. C’è odore di fumo e di prugne.
    .title = La nostra cantina
    .option1 = Prendete i barattoli
    .success1 = Soffiate via la fuliggine dalle etichette. Quella calligrafia fa meno male di quanto pensavate.
    .success1b = Dietro le prugne c’è il sidro buono, tenuto in serbo per un’occasione. Convenite che questa lo sia.
    .option2 = Scavate per il forziere
    .success2 = È proprio dove vostra madre ha sempre negato che fosse.

the-buried-kite = Uno spago corre lungo il corridoio ad altezza di spalla, teso, e vibra. Lo seguite, come farebbe chiunque, per due sale e un buco, e vedete dove va: sottoterra, di sbieco, e tira. Laggiù dev’esserci vento, e in fondo allo spago un aquilone che vola all’ingiù, lontanissimo. Il capo di qua è avvolto sul rocchetto di un bambino, sotto una pietra con scritto MIO.
    .title = L’aquilone sepolto
    .option1 = Riavvolgete lo spago
    .success1 = Ci va tutto il pomeriggio, e lo spago torna su sfilacciato. Qualcosa ha staccato l’aquilone con un morso, netto, come si fa col filo.
    .success1b = L’aquilone torna intero. Sul retro qualcuno, là sotto, ha scritto a grandi lettere pazienti: ANCORA.
    .option2 = Allungatelo con una corda
    .success2 = Si srotola cantando, e l’aquilone va giù, sempre più giù. Quando la corda si allenta e la tirate su, alla coda è legato qualcosa.

a-tooth-is-owed = Dietro un mattone smosso c’è una scatola di biscotti, e sul coperchio, in stampatello, con più di una lettera alla rovescia: CHI APRE MI DEVE UN DENTE. A inclinarla, dentro scivola qualcosa di pesante. Nel buco ci sono anche un dente da latte, un dente di legno e uno che doveva essere di un cavallo, ciascuno in un cartoccio con scritto PAGATO. Qui la gente è stata onesta. La cosa vi mette in una posizione delicata.
    .title = Un dente da pagare
    .option1 = Pagate col dente d’un pettine
    .success1 = Ci mettete un’etichetta ben chiara. Non vi succede niente, in un modo che sa di qualcuno che ride.
    .success1b = Quando riaprite la scatola per controllare, è stata riempita fino all’orlo, e c’è la ricevuta.
    .option2 = Apritela e scappate
    .success2 = Nessuno vi insegue. Ma d’ora in poi, ogni volta che addenterete una mela, ci penserete.

back-soon = Il lume è stato riempito oggi. Accanto ci sono una poltrona con un incavo ancora caldo, una tazza che fuma e un piatto di briciole; e contro la tazza sta appoggiato un biglietto, TORNO SUBITO, con sopra un dito di polvere, morbida come feltro. Tendete l’orecchio. Più in basso, sulla pietra, dei passi senza fretta si stanno avvicinando, oppure allontanando. È davvero un bel lume.
    .title = Torno subito
    .option1 = Aspettate il padrone
    .failure1 = I passi arrivano fino all’angolo, si fermano, ci ripensano. Eravate seduti nell’incavo.
    .option2 = Prendete il lume
    .success2 = Arde per tutta la strada fino a casa, e a ogni angolo la fiamma si volta a guardare indietro.

a-host-with-elbows = Il padrone entra, appende un cappello fradicio e non è sorpreso. È lungo e grigio, ha un gomito per braccio più del previsto, e maniere in proporzione. «Subito è sempre vero» dice del biglietto, «basta avere pazienza.» Vi versa qualcosa che sa di chiodi di garofano. Trattenersi non può, non può mai; viene su soltanto a sedersi fra una commissione e l’altra. Quella di stasera aspetta, e lui è in ritardo.
    .title = Un ospite tutto gomiti
    .option1 = Tenetegli acceso il lume
    .success1 = Vegliate voi, spuntando lo stoppino. Vi lascia la poltrona, e qualcosa sul bracciolo della poltrona.
    .success1b = Torna all’alba con una tazza per ciascuno, e la notizia che siete attesi. Subito.
    .option2 = Scendete con lui
    .success2 = «Ma che bellezza» dice, e offre a tutti il braccio.

evening-at-the-stairs = Le scale scendono in un soffio tiepido che va e viene, va e viene. Sull’ultimo gradino asciutto c’è una lanterna dal vetro azzurro. «Più in basso giace qualcosa» dice il vostro ospite, «che il cielo non lo vede e ama sapere quando è sera. Se ci si dimentica, si alza a controllare.» Vi passa i fiammiferi. Lo fa tutti i giorni da moltissimo tempo, e gli piacerebbe tanto sentirsi dire che serve.
    .title = Sera in fondo alle scale
    .option1 = Accendete la lanterna
    .success1 = Il soffio rallenta. Laggiù qualcosa si gira sull’altro fianco, con un rumore di risacca, e tace.
    .success1b = Dal basso risponde una luce viola, una volta sola. In tanti anni, dice, non gli aveva mai dato la buonanotte.
    .option2 = Chiedete che cos’è
    .success2 = Ve lo dice con la bocca accostata all’orecchio. Dopo, siete tutti d’accordo che abbia detto «la terra».

moths-at-the-roots = Il mercato delle falene non c’era quando siete entrati, e di entrate ce n’è una sola. Adesso fra le radici stanno le bancarelle, con i lampioncini di carta, e le venditrici piegano e spiegano le maniche polverose. Prezzi non ce ne sono. «Qualcosa che sia stato vicino a una luce» dice la prima, che tratta correnti d’aria in bottiglia e bottoni di cappotti annegati, «e che vi mancherà.» L’aria è morbida e sa di lana.
    .title = Falene fra le radici
    .option1 = Cedete un frutto
    .success1 = La falena lo alza contro il lampioncino per vedere il sole che c’è ancora dentro, e vi dà il resto.
    .option2 = Contrattate al lume
    .success2 = Da una fiamma ferma non sanno staccare gli occhi. Voi parlate; a trattare è la lanterna.
    .success2b = Vendete loro il racconto di un’alba, al metro. Pagano con la carta su cui andava scritto.
    .option3 = Rubate un lampioncino
    .success3 = Mentre correte il mercato si spegne banco per banco, e ogni venditrice si domanda dove sia finita la luce.
    .failure3 = Il mercato si chiude come un occhio. La vostra borsa è rimasta dentro.

aunt-ore-is-at-home = Sentite odore di ferro e di menta prima di vedere la sedia a dondolo. Zia Vena è piccola, grigia, e venata di qualcosa che luccica; il suo lavoro a maglia, a fine ferro, tintinna. Sa quel che vi serve, al centesimo. «Io presto» dice. «Tutti sentono quanto chiedo, e tutti accettano. Volete saperlo?» Ve lo dice. È terribile. Non è mai venuta meno alla parola data, e la sedia non ha smesso di dondolare.
    .title = Zia Vena è in casa
    .option1 = Accettate il prestito
    .success1 = Ve lo conta in mano, e qua la mano. Quel che vuole in cambio non è molto. È soltanto l’opinione che la gente ha di voi.
    .option2 = Chiedete come ha cominciato
    .success2 = Con un bottone, dice, prestato a uno che ne aveva due. Ve ne dà uno uguale.
    .success2b = Questo non glielo chiede mai nessuno. Racconta fino alla fine, dondolando più piano, e vi stacca un pezzo di morale.

acorn-under-thimble = «Qual è?» dice la volpe. Per tavolo ha un barile, poi tre ditali, una ghianda, e un loggione di conigli che hanno perso tutti e sono rimasti a veder perdere gli altri. Le zampe girano. Non è svelta. È così lenta, e fa tutto così alla luce del sole, che sapete con certezza dov’è la ghianda, ed è proprio questo che vi preoccupa. I conigli trattengono il fiato.
    .title = La ghianda e i tre ditali
    .option1 = Indicate quello di mezzo
    .success1 = È lì. La volpe è sbalordita quanto voi, e alza gli altri due per capire dove ha sbagliato.
    .failure1 = La ghianda è dove avete detto. È il barile, scoprite, che è stato spostato, e con lui i vostri cappelli.
    .option2 = Indicate la sua guancia
    .success2 = Deglutisce. Le fate spalancare la bocca lo stesso, e dentro ci sono undici ghiande e un orologio d’oro. I conigli vogliono la spiegazione, due volte.

the-toll-of-reasons = Il rospo sul pilastro del cancello accetta ragioni. Del denaro non sa che farsene, dice; il denaro è quello che porta chi non ci ha pensato. Perché volete passare? «Perché è lì» gliel’hanno data novecento volte e non la prende più. Per «curiosità» dà il resto. Si sistema il mento, chiude un occhio e aspetta di sentire qualcosa di nuovo. Oltre il cancello c’è odore di pioggia sulla pietra calda.
    .title = Il pedaggio delle ragioni
    .option1 = Date una ragione onesta
    .success1 = Dite che a casa piove e non c’è nessuno di nuovo con cui parlare. Il rospo sposta il mento.
    .success1b = «Ah» dice il rospo, e apre il cancello di sua zampa, e vi trova qualcosa per il tratto ripido.
    .option2 = Inventatene una magnifica
    .success2 = C’è una profezia, dite. Sa benissimo che non c’è, ma s’informa su chi l’abbia scritta.
    .success2b = Quando avete finito vuole venire anche lui. Gli vendete un posto nella spedizione, e non lo aspettate.
    .failure2 = «Già sentita» dice il rospo, e chiude anche l’altro occhio.

the-shop-and-the-step = Un gradino alto appena un palmo ha fermato la tartaruga. In groppa porta la bottega: cassettini, un tendone, un registratore di cassa d’ottone, un cartello con scritto APERTO che si può girare su APERTO FRA POCO. «È un po’ che mi propongo di salirlo» dice. Due inverni, stando ai giornali sul banco. Un aiuto lo accetterebbe. Prima, naturalmente, non si può scaricare nulla, perché vorrebbe dire chiudere.
    .title = La bottega e il gradino
    .option1 = Spingete tutti insieme
    .success1 = Va su come un armadio, vi ringrazia con gravità, e vede, un po’ più avanti, un altro gradino.
    .success1b = Non si è aperto un solo cassettino. Vi prega di scegliere qualcosa di fragile, a ricordo di quanto siete stati attenti.
    .failure1 = Non si sposta. Un cassettino si apre da sé e vi offre un cerotto, in conto.
    .option2 = Prima comprate qualcosa
    .success2 = Siete i primi clienti su questo gradino. Incarta, lega, e sul fiocco non c’è verso di metterle fretta.

## Le Fungaie

always-a-thursday = Il Sottosindaco riceve il giovedì, e quando sia giovedì lo decide lui. È basso e tondo, porta una catena di cucchiai ed è stato eletto da una schiacciante maggioranza di funghi, che non distingue l’uno dall’altro. Davanti a lui c’è una lite: due villaggi di funghi dell’inchiostro rivendicano la stessa ombra. Le due delegazioni stanno lì, mute, gocciolando un poco. Un consiglio gli sarebbe gradito, purché, se poi va male, resti vostro.
    .title = Sempre di giovedì
    .option1 = Stendetegli una sentenza
    .success1 = Lui la legge come se gli fosse venuta in mente adesso. Le delegazioni si scuriscono, che è il loro applauso.
    .option2 = Lodate la catena
    .success2 = Ve la lascia provare. Ci mettete un’ora, e ormai ve l’hanno vista addosso tutti.

the-disputed-shade = La vostra sentenza dice che l’ombra va misurata, e a misurarla mandano voi. Sta ai piedi di un unico cappello, largo come un fienile, ed è la migliore ombra in cui siate mai stati: fresca, odorosa di cantina e di pere tagliate. Le due parti hanno portato lo spago. Mentre misurate, l’ombra si sposta di un palmo, zitta zitta, come chi fa posto sulla panca. Dentro, seduto, c’è qualcos’altro.
    .title = L’ombra contesa
    .option1 = Dividetela con giustizia
    .success1 = A una parte date le mattine, all’altra le sere. Nessuno ha mai sentito parlare né delle une né delle altre, ma accettano tutti.
    .option2 = Sedetevi accanto
    .success2 = La panca, per così dire, è fredda. Dite buongiorno, e dopo un po’ arriva una risposta.

the-owner-of-the-shade = È vecchio e scuro, grande più o meno come una mucca, e non ha un davanti. Abitava qui prima del fungo; anzi, il fungo l’ha invitato lui. Quando è cominciata la lite è rimasto zitto, visto che nessuno lo nominava, e gli sembrava brutto farsi avanti. Quel che gradirebbe è ciò che hanno gli altri due: un nome su una mappa, e qualcuno con cui essere di un posto. Ha la voce di un coperchio che si posa.
    .title = Il padrone dell’ombra
    .option1 = Mettetelo sulla mappa
    .success1 = Scrivete un nome accanto al punto, e lo leggete forte. Il buio si raddrizza sulla panca.
    .success1b = I due villaggi, si scopre, ne sono onorati. Avevano sempre creduto che fosse soltanto brutto tempo.
    .option2 = Chiedete una grotta fresca
    .success2 = Conosce un buco che non usa nessuno, e ve lo mostra. Ogni tanto passerà. Per lui non occorre accendere niente.

slept-on-the-ballot = Stanotte i funghi hanno votato. Lo fanno spuntando: tondi i favorevoli, piatti i contrari. Voi ci avete dormito in mezzo. Intorno alle coperte si leva la volontà popolare, fresca e bagnata, e uno scarabeo con la fascia a tracolla la conta con uno spillo. Sull’orlo delle coperte si ferma. Sotto di voi, a sentire dalla schiena, c’è un certo numero di schede. Per adesso siamo pari.
    .title = A letto sulle schede
    .option1 = Alzatevi con cautela
    .success1 = Sono tutti piatti. Per correttezza, lo scarabeo domanda se lo fossero anche prima.
    .success1b = All’ultimo momento uno tondo si rialza, scrocchiando le giunture. I vincitori vi portano in trionfo.
    .option2 = Fate il vostro prezzo
    .success2 = I due partiti raccolgono la somma senza il minimo imbarazzo. Vi girate sul fianco, verso sinistra.

what-is-over-us = Nelle Fungaie nessuno guarda in su; fa male al collo, e alle aiuole peggio. Ma la giardiniera della fila accanto ci ha pensato, e adesso vi chiede, con gli occhi sulla paletta, che cosa c’è lassù. Guardate. In alto, sulla volta, c’è un altro giardino, capovolto, illuminato da lumicini. Altri giardinieri ci stanno in ginocchio, la testa verso la terra, e vi voltano la schiena. Una briciola di terriccio vi cade sulla manica.
    .title = Che cosa c’è lassù
    .option1 = Ditele la verità
    .success1 = «Hanno le file dritte?» chiede infine. Dite di sì. Annuisce, e si mette a zappare un po’ più svelta.
    .success1b = Ci pensa per un’aiuola intera. Poi, sempre senza guardare, solleva la paletta e saluta.
    .option2 = Salite a salutarli
    .failure2 = A mezza via il gambo comincia a piegarsi, premuroso, e vi rimette giù fra i ravanelli.

the-other-garden = In cima al gambo più alto lasciate la presa e cadete in su, piano, in un’aiuola di qualcosa come lattuga. Qui è sera. I giardinieri continuano a zappare. Uno, senza alzare la testa, dice che ai bambini si racconta di un secondo giardino appeso sopra il loro, la cui gente un giorno cascherà giù se i bordi non sono ben tenuti. Domanda se siete per caso gente ordinata. Le zappe si sono fermate tutte.
    .title = L’altro giardino
    .option1 = Raddrizzate un bordo
    .success1 = Lo fate in ginocchio, con lo spago. Le zappe riprendono una alla volta, come grilli.
    .success1b = È il bordo più dritto che non abbiano mai guardato. Vi calano a casa in un vaso da fiori.
    .option2 = Piombate giù come si deve
    .success2 = Ruggite. Pagano quel che la storia dice che si paga. A ripensarci, era un ruggito piccolissimo.

yellow-by-noon = «Giallo per mezzogiorno» dice l’addetta alle previsioni, sotto un ombrello d’osso, «poi schiarite, con rimorsi.» Annuncia il tempo delle spore, ed è una settimana che sbaglia; se sbaglia ancora daranno il posto a un’amanita, che almeno non si sbilancia mai. Manca un quarto. L’aria è limpida come il gin. In alto, a grandi pieghe molli, pendono le lamelle dei cappelli gialli, e hanno l’aria di essere piene.
    .title = Giallo per mezzogiorno
    .option1 = Fatene cadere un po’
    .success1 = A mezzogiorno in punto viene giù a rovesci. Lei non si mostra sorpresa, e le deve costare parecchio.
    .option2 = Scommettete contro di lei
    .success2 = Mezzogiorno passa, azzurro e mite. Incassate. Lei chiude l’ombrello, e sulla sedia si accomoda l’amanita.

the-parsley-helmet = L’omone in ginocchio fra le piantine ha una cicatrice, un’ascia che adopera da piantatoio e del prezzemolo che gli spunta nell’elmo. Durante la razzia al vostro villaggio, racconta, ha disertato: nel bel mezzo, mentre tutti gridavano. I giardinieri l’hanno accolto perché nemmeno lui alza mai gli occhi. Ora li alza. Per le Fungaie avanzano stivali, molti, al passo. «Il mio capitano» dice. «Ci conta tutte le sere. Gliene manca sempre uno.»
    .title = L’elmo di prezzemolo
    .option1 = Mettetevi davanti a lui
    .failure1 = Di lui ce n’è parecchio più che di voi. Lo portano via al passo, e vi consegna l’elmo da annaffiare.
    .option2 = Indicatelo al capitano
    .success2 = Il capitano paga quel che è scritto sul bando. Prima di sera il prezzemolo è appassito.
    .success2b = Per il recupero dell’elmo c’è un supplemento. I giardinieri, per la prima volta a memoria d’uomo, vi guardano.

the-captain-counts = Quaranta razziatori si fermano fra le aiuole, con un odore di grasso d’oca e di fumo vecchio. Il capitano li conta ad alta voce, arriva in fondo e guarda il punto dove il numero dovrebbe continuare. Poi guarda voi; quel che vi tenete dietro; il prezzemolo. È stanco. È la somma, spiega, ogni sera gli viene sbagliata e non dorme più. Come la si faccia tornare, non gli importa poi molto.
    .title = Il capitano conta
    .option1 = Correggetegli la somma
    .success1 = Gli mostrate che ha sempre cominciato da zero. Piange un poco, e dà alla compagnia il permesso di sedersi.
    .option2 = Offritegli un sostituto
    .success2 = Gli vendete uno spaventapasseri, con referenze. Prima di primavera sarà caporale.

room-for-one-more = I razziatori se ne sono andati, al passo, tutti presenti. Il disertore si lascia cadere in un’aiuola di erba cipollina e butta fuori il fiato di anni interi. I giardinieri sono buoni, dice, ma l’hanno messo alle linee dritte, e lui un uomo dritto non è. Ha sentito che ricostruite dove c’erano le vecchie case. Il posto lo conosce. Quando lo chiede non vi guarda. Potrebbe portare roba.
    .title = Posto per un altro
    .option1 = Portatelo a casa
    .success1 = Vi cammina dietro per tutta la strada, per abitudine, e all’ultima collina chiede se può camminare davanti.
    .option2 = Dategli la vostra benedizione
    .success2 = Rimane, e le sue file vengono sempre più storte, e il prezzemolo sta benissimo.
    .success2b = Vi prepara un unguento che i razziatori usano per tutto, e vi confida, arrossendo, per che cosa è davvero.

be-the-hill = Ai vostri piedi si è fermato un funerale di scarabei. C’è la banda, con tamburi che fanno il rumore della pioggia su un cappello, e una bara che era una noce. L’usanza vuole che il defunto sia portato su una collina, a rivedere un’ultima volta il suo paese; ma hanno camminato tutta la notte e di colline non ce n’è. Il primo dei dolenti si toglie la metà superiore. Chiede se uno di voi sarebbe tanto gentile da sdraiarsi.
    .title = Fare da collina
    .option1 = Sdraiatevi per loro
    .success1 = Fa il solletico. In vetta, sul terzo bottone, girano la noce tutt’intorno, adagio.
    .success1b = Siete nel testamento. È una fortuna da scarabeo, ma lui era uno scarabeo molto parsimonioso.
    .option2 = Vendete una collina vera
    .success2 = La fate di torba, con tanto di atto notarile. Ci pascoleranno gli afidi per generazioni.

the-moving-queue = Siete in fondo a una coda prima di accorgervi che è una coda. Serpeggia fra i gambi: ricci, un’orchessa con la brocca, qualcosa in un sacco. In testa, dicono, c’è la tartaruga con la bottega. È aperta. Però cammina, e siccome della coda non si è accorta, nessuno è stato ancora servito; ma la coda le tiene dietro, e si confida che per pranzo si fermi. Il pranzo si sente già all’odore.
    .title = La coda che cammina
    .option1 = Fate la coda
    .success1 = Fate passare l’orchessa. Si scopre che teneva il posto per una famiglia intera: la vostra.
    .success1b = La tartaruga si ferma. È mortificata; serve tutti, in ordine, e chiude con un regalo per ciascuno.
    .option2 = Tagliate la curva
    .success2 = Siete serviti subito. Sessanta facce vi guardano prendere il resto.

gills-and-footnotes = Sta sdraiata sulla schiena sotto un cappello grande come una cappella e ne legge le lamelle. C’è tutto, dice, fra le pieghe, nei caratterini delle spore: chi è passato, quanto ha piovuto, che cosa c’era per cena. Ha seguito la storia fino al gambo, e proprio adesso si è fatta avvincente. Ma la pagina seguente è dall’altra parte, il collo le si è bloccato, e bisognerebbe girare il fungo. Che scricchiola, speranzoso.
    .title = Lamelle e note a piè pagina
    .option1 = Girate il fungo
    .success1 = Vede il finale e dice «Oh!», in un modo che vi lascerà per sempre la curiosità.
    .success1b = C’è un seguito, ma cresce dalle vostre parti. Mette in borsa il cuscino.
    .option2 = Girate lei
    .success2 = La trascinate in tondo per i talloni. Strada facendo legge forte, con espressione.
    .success2b = Vi dà i suoi appunti fino a pagina novecento. Sul retro sono ancora bianchi.

the-stampede = «La mandria!» urla il mandriano. «Via di lì! Mettete in salvo i bambini!» Saltate dietro un gambo e guardate. Il sentiero è pieno di lumache, guscio contro spalla, colli tesi, occhi spiritati in cima ai cornetti. A tenerne d’occhio una rispetto a un sassolino, la si vede galoppare. Il cancello è dieci passi più avanti, ed è aperto. «Per venerdì l’hanno passato» geme il mandriano, e si asciuga la faccia. «Quando sentono la lattuga non le tiene più nessuno.»
    .title = La mandria in fuga
    .option1 = Alzate in tempo uno steccato
    .success1 = Riuscite anche a verniciarlo. Le prime lo travolgono sabato, con un leggero clic.
    .success1b = Gli costruite un recinto col tetto. Ha le lacrime agli occhi, e paga in buon gres, di quando ancora non teneva lumache.
    .option2 = Sviatele con una ghiottoneria
    .success2 = La fate passare davanti al naso della capofila. Nelle ore seguenti tutta la massa tonante cambia direzione.
    .option3 = Cavalcatene una
    .success3 = Vi tenete stretti. Pericoli non ne correte, ma ci restate in groppa due giorni, e trovate tutto quel che la lumaca sorpassa.

minutes-of-the-cats = Nove gatti su nove cappelli, in cerchio, ognuno con lo sguardo altrove. È un’assemblea. Si capisce dal decimo, un vecchio gattone con un orecchio e mezzo, che tiene il verbale non scrivendolo. All’ordine del giorno c’è il calduccio: chi ce l’ha, e perché. Una zampa si alza, viene esaminata e si abbassa. Quando entrate nella radura si voltano tutte le teste, e a quanto pare il punto successivo siete voi.
    .title = Il verbale dei gatti
    .option1 = Prendete la parola
    .failure1 = La fate troppo lunga. Uno dopo l’altro chiudono gli occhi, e con questo la mozione è approvata, contro di voi.
    .option2 = Aspettate che vi ignorino
    .success2 = Ci vuole circa un minuto. A seduta tolta siete liberi di cercare quel che è caduto dagli scranni.

a-motion-about-you = «Che costoro» dice il vecchio gattone, rivolto all’aria, «possiedono un villaggio con sopra i tetti, e sotto i tetti le stufe, e che sulle stufe non sta sdraiato nessuno.» Si leva un mormorio come di quaranta motori. Vi guarda, per conferma. Fra i giovani, sul cappello più piccolo, una gatta tigrata si sta lavando con somma noncuranza, e da quando siete arrivati si lava sempre la stessa spalla. Nessuno pensi che le interessi.
    .title = Una mozione su di voi
    .option1 = Descrivete le stufe
    .success1 = Approvano all’unanimità, e aggiornano la seduta per rifletterci qualche anno.
    .success1b = Lei non viene con voi. Va per caso nella stessa direzione, un po’ più avanti.
    .option2 = Presentate un emendamento
    .success2 = Proponete di metterlo per iscritto. Lo scandalo è tale che vi pagano perché portiate via la carta.

somebodys-garden = Qui i funghi stanno in fila. In mezzo, in ginocchio, qualcosa di grosso e scrupoloso sta strappando quelli che funghi non sono. Lavorando canticchia, e si pulisce le dita su una foglia. Che non siate funghi nemmeno voi, non l’ha ancora notato. Dietro, in un mucchio ordinato, c’è quel che ha estirpato: denti di leone, un cartello stradale, il cappello di qualcuno, con il qualcuno ancora attaccato, e indignato.
    .title = Il giardino di qualcuno
    .option1 = Strisciate lungo la fila
    .success1 = Uscite dall’altra parte con le ginocchia infangate e la bocca piena.
    .option2 = Alzatevi e chiedete lavoro
    .success2 = Vi rivolta, vi cerca le radici, e vi dà l’aiuola in fondo. Paga a manciate.
    .success2b = Diserbate fino al tramonto senza un errore. Vi annaffia, per affetto, e vi lascia l’annaffiatoio.
    .failure2 = Uno di voi viene estirpato, con delicatezza, e scosso per togliergli il terriccio.

pink-weather = Scendono spore rosa, lente, e avete cominciato tutti a ridacchiare. È soltanto il tempo. Ma in mezzo al sentiero siede una persona grandissima con un cappellino piccolissimo. È un cappellino serio; qualcuno l’ha fatto a maglia con amore e senza prendere le misure. La persona grande, in materia, ha già sentito tutto quel che c’è da sentire, e si è scrocchiata le nocche di una mano. Voi ridete più forte. Altre strade non ce ne sono.
    .title = Tempo rosa
    .option1 = Lodatelo fra le lacrime
    .success1 = Dite che niente vi ha mai commosso tanto. Vi reggete a stento. La persona si tampona un occhio.
    .success1b = «Me l’ha fatto la zia» dice la persona, e sotto il rosa comincia a ridere anche lei, per la prima volta dopo la zia.
    .option2 = Passate di corsa ridendo
    .success2 = Passate, e del picnic arraffate quel che potete. Dietro di voi il cappellino viene ripiegato per sempre.
    .failure2 = Vi solleva, uno per mano, e vi tiene a testa in giù finché non schiarisce.

a-ripe-field = Le vesce stanno mature fino all’orizzonte, alte ciascuna come un vitello e tese come tamburi. Un cartello dice SST. E qualcuno ha ritenuto che valesse la pena di scolpire SST anche su ogni singola pietra del muretto. C’è odore di armadio asciutto. Il sentiero taglia diritto il campo. A metà strada, sotto una fine polvere bruna, stanno le sagome di certi viandanti che non hanno fatto sst: si tappano il naso, godono di ottima salute e non hanno più fretta.
    .title = Un campo maturo
    .option1 = Attraversate in punta di piedi
    .success1 = Vi tappate il naso l’un l’altro. È un legame per la vita.
    .success1b = Passando spolverate un viandante. Ringrazia in un bisbiglio, e per il resto della strada vi cede un capo della sua corda.
    .option2 = Fatene scoppiare una
    .failure2 = Parte come un sospiro, e così la vicina, e così, con crescente disinvoltura, tutte le altre.

inside-the-cloud = Qui dentro è tutto bruno e silenziosissimo. La polvere sta sospesa, e ogni cosa che è passata per questo campo ci ha lasciato il suo vuoto: cervi cavi, un carro cavo, un bambino cavo col cerchio. Ci si può girare intorno. Vicino al muretto c’è un vuoto a forma di gente china a sotterrare qualcosa, e poiché la nuvola comincia a posarsi, resta forse un minuto per vedere dove.
    .title = Dentro la nuvola
    .option1 = Scavate dove scavavano
    .success1 = Non era profondo. Dovevano ridere; se ne vede ancora la forma.
    .success1b = Sotto la cassetta c’è una seconda buca, più vecchia, e un’altra squadra di scavatori, con attrezzi migliori.
    .option2 = Cercate il bambino
    .success2 = Il cerchio vi porta a quello vero, che è arrabbiato, marrone e illeso, e la cui famiglia si era trasferita ai margini ad aspettarlo.

the-ring-comes-closer = Vi accampate dentro un cerchio di funghi, che fa un grazioso steccato. Quando alzate gli occhi dalla zuppa il cerchio è più stretto. Nessuno l’ha visto muoversi. Li contate, guardate la zuppa, li ricontate: sempre gli stessi, ma spalla a spalla, ora, e protesi, pallidi, attenti. Odorano di pane. Nel mezzo, insieme a voi, ci sono la pentola, il fuoco, e una storia che uno di voi aveva cominciato a raccontare.
    .title = Il cerchio si stringe
    .option1 = Continuate la storia
    .failure1 = Sbagliate il finale. Il cerchio si riapre con un fruscio di delusione, e si porta via la zuppa.
    .option2 = Scavalcateli in fretta
    .success2 = Siete fuori. Quando vi voltate si sono stretti intorno al fuoco, e gli tendono le mani.

the-shy-ones = La raccontate fino in fondo. A quel punto sono così vicini che state seduti l’uno in braccio all’altro, e il primo ha posato il cappello su un ginocchio. Silenzio. Poi dall’ultima fila qualcosa viene passato in avanti, di cappello in cappello, per chi ha raccontato: ce l’hanno da una vita e non sapevano per chi fosse. Il più piccolo vorrebbe sapere se dopo il lupo stava bene. Gli altri fanno finta di no.
    .title = I timidi
    .option1 = Dite che stava bene
    .success1 = Un sospiro fa il giro. Al mattino il cerchio è largo come un prato, e un angolo l’hanno dato a voi.
    .success1b = Gli inventate una casetta, un orto e una lupa. Vi passano in avanti qualcosa che luccica.
    .option2 = Dite come sono i lupi
    .success2 = Ci riflettono. Decidono, cappello per cappello, che è meglio sapere, e pagano quel che il sapere costa.

the-thread-repeats = Fili bianchi corrono per il terriccio da un gambo all’altro e, ve ne accorgete adesso, ripetono. Ogni cosa che uno di voi borbotta torna fuori più avanti, da sotto un cappello, un po’ più forte. Ed ecco una folla. Hanno i mestoli. Stanno in ascolto da stamattina, quando commentavate la locanda di ieri: i letti, la zuppa, le orecchie dell’oste. L’oste è in prima fila. Sono, in effetti, orecchie ragguardevoli.
    .title = Il filo ripete
    .option1 = Lodatelo fin nelle radici
    .success1 = Lo bisbigliate a una vescia, come in confidenza. Quando arrivate si sta già aggiustando il grembiule.
    .success1b = Strada facendo i fili ci ricamano. L’oste vuol sapere se avete detto proprio «come vele».
    .option2 = Tenete il punto sulla zuppa
    .success2 = Un parere onesto vale qualcosa, e l’ostessa, che cucina, aspettava da tempo un testimone.
    .failure2 = Vi fanno finire la pentola, e ve la mettono in conto.

bridge-on-a-slug = La lumaca senza guscio è lunga come un fienile e dorme. È passata stanotte, sulla strada, sul casello e sul ruscello, e come fanno le lumache si è tenuta quel che restava appiccicato. Ora il ponte le sta sulla schiena, con i parapetti, piuttosto in alto e un po’ sbilenco, e nel mezzo siede il gabelliere con la lanterna, che si rifiuta di riconoscere che qualcosa sia cambiato. Tutto luccica. Grida che la tariffa è la solita.
    .title = Il ponte sulla lumaca
    .option1 = Salite e pagate
    .success1 = Vi timbra le mani. Mentre attraversate, l’altra riva vi viene cortesemente incontro.
    .option2 = Passate di sotto strisciando
    .success2 = Ci vuole un po’ di tempo, e nessuno sforzo. In quei cappotti ci si potrà specchiare per anni.

a-tune-on-caps = Fra voi e la terra asciutta c’è una palude cosparsa di cappelli piatti, come pietre da guado, e ciascuno, a pestarlo, dà una nota. Un passo. Bum. Sotto la palude qualcosa prende la nota e la ricanta, molte voci, tutte basse; poi, con dolcezza, le due note seguenti di un motivo, e basta. Il motivo lo conoscete; lo sapevano le nonne di tutti. Aspettano la quarta. I cappelli affondano un pochino.
    .title = Un motivo sui cappelli
    .option1 = Saltellate tutto il motivo
    .success1 = Vi ricordate fino al ritornello. Lì c’è la terra asciutta.
    .success1b = Fate anche la seconda strofa, quella dove la nonna si fermava. La palude sta immobile ad ascoltare.
    .option2 = Attraversate a passi pesanti
    .success2 = È un brutto rumore, ma breve, e fa venire a galla un po’ di quel che la palude aveva raccolto.
    .failure2 = Pestate qualcosa di piatto che non è un cappello, e che non è contento, e che non è intonato.

put-nothing-down = Tempo blu. Vaga fra i gambi come farina, e con questo tempo tutto quel che si posa mette radici. Un bastone ha già le foglie. La pietra miliare su cui vi sedete è una forma di cacio che un carrettiere mise giù la settimana scorsa. A star fermi un respiro, si sentono i talloni che ci pensano. Intorno cresce bene quel che hanno posato gli altri: un frutteto di vanghe, una siepe di bagagli dimenticati e una lunga fila di culle, vuote, in boccio.
    .title = Non posate niente
    .option1 = Continuate a camminare
    .success1 = Girate in tondo finché non schiarisce, cogliendo fazzoletti.
    .option2 = Piantate un frutto
    .success2 = Scavate una buchetta, vi scostate e pranzate camminando. Quando siete al dolce è maturo.
    .option3 = Piantate i talloni
    .success3 = Ci state dentro fino a mezzogiorno. Quando ne uscite, il blu ha dato a ogni stivale un bel raccolto di fibbie.
    .success3b = Le vostre radici scendono lontano e trovano un posto vuoto. È vostro; ci siete cresciuti.
    .failure3 = Quando ci ripensate, per tirarvi fuori ci vuole una giardiniera, e lo fa senza alzare gli occhi.

moss-with-manners = È un muschio che sa dove fa male. Vi fermate a vuotare uno stivale ed ecco che sale, tiepido, proprio sotto il punto giusto della schiena. C’è altra gente sdraiata, rimboccata fino al mento, con la calma di chi contava di ripartire lunedì. I cappelli pendono dai gambi. Una donna apre gli occhi e dice, tutta allegra, che si alzerebbe anche, se qualcuno ce la costringesse. Il muschio comincia a fare le fusa.
    .title = Muschio premuroso
    .option1 = Costringetela ad alzarsi
    .success1 = È furibonda fino al crocicchio. Lì stringe la mano a tutti e chiede che cosa c’è da fare.
    .failure1 = Vi sedete per avere una presa migliore. Quando ci ripensate è giovedì.
    .option2 = Prendete in prestito i cappelli
    .success2 = Nessuno si sveglia. Qualcuno mormora che dietro ce n’è uno più bello.

a-vote-on-your-shoulder = Vi piove addosso, e non ci fate caso, finché lungo le spalle non vi spuntano dei funghetti. Non danno noia. Sanno di noce. Nel pomeriggio si sono organizzati, e al crocicchio votano: un lieve strappo a sinistra, dalla parte sinistra di ognuno. Voi volevate andare a destra. Le spalle destre hanno cominciato a borbottare che nessuno le considera mai. Sono, tengono a farvelo sapere, i vostri elettori.
    .title = Un voto sulla spalla
    .option1 = Date retta a loro
    .success1 = La strada di sinistra è più lunga e più bella. Le spalle vi indicano le cose da vedere.
    .option2 = Radeteli via
    .success2 = È presto fatto, e col burro sono ottimi.

a-new-constituency = La strada di sinistra finisce al municipio, che è un ceppo con la bandiera. Il Sottosindaco esce in persona a dare il benvenuto ai nuovi consiglieri, poi vede su che cosa crescono. Che il terreno abbia delle opinioni, il regolamento non lo prevede. Si mandano a chiamare gli impiegati. Le vostre spalle stanno dritte dritte. Lui vi prende da parte e vi chiede, da dietro la catena di cucchiai, quanto vorreste per star fermi fin dopo il bilancio.
    .title = Un nuovo collegio
    .option1 = State dalla parte delle spalle
    .success1 = Vincono su tutta la linea, per un voto. Vi ringraziano con un discorso di cui siete il palco.
    .success1b = Primo atto della nuova assemblea: stampare i verbali, su di voi, e viste le proteste, sulla carta.
    .option2 = State fermi, a pagamento
    .success2 = Il bilancio passa sopra le vostre teste. Sulla via di casa le spalle non vi rivolgono la parola.

nearly-done = Una scala sale a spirale intorno a uno dei grandi gambi, un lavoro magnifico, con un pianerottolo e un vaso di fiori a ogni giro. Porta verso un martellare. Di tanto in tanto il martellare s’interrompe e una voce grida: «Ci siamo quasi!» Allora il fungo cresce di un palmo, cigolando, la voce dice qualcosa di breve, e il martellare ricomincia. Ritagli d’asse piovono giù a scroscio. Di assi ce n’è un bel mucchio.
    .title = Ci siamo quasi
    .option1 = Salite la scala
    .success1 = Contate i pianerottoli, poi rinunciate. Ogni vaso ha un fiore diverso, e un cartellino con la data.
    .option2 = Raccogliete le assi
    .success2 = Buon legname, quasi intero. Nella fungaia accanto c’è sempre qualcuno che cerca legname.

glogo-builds = In cima c’è Glogo. È tondo e rosso, irto in tutte le direzioni, e così felice di avere visite che si dà una martellata sul pollice. Voleva mettere una stanza su un fungo, dice, e ormai ci ha messo la stessa stanza quattrocento volte. La adora. Però: esisterà da qualche parte una casa che, quando l’hai finita, resta di quella misura? C’è odore di trucioli freschi. Ha smesso di respirare.
    .title = Glogo costruisce
    .option1 = Parlategli del villaggio
    .success1 = «Della stessa misura?» dice Glogo. «Tutte le mattine?» Vi precede giù per la scala, e lo sentite salutare con una pacca ogni gradino.
    .option2 = Ordinategli una stanza
    .success2 = Gli mancava un secondo paio di mani, e voi ne avete parecchie. Divide quel che ha guadagnato.
    .success2b = La costruisce per terra, in prova. Torna tre volte a vedere se si è mossa.

the-lead-held-by-nobody = Ecco una scrofa da tartufi, grassa e pezzata, che tira. Dal collare il guinzaglio corre all’indietro, teso, fin circa all’altezza di una mano, e lì finisce. La mano non c’è. Quando lei strattona, il guinzaglio cede un poco, come se qualcuno fosse trascinato; quando si siede, aspetta. Dietro, il terriccio è schiacciato a coppie di macchie grandi come piedi. La scrofa guarda voi, poi il guinzaglio, poi di nuovo voi. Ha fiutato qualcosa.
    .title = Il guinzaglio di nessuno
    .option1 = Seguite la scrofa
    .success1 = Trova quel che fiutava e lo divide, onestamente, con voi e con l’aria.
    .option2 = Prendete il guinzaglio
    .success2 = Tirate. C’è un po’ di resistenza e poi, con molta dolcezza, non ce n’è più. È una corda robusta e ben tenuta.

where-she-digs = Scava ai piedi di un gambo, e trova non un tartufo ma un alluce. Segue il resto: un uomo di pietra, supino, sorridente, con un guinzaglio di pietra nel pugno. La scrofa lo annusa in tutta la sua lunghezza e si siede accanto alla testa, come fanno i cani buoni. Dietro di lei il guinzaglio si è allentato, come una mano che non ricorda più che cosa teneva. C’è odore di pioggia, ma non piove. Nessuno ha voglia di parlare per primo.
    .title = Dove scava la scrofa
    .option1 = Dategli il guinzaglio
    .success1 = Le dita di pietra erano scolpite apposta. La scrofa sbadiglia, e gli si corica sui piedi.
    .success1b = Vi voltate per andare, e c’è uno scatto, come di un cancello. Al posto degli occhi ha pietre viola; sono chiuse, e sono per voi.
    .option2 = Scavate sotto di lui
    .success2 = Lo spostate di fianco col maggior riguardo possibile. La vena su cui giaceva è tiepida.

a-pond-upstairs = In qualche vecchia tempesta un cappello si è rovesciato, e ora sta a pancia all’aria fra le braccia di altri tre, lassù, grande come uno stagno. È uno stagno. L’ha riempito la pioggia, l’hanno trovato le canne, e mentre guardate, un pesce salta, vede dov’è e ricade con uno schiaffo. Pende una scaletta di corda, col primo piolo fuori portata, e sul piolo sta un airone, che considera suo tutto quanto.
    .title = Lo stagno al piano di sopra
    .option1 = Superate l’airone
    .success1 = Gli lasciate la parte più grossa. Lui lo dava per scontato.
    .option2 = Fate un forellino
    .success2 = Lo stagno scende in un filo sottile e lucente, che ogni tanto ha un nodo.

one-each = In una radura c’è un albero, un albero vero, un melo, con le foglie. Nessuno, che si sappia, l’ha piantato. I frutti sono bianchi come candele e sanno di settembre. Sul tronco è inchiodato un cartello: UNA A TESTA. Vi guardate intorno. L’erba è piena di orme: zoccoli, zampe, piedi nudi, una ruota; arrivano tutte all’albero e tutte se ne vanno, e accanto a ogni fila di orme c’è un torsolo, uno solo.
    .title = Una a testa
    .option1 = Prendetene una a testa
    .success1 = Posate i torsoli con gli altri. Andandovene sentite l’albero spostare il peso, e tirare il fiato.
    .option2 = Scuotete l’albero
    .success2 = Vengono giù come grandine. Portarle via tutte non si può, e l’albero non le raccoglie.
    .success2b = Lo spogliate, e quel che non riuscite a mangiare lo vendete. Quando ripassate c’è soltanto un cartello, e dice NESSUNA.

prints-of-passers-by = Il grande cappello pallido sopra questa pietra lascia cadere le spore di notte, e quel che cade sono ritratti. Stanno sulla pietra, sulle foglie, su una pila di fogli nuovi che qualcuno ha lasciato lì con un sasso sopra: fini ritratti bruni di chiunque si sia riposato qui. Un ambulante. Una volpe, lusingata. Sul foglio in cima il ritratto sta ancora scendendo, granello per granello. Aspettate. Siete voi; ma ridete, e dietro avete una luce.
    .title = Ritratti di passanti
    .option1 = Lasciategli un disegno
    .success1 = Disegnate il fungo. Una certa immobilità vi fa capire che il gambo è riuscito molto bene.
    .success1b = Al mattino ecco il vostro disegno, corretto qua e là, sul foglio migliore.
    .option2 = Prendete i fogli bianchi
    .success2 = È carta eccellente. Quella notte le spore cadono sulla pietra nuda, e prima di colazione se le è prese la pioggia.

apprentices-of-the-moths = Di giorno il mercato delle falene è chiuso, e a badare ai banchi restano le apprendiste. Sono bruchi, verdi, coscienziosi e affamati. Hanno il divieto di mangiare la merce. Sui prezzi sono meno sicuri. «È cuoio, quello?» dice il bruco fra i lampioncini, guardandovi le cinghie. «Cuoio vero? In cambio vi posso dare qualsiasi cosa.» Dietro, a un gancio, pende una lista lunghissima, in una calligrafia materna, intitolata NO.
    .title = Apprendiste falene
    .option1 = Vendete loro il pranzo
    .success1 = Lo mangiano dai due capi e s’incontrano a metà. Dopo, nessuno saprebbe dire con che cosa vi abbiano pagato.
    .option2 = Badate voi al banco
    .success2 = Vanno a mangiarsi una siepe. Voi vendete un lampioncino, due nebbie e mezza serata, e trattenete la quota d’uso.
    .success2b = Al crepuscolo le falene ritrovano un banco in ordine, la cassa piena e la lista spuntata riga per riga. Non ci sono abituate.
    .option3 = Vendete loro le cinghie
    .success3 = Si mangiano anche le fibbie. Quello con cui vi hanno pagato, sospettate, era il fondo cassa.

guess-the-weight = È giorno di fiera, e su un cavalletto troneggia il fungo dell’anno. Indovinate il peso ed è vostro, o almeno quel che se ne ricava. Un giudice in ghette custodisce la risposta sigillata. Parrebbe semplice, senonché mentre siete lì a pensare il cavalletto manda un gemito, e vedete che il fungo cresce; e che quando qualcuno osserva che dev’essere pesante, cresce di più. Gli piace essere guardato. Il giudice è già un po’ più lontano di prima.
    .title = Indovinate il peso
    .option1 = Ammiratelo ad alta voce
    .success1 = Si gonfia. Ormai supera tutte le stime tranne la vostra, che era semplicemente maleducata.
    .success1b = Il cavalletto cede. Il fungo rotola felice fra i banchi delle noccioline, e vi proclamano vincitori da una certa distanza.
    .option2 = Copritelo d’insulti
    .success2 = Rimpicciolisce sotto gli occhi del pubblico. Voi avevate puntato basso.
    .success2b = Quando avete finito sta in un taschino. Vincete tutto. Fra la folla c’è sua madre.

mother-pell-likes-lakes = «Siete stati da mio figlio» dice Mamma Pell, che lo vede dal blu sulle dita. Il suo inchiostro è verde. Siede sotto un cappello con le mappe stese intorno come gonne, e in ognuna ci sono laghi dove voi non ne avete visto nessuno. «Lui disegna quel che sarà» dice. «Ad aspettare è buono chiunque. Io disegno quel che ci dovrebbe essere, e poi bisogna che qualcuno provveda.» Taglia un filo coi denti e vi guarda gli stivali.
    .title = I laghi di Mamma Pell
    .option1 = Comprate un lago
    .success1 = Lo arrotola ancora umido. Là dentro si sente sciabordare.
    .option2 = Confrontate le due mappe
    .success2 = Le fate notare che le porte di lui danno tutte sui laghi di lei. Tace così a lungo che l’inchiostro si asciuga. «Ma mangia?» dice.

the-lake-she-likes = Dove la mappa segna il lago c’è una conca piena di felci. Srotolate il foglio e lo stendete, come vi ha detto, col verde in su, e non succede niente, e poi vi accorgete di avere gli stivali bagnati. L’acqua sale fredda e limpida, con un odore di sassi. Un airone volteggia. Mancano soltanto due cose, dice la mappa a letterine verdi: qualcosa di vivo, e una riva con sopra qualcuno che sia contento.
    .title = Il lago che le piace
    .option1 = Siate contenti
    .success1 = Non ci vuole nessuno sforzo. State seduti coi piedi a mollo e lo dite.
    .success1b = Restate finché non ci si posano le prime stelle, o quel che qui ne fa le veci. Il lago non smette di offrirvi cose.
    .option2 = Dategli un pesce
    .success2 = Fa un giro completo, per vedere quanto è grande tutto. Dove guizza le gocce ricadono viola, e non si sciolgono.

lunch-or-wallpaper = La cuoca ha due calderoni sul fuoco. Sono marroni entrambi, entrambi odorano di timo. In uno c’è il pranzo per sessanta giardinieri e nell’altro la colla, per la carta da parati, con dentro qualcosa contro i topi. L’hanno chiamata via un momento, è tornata, e non sa più quale sia quale; ed è mezzogiorno meno cinque. Loro sono già in ginocchio ai tavoli, col cucchiaio in pugno, a occhi bassi. «Voi avete l’aria di gente che mangia» dice.
    .title = Pranzo o carta da parati
    .option1 = Provate con un fungo
    .success1 = Lo intingete nell’uno e nell’altro. Da uno dei due esce molto impettito, e lievemente tappezzato.
    .success1b = Lo scoprite in tempo per il dolce. I giardinieri mangiano senza alzare gli occhi, e qui vale un applauso.
    .option2 = Fidatevi del naso
    .success2 = Timo in tutti e due, ma uno solo è stato salato da una che si aspettava un grazie.
    .success2b = Ci azzeccate, e con stile. Vi regala il calderone piccolo, lustrato, così non avrà più dubbi.
    .failure2 = Avete sbagliato. Fa presa in fretta. Uno di voi per qualche giorno non uscirà, e nemmeno i topi.

to-a-hundred = «Voi vi nascondete» dicono i bambini fungo, «e noi contiamo.» Vi arrivano alla caviglia e sono tantissimi; quando vi siete seduti erano meno. Si voltano contro un gambo e cominciano, tutti insieme, con voci come dita bagnate sul vetro. Che cosa venga dopo il sette non sembra che lo sappiano di preciso. Il premio è su una foglia: qualcosa di tondo, incartato, un po’ appiccicoso in un angolo. Rifiutare non sarebbe leale.
    .title = Fino a cento
    .option1 = Nascondetevi bene
    .failure1 = Vi trovano subito, tutti quanti, dal respiro. Gli altri, a quanto pare, non hanno mai respirato.
    .option2 = Nascondetevi male
    .success2 = Vi trovano, fra gli strilli, dietro il gambo più sottile della fungaia. Vogliono rifarlo.
    .success2b = Vi trovano nove volte. La decima vi lasciano vincere, e la prendono con molta signorilità.

nobody-comes = Vi siete nascosti proprio bene. La conta è finita da un pezzo; poi ci sono stati fruscii, e risatine; poi è venuta l’ora di merenda e li hanno chiamati in casa, e adesso è buio e voi siete ancora sotto un tronco. Insieme a voi c’è un tale con un colletto all’antica, che si porta un dito alle labbra. Non hanno ancora trovato neanche lui, sussurra. Sta vincendo. In grembo, per compagnia, ha radunato un numero notevole di cose lucenti.
    .title = Non viene nessuno
    .option1 = Ditegli che è finita
    .success1 = «Ho vinto?» chiede. Gli dite che non c’è stata proprio gara.
    .success1b = Lo accompagnate a una porta con un lume sopra. Apre qualcuno di vecchissimo, e gli dice: «Trovato.»
    .option2 = Giocate contro di lui
    .success2 = Lo battete poco prima dell’alba, per uno starnuto. Paga; cominciava a pensare che non gli sarebbe mai toccato.

## Il Lago Fermo

the-ferry-without-oars = Una barca piatta aspetta sull’orlo dell’acqua nera, e dentro siede una donna fatta della stessa acqua, che tiene la forma per cortesia. «O vi porto io di là» dice, «o mi portate voi.» Le mani le gocciolano. Sull’altra riva qualcosa suona, un rintocco solo, come suona una campana a cui hanno detto di aspettare.
    .title = Il traghetto senza remi
    .option1 = Lasciate che vi porti
    .success1 = Si scioglie ai gomiti e la barca scivola al largo. Per tutta la traversata qualcuno vi tiene i piedi.
    .success1b = Nel mezzo si ferma, allunga un braccio attraverso sé stessa e il lago, e vi porta su qualcosa che le era caduto quando era pioggia.
    .option2 = Portatela di là voi
    .success2 = Da un banco ricavate una pagaia. Lei siede tutta impettita, da signora in carrozza, e per poco non dimentica di restare una signora.

the-bottle-says-please = Vi fermate a riempire le bottiglie. Una, appena tappata, dice «Per piacere». La alzate contro la lanterna. Dentro c’è un visetto, un po’ schiacciato sul vetro, che spiega: in quel momento faceva l’onda e non guardava dove andava. Paura non ne ha. Una forma con il collo non l’aveva mai avuta. Però è passata l’ora della nanna, e nell’acqua bassa qualcuno ha cominciato a chiamare un nome che somiglia a un gargarismo.
    .title = La bottiglia dice per piacere
    .option1 = Riversatela adagio nel lago
    .success1 = Uscendo dice grazie, con un gluglù nel mezzo.
    .success1b = L’indomani, sulla riva, accanto agli stivali c’è qualcosa avvolto nelle alghe, e la bottiglia è coperta di baci bagnati.
    .option2 = Riportatela a casa
    .success2 = «Vi posso far vedere dove abitiamo» dice. «È tutto quello là.»
    .option3 = Lasciatele il tappo
    .success3 = I collezionisti non mancano. Non piange, perché non farebbe che riempirsi.

the-parents-of-the-wave = Vi vengono incontro in fondo al molo, due sagome alte con la luce della lanterna che ci passa attraverso, e quando salta il tappo tremano. Poi vi invitano a entrare. Dire dove cominci il dentro non è facile. La madre vuol sapere se ha fatto la brava, e se stava ferma; il padre gira e rigira la bottiglia. Loro, dice, non hanno mai trovato niente in cui tenere quella figlia.
    .title = I genitori dell’onda
    .option1 = Lasciate loro la bottiglia
    .success1 = La appendono accanto alla porta, per le ore di quiete. Insistono perché prendiate un sassolino viola, e l’acqua sa insistere.
    .option2 = Lodate la sua educazione
    .success2 = Raccontate che ha detto per piacere. L’acqua tutt’intorno si alza di un dito.
    .success2b = Ne fate una bella storia. Alla fine ci sono parenti fino all’orizzonte, che ascoltano col viso inclinato.

the-tongue-of-the-bell = In una rimessa pende una campana senza batacchio, e accanto c’è il campanaro, a braccia conserte per non torcersi le mani. È questa campana che dice al lago quando deve stare piatto. Stanotte il batacchio si è staccato, è rotolato giù per lo scivolo ed è affondato. E già là fuori, nell’acqua, c’è una piega che prima non c’era, e sta pensando di diventare due. «Ho provato a gridare» dice.
    .title = Il batacchio della campana
    .option1 = Suonatela voi
    .success1 = La nota si stende come una mano su un lenzuolo. La piega si mette giù.
    .success1b = La suonate così dolcemente che dall’altra riva mandano a chiedere chi è morto. Nessuno, risponde, e d’ora in poi sarà così tutte le sere.
    .option2 = Tuffatevi per il batacchio
    .success2 = È nel fango fino al collo. Risalite blu, e il campanaro vi cede quello vecchio di scorta, che era minerale massiccio.
    .failure2 = È più giù di quanto voi siate lunghi. Tornate a galla con una manciata di piega.

the-one-that-got-away = L’uomo sul molo non ha riflesso, e lo sta pescando. Gli è scappato dall’amo, racconta, una sera che si era sporto troppo; da allora l’ha visto, dall’altra parte della baia, coi piedi in alto. Come esca ha uno specchio grande quanto un francobollo. Dove nell’acqua dovrebbe esserci lui si vedono soltanto le assi, da sotto, e una cert’aria da martedì. Arrabbiato non è. Vuole sapere che cos’abbia, quello, da essere così contento.
    .title = Quello che è scappato
    .option1 = Attraversate la baia
    .failure1 = Ne riportate uno, ma di qualcun altro: non gli cade bene, ed è mancino.
    .option2 = State fermi accanto a lui
    .success2 = Le notizie gliele portano i vostri riflessi. Sta bene, manda a dire, e verrebbe, se solo lui ogni tanto ridesse.

reflections-ashore = Di là dalla baia hanno una spiaggia tutta per loro. Stanno sdraiati sulla sabbia, i riflessi fuggiaschi, piatti e lucenti, ognuno con dentro il cielo; si gioca a carte, e il punteggio si segna alla rovescia. Il suo si trova subito: la stessa faccia lunga, ma sciolta dalla felicità. «Tutte le mattine mi guarda» dice, «e sospira. Tutte le mattine. Provateci voi.» Un venticello passa sulla spiaggia, e si increspano tutti.
    .title = Riflessi in villeggiatura
    .option1 = Metteteli d’accordo
    .success1 = Riuscite a scendere a quattro sospiri la settimana, esclusa la domenica.
    .success1b = S’incontrano a metà della baia. Che cosa si dicano non lo sa nessuno. In barca tornano due uomini che ridono, e uno dei due s’increspa.
    .option2 = Fatevi dare le carte
    .success2 = Leggete la vostra mano nella pozza accanto al ginocchio. Purtroppo la leggono anche loro.

two-waters-to-be-wed = Nella baia il Popolo Liquido celebra un matrimonio, e il matrimonio si è inceppato. Gli sposi devono versarsi l’uno nell’altra, dopodiché nessuno saprà più distinguerli; e la nonna della sposa, persona di una certa profondità, esige un testimone capace di ricordare chi era chi. Fra gli invitati nessuno ricorda niente più a lungo di uno spruzzo. Ha notato le vostre penne, o forse soltanto i gomiti. «Voi vi rapprendete» dice. «Che comodità.»
    .title = Acque in matrimonio
    .option1 = Fate da testimoni
    .failure1 = Guardate altrove proprio in quel momento. Passava l’ombra di un airone. Ormai è un’acqua sola, ed è stizzita.
    .option2 = Ballate finché è finita
    .success2 = Passate di braccio in braccio, o di onda in onda, e alla fine vi strizza una zia che ride.
    .success2b = I brindisi si servono negli invitati. Una coppa ce l’avete solo voi, e ve la riempiono, e ve la riempiono.

the-pouring = Lei sa di pioggia, scrivete, e lui di ferro; lei è fredda sulla mano sinistra, e lui trattiene la luce un attimo di più. Poi si chinano l’uno verso l’altra e la baia si fa liscia. Sospirano tutti. È una meraviglia, e dura quanto basta per dirlo; poi dal mezzo dell’unica acqua viene una voce, un po’ soffocata, nella quale due persone vi domandano a chi tocca il lato della finestra.
    .title = Il versamento
    .option1 = Leggete i vostri appunti
    .success1 = «La pioggia a sinistra» leggete. Segue un riassestarsi, come di coperte.
    .option2 = Dite che non importa
    .success2 = Ci pensano, con una testa sola. Non importa, dicono, e dal tono sembrano sollevati.

which-was-which = Siete arrivati al sapore di ferro quando l’acqua comincia a dividersi lungo le vostre righe, dolcemente, come fa il latte quando caglia. Stanno fianco a fianco, sbalorditi, ciascuno con una goccia dell’altro ancora in mezzo al petto, come un lume alla finestra. Non era mai successo. Ci si può sposare, dunque, e uscire per i pasti. Per tutta la baia le vecchie coppie hanno smesso di parlare, e guardano il vostro pezzo di carta.
    .title = Chi era chi
    .option1 = Copiatelo per tutti
    .success1 = C’è la ressa. Scrivete finché dura l’inchiostro: lei pioggia, lui torba; lei neve, lui neve, ma più vecchia.
    .success1b = Al mattino mezzo lago è stato presentato all’altra metà. Fino alla barca non vi lasciano portare niente.
    .option2 = Datelo alla sposa
    .success2 = Lo piega piccolo piccolo e lo inghiotte, per averlo sempre con sé. Quello che vi dà in cambio era l’anello.

somebody-a-little-late = Camminate lungo la riva, e sull’acqua qualcuno cammina al vostro fianco. Quando salutate, saluta un attimo dopo. Ha il vostro cappotto, d’acqua; i bottoni li ha sbagliati. «Non fermatevi» dice. «Sto cercando di capire come si fa. Ve ne andate in giro tutto il giorno dentro lo stesso contorno e non vi rovesciate mai. Come sapete dove smettere?» Ha l’odore dell’aria prima della pioggia, e parla sul serio.
    .title = Con un po’ di ritardo
    .option1 = Insegnatele i contorni
    .failure1 = Spiegate i gomiti fino a confondere tutti. Lei ci prova, si disfa alle ginocchia, e torna a casa per la via più breve, che è in giù.
    .option2 = Chiedetele di guidarvi
    .success2 = Vi conduce a una chiatta affondata, e tiene scostata l’acqua come una tenda mentre scegliete.

a-cup-of-her-own = Sul molo le tracciate intorno il profilo, col carboncino, e lei entra nella linea e la riempie alla perfezione, fino alla punta delle dita. È la prima volta che resta uguale per un minuto intero. Si guarda la mano. Alle sue spalle il lago si è fatto piatto dalla disapprovazione; è del parere che si esca, si faccia qualche pazzia come nebbia, e si rientri. «Vorrei avere una cosa» dice lei, «e posarla, e che fosse ancora lì.»
    .title = Una tazza tutta sua
    .option1 = Offritele una stanza
    .success1 = Vi segue lungo la strada riempiendo le orme, una per una. La gente parlerà. Lei dice, incuriosita, che a parole le hanno già dato ogni sorta di forme.
    .option2 = Datele una tazza
    .success2 = La tiene sul fondo, capovolta, con un po’ d’aria dentro. Certe notti vi lascia vedere quanto è piena.
    .option3 = Rimandatela con garbo
    .success3 = «Sì» dice, «si saranno accorti che è sceso il livello.» Vi lascia quello che portava a mo’ di tasche.

dry-rooms-upstairs = Dal lago spunta un comignolo, e fuma. Mentre gli passate accanto si alza una finestra e un uomo grasso sporge la testa, bagnato fino alle orecchie. È il padrone della locanda. L’avevano costruita su una collina, racconta, poi la collina è finita in minoranza; ma i clienti fissi sono rimasti, e la cantina non è mai stata così fresca. Camere asciutte ne ha, di sopra. Vi guarda come chi non deve dar aria a un letto da molto tempo. Sotto di lui suona un violino, adagio.
    .title = Camere asciutte di sopra
    .option1 = Prendete una camera asciutta
    .success1 = Le lenzuola sono così asciutte che sanno di strinato. Tutta la notte sta fuori dalla porta, caso mai vi servisse qualcosa.
    .option2 = Scendete all’osteria
    .success2 = Fate un bel respiro, offre la casa, ed entrate dal lucernario.

last-orders-below = Nell’osteria tutto si fa lentamente. Le freccette stanno sospese nell’acqua, in viaggio. I clienti fissi vi salutano con la testa, i capelli ritti; le carte, una volta calate, bisogna tenerle giù. Avete soltanto il fiato con cui siete entrati, e si spende come denaro. Dietro il banco la moglie dell’oste indica una lavagna con la scommessa del giorno: chi fa ridere il vecchio Tinca beve gratis finché il lago non cala. Il vecchio Tinca può darsi sia una persona. Ha le basette e uno sguardo fisso, vitreo.
    .title = Ultimo giro, là sotto
    .option1 = Raccontategli una barzelletta
    .success1 = Parte in un’unica bolla, e lui la segue con gli occhi. Scoppia. La sapeva. Ma così bagnata non gliel’aveva mai raccontata nessuno.
    .success1b = Ride. Gli ci vogliono undici minuti, e nell’osteria il livello si alza di un dito.
    .option2 = Scommettete che non ride
    .success2 = In quella faccia non si muove niente. Vi spiegano che ce l’ha messo un impagliatore.

a-ledger-of-noughts = In fondo al pontile c’è un impiegato di latta, arrugginito fino alle ginocchia, che conta le onde. È un lago fermo. Il registro, quando ve lo lascia vedere, è un gran bel lavoro: pagine e pagine di zeri, rigate, sommate e riportate. Gli hanno promesso il cambio quando arriva a cento. Si sente un cigolio fioco, asciutto, ed è il suo collo che va da sinistra a destra. Sulle assi, vicino al vostro piede, c’è un sassolino. È un pezzo che lui cerca di non guardarlo.
    .title = Il registro degli zeri
    .option1 = Fategli qualche onda
    .success1 = Lo buttate in acqua con un calcio. Scrive un uno. Per un momento deve posare la matita.
    .success1b = Vi tuffate dal pontile finché non ha fatto cento. Dentro di lui suona un campanellino, e si volta, cigolando, a guardare il panorama.
    .option2 = Controllate il registro
    .success2 = Trovate un errore: uno zero registrato due volte. La multa se la paga da solo, con l’olio della lampada.
    .success2b = Errori non ce ne sono, da nessuna parte, e lo certificate. Vi cede i volumi a venire, che tanto saranno uguali.

the-sword-comes-back = L’omone getta la spada nel lago. Un attimo dopo emerge un braccio, in una manica bagnata, e gliela restituisce, dalla parte dell’elsa. La getta di nuovo, più lontano. Il braccio è lì prima di lei. Ha lasciato la razzia che bruciò il vostro villaggio, racconta, e di tutto ha tenuto soltanto questa, e non trova nessuno che la voglia, anche se ha spiegato che cosa ha fatto. Il braccio è paziente. È convinto, pare, che continui a cadergli.
    .title = La spada ritorna
    .option1 = Spiegatelo al braccio
    .success1 = Gli raccontate tutta la storia. La mano sta immobile. Poi stringe quella di lui, si porta giù la spada, e non se ne parla più.
    .success1b = Dopo un po’ la spada torna su, ma battuta, piatta, con un bordo. È un’ottima padella, e dentro c’è un pesce.
    .option2 = Prendetegli la spada
    .success2 = È buon metallo, e si fonde. A pesarla, badate che lui non vi veda.

the-lighthouse-of-dark = Sullo scoglio c’è una torre, e dalla cima esce un fascio che spazza l’acqua; ma è un fascio di buio. Serve a far dormire i pesci, spiega la ragazza che lo tiene. Dove passa, si sente il lago tirare il fiato. Lei spunta lo stoppino che lo produce, uno stoppino nero, e ha occhi tondi da civetta. I libri li ha letti tutti, negli intervalli fra un giro e l’altro. Non sapeva che ci fossero tanti colori di cappello.
    .title = Il faro del buio
    .option1 = Ditele i colori
    .success1 = Li ripete dopo di voi, come nomi di paesi. Quella notte i pesci dormono male, con le figure.
    .success1b = Alla lampada baderà suo cugino il luccio. Sale le vostre scale verso il mattino con le due mani sugli occhi, guardando fra le dita.
    .option2 = Spostate il fascio
    .success2 = Nella striscia di luce che lasciate luccica l’intero fondo del lago. Una dopo l’altra le cose si svegliano, e ne cercano il motivo.

the-shop-puts-to-sea = Qualcosa come un piccolo bazar sta attraversando il lago, basso sull’acqua. È la tartaruga. Le hanno detto che di qui è più corta, e lo è, per una tartaruga; per una bottega l’acqua arriva al secondo cassetto. Nella scia le ballonzolano candele, spazzole e una famiglia di teiere. «Ho l’impressione di essere seguita» dice quando la vostra barca le si accosta. Ora c’è un gorgoglio, e la cassa fa din, e affonda di un dito.
    .title = La bottega prende il mare
    .option1 = Ripescate la merce
    .success1 = Le andate dietro con il retino. Sul libro vi segna come personale avventizio.
    .success1b = All’altra riva avete recuperato ogni spazzola. Non sa come ringraziarvi; cerca alla T di Tante grazie, e c’è una teiera.
    .option2 = Ripescate per voi
    .success2 = Quel che galleggia, galleggia. Le candele gliele lasciate.
    .success2b = La seguite finché non è vuota. Esce dall’acqua leggera, perplessa, e gira il cartello su APERTO.

a-fog-with-rooms = La nebbia sul lago, oggi, è così fitta che ha le stanze. Entrate a colpi di pagaia da quello che non si può chiamare altrimenti che l’ingresso. C’è una scala bianca, un corridoio bianco, parecchie porte; la pagaia attraversa la parete, e la parete si richiude con un fruscio. Di sopra qualcuno si esercita nelle scale su qualcosa di morbido. Il guaio è che la nebbia, si sa, si alza. E voi siete ormai a quello che pare il secondo piano.
    .title = Una nebbia con le stanze
    .option1 = Cercate chi suona
    .failure1 = Si alza. E tanti saluti al secondo piano.
    .option2 = Uscite dalla cantina
    .success2 = Là sotto è basso e freddo, e ci sono pesci appesi; alla nebbia, a quanto pare, piace avere qualcosa in casa per la sera.

the-fog-at-home = La sala da musica è grande e pallida. Sullo sgabello siede la nebbia in persona, per quel poco che ha da sedersi; tutto questo l’ha fatto lei, vi dice, in una mattina, e per mezzogiorno sarà una leggera umidità su certe anatre. Non si lamenta. Però nello scherzo arriva sempre fino alla stessa battuta. Il pianoforte è di nebbia. La finestra è di nebbia. L’orologio, che non lo è, segna le dodici meno un quarto, ed è l’unica cosa, qui, che potreste portar via.
    .title = La nebbia in casa sua
    .option1 = Prendete l’orologio
    .success1 = Smettono di essere le dodici meno un quarto. Alle vostre spalle le pareti si lasciano la mano.
    .option2 = Aiutatela con la battuta
    .success2 = Gliela canticchiate come dovrebbe andare. Lei corre avanti, pagina su pagina, e sale nella luce suonando ancora.
    .success2b = Arriva in fondo. L’ultimo accordo gela dov’era sospeso, viola, trasparente, e vi scende piano fra le mani.

the-skin-of-the-lake = Nei giorni freddi il lago ha la pelle. È nera, cede sotto il piede, e vi regge, se andate leggeri e non pensate alla cena. Ci pattinano sopra idrometre grandi come pony, frusciando sulle zampe lunghe, e una si è fermata e vi guarda di sbieco, come fanno i pony. A ogni passo lasciate una fossetta. Sotto la pelle, alla vostra andatura, una cosa pallida lunga quanto una strada accosta la bocca a ogni fossetta, via via che passa.
    .title = La pelle del lago
    .option1 = Cavalcate le idrometre
    .success1 = Vincete qualcosa. Che fosse una corsa l’avete saputo quando vi hanno messo al collo le canne.
    .option2 = Camminate leggerissimi
    .success2 = Pensate alle piume, allo stipendio, e ad altre cose di poco peso. Arrivate.
    .success2b = A metà vi stendete a guardare; la cosa pallida guarda anche lei, e col labbro spinge su una pietra.
    .failure2 = A qualcuno vengono in mente gli gnocchi, e buonanotte.

the-tenors-are-missing = Sull’acqua arriva un canto, dal mezzo, dove non c’è niente. Di pagaiare avete smesso da un pezzo, e la barca ha continuato. È il Coro; lo sanno i peli delle vostre braccia. Ci sono bassi che si sentono dalle assi, e voci alte come orli di bicchiere, e fra gli uni e le altre un buco, esattamente all’altezza di una voce qualunque in un giorno qualunque. La prua s’abbassa. Là davanti lo specchio del lago ha cominciato a pendere.
    .title = Mancano i tenori
    .option1 = Fate voi i tenori
    .failure1 = Siete calanti. La pendenza s’inverte all’istante, e siete a casa prima di aver chiuso la bocca.
    .option2 = Tappatevi le orecchie e remate
    .success2 = Pagaiate col muschio nelle orecchie, spiandovi in faccia l’un l’altro eventuali segni di musica.
    .success2b = Passate accanto ad altre barche, alla deriva, e le prendete a rimorchio. La gente a bordo si sveglia al molo, canticchiando.

below-the-singing = Il lago si richiude su di voi come il coperchio di un pianoforte, e nelle pause si può respirare. È buio. Da ogni parte ci sono i cantori, a file, sempre più in basso; ne sentite il calore e non ne vedete uno. Vi mettono in mano una partitura, bagnata, spessa come una pagnotta. A che cosa serva il pezzo non ve l’ha detto nessuno. Ma di tanto in tanto, quando attaccano i bassi, qualcosa di grandissimo, molto sotto di voi, smette di grattare, e sta fermo.
    .title = Sotto il canto
    .option1 = Cantate fino in fondo
    .success1 = Le pagine ve le voltano loro, una dopo l’altra. Alla fine una mano che non vedete vi raddrizza il colletto.
    .success1b = Non gratta più niente. Nei villaggi di sopra dormiranno bene senza sapere perché; ma voi avete il compenso, e un inchino di tutti, come vento.
    .option2 = Scappate con la partitura
    .success2 = Asciuga bene. Qua e là, fra un rigo e l’altro, qualcosa ha grattato dal di sotto.

somebody-pulls-the-plug = C’è un gorgo, e per il gorgo c’è la fila. Le barche girano in bell’ordine, salutandosi, a ogni giro più strette, e nel mezzo ciascuna s’impenna, dice una parola di ringraziamento e sparisce col rumore che fanno le vasche da bagno. Dove vadano, nessuno sa dirvelo. Ormai siete in fila anche voi; la barca dietro ha serrato. Dal buco vengono vapore, odore di sapone, e forse una persona molto grande che canticchia.
    .title = Qualcuno toglie il tappo
    .option1 = Scendete con gli altri
    .success1 = Vi ricordate di dire grazie. È finita prima che abbiate finito di avere paura.
    .option2 = Remate contro la fila
    .success2 = Uscite a forza di urti e di scuse, barca per barca. Si accoda una coppia anziana in barchino, che da un po’ aveva dei dubbi.
    .success2b = Visto che si può fare, lo fanno tutti. Il gorgo, rimasto senza nessuno, si chiude come una bocca.
    .failure2 = È dura remare contro gente che vi augura il buongiorno.

down-the-plughole = Schizzate fuori da un tubo, barca compresa, e galleggiate fra le altre in una tinozza larga come una piazza. Pareti di piastrelle salgono nel vapore. C’è una scogliera, rosa, con un ginocchio. Intorno la gente delle barche si è sistemata, con il bucato steso fra gli alberi, un mercato e una cappellina in un portasapone. La gigantessa non pare essersi accorta di niente. È convinta, dicono, che veniate con l’acqua. Sta allungando la mano verso la spazzola.
    .title = Giù per lo scarico
    .option1 = Strofinatele la schiena
    .success1 = Ci vogliono quaranta barche e parecchie grida. «Più a sinistra» dice lei, e le vele si gonfiano.
    .success1b = Trovate il punto a cui non è mai riuscita ad arrivare. C’era dentro del minerale.
    .option2 = Chiamatela a gran voce
    .success2 = Mani a imbuto, gridate che siete persone. La spazzola si ferma. Tutto quel mare caldo s’inclina da una parte.

the-giantess-looks-down = Dal vapore emergono due occhi, castani, ciascuno più grande della vostra barca. Nella tinozza nessuno fiata. «Oh, scusate» dice, in un sussurro che strappa il bucato dai fili. «Siete stati qui tutto il tempo?» È arrossita fino a pelo d’acqua, e si tira addosso la schiuma. E cantava, anche. Vi sarebbe tanto, tanto grata se la cosa restasse fra noi; e c’è qualcosa, una cosa qualsiasi, di cui abbia bisogno la gente piccola?
    .title = La gigantessa guarda giù
    .option1 = Promettete il silenzio
    .success1 = Tira fuori le barche, due per volta, e le asciuga una per una con la cocca di un asciugamano.
    .success1b = Con un dito vi fa una stanza nella roccia, attentissima, e soffia via la polvere. C’è la mensola per il sapone.
    .option2 = Lodate la canzone
    .success2 = Il rossore arriva fino in cima. Vi canta l’altra strofa. A casa vostra la sentono come un vento caldo.

a-tug-from-below = Calate l’ancora, e ve la prendono. Non c’è altra parola: c’era la corda, e poi in fondo alla corda c’era qualcuno. Ora arrivano tre strattoni. Una pausa. Altri tre, un po’ più svelti, come di chi dalla stanza accanto bussa per dire che vi sente. L’acqua è troppo nera per vederci dentro. Potrebbe essere un pesce, vi dite, che sa contare. L’altro capo l’avete ancora in mano voi.
    .title = Uno strattone da sotto
    .option1 = Rispondete con garbo
    .success1 = Date due strattoni, che evidentemente è la risposta giusta. Quando tirate su, l’ancora è lucidata, e ci hanno appeso qualcosa.
    .success1b = Diventa una conversazione. Che cosa vi siate detti non lo saprete mai, ma finiva con un regalo, e toccava a voi.
    .option2 = Tirate con tutte le forze
    .success2 = Viene su una campana, capovolta, piena di fango e di monete. Qualcosa l’ha lasciata andare, e sentite che gliene dispiace.
    .success2b = Issate la campana, e la trave a cui era appesa, e i primi pioli di una torre. Il resto continua in giù.
    .failure2 = Sa tirare anche lui. Uno di voi fa un bel tratto di strada.

a-finger-in-the-boat = Nella barca c’è una falla, e ci mettete un dito. Poi ce n’è un’altra. In mezzo al lago siete tutti sdraiati sul fondo con un dito a testa in un buco, nessuno rema, e si sta anche bene in compagnia, finché la più anziana dice che là sotto qualcosa le ha preso il suo. Non morde. Ha manine fredde. Le sta contando, dice, per quel che può capire, gli anelli.
    .title = Un dito nella barca
    .option1 = Stringete quelle manine
    .success1 = Sono in parecchi, e vogliono provare tutti. Passandovi di mano in mano, vi portano a riva.
    .success1b = Li sentite turare i buchi da fuori, con una specie di caramello. La barca non è mai stata così asciutta.
    .option2 = Prestate un anello
    .success2 = Lo sentite sfilare, poi un lungo silenzio ammirato. Poi s’infila qualcos’altro, ed è della misura giusta.

the-rocks-come-home = Vi regolate sulle campane. In questa parte del lago ogni scoglio ha la sua, lo sanno tutti; perché, non ve l’ha detto nessuno. È l’imbrunire, e si muovono. Da ogni lato grossi dorsi bagnati risalgono la baia in lenta processione, con le alghe in bocca, scampanando. Non hanno cattive intenzioni. Tornano a casa. La vostra barca è una barca molto piccola, e fra un dorso e l’altro posto non ce n’è più.
    .title = Gli scogli rientrano
    .option1 = Andate col branco
    .failure1 = Uno vi si appoggia per grattarsi. Il resto lo fate a nuoto, e a casa riportate il timone.
    .option2 = Scostateli a suon di pentola
    .success2 = Battete su una padella. Si fermano, si guardano intorno, e si ricordano di qualcosa a sinistra.

the-stable-of-rocks = Un vecchietto con la bacchetta fa entrare il branco in una grotta. Li conosce tutti per nome e guarda loro i piedi. Le poste sono trenta; gli scogli ventinove; ricomincia a contare. Il più giovane non è rientrato. Sarà risalito al guado, dice, dove i carri gli si fermano sopra e la gente lo accarezza. Lui gli altri non li può lasciare. È l’ora in cui girano gli scalpellini.
    .title = La stalla degli scogli
    .option1 = Andate a prendere il piccolo
    .success1 = È là, sotto una ruota, felicissimo. Fate finta di mangiare alghe finché non vi segue.
    .success1b = C’è anche uno scalpellino, che gli ha già fatto il segno col gesso. Lo convincete che ticchetta.
    .option2 = Mungetene uno per lui
    .success2 = Ci vuole la mano. Viene a gocce, pesanti e lucide, e nel secchio suona.

the-lake-is-out = Il lago è uscito. Dov’era l’acqua stamattina c’è il fondo, rigato e lucente, fin dove arriva il lume; nelle conche giacciono pesci, con la faccia di chi è stato sorpreso nel bagno. Su un palo una campana dice quel che dice sempre, ma da molto più in alto. Lontano si vedono le costole di una nave. Ancora più lontano, per tutta la larghezza del buio, c’è una sottile linea bianca, e fa il rumore di qualcuno che prende fiato.
    .title = Il lago è uscito
    .option1 = Salvate i pesci
    .success1 = Correte dalle conche alle pozze coi cappelli pieni. Qualcuno si volta a guardarvi.
    .success1b = Quando torna, torna piano, vi gira intorno, e sugli stivali vi lascia due fra i più grassi, che hanno insistito.
    .option2 = Correte alla nave
    .failure2 = La linea è molto più vicina di quanto pensavate, e non è una linea.

the-ship-at-low-water = È coricata sul fianco, coi fanali accesi. L’equipaggio è Popolo Liquido che s’era messo a navigare, e ora che l’acqua se n’è andata sta sul ponte in mastelli e bollitori, vergognandosi a morte di farsi vedere così. Il capitano, in un secchio da incendio, vi riceve con la dignità disponibile. Il carico è vostro, dice; a che serve un carico. Solo che la linea arriva, e loro sono tutti in recipienti separati, e sua moglie è nella zuppiera, sottocoperta.
    .title = La nave in secca
    .option1 = Riuniteli tutti
    .success1 = Correte con le mani colme. Quando il lago arriva si alzano insieme, ridendo, e ve lo tengono scostato come un cappotto.
    .success1b = Non se ne versa una goccia. Portano a riva in spalla la nave e voi, fra due ali di folla che acclama.
    .option2 = Portate via il carico
    .success2 = Ne salvate due viaggi. Nei bollitori non guardate.
    .success2b = Prendete anche la zuppiera d’argento. Siete già in cima alla spiaggia quando, da sotto il coperchio, comincia a dirvi che cosa pensa di voi.

the-lake-throws-back = Uno di voi tira un sasso nel lago. Restate a chiacchierare; si sente un plop, e un sasso esce e vi cade ai piedi. Lo stesso sasso, bagnato. Ridono tutti. Lo tirate di nuovo, più lontano, e torna, più veloce. Ne segue un secondo, che non avevate tirato. Fumano un poco. C’è una gran calma. Lungo tutta la riva, ve ne accorgete ora, i sassi sono ammucchiati in lunghi argini, come dopo una discussione.
    .title = Il lago restituisce
    .option1 = Giocateci a palla
    .success1 = Appena vede quanto siete piccoli, tira da sotto.
    .success1b = Giocate finché c’è luce. L’ultimo tiro arriva alto, lento e pesante, e brilla, e s’intende che dovete tenerlo.
    .option2 = Trinceratevi e giù la testa
    .success2 = Con le munizioni tirate su un muretto. Quando è finita scoprite che nella furia ha lanciato anche monete.

where-oars-gather = È questa la baia dove stanno i remi. Sul lago li hanno persi tutte le barche, ed eccoli qui, a centinaia, pala contro pala, come aringhe; quando la lanterna li illumina, i più vicini si scansano. Ognuno ha al collo una targhetta d’ottone con un numero e la scritta PROPRIETÀ VENA. Sono evasi dal pegno. Sanno di catrame e di libertà. A uno a uno, sentendosi coraggiosissimi, stanno imparando a nuotare in coppia.
    .title = La baia dei remi
    .option1 = Mostrate come si fa
    .success1 = Immergete le mani: insieme, e via. Un brivido percorre la baia, e poi è fatta.
    .success1b = Vi portano con loro nella prima lunga vogata, fuori, oltre la punta, fino a una grotta vista soltanto dai remi.
    .option2 = Riconsegnateli al pegno
    .success2 = L’uomo di Zia Vena paga sull’unghia, un tanto il paio. Se ne vanno senza far storie, in fascine.
    .option3 = Usatene per costruire
    .success3 = Qualcuno era stanco dell’acqua comunque. Fanno da travicelli, e di notte, col vento di lago, scricchiolano.

to-whom-it-concerns = Su questa spiaggia il segno della marea è fatto di bottiglie, e in ogni bottiglia c’è una lettera. Ne stappate qualcuna. Sono tutte indirizzate A chi di dovere; ci sono inviti, reclami, una proposta di matrimonio, ricette, una supplica per la restituzione di una scala. Nessuno ha mai ritenuto che il dovere fosse il suo. Il vento freddo suona sui colli aperti, una nota bassa e poi un’altra. L’ultima riga è sempre la stessa: si prega di rispondere.
    .title = A chi di dovere
    .option1 = Rispondete a qualcuna
    .success1 = Cominciate dalla più breve. Dice: c’è qualcuno, lì?
    .option2 = Lisciate la carta
    .success2 = È buona carta, una volta che s’è grattata via la speranza.

concerning-the-ladder = Le risposte non le avete ancora gettate tutte che già rispondono a voi. Arrivano bottiglie con la prima increspatura, e con la seconda, tintinnando, una flotta intera; pare che qualcuno ne abbia letta una ad alta voce. La signora accetta la proposta. Alla ricetta mancava un uovo. E il padrone della scala è venuto di persona, un uomo magro, nel lago fino al collo e livido di speranza. Non vuole mettervi fretta. Ma lui, capite, è ancora in fondo alla cosa per cui gli serve.
    .title = A proposito della scala
    .option1 = Costruitegli una scala
    .success1 = Scende, salutando con la mano, a prendere il cappello.
    .success1b = Arriva fino in fondo. Lui sta via un bel po’, e quel che vi porta su l’aveva lasciato là anni fa, quando erano finiti i pioli.
    .option2 = Inoltrate le altre
    .success2 = Smistate fino a buio: zie di qua, avvocati di là. Nessuno vi ha mai pagato un francobollo così volentieri.

drawn-and-still-warm = Sulla ghiaia c’è una vasca da bagno. Ha zampe di leone, è piena fino all’orlo e fuma. C’è un asciugamano, c’è una spazzola; c’è uno sgabello con sopra una camicia da notte pulita, piegata. Orme di piedi nudi scendono la spiaggia fino alla vasca. Le girate intorno con la lanterna. Non ce n’è una che se ne vada. L’acqua è verde latte e sa di pino, e ora che siete vicini lo sentite: là dentro qualcuno fa le bolle, molto lentamente.
    .title = Un bagno ancora caldo
    .option1 = Entrate anche voi
    .success1 = Si fa in là. Nessuno dice niente. Quando uscite, il male al ginocchio se n’è andato, e non si è più fatto vivo.
    .success1b = Vi passa il sapone. Una bolla vi prega di fare anche le orecchie: ci va quasi tutta la sera, e la gratitudine è grande.
    .option2 = Prendete il tappo d’argento
    .success2 = Un gorgoglio, e una specie di grido. Tenete gli occhi sul tappo.

the-orchard-lets-go = Il frutteto sta dov’è sempre stato, solo che adesso sopra c’è il lago. Dal vetro sul fondo della barca guardate giù: filari di meli, con le foglie, un muro, un cancello, e la scala di qualcuno contro un ramo. Quando una mela è matura si stacca e cade in su. Sale traballando nel buio e rompe la superficie con un plop, e l’aria sa di sidro. Laggiù qualcosa con un cesto sta fermo a seguirla con gli occhi.
    .title = Il frutteto lascia andare
    .option1 = Prendete quel che sale
    .success1 = Sono fredde fino al torsolo, e appena appena salate.
    .success1b = Ci prendete la mano: sotto l’albero grande vicino al muro, quando suona la campana.
    .option2 = Calate il vostro cesto
    .success2 = Per un po’ quello non si muove. Poi uno strattone, e tirate su un cesto riempito da qualcuno a cui hanno insegnato a metterci in mezzo le foglie.
    .success2b = Laggiù ne spremono anche. Sale in bottiglie di gres, una alla volta, ciascuna legata con lo spago e il fiocco.

a-net-of-knockers = Qualcuno ha steso ad asciugare la rete, e dentro c’è ancora la pesca: picchiotti da portone. Leoni, anelli, una mano d’ottone, parecchi pugni. Sono vivi come sono vive le cozze. Quando vi avvicinate uno si apre e si chiude, toc, e un tremito li percorre tutti. Devono venire da un posto, là sotto, dove ci sono porte. La rete è vecchia. La mano d’ottone ha fatto passare un dito e indica voi, o qualcosa dietro di voi.
    .title = Una rete di picchiotti
    .option1 = Mettetene uno sulla roccia
    .success1 = Lo inchiodate e bussa, due volte. «Avanti» dice la roccia. Dentro non c’è nessuno, ma c’è un bel pavimento asciutto.
    .success1b = Provate la mano d’ottone. Bussa a lungo; sa che qualcuno è in casa. Alla fine, quel che si apre è un intero appartamento.
    .option2 = Vendeteli come ottone
    .success2 = Bussano nel sacco per tutta la strada fino al compratore, e di notte ancora per un pezzo.

moths-over-the-water = Stanotte il mercato delle falene galleggia. Su cento zattere sono accesi i lampioncini, e sotto ogni zattera ne pende un’altra, a testa in giù, nel nero. È questo che vendono: quella di sotto. «La cosa in sé è così pesante» dice una falena, indicando il banco con un gesto, «e sbiadisce. Prendetene il riflesso. Sarà bello esattamente quanto la luce in cui lo tenete.» Attinge il riflesso di una pietra, che gocciola, ed è viola. In cambio chiede il vostro.
    .title = Falene sull’acqua
    .option1 = Barattate il riflesso
    .success1 = Lo arrotola ancora umido. È incredibile quanto poco vi serva; solo che da oggi la gente trova in voi un non so che.
    .option2 = Andate a prenderla a nuoto
    .success2 = Passate sotto le zattere e risalite nell’altro mercato, dove le falene sono miti, piuttosto fredde, e rubano sul peso.
    .success2b = Riemergete con la pietra di cui quello era il riflesso. La falena si era sempre chiesta dove fosse.
    .failure2 = Riemergete nel mercato sbagliato. Bisogna aspettare la chiusura perché qualcuno rivolti il lago.

boats-in-pawn = Se vi siete mai chiesti perché su questo lago nessuna barca ha i remi, la ragione eccola, sul terzo pontile, in scialle. Zia Vena ci presta sopra. La barca ve la tenete, dice; i remi li tiene lei, finché non pagate; e con quegli interessi, finora, non ha pagato nessuno. La sua cassetta sa di menta. I barcaioli stanno lì con le mani in mano. «Vi serve qualcosa» dice. «Lo sento da qui. Lasciate che vi legga le condizioni.»
    .title = Barche in pegno
    .option1 = Ascoltate le condizioni
    .failure1 = Le legge. Quando vi svegliate è mattina, il pontile è vuoto, e i lacci dei vostri stivali sono in pegno.
    .option2 = Impegnate il buon nome
    .success2 = Lo mette in un cassetto con gli altri. Lì sarà al sicuro, dice, e ci credete.

the-small-print = Il foglio è lungo, e lei vi lascia tutto il tempo; nessuno va da nessuna parte. È un documento perfido e perfettamente onesto. Alla quarantunesima riga trovate ciò che non ha mai nascosto e che nessuno ha mai letto: tutti i remi saranno liberi il giorno in cui un debitore le porterà un regalo, senza motivo. La sedia ha rallentato. Lei guarda il lago. Da ogni parte ci sono barcaioli che vi fissano le labbra.
    .title = Le clausole in piccolo
    .option1 = Portatele un regalo
    .success1 = Lo tiene con tutte e due le mani. «Per me?» dice Zia Vena. Dietro di lei, lungo tutta la rimessa, le targhette cominciano a cadere come pioggia.
    .option2 = Vendete il segreto
    .success2 = I barcaioli rilanciano forte. La mattina dopo sul pontile ci sono trenta regali, tutti con un motivo, e non si muove un remo.
    .option3 = Firmate come gli altri
    .success3 = Vi asciuga la firma lei stessa, non senza gentilezza. La sedia riprende a dondolare.

coins-on-the-sand = Lungo il bagnasciuga ci sono monete, lucide, a qualche passo l’una dall’altra. Vi siete già chinati sulla prima quando vedete il filo. È finissimo ed entra nel lago; e poco al largo, in fila, ci sono delle bocche tonde e pensierose. Pescano. Quando la mano si avvicina, si vede che trattengono il fiato. Uno si è portato lo sgabello. In fondo un pesciolino, alla sua prima uscita, ha messo all’amo quello che ha tutta l’aria di essere il suo pranzo.
    .title = Monete sulla sabbia
    .option1 = Abboccate svelti
    .success1 = I fili vanno tagliati coi denti. Al largo qualcuno dice una parola breve e riavvolge.
    .success1b = Ripulite la spiaggia. Restano seduti davanti alle lenze vuote, a raccontarsi quanto eravate grossi.
    .failure1 = Vi tirano a riva, vi misurano e vi alzano accanto a qualcuno per il ritratto. Poi vi ributtano. Siete sotto misura.
    .option2 = Fate vincere il piccolo
    .success2 = Afferrate il suo pranzo e vi dibattete. È fuori di sé dalla gioia. Ve ne dà metà.
    .success2b = Vi lasciate tirare fino alla cintola. Più tardi, dietro le canne, il padre vi allunga qualcosa.

the-skimming-match = Il Popolo Liquido vi sfida a rimbalzello. Voi tirate sassi, dicono, e loro tireranno quel che hanno; e il campione, un giovane asciutto, si fa per dire, con un’increspatura nei capelli, arretra di tre passi, prende la rincorsa e tira sé stesso. Fa diciannove rimbalzi e si rialza inchinandosi. Tutt’intorno alla baia scroscia un applauso. Cercate fra i ciottoli uno piatto. Non sarebbe proprio vietato, mormora uno zio all’altezza del ginocchio, tirare una persona.
    .title = La gara di rimbalzello
    .option1 = Cercate un sasso piatto
    .success1 = Quattordici. Sono incantati. Per una cosa che affonda, dicono, ha dimostrato carattere.
    .option2 = Tirate la più piccola
    .success2 = Sei rimbalzi e uno strillo di risate. La riportano in spalla, e vuole sapere quando le tocca di nuovo.
    .success2b = Ventuno, con piroetta. Il campione si stende piatto, che è il loro modo di togliersi il cappello.

the-pells-divide-a-lake = In mezzo al lago stanno due barche, prua contro poppa. In una siede il giovane Pell col suo inchiostro blu; nell’altra, voltandogli la schiena, Mamma Pell col suo verde. Ciascuno ha una sagola fissata per un capo alla barca dell’altro, sicché ogni volta che uno fa il punto, sbagliano entrambe le mappe. Non si parlano. «Vogliate dire a mia madre» dice Pell «che da martedì quest’acqua è dalla mia parte.» «Ditegli» dice la madre «di mettersi la sciarpa.»
    .title = I Pell si dividono un lago
    .option1 = Portate i messaggi
    .success1 = Cambiate una parola qua e là. All’imbrunire non si parla che di sciarpe.
    .success1b = Fate la spola finché i messaggi sono così gentili che entrambi, separatamente, sospettano di voi. Vi danno una mappa in due inchiostri.
    .option2 = Tagliate le sagole
    .success2 = Le barche vanno alla deriva. Adesso concordano tutti e due su dove sia l’altro, cioè più lontano, e la sagola l’avete voi.
    .option3 = Vendete a ognuno la mappa dell’altro
    .success3 = Pagano all’istante e ci si chinano sopra, ognuno nel suo angolo, a cercare se sono nominati.
    .success3b = Poi gliele rivendete al contrario. Soltanto la sera, al lume, vedete che cosa ciascuno aveva scritto in margine a quella dell’altro.

## Le Vecchie Officine

the-boiler-sulks = «Non tira» dice la fuochista, «ed è tutta colpa mia.» È nera fino alle sopracciglia, davanti a una caldaia alta come una chiesa, che ticchetta, ed è fredda proprio dal lato dov’era più calda. È stato un commento sulla caldaia nuova, spiega. Aveva detto soltanto che era ordinata. Da allora niente vapore; l’intera galleria è ferma, e nel silenzio si sente la caldaia che non ascolta.
    .title = La caldaia tiene il broncio
    .option1 = Lodate i rivetti
    .success1 = Parlate di curve, a voce ben chiara. Si ode un gorgoglio, subito represso.
    .success1b = Scoprite come si chiama, su una targa che nessuno puliva, e la chiamate per nome. In tutte le Officine fischiano tutti i fischi.
    .option2 = Minacciate di rottamarla
    .success2 = Un colpo solo, sul tubo grosso. Tira. Non ha mai tirato così bene; ma la fuochista ha smesso di cantare.
    .failure2 = La caldaia molla tutto il vapore che stava tenendo da parte. Siete puliti per giorni.

a-spare-man = Al gancio dell’officina riparazioni è appeso per il bavero un uomo di metallo, con al collo un’etichetta: DI RICAMBIO. È stato generoso, racconta. Qualcuno cercava una mano, lui gliene ha data una, e ora è la maniglia di una porta; il piede sinistro fa peso su una valvola; una volta una bambina piangeva, e così il fischietto. C’è odore d’olio e, stranamente, di pane. Non chiede indietro niente. Gira soltanto un poco sul gancio, per vedervi meglio in faccia.
    .title = Di ricambio
    .option1 = Recuperate i suoi doni
    .failure1 = Tornate con una mano, ma è di una porta. Cerca continuamente di far entrare qualcuno.
    .option2 = Lucidate quel che resta
    .success2 = Fate il petto e il ginocchio buono. Ci si specchia la vostra faccia, dice, e gli fa piacere la compagnia.
    .success2b = Mentre strofinate gli si apre uno sportellino sul cuore. Dentro c’è la paga, tutta. Altre tasche dove metterla non ne aveva.

his-left-hand = Il piede lo scambiate con un mattone, e la bambina, che è cresciuta, vi rende il fischietto con sopra un bacio. Rimane la mano. Sta sulla porta dell’ufficio paghe, la apre quaranta volte al giorno, e saluta con una stretta chiunque entri. Gli impiegati le si sono affezionati. Non lo dicono, ma qualcuno le mette la crema sulle nocche. Quando la prendete vi prende anche lei, con calore, e non vuole lasciarvi.
    .title = La mano sinistra
    .option1 = Fate una maniglia nuova
    .success1 = La forgiate col ricciolo, che alle dita piaccia. La vecchia mano la prova, approva, e viene via.
    .option2 = Lasciatela dov’è
    .success2 = Quando ve ne andate vi saluta, e gli impiegati, dopo un’occhiata fra loro, salutano anche loro.

all-in-one-place = È in piedi in mezzo all’officina, su due piedi, con due mani, e regge il fischietto come se potesse sciogliersi. L’etichetta non c’è più. Tutti hanno smesso di lavorare. Per la prima volta da quando l’hanno fuso possiede tutto quello con cui è cominciato, e si guarda intorno in cerca di qualcuno a cui darlo. Poi si accorge che lo sta facendo, e ride: un vassoio che cade. Che cosa fa, vi domanda, la gente che non è di ricambio?
    .title = Tutto al suo posto
    .option1 = Rispondete: viene con noi
    .success1 = Ci riflette, con la testa da un lato. Avrà bisogno di un letto suo, dice. Uno tutto per sé non l’ha mai avuto. Non serve che sia morbido.
    .option2 = Rispondete: quel che vuole
    .success2 = Esce dalla porta con la maniglia nuova, torna indietro a stringerla, ed esce di nuovo.

the-lever-and-the-whistle = Tira, clic, e indietro; tira, clic, e indietro. L’uomo di metallo alla leva vi saluta con un cenno senza perdere il tempo. È una sala lunga, calda e pulita, e in fondo alla sua leva non c’è niente: si vedono i fori dei bulloni dove stava una macchina. Che non c’è più lo sa. Ma il turno finisce al fischio, e il fischio era sulla macchina. Lo dice con un certo pudore. Una di voi si è già messa due dita in bocca.
    .title = La leva e il fischio
    .option1 = Fischiate per lui
    .success1 = La nota non è proprio quella. Una mano, però, l’ha staccata, e se ne guarda il palmo.
    .success1b = Trovate la nota. Si ferma a metà. Quando tornate a sentirci ha già il cappotto indosso, e chiede da che parte si esce.
    .option2 = Avvitatelo a qualcosa
    .success2 = Una pompa, guarda caso. All’altro capo delle Officine sale l’acqua, e la gente ve la paga.

complaints-in-advance = Dietro la grata siede un impiegato di latta con un timbro. Questo sportello, dice, riceve reclami, ma solo per ciò che non è ancora accaduto; per quegli altri c’è uno sportello più avanti, con una coda che si sente da qui. Si compila il modulo, si fanno accertamenti, e se la cosa risulta probabile viene impedita, o altrimenti fornita. Inumidisce il timbro con la lingua, che è una spugna. Che cosa desiderate che sia andato storto?
    .title = Reclami anticipati
    .option1 = Reclamate per un tetto crollato
    .failure1 = Dimenticate la data. La pratica finisce sotto Da Un Momento All’Altro, e qualcuno vi distribuisce gli elmetti.
    .option2 = Reclamate contro l’impiegato
    .success2 = Timbra, con dignità. L’indennizzo ve lo liquidano in olio: il suo.

the-roof-in-question = Nel giro di un’ora arrivano due impiegati e una planimetria, e vi portano al tetto che vi siete inventati. C’è. Ha una crepa da un capo all’altro; sotto ci sono i telai, e bambini su sgabelli bassi, che annodano i fili. Gli impiegati guardano la crepa, poi il modulo, poi si guardano. Un reclamo così probabile non si era mai dato. Bisognerebbe affiggere un avviso, ritengono. Per l’avviso c’è un modulo. Viene giù un po’ di polvere.
    .title = Il tetto in questione
    .option1 = Puntellatelo subito
    .success1 = Usate i telai, gli impiegati e infine la bacheca degli avvisi. Tiene. Era un avviso molto grande.
    .success1b = I bambini vi passano gli sgabelli, uno sull’altro, fino alla crepa. A lavoro finito vi danno quel che stavano tessendo.
    .option2 = Portate fuori i bambini
    .success2 = Dite loro che è pronto in tavola. Quando il tetto viene giù, viene giù sul filo.

the-last-number = Il vecchio impiegato ha posato la matita. È arrivato in fondo. Quando cominciò gli furono consegnati i numeri, tanti e non più, in una scatola; stamattina ha preso l’ultimo, e alle dieci era già finito. Cose da contare ce ne sono ancora. Gli stanno intorno in fila, bulloni, ingranaggi, cucchiai, e lo guardano. Alza la scatola vuota per farvela vedere. Sa di cedro, e fa un po’ di rumore, ma è soltanto il coperchio.
    .title = L’ultimo numero
    .option1 = Inventategli un numero
    .success1 = Lo chiamate ventordici. Lui lo scrive, lo guarda dai due capi, e comincia a tremare per quel che potrebbe venire dopo.
    .success1b = Gliene fate una fila intera, coi nomi, e gli mostrate come si continua. Vi dà la carta che gli avanza. Avrà da fare.
    .option2 = Fatelo ricominciare
    .success2 = «Da uno?» dice. L’uno se l’era proprio dimenticato. È un numero bellissimo, e ve lo regala.
    .success2b = Comincia dalle persone nella stanza, e lì rimane, a dire «uno», e «uno», e «uno», con crescente meraviglia.

a-salamander-on-leave = È il suo giorno libero, perciò la fornace è spenta, e lei è salita in mensa a cambiare aria. È lunga come una panca, arde alle giunture, è avvolta in tre coperte e ha la brina sulle ciglia; voi vi siete già tolti tutto quel che la decenza consente. Sul tavolo c’è una cartolina illustrata, bruna ai bordi, dove l’ha tenuta. Si vede una collina con la neve. «È vero» chiede la salamandra «che viene giù da sola?»
    .title = Una salamandra in licenza
    .option1 = Portatela a vederla
    .failure1 = Arriva fino allo spiffero del secondo pianerottolo, e starnutisce. I pompieri sono molto comprensivi.
    .option2 = Descrivetele la neve
    .success2 = Chiude gli occhi. Arrivate fino al silenzio, e dovete fermarvi a bere un po’ d’acqua.
    .success2b = La raccontate così bene che rabbrividisce. La mensa si mette il golf e vi offre la cena.
    .option3 = Scaldateci il vostro minerale
    .success3 = Lascia fare. Cola in lingotti, netti come panetti di burro. Lei veramente aveva chiesto compagnia, ma voi eravate occupati.
    .success3b = Ci forgiate sopra finché non riattacca il turno. È stato, dice, in tutto e per tutto come lavorare.

up-to-the-snow = Uscite di notte, sulla vostra collina, a gennaio. Lei sta sulla soglia del mondo con le sue coperte. Nevica. Il primo fiocco le frigge sul naso; poi il secondo; li guarda uno per uno come si guarda uno sconosciuto che ha conosciuto nostra madre. Intorno le si forma un cerchio d’erba nera e bagnata, dove, strizzando gli occhi, sono spuntati dei crochi. Giù al villaggio si accende una finestra, e poi un’altra.
    .title = Su, fino alla neve
    .option1 = Lasciategliene scegliere uno
    .success1 = Tenerlo non può, quindi lo tenete voi, su una muffola, e lei inspira.
    .success1b = All’alba torna a casa. Nell’erba, dove si era fermata e aveva pianto un po’, la neve si è raccolta, si è rappresa, ed è diventata viola.
    .option2 = Fate pagare il calduccio
    .success2 = Vengono con le sedie e le castagne. Lei è di una pazienza esemplare. Guarda il cielo, fra una testa e l’altra.

what-is-left-to-undo = Sulle scale c’è una bambina di nove anni col cacciavite. Intorno, in ordine su panni puliti, sta tutto ciò che ha smontato in settimana: l’ascensore, le lampade, due impiegati (che la prendono molto bene) e una bilancia a gettone. Poi rimonta tutto, quasi tutto. Vuole soltanto vedere che cosa lo fa andare. Ormai resta una cosa sola, vi dice, e guarda in su, dove, sopra la scala, il grande orologio che muove le Officine fa toc.
    .title = Quel che resta da smontare
    .option1 = Salite con lei
    .failure1 = È in cima prima di voi. Si sente un ping. Tutto, nelle Officine, si prende il resto della giornata.
    .option2 = Mostratele il villaggio
    .success2 = Salendo fate presente che a casa vostra le cose sono semplici e alquanto necessarie. Annuisce. Ha portato anche il cacciavite piccolo.
    .option3 = Aiutatela con gli impiegati
    .success3 = Voi leggete lo schema e lei gira le viti. Dopo, sono tutti e due leggermente più alti.
    .success3b = Avanza un pezzo. Serviva a compilare i moduli, dice lei. Quelli si guardano intorno in cerca di un’occupazione, e vi cedono i moduli.

inside-the-great-clock = La cassa è grande come un fienile e piena d’ottone lento. Sa di miele e di polvere calda. Lei va dritta in fondo, oltre le ruote, dove dovrebbe esserci la molla; e lì, su una sedia di filo di ferro, con un plaid sulle ginocchia, un vecchio dice «toc». Lo dice quando cade una perlina. Lo fa, vi confida fra due perline, da quando si ruppe la molla, così non c’era bisogno di dirlo a nessuno. La bambina sta lì col cacciavite in mano. Lui ha un’aria così stanca.
    .title = Nel grande orologio
    .option1 = Fate una molla nuova
    .success1 = Lei regge il lume, lui dice toc fino all’ultimo, e poi sentite che lo dice l’orologio.
    .success1b = È una molla migliore della vecchia. Per tutte le Officine le macchine alzano la testa. Lui dorme, e qualcuno vi trova la sua pensione, che nessuno osava portar su.
    .option2 = Dategli il cambio a turno
    .success2 = Fate un’ora ciascuno. È più difficile di quanto sembri, e in tutto quel tempo nessuno arriva in ritardo a niente.

the-warmest-pipe = La lancetta sul quadrante è nel rosso, e il rosso di recente è stato allungato a mano. Qualcuno deve girare la valvola. È una semplice ruota d’ottone sopra il tubo maestro; il tubo maestro è il più caldo delle Officine; e sulla ruota, sul tubo e gli uni sugli altri ci sono gatti. Quello in cima è grosso come un capezzale. Vi apre un occhio e lo richiude. I rivetti fischiettano. Che abbiate una valvola, lui non ha nulla in contrario.
    .title = Il tubo più caldo
    .option1 = Spostate il gatto
    .success1 = È come sollevare la pasta del pane. La ruota gira; la lancetta scende; il gatto, posato altrove, ci stava giusto andando.
    .success1b = Li spostate tutti, e sopravvivete. Non era mai successo. In sala controllo ci sono ingegneri che vi baciano le mani.
    .failure1 = Quanti di loro fossero svegli, non l’avevate notato.
    .option2 = Scaldate un altro tubo
    .success2 = Lo fasciate coi cappotti. Dopo un’ora di sguardi altrove traslocano in massa, ed è stata una loro idea.
    .success2b = Lo fate appena appena più caldo, coi cuscini. Gli ingegneri chiedono i progetti, e i gatti un secondo cuscino.

taking-stock = La tartaruga è inseguita. Dietro di lei, con la scaletta e il lume, vengono due impiegati di latta che vogliono contarle la bottega, dato che si trova nelle Officine e non è contata. Lei ha declinato. Fugge alla massima velocità di cui dispone, coi cassettini che sbatacchiano; quelli le camminano a fianco, educati, perché sorpassare sarebbe anticipare. «Vogliono sapere quanto mi resta» vi dice ansando, «di tutto. Non ci sarebbe più nessun mistero.»
    .title = Inventario di bottega
    .option1 = Contate voi per loro
    .success1 = Aprite i cassettini e annunciate. Lei guarda dritto davanti a sé. Ogni tanto dice «Ma davvero?»
    .success1b = Viene fuori una cifra. Gli impiegati sono raggianti; vi pagano, e la fanno firmare. Per qualche giorno non c’è verso di farle vendere niente.
    .option2 = Nascondete qualche cassettino
    .success2 = Le camminate accanto, li sfilate dalla parte nascosta e li rimettete dietro. Il totale è un bello zero tondo.
    .success2b = Gli impiegati la registrano come tartaruga. Vi dà quel che c’è nel cassettino con scritto Gratitudine; è la prima volta che ci guarda.

the-founder-asks = Sul primo pianerottolo è appeso il fondatore, a olio, una mano su un mappamondo e l’altra su una ruota dentata. Al vostro passaggio gli occhi si girano, come fanno quegli occhi lì. «Ehi, voi» dice il fondatore. «Ha reso?» A un quadro, a quanto pare, nessuno racconta niente. Si trattava di fabbricare qualcosa; ce l’ha sulla punta della lingua; doveva essere per tutti. Da sotto viene il tonfo delle macchine, che non si sono mai fermate. C’è odore di vernice calda.
    .title = Il fondatore domanda
    .option1 = Dite che ha reso
    .success1 = «Ah» dice, e la pittura si distende. Vi rivela dove teneva i soldi per le piccole spese.
    .option2 = Scoprite per che cosa
    .success2 = Chiedete in giro, scendendo fino alla macchina più vecchia, e lei se lo ricorda: bottoni. Lui ride finché non scricchiola la cornice.
    .success2b = Gli portate su il primissimo e lo accostate alla tela. «Ecco» dice. «Perché nessuno avesse freddo.» Nel ritratto, il cappotto è aperto.

the-tea-trolley = Sono le quattro, e giù per la lunga rampa arriva il tè. Il carrello corre su rotaie; ha gli spigoli d’ottone, un samovar a tutto vapore, cento tazze, e nessuno che lo spinga. Non si ricorda un ritardo. La riga dipinta su cui state dice SGOMBERARE ALLE QUATTRO. Chi lo sa sta appiattito contro il muro, col braccio teso e un dito a uncino. Non rallenta. La tazza va presa al volo.
    .title = Il carrello del tè
    .option1 = Tendete un dito
    .success1 = È vostra. È calda, zuccherata, e sul piattino c’è un biscotto.
    .success1b = Ne prendete una per tutti quelli, lungo il muro, che l’hanno mancata. Dietro c’è un piatto di biscotti buoni che nessuno era mai stato abbastanza svelto da vedere.
    .option2 = Saltate a bordo
    .success2 = Versate voi. Era quel che gli mancava. In fondo alla linea c’è il direttore, che dà la mancia.
    .failure2 = Il carrello rispetta l’orario. Uno di voi rimane sul muro, in sagoma.

useful-useless-sentimental = Il pavimento si rivela un nastro, e cammina. Più avanti tre portelli si aprono e si chiudono come mascelle su tre scivoli, con targhe smaltate: UTILE. INUTILE. AFFETTIVO. Un occhio di ferro guarda ogni cosa che arriva: uno stivale, inutile; una pala, utile. Una bambola senza testa lo fa esitare, e si sente un clic sommesso. In fondo al secondo scivolo qualcosa mastica. L’occhio vi ha visti. Si sente che regola la lente.
    .title = Utile, inutile
    .option1 = Fate la faccia utile
    .success1 = Vi portate a vicenda gli attrezzi e corrugate la fronte. Il portello si apre. Di là vi mettono a lavorare per il pomeriggio e vi liquidano.
    .option2 = Fate la faccia affettiva
    .failure2 = Vi prendete per mano. Ci hanno già provato altri.

the-third-chute = Atterrate sul morbido: lettere, per lo più. È qui che l’occhio di ferro manda quel che non se l’è sentita di classificare. Ci sono scarpine da neonato e un luccio impagliato; un fanale col nastro; un pianoforte a cui manca un tasto solo. Continua a perdita d’occhio, tutto spolverato, tutto in fila. Di tanto in tanto un braccino esce dal muro e gira qualcosa dal lato migliore. Non c’è niente che valga niente. Non ricordate di essere mai stati in un posto così ricco.
    .title = Il terzo scivolo
    .option1 = Portategli qualcosa
    .success1 = È soltanto una moneta, ma gli dite da dove viene. Il braccino la posa accanto alla bambola, e cerca qualcosa che possiate amare altrettanto.
    .option2 = Servitevi pure
    .success2 = Nessuno ne sentirà la mancanza. Se ne sentirà la mancanza più che di qualsiasi cosa abbiate mai preso.
    .success2b = Vi riempite le braccia. Sopra di voi il nastro si è fermato, e l’occhio di ferro guarda giù per lo scivolo, senza lente, sbattendo la palpebra.

a-letter-by-foot = Ogni lastra di questo pavimento affonda sotto lo stivale con un clac, e ha sopra una lettera. Correte, perché qualcosa fa clac anche dietro di voi, e poi vedete la parete, dove al vostro passo un enorme foglio viene battuto dal rovescio: EGREGISIGNORINNOI. C’è un indirizzo. A fine riga suona un campanello, e l’intera sala scorre di lato per cominciare la seguente. State scrivendo a qualcuno, coi piedi. Siete stati un po’ bruschi.
    .title = Una lettera coi piedi
    .option1 = Finitela con cortesia
    .failure1 = DISTINTISSSSSSSIMI SALUTI, scrivete, giù per tutta la scala, fino in fondo.
    .option2 = Correte fra le righe
    .success2 = Vi tenete ai bordi, dove ci sono soltanto parentesi.

by-return-of-post = La risposta arriva prima che l’inchiostro sia asciutto; cade da un tubo, in un bossolo d’ottone, ancora calda. È pervenuta loro la vostra lettera. Non ne avevano mai ricevute. L’hanno letta forte in tutti i reparti, e tutti sono stati invitati a venire a vedere la parola «cortesemente». Farebbero volentieri la cosa che chiedete, ma c’era una macchia. Vorreste ripetere che cosa desideravate? Firmano quattrocento mani, o una sola, con qualche fatica.
    .title = A giro di posta
    .option1 = Chiedete loro come stanno
    .success1 = Per la risposta ci vuole un mese. Arriva col carrello, in volumi, e comincia così: «Dunque».
    .success1b = Mandano anche tutto il loro retro bianco. La loro l’hanno detta, pare, e ora vorrebbero sentire la vostra.
    .option2 = Chiedete denaro
    .success2 = Arriva subito, preciso al centesimo, con un modulo per dichiararvi soddisfatti. Caselle per altro non ce ne sono.

boots-on-the-ceiling = Nel tetto di questa sala c’è una calamita naturale grande come una casa, che vi solleva per i chiodi delle suole. Pendete dagli stivali, i capelli ritti. Come voi pendono qualche quintale di ferri di cavallo, una cassaforte, e un signore in armatura, che ha una cena capovolta apparecchiata sul soffitto accanto a sé e vi augura la buonasera. L’interruttore è sul muro. Sul muro, vicino al pavimento. Lui l’ha fatto osservare più volte.
    .title = Stivali al soffitto
    .option1 = Sfilatevi dagli stivali
    .success1 = Cadete, in calzini, su un mucchio di cappotti altrui. Qualcuno doveva pur essere il primo, e nelle tasche vale la pena di guardare.
    .success1b = Arrivate all’interruttore, date una voce e tirate. Piovono ferri di cavallo. Per ultimo scende il signore, appeso a un tovagliolo, e insiste per pagare la cena.
    .option2 = Forzate la cassaforte
    .success2 = Si apre verso il basso. Voi tendete i cappelli.
    .failure2 = La cassaforte è più facile staccarla che prenderla.

feed-it-paper = La fornace va a carta. È a questo che servono, dice il fuochista, i registri e i moduli: si pesano, bruciano, le ruote girano, e gli impiegati hanno luce per scrivere. È sempre tornato il conto. Ma c’è stata una buona annata, senza niente da segnalare; le fiamme sono ridotte all’azzurro, e sopra le vostre teste una cosa pesantissima, che sta su col vapore, ha cominciato ad assestarsi. Lui guarda le vostre borse.
    .title = Datele carta
    .option1 = Bruciate un po’ di carta
    .success1 = Prende con un ruggito. Dalle scorie che vi rastrella esce del metallo; avevate calcato parecchio, con la penna.
    .option2 = Scrivete qualcosa adesso
    .success2 = Buttate giù tutto quel che vi viene in mente. A bruciare meglio sono i rancori, dice lui, e poi i versi.
    .success2b = Fate scrivere gli impiegati, su di voi. Non smettono per ore. La cosa pesante risale con un sospiro, e lui vi dà la sua seconda pala, che è d’oro.

thirty-turns-of-dog = Dietro il cancello c’è un cane da guardia fatto di molle. Ha denti da segheria e vi viene addosso; veloce, poi, a guardar bene, meno veloce; galoppa, trotta, si protende con un ringhio spaventoso che si fa sempre più basso. A due passi si ferma, una zampa per aria. Nel fianco ha una chiave. Sul cancello è scritto TRENTA GIRI OGNI MATTINA, e dal muschio si vede che nessuno l’ha fatto. Gli occhi si muovono ancora. La coda fa un tic.
    .title = Trenta giri di cane
    .option1 = Caricatelo con dolcezza
    .success1 = Girate, e gli parlate, e girate. Al trentesimo si siede. Gli avevano solo detto di andare a prendere qualcuno.
    .success1b = Lo grattate dietro il rivetto. Corre via, torna con quel che stava custodendo, e ve lo lascia cadere sul piede.
    .option2 = Sgusciate nel cortile
    .success2 = Sbrigate le vostre faccende girandogli attorno. Gli occhi vi seguono fino alla porta.
    .success2b = Prendete anche quel che c’è nella cuccia: una bella ciotola. C’è scritto un nome.

an-hour-each-way = Da un punto in alto che non si vede un pendolo scende nella sala, passa con un soffio di grande porta, sparisce nel buio, e torna. Ci camminate sotto. Al primo passaggio avete la barba, o le trecce, più lunghe. Al secondo più corte, e uno di voi è vestito alla marinara. Un’ora all’andata e una al ritorno, spiega un ragazzo su uno sgabello, che vende limonata. Stamattina è già stato vecchissimo due volte. Conviene scegliere il momento.
    .title = Un’ora avanti, una indietro
    .option1 = Passate quando torna
    .success1 = Uscite un po’ più giovani di come siete entrati, e non ha mai fatto male a nessuno.
    .success1b = Uscite ieri. Sapete che cosa faranno i prezzi entro mezzogiorno, e il ragazzo vi tiene le puntate.
    .option2 = Fermatevi nel mezzo
    .success2 = Lì è sempre adesso. Tutto quel che doleva non è ancora cominciato, o è finito.
    .failure2 = Vi scansate un po’ troppo tardi, o troppo presto. Quando vi guardate intorno sono andati tutti a casa, ed è la settimana scorsa.

the-market-burns = Il mercato delle falene ha aperto in fonderia, ed è stato un errore. Nessuno le ha costrette. È stata la luce: un fiume di luce bianca che colava dalla siviera; hanno montato i banchi più vicino che potevano, e poi ancora più vicino. Adesso i tendoni fumano. Non scappano. Stanno in fila coi visi polverosi alzati, e ai banchi non bada più nessuna. «Guardate» vi dicono, «oh, guardate», e si sporgono.
    .title = Il mercato brucia
    .option1 = Spegnete la luce
    .success1 = Ricacciate dentro il tappo. Si fa buio, e intorno a voi qualcuno comincia a piangere, come un bambino quando finisce la fiera.
    .success1b = Alzate una lanternina, e camminate; e il mercato intero vi viene dietro, fuori, al fresco. Là, vi dicono, non pagherete mai più.
    .option2 = Svuotate i banchi
    .success2 = Avete tutto il tempo che volete. Nessuna volta la testa.
    .success2b = Fate tre viaggi. All’ultimo vi tocca scavalcare una manica.

down-further-down = L’ascensore ha un divanetto di velluto, uno specchio e un ragazzo coi bottoni dorati, dalla faccia dipinta con cura. «Giù» legge sull’ottone, «Più Giù, Bagagli Smarriti, Rimpianti e Tetto. Il tetto non ve lo consiglio.» Il cancelletto si è già chiuso. C’è odore d’olio da macchine e di rose vecchie. Sentite il pavimento che scende, non proprio alla vostra stessa velocità. Lui tende un guanto bianco sopra i pulsanti, tutto attenzione.
    .title = Giù, Più Giù
    .option1 = Chiedete i Rimpianti
    .failure1 = È al completo. Nei fine settimana, dice, è sempre al completo. Vi fa scendere dove siete saliti.
    .option2 = Chiedete i Bagagli Smarriti
    .success2 = È al piano di sotto, e c’è un baule con le vostre iniziali che non avete mai visto.
    .success2b = L’addetto non trova lo scontrino che non avete, e vi dà tutte le cinghie, perché non ci restiate male.
    .option3 = Provate il tetto
    .success3 = È il tetto della cosa di sotto. C’è vento. Scrivete il vostro nome su un comignolo, ed è vostro.
    .success3b = Andate fino all’orlo e guardate giù. Là sotto ci sono le stelle, e certe sono vicinissime.

the-floor-of-regrets = Il cancelletto si apre su un grande magazzino. È silenzioso, con la moquette; ci sono banchi a perdita d’occhio, con dentro tutto ciò che qualcuno non ha fatto. Qui le Lettere Non Spedite. Qui i Balli. Una commessa si avvicina senza un rumore e dice che crede di avere qualcosa di vostro. È stato conservato molto bene, nella velina. Potete portarlo via, oggi stesso; oppure lasciarlo, e avere quello che sarebbe costato.
    .title = Il piano dei Rimpianti
    .option1 = Portatelo con voi
    .success1 = Non è troppo tardi, a quanto pare. Erano soltanto poche parole. Le dite quella sera stessa, sulle scale, e vengono ascoltate.
    .success1b = Una di voi compra per sbaglio anche quello di qualcun altro, e le tocca andare a cercarlo. È tutta un’altra storia, e la raccontano per anni.
    .option2 = Prendete il denaro
    .success2 = Lo conta sul banco. È giusto al centesimo. Poi ripiega la velina, e la velina fa quel rumore.

stamped-approved = Giù il timbro, su il timbro. È largo come una macina e cala su ogni cosa che passa per lo scivolo: APPROVATO, in viola, sulle casse, sui prosciutti, su un impiegato che si era sporto. Dovete passare di là. A ogni colpo cade un po’ d’intonaco. Dall’altra parte un ispettore aspetta con la lente, per rimandare indietro tutto quel che non ce l’ha. Vi guardate a vicenda. Nessuno di voi, con questa luce, ha l’aria di passare.
    .title = Approvato
    .option1 = Fatevi approvare
    .success1 = Vi stendete l’uno dietro l’altro, e fate pensieri sottili. Per qualche giorno vi lasciano entrare dappertutto.
    .failure1 = Scende un po’ fuori centro. Uno di voi è approvato per intero, stivali compresi.
    .option2 = Inceppatelo con qualcosa
    .success2 = Basta un palanchino. Nel silenzio l’ispettore si guarda le mani. Il palanchino glielo lasciate, in regalo, e prendete il minerale su cui poggiava.

holes-assorted = Questa macchina fa buchi. Escono dal fondo con un pop, e un braccio meccanico li accatasta contro il muro: asole sullo scaffale, tombini in piano per terra, e là dietro, appoggiati, certi buchi grandi con dentro le nuvole. Posate una mano su uno. È fresco sull’orlo e sa di cantina. Sono leggeri da portare, anche se è meglio non portarli davanti a sé. Il braccio ne sforna un altro, e vorrebbe, si direbbe, che qualcuno lo ammirasse.
    .title = Buchi assortiti
    .option1 = Rotolatene a casa uno grande
    .success1 = Lo appoggiate alla roccia e attecchisce subito. Al mattino ha un po’ di muschio, e un’eco.
    .success1b = Il braccio vi rincorre col coperchio. L’ha lucidato, e ci ha messo il marchio di fabbrica, cosa che non aveva mai fatto.
    .option2 = Riempitevi le tasche
    .success2 = Di asole. Sulle scale c’è un sarto che ha i bottoni.
    .success2b = Li vendete tutti come finestre. Prima di buio non ci si affaccia nessuno.

the-other-thing = Nel corridoio c’è un mobile, smalto e ottone, con una fessura per le monete e due pulsanti. Uno dice PRANZO. L’altro dice L’ALTRA COSA. Intorno a PRANZO lo smalto è consumato fino al metallo. Intorno all’altro è come nuovo. Da dentro viene un ronzio, e ogni tanto, in basso, uno sfregare, come se quel che c’è avesse cambiato posizione. In fondo uno sportellino dice SPINGERE. Respira, avanti e indietro.
    .title = L’altra cosa
    .option1 = Premete Pranzo
    .success1 = Ed è anche buono; c’è il tovagliolo. Mentre mangiate viene dal mobile un lungo suono deluso, di mantice.
    .option2 = Premete l’altro
    .success2 = Buio, e un tonfo. È minerale. È un gran pezzo di minerale, col fiocco. Nessuno l’aveva mai premuto, e cominciava a pesargli.
    .success2b = Poi c’è un secondo tonfo. Questo lo teneva da parte. Spera che vi sia piaciuto, e che ne parliate in giro.
    .failure2 = Ci ha ripensato, dice un cartoncino stampato. A questo punto, preferirebbe di no.

drawers-of-spares = Il magazzino è chiuso, ma non a chiave. I cassetti salgono lungo le pareti e corrono via per la corsia, ognuno col suo cartellino: Cigolii, piccoli. Denti, fini. Angoli, per svoltare. Ripensamenti. Pomeriggi. Accendete un lume, e vedete che qualcuno ha tenuto tutto in ordine, con le iniziali, a matita. Il nono cassetto della nona fila bussa. Il cartellino dice Vuoto, e poi, in un’altra calligrafia: Non farlo. C’è una scaletta, e odore di canfora.
    .title = Cassetti di ricambi
    .option1 = Aprite il nono cassetto
    .success1 = Schizza fuori ed è già in fondo alla corsia, fischiando. Nel cassetto resta qualcosa contro cui stava premuto.
    .option2 = Prendete dei ripensamenti
    .success2 = Stanno in una scatola piatta, come pasticche per la tosse. Ne prendete uno a testa e ve ne andate più silenziosi.
    .success2b = Li distribuite agli impiegati del turno di notte. Nelle Officine cala un silenzio mai sentito, e a seguire parecchie scuse.

your-page-in-pencil = Il grande registro è aperto, su un leggio, sotto un lume. Non c’è nessuno. Trovate la pagina del vostro villaggio, com’è naturale: c’è tutto, i tetti, i letti, chi aveva la tosse. Arriva fino a oggi. Più sotto le righe sono già compilate, per qualche settimana a venire, a matita. C’è una gomma con la catenella. L’inchiostro spetta all’impiegato dei venerdì, il quale, avverte un cartellino, è a pranzo. Si sente un cucchiaio.
    .title = La vostra pagina, a matita
    .option1 = Correggete il futuro
    .failure1 = La mina è più dura di quel che sembra, e stride. Il cucchiaio si ferma.
    .option2 = Prendete le pagine bianche
    .success2 = Le ultimissime. Passeranno anni prima che si accorgano di essere a corto di futuro.

gone-over-in-ink = Avete appena cancellato una perdita dal tetto e un litigio, quando si siede l’impiegato dei venerdì. Ha del sugo sul bavaglino. Legge quel che avete scritto voi, e la penna gli resta a mezz’aria. È la prima volta, dice, che qualcuno lo fa venire meglio; di solito ci mettono dei cavalli. Però va ancora ripassato a inchiostro. Lui non ci vede più tanto, e se qualcuno glielo leggesse, ecco, scriverebbe quel che sente.
    .title = Ripassato a inchiostro
    .option1 = Leggete quel che c’è
    .success1 = Ripassa ogni tratto, con la lingua fuori. Quel mese, da voi, non piove in casa.
    .option2 = Leggete un po’ di più
    .success2 = «Un capanno» leggete. «Un che?» «Un bel capanno.» Al ritorno è lì in piedi, con la vernice asciutta.
    .success2b = Ci avete preso gusto. «Col ballatoio» leggete, e vedete le sopracciglia salire, e la penna andare avanti.
    .option3 = Metteteci un cavallo
    .success3 = Sospira, e lo scrive. Qualche soldo lo vale, e morde.

wages-not-collected = L’ufficio paghe ha una parete di caselle, coi nomi sull’ottone, e le buste ci sono ancora. Leggete senza fretta: Abele, Ada, Agnese. Sono lise a forza di maneggiarle, perché ogni settimana qualcuno le tira fuori e le rimette a posto. Poi una di voi si ferma. Non è un nome comune; è quello di sua nonna. Non ne aveva mai parlato. Nella busta ci sono anche una chiave e una targhetta, che dice Armadietto e sa, appena appena, di lavanda.
    .title = Paghe mai ritirate
    .option1 = Firmate per ritirarla
    .success1 = La firma dev’essere uguale alla sua, e lo è, macchia compresa.
    .option2 = Svuotate la parete
    .success2 = Prendete le più gonfie. Le targhette coi nomi vi guardano come tante finestrelle.
    .success2b = Le prendete tutte. Uscendo incontrate sulla porta un vecchietto col berretto, a cui finalmente è venuto in mente di passare a chiedere.

her-locker = Si apre al secondo giro. Ci sono un grembiule, un pettine e un portavivande; un paio di guantoni bruciacchiati; e, appuntato dentro lo sportello, il disegno di una macchina come in tutte le Officine non ne avete viste. È piccola. Sarebbe stata su un tavolo di cucina. Lungo il margine ha scritto, a matita, che cosa doveva fare, poi l’ha cancellato, e ha scritto: cantare. Sotto ci sono quasi tutti i pezzi, ciascuno avvolto in una calza. Una calza è vuota.
    .title = Il suo armadietto
    .option1 = Finite la macchina
    .success1 = Da un bullone limate la rotella che manca. Canta. È un po’ calante, e quella voce la riconoscereste fra mille.
    .success1b = Canta per tutto il turno. A sera quattrocento persone si sono fermate davanti agli armadietti, e hanno lasciato qualcosa nel portavivande.
    .option2 = Portatela a casa così
    .success2 = La figlia se la rigira un poco sul tavolo di cucina, poi va a prendere, dalla scatola dei bottoni, una rotella.

an-inventory = Un impiegato di latta vi sbarra la strada con una matita. Da questo punto in poi, spiega, tutto è stato contato, e voi no. Propone due colonne: Attrezzi, e Altro. C’è odore di stagno caldo; insieme alla matita ha temperato anche i polsini. La data l’ha già messa, per risparmiarvi il disturbo, ed è già deluso dalla vostra risposta, quale che sia.
    .title = Inventario
    .option1 = Fatevi contare come attrezzi
    .success1 = Vi rivolta in cerca del marchio di fabbrica. Alla fine scrive «vari», e paga il noleggio.
    .option2 = Chiedete una terza colonna
    .success2 = La traccia, per cortesia, su un foglio a parte. Poi scopre di non sapere che intestazione metterci, e il foglio lo dà a voi.
    .success2b = L’intestazione la dettate voi: Persone. La prova prima su di sé, a matita, piccolissima.

worries-by-weight = Zia Vena tiene un banco anche in fonderia, con la bilancia. Qui compra. «Pensieri» dice, e la sedia dondola. «A peso. Li fondo; non sapete che cosa c’è dentro. Voi tornate a casa leggeri come sugheri, e loro restano con me.» C’è odore di ferro e di menta. «Vi dico dov’è il tranello, perché io lo dico sempre. Sono in prestito. Fra un anno tornano, coi piccoli.» Sul piatto ha già posato il primo pesetto.
    .title = Pensieri a peso
    .option1 = Vendetene uno pesante
    .success1 = Non sapevate di camminare così curvi. Quella notte dimenticate di chiudere, e anche la notte dopo; a darsi pensiero è qualcun altro.
    .option2 = Chiedete dei pensieri suoi
    .success2 = «I miei?» dice Zia Vena. Guarda il piatto. È sceso da solo.
    .success2b = Ve li racconta. Per metterli sulla bilancia bisogna alzarli insieme; ma lei è di parola, e li paga a tariffa intera.
    .option3 = Vendete ciascuno quelli dell’altro
    .success3 = È facilissimo. Li conoscete l’uno dell’altro da anni.
    .success3b = Li paga molto bene, visto che sono così ben osservati. Sulla via di casa non parlate granché.

the-wheel-is-out = La grande ruota è ferma. I quattrocento topi che ci corrono dentro siedono lungo il cerchione, a braccia conserte, con uno striscione. Chiedono il formaggio la domenica, e che la ruota vada da qualche parte. La controparte è un tubo portavoce dal coperchio d’ottone, da cui a intervalli una voce dice «No». Il loro delegato, un topo grigio con gli occhiali, non ne può più di essere ragionevole. Chiede se avete esperienza di tubi. «O di formaggi» grida qualcuno.
    .title = La ruota è in sciopero
    .option1 = Parlate nel tubo
    .failure1 = «No» dice il tubo, e dopo che avete riesposto la questione, per esteso: «No.»
    .option2 = Correte al posto loro
    .success2 = È pagato bene. Loro vi guardano dal cerchione. La ruota non va da nessuna parte.
    .success2b = Fate il doppio turno. Verso la fine, lassù sul cerchione, qualcuno intona un canto, e non riuscite proprio a non sentire le parole.

the-voice-in-the-tube = «Buongiorno» dite al tubo, e quello tace tanto a lungo che i topi sciolgono le braccia. Nessuno l’aveva mai detto. «Buono, dite?» fa poi la voce. Viene da molto in alto. Ha sempre sentito dare quell’unica risposta, prosegue; se desse l’altra, non sa che cosa potrebbe succedere. Ci sono delle scale, aggiunge, dietro la caldaia. Non è mai salito nessuno. Ha una vista niente male, e nessuno a cui dirlo.
    .title = La voce nel tubo
    .option1 = Insegnatele il sì
    .success1 = Lo prova a mezza voce. Poi lo dice forte, e si mettono a fischiare tutte le sirene.
    .success1b = Ottengono la domenica, e una ruota con la finestra. Non riesce più a smettere di dirlo. Badate a non chiedere più di quanto possiate portare.
    .option2 = Salite le scale
    .success2 = È lunga. A ogni pianerottolo l’aria è migliore, e c’è una sputacchiera mai usata.

nobody-at-the-top = Le scale finiscono in una sala del consiglio. C’è un tavolo lungo, con dodici sedie; davanti a ognuna una cartella, una penna e la polvere. A capotavola esce dal muro l’imbuto del tubo. Nell’imbuto ha fatto casa una ragnetta. È piccolissima, e in vita sua non ha mai avuto tanta paura. I signori sono usciti tutti a pranzo, racconta, e siccome quel coso continuava a far domande, lei rispondeva quel che rispondevano sempre loro. Dalla finestra si vedono tutte le Officine, come un giocattolo, e, all’orlo, un po’ di cielo.
    .title = In cima non c’è nessuno
    .option1 = Eleggetela presidente
    .success1 = Approvato. Occupa la presidenza, o almeno un angolo della sedia, e annuncia che il formaggio ci sarà.
    .success1b = A sera fa andare tutto quanto, con otto fili, e tutto ronza. Vi assegna un compenso. È l’unica delibera che ci sia a verbale.
    .option2 = Accomodatevi al tavolo
    .success2 = Le sedie sono comodissime. Provate le penne. È sorprendente quanto presto si impari a dire di no.

a-machine-that-loses = Il giocatore di dama siede in una teca, con i baffi e una mano di legno. Mettete una moneta e gioca; e perde. Non ha mai vinto. Lo osservate: la mossa vincente la vede, la mano si allunga, trema sopra la pedina, e ne fa un’altra. L’hanno regolato così, dice l’inserviente, per attirare il pubblico. Ma ogni volta che la mano passa oltre fa una specie di ronzio, e non è bello da sentire. Quello sbadiglia. Ha la chiave infilata al dito.
    .title = La macchina che perde
    .option1 = Fatela vincere
    .success1 = È difficile perdere contro chi perde; ci va l’intero pomeriggio. All’ultima presa i baffi fremono.
    .success1b = Non le lasciate altra mossa che quella giusta. La fa. Si alza, nella teca, su gambe che nessuno sapeva avesse, e s’inchina.
    .option2 = Vincetele i soldi
    .success2 = Vincete, si capisce. E si sente di nuovo quel ronzio.
    .success2b = Vincete tutto il giorno. Alla fine l’inserviente copre il vetro con un panno, perché non debba guardare.

wrong-answers-only = La porta della camera blindata ha una cornetta, una lucina verde e un pessimo carattere. Una volta faceva una domanda e si apriva alla risposta giusta; poi è caduta una vite, e da allora si apre solo a quelle sbagliate. Se ne vergogna. «Quanto fa tre più tre?» chiede in fretta. Accanto a voi c’è un impiegato a cui serve una pratica là dentro; prova da lunedì, e non gli riesce. Arriva fino a «set», e comincia a fumare. Se ne sente l’odore.
    .title = Solo risposte sbagliate
    .option1 = Sbagliate con convinzione
    .success1 = «Una specie di cappello» dite. Segue una pausa, e poi, amaro, un clic.
    .success1b = Sbagliate sui cappelli, sulle balene e sulla capitale del formaggio, fino alla porta interna. L’impiegato si è seduto per applaudire.
    .option2 = Rimettete la vite
    .success2 = È sotto lo zerbino. «Sei» dice l’impiegato. «Oh, grazie» dice la porta.
    .success2b = La voce scende a un caldo contralto. Non aveva idea di come stesse trattando la gente. Dentro, dice, ci sono cose che nessuno ha mai azzeccato.

## Il Buio Tiepido

a-card-on-a-tray = Dal buio esce un vassoio d’argento, all’altezza delle vostre mani. C’è sopra un biglietto, color crema, molto spesso. «Buonasera» dice. «Sono alle vostre spalle. Vi sarei grato se non vi voltaste, dal momento che non sono vestito.» Non vi voltate. Qualcosa di caldo vi smuove i capelli sulla nuca, e sa di cannella. Un secondo biglietto scivola sul primo. «Gradireste fermarvi a cena? Senza alcun obbligo. Non ce n’è mai.»
    .title = Un biglietto sul vassoio
    .option1 = Accettate con piacere
    .failure1 = Uno di voi si volta. Il vassoio si abbassa. «Sarà per un’altra volta» dice l’ultimo biglietto, e per tornare a casa c’è parecchio buio da attraversare.
    .option2 = Lasciate un biglietto anche voi
    .success2 = Scrivete che vi aspettano altrove. È felicissimo: nessuno aveva mai declinato. Di solito scappavano.
    .success2b = Lo scrivete in versi. A lungo non arriva niente. Poi torna il vassoio, con una pietra, e un biglietto che dice soltanto: «Oh.»

a-place-is-laid = La tavola prosegue nel buio da tutte e due le parti. Vi hanno dato dei cuscini. Qualcuno si è dato da fare: i coltelli sono della vostra misura, e chissà dove li ha cercati. Con che cosa mangi il vostro ospite, al di là delle candele, lo vedete soltanto quando lo posa, e non è sempre la stessa cosa. C’è la minestra. S’informa, per biglietto, delle vostre famiglie. Poi scrive, e cancella, e riscrive: ha sentito che si fanno i brindisi, ma non saprebbe come.
    .title = Un posto a tavola
    .option1 = Proponete il brindisi
    .option2 = Lodate la minestra
    .success2 = Sono soltanto sassi, dice il biglietto, e pazienza. Vi regala un po’ di sassi per uno.
    .success2b = Chiedete il bis. Dall’altro capo della tavola viene un gran fracasso; gli sono caduti tutti i cucchiai. Tornate a casa con la zuppiera.

to-absent-neighbours = Alzate i bicchieri. «Ai nostri vicini» dite, «di sopra e di sotto.» L’ospite si alza in piedi. Lo sentite alzarsi per un bel pezzo. Le candele si piegano, e in alto nel buio, dove credevate ci fosse il soffitto, un bicchiere grande come un campanile prende la luce; e per tutta la roccia, da lontano e da più lontano ancora, altri bicchieri si levano, in mano ad altri che nessuno ha mai invitato a niente. «Di sopra» dice una voce, la prima che gli sentite, «e di sotto.»
    .title = Ai vicini assenti
    .option1 = Bevete fino in fondo
    .success1 = È come mandar giù un’estate. Ricordate di essere stati portati fino alle scale, e rimboccati.
    .success1b = Quando posate il bicchiere, sul fondo è rimasto qualcosa, con dentro la candela. Ce n’è uno così a ogni posto.
    .option2 = Ricambiate l’invito
    .success2 = In sala nessuno fiata. Poi arriva un biglietto, portato a mano, e la mano trema. Dice che dovrebbe chinarsi. Dice che ne sarebbe felice.

what-the-raiders-gave = Vi eravate chiesti che fine avesse fatto, tutto quanto. È qui, in un mucchio alto come una casa, davanti a una spaccatura nella roccia da cui esce un vento lento e caldo: padelle e vomeri, culle, il batacchio della vostra campana. I razziatori l’hanno portato giù come tributo, e nessuno ha mai detto loro se era gradito. Davanti siede il disertore, un omone, e scrive cartellini. Restituisce, dice. Solo che non sa di chi sia. Vi guarda con una certa speranza.
    .title = Il tributo dei razziatori
    .option1 = Aiutatelo coi cartellini
    .success1 = «Quello» dite «è il bollitore di nonna Oll.» Lui scrive. Gli si muovono le labbra.
    .option2 = Riprendete quel che è vostro
    .success2 = Lo ritrovate quasi tutto. Il batacchio della campana pesa più di quanto ricordavate.
    .success2b = Con quella luce è difficile essere sicuri di che cosa fosse vostro. Nel dubbio, decidete a vostro favore.

carried-back = Ha fatto una slitta. È carica come un pagliaio di tutto ciò a cui avete saputo dare un nome, e lui si è già passato la cinghia sul petto. Allora dalla spaccatura il vento cessa. «Scusate» dice qualcosa, molto in fondo. Non vuole fare difficoltà. Tutta quella roba non l’ha mai chiesta, dice, e ha dovuto dormire dandole la schiena; ma c’è una tazzina, azzurra, sbeccata, che ormai è abituato a guardare. Si domanda se era di qualcuno.
    .title = La via del ritorno
    .option1 = Lasciategli la tazzina
    .success1 = Era di qualcuno. Lei avrebbe detto di sì; prestava sempre le cose. Il vento ricomincia, pianissimo, per non farla cadere.
    .success1b = A casa, sulla slitta, c’è una cosa di troppo. È avvolta in una foglia di nessun albero, e c’è scritto, in una calligrafia da frana: tazza.
    .option2 = Vendetegli tutto
    .success2 = Paga, e ringrazia. Il disertore si toglie la cinghia. Si siede coi suoi cartellini, e non vi guarda andar via.

a-single-voter = Il Sottosindaco è sceso quaggiù per farsi rieleggere, e non si sente bene. Nelle sue Fungaie gli elettori sono tanti e piccoli; nel Buio Tiepido ce n’è uno solo. È un fungo. Riempie la caverna; i cappelli, lassù, sono suoi; e anche quello che avevate preso per il pavimento. Ha un unico voto, e non si è ancora mai deciso. Lui ha la catena di cucchiai e nessun discorso. «Ma che cosa vuole?» sussurra. Una pulsazione lentissima vi sale dagli stivali.
    .title = Un solo elettore
    .option1 = Scrivetegli un discorso
    .success1 = Ci mettete che tutto dovrebbe continuare così. Risulta che è proprio quello che vuole.
    .success1b = Arriva fino a «Caro amico». Poi intorno a lui spuntano a migliaia, piccoli, tutti tondi. Ha votato, e non riesce più a smettere.
    .option2 = Chiedeteglielo voi
    .success2 = Gradirebbe non avere addosso gente con i chiodi alle scarpe. Lo dice con moltissimo tatto.

on-the-eyelid = La collina su cui salite è liscia e calda, e lungo il fondo ha le ciglia. Capite che cos’è più o meno nello stesso momento in cui vedete la gatta. È proprio in cima, sul punto più sottile, ripiegata come una pagnotta. È il posto migliore del mondo, dice tutta la sua schiena. Ogni tanto la collina freme, e ai suoi piedi si apre una riga d’oro lunga quanto una strada; allora lei fa le fusa, e si richiude. Vi chiedete che cosa succederebbe se le venisse fame.
    .title = Sulla palpebra
    .option1 = Sedetevi accanto a lei
    .success1 = Respirate regolarmente. Lei sopporta. Fra le ciglia sono rimaste impigliate delle cose, e da lì ci si arriva.
    .success1b = Dall’altro versante sale una seconda gatta, a darle il cambio. Lei si stira, vi cammina addosso a tutti, e vi precede giù per la collina, verso il vostro villaggio.
    .option2 = Portatele un pesce
    .success2 = Lo mangia cominciando dalla coda. Sotto di voi, nel sonno, l’occhio chissà perché piange, e quel che rotola giù è viola e duro.
    .option3 = Strappate un ciglio
    .success3 = Viene via con un suono di corda. La riga d’oro si apre, guarda, e non vi vede. Siete quasi certi che non vi veda.
    .failure3 = La palpebra si alza. State lì, col cappello in mano, e siete ormai l’unica cosa che abbia mai visto.

a-morning-in-the-stone = In questa galleria i cristalli ricordano. I più ricordano soltanto che tempo faceva; ma in uno, alto come una porta, un uomo si sta radendo. Si volta, con la schiuma in faccia, e vi dà il buongiorno. È il suo compleanno. Sarà una bella giornata. Il cristallo l’ha ricordato così bene, e così spesso, che lui ha cominciato ad accorgersi quando c’è qualcuno nella stanza. Vi prega di scusare l’asciugamano. Di sotto, dice, lo aspettano con la torta; ne sente il profumo, e lo sentite anche voi.
    .title = Un mattino nella pietra
    .option1 = Fategli gli auguri
    .success1 = Diventa rosa. È sempre stata la sua parte preferita. Vi dà quel che aveva messo da parte per i musicanti.
    .option2 = Ditegli che giorno è
    .success2 = Si ferma col rasoio a mezz’aria. «Allora sono in ritardo» dice; e finisce, con cura, l’altra guancia.
    .success2b = La pietra si fa limpida da un bordo all’altro. Così, senza un difetto dentro, vale molto di più.

the-day-it-still-is = «Ma entrate» dice, «entrate», e tiene la porta, e una porta a quanto pare c’è. Fuori dalla finestra è giugno. Sono tutti a tavola, coi visi rivolti a voi; c’è una sedia per ciascuno, e la torta è stata tagliata in fette che bastano giuste. Vi sedete. Nessuno vi chiede niente. In un angolo del soffitto c’è una linea sottile e lucente, come l’orlo di qualcosa, e mangiando vi accorgete di aver smesso di guardarla.
    .title = Il giorno che è ancora
    .option1 = Guardate l’orlo
    .success1 = Tenete gli occhi fissi lì e vi alzate. Nessuno se ne ha a male. Avvolgono il resto della torta in un tovagliolo, e una volta fuori l’avete in mano.
    .success1b = Sulla porta dite loro che è stata una giornata bellissima. Che potesse essere finita, non ci avevano pensato. Ne sono così fieri.
    .option2 = Cantategli la canzone
    .success2 = Fate tutte le strofe. Che dopo ci siano le candeline lo sa; ma ormai siete fuori, al buio, e la pietra canticchia.

the-keeper-of-last-words = A uno scrittoio alto, sotto l’unico lume per miglia e miglia, siede una persona con le mezze maniche e senza lineamenti di rilievo. Custodisce ultime parole. Ne ha armadi pieni, e conosce l’intera raccolta: quelle grandiose, e le molte che riguardano il latte. Le vostre, si lascia sfuggire, le ha già, per sommi capi. Fretta non ce n’è nessuna. Ma se aveste in mente qualcosa di meglio, visto che siete qui, potrebbe prenderne nota. La penna è bella. C’è odore di ceralacca.
    .title = Il custode delle ultime parole
    .option1 = Dettate qualcosa di bello
    .success1 = Ve lo rilegge. Cambiate una parola. Conviene che così è più forte.
    .success1b = La persona posa la penna. In tutta la raccolta, dice, non c’era ancora niente da ridere. Vi dà la carta su cui stavano le vostre di prima.
    .option2 = Chiedete quelle d’un altro
    .success2 = Ne cerca qualcuna che vi piaccia. «Lascia aperto» legge, «che torna a prendere il cappello.»
    .success2b = Fate un nome. Va dritto al cassetto. Quel che legge è molto breve, e parlava di voi, ed era gentile.

the-elders-are-steam = Quando invecchia, il Popolo Liquido scende qui, dove la roccia scotta, a passare le acque; o meglio, le acque sono loro, per un po’, e poi a poco a poco sono il vapore. Riempie la grotta fino al soffitto. Che sia una compagnia lo si capisce dalle risate. Sono diventati proprio leggeri, dicono quelli nella vasca, rossi in faccia, sventolandosi; non ascoltano; s’infilano dappertutto. Un umido niente vi accarezza la guancia. «Oh, ha le ossa» dice. «Fate provare.»
    .title = Gli anziani sono vapore
    .option1 = Aprite loro una fessura
    .success1 = Ci salgono dentro con un urrà. Qualche settimana dopo una nuvola arriva sul vostro villaggio, si ferma, e pare proprio che saluti.
    .success1b = La fessura sale, sale, e la grotta intera se ne va di lì, cantando, a vedere il cielo. Vi lasciano quel che avevano sotto i piedi.
    .option2 = Lasciatevi attraversare
    .success2 = Entra dalle orecchie. Guarda tutto, va in estasi per il fegato, ed esce portandosi via la vostra tosse.

the-edge-of-the-map = Qui le mappe finiscono. Da questa parte c’è una striscia d’inchiostro blu e una d’inchiostro verde; poi viene la carta, bianca, vera, sotto i piedi; e sul ciglio siedono il giovane Pell e Mamma Pell, a un metro l’uno dall’altra, con le gambe penzoloni. Ciascuno è arrivato primo. Non c’è più niente da disegnare, dice lui. C’è tutto, dice lei; non ha mai finito quel che aveva nel piatto. Nessuno dei due è andato avanti, perché pare che ci vogliano entrambi gli inchiostri. Il bianco manda un po’ di freddo, come un lenzuolo pulito.
    .title = L’orlo della mappa
    .option1 = Sedetevi in mezzo a loro
    .option2 = Camminate sul bianco
    .success2 = Fate il passo. Scricchiola, tiene. Quando loro hanno perso la voce a forza di gridare, voi avete un pezzetto di paese tutto vostro.
    .success2b = Camminate finché non c’è altra linea che le vostre orme, poi vi voltate e tornate per un’altra via. È dunque una stanza. La segnano entrambi.

a-sheet-in-both-inks = Voi tenete una penna per lui e l’altra per lei; così non è colpa di nessuno. Lui disegna quel che ci sarà, lei quel che ci dovrebbe essere, e le linee partono dall’orlo fianco a fianco, sul bianco, blu e verde. Girano intorno a una baia. Ci girano insieme. Lei dà un’occhiata alla mano di lui. «La tieni come tuo padre» dice Mamma Pell, «come un cucchiaio.» Cade una macchia. Dove cade, sotto tutti quanti voi, c’è acqua.
    .title = Un foglio a due inchiostri
    .option1 = Date un nome alla baia
    .success1 = Si chiama Cena. Perché sia il nome giusto non lo dice nessuno dei due; ma si sono fatti più vicini.
    .success1b = La firmano entrambi, nell’angolo, dove c’è poco posto e le mani devono toccarsi. Il foglio lo danno a voi; ormai la strada la sanno.
    .option2 = Prendetevi la baia
    .success2 = Ci mettete il vostro segno mentre quei due si guardano. È una bella baia, e pescosa.

his-mother-carries-more = Nel Buio c’è una città, con le finestre accese. Viene verso di voi. Viene lentissima, con un rumore di stoviglie; e sotto l’ultima via, su un collo grosso come una torre, c’è una faccia che vi sembra di conoscere. È la madre della tartaruga. La figlia ha messo su bottega, le dicono. Non pretende molto, dice; una parola, ogni secolo. Mangia? La domenica chiude? Dalle finestre la gente si sporge e vi supplica, a gesti, di non farla cominciare.
    .title = Sua madre porta di più
    .option1 = Ditele che sta bene
    .success1 = Raccontate che parla sempre di lei. «È sempre stata così svelta» dice, e una lacrima vi passa accanto come un carro.
    .option2 = Recapitate una sua lettera
    .success2 = Detta. Ci vogliono due giorni, ed è appena alla schiusa dell’uovo. Promettete di andare a cercare la destinataria, e di andarci a piedi.
    .option3 = Vendetele l’indirizzo
    .success3 = Si gira. La città ci mette tutta la sera; sentite partire le tazze. Sarà una tale sorpresa, dice.

the-town-above-her = Calano una scala. È una cittadina linda, con ogni cosa avvitata al pavimento; vivono su di lei da così tanto che per dire «sempre» e per dire «piede sinistro» hanno la stessa parola. Quando è triste si ferma, dice il sindaco, e allora si seccano i pozzi. Erano anni che non camminava come stasera. Vorrebbero fare qualcosa per voi. E c’è una domanda che a lei non hanno mai osato fare: dove stanno andando?
    .title = La città sul suo guscio
    .option1 = Chiedeteglielo per loro
    .success1 = «Andando?» dice. «Ma li porto a casa, cari miei. Credevo lo sapessero.» Tocca gridarlo in su, via per via.
    .success1b = Quando lo sanno si siedono sulla soglia di casa e guardano avanti. Qualcuno comincia a lustrare i finimenti. A voi danno quelli vecchi, di bronzo e minerale.
    .option2 = Apriteci un negozio
    .success2 = Stendete su un lenzuolo quel che avete. Roba di fuori non ne vedevano dall’ultima collina.
    .success2b = Vendete anche il lenzuolo. Alla fine vendete la direzione in cui contate di camminare, che è poi quella dove andava lei.

the-alto-asks-leave = Il Coro è così vicino che muove le fiamme. Siete nelle ultime file, per quel che si può capire: intorno avete respiri, e fruscio di pagine voltate. Alle vostre spalle una voce di contralto, stanca e cordiale, vi parla durante una pausa. Da quando è cominciato non ha mai avuto una serata libera. È una ninnananna; per chi, l’avrete indovinato. Vorrebbe soltanto andare a vedere che faccia ha la gente che dorme. Bisognerebbe tenerle la parte. È tutta su una nota.
    .title = Permesso per un contralto
    .option1 = Tenetele la parte
    .success1 = «Non ascoltate la melodia» dice, e accanto a voi c’è un posto vuoto, ancora caldo.
    .option2 = Descrivete chi dorme
    .success2 = Le raccontate le bocche aperte, e i capelli dei bambini. Manca l’attacco. Nessuno dice niente.
    .success2b = Alla fine ascolta tutta l’ultima fila, e da allora la cantano in un altro modo. Una mano che non vedete vi mette nel palmo qualcosa di duro.

three-bars-rest = Non è difficile. Cantate la vostra nota, e gli altri ci costruiscono sopra, sempre più in alto, come gente che si passa le pietre. Poi si volta pagina, e vedete che ci sono tre battute in cui non canta nessuno. L’ultimo accordo se ne va lungo la roccia. Contate. Nella prima battuta c’è silenzio. Nella seconda, proprio sotto di voi, il grande respiro lento che credevate della terra entra, e si trattiene. Qualcosa aspetta di sentire che cosa viene dopo.
    .title = Tre battute d’aspetto
    .option1 = Rispettate la pausa
    .success1 = Non deglutite nemmeno. Alla terza battuta lascia andare il respiro, e voi attaccate tutti insieme, come un tetto.
    .success1b = È la cosa più bella che non abbiate mai fatto. Quando il contralto torna, dice che sono proprio come tutti, solo chiusi.
    .option2 = Dategli la buonanotte
    .success2 = Gliela date come a chiunque. Dopo un po’ ve la rende. Al Coro sono cadute le partiture.
    .success2b = Vi chiede i nomi, e li ripete, una volta ciascuno. Poi si gira sul fianco, dall’altra parte rispetto al villaggio. Su quel fianco non aveva mai dormito.
    .failure2 = È una «buonanotte» piccolissima, e nel mezzo si spezza. Vi pregano di uscire, a quattro voci.

in-and-out-again = Il corridoio respira. Inspira, e un vento fresco da dietro vi porta avanti di una dozzina di passi coi cappotti che sbattono; poi si ferma, ci pensa ed espira, caldo, umido, con un odore di muschio, e tornate tutti indietro di undici. Lungo i bordi c’è quel che negli anni ha inspirato e non ha ancora trovato il tempo di espirare: un galletto segnavento, il cappello di un parroco, e pecore. Le pecore hanno imparato a stare inclinate. Una è quasi arrivata in fondo.
    .title = Dentro, e di nuovo fuori
    .option1 = Inclinatevi come le pecore
    .success1 = Sta tutto nelle ginocchia. In fondo una pecora si scosta, e vi mostra dove si accumulano i cappelli.
    .success1b = Prendete un agnello a testa. Escono dall’altra parte in un prato a cui, pare, si arriva soltanto di qui, e il gregge è fuori di sé dalla gioia.
    .option2 = Legatevi agli anelli
    .success2 = Andate di anello in anello. Qualcuno, molto tempo fa, gli anelli li ha messi.
    .success2b = Quando espira pendete come panni stesi, e c’è il tempo di guardare la parete. C’è una vena.
    .option3 = Fate il solletico alla parete
    .success3 = Un tremito; un singulto; poi lo starnuto. Ricadete mezzo miglio più in là, con tutto ciò che non era fissato.
    .success3b = Starnutisce tre volte. Alla terza avete imparato ad atterrare, e lui ha tirato su quel che aveva inghiottito quando le colline erano giovani.
    .failure3 = Trattiene il fiato. Avete giusto il tempo di domandarvi come mai.

somebody-laid-a-carpet = Qualcuno vi ha steso un tappeto. È rosso, soffice, un po’ umido; corre fra due file di colonne bianche, tutte più alte di voi, spazzolate da poco. Fa caldo. In fondo dondola una luce, rosa, appesa a una specie di cordone. «Accomodatevi» dice la sala intera, muovendosi intorno a voi. «E vi prego, non pulitevi i piedi. Mi dicono che sia la parte migliore.» Accanto all’ingresso, in un vaso, ci sono gli ombrelli di altra gente.
    .title = Qualcuno ha steso un tappeto
    .option1 = Declinate ringraziando
    .success1 = «Be’» dice, «chiedere non costa.» Ha la bontà di star ferma finché non siete fuori, e di sbadigliare dall’altra parte.
    .success1b = Dite che avete già mangiato. Ride tanto che le cade un dente, o piuttosto ve lo depone ai piedi. A primavera ne avrà un altro.
    .option2 = Entrate a dare un’occhiata
    .failure2 = Si chiude, tanto per vedere. Si riapre subito, ed è davvero desolata; ma siete fradici, e uno di voi è stato a un pelo dall’essere la parte migliore.

behind-the-teeth = Oltre la luce rosa si scende per gradini. C’è una stanzetta, piuttosto comoda; e ci sono i proprietari degli ombrelli, cinque o sei, in vestaglia intorno a una stufa. Contavano di andarsene. Ma a tener viva la conversazione ci pensa lei, dicono, e fa entrare persone così interessanti, e non ci piove mai. Il capo ha un mazzo di carte e un turacciolo, col quale, se proprio volete, può solleticare là in fondo, così vi lascia uscire. Ha l’aria di sperare che non lo chiediate.
    .title = Dietro i denti
    .option1 = Chiedete il turacciolo
    .success1 = Volate fuori tutti. Qualcuno apre l’ombrello e scende adagio, stupito da quanta aria c’è.
    .success1b = Li fate tenere l’uno all’altro. Mentre uscite tutti in volo lei dice, con la voce impastata, che stava giusto per chiedere se erano felici.
    .option2 = Fermatevi per una mano
    .success2 = Finora, da spennare, avevano soltanto i compagni. Giocate finché non si abbassa la luce.

once-an-hour = Ha un cuore, e batte una volta all’ora. Più che sentirlo, vi ritrovate per aria. Poi arriva il pavimento, da sotto, con tutto quel che non è legato: ghiaia, lucertole, un servizio da tè appartenente a una famiglia di talpe, che riprendono le tazze una per una senza guardare. Lo fanno da quando sono nate. «Ancora dieci minuti» dice il padre, orologio alla mano. C’è una pianura a perdita d’occhio, senza un parapetto, e la vostra lanterna è di vetro.
    .title = Una volta all’ora
    .option1 = Saltate quando saltano loro
    .success1 = Vi danno il tempo. Essere già in aria quando arriva: il segreto è tutto qui, e vi lascia l’impressione di essere in gamba.
    .success1b = Prendete al volo la teiera. Stava passando sopra la testa della vecchia, ed era in famiglia da trentamila battiti. Di riaverla non vuol sentir parlare.
    .option2 = Correte fra due battiti
    .success2 = Ci mettete cinquantanove minuti. Dall’altra parte c’è gente con le reti, per quel che arriva, e divide con voi.
    .failure2 = Ci riuscite quasi. Quasi: ci mettete sessantun minuti.

after-you = Il valico è largo abbastanza per una collina. Ne sono arrivate due, dalle due parti, con le gambe; si sono tolte i boschi che portano in testa, e ciascuna prega l’altra di passare. «Dopo di lei.» «Non mi permetterei mai.» A ogni inchino vengono giù macigni. Voi siete in mezzo. Nessuna delle due vi ha visto, e nessuna può andare avanti, perché chi lo fa sarà stata meno cortese; e questo, dalle loro parti, non lo dimentica nessuno, mai.
    .title = Dopo di lei
    .option1 = Passate voi per primi
    .success1 = Passate in mezzo a testa alta. Ne sono incantate entrambe. Era così semplice: qualcuno senza educazione.
    .success1b = Arrivati in fondo vi voltate e v’inchinate, a sinistra e a destra, esattamente della stessa misura. Si rimettono i boschi, per poterseli togliere davanti a voi.
    .option2 = Spingetene una da dietro
    .success2 = Passa con un gridolino, chiedendo scusa a tutti. Dove aveva il piede c’è del buon minerale.

dark-by-the-block = Qui il buio è spesso. Prima era come stoffa, poi come feltro; adesso la lanterna ci fa un buco grande giusto quanto sé stessa, e coi gomiti battete contro i lati. Altri sono passati di qui con le seghe: ce n’è dei blocchi, squadrati e accatastati, e sul primo un prezzo scritto col gesso. È fresco, asciutto, e odora come l’interno di un violino. Più avanti c’è quello naturale, ancora da tagliare. Là dentro, vicinissimo, qualcuno fischietta. Starà scavando dall’altro capo.
    .title = Buio a blocchi
    .option1 = Scavate verso chi fischia
    .success1 = Sfondate, e vi stringete la mano. È un tagliatore di buio, diventato tutto bianco, e della galleria fa a metà con voi.
    .success1b = Sfondate, e non c’è nessuno; soltanto il fischio, rappreso, in un pezzo di qualcosa che brilla.
    .option2 = Portate via un blocco
    .success2 = Si vende a once, a chi dorme male. Chi l’ha tagliato continua a fischiettare.

the-sand-goes-down = Camminate sulla sabbia, fine e calda, in una sala rotonda dalle pareti di vetro. Ci vuole un po’ prima che notiate che le vostre orme pendono tutte verso il centro. Là c’è una fossetta. La sabbia se ne va giù, sibilando. In alto, sul vetro, ci sono delle tacche, con dei nomi: si leggono Minestra, e Re, e L’ultimo dei gigli. Voi siete da qualche parte sotto i gigli. Oltre la parete, nell’ampolla di sotto, si vede un mucchio, e sul mucchio gente che saluta.
    .title = La sabbia scende
    .option1 = Scendete con la sabbia
    .success1 = Vi tappate il naso. È un attimo. Vi aiutano ad alzarvi, vi spolverano e vi dicono che ora è, ed è presto.
    .success1b = Passate per ultimi, con l’ultimo granello. C’è una pausa; poi, molto sopra di voi, qualcosa che aspettava sbadiglia, si china, e rovescia tutto.
    .option2 = Risalite lungo il vetro
    .success2 = Arrivate in cima e guardate oltre l’orlo. C’è una specie di cucina. Su un piatto, accanto all’uovo, qualcuno ha lasciato la mancia.
    .option3 = Tappate il buco
    .success3 = Ci sedete sopra. Non è per molto, ma in quel tempo, vi diranno poi, nessuno al mondo è arrivato in ritardo.

the-hall-that-bows = Ai due lati della sala stanno figure di pietra, più grandi del vero, in abito di corte. Al vostro ingresso s’inchinano. È un inchino molto profondo, con un gran rumore di ginocchia. Restano giù. Vi inchinate anche voi, si usa; e quando alzate gli occhi sono scese ancora. Un avviso, in oro, si rammarica di informare che di chi si raddrizza per primo si riterrà che abbia finito. Lungo il muro c’è una fila di figure più piccole, non in abito di corte, ancora piegate in due. Hanno il muschio.
    .title = La sala degli inchini
    .option1 = Fate l’inchino più basso
    .success1 = Vi stendete a terra. Corre un mormorio di granito. Non ci aveva pensato nessuno, e meglio di così non si può.
    .success1b = Vi stendete e baciate il pavimento. Un tremito le percorre tutte; si inginocchiano; domandano se possono alzarsi; e voi le perdonate, una per volta.
    .option2 = Passate a testa alta
    .success2 = Guardate dritto davanti a voi e fischiettate. Alle spalle avete un silenzio come alle nozze, quando qualcuno ha detto qualcosa.
    .failure2 = Si ritiene che abbiate finito. Viene calato un gomito, con ogni segno di rincrescimento.

where-whispers-go = I sussurri sono più pesanti dell’aria; vanno a fondo. Quel che si mormora di sopra, dietro le mani, dentro i cuscini, si posa infine in questa lunga galleria curva, e continua a girare. Lo si sente appena ci si mette il piede. Non l’ha mai spedita. Lei l’ha sempre saputo. Non dirlo a Ersilia. Arriva alle caviglie, alla cintola, secco come foglie. Qualcuno in pantofole di feltro va in giro col rastrello. E ora dal fondo, non forte, ne viene verso di voi uno con una voce che conoscete.
    .title = Dove vanno i sussurri
    .option1 = Lasciatelo venire
    .failure1 = Vi tappate le orecchie, tutti insieme. Passa, vicinissimo. Non lo saprete mai; ma la persona col rastrello ha alzato un sopracciglio.
    .option2 = Aiutate a rastrellare
    .success2 = Fate i mucchi per argomento. Quelli d’amore non pesano niente; quelli di soldi si sollevano a stento.
    .success2b = Avete la mano ordinata. I migliori qui si pressano, tra due fogli, e si rimandano su a chi erano destinati. Della carta avanza.
    .option3 = Trascrivete i più belli
    .success3 = Ne viene un libriccino che si esaurisce in un giorno. Per settimane nessuno dice più niente a nessuno.

your-own-whisper = È il vostro. Eravate più piccoli; l’avete detto a un muro, la notte dell’incendio, quando di tutti gli altri già si sapeva. È sceso fin qui da solo, da lontano, e ha preso il raffreddore. Vi gira intorno ai piedi come un cane che non sa se lo sgrideranno. Vi guardate l’un l’altro: pare che ciascuno ne abbia sentito uno diverso. Il rastrello si è fermato. «Si può rispondere» dice la persona in pantofole, «ma bisogna farlo ad alta voce.»
    .title = Il vostro sussurro
    .option1 = Rispondete ad alta voce
    .success1 = Ci vuole un po’ per cominciare. Quando avete finito tutti, la galleria, fin dove si sente, è silenziosa per la prima volta.
    .success1b = Non ne resta che una pietruzza limpida, con dentro come un respiro. Sono le sole che valga la pena di tenere, dice chi rastrella, e vi dà un sacchetto.
    .option2 = Riportatelo a casa
    .success2 = Lo mettete in una tasca col bottone. La persona col rastrello vi paga per tenerlo a pensione; si capisce che non è la prima volta.

the-remembered-bridge = Qui c’era un ponte. Adesso c’è una vecchia su uno sgabello pieghevole, a occhi chiusi, che se lo ricorda. Finché se lo ricorda, c’è: di quercia, col parapetto, un lampione nel mezzo e un’iniziale incisa sulla terza asse. Si potrebbe passare. Ma ha più di novant’anni, e sotto i vostri occhi certe assi vanno e vengono. Il lampione si è trasformato in una specie di oca. «C’era anche un’oca» dice, «o era al matrimonio?» Là sotto si sente rumore d’acqua.
    .title = Il ponte ricordato
    .option1 = Aiutatela a ricordare
    .success1 = Chiedete di chi era l’iniziale. Il ponte intero si ravviva, lucido come appena dipinto; c’è perfino un giovane, appoggiato al parapetto.
    .success1b = Lo scrivete così come lei lo racconta, e inchiodate il foglio alla roccia. Apre gli occhi. C’è ancora. Lo attraversa.
    .option2 = Attraversate in gran fretta
    .success2 = Correte, e arrivate di là a piedi asciutti. L’ultima asse era oca.
    .failure2 = Siete alla terza asse quando lei arriva al matrimonio.

the-shadows-sit-down = Di strada se n’è fatta molta, e le ombre ne hanno abbastanza. Ve ne accorgete quando la lanterna dondola e con lei non dondola niente. Sono sedute lungo la parete, venti passi più indietro, a gambe stese. Voi fate presto a parlare, dice la più lunga. La minestra la mangiate voi. Loro sono state trascinate su ogni sasso da qui alla porta, a faccia in giù; e per che cosa? Nel Buio nessuno ne fa neanche una. E poi si raffredda; vi pare che lo spiffero vi passi attraverso.
    .title = Le ombre si siedono
    .option1 = Per una volta, portatele voi
    .option2 = Offrite loro la minestra
    .success2 = Non l’avevano mai assaggiata. La tengono controluce per vederla cadere sulla parete, e se la passano.
    .option3 = Andate senza di loro
    .success3 = Si sguscia meglio fra le cose. Scoprite di poter infilare le mani quasi dappertutto.
    .success3b = Non vi notano le porte, né le guardie, né il cane di casa. Loro tornano dopo una settimana, da sole, e vi si stendono ai piedi, ma non tanto vicino.

a-lift-for-shadows = Le portate sul braccio, come cappotti. Diventano loquaci. Sanno ogni sorta di cose, visto che a ogni porta sono entrate per prime e di ogni pozzo hanno toccato il fondo; voi, vi hanno visti da sotto. Dicono di girare a sinistra. C’è una grotta piccola e rotonda, con un fuoco nel mezzo, e sulla parete, alla sua luce, tutte le ombre che mai furono lasciate libere prima dell’ora: cacciatori, bisonti, una mano. Fanno festa. Qui dentro un corpo non entrava dal principio.
    .title = Un passaggio alle ombre
    .option1 = Ballate sulla parete
    .success1 = Vi mettete fra il fuoco e la roccia, e per una volta siete voi a fare quel che fanno loro.
    .success1b = Vi insegnano il ballo più antico, quello col bisonte. Al mattino il fuoco è spento, e sulla roccia, intorno a ciascuno, qualcuno ha tracciato una linea rossa.
    .option2 = Guardate dietro il fuoco
    .success2 = È lì che tengono ciò che le proietta. Ne prendete solo due, in fondo; sulla parete si spegne un paio di corna.

a-wall-with-a-nerve = La parete, l’avevate presa per marmo. È bianca, curva, sale oltre la luce; è fredda alla mano. Poi arrivate al buco. È grande come una casetta e si addentra nero, e proprio in fondo c’è qualcosa che luccica, viola, ben pressato, dove ci sarebbe un’otturazione. Ogni tanto, da tutte le parti, si leva un gemito basso, paziente, che fa saltare i sassolini. Al di là della gengiva c’è una specie di fazzoletto, annodato a fiocco, grande più o meno come un campo.
    .title = Un muro col nervo
    .option1 = Cavate l’otturazione
    .success1 = Ne staccate un angolo. Il gemito sale di un tono, e voi scendete per la gengiva più in fretta che potete.
    .success1b = La tirate fuori tutta prima che qualcuno possa dire «ahi». Lo dice quando siete già dietro la curva.
    .option2 = Curate il dente
    .failure2 = Vi sente là dentro e, con le migliori intenzioni, ci mette la lingua.

the-patient = «È una cofa grafe?» dice il buio. Guardate bene, alzando la lanterna. È grave. Glielo dite; ha l’aria di volerlo sapere. Non ha mai potuto parlarne con nessuno, perché appena apre la bocca scappano. Sarà coraggiosissimo, dice. Si è aggrappato a qualcosa con tutte e due le mani, e temete sia la collina su cui sta il vostro villaggio. C’è un martello, c’è una corda, in una bottiglia è rimasta una goccia di qualcosa. Ha cominciato a contare fino a dieci.
    .title = Il paziente
    .option1 = Tirate all’otto
    .success1 = Viene via come una chiesa. Silenzio, poi «Oh»; e poi vi ringrazia, per un pezzo, a folate.
    .success1b = Non ha sentito niente. Vorrebbe regalarvi il dente, ma visto che non riuscite a sollevarlo vi stacca l’oro.
    .option2 = Dategli la goccia
    .success2 = La fate cadere sul punto. Tutt’intorno una quantità di muscoli, che non sapevate fossero muscoli, si lascia andare.
    .option3 = Tenetegli la mano
    .success3 = Tenete quel che riuscite ad abbracciare. Va già meglio, dice, il brutto era esserci da solo.

the-street-in-the-crystal = Togliete la polvere con la manica, ed ecco la vostra strada. Quella vecchia. C’è tutta, lunga non più di una mano, in piedi: la pompa, il frontone storto, i panni stesi. Dev’essere stata l’ultima cosa a brillare su questa pietra, quel giorno, prima che il tetto crollasse sul pozzo, e il cristallo l’ha conservata. Sono circa le cinque del pomeriggio. Qualcuno ha lasciato aperta una porta. Ad accostare l’orecchio si sente un secchio, e, sì, quel cane.
    .title = La strada nel cristallo
    .option1 = Guardate finché vi vedete
    .failure1 = Il vostro fiato l’ha appannata. Quando torna limpida c’è soltanto pietra, e l’impronta di un pollice.
    .option2 = Staccate il cristallo
    .success2 = Viene via con un suono netto. La strada è ancora dentro. Pare che si sia fatto un po’ più tardi.

five-in-the-afternoon = Eccovi; salite dal ruscello coi calzoni bagnati. Vi fermate alla pompa. Chi eravate voi alza gli occhi, dritto fuori dalla pietra, con la mano a visiera, come verso qualcosa di molto luminoso nel cielo. Vedervi non può. Ma la luce l’ha vista. Adesso nella strada altri vengono sulla porta, la zia, e il fabbro, e guardano in su anche loro. Mancano due ore al buio. Stanno lì coi visi rivolti a voi, come se aspettassero che qualcuno dica loro qualcosa.
    .title = Le cinque del pomeriggio
    .option1 = Fate segnali con la lanterna
    .option2 = Guardateli soltanto
    .success2 = Li guardate uno per uno finché non li sapete a memoria. È più di quanto tocchi ai più.

they-saw-a-light = Agitate la lanterna, via dalle case, verso la collina: andate, andate. Vi sentite sciocchi. È soltanto una pietra. La zia posa il secchio. E tutti cominciate a ricordare qualcosa, ognuno per conto suo e non tanto bene, di quel pomeriggio: che c’era stata come una stella; che era stata lei a dire che bisognava salire a vedere. Ecco perché in casa non c’era nessuno. L’avevate dimenticato. La strada nel cristallo è vuota, con le porte aperte, e il sole ci tramonta sopra con dolcezza.
    .title = Videro una luce
    .option1 = Salutateli con la lanterna
    .success1 = Il più piccolo si volta, sulla collina, e saluta con la mano. Ricordate che vi dissero di sbrigarvi.
    .success1b = Nella pietra la luce si spegne. Resta un sassolino viola; ma è tiepido per anni, e quando sono le cinque lo è di più.
    .option2 = Portate via il forziere
    .success2 = Un modo per entrare c’è, se si è svelti, e piccoli; in casa non c’è nessuno. È curioso scoprire di essere stati voi a prenderlo.

please-turn = L’uovo è grande come un mulino e sta in un nido di tronchi di pino, in piedi. È maculato. Emana calore, come un muro la sera, e ci hanno appuntato un biglietto. «A vermi» dice il biglietto, in lettere alte una spanna. «Si prega di girare.» Guardate l’uovo. Vi guardate intorno. Il biglietto è di pergamena e l’inchiostro è asciutto; ma quanto siano lontani i vermi, chi lo sa. Da dentro, in basso, si sente picchiettare, e poi, quasi avesse udito il vostro respiro, più niente.
    .title = Si prega di girare
    .option1 = Girate l’uovo
    .success1 = Ci puntate contro la schiena. Si rivolta, pesante, con un piccolo sospiro, e dentro qualcuno si sistema sull’altra guancia.
    .option2 = Bussate al guscio
    .success2 = Bussa anche lui. Gli battete il tempo del ballo degli sposi; lo prende subito. Cade una scaglia di guscio, ed è d’oro.

worms-for-everybody = Avete appena dato l’ultima spinta quando si fa buio, o più buio. È tornata la madre. Per entrare deve ripiegarsi un certo numero di volte. Dal becco le pendono cose grosse come condotte, che si contorcono; ne depone una davanti a ciascuno, poi tira indietro la testa, e guarda, prima con un occhio e poi con l’altro. L’avete girato. Lo sa, sente dall’odore che è stato fatto nel verso giusto. E siete così magri. La sua non la tocca finché non vi ha visti mangiare.
    .title = Vermi per tutti
    .option1 = Assaggiatene un po’
    .success1 = Non è così male; è come il pane, se il pane avesse qualcosa in contrario. Per giorni vi sentite forti come buoi.
    .success1b = Pulite il piatto. Manda un suono come di montagna contenta, e vi prende sotto di sé, tutti quanti, per la notte.
    .option2 = Datelo all’uovo
    .success2 = Dalla crepa. C’è un risucchio, e il picchiettio ricomincia, molto più forte. Lei vi guarda come si guarda il medico nuovo.

left-at-the-stairs = Accanto alla scala che scende c’è un portabastoni, come nelle locande. È pieno: ci sono bastoni, grucce, un buon numero di spade; un aratro; una corona su un palo; un cavallino di legno. È qui che lasciavano quel che non gli sarebbe più servito. Guardate oltre la ringhiera. La scala continua, spazzata, con una bacchetta d’ottone per gradino, e in fondo c’è una luce calda, e un tintinnio di tazze. Nessuno, pare, è mai risalito a riprendersi niente. Alla parete un cartoncino: PRENDETENE UNO.
    .title = Lasciati alle scale
    .option1 = Prendetene soltanto uno
    .success1 = Scegliete una spada, per il ferro. Andandovene vi pare che laggiù qualcuno abbia riso, con gentilezza.
    .option2 = Prendete tutto il possibile
    .success2 = Avete le impugnature migliori. Il cavallino di legno, all’ultimo momento, lo rimettete a posto.
    .success2b = Avete anche la corona. Soltanto risalendo vi torna in mente il cartoncino, e che forse l’avevano messo per gentilezza.
    .option3 = Lasciate il vostro bastone
    .success3 = Di sotto si fa silenzio. Poi qualcuno sale, qualche gradino, giusto fino al margine della luce, e vi tende un piattino con sopra qualcosa.

a-button-come-undone = Oltre la cengia pende una cosa come una ruota di carro, di corno, da un filo grosso quanto il vostro braccio; e il filo sta cedendo. È un bottone. Sopra e sotto ce ne sono altri, abbottonati, in una fila che sfuma nel buio dai due lati, e in mezzo la stoffa sale, e scende, e sale. Qui si apre. Ne esce uno spiffero, e qualcuno dovrà pure aver freddo. Si vede l’orlo di qualcosa di flanella. I fori sono giusti per infilarci la testa.
    .title = Un bottone che si stacca
    .option1 = Riattaccate il bottone
    .success1 = Per tenere l’ago, che era una lancia, bisogna essere in due. Quando tagliate il filo coi denti, la stoffa fa un lungo sospiro contento.
    .success1b = Già che ci siete li rifate tutti, fino al colletto. Scende una mano, tasta lungo la fila, vi trova, e vi dà un buffetto.
    .option2 = Tagliate il filo
    .success2 = Viene giù come un gong. Ci si fanno quattro tavoli, e nessuno sa dire di che cosa siano.

you-are-the-sun = Per un giorno di cammino tutt’intorno la vostra è l’unica luce. Non dovrebbe dunque stupirvi, quando vi sedete, che il mercato delle falene apra intorno alla vostra lanterna. Arrivano dal buio a centinaia, in punta di piedi, coi banchi sulla schiena; li montano in cerchi, e stanno lì, e risplendono. Così vicino non ci sono mai state. La più vecchia, dal pelo tutto bianco, depone sulla vostra coperta quanto possiede. Vogliono soltanto che non vi muoviate per un pochino.
    .title = Il sole siete voi
    .option1 = State fermi fino a mattina
    .success1 = Avete le gambe addormentate, e una falena su ogni ginocchio. Quando infine vi alzate dicono tutte «Oh», a voce bassissima.
    .success1b = Alzate lo stoppino e aprite lo sportello. Si sente come uno scroscio di pioggia; stanno applaudendo. Di più, nessuno gliene aveva mai data.
    .option2 = Vendetela a minuti
    .success2 = Ci tenete davanti un cappello, e poi lo togliete. Pagano. Pagherebbero con le ali.
    .success2b = Alla fine avete tutta la loro merce e tutti i loro spiccioli, e quella bianca è andata dietro un sasso, per non mendicare.
    .option3 = Prestate un mozzicone di candela
    .success3 = Se lo portano via in processione, sotto un lampioncino, facendo a turno per stargli accanto.

what-size-of-dark = «E che taglia di buio si porta?» chiede il sarto. È una talpa, con un puntaspilli per polso, e vi esamina col naso. Fa cappotti. La stoffa è quella autentica, tagliata dalla pezza, con la fodera; ne indossate uno, e non ci siete. I suoi clienti di regola non lasciano l’indirizzo. C’è odore di gessetto e di ferro caldo. Potrebbe servirvi subito, dice. Oppure c’è quell’altro sulla gruccia, quello di luce, che fu ordinato e che nessuno è venuto a ritirare.
    .title = Che taglia di buio
    .option1 = Fatevi misurare per il buio
    .success1 = Sulle spalle cade bene. Lo indossate fino al retrobottega, dove tiene la cassa.
    .option2 = Provate quello di luce
    .success2 = Ha un bottone lucente. Vi si vede a miglia di distanza. Lungo la via di casa la gente esce e cammina con voi, e porta qualcosa.
    .success2b = Era stato tagliato per qualcuno che non tornò a casa. Ve lo abbottona lui stesso, fino in cima, e in tasca è rimasto qualcosa.

who-speaks-first = Vorrebbe fare un gioco. L’ha messo per iscritto, su una lavagnetta: CHI PARLA PER PRIMO HA PERSO. Poi si siede di fronte, ed è così grande che si vedono soltanto la lavagnetta e due mani conserte. Vi sedete. C’è una gran quiete; sentite i vostri orologi. Non è, si capisce, la sua prima partita. Dopo un’ora prende il gesso e disegna un’anatra. È un’anatra disegnata malissimo. Sentite che vi osserva in faccia, uno per uno, con estrema attenzione.
    .title = Chi parla per primo
    .option1 = Restate seri
    .success1 = Disegna una seconda anatra, con gli stivali. Poi si sente uno sbuffo, e non è vostro. Paga, asciugandosi quelli che devono essere gli occhi.
    .success1b = Fa il re, l’esattore e, il cielo vi aiuti, il vostro sindaco. Vi mordete le maniche. All’alba posa sulla lavagnetta l’intero tesoro e, inchinandosi, dice: «Come?»
    .failure1 = Resistete per ore. Sono stati gli stivali a tradirvi.
    .option2 = Perdete apposta
    .success2 = «È una bella anatra» dite. Non gliel’aveva mai detto nessuno. Vi regala l’anatra.
    .success2b = Gli chiedete di mostrarvi come si fanno le zampe. Ci si appassiona tanto che dopo nessuno ricorda più chi abbia vinto, né che cosa.

the-answer-is-an-egg = Sulla soglia è accucciato qualcosa con le zampe e un viso da regina in pensione. Un tempo ai viandanti faceva un indovinello. Era sempre lo stesso, dice, e quelli andavano a cercarselo; perciò adesso fa al contrario. La risposta la dà lei, e voi trovate la domanda. Dev’essere una bella domanda. C’è un mucchio di cappelli. «La risposta» dice «è: un uovo, ma non di mercoledì.» Posa una zampa sull’altra, e chiude gli occhi per non influenzarvi.
    .title = La risposta è un uovo
    .option1 = Trovate una domanda arguta
    .success1 = «Che cosa si può rompere con una promessa?» provate. Apre un occhio. Non è quella; ma per un giovedì può andare.
    .success1b = La trovate. Ride finché non vengono giù i cappelli. Che una ci fosse, ammette, non l’aveva mai saputo; e vi lascia entrare per primi, a scegliere.
    .option2 = Chiedete qualcosa di vero
    .success2 = «Che cosa vorresti per cena?» dite. Segue un lungo silenzio. «Be’» dice, «è martedì.»
    .success2b = «Che cosa ti manca?» chiedete. Tace tanto a lungo che vi sedete contro il suo fianco. Era, dice infine, una cucina molto piccola.

aunt-ore-owes = È l’odore di menta, la prima cosa. Zia Vena è su una panca davanti a una porta, con la borsetta in grembo, e i piedi non le toccano terra. Non dondola. «Vi verrà da ridere» dice. «Tutti prendono in prestito da qualcuno. Io, il primo, da chi credete che l’abbia avuto?» Oggi scadono gli interessi. Sono sempre gli stessi, e lei li ha sempre; è di parola. È solo che là dentro ci si va da soli. Non chiede niente. Ha spostato la borsetta, sulla panca, di un palmo circa.
    .title = I debiti di Zia Vena
    .option1 = Entrate con lei
    .success1 = Si attacca alla manica più vicina, con due dita, dove non si vede.
    .option2 = Comprate il suo debito
    .success2 = Ve lo vende, con lo sconto, e vi spiega che cosa comporta. È terribile. A quel punto avete già firmato.
    .option3 = Sedetevi un po’ con lei
    .success3 = Vi dividete le mentine. «Siete nel mio libro» dice dopo un poco, «con quel che dovete. Ci ho tirato una riga.»
    .success3b = Quando la chiamano si aggiusta lo scialle e vi affida la borsetta. Dopo, vi lascia tenere quel che c’era in cima.

the-creditor = Dentro fa caldo. C’è un pendio, e in cima al pendio un bagliore, come di brace, che quando entrate si apre, e guarda. È la cosa più vecchia con cui siate mai stati in una stanza. Zia Vena posa il denaro, contato, e fa una riverenza, da bambina. «E la somma?» dice il bagliore. Lo dice ogni volta. Lei scuote la testa. Quella non potrà renderla mai: è ciò di cui l’hanno fatta. «Potresti chiedermi» dice il bagliore «a che cosa serviva.» In tanti anni non ha mai osato.
    .title = Il creditore
    .option1 = Chiedetelo per lei
    .success1 = «A farmi compagnia» dice. Lei ci pensa su. Poi si siede sul pendio, come se fosse stanca, e tira fuori il lavoro a maglia.
    .success1b = «Ma io te l’ho regalata» dice. «Sei tu che l’hai voluta in prestito.» Aspettate fuori. Quel rumore di valanga sono loro due che ridono.
    .option2 = State dritti dietro di lei
    .success2 = Non dite una parola. Ma alle spalle ha qualcuno, e se ne prende nota; l’anno prossimo, dice il bagliore, potrà riportarli, se le fa piacere.
