# Above and Below in the browser: the village, the market, the actions.
above_below-thing-mushroom = Champignon
above_below-thing-fish = Poisson
above_below-thing-fruit = Fruit
above_below-thing-rope = Corde
above_below-thing-pot = Pot
above_below-thing-paper = Papier
above_below-thing-ore = Minerai
above_below-thing-amethyst = Améthyste
above_below-thing-cider = Cidre
above_below-thing-potion = Potion
above_below-thing-coins = Pièces
above_below-thing-bed = Lits
above_below-thing-lantern = Lanternes
above_below-thing-points = Points
above_below-thing-reputation = Réputation

## Things and cards

above_below-points-per =
    { $n ->
        [one] { $n } point par { $thing }
       *[other] { $n } points par { $thing }
    }
above_below-cost = coûte { $n }
above_below-cost-far = coûte { $n }, vous avez { $purse }
above_below-look = Regarder { $card }
above_below-kind-start = maison de départ
above_below-kind-house = maison
above_below-kind-outpost = avant-poste
above_below-kind-key = maison à clé
above_below-kind-star = maison à étoile
above_below-special-liquid-woman = Son arrivée coûte 1 réputation. On jase à propos des flaques.
above_below-special-glogo = Il a un marteau et bâtit pour 1 pièce de moins.
above_below-special-cave-cat = Désigné pour une action, il lance un dé : sur 1 ou 2, il se couche.
above_below-special-metal-man = Il dort chaque nuit dans son propre lit. Ni autre lit, ni cidre, ni potion.

## The market

above_below-market = Marché
above_below-houses = Maisons
above_below-outposts = Avant-postes
above_below-keys = À clé
above_below-stars = À étoile
above_below-deck = pioche { $n }
above_below-refresh-houses = Quatre nouvelles maisons pour 1 pièce
above_below-refresh-outposts = Quatre nouveaux avant-postes pour 1 pièce
above_below-new-houses = 4 neufs
above_below-new-outposts = 4 neufs
above_below-specials = Spéciaux
above_below-special-left = { $who } : { $n } sous terre
above_below-within-reach = { $n } à votre portée

## The village

above_below-your-village = Votre village
above_below-village-of = Le village de { $who }
above_below-buildings =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
above_below-ripe =
    { $n ->
        [0] rien à récolter
        [one] { $n } marchandise à récolter
       *[other] { $n } marchandises à récolter
    }
above_below-above = En surface
above_below-below = Sous terre
above_below-next-house = prochaine maison
above_below-to-harvest = À récolter : { $goods }
above_below-room = place pour un avant-poste
above_below-next-cave = Prochaine grotte
above_below-next-cave-note = La carte grotte du dessus. Un dé choisit laquelle de ses six rencontres ce sera.
above_below-caves-left =
    { $n ->
        [one] reste { $n } carte
       *[other] reste { $n } cartes
    }
above_below-stall = En vente chez les voisins
above_below-sells = { $who } vend { $item }
above_below-buy = offrir

## The villagers

above_below-people = Villageois
above_below-ready = Prêts
above_below-exhausted = Épuisés
above_below-injured = Blessés
above_below-rest = La nuit à venir
above_below-beds-tired = { $beds } lits, { $tired } las
above_below-awake =
    { $n ->
        [one] si les { $all } s’épuisent, { $n } veille
       *[other] si les { $all } s’épuisent, { $n } veillent
    }
above_below-all-sleep = un lit pour chacun des { $all }
above_below-to-train = À former
above_below-for-coins = contre pièces

## Actions

