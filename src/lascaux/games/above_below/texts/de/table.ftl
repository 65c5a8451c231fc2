# Words at the table: names, prompts, choices, refusals and the log.

game-name = Above and Below
round = Runde { $n }

# The villages, and so the bots that live in them.
village-0 = Pfütz
village-1 = Senke
village-2 = Distel
village-3 = Glut

goods-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
goods-mushroom =
    { $n ->
        [one] { $n } Pilz
       *[other] { $n } Pilze
    }
goods-fish =
    { $n ->
        [one] { $n } Fisch
       *[other] { $n } Fische
    }
goods-fruit =
    { $n ->
        [one] { $n } Frucht
       *[other] { $n } Früchte
    }
goods-rope =
    { $n ->
        [one] { $n } Seil
       *[other] { $n } Seile
    }
goods-pot =
    { $n ->
        [one] { $n } Topf
       *[other] { $n } Töpfe
    }
goods-paper = { $n } Papier
goods-ore = { $n } Erz
goods-amethyst =
    { $n ->
        [one] { $n } Amethyst
       *[other] { $n } Amethyste
    }
goods-cider = { $n } Cidre
goods-potion =
    { $n ->
        [one] { $n } Trank
       *[other] { $n } Tränke
    }

item-mushroom = einen Pilz
item-fish = einen Fisch
item-fruit = eine Frucht
item-rope = ein Seil
item-pot = einen Topf
item-paper = ein Blatt Papier
item-ore = einen Brocken Erz
item-amethyst = einen Amethyst
item-cider = einen Cidre
item-potion = einen Trank

# What buildings do, in words.
fact-beds =
    { $n ->
        [one] { $n } Bett
       *[other] { $n } Betten
    }
fact-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
fact-income = +{ $n } Einkommen
fact-potion =
    { $n ->
        [one] { $n } Trank
       *[other] { $n } Tränke
    }
fact-potion-each-round = { $n } Trank je Runde
fact-reputation = +{ $n } Ruf
fact-building-coin = +{ $n } Münze je späterem Gebäude
fact-reroll =
    { $n ->
        [one] { $n } neuer Wurf
       *[other] { $n } neue Würfe
    }
fact-encounter-coin = +{ $n } Münze je Erfolg unten
fact-trained-ready = Ausgebildete kommen bereit
fact-drinks-as-coins = Getränke gelten als Münzen
fact-per = { $n } je { $thing }
fact-income-per = +{ $n } Einkommen je { $thing } auf der Leiste
fact-refill = { $goods }, wächst nach
fact-goods = { $goods }, einmal
thing-mushroom = Pilz
thing-fish = Fisch
thing-fruit = Frucht
thing-rope = Seil
thing-pot = Topf
thing-paper = Papier
thing-ore = Erz
thing-amethyst = Amethyst
thing-cider = Cidre
thing-potion = Trank
thing-house = Haus
thing-outpost = Außenposten
thing-building = Gebäude
thing-villager = Bewohner
thing-special = besonderem Bewohner
thing-kind = Sorte
thing-empty-cave = leerer Höhle
kind-villager = Bewohner
kind-start = erstes Haus
kind-house = Haus, Kosten { $cost }
kind-outpost = Außenposten, Kosten { $cost }
kind-key = Schlüsselhaus, Kosten { $cost }
kind-star = Sternhaus, Kosten { $cost }

row-houses = Häuser
row-outposts = Außenposten
where-stock = für den Vorrat
where-sale = für den Verkauf
where-track = für die Leiste
symbol-hammer = Hammer
symbol-quill = Feder
symbol-hammer-plus = Hammer, baut für 1 weniger
symbol-quill-plus = Feder, bildet für 1 weniger aus
lantern-step =
    { $n ->
        [one] { $die }+ { $n } Laterne
       *[other] { $die }+ { $n } Laternen
    }

option-finite-supply = begrenzter Vorrat
option-no-roll = ohne Wurf
option-target = { $low } Laternen
option-targets = { $low } oder { $high } Laternen
option-cost = kostet { $goods }
option-needs = nur mit { $goods }
option-per-hammer = +{ $n } je Hammer
option-per-quill = +{ $n } je Feder
option-owning = +{ $n }, wenn du { $item } hast

row-training = Kosten je Feld: { $numbers }.
row-income = Münzen bei 0, 1, 2 … Sorten auf der Leiste: { $numbers }.
row-track = Punkte je Ware nach Feld: { $numbers }.
row-reputation = Punkte je Feld, von der Oberfläche hinab: { $numbers }.

