### The rules of Krom: Evolution, as players read them.
### One line is one paragraph. Numbers are variables, filled in by the program.

rules-title = Krom: Evolution, die Regeln

chapter-setup = Aufbau
chapter-round = Die Runde
chapter-combat = Der Kampf
chapter-phase = Die Aktionsphase
chapter-evolutions = Erfindungen
chapter-bonus = Bonuskarten
chapter-variants = Varianten
chapter-end = Offen, verdeckt, Spielende

## Setup

rule-K1 = Alle spielen einen anderen Charakter. Er wird ausgelost, es sei denn, ihr wollt lieber in Sitzreihenfolge wählen. Jeder Charakter hat sein eigenes Gewicht, das bei Gleichstand entscheidet (K11).

    Du beginnst mit { $max_hit_points } Lebenspunkten (das ist auch die Höchstzahl), { $start_krom } Krom und { $start_bonus ->
        [one] { $start_bonus } Bonuskarte
       *[other] { $start_bonus } Bonuskarten
    }. Deine Handkarten bleiben verdeckt. Alle starten in der Höhle.
    .title = Beginn des Spiels

rule-K2 = Die Stapel der Erfindungs-, Bonus-, Sammel- und Jagdkarten werden gemischt und liegen verdeckt. Offen liegen zwei Auslagen: { $row } Jagdkarten und { $row } Erfindungskarten.
    .title = Stapel und Auslagen

rule-K3 = Du gewinnst, wenn du das Ziel vor allen anderen erreichst (K26). Zu zweit, zu dritt und zu viert sind das { $goal_2_to_4 } Punkte, zu fünft { $goal_5 } und zu sechst { $goal_6 }.

    Variante „langes Spiel“: Das Ziel liegt { $long_game } Punkte höher.
    .title = Das Ziel

rule-K4 = Die Sitzplätze werden ausgelost und bleiben das ganze Spiel über gleich. „Im Uhrzeigersinn“ heißt immer: von Platz zu Platz in dieser Reihenfolge; nach dem letzten Platz kommt wieder der erste.
    .title = Die Sitzplätze

## The round

rule-K5 = Zu Beginn einer Runde stehen alle Bewusstlosen auf und haben dann { $recovery } Lebenspunkte.

    Variante „Erwachen“: Es sind { $recovery_first_printing } Lebenspunkte, wie in einer älteren Auflage des Spiels.
    .title = Wieder aufstehen

rule-K6 = Alle wählen gleichzeitig und geheim einen Ort. Es darf nicht der Ort sein, an dem du gerade bist. Haben alle gewählt, wird gemeinsam aufgedeckt, und alle gehen an ihren neuen Ort.

    In Runde 1 kann niemand die Höhle wählen, denn dort beginnen alle. Warst du bewusstlos, wählst du wie alle anderen, aber nicht den Ort, an dem du gelegen hast. Du darfst deine Wahl noch ändern, bis auch die letzte Person gewählt hat.
    .title = Wählen und gehen

rule-K7 = Die Orte kommen in dieser Reihenfolge dran: Höhle, Wald, Savanne, Berg. An jedem Ort wird zuerst gekämpft, falls es einen Kampf gibt; danach haben die Anwesenden ihre Aktionsphasen. Ein Kampf findet statt, wenn sein Ort drankommt, nie vorher.
    .title = Reihenfolge der Orte

rule-K8 = Wer nicht bewusstlos ist, heißt handlungsfähig. Gibt es an einem Ort keinen Kampf, hat die einzige handlungsfähige Person dort einfach ihre Aktionsphase. Nach dem Berg endet die Runde.
    .title = Orte ohne Kampf

## Combat

rule-K9 = Zwei oder mehr Handlungsfähige am selben Ort kämpfen gegeneinander. Ist der Kromosaurier dort, muss auch eine einzelne handlungsfähige Person kämpfen (K33). Alle, die kämpfen, werfen je einen Würfel; damit beginnt ihre Summe.
    .title = Wer kämpft

rule-K10 = Nach dem Würfeln dürfen alle, die kämpfen, Bonuskarten für den Kampf spielen (B1, B2). Eine solche Karte erhöht nur deine eigene Summe. Eine Summe darf auch über 6 steigen.

    Gefragt wird nacheinander. Zuerst ist dran, wer nach K11 in diesem Moment den letzten Rang hat; dann geht es im Uhrzeigersinn durch die Kämpfenden weiter, so oft herum wie nötig. Wer gar keine Karte auf der Hand hat, wird übersprungen. Alle anderen werden gefragt, egal welche Karten sie haben. Wirst du gefragt, spielst du eine Kampfkarte oder du passt.

    Schluss ist, sobald alle, die gefragt werden müssen, direkt hintereinander gepasst haben. Eine gespielte Karte unterbricht diese Folge, auch wenn sie gekontert wird: Dann müssen alle, die noch Karten haben, von Neuem passen. Konter (K30) stehen außerhalb der Folge: Sie zählen nicht als Antwort auf die Frage und unterbrechen nichts.
    .title = Karten im Kampf

