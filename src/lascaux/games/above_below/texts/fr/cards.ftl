### Above and Below, le paquet de la tribu : noms des bâtiments et des villageois, et petites phrases.

## Maison de départ

card-first-roof = Le Premier Toit
    .flavour = Il fuit, mais c’est sur nous qu’il fuit.

## Maisons

card-wet-attic = Grenier mouillé
    .flavour = Vue sur mer, les jours de pluie.
card-drafty-lodge = Villa Courant d’Air
    .flavour = Le vent était là avant nous. Il a ses habitudes.
card-grannys-overhang = Chez Mamie
    .flavour = On s’essuie les pieds. Ensuite, on paie.
card-damp-palace = Palais humide
    .flavour = L’eau courante dans chaque pièce, et sur chaque mur.
card-fruit-mostly = Fruits, surtout
    .flavour = Le reste, ce sont des vers. Très discrets.
card-orchard-of-sorts = Verger, si l’on veut
    .flavour = Un seul arbre, mais très impliqué.
card-not-the-pantry = Pas le garde-manger
    .flavour = C’est écrit dessus. Personne n’y croit.
card-smoked-everything = Tout fumé
    .flavour = Du poisson, surtout. Les rideaux, c’était un accident.
card-rope-walk = La Corderie
    .flavour = On tresse à reculons, on s’y prend les pieds de face.
card-three-to-a-bed = Trois par lit
    .flavour = À minuit, on se retourne. Après vote.
card-mossy-manor = Manoir moussu
    .flavour = La plus belle ruine jamais construite neuve.
card-toll-stump = Souche à péage
    .flavour = On peut la contourner. Il y en a une là aussi.
card-shouting-tower = Tour à crier
    .flavour = Pour apprendre aux voisins ce qu’ils savent déjà.
card-school-of-soft-knocks = École à la douce
    .flavour = Celle à la dure affichait complet.
card-nearly-finished = Presque fini
    .flavour = Pour le printemps. Lequel, on ne sait plus.
card-tall-tales = Long comme ça
    .flavour = Le poisson était long comme ça. La grotte aussi. Moi aussi.
card-second-hand-cures = Remèdes d’occasion
    .flavour = Presque neufs. Le dernier patient est parti en courant.
card-leaky-mug = La Chope percée
    .flavour = On y boit vite, ou on n’y boit pas.
card-stairs-all-the-way = Escalier sans fin
    .flavour = Descendre est gratuit. C’est l’autre sens qu’on facture.
card-odd-company = Drôle de monde
    .flavour = On accepte tous les nombres de bras.

## Avant-postes

card-fungal-cellar = Cave à champignons
    .flavour = Personne ne l’a semée. Personne n’ose l’arrêter.
card-night-fishing = Pêche de nuit
    .flavour = Il fait toujours nuit. Les poissons ne demandent plus.
card-bunk-hole = Trou à couchettes
    .flavour = Celle du haut est livrée avec le plafond.
card-sulking-grotto = Grotte à bouder
    .flavour = Ne frappez pas. Surtout pas pour vous excuser.
card-echo-still = Alambic à écho
    .flavour = Il fait plic. Un peu plus tard, il fait plic.
card-ore-else = Mine de rien
    .flavour = La montagne a fini par céder. On avait des pioches.
card-pot-luck = À la fortune du pot
    .flavour = La moitié sort ronde. L’autre moitié, c’est de l’art.
card-loose-ends = Fil à retordre
    .flavour = On en donne à tout le monde, et il en reste.
card-purple-patch = Veine violette
    .flavour = Pousse d’un doigt par siècle. La nôtre est pressée.
card-paper-cuts = Coupures de papier
    .flavour = Petites, fines, et chacun a la sienne.
card-pulp-and-paste = Chiffons et bouillie
    .flavour = Un chiffon assez bouilli finit par vouloir être lu.
card-violet-hours = L’Heure violette
    .flavour = Rien qu’un coup d’œil. Ah, c’était le déjeuner.
card-upside-down-inn = Auberge à l’envers
    .flavour = Recommandée par les chauves-souris. On suspend les bottes.
card-mushroom-futures = Bourse aux cèpes
    .flavour = Vendus avant de pousser, regrettés après.
card-back-door-trade = Porte de derrière
    .flavour = Aucune question. Aucune réponse non plus.
card-echo-that-answers = Écho qui répond
    .flavour = Il reformule, et c’est mieux.
