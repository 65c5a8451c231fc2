# The terminal's own words, for any game. A file beside this one has those of a game's drawing.

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
type-r = r { $clause }
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
saved-setup = mise en place
# A game may say this its own way, such as “year 3”.
round = manche { $n }
saved-won = terminée : vous avez gagné
saved-lost = terminée : vous avez perdu
saved-over = terminée

## Replay

replay-seat = Vue par { $who }.
replay-no-round = Il n’y a pas de manche { $round } : la dernière est la { $last }.
replay-help = Entrée : la suite · un nombre : cette manche · t table · a tout le reste · q quitter
replay-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie.
