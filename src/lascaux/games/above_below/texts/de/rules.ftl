### Die Regeln von Above and Below, wie man sie liest.
### One line is one paragraph. Numbers are variables, filled in by the program.

rules-title = Above and Below, die Regeln

chapter-setup = Aufbau
chapter-round = Die Runde
chapter-exploring = Erkunden
chapter-actions = Die anderen Aktionen
chapter-free = Freie Aktionen und der Vorrat
chapter-night = Die Nacht
chapter-people = Leiste, Ruf und Bewohner
chapter-end = Das Ende, und was verborgen ist
chapter-cards = Was Gebäude können

## Setup

rule-A1 = Du beginnst mit einem Haus mit drei Betten, 7 Münzen und { $starters } Dorfbewohnern: einer mit Hammer, einer mit Feder, einer mit keinem von beiden. Alle sind bereit.

    Zu viert beginnen die beiden ohne Hammer erschöpft; die erste Nacht bringt das in Ordnung.
    .title = Dein Dorf

rule-A2 = Wer anfängt, wird ausgelost. Wer später dran ist, bekommt eine Münze mehr: zu zweit der andere, zu dritt der Zweite und der Dritte, zu viert nur der Vierte.
    .title = Wer anfängt

rule-A3 = Offen liegen alle { $stars } Sternhäuser, { $keys } ausgeloste Schlüsselhäuser, { $row } Häuser, { $row } Außenposten und { $slots } Dorfbewohner zum Ausbilden. Die besonderen Bewohner stehen neben dem Plan, ein Cidre steht darauf. Auch die { $caves } Höhlenkarten liegen offen: Die oberste zeigt ihre sechs Nummern. Alle Rufmarker beginnen bei der Fackel.
    .title = Auf dem Tisch

## The round

rule-A4 = Vom Startspieler an, im Uhrzeigersinn, führst du je Zug eine Aktion aus, bis alle gepasst haben. Wer passt, ist für die Runde fertig. Ist niemand bereit, musst du passen. Freie Aktionen kommen vor der Aktion oder dem Passen, nie danach.
    .title = Züge

rule-A5 = Haben alle gepasst: Der Rundenmarker rückt vor (nach Runde { $rounds } endet das Spiel, A34), der Cidre wird auf einen ergänzt, die Bewohner zum Ausbilden rücken auf die billige Seite und werden aufgefüllt, dann Rast (A22), Einkommen (A23) und neue Waren (A24). Die Startspielerkarte wandert nach links.
    .title = Ende der Runde

## Exploring

rule-A6 = Nimm die oberste Höhlenkarte und schick mindestens { $explorers } bereite Bewohner los. Wirf einen Würfel: Das Raster der Karte nennt die Begegnung.
    .title = Erkunden

rule-A7 = Wer links von dir sitzt, liest vor. Alle hören die Geschichte, die Möglichkeiten, ihre Zielwerte, Kosten, Bedingungen und Laternenboni. Belohnungen, Strafen und Fortsetzungen bleiben im Buch, bis die Begegnung entschieden ist.
    .title = Wer vorliest

rule-A8 = Wähle eine Möglichkeit und wirf dann einen Würfel je Bewohner. Jeder gibt die beste Zahl Laternen, deren Schwelle sein Würfel erreicht.
    .title = Laternen

rule-A9 = Jedes Wiederholungssymbol deiner Gebäude lässt dich einen Würfel neu werfen, einmal je Begegnung; das neue Ergebnis gilt. Der Begegnungswürfel wird nie wiederholt.
    .title = Neu würfeln

rule-A10 = Nach den Würfen darf sich jeder Erkunder einmal verausgaben: Er geht zu den Verletzten und bringt 1 Laterne mehr; sein Wurf zählt weiter. Ohne Wurf kein Verausgaben.
    .title = Verausgaben

rule-A11 = Erreichst du einen Zielwert, ist es ein Erfolg: die Belohnung des höchsten erreichten, nur diese, ob du willst oder nicht; dann liegt die Höhlenkarte unter deinen Häusern. Unter allen Zielwerten ist es ein Fehlschlag: keine Belohnung, die Karte kommt unter ihren Stapel, und die Strafe gilt, wenn das Buch eine kennt. Strafen gehen nie unter 0; du bestimmst unter den Erkundern, wer verletzt wird. So oder so sind die übrigen Erkunder erschöpft.
    .title = Erfolg und Fehlschlag