above_below-pass = Passer
above_below-question = La question
above_below-note-explore = à 2 ou plus
above_below-note-build = avec un marteau
above_below-note-train = dès { $n } pièces
above_below-note-labor = 1 pièce chacun
above_below-cider-waits = Le cidre est au premier qui travaille.
above_below-note-pass = pour cette manche
above_below-doing-name-explore = Explorer
above_below-doing-name-build = Construire
above_below-doing-name-harvest = Récolter
above_below-doing-name-train = Former
above_below-doing-name-labor = Travailler
above_below-doing-build = Construire
above_below-doing-train = Former
above_below-doing-harvest = Récolter
above_below-doing-price = Faire une offre
above_below-doing-answer = Une offre
above_below-doing-pay = Payer
above_below-hint-name-explore = Cliquez sur les villageois prêts qui descendent.
above_below-hint-name-build = Cliquez sur quelqu’un qui a un marteau.
above_below-hint-name-harvest = Cliquez sur ceux qui y vont ; chacun rapporte une marchandise.
above_below-hint-name-train = Cliquez sur quelqu’un qui a une plume.
above_below-hint-name-labor = Cliquez sur les villageois qui travaillent.
above_below-hint-build = Choisissez une carte au marché.
above_below-hint-train = Choisissez une recrue dans la rangée.
above_below-hint-harvest = Quelle marchandise, et pour où ?
above_below-hint-price = Combien de pièces ?
above_below-named = Désignés jusqu’ici
above_below-nobody-yet = Personne encore.
above_below-to-stock = Stock
above_below-to-sale = En vente
above_below-to-track = Piste
above_below-last-story = La dernière histoire

## What one owns

above_below-store = Pièces et marchandises
above_below-income-of = revenu { $n }
above_below-income-note = Ce que rapportera le prochain revenu, en l’état
above_below-income-word = revenu
above_below-stock = Stock
above_below-stock-empty = Encore rien.
above_below-for-sale = en vente
above_below-track = Progrès
above_below-track-note =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $more ->
        [0] revenu { $base }
       *[other] revenu { $base } + { $more }
    }
above_below-points-each = points
above_below-slot =
    { $points ->
        [one] Case { $slot }, { $points } point pièce : { $goods }
       *[other] Case { $slot }, { $points } points pièce : { $goods }
    }

## The others

above_below-round = Manche
above_below-round-of = Manche { $n } sur { $all }
above_below-rank-note =
    { $n ->
        [2] le premier gagne 3
       *[other] le rang vaut 5, 3, 2
    }
above_below-visit = Rendre visite à { $who }
above_below-passed = a passé
above_below-first = commence la manche
above_below-points-now = points en l’état
above_below-points-so-far =
    { $n ->
        [one] { $n } point jusqu’ici
       *[other] { $n } points jusqu’ici
    }

## Learning by playing

learn-actions = À vous : une action avec des villageois prêts, ou passer pour la manche. Pointez une action et ce dont elle peut se servir s’éclaire. Avant cela, vous pouvez commercer, poser des marchandises sur la piste ou faire venir une nouvelle rangée, pour rien ou presque.
learn-name-explore = Explorer se fait à deux ou plus. Les chiffres au-dessus des petites lampes disent ce que donne un dé : 4+ sur deux lampes, c’est deux lanternes pour un 4, un 5 ou un 6. Plus d’explorateurs, plus de lumière, et moins de monde pour préparer le dîner.
learn-name-build = Quelqu’un qui a un marteau bâtit. Un + au marteau épargne une pièce. Qui le manie est fatigué pour aujourd’hui.
learn-name-harvest = Chaque villageois rentre une marchandise de vos bâtiments. Celles qui portent la flèche ronde repoussent à la manche suivante.
learn-name-train = Quelqu’un qui a une plume enseigne. Un + à la plume épargne une pièce.
learn-name-labor = Chaque villageois qui travaille rapporte une pièce. Le premier de la manche reçoit aussi le cidre, d’où cette hâte.
learn-build = Les maisons se dressent en haut, un avant-poste veut une grotte vide en bas. Une pièce pleine est dans vos moyens, une vide ne l’est pas. Les lits reposent, les lauriers sont des points, et chaque bâtiment vaut un point à lui seul.
learn-train = La recrue coûte ce que dit sa place et arrive fatiguée du voyage. Comptez d’abord vos lits.
learn-harvest = Le stock garde la marchandise, l’étal la montre aux voisins, la piste en fait des points et augmente votre revenu. Les nouvelles sortes remplissent la piste par la gauche, et les places suivantes valent davantage.
learn-price = Au moins 3 pièces. On peut vous dire non, et redemander coûte alors plus cher. C’est un marché.
learn-answer = On convoite ce que vous vendez. Les pièces sont à vous si vous acceptez. « Refuser les offres » vous épargne la question.
learn-pay = Chez vous, les boissons valent des pièces. Gardez celles dont la nuit aura besoin.

