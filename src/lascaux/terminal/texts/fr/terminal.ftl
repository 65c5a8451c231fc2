# The terminal's own words. The game's are in its folder.

## The question

you = (vous)
hint-enter = Entrée : continuer
hint-why = ? pourquoi pas
hint-u = u annuler
hint-l = l journal
hint-t = t table
hint-h = h aide
hint-q = q quitter
refused = { $clause } : { $reason }
refused-wish = { $clause } : { $reason } — { $wish }
only-you = (pour vos yeux seulement)
more-log = … plus tôt : l
not-understood =
    { $choices ->
        [one] « { $typed } » ne me dit rien. Tapez 1 ou Entrée ; h montre le reste.
       *[other] « { $typed } » ne me dit rien. Tapez un nombre de 1 à { $choices } ; h montre le reste.
    }
no-such-number =
    { $choices ->
        [one] Pas de { $number } ici : le seul choix est 1.
       *[other] Pas de { $number } ici : les choix vont de 1 à { $choices }.
    }
no-such-clause = Il n’y a pas d’article « { $clause } ». Ils vont de { $first } à { $last } ; r tout court en donne la liste.
no-such-card = Aucune carte ne s’appelle « { $card } ». Tapez c et un bout de son nom, ou le numéro d’un choix qui en nomme une.
nothing-refused = Rien n’est interdit ici : tout ce qui existe est permis.

type-number = nombre
type-why = ?
type-l = l
type-t = t
type-u = u
type-r = r K19
type-c = c nom
type-h = h
type-q = q
help-number = répond à la question
help-why = ce que vous ne pouvez pas faire, et l’article qui l’interdit
help-l = le journal de cette manche
help-t = toute la table
help-u = reprend votre dernière réponse, sauf après un dé, une pioche ou la réponse d’un autre
help-r = lit un article des règles ; r tout court en donne la liste
help-c = une carte de près ; aussi c et le numéro d’un choix
help-h = cette liste
help-q = quitte la partie

## Around the game

a-person = (une personne)
a-bot = (robot : { $name })
level-child = Enfant : plein de bonne volonté, mais fait souvent n’importe quoi. Pour vos premières parties.
level-gatherer = Cueilleuse : regarde un pas devant elle et prend ce qui brille. Parfois, ce n’était qu’un caillou.
level-hunter = Chasseur : pèse chaque pas avec soin, et laisse rarement filer sa proie.
level-elder = Ancienne : prend son temps, et lit la table comme des traces dans la neige.
variants = Variantes : { $names }.
promise = La chance est fixée avant le premier dé et se vérifie après le dernier. Son empreinte (SHA-256 de la graine) :
press-enter = Appuyez sur Entrée.{ " " }
pass-keyboard = Passez le clavier à { $who }. Les autres regardent ailleurs !
proof = Voici la graine de toute cette chance. Son SHA-256 est l’empreinte du début :
proof-command = Pour refaire chaque jet et chaque pioche :
proof-unsaved = La prochaine fois, jouez avec --save FICHIER : lascaux verify FICHIER prouvera alors chaque jet.
saved = La partie est enregistrée dans { $file }.
go-on = Pour continuer :
not-saved = La partie n’a pas été enregistrée. La prochaine fois, jouez avec --save FICHIER.

## Saved games

saved-games = Vos parties enregistrées, la plus récente en tête. Elles sont dans { $folder }.
saved-none = Aucune partie enregistrée pour l’instant. lascaux play garde chaque partie dans { $folder }, ou dans le fichier indiqué par --save.
saved-people =
    { $n ->
        [1] vous
       *[other] { $n } personnes
    }
saved-bots =
    { $n ->
        [1] { $bot }
       *[other] { $bot } × { $n }
    }
saved-deck = avec d’autres cartes que les nôtres
saved-round =
    { $round ->
        [0] mise en place
       *[other]
            { $game ->
                [gletscher] année { $round }
               *[other] manche { $round }
            }
    }
saved-won = terminée : vous avez gagné
saved-lost = terminée : vous avez perdu
saved-over = terminée

## Replay

replay-seat = Vue par { $who }.
replay-no-round = Il n’y a pas de manche { $round } : la dernière est la { $last }.
replay-help = Entrée : la suite · un nombre : cette manche · t table · a tout le reste · q quitter
replay-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie.

## Krom

krom-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    } · { $goal } points pour gagner
krom-race = La course
krom-hit-points = vie
krom-kg = { $weight } kg
krom-cards = cartes
krom-points = points
krom-stunned = à terre
krom-trophy = trophée
krom-realised = Réalisées
krom-kromosaurus = Kromosaure
krom-ties = Égalités : ▲ au plus lourd, ▼ au plus léger.
krom-not-here = rôde encore ailleurs
krom-pile = paquet { $n }
krom-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
krom-preys = Proies
krom-need =
    { $dice ->
        [one] { $dice } dé, { $value }+
       *[other] { $dice } dés, { $value }+
    }
krom-hand = En main
krom-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
krom-no-cards = aucune carte Bonus
krom-known = Vous savez que { $who } a « { $card } ».
krom-supply = Réserve
krom-unlimited = illimitée
krom-piles = paquet Cueillette { $picking } · paquet Bonus { $bonus }
krom-combat = Combat
krom-in-play = En jeu
krom-plays = { $who } joue « { $card } » : { $effect }
krom-plays-on = { $who } joue « { $card } » sur { $target } : { $effect }
krom-dice = Dés
krom-lifted = à relancer :
krom-won-goal = Victoire de { $who } ! Avec { $points } points, l’objectif de { $goal } est atteint (K26), à la manche { $round }.
krom-won-end =
    { $winners ->
        [one] Victoire de { $who } ! Personne n’a atteint l’objectif de { $goal }, mais { $points } points sont le meilleur score (K37).
       *[other] Victoire partagée : { $who } ! Personne n’a atteint l’objectif de { $goal } ; ils ont { $points } points chacun (K37).
    }
krom-source = d’où

## Gletscher

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
