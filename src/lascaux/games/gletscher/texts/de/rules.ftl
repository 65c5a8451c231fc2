### Die Regeln von Am Rande des Gletschers, wie Spieler sie lesen.
### Eine Zeile ist ein Absatz. Zahlen sind Variablen, das Programm setzt sie ein.

rules-title = Am Rande des Gletschers, die Regeln

chapter-setup = Aufbau
chapter-turn = Ein Zug
chapter-hunting = Jagd und andere Aktionen
chapter-fate = Schicksalskarten
chapter-events = Ereignisse
chapter-winter = Winter
chapter-hidden = Offen, verdeckt und Marken

## Aufbau

rule-G1 = Jeder führt einen Clan und hat eine Höhle. Du beginnst mit { $start_cards } Clankarten auf der Hand, mit einem, zwei und drei Jägern, und mit { $start_fate } Schicksalskarte. Die übrigen der { $clan_cards } Clankarten werden zu einem Stapel gemischt.
    .title = Spielbeginn

rule-G2 = Die { $hunt_cards } Jagdkarten werden gemischt, der Winter kommt darunter.

    Zu dritt bleiben die { $yellow } Karten mit gelber Raute in der Schachtel, zu zweit auch die mit blauer: { $both } Karten. In unserem Deck tragen nur Beute, Kräuter und Waffen Rauten.
    .title = Die Jagdkarten

rule-G3 = Der höchste Wurf fängt an; bei Gleichstand würfeln die Beteiligten noch einmal. Gespielt wird im Uhrzeigersinn.
    .title = Wer anfängt

## Ein Zug

rule-G4 = A: Decke { $revealed } Jagdkarten auf, weniger, wenn der Stapel zu Ende geht. Der Winter zählt als eine davon, danach geht es mit den Karten darunter weiter.

    Erst liegen alle Karten offen. Dann geschehen die Ereignisse in der Reihenfolge des Aufdeckens, jedes für alle Clans, bevor das nächste kommt. Dann darfst du Waffen und Artefakte davon in deine Höhle nehmen. Du besitzt höchstens ein Artefakt: Nimmst du ein anderes, wird das erste abgeworfen. Ereignisse kommen auf die Ablage, der Winter wird beiseitegelegt.
    .title = A: aufdecken

rule-G5 = B: Deine verletzten Clankarten liegen verdeckt und werden nun aufgedeckt. In diesem Zug tun sie nichts; eine Verletzung kostet also den ganzen nächsten Zug.

    Variante „Kräuter heilen“: Vor dem Umdrehen darfst du Kräuter aus dem Lager abwerfen; jedes holt eine verletzte Karte sofort auf die Hand. Das ist keine Aktion.
    .title = B: sich erholen

rule-G6 = C: Jede Clankarte auf deiner Hand kann eines tun: jagen, ein Kraut sammeln, eine Waffe machen oder eine Schicksalskarte ziehen. Eine Clankarte geht als Ganzes; überzählige Jäger darauf tun nichts anderes. Benutzte Karten liegen offen im Wohnraum. Du darfst jederzeit aufhören.
    .title = C: Aktionen

rule-G7 = D: Was noch in der Auslage liegt, wird abgeworfen, auch Waffen und Artefakte. Deine offenen Clankarten kehren auf die Hand zurück, die verletzten bleiben.
    .title = D: aufräumen

rule-G8 = E: Du darfst eine gelbe Schicksalskarte gegen einen Gegner spielen. Das ist keine Aktion.
    .title = E: eine gelbe Karte

rule-G9 = F: Du darfst { $limit } Karten besitzen, Clan- und Schicksalskarten zusammen, die in der Höhle mitgezählt. Hast du mehr, wirfst du zuerst Schicksalskarten ab, danach Clankarten deiner Wahl; diese kommen zu den verlorenen. Geprüft wird das nur bei dir, am Ende deines eigenen Zugs.
    .title = F: die Kartengrenze

## Jagd und andere Aktionen

rule-G10 = Wähle eine offene Beute, dann einen Trupp aus einer oder mehr Clankarten. Mehr Jäger als nötig geben insgesamt +{ $surplus }. Jeder fehlende Jäger gibt −1.
    .title = Beute und Trupp

