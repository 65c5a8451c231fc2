### The rules of Krom: Evolution, as players read them.
### One line is one paragraph. Numbers are variables, filled in by the program.

rules-title = Krom: Evolution, les règles

chapter-setup = Mise en place
chapter-round = La manche
chapter-combat = Le combat
chapter-phase = La phase d’action
chapter-evolutions = Les Évolutions
chapter-bonus = Les cartes Bonus
chapter-variants = Les variantes
chapter-end = Public, caché, fin de partie

## Setup

rule-K1 = Chacun prend un personnage différent, au hasard, à moins que vous ne préfériez choisir dans l’ordre des sièges. Chaque personnage a un poids bien à lui, qui départage les égalités (K11).

    Vous commencez avec { $max_hit_points } points de vie, qui sont aussi le maximum, { $start_krom } kroms et { $start_bonus ->
        [one] { $start_bonus } carte Bonus
       *[other] { $start_bonus } cartes Bonus
    }. Votre main reste cachée. Tout le monde part de la Caverne.
    .title = Début de la partie

rule-K2 = Les paquets Évolution, Bonus, Cueillette et Chasse sont mélangés et posés face cachée. Deux rangées sont visibles : { $row } cartes Chasse et { $row } cartes Évolution.
    .title = Paquets et rangées

rule-K3 = Pour gagner, atteignez l’objectif avant les autres (K26). Il vaut { $goal_2_to_4 } points pour 2 à 4 joueurs, { $goal_5 } pour 5 joueurs et { $goal_6 } pour 6 joueurs.

    Variante « partie longue » : l’objectif augmente de { $long_game } points.
    .title = L’objectif

rule-K4 = Les sièges sont tirés au sort et ne changent plus de toute la partie. « Dans le sens horaire » veut toujours dire de siège en siège, dans cet ordre ; après le dernier siège, on reprend au premier.
    .title = Les sièges

## The round

rule-K5 = Au début d’une manche, tous les personnages assommés se relèvent ; ils ont alors { $recovery } points de vie.

    Variante « réveil » : ils se relèvent avec { $recovery_first_printing } points de vie, comme dans un tirage plus ancien du jeu.
    .title = Se relever

rule-K6 = Chacun choisit un lieu, en secret et en même temps que les autres. Ce ne peut pas être le lieu où vous êtes. Une fois tous les choix faits, on les révèle ensemble et tout le monde se déplace.

    À la manche 1, personne ne peut choisir la Caverne, puisque tout le monde en part. Si vous étiez assommé, vous choisissez comme les autres, et vous ne pouvez pas choisir le lieu où vous étiez à terre. Vous pouvez changer d’avis tant que le dernier joueur n’a pas choisi.
    .title = Choix et déplacement

rule-K7 = Les lieux se jouent dans cet ordre : Caverne, Forêt, Savane, Montagne. Dans chaque lieu vient d’abord le combat, s’il y en a un, puis les phases d’action des joueurs présents. Un combat se livre quand on en arrive à son lieu, jamais avant.
    .title = Ordre des lieux

rule-K8 = On dit d’un joueur qui n’est pas assommé qu’il est valide. Sans combat dans un lieu, le seul joueur valide présent fait simplement sa phase d’action. La manche se termine après la Montagne.
    .title = Lieux sans combat

## Combat

rule-K9 = Deux joueurs valides ou plus dans un même lieu se battent. Si le Kromosaure est là, même un joueur valide tout seul doit se battre (K33). Chaque combattant lance un dé : c’est son total de départ.
    .title = Qui se bat

rule-K10 = Une fois les dés lancés, les combattants peuvent jouer des cartes Bonus de combat (B1, B2). Une telle carte n’augmente que votre propre total. Un total peut dépasser 6.

    On interroge les combattants l’un après l’autre. On commence par celui que K11 classe dernier à ce moment-là, puis on continue dans le sens horaire, en autant de tours qu’il le faut. Un combattant qui n’a aucune carte en main est sauté. Tous les autres sont interrogés, quelles que soient leurs cartes. Quand on vous interroge, vous jouez une carte de combat ou vous passez.

    On s’arrête dès que tous ceux qu’il faut interroger ont passé à la suite. Une carte jouée rompt cette suite, même si elle est contrée : tous ceux qui ont encore des cartes doivent alors passer de nouveau. Les contres (K30) restent en dehors : ils ne comptent pas comme une réponse et ne rompent pas la suite.
    .title = Cartes en combat

