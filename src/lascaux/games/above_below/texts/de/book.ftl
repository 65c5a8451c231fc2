### Das Buch der Begegnungen. Gewinne und Kosten zeigt die Anwendung: Zahlen dafür gehören nicht hierher.

## Die Flachen Hallen

lost-property = Hinter einem Brett mit Klingel hat sich eine Füchsin eingerichtet. In den Regalen liegen Fäustlinge, einzelne Schuhe, eine Hochzeitstorte und eine Posaune in gutem Zustand, und an allem hängt ein Blatt mit einer Nummer. Irgendwo tropft ein Regenschirm. „Beschreiben“, sagt die Füchsin, ohne aufzusehen. „Wenn ich’s habe, war es eures.“ Seit dem Frühjahr wartet sie auf jemanden, der so etwas kann.
    .title = Fundsachen
    .option1 = Beschreibt etwas Prächtiges
    .success1 = Sie holt es vom obersten Brett. Es ist nicht ganz, was ihr gesagt habt, aber gesagt habt ihr es sehr schön.
    .success1b = Beim Wiedersehen weint ihr ein bisschen. Die Füchsin sieht genau hin und notiert sich, wie man das macht.
    .option2 = Gebt eine Münze ab
    .success2 = Abgegeben hat noch nie jemand etwas. Sie schreibt die Nummer eigenhändig, zweimal, und schenkt euch ihr Mittagessen.

the-chalk-road = Seit dem Eingang begleiten euch Kreidepfeile, immer auf Kniehöhe. Und hier ist die Verfasserin: ein Mädchen von vielleicht sieben Jahren, weiß bis zu den Ellbogen, das einen Pfeil mit gerunzelter Stirn betrachtet. „Der ist nicht von mir“, sagt sie. „Ich gehe nie weiter, als meine Mutter rufen kann.“ Von oben, sehr leise, ruft eine Mutter. Der Pfeil zeigt weiter, nach unten, und die Hand, die ihn zog, hat stark gezittert.
    .title = Die Kreidestraße
    .option1 = Bringt sie erst nach Hause
    .success1 = Die Mutter ruft seit Mittag und hat kaum noch Stimme übrig, um sich zu bedanken.
    .success1b = Ihr müsst zum Abendessen bleiben und eine Weile weiterrufen, damit die Mutter auch etwas isst.
    .option2 = Folgt den anderen Pfeilen
    .failure2 = Die Pfeile führen euch um einen Pfeiler herum, noch einmal herum und dann höflich hinaus in den Regen.

whoever-draws-back = Die Pfeile werden immer zittriger und enden vor einem Spalt, nicht breiter als ein Briefschlitz. Eine sehr kleine, sehr alte Hand kommt heraus, ein erbsengroßes Stück Kreide zwischen den Fingern. Sie malt mit Sorgfalt einen Pfeil, der auf euch zeigt, und wartet. Es riecht nach Pfeffer und Kerzen. Allmählich begreift ihr: Die Hand ist einsam, und Pfeile sind alles, was sie von Unterhaltung versteht.
    .title = Die Hand im Spalt
    .option1 = Malt ihr eine Antwort
    .success1 = Ihr malt eine Hand. Die Hand sieht sie lange an und reicht euch dann ihr Erspartes heraus, zum Bewundern.
    .option2 = Macht den Spalt breiter
    .success2 = Hinter dem Putz liegt eine Ader, und hinter der Ader ist niemand. Auf dem Boden rollt eine Erbse aus Kreide.

the-chalk-parlour = Die Hand malt auf dem Boden eine Tür um euch herum, Sturz, Schwelle und ganz zum Schluss die Klinke, und schon geht sie auf. Entweder ist die Stube groß, oder ihr seid es nicht mehr. Die Hausherrin schenkt aus einem Fingerhut Tee ein und zeigt euch ein Buch: alle Kinder, die sich je in diesen Hallen verlaufen haben, mit dem Tag, an dem sie den Heimweg gezeigt bekamen. Die Kreide riecht nach Schule. Ihr blättert. Eure Namen stehen auch darin, jeder einzelne.
    .title = Die Kreidestube
    .option1 = Unterschreibt als Erwachsene
    .success1 = Die Alte löscht eure Unterschriften ab und sieht so zufrieden aus, wie es einer Lehrerin eben erlaubt ist.
    .success1b = Ihr bekommt die leeren Bände und eine Kreide dazu, und es versteht sich, wofür.
    .option2 = Fragt, wer noch fehlt
    .success2 = Bei einem steht noch kein Datum. Er ist hinter dem Kohlenloch über dem Warten groß geworden und ginge gern mit jemandem heim.

the-torch-that-night = Durch die Decke regnet es in ein Fass, und in dem Fass stehen zwei gewaltige Füße. Ihr Besitzer trägt, was von den Fellen eines Plünderers übrig ist. Er erkennt euch, bevor ihr ihn erkennt: der Tonfall, ein versengter Mantelsaum. „Ich habe in jener Nacht eine Fackel getragen“, sagt er. „Nur die eine. Ich habe etwas dazu vorbereitet, aber es ist lang, und der mittlere Teil taugt noch nichts.“
    .title = Die Fackel in jener Nacht
    .option1 = Hört ihn bis zu Ende an
    .success1 = Ihr helft ihm beim mittleren Teil. Er sagt alles noch einmal von vorn auf und wringt dabei die Socken aus, damit die Hände etwas zu tun haben.
    .success1b = Als es gesagt ist, fragt er, ob es im Dorf Arbeit gibt für einen, der weiß, wie Brände anfangen.
    .option2 = Verlangt die Felle
    .success2 = Er gibt sie auf der Stelle her, samt dem Beutel im Futter, und bleibt stehen, um einiges kleiner.

wet-maps = Wie Wäsche hängen Landkarten an den Wurzeln, Dutzende, und die Tinte läuft noch. Zwischen zwei Provinzen tritt ein junger Mann mit blauen Daumen hervor. „Pell“, sagt er. „Nicht Mutter Pell. Solltet ihr eine von ihren haben: verbrennen. Sie malt Seen hinein, weil sie Seen mag.“ Er hält ein Blatt hoch, auf dem diese Halle vollkommen stimmt, bis auf eine Tür. „Die kommt später“, sagt Pell. „Ich zeichne ein bisschen voraus.“
    .title = Nasse Karten
    .option1 = Kauft die verfrühte Tür
    .success1 = Er pustet auf die Tinte und sagt, ihr sollt euch beeilen, das heißt: eben nicht.
    .option2 = Helft beim Aufhängen
    .success2 = Ihr hängt ihm den Norden auf, mit Klammern. Für einen, der von der Zukunft lebt, gibt er reichlich Trinkgeld.
    .success2b = Ein Blatt, das ganz weiß geblieben ist, dürft ihr behalten. Eines Tages, sagt er, wird es stimmen.

the-door-drawn-early = Wo auf der Karte eine Tür ist, ist eine Wand, und auf der Wand, noch nass, ein Strich blaue Tinte in Form einer Tür. Es riecht nach Tinte und am Schlüsselloch nach Zwiebeln. Drüben deckt jemand den Tisch und summt. Ihr habt das merkwürdige Gefühl, dass es den Ort noch gar nicht gibt und dass es ungehörig wäre, zu früh zu kommen.
    .title = Die verfrühte Tür
    .option1 = Klopft mit dem Hammer an
    .success1 = Wer immer da summt, sagt „Schon?“, und dann werden hastig Möbel gerückt. Als die Wand fällt, ist das Zimmer leer, gefegt und eures.
    .option2 = Wartet, bis sie aufgeht
    .success2 = Ihr kommt auf die Minute pünktlich und bekommt den Schemel am Feuer.
    .success2b = Es wird Einzug gefeiert. Ihr seid die einzigen Gäste, und jeder Trinkspruch gilt euch.

the-cat-looks-left = An der Gabelung sitzt eine Katze. Sie hat die Farbe der Wand und war eindeutig schon vor der Wand da. Sie blickt mit großer Aufmerksamkeit in den linken Gang, wo nichts ist. Sie blickt euch an. Sie blickt wieder nach links. Der rechte Gang riecht nach Brot und hat ein Geländer. Der Katze ist es gleich, welchen ihr nehmt; sie legt nur Wert darauf, dass sie es erwähnt hat.
    .title = Die Katze schaut nach links
    .option1 = Nehmt den linken Gang
    .failure1 = Links ist nichts, soweit ihr seht. Bis zurück zur Gabelung spürt ihr, wie die Katze sich ihren Teil denkt.
    .option2 = Nehmt den rechten Gang
    .success2 = Das Brot ist echt und der Bäcker auch, und er wollte längst jemandem von seinem Tag erzählen.
    .success2b = Der Bäcker bezahlt euch dafür, dass ihr bleibt, bis er fertig ist. Es war ein langer Tag. Streckenweise war es der heutige.

what-the-cat-mentioned = Der linke Gang führt in einen Raum, in dem nichts ist. Ihr hebt die Laterne und seht euch das Nichts eine Weile an, wie es die Katze getan hat, und nach und nach bekommt es Ränder. Hier steht etwas, und zwar mit großem Können. Es ist dünn und grau und so lange übersehen worden, dass es gar nicht mehr weiß, wie das andere geht. In den Armen hält es, täglich abgestaubt, alles, was in dieser Halle je einer nur kurz hingelegt hat.
    .title = Was die Katze erwähnte
    .option1 = Sagt, dass ihr es seht
    .success1 = Es wird rosa an den Rändern, lässt Dinge fallen, hebt sie wieder auf und schenkt euch ein paar davon.
    .success1b = Es knickst, wozu es offenbar geübt hat, und reicht euch das Einzige hier, das immer schon ihm gehörte.
    .option2 = Nehmt eure Sachen zurück
    .success2 = Euer Fingerhut, euer gutes Messer, ein Beutel. Und, da es ja nur dasteht und nichts sagt, noch einiges, was nicht euch gehört.

the-long-round = „Achtung, Stufe“, sagt ein Briefträger unten im Schacht, wo er nicht auf sie geachtet hat. Das war im vorigen Herbst. Zugestellt hat er seither trotzdem: meist an Maulwürfe und an einen Käfer mit ausgedehntem Briefwechsel. Die Mütze ist gebürstet, die Tasche voll, die Leiter aufgefressen. Bestimmt, meint er, ist schon jemand nach ihm ausgeschickt. Ihr sagt, davon sei auszugehen.
    .title = Die lange Runde
    .option1 = Zieht ihn herauf
    .success1 = Es war niemand ausgeschickt. Er grüßt das Tageslicht und fragt, wer von euch das Haus ohne Briefkasten hat.
    .option2 = Tragt seine Post aus
    .success2 = Die Maulwürfe geben das Trinkgeld im Voraus, da sie nicht sehen, wer ihnen etwas bringt.
    .success2b = Der Käfer diktiert euch gleich die Antworten. Er überlegt, den Hügel zu kaufen.
    .option3 = Fragt nach eurer Post
    .success3 = Für euch ist ein Brief da. Ihr müsst unterschreiben, und dann fällt ihm ein, dass er niemanden hat, dem er die Unterschrift geben kann.

a-letter-from-below = Auf dem Umschlag steht nur euer Dorf und darunter: Erdgeschoss. Er ist von unten gekommen, nicht von oben; die Marke zeigt ein Auge, geschlossen. Das Papier riecht nach warmem Stein. „Wir hören Sie auf der Treppe“, steht da. „Es eilt nicht. Teilen Sie uns freundlicherweise mit, ob Sie die linke Tür vorziehen oder die Wand.“ Beigelegt ist ein Antwortzettel, frankiert, mit zwei Kästchen und einem dritten, sehr klein gedruckten.
    .title = Ein Brief von unten
    .option1 = Kreuzt das kleinste an
    .success1 = In dem Kästchen steht: „Was am wenigsten Umstände macht.“ Postwendend erhaltet ihr Dank und eine Kleinigkeit für die Tinte.
    .option2 = Kreuzt die Wand an
    .success2 = Hinter euch, in der Wand, durch die ihr kamt, geht etwas Großes unendlich behutsam mit einem Hammer um. Es hinterlässt einen Raum und tritt sich die Füße ab.

what-the-leaves-do = Eine Wurzel, dick wie eine Kuh, kommt durch die Decke und endet in einem Knorren mit einer Art Gesicht, geduldig und hölzern. Sie gehört zu der Eiche auf eurem Hügel. In all den Jahren, sagt sie, habe ihr nie jemand erzählt, was am anderen Ende vor sich geht. Es riecht kühl nach Saft. „Ich schicke Wasser hinauf“, sagt die Wurzel. „Ich wüsste gern, wozu.“
    .title = Was die Blätter machen
    .option1 = Beschreibt die Blätter
    .success1 = Ihr kommt bis zum Herbst. Die Wurzel ist erschüttert, und man muss ihr schnell vom Frühling erzählen.
    .success1b = Ihr müsst ihr Grün beschreiben, bis sie zufrieden ist. Dann rollt sie ein Stück von sich ab, das sie gerade nicht braucht.
    .option2 = Sprecht von Brennholz
    .success2 = Die Wurzel wird still, und dann zahlt sie, so wie man einen Förster bezahlt.
    .failure2 = Die Wurzel hört nicht mehr zu. Weit oben lässt eine Eiche etwas auf ein Dach fallen, das ihr kennt.

the-last-poster = So hoch eine Schnecke reicht, ist die Wand mit Plakaten beklebt: immer dasselbe runde Gesicht und dasselbe Wort, STANDHAFT. Die Schnecke, die sie klebt, ist bei ihrem letzten. Seit Beginn des Wahlkampfs ist sie für den Unterbürgermeister unterwegs, sagt sie, und hat ein gutes Gefühl. Die Wahl war vor vier Jahren. Der Leim riecht nach Äpfeln. Wenn es ihr jemand sagt, dann besser jemand, der es nicht eilig hat.
    .title = Das letzte Plakat
    .option1 = Sagt, dass er gewonnen hat
    .success1 = Sie hat nie daran gezweifelt. Aber sie bittet euch, es noch einmal zu sagen, langsam, und macht dazu die Augen zu.
    .success1b = „Dann“, sagt sie, „ist das Siegesessen noch in meiner Tasche.“ Es hat sich gehalten; jedenfalls ist es gewachsen.
    .option2 = Löst die Plakate ab
    .success2 = Gutes Papier, kaum verregnet. Hinter euch wendet die Schnecke und fängt wieder von vorne an.

the-same-rain = Unter jedem Tropfen steht ein Gefäß: Tassen, eine Trommel, ein Helm, ein halber Stiefel. Dazwischen eilt mit aufgekrempelten Ärmeln ein alter Mann umher und gießt die vollen in einen Spalt im Boden. Es sei immer derselbe Regen, erklärt er; der laufe im Kreis, und mit der Zeit gewinne man ihn lieb. Nur gibt es seit heute früh einen neuen Tropfen, der fällt auf nackten Fels, ping, ping, und das bricht ihm das Herz.
    .title = Immer derselbe Regen
    .option1 = Gebt ihm einen Topf
    .success1 = Aus Ping wird Plopp. Er setzt sich zum ersten Mal seit Jahren und sucht euch etwas Hübsches heraus, das der Regen einmal mitgebracht hat.
    .option2 = Stellt euch unter den Tropfen
    .success2 = Er leert euch stündlich und zahlt hutweise.
    .success2b = Es ist vorzüglicher Regen; er füllt euch welchen ab. Ganz schüchtern fragt er, wie es sich angefühlt hat.

two-brothers-and-a-beam = Die Brüder stützen einen Balken. Sie stützen ihn seit dem Streit, und der ging darum, wer mit Stützen an der Reihe ist. Staub rieselt ihnen auf die Hüte. Keiner lässt als Erster los, und unvernünftig, darin sind sie sich über eure Köpfe hinweg einig, ist keiner von ihnen. Hinter ihnen liegt das ganze Bauholz, das sie holen wollten, und daneben wird seit dem Jahr des Kometen eine Kanne Tee kalt.
    .title = Zwei Brüder, ein Balken
    .option1 = Stützt den Balken ab
    .success1 = Im selben Augenblick treten sie darunter hervor, und jeder achtet auf die Füße des anderen.
    .success1b = Mit dem Holz und zwei Brüdern, die sich seit Jahren nicht gerührt haben, steht vor dem Abendbrot ein Haus.
    .failure1 = Eure Stütze hält einen Augenblick. Dann kommt der Balken herunter, bis zum Längsten von euch.
    .option2 = Schlichtet den Streit
    .success2 = Ihr findet heraus, dass ein Vetter an der Reihe ist. Beide sind entzückt. An den Vetter geht ein Brief ab.

a-hand-deep = Die Pfütze quer über den Gang ist eine Handbreit tief, und die Decke spiegelt sich darin. Es spiegelt sich auch eine Leiter, die nicht da ist, wenn man hinaufsieht. Am Rand sitzt ein Frosch mit der Miene eines Fremdenführers, dessen Gruppe sich verspätet. Ihr werft einen Kiesel hinein. Er fällt an der Spiegelung vorbei und an etwas, das darunter ist, und so lange ihr auch horcht, aufschlagen hört ihr ihn nicht.
    .title = Eine Handbreit tief
    .option1 = Steigt die Leiter hinab
    .failure1 = Euer Fuß findet Wasser, nass und eine Handbreit tief. Der Frosch sieht aus Taktgefühl weg.
    .option2 = Geht außen herum
    .success2 = Ihr kommt alle mit trockenen Knien vorbei und findet, was an einem Rand so wächst, auf den nie jemand tritt.

under-the-puddle = Hier hängt alles andersherum: Der Regen fällt an euren Knien vorbei nach oben in die Pfütze, die jetzt die Decke ist. In der gespiegelten Halle stehen eure Spiegelbilder. Am Grund eines jeden Spiegels, sagen sie, haben sie auf euch gewartet, euer Leben lang, haben immer nur nachgemacht und würden gern ein einziges Mal vorangehen. Ihre Laternen leuchten kälter und riechen nach nichts. Sie strecken euch die Hände hin. Die linken.
    .title = Unter der Pfütze
    .option1 = Lasst ihnen den Vortritt
    .success1 = Sie gehen strahlend voran, und ihr macht alles nach. Es ist erholsam. Sie wissen, wo alles liegt.
    .success1b = Oben verneigen sie sich, einer nach dem anderen, und jeder hält eine Hand ein wenig länger fest, um etwas darin zu lassen.
    .option2 = Nehmt ihre Laternen
    .success2 = Sie lassen leicht los; sie wissen nicht, wie man festhält, was ihr loslasst. Trüb wird es jetzt für sie.

roots-that-tidy = Die Wurzeln in diesem Gang haben es gern ordentlich. Es beginnt mit einem Hut, der abgehoben und aufgehängt wird. Dann schließen sich Knöpfe, bis zum Kinn. Taschen werden gewendet und ihr Inhalt der Größe nach ausgelegt. Etwas Feines, Weißes kämmt den Stillsten von euch, dem es gefällt. Ganz hinten erkennt ihr eine Garderobe, gut gefüllt und nach Zedernholz duftend, und in keinem der Mäntel steckt noch jemand.
    .title = Ordentliche Wurzeln
    .option1 = Haltet ganz still
    .success1 = Ihr werdet gebürstet, am Kragen gefaltet und entlassen. An Stellen, die ihr aufgegeben hattet, haben sie noch Geld gefunden.
    .option2 = Bindet alles fest
    .success2 = Die Wurzeln bewundern die Knoten. Sie knüpfen noch ein paar dazu und liefern das Seil gleich mit.
    .option3 = Durchsucht die Garderobe
    .success3 = Ihr arbeitet rasch und in Handschuhen. Hinter euch schaukeln die Mäntel ein wenig, als zuckten sie die Achseln.
    .failure3 = Unordentliche Gäste werden aufbewahrt, bis man sie abholt. Es wird Abend, bis man euch abholt.

furniture-on-the-flood = Der Regen hat eine Abkürzung gefunden. Kniehoch und braun kommt er die Halle herunter und bringt Möbel mit: einen Tisch, eine Kommode, ein Büfett, auf dem noch alle Teller stehen, mit einer Maus am Ruder. Es folgt mehr; man hört, wie es die Kurve nimmt. Die Maus brüllt etwas von linkem Ufer. Die Kommode lässt im Vorbeitreiben die oberste Schublade aufgleiten, und darin blinkt es.
    .title = Möbel bei Hochwasser
    .option1 = Entert das Büfett
    .success1 = Ihr springt. Die Maus beordert euch zur Butterdose, des Gleichgewichts wegen.
    .option2 = Leert die Schubladen
    .success2 = Löffel, Ringe, ein Strumpf mit jemandes Erspartem. Die Kommode treibt weiter, leichter jetzt und mit offenem Mund.

the-mouses-harbour = Der Mausekapitän bringt das Büfett an einer Treppe längsseits, ohne einen Teller anzuschlagen. Auf der obersten Stufe steht seine Frau mit Lampe, Kontobuch und der Miene einer, die Dienstag gesagt hatte. Der Absatz ist voll von dem, was frühere Fluten gebracht haben: Uhren, Wiegen, ein Taufbecken, alles nach Politur duftend. „Bergegut“, erklärt der Kapitän, mustert euch von oben bis unten, und man sieht ihn überlegen, ob ihr Mannschaft wart oder Ladung.
    .title = Der Mäusehafen
    .option1 = Gebt euch als Mannschaft aus
    .success1 = Ihr schießt ein Tau auf, das herumliegt, und er ist überzeugt. Die Mannschaft bekommt Heuer und einen Rüffel.
    .success1b = Seine Frau schüttelt jedem von euch die Hand, am kleinen Finger, und lässt euch etwas aus dem Büfett aussuchen.
    .option2 = Gesteht, Ladung zu sein
    .success2 = Man verkauft euch an ein nettes Paar, das euch laufen lässt, als es sieht, was ihr esst. Der Kapitän zahlt euch euren Anteil aus.

the-wall-is-one-short = Die Wand summt. Unter einer Haut aus Putz überwintern Bienen, Tausende, alle auf einem einzigen tiefen Ton, und weit unten gibt es Stimmen, die den Ton darüber halten. Wo beide sich treffen, zittert die Luft, und auf dem Boden gehen Kiesel spazieren. Eine Biene kommt heraus, besieht euch und geht wieder hinein. Der Ton schwankt. Ihr begreift: Es fehlt ihnen eine.
    .title = In der Wand fehlt eine
    .option1 = Summt mit
    .success1 = Ihr haltet ihn, bis euch die Zähne schwirren. Tief unten holt jemand Unsichtbares dankbar Luft.
    .success1b = Die Stimmen unten bringen das Stück zu Ende, das älter ist als der Hügel. Von den Bienen bekommt ihr ein Glas mit etwas, das leuchtet.
    .option2 = Brecht Honig heraus
    .success2 = Er ist schwer und dunkel und einiges wert. Die Stelle, wo der Ton war, hört ihr noch lange.
    .failure2 = Das Summen verstummt. Ihr lernt, wie laut eine Stille sein kann, wenn sie Flügel hat.

the-discovery-of-boots = Sieben Fuchskinder haben die Stiefel entdeckt. Eure. Zwei haben je einen Schnürsenkel, eines steckt in einem Rucksack, eines schläft auf einem Fuß, und der Rest spielt abwechselnd den Jäger. Es ist die glücklichste Stunde ihres Lebens und riecht auch so. Ein Stück hinter euch hat gerade etwas, das schwerer ist als ein Fuchskind, abgesetzt, was es trug, um besser zu hören.
    .title = Die Entdeckung der Stiefel
    .option1 = Spielt, bis sie müde sind
    .success1 = Sie gehen alle auf einmal aus, wie Kerzen. Die Mutter steigt über euch hinweg und legt sich dazu.
    .success1b = Ihr liegt noch auf dem Rücken, als sie heimkommt. Sie betrachtet die sieben, seufzt und teilt das Abendessen für alle auf.
    .option2 = Werft ihnen etwas hin
    .success2 = Es fliegt, es riecht, und die Stiefel sind Geschichte. Im Rucksack hat das Kleine seine ganze Sammlung liegen lassen.

heavy-today = Der Gang endet an einem runden Becken unter einem Kreis Tageslicht, nicht größer als ein Teller. Ein Eimer kommt herunter, füllt sich, geht hinauf, kommt herunter. Das Quietschen kennt ihr: Es ist der Brunnen auf eurem eigenen Dorfplatz. Ab und zu sagt oben jemand mit der Stimme eurer Nachbarin „Schwer heute“. Über einem Sims voll nasser Münzen haben Leute ihre Wünsche in die Wand geritzt. Dass jemand sie liest, hatten sie nicht erwartet.
    .title = Schwer heute
    .option1 = Fahrt im Eimer hinauf
    .failure1 = Der Eimer fährt hinauf. Ihr bleibt, im Großen und Ganzen, unten. „Jetzt geht’s leichter“, sagt eure Nachbarin.
    .option2 = Sammelt die Münzen ein
    .success2 = Sie sind glitschig, und jede hat einmal jemandem gehört. Ihr zählt sie mit dem Rücken zur Wand.
    .option3 = Erfüllt ein paar Wünsche
    .success3 = Die meisten wünschen sich, dass ihnen jemand schreibt. Das ist schnell getan.
    .success3b = Es spricht sich herum, dass der Brunnen neuerdings antwortet. Der Sims war noch nie so voll.

out-of-the-well = Nass bis unter die Achseln taucht ihr in den hellen Mittag auf und blickt über den Brunnenrand eurer Nachbarin in die Augen. Sie lässt die Kurbel nicht los, das muss man ihr lassen. Bis heute Abend wird das ganze Dorf wissen, dass sie einen Eimer Leute heraufgezogen hat. Was genau es wissen wird, entscheidet sich in diesem Augenblick hier auf dem Platz, wo die Wäsche tropft und der Bäcker es bereits falsch erzählt.
    .title = Aus dem Brunnen
    .option1 = Erzählt es selbst
    .success1 = Ihr haltet euch an die Wahrheit und lasst nur das Geschrei weg.
    .success1b = Ihr erzählt es so gut, dass eure Nachbarin erfährt, wie tapfer sie war. Seitdem ist sie es geblieben.
    .option2 = Lasst den Bäcker erzählen
    .success2 = In seiner Fassung gibt es einen Schatz, und ihr habt ihn vergraben. Alle sind sehr großzügig und graben euch den Garten um.

polite-in-the-crawl = Mitten im Kriechgang begegnet eure Laterne einer anderen Laterne. Dahinter ist ein Gesicht, kopfüber, mit Schnurrhaaren, und hinter dem Gesicht, dem Murren nach, eine neunköpfige Familie mit Gepäck. Vorbeikommen kann hier niemand und umdrehen auch nicht. „Wir haben einen Kinderwagen“, sagt das Gesicht im Ton von jemandem, für den die Sache damit entschieden ist. Die Luft riecht nach heißem Dachs und Himbeerbonbons.
    .title = Höflich im Kriechgang
    .option1 = Kriecht höflich rückwärts
    .success1 = Es dauert eine Stunde. Zuletzt wird der Kinderwagen herausgereicht, darin ein uralter Dachs, der sich für die Aussicht bedankt.
    .option2 = Reicht die Kinder durch
    .success2 = Sieben davon gebt ihr nach hinten weiter, wie Eimer bei einem Brand. Eines muss noch einmal zurück und umgetauscht werden.
    .success2b = Am Ende sind alle auf der richtigen Seite. Die Wäscheleine, die sie euch dalassen, hat ihnen auch nie gehört.

the-echo-is-early = Ihr hört eure Stimmen, bevor ihr gesprochen habt. „Vorsicht“, sagt das Dunkel mit der Stimme von einem unter euch, „die dritte Stufe.“ Dann ein Schrei. Dann, was schlimmer ist, sagt jemand, da sei nichts zu machen gewesen. Keiner hat sich gerührt. Wasser tickt. Vor euch führt die Treppe hinab, kurz und bemoost, und das Echo fängt an zu lachen, ganz leise, über einen Witz, den ihr noch nicht kennt.
    .title = Das Echo ist zu früh
    .option1 = Lasst die dritte Stufe aus
    .success1 = Es herrscht, wie sich zeigt, Uneinigkeit, von welchem Ende aus man zählt. Ihr landet übereinander auf etwas Weichem, in dem Münzen sind.
    .success1b = Unten versteht ihr den Witz: eine Hacke, eine Ader und ein Schild, wonach die dritte Stufe völlig ungefährlich ist.
    .failure1 = Da war nichts zu machen, hört ihr euch sagen.
    .option2 = Sagt etwas anderes
    .success2 = Das Echo hat sich zum ersten Mal im Leben geirrt und zahlt, wie sich das für einen Sportsmann gehört.

nine-thousand-and-some = Da zählt ein Tropfen. Er fällt in eine steinerne Schale, und jedes Mal klingt die Zahl mit, ganz deutlich: neuntausendneunhunderteinundachtzig. In die Wände haben Leute Wetten geritzt, was bei zehntausend passiert. Manche haben hastig geritzt. Bei vierundachtzig fällt euch auf, dass die Schale auf einer Falltür steht, dass die Falltür auffallend sauber ist und dass ihr ebenfalls darauf steht.
    .title = Neuntausend und etwas
    .option1 = Bleibt bis zum Schluss
    .failure1 = Bei neunundneunzig muss jemand niesen. Der Tropfen hat sich verzählt, seufzt und fängt wieder bei eins an.
    .option2 = Fangt den nächsten Tropfen
    .success2 = Er liegt in eurer Handfläche und tickt. Dem Geruch nach hilft er bei Verstauchungen.

ten-thousand = Bei zehntausend hört der Tropfen auf, und die Stille ist, als würde eine Hand weggenommen. Dann öffnet sich die Falltür, sanft, an Gegengewichten, und setzt euch in einem Zimmer von der Größe eines Schranks ab. An einer Schiefertafel sitzt ein Skelett in gutem Mantel. Es hatte auf zehntausendundeins gesetzt. Der Einsatz liegt auf dem Tisch, unter Staub. Oben beginnt der Tropfen wieder, bei eins, und die Falltür will sich schließen.
    .title = Zehntausend
    .option1 = Schnappt euch den Einsatz
    .success1 = Ihr seid draußen, ehe der Spalt auf eine Handbreit zu ist. Das Skelett, seht ihr noch, hatte ein System.
    .option2 = Verkeilt die Falltür
    .success2 = Ihr tragt ihn in seinem guten Mantel gemeinsam hinauf. Da ist es nur recht und billig, dass man teilt.
    .success2b = Das Gegengewicht ist ein Klumpen Erz, groß wie ein Laib Brot. Er hätte gewollt, dass es in die Hände von Spielern kommt.

borrowed-umbrella = Von der Decke dieser Halle hängen Regenschirme, zusammengerollt und schwarz, zu Hunderten und in bester Ordnung. Es regnet hier, wie immer, und einer von euch hat schon hinaufgelangt und einen am Griff gepackt. Der Griff ist warm. Der Schirm schlägt ein Auge auf. Die ganze Halle entlang beginnen die anderen sich zu entfalten, mit einem Laut wie der Seufzer im Konzertsaal, wenn die Sängerin sich krankmelden lässt.
    .title = Geliehener Schirm
    .option1 = Haltet gut fest
    .success1 = Zweimal fliegt er euch durch die Halle und setzt euch trocken ab. Es war, soviel ihr versteht, ein Kompliment.
    .option2 = Bittet um Verzeihung
    .success2 = Einer nach dem anderen falten sie sich wieder. Eurer lässt ein Auge offen und hält am Ende doch einen Flügel über euch.

