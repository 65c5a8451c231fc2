# Gletscher in the terminal.

gletscher-clan-lion = Lion
gletscher-clan-horse = Cheval
gletscher-clan-wolf = Loup
gletscher-clan-boar = Sanglier
gletscher-year =
    { $year ->
        [0] Mise en place
       *[other] Année { $year }
    } · à { $goal } trophées
gletscher-winter-in =
    { $n ->
        [0] l’hiver arrive
        [one] hiver dans { $n } carte
       *[other] hiver dans { $n } cartes
    }
gletscher-last-turn = dernier tour de l’année
gletscher-trophies = trophées
gletscher-hunters = chasseurs
gletscher-food = nourriture
gletscher-clan = cartes Clan
gletscher-fate = Destin
gletscher-outcome-fed = nourris
gletscher-outcome-half-fed = à moitié
gletscher-outcome-hungry = affamés
gletscher-mark-migrating = en migration
gletscher-mark-asleep = artefact endormi
gletscher-row = Révélées
gletscher-kind-prey = gibier
gletscher-kind-herb = plante
gletscher-kind-weapon = arme
gletscher-kind-artefact = artefact
gletscher-kind-event = événement
gletscher-kind-winter = hiver
gletscher-slot-taken = prise
gletscher-slot-caught = attrapé
gletscher-slot-gathered = cueillie
gletscher-slot-past = passé
gletscher-reach = atteindre { $n }
gletscher-feeds = nourriture { $n }
gletscher-story = histoire { $n }
gletscher-size-small = petit +{ $n }
gletscher-size-large = gros +{ $n }
gletscher-as-weapon = en arme { $bonus }
gletscher-caves = Cavernes
gletscher-empty = rien
gletscher-in-store = nourriture { $food }, histoire { $story }
gletscher-hand = Destin
gletscher-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
gletscher-no-fate = aucune carte
gletscher-colour-green = carte Destin verte
gletscher-colour-red = carte Destin rouge
gletscher-colour-yellow = carte Destin jaune
gletscher-hunt = La chasse
gletscher-need = il faut { $need }, il y a { $have }
gletscher-crew = { $sent } chasseurs, il en faut { $needed }
gletscher-by-team = équipe
gletscher-by-storm = tempête
gletscher-in-play = En jeu
gletscher-plays = { $who } joue « { $card } » contre { $target }
gletscher-hits = { $card } : { $target }
gletscher-gathering = Concours
gletscher-nobody = personne
gletscher-meal = Le repas
gletscher-laid = { $food } sur { $price }
gletscher-piles = Pioches
gletscher-piles-line = Chasse { $hunt } (défausse { $discards }) · Clan { $clan } · Destin { $fate }
gletscher-won =
    { $winners ->
        [one] { $who } gagne l’année { $year } avec { $trophies } trophées (G27) !
       *[other] { $who } partagent la victoire l’année { $year } avec { $trophies } trophées chacun (G27) !
    }
gletscher-won-end =
    { $winners ->
        [one] { $who } gagne ! Après l’hiver { $year } la partie s’achève ; { $trophies } trophées, c’est le plus (G27).
       *[other] { $who } partagent la victoire ! Après l’hiver { $year } la partie s’achève avec { $trophies } trophées chacun (G27).
    }
