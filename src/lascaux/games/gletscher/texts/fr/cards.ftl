### Gletscher, le paquet de la tribu : noms des cartes et petites phrases.

## Gibier

card-hare-running-late = Lièvre en retard
    .flavour = En retard pour le dîner. Le vôtre.
card-ptarmigan-not-here = Lagopède absent
    .flavour = Ce n’est que de la neige. Qui vient de cligner.
card-marmot-on-sentry = Marmotte en faction
    .flavour = Toute la vallée sait déjà comment vous êtes habillé.
card-fox-freshly-laundered = Renard lavé à froid
    .flavour = Blanc comme neige, et il a un alibi.
card-owl-still-staring = Chouette insistante
    .flavour = Vous avez cligné le premier. Comme tout le monde.
card-capercaillie-mid-speech = Tétras à la tribune
    .flavour = Il s’écoute parler. Il n’écoute que ça.
card-beaver-behind-schedule = Castor hors délais
    .flavour = Le barrage était promis pour l’automne. Lequel, mystère.
card-badger-not-at-home = Le blaireau est sorti
    .flavour = Annonce le blaireau, de l’intérieur.
card-saiga-with-a-cold = Saïga enrhumé
    .flavour = Le nez est d’origine.
card-lynx-unseen = Lynx ni vu ni connu
    .flavour = Sauf les oreilles.
card-salmon-going-home = Saumon qui rentre
    .flavour = Il connaît le chemin. Vous aussi, maintenant.
card-pike-with-opinions = Brochet péremptoire
    .flavour = Surtout sur la question des doigts.
card-eel-nearly-caught = Anguille presque prise
    .flavour = Vous la teniez. D’autres aussi, avant vous.
card-sturgeon-seen-it-all = Esturgeon qui a tout vu
    .flavour = En armure depuis toujours. Contre quoi, il a oublié.
card-reindeer-punctual = Renne ponctuel
    .flavour = Même gué, même jour, tous les ans. On finit par le savoir.
card-horse-no-seats = Cheval sans banquette
    .flavour = Il est libre. Pas au sens où vous l’entendez.
card-ibex-out-of-reach = Bouquetin tout là-haut
    .flavour = Regardez en bas : vous aussi.
card-stag-posing = Cerf qui pose
    .flavour = On lui a dit qu’il ferait bien sur un mur.
card-musk-ox-hair-down = Bœuf musqué décoiffé
    .flavour = Quelque part là-dessous, il y a un bœuf.
card-bison-not-moving = Bison à l’arrêt
    .flavour = La priorité est une question de poids.
card-giant-deer-wide-load = Mégacéros grand gabarit
    .flavour = Merci de doubler dans la vallée suivante.
card-aurochs-seeing-red = Aurochs qui voit rouge
    .flavour = Aussi, quelle idée de venir barbouillé d’ocre.
card-previous-tenant = L’ancien locataire
    .flavour = De retour de sa sieste, il réclame la caution.
card-long-in-the-tooth = Les dents longues
    .flavour = De l’ambition, et de quoi mordre dedans.
card-rhino-recently-woken = Rhinocéros tiré du lit
    .flavour = Ne voit pas qui c’était. S’en passera.
card-mammoth-with-a-memory = Mammouth rancunier
    .flavour = Il se souvient de votre grand-père. Vous avez ses yeux.

## Plantes

card-yarrow-probably = Achillée, sauf erreur
    .flavour = L’erreur s’appelle ciguë. Bon appétit.
card-cowberries-not-for-cows = Airelles au naturel
    .flavour = Parfaites avec du gibier. Il manque le gibier.
card-root-still-going = Racine sans fin
    .flavour = L’autre bout est dans la vallée voisine.
card-fern-uncurling = Fougère qui s’étire
    .flavour = Rien ne presse : elle a toute l’ère devant elle.
card-garlic-very-wild = Ail très sauvage
    .flavour = Éloigne le rhume, les moustiques et les amis.
card-edelweiss-with-view = Edelweiss avec vue
    .flavour = La montée est raide. La descente est rapide.

## Armes

card-pointed-question = Question pointue
    .flavour = À poser de loin.
card-argument-settler = Dernier argument
    .flavour = Personne n’a jamais demandé un deuxième avis.
card-bow-strings-attached = Arc à une corde
    .flavour = Pour les autres cordes, repassez au Néolithique.
card-longer-arm = Le bras long
    .flavour = Très utile quand on ne veut pas serrer la main.
card-fire-to-go = Feu à emporter
    .flavour = Le mammouth déteste. Les sourcils aussi.
card-stone-express = Caillou express
    .flavour = Remis en plein front, sans signature.
card-returning-stick = Bâton qui revient
    .flavour = Baissez-vous. Non, maintenant.
card-net-mostly-holes = Filet plein de trous
    .flavour = Les trous, c’était le plus facile.

## Objets sacrés

card-lion-man-smiling = Homme-lion souriant
    .flavour = Il sait quelque chose. Il reste d’ivoire.
card-flute-one-tune = Flûte à un seul air
    .flavour = Pas de rappel : ce serait le même.
card-drum-of-next-door = Tambour des voisins
    .flavour = Emprunté de nuit, à la demande générale.
card-lady-of-substance = Dame bien en chair
    .flavour = A survécu à tous les régimes, glaciation comprise.

## Événements et Hiver

card-wedding = Noces soudaines
    .flavour = Un coup de foudre, au-dessus du même cuissot.
card-earthquake = Terre qui gigote
    .flavour = Les étagères, c’était l’idée de qui ?
card-winter = L’hiver, encore
    .flavour = Personne ne s’y attendait. En pleine ère glaciaire.

## Destin

card-beginners-luck = Chance du débutant
    .flavour = Vingt ans de chasse, et toujours débutant.
card-gift-for-upstairs = Cadeau pour là-haut
    .flavour = Là-haut, on préfère ça bien fumé.
card-mine-actually = C’est à moi, en fait
    .flavour = Il est tombé du côté de ma grotte.
card-lifetime-guarantee = Garantie à vie
    .flavour = La vie fut brève.
card-weather-mostly = Un temps de mammouth
    .flavour = Même les mammouths sont rentrés.
card-moving-house = Déménagement
    .flavour = Une grotte, c’est plus lourd qu’il n’y paraît.
card-smells-funny = Drôle d’odeur
    .flavour = C’était vert ce matin. Ça l’est encore plus.
card-borrowing-party = Emprunt collectif
    .flavour = Ils ont même apporté les sacs.
card-something-purring = Ça ronronne
    .flavour = C’est entré se mettre au chaud. En entier.
card-sulking-spirits = Esprits froissés
    .flavour = Quelqu’un a bâillé pendant l’incantation.
card-leftovers-inspector = Inspecteur des restes
    .flavour = Rit de tout, puis le mange.
