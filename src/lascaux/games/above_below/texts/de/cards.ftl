### Above and Below, das Deck des Stammes: Namen der Gebäude und Dorfbewohner, und was man über sie sagt.

## Starthaus

card-first-roof = Das erste Dach
    .flavour = Es tropft durch, aber auf uns.

## Häuser

card-wet-attic = Nasser Dachboden
    .flavour = Seeblick, je nach Wetter.
card-drafty-lodge = Haus Zugluft
    .flavour = Der Wind wohnt auch hier. Er war zuerst da.
card-grannys-overhang = Omas Überhang
    .flavour = Füße abtreten. Dann zahlen.
card-damp-palace = Feuchter Palast
    .flavour = Fließend Wasser in jedem Zimmer. Und an jeder Wand.
card-fruit-mostly = Obst, größtenteils
    .flavour = Der Rest sind Würmer, und die bleiben unter sich.
card-orchard-of-sorts = Obstgarten, quasi
    .flavour = Ein Baum, aber er nimmt die Sache ernst.
card-not-the-pantry = Keine Speisekammer
    .flavour = Steht auf dem Schild. Dem Schild glaubt keiner.
card-smoked-everything = Alles geräuchert
    .flavour = Vor allem Fisch. Die Vorhänge waren ein Versehen.
card-rope-walk = Seilerbahn
    .flavour = Gegen Abend hat man den Dreh heraus.
card-three-to-a-bed = Drei pro Bett
    .flavour = Umgedreht wird um Mitternacht, nach Abstimmung.
card-mossy-manor = Gut Moos
    .flavour = Die schönste Ruine, die je neu gebaut wurde.
card-toll-stump = Zollstumpf
    .flavour = Man kann außen herum. Da steht auch einer.
card-shouting-tower = Brüllturm
    .flavour = Meldet dem Nachbardorf, was es schon weiß.
card-school-of-soft-knocks = Die weiche Schule
    .flavour = Die harte war überlaufen.
card-nearly-finished = So gut wie fertig
    .flavour = Bis zum Frühling. Bis zu welchem, sagt keiner.
card-tall-tales = Zum Anglerlatein
    .flavour = So groß war der Fisch. Und die Höhle. Und ich.
card-second-hand-cures = Kuren, gebraucht
    .flavour = Wie neu. Der letzte Patient hatte es eilig.
card-leaky-mug = Zum lecken Krug
    .flavour = Man trinkt schnell, oder man trinkt nicht.
card-stairs-all-the-way = Treppe ohne Ende
    .flavour = Hinunter ist frei. Kassiert wird für das andere.
card-odd-company = Bunte Gesellschaft
    .flavour = Platz für alle, egal mit wie vielen Armen.

## Außenposten

card-fungal-cellar = Pilzkeller
    .flavour = Angelegt hat ihn keiner. Aufhalten traut sich auch keiner.
card-night-fishing = Nachtangeln
    .flavour = Hier ist immer Nacht. Die Fische fragen nicht mehr.
card-bunk-hole = Kojenloch
    .flavour = Oben hat man zwei Decken. Eine ist aus Stein.
card-sulking-grotto = Schmollgrotte
    .flavour = Nicht klopfen. Schon gar nicht zum Entschuldigen.
card-echo-still = Echobrennerei
    .flavour = Es macht plitsch. Etwas später macht es plitsch.
card-ore-else = Von ganzem Erzen
    .flavour = Der Berg gab es her. Gefragt wurde mit der Hacke.
card-pot-luck = Topfglück
    .flavour = Die eine Hälfte wird rund. Die andere wird Kunst.
card-loose-ends = Lose Enden
    .flavour = Wir knüpfen sie zusammen. Es werden nicht weniger.
card-purple-patch = Lila Ader
    .flavour = Wächst einen Finger pro Jahrhundert. Unsere beeilt sich.
card-paper-cuts = Papierschnitt
    .flavour = Klein, dünn, und jeder hat einen.
card-pulp-and-paste = Brei und Bogen
    .flavour = Lange genug gekocht, will jeder Lumpen gelesen werden.
card-violet-hours = Lila Stunde
    .flavour = Nur kurz hingeschaut. Das war das Mittagessen.
card-upside-down-inn = Gasthof Kopfüber
    .flavour = Von Fledermäusen empfohlen. Stiefel bitte aufhängen.
card-mushroom-futures = Pilzbörse
    .flavour = Verkauft, bevor sie sprießen. Bereut danach.
card-back-door-trade = Hintertürgeschäft
    .flavour = Keiner fragt etwas. Keiner antwortet etwas.
card-echo-that-answers = Echo mit Meinung
    .flavour = Es macht das Gesagte besser.
card-room-to-think = Platz zum Denken
    .flavour = Es ist nichts drin. Das war das Schwierige.
