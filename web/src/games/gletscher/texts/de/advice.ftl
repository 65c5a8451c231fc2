# Was Tipps und Analysen davon sagen.

until-gletscher = bis zum Ende des Zuges
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
