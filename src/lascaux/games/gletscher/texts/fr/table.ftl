# Les mots de la table : noms, questions, choix, refus et journal.

game-name = Am Rande des Gletschers
cave-lion = Lions des cavernes
cave-horse = Chevaux
cave-wolf = Loups
cave-boar = Sangliers

round = année { $n }
row-playing = en cours, année { $round }

clan-card =
    { $n ->
        [one] { $n } chasseur
       *[other] { $n } chasseurs
    }
quoted = « { $card } »
with-net = { $card } dans { $net }
zone-hand = en main
zone-used = à l’abri
zone-wounded = blessés
deck-clan = Clan
deck-fate = Destin
small-game = petit gibier
large-game = gros gibier
contest-hunters = Chasseurs
contest-herbalists = Herboristes
contest-shamans = Chamanes
outcome-fed = tout le monde mange
outcome-half-fed = la moitié mange, personne ne part
outcome-hungry = le clan a faim
the-winter = l’hiver
die-any = n’importe quel dé suffit
die-from = un { $die } ou plus
die-never = aucun dé ne suffit
fate-row =
    { $n ->
        [one] { $card }, { $n } carte
       *[other] { $card }, { $n } cartes
    }

effect-lucky-hunt = le dé vaut 6 et personne ne peut s’en mêler
effect-offering = un gibier de la réserve annule une carte ou un séisme
effect-dispute = les deux lancent, le plus haut prend le gibier
effect-broken-weapon = l’arme se brise, la chasse est finie
effect-storm = un de moins au dé
effect-migration = aucune action au prochain tour
effect-spoiled-herbs = toutes les plantes sont jetées
effect-raid = le dé dit combien vous prenez dans la réserve
effect-predator = une plante ou une carte Clan est perdue
effect-wrath = l’artefact dort jusqu’à la fin du prochain tour
effect-scavenger = le dé dit combien la réserve perd

option-herbs-heal = les plantes soignent

# Ce que font les autres, après « On attend X : … ».
doing-take = regarde ce qui est sorti
doing-heal = fait bouillir des plantes
doing-healed = panse quelqu’un
doing-actions = organise la journée
doing-gather = envoie quelqu’un cueillir
doing-work = cherche un volontaire
doing-team = choisit une équipe de chasse
doing-help = prépare la chasse
doing-reaction = hésite à jouer une carte Destin
doing-offering = songe à une offrande
doing-offer = choisit une offrande
doing-roll = respire un grand coup
doing-wound = regarde qui boite
doing-dispute = se demande à qui est ce gibier
doing-end-of-turn = termine son tour
doing-plunder = visite la réserve du voisin
doing-lose-store = choisit ce qu’il faut perdre
doing-predator = fait face à des dents
doing-lose-gear = fouille les décombres
doing-lose-clan = dit au revoir
doing-limit = trie des cartes
doing-keep-fate = garde une carte Destin
doing-meal = met la table
doing-welcome = ouvre la porte

prompt-take = Vous pouvez prendre des armes et des artefacts dans votre caverne.
prompt-heal = Vous pouvez donner des plantes : chacune ramène une carte blessée dans votre main.
prompt-healed = Qui est soigné ?
prompt-actions =
    { $n ->
        [one] À vous : { $n } carte Clan en main. Que fait-elle ?
       *[other] À vous : { $n } cartes Clan en main, une action chacune. Que font-elles ?
    }
prompt-gather = Qui y va ? « { $card } » demande { $needed ->
        [one] { $needed } chasseur
       *[other] { $needed } chasseurs
    } ; { $sent } en route.
prompt-work = Quelle carte Clan s’en charge ? Elle est utilisée pour ce tour.
prompt-team = Qui y va ? Chasse : « { $card } ». { $needed ->
        [one] Il faut { $needed } chasseur
       *[other] Il faut { $needed } chasseurs
    }, { $sent } dans l’équipe.
prompt-help = Un coup de main ? « { $card } » : il faut { $need }, vous avez { $have } ({ $die }).
prompt-reaction = Vous pouvez jouer une carte rouge. { $who } chasse « { $card } » : il faut { $need }, il y a { $have } ({ $die }).
prompt-offering = { $what } Vous pouvez l’annuler par une offrande.
threat-card = { $who } joue « { $card } » contre vous.
threat-earthquake = Le séisme vous frappe : { $die } au dé.
prompt-offer = Quel gibier offrez-vous ?
prompt-roll = Lancez le dé ou renoncez. « { $card } » : il faut { $need }, vous avez { $have } ({ $die }).
prompt-wound = Qui est blessé ? « { $card } » vous a échappé.
prompt-dispute = Vous pouvez disputer la prise. { $who } a attrapé « { $card } ».
prompt-end-of-turn = Fin de votre tour : vous pouvez jouer une carte jaune contre quelqu’un.
prompt-target = Contre qui ? « { $card } » : { $effect }.
prompt-plunder =
    { $n ->
        [one] Prenez { $n } carte à { $who }, dans sa réserve.
       *[other] Prenez { $n } cartes à { $who }, dans sa réserve. Laquelle d’abord ?
    }
