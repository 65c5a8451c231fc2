### Il libro degli incontri. Premi e costi li mostra l’applicazione: qui le cifre non hanno posto.

## Le Sale a fior di terra

lost-property = Una volpe ha messo su bottega dietro un’asse con un campanello. Sugli scaffali alle sue spalle ci sono muffole, scarpe spaiate, una torta nuziale e un trombone in buono stato, ciascuno con la sua foglia numerata. Da qualche parte gocciola un ombrello. «Descrivetelo» dice la volpe senza alzare gli occhi. «Se ce l’ho, era vostro.» È da primavera che aspetta qualcuno che ci sappia fare.
    .title = Oggetti smarriti
    .option1 = Descrivete una meraviglia
    .success1 = La tira giù dallo scaffale più alto. Non è proprio quello che avete detto, ma l’avete detto benissimo.
    .success1b = Nel ritrovarvi versate una lacrima. La volpe osserva da vicino e prende appunti sulla tecnica.
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
    .failure1 = A sinistra non c’è niente, per quanto vi è dato vedere. Sentite la gatta che pensa, fino a quando siete di nuovo al bivio.
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

the-long-round = «Attenti al gradino» dice un postino, dal fondo del pozzo in cui si trova per non esserci stato attento lui. Era l’autunno scorso. Da allora ha continuato a consegnare: talpe, perlopiù, e uno scarabeo che riceve moltissima corrispondenza. Il berretto è spazzolato, la borsa è piena, e la scala gliel’hanno mangiata. Avranno di certo mandato qualcuno a cercarlo, dice. Voi dite che di certo sarà così.
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
    .success2 = Buona carta, quasi senza pioggia. Dietro di voi la lumaca si volta, e ricomincia da principio.

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
    .success2 = Mollano subito; quel che voi non tenete, non sanno tenerlo. D’ora in poi per loro sarà una noia.

roots-that-tidy = Le radici di questa galleria amano l’ordine. Cominciano da un cappello, sfilato e appeso. Poi si abbottona ogni bottone, fino al collo. Si rovesciano le tasche, e il contenuto viene messo in fila per grandezza. Qualcosa di sottile e bianco sta pettinando il più silenzioso di voi, che ne è contento. Là in fondo si intravede un guardaroba, molto fornito, che odora di cedro, e nei cappotti non è rimasto nessuno.
    .title = Radici ordinate
    .option1 = State immobili
    .success1 = Vi spazzolano, vi stirano il colletto e vi lasciano andare. Hanno trovato soldi in posti a cui avevate rinunciato.
    .option2 = Legatevi tutto addosso
    .success2 = Le radici ammirano i nodi. Ne aggiungono qualcuno, con la corda che ci vuole.
    .option3 = Frugate nel guardaroba
    .success3 = Lavorate in fretta, e coi guanti. Alle vostre spalle i cappotti dondolano un poco, come per alzare le spalle.
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
    .success1b = Quando lei torna siete ancora a pancia all’aria. Guarda i sette, sospira, e divide la cena fra tutti.
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

the-echo-is-early = Sentite le vostre voci prima di avere parlato. «Attenti» dice il buio, con una voce che è di uno di voi, «il terzo gradino.» Poi un urlo. Poi, peggio ancora, qualcuno che dice che non ci si poteva fare niente. Nessuno si è mosso. Un goccio d’acqua ticchetta. La scala scende davanti a voi, muschiosa e corta, e l’eco ha cominciato a ridere, piano piano, di una battuta che ancora non sapete.
    .title = L’eco in anticipo
    .option1 = Saltate il terzo gradino
    .success1 = Su quale fosse il terzo, si scopre, c’erano opinioni diverse. Atterrate in un mucchio, sul morbido, e nel morbido ci sono monete.
    .success1b = La battuta è in fondo alla scala: un piccone, una vena, e un cartello che dice che il terzo gradino è sicurissimo.
    .failure1 = Non ci si poteva fare niente, vi sentite dire.
    .option2 = Dite tutt’altra cosa
    .success2 = L’eco, che per la prima volta in vita sua ha torto, paga da vera sportiva.

nine-thousand-and-some = Una goccia conta. Cade in una ciotola di pietra e porta dentro ciascuna il suo numero; lo sentite benissimo: novemilanovecentottantuno. Sulle pareti la gente ha inciso scommesse su che cosa succede a diecimila. Certe sono incise in fretta. All’ottantaquattro notate che la ciotola poggia su una botola, che la botola è molto pulita, e che sopra ci siete voi.
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