rule-A12 = Möglichkeiten können ohne Wurf auskommen, zu einem anderen Abschnitt führen, zusätzliche Laternen zählen (je Hammer, je Feder, für den Besitz einer Ware), vieles geben oder kosten. Was du nicht bezahlen kannst oder wofür dir die Bedingung fehlt, kannst du nicht wählen; jeder Abschnitt hat eine Möglichkeit ohne beides. Bewohner gehen nie verloren, sie werden nur verletzt.
    .title = Möglichkeiten

rule-A13 = Gewonnene Bewohner kommen erschöpft an. Ist ein besonderer Bewohner nicht mehr da, entfällt dieser Teil, der Rest gilt.
    .title = Wer mit heraufkommt

## Other actions

rule-A14 = Erschöpfe einen Bewohner mit Hammer und bezahle eine Karte: ein Haus, ein Schlüsselhaus, ein Sternhaus oder einen Außenposten auf einer eigenen leeren Höhle. Häuser und Außenposten werden sofort ersetzt, Schlüssel- und Sternhäuser nie. Ein Hammer mit Plus zahlt { $discount } weniger, nur einmal, nie unter 0.
    .title = Bauen

rule-A15 = Erschöpfe einen oder mehrere Bewohner, höchstens so viele, wie Waren auf deinen Gebäuden liegen. Jeder nimmt eine: in den Vorrat, auf den Verkaufsplatz oder auf die Leiste. Von zwei Gebäuden mit der gleichen Ware gibt das nachwachsende zuerst.
    .title = Ernten

rule-A16 = Erschöpfe einen Bewohner mit Feder und bezahle das Feld: Der Neue kommt erschöpft an. Das Feld bleibt bis zum Ende der Runde leer. Eine Feder mit Plus zahlt { $discount } weniger.
    .title = Ausbilden

rule-A17 = Erschöpfe einen oder mehrere Bewohner: je { $labor } Münze. Wer in der Runde als Erster arbeitet, nimmt auch den Cidre, wenn er da ist.
    .title = Arbeiten

## Free actions

rule-A18 = Leg eine Ware, einen Cidre oder einen Trank auf deinen Verkaufsplatz, tausch aus oder nimm zurück: einmal je Zug, und einmal mehr durch eine Ernte. Was dort liegt, gehört weiter dir und zählt wie Vorrat.
    .title = Zum Verkauf stellen

rule-A19 = Biete mindestens { $least_price } Münzen, die du haben musst, für das, was jemand zum Verkauf gestellt hat. Der Verkäufer nimmt an oder lehnt ab; Schweigen ist Ablehnung. Wer gepasst hat, darf noch verkaufen. Nach einer Ablehnung darfst du im selben Zug nur mit einem höheren Preis wieder fragen, { $asked }-mal im Ganzen.
    .title = Kaufen

rule-A20 = Einmal je Zug, für { $refresh } Münze, kommen die { $row } Häuser oder die { $row } Außenposten in zufälliger Folge unter ihren Stapel und ebenso viele neue erscheinen. Der Stapel darf nicht leer sein.
    .title = Neue Auslage

rule-A21 = Leere Stapel lassen Lücken; ohne Höhlenkarte wird nicht erkundet. Waren, Cidre und Tränke gehen nie aus.

    Variante „begrenzter Vorrat“: Du bekommst, was übrig ist. Ein Gebäude lässt sich auch kaufen, wenn seine Waren aus sind.
    .title = Wenn etwas ausgeht

## The night

rule-A22 = Zuerst Getränke, so viele du willst: Ein Trank bringt einen Verletzten zu den Erschöpften, ein Cidre einen Erschöpften zu den Bereiten; beide dürfen demselben helfen. Dann Betten: Jedes bringt einen Bewohner einen Schritt weiter, und niemand schläft in zweien. Nur jetzt wird getrunken.
    .title = Rast

rule-A23 = Du bekommst die Münzen des am weitesten rechts belegten Felds deiner Leiste und was deine Gebäude bringen, auch Tränke. Für diese Nacht kommen sie zu spät.
    .title = Einkommen

rule-A24 = Ein Gebäude mit Pfeil, auf dem keine Ware liegt, bekommt eine.
    .title = Neue Waren

## People

