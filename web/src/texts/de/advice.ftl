# Die Tipps der Ältesten während der Partie und die Analyse danach.

## Hints

hint-title = Der Rat der Ältesten
hint-thinking = Die Älteste schaut sich den Tisch an …
hint-best = Am besten
hint-second = Sonst
hint-chance =
    { $tens ->
        [0] gewinnt fast nie ({ $percent })
        [10] gewinnt fast immer ({ $percent })
       *[other] gewinnt etwa { $tens } von 10 Partien ({ $percent })
    }
hint-note = Von der Ältesten geschätzt, nach dem, was du sehen kannst.
until-krom = bis zum Ende der Runde
until-gletscher = bis zum Ende des Zuges
until-above_below = bis zum Ende der Runde
than-second = als mit der zweiten Wahl
why-gain = Im Schnitt { $until }: { $gain } { $than }.
why-gain-cost = Im Schnitt { $until }: { $gain }, aber { $cost } { $than }.
why-cost = Im Schnitt { $until }: { $cost } { $than }, und doch gewinnt die erste öfter.
why-cost-same = Im Schnitt { $until }: { $cost } { $than }, und doch gewinnen beide etwa gleich oft.
why-same = Beides kommt { $until } auf fast dasselbe heraus.
why-worse = Alles andere sah gleich schlechter aus.

## After the game

analysis-note = Wo ist die Partie gekippt? Die Bots gehen sie durch und schätzen Moment für Moment, wer wie gute Aussichten hatte.
analysis-begin = Partie analysieren
analysis-progress = Die Bots gehen die Partie durch …
analysis-chances = Aussicht auf den Sieg
analysis-span =
    { $n ->
        [one] von der ersten Antwort bis zur letzten; { $n } Moment
       *[other] von der ersten Antwort bis zur letzten; { $n } Momente
    }
analysis-turns =
    { $n ->
        [0] Keine Wendepunkte
        [one] Der Wendepunkt
       *[other] Die { $n } Wendepunkte
    }
analysis-change = { $who }: von { $before } auf { $after }
analysis-figures = Die Zahlen
analysis-moment = Moment
analysis-how = Von jedem Moment aus wurde mehrmals weitergespielt, etwa eine Runde lang; was dann auf dem Tisch liegt, zeigt, wie gut die Aussichten aller sind. Eine Schätzung, kein Urteil.

## Why

why-krom-points-more =
    { $n ->
        [one] { $n } Punkt mehr
       *[other] { $n } Punkte mehr
    }
why-krom-points-less =
    { $n ->
        [one] { $n } Punkt weniger
       *[other] { $n } Punkte weniger
    }
why-krom-ahead-more = in { $n } von 10 Fällen öfter vorn
why-krom-ahead-less = in { $n } von 10 Fällen seltener vorn
why-krom-rival-more =
    { $n ->
        [one] { $n } Punkt mehr beim stärksten Gegner
       *[other] { $n } Punkte mehr beim stärksten Gegner
    }
why-krom-rival-less =
    { $n ->
        [one] { $n } Punkt weniger beim stärksten Gegner
       *[other] { $n } Punkte weniger beim stärksten Gegner
    }
why-krom-resources-more =
    { $n ->
        [one] { $n } Rohstoff mehr
       *[other] { $n } Rohstoffe mehr
    }
why-krom-resources-less =
    { $n ->
        [one] { $n } Rohstoff weniger
       *[other] { $n } Rohstoffe weniger
    }
why-krom-cards-more =
    { $n ->
        [one] { $n } Bonuskarte mehr
       *[other] { $n } Bonuskarten mehr
    }
why-krom-cards-less =
    { $n ->
        [one] { $n } Bonuskarte weniger
       *[other] { $n } Bonuskarten weniger
    }
why-krom-stunned-more = in { $n } von 10 Fällen öfter bewusstlos
why-krom-stunned-less = in { $n } von 10 Fällen seltener bewusstlos
why-krom-beaten-more = in { $n } von 10 Fällen öfter im Kampf besiegt
why-krom-beaten-less = in { $n } von 10 Fällen seltener im Kampf besiegt
why-krom-krom-more = { $n } Krom mehr
why-krom-krom-less = { $n } Krom weniger
why-krom-hit-points-more =
    { $n ->
        [one] { $n } Lebenspunkt mehr
       *[other] { $n } Lebenspunkte mehr
    }
why-krom-hit-points-less =
    { $n ->
        [one] { $n } Lebenspunkt weniger
       *[other] { $n } Lebenspunkte weniger
    }