rule-G11 = Du darfst eine Waffe aus deinem Schuppen benutzen. Sie gibt ihren Bonus gegen Kleintiere (Nahrung bis { $small_game }) oder Großtiere (Nahrung ab { $large_game }); wo sie keinen hat, nutzt sie nichts. Nach dem Wurf wird sie abgeworfen.

    Ein Netz, mit dem Fische gefangen wurden, bleibt bei ihnen: Die Fische haben dann Nahrung { $net_food }, und beide sind fortan eine einzige Beutekarte, was auch geschieht. Nach einem Fehlschlag wird das Netz abgeworfen.
    .title = Waffen und Netze

rule-G12 = Dein Artefakt gibt seinen Bonus in einer Jagd je Zug, mit oder ohne Waffe; es ist für den Zug auch dann verbraucht, wenn die Jagd abgebrochen wird oder die Waffe bricht. Einmal je Jagd darfst du eine Beute aus dem Lager für +{ $sacrifice } opfern; kein Kraut und keine Waffe, die einmal Beute war.
    .title = Artefakt und Opfer

rule-G13 = Die Reihenfolge ist: Beute, Trupp, Waffe, Artefakt und Opfer, dann F1, wenn du es spielst, dann die anderen (G14), dann würfelst du oder brichst ab. Brichst du ab, ist der Trupp verbraucht und das Opfer weg, aber niemand ist verletzt, und die Waffe behältst du.
    .title = Der Ablauf einer Jagd

rule-G14 = Vor deinem Wurf werden die Gegner der Reihe nach, von links an, gefragt, ob sie F4 oder F5 spielen. Auf eine Jagd darf eine rote Karte gespielt werden. Jeder Gegner darf je Zug eine Schicksalskarte gegen dich spielen; zu zweit stattdessen eine je Jagd.

    Wer nicht mehr spielen darf oder keine Schicksalskarte hat, wird nicht gefragt. Alle anderen werden gefragt, was immer sie haben, damit nichts verraten wird. Du darfst mit F2 antworten.
    .title = Was die anderen dürfen

rule-G15 = Erreichen Würfel und alles Hinzugezählte den Jagdwert, kommt die Beute ins Lager, und der Trupp liegt offen im Wohnraum. Sonst wird eine Clankarte des Trupps deiner Wahl verletzt und liegt verdeckt, die anderen offen; die Beute bleibt liegen und darf in diesem Zug noch einmal gejagt werden.
    .title = Erfolg und Fehlschlag

rule-G16 = Nach einem Erfolg werden die anderen in derselben Reihenfolge nach F3 gefragt, es sei denn, auf diese Jagd wurde eine rote Karte gespielt, aufgehoben oder nicht, oder F1. Zu dritt und zu viert darf das nur, wer in diesem Zug noch keine Schicksalskarte gespielt hat; zu zweit spielt das keine Rolle.
    .title = Streit um die Beute

rule-G17 = Um ein Kraut zu sammeln, schickst du einen Trupp mit mindestens so vielen Jägern, wie es verlangt. Es gelingt immer.
    .title = Sammeln

rule-G18 = Eine Clankarte macht eine Waffe aus einer Beute, die einen Waffenbonus zeigt: Sie wandert vom Lager in den Schuppen. Sie ernährt niemanden mehr, behält ihre Geschichte und wird nach Gebrauch abgeworfen. Ihr Bonus gilt gegen Klein- und Großtiere, wenn die Karte nichts anderes sagt. Auf G17, G18 und G19 kann keine rote Karte gespielt werden.
    .title = Eine Waffe machen

rule-G19 = Eine Clankarte zieht eine Schicksalskarte. Du darfst sie gleich benutzen, wenn es die Zeit ihrer Farbe ist.
    .title = Eine Schicksalskarte ziehen

## Schicksalskarten

rule-F1 = Grün, in deiner Jagd: Der Würfel zählt als { $lucky_die }, und gegen diese Jagd darf keine Schicksalskarte gespielt werden. Abbrechen geht nicht, die Waffe wird abgeworfen. Alles andere zählt wie immer, die Jagd kann also trotzdem misslingen.
    .title = Jagdglück

rule-F2 = Grün, zur Abwehr: Opfere eine Beute aus deinem Lager und hebe damit eine Schicksalskarte auf, die gegen dich gespielt wurde, oder das, was ein Erdbeben deinem Clan antut.
    .title = Opfergabe