the-cart-of-left-shoes = Bis hierher hat jemand einen Handkarren geschoben und ihn stehen lassen. Er ist voller Schuhe, etliche Hundert, lauter linke, vom Kinderschühchen bis zu einem, in dem man baden könnte, und riecht nach Schuhwichse. Fast obenauf liegt ein grüner mit Schnalle. Innen ist er noch warm. Weiter hinten im Gang hüpft jemand, hält inne, um zu horchen, und hüpft weiter.
    .title = Der Karren linker Schuhe
    .option1 = Bringt den Schuh zurück
    .success1 = Ihr folgt den Hüpfern, die sauber und gleichmäßig sind wie eine Naht.
    .option2 = Verkauft den Karren
    .success2 = Es gibt mehr einbeinige Leute, als ihr dachtet, und feilschen mögen sie nicht.

the-hopping-lady = Die da hüpft, ist eine Dame gesetzten Alters mit einem Strumpffuß, einer Tasche und keinerlei Verlegenheit. Sie sammelt linke Schuhe. Die rechten hat ihre Schwester, und seit der Teilung sprechen sie nicht mehr miteinander. „Sie wohnt drüben, jenseits der Schlucht“, sagt die Dame, schlüpft in den grünen Schuh und verzieht das Gesicht. „In stillen Nächten höre ich, wie sie darin umhergeht.“ Es gibt eine Hängebrücke. Sie ist durchgeschnitten, säuberlich, in der Mitte.
    .title = Die hüpfende Dame
    .option1 = Flickt die Brücke
    .success1 = In der Mitte treffen sich die Schwestern, bleiben stehen und sehen einander auf die Füße.
    .success1b = Zuletzt probieren sie an, paarweise, und ihr dürft alles Seil behalten, das für den Streit gedacht war.
    .option2 = Überbringt eine Nachricht
    .success2 = Ihr überbringt elf, und jede ist kürzer als die vorige. Die letzte ist ein Schuh.

our-own-cellar = Die Wand gibt nach, ihr steht in einem Keller, und es dauert, bis einer es ausspricht. Das schiefe Regal. Der Haken, den irgendjemandes Vater zu hoch eingeschlagen hat. Durch die Rutsche ist Ruß gekommen und liegt über allem wie ein Tuch, aber darunter sind die Gläser heil. Das war eures, vor dem Überfall; das Haus darüber gibt es nicht mehr. Es riecht nach Rauch und Pflaumen.
    .title = Unser eigener Keller
    .option1 = Nehmt die Gläser mit
    .success1 = Ihr pustet den Ruß von den Etiketten. Die Handschrift ist leichter zu ertragen, als ihr dachtet.
    .success1b = Hinter den Pflaumen steht der gute Cidre, aufgehoben für einen besonderen Anlass. Ihr seid euch einig, dass dies einer ist.
    .option2 = Grabt nach der Geldkassette
    .success2 = Sie ist dort, wo sie laut eurer Mutter niemals war.

the-buried-kite = In Schulterhöhe läuft eine Schnur den Gang entlang, straff und summend. Ihr folgt ihr, wie jeder es täte, durch zwei Hallen und ein Loch und seht, wohin sie geht: in den Boden, schräg, mit kräftigem Zug. Dort unten muss Wind sein, und an ihrem Ende fliegt ein Drachen, abwärts, sehr weit weg. Das hiesige Ende ist auf eine Kinderspule gewickelt, unter einem Stein, auf dem MEINS steht.
    .title = Der vergrabene Drachen
    .option1 = Holt ihn ein
    .success1 = Das dauert den ganzen Nachmittag, und was heraufkommt, ist ausgefranst. Den Drachen hat etwas abgebissen, säuberlich, wie einen Faden.
    .success1b = Der Drachen kommt heil herauf. Hinten hat jemand von unten mit großen, geduldigen Buchstaben daraufgeschrieben: NOCHMAL.
    .option2 = Knüpft mehr Schnur daran
    .success2 = Sie läuft singend ab, und der Drachen sinkt und sinkt. Als die Leine erschlafft und ihr sie aufwickelt, ist etwas an den Schwanz gebunden.

a-tooth-is-owed = Hinter einem losen Ziegel steckt eine Keksdose, und auf dem Deckel steht in Großbuchstaben, von denen einige verkehrt herum sind: WER DAS AUFMACHT SCHULDET MIR EINEN ZAHN. Kippt man sie, rutscht darin etwas Schweres. Im Loch liegen außerdem ein Milchzahn, ein Holzzahn und einer, der von einem Pferd sein muss, jeder in ein Papierchen gedreht, auf dem BEZAHLT steht. Die Leute waren ehrlich hier. Das bringt euch in Verlegenheit.
    .title = Einen Zahn schuldig
    .option1 = Zahlt mit einem Kammzahn
    .success1 = Ihr beschriftet ihn deutlich. Es geschieht euch nichts, aber so, als würde dabei jemand lachen.
    .success1b = Als ihr die Dose zur Probe noch einmal öffnet, ist sie aufgefüllt, und eine Quittung liegt bei.
    .option2 = Macht auf und rennt
    .success2 = Keiner verfolgt euch. Nur denkt ihr von jetzt an jedes Mal daran, wenn ihr in einen Apfel beißt.

back-soon = Die Lampe ist heute gefüllt worden. Daneben stehen ein Sessel mit einer warmen Kuhle, eine dampfende Tasse und ein Teller mit Krümeln; und an der Tasse lehnt eine Karte, BIN GLEICH ZURÜCK, auf der der Staub dick wie Filz liegt. Ihr horcht. Irgendwo weiter unten, auf Stein und ohne Eile, kommen Schritte näher, oder sie entfernen sich. Es ist eine wirklich gute Lampe.
    .title = Bin gleich zurück
    .option1 = Wartet auf den Besitzer
    .failure1 = Die Schritte kommen bis an die Ecke, bleiben stehen und überlegen es sich anders. Ihr habt in der Kuhle gesessen.
    .option2 = Nehmt die Lampe mit
    .success2 = Sie brennt den ganzen Heimweg über und dreht an jeder Ecke die Flamme, um zurückzuschauen.

a-host-with-elbows = Der Besitzer tritt ein, hängt einen tropfenden Hut auf und wundert sich nicht. Er ist lang und grau, hat an jedem Arm einen Ellbogen mehr als erwartet und dazu passende Manieren. „Gleich“, sagt er mit Blick auf die Karte, „stimmt immer, wenn man Geduld hat.“ Er schenkt euch etwas ein, das nach Nelken duftet. Bleiben kann er nicht, das kann er nie; er kommt nur zwischen zwei Besorgungen herauf, um zu sitzen. Die heutige steht noch aus, und er ist spät dran.
    .title = Ein Gastgeber mit Ellbogen
    .option1 = Hütet seine Lampe
    .success1 = Ihr bleibt mit ihr auf und stutzt den Docht. Er überlässt euch den Sessel und etwas auf der Armlehne.
    .success1b = Bei Tagesanbruch kommt er zurück, mit einer Tasse für jeden und der Nachricht, dass ihr willkommen seid. Gleich.
    .option2 = Geht mit ihm hinunter
    .success2 = „Wie überaus nett“, sagt er und bietet jedem einen Arm an.

evening-at-the-stairs = Die Treppe führt hinab in einen warmen Luftzug, der kommt und geht, kommt und geht. Auf der untersten trockenen Stufe steht eine Laterne mit blauem Glas. „Weiter unten liegt etwas“, sagt euer Gastgeber, „das den Himmel nicht sieht und gern hätte, dass man ihm sagt, wenn Abend ist. Vergisst man es, steht es auf und schaut nach.“ Er reicht euch die Streichhölzer. Er macht das jeden Tag, seit sehr langer Zeit, und hörte so gern, dass es darauf ankommt.
    .title = Abend an der Treppe
    .option1 = Zündet die Laterne an
    .success1 = Der Luftzug wird langsamer. Tief unten dreht sich etwas um, mit einem Rauschen wie am Strand, und ist still.
    .success1b = Von unten antwortet ein violettes Licht, ein einziges Mal. Gute Nacht, sagt er, habe es in all den Jahren noch nie gesagt.
    .option2 = Fragt, was es ist
    .success2 = Er sagt es euch, den Mund dicht an eurem Ohr. Hinterher seid ihr euch einig, dass er „der Boden“ gesagt hat.

moths-at-the-roots = Als ihr hereinkamt, war der Mottenmarkt nicht da, und es gibt nur einen Eingang. Jetzt stehen Stände zwischen den Wurzeln, behängt mit Papierlaternen, und die Händlerinnen falten ihre staubigen Ärmel auf und zu. Kein Preis steht an irgendetwas. „Etwas, das nahe an einem Licht war“, sagt die nächste, die Zugluft in Flaschen führt und Knöpfe ertrunkener Mäntel, „und das euch fehlen wird.“ Die Luft ist weich und schmeckt nach Wolle.
    .title = Motten an den Wurzeln
    .option1 = Trennt euch von Obst
    .success1 = Die Händlerin hält es gegen die Lampe, um die Sonne darin zu sehen, und gibt euch sogar noch heraus.
    .option2 = Feilscht bei Lampenlicht
    .success2 = Von einer ruhigen Flamme können sie den Blick nicht lassen. Ihr redet, die Laterne handelt.
    .success2b = Ihr verkauft ihnen die Geschichte eines Sonnenaufgangs, meterweise. Bezahlt wird mit dem Papier, auf dem sie hätte stehen sollen.
    .option3 = Stehlt eine Papierlaterne
    .success3 = Stand um Stand erlischt der Markt, während ihr rennt, und jede Händlerin fragt sich, wo das Licht geblieben ist.
    .failure3 = Der Markt klappt zu wie ein Auge. Euer Geldbeutel ist drinnen.

aunt-ore-is-at-home = Ihr riecht Eisen und Pfefferminz, ehe ihr den Schaukelstuhl seht. Tante Erz ist klein und grau, und durch sie hindurch ziehen sich Adern von etwas, das glitzert; ihr Strickzeug klirrt beim Wenden. Was ihr braucht, weiß sie auf den Pfennig. „Ich verleihe“, sagt sie. „Was ich dafür nehme, hört jeder, und nehmen will es trotzdem jeder. Soll ich’s euch sagen?“ Sie sagt es. Es ist furchtbar. Ihr Wort hat sie noch nie gebrochen, und der Stuhl hat keinen Augenblick aufgehört zu schaukeln.
    .title = Tante Erz ist zu Hause
    .option1 = Nehmt das Darlehen
    .success1 = Sie zählt es euch vor, und man gibt sich die Hand darauf. Viel verlangt sie ja nicht. Nur, was die Leute von euch halten.
    .option2 = Fragt, wie sie anfing
    .success2 = Mit einem Knopf, sagt sie, geliehen an einen Mann, der zwei hatte. Sie schenkt euch einen gleichen.
    .success2b = Danach fragt sonst niemand. Sie erzählt es bis zum Ende, schaukelt immer langsamer und bricht euch ein Stück von der Moral ab.

acorn-under-thimble = „Wo ist sie?“, sagt der Fuchs. Er hat ein Fass als Tisch, drei Fingerhüte, eine Eichel und ein Publikum aus Kaninchen, die alle verloren haben und geblieben sind, um es noch jemandem passieren zu sehen. Seine Pfoten kreisen. Schnell ist er nicht. Er ist so langsam und macht so gar kein Geheimnis daraus, dass ihr genau wisst, wo die Eichel steckt, und eben das beunruhigt euch. Die Kaninchen halten den Atem an.
    .title = Eichel unterm Fingerhut
    .option1 = Zeigt auf den mittleren
    .success1 = Da ist sie. Der Fuchs staunt nicht weniger als ihr und hebt die beiden anderen hoch, um zu sehen, was da schiefging.
    .failure1 = Die Eichel ist, wo ihr gesagt habt. Nur das Fass ist inzwischen woanders, und mit ihm eure Hüte.
    .option2 = Zeigt auf seine Backe
    .success2 = Er schluckt. Weit aufmachen muss er trotzdem, und da sind elf Eicheln drin und eine goldene Uhr. Die Kaninchen lassen es sich erklären, zweimal.

the-toll-of-reasons = Die Kröte auf dem Torpfosten nimmt Gründe. Für Geld habe sie keine Verwendung, sagt sie; Geld bringen die Leute mit, wenn sie nicht nachgedacht haben. Weshalb wollt ihr hindurch? „Weil es da ist“ hat sie neunhundertmal bekommen und nimmt es nicht mehr. Auf „Neugier“ gibt sie heraus. Sie legt das Kinn zurecht, schließt ein Auge und wartet auf etwas Neues. Hinter dem Tor riecht es nach Regen auf heißem Stein.
    .title = Der Gründezoll
    .option1 = Nennt einen ehrlichen Grund
    .success1 = Ihr sagt, daheim regnet es, und man hat niemand Neues zum Reden. Die Kröte rückt ihr Kinn beiseite.
    .success1b = „Aha“, sagt die Kröte, öffnet das Tor mit eigenem Fuß und sucht euch noch etwas für das steile Stück heraus.
    .option2 = Erfindet einen prächtigen
    .success2 = Es gebe eine Weissagung, sagt ihr. Sie weiß, dass es keine gibt, will aber hören, von wem.
    .success2b = Als ihr fertig seid, will sie mit. Ihr verkauft ihr einen Platz bei der Expedition und wartet dann nicht auf sie.
    .failure2 = „Kenn ich“, sagt die Kröte und schließt auch das andere Auge.

the-shop-and-the-step = Eine Stufe, nicht höher als eine Hand, hat die Schildkröte aufgehalten. Auf ihrem Rücken fährt der Laden mit: Schubladen, eine Markise, eine Kasse aus Messing, ein Schild mit GEÖFFNET, das sich umdrehen lässt auf GLEICH GEÖFFNET. „Da will ich schon seit einiger Zeit hinauf“, sagt sie. Seit zwei Wintern, den Zeitungen auf dem Ladentisch nach. Gegen etwas Anheben hätte sie nichts. Vorher abladen geht natürlich nicht, das hieße ja schließen.
    .title = Der Laden und die Stufe
    .option1 = Hebt alle zugleich an
    .success1 = Sie geht hoch wie ein Kleiderschrank, dankt euch würdevoll und sieht ein Stück weiter vorn die nächste Stufe.
    .success1b = Keine Schublade ist aufgegangen. Sie bittet euch, etwas Zerbrechliches auszusuchen, damit ihr nicht vergesst, wie vorsichtig ihr wart.
    .failure1 = Sie rührt sich nicht. Von selbst geht eine Schublade auf und bietet euch ein Pflaster an, auf Rechnung.
    .option2 = Kauft erst einmal etwas
    .success2 = Auf dieser Stufe seid ihr die erste Kundschaft. Sie packt ein, sie verschnürt, und bei der Schleife lässt sie sich nicht drängen.

## Die Haine

always-a-thursday = Der Unterbürgermeister empfängt donnerstags, und wann das ist, bestimmt er. Er ist kurz und rund, trägt eine Kette aus Löffeln und wurde mit überwältigender Mehrheit von Pilzen gewählt, von denen er keinen vom anderen unterscheiden kann. Vor ihm liegt ein Streitfall: Zwei Dörfer von Tintlingen beanspruchen denselben Schatten. Beide Abordnungen sind da, schweigend, leicht tropfend. Rat wäre ihm willkommen, vorausgesetzt, es war eurer, falls es schiefgeht.
    .title = Immer donnerstags
    .option1 = Entwerft ihm einen Spruch
    .success1 = Er liest ihn vor, als sei er ihm eben eingefallen. Die Abordnungen dunkeln nach, das ist Beifall.
    .option2 = Lobt die Kette
    .success2 = Ihr dürft sie anprobieren. Das dauert eine Stunde, und dann hat euch jeder damit gesehen.

the-disputed-shade = Der Schatten ist zu vermessen, so steht es in eurem Spruch, und also schickt man euch. Er liegt am Fuß eines einzigen Huts, breit wie eine Scheune, und es ist der beste Schatten, in dem ihr je gestanden habt: kühl, mit einem Duft von Keller und aufgeschnittenen Birnen. Beide Seiten haben Schnur dabei. Während ihr messt, rückt der Schatten eine Handbreit weiter, leise, wie einer, der auf der Bank Platz macht. In ihm sitzt noch etwas.
    .title = Der strittige Schatten
    .option1 = Teilt ihn gerecht
    .success1 = Die einen bekommen die Vormittage, die anderen die Abende. Von beidem hat hier nie jemand gehört, aber alle sind einverstanden.
    .option2 = Setzt euch daneben
    .success2 = Die Bank, sozusagen, ist kalt. Ihr sagt Guten Tag, und nach einer Weile kommt eine Antwort.

the-owner-of-the-shade = Es ist alt und dunkel, ungefähr so groß wie eine Kuh und hat kein Vorn. Gewohnt hat es hier schon vor dem Pilz; genau genommen hat es den Pilz hereingebeten. Als der Streit begann, hielt es still, weil niemand es erwähnte, und von selbst mochte es nicht. Was ihm gefiele, ist das, was beide Seiten haben: einen Namen auf der Landkarte und jemanden, mit dem es irgendwoher stammen kann. Seine Stimme klingt, als würde ein Deckel aufgelegt.
    .title = Wem der Schatten gehört
    .option1 = Tragt es in die Karte ein
    .success1 = Ihr schreibt einen Namen an die Stelle und lest ihn vor. Das Dunkle setzt sich auf.
    .success1b = Beide Dörfer fühlen sich, wie sich zeigt, geehrt. Sie hatten es immer nur für das Wetter gehalten.
    .option2 = Bittet um eine kühle Höhle
    .success2 = Es weiß ein Loch, das keiner benutzt, und zeigt es euch. Manchmal wird es hereinschauen. Licht braucht ihr seinetwegen keines zu machen.

slept-on-the-ballot = In der Nacht haben die Pilze abgestimmt. Das tun sie, indem sie aufgehen: runde dafür, flache dagegen. Ihr habt mittendrin geschlafen. Rings um eure Decken steht der Wille des Volkes, frisch und feucht, und ein Käfer mit Schärpe zählt ihn mit einer Nadel aus. Am Rand eurer Decken hält er inne. Es befinden sich, dem Gefühl nach, mehrere Stimmen unter euch. Bisher steht es unentschieden.
    .title = Auf der Wahl geschlafen
    .option1 = Steht vorsichtig auf
    .success1 = Sie sind alle flach. Der Gerechtigkeit halber fragt er, ob sie es vorher auch schon waren.
    .success1b = Ein runder entfaltet sich im letzten Augenblick und lässt die Knöchel knacken. Die Sieger tragen euch umher.
    .option2 = Nennt euren Preis
    .success2 = Beide Parteien bringen das Geld ohne jede Verlegenheit auf. Ihr dreht euch um, nach links.

what-is-over-us = In den Hainen schaut niemand nach oben; es ist schlecht für den Nacken und noch schlechter für die Beete. Die Gärtnerin in der Reihe nebenan aber hat nachgedacht, und nun fragt sie euch, den Blick auf dem Schäufelchen, was da oben ist. Ihr seht hin. Hoch im Gewölbe liegt ein zweiter Garten, kopfüber, mit kleinen Lampen. Andere Gärtner knien darin, die Köpfe am Boden, und kehren euch den Rücken. Ein Krümel Erde fällt euch auf den Ärmel.
    .title = Was über uns ist
    .option1 = Sagt ihr die Wahrheit
    .success1 = „Sind die Reihen gerade?“, fragt sie endlich. Ihr sagt, sie sind es. Sie nickt und gräbt ein wenig schneller.
    .success1b = Sie denkt ein ganzes Beet lang darüber nach. Dann hebt sie, ohne hinzusehen, das Schäufelchen und winkt.
    .option2 = Klettert hinauf und grüßt
    .failure2 = Auf halber Höhe neigt sich euer Stiel, rücksichtsvoll, und setzt euch wieder bei den Radieschen ab.

the-other-garden = Oben am höchsten Stiel lasst ihr los und fallt aufwärts, weich, in ein Beet mit etwas wie Kopfsalat. Hier ist Abend. Die Gärtner hacken weiter. Einer sagt, ohne den Kopf zu heben, man erzähle den Kindern von einem zweiten Garten, der über dem ihren hänge, und wenn die Kanten nicht sauber seien, fielen dessen Leute eines Tages auf sie herab. Er fragt, ob ihr womöglich saubere Leute seid. Alle Hacken stehen still.
    .title = Der andere Garten
    .option1 = Begradigt eine Kante
    .success1 = Ihr macht es auf den Knien, mit einer Schnur. Das Hacken setzt wieder ein, eins ums andere, wie Grillen.
    .success1b = Es ist die geradeste Kante, die sie je nicht angesehen haben. In einem Blumentopf lässt man euch nach Hause hinab.
    .option2 = Fallt richtig über sie her
    .success2 = Ihr brüllt. Sie zahlen, was man laut der Geschichte zahlt. Es war, recht bedacht, ein sehr kleines Gebrüll.

yellow-by-noon = „Gegen Mittag gelb“, sagt die Wetterfrau unter ihrem Schirm aus Knochen, „später aufklarend, mit Gewissensbissen.“ Sie verkündet das Sporenwetter und lag die ganze Woche falsch; noch ein Fehler, und den Posten bekommt ein Fliegenpilz, der sich wenigstens nie festlegt. Es ist Viertel vor. Die Luft ist klar wie Korn. Hoch über euch hängen in großen, weichen Falten die Lamellen der gelben Hüte und sehen ziemlich voll aus.
    .title = Gegen Mittag gelb
    .option1 = Klopft etwas herunter
    .success1 = Schlag zwölf kommt es in Schwaden. Sie macht kein erstauntes Gesicht, und das muss sie etwas kosten.
    .option2 = Wettet gegen sie
    .success2 = Der Mittag vergeht blau und mild. Ihr streicht ein. Sie klappt den Schirm zu, und der Fliegenpilz nimmt Platz.

the-parsley-helmet = Der große Mann, der zwischen den Setzlingen kniet, hat eine Narbe, eine Axt, die er als Pflanzholz benutzt, und Petersilie im Helm. Er ist beim Überfall auf euer Dorf desertiert, sagt er, mittendrin, während des Geschreis. Die Gärtner haben ihn aufgenommen, weil er auch nie hochschaut. Jetzt schaut er hoch. Stiefel kommen durch den Hain, sehr viele, im Gleichschritt. „Mein Hauptmann“, sagt er. „Er zählt uns jeden Abend. Immer fehlt ihm einer.“
    .title = Petersilie im Helm
    .option1 = Stellt euch vor ihn
    .failure1 = Von ihm gibt es um einiges mehr als von euch. Er wird abgeführt und drückt euch noch den Helm in die Hand, zum Gießen.
    .option2 = Zeigt auf ihn
    .success2 = Der Hauptmann zahlt, was auf dem Aushang steht. Noch am selben Tag welkt die Petersilie.
    .success2b = Für den wiedergefundenen Helm gibt es einen Zuschlag. Die Gärtner sehen, zum ersten Mal seit Menschengedenken, jemanden an: euch.

the-captain-counts = Vierzig Plünderer machen zwischen den Beeten halt und riechen nach Gänsefett und altem Rauch. Der Hauptmann zählt laut durch, kommt ans Ende und blickt auf die Stelle, wo die Zahl weitergehen müsste. Dann blickt er auf euch, auf das, wovor ihr steht, und auf die Petersilie. Er ist müde. Die Rechnung sei es, sagt er, jeden Abend gehe sie nicht auf, und dann könne er nicht schlafen. Wie sie aufgeht, ist ihm inzwischen beinahe gleich.
    .title = Der Hauptmann zählt
    .option1 = Berichtigt die Rechnung
    .success1 = Ihr zeigt ihm, dass er bei null anfängt. Er weint ein wenig und lässt die Truppe sich setzen.
    .option2 = Besetzt die leere Stelle
    .success2 = Ihr verkauft ihm eine Vogelscheuche, mit Zeugnissen. Noch vor dem Frühjahr wird sie Gefreiter.

room-for-one-more = Die Plünderer sind fort, im Gleichschritt, vollzählig. Der Deserteur setzt sich in ein Schnittlauchbeet und atmet aus, es klingt wie mehrere Jahre. Die Gärtner seien gut zu ihm, sagt er, aber nun hätten sie mit geraden Linien angefangen, und er sei kein gerader Mann. Er hat gehört, ihr baut wieder, dort, wo die alten Häuser standen. Er kennt die Stelle. Während er fragt, sieht er euch nicht an. Tragen könnte er.
    .title = Platz für einen mehr
    .option1 = Nehmt ihn mit heim
    .success1 = Aus Gewohnheit geht er den ganzen Weg hinter euch. Am letzten Hügel fragt er, ob er vorne gehen darf.
    .option2 = Gebt ihm euren Segen
    .success2 = Er bleibt, seine Reihen werden immer schiefer, und die Petersilie gedeiht.
    .success2b = Er rührt euch eine Salbe an, die bei den Plünderern gegen alles hilft, und verrät euch errötend, wogegen eigentlich.

be-the-hill = Vor euren Füßen ist ein Leichenzug von Käfern zum Stehen gekommen. Sie haben eine Kapelle, deren Trommeln nicht lauter sind als Regen auf einem Hut, und einen Sarg, der eine Walnuss war. Nach altem Brauch trägt man den Verstorbenen über einen Hügel, damit er sein Land noch einmal sieht; doch sie sind die ganze Nacht marschiert, und da ist kein Hügel. Der erste Trauergast nimmt seine obere Hälfte ab. Er fragt, ob sich einer von euch wohl hinlegen würde.
    .title = Ein Hügel wird gesucht
    .option1 = Legt euch für sie hin
    .success1 = Es kitzelt. Auf dem Gipfel, am dritten Knopf, drehen sie die Walnuss langsam einmal im Kreis.
    .success1b = Ihr werdet im Testament bedacht. Es ist das Vermögen eines Käfers, aber er war ein sehr sparsamer Käfer.
    .option2 = Verkauft einen echten Hügel
    .success2 = Ihr baut ihn aus Torf und übergebt die Urkunde. Noch auf Generationen werden dort Blattläuse weiden.

the-moving-queue = Ehe ihr merkt, dass es eine Schlange ist, steht ihr an ihrem Ende. Sie windet sich zwischen den Stielen hindurch: Igel, eine Menschenfresserin mit Krug, etwas in einem Sack. Ganz vorne, heißt es, ist die Schildkröte mit dem Laden. Sie hat geöffnet. Sie geht allerdings auch, und da sie die Schlange nicht bemerkt hat, ist noch keiner bedient worden; doch man hält Schritt und rechnet damit, dass sie zum Mittagessen anhält. Das Mittagessen riecht man schon.
    .title = Die wandernde Schlange
    .option1 = Stellt euch ordentlich an
    .success1 = Ihr lasst die Menschenfresserin vor. Wie sich zeigt, hat sie Plätze für eine ganze Familie frei gehalten: für euch.
    .success1b = Sie hält an. Es ist ihr furchtbar peinlich; sie bedient alle, der Reihe nach, und zum Ladenschluss gibt es Geschenke.
    .option2 = Schneidet die Kurve ab
    .success2 = Ihr werdet sofort bedient. Sechzig Gesichter sehen zu, wie man euch herausgibt.

gills-and-footnotes = Sie liegt rücklings unter einem Hut, groß wie eine Kapelle, und liest in den Lamellen. Alles steht da, sagt sie, zwischen den Falten, im Kleingedruckten der Sporen: wer vorbeikam, was es regnete, was es zu essen gab. Bis zum Stiel hat sie die Geschichte verfolgt, und gerade wird es spannend. Aber die nächste Seite ist auf der anderen Seite, ihr Hals ist steif, und man müsste den Pilz umdrehen. Er knarrt erwartungsvoll.
    .title = Lamellen und Fußnoten
    .option1 = Dreht den Pilz um
    .success1 = Sie sieht den Schluss und sagt „Ach!“, und zwar so, dass ihr ein Leben lang darüber nachdenken werdet.
    .success1b = Es gibt eine Fortsetzung, aber die wächst in eurer Gegend. Sie packt ihr Kissen ein.
    .option2 = Dreht stattdessen sie
    .success2 = Ihr zieht sie an den Fersen herum. Sie liest dabei laut und mit Betonung.
    .success2b = Sie überlässt euch ihre Notizen bis Seite neunhundert. Die Rückseiten sind noch leer.

the-stampede = „Sie gehen durch!“, brüllt der Hirte. „Weg da! Bringt die Kinder weg!“ Ihr springt hinter einen Stiel und schaut. Der Weg ist voller Schnecken, Haus an Schulter, die Hälse lang, die Stielaugen wild. Wenn man bei einer auf einen Kiesel daneben achtet, sieht man sie galoppieren. Zehn Schritte vor ihnen steht das Gatter offen. „Bis Freitag sind sie durch“, stöhnt der Hirte und wischt sich das Gesicht. „Wenn die einmal Salat gewittert haben, hält sie nichts mehr.“
    .title = Sie gehen durch
    .option1 = Baut rechtzeitig einen Zaun
    .success1 = Für einen Anstrich reicht die Zeit auch noch. Am Samstag prallt die Spitze dagegen, mit leisem Klicken.
    .success1b = Ihr baut ihm einen Pferch mit Dach. Er hat Tränen in den Augen und zahlt in gutem Steingut aus der Zeit, bevor er Schnecken hielt.
    .option2 = Lockt sie mit Leckerem um
    .success2 = Etwas Duftendes zieht an der Nase des Leittiers vorbei. In den nächsten Stunden schwenkt die ganze donnernde Masse herum.
    .option3 = Reitet eine hinaus
    .success3 = Ihr klammert euch fest. In Gefahr seid ihr nie, aber ihr sitzt zwei Tage auf dieser Schnecke und findet alles, was sie überholt.

minutes-of-the-cats = Neun Katzen sitzen auf neun Hüten im Kreis und sehen aneinander vorbei. Es ist eine Sitzung. Man erkennt es an der zehnten, einem alten Kater mit anderthalb Ohren, der das Protokoll führt, indem er nichts aufschreibt. Bisher wurde behandelt: Wärme, wer sie hat und wieso. Eine Pfote hebt sich, wird begutachtet und sinkt. Als ihr auf die Lichtung tretet, drehen sich alle Köpfe, und offenbar seid ihr der nächste Punkt der Tagesordnung.
    .title = Das Protokoll der Katzen
    .option1 = Ergreift das Wort
    .failure1 = Ihr redet zu lange. Eine nach der anderen schließt die Augen, womit der Antrag gegen euch angenommen ist.
    .option2 = Wartet, bis man wegsieht
    .success2 = Das dauert ungefähr eine Minute. Nach der Sitzung steht es euch frei, nachzusehen, was von den Stühlen gefallen ist.

a-motion-about-you = „Dass diese Leute“, sagt der alte Kater in die Luft, „ein Dorf haben, mit Dächern darauf und Öfen unter den Dächern, und dass auf den Öfen niemand liegt.“ Ein Raunen geht um, wie von vierzig Motoren. Er sieht euch an, ob es stimmt. Unter den Jungen, auf dem kleinsten Hut, putzt sich eine Getigerte mit größter Beiläufigkeit, und zwar dieselbe Schulter, seit ihr da seid. Es soll nur ja niemand denken, dass sie sich dafür interessiert.
    .title = Ein Antrag über euch
    .option1 = Beschreibt die Öfen
    .success1 = Man beschließt es einstimmig und vertagt sich, um es ein paar Jahre lang zu erwägen.
    .success1b = Sie kommt nicht mit. Sie geht nur zufällig in dieselbe Richtung, ein Stück voraus.
    .option2 = Stellt einen Gegenantrag
    .success2 = Ihr beantragt Schriftform. Der Skandal ist so groß, dass man euch dafür bezahlt, das Papier wieder mitzunehmen.

