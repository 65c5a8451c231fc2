# Les conseils de l’Ancienne pendant la partie, et l’analyse après.

## Hints

hint-title = Le conseil de l’Ancienne
hint-thinking = L’Ancienne regarde la table un moment…
hint-best = Le mieux
hint-second = Sinon
hint-chance =
    { $tens ->
        [0] ne gagne presque jamais ({ $percent })
        [10] gagne presque toujours ({ $percent })
       *[other] gagne environ { $tens } fois sur 10 ({ $percent })
    }
hint-note = Une estimation de l’Ancienne, d’après ce que vous voyez.
until = à la fin de la manche
than-second = qu’avec le second choix
why-gain = En moyenne, { $until } : { $gain } { $than }.
why-gain-cost = En moyenne, { $until } : { $gain }, mais { $cost } { $than }.
why-cost = En moyenne, { $until } : { $cost } { $than }, et pourtant le premier gagne plus souvent.
why-cost-same = En moyenne, { $until } : { $cost } { $than }, et pourtant les deux gagnent à peu près aussi souvent.
why-same = Les deux reviennent à peu près au même { $until }.
why-worse = Les autres ont tout de suite paru moins bons.

## After the game

analysis-note = Comment la partie a-t-elle basculé ? Les bots la parcourent et estiment les chances de chacun, moment par moment.
analysis-begin = Analyser la partie
analysis-progress = Les bots parcourent la partie…
analysis-chances = Chances de gagner
analysis-span =
    { $n ->
        [one] de la première réponse à la dernière ; { $n } moment
       *[other] de la première réponse à la dernière ; { $n } moments
    }
analysis-turns =
    { $n ->
        [0] Aucun tournant
        [one] Le tournant
       *[other] Les { $n } tournants
    }
analysis-change = { $who } : de { $before } à { $after }
analysis-figures = Les chiffres
analysis-moment = Moment
analysis-how = À partir de chaque moment, la partie a été poursuivie plusieurs fois, sur un tour de table environ ; ce qu’il y a alors sur la table donne les chances de chacun. C’est une estimation, pas un verdict.
