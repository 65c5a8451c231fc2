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
above_below-night-step-income = Revenus et retour des marchandises
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
above_below-income = Revenus
above_below-income-to-come = Revenus à venir
above_below-income-track =
    { $n ->
        [0] piste vide
        [one] { $n } sorte sur la piste
       *[other] { $n } sortes sur la piste
    }
above_below-refilled = de retour :
above_below-track = La piste
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
learn-shelve = Les marchandises de la piste sont des points, et chaque nouvelle sorte augmente vos revenus pour de bon. Les sortes se rangent de gauche à droite et ne bougent plus : les communes d’abord, et plus loin celle dont vous aurez beaucoup.
learn-over = Voilà une partie entière. Des maisons dessus, des histoires dessous, et quelque part un chat qui ne vous doit rien. Encore une ?
