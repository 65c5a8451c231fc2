# Le plateau de Krom. Les mots du jeu lui-même sont dans les textes du jeu.

krom-race = La course
krom-race-goal = premier à { $goal }
krom-race-at = { $who } à { $points }
krom-hit-points = { $have } points de vie sur { $of }
krom-kromosaurus = Kromosaure
krom-stunned = K.-O.
krom-stunned-until = K.-O. jusqu’à la prochaine manche
krom-tie-heavier = à égalité, le plus grand poids gagne
krom-tie-lighter = à égalité, le plus petit poids gagne
krom-place-done = terminé
krom-place-now = en cours :
krom-place-next = à venir :
krom-rest = Repos
krom-services = Services
krom-or-services = ou services
krom-services-title = Que désirez-vous ?
krom-purse =
    { $n ->
        [one] Vous avez { $n } krom.
       *[other] Vous avez { $n } kroms.
    }
krom-pick = Cueillir
krom-picking-deck = Pioche de cueillette
krom-cards-left = { $n } cartes restantes
krom-last-picked = Dernière cueillette : { $card }
krom-free = gratuit
krom-shuffle = Mélanger
krom-preys = Proies
krom-climb = Grimper
krom-evolutions = Évolutions
krom-deck = pioche { $n }
krom-within-reach = { $n } à portée
krom-realise = Réaliser
krom-you = Vous
krom-who = { $character }, { $weight } kg
krom-who-bot = bot, { $weight } kg
krom-kg = { $n } kg
krom-points-word = points
krom-your-cards = Vos cartes Bonus
krom-only-you = pour vos yeux seulement
krom-no-cards = Aucune carte Bonus en main.
krom-playable = Jouable
krom-when-phase = Pendant votre phase
krom-when-combat = Pendant un combat
krom-when-counter = En réponse à une carte
krom-terse-only-in-combat = en combat
krom-terse-only-as-counter = en réponse
krom-terse-no-target = sur personne
krom-terse-no-counter = ne contre pas
krom-terse-no-combat-card = hors combat
krom-realised = Réalisées
krom-nothing-yet = rien encore
krom-secret = Choix secret
krom-ready = a choisi
krom-choosing = choisit encore
krom-reveal = Tout le monde se met en route !
krom-nobody = personne
krom-they-fight = On va s’expliquer.
krom-go-on = Continuer
krom-see-table = Voir la table
krom-fight = Combat { $place_in }
krom-step-dice = Dés
krom-step-cards = Cartes Bonus
krom-step-wounds = Blessures
krom-step-robbery = Vol
krom-to = à
krom-leads = { $who } mène avec { $total }.
krom-no-card-played = aucune carte jouée
krom-struck = annulée
krom-rob = Voler quelque chose à { $who } ?
krom-of = sur { $n }
krom-half-of = la moitié de { $n }, arrondie au-dessus
krom-random-of = au hasard, sur { $n }
krom-be-kind = un beau geste
krom-climb-title = La Montagne
krom-first-roll = Premier jet
krom-reroll-n = Relance { $n }
krom-keep = garder
krom-reroll = relancer
krom-put-back = Reposer le { $face }
krom-rerolls = Relances
krom-now = maintenant
krom-odds = Mieux dans { $n } jets sur 100.
krom-pick-dice = Cliquez sur les dés dont vous ne voulez pas.
krom-short-nothing = Rien
krom-short-pair = Paire
krom-short-two_pairs = Deux paires
krom-short-three = Brelan
krom-short-full_house = Full
krom-short-four = Carré
krom-short-straight = Suite
krom-short-five = Cinq
krom-hunt-title = La chasse : { $card }
krom-reward-title = Quelle récompense ?
krom-character-title = Qui êtes-vous ?
krom-costs = Coût
krom-brings = Rapporte
krom-trophy = Trophée du Kromosaure
krom-at-thinking = { $place_in }, réfléchit
krom-at-past = { $place_in }, terminé
krom-at-now = { $place_in }
krom-at-next = { $place_in }, à venir
krom-end = La fin
krom-rematch = Encore une !
krom-scores = Points
krom-end-goal = Le premier à { $goal } points gagne aussitôt.
krom-end-tie = Le plus grand nombre de points l’emporte ; à égalité, le plus grand nombre d’Évolutions.
krom-plot = Le fil de la course
krom-plot-rounds = manches 1 à { $n }
krom-dice-title = Les dés
krom-dice-total = { $n } dés lancés ; à parts égales, chaque face tomberait { $even } fois.
krom-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
krom-end-rounds =
    { $n ->
        [one] après { $n } manche
       *[other] après { $n } manches
    }