rule-K11 = Die höchste Summe gewinnt den Kampf. Bei Gleichstand entscheidet das Gewicht: Den besseren Rang hat in der Höhle und in der Savanne das höhere Gewicht, im Wald und auf dem Berg das niedrigere. So gibt es immer genau einen Sieger. Gleichstände weiter unten werden ebenso geordnet.
    .title = Sieg und Gleichstand

rule-K12 = Alle anderen im Kampf verlieren so viele Lebenspunkte, wie ihnen zur Summe des Siegers fehlen; bei Gleichstand also 0. Aller Schaden tritt im selben Moment ein. Unter 0 sinken Lebenspunkte nie.
    .title = Schaden im Kampf

rule-K13 = Nach dem Kampf haben alle Beteiligten, die nicht bewusstlos sind, ihre Aktionsphase, von der höchsten Summe bis zur niedrigsten. Gleiche Summen ordnet das Gewicht (K11).
    .title = Reihenfolge nach dem Kampf

rule-K14 = Mit 0 Lebenspunkten bist du bewusstlos. Du hast in dieser Runde keine Aktionsphase und bleibst liegen, bis du aufstehst (K5). Was gilt, wenn dich eine Bonuskarte bewusstlos macht, steht in K17.
    .title = Bewusstlos sein

rule-K15 = Gewinnst du einen Kampf, darfst du alle, die du darin bewusstlos geschlagen hast, je einmal ausrauben. Nimm eines davon: ein Holz, einen Stein oder einen Knochen, ganz nach deiner Wahl; oder die Hälfte der Krom des Opfers, aufgerundet; oder eine seiner Bonuskarten, zufällig gezogen. Du kannst nur nehmen, was das Opfer hat, und du darfst immer verzichten. Bei mehreren Opfern bestimmst du die Reihenfolge.

    Nach einem Kampf geschieht alles in dieser Reihenfolge: 1) der Schaden; 2) der Kromosaurier, falls er bei 0 ist, verlässt das Spiel und wird zur Trophäe (K33); 3) die Trophäe einer bewusstlos geschlagenen Person wechselt den Besitz (K34); 4) es wird geprüft, ob jemand gewonnen hat (K26); 5) das Ausrauben; 6) die Aktionsphasen.
    .title = Opfer ausrauben

rule-K16 = Gewinnst du Lebenspunkte zurück, kommst du nie über { $max_hit_points }.
    .title = Höchstzahl der Lebenspunkte

rule-K17 = Eine Bonuskarte kann dich außerhalb eines Kampfes bewusstlos machen (K31). Was das heißt, hängt vom Zeitpunkt ab.

    Bevor dein Ort drankommt: Du nimmst dort nicht am Kampf teil, wirst nicht ausgeraubt und handelst nicht. Nach dem Kampf, aber vor deiner Aktionsphase: Du handelst nicht, und die Reihenfolge der anderen bleibt bestehen. Nach deiner Aktionsphase: Dir entgeht in dieser Runde nichts.
    .title = Bewusstlos außerhalb des Kampfes

## The action phase

rule-K18 = In deiner Aktionsphase führst du die Aktion deines Ortes einmal aus. Sie ist Pflicht: Ohne sie kannst du die Phase nicht beenden.

    Davor und danach darfst du beliebig viele Erfindungen verwirklichen und beliebig viele Bonuskarten spielen, die für deine eigene Phase gedacht sind. Das darfst du auch zwischen zwei Sammelkarten oder zwischen zwei Einkäufen in der Höhle. Du darfst es nicht während einer Jagd, also von der Wahl der Beute an, bis die Jagd misslungen ist oder du die Belohnung genommen hast, und nicht auf dem Berg vom ersten Wurf an, bis du die Belohnung genommen hast.

    Eine Belohnung ist eine beliebige Mischung aus Krom, Holz, Stein, Knochen, Lebenspunkten und Bonuskarten. Manche bieten zwei Mischungen an: Du wählst eine davon, wenn du die Belohnung nimmst.
    .title = Deine Aktionsphase