rule-K11 = Le total le plus élevé gagne le combat. Le poids départage les égalités : le plus lourd passe devant dans la Caverne et dans la Savane, le plus léger dans la Forêt et sur la Montagne. Il y a donc toujours un vainqueur et un seul. Les égalités plus bas dans le classement se règlent de la même façon.
    .title = Vainqueur et égalités

rule-K12 = Chaque perdant perd un nombre de points de vie égal au total du vainqueur moins le sien : 0 en cas d’égalité. Tous ces dégâts tombent au même moment. Les points de vie ne descendent jamais sous 0.
    .title = Dégâts du combat

rule-K13 = Après le combat, les combattants qui ne sont pas assommés font leur phase d’action, du total le plus haut au plus bas. À total égal, le poids décide (K11).
    .title = Ordre après le combat

rule-K14 = À 0 point de vie, vous êtes assommé. Vous n’avez pas de phase d’action pendant cette manche et restez à terre jusqu’à ce que vous vous releviez (K5). Si c’est une carte Bonus qui vous assomme, voyez K17.
    .title = Être assommé

rule-K15 = Si vous gagnez un combat, vous pouvez dépouiller chaque joueur que vous y avez assommé, une fois. Prenez une seule de ces choses : un bois, un caillou ou un os, à votre choix ; ou la moitié des kroms de la victime, en arrondissant vers le haut ; ou une carte Bonus de sa main, au hasard. Vous ne pouvez prendre que ce que la victime possède, et vous pouvez toujours y renoncer. S’il y a plusieurs victimes, vous choisissez l’ordre.

    Après un combat, tout se passe dans cet ordre : 1) les dégâts ; 2) le Kromosaure, s’il est à 0, quitte la partie et devient un trophée (K33) ; 3) le trophée d’un détenteur assommé change de mains (K34) ; 4) on vérifie si quelqu’un a gagné (K26) ; 5) les vols ; 6) les phases d’action.
    .title = Dépouiller ses victimes

rule-K16 = En récupérant des points de vie, vous ne dépassez jamais { $max_hit_points }.
    .title = Maximum de vie

rule-K17 = Une carte Bonus peut vous assommer en dehors d’un combat (K31). Tout dépend alors du moment.

    Avant qu’on en arrive à votre lieu : vous ne participez pas au combat qui s’y livre, on ne vous dépouille pas et vous n’agissez pas. Après le combat, mais avant votre phase d’action : vous n’agissez pas, et l’ordre des autres ne change pas. Après votre phase d’action : vous ne manquez rien pendant cette manche.
    .title = Assommé hors combat

## The action phase

rule-K18 = Pendant votre phase d’action, vous faites une fois l’action de votre lieu. Elle est obligatoire : vous ne pouvez pas finir la phase sans elle.

    Avant et après, vous pouvez réaliser autant d’Évolutions et jouer autant de cartes Bonus prévues pour votre phase que vous le voulez. Vous le pouvez aussi entre deux cartes Cueillette ou entre deux achats de services. Vous ne le pouvez pas pendant une chasse, du choix de la proie jusqu’à ce que la chasse ait échoué ou que la récompense soit prise, ni sur la Montagne, du premier lancer jusqu’à ce que la récompense soit prise.

    Une récompense se compose de kroms, de bois, de cailloux, d’os, de points de vie et de cartes Bonus, en n’importe quel mélange. Certaines proposent deux mélanges : vous choisissez l’un des deux au moment de la prendre.
    .title = Votre phase d’action