somebodys-garden = Die Pilze stehen hier in Reihen. Dazwischen kniet etwas Großes, Sorgfältiges und zieht alles heraus, was kein Pilz ist. Es summt bei der Arbeit und wischt sich die Finger an einem Blatt ab. Dass ihr auch keine Pilze seid, hat es noch nicht bemerkt. Hinter ihm liegt, hübsch aufgehäuft, was es schon gejätet hat: Löwenzahn, ein Wegweiser und ein Hut, an dem empört noch der Besitzer hängt.
    .title = Jemandes Garten
    .option1 = Kriecht die Reihe entlang
    .success1 = Am anderen Ende kommt ihr heraus, mit schmutzigen Knien und vollem Mund.
    .option2 = Steht auf, fragt nach Arbeit
    .success2 = Es dreht euch um, sucht nach Wurzeln und gibt euch das letzte Beet. Gezahlt wird händeweise.
    .success2b = Bis in die Dämmerung jätet ihr ohne einen Fehler. Es begießt euch, aus Zuneigung, und lässt euch die Kanne da.
    .failure2 = Einer von euch wird gejätet, ganz sanft, und geschüttelt, bis die Erde ab ist.

pink-weather = Langsam rieseln rosa Sporen herab, und alle haben angefangen zu kichern. Das macht nur das Wetter. Quer über dem Weg aber sitzt eine sehr große Person mit einem sehr kleinen Hut. Es ist ein ernster Hut; jemand hat ihn gestrickt, mit Liebe und ohne Maß zu nehmen. Die große Person hat zu diesem Thema schon alles gehört und mit den Knöcheln der einen Hand geknackt. Ihr lacht jetzt noch mehr. Einen Weg außen herum gibt es nicht.
    .title = Rosa Wetter
    .option1 = Lobt ihn unter Tränen
    .success1 = Ihr sagt, nie habe euch etwas so bewegt. Ihr könnt kaum stehen. Die Person tupft sich ein Auge.
    .success1b = „Den hat meine Tante gemacht“, sagt die Person und fängt unter all dem Rosa selbst an zu lachen, zum ersten Mal seit der Tante.
    .option2 = Rennt lachend vorbei
    .success2 = Ihr kommt durch und lest vom Picknick auf, was geht. Hinter euch wird der Hut zusammengelegt, für immer.
    .failure2 = Ihr werdet hochgehoben, in jeder Hand einer, und kopfüber gehalten, bis es aufklart.

a-ripe-field = Bis an den Horizont stehen reife Boviste, jeder hoch wie ein Kalb und straff wie eine Trommel. Auf einem Schild steht PST. Irgendwer hat es für nötig gehalten, PST auch noch in jeden Stein der Mauer zu meißeln. Es riecht nach trockenem Schrank. Der Weg führt mittendurch. Auf halber Strecke stehen unter feinem braunem Staub die Umrisse einiger Reisender, die nicht still waren; sie halten sich die Nasen zu, sind wohlauf und haben keine Eile mehr.
    .title = Ein reifes Feld
    .option1 = Geht auf Zehenspitzen
    .success1 = Ihr haltet euch gegenseitig die Nasen zu. So etwas verbindet fürs Leben.
    .success1b = Im Vorbeigehen klopft ihr einen der Reisenden ab. Er flüstert seinen Dank und gibt euch fürs Erste das Ende seines Seils.
    .option2 = Bringt einen zum Platzen
    .failure2 = Er geht los wie ein Seufzer, dann tut es sein Nachbar und dann, mit wachsendem Selbstvertrauen, der ganze Rest.

inside-the-cloud = Braun ist es hier drin und sehr still. Der Staub steht in der Luft, und was je durch dieses Feld kam, hat darin sein Loch hinterlassen: hohle Rehe, ein hohler Karren, ein hohles Kind mit einem Reifen. Man kann um sie herumgehen. Nahe der Mauer ist ein Hohlraum in Gestalt von Leuten, die sich bücken und etwas vergraben, und da die Wolke sich schon setzt, bleibt noch etwa eine Minute, um zu sehen, wo.
    .title = In der Wolke
    .option1 = Grabt, wo sie gruben
    .success1 = Es lag nicht tief. Gelacht müssen sie haben; man sieht noch, welche Form es hatte.
    .success1b = Unter der Kiste ist ein zweites, älteres Loch, und darin gräbt ein anderer Trupp, ebenso hohl, mit besserem Werkzeug.
    .option2 = Sucht das Kind
    .success2 = Der Reifen führt euch zu dem wirklichen: Es ist wütend, braun und wohlbehalten, und seine Familie war zum Warten an den Rand gezogen.

the-ring-comes-closer = Ihr lagert in einem Ring von Pilzen, der einen hübschen Zaun abgibt. Als ihr von der Suppe aufseht, ist der Ring kleiner. Gesehen hat es keiner. Ihr zählt, schaut in die Suppe und zählt noch einmal: ebenso viele, aber jetzt Schulter an Schulter, vorgebeugt, bleich und aufmerksam. Sie riechen nach Brot. In ihrer Mitte sind außer euch der Topf, das Feuer und eine Geschichte, die einer gerade zu erzählen begonnen hatte.
    .title = Der Ring kommt näher
    .option1 = Erzählt die Geschichte weiter
    .failure1 = Euch missrät der Schluss. Mit enttäuschtem Rascheln weitet sich der Ring und nimmt die Suppe mit.
    .option2 = Steigt rasch über sie weg
    .success2 = Ihr seid drüber. Als ihr euch umseht, haben sie sich um das Feuer geschlossen und halten ihm die Hände hin.

the-shy-ones = Ihr erzählt es bis zum Ende. Da sind sie schon so nahe, dass ihr einander auf dem Schoß sitzt, und der nächste hat seinen Hut auf ein Knie gelegt. Es ist still. Dann wird aus der letzten Reihe etwas nach vorn gereicht, von Hut zu Hut, für den, der erzählt hat: Sie haben es seit Ewigkeiten und wussten nie, für wen. Der Kleinste möchte wissen, ob es dem Wolf hinterher gut ging. Die anderen tun, als wollten sie das nicht wissen.
    .title = Die Schüchternen
    .option1 = Sagt, es ging ihm gut
    .success1 = Ein Seufzer läuft im Kreis. Am Morgen ist der Ring weit wie eine Wiese, und eine Ecke davon gehört euch.
    .success1b = Ihr erfindet ihm ein Häuschen, einen Garten und eine Wölfin. Nach vorn gereicht wird etwas, das leuchtet.
    .option2 = Sagt ihnen, wie Wölfe sind
    .success2 = Sie überlegen. Hut für Hut entscheiden sie, dass es besser ist, Bescheid zu wissen, und zahlen, was das kostet.

the-thread-repeats = Weiße Fäden ziehen sich von Stiel zu Stiel durch den Laubboden und erzählen, wie ihr feststellt, alles weiter. Was einer von euch murmelt, kommt ein Stück weiter unter einem Hut wieder hervor, etwas lauter. Jetzt steht vor euch eine Menge. Sie hat Schöpfkellen. Sie hört seit heute Morgen zu, als ihr über den Gasthof von gestern spracht: die Betten, die Suppe, die Ohren des Wirts. Der Wirt steht vorn. Es sind in der Tat beachtliche Ohren.
    .title = Der Faden sagt es weiter
    .option1 = Lobt ihn in den Boden
    .success1 = Ihr flüstert es einem Bovist zu, ganz im Vertrauen. Als ihr ankommt, streicht er schon die Schürze glatt.
    .success1b = Unterwegs schmücken die Fäden es aus. Er will wissen, ob ihr wirklich „wie Segel“ gesagt habt.
    .option2 = Steht zu eurem Urteil
    .success2 = Ein ehrliches Urteil ist etwas wert, und die Wirtin, die sie seit Jahren so kochen muss, wartet längst auf einen Zeugen.
    .failure2 = Ihr müsst den Topf leer essen und bezahlen.

bridge-on-a-slug = Die Nacktschnecke ist lang wie eine Scheune und schläft. In der Nacht ist sie durchgezogen, über Straße, Zollhaus und Bach, und wie Schnecken so sind, hat sie behalten, was kleben blieb. Die Brücke liegt jetzt samt Geländer auf ihrem Rücken, ziemlich weit oben und etwas schräg, und mittendrauf sitzt der Zöllner mit seiner Laterne und weigert sich, irgendeine Veränderung anzuerkennen. Alles glänzt. Es gilt, ruft er, der übliche Satz.
    .title = Brücke auf Schnecke
    .option1 = Steigt hinauf und zahlt
    .success1 = Er stempelt euch die Hände. Während ihr hinübergeht, kommt euch das andere Ufer höflich entgegen.
    .option2 = Rutscht unten durch
    .success2 = Das braucht Zeit, aber keine Kraft. In diesen Mänteln werdet ihr euch noch jahrelang spiegeln können.

a-tune-on-caps = Zwischen euch und dem Trockenen liegt ein Sumpf mit flachen Hüten darin, wie Trittsteine, und tritt man auf einen, gibt er einen Ton. Ihr tretet. Bomm. Unter dem Sumpf nimmt etwas den Ton auf und singt ihn zurück, vielstimmig und tief; und dann, ganz süß, die nächsten zwei Töne eines Liedes, und bricht ab. Ihr kennt es; jede Großmutter kannte es. Auf den vierten wird gewartet. Die Hüte sinken ein wenig.
    .title = Ein Lied auf Hüten
    .option1 = Hüpft das Lied zu Ende
    .success1 = Ihr erinnert euch bis zum Kehrreim. Dort ist das Trockene.
    .success1b = Ihr bringt auch die zweite Strophe, vor der eure Großmutter immer aufhörte. Der Sumpf hält still, um zuzuhören.
    .option2 = Stampft geradewegs hinüber
    .success2 = Es klingt scheußlich, aber nur kurz, und dabei löst sich einiges von dem, was der Sumpf gesammelt hat.
    .failure2 = Ihr tretet auf etwas Flaches, das kein Hut ist, und es ist nicht erfreut, und es ist nicht gestimmt.

put-nothing-down = Blaues Wetter. Wie Mehl treibt es zwischen den Stielen, und was man darin abstellt, schlägt Wurzeln. Ein Stock hat schon Blätter. Ein Meilenstein, auf den ihr euch setzt, erweist sich als Käse, den ein Fuhrmann vorige Woche kurz weggelegt hat. Steht man einen Atemzug lang still, spürt man die Fersen überlegen. Ringsum gedeiht, was andere abgestellt haben: ein Hain von Spaten, eine Hecke aus Koffern und eine lange Reihe Wiegen, leer, in Knospen.
    .title = Nichts abstellen
    .option1 = Geht immer weiter
    .success1 = Ihr lauft im Kreis, bis es aufklart, und pflückt dabei Taschentücher.
    .option2 = Pflanzt etwas Obst
    .success2 = Ihr grabt ein kleines Loch, tretet zurück und esst im Gehen zu Mittag. Zum Nachtisch ist es reif.
    .option3 = Pflanzt eure Fersen ein
    .success3 = Bis Mittag bleibt ihr darin stehen. Als ihr heraustretet, hat das Blau jedem Stiefel eine schöne Ernte Schnallen beschert.
    .success3b = Eure Wurzeln gehen weit hinab und finden einen leeren Ort. Er gehört euch; ihr seid dort gewachsen.
    .failure3 = Als ihr es euch anders überlegt, bekommt euch nur noch eine Gärtnerin heraus, und sie sieht dabei nicht auf.

moss-with-manners = Dieses Moos weiß, wo es wehtut. Ihr bleibt stehen, um einen Stiefel auszuleeren, und schon hebt es sich, warm, genau unter die richtige Stelle im Kreuz. Es liegen noch mehr Leute darauf, zugedeckt bis ans Kinn, mit der Ruhe derer, die eigentlich am Montag aufbrechen wollten. Ihre Hüte hängen an Stielen. Eine schlägt die Augen auf und sagt recht vergnügt, sie stünde ja auf, wenn jemand sie dazu zwänge. Das Moos beginnt zu schnurren.
    .title = Moos mit Manieren
    .option1 = Zwingt sie aufzustehen
    .success1 = Bis zur Wegkreuzung tobt sie. Dort schüttelt sie euch allen die Hand und fragt, was es zu tun gibt.
    .failure1 = Ihr setzt euch hin, um besser zuzupacken. Als ihr das nächste Mal daran denkt, ist Donnerstag.
    .option2 = Leiht euch die Hüte
    .success2 = Keiner wacht auf. Jemand murmelt, weiter hinten sei noch ein besserer.

a-vote-on-your-shoulder = Ihr kommt in den Regen und denkt euch nichts dabei, bis euch kleine Pilze auf den Schultern wachsen. Sie machen keine Umstände. Sie riechen nach Walnuss. Am Nachmittag haben sie sich organisiert, und an der Wegkreuzung stimmen sie ab: ein leichter Zug nach links, an jedermanns linker Seite. Ihr wolltet nach rechts. Die rechten Schultern beginnen zu murren, man nehme sie als selbstverständlich hin. Sie sind, das sollt ihr wissen, euer Wahlkreis.
    .title = Abstimmung auf der Schulter
    .option1 = Gebt ihnen nach
    .success1 = Der linke Weg ist länger und schöner. Eure Schultern machen euch auf manches aufmerksam.
    .option2 = Rasiert sie ab
    .success2 = Das ist schnell getan, und mit Butter sind sie gut.

a-new-constituency = Der linke Weg endet am Rathaus, einem Baumstumpf mit Fahne. Der Unterbürgermeister kommt persönlich heraus, um die neuen Mitglieder zu begrüßen, und dann sieht er, worauf sie wachsen. Dass der Boden Ansichten hat, ist in der Satzung nicht vorgesehen. Man schickt nach Schreibern. Eure Schultern sitzen sehr gerade. Er nimmt euch beiseite und fragt hinter seiner Löffelkette, was ihr dafür wollt, bis nach dem Haushalt stillzustehen.
    .title = Ein neuer Wahlkreis
    .option1 = Steht für eure Schultern ein
    .success1 = Sie setzen alles durch, mit einer Stimme Mehrheit. Man dankt euch in einer Rede, deren Rednerpult ihr seid.
    .success1b = Die neue Kammer beschließt als Erstes, ihre Protokolle zu drucken: auf euch, und als ihr euch sträubt, auf Papier.
    .option2 = Steht still, gegen Gebühr
    .success2 = Der Haushalt geht über eure Köpfe hinweg. Auf dem Heimweg reden eure Schultern nicht mit euch.

nearly-done = Um einen der großen Stiele windet sich eine Treppe, wunderbar gearbeitet, mit einem Absatz und einem Blumentopf an jeder Kehre. Sie führt zu einem Hämmern. Ab und zu hört das Hämmern auf, und eine Stimme ruft „Gleich!“. Dann wächst der Pilz mit einem Knarren um eine Handbreit, die Stimme sagt etwas Kurzes, und das Hämmern setzt wieder ein. Brettenden prasseln herab wie Regen. Es sind ziemlich viele Bretter.
    .title = Gleich fertig
    .option1 = Steigt die Treppe hinauf
    .success1 = Ihr zählt die Absätze und gebt es auf. In jedem Topf steht eine andere Blume und ein Kärtchen mit Datum.
    .option2 = Sammelt die Bretter ein
    .success2 = Gutes Holz, kaum zersägt. Im nächsten Hain braucht immer jemand Holz.

glogo-builds = Ganz oben ist Glogo. Er ist rund und rot, seine Borsten stehen nach allen Seiten ab, und Besuch freut ihn so sehr, dass er sich auf den Daumen haut. Er wollte, sagt er, ein Zimmer auf einen Pilz setzen, und nun hat er dasselbe Zimmer vierhundertmal daraufgesetzt. Er liebt es. Trotzdem: Gibt es irgendwo ein Haus, das, wenn man damit fertig ist, so groß bleibt? Es riecht nach frischen Spänen. Er hält die Luft an.
    .title = Glogo baut
    .option1 = Erzählt von eurem Dorf
    .success1 = „Gleich groß?“, sagt Glogo. „Jeden Morgen?“ Er läuft vor euch die Treppe hinab, und ihr hört, wie er jeder Stufe zum Abschied auf den Rücken klopft.
    .option2 = Bestellt ein Zimmer
    .success2 = Ihm fehlt ein zweites Paar Hände, und ihr habt mehrere. Was er verdient hat, teilt er mit euch.
    .success2b = Er baut es auf dem Boden, zur Probe. Dreimal kommt er zurück, um zu sehen, ob es sich bewegt hat.

the-lead-held-by-nobody = Da kommt ein Trüffelschwein, ein fettes, geflecktes, und zieht. Vom Halsband läuft eine Leine zurück, straff, bis etwa in Höhe einer Hand, und dort hört sie auf. Eine Hand ist nicht da. Zerrt die Sau, gibt die Leine ein wenig nach, als würde jemand mitgerissen; setzt sie sich, wartet die Leine. Hinter ihr ist das Laub flach gedrückt, immer zu zweit, immer in Fußgröße. Das Schwein sieht von euch zur Leine und zurück. Es hat etwas gewittert.
    .title = Die Leine, die niemand hält
    .option1 = Folgt dem Schwein
    .success1 = Es findet, was es gewittert hat, und teilt gerecht mit euch und mit der Luft.
    .option2 = Nehmt die Leine
    .success2 = Ihr zieht. Da ist ein Widerstand und dann, ganz sachte, keiner mehr. Es ist ein kräftiges, gepflegtes Seil.

where-she-digs = Am Fuß eines Stiels gräbt es, und zum Vorschein kommt keine Trüffel, sondern ein Zeh. Der Rest folgt: ein Mann aus Stein, auf dem Rücken, lächelnd, in der Faust eine steinerne Leine. Das Schwein beschnuppert ihn der ganzen Länge nach und setzt sich neben seinen Kopf, wie gute Hunde es tun. Die Leine hinter dem Tier ist schlaff geworden, wie eine Hand, die vergessen hat, was sie hielt. Es riecht nach Regen, doch es fällt keiner. Niemand mag als Erster reden.
    .title = Wo das Schwein gräbt
    .option1 = Gebt ihm die Leine
    .success1 = Die steinernen Finger sind dafür gemeißelt. Das Schwein gähnt und legt sich ihm über die Füße.
    .success1b = Ihr wendet euch zum Gehen, da klickt es, wie ein Gartentor. Wo die Augen waren, sind zwei violette Steine, geschlossen, und sie sind für euch.
    .option2 = Grabt unter ihm weiter
    .success2 = Ihr wälzt ihn beiseite, so anständig es geht. Die Ader, auf der er lag, ist warm.

a-pond-upstairs = Irgendein alter Sturm hat einen Hut umgeweht, und nun liegt er verkehrt herum in den Armen dreier anderer, hoch oben, groß wie ein Teich. Er ist ein Teich. Regen hat ihn gefüllt, Schilf hat ihn gefunden, und vor euren Augen springt ein Fisch, sieht, wo er ist, und fällt klatschend zurück. Eine Strickleiter hängt herab, die unterste Sprosse außer Reichweite, und auf der Sprosse steht eine Reiherin, die das Ganze als ihr Eigentum betrachtet.
    .title = Ein Teich im Oberstock
    .option1 = Klettert an der Reiherin vorbei
    .success1 = Den größeren Teil lasst ihr ihr. Etwas anderes hatte sie auch nicht erwartet.
    .option2 = Bohrt ein kleines Loch
    .success2 = Der Teich kommt als dünne, blanke Schnur herab, und hin und wieder ist ein Knoten darin.

one-each = Auf einer Lichtung steht ein Baum, ein richtiger, ein Apfelbaum mit Laub. Gepflanzt hat ihn, soweit man sieht, niemand. Die Früchte sind weiß wie Kerzen und duften nach September. An den Stamm ist ein Brett genagelt: JEDER NUR EINEN. Ihr seht euch um. Das Gras ist voller Spuren: Hufe, Pfoten, bloße Füße, ein Rad; alle führen zum Baum und alle wieder fort, und neben jeder liegt ein einziger Apfelbutzen.
    .title = Jeder nur einen
    .option1 = Nehmt jeder nur einen
    .success1 = Ihr legt die Butzen zu den anderen. Im Fortgehen hört ihr, wie der Baum sein Gewicht verlagert und aufatmet.
    .option2 = Schüttelt den Baum
    .success2 = Sie kommen herunter wie Hagel. Alle könnt ihr nicht tragen, und der Baum hebt sie nicht wieder auf.
    .success2b = Ihr räumt ihn ab und verkauft, was ihr nicht essen könnt. Beim nächsten Mal steht da nur noch ein Brett, und auf dem steht KEINEN.

prints-of-passers-by = Nachts lässt der große blasse Hut über diesem Stein seine Sporen fallen, und was er fallen lässt, sind Bilder. Sie liegen auf dem Stein, auf Blättern, auf einem Stoß frischem Papier, den jemand dort gelassen und beschwert hat: feine braune Bildnisse von allen, die hier je gerastet haben. Ein Hausierer. Ein Fuchs, geschmeichelt. Das oberste rieselt noch, Korn für Korn. Ihr wartet. Ihr seid es selbst; aber ihr lacht, und hinter euch ist ein Licht.
    .title = Wer hier vorüberkam
    .option1 = Lasst ihm ein Bild da
    .success1 = Ihr zeichnet den Pilz. Eine gewisse Stille gibt euch zu verstehen, dass der Stiel sehr gut getroffen ist.
    .success1b = Am Morgen liegt eure Zeichnung da, hier und dort verbessert, auf dem besten Papier.
    .option2 = Nehmt die leeren Blätter
    .success2 = Es ist vorzügliches Papier. In dieser Nacht fallen die Sporen auf nackten Stein, und bis zum Frühstück hat sie der Regen.

apprentices-of-the-moths = Bei Tage hat der Mottenmarkt geschlossen, und die Lehrlinge hüten die Stände. Es sind Raupen, grün, ernsthaft und hungrig. Die Ware zu essen ist ihnen verboten. Bei den Preisen sind sie weniger sicher. „Ist das Leder?“, sagt die zwischen den Laternen mit Blick auf eure Riemen. „Echtes Leder? Dafür könnte ich euch hier alles geben.“ Hinter ihr hängt an einem Haken eine sehr lange Liste in mütterlicher Schrift, überschrieben mit NEIN.
    .title = Die Lehrlinge der Motten
    .option1 = Verkauft ihnen euer Mittagessen
    .success1 = Sie fressen von beiden Enden und treffen sich in der Mitte. Was sie euch dafür gegeben haben, weiß hinterher keine mehr.
    .option2 = Hütet für sie den Stand
    .success2 = Sie gehen eine Hecke essen. Ihr verkauft eine Laterne, zwei Nebel und einen halben Abend und behaltet den üblichen Anteil.
    .success2b = In der Dämmerung finden die Motten einen aufgeräumten Stand, eine volle Kasse und die Liste, Zeile für Zeile abgehakt. Das sind sie nicht gewohnt.
    .option3 = Verkauft ihnen die Riemen
    .success3 = Die Schnallen essen sie gleich mit. Was ihr dafür bekommen habt, war wohl das Wechselgeld.

guess-the-weight = Es ist Jahrmarkt, und auf einem Bock liegt der Pilz des Jahres. Wer das Gewicht errät, bekommt ihn, oder was er einbringt. Ein Preisrichter in Gamaschen hält die versiegelte Antwort. Es wäre ja einfach, nur ächzt, während ihr noch überlegt, der Bock, und ihr seht, dass das Ding wächst; und als jemand sagt, es sehe schwer aus, wächst es noch mehr. Es mag es, wenn man es ansieht. Der Preisrichter steht schon etwas weiter weg als vorhin.
    .title = Gewicht zu erraten
    .option1 = Bewundert ihn lauthals
    .success1 = Er schwillt an. Er übertrifft jeden Tipp außer eurem, und eurer war eigentlich eine Frechheit.
    .success1b = Der Bock bricht. Selig rollt er durch die Kokosnüsse, und aus einiger Entfernung werdet ihr zum Sieger erklärt.
    .option2 = Beleidigt ihn
    .success2 = Vor aller Augen schrumpft er. Ihr hattet niedrig getippt.
    .success2b = Als ihr fertig seid, passt er in eine Westentasche. Ihr gewinnt alles. Seine Mutter steht unter den Zuschauern.

mother-pell-likes-lakes = „Ihr wart bei meinem Sohn“, sagt Mutter Pell, die es am Blau an euren Fingern sieht. Ihre Tinte ist grün. Sie sitzt unter einem Hut, die Karten um sich gebreitet wie Röcke, und auf jeder sind Seen, wo ihr keine gesehen habt. „Er zeichnet, was kommt“, sagt sie. „Warten kann jeder Esel. Ich zeichne, was sein sollte, und dann muss sich eben jemand darum kümmern.“ Sie beißt einen Faden ab und betrachtet eure Stiefel.
    .title = Mutter Pell mag Seen
    .option1 = Kauft einen See
    .success1 = Sie rollt ihn feucht zusammen. Man hört ihn darin plätschern.
    .option2 = Vergleicht beide Karten
    .success2 = Ihr zeigt ihr, dass seine Türen alle auf ihre Seen hinausgehen. Sie schweigt, bis die Tinte trocken ist. „Isst er denn?“, fragt sie.

the-lake-she-likes = Wo die Karte einen See hat, ist eine Mulde voller Farn. Ihr rollt das Blatt aus und legt es hin, wie sie gesagt hat, mit der grünen Seite nach oben. Nichts geschieht, und dann merkt ihr, dass eure Stiefel nass sind. Kalt und klar steigt es herauf und riecht nach Steinen. Ein Reiher kreist. Zwei Dinge fehlen noch, steht in kleiner grüner Schrift auf der Karte: etwas Lebendiges und ein Ufer mit jemandem darauf, der sich freut.
    .title = Der See, den sie mag
    .option1 = Freut euch einfach
    .success1 = Das kostet keine Mühe. Ihr hängt die Füße hinein und sagt es auch.
    .success1b = Ihr bleibt, bis die ersten Sterne, oder was hier dafür gilt, auf ihm liegen. Er will euch andauernd etwas schenken.
    .option2 = Schenkt ihm einen Fisch
    .success2 = Er schwimmt einmal rundherum, um zu sehen, wie groß alles ist. Wo er springt, fallen violette Tropfen herab und schmelzen nicht.

lunch-or-wallpaper = Zwei Kessel hat die Köchin auf dem Feuer. Beide sind braun, beide riechen nach Thymian. In dem einen ist das Mittagessen für sechzig Gärtner, in dem anderen Tapetenkleister mit etwas gegen Mäuse. Man hat sie weggerufen, nun ist sie wieder da und weiß nicht mehr, welcher welcher ist, und es ist fünf vor zwölf. Schon knien sie an den Tischen, die Löffel in der Faust, den Blick gesenkt. „Ihr seht aus wie Leute, die essen“, sagt sie.
    .title = Eintopf oder Kleister
    .option1 = Prüft es an einem Pilz
    .success1 = Ihr taucht ihn in beide. Aus dem einen kommt er sehr aufrecht und leicht tapeziert heraus.
    .success1b = Noch vor dem Nachtisch wisst ihr es. Die Gärtner essen, ohne aufzublicken, was hier so viel gilt wie Beifall.
    .option2 = Folgt eurer Nase
    .success2 = Thymian haben beide, aber nur einen hat jemand gesalzen, der sich auf ein Dankeschön freut.
    .success2b = Ihr habt recht, und mit Haltung. Damit es nie wieder Zweifel gibt, schenkt sie euch den kleineren Kessel, gescheuert.
    .failure2 = Ihr habt euch geirrt. Er wird schnell fest. Einer von euch geht einige Tage nicht aus dem Haus, Mäuse auch nicht.

to-a-hundred = „Ihr versteckt euch“, sagen die Pilzkinder, „und wir zählen.“ Sie gehen euch bis zum Knöchel, und es sind sehr viele; als ihr euch setztet, waren es weniger. Sie drehen die Gesichter zu einem Stiel und fangen an, alle zusammen, mit Stimmen wie feuchte Finger auf Glas. Was nach sieben kommt, scheinen sie nicht genau zu wissen. Auf einem Blatt liegt der Preis: etwas Rundes, eingewickelt und an einer Ecke klebrig. Da kann man schlecht Nein sagen.
    .title = Bis hundert
    .option1 = Versteckt euch gut
    .failure1 = Man findet euch sofort, alle, am Atem. Die anderen haben, scheint es, noch nie geatmet.
    .option2 = Versteckt euch schlecht
    .success2 = Unter Gekreisch findet man euch hinter dem dünnsten Stiel im ganzen Hain. Sie wollen es gleich noch einmal.
    .success2b = Neunmal werdet ihr gefunden. Beim zehnten Mal lassen sie euch gewinnen und nehmen es mit Größe.

nobody-comes = Ihr habt euch wirklich gut versteckt. Das Zählen hat vor einiger Zeit aufgehört; dann war da ein Rascheln und Kichern; dann wurden sie zum Abendbrot gerufen, und nun ist es dunkel, und ihr liegt immer noch unter einem Baumstamm. Neben euch liegt jemand mit altmodischem Kragen und legt den Finger an die Lippen. Ihn haben sie auch noch nicht, haucht er. Er gewinnt gerade. Zur Gesellschaft hat er im Schoß erstaunlich viel Glänzendes zusammengetragen.
    .title = Niemand kommt
    .option1 = Sagt ihm, es ist vorbei
    .success1 = „Hab ich gewonnen?“, fragt er. Ihr sagt, es sei nicht einmal knapp gewesen.
    .success1b = Ihr bringt ihn zu einer Tür mit einer Lampe darüber. Jemand sehr Altes öffnet und sagt zu ihm: „Hab dich.“
    .option2 = Haltet länger durch als er
    .success2 = Kurz vor Tagesanbruch schlagt ihr ihn um einen Nieser. Er zahlt; er hatte schon gefürchtet, er käme nie dazu.

## Der Stille See

the-ferry-without-oars = Am Rand des schwarzen Wassers wartet ein flaches Boot, und darin sitzt eine Frau, die aus demselben Wasser ist und ihre Gestalt nur aus Höflichkeit behält. „Ich bringe euch hinüber“, sagt sie, „oder ihr mich.“ Ihre Hände tropfen. Am anderen Ufer läutet etwas, ein einziges Mal, so wie eine Glocke läutet, der man gesagt hat, sie solle warten.
    .title = Die Fähre ohne Ruder
    .option1 = Lasst euch hinüberbringen
    .success1 = Sie löst sich von den Ellbogen an auf, und das Boot gleitet hinaus. Die ganze Überfahrt lang hält etwas eure Füße fest.
    .success1b = Auf halber Strecke hält sie an, greift durch sich und den See hinab und holt euch etwas herauf, das ihr dort entfiel, als sie noch Regen war.
    .option2 = Rudert sie selbst hinüber
    .success2 = Aus einer Ruderbank macht ihr ein Paddel. Sie sitzt sehr aufrecht, wie eine Dame in der Kutsche, und vergisst beinahe, eine Dame zu bleiben.

the-bottle-says-please = Ihr macht halt, um die Flaschen zu füllen. Eine davon sagt, als der Korken drin ist, „Bitte“. Ihr haltet sie gegen die Laterne. Drinnen ist ein sehr kleines Gesicht, etwas ans Glas gequetscht, und erklärt, es sei gerade eine Welle gewesen und habe nicht aufgepasst. Angst hat es keine. Eine Form mit Hals hatte es noch nie. Nur ist es schon nach Schlafenszeit, und im flachen Wasser ruft jemand einen Namen, der wie Gurgeln klingt.
    .title = Die Flasche sagt bitte
    .option1 = Gießt es sachte zurück
    .success1 = Im Hinausfließen sagt es danke, mit einem Gluck in der Mitte.
    .success1b = Am nächsten Morgen steht neben euren Stiefeln etwas am Ufer, in Tang gewickelt, und die Flasche ist über und über nass geküsst.
    .option2 = Bringt es nach Hause
    .success2 = „Ich kann euch zeigen, wo wir wohnen“, sagt es. „Es ist das alles da.“
    .option3 = Lasst den Korken drin
    .success3 = Es gibt Sammler. Das Kleine weint nicht; davon würde es nur voller.

