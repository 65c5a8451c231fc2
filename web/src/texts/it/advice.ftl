# I suggerimenti dell’Anziana durante la partita, e l’analisi dopo.

## Hints

hint-title = Il consiglio dell’Anziana
hint-thinking = L’Anziana osserva il tavolo per un po’…
hint-best = Prima scelta
hint-second = Seconda
hint-chance =
    { $tens ->
        [0] non vince quasi mai ({ $percent })
        [10] vince quasi sempre ({ $percent })
        [one] vince circa { $tens } volta su 10 ({ $percent })
       *[other] vince circa { $tens } volte su 10 ({ $percent })
    }
hint-note = Una stima dell’Anziana, da ciò che puoi vedere.
until = alla fine del turno
than-second = rispetto alla seconda scelta
why-gain = In media, { $until }: { $gain } { $than }.
why-gain-cost = In media, { $until }: { $gain }, ma { $cost } { $than }.
why-cost = In media, { $until }: { $cost } { $than }, eppure la prima vince più spesso.
why-cost-same = In media, { $until }: { $cost } { $than }, eppure le due vincono più o meno altrettanto spesso.
why-same = Le due portano quasi allo stesso punto { $until }.
why-worse = Le altre sono parse subito peggiori.

## After the game

analysis-note = Dove è girata la partita? I bot la ripercorrono e stimano le possibilità di ciascuno, momento per momento.
analysis-begin = Analizza la partita
analysis-progress = I bot ripercorrono la partita…
analysis-chances = Possibilità di vincere
analysis-span =
    { $n ->
        [one] dalla prima risposta all’ultima; { $n } momento
       *[other] dalla prima risposta all’ultima; { $n } momenti
    }
analysis-turns =
    { $n ->
        [0] Nessun punto di svolta
        [one] Il punto di svolta
       *[other] I { $n } punti di svolta
    }
analysis-change = { $who }: da { $before } a { $after }
analysis-figures = Le cifre
analysis-moment = Momento
analysis-how = Da ogni momento la partita è stata continuata più volte, per circa un giro di tavolo; quel che c’è allora sul tavolo dice quante possibilità di vincere ha ciascuno. È una stima, non un verdetto.