prompt-lose-store =
    { $n ->
        [one] Vous devez perdre { $n } carte de votre réserve.
       *[other] Vous devez perdre { $n } cartes de votre réserve. Laquelle d’abord ?
    }
prompt-predator = Vous devez perdre une plante ou une carte Clan.
prompt-lose-gear = Vous devez perdre une arme ou l’artefact.
prompt-lose-clan = Vous devez perdre une carte Clan.
prompt-limit = Vous devez défausser. Vous avez { $n } cartes, { $limit } sont permises.
prompt-keep-fate = C’est l’hiver : vous gardez une carte Destin. Personne ne voit laquelle.
prompt-meal = Que mange-t-on ? Il faut { $price } de nourriture à votre clan, { $eaten } sur la table.
prompt-welcome = Tout le monde a mangé. Vous pouvez piocher une carte Clan.

choice-pass = Passer
choice-leave = Laisser le reste
choice-take = Prendre « { $card } »
choice-heal = Donner « { $card } »
choice-heal-no-more = Ne pas donner de plante
choice-healed = { $clan }
choice-stop = Finir vos actions
choice-hunt = Chasser « { $card } » : atteindre { $need }, { $needed ->
        [one] { $needed } chasseur
       *[other] { $needed } chasseurs
    }, nourriture { $food }
choice-gather = Cueillir « { $card } » : { $needed ->
        [one] { $needed } chasseur
       *[other] { $needed } chasseurs
    }, nourriture { $food }
choice-make = { $small ->
        [0] Faire une arme de « { $card } » : +{ $large } contre le gros gibier
       *[other] { $large ->
            [0] Faire une arme de « { $card } » : +{ $small } contre le petit gibier
           *[other] Faire une arme de « { $card } » : +{ $small } contre le petit, +{ $large } contre le gros gibier
        }
    }
choice-make-nothing = Faire une arme de « { $card } »
choice-draw-fate = Piocher une carte Destin
choice-work = { $clan }
choice-send = Envoyer { $clan }
choice-team-ready = L’équipe est complète
choice-go-on = C’est tout
choice-weapon = Prendre « { $card } » : { $bonus }
choice-invoke = Invoquer « { $card } » : { $bonus }
choice-sacrifice = Sacrifier « { $card } » : +1
choice-play = Jouer « { $card } » : { $effect }
choice-roll = Lancer le dé
choice-call-off = Renoncer à la chasse
choice-wound = { $clan }
choice-offer = Offrir « { $card } »
choice-no-card = Ne rien jouer
choice-target = { $who }
choice-plunder = Prendre « { $card } »
choice-lose-card = Perdre « { $card } »
choice-lose-clan = Perdre { $clan }, { $zone }
choice-keep-all = Garder toutes les cartes
choice-discard-fate = Défausser « { $card } »
choice-keep = Garder « { $card } » : { $effect }
choice-eat = Manger « { $card } » : nourriture { $food }
choice-welcome = Piocher une carte Clan
choice-no-welcome = Ne pas piocher

refuse-only-in-own-hunt = dans votre chasse, ou en défense
refuse-only-in-others-hunt = dans la chasse d’un autre seulement
refuse-only-at-end-of-turn = en fin de tour seulement
refuse-only-in-defence = seulement contre une carte Destin ou un séisme
refuse-no-fate-left = il n’y a plus de carte Destin à piocher
refuse-no-weapon-in-it = on ne peut pas en faire une arme
refuse-take-earlier = les armes et les artefacts se prennent avant les actions
refuse-too-few-hunters =
    { $needed ->
        [one] il faut { $needed } chasseur, vous en avez { $n }
       *[other] il faut { $needed } chasseurs, vous en avez { $n }
    }
refuse-no-team = une équipe compte au moins une carte Clan
refuse-one-weapon = une seule arme par chasse
refuse-no-bonus = inutile contre du { $size }
refuse-asleep = il est face cachée
refuse-once-per-turn = une seule fois par tour
refuse-no-herb = une plante ne se sacrifie pas
refuse-one-sacrifice = un seul sacrifice par chasse
refuse-no-weapon = aucune arme n’est employée
refuse-only-after-success = seulement après une chasse réussie
refuse-only-before-the-roll = seulement avant le dé
refuse-not-red = cette carte n’est pas rouge
refuse-no-dispute = cette carte ne dispute rien
refuse-no-offering = cette carte n’est pas une offrande
refuse-not-yellow = cette carte n’est pas jaune
refuse-no-target = il n’y a personne contre qui la jouer
refuse-already-migrating = { $who } est déjà sur les routes
refuse-already-asleep = chez { $who }, l’artefact est déjà face cachée
refuse-no-herbs-there = { $who } n’a pas de plante
refuse-empty-store = chez { $who }, la réserve est vide
refuse-no-artefact-there = { $who } n’a pas d’artefact
refuse-over-the-limit = { $limit } cartes, c’est la limite
refuse-fate-first = on défausse d’abord les cartes Destin
refuse-one-too-many = avec elle, une autre carte serait mangée pour rien