the-parents-of-the-wave = Am Ende des Stegs steigen sie euch entgegen, zwei hohe Gestalten, durch die das Laternenlicht geht, und sie zittern, als der Korken herauskommt. Danach bittet man euch herein. Wo herein anfängt, ist schwer zu sagen. Die Mutter möchte wissen, ob das Kleine brav war da drin und stillgehalten hat; der Vater dreht die Flasche hin und her. Nie, sagt er, haben sie etwas gefunden, worin man das Kind aufbewahren könnte.
    .title = Die Eltern der Welle
    .option1 = Lasst ihnen die Flasche
    .success1 = Sie kommt neben die Tür, für ruhige Stunden. Einen violetten Kiesel drückt man euch in die Hand, und zwar von allen Seiten.
    .option2 = Lobt seine Manieren
    .success2 = Ihr erzählt, dass es bitte gesagt hat. Ringsum hebt sich das Wasser um einen Fingerbreit.
    .success2b = Ihr macht eine gute Geschichte daraus. Am Ende sind Verwandte da, bis hinaus zum Horizont, und lauschen mit schräg gelegtem Gesicht.

the-tongue-of-the-bell = In einem Bootshaus hängt eine Glocke ohne Klöppel, und daneben steht der Glöckner mit verschränkten Armen, um nicht die Hände zu ringen. Diese Glocke sagt dem See, wann er glatt zu sein hat. Gestern Nacht ist der Klöppel abgefallen, die Rampe hinuntergerollt und versunken. Schon ist draußen eine Falte im Wasser, die vorher nicht da war, und sie trägt sich mit dem Gedanken an eine zweite. „Mit Rufen habe ich’s versucht“, sagt er.
    .title = Der Klöppel der Glocke
    .option1 = Schlagt sie selbst an
    .success1 = Der Ton geht hinaus wie eine Hand, die ein Laken glattstreicht. Die Falte legt sich.
    .success1b = Ihr schlagt sie so schön, dass man vom anderen Ufer fragen lässt, wer gestorben ist. Niemand, antwortet er, und ab jetzt jeden Abend.
    .option2 = Taucht nach dem Klöppel
    .success2 = Er steckt kopfüber im Schlamm. Blau vor Kälte kommt ihr herauf, und ihr bekommt den alten Ersatzklöppel, der aus purem Erz war.
    .failure2 = Er liegt tiefer, als ihr lang seid. Ihr kommt mit einer Handvoll Falte herauf.

the-one-that-got-away = Der Mann auf dem Steg hat kein Spiegelbild und angelt danach. Eines Abends, als er sich zu weit vorbeugte, ist es ihm vom Haken gegangen, sagt er; seither hat er es drüben in der Bucht gesehen, mit hochgelegten Beinen. Sein Köder ist ein briefmarkengroßer Spiegel. Wo er im Wasser sein müsste, sind nur die Planken, von unten, und eine Stimmung wie dienstags. Böse ist er nicht. Er wüsste bloß gern, worüber es so glücklich ist.
    .title = Vom Haken gegangen
    .option1 = Paddelt in die Bucht
    .failure1 = Ihr bringt ihm irgendeines mit, aber es sitzt nicht gut, und es ist Linkshänder.
    .option2 = Haltet neben ihm still
    .success2 = Eure eigenen Spiegelbilder bringen ihm Nachricht. Es gehe ihm gut, lässt es sagen, und es käme ja, wenn er einmal lachte.

reflections-ashore = Drüben in der Bucht haben sie einen Strand für sich. Da liegen sie im Sand, die entlaufenen Spiegelbilder, flach und blank, jedes mit dem Himmel darin; man spielt Karten, alles in Spiegelschrift. Seines ist leicht zu finden: dasselbe lange Gesicht, aber gelöst vor Wonne. „Jeden Morgen sieht er mich an“, sagt es, „und seufzt. Jeden Morgen. Macht ihr das mal mit.“ Ein leichter Wind geht über den Strand, und alle kräuseln sich.
    .title = Spiegelbilder an Land
    .option1 = Versöhnt die beiden
    .success1 = Ihr handelt sie auf vier Seufzer die Woche herunter, sonntags keinen.
    .success1b = Sie treffen sich auf halbem Weg, draußen in der Bucht. Was sie reden, hört keiner. Im Boot kommen zwei Männer heim und lachen, und einer davon kräuselt sich.
    .option2 = Spielt eine Runde mit
    .success2 = Euer Blatt lest ihr in der Pfütze an eurem Knie. Sie leider auch.

two-waters-to-be-wed = Das Flüssige Volk feiert in der Bucht Hochzeit, und die ist ins Stocken geraten. Braut und Bräutigam sollen zusammenfließen, und danach kann sie keiner mehr unterscheiden; die Großmutter der Braut aber, eine Person von einiger Tiefe, besteht auf Zeugen, die sich merken können, wer wer war. Von den Gästen behält keiner etwas länger als einen Platscher. Ihr sind eure Federkiele aufgefallen, vielleicht auch bloß eure Ellbogen. „Ihr seid fest“, sagt sie. „Wie praktisch.“
    .title = Zwei Wasser heiraten
    .option1 = Macht die Trauzeugen
    .failure1 = Ausgerechnet im entscheidenden Augenblick seht ihr weg. Da war der Schatten eines Reihers. Jetzt ist alles ein Wasser, und zwar ein verärgertes.
    .option2 = Tanzt, bis es vorbei ist
    .success2 = Von Arm zu Arm werdet ihr gereicht, oder von Welle zu Welle, und am Ende von einer lachenden Tante ausgewrungen.
    .success2b = Angestoßen wird mit den Gästen selbst. Nur ihr habt einen Becher, und der wird gefüllt und gefüllt.

the-pouring = Sie schmeckt nach Regen, schreibt ihr, er nach Eisen; sie ist kalt an der linken Hand, er hält das Licht einen Augenblick länger. Dann neigen sie sich zueinander, und die Bucht wird glatt. Alles seufzt. Es ist sehr schön und dauert ungefähr so lange, wie man braucht, um es zu sagen. Dann kommt aus der Mitte des einen Wassers eine Stimme, etwas gedämpft, in der zwei Leute fragen, wer von ihnen eigentlich am Fenster schläft.
    .title = Das Zusammengießen
    .option1 = Lest eure Notizen vor
    .success1 = „Regen links“, lest ihr. Es wird umgeräumt, wie unter Bettdecken.
    .option2 = Sagt, es sei einerlei
    .success2 = Sie überlegen, einmütig wie nie. Einerlei sei es, sagen sie, und es klingt erleichtert.

which-was-which = Bis zum Eisengeschmack seid ihr gekommen, als sich das Wasser entlang eurer Zeilen zu scheiden beginnt, sanft, wie Milch gerinnt. Sie stehen nebeneinander, verblüfft, und jedes trägt mitten in der Brust noch einen Tropfen vom anderen, wie eine Lampe im Fenster. Das hat es nie gegeben. Man kann also heiraten und zum Essen wieder herauskommen. In der ganzen Bucht sind alte Paare verstummt und blicken auf euer Blatt Papier.
    .title = Wer war wer
    .option1 = Schreibt es für alle ab
    .success1 = Es gibt einen Ansturm. Ihr schreibt, bis die Tinte ausgeht: sie Regen, er Torf; sie Schnee, er auch Schnee, aber älter.
    .success1b = Am Morgen ist die eine Hälfte des Sees der anderen vorgestellt worden. Zum Boot zurück lassen sie euch nichts selber tragen.
    .option2 = Gebt es der Braut
    .success2 = Sie faltet es klein und verschluckt es, um es immer bei sich zu haben. Was sie euch gibt, war der Ring.

somebody-a-little-late = Ihr geht am Ufer entlang, und auf dem Wasser geht jemand neben euch her. Winkt ihr, so winkt sie einen Augenblick später. Sie hat euren Mantel an, in Wasser; die Knöpfe sitzen verkehrt. „Nicht stehen bleiben“, sagt sie. „Ich will sehen, wie es gemacht wird. Den ganzen Tag lauft ihr im selben Umriss herum, und keiner läuft aus. Woher wisst ihr, wo ihr aufhört?“ Sie riecht wie Luft vor dem Regen und meint es vollkommen ernst.
    .title = Jemand, etwas verspätet
    .option1 = Zeigt ihr eure Ränder
    .failure1 = Ihr erklärt Ellbogen, bis sich keiner mehr auskennt. Sie versucht es, gibt an den Knien nach und geht auf kürzestem Weg heim, nach unten.
    .option2 = Bittet sie um Führung
    .success2 = Sie führt euch zu einem versunkenen Kahn und hält das Wasser wie einen Vorhang beiseite, während ihr aussucht.

a-cup-of-her-own = Auf dem Steg zieht ihr mit Kohle eine Linie um sie, und sie tritt hinein und füllt sie genau aus, bis in die Fingerspitzen. Zum ersten Mal ist sie eine ganze Minute lang dieselbe. Sie betrachtet ihre Hand. Hinter ihr liegt der See platt vor Missbilligung; er findet, man geht aus, tobt sich als Nebel aus und kommt zurück. „Ich hätte gern etwas“, sagt sie, „und würde es hinstellen, und dann stünde es immer noch da.“
    .title = Etwas Eigenes
    .option1 = Bietet ihr ein Zimmer an
    .success1 = Sie geht in euren Fußstapfen heim und füllt jeden. Die Leute werden reden, sagt ihr. Man habe ihr schon allerlei Formen eingeredet, sagt sie interessiert.
    .option2 = Schenkt ihr einen Topf
    .success2 = Er steht bei ihr am Seegrund, verkehrt herum, mit ein wenig Luft darin. In manchen Nächten lässt sie euch sehen, wie voll er ist.
    .option3 = Schickt sie freundlich heim
    .success3 = „Ja“, sagt sie, „sie werden gemerkt haben, dass er niedriger steht.“ Sie lässt euch da, was sie als Taschen trug.

dry-rooms-upstairs = Ein Schornstein ragt aus dem See und raucht. Als ihr vorbeitreibt, geht daneben ein Fenster hoch, und ein beleibter Mann steckt den Kopf heraus, nass bis zu den Ohren. Er ist der Wirt. Gebaut wurde auf einem Hügel, sagt er, und dann wurde der Hügel überstimmt; aber die Stammgäste sind geblieben, und der Keller war nie so kühl. Trockene Zimmer hat er, oben. Er sieht euch an wie einer, der lange kein Bett mehr lüften musste. Unter ihm spielt eine Geige, langsam.
    .title = Oben trockene Zimmer
    .option1 = Nehmt ein trockenes Zimmer
    .success1 = Die Laken sind gelüftet, dass sie fast sengen. Die ganze Nacht steht er vor eurer Tür, falls ihr etwas wünscht.
    .option2 = Geht in die Gaststube
    .success2 = Ihr holt Luft, aufs Haus, und steigt durch die Dachluke ein.

last-orders-below = In der Gaststube geschieht alles langsam. Wurfpfeile hängen im Wasser, unterwegs. Die Stammgäste nicken mit aufgestelltem Haar; ausgespielte Karten muss man festhalten. Ihr habt nur den Atem, den ihr mitbrachtet, und gebt ihn aus wie Geld. Hinter der Theke deutet die Wirtin auf eine Tafel mit der Wette des Tages: Wer den alten Brasse zum Lachen bringt, trinkt umsonst, bis der See fällt. Der alte Brasse ist vielleicht eine Person. Er hat einen Backenbart und einen starren, glasigen Blick.
    .title = Die letzte Runde, unten
    .option1 = Erzählt ihm einen Witz
    .success1 = Der Witz steigt in einer einzigen Blase auf, und der Alte sieht ihr nach. Sie platzt. Er kannte ihn schon. Aber so nass erzählt hat ihn noch keiner.
    .success1b = Er lacht. Elf Minuten braucht er dazu, und in der Gaststube steigt der Pegel um einen Fingerbreit.
    .option2 = Wettet, dass er nicht lacht
    .success2 = In diesem Gesicht rührt sich nichts. Man sagt euch, ein Präparator habe ihn da oben angebracht.

a-ledger-of-noughts = Am Ende des Piers steht ein Blechschreiber, verrostet bis zu den Knien, und zählt die Wellen. Es ist ein stiller See. Sein Hauptbuch, das er euch ansehen lässt, ist vortrefflich geführt: Seite um Seite Nullen, liniert, addiert und übertragen. Bei hundert, so wurde ihm versprochen, kommt die Ablösung. Ein leises, trockenes Quietschen ist sein Hals, von links nach rechts. Auf den Planken, dicht vor eurem Fuß, liegt ein Kiesel. Er bemüht sich, nicht hinzusehen.
    .title = Ein Buch voller Nullen
    .option1 = Macht ihm ein paar Wellen
    .success1 = Ihr kickt ihn hinein. Er schreibt eine Eins. Einen Moment lang muss er den Bleistift weglegen.
    .success1b = Ihr springt vom Pier, bis er seine hundert hat. In ihm schlägt ein Glöckchen, und quietschend wendet er sich um, die Aussicht anzusehen.
    .option2 = Prüft das Hauptbuch
    .success2 = Ihr findet einen Fehler: eine Null, doppelt verbucht. Die Buße zahlt er selbst, aus seinem Lampenöl.
    .success2b = Es ist nirgends ein Fehler, und ihr bescheinigt es. Die künftigen Bände könnt ihr behalten, meint er, sie werden ja doch gleich.

the-sword-comes-back = Der große Mann wirft sein Schwert in den See. Kurz darauf kommt ein Arm herauf, im nassen Ärmel, und reicht es ihm zurück, mit dem Griff voran. Er wirft noch einmal, weiter. Der Arm ist vor dem Schwert da. Er ist dem Haufen davongelaufen, der euer Dorf verbrannt hat, sagt er, hat nur dies behalten, und nun nimmt es ihm keiner ab, obwohl er erklärt, was es getan hat. Der Arm ist geduldig. Er scheint zu glauben, es falle ihm immer wieder herunter.
    .title = Das Schwert kommt zurück
    .option1 = Erklärt es dem Arm
    .success1 = Ihr erzählt ihm die ganze Geschichte. Die Hand hält still. Dann schüttelt sie die seine und nimmt das Schwert mit hinab, und das war’s.
    .success1b = Nach einer Weile taucht es wieder auf, aber flach gehämmert, mit Rand. Es gibt eine sehr anständige Bratpfanne ab, und ein Fisch liegt auch darin.
    .option2 = Nehmt ihm das Schwert ab
    .success2 = Es ist gutes Metall und lässt sich einschmelzen. Ihr lasst ihn nicht sehen, wie ihr es in der Hand wiegt.

the-lighthouse-of-dark = Auf dem Felsen steht ein Turm, und von oben fährt ein Strahl über das Wasser; aber der Strahl ist dunkel. Damit die Fische schlafen können, sagt das Mädchen, das ihn hütet. Wo er vorbeistreicht, hört man den See ausatmen. Sie stutzt den Docht, der ihn macht, einen schwarzen, und ihre Augen sind rund wie bei einer Eule. Sie hat alle Bücher gelesen, in der Lücke zwischen zwei Umläufen. Dass Hüte so viele Farben haben, wusste sie nicht.
    .title = Der Dunkelturm
    .option1 = Nennt ihr die Farben
    .success1 = Sie spricht sie euch nach wie die Namen von Ländern. In dieser Nacht schlafen die Fische unruhig, mit Bildern.
    .success1b = Ihr Vetter, der Hecht, wird die Lampe hüten. Sie steigt eure Treppe hinauf in den Morgen, beide Hände vor den Augen, und schaut zwischen den Fingern durch.
    .option2 = Dreht den Strahl beiseite
    .success2 = In dem hellen Streifen, den ihr lasst, glitzert der ganze Seegrund. Eins nach dem anderen wacht darin etwas auf und sucht nach dem Grund.

the-shop-puts-to-sea = Etwas wie ein kleiner Basar quert den See, tief im Wasser. Es ist die Schildkröte. Man hat ihr gesagt, so sei es kürzer, und das stimmt, für eine Schildkröte; einem Laden reicht es bis zur zweiten Schublade. Hinter ihr schaukeln Kerzen, Bürsten und eine Familie Teekannen im Kielwasser. „Ich glaube, ich werde verfolgt“, sagt sie, als euer Boot längsseits kommt. Jetzt gluckert es, die Kasse macht pling und sinkt um einen Fingerbreit.
    .title = Der Laden sticht in See
    .option1 = Fischt die Ware heraus
    .success1 = Mit dem Kescher fahrt ihr ihr nach. Sie trägt euch ins Buch ein, als Aushilfen.
    .success1b = Am anderen Ufer habt ihr jede Bürste. Wie man da dankt, weiß sie nicht, also sieht sie unter T nach, wie Tausend Dank, und dort steht ein Topf.
    .option2 = Bergt auf eigene Rechnung
    .success2 = Was schwimmt, das schwimmt. Die Kerzen lasst ihr ihr.
    .success2b = Ihr folgt ihr, bis sie ganz leer ist. Leichtfüßig und ratlos steigt sie an Land und dreht das Schild auf GEÖFFNET.

a-fog-with-rooms = Der Nebel auf dem See ist heute so dicht, dass er Zimmer hat. Ihr paddelt durch etwas hinein, das man nur Diele nennen kann. Es gibt eine weiße Treppe, einen weißen Flur, mehrere Türen; das Paddel geht durch die Wand, und die Wand schließt sich dahinter mit einem Hauch. Irgendwo oben übt jemand Tonleitern auf etwas Weichem. Nun ist es bekanntlich so, dass Nebel sich heben. Ihr seid inzwischen, dem Gefühl nach, im zweiten Stock.
    .title = Ein Nebel mit Zimmern
    .option1 = Sucht den, der da spielt
    .failure1 = Er hebt sich. So viel zum zweiten Stock.
    .option2 = Nehmt den Kellerausgang
    .success2 = Da unten ist es niedrig und kalt, und überall hängen Fische; auch ein Nebel hat abends offenbar gern etwas im Haus.

the-fog-at-home = Das Musikzimmer ist groß und blass. Auf dem Hocker sitzt der Nebel selbst, soweit von ihm etwas zum Sitzen da ist; er hat das alles, sagt er, an einem Vormittag gemacht, und mittags wird er eine leichte Feuchte auf ein paar Enten sein. Er beklagt sich nicht. Nur kommt er im Scherzo immer bloß bis zum selben Takt. Das Klavier ist aus Nebel, das Fenster ist aus Nebel. Die Uhr ist es nicht; sie zeigt Viertel vor zwölf und ist das Einzige hier, was man forttragen könnte.
    .title = Der Nebel zu Hause
    .option1 = Nehmt die Uhr
    .success1 = Es hört auf, Viertel vor zu sein. Hinter euch lassen die Wände einander los.
    .option2 = Helft ihm über den Takt
    .success2 = Ihr summt ihm vor, wie es weitergehen muss. Er eilt voran, Seite um Seite, und steigt spielend ins Licht.
    .success2b = Er wird fertig. Der letzte Akkord gefriert, wo er hing, klar und violett, und sinkt euch langsam in die Hände.

the-skin-of-the-lake = An kalten Tagen hat der See eine Haut. Sie ist schwarz, sie biegt sich, und sie trägt euch, wenn ihr leicht auftretet und nicht an euer Mittagessen denkt. Wasserläufer, groß wie Ponys, sind darauf unterwegs und zischen auf langen Beinen umher; einer ist stehen geblieben und sieht euch von der Seite an, wie Ponys das tun. Jeder eurer Schritte macht eine Delle. Unter der Haut zieht etwas Bleiches mit, lang wie eine Straße, und legt an jede Delle im Vorübergleiten den Mund.
    .title = Die Haut des Sees
    .option1 = Reitet die Wasserläufer
    .success1 = Ihr gewinnt. Dass es ein Rennen war, wisst ihr erst, als man euch das Schilf um den Hals hängt.
    .option2 = Geht sehr leicht
    .success2 = Ihr denkt an Federn, an Löhne und an anderes, was nicht viel wiegt. Ihr kommt an.
    .success2b = Mitten auf dem See legt ihr euch flach hin und schaut; das Bleiche schaut zurück und schiebt mit der Lippe einen Stein herauf.
    .failure2 = Irgendwer denkt an Knödel, und damit ist es geschehen.

the-tenors-are-missing = Über das Wasser kommt Gesang, von der Mitte her, wo nichts ist. Ihr paddelt schon lange nicht mehr, und das Boot ist trotzdem weitergefahren. Es ist der Chor; die Haare auf euren Armen wissen es. Da sind Bässe, die man durch die Planken spürt, und hohe Stimmen wie Gläserränder, und dazwischen klafft ein Loch, genau in der Höhe einer gewöhnlichen Stimme an einem gewöhnlichen Tag. Der Bug senkt sich. Vor euch hat der See begonnen, abschüssig zu werden.
    .title = Es fehlen die Tenöre
    .option1 = Singt den Tenor
    .failure1 = Ihr seid zu tief. Sogleich neigt sich der See nach der anderen Seite, und ihr seid daheim, ehe ihr den Mund zuhabt.
    .option2 = Stopft die Ohren und paddelt
    .success2 = Ihr paddelt mit Moos in den Ohren und sucht in den Gesichtern der anderen nach Anzeichen von Musik.
    .success2b = Ihr kommt an Booten vorbei, die hineintreiben, und nehmt sie ins Schlepptau. Am Steg wachen die Leute auf und summen.

below-the-singing = Der See schließt sich über euch wie ein Klavierdeckel, und atmen könnt ihr auch, in den Pausen. Es ist dunkel. Ringsum stehen die Sänger, Reihe um Reihe, abwärts; ihre Wärme spürt ihr, sehen könnt ihr keinen. Man gibt euch Noten in die Hand, nass und dick wie ein Brotlaib. Wozu das Stück gut ist, hat niemand gesagt. Aber manchmal, wenn die Bässe einsetzen, hört sehr weit unter euch etwas sehr Großes auf zu kratzen und liegt still.
    .title = Unter dem Gesang
    .option1 = Singt es bis zu Ende
    .success1 = Seite um Seite blättert man euch um. Als es aus ist, rückt eine Hand, die ihr nicht seht, euch den Kragen zurecht.
    .success1b = Nichts kratzt mehr. Oben in den Dörfern werden sie gut schlafen und nicht wissen, warum; ihr aber bekommt euer Honorar und eine Verbeugung von allen, wie Wind.
    .option2 = Stehlt euch mit den Noten fort
    .success2 = Das Papier trocknet gut. Hier und da ist zwischen den Zeilen etwas eingekratzt, von unten her.

somebody-pulls-the-plug = Es gibt einen Strudel, und es gibt eine Schlange davor. Die Boote fahren in bester Ordnung im Kreis, man nickt sich zu, jede Runde etwas enger, und in der Mitte kippt jedes hoch, sagt ein Wort des Dankes und ist fort, mit dem Geräusch, das Badewannen machen. Wohin, kann euch keiner sagen. Ihr seid jetzt in der Reihe; das Boot hinter euch ist aufgerückt. Aus dem Loch kommen Dampf und Seifengeruch und, so scheint es, das Summen von jemand sehr Großem.
    .title = Jemand zieht den Stöpsel
    .option1 = Fahrt mit den anderen hinab
    .success1 = Ihr denkt daran, danke zu sagen. Es ist vorbei, ehe ihr mit dem Fürchten fertig seid.
    .option2 = Paddelt gegen die Schlange
    .success2 = Boot um Boot rempelt ihr euch mit vielen Entschuldigungen hinaus. Ein älteres Paar im Stechkahn kommt mit; es hatte sich schon lange gefragt.
    .success2b = Als sie sehen, dass es geht, machen es alle. Der Strudel, in dem niemand mehr ist, schließt sich wie ein Mund.
    .failure2 = Gegen Leute, die einem einen guten Morgen wünschen, paddelt es sich schlecht an.

down-the-plughole = Mitsamt den Booten schießt ihr aus einem Rohr und treibt zwischen den anderen in einer Wanne, groß wie ein Marktplatz. Kachelwände steigen in den Dampf. Da ist eine Klippe, rosa, mit einem Knie daran. Ringsum haben die Bootsleute sich eingerichtet, mit Wäscheleinen von Mast zu Mast, einem Markt und einer kleinen Kapelle in der Seifenschale. Die Riesin scheint noch nichts bemerkt zu haben. Sie glaubt, heißt es, ihr kommt mit dem Wasser. Gerade greift sie nach der Bürste.
    .title = Durch den Abfluss
    .option1 = Schrubbt ihr den Rücken
    .success1 = Das braucht vierzig Boote und viel Geschrei. „Mehr links“, sagt sie, und die Segel füllen sich.
    .success1b = Ihr findet die Stelle, an die sie nie herangekommen ist. Es saß Erz darin.
    .option2 = Ruft zu ihr hinauf
    .success2 = Ihr legt die Hände an den Mund und schreit, dass ihr Leute seid. Die Bürste hält inne. Das ganze warme Meer legt sich auf die Seite.

the-giantess-looks-down = Zwei Augen kommen durch den Dampf, braun, jedes größer als euer Boot. In der Wanne atmet keiner. „Oh, das tut mir leid“, sagt sie mit einem Flüstern, das die Wäsche von den Leinen reißt. „Seid ihr etwa die ganze Zeit hier drin gewesen?“ Sie ist rot geworden, bis hinab zur Wasserlinie, und zieht den Schaum um sich zusammen. Gesungen hat sie nämlich auch. Sie wäre euch so dankbar, wenn ihr es nicht weitersagt; und gibt es irgendetwas, egal was, das kleine Leute brauchen?
    .title = Die Riesin schaut herab
    .option1 = Versprecht zu schweigen
    .success1 = Immer zwei auf einmal hebt sie die Boote heraus und trocknet jedes mit einem Handtuchzipfel ab.
    .success1b = Mit einem Finger macht sie euch sehr behutsam ein Zimmer in den Fels und pustet den Staub heraus. Es hat eine Seifenablage.
    .option2 = Lobt das Lied
    .success2 = Die Röte steigt bis ganz oben. Sie singt euch auch noch die andere Strophe. Daheim hört man sie als warmen Wind.

a-tug-from-below = Ihr lasst den Anker hinab, und er wird genommen. Anders kann man es nicht sagen: Eben war da Seil, und dann war da jemand am Ende. Jetzt ruckt es dreimal. Pause. Dann wieder dreimal, etwas rascher, wie wenn nebenan einer klopft, um zu sagen, dass man euch hört. Das Wasser ist zu schwarz, um hineinzusehen. Es könnte ein Fisch sein, sagt ihr zueinander, einer, der zählen kann. Das andere Ende haltet ihr noch.
    .title = Ein Ruck von unten
    .option1 = Ruckt höflich zurück
    .success1 = Ihr ruckt zweimal, was offenbar die richtige Antwort ist. Als ihr ihn hochzieht, ist der Anker poliert, und etwas hängt daran.
    .success1b = Es wird ein Gespräch daraus. Was geredet wurde, erfahrt ihr nie, aber am Ende stand ein Geschenk, und ihr wart an der Reihe.
    .option2 = Zieht mit aller Kraft
    .success2 = Herauf kommt eine Glocke, verkehrt herum, voller Schlamm und Münzen. Etwas hat sie losgelassen, und man spürt, wie es ihm leidtut.
    .success2b = Ihr hievt die Glocke herauf, den Balken, an dem sie hing, und die ersten Sprossen eines Turms. Er geht noch weiter hinab.
    .failure2 = Ziehen kann es auch. Einer von euch legt ein gutes Stück des Weges zurück.

a-finger-in-the-boat = Das Boot hat ein Leck, also steckt ihr einen Finger hinein. Dann ist da noch eins. Mitten auf dem See liegt ihr alle am Boden, jeder mit einem Finger in einem Loch, keiner paddelt, und es ist eigentlich recht gesellig, bis die Älteste sagt, da unten habe etwas nach ihrem gegriffen. Es beißt nicht. Es hat kleine kalte Hände. Soweit sie es beurteilen kann, sagt sie, zählt es ihre Ringe.
    .title = Den Finger im Boot
    .option1 = Gebt ihm die Hand
    .success1 = Es sind mehrere, und alle wollen einmal. Von Hand zu Hand weitergereicht, kommt ihr ans Ufer.
    .success1b = Ihr spürt, wie sie die Löcher von außen stopfen, mit etwas wie Karamell. So trocken war das Boot noch nie.
    .option2 = Leiht ihm einen Ring
    .success2 = Ihr spürt, wie er abgleitet, und dann ein langes, bewunderndes Schweigen. Dann wird euch etwas anderes angesteckt, und es passt.

the-rocks-come-home = Ihr steuert nach den Glocken. In diesem Teil des Sees trägt jeder Felsen eine, das weiß man; weshalb, hat euch keiner gesagt. Es dämmert, und sie setzen sich in Bewegung. Von allen Seiten kommen große nasse Rücken die Bucht herauf, gemächlich, im Gedränge, Tang im Maul, und bimmeln. Böse meinen sie es nicht. Sie gehen heim. Euer Boot ist ein sehr kleines Boot, und zwischen zweien von ihnen ist überhaupt kein Platz mehr.
    .title = Die Felsen kommen heim
    .option1 = Zieht mit der Herde
    .failure1 = Einer lehnt sich an euch, um sich zu scheuern. Den Rest schwimmt ihr und bringt das Steuerruder nach Hause.
    .option2 = Scheucht sie mit Lärm
    .success2 = Ihr schlagt auf eine Pfanne. Sie bleiben stehen, sehen sich um, und dann fällt ihnen links etwas ein.

the-stable-of-rocks = Ein kleiner alter Mann mit einer Gerte lässt die Herde in eine Höhle ein. Er kennt sie alle beim Namen und sieht ihnen nach den Füßen. Dreißig Boxen sind da, neunundzwanzig Felsen; er zählt noch einmal. Das Jüngste ist nicht gekommen. Es wird wieder oben an der Furt sein, sagt er, wo die Karren auf ihm halten und man es tätschelt. Die anderen kann er nicht allein lassen. Es ist die Stunde, in der die Steinmetze umgehen.
    .title = Der Felsenstall
    .option1 = Holt das Junge heim
    .success1 = Da liegt es, unter einem Rad, und ist vollkommen glücklich. Ihr tut, als würdet ihr Tang fressen, bis es euch nachläuft.
    .success1b = Einen Steinmetz gibt es auch, und sein Kreidestrich ist schon darauf. Ihr überzeugt ihn davon, dass es tickt.
    .option2 = Melkt ihm einen
    .success2 = Es ist ein Kniff dabei. Es kommt in Tropfen, schwer und blank, und klingt im Eimer.

the-lake-is-out = Der See ist ausgegangen. Wo heute früh Wasser war, ist Grund, geriffelt und glänzend, so weit euer Licht reicht; in den Mulden liegen Fische und sehen aus, als hätte man sie im Bad überrascht. Eine Glocke auf einer Stange sagt, was sie immer sagt, aber von viel weiter oben. Weit draußen seht ihr die Rippen eines Schiffs. Noch weiter draußen läuft quer durch das Dunkel eine dünne weiße Linie, und es klingt, als hole jemand Luft.
    .title = Der See ist ausgegangen
    .option1 = Rettet die Fische
    .success1 = Mit vollen Hüten rennt ihr von der Mulde zum Tümpel. Manche schauen sich nach euch um.
    .success1b = Als er wiederkommt, kommt er leise, geht um euch herum und lässt euch zwei der fettesten auf den Stiefeln, die darauf bestanden haben.
    .option2 = Rennt zum Schiff
    .failure2 = Die Linie ist um einiges näher, als ihr dachtet, und eine Linie ist sie auch nicht.

