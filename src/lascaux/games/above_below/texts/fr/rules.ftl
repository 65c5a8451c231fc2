### Les règles de Above and Below, telles que les joueurs les lisent.
### One line is one paragraph. Numbers are variables, filled in by the program.

rules-title = Above and Below, les règles

chapter-setup = Mise en place
chapter-round = La manche
chapter-exploring = L’exploration
chapter-actions = Les autres actions
chapter-free = Actions gratuites et réserve
chapter-night = La nuit
chapter-people = Piste, réputation et habitants
chapter-end = Fin de partie, et ce qui est caché
chapter-cards = Ce que font les bâtiments

## Setup

rule-A1 = Vous commencez avec une maison à trois lits, 7 pièces et { $starters } villageois : un marteau, une plume, et un qui n’a ni l’un ni l’autre. Tous sont prêts.

    À 4 joueurs, les deux sans marteau commencent épuisés ; la première nuit les remet sur pied.
    .title = Votre village

rule-A2 = Le premier joueur est tiré au sort. Qui joue plus tard reçoit une pièce de plus : à 2 joueurs, l’autre ; à 3, le deuxième et le troisième ; à 4, seulement le quatrième.
    .title = Premier joueur

rule-A3 = Sont visibles : les { $stars } maisons à étoile, { $keys } maisons à clé tirées au sort, { $row } maisons, { $row } avant-postes et { $slots } villageois à former. Les villageois spéciaux attendent à côté du plateau, un cidre dessus. Les { $caves } cartes de grotte sont visibles elles aussi : celle du dessus montre ses six numéros. Tous les marqueurs de réputation partent de la torche.
    .title = Sur la table

## The round

rule-A4 = À partir du premier joueur, dans le sens horaire, vous faites une action par tour jusqu’à ce que tous aient passé. Qui passe a fini sa manche. Sans villageois prêt, vous devez passer. Les actions gratuites viennent avant l’action ou le passe, jamais après.
    .title = Les tours

rule-A5 = Quand tous ont passé : le marqueur de manche avance (après la manche { $rounds }, la partie s’arrête, A34), le cidre revient s’il manque, les villageois à former glissent vers le côté bon marché et sont complétés, puis repos (A22), revenu (A23) et marchandises (A24). La carte de premier joueur passe à gauche.
    .title = Fin de manche

## Exploring

rule-A6 = Prenez la carte de grotte du dessus et envoyez au moins { $explorers } villageois prêts. Lancez un dé : la grille de la carte désigne la rencontre.
    .title = Explorer

rule-A7 = Votre voisin de gauche lit. Tous entendent l’histoire, les choix, leurs seuils, coûts, conditions et bonus de lanternes. Récompenses, pénalités et suites restent dans le livre jusqu’à ce que la rencontre soit résolue.
    .title = Le lecteur

rule-A8 = Faites un choix, puis lancez un dé par villageois. Chacun donne le meilleur nombre de lanternes dont son dé atteint le seuil.
    .title = Les lanternes

rule-A9 = Chaque symbole de relance de vos bâtiments permet de relancer un dé, une fois par rencontre ; le nouveau résultat compte. Le dé de rencontre ne se relance jamais.
    .title = Relances

rule-A10 = Après les lancers, tout explorateur peut se surpasser, une fois : il part chez les blessés pour 1 lanterne de plus, et son dé compte toujours. Pas d’effort sans lancer.
    .title = L’effort

rule-A11 = Si vous atteignez un seuil, c’est un succès : la récompense du seuil le plus élevé atteint, celle-là seule, que cela vous plaise ou non ; puis la carte de grotte se place sous vos maisons. Sous tous les seuils, c’est un échec : pas de récompense, la carte va sous sa pioche, et la pénalité s’applique si le livre en prévoit une. Une pénalité ne descend jamais sous 0 ; vous désignez les blessés parmi les explorateurs. Dans tous les cas, les explorateurs restants sont épuisés.
    .title = Succès et échec

rule-A12 = Un choix peut se passer de dés, mener à un autre paragraphe, compter des lanternes en plus (par marteau, par plume, pour une marchandise possédée), donner ou coûter bien des choses. Vous ne pouvez pas prendre un choix que vous ne pouvez payer ou dont vous ne remplissez pas la condition ; chaque paragraphe en a un qui n’exige rien. Un villageois n’est jamais perdu, seulement blessé.
    .title = Les choix

rule-A13 = Les villageois gagnés arrivent épuisés. Si un villageois spécial n’est plus là, cette partie est ignorée, le reste tient.
    .title = Ceux qui remontent avec vous

## Other actions

rule-A14 = Épuisez un villageois à marteau et payez une carte : maison, maison à clé, maison à étoile, ou avant-poste sur une de vos grottes vides. Maisons et avant-postes sont remplacés aussitôt, les maisons à clé et à étoile jamais. Un marteau plus paie { $discount } de moins, une seule fois, jamais sous 0.
    .title = Construire

rule-A15 = Épuisez un ou plusieurs villageois, pas plus qu’il n’y a de marchandises sur vos bâtiments. Chacun en prend une : en stock, en vente ou sur la piste. De deux bâtiments à la même marchandise, celui qui se recharge donne d’abord.
    .title = Récolter

rule-A16 = Épuisez un villageois à plume et payez la case : le nouveau arrive épuisé. La case reste vide jusqu’à la fin de la manche. Une plume plus paie { $discount } de moins.
    .title = Former

rule-A17 = Épuisez un ou plusieurs villageois : { $labor } pièce chacun. Le premier à travailler dans la manche prend aussi le cidre, s’il est là.
    .title = Travailler

## Free actions