rule-K19 = In der Höhle ruhst du dich entweder aus oder du kaufst ein, niemals beides.

    Ausruhen: Du bekommst { $rest_krom } Krom und { $rest_hit_points } Lebenspunkte.

    Einkaufen: Kaufe, so viel du willst, in beliebiger Mischung. Holz, Stein oder Knochen kosten je Stück { $resource_price } Krom. Eine Bonuskarte vom Stapel kostet { $bonus_price } Krom. Für { $hit_points_price } Krom bekommst du { $service_hit_points } Lebenspunkte, und das beliebig oft; hast du { $max_hit_points }, kannst du keine kaufen, und was über { $max_hit_points } hinausginge, verfällt. Du darfst dich auch fürs Einkaufen entscheiden und nichts kaufen. Gekaufte Karten darfst du noch in derselben Phase spielen.
    .title = In der Höhle

rule-K20 = Im Wald ist deine erste Karte vom Sammelstapel kostenlos. Danach darfst du eine zweite für { $second_pick } Krom nehmen, eine dritte für { $third_pick } Krom und eine vierte für { $fourth_pick } Krom, mehr nie. Nimm von jeder Karte die Belohnung, falls es eine gibt, und lege die Karte ab, bevor du über die nächste entscheidest.

    Vor deiner ersten Karte darfst du die Ablage in den Stapel mischen.
    .title = Im Wald

rule-K21 = In der Savanne wählst du deine Beute: eine der { $row } offenen Jagdkarten. Vor dem Wurf darfst du Würfel dazukaufen: einen für { $one_die } Krom oder zwei für zusammen { $two_dice } Krom. Wirf die Würfel, die die Karte nennt, und die gekauften.

    Erreicht oder übertrifft die Summe den Wert der Karte, nimmst du die Belohnung; die Karte kommt auf die Ablage und wird sofort ersetzt. Ist die Summe niedriger, gehst du leer aus und die Beute bleibt liegen. Du jagst einmal je Aktionsphase.
    .title = In der Savanne

rule-K22 = Auf dem Berg wirfst du { $mountain_dice } Würfel. Danach darfst du bis zu { $rerolls }-mal nachwürfeln, jedes Mal mit einem oder mehreren Würfeln deiner Wahl. Die Nachwürfe kosten der Reihe nach { $first_reroll }, { $second_reroll }, { $third_reroll } und { $fourth_reroll } Krom. Du darfst nach jedem Wurf aufhören. Nur die letzte Kombination zählt: Du bekommst ihre Belohnung aus der Tabelle des Kartensatzes, mit dem ihr spielt.

    Jeder Wurf ist genau eine von acht Kombinationen. Nichts: keine zwei gleichen Würfel und keine Straße. Paar: zwei gleiche, die anderen alle verschieden. Zwei Paare: zwei gleiche, zwei andere gleiche, der fünfte verschieden. Drilling: drei gleiche, die anderen alle verschieden. Full House: drei gleiche, und die beiden anderen sind auch gleich. Vierling: vier gleiche, der fünfte verschieden. Fünfling: alle gleich. Straße: 1 bis 5 oder 2 bis 6.
    .title = Auf dem Berg

rule-K23 = Muss eine Karte gezogen werden und der Stapel ist leer, wird seine Ablage zu einem neuen Stapel gemischt. Ist auch die Ablage leer, werden nur so viele Karten gezogen, wie es gibt; eine Bonuskarte kann dann nicht gekauft werden.

    Die Auslage der Jagdkarten wird immer auf { $row } Karten aufgefüllt. Erfindungskarten behaltet ihr; deshalb schrumpft ihre Auslage, sobald ihr Stapel leer ist.

    Ein Kartensatz, dessen Erfindungen zusammen weniger als { $enough_points } Punkte haben oder von denen eine mehr als { $supply } eines Rohstoffs kostet, wird mit einer Warnung gespielt: Womöglich endet das Spiel, ohne dass jemand das Ziel erreicht.
    .title = Leere Stapel

rule-K24 = Im Spiel gibt es { $supply } Holz, { $supply } Steine und { $supply } Knochen. Bekommst du welche, nimmst du nur, was noch im Vorrat ist; kaufen kannst du nur, was dort liegt. Was bezahlt oder verloren wird, kommt in den Vorrat zurück. Krom geht nie aus.

    Variante „unbegrenzter Vorrat“: Auch Holz, Steine und Knochen gehen nie aus.
    .title = Der Vorrat

## Evolutions

rule-K25 = Erfindungen verwirklichst du nur in deiner eigenen Aktionsphase: Bezahle die Kosten, nimm die Karte und zähle ihre Punkte zu deinen. Trägt die Karte ein Ortssymbol, musst du an diesem Ort sein. Die Karte wird sofort ersetzt, und auch die neue darfst du verwirklichen.
    .title = Eine Erfindung verwirklichen

