# Above and Below in the browser: the village, the market, the actions.
above_below-thing-mushroom = Pilz
above_below-thing-fish = Fisch
above_below-thing-fruit = Frucht
above_below-thing-rope = Seil
above_below-thing-pot = Topf
above_below-thing-paper = Papier
above_below-thing-ore = Erz
above_below-thing-amethyst = Amethyst
above_below-thing-cider = Cidre
above_below-thing-potion = Trank
above_below-thing-coins = Münzen
above_below-thing-bed = Betten
above_below-thing-lantern = Laternen
above_below-thing-points = Punkte
above_below-thing-reputation = Ruf

# The book, the night and the end.

## The book

above_below-book = Das Buch
above_below-opening = Der Würfel wählt die Seite …
above_below-page = Seite { $n }
above_below-cave-rolled = Die Höhlenkarte: Eine { $die } öffnet Seite { $page }
above_below-step-story = Geschichte
above_below-step-choice = Wahl
above_below-step-lanterns = Laternen
above_below-step-outcome = Was daraus wurde
above_below-you-read = Du liest { $to } vor
above_below-reads-to-you = { $who } liest dir vor
above_below-reads = { $who } liest { $to } vor
above_below-read-aloud = Vorlesen
above_below-read-stop = Nicht weiterlesen
above_below-costs = kostet
above_below-needs = nur mit
above_below-bonus-now =
    { $n ->
        [one] +{ $n } Laterne für diese Gruppe
       *[other] +{ $n } Laternen für diese Gruppe
    }
above_below-hidden = Lohn verdeckt
above_below-explorers = Wer hinabgestiegen ist
above_below-exerted = hat alles gegeben, ist verletzt
above_below-gone = ist verletzt nach Hause gegangen
above_below-reroll = Neu würfeln
above_below-exert = Alles geben
above_below-injure = Ist verletzt
above_below-lit =
    { $n ->
        [one] { $n } Laterne
       *[other] { $n } Laternen
    }
above_below-lanterns =
    { $n ->
        [one] Laterne
       *[other] Laternen
    }
above_below-sum-bonus = { $n } dazu
above_below-sum-exerted = { $n } durch Anstrengung
above_below-target-reached = Ziel { $n } erreicht
above_below-target-missing = Zum Ziel { $n } fehlen { $more }
above_below-more = noch { $n }
above_below-stop-at = Bei { $n } bleiben
above_below-target-pays = Ziel { $n } zahlt
above_below-fails-so = so scheitert es
above_below-well = Es geht gut aus
above_below-badly = Es geht schief
above_below-lit-for =
    { $n ->
        [one] { $n } Laterne, { $target } waren nötig
       *[other] { $n } Laternen, { $target } waren nötig
    }
above_below-lit-short =
    { $n ->
        [one] nur { $n } Laterne, { $target } waren nötig
       *[other] nur { $n } Laternen, { $target } waren nötig
    }
above_below-gained = Gewonnen
above_below-lost = Verloren
above_below-won-special = { $who } zieht ins Dorf
above_below-won-villager = der günstigste Bewohner kommt mit
above_below-won-cave = eine Höhle mehr
above_below-won-building = ein Gebäude bis { $most } Münzen, umsonst
above_below-hurt =
    { $n ->
        [one] jemand wird verletzt
       *[other] { $n } werden verletzt
    }
above_below-goes-on = Die Geschichte geht weiter.
above_below-cave-won = Die Höhle ist gewonnen: Platz für einen Außenposten.
above_below-cave-lost = Die Höhlenkarte kommt unter den Stapel.
above_below-shut = Buch zuklappen
above_below-look-at = { $card } ansehen
above_below-out-of-reach =
    { $n ->
        [one] { $n } Gebäude ist heute nichts für dich
       *[other] { $n } Gebäude sind heute nichts für dich
    }

## The night

above_below-night = Die Nacht nach Runde { $n }
above_below-morning = Der Morgen von Runde { $next }
above_below-last-evening = Der letzte Abend
above_below-night-step-drink = Getränke
above_below-night-step-beds = Betten
above_below-night-step-shelve = Die Leiste
above_below-night-step-income = Einkommen, Nachwuchs
above_below-night-step-scoring = Wertung
above_below-begin-round = Auf in Runde { $n }
above_below-night-ready = Bereit { $n }
above_below-night-exhausted = Erschöpft { $n }
above_below-night-injured = Verletzt { $n }
above_below-nobody = niemand
above_below-beds-left = { $n } von { $beds } Betten frei
above_below-beds-short = Mehr Schläfer als Betten: Wer wach bleibt, bleibt, wie er ist.
above_below-slept-none = niemand brauchte ein Bett
above_below-not-yet-slept = noch wach
above_below-shelved = auf die Leiste:
above_below-income = Einkommen
above_below-income-to-come = Nächstes Einkommen
above_below-income-track =
    { $n ->
        [0] leere Leiste
        [one] { $n } Sorte auf der Leiste
       *[other] { $n } Sorten auf der Leiste
    }