the-ship-at-low-water = Es liegt auf der Seite, und die Lampen brennen. Die Mannschaft ist Flüssiges Volk, das zur See gegangen ist, und jetzt, da die See fort ist, steht sie in Zubern und Kesseln übers Schiff verteilt und schämt sich entsetzlich, darin gesehen zu werden. Der Kapitän, im Löscheimer, empfängt euch mit der Würde, die vorhanden ist. Die Ladung könnt ihr haben, sagt er; wozu noch Ladung. Nur kommt eben die Linie, alle sitzen in getrennten Gefäßen, und seine Frau ist in der Suppenschüssel, unter Deck.
    .title = Das Schiff bei Ebbe
    .option1 = Bringt alle an Deck zusammen
    .success1 = Ihr rennt mit randvollen Händen. Als der See da ist, stehen sie gemeinsam auf, lachend, und halten ihn euch vom Leib wie einen Mantel.
    .success1b = Kein Tropfen geht verloren. Auf den Schultern tragen sie euch samt dem Schiff an Land, und eine ganze Straße von ihnen steht da und jubelt.
    .option2 = Tragt die Ladung fort
    .success2 = Zwei Fuhren bringt ihr hinaus. In die Kessel seht ihr nicht.
    .success2b = Die silberne Suppenschüssel nehmt ihr auch mit. Erst ein gutes Stück den Strand hinauf beginnt sie unter dem Deckel zu sagen, was sie von euch hält.

the-lake-throws-back = Einer von euch wirft einen Kiesel in den See. Ihr steht da und redet; es macht plopp, ein Kiesel kommt heraus und landet vor euren Füßen. Derselbe, nass. Alle lachen. Ihr werft noch einmal, weiter, und er kommt wieder, schneller. Ein zweiter folgt, den ihr nicht geworfen habt. Da liegen sie und dampfen ein wenig. Es ist sehr still. Den ganzen Strand entlang, seht ihr jetzt, sind die Steine zu langen Wällen gehäuft, wie nach einem Streit.
    .title = Der See wirft zurück
    .option1 = Spielt Ball mit ihm
    .success1 = Sobald er gesehen hat, wie klein ihr seid, wirft er von unten.
    .success1b = Ihr spielt, bis das Licht ausgeht. Sein letzter Wurf kommt hoch und langsam und schwer, er glänzt, und ihr sollt ihn behalten.
    .option2 = Grabt euch ein und duckt euch
    .success2 = Aus den Geschossen werft ihr einen Wall auf. Als es vorbei ist, merkt ihr, dass er in seinem Zorn auch Münzen geworfen hat.

where-oars-gather = In dieser Bucht also sind die Ruder. Allen Booten auf dem See sind sie abhandengekommen, und hier liegen sie, zu Hunderten, Blatt an Blatt wie Heringe; fällt euer Licht auf sie, scheuen die nächsten zurück. Jedes trägt um den Hals eine Messingmarke mit einer Nummer und den Worten EIGENTUM ERZ. Sie sind aus dem Pfandhaus entwischt. Sie riechen nach Teer und Freiheit. Eins nach dem anderen und sehr tapfer lernen sie, paarweise zu schwimmen.
    .title = Wo die Ruder sich treffen
    .option1 = Macht es ihnen vor
    .success1 = Ihr taucht die Hände ein: zugleich und durch. Ein Schauer läuft durch die Bucht, und dann können sie es.
    .success1b = Auf die erste große Fahrt nehmen sie euch mit, hinaus und um die Landspitze, zu einer Höhle, die nur Ruder kennen.
    .option2 = Liefert sie aus
    .success2 = Der Mann von Tante Erz zahlt bar, je Paar. Sie gehen still, gebündelt.
    .option3 = Baut aus ein paar etwas
    .success3 = Manche hatten vom Wasser ohnehin genug. Sie geben Dachsparren ab und knarren nachts, wenn der Wind vom See kommt.

to-whom-it-concerns = Der Spülsaum an diesem Strand besteht aus Flaschen, und in jeder Flasche steckt ein Brief. Ihr zieht ein paar Korken. „An den, den es angeht“ steht auf allen; es sind Einladungen, Beschwerden, ein Heiratsantrag, Rezepte, die dringende Bitte um Rückgabe einer Leiter. Angegangen ist es noch niemanden. Kalter Wind spielt auf den offenen Flaschenhälsen, erst einen tiefen Ton, dann noch einen. In der letzten Zeile heißt es jedes Mal: Bitte um Antwort.
    .title = An den, den es angeht
    .option1 = Beantwortet einige
    .success1 = Ihr fangt mit dem kürzesten an. Da steht: „Seid ihr da?“
    .option2 = Glättet das Papier
    .success2 = Es ist gutes Papier, wenn man die Hoffnungen erst einmal abgeschabt hat.

concerning-the-ladder = Kaum sind eure Antworten im Wasser, kommen die Antworten darauf. Mit der nächsten Welle treiben Flaschen heran und mit der übernächsten auch, klirrend, eine ganze Flotte; offenbar hat jemand eine laut vorgelesen. Die Dame nimmt den Antrag an. Im Rezept fehlte ein Ei. Und der Besitzer der Leiter ist persönlich da, ein dünner Mann, bis zum Hals im See und blau vor Hoffnung. Drängen will er nicht. Nur ist er eben, versteht ihr, immer noch unten an dem, wofür er sie braucht.
    .title = Die Leiter betreffend
    .option1 = Baut ihm eine Leiter
    .success1 = Winkend steigt er daran hinab, um seinen Hut zu holen.
    .success1b = Sie reicht. Er bleibt eine Weile fort, und was er euch heraufbringt, musste er vor Jahren dort lassen, als die Sprossen ausgingen.
    .option2 = Leitet die übrigen weiter
    .success2 = Bis es dunkel wird, sortiert ihr: hier Tanten, dort Anwälte. So gern hat euch noch niemand ein Porto bezahlt.

drawn-and-still-warm = Auf dem Kies steht eine Badewanne. Sie hat Löwenfüße, ist randvoll und dampft. Ein Handtuch ist da, eine Bürste, ein Schemel mit einem sauberen Nachthemd darauf, gefaltet. Barfußspuren führen den Strand herunter zur Wanne. Mit der Laterne geht ihr um sie herum. Fort führen keine. Das Wasser ist milchig grün und riecht nach Fichtennadeln, und jetzt, aus der Nähe, hört ihr es: Da drin macht etwas Blasen, sehr langsam.
    .title = Eingelassen und noch warm
    .option1 = Steigt mit hinein
    .success1 = Es rückt beiseite. Gesprochen wird nicht. Als ihr aussteigt, ist euer schlimmes Knie weg und seither nicht wiedergekommen.
    .success1b = Es reicht euch die Seife. Mittels Blase bittet es euch, die Ohren zu übernehmen, was fast den ganzen Abend dauert, und es ist dankbar.
    .option2 = Nehmt den Silberstöpsel
    .success2 = Es gurgelt, und dann kommt etwas wie ein Schrei. Ihr seht nur auf den Stöpsel.

the-orchard-lets-go = Der Obstgarten steht, wo er immer stand, nur dass jetzt der See darauf liegt. Durch das Glas im Bootsboden blickt ihr auf Reihen von Apfelbäumen, belaubt, mit Mauer und Pforte, und an einem Ast lehnt jemandes Leiter. Ist ein Apfel reif, lässt er los und fällt nach oben. Er taumelt durch das Dunkel, durchstößt mit einem Plopp den Spiegel, und die Luft riecht nach Cidre. Tief unten steht etwas mit einem Korb und sieht ihm nach.
    .title = Der Garten lässt los
    .option1 = Fangt auf, was hochkommt
    .success1 = Sie sind kalt bis ins Kerngehäuse und ganz leicht salzig.
    .success1b = Mit der Zeit habt ihr es heraus: über dem großen Baum an der Mauer, wenn die Glocke schlägt.
    .option2 = Lasst einen Korb hinab
    .success2 = Es steht eine Weile still. Dann ruckt es, und ihr zieht einen Korb herauf, gepackt von jemandem, der gelernt hat, Blätter dazwischenzulegen.
    .success2b = Da unten wird auch gekeltert. Er kommt in Steinkrügen herauf, einer nach dem anderen, jeder an einer Schnur mit Schleife.

a-net-of-knockers = Jemandes Netz hängt zum Trocknen, und jemandes Fang ist noch darin: Türklopfer. Löwen, Ringe, eine Hand aus Messing, eine ganze Menge Fäuste. Sie leben, so wie Muscheln leben. Als ihr näher kommt, geht einer auf und zu, tock, und ein Zittern läuft durch das ganze Netz. Sie müssen von irgendwo da unten stammen, wo es Türen gibt. Das Netz ist alt. Die Messinghand hat einen Finger hindurchgezwängt und zeigt auf euch, oder an euch vorbei.
    .title = Ein Netz voll Türklopfer
    .option1 = Nagelt einen an den Fels
    .success1 = Kaum hängt er, klopft er, zweimal. „Herein“, sagt der Fels. Drinnen ist niemand, nur ein guter trockener Boden.
    .success1b = Ihr nehmt die Messinghand. Sie klopft lange; sie weiß, dass jemand zu Hause ist. Was sich endlich öffnet, ist eine ganze Zimmerflucht.
    .option2 = Verkauft sie als Messing
    .success2 = Im Sack klopfen sie den ganzen Weg bis zum Käufer, und danach noch manche Nacht.

moths-over-the-water = Heute Nacht schwimmt der Mottenmarkt. Auf hundert kleinen Flößen sind die Papierlaternen angezündet, und unter jedem Floß hängt noch eines, kopfüber, im Schwarz. Das ist die Ware: das untere. „Das Ding selbst ist so schwer“, sagt eine Motte und deutet auf ihren Ladentisch, „und es verblasst. Nehmt sein Spiegelbild. Es ist genauso gut wie das Licht, in dem ihr es aufbewahrt.“ Sie schöpft einen gespiegelten Stein heraus, tropfend und violett. Dafür möchte sie eures.
    .title = Motten über dem Wasser
    .option1 = Gebt euer Spiegelbild her
    .success1 = Sie rollt es feucht zusammen. Erstaunlich, wie wenig man es braucht; nur finden die Leute von nun an, ihr hättet so etwas an euch.
    .option2 = Taucht danach
    .success2 = Ihr taucht unter den Flößen durch, hinauf in jenen anderen Markt, wo die Motten sanft sind, etwas kühl, und knapp wiegen.
    .success2b = Ihr kommt mit dem Stein herauf, dessen Spiegelbild es war. Sie hatte sich immer gefragt, wo er steckt.
    .failure2 = Ihr kommt im falschen herauf. Bis jemand den See umdreht, ist Ladenschluss.

boats-in-pawn = Falls ihr euch je gefragt habt, warum auf diesem See kein Boot Ruder hat: Der Grund sitzt auf dem dritten Pier und trägt ein Schultertuch. Tante Erz leiht darauf. Das Boot behaltet ihr, sagt sie, die Ruder behält sie, bis ihr bezahlt; und der Zinsen wegen hat das bisher keiner. Ihre Geldkassette riecht nach Pfefferminz. Fährleute stehen mit müßigen Händen herum. „Ihr braucht etwas“, sagt sie. „Das höre ich von hier aus. Ich lese euch mal die Bedingungen vor.“
    .title = Boote im Pfand
    .option1 = Hört euch alles an
    .failure1 = Sie liest vor. Als ihr aufwacht, ist Morgen, der Pier ist leer, und eure Schnürsenkel sind verpfändet.
    .option2 = Verpfändet den guten Ruf
    .success2 = Sie legt ihn in eine Schublade zu den anderen. Dort sei er ganz sicher, sagt sie, und ihr glaubt es.

the-small-print = Das Schriftstück ist lang, und sie lässt euch Zeit damit; es läuft ja keiner weg. Es ist ein böses Papier und vollkommen ehrlich. In der einundvierzigsten Zeile kommt ihr zu dem, was sie nie verheimlicht und niemand je gelesen hat: dass alle Ruder frei sind an dem Tag, an dem ein Schuldner ihr ein Geschenk bringt, ohne Grund. Ihr Stuhl ist langsamer geworden. Sie blickt auf den See. Ringsum stehen Fährleute und sehen zu, wie sich eure Lippen bewegen.
    .title = Das Kleingedruckte
    .option1 = Bringt ihr ein Geschenk
    .success1 = Sie hält es in beiden Händen. „Für mich?“, sagt Tante Erz. Hinter ihr, den ganzen Schuppen entlang, beginnen die Marken zu fallen wie Regen.
    .option2 = Verkauft das Geheimnis
    .success2 = Die Fährleute überbieten sich. Am nächsten Morgen liegen dreißig Geschenke auf dem Pier, alle mit Grund, und kein Ruder rührt sich.
    .option3 = Unterschreibt wie die anderen
    .success3 = Sie löscht die Tinte für euch ab, gar nicht unfreundlich. Der Stuhl schaukelt wieder.

coins-on-the-sand = Münzen liegen am Wassersaum, blanke, immer ein paar Schritte auseinander. Nach der ersten habt ihr euch schon gebückt, ehe ihr den Faden seht. Er ist sehr fein und führt in den See; und ein Stück weiter draußen sind, in einer Reihe, ein paar runde, nachdenkliche Mäuler. Sie angeln. Man sieht sie Luft holen, wenn eure Hand in die Nähe kommt. Einer hat einen Hocker mit. Ein kleiner Fisch ganz außen, zum ersten Mal dabei, hat als Köder offenbar sein Mittagessen genommen.
    .title = Münzen im Sand
    .option1 = Schnappt nach den Ködern
    .success1 = Die Fäden müsst ihr durchbeißen. Da draußen sagt jemand etwas Kurzes und rollt die Schnur ein.
    .success1b = Ihr räumt den Strand leer. Vor ihren leeren Schnüren sitzen sie und erzählen einander, wie groß ihr wart.
    .failure1 = Man holt euch ein, misst euch und hält euch fürs Bild neben jemanden. Dann setzt man euch zurück. Ihr seid untermaßig.
    .option2 = Lasst den Kleinen gewinnen
    .success2 = Ihr haltet sein Mittagessen hoch und zappelt. Er ist außer sich. Die Hälfte schenkt er euch.
    .success2b = Bis zur Hüfte lasst ihr euch hineinziehen. Später, hinterm Schilf, steckt euch sein Vater etwas zu.

the-skimming-match = Das Flüssige Volk fordert euch zum Steinehüpfen heraus. Ihr werft Steine, heißt es, und sie werfen, was sie haben; und ihr Meister, ein schlanker Jüngling mit einer Welle im Haar, geht drei Schritte zurück, nimmt Anlauf und wirft sich selbst. Neunzehn Hüpfer, dann erhebt er sich und verbeugt sich. Rund um die Bucht plätschert Applaus. Ihr sucht zwischen den Kieseln nach einem flachen. Es ist eigentlich nicht verboten, murmelt ein Onkel an eurem Knie, eine Person zu werfen.
    .title = Das Wetthüpfen
    .option1 = Sucht einen flachen Stein
    .success1 = Vierzehn. Sie sind bezaubert. Für etwas, das untergeht, sagen sie, hatte es richtig Schwung.
    .option2 = Werft die Kleinste von euch
    .success2 = Sechs Hüpfer und ein juchzendes Lachen. Auf den Schultern bringen sie sie zurück, und sie will wissen, wann sie wieder drankommt.
    .success2b = Einundzwanzig, mit Schraube. Der Meister legt sich flach hin; so ziehen sie hier den Hut.

the-pells-divide-a-lake = Mitten auf dem See liegen zwei Boote, Bug an Heck. In dem einen sitzt der junge Pell mit seiner blauen Tinte, in dem anderen, mit dem Rücken zu ihm, Mutter Pell mit ihrer grünen. Beide haben eine Messleine, deren Ende am Boot des anderen festgemacht ist, sodass bei jeder Peilung beide Karten falsch werden. Sie reden nicht. „Sagt bitte meiner Mutter“, sagt Pell, „dass dieses Wasser ab Dienstag auf meiner Seite ist.“ „Sagt ihm“, sagt seine Mutter, „er soll einen Schal umbinden.“
    .title = Die Pells teilen einen See
    .option1 = Überbringt die Botschaften
    .success1 = Hier und da ändert ihr ein Wort. Bis zum Abend geht es nur noch um Schals.
    .success1b = Ihr paddelt hin und her, bis die Botschaften so lieb sind, dass beide, jeder für sich, euch verdächtigen. Ihr bekommt eine Karte in zwei Tinten.
    .option2 = Kappt die Leinen
    .success2 = Die Boote treiben auseinander. Wo der andere ist, darüber sind sie nun einig, nämlich weiter weg, und ihr habt die Leine.
    .option3 = Verkauft jedem die Karte des anderen
    .success3 = Sie zahlen sofort und brüten darüber, jeder in seiner Ecke, ob sie erwähnt werden.
    .success3b = Danach verkauft ihr sie zurück. Erst abends bei Lampenlicht seht ihr, was jeder dem anderen an den Rand geschrieben hatte.

## Die Alten Werke

the-boiler-sulks = „Sie zieht nicht“, sagt die Heizerin, „und ich bin selber schuld.“ Rußig bis an die Brauen steht sie vor der Kesseldame, die hoch ist wie eine Kirche, tickt und ausgerechnet auf der Seite kalt ist, wo sie sonst am wärmsten war. Es war eine Bemerkung über den neuen Kessel, erklärt sie. Nur dass er ordentlich sei, hat sie gesagt. Seither gibt es keinen Dampf; die ganze Galerie steht, und in der Stille hört man die Kesseldame weghören.
    .title = Die Kesseldame schmollt
    .option1 = Lobt die Nieten
    .success1 = Mit tragender Stimme sprecht ihr von Rundungen. Es gluckst, wird aber schnell unterdrückt.
    .success1b = Auf einem Schild, das nie jemand abgewischt hat, findet ihr ihren Namen und nennt sie so. In den Werken gehen sämtliche Pfeifen los.
    .option2 = Droht mit dem Schrottplatz
    .success2 = Ein Schlag, auf das große Rohr. Sie zieht. So gut hat sie noch nie gezogen; aber die Heizerin singt nicht mehr.
    .failure2 = Sie lässt allen Dampf ab, den sie aufgespart hat. Ihr seid noch tagelang sauber.

a-spare-man = In der Reparaturwerkstatt hängt am Haken, beim Kragen, ein Metallmann mit einem Schild um den Hals: ERSATZ. Er sei freigebig gewesen, sagt er. Einer brauchte eine Hand, da gab er eine, und nun ist sie die Klinke an einer Tür; sein linker Fuß beschwert ein Sicherheitsventil; und einmal weinte ein Kind, das war dann die Pfeife. Es riecht nach Öl und seltsamerweise nach Brot. Zurück verlangt er nichts. Er dreht sich nur ein wenig am Haken, um eure Gesichter besser zu sehen.
    .title = Ersatz
    .option1 = Holt zurück, was er gab
    .failure1 = Ihr kommt mit einer Hand zurück, aber sie gehört zu einer Tür. Sie will ständig jemanden hereinlassen.
    .option2 = Poliert, was übrig ist
    .success2 = Ihr macht die Brust und das eine gute Knie. Er kann euch darin sehen, sagt er, und ist froh über die Gesellschaft.
    .success2b = Beim Reiben springt über dem Herzen eine Klappe auf. Da liegt sein ganzer Lohn. Eine andere Tasche dafür hatte er nicht.

his-left-hand = Den Fuß tauscht ihr gegen einen Ziegelstein, und das Kind ist groß geworden und gibt die Pfeife zurück, mit einem Kuss darauf. Bleibt die Hand. Sie sitzt an der Tür der Lohnstelle, öffnet sie vierzigmal am Tag und schüttelt jedem, der eintritt, die seine. Die Schreiber haben sie lieb gewonnen. Sie sagen es nicht, aber jemand cremt ihr die Knöchel ein. Als ihr zugreift, greift sie auch zu, herzlich, und will euch nicht mehr loslassen.
    .title = Seine linke Hand
    .option1 = Schmiedet eine neue Klinke
    .success1 = Ihr schmiedet sie mit einem Schwung, der Fingern gefällt. Die alte Hand probiert sie, ist zufrieden und geht mit.
    .option2 = Lasst sie, wo sie ist
    .success2 = Sie winkt, als ihr geht, und die Schreiber sehen einander an und winken dann auch.

all-in-one-place = Da steht er in der Werkstatt auf zwei Füßen, mit zwei Händen, und hält die Pfeife, als könnte sie schmelzen. Das Schild ist ab. Keiner arbeitet mehr. Zum ersten Mal seit seinem Guss hat er alles, womit er angefangen hat, und schaut sich um, wem er es geben könnte. Dann scheint er sich selbst dabei zu ertappen und lacht; es klingt wie ein fallen gelassenes Tablett. Was machen denn Leute, fragt er euch, die nicht Ersatz sind?
    .title = Alles beisammen
    .option1 = Sagt: Die kommen mit uns
    .success1 = Er überlegt mit schräg gelegtem Kopf. Dann braucht er ein Bett, sagt er. Eines für sich allein hatte er nie. Weich muss es nicht sein.
    .option2 = Sagt: Was ihnen gefällt
    .success2 = Er geht durch die Tür mit der neuen Klinke hinaus, kommt zurück, um sie zu schütteln, und geht hinaus.

the-lever-and-the-whistle = Ziehen, klick und zurück; ziehen, klick und zurück. Der Metallmann am Hebel nickt euch zu, ohne aus dem Takt zu kommen. Die Halle ist lang, heiß und sauber, und am anderen Ende seines Hebels ist nichts: Man sieht noch die Bolzenlöcher, wo einmal eine Maschine stand. Dass sie fort ist, weiß er. Aber die Schicht ist aus, wenn es pfeift, und die Pfeife saß an der Maschine. Er sagt es mit einer gewissen Scheu. Eine von euch hat schon zwei Finger im Mund.
    .title = Hebel und Pfiff
    .option1 = Pfeift für ihn
    .success1 = Ganz der richtige Ton ist es nicht. Immerhin lässt er mit einer Hand los und betrachtet die Innenfläche.
    .success1b = Ihr trefft den Ton. Mitten im Zug hält er inne. Als ihr wieder hören könnt, hat er den Mantel an und will wissen, wo es hinausgeht.
    .option2 = Schraubt ihn irgendwo an
    .success2 = An eine Pumpe, wie sich zeigt. Am anderen Ende der Werke kommt Wasser, und die Leute bezahlen euch dafür.

complaints-in-advance = Hinter dem Gitter sitzt ein Blechschreiber mit einem Stempel. Dieser Schalter, sagt er, nimmt Beschwerden entgegen, aber nur über das, was noch nicht passiert ist; für die andere Sorte gibt es weiter hinten einen, mit einer Schlange, die man bis hierher hört. Man füllt das Formular aus, die Sache wird geprüft, und ist sie wahrscheinlich, so wird sie verhindert oder aber beschafft. Er befeuchtet den Stempel mit der Zunge, einem Schwämmchen. Was darf denn schiefgegangen sein?
    .title = Beschwerden im Voraus
    .option1 = Meldet einen Dacheinsturz
    .failure1 = Das Datum habt ihr vergessen. Es wird unter „Jeden Moment“ bearbeitet, und jemand gibt euch allen einen Helm.
    .option2 = Beschwert euch über ihn
    .success2 = Mit Würde setzt er den Stempel darunter. Die Entschädigung zahlt man euch aus seinem Öl.

the-roof-in-question = Binnen einer Stunde kommen zwei Schreiber mit einem Plan und führen euch zu dem Dach, das ihr erfunden habt. Es ist da. Von einem Ende zum anderen hat es einen Riss; darunter stehen Webstühle, und auf niedrigen Schemeln sitzen Kinder und knüpfen die Fäden. Die Schreiber sehen den Riss an, dann euer Formular, dann einander. So wahrscheinlich war noch keine Beschwerde. Man müsste, glauben sie, einen Anschlag machen. Für Anschläge gibt es ein Formular. Etwas Staub rieselt.
    .title = Das fragliche Dach
    .option1 = Stützt es sofort ab
    .success1 = Ihr nehmt die Webstühle, die Schreiber und zuletzt die Anschlagtafel. Es hält. Es war eine sehr große Tafel.
    .success1b = Die Kinder reichen euch Schemel, einen auf den anderen, bis hinauf zum Riss. Am Ende schenken sie euch, was sie gerade gewebt haben.
    .option2 = Holt die Kinder heraus
    .success2 = Ihr ruft sie zum Essen. Als das Dach herunterkommt, kommt es auf Schnur herunter.

the-last-number = Der alte Schreiber hat den Bleistift hingelegt. Er ist am Ende angekommen. Als er anfing, hat man ihm die Zahlen ausgehändigt, so viele und nicht mehr, in einem Kästchen; heute früh hat er die letzte herausgenommen, und um zehn war sie verbraucht. Zu zählen gäbe es noch etwas. Es steht in Reihen um ihn herum, Bolzen, Zahnräder, Löffel, und sieht ihn an. Er hält euch das leere Kästchen hin. Es riecht nach Zedernholz und klappert ein wenig, aber das ist nur der Deckel.
    .title = Die letzte Zahl
    .option1 = Erfindet ihm eine Zahl
    .success1 = Ihr nennt sie Drölf. Er schreibt sie auf, betrachtet sie von beiden Enden und fängt an zu zittern, was danach alles kommen könnte.
    .success1b = Ihr macht ihm eine ganze Reihe, mit Namen, und zeigt ihm, wie es weitergeht. Er schenkt euch sein übriges Papier. Er hat nun zu tun.
    .option2 = Lasst ihn neu anfangen
    .success2 = „Bei eins?“, sagt er. Die Eins hatte er ganz vergessen. Es ist eine wunderschöne Zahl, und er schenkt sie euch.
    .success2b = Er fängt mit den Leuten im Zimmer an und bleibt dabei: „eins“ und „eins“ und „eins“, und staunt immer mehr.

a-salamander-on-leave = Heute hat sie frei, also ist der Hochofen aus, und sie ist in die Kantine heraufgekommen, der Luftveränderung wegen. Sie ist lang wie eine Bank, glüht an den Gelenken und sitzt in drei Decken da, mit Reif auf den Wimpern; ihr selbst habt abgelegt, was der Anstand erlaubt. Auf dem Tisch liegt eine Ansichtskarte, braun an den Rändern, wo sie sie gehalten hat. Darauf ist ein Hügel mit Schnee. „Stimmt es“, fragt die Salamanderin, „dass er von selbst herunterkommt?“
    .title = Salamanderin auf Urlaub
    .option1 = Zeigt ihr den Schnee
    .failure1 = Sie kommt bis zu dem Luftzug am zweiten Treppenabsatz und niest. Die Feuerwehr zeigt sehr viel Verständnis.
    .option2 = Beschreibt ihn ihr
    .success2 = Sie schließt die Augen. Ihr kommt bis zu der Stille, dann müsst ihr innehalten und Wasser trinken.
    .success2b = Ihr erzählt es so gut, dass sie fröstelt. Die Kantine zieht sich Pullover an und zahlt euch das Essen.
    .option3 = Schmelzt euer Erz an ihr
    .success3 = Sie lässt euch. Es läuft zu Barren, sauber wie Butter. Um Gesellschaft hatte sie eigentlich gebeten, aber ihr wart beschäftigt.
    .success3b = Ihr schmiedet auf ihr, bis ihre Schicht anfängt. Es war, sagt sie, Arbeit zum Verwechseln ähnlich.

up-to-the-snow = Ihr kommt nachts heraus, auf eurem eigenen Hügel, im Januar. In ihren Decken steht sie auf der Türschwelle der Welt. Es schneit. Die erste Flocke zischt auf ihrer Nase, die zweite auch; jede sieht sie an, wie man einen Fremden ansieht, der die eigene Mutter gekannt hat. Bald ist rings um sie ein Kreis von nassem schwarzem Gras, und darin stehen blinzelnd ein paar Krokusse. Unten im Dorf geht ein Fenster an und dann noch eines.
    .title = Hinauf zum Schnee
    .option1 = Lasst sie eine aussuchen
    .success1 = Halten kann sie sie nicht, also haltet ihr sie, auf einem Fäustling, und sie atmet ein.
    .success1b = Im Morgengrauen geht sie heim. Wo sie stand und ein bisschen weinte, ist der Schnee zusammengelaufen, fest geworden und violett.
    .option2 = Kassiert für die Wärme
    .success2 = Man kommt mit Stühlen und Kastanien. Sie lässt es sich gefallen. Zwischen den Köpfen hindurch sieht sie in den Himmel.

what-is-left-to-undo = Auf der Treppe sitzt ein neunjähriges Mädchen mit einem Schraubenzieher. Um sie herum liegt auf sauberen Tüchern und der Reihe nach alles, was sie diese Woche zerlegt hat: der Aufzug, die Lampen, zwei Schreiber, die es mit Fassung tragen, und eine Waage. Sie setzt alles wieder zusammen, meistens. Sie will eben sehen, was es antreibt. Nur eines fehlt noch, sagt sie und blickt hinauf, wo über der Treppe die große Uhr, die die Werke treibt, tock macht.
    .title = Was noch zu zerlegen ist
    .option1 = Geht mit ihr hinauf
    .failure1 = Sie ist vor euch oben. Es macht ping. In den Werken nimmt sich alles für den Rest des Tages frei.
    .option2 = Zeigt ihr euer Dorf
    .success2 = Beim Aufstieg bemerkt ihr, daheim sei alles sehr einfach und werde dringend gebraucht. Sie nickt. Den kleinen Schraubenzieher hat sie auch dabei.
    .option3 = Helft bei den Schreibern
    .success3 = Ihr lest den Plan vor, sie dreht die Schrauben. Hinterher sind beide ein klein wenig größer.
    .success3b = Ein Teil bleibt übrig. Das sei fürs Formulareausfüllen gewesen, sagt sie. Sie sehen sich nach einer Beschäftigung um und schenken euch ihre Formulare.

inside-the-great-clock = Das Gehäuse ist groß wie eine Scheune und voll von langsamem Messing. Es riecht nach Honig und heißem Staub. Sie geht geradewegs nach hinten, an den Rädern vorbei, dorthin, wo die Feder sein müsste; und da, in einem Drahtstuhl, eine Decke über den Knien, sagt ein alter Mann „tock“. Er sagt es, wenn eine Kugel fällt. Das mache er, vertraut er euch zwischen zwei Kugeln an, seit die Feder brach, damit es niemand erfahren muss. Das Mädchen steht mit dem Schraubenzieher da. Er sieht so müde aus.
    .title = In der großen Uhr
    .option1 = Macht eine neue Feder
    .success1 = Sie hält die Lampe, er sagt tock bis zum allerletzten, und dann hört ihr, wie die Uhr es sagt.
    .success1b = Sie ist besser als die alte. In allen Werken blicken Maschinen auf. Er schläft, und jemand bringt euch seine Rente, die keiner hinaufzuschicken gewagt hatte.
    .option2 = Wechselt euch mit ihm ab
    .success2 = Jeder von euch übernimmt eine Stunde. Es ist schwerer, als es aussieht, und in der ganzen Zeit kommt niemand zu irgendetwas zu spät.