borrowed-umbrella = Dal soffitto di questa sala pendono ombrelli, neri e chiusi, a centinaia, in bell’ordine. Qui piove, come è solito, e uno di voi ha già allungato il braccio e preso un ombrello per il manico. Il manico è caldo. L’ombrello apre un occhio. Lungo tutta la sala, col sospiro che fa il pubblico quando si annuncia che il tenore è malato, gli altri cominciano a spiegarsi.
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

the-hopping-lady = A saltellare è una signora di una certa età, con un piede in calza, una borsetta e nessun imbarazzo. Colleziona scarpe sinistre. Le destre ce le ha la sorella, e dal giorno della spartizione non si parlano. «Abita di là dal burrone» dice la signora, e s’infila la scarpa verde con una smorfia. «Nelle notti calme la sento camminare.» C’era un ponte di corda. È stato tagliato, a regola d’arte, nel mezzo.
    .title = La signora che saltella
    .option1 = Riparate il ponte
    .success1 = Le sorelle s’incontrano a metà e restano a guardarsi i piedi.
    .success1b = Alla fine si provano le scarpe, a paia, e voi potete tenervi tutta la corda che era destinata al litigio.
    .option2 = Portate di là un messaggio
    .success2 = Ne portate undici, ognuno più corto del precedente. L’ultimo è una scarpa.

our-own-cellar = Il muro cede e si apre una cantina, e ci vuole un po’ prima che qualcuno lo dica. Lo scaffale storto. Il gancio che il padre di uno di voi piantò all’altezza sbagliata. Dallo scivolo è venuta giù la fuliggine e copre ogni cosa come un panno, ma sotto i barattoli sono interi. Era vostra, prima della razzia; la casa che ci stava sopra non c’è più. C’è odore di fumo e di prugne.
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
    .option2 = Aggiungete altro spago
    .success2 = Si srotola cantando, e l’aquilone va giù, sempre più giù. Quando lo spago si allenta e lo tirate su, alla coda è legato qualcosa.

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

moths-at-the-roots = Il mercato delle falene non c’era quando siete entrati, e di entrate ce n’è una sola. Adesso fra le radici stanno le bancarelle, con i lampioncini di carta, e le venditrici piegano e spiegano le maniche polverose. Niente ha il prezzo. «Qualcosa che sia stato vicino a una luce» dice la prima, che tratta correnti d’aria in bottiglia e bottoni di cappotti annegati, «e che vi mancherà.» L’aria è morbida e sa di lana.
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
    .success2 = Deglutisce. La fate spalancare lo stesso, e dentro ci sono undici ghiande e un orologio d’oro. I conigli vogliono la spiegazione, due volte.

the-toll-of-reasons = Il rospo sul pilastro del cancello accetta ragioni. Del denaro non sa che farsene, dice; il denaro è quello che porta chi non ci ha pensato. Perché volete passare? «Perché è lì» gliel’hanno data novecento volte e non la prende più. Per «curiosità» dà il resto. Si sistema il mento, chiude un occhio e aspetta di sentire qualcosa di nuovo. Oltre il cancello c’è odore di pioggia sulla pietra calda.
    .title = Il pedaggio delle ragioni
    .option1 = Date una ragione onesta
    .success1 = Dite che a casa piove e non c’è nessuno di nuovo con cui parlare. Il rospo sposta il mento.
    .success1b = «Ah» dice il rospo, e apre il cancello col suo stesso piede, e vi trova qualcosa per il tratto ripido.
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

always-a-thursday = Il Sottosindaco riceve il giovedì, e quando sia giovedì lo decide lui. È basso e tondo, porta una catena di cucchiai ed è stato eletto da una schiacciante maggioranza di funghi, che non distingue l’uno dall’altro. Davanti a lui c’è una lite: due villaggi di funghi dell’inchiostro rivendicano la stessa ombra. Le due delegazioni stanno lì, mute, gocciolando un poco. Un consiglio gli sarebbe gradito, purché, se va male, fosse vostro.
    .title = Sempre di giovedì
    .option1 = Stendetegli una sentenza
    .success1 = La legge come se gli fosse venuta in mente adesso. Le delegazioni si scuriscono, che è il loro applauso.
    .option2 = Lodate la catena
    .success2 = Ve la lascia provare. Ci mettete un’ora, e ormai ve l’hanno vista addosso tutti.