## Passing beforehand

above_below-passing = Refuser les offres
above_below-passing-note = Quiconque demande ce que vous vendez essuie un refus, jusqu’à la fin de la manche.

# The book, the night and the end.

## The book

above_below-book = Le livre
above_below-opening = Le dé choisit la page…
above_below-page = Page { $n }
above_below-cave-rolled = La carte de grotte : un { $die } ouvre la page { $page }
above_below-step-story = Récit
above_below-step-choice = Choix
above_below-step-lanterns = Lanternes
above_below-step-outcome = Ce qu’il en advint
above_below-you-read = Vous lisez pour { $to }
above_below-reads-to-you = { $who } vous fait la lecture
above_below-reads = { $who } lit pour { $to }
above_below-read-aloud = Lire à voix haute
above_below-read-stop = Arrêter la lecture
above_below-costs = coûte
above_below-needs = seulement avec
above_below-bonus-now =
    { $n ->
        [one] +{ $n } lanterne pour ce groupe
       *[other] +{ $n } lanternes pour ce groupe
    }
above_below-hidden = gains cachés
above_below-explorers = Ceux qui sont descendus
above_below-exerted = a tout donné ; parmi les blessés
above_below-gone = de retour parmi les blessés
above_below-reroll = Relancer
above_below-exert = Tout donner
above_below-injure = Désigner
above_below-lit =
    { $n ->
        [one] { $n } lanterne
       *[other] { $n } lanternes
    }
above_below-lanterns =
    { $n ->
        [one] lanterne
       *[other] lanternes
    }
above_below-sum-bonus = { $n } en plus
above_below-sum-exerted = { $n } par l’effort
above_below-target-reached = Seuil { $n } atteint
above_below-target-missing = { $more } de moins que le seuil { $n }
above_below-more = encore { $n }
above_below-stop-at = En rester à { $n }
above_below-target-pays = le seuil { $n } paie
above_below-fails-so = ainsi, c’est l’échec
above_below-well = Tout se passe bien
above_below-badly = Cela tourne mal
above_below-lit-for =
    { $n ->
        [one] { $n } lanterne sur { $target }
       *[other] { $n } lanternes sur { $target }
    }
above_below-lit-short =
    { $n ->
        [one] seulement { $n } lanterne sur { $target }
       *[other] seulement { $n } lanternes sur { $target }
    }
above_below-gained = Gagné
above_below-lost = Perdu
above_below-won-special = { $who } rejoint le village
above_below-won-villager = le moins cher des villageois vous rejoint
above_below-won-cave = une grotte de plus
above_below-won-building = un bâtiment à { $most } pièces au plus, gratuit
above_below-hurt =
    { $n ->
        [one] quelqu’un est blessé
       *[other] { $n } sont blessés
    }
above_below-goes-on = L’histoire continue.
above_below-cave-won = La grotte reste acquise : on peut y bâtir un avant-poste.
above_below-cave-lost = La carte de grotte retourne sous la pile.
above_below-shut = Fermer le livre
above_below-look-at = Regarder { $card }
above_below-out-of-reach =
    { $n ->
        [one] { $n } bâtiment n’est pas pour aujourd’hui
       *[other] { $n } bâtiments ne sont pas pour aujourd’hui
    }

## The night

above_below-night = La nuit après la manche { $n }
above_below-morning = Le matin de la manche { $next }
above_below-last-evening = Le dernier soir
above_below-night-step-drink = Boissons
above_below-night-step-beds = Lits
above_below-night-step-shelve = La piste
above_below-night-step-income = Revenu et retour des marchandises
above_below-night-step-scoring = Décompte
above_below-begin-round = À la manche { $n }
above_below-night-ready = Prêts { $n }
above_below-night-exhausted = Épuisés { $n }
above_below-night-injured = Blessés { $n }
above_below-nobody = personne
above_below-beds-left =
    { $n ->
        [one] { $n } lit libre sur { $beds }
       *[other] { $n } lits libres sur { $beds }
    }
above_below-beds-short = Plus de dormeurs que de lits : qui veille reste comme il est.
above_below-slept-none = personne n’avait besoin d’un lit
above_below-not-yet-slept = pas encore couchés
above_below-shelved = sur la piste :
above_below-income = Revenu
above_below-income-to-come = Revenu à venir
above_below-income-track =
    { $n ->
        [0] piste vide
        [one] { $n } sorte sur la piste
       *[other] { $n } sortes sur la piste
    }