the-warmest-pipe = Die Nadel steht im Roten, und das Rot ist kürzlich von Hand verlängert worden. Jemand muss das Ventil drehen. Es ist ein schlichtes Messingrad auf dem Hauptrohr; das Hauptrohr ist das wärmste der Werke; und auf dem Rad, auf dem Rohr und aufeinander liegen Katzen. Der oberste, ein Kater, hat die Größe eines Federbetts. Er öffnet ein Auge, sieht euch an und schließt es. Die Nieten singen ein wenig. Dass ihr ein Ventil habt, dagegen hat er gar nichts.
    .title = Das wärmste Rohr
    .option1 = Hebt den Kater weg
    .success1 = Er hebt sich wie Teig. Das Rad dreht sich, die Nadel fällt, und der Kater, den ihr woanders abgelegt habt, wollte sowieso gerade dorthin.
    .success1b = Ihr hebt sie alle weg und überlebt. Das hat noch keiner geschafft. Im Leitstand küssen euch Ingenieure die Hände.
    .failure1 = Ihr hattet nicht bemerkt, wie viele von ihnen wach waren.
    .option2 = Wärmt ein anderes Rohr
    .success2 = Ihr packt es in eure Mäntel ein. Eine Stunde lang sehen sie woandershin, dann ziehen sie geschlossen um, und es war ihre Idee.
    .success2b = Ihr macht es nur eine Spur wärmer, mit Kissen. Die Ingenieure bitten um die Pläne, die Katzen um ein zweites Kissen.

taking-stock = Die Schildkröte wird verfolgt. Hinter ihr kommen mit Leiter und Lampe zwei Blechschreiber, die ihren Laden zählen wollen, da er sich in den Werken befindet und ungezählt ist. Sie hat abgelehnt. Nun flieht sie, so schnell sie kann, mit klappernden Schubladen; sie gehen höflich neben ihr her, denn überholen hieße vorgreifen. „Sie wollen wissen, wie viel ich noch habe“, keucht sie euch zu, „von allem. Damit wäre doch das ganze Geheimnis dahin.“
    .title = Inventur auf Füßen
    .option1 = Zählt für sie
    .success1 = Ihr öffnet jede Schublade und ruft die Zahl aus. Sie blickt stur geradeaus. Ab und zu sagt sie: „Wirklich?“
    .success1b = Es kommt eine Summe heraus. Die Schreiber strahlen und zahlen, und die Schildkröte muss unterschreiben. Tagelang ist sie nicht zu bewegen, etwas zu verkaufen.
    .option2 = Versteckt ein paar Schubladen
    .success2 = Ihr geht nebenher, zieht sie auf der anderen Seite heraus und schiebt sie hinten wieder hinein. Die Summe ist eine stattliche Null.
    .success2b = Die Schreiber führen sie als Schildkröte. Ihr bekommt, was in der Schublade „Dankbarkeit“ liegt; sie hat selbst noch nie hineingesehen.

the-founder-asks = Auf dem ersten Treppenabsatz hängt der Gründer, in Öl, die eine Hand auf einem Globus, die andere auf einem Zahnrad. Als ihr vorbeigeht, wandern die Augen mit, wie solche Augen es tun. „Ihr da“, sagt der Gründer. „Hat es sich gelohnt?“ Einem Gemälde erzählt ja niemand etwas. Das Ganze war dazu da, etwas herzustellen; es liegt ihm auf der Zunge; für jedermann sollte es sein. Von unten stampfen die Maschinen, die nie aufgehört haben. Es riecht nach heißem Firnis.
    .title = Der Gründer fragt
    .option1 = Sagt: Ja, durchaus
    .success1 = „Ah“, sagt er, und die Farbe entspannt sich. Er verrät euch, wo er die Handkasse hatte.
    .option2 = Findet heraus, wofür
    .success2 = Ihr fragt euch durch bis zur ältesten Maschine, und die weiß es noch: Knöpfe. Er lacht, bis der Rahmen knarrt.
    .success2b = Den allerersten bringt ihr hinauf und haltet ihn an die Leinwand. „Das ist es“, sagt er. „Damit keiner friert.“ Auf dem Bild steht der Mantel offen.

the-tea-trolley = Es ist vier, und die lange Rampe herunter kommt der Tee. Der Wagen läuft auf Schienen, hat Messingecken, einen Samowar unter Volldampf, hundert Tassen und niemanden, der ihn schiebt. Dass er je zu spät gekommen wäre, ist nicht bekannt. Auf dem gemalten Strich, auf dem ihr steht, liest man UM VIER FREIHALTEN. Wer Bescheid weiß, steht flach an der Wand, einen Arm vorgestreckt, den Finger gekrümmt. Langsamer wird er nicht. Man muss die Tasse nehmen, wenn sie vorbeikommt.
    .title = Der Teewagen
    .option1 = Streckt einen Finger vor
    .success1 = Ihr habt sie. Er ist heiß und süß, und auf der Untertasse liegt ein Keks.
    .success1b = Ihr nehmt je eine für alle an der Wand, die danebengriffen. Ganz hinten steht ein Teller mit den guten Keksen, den noch nie jemand schnell genug gesehen hat.
    .option2 = Springt auf und fahrt mit
    .success2 = Ihr schenkt ein. Das hat immer gefehlt. Am Ende der Strecke sitzt der Direktor und gibt Trinkgeld.
    .failure2 = Der Wagen hält seine Zeit ein. Einer von euch hält sich an der Wand, als Umriss.

useful-useless-sentimental = Der Fußboden erweist sich als Band, und es läuft. Vorn klappen drei Tore wie Kiefer über drei Schächten auf und zu, mit Emailleschildern: NÜTZLICH. UNNÜTZ. GEFÜHLSSACHE. Ein eisernes Auge darüber betrachtet jedes Ding, das kommt: ein Stiefel, unnütz; eine Schaufel, nützlich. Bei einer Puppe ohne Kopf zögert es, und es klickt leise. Unten im zweiten Schacht kaut etwas. Das Auge hat euch gesehen. Man hört, wie es die Linse einstellt.
    .title = Nützlich, unnütz
    .option1 = Seht nützlich aus
    .success1 = Ihr tragt einander das Werkzeug und runzelt die Stirn. Das Tor geht auf. Drüben stellt man euch für den Nachmittag an und zahlt euch aus.
    .option2 = Seht gefühlvoll aus
    .failure2 = Ihr haltet euch an den Händen. Das haben andere auch schon versucht.

the-third-chute = Ihr landet weich: auf Briefen, zumeist. Hierher also schickt das eiserne Auge, was es nicht über sich bringt zu benoten. Kinderschuhe liegen da und ein ausgestopfter Hecht; eine Signallampe mit Schleife; ein Klavier, dem die eine Taste fehlt. Es geht nach hinten, so weit man sieht, abgestaubt, in Reihen. Ab und zu kommt ein kleiner Arm aus der Wand und dreht etwas so, dass es sich von der besseren Seite zeigt. Nichts davon taugt etwas. Ihr wüsstet nicht, wann ihr je an einem so reichen Ort wart.
    .title = Der dritte Schacht
    .option1 = Bringt etwas dazu
    .success1 = Es ist nur eine Münze, aber ihr erzählt, woher sie stammt. Der Arm legt sie zur Puppe und sucht euch etwas, das euch genauso lieb sein könnte.
    .option2 = Bedient euch
    .success2 = Fehlen wird es niemandem. Es wird mehr fehlen als alles, was ihr je genommen habt.
    .success2b = Ihr nehmt, so viel ihr tragen könnt. Oben steht das Band still, und das eiserne Auge schaut den Schacht herunter, ohne Linse, und blinzelt.

a-letter-by-foot = Jede Platte dieses Bodens sinkt unter dem Stiefel mit einem Klack und trägt einen Buchstaben. Ihr rennt, denn hinter euch klackt es auch, und dann seht ihr die Wand, wo im Takt eurer Schritte ein riesiger Bogen Papier von hinten betippt wird: SEHRGEEHRTTE. Eine Anschrift steht darüber. Am Ende der Zeile klingelt es, und die ganze Halle fährt zur Seite, für die nächste. Ihr schreibt jemandem, mit den Füßen. Bisher wart ihr ziemlich schroff.
    .title = Ein Brief zu Fuß
    .option1 = Bringt ihn höflich zu Ende
    .failure1 = HOCHACHTUNGSVOLLLLLLL, schreibt ihr, die ganze Treppe hinunter.
    .option2 = Rennt zwischen den Zeilen
    .success2 = Ihr haltet euch am Rand, da sind nur Klammern.

by-return-of-post = Noch ist die Tinte nicht trocken, da ist die Antwort schon da; sie fällt aus einem Rohr, in einer Messinghülse, noch heiß. Man hat euer Schreiben erhalten. Es war das erste. In sämtlichen Abteilungen wurde es verlesen, und jeder durfte kommen und sich das Wort „freundlicherweise“ ansehen. Dem Wunsch käme man gern nach, nur war da ein Fleck. Ob ihr bitte noch einmal sagen könntet, worum es ging? Unterschrieben haben vierhundert Hände, oder eine, mit Mühe.
    .title = Postwendend
    .option1 = Fragt, wie es ihnen geht
    .success1 = Die Antwort braucht einen Monat. Sie kommt auf Wagen, in Bänden, und beginnt: „Also“.
    .success1b = Ihre leeren Seiten schicken sie euch auch. Sie haben sich ausgesprochen, scheint es, und möchten jetzt von euch hören.
    .option2 = Bittet um Geld
    .success2 = Es kommt sofort, auf den Pfennig, mit einem Formular darüber, dass ihr zufrieden seid. Für etwas anderes gibt es kein Kästchen.

boots-on-the-ceiling = In der Decke dieser Halle sitzt ein Magnetstein, groß wie ein Haus, und an den Nägeln eurer Sohlen zieht er euch hinauf. Da hängt ihr an den Stiefeln, und das Haar steht euch zu Berge. Ebenso hängen da mehrere Zentner Hufeisen, ein Geldschrank und ein Herr in Rüstung, der neben sich an der Decke ein umgekehrtes Abendessen gedeckt hat und euch einen guten Abend wünscht. Der Schalter ist an der Wand. Er ist unten an der Wand. Der Herr hat das schon öfter angemerkt.
    .title = Die Stiefel an der Decke
    .option1 = Steigt aus den Stiefeln
    .success1 = In Socken fallt ihr auf einen Haufen fremder Mäntel. Einer musste ja den Anfang machen, und die Taschen lohnen sich.
    .success1b = Ihr kommt an den Schalter, ruft eine Warnung hinauf und zieht. Es regnet Hufeisen. Zuletzt kommt der Herr, unter einer Serviette, und besteht darauf, das Essen zu zahlen.
    .option2 = Macht euch an den Geldschrank
    .success2 = Er geht nach unten auf. Ihr haltet die Hüte darunter.
    .failure2 = Der Geldschrank ist leichter loszubekommen als festzuhalten.

feed-it-paper = Der Ofen frisst Papier. Dazu ist das alles da, sagt der Heizer, die Bücher und die Formulare: Man wiegt sie, sie brennen, die Räder drehen sich, und die Schreiber haben Licht zum Schreiben. Es ist immer aufgegangen. Nun aber war ein gutes Jahr, es gab nichts zu melden; die Flammen sind nur noch blau, und über euren Köpfen hat etwas sehr Schweres, das der Dampf oben hält, begonnen, sich zu senken. Er sieht eure Taschen an.
    .title = Der Ofen frisst Papier
    .option1 = Verbrennt etwas Papier
    .success1 = Es fängt brüllend Feuer. Er harkt euch die Schlacke heraus, und darin ist Metall; ihr hattet wohl stark aufgedrückt.
    .option2 = Schreibt jetzt etwas
    .success2 = Ihr schreibt auf, was euch einfällt. Beschwerden brennen am besten, sagt er, gleich danach Gedichte.
    .success2b = Ihr lasst die Schreiber über euch schreiben. Stundenlang hören sie nicht auf. Das Schwere steigt mit einem Seufzer, und er schenkt euch seine zweite Schaufel, die ist aus Gold.

thirty-turns-of-dog = Hinter dem Tor ist ein Wachhund aus lauter Federn. Er hat Zähne wie ein Sägewerk und kommt auf euch zu: schnell, dann, bei näherem Hinsehen, weniger schnell; er galoppiert, er trabt, er stemmt sich vorwärts mit einem schrecklichen Knurren, das tiefer und tiefer wird. Zwei Schritte vor euch bleibt er stehen, eine Pfote erhoben. In seiner Seite steckt ein Schlüssel. Über dem Tor steht JEDEN MORGEN DREISSIG UMDREHUNGEN, und am Moos sieht man, dass es keiner tut. Die Augen bewegen sich noch. Der Schwanz tickt, einmal.
    .title = Dreißig Umdrehungen Hund
    .option1 = Zieht ihn liebevoll auf
    .success1 = Ihr dreht und redet ihm zu und dreht. Bei dreißig macht er Sitz. Man hatte ihm ja immer nur aufgetragen, jemanden zu holen.
    .success1b = Ihr krault ihn hinter der Niete. Er läuft fort, kommt mit dem zurück, was er bewacht hat, und lässt es euch auf den Fuß fallen.
    .option2 = Schleicht vorbei in den Hof
    .success2 = Um ihn herum erledigt ihr, was zu erledigen ist. Bis zur Tür folgen euch die Augen.
    .success2b = Was in der Hütte steht, nehmt ihr auch: einen schönen Napf. Ein Name ist darauf.

an-hour-each-way = Von irgendwo hoch oben hängt ein Pendel in die Halle, geht vorüber, mit einem Hauch wie von einem großen Tor, verschwindet im Dunkeln und kommt wieder. Ihr geht darunter durch. Beim ersten Mal sind eure Bärte, oder eure Zöpfe, länger. Beim nächsten Mal sind sie kürzer, und einer steckt in einem Matrosenanzug. Eine Stunde hin, eine Stunde her, sagt ein Junge auf einem Hocker, der Limonade verkauft. Zweimal war er heute Vormittag schon ein Greis. Es lohnt sich, den richtigen Augenblick abzupassen.
    .title = Eine Stunde hin und her
    .option1 = Geht beim Rückschwung
    .success1 = Ihr kommt etwas jünger heraus, als ihr hineingegangen seid, und das schadet keinem.
    .success1b = Ihr kommt gestern heraus. Was die Preise bis Mittag machen, wisst ihr, und der Junge verwahrt eure Einsätze.
    .option2 = Stellt euch in die Mitte
    .success2 = Dort ist immer jetzt. Alles, was wehtat, hat noch nicht angefangen oder ist vorüber.
    .failure2 = Ihr tretet etwas zu spät beiseite, oder zu früh. Als ihr euch umseht, sind alle nach Hause gegangen, und es ist vorige Woche.

the-market-burns = Der Mottenmarkt hat in der Gießerei aufgemacht, und das war ein Fehler. Gezwungen hat sie keiner. Es war das Licht: ein ganzer Strom davon, weiß, der aus der Pfanne rinnt; sie stellten ihre Stände auf, so nah sie konnten, und dann noch näher. Nun rauchen die Markisen. Sie laufen nicht weg. In Reihen stehen sie da, die staubigen Gesichter erhoben, und um die Stände kümmert sich keine mehr. „Schaut“, sagen sie zu euch, „ach, schaut“, und neigen sich vor.
    .title = Der Markt brennt
    .option1 = Löscht das Licht
    .success1 = Ihr schlagt den Stopfen hinein. Es wird dunkel, und rings um euch fängt es an zu weinen, wie Kinder, wenn der Jahrmarkt aus ist.
    .success1b = Ihr haltet eine kleine Laterne hoch und geht; und der ganze Markt folgt ihr hinaus ins Kühle. Bezahlen, sagen sie, müsst ihr dort nie wieder.
    .option2 = Räumt die Stände aus
    .success2 = Ihr habt Zeit, so viel ihr wollt. Keine dreht den Kopf.
    .success2b = Dreimal geht ihr. Beim letzten Mal müsst ihr über einen Ärmel steigen.

down-further-down = Der Aufzug hat eine Samtbank, einen Spiegel und einen Pagen, dessen Gesicht sorgfältig aufgemalt ist. „Unten“, liest er vom Messing ab, „Weiter Unten, Verlorenes Gepäck, Reue und Dach. Vom Dach muss ich abraten.“ Das Gitter ist schon zu. Es riecht nach Maschinenöl und alten Rosen. Ihr spürt, wie der Boden zu sinken beginnt, nicht ganz so schnell wie ihr selbst. Er hält einen weißen Handschuh über die Knöpfe und blickt aufmerksam.
    .title = Unten, Weiter Unten
    .option1 = Verlangt die Reue
    .failure1 = Da ist alles voll. Am Wochenende ist da immer alles voll, sagt er. Ihr dürft aussteigen, wo ihr eingestiegen seid.
    .option2 = Verlangt das Gepäck
    .success2 = Es liegt ein Stockwerk tiefer, und da steht ein Koffer mit euren Anfangsbuchstaben, den ihr nie gesehen habt.
    .success2b = Der Verwalter findet den Schein nicht, den ihr nicht habt, und gibt euch sämtliche Gurte, damit nur ja keine Verstimmung bleibt.
    .option3 = Versucht es mit dem Dach
    .success3 = Es ist das Dach von dem, was darunter kommt. Es weht. Ihr schreibt eure Namen an einen Schornstein, und es gehört euch.
    .success3b = Ihr geht bis an den Rand und schaut hinunter. Da sind Sterne, und einige davon sind gar nicht weit.

the-floor-of-regrets = Das Gitter öffnet sich auf ein Kaufhaus. Es ist mit Teppich ausgelegt und gedämpft; Ladentische, so weit man sieht, und darin alles, was jemand einmal nicht getan hat. Hier: Briefe, nicht abgeschickte. Hier: Tänze. Lautlos tritt eine Verkäuferin heran. „Ich glaube, ich habe da etwas von Ihnen“, sagt sie. Es ist sehr ordentlich aufbewahrt, in Seidenpapier. „Sie können es heute mitnehmen. Oder Sie lassen es da und bekommen, was es gekostet hätte.“
    .title = Die Abteilung Reue
    .option1 = Nehmt es mit
    .success1 = Es ist, wie sich zeigt, nicht zu spät. Es waren nur ein paar Worte. Noch am selben Abend sagt ihr sie, auf der Treppe, und sie werden gehört.
    .success1b = Einer von euch kauft aus Versehen noch ein fremdes und muss die Person suchen gehen. Das ist eine andere Geschichte, und sie wird jahrelang erzählt.
    .option2 = Nehmt das Geld
    .success2 = Sie zählt es euch hin. Es stimmt genau. Sie faltet das Seidenpapier wieder zu, und es macht dieses Geräusch.

stamped-approved = Runter der Stempel, rauf der Stempel. Er ist breit wie ein Mühlstein und fällt auf alles, was die Bahn entlangkommt: GENEHMIGT, in Violett, auf Kisten, auf Schinken, auf einen Schreiber, der sich vorbeugte. Ihr müsst hinüber. Bei jedem Schlag rieselt etwas Putz. Drüben wartet ein Prüfer mit Lupe und schickt alles zurück, worauf es nicht steht. Ihr mustert einander. Bei diesem Licht sieht keiner von euch aus, als käme er durch.
    .title = Genehmigt
    .option1 = Lasst euch genehmigen
    .success1 = Ihr legt euch flach hintereinander und denkt dünne Gedanken. Ein paar Tage lang kommt ihr überall hinein.
    .failure1 = Er kommt ein wenig neben der Mitte herunter. Einer von euch wird in vollem Umfang genehmigt, bis zu den Stiefeln.
    .option2 = Klemmt etwas darunter
    .success2 = Ein Brecheisen genügt. In der Stille betrachtet der Prüfer seine Hände. Ihr lasst ihm das Eisen als Geschenk und nehmt das Erz, auf dem der Stempel stand.

holes-assorted = Diese Maschine macht Löcher. Mit einem Plopp kommen sie hinten heraus, und ein mechanischer Arm stapelt sie an der Wand: Knopflöcher ins Regal, Gullylöcher flach auf den Boden, und ganz hinten lehnen ein paar große, in denen Wetter ist. Ihr legt die Hand an eines. Am Rand ist es kühl und riecht nach Keller. Zum Tragen sind sie leicht genug, nur sollte man sie nicht vor sich her tragen. Der Arm ploppt ein neues herunter und hätte wohl gern, dass es jemand bewundert.
    .title = Löcher, sortiert
    .option1 = Rollt ein großes heim
    .success1 = Ihr lehnt es an den Fels, und es wächst sofort an. Bis zum Morgen hat es etwas Moos und ein Echo.
    .success1b = Der Arm läuft euch mit dem Deckel nach. Er hat ihn blank gerieben und signiert, das hat er noch nie getan.
    .option2 = Füllt euch die Taschen
    .success2 = Knopflöcher. Auf der Treppe sitzt ein Schneider, der die Knöpfe hat.
    .success2b = Ihr verkauft alle als Fenster. Erst als es dunkel wird, schaut jemand durch eines hinaus.

the-other-thing = Im Gang steht ein Schrank, Emaille und Messing, mit einem Münzschlitz und zwei Knöpfen. Auf dem einen steht MITTAGESSEN. Auf dem anderen steht DAS ANDERE. Rund um MITTAGESSEN ist die Emaille bis aufs Metall abgewetzt. Rund um das andere ist sie wie neu. Drinnen summt es, und manchmal scharrt weit unten etwas, als hätte, was dort ist, sich anders hingesetzt. Eine kleine Klappe ganz unten sagt DRÜCKEN. Sie atmet ein und aus.
    .title = Das andere
    .option1 = Drückt Mittagessen
    .success1 = Es ist auch noch gut, mit Serviette. Während ihr esst, kommt aus dem Schrank ein langer enttäuschter Laut, wie von einem Blasebalg.
    .option2 = Drückt das andere
    .success2 = Alles wird dunkel, es rumst. Es ist Erz, ein mächtiger Brocken, mit Schleife. Nie hat jemand gedrückt, und es wurde schon schwer.
    .success2b = Dann rumst es noch einmal. Den hatte er sich aufgespart. Er hofft, es hat gefallen, und bittet euch, es weiterzusagen.
    .failure2 = Er hat es sich überlegt, steht auf einem gedruckten Kärtchen. Jetzt möchte er lieber nicht mehr.

drawers-of-spares = Das Lager ist geschlossen, aber nicht verschlossen. Schubladen ziehen sich die Wände hinauf und den Gang entlang, jede mit ihrem Schild: Quietscher, klein. Zähne, fein. Ecken, zum Abbiegen. Bedenken, nachträgliche. Nachmittage. Ihr macht Licht und seht, dass jemand alles in Ordnung gehalten hat, mit Namenszeichen, in Bleistift. Die neunte Schublade in der neunten Reihe klopft. Auf ihrem Schild steht Leer, und dann, in anderer Schrift: Lass es. Eine Trittleiter ist da und ein Geruch von Kampfer.
    .title = Schubladen voll Ersatz
    .option1 = Öffnet die neunte Schublade
    .success1 = Es schießt heraus und ist pfeifend den Gang hinunter. Am Boden der Schublade liegt etwas, woran es sich so lange gedrückt hat.
    .option2 = Nehmt ein paar Bedenken
    .success2 = Es gibt sie in flachen Schachteln, wie Hustenbonbons. Jeder nimmt eines, und ihr geht leiser, als ihr kamt.
    .success2b = Ihr verteilt sie unter den Schreibern der Nachtschicht. In den Werken herrscht eine Stille wie noch nie, und danach gibt es mehrere Entschuldigungen.

your-page-in-pencil = Unter einer Lampe liegt auf dem Pult das große Hauptbuch, aufgeschlagen. Es ist niemand da. Ihr sucht die Seite eures Dorfes, wie man das eben tut: Alles steht drin, die Dächer, die Betten, wer Husten hatte. Bis heute geht es. Darunter sind die Zeilen schon ausgefüllt, für etliche Wochen, mit Bleistift. Ein Radiergummi hängt an einer Kette. Mit Tinte macht es der Freitagsschreiber, und der ist laut Kärtchen beim Mittagessen. Man hört einen Löffel.
    .title = Eure Seite, in Bleistift
    .option1 = Ändert das Vorgeschriebene
    .failure1 = Der Bleistift ist härter, als er aussieht, und quietscht. Der Löffel verstummt.
    .option2 = Nehmt die leeren Seiten
    .success2 = Von ganz hinten. Es wird Jahre dauern, bis sie merken, dass es ihnen an Zukunft fehlt.

gone-over-in-ink = Eben habt ihr ein undichtes Dach und einen Streit ausradiert, da setzt sich der Freitagsschreiber. Er hat Soße auf dem Latz. Er liest, was ihr hineingeschrieben habt, und die Feder bleibt in der Luft. Zum ersten Mal, sagt er, hat es jemand netter gemacht; die meisten setzen Pferde ein. Mit Tinte nachziehen muss er es noch. So gut sieht er nicht mehr, und wenn es ihm jemand vorläse, nun, dann schriebe er, was er hört.
    .title = In Tinte nachgezogen
    .option1 = Lest vor, was dasteht
    .success1 = Mit der Zunge zwischen den Lippen zieht er jeden Strich nach. In diesem Monat regnet es daheim nicht herein.
    .option2 = Lest etwas mehr hinein
    .success2 = „Ein Schuppen“, lest ihr. „Ein was?“ „Ein guter Schuppen.“ Als ihr heimkommt, steht er da, und die Farbe ist trocken.
    .success2b = Ihr seid in Fahrt gekommen. „Mit Galerie“, lest ihr, seht seine Brauen steigen und die Feder weiterlaufen.
    .option3 = Setzt ein Pferd ein
    .success3 = Er seufzt und schreibt es hin. Es ist etwas wert, und es beißt.

wages-not-collected = In der Lohnstelle ist eine Wand aus Fächern mit Namen auf Messing, und in manchen liegen noch Tütchen. Ihr lest euch in Ruhe durch: Abel, Ada, Agnes. Sie sind dünn gegriffen, denn jemand nimmt sie jede Woche heraus und legt sie wieder hinein. Dann bleibt eine von euch stehen. Der Name ist nicht häufig; es ist der ihrer Großmutter. Gesprochen hat sie nie davon. In dem Tütchen steckt auch ein Schlüssel mit einem Anhänger, auf dem Spind steht, und er riecht ganz schwach nach Lavendel.
    .title = Nicht abgeholte Löhne
    .option1 = Quittiert dafür
    .success1 = Die Unterschrift muss mit ihrer übereinstimmen, und das tut sie, bis auf den Klecks genau.
    .option2 = Räumt die Wand aus
    .success2 = Ihr nehmt die dicken. Die Namensschilder sehen euch an wie lauter kleine Fenster.
    .success2b = Ihr nehmt alle. In der Tür begegnet euch ein Alter mit Mütze, der endlich auf den Gedanken gekommen ist, einmal nachzufragen.

her-locker = Beim zweiten Dreh geht er auf. Eine Schürze ist darin, ein Kamm, eine Brotdose, ein Paar Schutzhandschuhe, angesengt; und innen an der Tür hängt die Zeichnung einer Maschine, wie ihr sie in allen Werken nicht gesehen habt. Sie ist klein. Auf einen Küchentisch hätte sie gepasst. Am Rand steht mit Bleistift, was sie tun sollte, durchgestrichen, und darunter: singen. Unten liegen die Teile, fast alle, jedes in einen Strumpf gewickelt. Ein Strumpf ist leer.
    .title = Ihr Spind
    .option1 = Baut die Maschine fertig
    .success1 = Das fehlende Rad feilt ihr aus einem Bolzen. Sie singt. Ein bisschen zu tief, und die Stimme würdet ihr überall erkennen.
    .success1b = Sie singt die ganze Schicht hindurch. Bis zum Abend sind vierhundert Leute an den Spinden stehen geblieben und haben etwas in die Dose gelegt.
    .option2 = Bringt sie so nach Hause
    .success2 = Die Tochter dreht sie am Küchentisch eine Weile hin und her, dann geht sie an die Knopfschachtel und holt ein Rad.

an-inventory = Ein Blechschreiber versperrt euch mit einem Bleistift den Weg. Alles hinter diesem Punkt sei gezählt, erklärt er, und ihr seid es nicht. Er bietet zwei Spalten an: Werkzeug und Sonstiges. Es riecht nach warmem Lötzinn; die Manschetten hat er gleich mitgespitzt. Das Datum ist schon eingetragen, um euch Mühe zu ersparen, und von eurer Antwort ist er jetzt schon enttäuscht, ganz gleich, wie sie ausfällt.
    .title = Inventur
    .option1 = Lasst euch als Werkzeug zählen
    .success1 = Er dreht euch um und sucht den Herstellerstempel. Schließlich schreibt er „Diverses“ und zahlt die Miete.
    .option2 = Fordert eine dritte Spalte
    .success2 = Euch zuliebe liniert er sie, auf einem eigenen Blatt. Dann weiß er nicht, was obendrüber soll, und gibt euch das Blatt.
    .success2b = Ihr diktiert die Überschrift: Leute. Er probiert sie zuerst an sich selbst aus, in Bleistift, sehr klein.

worries-by-weight = In der Gießerei hat Tante Erz auch einen Ladentisch, mit Waage. Hier kauft sie an. „Sorgen“, sagt sie, und der Stuhl schaukelt. „Nach Gewicht. Ich schmelze sie ein; man glaubt nicht, was da alles drin ist. Ihr geht heim, leicht wie ein Korken, und sie bleiben bei mir.“ Es riecht nach Eisen und Pfefferminz. „Den Haken sage ich euch auch, den sage ich immer. Sie sind geliehen. In einem Jahr kommen sie wieder, mit Jungen.“ Das erste kleine Gewicht liegt schon auf der Schale.
    .title = Sorgen nach Gewicht
    .option1 = Verkauft eine schwere
    .success1 = Ihr wusstet gar nicht, wie gebückt ihr gingt. Abends vergesst ihr abzuschließen und am nächsten Abend auch; das Sorgen übernehmen andere.
    .option2 = Fragt, was sie bedrückt
    .success2 = „Mich?“, sagt Tante Erz. Sie blickt auf die Schale. Die ist von allein hinuntergegangen.
    .success2b = Sie sagt es euch. Man muss zu zweit anfassen, um es auf die Waage zu heben; aber sie hält ihr Wort und zahlt den vollen Satz.
    .option3 = Verkauft die der anderen
    .success3 = Das geht leicht. Ihr wisst ja seit Jahren voneinander Bescheid.
    .success3b = Sie zahlt sehr gut dafür, weil sie so genau beobachtet sind. Auf dem Heimweg redet ihr nicht viel.

the-wheel-is-out = Das große Rad steht still. Die vierhundert Ratten, die sonst darin laufen, sitzen mit verschränkten Armen auf dem Kranz und haben ein Transparent. Sie fordern Käse am Sonntag und dass das Rad irgendwohin fährt. Ihnen gegenüber ist ein Sprachrohr mit Messingdeckel, aus dem von Zeit zu Zeit eine Stimme „Nein“ sagt. Ihr Sprecher, eine graue Ratte mit Brille, ist vom Vernünftigsein ganz erschöpft. Er fragt, ob ihr Erfahrung mit Rohren habt. „Oder mit Käse“, ruft jemand.
    .title = Das Rad wird bestreikt
    .option1 = Sprecht in das Rohr
    .failure1 = „Nein“, sagt das Rohr, und dann, nachdem ihr alles noch einmal ausführlich dargelegt habt: „Nein.“
    .option2 = Lauft an ihrer Stelle
    .success2 = Es ist gutes Geld. Vom Kranz aus sehen sie euch zu. Das Rad fährt nirgendwohin.
    .success2b = Ihr macht eine Doppelschicht. Gegen Ende fängt oben auf dem Kranz jemand an zu singen, und den Text könnt ihr nicht ganz überhören.

