# The app around the games.

claim = Les jeux de l’âge des cavernes, autour d’un même feu.
title-lobby = Lascaux : les jeux de plateau de l’âge des cavernes
title-your-turn = ● À vous · { $name }
skip = Aller au contenu
nav = L’application
close = Fermer
enlarge-card = Agrandir { $card }
cancel = Annuler
save = Enregistrer
go = Y aller
send = Envoyer
copy = Copier
copied = Copié
copy-by-hand = Votre navigateur n’autorise pas la copie : sélectionnez le lien et copiez-le à la main.
one-moment = Un instant…
to-lobby = Vers l’accueil
open-record = Ouvrir ou vérifier une partie enregistrée
you = vous
clause-open = Lire { $clause } dans les règles
unofficial = Une création de fans, non officielle.

## Games

players-range = { $range } joueurs
minutes = { $n } min
age = dès { $n } ans
play-now = Jouer contre des bots
invite-friends = Inviter des amis
table-name-solo = Autour du feu
no-such-game = Ce jeu n’existe pas ici.

## Lobby

tables = Tables
open-tables = Tables ouvertes
my-tables = Mes tables
people-here =
    { $n ->
        [0] personne encore autour du feu
        [one] { $n } personne autour du feu
       *[other] { $n } personnes autour du feu
    }
your-turn-at =
    { $n ->
        [one] À vous de jouer à { $n } table
       *[other] À vous de jouer à { $n } tables
    }
have-link = J’ai un lien
paste-link = Collez le lien que vous avez reçu
wrong-link = Ce lien n’est pas de chez nous.
no-open-tables = Aucune table ouverte pour le moment. Ouvrez-en une : « Inviter des amis », et rendez-la publique.
no-my-tables = Vous n’êtes encore à aucune table.
row-your-turn = à vous
row-over = terminée
row-open =
    { $n ->
        [0] va commencer
        [one] { $n } place libre
       *[other] { $n } places libres
    }
row-playing = en cours, { $round }
row-watching =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
free-seat = Place libre
sit-down = S’asseoir
watch = Regarder
go-on = Continuer
look-back = Revoir

## A new table

new-table = { $game } : nouvelle table
name-of-table = Nom de la table
table-name = Au feu de { $name }
seats = Places
seats-note = Les places sont mélangées au début de la partie.
seats-shuffled = Les places sont mélangées au début. Une place libre peut être confiée à un bot.
seat-number = Place { $n }
seat-me = Moi
seat-open = Libre : pour un ami
seat-hotseat = Sur cet appareil : on se le passe
seat-child = Bot : Enfant
    .note = Plein de bonne volonté, mais fait souvent n’importe quoi. Pour vos premières parties.
seat-gatherer = Bot : Cueilleuse
    .note = Regarde un pas devant elle et prend ce qui brille. Parfois, ce n’était qu’un caillou.
seat-hunter = Bot : Chasseur
    .note = Pèse chaque pas avec soin, et laisse rarement filer sa proie.
seat-elder = Bot : Ancienne
    .note = Prend son temps, et lit la table comme des traces dans la neige.
seat-greedy = Bot : avide
seat-random = Bot : étourdi
seat-bot = Bot : { $name }
seat-a-bot = Confier à un bot
seat-more = Ajouter une place
seat-fewer = Retirer la dernière place
seats-most = { $n } places au plus
seats-least = { $n } places au moins
variants = Variantes
value-on = oui
value-off = non
pace = Rythme
pace-live = En direct : tout le monde est là
pace-turns = Coup par coup, sur plusieurs jours
clock = Temps par coup
clock-0 = sans limite
clock-60 = 1 minute
clock-180 = 3 minutes
clock-86400 = 1 jour
clock-259200 = 3 jours
clock-each = { $n } s par coup
clock-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
clock-hours = { $n } h
clock-left = Temps restant : { $time }
public = Table publique
public-note = Tout le monde peut s’y asseoir depuis l’accueil.
takeover = Un bot peut prendre le relais
takeover-note = Un bot joue pour une place abandonnée ou hors délai, jusqu’au retour de son joueur.
takeover-not = Aucun bot ne prend le relais
hints = Conseils
hints-note = Chacun peut demander à son tour ce que ferait l’Ancienne.
hints-not = Pas de conseils
fast-bots = Bots rapides
fast-bots-note = Ils répondent aussitôt au lieu de réfléchir une seconde.
own-deck = Votre propre jeu de cartes
own-deck-note = (un fichier .toml ; sinon, celui de la tribu)
tribe-deck = Revenir aux cartes de la tribu
own-deck-here = Ses propres cartes
make-table = Ouvrir la table
start-game = Commencer la partie
start-host = L’hôte commence la partie.
start-free =
    { $n ->
        [one] Il reste { $n } place libre.
       *[other] Il reste { $n } places libres.
    }
stand-up = Se lever
open-seat = Libérer la place
is-away = absent

## Invitations

