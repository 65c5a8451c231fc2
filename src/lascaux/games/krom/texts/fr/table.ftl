# Words at the table: names, prompts, choices, refusals and the log.
# $place is the bare name; $place_in and $place_to are its forms "in the …" and "to the …".

game-name = Krom: Evolution
place-cave = Caverne
    .in = dans la Caverne
    .to = dans la Caverne
place-forest = Forêt
    .in = dans la Forêt
    .to = dans la Forêt
place-savanna = Savane
    .in = dans la Savane
    .to = dans la Savane
place-mountain = Montagne
    .in = sur la Montagne
    .to = sur la Montagne
the-kromosaurus = le Kromosaure
on-target = { " contre " }{ $who }

kind-krom = krom
kind-wood = bois
kind-stone = caillou
kind-bone = os
kind-hit_points = points de vie
kind-bonus = carte Bonus
goods-krom =
    { $n ->
        [one] { $n } krom
       *[other] { $n } kroms
    }
goods-wood = { $n } bois
goods-stone =
    { $n ->
        [one] { $n } caillou
       *[other] { $n } cailloux
    }
goods-bone = { $n } os
goods-hit_points =
    { $n ->
        [one] { $n } point de vie
       *[other] { $n } points de vie
    }
goods-bonus =
    { $n ->
        [one] { $n } carte Bonus
       *[other] { $n } cartes Bonus
    }
goods-any =
    { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
deck-bonus = Bonus
deck-hunting = Chasse
deck-picking = Cueillette
row-evolution = Évolutions
row-hunting = proies

combination-nothing = rien
combination-pair = paire
combination-two_pairs = double paire
combination-three = brelan
combination-full_house = full
combination-four = carré
combination-five = cinq pareils
combination-straight = suite
reward-row = { $name } : { $reward }

effect-dice =
    { $n ->
        [one] { $n } dé de plus au combat
       *[other] { $n } dés de plus au combat
    }
effect-add = +{ $n } au combat
effect-gain = rapporte { $x }
effect-lose = fait perdre { $x } à quelqu’un
effect-steal = vole { $x } à quelqu’un du même lieu
effect-trade = coûte { $y }, rapporte { $x }
effect-swap = échange { $y } contre { $x } avec quelqu’un
effect-counter = contre la carte Bonus de quelqu’un d’autre
symbol = seulement { $place_in }
no-symbol = partout
symbol-note = { " (" }seulement { $place_in })

option-long-game = partie longue
option-stun-recovery = réveil
value-stun-recovery = { $value } points de vie
option-unlimited-supply = réserve illimitée
option-glacial = plateau glaciaire
option-kromosaurus = Kromosaure
option-characters = personnages
value-characters-random = au hasard
value-characters-chosen = choisis à tour de rôle

# What others are doing, after "Waiting for X: …".
doing-movement = choix du lieu
doing-character = choix du personnage
doing-bonus-window = une carte de combat, peut-être
doing-counter-window = un contre, peut-être
doing-robbery = fouille des poches
doing-cave = repos ou services
doing-services = emplettes dans la Caverne
doing-forest = premiers pas dans la Forêt
doing-picking = cueillette dans la Forêt
doing-savanna = choix de la proie
doing-extra-dice = préparatifs de chasse
doing-mountain = dernier regard avant l’ascension
doing-reroll = ascension de la Montagne
doing-done = fin de la phase
doing-reward = choix de la récompense
doing-loss = choix de la perte

prompt-chance = Les dés roulent.
prompt-movement = Choisissez où aller. Personne ne le voit avant que tout le monde ait choisi.
prompt-character = Choisissez un personnage.
prompt-bonus-window = Vous pouvez jouer une carte de combat. Vous avez { $total }, le meilleur total est { $best }.
prompt-counter-window = { $who } joue « { $card } »{ $target } : { $effect }. Vous pouvez contrer.
prompt-robbery = Vous pouvez dépouiller vos victimes.
prompt-cave = Vous êtes dans la Caverne : reposez-vous ou utilisez les services.
prompt-services = Services : achetez ce que vous voulez.
prompt-forest = Vous êtes dans la Forêt : la première carte Cueillette est gratuite.
prompt-picking = Vous pouvez cueillir encore ou vous arrêter là.
prompt-savanna = Vous êtes dans la Savane : choisissez une proie.
prompt-extra-dice =
    { $dice ->
        [one] « { $card } » : { $dice } dé doit donner au moins { $value }. Vous pouvez acheter des dés en plus.
       *[other] « { $card } » : { $dice } dés doivent donner au moins { $value } en tout. Vous pouvez acheter des dés en plus.
    }