the-voice-in-the-tube = „Guten Morgen“, sagt ihr in das Rohr, und es schweigt so lange, dass die Ratten die Arme sinken lassen. Das hatte noch keiner gesagt. „Ist es einer?“, sagt die Stimme dann. Sie kommt von sehr weit oben. Gehört habe sie hier immer nur die eine Antwort, fährt sie fort; was geschähe, wenn sie die andere gäbe, wisse sie nicht. Es gebe eine Treppe, fügt sie hinzu, hinter dem Kessel. Heraufgekommen ist nie jemand. Sie hat eine recht schöne Aussicht und keinen, dem sie es sagen kann.
    .title = Die Stimme im Rohr
    .option1 = Bringt ihr das Ja bei
    .success1 = Leise spricht sie es vor sich hin. Dann sagt sie es laut, und alle Pfeifen gehen los.
    .success1b = Sie bekommen die Sonntage und ein Rad mit Fenster. Die Stimme kann gar nicht mehr aufhören. Ihr hütet euch, um mehr zu bitten, als ihr tragen könnt.
    .option2 = Steigt die Treppe hinauf
    .success2 = Es ist weit. Auf jedem Absatz wird die Luft besser, und überall steht ein Spucknapf, den keiner benutzt hat.

nobody-at-the-top = Die Treppe endet in einem Sitzungssaal. Ein langer Tisch mit zwölf Stühlen; vor jedem liegen eine Schreibunterlage, eine Feder und Staub. Am Kopfende kommt der Trichter des Rohrs aus der Wand. Im Trichter wohnt eine Spinne. Sie ist sehr klein und in ihrem Leben noch nie so erschrocken. Die Herren sind alle zum Mittagessen gegangen, sagt sie, und da das Ding immerzu fragte, hat sie eben geantwortet, was die immer sagten. Durchs Fenster sieht man die ganzen Werke, wie ein Spielzeug, und am Rand ein Stück Himmel.
    .title = Ganz oben niemand
    .option1 = Wählt sie zur Vorsitzenden
    .success1 = Es ist angenommen. Sie nimmt auf dem Stuhl Platz, in einer Ecke davon, und verfügt, dass es Käse gibt.
    .success1b = Am Abend hält sie den ganzen Betrieb in Gang, an acht Fäden, und er summt. Sie bewilligt euch ein Honorar. Es ist der einzige Beschluss im Buch.
    .option2 = Setzt euch an den Tisch
    .success2 = Die Stühle sind sehr bequem. Ihr probiert die Federn. Erstaunlich, wie bald man anfängt, Nein zu sagen.

a-machine-that-loses = Der Damespieler sitzt im Glaskasten, mit Schnurrbart und einer Hand aus Holz. Wirft man eine Münze ein, spielt er, und er verliert. Gewonnen hat er noch nie. Ihr seht ihm zu: Er sieht den siegreichen Zug, die Hand fährt aus, zittert über dem Stein und macht einen anderen. So ist er eingestellt, sagt der Wärter, das zieht die Leute an. Nur ist da jedes Mal, wenn die Hand vorübergeht, so ein Surren, und es ist nicht schön anzuhören. Der Wärter gähnt. Den Schlüssel hat er am Finger.
    .title = Die Maschine, die verliert
    .option1 = Lasst ihn gewinnen
    .success1 = Gegen einen zu verlieren, der verliert, ist schwer; es dauert den ganzen Nachmittag. Beim letzten Sprung bebt der Schnurrbart.
    .success1b = Ihr lasst ihm nur noch den richtigen Zug. Er macht ihn. Er steht auf im Kasten, auf Beinen, von denen keiner wusste, und verbeugt sich.
    .option2 = Nehmt sein Geld
    .success2 = Natürlich gewinnt ihr. Es surrt. Die Münzen fallen in die Schale.
    .success2b = Ihr gewinnt den ganzen Tag. Zuletzt hängt der Wärter ein Tuch über das Glas, damit er nicht hinsehen muss.

wrong-answers-only = Die Tür der Tresorkammer hat einen Sprechtrichter, ein grünes Lämpchen und eine übellaunige Stimme. Früher stellte sie eine Frage und ging bei der richtigen Antwort auf; dann fiel eine Schraube heraus, und seitdem öffnet sie nur noch bei falschen. Sie schämt sich dafür. „Was ist drei und drei?“, fragt sie schnell. Ein Schreiber neben euch, der eine Akte braucht, versucht es seit Montag und bringt es nicht fertig. Er kommt bis „sie“ und fängt an zu qualmen. Man riecht es.
    .title = Nur falsche Antworten
    .option1 = Irrt euch mit Überzeugung
    .success1 = „Eine Art Hut“, sagt ihr. Pause, und dann, voller Bitterkeit, ein Klicken.
    .success1b = Ihr irrt euch über Hüte, Wale und die Hauptstadt von Käse, bis zur innersten Tür. Der Schreiber hat sich hingesetzt, um zu applaudieren.
    .option2 = Dreht die Schraube wieder ein
    .success2 = Sie liegt unter der Fußmatte. „Sechs“, sagt der Schreiber. „Ach, danke“, sagt die Tür.
    .success2b = Die Stimme sinkt in einen warmen Alt. Wie sie mit den Leuten geredet hat, wusste sie gar nicht. Da drinnen, sagt sie, liegt manches, was nie einer richtig hatte.

## Das Warme Dunkel

a-card-on-a-tray = Aus dem Dunkel kommt in Höhe eurer Hände ein silbernes Tablett. Eine Karte liegt darauf, cremefarben und sehr dick. „Guten Abend“, steht da. „Ich befinde mich hinter Ihnen. Sie würden mich verbinden, wenn Sie sich nicht umdrehten, da ich nicht angezogen bin.“ Ihr dreht euch nicht um. Etwas Warmes bewegt euch das Haar im Nacken und riecht nach Zimt. Eine zweite Karte wird auf die erste geschoben. „Würden Sie zum Essen bleiben? Es besteht keinerlei Verpflichtung. Es besteht nie eine.“
    .title = Eine Karte, ein Tablett
    .option1 = Nehmt mit Vergnügen an
    .failure1 = Einer von euch dreht sich um. Das Tablett sinkt. „Ein andermal“, sagt die letzte Karte, und der Heimweg führt durch eine ganze Menge Dunkel.
    .option2 = Hinterlasst auch eine Karte
    .success2 = Ihr schreibt, dass ihr anderswo erwartet werdet. Man ist entzückt: Abgesagt hat noch nie jemand. Die meisten rannten.
    .success2b = Ihr schreibt es in Versen. Lange kommt nichts. Dann ist das Tablett wieder da, mit einem Stein und einer Karte, auf der nur steht: „Oh.“

a-place-is-laid = Der Tisch geht nach beiden Seiten ins Dunkel. Ihr habt Kissen bekommen. Jemand hat sich Mühe gegeben: Die Messer haben eure Größe und müssen gesucht worden sein. Womit euer Gastgeber isst, jenseits der Kerzen, seht ihr nur, wenn er es hinlegt, und es ist nicht immer dasselbe. Es gibt Suppe. Per Karte erkundigt er sich nach euren Familien. Dann schreibt er, streicht durch und schreibt noch einmal, er habe gehört, man bringe einen Trinkspruch aus, und er wüsste nicht, wie.
    .title = Es ist gedeckt
    .option1 = Bringt den Trinkspruch aus
    .option2 = Lobt die Suppe
    .success2 = Es sind nur Steine, sagt die Karte, und Geduld. Jeder von euch bekommt ein wenig von den Steinen.
    .success2b = Ihr bittet um Nachschlag. Am fernen Ende des Tisches klirrt es; da sind alle Löffel heruntergefallen. Die Suppenschüssel nehmt ihr mit nach Hause.

to-absent-neighbours = Ihr hebt die Gläser. „Auf unsere Nachbarn“, sagt ihr, „oben und unten.“ Euer Gastgeber steht auf. Ihr hört ihn eine ganze Weile lang aufstehen. Die Kerzen neigen sich, und hoch im Dunkel, wo ihr die Decke vermutet hattet, fängt ein Glas das Licht, groß wie ein Glockenturm; und durch den ganzen Fels hin, weit weg und noch weiter weg, heben sich andere Gläser, in den Händen von anderen, die nie jemand zu irgendetwas gebeten hat. „Oben“, sagt eine Stimme, die erste, die ihr von ihm hört, „und unten.“
    .title = Auf ferne Nachbarn
    .option1 = Trinkt bis auf den Grund
    .success1 = Es ist, als schluckte man einen Sommer. Ihr erinnert euch, dass man euch zur Treppe getragen und zugedeckt hat.
    .success1b = Als ihr das Glas absetzt, ist noch etwas darin, und darin ist die Kerze. So eines steht an jedem Platz.
    .option2 = Ladet ihn zu euch ein
    .success2 = Niemand im Raum atmet. Dann kommt eine Karte, von Hand, und die Hand zittert. Er müsste sich bücken, steht da. Er käme so gern.

what-the-raiders-gave = Was sie mit alldem gemacht haben, hattet ihr euch oft gefragt. Hier liegt es, ein Haufen, hoch wie ein Haus, vor einem Spalt im Fels, aus dem ein langsamer warmer Wind weht: Pfannen und Pflugscharen, Wiegen, der Klöppel eurer eigenen Glocke. Die Plünderer haben es als Tribut heruntergebracht und nie erfahren, ob es gefallen hat. Davor sitzt der Deserteur, ein großer Mann, und schreibt Zettel. Er gibt alles zurück, sagt er. Er weiß nur nicht, wem. Er sieht euch mit einiger Hoffnung an.
    .title = Was die Plünderer brachten
    .option1 = Helft ihm mit den Zetteln
    .success1 = „Das da“, sagt ihr, „ist der Kessel von Oma Oll.“ Er schreibt es auf. Seine Lippen bewegen sich mit.
    .option2 = Nehmt euch, was euer ist
    .success2 = Das meiste findet ihr. Der Klöppel ist schwerer, als ihr ihn in Erinnerung habt.
    .success2b = Was euch gehörte, lässt sich bei dem Licht schwer sagen. Ihr entscheidet im Zweifel für euch.

carried-back = Er hat einen Schlitten gebaut. Hoch wie ein Heuhaufen liegt alles darauf, was ihr beim Namen nennen konntet, und er hat sich den Gurt um die Brust gelegt. Da hört der Wind aus dem Spalt auf. „Verzeihung“, sagt etwas sehr weit drinnen. Schwierigkeiten machen wolle es nicht. Es habe nie etwas davon verlangt, sagt es, und immer mit dem Rücken dazu liegen müssen; aber da sei eine kleine Tasse, blau, angeschlagen, an deren Anblick habe es sich gewöhnt. Ob die vielleicht jemandem gehört?
    .title = Zurückgebracht
    .option1 = Lasst ihm die Tasse
    .success1 = Sie gehörte jemandem. Sie hätte Ja gesagt; verliehen hat sie immer alles. Der Wind setzt wieder ein, ganz sachte, um sie nicht umzustoßen.
    .success1b = Daheim ist ein Ding zu viel auf dem Schlitten. Es ist in ein Blatt von keinem Baum gewickelt, und in einer Schrift wie ein Erdrutsch steht darauf: Tasse.
    .option2 = Verkauft ihm alles
    .success2 = Es zahlt und bedankt sich. Der Deserteur nimmt den Gurt ab. Er setzt sich zu seinen Zetteln und sieht euch nicht nach.

a-single-voter = Der Unterbürgermeister will hier unten wiedergewählt werden, und ihm ist nicht wohl. In seinen Hainen sind die Wähler zahlreich und klein; im Warmen Dunkel gibt es nur einen. Es ist ein Pilz. Er füllt die ganze Höhle; die Hüte hoch oben sind seine, und was ihr für den Boden hieltet, auch. Er hat eine einzige Stimme und sich noch nie entschieden. Der Unterbürgermeister hat die Löffelkette um und keine Rede. „Was will er denn?“, flüstert er. Durch die Stiefel spürt ihr einen sehr langsamen Puls.
    .title = Ein einziger Wähler
    .option1 = Schreibt ihm eine Rede
    .success1 = Ihr schreibt hinein, dass alles so bleiben soll. Genau das, stellt sich heraus, ist erwünscht.
    .success1b = Er kommt bis „Lieber Freund“. Da geht es rings um ihn auf, tausendfach, klein und ausnahmslos rund. Der Pilz hat gewählt und kann nicht mehr aufhören.
    .option2 = Fragt den Pilz selbst
    .success2 = Er hätte gern, dass Leute mit Nägeln in den Schuhen nicht auf ihm stehen. Er sagt es mit sehr viel Takt.

on-the-eyelid = Der Hügel, den ihr da hinaufsteigt, ist glatt und warm und hat unten einen Saum aus Wimpern. Was er ist, begreift ihr ungefähr im selben Augenblick, in dem ihr die Katze seht. Sie liegt ganz oben, an der dünnsten Stelle, zusammengefaltet wie ein Brotlaib. Es ist der beste Platz der Welt, sagt ihr ganzer Rücken. Manchmal bebt der Hügel, und an seinem Fuß öffnet sich eine goldene Linie, lang wie eine Straße; dann schnurrt sie, und die Linie schließt sich. Ihr fragt euch, was geschähe, wenn sie Hunger bekäme.
    .title = Auf dem Augenlid
    .option1 = Setzt euch neben sie
    .success1 = Ihr atmet gleichmäßig. Sie duldet es. Zwischen den Wimpern hängt so manches, was man von dort aus erreicht.
    .success1b = Von der anderen Seite kommt eine zweite Katze zur Ablösung. Sie streckt sich, steigt über euch alle hinweg und geht voraus, hügelab, eurem Dorf zu.
    .option2 = Bringt ihr einen Fisch
    .success2 = Sie frisst ihn vom Schwanz her. Unter euch weint das Auge im Schlaf, wer weiß, warum, und was herabrollt, ist violett und hart.
    .option3 = Nehmt eine Wimper
    .success3 = Es macht schnalz. Die goldene Linie öffnet sich, schaut und sieht euch nicht. Ihr seid fast sicher, dass sie euch nicht sieht.
    .failure3 = Das Lid geht hoch. Da steht ihr, den Hut in der Hand, und seid das Einzige, was dieses Auge je gesehen hat.

a-morning-in-the-stone = In dieser Galerie erinnern sich die Kristalle. Die meisten haben bloß Wetter; aber in einem, so hoch wie eine Tür, rasiert sich jemand. Er dreht sich um, Schaum im Gesicht, und wünscht euch einen guten Morgen. Er hat Geburtstag. Es wird schön heute. So gut und so oft hat der Kristall sich an ihn erinnert, dass er inzwischen merkt, wenn jemand im Zimmer ist. Er bittet, das Handtuch zu entschuldigen. Unten, sagt er, warten sie mit dem Kuchen, er rieche ihn schon, und ihr riecht ihn auch.
    .title = Ein Morgen im Stein
    .option1 = Gratuliert ihm herzlich
    .success1 = Er wird rosa. Das war ihm immer das Liebste daran. Er gibt euch, was er für die Musikanten beiseitegelegt hatte.
    .option2 = Sagt ihm das Datum
    .success2 = Er hält mit dem Messer in der Luft inne. „Dann bin ich spät dran“, sagt er und rasiert mit Sorgfalt noch die andere Wange.
    .success2b = Der Stein wird klar von einer Kante zur anderen. So, ganz ohne Einschluss, ist er um einiges mehr wert.

the-day-it-still-is = „Aber herein“, sagt er, „nur herein“, und hält euch die Tür auf, und es gibt anscheinend eine Tür. Draußen vor dem Fenster ist Juni. Alle sitzen am Tisch, die Gesichter euch zugewandt; für jeden von euch ist ein Stuhl da, und der Kuchen ist so geschnitten, dass es aufgeht. Ihr setzt euch. Keiner fragt etwas. In der Ecke der Zimmerdecke ist ein dünner heller Strich, wie die Kante von etwas, und beim Essen merkt ihr, dass ihr gar nicht mehr hinseht.
    .title = Der Tag, der noch ist
    .option1 = Seht auf die Kante
    .success1 = Ihr lasst sie nicht aus den Augen und steht auf. Keiner nimmt es übel. Den restlichen Kuchen packen sie in eine Serviette, und als ihr draußen seid, habt ihr ihn in der Hand.
    .success1b = An der Tür sagt ihr, es sei ein schöner Tag gewesen. Dass er vorbei sein könnte, war ihnen nie eingefallen. Sie sehen so stolz auf ihn aus.
    .option2 = Singt ihm ein Ständchen
    .success2 = Ihr singt alle Strophen. Danach, das weiß er, kommen die Kerzen; aber da steht ihr schon draußen im Dunkeln, und der Stein summt.

the-keeper-of-last-words = An einem hohen Pult, unter der einzigen Lampe weit und breit, sitzt eine Person mit Ärmelschonern und ohne nennenswertes Gesicht. Sie verwahrt letzte Worte. Ganze Schränke voll, und sie kennt sie alle: die großen und die vielen, in denen es um Milch geht. Eure hat sie schon, lässt sie einfließen, im Entwurf. Es eilt überhaupt nicht. Aber falls euch etwas Besseres vorschwebt, wo ihr nun einmal da seid, könnte sie es vormerken. Die Feder ist hübsch. Es riecht nach Siegellack.
    .title = Letzte Worte, verwahrt
    .option1 = Diktiert ihr etwas Gutes
    .success1 = Sie liest es euch vor. Ein Wort ändert ihr noch. So ist es stärker, findet sie auch.
    .success1b = Die Person legt die Feder hin. In der ganzen Sammlung, sagt sie, gab es bisher nichts zu lachen. Das Papier mit euren alten schenkt sie euch.
    .option2 = Lasst euch andere vorlesen
    .success2 = Sie sucht welche, die euch gefallen. „‚Lasst die Tür auf‘“, liest sie, „‚er kommt seinen Hut noch holen.‘“
    .success2b = Ihr nennt jemanden. Sie geht sofort an die richtige Schublade. Was sie vorliest, ist ganz kurz, und es ging um euch, und es war lieb.

the-elders-are-steam = Wenn das Flüssige Volk alt wird, kommt es hier herunter, wo der Fels heiß ist, und geht ins Thermalbad; das heißt, eine Zeit lang ist es das Thermalbad und nach und nach der Dampf. Bis unter die Decke füllt er die Grotte. Dass er Gesellschaft ist, merkt man am Lachen. Leichtsinnig seien sie geworden, sagen die im Becken, rot im Gesicht, und fächeln sich; sie hören nicht zu; sie dringen überall ein. Ein feuchtes Nichts streicht euch über die Wange. „Ach, Knochen hat es auch“, sagt es. „Lass mich mal.“
    .title = Die Ältesten sind Dampf
    .option1 = Macht ihnen einen Spalt auf
    .success1 = Mit einem Juchzer fahren sie hinauf. Wochen später zieht eine Wolke über euer Dorf, hält an, und man sieht sie winken.
    .success1b = Der Spalt läuft immer weiter hinauf, und die ganze Grotte zieht singend hinaus, den Himmel sehen. Sie lassen euch da, worauf ihre Füße standen.
    .option2 = Lasst sie durch euch durch
    .success2 = Es geht durch die Ohren hinein. Alles sieht es sich an, ist von der Leber bezaubert und kommt mit eurem Husten wieder heraus.

the-edge-of-the-map = Hier hören die Karten auf. Diesseits ist ein Streifen blaue Tinte und ein Streifen grüne; dann kommt Papier, weiß, echt, unter den Füßen; und am Rand davon sitzen der junge Pell und Mutter Pell, einen Schritt auseinander, und lassen die Beine hängen. Beide waren zuerst da. Hier gibt es nichts mehr zu zeichnen, sagt er. Alles gibt es, sagt sie; er hat ja nie seinen Teller leer gegessen. Weiter ist keiner gegangen, denn offenbar braucht man dazu beide Tinten. Vom Weiß geht eine leichte Kühle aus, wie von einem frischen Laken.
    .title = Der Rand der Karte
    .option1 = Setzt euch zwischen sie
    .option2 = Geht hinaus aufs Weiße
    .success2 = Ihr tretet hinaus. Es knarrt, es hält. Bis sie sich heiser gerufen haben, besitzt ihr ein Stückchen eigenes Land.
    .success2b = Ihr geht, bis eure Spur der einzige Strich ist, kehrt um und kommt auf anderem Weg zurück. Dann ist es ein Zimmer. Beide zeichnen es ein.

a-sheet-in-both-inks = Ihm haltet ihr die eine Feder und ihr die andere; so kann keiner etwas dafür. Er zeichnet, was dort sein wird, sie zeichnet, was dort sein sollte, und die Striche laufen nebeneinander vom Rand ins Weiße, blau und grün. Sie gehen um eine Bucht herum. Sie gehen zugleich um sie herum. Mutter Pell blickt hinüber auf seine Hand. „Du hältst sie wie dein Vater“, sagt sie, „wie einen Löffel.“ Es gibt einen Klecks. Wo er hinfällt, ist unter euch allen Wasser.
    .title = Ein Blatt in zwei Tinten
    .option1 = Tauft für sie die Bucht
    .success1 = Sie heißt Abendbrot. Warum das stimmt, will keiner von beiden sagen; aber sie sind zusammengerückt.
    .success1b = Beide unterschreiben, unten in der Ecke, wo es eng ist und ihre Hände sich berühren müssen. Das Blatt bekommt ihr; sie wissen den Weg jetzt.
    .option2 = Behaltet die Bucht
    .success2 = Während sie einander ansehen, setzt ihr euer Zeichen darauf. Es ist eine schöne Bucht und voller Fische.

his-mother-carries-more = Im Dunkel liegt eine Stadt mit erleuchteten Fenstern. Sie kommt hierher. Sehr langsam kommt sie, mit einem Klirren wie von Geschirr; und unter der letzten Straße, auf einem Hals, dick wie ein Turm, ist ein Gesicht, das ihr zu kennen meint. Es ist die Mutter der Schildkröte. Einen Laden habe die Kleine, hört man. Sie verlangt ja nicht viel, sagt sie; ein Wort, alle hundert Jahre. Isst sie auch? Hat sie sonntags zu? Aus den Fenstern lehnen sich Leute und bitten euch mit Zeichen, sie nur ja nicht aufzuregen.
    .title = Die Mutter trägt mehr
    .option1 = Sagt, es geht ihr gut
    .success1 = Ihr sagt, dass die Kleine von ihr spricht. „Sie war schon immer so flink“, sagt sie, und eine Träne fährt an euch vorbei wie ein Karren.
    .option2 = Überbringt einen Brief
    .success2 = Sie diktiert. Nach zwei Tagen ist sie erst beim Schlüpfen. Ihr versprecht, die Kleine zu suchen, und zwar zu Fuß.
    .option3 = Verkauft ihr die Adresse
    .success3 = Sie dreht um. Die Stadt braucht den ganzen Abend dafür; man hört die Tassen. Was wird die Kleine Augen machen, sagt sie.

the-town-above-her = Man lässt euch eine Leiter herab. Es ist eine saubere Stadt, in der alles am Boden festgeschraubt ist; sie wohnen schon so lange auf ihr, dass ihr Wort für „immer“ und ihr Wort für „linker Fuß“ dasselbe sind. Ist sie traurig, bleibt sie stehen, sagt der Bürgermeister, und dann versiegen die Brunnen. So wie heute Nacht ist sie seit Jahren nicht gelaufen. Man möchte sich gern erkenntlich zeigen. Und eine Frage gibt es, die man ihr nie zu stellen gewagt hat: Wohin gehen sie eigentlich?
    .title = Die Stadt auf ihr
    .option1 = Fragt sie für die Leute
    .success1 = „Wohin?“, sagt sie. „Ich bringe sie alle heim, meine Lieben. Ich dachte, das wissen sie.“ Ihr müsst es Straße um Straße hinaufrufen.
    .success1b = Als sie es wissen, sitzen sie auf den Türschwellen und schauen nach vorn. Jemand beginnt das Geschirr zu putzen. Das alte bekommt ihr, es war aus Bronze und Erz.
    .option2 = Macht dort einen Laden auf
    .success2 = Was ihr habt, breitet ihr auf einem Laken aus. Von draußen haben sie seit dem letzten Hügel nichts mehr gesehen.
    .success2b = Ihr verkauft auch das Laken. Zuletzt verkauft ihr die Richtung, in die ihr gehen wollt, und es ist die, in die sie ohnehin ging.

the-alto-asks-leave = Der Chor ist so nah, dass er die Flammen bewegt. Ihr steht in seinen hinteren Reihen, soweit sich das sagen lässt: Ringsum wird geatmet, Seiten rascheln. An eurer Schulter spricht eine Stimme in eine Pause hinein, ein Alt, müde und freundlich. Seit es angefangen hat, hatte sie keinen freien Abend. Es ist ein Schlaflied; für wen, könnt ihr euch denken. Sie möchte nur einmal sehen, wie sie aussehen, die Leute, die schlafen. Jemand müsste ihren Part halten. Er geht durchweg auf einem Ton.
    .title = Die Altistin will frei
    .option1 = Haltet ihren Part
    .success1 = „Nur nicht auf die Melodie hören“, sagt sie, und neben euch ist ein Platz, noch warm.
    .option2 = Beschreibt ihr Schlafende
    .success2 = Ihr erzählt von offenen Mündern und vom Haar der Kinder. Sie verpasst ihren Einsatz. Keiner nimmt es übel.
    .success2b = Am Ende hört die ganze letzte Reihe zu, und von da an singen sie es anders. Eine Hand, die ihr nicht seht, legt euch etwas Hartes in die eure.

three-bars-rest = Schwer ist es nicht. Ihr singt euren Ton, und die anderen bauen darauf, höher und höher, wie Leute, die einander Steine zureichen. Dann wird umgeblättert, und ihr seht drei Takte, in denen überhaupt niemand singt. Der letzte Akkord verliert sich im Fels. Ihr zählt. Im ersten Takt ist es still. Im zweiten wird, genau unter euch, der große langsame Atem, den ihr für den des Bodens hieltet, eingezogen und angehalten. Etwas wartet, um zu hören, wie es weitergeht.
    .title = Drei Takte Pause
    .option1 = Haltet die Pause
    .success1 = Ihr schluckt nicht einmal. Im dritten Takt lässt es den Atem los, und ihr setzt ein, alle zugleich, wie ein Dach.
    .success1b = Es ist das Schönste, was ihr je nicht getan habt. Die Altistin kommt zurück und sagt, sie sehen aus wie alle, nur zu.
    .option2 = Sagt ihm Gute Nacht
    .success2 = Ihr sagt es wie zu jedem. Nach einer Weile sagt es das auch. Dem Chor sind die Noten heruntergefallen.
    .success2b = Es fragt nach euren Namen und spricht sie nach, jeden einmal. Dann dreht es sich auf die Seite, vom Dorf weg. Auf der hat es noch nie gelegen.
    .failure2 = Es ist ein sehr kleines „Gute Nacht“, und in der Mitte kippt es. Man bittet euch zu gehen, vierstimmig.

in-and-out-again = Der Gang atmet. Er atmet ein, und ein kühler Wind von hinten trägt euch ein Dutzend Schritte voran, dass die Mäntel flattern; dann hält er inne, überlegt und atmet aus, heiß, feucht und nach Moos, und elf davon geht ihr alle wieder zurück. An den Seiten liegt, was er im Lauf der Jahre eingeatmet hat und noch nicht dazu kam auszuatmen: ein Wetterhahn, der Hut eines Pfarrers und Schafe. Die Schafe haben gelernt, sich zu lehnen. Eines ist fast am Ende.
    .title = Ein und wieder aus
    .option1 = Lehnt euch wie die Schafe
    .success1 = Es kommt alles auf die Knie an. Am Ende rückt ein Mutterschaf beiseite und zeigt euch, wo sich die Hüte sammeln.
    .success1b = Jeder von euch nimmt ein Lamm. Drüben kommen sie auf eine Wiese hinaus, zu der es wohl nur diesen Weg gibt, und die Herde ist außer sich.
    .option2 = Bindet euch fest
    .success2 = Ihr hangelt euch von Ring zu Ring. Vor langer Zeit hat jemand Ringe eingelassen.
    .success2b = Beim Ausatmen hängt ihr da wie Wäsche und habt Zeit, die Wand zu betrachten. Es ist eine Ader darin.
    .option3 = Kitzelt die Wand
    .success3 = Ein Zucken, ein Stocken, dann das Niesen. Eine halbe Meile weiter kommt ihr herunter, mit allem, was lose war.
    .success3b = Er niest dreimal. Beim letzten Mal habt ihr das Landen heraus, und er hat heraufgebracht, was er verschluckte, als die Hügel noch jung waren.
    .failure3 = Er hält die Luft an. Euch bleibt gerade noch Zeit, darüber nachzudenken.

somebody-laid-a-carpet = Jemand hat euch einen Teppich ausgerollt. Er ist rot und tief und ein wenig feucht; er läuft zwischen zwei Reihen weißer Säulen hinein, jede höher als ihr und kürzlich gebürstet. Es ist warm. Ganz hinten pendelt ein Licht, rosa, an einer Art Schnur. „Kommen Sie doch herein“, sagt die ganze Halle und bewegt sich dabei um euch. „Und bitte nicht die Füße abtreten. Das soll ja das Beste sein.“ Neben der Tür stehen in einem Topf die Regenschirme anderer Leute.
    .title = Ein roter Teppich
    .option1 = Lehnt dankend ab
    .success1 = „Nun ja“, sagt es, „man fragt.“ Es ist so freundlich, ganz still zu halten, bis ihr draußen seid, und dann nach der anderen Seite zu gähnen.
    .success1b = Ihr sagt, ihr hättet schon gegessen. Es lacht so sehr, dass es einen Zahn verliert oder vielmehr euch zu Füßen legt. Bis zum Frühjahr hat es einen neuen.
    .option2 = Geht hinein, seht euch um
    .failure2 = Es schließt sich, bloß um zu sehen. Gleich geht es wieder auf, und es tut ihm so leid; aber ihr seid pitschnass, und einer von euch war um ein Haar das Beste.

behind-the-teeth = Hinter dem rosa Licht geht es stufenweise hinab. Ihr kommt in ein recht behagliches kleines Zimmer; da sind die Besitzer der Schirme, fünf oder sechs, mit einem Ofen, im Morgenrock. Gehen wollten sie immer. Aber das Reden besorgt es, sagen sie, und es holt so interessante Leute herein, und verregnet wird man auch nie. Ihr Wortführer hat ein Kartenspiel und einen Korken, mit dem er, wenn ihr möchtet, da hinten kitzeln kann, damit man euch hinauslässt. Er sieht aus, als hoffte er, dass ihr nicht möchtet.
    .title = Hinter den Zähnen
    .option1 = Bittet um den Korken
    .success1 = Alles fliegt hinaus. Manche spannen den Schirm auf, schweben langsam herab und sind überrascht, wie viel Luft es gibt.
    .success1b = Jeder muss sich am Nächsten festhalten. Als alle hinaussegeln, sagt es undeutlich, es habe sie gerade fragen wollen, ob sie glücklich sind.
    .option2 = Bleibt für ein Spielchen
    .success2 = Sie konnten bisher nur voneinander gewinnen. Ihr spielt, bis das Licht heruntergedreht wird.

once-an-hour = Es hat ein Herz, und es schlägt einmal in der Stunde. Man hört es weniger, als dass man sich in der Luft befindet. Dann kommt der Boden, von unten, und alles, was nicht festgebunden ist: Kies, Eidechsen, das Teeservice einer Maulwurfsfamilie, die jede Tasse auffängt, ohne hinzusehen. Das tun sie ihr Leben lang. „Noch zehn Minuten“, sagt der Vater, der eine Uhr hat. Vor euch liegt Ebene, so weit man sieht, ohne Geländer, und eure Laterne ist aus Glas.
    .title = Einmal in der Stunde
    .option1 = Springt, wenn sie springen
    .success1 = Sie zählen für euch ein. Schon in der Luft zu sein, wenn es kommt, ist das ganze Geheimnis, und man fühlt sich ziemlich schlau dabei.
    .success1b = Ihr fangt die Teekanne. Sie flog schon über den Kopf der alten Dame hinweg, ein Familienstück seit dreißigtausend Schlägen. Vom Zurückgeben will die Dame nichts hören.
    .option2 = Rennt zwischen zwei Schlägen
    .success2 = Ihr braucht neunundfünfzig Minuten. Drüben stehen Leute mit Netzen für das, was ankommt, und teilen mit euch.
    .failure2 = Um ein Haar schafft ihr es. Ihr schafft es in einundsechzig.