rule-K19 = Dans la Caverne, soit vous vous reposez, soit vous utilisez les services, jamais les deux.

    Repos : gagnez { $rest_krom } kroms et { $rest_hit_points } points de vie.

    Services : achetez tout ce que vous voulez, dans n’importe quel mélange. Voici les prix en kroms. Un bois, un caillou ou un os : { $resource_price }. Une carte Bonus, prise sur le paquet : { $bonus_price }. Un lot de { $service_hit_points } points de vie, autant de fois que vous le voulez : { $hit_points_price }. Vous ne pouvez pas acheter de points de vie quand vous en avez { $max_hit_points }, et ce qui dépasserait { $max_hit_points } est perdu. Vous pouvez aussi choisir les services et ne rien acheter. Une carte achetée peut être jouée pendant la même phase.
    .title = Dans la Caverne

rule-K20 = Dans la Forêt, votre première carte du paquet Cueillette est gratuite. Vous pouvez ensuite en prendre une deuxième, une troisième et une quatrième, jamais plus. Elles coûtent, en kroms : { $second_pick } pour la deuxième, { $third_pick } pour la troisième, { $fourth_pick } pour la quatrième. Prenez la récompense de chaque carte, si elle en a une, et défaussez la carte avant de vous décider pour la suivante.

    Avant votre première carte, vous pouvez remélanger la défausse dans le paquet.
    .title = Dans la Forêt

rule-K21 = Dans la Savane, vous choisissez une des { $row } proies visibles. Avant de lancer, vous pouvez acheter des dés en plus : un pour { $one_die } kroms, ou deux pour { $two_dice } kroms en tout. Lancez les dés de la carte et ceux que vous avez achetés.

    Si la somme atteint la valeur de la carte ou la dépasse, vous prenez la récompense ; la carte est défaussée et aussitôt remplacée. Si la somme est plus basse, vous n’avez rien et la proie reste là. Vous chassez une fois par phase d’action.
    .title = Dans la Savane

rule-K22 = Sur la Montagne, vous lancez { $mountain_dice } dés. Vous pouvez ensuite relancer jusqu’à { $rerolls } fois, chaque fois un ou plusieurs dés de votre choix. Les relances coûtent, dans l’ordre et en kroms : { $first_reroll }, { $second_reroll }, { $third_reroll } et { $fourth_reroll }. Vous pouvez vous arrêter après n’importe quel lancer. Seule compte la dernière combinaison : vous prenez sa récompense dans le tableau du jeu de cartes utilisé.

    Un lancer donne toujours une combinaison parmi huit, et une seule. Rien : pas deux dés pareils et pas de suite. Paire : deux dés pareils, les autres tous différents. Double paire : deux dés pareils, deux autres pareils, le cinquième différent. Brelan : trois dés pareils, les autres tous différents. Full : trois dés pareils, et les deux autres pareils aussi. Carré : quatre dés pareils, le cinquième différent. Cinq pareils : tous les dés pareils. Suite : de 1 à 5 ou de 2 à 6.
    .title = Sur la Montagne

rule-K23 = S’il faut prendre une carte et que le paquet est vide, on mélange sa défausse pour refaire un paquet. Si la défausse est vide elle aussi, on ne prend que les cartes qui existent ; on ne peut alors pas acheter de carte Bonus.

    La rangée Chasse est toujours complétée à { $row } cartes. Les cartes Évolution restent chez les joueurs : leur rangée diminue donc quand leur paquet est vide.

    Un jeu de cartes dont les Évolutions totalisent moins de { $enough_points } points, ou dont une Évolution coûte plus de { $supply } d’une même ressource, se joue avec un avertissement : la partie peut finir sans que personne n’atteigne l’objectif.
    .title = Paquets vides

rule-K24 = Le jeu compte { $supply } bois, { $supply } cailloux et { $supply } os. Quand vous en gagnez, vous ne prenez que ce qui reste dans la réserve ; pour en acheter, il faut qu’il y en ait dans la réserve. Ce qui est payé ou perdu y retourne. Les kroms ne manquent jamais.

    Variante « réserve illimitée » : le bois, les cailloux et les os ne manquent jamais non plus.
    .title = La réserve

## Evolutions