card-room-to-think = Place pour penser
    .flavour = Il n’y a rien dedans. C’était le plus dur.
card-quiet-apology = Excuses à voix basse
    .flavour = Murmurées au rocher. Le rocher répète tout.

## Maisons à clé

card-two-tries-tower = Tour du second essai
    .flavour = Le premier essai, c’est le tas à côté.
card-house-of-mislaid-keys = Clés égarées
    .flavour = L’une d’elles est la bonne. En attendant, on campe.
card-still-building = Chantier éternel
    .flavour = L’échafaudage a pris racine.
card-second-opinion = Deuxième avis
    .flavour = Le premier disait sangsues. Celui-ci aussi.
card-forty-winks = Les Marmottes
    .flavour = Dix par lit. En gros, c’était moins cher.
card-heavy-industry = Industrie lourde
    .flavour = Tant que ça cogne, ça marche. Si ça se tait, courez.
card-palace-of-herring = Palais du hareng
    .flavour = Une splendeur qui se sent de loin.
card-wind-harnessed = Vent attelé
    .flavour = Personne ne lui a demandé. Il en siffle encore.
card-all-under-one-hide = Au Bonheur des peaux
    .flavour = Si nous n’en avons pas, vous n’en avez pas besoin.

## Maisons étoilées

card-last-orders = Dernière tournée
    .flavour = C’est la dernière depuis des années.
card-nobodys-cellar = Cave à Personne
    .flavour = Personne y fait le ménage. Personne voudrait vous parler.
card-hall-of-huts = Halle aux huttes
    .flavour = Une hutte où les huttes se réunissent.
card-overlook = Le Belvédère
    .flavour = De là-haut, on voit tout, sauf l’échelle.
card-bone-idle = Flemme jusqu’à l’os
    .flavour = Bâtie en un jour, d’un mammouth, sans se lever.
card-violet-rain-shelter = Abri de pluie violet
    .flavour = La pluie entre. On ne s’en plaint pas.

## Villageois du début

card-bonk = Toc
    .flavour = Charpentier. Mesure aussi avec le marteau.
card-scribble = Gribouille
    .flavour = Institutrice. Note tout, y compris ceci.
card-lump = Motte
    .flavour = Porte des choses. N’a jamais demandé où.

## Villageois à former

card-mop = Serpillière
    .flavour = Range la forêt, panier par panier.
card-wick = Mèche
    .flavour = Lampiste. Peur du noir, d’où le métier.
card-spark = Étincelle
    .flavour = Sept ans, et responsable du feu.
card-ouch = Aïe
    .flavour = Cascadeur. Ce n’était pas prévu comme métier.
card-drip = Goutte
    .flavour = Puisatier. Régulier comme la pluie, et aussi gai.
card-yonder = Là-bas
    .flavour = Éclaireur. Connaît très bien l’aller.
card-grit = Ardoise
    .flavour = Couvreur. Est tombé des meilleures maisons.
card-boulder = Rocher
    .flavour = Maçon. On l’a trouvé parmi les matériaux.
card-flint = Silex
    .flavour = Taille les outils. S’enflamme pour un rien.
card-bramble = Ronce
    .flavour = Plante des haies. Les câlins, c’est sur rendez-vous.
card-dab = Truelle
    .flavour = Plâtrier. Couvre tout, et aussi les copains.
card-thud = Patatras
    .flavour = Démolition, et ce qui s’ensuit.
card-handy = Bricole
    .flavour = Écrit de la gauche, bâtit de la droite. Alterne.
card-fern = Fougère
    .flavour = Herboriste. Écrit sur des feuilles, puis en fait la soupe.
card-tally = Boulier
    .flavour = Comptable. Compte les moutons et ne dort pas.
card-old-hum = Père Hum
    .flavour = Ancien. Se souvient de tout, dans le désordre.
card-inka = Pâté
    .flavour = Copiste. La tache lui sert de signature.
card-snuff = Pff
    .flavour = Critique. Vous a lu, et s’en est remis.

## Villageois spéciaux

card-liquid-woman = Femme liquide
    .flavour = Facile à aimer, difficile à asseoir.
card-glogo = Glogo
    .flavour = Construit au flair. Les murs sont droits, allez savoir.
card-cave-cat = Chat des cavernes
    .flavour = Vient quand on l’appelle, s’il venait déjà.
card-metal-man = Homme de métal
    .flavour = Se huile la nuit. Prend des nouvelles de vos gonds.