rule-A18 = Posez une marchandise, un cidre ou une potion sur votre étal, échangez-la ou reprenez-la : une fois par tour, et une fois de plus par une récolte. Ce qui s’y trouve reste à vous et compte comme du stock.
    .title = Mettre en vente

rule-A19 = Offrez au moins { $least_price } pièces, que vous devez avoir, pour ce qu’un autre a mis en vente. Le vendeur accepte ou refuse ; le silence est un refus. Qui a passé peut encore vendre. Après un refus, vous ne pouvez redemander dans le même tour qu’à un prix plus élevé, { $asked } fois en tout.
    .title = Acheter

rule-A20 = Une fois par tour, pour { $refresh } pièce, les { $row } maisons ou les { $row } avant-postes vont sous leur pioche dans un ordre aléatoire et autant de nouveaux arrivent. La pioche ne doit pas être vide.
    .title = Renouveler une rangée

rule-A21 = Une pioche vide laisse des trous ; sans carte de grotte, personne n’explore. Marchandises, cidres et potions ne manquent jamais.

    Variante « réserve limitée » : vous recevez ce qui reste. Un bâtiment s’achète même si ses marchandises sont épuisées.
    .title = Quand il n’y en a plus

## The night

rule-A22 = D’abord les boissons, autant que vous voulez : une potion fait passer un blessé chez les épuisés, un cidre un épuisé chez les prêts ; les deux peuvent aller au même. Puis les lits : chacun fait avancer un villageois d’un pas, et personne ne dort dans deux lits. On ne boit qu’à ce moment.
    .title = Le repos

rule-A23 = Vous recevez les pièces de la dernière case occupée de votre piste, et ce que rapportent vos bâtiments, potions comprises. Elles arrivent trop tard pour cette nuit.
    .title = Le revenu

rule-A24 = Un bâtiment à flèche sans marchandise en reçoit une.
    .title = Recharge

## People

rule-A25 = Les marchandises du stock ou de l’étal peuvent aller sur la piste pendant votre tour, et pour tous avant le revenu et avant le décompte. Les sortes remplissent les cases par la gauche, une sorte par case, et n’en bougent plus.
    .title = La piste

rule-A26 = La réputation descend dans la grotte quand vous en gagnez et remonte vers la surface quand vous en perdez ; elle s’arrête aux deux bouts.
    .title = La réputation

rule-A27 = Quand elle rejoint votre village, vous perdez 1 de réputation.
    .title = La Femme liquide

rule-A28 = Il a un marteau et construit pour { $discount } pièce de moins.
    .title = Glogo

rule-A29 = Quand des chats sont désignés pour une action, chacun lance un dé avant que rien ne soit payé, pris ou lancé : de 1 à { $disobeys }, il se couche, épuisé. Si l’un refuse, vous choisissez à nouveau, actions gratuites et passe compris. Un chat ne lance qu’une fois par tour ; celui qui a obéi travaille à ce que vous voudrez. Si tous obéissent, l’action a lieu.
    .title = Le Chat des cavernes

rule-A30 = Chaque nuit, il avance d’un pas grâce à son propre lit, de blessé à épuisé à prêt. Il n’utilise ni autre lit, ni cidre, ni potion.
    .title = L’Homme de métal

rule-A31 = Un choix sans lancer est un succès, sauf si le texte dit le contraire. Quand l’histoire continue, les explorateurs encore sur la carte poursuivent, les dés sont relancés, et les relances se comptent sur toute la rencontre. Ce que les paragraphes précédents ont payé est acquis ; le dernier seul décide du succès et de la grotte.
    .title = Les histoires à suites

rule-A32 = Il y a une Femme liquide, un Glogo, deux Chats des cavernes et deux Hommes de métal. On ne les rencontre que sous terre.
    .title = Villageois spéciaux

rule-A33 = Le villageois le moins cher est celui de la case occupée la moins chère, s’il y en a une. Une grotte de plus est la carte du dessus. Un bâtiment offert est un bâtiment visible dans la limite indiquée ; vous pouvez refuser ; il ne rapporte pas de pièce de construction, et un avant-poste demande une grotte que vous aviez déjà. Les symboles comptent chez tous les explorateurs de la rencontre, même partis. Posséder : stock, étal et piste ; ce qui est payé ou perdu ne vient jamais de la piste.
    .title = Les petites lignes du livre

## The end

rule-A34 = Après la manche { $rounds }, pas de repos. Points : les marchandises de la piste ; { $building_points } par bâtiment, maison de départ comprise ; ce que les bâtiments impriment et ce qu’ils donnent par chose possédée (les marchandises encore sur les bâtiments ne comptent pas) ; votre case de réputation ; et { $first_rank }, { $second_rank } et { $third_rank } pour les meilleures réputations ({ $only_rank } pour la meilleure à deux joueurs). Les ex æquo mettent leurs rangs en commun et partagent, arrondi au supérieur.
    .title = Les points

rule-A35 = Les égalités se départagent aux pièces, puis aux villageois, puis aux bâtiments ; sinon la victoire est partagée.
    .title = Égalités

rule-A36 = Tout est public, même les pièces, sauf l’ordre des pioches et ce que dira le livre. Les bots n’en savent pas plus que vous.
    .title = Ce qui est caché

rule-A40 = Les bâtiments donnent des points, des points par chose, des lits, du revenu, des pièces par marchandise sur la piste, { $goods_once } marchandises une fois ou une qui revient, des potions une fois ou à chaque manche, une fois de la réputation, des recrues prêtes, une pièce après chaque bâtiment suivant, des relances, une pièce après chaque rencontre réussie ; certains laissent payer en cidres et en potions, 1 chacun, à la banque seulement. Les effets uniques et les premières marchandises viennent à l’achat ; la pièce de construction, une fois le prix payé. Chaque symbole compte, même en double.
    .title = Capacités