card-quiet-apology = Leise Abbitte
    .flavour = Dem Fels zugeflüstert. Der Fels erzählt es allen.

## Schlüsselhäuser

card-two-tries-tower = Turm, zweiter Anlauf
    .flavour = Der erste Anlauf ist der Haufen daneben.
card-house-of-mislaid-keys = Verlegte Schlüssel
    .flavour = Einer passt. Bis dahin wohnen wir davor.
card-still-building = Ewige Baustelle
    .flavour = Das Gerüst hat Wurzeln geschlagen.
card-second-opinion = Zweite Meinung
    .flavour = Die erste lautete Blutegel. Die zweite auch.
card-forty-winks = Haus Murmeltier
    .flavour = Zehn pro Bett. Es gab Mengenrabatt.
card-heavy-industry = Schwerindustrie
    .flavour = Solange es scheppert, läuft es. Bei Stille läufst du.
card-palace-of-herring = Heringspalast
    .flavour = Eine Pracht, die man schon von Weitem riecht.
card-wind-harnessed = Wind im Geschirr
    .flavour = Gefragt hat ihn keiner. Das hört man.
card-all-under-one-hide = Alles unter einem Fell
    .flavour = Haben wir nicht? Dann brauchst du es nicht.

## Sternhäuser

card-last-orders = Letzte Runde
    .flavour = Es ist seit Jahren die letzte.
card-nobodys-cellar = Niemands Keller
    .flavour = Niemand räumt hier auf. Niemand möchte dich sprechen.
card-hall-of-huts = Halle der Hütten
    .flavour = Eine Hütte, in der sich Hütten treffen.
card-overlook = Der Ausguck
    .flavour = Von hier sieht man alles. Nur die Leiter nicht.
card-bone-idle = Knochenfaul
    .flavour = An einem Tag gebaut, aus einem Mammut, im Liegen.
card-violet-rain-shelter = Lila Regendach
    .flavour = Es regnet durch. Das ist der Sinn.

## Dorfbewohner am Anfang

card-bonk = Klopf
    .flavour = Zimmermann. Misst auch mit dem Hammer.
card-scribble = Krakel
    .flavour = Lehrerin. Schreibt alles auf, auch das hier.
card-lump = Klotz
    .flavour = Trägt Dinge. Wohin, hat er nie gefragt.

## Dorfbewohner zum Ausbilden

card-mop = Wisch
    .flavour = Räumt den Wald auf, Korb für Korb.
card-wick = Docht
    .flavour = Lampenwärterin. Hat Angst im Dunkeln, daher der Beruf.
card-spark = Funke
    .flavour = Sieben Jahre alt und für das Feuer zuständig.
card-ouch = Autsch
    .flavour = Stuntman. Als Beruf war das nie gedacht.
card-drip = Tropf
    .flavour = Brunnengräber. Verlässlich wie Regen, und so heiter.
card-yonder = Dahinten
    .flavour = Späher. Kennt den Hinweg.
card-grit = Schindel
    .flavour = Dachdecker. Von den besten Häusern gefallen.
card-boulder = Brocken
    .flavour = Maurer. Lag beim Baumaterial.
card-flint = Feuerstein
    .flavour = Macht Werkzeug. Scharf, aber leicht entflammbar.
card-bramble = Schlehe
    .flavour = Pflanzt Hecken. Umarmung nur nach Anmeldung.
card-dab = Kelle
    .flavour = Verputzer. Deckt alles, auch seine Freunde.
card-thud = Rums
    .flavour = Abriss, und was danach kommt.
card-handy = Werkel
    .flavour = Links wird geschrieben, rechts gebaut. Im Wechsel.
card-fern = Farn
    .flavour = Kräuterfrau. Schreibt auf Blätter und kocht sie dann.
card-tally = Kerbe
    .flavour = Buchhalterin. Zählt Schafe und bleibt dabei wach.
card-old-hum = Opa Hm
    .flavour = Der Älteste. Weiß noch alles, nur nicht der Reihe nach.
card-inka = Klecks
    .flavour = Kopistin. So unterschreibt sie auch.
card-snuff = Naserümpf
    .flavour = Kritiker. Hat dich gelesen und es überstanden.

## Besondere Dorfbewohner

card-liquid-woman = Flüssige Frau
    .flavour = Leicht zu mögen, schwer zu setzen.
card-glogo = Glogo
    .flavour = Baut nach Geruch. Die Wände sind gerade, irgendwie.
card-cave-cat = Höhlenkatze
    .flavour = Kommt auf Zuruf, wenn sie ohnehin kommen wollte.
card-metal-man = Metallmann
    .flavour = Ölt sich nachts. Fragt, wie es deinen Scharnieren geht.
