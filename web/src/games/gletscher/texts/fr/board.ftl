# Le plateau d’Am Rande des Gletschers. Les mots du jeu lui-même sont dans ses propres textes.

## Cartes et nombres

gletscher-food = nourriture
gletscher-story = récit
gletscher-weapon = comme arme
gletscher-hunters = chasseurs
gletscher-reach = à atteindre
gletscher-wounded = blessé
gletscher-fate = Destin
gletscher-bonus = aide une chasse
gletscher-kind-prey = gibier
gletscher-kind-herb = plante
gletscher-kind-weapon = arme
gletscher-kind-artefact = artefact
gletscher-kind-event = événement
gletscher-kind-winter = le froid
gletscher-kind-fish = poisson
gletscher-kind-fate = carte Destin
gletscher-size-small = petit
gletscher-size-large = gros
gletscher-size-all = tout gibier
gletscher-with-net = au filet
gletscher-fish-note = Pris au filet, il y reste et nourrit 2.
gletscher-net-note = Les poissons qu’il prend y restent et nourrissent 2.
gletscher-does-wedding = une carte Clan
gletscher-does-earthquake = tous lancent le dé
gletscher-does-winter = après ce tour
gletscher-event-wedding = Le clan actif pioche une carte Clan. Aujourd’hui, les nouveaux se reposent.
gletscher-event-earthquake = Chaque clan lance le dé : de 3 à 5, une arme ou l’artefact ; 6, une carte Clan.
gletscher-event-winter = Le tour se joue jusqu’au bout. Puis vient le rassemblement, puis tout le monde mange.

## L’année et la glace

gletscher-the-year = L’année
gletscher-year = Année { $n }
gletscher-goal = { $n } trophées pour gagner
gletscher-reveals =
    { $n ->
        [0] { $who } révèle l’hiver
        [one] { $who } révèle { $n } carte
       *[other] { $who } révèle { $n } cartes
    }
gletscher-more-turns =
    { $n ->
        [one] encore { $n } tour
       *[other] encore { $n } tours
    }
gletscher-winter-now = L’hiver est là
gletscher-winter-this-turn = L’hiver après ce tour
gletscher-winter-in =
    { $n ->
        [0] L’hiver à la prochaine carte
        [one] L’hiver dans { $n } carte
       *[other] L’hiver dans { $n } cartes
    }
gletscher-winter-whose = quand { $who } joue
gletscher-winter-is-out = L’hiver est révélé
gletscher-pile = cartes avant l’hiver
gletscher-row = Révélées ce tour-ci
gletscher-row-empty = Rien ne bouge sur la glace.
gletscher-hunted-now = en chasse
gletscher-taken-along = prise, en chasse
gletscher-now-taken = prise
gletscher-now-caught = attrapé
gletscher-now-gathered = cueillie
gletscher-now-past = passé
gletscher-now-winter = en chemin

## Le tour et la chasse

gletscher-turn = Le tour
gletscher-your-turn = Votre tour
gletscher-turn-of = À { $who } de jouer
gletscher-step-reveal = Révéler
gletscher-step-wounded = Blessés
gletscher-step-actions = Actions
gletscher-step-fate = Destin
gletscher-step-limit = Huit cartes
gletscher-the-hunt = La chasse
gletscher-hunt-of = { $who } chasse : { $card }
gletscher-step-prey = Gibier
gletscher-step-team = Équipe
gletscher-step-help = Aide
gletscher-step-others = Les autres
gletscher-step-die = Dé
gletscher-need = Il faut
gletscher-have = Acquis
gletscher-percent = { $n } %
gletscher-needed = il en faut { $n }
gletscher-help-weapon = perdue au lancer
gletscher-help-artefact = une fois par tour
gletscher-help-sacrifice = sacrifié
gletscher-lucky = compte pour 6
gletscher-cancelled = annulée
gletscher-played-by = par { $who }
gletscher-caught = Attrapé !
gletscher-missed = Raté
gletscher-total = { $total }, il fallait { $need }
gletscher-nothing = il ne se passe rien
gletscher-note-roll-roll = raté : un blessé
gletscher-note-roll-call-off = équipe lasse, arme gardée
gletscher-note-actions-draw = { $n } dans la pioche
gletscher-note-help-ready = puis on demande aux autres
gletscher-hint-actions = Chassez ou cueillez sur la glace, faites une arme d’un gibier de la réserve, ou consultez le destin. Chaque fois, une carte Clan.
gletscher-hint-meal = Tout mélange convient, tant qu’aucune carte n’est de trop.
gletscher-hint-keep-fate = Les autres retournent dans la pioche.

gletscher-verb-take = prendre
gletscher-verb-heal = infuser
gletscher-verb-healed = soigner
gletscher-verb-hunt = chasser
gletscher-verb-gather = cueillir
gletscher-verb-make = faire une arme
gletscher-verb-make-nothing = faire une arme
gletscher-verb-work = celle-ci
gletscher-verb-send = envoyer
gletscher-verb-weapon = arme
gletscher-verb-invoke = artefact
gletscher-verb-sacrifice = sacrifier
gletscher-verb-play = jouer
gletscher-verb-wound = est blessé
gletscher-verb-offer = offrir
gletscher-verb-target = contre
gletscher-verb-plunder = prendre
gletscher-verb-lose-card = céder
gletscher-verb-lose-clan = céder
gletscher-verb-discard-fate = défausser
gletscher-verb-keep = garder
gletscher-verb-eat = manger