the-disputed-shade = La vostra sentenza dice che l’ombra va misurata, e a misurarla mandano voi. Sta ai piedi di un unico cappello, largo come un fienile, ed è la migliore ombra in cui siate mai stati: fresca, odorosa di cantina e di pere tagliate. Le due parti hanno portato lo spago. Mentre misurate l’ombra si sposta di un palmo, zitta zitta, come chi fa posto sulla panca. Dentro, seduto, c’è qualcos’altro.
    .title = L’ombra contesa
    .option1 = Dividetela con giustizia
    .success1 = A una parte date le mattine, all’altra le sere. Né gli uni né gli altri sanno che cosa siano, ma accettano.
    .option2 = Sedetevi accanto
    .success2 = La panca, per così dire, è fredda. Dite buongiorno, e dopo un po’ arriva una risposta.

the-owner-of-the-shade = È vecchio e scuro, grande più o meno come una mucca, e non ha un davanti. Abitava qui prima del fungo; anzi, il fungo l’ha invitato lui. Quando è cominciata la lite è rimasto zitto, visto che nessuno lo nominava, e gli sembrava brutto farsi avanti. Quel che gradirebbe è ciò che hanno gli altri due: un nome su una mappa, e qualcuno con cui essere di un posto. Ha la voce di un coperchio che si posa.
    .title = Il padrone dell’ombra
    .option1 = Mettetelo sulla mappa
    .success1 = Scrivete un nome accanto al punto, e lo leggete forte. Il buio si raddrizza sulla panca.
    .success1b = I due villaggi, si scopre, ne sono onorati. Avevano sempre creduto che fosse soltanto il tempo.
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

the-parsley-helmet = L’omone in ginocchio fra le piantine ha una cicatrice, un’ascia che adopera per fare i buchi e del prezzemolo che gli spunta nell’elmo. Dalla razzia al vostro villaggio, racconta, disertò nel bel mezzo, mentre gridavano. I giardinieri l’hanno accolto perché nemmeno lui alza mai gli occhi. Ora li alza. Per le Fungaie avanzano stivali, molti, al passo. «Il mio capitano» dice. «Ci conta tutti gli anni. Gliene manca sempre uno.»
    .title = L’elmo di prezzemolo
    .option1 = Mettetevi davanti a lui
    .failure1 = Di lui ce n’è parecchio più che di voi. Lo portano via al passo, e vi consegna l’elmo da annaffiare.
    .option2 = Indicatelo al capitano
    .success2 = Il capitano paga quel che è scritto sul bando. Prima di sera il prezzemolo è appassito.
    .success2b = Per il recupero dell’elmo c’è un supplemento. I giardinieri, per la prima volta a memoria d’uomo, vi guardano.

the-captain-counts = Quaranta razziatori si fermano fra le aiuole, con un odore di grasso d’oca e di fumo vecchio. Il capitano li conta ad alta voce, arriva in fondo e guarda il punto dove il numero dovrebbe continuare. Poi guarda voi; quel che coprite con la persona; il prezzemolo. È stanco. È la somma, spiega, ogni sera gli viene sbagliata e non dorme più. Come la si faccia tornare, non gli importa poi molto.
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
    .success1 = Fate passare l’orchessa. Si scopre che teneva il posto a un’intera famiglia grande come la vostra.
    .success1b = La tartaruga si ferma. È mortificata; serve tutti, in ordine, e chiude con un regalo per ciascuno.
    .option2 = Tagliate la curva
    .success2 = Siete serviti subito. Sessanta facce vi guardano prendere il resto.

gills-and-footnotes = Sta sdraiata sulla schiena sotto un cappello grande come una cappella e ne legge le lamelle. C’è tutto, dice, fra le pieghe, nei caratterini delle spore: chi è passato, quanto ha piovuto, che cosa c’era per cena. Ha seguito la storia fino al gambo, e proprio adesso si è fatta avvincente. Ma la pagina seguente è dall’altra parte, il collo le si è bloccato, e bisognerebbe girare il fungo. Che scricchiola, speranzoso.
    .title = Lamelle e note a piè
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
    .option2 = Confermate sulla zuppa
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

put-nothing-down = Tempo blu. Vaga fra i gambi come farina, e con questo tempo tutto quel che si posa mette radici. Un bastone ha già le foglie. La pietra miliare su cui vi sedete è una formaggetta che un carrettiere mise giù la settimana scorsa. A star fermi un respiro, si sentono i talloni che ci pensano. Intorno cresce bene quel che hanno posato gli altri: un frutteto di vanghe, una siepe di bagagli dimenticati e una lunga fila di culle, vuote, in boccio.
    .title = Non posate niente
    .option1 = Continuate a camminare
    .success1 = Girate in tondo finché non schiarisce, cogliendo fazzoletti.
    .option2 = Piantate un frutto
    .success2 = Scavate una buchetta, vi scostate e pranzate camminando. Al dolce è maturo.
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
    .option1 = State con le spalle
    .success1 = Vincono su tutta la linea, per un voto. Vi ringraziano con un discorso di cui siete il palco.
    .success1b = Primo atto della nuova assemblea: stampare i verbali, su di voi, e viste le proteste, sulla carta.
    .option2 = State fermi, a pagamento
    .success2 = Il bilancio passa sopra le vostre teste. Sulla via di casa le spalle non vi rivolgono la parola.