above_below-refilled = nachgewachsen:
above_below-track = Die Leiste
above_below-track-points =
    { $n ->
        [one] { $n } Punkt für jede Ware hier
       *[other] { $n } Punkte für jede Ware hier
    }
above_below-track-legend = Oben: Punkte je Ware. Unten: das Einkommen, sobald dieses Feld belegt ist.

## The end

above_below-end = Das Ende
above_below-won =
    { $n ->
        [one] { $who } gewinnt
       *[other] { $who } gewinnen gemeinsam
    }
above_below-lead =
    { $n ->
        [0] Bei Gleichstand nach Punkten.
        [one] Mit einem Punkt Vorsprung.
       *[other] Mit { $n } Punkten Vorsprung.
    }
above_below-rematch = Noch einmal
above_below-sheet = Punkte nach Herkunft
above_below-from-track = Waren auf der Leiste
above_below-from-buildings = Gebäude, je 1
above_below-from-printed = Gedruckte Punkte
above_below-from-bonuses = Punkte je Ding
above_below-from-reputation = Feld der Rufleiste
above_below-from-rank = Rang im Ruf
above_below-total = Summe
above_below-tie-coins = Gleichstand: Münzen
above_below-tie-villagers = Gleichstand: Bewohner
above_below-tie-buildings = Gleichstand: Gebäude
above_below-decided-coins = { $who } haben gleich viele Punkte; die Münzen entscheiden.
above_below-decided-villagers = { $who } haben gleich viele Punkte und Münzen; die Bewohner entscheiden.
above_below-decided-buildings = { $who } haben gleich viele Punkte, Münzen und Bewohner; die Gebäude entscheiden.
above_below-decided-shared = { $who } sind in allem gleich und teilen sich den Sieg.
above_below-pooled =
    { $n ->
        [one] { $who } stehen im Ruf gleich: Die Punkte ihrer Ränge werden zusammengelegt und geteilt, aufgerundet je { $n }.
       *[other] { $who } stehen im Ruf gleich: Die Punkte ihrer Ränge werden zusammengelegt und geteilt, aufgerundet je { $n }.
    }
above_below-plot = Punkte nach jeder Runde
above_below-deeds = Unter der Erde
above_below-deeds-explored =
    { $n ->
        [one] Begegnung
       *[other] Begegnungen
    }
above_below-deeds-won =
    { $n ->
        [one] Höhle gewonnen
       *[other] Höhlen gewonnen
    }
above_below-deeds-exerted =
    { $n ->
        [one] Bewohner hat alles gegeben
       *[other] Bewohner haben alles gegeben
    }
above_below-deeds-rerolled =
    { $n ->
        [one] Würfel neu geworfen
       *[other] Würfel neu geworfen
    }
above_below-dice-title = Alle Würfel
above_below-dice-total = { $n } Würfel; gleichmäßige zeigten jede Zahl { $even }-mal

## Learn by playing

learn-option = Ihr seid unten, und jemand liest dir vor. Jede Möglichkeit zeigt, wie viele Laternen sie braucht; was sie einbringt, bleibt bis zum Schluss verdeckt. Von zwei Zielen zahlt das höhere besser, und nie zahlen beide.
learn-lanterns = Je Erkunder ein Würfel, das gibt Laternen. Zu wenige? Jemand kann alles geben für eine mehr und geht verletzt nach Hause. Manche Häuser erlauben es, einen Würfel neu zu werfen.
learn-injure = Das Buch hat jemanden verletzt. Wähle, wer am ehesten liegen bleiben kann: zwei Nächte, wenn kein Trank da ist.
learn-cheap-building = Ein Gebäude umsonst, aus allem, was offen liegt. Ein Außenposten braucht eine Höhle, die du schon vorher hattest.
learn-drink = Die Nacht beginnt mit Getränken. Ein Trank bringt Verletzte zu den Erschöpften, ein Cidre Erschöpfte zu den Bereiten. Beides hält sich, der Durst auch.
learn-beds = Ein Bett bringt einen Bewohner einen Schritt weiter: verletzt zu erschöpft, erschöpft zu bereit. Es gibt weniger Betten als Müde. Wecke die, die du morgen brauchst.
learn-shelve = Waren auf der Leiste sind Punkte, und jede neue Sorte hebt dein Einkommen für immer. Sorten füllen die Felder von links und wandern nie mehr: erst das Gewöhnliche, weiter rechts das, wovon du viel haben wirst.
learn-over = Das war ein ganzes Spiel. Oben Häuser, unten Geschichten, und irgendwo eine Katze, die dir nichts schuldet. Noch einmal?