## La caverne

gletscher-your-cave = Votre caverne
gletscher-you-clan = vous, { $clan }
gletscher-open-cave = Voir la caverne : { $who }
gletscher-cards = { $n } cartes sur { $limit }
gletscher-cards-note = Cartes Clan et Destin ensemble ; on compte à la fin de votre tour (G9)
# Qui mène un clan joué par un bot.
chief-lion = Runa
chief-horse = Jorn
chief-wolf = Mika
chief-boar = Ulla
gletscher-store = Réserve
gletscher-store-empty = Rien que des miettes.
gletscher-shed = Remise
gletscher-shed-empty = À mains nues.
gletscher-dwelling = Habitation
gletscher-den = Chamane
gletscher-no-artefact = pas d’artefact
gletscher-asleep = artefact endormi
gletscher-moving = déménage
gletscher-migrating = Déménagement : aucune action au prochain tour.
gletscher-ready = prêt
gletscher-hunting = en chasse
gletscher-used = las
gletscher-clan-card =
    { $n ->
        [one] Carte Clan de { $n } chasseur, { $pose }
       *[other] Carte Clan de { $n } chasseurs, { $pose }
    }
gletscher-actions-left =
    { $n ->
        [0] Plus d’action
        [one] Encore { $n } action
       *[other] Encore { $n } actions
    }
gletscher-trophies =
    { $n ->
        [one] { $n } trophée sur { $goal }
       *[other] { $n } trophées sur { $goal }
    }
gletscher-food-for = Nourriture { $food } pour { $hunters } chasseurs : { $outcome }
gletscher-your-fate = Vos cartes Destin
gletscher-only-you = cachées aux autres
gletscher-no-fate = Aucune carte Destin. Rien ne peut mal tourner, ni bien.
gletscher-fate-green = carte Destin verte
gletscher-fate-red = carte Destin rouge
gletscher-fate-yellow = carte Destin jaune
gletscher-on-offer = jouable maintenant
gletscher-when-green = dans votre chasse, ou en défense
gletscher-when-red = dans la chasse des autres
gletscher-when-yellow = à la fin de votre tour

## L’hiver

gletscher-nth-winter =
    { $n ->
        [1] Le premier hiver
        [2] Le deuxième hiver
        [3] Le troisième hiver
        [4] Le quatrième hiver
        [5] Le cinquième hiver
        [6] Le sixième hiver
        [7] Le septième hiver
       *[other] Le dernier hiver
    }
gletscher-winter-keep = Destin
gletscher-winter-hunters = Chasseurs
gletscher-winter-herbalists = Herboristes
gletscher-winter-shamans = Chamanes
gletscher-winter-feeding = Repas
gletscher-best-hunters = le meilleur récit d’un gibier
gletscher-best-herbalists = le meilleur récit d’une plante
gletscher-best-shamans = le récit de l’artefact
gletscher-without-hunters = aucun gibier à raconter
gletscher-without-herbalists = aucune plante
gletscher-without-shamans = aucun artefact
gletscher-won-hunters = { $who } raconte en faisant les voix.
gletscher-won-herbalists = { $who } a guéri quelqu’un. De quoi, mystère.
gletscher-won-shamans = Devant { $who }, même le feu a cligné.
gletscher-nobody-won = Tout le monde fixe le feu.
gletscher-tie = égalité, encore
gletscher-alone = sans rival : pas de dé
gletscher-later = bientôt
gletscher-keep-note = La neige. Chacun garde une carte Destin au plus ; le reste est mélangé. Puis les clans se retrouvent autour du feu.
gletscher-has-chosen = a choisi
gletscher-is-choosing = choisit
gletscher-title-keep-fate = Gardez une carte Destin
gletscher-title-meal = Votre repas
gletscher-title-lose-clan = Quelqu’un s’en va
gletscher-title-welcome = On frappe au rocher
gletscher-eaten = mangé
gletscher-of = sur { $n }
gletscher-for = pour
gletscher-outcome-fed = Rassasié. Peut piocher une carte Clan.
gletscher-outcome-half-fed = À moitié nourri. Personne ne part.
gletscher-outcome-hungry = Affamé. Une carte Clan est perdue.
gletscher-ate = Mangé : { $cards }
gletscher-not-yet = n’a pas encore mangé
gletscher-go-on = Continuer

## La fin

gletscher-end = La fin
gletscher-end-won =
    { $n ->
        [one] { $who } l’emporte !
       *[other] { $who } l’emportent ensemble !
    }
gletscher-end-years =
    { $n ->
        [one] après { $n } hiver
       *[other] après { $n } hivers
    }
gletscher-rematch = Encore une partie
gletscher-scores = Trophées
gletscher-hunts = { $caught } chasses sur { $hunts }
gletscher-herbs =
    { $n ->
        [one] { $n } plante
       *[other] { $n } plantes
    }