rule-F3 = Rot, nach dem Erfolg eines Gegners: Ihr würfelt beide. Ist dein Wurf höher, kommt die Beute, gegebenenfalls mit Netz, in dein Lager. Der Trupp des Jägers ist verbraucht, die Waffe weg, verletzt wird niemand.
    .title = Streit

rule-F4 = Rot, vor dem Wurf: Eine Waffe, die im Einsatz ist, wird abgeworfen, und die Jagd ist vorbei. Der Trupp ist verbraucht, niemand verletzt, ein Opfer ist weg, die Beute bleibt in der Auslage.
    .title = Zerbrochene Waffe

rule-F5 = Rot, vor dem Wurf: −{ $storm } in dieser Jagd.
    .title = Sturm

rule-F6 = Gelb: Im nächsten Zug des Opfers dieser Karte gibt es keine Aktionen und keine gelbe Karte. Aufdecken, Erholen, Aufräumen und die Kartengrenze gibt es wie sonst, und rote und grüne Karten bleiben erlaubt.
    .title = Wanderung

rule-F7 = Gelb: Der Betroffene wirft alle Kräuter ab.
    .title = Verdorbene Kräuter

rule-F8 = Gelb: Würfle. Bis { $harmless } geschieht nichts, bei { $harm } bis { $harm_most } nimmst du eine Karte deiner Wahl aus dem Lager des Betroffenen in deines, bei { $great_harm } zwei.
    .title = Überfall

rule-F9 = Gelb: Der Betroffene wirft ein Kraut ab oder verliert eine Clankarte, nach eigener Wahl.
    .title = Raubtier

rule-F10 = Gelb: Das Artefakt des Betroffenen liegt bis zum Ende seines nächsten Zugs verdeckt. Es gibt keinen Bonus und nimmt am Wettstreit der Schamanen nicht teil.
    .title = Zorn

rule-F11 = Gelb: Der Betroffene würfelt. Bis { $harmless } geschieht nichts, bei { $harm } bis { $harm_most } wirft er eine Karte seiner Wahl aus dem Lager ab, bei { $great_harm } zwei.
    .title = Aasfresser

rule-G20 = Wer etwas verliert, wählt selbst, außer bei F8. Ist weniger da, als verloren gehen müsste, geht verloren, was da ist. F7 lässt sich nur gegen einen Clan mit einem Kraut spielen, F8 und F11 gegen einen mit einer Karte im Lager, F10 gegen einen, dessen Artefakt offen liegt.
    .title = Verluste und Ziele

## Ereignisse

rule-G21 = Hochzeit: Der Clan am Zug zieht eine Clankarte; sie liegt offen im Wohnraum.

    Erdbeben: Im Uhrzeigersinn vom Clan am Zug an würfelt jeder. Bis { $harmless }: nichts. { $harm } bis { $harm_most }: Wirf eine Waffe, auch eine selbst gemachte, oder das Artefakt ab, nach deiner Wahl; hast du beides nicht, geschieht nichts. { $great_harm }: Du verlierst eine Clankarte, von der Hand oder aus der Höhle.
    .title = Hochzeit und Erdbeben

## Winter

rule-G22 = Ist der Winter aufgedeckt, wird der Zug zu Ende gespielt. Dann folgen die Stapel (G23), die Versammlung (G24), das Essen (G25) und das neue Jahr (G26, G27), in dieser Reihenfolge.
    .title = Der Winter kommt

rule-G23 = Alle abgeworfenen Jagdkarten werden gemischt und auf den Rest des Stapels gelegt; der Winter kommt darunter. Jeder behält höchstens { $kept_fate } Schicksalskarte seiner Wahl. Die abgegebenen werden mit dem Stapel und seiner Ablage gemischt. Bis zum Ende des Winters wird keine Schicksalskarte gespielt.
    .title = Die Stapel

rule-G24 = Es gibt drei Wettstreite. Jäger: Würfel plus die beste Geschichte unter der Beute im Lager und der zu Waffen gemachten Beute. Kräuterkundige: Würfel plus die beste Geschichte deiner Kräuter. Schamanen: Würfel plus die Geschichte deines Artefakts. Nur Clans mit einer solchen Karte nehmen teil.

    Die höchste Summe gewinnt eine Trophäe. Bei Gleichstand wird noch einmal gewürfelt, nur mit dem Würfel, bis einer vorn liegt. Nimmt nur ein Clan teil, gewinnt er ohne Wurf; nimmt keiner teil, gibt es keine Trophäe. Trophäen gehen nie aus.
    .title = Die Versammlung

