### Les règles d’Am Rande des Gletschers, telles que les joueurs les lisent.
### Une ligne, un paragraphe. Les nombres sont des variables que le programme remplit.

rules-title = Am Rande des Gletschers, les règles

chapter-setup = Mise en place
chapter-turn = Un tour
chapter-hunting = La chasse et les autres actions
chapter-fate = Cartes Destin
chapter-events = Événements
chapter-winter = L’hiver
chapter-hidden = Visible, caché, et les marques

## Mise en place

rule-G1 = Chacun mène un clan et possède une caverne. Vous commencez avec { $start_cards } cartes Clan en main, d’un, de deux et de trois chasseurs, et { $start_fate } carte Destin. Les autres cartes Clan, { $clan_cards } en tout, forment une pioche mélangée.
    .title = Début de la partie

rule-G2 = Les { $hunt_cards } cartes Chasse sont mélangées, l’Hiver va dessous.

    À trois, les { $yellow } cartes à losange jaune restent dans la boîte ; à deux, celles à losange bleu aussi : { $both } cartes. Dans notre jeu, seuls les gibiers, les plantes et les armes portent des losanges.
    .title = Les cartes Chasse

rule-G3 = Le dé le plus haut commence ; en cas d’égalité, les ex æquo relancent. On joue dans le sens des aiguilles d’une montre.
    .title = Qui commence

## Un tour

rule-G4 = A : révélez { $revealed } cartes Chasse, moins si la pioche s’épuise. L’Hiver compte pour une, et l’on continue avec les cartes placées dessous.

    On révèle d’abord toutes les cartes. Puis les événements ont lieu dans l’ordre où ils sont sortis, chacun pour tous les clans avant le suivant. Ensuite vous pouvez prendre dans votre caverne les armes et les artefacts révélés. Un clan n’a qu’un artefact : en prendre un autre défausse le premier. Les événements sont défaussés, l’Hiver est mis de côté.
    .title = A : révéler

rule-G5 = B : vos cartes Clan blessées, face cachée, sont retournées face visible. Elles ne font rien pendant ce tour ; une blessure coûte donc tout le tour suivant.

    Variante « les plantes soignent » : avant de les retourner, vous pouvez défausser des plantes de votre réserve ; chacune ramène aussitôt une carte blessée dans votre main. Ce n’est pas une action.
    .title = B : se remettre

rule-G6 = C : chaque carte Clan de votre main peut faire une chose : chasser, cueillir une plante, fabriquer une arme ou piocher une carte Destin. Une carte part entière ; ses chasseurs en trop ne servent à rien d’autre. Les cartes utilisées sont posées face visible dans la partie habitation. Vous pouvez vous arrêter quand vous voulez.
    .title = C : agir

rule-G7 = D : ce qui reste de la rangée est défaussé, armes et artefacts compris. Vos cartes Clan face visible reviennent en main, les blessées restent.
    .title = D : ranger

rule-G8 = E : vous pouvez jouer une carte Destin jaune contre un adversaire. Ce n’est pas une action.
    .title = E : une carte jaune

rule-G9 = F : vous pouvez posséder { $limit } cartes, Clan et Destin ensemble, celles de la caverne comprises. Au-delà, défaussez d’abord des cartes Destin, puis des cartes Clan de votre choix, qui rejoignent les cartes perdues. On ne le vérifie que pour vous, à la fin de votre tour.
    .title = F : la limite

## La chasse et les autres actions

rule-G10 = Choisissez un gibier révélé, puis une équipe d’une ou plusieurs cartes Clan. Plus de chasseurs que nécessaire : +{ $surplus } en tout. Chaque chasseur manquant : −1.
    .title = Gibier et équipe

rule-G11 = Vous pouvez employer une arme de votre remise. Elle ajoute son bonus contre le petit gibier (nourriture jusqu’à { $small_game }) ou le gros gibier (à partir de { $large_game }) ; là où elle n’en a pas, elle est inutile. Elle est défaussée une fois le dé lancé.

    Un filet qui a pris des poissons reste avec eux : ils nourrissent alors { $net_food }, et les deux ne font plus qu’une carte Gibier, quoi qu’il arrive. Après un échec, le filet est défaussé.
    .title = Armes et filets

rule-G12 = Votre artefact ajoute son bonus à une chasse par tour, avec ou sans arme ; il est épuisé pour le tour même si vous renoncez ou si l’arme se brise. Une fois par chasse, vous pouvez sacrifier un gibier de votre réserve pour +{ $sacrifice } ; ni une plante, ni une arme fabriquée.
    .title = Artefact et sacrifice

rule-G13 = L’ordre : gibier, équipe, arme, artefact et sacrifice, puis F1 si vous la jouez, puis les autres (G14), puis vous lancez le dé ou vous renoncez. Si vous renoncez, l’équipe est utilisée et le sacrifice perdu, mais personne n’est blessé et vous gardez l’arme.
    .title = Le déroulement d’une chasse

