# Words at the table: names, prompts, choices, refusals and the log.

game-name = Above and Below
round = manche { $n }

# The villages, and so the bots that live in them.
village-0 = Flaque
village-1 = Creux
village-2 = Chardon
village-3 = Braises

goods-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
goods-mushroom =
    { $n ->
        [one] { $n } champignon
       *[other] { $n } champignons
    }
goods-fish =
    { $n ->
        [one] { $n } poisson
       *[other] { $n } poissons
    }
goods-fruit =
    { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
    }
goods-rope =
    { $n ->
        [one] { $n } corde
       *[other] { $n } cordes
    }
goods-pot =
    { $n ->
        [one] { $n } pot
       *[other] { $n } pots
    }
goods-paper =
    { $n ->
        [one] { $n } papier
       *[other] { $n } papiers
    }
goods-ore =
    { $n ->
        [one] { $n } minerai
       *[other] { $n } minerais
    }
goods-amethyst =
    { $n ->
        [one] { $n } améthyste
       *[other] { $n } améthystes
    }
goods-cider =
    { $n ->
        [one] { $n } cidre
       *[other] { $n } cidres
    }
goods-potion =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }

item-mushroom = un champignon
item-fish = un poisson
item-fruit = un fruit
item-rope = une corde
item-pot = un pot
item-paper = une feuille de papier
item-ore = un minerai
item-amethyst = une améthyste
item-cider = un cidre
item-potion = une potion

# What buildings do, in words.
fact-beds =
    { $n ->
        [one] { $n } lit
       *[other] { $n } lits
    }