join-title = Vous êtes invité
join-note = Dites comment les autres peuvent vous appeler, puis asseyez-vous. Aucun compte n’est nécessaire.
watch-title = Spectateur
invite-link = Pour jouer
watch-link = Seulement pour regarder
big-screen = Afficher la table sur grand écran
qr = Un code pour l’appareil photo du téléphone : il mène à cette table
screen-join = Visez le code avec votre téléphone et asseyez-vous.
only-here = Seul cet ordinateur peut atteindre la partie. Lancez-la avec lascaux serve --lan et les amis du même réseau pourront se joindre par ce lien.
renew-links = Créer de nouveaux liens
renew-links-sure = Les anciens liens et codes ne mèneront plus nulle part. Ceux qui sont à la table y restent, ceux qui regardent déjà aussi.
renew-links-yes = Oui, de nouveaux liens
renew-links-no = Les garder
links-renewed = La table a de nouveaux liens. Les anciens ne mènent plus nulle part.

## Who I am

sign-in = Se connecter
who-am-i = Qui êtes-vous ?
my-name = Nom à la table
name-changed = Vous porterez désormais ce nom.
account-note = Sans compte, vos places appartiennent à ce navigateur. Un compte les garde d’un appareil à l’autre.
account-name = Nom du compte
password = Mot de passe (8 caractères ou plus)
make-account = Créer un compte
signed-in = Vous êtes connecté.
signed-out = Vous êtes déconnecté.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
delete-account = Supprimer le compte
delete-account-note = Le compte, son nom et son mot de passe sont supprimés. Les parties jouées restent, sans lui.
account-deleted = Le compte est supprimé.

## Settings

settings = Réglages
settings-note = Ces réglages restent sur cet appareil.
language = Langue
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
theme = Lumière
theme-system = comme le système
theme-light = lumière du jour
theme-dark = lueur du feu
daylight = Plein jour
firelight = Lueur du feu
sound = Son
sound-on = activé
sound-off = coupé
speed = Vitesse des mouvements
speed-0 = aucun
speed-150 = rapide
speed-300 = normale
speed-600 = lente
confirm = Demander avant de quitter une partie
leave-game = Quitter la partie
leave-sure = Un bot jouera pour vous. Vous pourrez reprendre votre place à tout moment, avec ce que le bot vous aura laissé.
leave-yes = Oui, quitter
leave-no = Rester
left-game = Un bot continue pour vous. La table est dans « Mes tables ».
this-table = Cette table

## The table

table-loading = La table
table-unreachable = Cette table est inaccessible : elle n’existe pas, ou elle ne vous est pas ouverte.
status = Ce qui se passe
round = manche { $n }
passing = Je passe pour l’instant
passing-note = Passer chaque fois qu’on pourrait réagir, aussi longtemps que le jeu le prévoit.
you-watch = Vous regardez.
sending = envoi…
hint = Conseil
hint-keys = Que ferait l’Ancienne ? (Alt+H)
undo = Annuler le coup
undo-locked = Rien ne se reprend après un dé, une pioche, une révélation ou la réponse d’un autre joueur.
link-live = connecté
link-connecting = connexion…
link-polling = connexion lente
link-lost = pas de connexion ; nouvel essai
side = À côté du plateau
what-happened = Le récit
side-log = Journal
side-chat = Discussion
chat = Discussion
chat-say = Dites quelque chose
chat-empty = Personne n’a encore rien dit.
only-you = vous seul le voyez
look-at = Voir la table à ce moment
past = Vous regardez un moment passé.
past-no-answer = Ce moment est passé. Revenez au présent pour répondre.
back-to-now = Revenir au présent
hand-over = Passez l’appareil à { $name }
hand-over-note = Que personne d’autre ne regarde !
hand-over-done = Je suis { $name }
away = Absents : { $names }
bot-plays-for-you = Un bot joue pour vous.
take-back = Reprendre la place
show-board = Voir le plateau
show-end = Voir le résultat
after-game = Après la partie
rematch-open = Une revanche vous attend
analysis = Analyse
record = Relevé (fichier)
tabs = Parties de la table
tab-board = Plateau
tab-me = Moi
tab-others = Autres
tab-log = Journal
choices = Ce que vous pouvez faire
choices-not = Et ce qui ne va pas, et pourquoi

## Replay, proof, rules, credits

replay = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-at = Moment { $n } sur { $last }
proof = Des dés honnêtes
proof-words = L’engagement était fixé avant le premier jet ; la graine est révélée à la fin. Chacun peut recalculer tous les jets.
proof-commitment = Engagement
proof-seed = Graine
proof-brought = Nombres venus des appareils des joueurs
verify = Preuve du hasard
verify-note = Avant le premier dé, le serveur a fixé une graine secrète et montré son empreinte ; le navigateur de chaque joueur y a ajouté un nombre. Le relevé d’une partie terminée révèle la graine : chaque dé et chaque pioche peut alors être vérifié.
verify-drop = Déposez ici le relevé d’une partie, ou choisissez le fichier
verify-paste = ou collez-le
verify-check = Vérifier
verify-no-record = Ce n’est pas un relevé de Lascaux.
verify-here = Vérifié dans ce navigateur :
verify-here-good = le SHA-256 de la graine est bien l’empreinte montrée avant la partie. La graine n’a pas été changée après coup.
verify-here-bad = le SHA-256 de la graine n’est pas l’empreinte montrée avant la partie.
verify-seats-good = les places ont été tirées au sort avec la même graine et les nombres des joueurs.
verify-seats-bad = les places ne sont pas celles que donne le tirage au sort.
verify-there = Vérifié par le serveur :
verify-there-good =
    { $n ->
        [one] le dé ou la pioche ({ $n }) découle de la graine, chaque réponse suit les règles, et la partie finit comme le dit le relevé.
       *[other] les { $n } dés et pioches découlent de la graine, chaque réponse suit les règles, et la partie finit comme le dit le relevé.
    }