krom-need =
    { $dice ->
        [one] { $dice } dé doit montrer au moins { $value }.
       *[other] { $dice } dés doivent montrer au moins { $value } en tout.
    }
krom-end-won =
    { $n ->
        [one] { $who } gagne !
       *[other] { $who } gagnent ensemble !
    }
krom-nth =
    { $n ->
        [1] 1re
       *[other] { $n }e
    }
krom-passing = Pas de cartes cette manche
krom-passing-note = Passer chaque fois qu’une carte pourrait être jouée en combat ou en réponse, jusqu’à la fin de la manche.

## Learning by playing

learn-movement = Choisissez un lieu, jamais celui où vous êtes. Chacun choisit en secret et tous bougent ensemble. Là où deux se croisent, on se bat : le meilleur lieu est celui que les autres ont jugé trop évident.
learn-cave = La Caverne : on y dort ou on y fait ses courses. Le repos soigne, les services coûtent du krom. Jamais les deux : même la préhistoire avait ses priorités.
learn-services = Achetez ce que demande votre prochaine Évolution, puis arrêtez-vous. Les offres grisées disent pourquoi elles ne sont pas pour vous aujourd’hui.
learn-forest = En Forêt, la première carte Cueillette est gratuite. Certaines ne contiennent rien du tout. C’est ce qu’on appelle la nature.
learn-picking = Chaque carte de plus coûte plus de krom que la précédente. S’arrêter est gratuit et se regrette rarement. Rarement.
learn-savanna = Choisissez une proie. Sa carte montre combien de dés vous lancez, ce qu’il faut atteindre et ce qu’elle rapporte. Les grosses bêtes paient bien, surtout aux autres.
learn-extra-dice = Avant de lancer, vous pouvez acheter des dés avec du krom. Après, il est trop tard, comme pour la plupart des bonnes idées.
learn-mountain = Sur la Montagne, on lance pour une combinaison : le tableau montre ce que chacune rapporte. Grimpez quand vous voulez. La Montagne n’est pas pressée.
learn-reroll = Reprenez les dés qui vous déplaisent et relancez-les. Les relances coûtent du krom, les dernières davantage ; seul le dernier lancer compte.
learn-bonus-window = Un combat ! Le plus haut total gagne, les perdants perdent la différence en points de vie. Une carte de combat peut relever votre total. Passer est aussi une décision.
learn-counter-window = Quelqu’un joue une carte, et un contre l’annule. Voyez-y un refus poli, avec une massue.
learn-robbery = Vous avez assommé quelqu’un. La coutume vous permet de lui faire les poches, une fois. On s’en souviendra.
learn-done = Votre action est faite. C’est le moment de réaliser une Évolution si vous pouvez la payer : les Évolutions sont des points, et les points font gagner. Puis terminez votre phase.
learn-character = Six personnages, six poids. À égalité, les lourds gagnent dans la Caverne et la Savane, les légers dans la Forêt et sur la Montagne. Le reste est affaire de coiffure.
learn-reward = Deux récompenses, un seul choix. Regardez ce qui manque à votre prochaine Évolution, pas ce qui brille.
learn-target = La carte réclame une victime. Chacun montre ce qu’il possède ; celui qui mène la course est rarement une mauvaise réponse.
learn-kind = La carte vous laisse le choix de la ressource. Donnez ce que vous avez en trop, prenez ce qui manque à votre prochaine Évolution.
learn-loss = Il faut se séparer de quelque chose. Gardez ce que demande votre prochaine Évolution et dites adieu au reste avec dignité.
learn-over = C’était une partie entière de Krom. Voici les points de chacun, la course manche par manche et l’honnêteté des dés. Encore une, avec plus de monde ? L’accueil vous attend.