above_below-refilled = de retour :
above_below-track-points =
    { $n ->
        [one] { $n } point par marchandise posée ici
       *[other] { $n } points par marchandise posée ici
    }
above_below-track-legend = En haut, les points par marchandise ; en bas, le revenu une fois la case remplie.

## The end

above_below-end = La fin
above_below-won =
    { $n ->
        [one] Victoire : { $who }
       *[other] Victoire partagée : { $who }
    }
above_below-lead =
    { $n ->
        [0] À égalité de points.
        [one] Pour un point.
       *[other] De { $n } points.
    }
above_below-rematch = Encore une
above_below-sheet = Les points par source
above_below-from-track = Marchandises sur la piste
above_below-from-buildings = Bâtiments, 1 chacun
above_below-from-printed = Points imprimés
above_below-from-bonuses = Points par objet
above_below-from-reputation = Case de réputation
above_below-from-rank = Rang de réputation
above_below-total = Total
above_below-tie-coins = Départage : pièces
above_below-tie-villagers = Départage : villageois
above_below-tie-buildings = Départage : bâtiments
above_below-decided-coins = { $who } ont autant de points ; les pièces tranchent.
above_below-decided-villagers = { $who } ont autant de points et de pièces ; les villageois tranchent.
above_below-decided-buildings = { $who } ont autant de points, de pièces et de villageois ; les bâtiments tranchent.
above_below-decided-shared = { $who } sont à égalité en tout et partagent la victoire.
above_below-pooled =
    { $n ->
        [one] { $who } sont à égalité de réputation : les points de leurs rangs sont réunis puis partagés, arrondis vers le haut, { $n } chacun.
       *[other] { $who } sont à égalité de réputation : les points de leurs rangs sont réunis puis partagés, arrondis vers le haut, { $n } chacun.
    }
above_below-plot = Les points après chaque manche
above_below-deeds = Sous la terre
above_below-deeds-explored =
    { $n ->
        [one] rencontre
       *[other] rencontres
    }
above_below-deeds-won =
    { $n ->
        [one] grotte gagnée
       *[other] grottes gagnées
    }
above_below-deeds-exerted =
    { $n ->
        [one] villageois qui a tout donné
       *[other] villageois qui ont tout donné
    }
above_below-deeds-rerolled =
    { $n ->
        [one] dé relancé
       *[other] dés relancés
    }
above_below-dice-title = Tous les dés
above_below-dice-total = { $n } dés ; des dés réguliers montreraient chaque face { $even } fois

## Learn by playing

learn-option = Vous voilà dessous, et l’on vous fait la lecture. Chaque option montre les lanternes qu’elle demande ; ce qu’elle rapporte reste secret jusqu’au bout. S’il y a deux seuils, le plus haut paie mieux, et jamais les deux.
learn-lanterns = Un dé par explorateur donne des lanternes. Pas assez ? Quelqu’un peut tout donner pour une de plus, et rentre blessé. Certaines maisons permettent de relancer un dé.
learn-injure = Le livre a blessé quelqu’un. Choisissez qui peut se permettre de rester couché : deux nuits, sauf potion.
learn-cheap-building = Un bâtiment gratuit, parmi ceux qui sont à l’étalage. Un avant-poste demande une grotte que vous aviez déjà.
learn-drink = La nuit commence par un verre. Une potion fait passer un blessé chez les épuisés, un cidre un épuisé chez les prêts. Tout se conserve, la soif aussi.
learn-beds = Un lit fait avancer un villageois d’un pas : de blessé à épuisé, d’épuisé à prêt. Il y a moins de lits que de dormeurs. Réveillez ceux dont demain aura besoin.
learn-shelve = Les marchandises de la piste sont des points, et chaque nouvelle sorte augmente votre revenu pour de bon. Les sortes se rangent de gauche à droite et ne bougent plus : les communes d’abord, et plus loin celle dont vous aurez beaucoup.
learn-over = Voilà une partie entière. Des maisons dessus, des histoires dessous, et quelque part un chat qui ne vous doit rien. Encore une ?