# What others are doing, after "Waiting for X: …".
doing-actions = plant den Zug
doing-name-explore = wählt, wer hinabsteigt
doing-name-build = sucht einen Hammer
doing-name-harvest = wählt, wer erntet
doing-name-train = sucht einen Lehrer
doing-name-labor = wählt, wer arbeitet
doing-build = besichtigt Bauplätze
doing-cheap-building = sucht ein geschenktes Gebäude aus
doing-train = mustert die Neuen
doing-harvest = bringt die Ernte ein
doing-price = denkt über einen Preis nach
doing-answer = wägt ein Angebot ab
doing-pay = zählt Münzen
doing-option = steht unten vor der Wahl
doing-lanterns = hält die Laternen hoch
doing-injure = sieht nach, wer hinkt
doing-drink = schenkt ein
doing-beds = macht die Betten
doing-shelve = räumt das Regal ein

prompt-chance = Würfel, Karten und das Buch entscheiden.
prompt-actions =
    { $n ->
        [0] Du bist dran: Niemand ist bereit. Du kannst noch handeln, dann musst du passen.
        [one] Du bist dran: { $n } Bewohner ist bereit. Handle, wenn du magst, dann tu etwas oder passe.
       *[other] Du bist dran: { $n } Bewohner sind bereit. Handle, wenn du magst, dann tu etwas oder passe.
    }
prompt-name-explore =
    { $n ->
        [0] Erkunden: Wer steigt hinab? Mindestens zwei.
        [one] Erkunden: { $n } geht mit. Zwei müssen es sein.
       *[other] Erkunden: { $n } gehen mit. Wer noch?
    }
prompt-name-build = Bauen: Wer schwingt den Hammer?
prompt-name-harvest =
    { $n ->
        [0] Ernten: Wer geht? { $goods } sind zu holen.
       *[other] Ernten: { $n } unterwegs, { $goods } zu holen. Wer noch?
    }
prompt-name-train = Ausbilden: Wer lehrt?
prompt-name-labor =
    { $n ->
        [0] Arbeiten: Wer packt an? Je eine Münze.
       *[other] Arbeiten: { $n } packen an, je eine Münze. Wer noch?
    }
prompt-build = { $who } baut. Du kannst { $coins } ausgeben. Was soll es sein?
prompt-cheap-building = Du darfst ein Gebäude für höchstens { $most } umsonst aufstellen.
prompt-train = { $who } lehrt. Du kannst { $coins } ausgeben. Wen nimmst du auf?
prompt-harvest =
    { $n ->
        [one] Ernte: { $n } Ware. Welche, und wohin?
       *[other] Ernte: { $n } Waren. Welche zuerst, und wohin?
    }
prompt-price = { $who } verkauft { $item }. Wie viel bietest du von deinen { $coins }?
prompt-answer =
    { $price ->
        [one] { $who } bietet { $price } Münze für { $item }.
       *[other] { $who } bietet { $price } Münzen für { $item }.
    }
prompt-pay =
    { $n ->
        [one] { $n } Münze zu zahlen. Getränke gelten bei dir als Münzen.
       *[other] { $n } Münzen zu zahlen. Getränke gelten bei dir als Münzen.
    }
prompt-option = Was tust du?
prompt-lanterns =
    { $reached ->
        [0] { $n } Laternen, { $target } sind nötig. Jemand könnte sich verausgaben.
       *[other] { $n } Laternen genügen; { $target } wären mehr wert.
    }
prompt-injure =
    { $n ->
        [one] Jemand ist verletzt. Wer?
       *[other] { $n } sind verletzt. Wer zuerst?
    }
prompt-drink = Die Nacht bricht an: Ein Trank heilt Verletzte, ein Cidre weckt Erschöpfte.
prompt-beds =
    { $n ->
        [one] { $n } Bett ist frei, für mehr Bewohner als das. Wer schläft darin?
       *[other] { $n } Betten sind frei, für mehr Bewohner als das. Wer schläft?
    }
prompt-shelve = Du darfst Waren auf die Leiste legen.

choice-pass = Für diese Runde passen
choice-explore = Erkunden
choice-build = Bauen
choice-harvest = Ernten
choice-train = Ausbilden
choice-labor = Arbeiten
choice-refresh-houses =
    { $cost ->
        [one] Neue Häuser für { $cost } Münze
       *[other] Neue Häuser für { $cost } Münzen
    }
choice-refresh-outposts =
    { $cost ->
        [one] Neue Außenposten für { $cost } Münze
       *[other] Neue Außenposten für { $cost } Münzen
    }