rule-G14 = Avant votre dé, on demande aux adversaires, à partir de votre gauche, s’ils jouent F4 ou F5. Une seule carte rouge par chasse. Chaque adversaire peut jouer une carte Destin contre vous par tour ; à deux joueurs, c’est une par chasse.

    Qui ne peut plus jouer ou n’a pas de carte Destin n’est pas interrogé. Tous les autres le sont, quoi qu’ils aient en main, afin que rien ne se devine. Vous pouvez répondre par F2.
    .title = Ce que peuvent les autres

rule-G15 = Si le dé et ce qui s’y ajoute atteignent la valeur de chasse, le gibier va dans votre réserve et l’équipe, face visible, à l’habitation. Sinon une carte Clan de l’équipe, à votre choix, est blessée et posée face cachée, les autres face visible ; le gibier reste et peut être chassé de nouveau ce tour.
    .title = Réussite et échec

rule-G16 = Après une réussite, on interroge les autres dans le même ordre pour F3, sauf si une carte rouge, annulée ou non, ou F1 a été jouée sur cette chasse. À trois ou quatre, seul peut le faire qui n’a joué aucune carte Destin ce tour ; à deux, cela ne compte pas.
    .title = Les disputes

rule-G17 = Pour cueillir une plante, envoyez une équipe d’au moins autant de chasseurs qu’elle en demande. Cela réussit toujours.
    .title = Cueillir

rule-G18 = Une carte Clan fait une arme d’un gibier qui montre un bonus d’arme : il passe de la réserve à la remise. Il ne nourrit plus, garde son histoire, et il est défaussé après usage. Son bonus vaut contre le petit et le gros gibier, sauf indication contraire. Aucune carte rouge ne s’applique à G17, G18 et G19.
    .title = Fabriquer une arme

rule-G19 = Une carte Clan pioche une carte Destin. Vous pouvez l’utiliser aussitôt, si c’est le moment de sa couleur.
    .title = Piocher une carte Destin

## Cartes Destin

rule-F1 = Verte, dans votre chasse : le dé vaut { $lucky_die } et aucune carte Destin ne peut être jouée contre cette chasse. On ne peut plus renoncer, l’arme est défaussée. Tout le reste compte comme d’habitude : la chasse peut encore échouer.
    .title = Chasse heureuse

rule-F2 = Verte, en défense : sacrifiez un gibier de votre réserve pour annuler une carte Destin jouée contre vous, ou ce qu’un séisme fait à votre clan.
    .title = Offrande

rule-F3 = Rouge, après la réussite d’un adversaire : vous lancez tous deux le dé. Si le vôtre est plus haut, le gibier, avec son filet s’il en a un, va dans votre réserve. L’équipe du chasseur est utilisée, son arme perdue, personne n’est blessé.
    .title = Dispute

rule-F4 = Rouge, avant le dé : une arme employée est défaussée et la chasse est finie. L’équipe est utilisée, personne n’est blessé, le sacrifice est perdu, le gibier reste dans la rangée.
    .title = Arme brisée

rule-F5 = Rouge, avant le dé : −{ $storm } dans cette chasse.
    .title = Tempête

rule-F6 = Jaune : à son prochain tour, la cible n’a ni actions ni carte jaune. Révéler, se remettre, ranger et la limite ont lieu comme d’habitude ; elle peut toujours jouer des cartes rouges et vertes.
    .title = Migration

rule-F7 = Jaune : la cible défausse toutes ses plantes.
    .title = Plantes gâtées

rule-F8 = Jaune : lancez le dé. Jusqu’à { $harmless }, rien ; de { $harm } à { $harm_most }, vous prenez une carte de votre choix dans la réserve de la cible pour la vôtre ; avec { $great_harm }, deux.
    .title = Razzia

rule-F9 = Jaune : la cible défausse une plante ou perd une carte Clan, à son choix.
    .title = Prédateur

rule-F10 = Jaune : l’artefact de la cible est face cachée jusqu’à la fin de son prochain tour. Il ne donne pas de bonus et ne participe pas au concours des chamanes.
    .title = Colère

rule-F11 = Jaune : la cible lance le dé. Jusqu’à { $harmless }, rien ; de { $harm } à { $harm_most }, elle défausse une carte de son choix de sa réserve ; avec { $great_harm }, deux.
    .title = Charognard

rule-G20 = Qui perd quelque chose choisit quoi, sauf avec F8. S’il y a moins que ce qu’il faut perdre, on perd ce qu’il y a. F7 ne se joue que contre un clan qui a une plante, F8 et F11 contre un clan qui a une carte en réserve, F10 contre un clan dont l’artefact est face visible.
    .title = Pertes et cibles

## Événements

rule-G21 = Mariage : le clan actif pioche une carte Clan, posée face visible à l’habitation.

    Séisme : chaque clan lance le dé, à partir du clan actif. Jusqu’à { $harmless } : rien. De { $harm } à { $harm_most } : défaussez une arme, fabriquée ou non, ou l’artefact, à votre choix ; si vous n’avez ni l’un ni l’autre, rien. { $great_harm } : perdez une carte Clan, de la main ou de la caverne.
    .title = Mariage et séisme