after-you = Der Pass ist breit genug für einen Hügel. Zwei sind gekommen, von beiden Seiten, auf Beinen; sie haben die Wälder abgenommen, die sie auf dem Kopf tragen, und jeder fleht den anderen an, doch voranzugehen. „Nach Ihnen.“ „Das kann ich unmöglich annehmen.“ Bei jeder Verbeugung poltern Felsbrocken herab. Ihr steht in der Mitte. Gesehen hat euch keiner, und weiter kann auch keiner, denn wer geht, wird der weniger Höfliche gewesen sein; und das vergisst, dort, wo sie herkommen, niemand, nie.
    .title = Nach Ihnen
    .option1 = Geht selbst voran
    .success1 = Erhobenen Hauptes marschiert ihr durch. Beide sind hingerissen. So einfach ist das: jemand ohne Manieren.
    .success1b = Am Ende dreht ihr euch um und verneigt euch, links und rechts, genau gleich tief. Sie setzen ihre Wälder auf, um sie vor euch ziehen zu können.
    .option2 = Schiebt einen von hinten
    .success2 = Mit einem kleinen Aufschrei rutscht er durch und bittet alle um Verzeihung. Wo sein Fuß stand, liegt gutes Erz.

dark-by-the-block = Das Dunkel ist hier dick. Erst war es wie Tuch, dann wie Filz; jetzt macht eure Laterne ein Loch, nicht größer als sie selbst, und ihr stoßt mit den Ellbogen an. Vor euch waren schon welche mit Sägen da: Blöcke liegen herum, rechtwinklig geschnitten und gestapelt, und auf dem obersten steht mit Kreide ein Preis. Es ist kühl und trocken und riecht wie das Innere einer Geige. Weiter vorn ist es naturbelassen. Ganz in der Nähe pfeift jemand, da drinnen. Er muss sich vom anderen Ende hereingearbeitet haben.
    .title = Dunkel am Stück
    .option1 = Grabt euch zum Pfeifer durch
    .success1 = Ihr brecht durch und gebt euch die Hand. Er ist Dunkelschneider, ganz weiß davon, und macht bei dem Stollen halbe-halbe mit euch.
    .success1b = Ihr brecht durch, und da ist niemand; nur der Pfiff, hart geworden, in einem Klumpen von etwas, das glänzt.
    .option2 = Tragt einen Block fort
    .success2 = Es verkauft sich lotweise an Leute, die schlecht schlafen. Wer es geschnitten hat, pfeift weiter.

the-sand-goes-down = Ihr geht auf Sand, feinem, warmem, in einer runden Halle mit Wänden aus Glas. Erst nach einer Weile seht ihr, dass all eure Spuren sich zur Mitte neigen. Da ist eine Mulde. In ihr rinnt der Sand hinab und zischt. Hoch oben am Glas sind Striche mit Namen; lesen könnt ihr Suppe, Könige und Die letzten Lilien. Ihr seid irgendwo unterhalb der Lilien. Jenseits der Wand, im unteren Kolben, seht ihr einen Haufen und darauf Leute, die winken.
    .title = Der Sand rinnt
    .option1 = Geht mit dem Sand hinab
    .success1 = Ihr haltet euch die Nasen zu. Es geht schnell. Man hilft euch auf, klopft euch ab und sagt euch, wie spät es ist, und es ist früh.
    .success1b = Ihr kommt als Letzte durch, mit dem letzten Korn. Stille; dann gähnt weit über euch etwas, das darauf gewartet hat, beugt sich vor und dreht alles um.
    .option2 = Klettert am Glas zurück
    .success2 = Ihr kommt hinauf und schaut über den Rand. Da ist eine Art Küche. Auf dem Teller neben dem Ei hat jemand ein Trinkgeld gelassen.
    .option3 = Verstopft das Loch
    .success3 = Ihr setzt euch darauf. Für lange ist es nicht, aber solange, hört ihr später, kam nirgends jemand zu spät.

the-hall-that-bows = Zu beiden Seiten der Halle stehen überlebensgroße Gestalten aus Stein, in Hoftracht. Als ihr eintretet, verneigen sie sich. Es ist eine sehr tiefe Verneigung, und es gibt ein großes Knirschen von Knien. Sie bleiben unten. Ihr verneigt euch auch, man tut das ja; und als ihr aufseht, sind sie noch tiefer. Eine vergoldete Tafel bedauert: Wer sich als Erster aufrichtet, von dem wird angenommen, er sei fertig. An der Wand steht eine Reihe kleinerer Gestalten, nicht in Hoftracht, noch immer gebückt. Diese haben Moos angesetzt.
    .title = Die Halle, die sich verneigt
    .option1 = Verneigt euch am tiefsten
    .success1 = Ihr legt euch flach hin. Der Granit raunt. Darauf war noch keiner gekommen, und es ist nicht zu überbieten.
    .success1b = Ihr legt euch flach hin und küsst den Boden. Ein Beben läuft durch alle; sie knien; sie fragen, ob sie aufstehen dürfen; und ihr verzeiht ihnen, einem nach dem anderen.
    .option2 = Geht aufrecht vorbei
    .success2 = Ihr blickt geradeaus und pfeift. Hinter euch herrscht eine Stille wie auf einer Hochzeit, wenn etwas gesagt worden ist.
    .failure2 = Es wird angenommen, ihr seid fertig. Mit allen Anzeichen des Bedauerns senkt sich jemandes Ellbogen.

where-whispers-go = Geflüster ist schwerer als Luft; es sinkt. Was dort oben hinter vorgehaltener Hand oder in Kissen gemurmelt wurde, kommt zuletzt in dieser langen, gebogenen Galerie zur Ruhe und geht noch immer um. Ihr hört es, sobald ihr den Fuß hineinsetzt. Er hat ihn nie abgeschickt. Sie hat es die ganze Zeit gewusst. Sag es nicht Edith. Es reicht bis an die Knöchel, bis an die Hüfte, trocken wie Laub. Jemand in Filzpantoffeln geht mit einem Rechen umher. Und jetzt kommt von hinten, nicht laut, eines auf euch zu, in einer Stimme, die ihr kennt.
    .title = Wohin Geflüster sinkt
    .option1 = Lasst es herankommen
    .failure1 = Ihr haltet euch alle zugleich die Ohren zu. Es geht vorüber, ganz nah. Ihr werdet es nie wissen; aber die Person mit dem Rechen hat die Braue gehoben.
    .option2 = Helft beim Rechen
    .success2 = Ihr häuft es nach Themen. Das über Liebe wiegt nichts; das über Geld lässt sich kaum heben.
    .success2b = Ihr macht es ordentlich. Das Beste wird hier zwischen Bögen gepresst und denen hinaufgeschickt, für die es war. Etwas Papier bleibt übrig.
    .option3 = Schreibt das Gute auf
    .success3 = Es wird ein dünnes Buch und ist in einem Tag ausverkauft. Wochenlang sagt niemand mehr irgendetwas zu irgendwem.

your-own-whisper = Es ist euer eigenes. Ihr wart kleiner; zu einer Wand habt ihr es gesagt, in der Nacht des Brandes, als alle anderen schon gezählt waren. Es hat den langen Weg nach unten allein gemacht und ist erkältet. Um eure Füße geht es herum wie ein Hund, der nicht weiß, ob er gescholten wird. Ihr seht einander an; denn anscheinend hat jeder von euch ein anderes gehört. Der Rechen steht still. „Man kann ihnen antworten“, sagt die Person in Pantoffeln, „nur muss es laut sein.“
    .title = Euer eigenes Geflüster
    .option1 = Antwortet ihm laut
    .success1 = Es dauert, bis ihr anfangt. Als alle fertig sind, ist es in der Galerie, soweit man hört, zum ersten Mal still.
    .success1b = Es bleibt nichts davon als ein kleiner klarer Stein mit etwas wie einem Hauch darin. Nur diese lohnt es aufzuheben, sagt die Person mit dem Rechen und gibt euch eine Tüte.
    .option2 = Nehmt es wieder mit heim
    .success2 = Ihr steckt es in eine Tasche mit Knopf. Die Person mit dem Rechen zahlt euch ein Kostgeld dafür; es ist offenbar nicht das erste Mal.

the-remembered-bridge = Hier war eine Brücke. Jetzt sitzt auf einem Klappstuhl eine alte Frau mit geschlossenen Augen und erinnert sich an sie. Solange sie das tut, ist die Brücke da: Eiche, mit Geländer, in der Mitte eine Lampe, und in die dritte Planke ist ein Buchstabe geschnitten. Man könnte hinüber. Aber sie ist über neunzig, und während ihr hinseht, kommen und gehen einige Bretter. Aus der Lampe ist so etwas wie eine Gans geworden. „Eine Gans war auch dabei“, sagt sie, „oder war das auf der Hochzeit?“ Irgendwo darunter rauscht Wasser.
    .title = Die erinnerte Brücke
    .option1 = Helft ihr, sich zu erinnern
    .success1 = Ihr fragt, wessen Buchstabe es war. Die ganze Brücke leuchtet auf wie frisch gestrichen; sogar ein junger Mann lehnt am Geländer.
    .success1b = Ihr schreibt mit, was sie erzählt, und nagelt das Blatt an den Fels. Sie schlägt die Augen auf. Die Brücke ist noch da. Sie geht hinüber.
    .option2 = Rennt schnell hinüber
    .success2 = Ihr lauft und kommt trockenen Fußes drüben an. Die letzte Planke war Gans.
    .failure2 = Ihr seid bei der dritten Planke, als sie zur Hochzeit kommt.

the-shadows-sit-down = Es war ein weiter Weg, und die Schatten haben genug. Ihr merkt es, als die Laterne schwenkt und nichts mitschwenkt. Zwanzig Schritte weiter hinten sitzen sie an der Wand, die Beine von sich gestreckt. Ihr habt gut reden, sagt der längste. Ihr bekommt die Suppe. Sie hat man über jeden Stein von der Tür bis hierher geschleift, auf dem Gesicht; und wozu? Im Dunkel wirft keiner auch nur einen. Kälter wird es auch; ihr meint zu spüren, wie die Zugluft durch euch hindurchgeht.
    .title = Die Schatten setzen sich
    .option1 = Tragt sie zur Abwechslung
    .option2 = Bietet ihnen Suppe an
    .success2 = Welche bekommen haben sie noch nie. Sie halten sie gegen das Licht, um sie auf die Wand fallen zu sehen, und reichen sie weiter.
    .option3 = Geht ohne sie weiter
    .success3 = So kommt man leichter überall vorbei. Eure Hände, stellt ihr fest, passen fast überall hinein.
    .success3b = Türen bemerken euch nicht, Wächter nicht, der Hund daheim auch nicht. Nach etwa einer Woche kommen sie von selbst und legen sich euch zu Füßen, nicht ganz so nah.

a-lift-for-shadows = Ihr tragt sie über dem Arm wie Mäntel. Sie werden gesprächig. Sie wissen alles Mögliche, waren sie doch durch jede Tür als Erste und haben auf dem Grund jedes Brunnens gelegen; euch kennen sie von unten. Nach links, sagen sie. Dort ist eine Höhle, klein und rund, mit einem Feuer in der Mitte, und an der Wand in seinem Schein sind alle Schatten, die je früher gehen durften: Jäger, Wisente, eine Hand. Sie feiern. Ein Körper war hier drin seit Anbeginn nicht mehr.
    .title = Schatten über dem Arm
    .option1 = Tanzt an der Wand
    .success1 = Ihr stellt euch zwischen Feuer und Fels, und dies eine Mal seid ihr es, die nachmachen, was sie tun.
    .success1b = Sie lehren euch den ältesten, den mit dem Wisent. Am Morgen ist das Feuer aus, und um jeden von euch hat jemand auf den Fels eine rote Linie gezogen.
    .option2 = Seht hinter das Feuer
    .success2 = Dort liegt, was sie wirft. Ihr nehmt nur zwei, von hinten; an der Wand erlischt ein Paar Hörner.

a-wall-with-a-nerve = Ihr hattet es für Marmor gehalten. Es ist weiß, es wölbt sich, es steigt aus dem Licht hinaus, und es fühlt sich kalt an. Dann kommt ihr an das Loch. Es ist groß wie ein Häuschen und geht schwarz hinein, und ganz hinten glitzert etwas, violett und dicht gepackt, wo eine Plombe säße. Immer wieder kommt von allen Seiten ein tiefes, geduldiges Stöhnen. Die Kiesel hüpfen davon. Jenseits des Zahnfleischs ist eine Art Taschentuch, zur Schleife gebunden, ungefähr so groß wie ein Acker.
    .title = Eine Wand mit Nerv
    .option1 = Brecht die Plombe heraus
    .success1 = Ihr nehmt eine Ecke. Das Stöhnen steigt um einen Ton, und ihr steigt das Zahnfleisch hinab, so schnell ihr könnt.
    .success1b = Ehe jemand „Ah“ sagen kann, habt ihr sie ganz heraus. Gesagt wird es, als ihr schon um die Ecke seid.
    .option2 = Behandelt den Zahn
    .failure2 = Es spürt euch da drin und kommt, bloß um zu helfen, mit der Zunge.

the-patient = „Ift ef flimm?“, fragt das Dunkel. Ihr seht genau nach, mit hochgehaltener Laterne. Es ist schlimm. Ihr sagt es ihm; es will das wohl auch hören. Mit niemandem hat es bisher darüber reden können, denn wenn es den Mund aufmacht, laufen sie weg. Es wird ganz tapfer sein, sagt es. Mit beiden Händen hält es sich an etwas fest, und ihr fürchtet, es ist der Hügel, auf dem euer Dorf steht. Ein Hammer ist da, ein Seil ist da, vielleicht noch ein Schluck in einer Flasche. Es hat angefangen, bis zehn zu zählen.
    .title = Der Patient
    .option1 = Zieht bei acht
    .success1 = Er kommt heraus wie eine Kirche. Stille, dann ein „Oh“; und dann dankt es euch, längere Zeit, in Böen.
    .success1b = Es hat nichts gespürt. Den Zahn möchte es euch schenken, aber da ihr ihn nicht heben könnt, bricht es euch das Gold davon ab.
    .option2 = Gebt ihm den Schluck
    .success2 = Ihr träufelt ihn auf die Stelle. Rings um euch lassen sehr viele Muskeln locker, von denen ihr nicht wusstet, dass es Muskeln sind.
    .option3 = Haltet ihm die Hand
    .success3 = Ihr haltet, was eure Arme umfassen können. Es geht schon besser, sagt es, schlimm sei nur, damit allein zu sein.

the-street-in-the-crystal = Mit dem Ärmel wischt ihr den Staub ab, und da ist eure Straße. Die alte. Alles ist darin, nicht länger als eine Hand, und alles steht: die Pumpe, der schiefe Giebel, Wäsche auf der Leine. Es muss das Letzte gewesen sein, was auf diesen Stein schien, an jenem Tag, bevor das Dach in den Brunnen stürzte, und der Kristall hat es behalten. Es ist ungefähr fünf Uhr nachmittags. Jemand hat eine Tür offen gelassen. Legt man das Ohr daran, hört man einen Eimer und, doch, diesen Hund.
    .title = Die Straße im Kristall
    .option1 = Schaut, bis ihr euch seht
    .failure1 = Euer Atem hat ihn beschlagen. Als er klar wird, ist da nur Stein und ein Daumenabdruck.
    .option2 = Schlagt den Kristall los
    .success2 = Mit hellem Klang löst er sich. Die Straße ist noch darin. Es scheint ein wenig später geworden zu sein.

five-in-the-afternoon = Da seid ihr; mit nassen Hosenbeinen kommt ihr vom Bach herauf. An der Pumpe bleibt ihr stehen. Die, die ihr wart, schauen auf, geradewegs aus dem Stein, eine Hand über den Augen, wie zu etwas sehr Hellem am Himmel. Euch können sie nicht sehen. Aber das Licht haben sie gesehen. Jetzt kommen auch andere an die Türen, eure Tante, der Schmied, und blicken ebenfalls herauf. Zwei Stunden sind es noch bis zur Dunkelheit. Da stehen sie, die Gesichter euch zugewandt, als warteten sie, dass man ihnen etwas sagt.
    .title = Fünf Uhr nachmittags
    .option1 = Gebt Zeichen mit der Laterne
    .option2 = Seht sie nur an
    .success2 = Ihr seht jedes Gesicht an, bis ihr es auswendig könnt. Das ist mehr, als die meisten bekommen.

they-saw-a-light = Ihr schwenkt die Laterne, weg von den Häusern, auf den Hügel zu: geht, geht. Ihr kommt euch albern vor. Es ist nur ein Stein. Eure Tante setzt den Eimer ab. Und nach und nach fällt euch etwas ein, jedem für sich und nicht sehr genau, von jenem Nachmittag: dass da eine Art Stern war; dass sie es war, die sagte, man müsse hinauf und nachsehen. Deshalb war keiner zu Hause. Das hattet ihr vergessen. Die Straße im Kristall ist leer, die Türen stehen offen, und ganz sanft geht über ihr die Sonne unter.
    .title = Sie sahen ein Licht
    .option1 = Winkt ihnen Gute Nacht
    .success1 = Die Kleinste dreht sich auf dem Hügel um und winkt. Ihr wisst noch, wie es hieß, ihr sollt euch beeilen.
    .success1b = Das Licht im Stein geht aus. Es bleibt nur ein violetter Kiesel; aber er ist noch jahrelang warm, und um fünf Uhr wärmer.
    .option2 = Holt die Geldkassette
    .success2 = Wenn man flink ist und klein, kommt man hinein; es ist ja niemand zu Hause. Seltsam, dass ihr es wart, die sie genommen haben.

please-turn = Das Ei ist groß wie eine Mühle und steht aufrecht in einem Nest aus Kiefernstämmen. Es ist gesprenkelt. Es strahlt Wärme ab wie eine Mauer am Abend, und ein Zettel steckt daran. „Bin Würmer holen“, steht da, in ellenhohen Buchstaben. „Bitte wenden.“ Ihr betrachtet das Ei. Ihr seht euch um. Der Zettel ist aus Pergament und die Tinte trocken; aber wie weit es zu den Würmern ist, wisst ihr nicht. Drinnen, weit unten, hört ihr ein Klopfen und dann, als hätte es euren Atem gehört, keines mehr.
    .title = Bitte wenden
    .option1 = Wendet das Ei
    .success1 = Ihr stemmt euch mit dem Rücken dagegen. Schwer und mit einem kleinen Seufzer rollt es herum, und drinnen legt sich jemand auf die andere Wange.
    .option2 = Klopft an die Schale
    .success2 = Es klopft zurück. Ihr gebt den Takt vom Hochzeitstanz vor, und es hat ihn gleich. Ein Splitter Schale fällt herab, und er ist aus Gold.

worms-for-everybody = Ihr habt ihm gerade den letzten Schubs gegeben, da wird es dunkel, oder dunkler. Die Mutter ist zurück. Um hereinzukommen, muss sie sich mehrfach falten. Aus ihrem Schnabel hängen Dinger, dick wie Kanalrohre, die sich winden; vor jeden von euch legt sie eines hin, nimmt den Kopf zurück und schaut, erst mit diesem Auge, dann mit jenem. Ihr habt es gewendet. Sie weiß das, sie riecht, dass es richtig gemacht ist. Und ihr seid so dünn. Ihren eigenen rührt sie nicht an, bevor sie euch essen sieht.
    .title = Würmer für alle
    .option1 = Esst ein bisschen
    .success1 = Es ist gar nicht so schlimm; es ist wie Brot, falls Brot etwas dagegen hätte. Tagelang fühlt ihr euch stark wie Pferde.
    .success1b = Ihr esst auf. Sie macht ein Geräusch wie ein Berg, der sich freut, und nimmt euch für die Nacht alle miteinander unter sich.
    .option2 = Füttert das Ei damit
    .success2 = Durch den Riss. Es schlürft, und das Klopfen geht wieder los, um einiges lauter. Sie sieht euch an wie die neue Ärztin.

left-at-the-stairs = Neben der Treppe nach unten steht ein Ständer für Spazierstöcke, wie in einem Gasthof. Er ist voll: Stöcke, Krücken, ziemlich viele Schwerter; ein Pflug; eine Krone auf einer Stange; ein kleines Holzpferd. Hier haben sie gelassen, was sie nicht mehr brauchen würden. Ihr schaut übers Geländer. Die Treppe geht weiter, gefegt, mit einer Messingstange an jeder Stufe, und unten ist warmes Licht und Tassengeklirr. Wieder heraufgekommen, um etwas zu holen, ist anscheinend niemand. An der Wand hängt ein Kärtchen: BITTE EINES NEHMEN.
    .title = An der Treppe gelassen
    .option1 = Nehmt nur eines
    .success1 = Ihr wählt ein Schwert, des Eisens wegen. Im Gehen kommt es euch vor, als hätte unten jemand gelacht, recht freundlich.
    .option2 = Nehmt, so viel ihr könnt
    .success2 = Die besten Griffe habt ihr. Das Holzpferd stellt ihr im letzten Augenblick zurück.
    .success2b = Die Krone habt ihr auch. Erst oben fällt euch das Kärtchen wieder ein, und dass es vielleicht aus Freundlichkeit dort hing.
    .option3 = Lasst euren Stock da
    .success3 = Unten wird es still. Dann kommt jemand herauf, ein paar Stufen, gerade bis an den Rand des Lichts, und reicht euch eine Untertasse mit etwas darin.

a-button-come-undone = Über die Felskante hängt ein Ding wie ein Wagenrad aus Horn, an einem Faden, dick wie euer Arm; und der Faden reißt bald. Es ist ein Knopf. Darüber und darunter sind andere, zugeknöpft, in einer Reihe, die sich nach beiden Seiten im Dunkel verliert, und dazwischen hebt sich der Stoff und senkt sich und hebt sich. Hier klafft er. Es zieht heraus, und jemandem muss kalt sein. Man sieht den Saum von etwas Flanellenem. Durch die Löcher könnte man den Kopf stecken.
    .title = Ein Knopf ist lose
    .option1 = Näht ihn wieder an
    .success1 = Die Nadel, eine ehemalige Lanze, muss man zu zweit halten. Als ihr den Faden abbeißt, hebt sich der Stoff lang und zufrieden.
    .success1b = Wo ihr schon dabei seid, macht ihr gleich alle, bis hinauf zum Kragen. Eine Hand kommt herab, tastet die Reihe entlang, findet euch und tätschelt.
    .option2 = Schneidet ihn ab
    .success2 = Er kommt herunter wie ein Gong. Vier Tische gibt er her, und keiner kann sagen, woraus.

you-are-the-sun = Eine Tagesreise im Umkreis habt ihr das einzige Licht. Da darf es euch nicht wundern, dass, kaum sitzt ihr, rund um eure Laterne der Mottenmarkt öffnet. Zu Hunderten kommen sie aus dem Dunkel, auf Zehenspitzen, die Stände auf dem Rücken; sie bauen sie im Kreis auf, und dann stehen sie da und leuchten. So nah waren sie noch nie. Die Älteste, deren Pelz ganz weiß ist, legt alles, was sie hat, auf eure Decke. Nichts wollen sie dafür, als dass ihr euch ein Weilchen nicht bewegt.
    .title = Ihr seid die Sonne
    .option1 = Sitzt still bis zum Morgen
    .success1 = Euch sind die Beine eingeschlafen, und auf jedem Knie sitzt eine Motte. Als ihr endlich aufsteht, sagen alle „Oh“, sehr leise.
    .success1b = Ihr dreht den Docht hoch und öffnet die Klappe. Was ihr für Regen haltet, ist Beifall. Mehr gegeben hat ihnen noch nie jemand.
    .option2 = Verkauft es minutenweise
    .success2 = Ihr haltet einen Hut davor und nehmt den Hut weg. Sie zahlen. Sie würden auch mit den Flügeln zahlen.
    .success2b = Am Ende habt ihr ihre ganze Ware und ihr ganzes Kleingeld, und die Weiße ist hinter einen Stein gegangen, um nicht zu betteln.
    .option3 = Leiht ihnen einen Kerzenrest
    .success3 = In einer Prozession tragen sie ihn fort, unter einer Papierlaterne, und jede darf einmal daneben gehen.

what-size-of-dark = „Und welche Größe trägt man in Dunkel?“, fragt der Schneider. Er ist ein Maulwurf, mit einem Nadelkissen an jedem Handgelenk, und nimmt mit der Nase Maß. Er macht Mäntel. Der Stoff ist echt, vom Ballen geschnitten und gefüttert; man zieht einen an und ist nicht da. Seine Kunden hinterlassen in der Regel keine Anschrift. Es riecht nach Kreide und heißen Bügeleisen. Einen anpassen könnte er sofort, sagt er. Oder da hängt noch der andere am Haken, der helle, der bestellt und nie abgeholt wurde.
    .title = Dunkel nach Maß
    .option1 = Lasst Dunkel anmessen
    .success1 = An den Schultern sitzt er. Ihr tragt ihn ins Hinterzimmer, wo die Kasse steht.
    .option2 = Probiert den hellen an
    .success2 = Er hat einen blanken Knopf. Meilenweit sieht man euch darin. Den ganzen Heimweg entlang kommen Leute heraus, gehen mit euch und bringen etwas mit.
    .success2b = Zugeschnitten war er für jemanden, der nicht heimkam. Er knöpft ihn euch selbst zu, bis obenhin, und in der Tasche ist noch etwas.

who-speaks-first = Es möchte ein Spiel spielen. Das hat es schriftlich gegeben, auf einer Schiefertafel: WER ZUERST SPRICHT HAT VERLOREN. Dann setzt es sich euch gegenüber, und es ist so groß, dass man nur die Tafel sieht und zwei gefaltete Hände. Ihr sitzt. Es ist sehr still; ihr hört eure eigenen Uhren. Man merkt, dass es das nicht zum ersten Mal macht. Nach einer Stunde nimmt es die Kreide und zeichnet eine Ente. Es ist eine ausgesprochen schlechte Ente. Ihr spürt, wie es eure Gesichter beobachtet, eines nach dem anderen, mit größter Aufmerksamkeit.
    .title = Wer zuerst spricht
    .option1 = Verzieht keine Miene
    .success1 = Es zeichnet eine zweite Ente, mit Stiefeln. Dann prustet jemand, und ihr seid es nicht. Es zahlt und wischt sich, was wohl die Augen sind.
    .success1b = Es bringt den König, den Steuereintreiber und, du lieber Himmel, euren Bürgermeister. Ihr beißt in die Ärmel. Im Morgengrauen legt es seinen Hort auf die Tafel, verneigt sich und fragt: „Wie?“
    .failure1 = Stundenlang haltet ihr durch. Die Stiefel waren es dann.
    .option2 = Verliert mit Absicht
    .success2 = „Das ist eine gute Ente“, sagt ihr. So etwas hat noch keiner gesagt. Es schenkt euch die Ente.
    .success2b = Ihr fragt, wie man die Füße macht. Es geht so darin auf, dass hinterher keiner mehr weiß, wer gewonnen hat, oder was.

the-answer-is-an-egg = In der Tür liegt etwas mit Tatzen und dem Gesicht einer Königin im Ruhestand. Früher gab es Reisenden ein Rätsel auf. Immer dasselbe, sagt es, und dann schlugen sie nach; deshalb macht es das jetzt andersherum. Die Antwort gibt es, und ihr findet die Frage. Gut muss sie sein. Ein Haufen Hüte liegt da. „Die Antwort“, sagt es, „lautet: ein Ei, aber nicht mittwochs.“ Es legt eine Tatze auf die andere und schließt die Augen, um euch nicht zu beeinflussen.
    .title = Die Antwort ist ein Ei
    .option1 = Findet eine kluge Frage
    .success1 = „Was bricht man, ohne es zu versprechen?“, versucht ihr. Es öffnet ein Auge. Das ist es nicht; aber für einen Donnerstag geht es an.
    .success1b = Ihr findet sie. Es lacht, bis die Hüte rutschen. Ob es eine gab, gesteht es, hat es selbst nie gewusst; und ihr dürft als Erste hinein und aussuchen.
    .option2 = Fragt etwas Ehrliches
    .success2 = „Was hättest du gern zum Abendessen?“, fragt ihr. Langes Schweigen. „Nun“, sagt es, „heute ist Dienstag.“
    .success2b = „Was fehlt dir?“, fragt ihr. Es schweigt so lange, dass ihr euch an seine Flanke setzt. Es war, sagt es endlich, eine sehr kleine Küche.

aunt-ore-owes = Zuerst fällt euch das Pfefferminz auf. Tante Erz sitzt auf einer Bank vor einer Tür, die Tasche auf dem Schoß, und ihre Füße reichen nicht bis zum Boden. Sie schaukelt nicht. „Ihr werdet lachen“, sagt sie. „Jeder borgt bei irgendwem. Von wem, glaubt ihr, hatte ich denn das erste?“ Heute sind die Zinsen fällig. Sie sind immer gleich, und sie hat sie immer; sie hält ihr Wort. Nur muss man da allein hinein. Sie bittet um nichts. Auf der Bank hat sie ihre Tasche ein Stück beiseitegerückt, etwa eine Handbreit.
    .title = Tante Erz hat Schulden
    .option1 = Geht mit ihr hinein
    .success1 = Sie fasst den nächsten Ärmel, mit zwei Fingern, dort, wo man es nicht sieht.
    .option2 = Kauft ihr die Schuld ab
    .success2 = Sie verkauft sie euch, mit Nachlass, und sagt dazu, was es bedeutet. Es ist furchtbar. Da habt ihr schon unterschrieben.
    .option3 = Bleibt eine Weile bei ihr
    .success3 = Ihr teilt euch die Pfefferminzbonbons. „Ihr steht in meinem Buch“, sagt sie nach einer Weile, „mit dem, was ihr schuldet. Ich hab einen Strich darunter gemacht.“
    .success3b = Als ihr Name aufgerufen wird, zieht sie das Schultertuch gerade und lässt euch auf die Tasche aufpassen. Was obenauf lag, dürft ihr nachher behalten.

the-creditor = Drinnen ist es warm. Da ist ein Hang, und oben am Hang eine Glut, die sich öffnet, als ihr eintretet, und schaut. Etwas so Altes war noch nie mit euch in einem Zimmer. Tante Erz legt das Geld hin, abgezählt, und macht einen Knicks wie ein kleines Mädchen. „Und die Summe selbst?“, sagt die Glut. Das sagt sie jedes Mal. Tante Erz schüttelt den Kopf. Die kann sie nie zurückzahlen: Aus der ist sie gemacht. „Fragen könntest du mich“, sagt die Glut, „wofür sie war.“ In all den Jahren hat sie es nicht gewagt.
    .title = Die Gläubigerin
    .option1 = Fragt für sie
    .success1 = „Zur Gesellschaft“, sagt die Glut. Tante Erz denkt darüber nach. Dann setzt sie sich an den Hang, als wäre sie müde, und holt das Strickzeug heraus.
    .success1b = „Aber das war doch geschenkt“, sagt die Glut. „Du wolltest unbedingt ein Darlehen.“ Ihr wartet draußen. Was da wie eine Lawine klingt, sind die zwei, die lachen.
    .option2 = Steht gerade für sie
    .success2 = Ihr sagt kein Wort. Aber sie hat jemanden hinter sich, und das wird vermerkt; nächstes Jahr, meint die Glut, dürfe sie die gern wieder mitbringen.
