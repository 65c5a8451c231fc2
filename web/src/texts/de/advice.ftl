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
until = bis zum Ende der Runde
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
