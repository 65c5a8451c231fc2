# Was Tipps und Analysen davon sagen.

until-krom = bis zum Ende der Runde
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