nearly-done = Una scala sale a spirale intorno a uno dei grandi gambi, un lavoro magnifico, con un pianerottolo e un vaso di fiori a ogni giro. Porta verso un martellare. Di tanto in tanto il martellare s’interrompe e una voce grida: «Ci siamo quasi!» Allora il fungo cresce di un palmo, cigolando, la voce dice qualcosa di breve, e il martellare ricomincia. Ritagli d’asse piovono giù a scroscio. Di assi ce n’è un bel mucchio.
    .title = Ci siamo quasi
    .option1 = Salite la scala
    .success1 = Contate i pianerottoli, poi rinunciate. Ogni vaso ha un fiore diverso, e un cartellino con la data.
    .option2 = Raccogliete le assi
    .success2 = Buon legname, appena tagliato. Nella fungaia accanto c’è sempre qualcuno che cerca legname.

glogo-builds = In cima c’è Glogo. È tondo e rosso, irto in tutte le direzioni, e così felice di avere visite che si dà una martellata sul pollice. Voleva mettere una stanza su un fungo, dice, e ormai ci ha messo la stessa stanza quattrocento volte. La adora. Però: esisterà da qualche parte una casa che, quando l’hai finita, resta di quella misura? C’è odore di trucioli freschi. Ha smesso di respirare.
    .title = Glogo costruisce
    .option1 = Parlategli del villaggio
    .success1 = «Della stessa misura?» dice Glogo. «Tutte le mattine?» Vi precede giù per la scala, e lo sentite salutare con una pacca ogni gradino.
    .option2 = Ordinategli una stanza
    .success2 = Gli mancava un secondo paio di mani, e voi ne avete parecchie. Divide quel che ha guadagnato.
    .success2b = La costruisce per terra, in prova. Torna tre volte a vedere se si è mossa.

the-lead-held-by-nobody = Ecco una scrofa da tartufi, grassa e pezzata, che tira. Dal collare il guinzaglio corre all’indietro, teso, fin circa all’altezza di una mano, e lì finisce. La mano non c’è. Quando lei strattona il guinzaglio cede un poco, come se qualcuno fosse trascinato; quando si siede, aspetta. Dietro, il terriccio è schiacciato a coppie di macchie grandi come piedi. La scrofa guarda voi, poi il guinzaglio, poi di nuovo voi. Ha fiutato qualcosa.
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

a-pond-upstairs = In qualche vecchia tempesta un cappello si è rovesciato, e ora sta a pancia all’aria fra le braccia di altri tre, lassù, grande come uno stagno. È uno stagno. L’ha riempito la pioggia, l’hanno trovato le canne, e mentre guardate un pesce salta, vede dov’è e ricade con uno schiaffo. Pende una scaletta di corda, col primo piolo fuori portata, e sul piolo c’è un’airone femmina, che considera suo tutto quanto.
    .title = Lo stagno al piano di sopra
    .option1 = Superate l’airone
    .success1 = Le lasciate la parte più grossa. Lei lo dava per scontato.
    .option2 = Fate un forellino
    .success2 = Lo stagno scende in un filo sottile e lucente, che ogni tanto ha un nodo.

one-each = In una radura c’è un albero, un albero vero, un melo, con le foglie. Nessuno, che si sappia, l’ha piantato. I frutti sono bianchi come candele e sanno di settembre. Sul tronco è inchiodato un cartello: UNA A TESTA. Vi guardate intorno. L’erba è piena di orme: zoccoli, zampe, piedi nudi, una ruota; arrivano tutte all’albero e tutte se ne vanno, e accanto a ogni fila di orme c’è un torsolo, uno solo.
    .title = Una a testa
    .option1 = Prendetene una a testa
    .success1 = Posate i torsoli con gli altri. Andandovene sentite l’albero spostare il peso, e tirare il fiato.
    .option2 = Scuotete l’albero
    .success2 = Vengono giù come grandine. Portarle via tutte non si può, e l’albero non le raccoglie.
    .success2b = Lo spogliate, e quel che non riuscite a mangiare lo vendete. Alla prossima, trovate soltanto un cartello, con scritto NESSUNA.

