# Gletscher in the terminal.

gletscher-clan-lion = Leone
gletscher-clan-horse = Cavallo
gletscher-clan-wolf = Lupo
gletscher-clan-boar = Cinghiale
gletscher-year =
    { $year ->
        [0] Preparazione
       *[other] Anno { $year }
    } · a { $goal } trofei
gletscher-winter-in =
    { $n ->
        [0] adesso l’inverno
        [one] inverno tra { $n } carta
       *[other] inverno tra { $n } carte
    }
gletscher-last-turn = ultimo turno dell’anno
gletscher-trophies = trofei
gletscher-hunters = cacciatori
gletscher-food = cibo
gletscher-clan = carte Clan
gletscher-fate = Destino
gletscher-outcome-fed = sazi
gletscher-outcome-half-fed = a metà
gletscher-outcome-hungry = affamati
gletscher-mark-migrating = in migrazione
gletscher-mark-asleep = artefatto dormiente
gletscher-row = Scoperte
gletscher-kind-prey = preda
gletscher-kind-herb = erba
gletscher-kind-weapon = arma
gletscher-kind-artefact = artefatto
gletscher-kind-event = evento
gletscher-kind-winter = inverno
gletscher-slot-taken = presa
gletscher-slot-caught = catturata
gletscher-slot-gathered = raccolta
gletscher-slot-past = passato
gletscher-reach = raggiungi { $n }
gletscher-feeds = cibo { $n }
gletscher-story = storia { $n }
gletscher-size-small = piccola +{ $n }
gletscher-size-large = grossa +{ $n }
gletscher-as-weapon = come arma { $bonus }
gletscher-caves = Caverne
gletscher-empty = niente
gletscher-in-store = cibo { $food }, storia { $story }
gletscher-hand = Destino
gletscher-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
gletscher-no-fate = nessuna carta
gletscher-colour-green = carta Destino verde
gletscher-colour-red = carta Destino rossa
gletscher-colour-yellow = carta Destino gialla
gletscher-hunt = La caccia
gletscher-need = serve { $need }, c’è { $have }
gletscher-crew = { $sent } cacciatori, ne servono { $needed }
gletscher-by-team = squadra
gletscher-by-storm = tempesta
gletscher-in-play = In gioco
gletscher-plays = { $who } gioca «{ $card }» contro { $target }
gletscher-hits = { $card }: { $target }
gletscher-gathering = Raduno
gletscher-nobody = nessuno
gletscher-meal = Il pasto
gletscher-laid = { $food } su { $price }
gletscher-piles = Mazzi
gletscher-piles-line = Caccia { $hunt } (scarti { $discards }) · Clan { $clan } · Destino { $fate }
gletscher-won =
    { $winners ->
        [one] Vince { $who } nell’anno { $year } con { $trophies } trofei (G27)!
       *[other] { $who } si dividono la vittoria nell’anno { $year } con { $trophies } trofei ciascuno (G27)!
    }
gletscher-won-end =
    { $winners ->
        [one] Vince { $who }! Dopo l’inverno { $year } la partita finisce; { $trophies } trofei sono i più (G27).
       *[other] { $who } si dividono la vittoria! Dopo l’inverno { $year } la partita finisce con { $trophies } trofei ciascuno (G27).
    }