log-round = Année { $year }, { $who }
log-start-dice = Pour le premier tour : { $scores }.
score = { $who } { $die }
score-story = { $who } { $die } + { $story } = { $total }
log-starts = { $seat } commence.
log-migrates = { $seat } déménage et ne fait rien d’autre.
log-revealed = Voici : « { $card } ».
log-took = { $seat } prend « { $card } ».
log-gave-up = { $seat } abandonne « { $card } ».
log-healed-with = { $seat } fait bouillir « { $card } ».
log-healed = { $seat } : { $clan } sur pied tout de suite.
log-recovered = { $seat } : { $cards } de nouveau sur pied. Aujourd’hui, repos.
log-discarded-fate = { $seat } défausse « { $card } ».
log-event = { $card } !
log-tremor = { $seat } : { $die } au dé.
log-shattered = { $seat } perd « { $card } ».
log-hunting = { $seat } chasse « { $card } » avec { $team }.
log-armed = { $seat } emporte « { $card } » : +{ $bonus }.
log-invoked = { $seat } invoque « { $card } ».
log-sacrificed = { $seat } sacrifie « { $card } ».
log-played = { $seat } joue « { $card } ».
log-played-on = { $seat } joue « { $card } » contre { $target }.
log-offered = { $seat } offre « { $card } » aux esprits.
log-cancelled = « { $card } » reste sans effet.
log-broke = « { $card } » se brise. { $seat } rentre les mains vides.
log-called-off = { $seat } se ravise et laisse « { $card } » tranquille.
log-caught = { $die } au dé, { $total } en tout, il fallait { $value } : { $seat } attrape « { $card } » !
log-caught-lucky = { $total } en tout, il fallait { $value } : { $seat } attrape « { $card } », comme par miracle !
log-missed = { $die } au dé, { $total } en tout, il fallait { $value } : « { $card } » échappe à { $seat }.
log-netted = « { $card } » reste dans « { $net } ».
log-wounded = { $seat } : { $clan } à terre.
log-dispute-won = { $seat } crie plus fort que { $target } et prend « { $card } ».
log-dispute-lost = { $target } garde « { $card } » ; { $seat } aura au moins donné de la voix.
log-gathered = { $seat } cueille « { $card } ».
log-made = { $seat } fait une arme de « { $card } ».
log-harm =
    { $n ->
        [0] { $seat } lance { $die } : il ne se passe rien.
        [one] { $seat } lance { $die } : { $n } carte.
       *[other] { $seat } lance { $die } : { $n } cartes.
    }
log-plundered = { $seat } prend « { $card } » à { $target }.
log-lost-card = { $seat } perd « { $card } ».
log-lost-clan = { $seat } perd { $clan }.
log-refounded =
    { $trophies ->
        [0] Chez { $seat }, le clan n’est plus. Un nouveau s’installe dans la caverne.
        [one] Chez { $seat }, le clan n’est plus, son trophée non plus. Un nouveau s’installe dans la caverne.
       *[other] Chez { $seat }, le clan n’est plus, ses { $trophies } trophées non plus. Un nouveau s’installe dans la caverne.
    }
log-drew-clan = { $clan } de plus pour { $seat }.
log-drew-fate = { $seat } pioche une carte Destin.
log-drew-fate-card = { $seat } pioche une carte Destin : « { $card } ».
log-shuffled = Les cartes { $deck } sont mélangées.
log-kept-fate =
    { $n ->
        [one] { $seat } garde une carte Destin et en rend { $n }.
       *[other] { $seat } garde une carte Destin et en rend { $n }.
    }
log-kept-fate-card =
    { $n ->
        [one] { $seat } garde « { $card } » et rend { $n } carte Destin.
       *[other] { $seat } garde « { $card } » et rend { $n } cartes Destin.
    }
log-contest-dice = { $contest } : { $scores }.
log-contest-dice-again = { $contest }, égalité, on relance : { $scores }.
log-no-contest = { $contest } : personne n’a rien à raconter.
log-trophy = { $contest } : le trophée va à { $seat } pour « { $card } ».
log-trophy-alone = { $contest } : personne d’autre n’a rien à raconter, { $seat } gagne avec « { $card } ».
log-feeding = { $seat } a { $food } de nourriture pour { $hunters } : { $outcome }.
log-ate = { $seat } mange { $cards }.
log-won =
    { $trophies ->
        [one] Victoire pour { $seats } avec { $trophies } trophée et { $hunters } chasseurs !
       *[other] Victoire pour { $seats } avec { $trophies } trophées et { $hunters } chasseurs !
    }