rule-K25 = Vous réalisez des Évolutions pendant votre propre phase d’action, et seulement là : payez le coût, prenez la carte, marquez ses points. Si la carte porte un symbole de lieu, vous devez être dans ce lieu. Elle est aussitôt remplacée, et vous pouvez réaliser la nouvelle aussi.
    .title = Réaliser une Évolution

rule-K26 = Qui atteint l’objectif (K3) avant les autres gagne sur-le-champ, quoi qu’il soit en train de se passer. Le point du trophée compte aussi (K33, K34).
    .title = La victoire

## Bonus cards

rule-K27 = Vos cartes Bonus sont cachées dans votre main, et vous pouvez en avoir autant que vous voulez. Vous les jouez pendant votre propre phase d’action, sauf celles qui sont marquées pour le combat (K10) ou comme contre (K30).

    Si une carte porte un symbole de lieu, vous ne pouvez la jouer que dans ce lieu. Cela vaut aussi pour les cartes de combat et les contres : les deux conditions doivent être remplies.
    .title = Garder et jouer

rule-K28 = Chaque carte Bonus a un des effets B1 à B8. X et Y sont les quantités de la carte ; les ressources sont le bois, les cailloux et les os.
    .title = Les effets

rule-B1 = Pour le combat. Vous lancez Y dés de plus, et votre total augmente de leur somme.
    .title = Dés en plus

rule-B2 = Pour le combat. Votre total augmente de Y.
    .title = Force en plus

rule-B3 = Vous recevez X : des kroms, des ressources ou des points de vie, selon la carte.
    .title = Un gain

rule-B4 = Vous désignez un autre joueur, qui perd X : des kroms, des ressources ou des points de vie, selon la carte.
    .title = Une perte

rule-B5 = Vous désignez un joueur présent dans votre lieu et lui prenez X : des kroms ou des ressources, selon la carte.
    .title = Un vol

rule-B6 = Vous payez Y et recevez X en retour : des kroms ou des ressources des deux côtés, selon la carte.
    .title = Un troc

rule-B7 = Vous désignez un autre joueur. Vous lui donnez Y et il vous donne X : des kroms ou des ressources des deux côtés, selon la carte.
    .title = Un échange

rule-B8 = Vous jouez cette carte quand un autre joueur joue une carte Bonus. La sienne part à la défausse et n’a aucun effet. K30 explique comment.
    .title = Le contre

rule-K29 = Quantités : une perte (B4) ou un vol (B5) prend ce qu’il y a, jusqu’à X. Pour B6, il vous faut Y en entier, que vous payez d’abord ; vous recevez ensuite ce que la réserve peut donner de X. Pour B7, chaque côté doit avoir toute sa part.

    Si la carte laisse le choix de la sorte : pour une perte (B4), c’est le perdant qui choisit ; pour un vol (B5), le voleur. Dans tous les autres cas, c’est celui qui joue la carte, des deux côtés.

    Cibles : B4 et B7 atteignent n’importe quel autre joueur, dans n’importe quel lieu, valide ou assommé. B5 atteint aussi les joueurs assommés, mais seulement dans votre lieu. Une carte sans cible permise ne peut pas être jouée. Pour B4 et B5, un joueur qui n’a rien est une cible permise.
    .title = Quantités, choix, cibles

rule-K30 = Quand vous jouez une carte Bonus, vous annoncez en même temps sa cible et vos propres choix. Les coûts et les pertes ne viennent qu’au moment où la carte prend effet, tout comme les choix qui reviennent à un autre joueur (K29). Une carte contrée ne vous coûte donc rien d’autre qu’elle-même, et ses dés ne sont jamais lancés.

    Chaque carte Bonus ouvre un tour de contre. Dans le sens horaire à partir de celui qui l’a jouée, on interroge tous les autres joueurs qui ont au moins une carte en main, quelles que soient leurs cartes ; ainsi, la question ne trahit rien. Les joueurs assommés peuvent contrer aussi. Le premier contre clôt ce tour, et l’on n’interroge plus personne. Si personne ne contre, la carte prend effet.

    Un contre est lui-même une carte Bonus : il ouvre un nouveau tour de contre, dans le sens horaire à partir de celui qui l’a joué ; le joueur dont la carte vient d’être contrée fait cette fois partie des joueurs interrogés. Un tour clos par un contre ne se rouvre pas, même si ce contre est contré à son tour.

    La dernière carte jouée se règle en premier, puis celle d’avant, et ainsi de suite jusqu’à la première. Ensuite, toutes les cartes de la chaîne sont défaussées.

    Exemple : Alma joue une carte, Kolos la contre, Karok contre ce contre, et personne ne contre Karok. Le contre de Kolos n’a aucun effet ; la carte d’Alma prend donc effet. Plus personne n’a l’occasion de la contrer.
    .title = Comment contrer