prompt-mountain = Vous êtes sur la Montagne : grimpez quand vous voulez.
prompt-reroll = Relancez ou prenez la récompense. Sur la table : { $dice }. Dans votre main : { $lifted }. Vous avez { $krom ->
        [one] { $krom } krom
       *[other] { $krom } kroms
    }.
prompt-done = Votre action est faite. Vous pouvez réaliser des Évolutions, jouer des cartes ou finir votre phase.
prompt-reward = Choisissez une des deux récompenses.
prompt-target = Contre qui jouez-vous « { $card } » ? ({ $effect })
prompt-kind = « { $card } » : quelle ressource ?
prompt-loss =
    { $n ->
        [one] Vous devez céder { $n } ressource. Laquelle ?
       *[other] Vous devez céder { $n } ressources. Laquelle d’abord ?
    }

choice-go = Aller { $place_to }
choice-character = { $name }, { $weight } kg
choice-pass = Passer
choice-end = Finir la phase
choice-rest = Se reposer : { $krom } et { $hit_points }
choice-services = Services : acheter des ressources, des cartes Bonus, des points de vie
choice-buy = Acheter { $goods } pour { $price ->
        [one] { $price } krom
       *[other] { $price } kroms
    }
choice-pick =
    { $price ->
        [0] Cueillir une carte (gratuite)
        [one] Cueillir une autre carte pour { $price } krom
       *[other] Cueillir une autre carte pour { $price } kroms
    }
choice-shuffle =
    { $n ->
        [one] Remélanger { $n } carte défaussée dans le paquet Cueillette
       *[other] Remélanger { $n } cartes défaussées dans le paquet Cueillette
    }
choice-hunt =
    { $dice ->
        [one] Chasser « { $card } » : { $dice } dé, au moins { $value }, pour { $reward }
       *[other] Chasser « { $card } » : { $dice } dés, au moins { $value }, pour { $reward }
    }
choice-hunt-again = Chasser encore
choice-climb = Grimper : lancer les dés
choice-extra-dice =
    { $n ->
        [0] Pas de dé en plus
        [one] { $n } dé en plus pour { $price } kroms
       *[other] { $n } dés en plus pour { $price } kroms
    }
choice-take-combination = Prendre la récompense ({ $name }) : { $reward }
choice-take-dice = Prendre la récompense maintenant
choice-reroll =
    { $n ->
        [0] Relancer des dés
        [one] Relancer { $n } dé
       *[other] Relancer { $n } dés
    } pour { $price ->
        [one] { $price } krom
       *[other] { $price } kroms
    }
choice-lift = Reprendre un { $face }
choice-realise = Réaliser « { $card } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $cost }{ $symbol }
choice-play = Jouer « { $card } » : { $effect }{ $symbol }
choice-stop-robbing = En rester là
choice-rob = Prendre { $goods } à { $who }
choice-target = { $who }
choice-give = Céder { $goods }
choice-take = Prendre { $goods }
choice-reward = { $goods }

refuse-must-move = il faut quitter le lieu où vous êtes
refuse-not-the-cave = personne ne peut choisir la Caverne à la première manche
refuse-character-taken = { $who } a déjà ce personnage
refuse-evolution-place = seulement { $place_in }
refuse-evolution-cost = il vous manque { $goods }
refuse-only-in-combat = seulement dans un combat
refuse-only-as-counter = seulement en réponse à la carte de quelqu’un d’autre
refuse-card-place = seulement { $place_in }
refuse-cannot-give = il faudrait pouvoir donner { $goods }
refuse-no-target = il n’y a personne à viser
refuse-target-lacks = { $who } ne peut pas donner { $goods }
refuse-target-elsewhere = { $who } est dans un autre lieu
refuse-no-counter = cette carte n’est pas un contre
refuse-no-combat-card = cette carte n’est pas une carte de combat
refuse-nothing-to-rob = { $who } n’en a pas
refuse-act-first = faites d’abord l’action du lieu
refuse-not-both = repos ou services, jamais les deux, et une seule fois
refuse-one-hunt = une seule chasse par phase
refuse-already-acted = l’action du lieu se fait une seule fois par phase
refuse-too-few-krom = il faut { $price ->
        [one] { $price } krom
       *[other] { $price } kroms
    }, vous en avez { $krom }
refuse-unhurt = vous avez déjà tous vos points de vie
refuse-no-bonus-left = il n’y a plus de carte Bonus à prendre
refuse-supply-empty = il n’y en a plus dans la réserve : { $kind }
refuse-nothing-to-shuffle = la défausse est vide
refuse-shuffle-first = seulement avant la première carte
refuse-no-more-cards = jamais plus de { $n } cartes
refuse-dice-in-hand = lancez d’abord les dés que vous avez en main
refuse-no-more-rerolls = les { $n } relances sont faites
refuse-lift-first = reprenez d’abord les dés à relancer