rule-G25 = Nun essen alle deine Jäger, auch die verletzten; Nahrung sind Beute und Kräuter im Lager. Reicht es für alle, darfst du eine Clankarte ziehen. Reicht es für mindestens die Hälfte, geschieht nichts. Reicht es nicht einmal dafür, wird alles gegessen, und du verlierst eine Clankarte deiner Wahl.

    Du musst das Beste bezahlen, was du erreichen kannst. Du wählst, welche Karten gegessen werden, aber keine, die man weglassen könnte; der Rest bleibt im Lager. Eine eben gezogene Clankarte isst nicht mit.
    .title = Das Essen

rule-G26 = Die gegessenen Karten werden gemischt und unter den Stapel gelegt, unter den Winter. Alle Clankarten kehren auf die Hand zurück, alle sind gesund.
    .title = Nach dem Essen

rule-G27 = Das Spiel endet, wenn ein Clan, der den Winter überstanden hat, { $goal_4 } Trophäen hat (zu viert), { $goal_3 } (zu dritt) oder { $goal_2 } (zu zweit). Sind es mehrere, gewinnen die meisten Trophäen, dann die meisten Jäger, in diesem Winter gezogene Karten mitgezählt; dann wird der Sieg geteilt. Sonst beginnt der Nächste ein neues Jahr.

    Nach dem { $last_winter }. Winter ist auf jeden Fall Schluss: die meisten Trophäen, dann die meisten Jäger, dann geteilt.
    .title = Das Ende des Spiels

rule-G28 = Verliert ein Clan seine letzte Clankarte, wodurch auch immer, fängt er neu an: Die Clankarte kommt zu den verlorenen, Jagd- und Schicksalskarten kommen auf die Ablagen, die Trophäen zurück in den Vorrat. Er behält seine Höhle und zieht eine Clankarte und eine Schicksalskarte auf die Hand. Bist du gerade am Zug, spielst du damit weiter. Ein Clan, der in diesem Winter neu anfing, hat ihn nicht überstanden.
    .title = Neuanfang

rule-G29 = Ist der Stapel der Clankarten leer, werden die verlorenen gemischt; ist der Schicksalsstapel leer, seine Ablage. Gibt es nichts zu mischen, wird nichts gezogen, und das Ziehen einer Schicksalskarte ist dann als Aktion nicht möglich.
    .title = Leere Stapel

## Offen, verdeckt und Marken

rule-G30 = Offen für alle: die Höhlen mit allem darin, Clankarten auf der Hand und verletzte, wie viele Schicksalskarten jemand hat, die Ablagen, und wie viele Karten die Stapel haben, also auch, wie fern der Winter ist. Verdeckt: Schicksalskarten auf der Hand, die Reihenfolge der Stapel und die Clankarten, die noch keiner gezogen hat.
    .title = Offen und verdeckt

rule-G31 = Eine Opfergabe (F2) braucht eine Beute im Lager, und zwar nicht die, die gerade gejagt wird oder umstritten ist. Gegen eine Schicksalskarte wird der Betroffene einmal gefragt, wenn er eine Schicksalskarte hat, ehe sie wirkt und ehe gewürfelt wird. Beim Erdbeben wird jeder Clan gleich nach seinem eigenen Wurf gefragt, für eine Opfergabe. Eine aufgehobene Karte wird abgeworfen und gilt als gespielt. Eine Opfergabe lässt sich nicht aufheben.
    .title = Wann eine Opfergabe geht

rule-G32 = Wurde eine rote Karte aufgehoben, darf auf diese Jagd keine zweite gespielt werden.
    .title = Keine zweite rote Karte

rule-G33 = Die Marken von F6 und F10 enden mit dem nächsten Zug des Betroffenen, also vor einer Versammlung, die auf diesen Zug folgt. Ein Winter dazwischen beendet sie nicht: Ein verdecktes Artefakt tritt nicht an, ein wandernder Clan tritt an und isst. Ein neues Artefakt kommt offen. Ein Neuanfang entfernt beide Marken. Keine der beiden Karten kann gegen einen Clan gespielt werden, der ihre Marke schon trägt.
    .title = Marken