choice-sell = Zum Verkauf stellen: { $item }
choice-take-back = Vom Verkauf zurücknehmen: { $item }
choice-shelve =
    { $points ->
        [one] Auf Feld { $slot } der Leiste legen: { $item } (je { $points } Punkt)
       *[other] Auf Feld { $slot } der Leiste legen: { $item } (je { $points } Punkte)
    }
choice-no-shelve = Den Rest behalten
choice-offer = { $who } einen Preis für { $item } bieten
choice-villager = { $who }: { $talents }
choice-named =
    { $n ->
        [0] Niemand
        [one] Nur diesen einen
       *[other] Diese { $n }
    }
choice-build-card =
    { $cost ->
        [one] „{ $card }“ für { $cost } Münze
       *[other] „{ $card }“ für { $cost } Münzen
    }
choice-build-free = „{ $card }“, umsonst
choice-no-building = Kein Gebäude
choice-train-villager =
    { $cost ->
        [one] { $who } für { $cost } Münze: { $talents }
       *[other] { $who } für { $cost } Münzen: { $talents }
    }
choice-take-stock = In den Vorrat nehmen: { $item }
choice-take-sale = Zum Verkauf stellen: { $item }
choice-take-track =
    { $points ->
        [one] Auf Feld { $slot } der Leiste legen: { $item } (je { $points } Punkt)
       *[other] Auf Feld { $slot } der Leiste legen: { $item } (je { $points } Punkte)
    }