prints-of-passers-by = Il grande cappello pallido sopra questa pietra lascia cadere le spore di notte, e quel che cade sono ritratti. Stanno sulla pietra, sulle foglie, su una pila di fogli nuovi che qualcuno ha lasciato lì con un sasso sopra: fini ritratti bruni di chiunque si sia riposato qui. Un ambulante. Una volpe, lusingata. Il primo foglio sta ancora scendendo, granello per granello. Aspettate. Siete voi; ma ridete, e dietro avete una luce.
    .title = Ritratti di passanti
    .option1 = Lasciategli un disegno
    .success1 = Disegnate il fungo. Una certa immobilità vi fa capire che il gambo è riuscito molto bene.
    .success1b = Al mattino ecco il vostro disegno, corretto qua e là, sul foglio migliore.
    .option2 = Prendete i fogli bianchi
    .success2 = È carta eccellente. Quella notte le spore cadono sulla pietra nuda, e per colazione se le è prese la pioggia.

apprentices-of-the-moths = Di giorno il mercato delle falene è chiuso, e i banchi li guardano le apprendiste. Sono bruchi, verdi, coscienziosi e affamati. Hanno il divieto di mangiare la merce. Sui prezzi sono meno sicuri. «È cuoio, quello?» dice il bruco fra i lampioncini, guardandovi le cinghie. «Cuoio vero? In cambio le posso dare qualsiasi cosa.» Dietro, a un gancio, pende una lista lunghissima, in una calligrafia materna, intitolata NO.
    .title = Apprendiste falene
    .option1 = Vendete loro il pranzo
    .success1 = Lo mangiano dai due capi e s’incontrano a metà. Dopo, nessuno saprebbe dire con che cosa vi abbiano pagato.
    .option2 = Guardate voi il banco
    .success2 = Vanno a mangiarsi una siepe. Voi vendete un lampioncino, due nebbie e mezza serata, e trattenete la quota d’uso.
    .success2b = Al crepuscolo le falene ritrovano un banco in ordine, la cassa piena e la lista spuntata riga per riga. Non ci sono abituate.
    .option3 = Vendete loro le cinghie
    .success3 = Si mangiano anche le fibbie. Quello con cui vi hanno pagato, sospettate, era il fondo cassa.

guess-the-weight = È giorno di fiera, e su un cavalletto troneggia il fungo dell’anno. Indovinate il peso ed è vostro, o almeno quel che se ne ricava. Un giudice in ghette custodisce la risposta sigillata. Parrebbe semplice, senonché mentre siete lì a pensare il cavalletto manda un gemito, e vedete che il fungo cresce; e che quando qualcuno osserva che dev’essere pesante, cresce di più. Gli piace essere guardato. Il giudice è già un po’ più lontano di prima.
    .title = Indovinate il peso
    .option1 = Ammiratelo ad alta voce
    .success1 = Si gonfia. Ormai supera tutte le stime tranne la vostra, che era semplicemente maleducata.
    .success1b = Il cavalletto cede. Il fungo rotola felice fra le noci di cocco, e vi proclamano vincitori da una certa distanza.
    .option2 = Insultatelo
    .success2 = Rimpicciolisce sotto gli occhi del pubblico. Voi avevate puntato basso.
    .success2b = Quando avete finito sta in un taschino. Vincete tutto. Fra la folla c’è sua madre.

mother-pell-likes-lakes = «Siete stati da mio figlio» dice Mamma Pell, che lo vede dal blu sulle dita. Il suo inchiostro è verde. Siede sotto un cappello con le mappe stese intorno come gonne, e in ognuna ci sono laghi dove voi non ne avete visto nessuno. «Lui disegna quel che sarà» dice. «Ad aspettare è buono chiunque. Io disegno quel che ci dovrebbe essere, e poi bisogna che qualcuno provveda.» Taglia un filo coi denti e vi guarda gli stivali.
    .title = A Mamma Pell, i laghi
    .option1 = Comprate un lago
    .success1 = Lo arrotola ancora umido. Là dentro si sente sciabordare.
    .option2 = Confrontate le due mappe
    .success2 = Le fate notare che le porte di lui danno tutte sui laghi di lei. Tace così a lungo che l’inchiostro si asciuga. «Ma mangia?» dice.

the-lake-she-likes = Dove la mappa segna il lago c’è una conca piena di felci. Srotolate il foglio e lo stendete, come vi ha detto, col verde in su, e non succede niente, e poi vi accorgete di avere gli stivali bagnati. Sale fredda e limpida, con un odore di sassi. Un airone volteggia. Mancano soltanto due cose, dice la mappa a letterine verdi: qualcosa di vivo, e una riva con sopra qualcuno che sia contento.
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