log-character = { $seat } joue { $character }.
log-round = Manche { $round }
log-got-up =
    { $hit_points ->
        [one] { $seat } se relève avec { $hit_points } point de vie.
       *[other] { $seat } se relève avec { $hit_points } points de vie.
    }
log-moved = { $seat } va { $place_to }.
log-kromosaurus-moved = Le Kromosaure va { $place_to }.
log-kromosaurus-stays = Le Kromosaure reste { $place_in }.
log-combat = Combat { $place_in } : { $fighters }.
score = { $who } { $total }
log-combat-dice = Aux dés : { $scores }.
log-combat-won = { $fighter } gagne avec { $total }.
log-weight-decided = Égalité : { $fighter } l’emporte au poids.
log-kromosaurus-wounded =
    { $amount ->
        [0] Le Kromosaure n’a rien senti et reste à { $hit_points }.
        [one] Le Kromosaure perd { $amount } point de vie ; il lui en reste { $hit_points }.
       *[other] Le Kromosaure perd { $amount } points de vie ; il lui en reste { $hit_points }.
    }
log-trophy-taken = Le Kromosaure est vaincu ! { $seat } en fait son trophée.
log-trophy-passed = { $to_seat } prend le trophée à { $seat }.
log-stunned = { $seat } perd connaissance.
log-phase = { $seat } agit { $place_in }.
log-gained = { $seat } gagne { $goods }.
log-lost = { $seat } perd { $goods }.
log-cold = { $seat } grelotte.
log-warmth = { $seat } se réchauffe près du feu.
log-robbed = { $seat } dépouille { $victim } : { $goods }.
log-stole = { $seat } vole { $goods } à { $victim }.
log-swapped = { $seat } donne { $give } à { $target } et prend { $take }.
log-robbed-bonus = { $seat } prend une carte Bonus à { $victim }.
log-robbed-bonus-card = { $seat } prend une carte Bonus à { $victim } : « { $card } ».
log-drew-bonus = { $seat } pioche une carte Bonus.
log-drew-bonus-card = { $seat } pioche une carte Bonus : « { $card } ».
log-played = { $seat } joue « { $card } » : { $effect }.
log-played-target = { $seat } joue « { $card } » contre { $target } : { $effect }.
log-countered = { $seat } contre « { $countered } » avec « { $card } ».
log-cancelled = « { $card } » n’a aucun effet.
log-rolled-more = { $seat } lance encore : { $dice }.
log-total = { $seat } en est à { $total }.
log-rested = { $seat } se repose.
log-bought = { $seat } paie { $price ->
        [one] { $price } krom
       *[other] { $price } kroms
    } aux services : { $kind }.
log-picked =
    { $price ->
        [0] { $seat } trouve « { $card } ».
        [one] { $seat } paie { $price } krom et trouve « { $card } ».
       *[other] { $seat } paie { $price } kroms et trouve « { $card } ».
    }
log-shuffled = Le paquet { $deck } est remélangé avec sa défausse.
log-hunting =
    { $extra ->
        [0] { $seat } chasse « { $card } ».
        [one] { $seat } chasse « { $card } » avec { $extra } dé en plus pour { $price } kroms.
       *[other] { $seat } chasse « { $card } » avec { $extra } dés en plus pour { $price } kroms.
    }
log-caught =
    { $n ->
        [one] { $sum }, il fallait { $value }. { $seat } attrape « { $card } » !
       *[other] { $dice } : { $sum }, il fallait { $value }. { $seat } attrape « { $card } » !
    }
log-missed =
    { $n ->
        [one] { $sum }, il fallait { $value }. « { $card } » échappe à { $seat }.
       *[other] { $dice } : { $sum }, il fallait { $value }. « { $card } » échappe à { $seat }.
    }
log-rerolled = { $seat } paie { $price ->
        [one] { $price } krom
       *[other] { $price } kroms
    } et relance { $dice } ; sur la table : { $kept }.
log-climbing = { $seat } lance : { $dice } sur la table.
log-climbed = { $seat } garde { $dice } : { $combination }.
log-realised =
    { $points ->
        [one] { $seat } réalise « { $card } » pour { $cost } : { $points } point, { $total } en tout.
       *[other] { $seat } réalise « { $card } » pour { $cost } : { $points } points, { $total } en tout.
    }
log-revealed = Du nouveau parmi les { $row } : « { $card } ».
log-won =
    { $points ->
        [one] Victoire pour { $seats } avec { $points } point !
       *[other] Victoire pour { $seats } avec { $points } points !
    }