why-gletscher-trophies-more =
    { $n ->
        [one] { $n } Trophäe mehr
       *[other] { $n } Trophäen mehr
    }
why-gletscher-trophies-less =
    { $n ->
        [one] { $n } Trophäe weniger
       *[other] { $n } Trophäen weniger
    }
why-gletscher-rival-more =
    { $n ->
        [one] { $n } Trophäe mehr beim stärksten Gegner
       *[other] { $n } Trophäen mehr beim stärksten Gegner
    }
why-gletscher-rival-less =
    { $n ->
        [one] { $n } Trophäe weniger beim stärksten Gegner
       *[other] { $n } Trophäen weniger beim stärksten Gegner
    }
why-gletscher-clan-more =
    { $n ->
        [one] { $n } Clankarte mehr
       *[other] { $n } Clankarten mehr
    }
why-gletscher-clan-less =
    { $n ->
        [one] { $n } Clankarte weniger
       *[other] { $n } Clankarten weniger
    }
why-gletscher-wounded-more =
    { $n ->
        [one] { $n } verletzte Karte mehr
       *[other] { $n } verletzte Karten mehr
    }
why-gletscher-wounded-less =
    { $n ->
        [one] { $n } verletzte Karte weniger
       *[other] { $n } verletzte Karten weniger
    }
why-gletscher-weapons-more =
    { $n ->
        [one] { $n } Waffe mehr
       *[other] { $n } Waffen mehr
    }
why-gletscher-weapons-less =
    { $n ->
        [one] { $n } Waffe weniger
       *[other] { $n } Waffen weniger
    }
why-gletscher-fate-more =
    { $n ->
        [one] { $n } Schicksalskarte mehr
       *[other] { $n } Schicksalskarten mehr
    }
why-gletscher-fate-less =
    { $n ->
        [one] { $n } Schicksalskarte weniger
       *[other] { $n } Schicksalskarten weniger
    }
why-gletscher-food-more = { $n } Nahrung mehr
why-gletscher-food-less = { $n } Nahrung weniger
why-gletscher-ready-more =
    { $n ->
        [one] { $n } bereite Clankarte mehr
       *[other] { $n } bereite Clankarten mehr
    }
why-gletscher-ready-less =
    { $n ->
        [one] { $n } bereite Clankarte weniger
       *[other] { $n } bereite Clankarten weniger
    }

why-above_below-points-more =
    { $n ->
        [one] { $n } Punkt mehr
       *[other] { $n } Punkte mehr
    }
why-above_below-points-less =
    { $n ->
        [one] { $n } Punkt weniger
       *[other] { $n } Punkte weniger
    }
why-above_below-villagers-more = { $n } Bewohner mehr
why-above_below-villagers-less = { $n } Bewohner weniger
why-above_below-injured-more =
    { $n ->
        [one] { $n } Verletzter mehr
       *[other] { $n } Verletzte mehr
    }
why-above_below-injured-less =
    { $n ->
        [one] { $n } Verletzter weniger
       *[other] { $n } Verletzte weniger
    }
why-above_below-ready-more =
    { $n ->
        [one] { $n } bereiter Bewohner mehr
       *[other] { $n } bereite Bewohner mehr
    }
why-above_below-ready-less =
    { $n ->
        [one] { $n } bereiter Bewohner weniger
       *[other] { $n } bereite Bewohner weniger
    }
why-above_below-caves-more =
    { $n ->
        [one] { $n } leere Höhle mehr
       *[other] { $n } leere Höhlen mehr
    }
why-above_below-caves-less =
    { $n ->
        [one] { $n } leere Höhle weniger
       *[other] { $n } leere Höhlen weniger
    }
why-above_below-goods-more =
    { $n ->
        [one] { $n } Ware mehr im Vorrat
       *[other] { $n } Waren mehr im Vorrat
    }
why-above_below-goods-less =
    { $n ->
        [one] { $n } Ware weniger im Vorrat
       *[other] { $n } Waren weniger im Vorrat
    }
why-above_below-coins-more =
    { $n ->
        [one] { $n } Münze mehr
       *[other] { $n } Münzen mehr
    }
why-above_below-coins-less =
    { $n ->
        [one] { $n } Münze weniger
       *[other] { $n } Münzen weniger
    }
why-above_below-reputation-more = { $n } Ruf mehr
why-above_below-reputation-less = { $n } Ruf weniger