choice-price =
    { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
choice-refuse = Ablehnen
choice-accept =
    { $price ->
        [one] Für { $price } Münze annehmen
       *[other] Für { $price } Münzen annehmen
    }
choice-pay-coins =
    { $n ->
        [one] { $n } Münze zahlen
       *[other] { $n } Münzen zahlen
    }
choice-pay-cider = Mit einem Cidre zahlen
choice-pay-potion = Mit einem Trank zahlen
choice-option = { $option } ({ $terms })
choice-enough = Dabei belassen
choice-reroll = { $who } würfelt die { $die } neu
choice-exert = { $who } gibt alles: +1 Laterne, und ist verletzt
choice-injure = { $who }
choice-drink-hurt = Ein Trank für { $who }: verletzt zu erschöpft
choice-drink-tired = Ein Cidre für { $who }: erschöpft zu bereit
choice-no-drink = Nichts mehr trinken
choice-bed-hurt = { $who }: verletzt zu erschöpft
choice-bed-tired = { $who }: erschöpft zu bereit

refuse-nobody-ready = niemand ist bereit
refuse-no-cave-card = es gibt keine Höhlenkarte mehr
refuse-two-explorers = mindestens zwei müssen gehen
refuse-no-hammer = dazu braucht es einen Hammer
refuse-nothing-affordable = keine Karte ist bezahlbar
refuse-no-quill = dazu braucht es eine Feder
refuse-nobody-affordable = niemand ist bezahlbar
refuse-no-goods = auf deinen Gebäuden liegt nichts
refuse-spot-once = der Verkaufsplatz hat sich in diesem Zug schon geändert
refuse-refresh-once = nur einmal je Zug
refuse-no-coin = dafür fehlt dir eine Münze
refuse-deck-empty = dieser Stapel ist leer
refuse-asked-enough =
    { $n ->
        [one] in diesem Zug schon { $n }-mal gefragt
       *[other] in diesem Zug schon { $n }-mal gefragt
    }
refuse-too-few-coins = du müsstest { $least } bieten und hast { $coins }
refuse-nobody-named = niemand ist benannt
refuse-more-than-goods =
    { $n ->
        [one] es gibt nur { $n } Ware zu ernten
       *[other] es gibt nur { $n } Waren zu ernten
    }
refuse-once-per-harvest = aus einer Ernte kann nur eine Ware in den Verkauf
refuse-no-empty-cave = ein Außenposten braucht eine leere Höhle
refuse-cost = dir fehlen { $missing }
refuse-too-dear = kostet mehr als { $most }
refuse-coins-short = deine Münzen allein reichen nicht
refuse-condition = dir fehlt, was es dazu braucht
refuse-no-reroll = kein neuer Wurf mehr übrig
refuse-metal-man-drinks = Metallmänner trinken nichts

log-round = Runde { $round }
log-starts = { $seat } fängt an.
log-explores = { $seat } schickt { $villagers } hinab.
log-cat-refused =
    { $n ->
        [one] Die Katze von { $seat } würfelt { $dice } und legt sich lieber hin.
       *[other] Die Katzen von { $seat } würfeln { $dice }, und { $n } legen sich lieber hin.
    }
log-cat-obeyed =
    { $n ->
        [one] Die Katze von { $seat } würfelt { $dice } und kommt mit, dieses eine Mal.
       *[other] Die Katzen von { $seat } würfeln { $dice } und kommen mit, dieses eine Mal.
    }
log-encounter = { $seat } würfelt { $die }: „{ $paragraph }“.
log-linked = Und weiter geht es: „{ $paragraph }“.
log-option = { $seat } wählt: { $option }.
log-paid = { $seat } bezahlt { $goods }.
log-rolled =
    { $lanterns ->
        [one] { $seat } würfelt { $dice }: { $lanterns } Laterne.
       *[other] { $seat } würfelt { $dice }: { $lanterns } Laternen.
    }
log-rerolled =
    { $lanterns ->
        [one] { $villager } würfelt neu ({ $dice }): { $lanterns } Laterne.
       *[other] { $villager } würfelt neu ({ $dice }): { $lanterns } Laternen.
    }
log-exerted =
    { $lanterns ->
        [one] { $villager } gibt alles: { $lanterns } Laterne.
       *[other] { $villager } gibt alles: { $lanterns } Laternen.
    }
log-succeeded = { $seat } hat Erfolg.
log-succeeded-told = { $line }
log-failed = { $seat } scheitert.
log-failed-told = { $line }
log-gained = { $seat } bekommt { $goods }.
log-lost = { $seat } verliert { $goods }.
log-injured = { $villager } ist verletzt.
log-reputation-up =
    { $steps ->
        [one] { $seat } gewinnt { $steps } Stufe Ruf.
       *[other] { $seat } gewinnt { $steps } Stufen Ruf.
    }
log-reputation-down =
    { $steps ->
        [one] { $seat } verliert { $steps } Stufe Ruf.
       *[other] { $seat } verliert { $steps } Stufen Ruf.
    }
log-joined = { $villager } zieht ins Dorf von { $seat }.
log-extra-cave = { $seat } findet noch eine Höhle.
log-cave-won = { $seat } behält die Höhle.
log-cave-lost = { $seat } überlässt die Höhle den Nächsten.
log-encounter-coin = Die Geschichte bringt { $seat } { $goods }.
log-built =
    { $cost ->
        [0] { $seat } stellt „{ $card }“ auf, umsonst.
        [one] { $seat } baut „{ $card }“ für { $cost } Münze.
       *[other] { $seat } baut „{ $card }“ für { $cost } Münzen.
    }
log-building-coin = Das Bauen bringt { $seat } { $goods }.
log-harvested = { $seat } erntet { $good } ({ $card }) { $where }.
log-trained =
    { $cost ->
        [one] { $seat } nimmt { $villager } für { $cost } Münze auf.
       *[other] { $seat } nimmt { $villager } für { $cost } Münzen auf.
    }
log-labored =
    { $n ->
        [one] { $n } Bewohner von { $seat } arbeitet: { $goods }.
       *[other] { $n } Bewohner von { $seat } arbeiten: { $goods }.
    }
log-for-sale = { $seat } stellt { $item } zum Verkauf.
log-taken-back = { $seat } nimmt { $item } zurück.
log-offered =
    { $price ->
        [one] { $seat } bietet { $target } { $price } Münze für { $item }.
       *[other] { $seat } bietet { $target } { $price } Münzen für { $item }.
    }
log-bought = { $target } nimmt an: { $seat } bekommt { $item } für { $price }.
log-refused = { $target } lehnt { $price } für { $item } ab.
log-refreshed = { $seat } lässt neue { $row } auslegen.
log-shelved = { $seat } legt { $good } auf Feld { $slot } der Leiste.
log-passed = { $seat } passt.
log-drank-potion = { $seat }: ein Trank für { $villager }.
log-drank-cider = { $seat }: ein Cidre für { $villager }.
log-slept = { $seat }: ein Bett für { $villagers }.
log-income = { $seat } nimmt { $goods } ein.
log-refilled = Neu auf den Gebäuden von { $seat }: { $goods }.
log-scored =
    { $points ->
        [one] { $seat }: { $points } Punkt (Leiste { $track }, Gebäude { $buildings }, gedruckt { $printed }, Boni { $bonuses }, Ruf { $reputation } und { $rank } für den Rang).
       *[other] { $seat }: { $points } Punkte (Leiste { $track }, Gebäude { $buildings }, gedruckt { $printed }, Boni { $bonuses }, Ruf { $reputation } und { $rank } für den Rang).
    }
log-won =
    { $points ->
        [one] Sieg für { $seats } mit { $points } Punkt!
       *[other] Sieg für { $seats } mit { $points } Punkten!
    }