rule-K26 = Wer das Ziel (K3) vor allen anderen erreicht, gewinnt auf der Stelle, ganz gleich, was gerade läuft. Auch der Punkt für die Trophäe zählt (K33, K34).
    .title = Der Sieg

## Bonus cards

rule-K27 = Bonuskarten hältst du verdeckt auf der Hand, und zwar beliebig viele. Du spielst sie in deiner eigenen Aktionsphase, außer die Karte ist für den Kampf (K10) oder als Konter (K30) gekennzeichnet.

    Trägt eine Karte ein Ortssymbol, kannst du sie nur an diesem Ort spielen. Das gilt auch für Kampfkarten und Konter: Beide Bedingungen müssen erfüllt sein.
    .title = Halten und spielen

rule-K28 = Jede Bonuskarte hat einen der Effekte B1 bis B8. X und Y sind die Mengen auf der Karte; Rohstoffe sind Holz, Stein und Knochen.
    .title = Die Effekte

rule-B1 = Für den Kampf. Du würfelst mit Y weiteren Würfeln, und deine Summe steigt um alles, was sie zeigen.
    .title = Mehr Würfel

rule-B2 = Für den Kampf. Deine Summe steigt um Y.
    .title = Mehr Kraft

rule-B3 = Du bekommst X: Krom, Rohstoffe oder Lebenspunkte, wie es die Karte sagt.
    .title = Ein Gewinn

rule-B4 = Du bestimmst jemand anderen. Diese Person verliert X: Krom, Rohstoffe oder Lebenspunkte, wie es die Karte sagt.
    .title = Ein Verlust

rule-B5 = Du bestimmst jemanden an deinem Ort und nimmst dieser Person X weg: Krom oder Rohstoffe, wie es die Karte sagt.
    .title = Ein Diebstahl

rule-B6 = Du zahlst Y und bekommst dafür X: auf beiden Seiten Krom oder Rohstoffe, wie es die Karte sagt.
    .title = Ein Handel

rule-B7 = Du bestimmst jemand anderen. Du gibst dieser Person Y, und sie gibt dir X: auf beiden Seiten Krom oder Rohstoffe, wie es die Karte sagt.
    .title = Ein Tausch

rule-B8 = Du spielst diese Karte, wenn jemand anderes eine Bonuskarte spielt. Die andere Karte kommt auf die Ablage und bewirkt nichts. Wie das geht, steht in K30.
    .title = Der Konter

rule-K29 = Mengen: Ein Verlust (B4) oder ein Diebstahl (B5) nimmt, was da ist, höchstens X. Für B6 brauchst du das ganze Y und zahlst es zuerst; dann bekommst du von X so viel, wie der Vorrat hat. Für B7 müssen beide Seiten ihre volle Menge haben.

    Lässt die Karte die Sorte offen, wählt bei einem Verlust (B4), wer verliert, und bei einem Diebstahl (B5), wer stiehlt. In allen anderen Fällen wählt, wer die Karte spielt, und zwar für beide Seiten.

    Ziele: B4 und B7 treffen beliebige andere an jedem Ort, handlungsfähig oder bewusstlos. B5 trifft auch Bewusstlose, aber nur an deinem Ort. Eine Karte ohne erlaubtes Ziel kann nicht gespielt werden. Für B4 und B5 ist auch jemand ein erlaubtes Ziel, der nichts hat.
    .title = Mengen, Wahl, Ziele

rule-K30 = Spielst du eine Bonuskarte, sagst du mit ihr zugleich ihr Ziel und deine eigenen Entscheidungen an. Kosten und Verluste kommen erst, wenn die Karte wirkt, ebenso Entscheidungen, die jemand anderem zustehen (K29). Eine gekonterte Karte kostet dich also nur die Karte selbst, und ihre Würfel werden nie geworfen.

    Auf jede Bonuskarte folgt eine Konterfrage. Im Uhrzeigersinn, ausgehend von der Person, die die Karte gespielt hat, werden alle anderen gefragt, die mindestens eine Karte auf der Hand haben, egal welche; so verrät die Frage nichts. Auch Bewusstlose dürfen kontern. Mit dem ersten Konter ist die Konterfrage vergeben, und es wird dazu niemand mehr gefragt. Kontert niemand, wirkt die Karte.

    Ein Konter ist selbst eine Bonuskarte. Deshalb folgt auf ihn eine neue Konterfrage, im Uhrzeigersinn ausgehend von der Person, die den Konter gespielt hat; jetzt wird auch die Person gefragt, deren Karte gerade gekontert wurde. Eine vergebene Konterfrage wird nicht noch einmal gestellt, auch dann nicht, wenn der Konter darauf selbst gekontert wird.

    Die zuletzt gespielte Karte wird zuerst abgewickelt, dann die davor und so weiter bis zur ersten. Danach kommen alle Karten der Kette auf die Ablage.

    Beispiel: Alma spielt eine Karte, Kolos kontert sie, Karok kontert diesen Konter, und niemand kontert Karok. Der Konter von Kolos bewirkt nichts, also wirkt Almas Karte. Niemand kann sie jetzt noch kontern.
    .title = So geht Kontern