rule-K31 = Si B4 vous amène à 0 point de vie, vous êtes assommé (K14, K17). Personne ne vous dépouille, et si vous avez le trophée, vous le gardez. Perdre des points de vie n’a aucun effet sur un joueur déjà assommé.
    .title = Assommé par une carte

## Variants

rule-K32 = Dans la Forêt, dans la Savane et sur la Montagne, vous perdez { $cold ->
        [one] { $cold } point de vie
       *[other] { $cold } points de vie
    } au début de votre phase d’action, mais jamais le dernier. Dans la Caverne, au contraire, vous en récupérez { $warmth } à ce moment-là, sans dépasser le maximum (K16).
    .title = Plateau glaciaire

rule-K33 = Le Kromosaure a { $kromosaurus_hit_points } points de vie et commence hors du plateau. À chaque manche, une fois les choix des joueurs révélés, on tire sa destination : Forêt, Savane ou Montagne, avec les mêmes chances. Il peut rester où il est.

    Il se bat contre les joueurs valides de son lieu, même s’il n’y en a qu’un. S’il n’y en a aucun, il n’y a pas de combat. Il lance un dé et ajoute { $kromosaurus_strength }. Il n’a pas de cartes et on le saute donc dans K10 : on commence par le joueur le moins bien classé. Il compte comme le plus lourd de tous (K11). Il n’a pas de phase d’action (K13) et ne dépouille jamais personne.

    Quand il perd, il subit des dégâts comme tout combattant (K12), et il ne récupère jamais de points de vie. À 0, il quitte la partie, et le vainqueur de ce combat le prend comme trophée ; ce trophée vaut { $trophy ->
        [one] { $trophy } point
       *[other] { $trophy } points
    }.
    .title = Le Kromosaure

rule-K34 = Si vous avez le trophée et que vous êtes assommé dans un combat gagné par un autre joueur, le trophée et son point passent à ce joueur. Cela s’ajoute à ce qu’il peut vous prendre selon K15.
    .title = Perdre le trophée

rule-K35 = Le Kromosaure n’est pas un joueur. Aucune carte Bonus ne peut le prendre pour cible.
    .title = À l’abri des cartes

## Open, hidden, and the end

rule-K36 = Public : le lieu de chacun, les points de vie, les kroms, le bois, les cailloux et les os, les Évolutions réalisées, les deux rangées visibles, le nombre de cartes Bonus de chaque main, toutes les défausses, le nombre de cartes de chaque paquet et tous les lancers de dés.

    Caché : les cartes Bonus en main, l’ordre des paquets et les destinations choisies, jusqu’à ce que tout le monde ait choisi. Une carte Bonus prise sur le paquet n’est vue que de son nouveau propriétaire ; une carte volée, que du nouveau et de l’ancien.
    .title = Public et caché

rule-K37 = Si la rangée Évolution est vide, la partie s’arrête à la fin de la manche. Dans tous les cas, elle s’arrête après la manche { $last_round }. Le plus grand nombre de points gagne ; à égalité, le plus grand nombre de cartes Évolution ; si l’égalité demeure, la victoire est partagée.
    .title = Fin sans objectif atteint

rule-K38 = Si vous ne changez rien, vous jouez avec l’objectif normal, le réveil à { $recovery } points de vie, une réserve limitée de bois, de cailloux et d’os, le plateau vert, et sans Kromosaure.
    .title = Réglages de base