fact-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
fact-income = +{ $n } revenu
fact-potion =
    { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
fact-potion-each-round = { $n } potion par manche
fact-reputation = +{ $n } réputation
fact-building-coin = +{ $n } pièce par bâtiment suivant
fact-reroll =
    { $n ->
        [one] { $n } relance
       *[other] { $n } relances
    }
fact-encounter-coin = +{ $n } pièce par succès sous terre
fact-trained-ready = les recrues arrivent prêtes
fact-drinks-as-coins = les boissons valent des pièces
fact-per = { $n } par { $thing }
fact-income-per = +{ $n } revenu par { $thing } sur la piste
fact-refill = { $goods }, qui revient
fact-goods = { $goods }, une fois
thing-mushroom = champignon
thing-fish = poisson
thing-fruit = fruit
thing-rope = corde
thing-pot = pot
thing-paper = papier
thing-ore = minerai
thing-amethyst = améthyste
thing-cider = cidre
thing-potion = potion
thing-house = maison
thing-outpost = avant-poste
thing-building = bâtiment
thing-villager = villageois
thing-special = villageois spécial
thing-kind = sorte
thing-empty-cave = grotte vide
kind-villager = villageois
kind-start = maison de départ
kind-house = maison, coût { $cost }
kind-outpost = avant-poste, coût { $cost }
kind-key = maison à clé, coût { $cost }
kind-star = maison à étoile, coût { $cost }

row-houses = maisons
row-outposts = avant-postes
where-stock = pour le stock
where-sale = pour la vente
where-track = pour la piste
symbol-hammer = marteau
symbol-quill = plume
symbol-hammer-plus = marteau, construit pour 1 de moins
symbol-quill-plus = plume, forme pour 1 de moins
lantern-step =
    { $n ->
        [one] { $die }+ { $n } lanterne
       *[other] { $die }+ { $n } lanternes
    }

option-finite-supply = réserve limitée
option-no-roll = sans dés
option-target = { $low } lanternes
option-targets = { $low } ou { $high } lanternes
option-cost = coûte { $goods }
option-needs = seulement avec { $goods }
option-per-hammer = +{ $n } par marteau
option-per-quill = +{ $n } par plume
option-owning = +{ $n } si vous possédez { $item }

row-training = Prix par case : { $numbers }.
row-income = Pièces avec 0, 1, 2… sortes sur la piste : { $numbers }.
row-track = Points par marchandise selon la case : { $numbers }.
row-reputation = Points par case, depuis la surface : { $numbers }.

# What others are doing, after "Waiting for X: …".
doing-actions = prépare son tour
doing-name-explore = choisit qui descend
doing-name-build = cherche un marteau
doing-name-harvest = choisit qui récolte
doing-name-train = cherche un maître
doing-name-labor = choisit qui travaille
doing-build = regarde les terrains
doing-cheap-building = choisit un bâtiment offert
doing-train = observe les nouveaux venus
doing-harvest = rentre la récolte
doing-price = réfléchit à un prix
doing-answer = pèse une offre
doing-pay = compte ses pièces
doing-option = hésite sous terre
doing-lanterns = lève ses lanternes
doing-injure = regarde qui boite
doing-drink = sert à boire
doing-beds = fait les lits
doing-shelve = range l’étagère

prompt-chance = Les dés, les cartes et le livre décident.
prompt-actions =
    { $n ->
        [0] À vous : personne n’est prêt. Vous pouvez encore commercer, puis vous devez passer.
        [one] À vous : { $n } villageois est prêt. Commercez si vous voulez, puis agissez ou passez.
       *[other] À vous : { $n } villageois sont prêts. Commercez si vous voulez, puis agissez ou passez.
    }
prompt-name-explore =
    { $n ->
        [0] Explorer : qui descend ? Au moins deux.
        [one] Explorer : un seul y va. Il en faut deux.
       *[other] Explorer : ils sont { $n } à y aller. Qui encore ?
    }
prompt-name-build = Construire : qui tient le marteau ?
prompt-name-harvest =
    { $n ->
        [0] Récolter : qui y va ? Il y a { $goods } à prendre.
       *[other] Récolter : { $n } en route, { $goods } à prendre. Qui encore ?
    }
prompt-name-train = Former : qui enseigne ?
prompt-name-labor =
    { $n ->
        [0] Travailler : qui s’y met ? Une pièce chacun.
       *[other] Travailler : { $n } à l’ouvrage, une pièce chacun. Qui encore ?
    }
prompt-build = { $who } construit. Vous avez { $coins } à dépenser. Que sera-ce ?
prompt-cheap-building = Vous pouvez élever gratuitement un bâtiment qui coûte jusqu’à { $most }.
prompt-train = { $who } enseigne. Vous avez { $coins } à dépenser. Qui accueillez-vous ?
prompt-harvest =
    { $n ->
        [one] Récolte : { $n } marchandise. Laquelle, et pour où ?
       *[other] Récolte : { $n } marchandises. Laquelle d’abord, et pour où ?
    }
prompt-price = { $who } vend { $item }. Combien offrez-vous, sur vos { $coins } ?
prompt-answer =
    { $price ->
        [one] { $who } offre { $price } pièce pour { $item }.
       *[other] { $who } offre { $price } pièces pour { $item }.
    }
prompt-pay =
    { $n ->
        [one] { $n } pièce à payer. Chez vous, les boissons valent des pièces.
       *[other] { $n } pièces à payer. Chez vous, les boissons valent des pièces.
    }
prompt-option = Que faites-vous ?
prompt-lanterns =
    { $reached ->
        [0] { $n } lanternes, il en faut { $target }. Quelqu’un pourrait se surpasser.
       *[other] { $n } lanternes suffisent ; { $target } vaudraient mieux.
    }
prompt-injure =
    { $n ->
        [one] Quelqu’un est blessé. Qui ?
       *[other] Il y a { $n } blessés. Qui d’abord ?
    }
prompt-drink = La nuit tombe : une potion soigne un blessé, un cidre réveille un épuisé.
prompt-beds =
    { $n ->
        [one] Il reste { $n } lit pour plus d’un dormeur. Qui y couche ?
       *[other] Il reste { $n } lits pour plus de dormeurs que cela. Qui s’y couche ?
    }
prompt-shelve = Vous pouvez poser des marchandises sur la piste.

choice-pass = Passer pour cette manche
choice-explore = Explorer
choice-build = Construire
choice-harvest = Récolter
choice-train = Former
choice-labor = Travailler
choice-refresh-houses =
    { $cost ->
        [one] De nouvelles maisons pour { $cost } pièce
       *[other] De nouvelles maisons pour { $cost } pièces
    }
choice-refresh-outposts =
    { $cost ->
        [one] De nouveaux avant-postes pour { $cost } pièce
       *[other] De nouveaux avant-postes pour { $cost } pièces
    }
choice-sell = Mettre { $item } en vente
choice-take-back = Reprendre { $item } de l’étal
choice-shelve =
    { $points ->
        [one] Poser { $item } sur la case { $slot } de la piste : { $points } point pièce
       *[other] Poser { $item } sur la case { $slot } de la piste : { $points } points pièce
    }
choice-no-shelve = Garder le reste
choice-offer = Proposer un prix à { $who } pour { $item }
choice-villager = { $who } : { $talents }
choice-named =
    { $n ->
        [0] Personne
        [one] Lui seul
       *[other] Ces { $n }-là
    }
choice-build-card =
    { $cost ->
        [one] « { $card } » pour { $cost } pièce
       *[other] « { $card } » pour { $cost } pièces
    }
choice-build-free = « { $card } », offert
choice-no-building = Aucun bâtiment
choice-train-villager =
    { $cost ->
        [one] { $who } pour { $cost } pièce : { $talents }
       *[other] { $who } pour { $cost } pièces : { $talents }
    }
choice-take-stock = Prendre { $item } en stock
choice-take-sale = Mettre { $item } en vente
choice-take-track =
    { $points ->
        [one] Poser { $item } sur la case { $slot } de la piste : { $points } point pièce
       *[other] Poser { $item } sur la case { $slot } de la piste : { $points } points pièce
    }
choice-price =
    { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
choice-refuse = Refuser
choice-accept =
    { $price ->
        [one] Accepter { $price } pièce
       *[other] Accepter { $price } pièces
    }
choice-pay-coins =
    { $n ->
        [one] Payer { $n } pièce
       *[other] Payer { $n } pièces
    }
choice-pay-cider = Payer d’un cidre
choice-pay-potion = Payer d’une potion
choice-option = { $option } ({ $terms })
choice-enough = S’en tenir là
choice-reroll = Relancer le { $die } de { $who }
choice-exert = { $who } donne tout : +1 lanterne, et une blessure
choice-injure = { $who }
choice-drink-hurt = Une potion pour { $who } : de blessé à épuisé
choice-drink-tired = Un cidre pour { $who } : d’épuisé à prêt
choice-no-drink = Plus rien à boire
choice-bed-hurt = { $who } : de blessé à épuisé
choice-bed-tired = { $who } : d’épuisé à prêt

refuse-nobody-ready = personne n’est prêt
refuse-no-cave-card = il ne reste pas de carte de grotte
refuse-two-explorers = il faut au moins deux villageois
refuse-no-hammer = il faut un marteau
refuse-nothing-affordable = aucune carte n’est à portée de bourse
refuse-no-quill = il faut une plume
refuse-nobody-affordable = personne n’est à portée de bourse
refuse-no-goods = il n’y a rien sur vos bâtiments
refuse-spot-once = l’étal a déjà changé pendant ce tour
refuse-refresh-once = une seule fois par tour
refuse-no-coin = vous n’avez pas de pièce pour cela
refuse-deck-empty = cette pioche est vide
refuse-asked-enough =
    { $n ->
        [one] déjà demandé { $n } fois pendant ce tour
       *[other] déjà demandé { $n } fois pendant ce tour
    }
refuse-too-few-coins = il faudrait offrir { $least } et vous avez { $coins }
refuse-nobody-named = personne n’est désigné
refuse-more-than-goods =
    { $n ->
        [one] il n’y a que { $n } marchandise à récolter
       *[other] il n’y a que { $n } marchandises à récolter
    }
refuse-once-per-harvest = une seule marchandise d’une récolte peut aller à l’étal
refuse-no-empty-cave = un avant-poste demande une grotte vide
refuse-cost = il vous manque { $missing }
refuse-too-dear = il coûte plus de { $most }
refuse-coins-short = vos pièces seules ne suffisent pas
refuse-condition = vous n’avez pas ce qu’il faut
refuse-no-reroll = il ne reste pas de relance
refuse-metal-man-drinks = les Hommes de métal ne boivent rien

log-round = Manche { $round }
log-starts = { $seat } commence.
log-explores = { $seat } envoie { $villagers } sous terre.
log-cat-refused =
    { $n ->
        [one] Le chat de { $seat } fait { $dice } et préfère s’allonger.
       *[other] Les chats de { $seat } font { $dice } et { $n } préfèrent s’allonger.
    }
log-cat-obeyed =
    { $n ->
        [one] Le chat de { $seat } fait { $dice } et veut bien venir, pour cette fois.
       *[other] Les chats de { $seat } font { $dice } et veulent bien venir, pour cette fois.
    }
log-encounter = { $seat } fait { $die } : « { $paragraph } ».
log-linked = Et cela continue : « { $paragraph } ».
log-option = { $seat } choisit : { $option }.
log-paid = { $seat } paie { $goods }.
log-rolled =
    { $lanterns ->
        [one] { $seat } fait { $dice } : { $lanterns } lanterne.
       *[other] { $seat } fait { $dice } : { $lanterns } lanternes.
    }
log-rerolled =
    { $lanterns ->
        [one] { $villager } relance ({ $dice }) : { $lanterns } lanterne.
       *[other] { $villager } relance ({ $dice }) : { $lanterns } lanternes.
    }
log-exerted =
    { $lanterns ->
        [one] { $villager } donne tout : { $lanterns } lanterne.
       *[other] { $villager } donne tout : { $lanterns } lanternes.
    }
log-succeeded = { $seat } réussit.
log-succeeded-told = { $line }
log-failed = { $seat } échoue.
log-failed-told = { $line }
log-gained = { $seat } reçoit { $goods }.
log-lost = { $seat } perd { $goods }.
log-injured = { $villager } : une blessure.
log-reputation-up =
    { $steps ->
        [one] { $seat } gagne { $steps } cran de réputation.
       *[other] { $seat } gagne { $steps } crans de réputation.
    }
log-reputation-down =
    { $steps ->
        [one] { $seat } perd { $steps } cran de réputation.
       *[other] { $seat } perd { $steps } crans de réputation.
    }
log-joined = { $villager } rejoint le village de { $seat }.
log-extra-cave = { $seat } trouve une grotte de plus.
log-cave-won = { $seat } garde la grotte.
log-cave-lost = { $seat } laisse la grotte au suivant.
log-encounter-coin = L’histoire rapporte { $goods } à { $seat }.
log-built =
    { $cost ->
        [0] { $seat } élève « { $card } », gratuitement.
        [one] { $seat } construit « { $card } » pour { $cost } pièce.
       *[other] { $seat } construit « { $card } » pour { $cost } pièces.
    }
log-building-coin = Construire rapporte { $goods } à { $seat }.
log-harvested = { $seat } récolte { $good } ({ $card }), { $where }.
log-trained =
    { $cost ->
        [one] { $seat } accueille { $villager } pour { $cost } pièce.
       *[other] { $seat } accueille { $villager } pour { $cost } pièces.
    }
log-labored =
    { $n ->
        [one] { $n } villageois de { $seat } travaille : { $goods }.
       *[other] { $n } villageois de { $seat } travaillent : { $goods }.
    }
log-for-sale = { $seat } met { $item } en vente.
log-taken-back = { $seat } reprend { $item }.
log-offered =
    { $price ->
        [one] { $seat } offre { $price } pièce à { $target } pour { $item }.
       *[other] { $seat } offre { $price } pièces à { $target } pour { $item }.
    }
log-bought = { $target } accepte : { $seat } reçoit { $item } pour { $price }.
log-refused = { $target } refuse { $price } pour { $item }.
log-refreshed = { $seat } fait renouveler les { $row }.
log-shelved = { $seat } pose { $good } sur la case { $slot } de la piste.
log-passed = { $seat } passe.
log-drank-potion = { $seat } : une potion pour { $villager }.
log-drank-cider = { $seat } : un cidre pour { $villager }.
log-slept = { $seat } : un lit pour { $villagers }.
log-income = { $seat } touche { $goods }.
log-refilled = Du nouveau sur les bâtiments de { $seat } : { $goods }.
log-scored =
    { $points ->
        [one] { $seat } : { $points } point (piste { $track }, bâtiments { $buildings }, imprimés { $printed }, bonus { $bonuses }, réputation { $reputation } et { $rank } pour le rang).
       *[other] { $seat } : { $points } points (piste { $track }, bâtiments { $buildings }, imprimés { $printed }, bonus { $bonuses }, réputation { $reputation } et { $rank } pour le rang).
    }
log-won =
    { $points ->
        [one] Victoire de { $seats } avec { $points } point !
       *[other] Victoire de { $seats } avec { $points } points !
    }