gletscher-refounded =
    { $n ->
        [one] refondé une fois
       *[other] refondé { $n } fois
    }
gletscher-end-goal = { $goal } trophées et un clan qui a survécu à l’hiver : voilà qui décide.
gletscher-end-hunters = Égalité de trophées ; le clan le plus nombreux l’emporte.
gletscher-end-shared = Égalité de trophées et de chasseurs : la victoire est partagée.
gletscher-end-last = Après le dernier hiver, le plus de trophées l’emporte.
gletscher-plot = Les trophées au fil des ans
gletscher-plot-winters =
    { $n ->
        [one] { $n } hiver
       *[other] hivers 1 à { $n }
    }
gletscher-dice-title = Le dé
gletscher-dice-total = Lancé { $n } fois ; un dé parfait montrerait chaque face { $even } fois.

## Apprendre en jouant

learn-take = Trois cartes sont révélées. Armes et artefacts sont à celui dont c’est le tour : prenez-les maintenant. Une caverne n’a de place que pour un artefact.
learn-heal = Dans cette partie, les plantes soignent. Chaque plante cédée remet aussitôt une carte blessée dans votre main.
learn-healed = Qui aura la tisane amère ? Les grandes cartes chassent mieux et se plaignent plus longtemps.
learn-actions = Chaque carte Clan en main est une action : chasser, cueillir, faire une arme ou piocher un Destin. Le nombre à la cible, c’est ce que le dé et l’aide doivent atteindre ; la silhouette dit combien de chasseurs il faut.
learn-gather = Les plantes ne courent pas. Envoyez au moins autant de chasseurs que la carte en demande, et elle est à vous. Les bras en trop sont perdus pour aujourd’hui.
learn-work = Une carte Clan suffit, puis elle est lasse. Un seul chasseur fait très bien l’affaire.
learn-team = Choisissez l’équipe. Plus de chasseurs qu’il n’en faut : +1 en tout ; chaque absent : −1. Ceux qui restent peuvent faire autre chose.
learn-help = Une arme, l’artefact, un sacrifice de la réserve : chacun s’ajoute au dé. L’arme se perd au lancer, l’artefact aide une fois par tour, le sacrifice était délicieux.
learn-reaction = Quelqu’un d’autre chasse. Une carte rouge casse l’arme ou envoie la tempête. Une seule carte rouge par chasse : choisissez bien à qui vous gâchez la journée. « Ne plus demander ce tour » vous épargne la question.
learn-dispute = C’est attrapé, mais par qui ? Une dispute : les deux lancent, et le plus haut emporte le gibier.
learn-offering = Quelque chose va vous arriver. Une offrande, avec un gibier, et cela n’arrive pas.
learn-offer = Quel gibier part en fumée ? Les esprits ne sont pas difficiles. Votre hiver, si.
learn-roll = Regardez les faces : les vertes suffisent. Raté, une carte de l’équipe est blessée. Renoncer coûte la journée, mais pas de sang.
learn-wound = Il s’est échappé, et quelqu’un boite. Une carte blessée se repose tout votre prochain tour.
learn-end-of-turn = Votre tour s’achève. Une carte jaune peut compliquer la vie de quelqu’un. Elle ne coûte aucune action, seulement un peu d’amitié.
learn-target = Contre qui ? Celui qui a le plus de trophées est rarement la mauvaise réponse.
learn-plunder = Leur réserve est ouverte. Pensez à l’hiver : la nourriture maintenant, le meilleur récit au coin du feu.
learn-lose-store = Quelque chose doit partir. Pesez la nourriture et le récit : l’hiver demande les deux.
learn-predator = À l’entrée, il y a quelque chose avec des dents. Cela prend une plante, ou quelqu’un. Cela n’est pas regardant.
learn-lose-gear = Le toit est tombé sur vos outils. Choisissez ce que vous déterrerez en dernier.
learn-lose-clan = Quelqu’un doit quitter le clan. Si la dernière carte part, un nouveau clan s’installe, sans vos trophées.
learn-limit = À la fin de votre tour, huit cartes au plus, Clan et Destin ensemble. Les Destins partent d’abord.
learn-keep-fate = L’hiver. Vous gardez une carte Destin, sans que personne la voie. De quoi l’an prochain aura-t-il besoin ?
learn-meal = Tout le monde mange. Autant de nourriture que de chasseurs : vous pouvez piocher une carte Clan ; la moitié : personne ne part ; moins : quelqu’un part. Choisissez ce qu’on mange ; le reste nourrira l’an prochain, et ses récits vous restent.
learn-welcome = Tous sont rassasiés, et un inconnu est à l’entrée. Un chasseur de plus, une bouche de plus.
learn-over = C’était une partie entière. Les trophées viennent des récits, les récits des chasses, et les chasses du petit-déjeuner. Encore une ?

## Passing beforehand
gletscher-passing = Ne plus demander ce tour
gletscher-passing-note = Vous passez chaque fois que vous pourriez jouer une carte Destin, jusqu’à la fin de ce tour.