verify-there-bad = le relevé ne s’accorde pas avec sa graine ou avec les règles :
verify-how = Pour savoir ce qui a été tiré, il faut connaître les règles : le serveur vérifie donc cette partie. Si vous préférez ne pas le croire, lancez « lascaux verify FICHIER » sur votre machine : le calcul est le même.
rules = Règles
rules-search = Chercher dans les règles
rules-nothing = Rien sur « { $wanted } » dans les règles.
credits = Crédits
unofficial-long = Lascaux est une création de fans, non officielle. Elle n’est ni faite, ni autorisée, ni soutenue par les éditeurs ou les auteurs des jeux qu’elle permet de jouer. Les règles sont des faits ; chaque phrase, carte, nom et dessin est de nous, sauf les noms des jeux et de cinq personnages, cités pour dire de quoi l’on parle. Si vous aimez jouer ici, achetez les boîtes : on peut en toucher les pièces.
credits-symbols = Petits symboles
credits-symbols-note = Les petits symboles sont de ces auteurs, recolorés et redimensionnés, tirés de
credits-rest = Le reste
credits-fonts = Caractères : Londrina Solid et Source Sans 3, tous deux sous licence SIL Open Font 1.1.
credits-own = Tous les autres dessins, textes, cartes, sons et le code : les fondateurs de Lascaux, licence MIT.
lost-title = Un cul-de-sac dans la grotte
lost-note = Il n’y a rien à { $path }.

## What can go wrong

error-network = Le serveur est injoignable. Réessayez dans un instant.
error-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
error-not-found = Il n’y a plus rien ici.
error-too-fast = C’était trop rapide. Attendez un instant et réessayez.
error-conflict = Quelqu’un a été plus rapide.
error-internal = Quelque chose s’est mal passé sur le serveur.
error-forbidden = Ce n’est pas permis ici.
error-bad-request = Le serveur n’a pas compris : { $detail }
error-bad-input = Il y a une erreur dans ce fichier ou ce formulaire : { $detail }
error-malformed = Le serveur n’a pas compris ce message. Rechargez la page.
error-not-signed-in = Il faut d’abord vous connecter.
error-no-session = Ce navigateur n’est plus connu ici. Rechargez la page.
error-foreign-origin = Cette demande vient d’un autre site.
error-method-not-allowed = Cela ne peut pas se faire ici.
error-error = Quelque chose s’est mal passé : { $detail }
error-too-big = C’est trop gros.
error-busy = Il y a foule à cette table. Réessayez dans un instant.
error-no-link = Ce lien ne mène à aucune table.
error-no-deck = Aucune table n’a utilisé ce paquet ici.
error-no-moment = La partie n’en est pas encore là.
error-no-seat = Cette table n’a pas cette place.
error-bad-path = Cette adresse n’est pas d’ici.
error-table-full = Toutes les places de cette table sont prises.
error-seat-taken = Quelqu’un est déjà assis là.
error-seated = Vous êtes déjà à cette table.
error-seats-open = Des places sont encore libres.
error-not-host = Seul l’hôte de cette table peut le faire.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-your-table = Seuls ceux qui sont à cette table peuvent le faire.
error-not-started = La partie n’a pas commencé.
error-started = La partie a commencé.
error-not-over = La partie n’est pas encore terminée.
error-game-over = La partie est terminée.
error-old-rules = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer.
error-rematch = Il y a déjà une nouvelle table.
error-no-takeover = À cette table, aucun bot ne remplace : la partie vous attend.
error-no-windows = Dans ce jeu, il n’y a rien à passer d’avance.
error-only-here = Seul cet ordinateur peut atteindre la partie : lancez-la avec lascaux serve --lan.
error-in-time = Personne n’est en retard.
error-bot-plays = Un bot joue pour vous. Reprenez d’abord la place.
error-no-hints = À cette table, il n’y a pas de conseils.
error-not-asked = On ne vous demande rien pour l’instant.
error-one-choice = Il n’y a qu’une chose à faire ici.
error-stale-question = Trop tard : cette question a déjà sa réponse, en voici une autre.
error-empty = Ce message est vide.
error-bad-name = Un nom a besoin d’au moins une lettre.
error-name-taken = Un compte de ce nom existe déjà.
error-has-account = Vous avez déjà un compte.
error-no-account = Vous n’avez pas de compte.
error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.

## Learning by playing

learn = Apprendre en jouant
learn-table = Premiers pas
learn-guide = L’ancien
learn-ok = Compris
learn-off = Plus de conseils