rule-K31 = Bringt dich B4 auf 0 Lebenspunkte, bist du bewusstlos (K14, K17). Niemand raubt dich aus, und hast du die Trophäe, behältst du sie. Wer schon bewusstlos ist, verliert keine weiteren Lebenspunkte.
    .title = Bewusstlos durch eine Karte

## Variants

rule-K32 = Im Wald, in der Savanne und auf dem Berg verlierst du zu Beginn deiner Aktionsphase { $cold ->
        [one] { $cold } Lebenspunkt
       *[other] { $cold } Lebenspunkte
    }, aber niemals den letzten. In der Höhle bekommst du stattdessen { $warmth } zurück, nie über die Höchstzahl hinaus (K16).
    .title = Die Eisseite

rule-K33 = Der Kromosaurier hat { $kromosaurus_hit_points } Lebenspunkte und steht anfangs nicht auf dem Spielplan. In jeder Runde wird, nachdem ihr eure Wahl aufgedeckt habt, sein Ziel ausgelost: Wald, Savanne oder Berg, alle mit gleicher Wahrscheinlichkeit. Er kann auch bleiben, wo er ist.

    Er kämpft gegen die Handlungsfähigen an seinem Ort, selbst wenn es nur eine Person ist. Ist keine da, gibt es keinen Kampf. Er wirft einen Würfel und zählt { $kromosaurus_strength } dazu. Er hat keine Karten und wird deshalb in K10 übersprungen: Die Frage beginnt bei der Person mit dem niedrigsten Rang. Er gilt als der Schwerste von allen (K11). Er hat keine Aktionsphase (K13) und raubt nie jemanden aus.

    Verliert er, nimmt er Schaden wie alle anderen (K12), und seine Lebenspunkte kommen nie zurück. Bei 0 verlässt er das Spiel, und wer diesen Kampf gewonnen hat, nimmt ihn als Trophäe; sie zählt { $trophy ->
        [one] { $trophy } Punkt
       *[other] { $trophy } Punkte
    }.
    .title = Der Kromosaurier

rule-K34 = Hast du die Trophäe und wirst in einem Kampf bewusstlos geschlagen, den jemand anderes von euch gewinnt, geht die Trophäe samt ihrem Punkt an diese Person. Das kommt zum Ausrauben (K15) noch hinzu.
    .title = Verlust der Trophäe

rule-K35 = Der Kromosaurier ist kein Mitspieler. Keine Bonuskarte kann ihn zum Ziel haben.
    .title = Vor Karten sicher

## Open, hidden, and the end

rule-K36 = Offen für alle: wer wo steht, Lebenspunkte, Krom, Holz, Stein und Knochen, verwirklichte Erfindungen, beide Auslagen, die Zahl der Bonuskarten auf jeder Hand, alle Ablagen, die Größe der Stapel und alle Würfe.

    Verdeckt: die Bonuskarten auf der Hand, die Reihenfolge in den Stapeln und die gewählten Orte, bis alle gewählt haben. Eine gezogene Bonuskarte sieht nur, wer sie bekommt; eine gestohlene nur, wer sie bekommt und wer sie vorher hatte.
    .title = Offen und verdeckt

rule-K37 = Ist die Auslage der Erfindungen leer, endet das Spiel mit dem Ende der Runde. In jedem Fall endet es nach Runde { $last_round }. Es gewinnen die meisten Punkte; bei Gleichstand die meisten Erfindungskarten; steht es auch dann gleich, wird der Sieg geteilt.
    .title = Wenn niemand das Ziel erreicht

rule-K38 = Wenn ihr nichts anderes wählt, spielt ihr mit dem normalen Ziel, dem Erwachen mit { $recovery } Lebenspunkten, einem begrenzten Vorrat an Holz, Stein und Knochen, der grünen Seite und ohne Kromosaurier.
    .title = Die Grundeinstellungen
