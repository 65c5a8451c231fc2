game-name = Sulle tracce
round = giorno { $n }
row-playing = in corso, giorno { $round }

prompt-boasting = È l’alba. Quante tracce seguirai oggi? Fatti valere!
prompt-hunt =
    { $lost ->
        [1] La pista è persa. L’ultima traccia non porta a nulla: { $dice }.
       *[0] Avanti, o a casa? La tua pista: { $dice }. { $boast ->
            [0] Non hai annunciato nulla
            [1] Ne hai annunciata 1
           *[other] Ne hai annunciate { $boast }
        }.
    }
doing-boasting = le solite vanterie
doing-hunt = il naso a terra

choice-follow = seguire la pista
choice-home =
    { $n ->
        [0] tornare a mani vuote
        [1] tornare con 1 punto
       *[other] tornare con { $n } punti
    }
choice-torch = bruciare una torcia e guardare meglio
choice-boast =
    { $n ->
        [0] tacere
        [1] vantarsi di 1 traccia
       *[other] vantarsi di { $n } tracce
    }

refuse-lost = la pista è persa
refuse-not-lost = la pista non è persa
refuse-no-torch = non hai più torce

log-round = Giorno { $day }
log-boasted =
    { $boast ->
        [0] { $seat } tace.
        [1] { $seat } si vanta di 1 traccia.
       *[other] { $seat } si vanta di { $boast } tracce.
    }
log-torch = { $seat } brucia una torcia.
log-home =
    { $points ->
        [0] { $seat } torna a mani vuote.
        [1] { $seat } torna con 1 punto.
       *[other] { $seat } torna con { $points } punti.
    }

view-round = Giorno
view-points = punti
view-torches = torce
view-boasts = vanto
view-dice = Pista
view-boast = Il tuo vanto

rules-title = Sulle tracce, le regole
chapter-day = La giornata
chapter-trail = La pista
chapter-points = I punti
rule-S1 = Una partita dura { $days } giorni. Ogni giorno prima tutti si vantano, poi partono uno dopo l’altro. Il primo giorno comincia il primo posto, il secondo il seguente, e così via.
    .title = I giorni
rule-S2 = All’alba ciascuno decide in segreto di quante tracce vantarsi, da nessuna a { $most }. I vanti si sentono tutti insieme.
    .title = I vanti
rule-S3 = Si lancia un dado dopo l’altro; ciascuno è una traccia. Una traccia più bassa della precedente fa perdere la pista. Dopo ogni traccia si può tornare a casa; una pista persa non si segue più.
    .title = Le tracce
rule-S4 = Ognuno ha { $torches } torce per tutta la partita. Chi ha perso la pista può bruciarne una: l’ultima traccia viene tolta e la caccia continua.
    .title = Le torce
rule-S5 = Una pista persa non vale nulla. Ogni altra vale un punto per traccia. Se ha almeno tante tracce quante annunciate, si aggiunge il vanto per sé stesso: un vanto di 3 vale 9.
    .title = I punti
rule-S6 = Dopo l’ultimo giorno vince chi ha più punti. In caso di parità vince chi ha più torce rimaste; se la parità resta, la vittoria è condivisa.
    .title = La fine