## L’hiver

rule-G22 = Quand l’Hiver est révélé, on joue le tour jusqu’au bout. Puis viennent les pioches (G23), le rassemblement (G24), les repas (G25) et la nouvelle année (G26, G27), dans cet ordre.
    .title = L’hiver arrive

rule-G23 = Toutes les cartes Chasse défaussées sont mélangées et posées sur ce qui reste de la pioche ; l’Hiver va dessous. Chacun garde au plus { $kept_fate } carte Destin de son choix. Les cartes rendues, la pioche et sa défausse sont mélangées. On ne joue aucune carte Destin jusqu’à la fin de l’hiver.
    .title = Les pioches

rule-G24 = Il y a trois concours. Chasseurs : le dé plus la meilleure histoire parmi les gibiers en réserve et les gibiers devenus armes. Herboristes : le dé plus la meilleure histoire de vos plantes. Chamanes : le dé plus l’histoire de votre artefact. Seuls participent les clans qui ont une telle carte.

    Le plus haut total gagne un trophée. Les ex æquo relancent, le dé seul, jusqu’à ce que l’un mène. Un seul participant gagne sans lancer ; sans participant, pas de trophée. Il y a toujours assez de trophées.
    .title = Le rassemblement

rule-G25 = Tous vos chasseurs mangent, les blessés aussi ; la nourriture, ce sont les gibiers et les plantes de votre réserve. S’il y en a pour tous, vous pouvez piocher une carte Clan. S’il y en a pour la moitié au moins, il ne se passe rien. S’il y en a moins, tout est mangé et vous perdez une carte Clan de votre choix.

    Vous devez payer le meilleur de ces résultats à votre portée. Vous choisissez les cartes mangées, mais aucune dont on pourrait se passer ; le reste demeure en réserve. Une carte Clan qui vient d’être piochée ne mange pas.
    .title = Les repas

rule-G26 = Les cartes mangées sont mélangées et placées sous la pioche, sous l’Hiver. Toutes les cartes Clan reviennent en main, guéries.
    .title = Après le repas

rule-G27 = La partie s’achève quand un clan qui a survécu à l’hiver a { $goal_4 } trophées à quatre joueurs, { $goal_3 } à trois ou { $goal_2 } à deux. S’ils sont plusieurs : le plus de trophées, puis le plus de chasseurs, cartes piochées cet hiver comprises ; ensuite la victoire est partagée. Sinon le joueur suivant commence une nouvelle année.

    Après l’hiver { $last_winter }, la partie s’achève de toute façon : le plus de trophées, puis le plus de chasseurs, puis victoire partagée.
    .title = La fin de la partie

rule-G28 = Un clan qui perd sa dernière carte Clan, quelle qu’en soit la cause, recommence : cette carte rejoint les cartes perdues, ses cartes Chasse et Destin vont aux défausses, ses trophées retournent à la réserve commune. Il garde sa caverne et pioche en main une carte Clan et une carte Destin. Si c’est votre tour, vous continuez avec elles. Un clan qui a dû recommencer cet hiver n’y a pas survécu.
    .title = Recommencer

rule-G29 = Si la pioche Clan est vide, on mélange les cartes perdues ; si la pioche Destin est vide, sa défausse. S’il n’y a rien à mélanger, on ne pioche rien, et l’action de piocher une carte Destin est alors impossible.
    .title = Pioches vides

## Visible, caché, et les marques

rule-G30 = Visible pour tous : les cavernes et tout leur contenu, les cartes Clan, en main et blessées, le nombre de cartes Destin de chacun, les défausses et le nombre de cartes des pioches, donc la distance de l’hiver. Caché : les cartes Destin en main, l’ordre des pioches et les cartes Clan non piochées.
    .title = Visible et caché

rule-G31 = Une offrande (F2) demande un gibier en réserve, autre que celui qu’on chasse ou qu’on se dispute. Contre une carte Destin, la cible est interrogée une fois, si elle a une carte Destin en main, avant tout effet et tout dé. Pendant un séisme, chaque clan l’est juste après son propre dé, pour une offrande. Une carte annulée est défaussée et compte comme jouée. Une offrande ne s’annule pas.
    .title = Quand offrir

rule-G32 = Après une carte rouge annulée, aucune autre ne peut être jouée sur cette chasse.
    .title = Pas de deuxième carte rouge

rule-G33 = Les marques de F6 et de F10 finissent avec le prochain tour de la cible, donc avant un rassemblement qui suit ce tour. Un hiver entre-temps ne les efface pas : un artefact face cachée ne concourt pas, un clan en migration concourt et mange. Un nouvel artefact arrive face visible. Recommencer efface les deux marques. Aucune des deux cartes ne se joue contre un clan qui en porte déjà la marque.
    .title = Les marques