rule-A25 = Waren aus Vorrat oder Verkaufsplatz dürfen im eigenen Zug auf die Leiste, und bei allen vor dem Einkommen und vor der Wertung. Die Sorten füllen die Felder von links, eine Sorte je Feld, und bleiben dort.
    .title = Die Leiste

rule-A26 = Der Ruf steigt hinab in die Höhle, wenn du ihn gewinnst, und hinauf an die Oberfläche, wenn du ihn verlierst; an beiden Enden ist Schluss.
    .title = Der Ruf

rule-A27 = Wenn sie in dein Dorf kommt, verlierst du 1 Ruf.
    .title = Die Flüssige Frau

rule-A28 = Er hat einen Hammer und baut für { $discount } Münze weniger.
    .title = Glogo

rule-A29 = Werden Katzen für eine Aktion benannt, würfelt jede, bevor etwas bezahlt, genommen oder geworfen wird: Bei 1 bis { $disobeys } legt sie sich erschöpft hin. Weigert sich eine, wählst du neu, freie Aktionen und Passen eingeschlossen. Eine Katze würfelt einmal je Zug; hat sie gehorcht, arbeitet sie mit, was du auch wählst. Gehorchen alle, wird die Aktion ausgeführt.
    .title = Die Höhlenkatze

rule-A30 = Er kommt jede Nacht in seinem eigenen Bett einen Schritt weiter, von verletzt zu erschöpft zu bereit. Er nutzt kein anderes Bett, keinen Cidre und keinen Trank.
    .title = Der Metallmann

rule-A31 = Eine Möglichkeit ohne Wurf ist ein Erfolg, wenn ihr Text nichts anderes sagt. Führt die Geschichte weiter, gehen die Erkunder mit, die noch auf der Karte sind, es wird neu gewürfelt, und Wiederholungen zählen über die ganze Begegnung. Was frühere Abschnitte gezahlt haben, bleibt; der letzte allein entscheidet über Erfolg und Höhlenkarte.
    .title = Geschichten, die weitergehen

rule-A32 = Es gibt eine Flüssige Frau, einen Glogo, zwei Höhlenkatzen und zwei Metallmänner. Sie kommen nur durch Begegnungen.
    .title = Besondere Bewohner

rule-A33 = Der billigste Bewohner ist der auf dem billigsten belegten Feld, wenn es einen gibt. Eine zusätzliche Höhle ist die oberste Karte. Ein geschenktes Gebäude ist ein offen liegendes bis zum genannten Preis; du darfst ablehnen; es bringt keine Baumünze, und ein Außenposten braucht eine Höhle, die du schon hattest. Symbole zählen bei allen Erkundern der Begegnung, auch bei den verausgabten. Besitz ist Vorrat, Verkaufsplatz und Leiste; bezahlt und verloren wird nie von der Leiste.
    .title = Das Kleingedruckte des Buchs

## The end

rule-A34 = Nach Runde { $rounds } gibt es keine Rast. Punkte: Waren auf der Leiste; { $building_points } je Gebäude, auch für das erste Haus; was Gebäude aufgedruckt haben und was sie je Ding geben, das du besitzt (Waren, die noch auf Gebäuden liegen, zählen nicht); dein Ruffeld; und { $first_rank }, { $second_rank } und { $third_rank } für den besten Ruf (zu zweit { $only_rank } für den besten). Bei Gleichstand werden die Ränge zusammengelegt und geteilt, aufgerundet.
    .title = Punkte

rule-A35 = Bei Gleichstand entscheiden Münzen, dann Bewohner, dann Gebäude; sonst gewinnt man gemeinsam.
    .title = Gleichstand

rule-A36 = Alles ist offen, auch die Münzen, nur nicht die Folge der Stapel und was das Buch sagen wird. Bots wissen nicht mehr als du.
    .title = Was verborgen ist

rule-A40 = Gebäude geben Punkte, Punkte je Ding, Betten, Einkommen, Münzen je Ware auf der Leiste, { $goods_once } Waren einmal oder eine, die nachwächst, Tränke einmal oder jede Runde, einmal Ruf, bereite Auszubildende, eine Münze nach jedem späteren Gebäude, neue Würfe, eine Münze nach jeder gelungenen Begegnung; manche lassen Cidre und Tränke als Münzen gelten, je 1, nur an die Bank. Einmaliges und die ersten Waren kommen beim Kauf, die Baumünze nach dem vollen Preis. Jedes Symbol zählt, auch das gleiche zweimal.
    .title = Fähigkeiten
