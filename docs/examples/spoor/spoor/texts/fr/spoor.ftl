game-name = Sur la piste
round = jour { $n }
row-playing = en cours, jour { $round }

prompt-boasting = C’est l’aube. Combien de traces suivrez-vous aujourd’hui ? Vantez-vous !
prompt-hunt =
    { $lost ->
        [1] La piste est perdue. La dernière trace ne mène nulle part : { $dice }.
       *[0] Continuer, ou rentrer ? Votre piste : { $dice }. { $boast ->
            [0] Vous n’avez rien promis
            [1] Vous en avez promis 1
           *[other] Vous en avez promis { $boast }
        }.
    }
doing-boasting = on se vante
doing-hunt = le nez au sol

choice-follow = suivre la piste
choice-home =
    { $n ->
        [0] rentrer les mains vides
        [1] rentrer avec 1 point
       *[other] rentrer avec { $n } points
    }
choice-torch = brûler une torche et regarder de plus près
choice-boast =
    { $n ->
        [0] se taire
        [1] se vanter d’une trace
       *[other] se vanter de { $n } traces
    }

refuse-lost = la piste est perdue
refuse-not-lost = la piste n’est pas perdue
refuse-no-torch = vous n’avez plus de torche

log-round = Jour { $day }
log-boasted =
    { $boast ->
        [0] { $seat } se tait.
        [1] { $seat } se vante d’une trace.
       *[other] { $seat } se vante de { $boast } traces.
    }
log-torch = { $seat } brûle une torche.
log-home =
    { $points ->
        [0] { $seat } rentre les mains vides.
        [1] { $seat } rentre avec 1 point.
       *[other] { $seat } rentre avec { $points } points.
    }

view-round = Jour
view-points = points
view-torches = torches
view-boasts = promesse
view-dice = Piste
view-boast = Vous promettez

rules-title = Sur la piste, les règles
chapter-day = La journée
chapter-trail = La piste
chapter-points = Les points
rule-S1 = Une partie dure { $days } jours. Chaque jour, tout le monde se vante, puis chacun part à son tour. La première place commence le premier jour, la suivante le deuxième, et ainsi de suite.
    .title = Les jours
rule-S2 = À l’aube, chacun choisit en secret de combien de traces se vanter, d’aucune à { $most }. On entend toutes les vantardises en même temps.
    .title = Les vantardises
rule-S3 = On lance un dé après l’autre ; chacun est une trace. Une trace plus basse que la précédente fait perdre la piste. Après chaque trace, on peut rentrer ; une piste perdue ne se suit plus.
    .title = Les traces
rule-S4 = Chacun a { $torches } torches pour toute la partie. Qui a perdu la piste peut en brûler une : la dernière trace est retirée, et la chasse continue.
    .title = Les torches
rule-S5 = Une piste perdue ne vaut rien. Toute autre vaut un point par trace. Si elle compte au moins autant de traces qu’on l’avait dit à l’aube, on y ajoute ce nombre multiplié par lui-même : se vanter de 3 rapporte 9.
    .title = Les points
rule-S6 = Après le dernier jour, le plus de points l’emporte. En cas d’égalité, c’est le plus de torches restantes ; s’il y a encore égalité, la victoire est partagée.
    .title = La fin
