### Le livre des rencontres. Gains et coûts sont affichés par l’application : aucun chiffre n’a sa place ici.

## Les Salles à fleur de terre

lost-property = Une renarde s’est installée derrière une planche munie d’une sonnette. Sur les étagères, dans son dos : des moufles, des souliers dépareillés, une pièce montée et un trombone à coulisse en bon état, chacun avec sa feuille numérotée au bout d’une ficelle. Quelque part, un parapluie s’égoutte. « Décrivez l’objet, dit la renarde sans lever les yeux. Si je l’ai, c’était le vôtre. » Depuis le printemps, elle attend quelqu’un qui ait du talent.
    .title = Objets trouvés
    .option1 = Décrivez une splendeur
    .success1 = Elle va la chercher sur la plus haute étagère. Ce n’est pas exactement ce que vous disiez, mais c’était si bien dit.
    .success1b = Vous versez une larme aux retrouvailles. La renarde vous observe de près et prend des notes sur la technique.
    .option2 = Déposez une pièce
    .success2 = Personne n’avait jamais rien rapporté. Elle inscrit elle-même le numéro, deux fois, et vous donne son déjeuner.

the-chalk-road = Des flèches à la craie vous tiennent compagnie depuis l’entrée, à hauteur de genou. En voici l’auteur : une fillette de sept ans peut-être, blanche jusqu’aux coudes, qui fronce les sourcils devant l’une d’elles. « Celle-là n’est pas de moi, dit-elle. Je ne vais jamais plus loin que la voix de ma mère. » Là-haut, faiblement, une mère crie. La flèche indique la suite, plus bas, d’une main bien plus tremblante.
    .title = Le chemin de craie
    .option1 = Ramenez-la d’abord chez elle
    .success1 = Sa mère s’époumone depuis midi, et il lui reste très peu de voix pour vous dire merci.
    .success1b = On vous garde à souper, en vous priant de crier un moment, le temps que la mère mange.
    .option2 = Suivez les autres flèches
    .failure2 = Les flèches vous font faire le tour d’un pilier, puis un second tour, et vous raccompagnent poliment sous la pluie.

whoever-draws-back = Les flèches tremblent de plus en plus et s’arrêtent devant une fente, pas plus large que celle d’une boîte aux lettres. Il en sort une main très petite et très vieille, une craie grosse comme un pois entre les doigts. Elle trace avec application une flèche tournée vers vous, et elle attend. Cela sent le poivre et la bougie. Vous finissez par comprendre que cette main est seule, et que les flèches sont tout ce qu’elle sait de la conversation.
    .title = La main dans la fente
    .option1 = Dessinez-lui une réponse
    .success1 = Vous dessinez une main. La main la contemple longuement, puis vous passe ses économies, afin qu’on les admire.
    .option2 = Élargissez la fente
    .success2 = Il y a un filon derrière le plâtre, et personne derrière le filon. Par terre, un petit pois de craie.
    .failure2 = La fente est la plus forte. La main ressort une dernière fois, et barre sa flèche d’un trait.

the-chalk-parlour = La main dessine une porte autour de vous, à même le sol, en finissant par le linteau ; la poignée achevée, la porte s’ouvre. De deux choses l’une : ou le salon est grand, ou vous ne l’êtes plus. L’hôtesse verse le thé avec un dé à coudre et vous montre un registre : tous les enfants qui se sont un jour perdus dans ces salles, et la date à laquelle on leur a montré la sortie. La craie sent l’école. Vous tournez les pages. Vos noms y sont tous.
    .title = Le salon de craie
    .option1 = Signez comme grandes personnes
    .success1 = La vieille sèche vos signatures au buvard, aussi contente qu’une maîtresse d’école peut se le permettre.
    .success1b = On vous confie les volumes vierges, avec une craie, et nul besoin d’expliquer à quoi ils serviront.
    .option2 = Demandez qui reste perdu
    .success2 = Il en est un, dans le livre, qui n’a pas de date. Il a grandi à attendre derrière le soupirail, et voudrait bien qu’on le ramène.

the-torch-that-night = La pluie traverse le plafond et tombe dans un tonneau, et dans le tonneau trempent deux pieds énormes. Leur propriétaire porte ce qui reste des fourrures d’un pillard. Il vous reconnaît avant que vous le reconnaissiez : l’accent, l’ourlet roussi d’un manteau. « Cette nuit-là, je portais une torche, dit-il. Une seule. J’ai préparé quelque chose à dire là-dessus, mais c’est long, et le milieu n’est pas encore au point. »
    .title = La torche de cette nuit-là
    .option1 = Écoutez-le jusqu’au bout
    .success1 = Vous l’aidez pour le milieu. Il reprend tout du début, en essorant ses chaussettes pour s’occuper les mains.
    .success1b = Quand c’est fini, il demande si le village aurait du travail pour un homme qui sait comment naissent les incendies.
    .option2 = Exigez les fourrures
    .success2 = Il les donne aussitôt, avec la bourse cousue dans la doublure, et reste planté là, plus petit qu’avant.

wet-maps = Aux racines pendent des cartes, par douzaines, comme une lessive dont l’encre coulerait encore. Un jeune homme aux pouces bleus surgit entre deux provinces. « Pell, dit-il. Rien à voir avec la mère Pell. Si vous avez une carte d’elle, brûlez-la : elle y met des lacs parce qu’elle aime les lacs. » Il brandit une feuille où cette salle est tout à fait exacte, à une porte près. « Celle-là, c’est pour plus tard, dit Pell. Je dessine un peu en avance. »
    .title = Cartes à sécher
    .option1 = Achetez la porte en avance
    .success1 = Il souffle sur l’encre et vous dit de vous dépêcher, ou plutôt non, surtout pas.
    .option2 = Aidez-le à étendre
    .success2 = Vous lui étendez le nord, avec des pinces. Il est généreux, pour un homme qui vit sur l’avenir.
    .success2b = Il vous laisse une feuille sortie entièrement blanche. Un jour, dit-il, elle sera juste.

the-door-drawn-early = À l’endroit où la carte met une porte, il y a un mur, et sur ce mur, encore humide, un trait d’encre bleue en forme de porte. Cela sent l’encre et, du côté de la serrure, l’oignon. De l’autre côté, quelqu’un met la table en fredonnant. Vous avez le sentiment bizarre que l’endroit n’existe pas encore, et qu’il serait mal élevé d’arriver trop tôt.
    .title = La porte en avance
    .option1 = Frappez au marteau
    .success1 = « Déjà ? » dit la voix qui fredonnait, et l’on traîne des meubles à grand bruit. Le mur tombé, la pièce est vide, balayée, et à vous.
    .option2 = Attendez qu’elle s’ouvre
    .success2 = Vous arrivez à l’heure juste, et l’on vous donne le tabouret près du feu.
    .success2b = On pend la crémaillère. Vous êtes les seuls invités, et l’on ne porte de toasts qu’à vous.

the-cat-looks-left = À la fourche, il y a un chat. Il a la couleur du mur et se trouvait manifestement là avant lui. Il regarde dans le couloir de gauche, où il n’y a rien, avec une extrême attention. Il vous regarde. Il regarde de nouveau à gauche. Le couloir de droite sent le pain et possède une rampe. Votre choix lui est parfaitement égal ; il tient seulement à ce qu’on note qu’il l’avait signalé.
    .title = Le chat regarde à gauche
    .option1 = Prenez à gauche
    .failure1 = À gauche, autant que vous puissiez voir, il n’y a rien. Jusqu’à la fourche, au retour, vous sentez le chat penser.
    .option2 = Prenez à droite
    .success2 = Le pain existe, et le boulanger aussi, qui cherchait quelqu’un à qui raconter sa journée.
    .success2b = Le boulanger vous paie pour rester jusqu’à la fin. La journée fut longue. C’était même, par endroits, celle-ci.

what-the-cat-mentioned = Le couloir de gauche donne sur une pièce où il n’y a rien. Vous levez la lanterne et vous regardez ce rien un bon moment, à l’exemple du chat, si bien qu’à la longue il lui vient des contours. Quelqu’un se tient là, avec un art consommé. C’est mince, c’est gris, et on ne l’a pas vu depuis si longtemps qu’il a oublié comment on fait autrement. Dans ses bras, épousseté chaque jour, tout ce qu’on a jamais posé un instant dans cette salle.
    .title = Ce que le chat signalait
    .option1 = Dites que vous le voyez
    .success1 = Il rosit sur les bords, laisse tomber des choses, les ramasse, et vous en donne quelques-unes.
    .success1b = Il fait une révérence, qui sent l’entraînement, et vous tend la seule chose d’ici qui ait toujours été à lui.
    .option2 = Reprenez vos affaires
    .success2 = Votre dé à coudre, votre bon couteau, une bourse. Et puis, comme il ne dit rien, des choses qui ne sont pas à vous.

the-long-round = « Attention à la marche », dit un facteur, du fond du puits où il est tombé faute d’y avoir fait attention. C’était l’automne dernier. Depuis, il continue sa tournée : surtout des taupes, et un scarabée à la correspondance considérable. Sa casquette est brossée, son sac est plein, son échelle a été mangée. On a sûrement envoyé quelqu’un le chercher, dit-il. Vous répondez que c’est bien probable.
    .title = La longue tournée
    .option1 = Hissez-le dehors
    .success1 = On n’avait envoyé personne. Il salue le jour et demande lequel d’entre vous habite la maison sans boîte aux lettres.
    .option2 = Finissez sa tournée
    .success2 = Les taupes donnent le pourboire d’avance, faute de voir qui apporte le courrier.
    .success2b = Le scarabée vous dicte ses réponses séance tenante. Il songe à acheter la colline.
    .option3 = Demandez votre courrier
    .success3 = Il y a une lettre pour vous. Il vous fait signer, puis se souvient qu’il n’a personne à qui remettre la signature.

a-letter-from-below = Sur l’enveloppe, le nom de votre village, rien d’autre, et puis : Rez-de-chaussée. Elle est montée, elle n’est pas descendue ; le timbre représente un œil fermé. Le papier sent la pierre tiède. « Nous vous entendons dans l’escalier, lisez-vous. Rien ne presse. Veuillez nous dire si vous préférez la porte de gauche ou le mur. » Un coupon-réponse est joint, déjà affranchi, avec deux cases et, en tout petits caractères, une troisième.
    .title = Une lettre d’en bas
    .option1 = Cochez la plus petite case
    .success1 = La case dit : « Ce qui vous dérange le moins. » Par retour du courrier, on vous remercie et l’on participe aux frais d’encre.
    .success1b = Personne n’avait encore lu jusque-là. On vous envoie le reste du papier à lettres.
    .option2 = Cochez le mur
    .success2 = Dans votre dos, dans le mur par où vous êtes entrés, quelque chose d’énorme manie un marteau avec mille précautions. Cela laisse une pièce, et s’essuie les pieds.

what-the-leaves-do = Une racine grosse comme une vache passe à travers le plafond et s’achève par un nœud où l’on devine un visage patient et ligneux. C’est celle du chêne de votre colline. Depuis le temps, dit-elle, personne ne lui a raconté ce qui se passe à l’autre bout. L’air a la fraîcheur de la sève. « J’envoie de l’eau là-haut, dit la racine. J’aimerais savoir pour quoi faire. »
    .title = À quoi servent les feuilles
    .option1 = Racontez les feuilles
    .success1 = Vous allez jusqu’à l’automne. La racine est bouleversée, et il faut vite lui parler du printemps.
    .success1b = Elle vous fait expliquer le vert jusqu’à pleine satisfaction, puis déroule un bout d’elle-même dont elle ne se servait pas.
    .option2 = Parlez bois de chauffage
    .success2 = La racine se tait un moment, puis elle paie, comme on paie un bûcheron.
    .failure2 = La racine n’écoute plus. Très haut, un chêne laisse tomber quelque chose sur un toit que vous connaissez.

the-last-poster = Les affiches couvrent le mur jusqu’à hauteur d’escargot : toujours la même face ronde, toujours le même mot, FERMETÉ. L’escargote qui les colle en est à la dernière. Elle sillonne le pays pour le Sous-Maire depuis l’ouverture de la campagne, dit-elle, et elle sent que cela prend. L’élection a eu lieu il y a quatre ans. La colle sent la pomme. S’il faut que quelqu’un le lui dise, il vaudrait mieux que ce ne soit pas quelqu’un de pressé.
    .title = La dernière affiche
    .option1 = Annoncez-lui la victoire
    .success1 = Elle n’en doutait pas. Mais elle vous prie de le redire une fois, lentement, et ferme les yeux pour mieux entendre.
    .success1b = « Alors, dit-elle, le souper de la victoire est encore dans mon sac. » Il s’est conservé. Disons plutôt qu’il a poussé.
    .option2 = Décollez les affiches
    .success2 = Du bon papier, que la pluie a peu touché. Derrière vous, l’escargote fait demi-tour et recommence depuis le début.

the-same-rain = Sous chaque goutte attend un récipient : des tasses, un tambour, un casque, une moitié de botte. Un vieil homme court de l’un à l’autre, manches retroussées, et vide ceux qui sont pleins dans une fissure du sol. C’est toujours la même pluie, explique-t-il ; elle fait le tour, et il s’y est attaché. Seulement il y a depuis ce matin une goutte nouvelle, qui tombe sur la roche nue, ping, ping, et qui lui fend le cœur.
    .title = Toujours la même pluie
    .option1 = Donnez-lui un pot
    .success1 = Le ping devient ploc. Il s’assied pour la première fois depuis des années, et vous trouve une jolie chose que la pluie avait apportée.
    .option2 = Restez sous la goutte
    .success2 = Il vous vide toutes les heures, et paie à pleins chapeaux.
    .success2b = C’est une pluie excellente ; il vous en met en bouteille. Et timidement, il vous demande quel effet cela fait.

two-brothers-and-a-beam = Les deux frères soutiennent une poutre. Ils la soutiennent depuis la dispute, qui portait sur la question de savoir à qui le tour de soutenir la poutre. La poussière coule sur leurs chapeaux. Aucun ne lâchera le premier et aucun, ils en conviennent par-dessus vos têtes, n’est déraisonnable. Derrière eux s’entasse tout le bois qu’ils étaient venus chercher, à côté d’une théière qui refroidit depuis l’année de la comète.
    .title = Deux frères et une poutre
    .option1 = Étayez la poutre
    .success1 = Ils en sortent au même instant, chacun l’œil sur les pieds de l’autre.
    .success1b = Avec tout ce bois et deux frères qui n’ont pas bougé depuis des années, une maison est debout avant le souper.
    .failure1 = Votre étai tient un moment. Après quoi la poutre descend jusqu’au plus grand d’entre vous.
    .option2 = Arbitrez la dispute
    .success2 = Vérification faite, c’est le tour d’un cousin. Les deux frères sont ravis. On écrit au cousin.

a-hand-deep = La flaque qui barre le passage est profonde d’une main et reflète le plafond. Elle reflète aussi une échelle, laquelle n’y est pas quand vous levez les yeux. Au bord se tient une grenouille, avec l’air d’un guide dont le groupe est en retard. Vous jetez un caillou. Il dépasse le reflet, puis quelque chose en dessous, et vous avez beau tendre l’oreille, vous ne l’entendez pas arriver.
    .title = Profonde d’une main
    .option1 = Descendez par l’échelle
    .failure1 = Votre pied rencontre de l’eau, mouillée, profonde d’une main. La grenouille, par délicatesse, regarde ailleurs.
    .option2 = Longez le bord
    .success2 = Vous passez tous à pied sec, et vous découvrez ce qui pousse sur un bord où jamais personne ne marche.
    .success2b = La grenouille vous montre la corniche sans qu’on lui demande rien. Elle refuse le pourboire, puis, réflexion faite, vous en donne un.

under-the-puddle = Ici tout pend à l’envers : la pluie tombe vers le haut, le long de vos genoux, jusqu’à la flaque, qui sert à présent de plafond. Dans la salle reflétée se tiennent vos reflets. Ils ont attendu au fond de tous les miroirs de votre vie, disent-ils, toujours à copier, et voudraient pour une fois passer devant. Leurs lanternes éclairent plus froid et ne sentent rien. Ils vous tendent la main à serrer. La gauche.
    .title = Sous la flaque
    .option1 = Laissez-les passer devant
    .success1 = Ils marchent en tête, radieux, et vous faites ce qu’ils font. C’est reposant. Ils savent où tout se trouve.
    .success1b = En haut, ils vous saluent l’un après l’autre, et chacun garde une main un peu plus longtemps, pour y laisser quelque chose.
    .option2 = Prenez leurs lanternes
    .success2 = Ils lâchent facilement ; ils ne savent pas tenir ce que vous ne tenez pas. Ils vont s’ennuyer, maintenant.
    .failure2 = Ils font la même chose, au même moment, aux vôtres. On se rencontre au milieu, et non sans bruit.

roots-that-tidy = Les racines de ce tunnel aiment l’ordre. Cela commence par un chapeau, qu’on ôte et qu’on accroche. Ensuite on boutonne, jusqu’au menton. On retourne les poches et l’on en range le contenu par taille. Une chose fine et blanche peigne le plus silencieux d’entre vous, qui se laisse faire avec délice. Tout au bout, vous devinez un vestiaire bien garni, qui sent le cèdre, et plus personne dans aucun des manteaux.
    .title = Les racines ont de l’ordre
    .option1 = Ne bougez plus
    .success1 = On vous brosse, on vous rabat le col et l’on vous relâche. Elles ont trouvé de l’argent là où vous aviez renoncé à chercher.
    .option2 = Attachez tout
    .success2 = Les racines admirent les nœuds. Elles en ajoutent, et la corde qui va avec.
    .success2b = Elles n’avaient jamais vu de rosette. Avant de partir, vous l’avez apprise à tout le tunnel, au tarif des professeurs.
    .option3 = Fouillez le vestiaire
    .success3 = Vous faites vite, et avec des gants. Derrière vous, les manteaux se balancent un peu, comme on hausse les épaules.
    .failure3 = Les visiteurs désordonnés sont rangés jusqu’à ce qu’on les réclame. On ne vous réclame qu’au soir.

furniture-on-the-flood = La pluie a trouvé un raccourci. Elle dévale la salle, brune, à hauteur de genou, et charrie des meubles : une table, une commode, un vaisselier avec toutes ses assiettes et une souris à la barre. Il en vient d’autres ; on les entend prendre le virage. La souris crie quelque chose à propos de la rive gauche. La commode, au passage, laisse glisser son tiroir du haut et montre que cela brille.
    .title = Meubles à la dérive
    .option1 = Sautez dans le vaisselier
    .success1 = Vous sautez. La souris vous ordonne de gagner le beurrier, pour l’équilibre.
    .option2 = Videz les tiroirs
    .success2 = Des cuillers, des bagues, les économies de quelqu’un dans un bas. La commode repart allégée, la bouche ouverte.
    .failure2 = Le tiroir se referme sur une manche et vous emmène jusqu’au palier du dessous.

the-mouses-harbour = La souris, un vieux loup de mer, range le vaisselier le long d’un escalier sans ébrécher une assiette. Sur la dernière marche l’attend son épouse, avec une lampe, un registre, et la mine de qui avait dit mardi. Le palier déborde de ce qu’ont apporté les crues d’avant, pendules, berceaux, fonts baptismaux, le tout sentant l’encaustique. « Des épaves », explique le capitaine. Il vous toise, et on le voit qui se demande si vous étiez de l’équipage ou de la cargaison.
    .title = Le port de la souris
    .option1 = Dites-vous de l’équipage
    .success1 = Vous lovez un bout qui traîne, et le voilà convaincu. L’équipage est payé, et grondé.
    .success1b = L’épouse serre la main à chacun, par le petit doigt, et vous laisse choisir dans le vaisselier.
    .option2 = Avouez être la cargaison
    .success2 = On vous vend à un couple charmant, qui vous libère en voyant ce que vous mangez. Le capitaine vous verse votre part.

the-wall-is-one-short = Le mur bourdonne. Sous une peau de plâtre hivernent des abeilles, des milliers, toutes sur une seule note grave ; et très loin en bas, des voix tiennent la note au-dessus. Là où les deux se rejoignent, l’air tremble et les cailloux se promènent par terre. Une abeille sort, vous examine, rentre. La note vacille. Vous comprenez qu’il leur en manque une.
    .title = Il en manque une
    .option1 = Bourdonnez avec elles
    .success1 = Vous tenez jusqu’à en avoir les dents qui vibrent. Tout en bas, quelqu’un qu’on ne voit pas reprend son souffle, avec gratitude.
    .success1b = Les voix d’en bas achèvent le morceau, plus vieux que la colline. Les abeilles vous donnent un bocal de quelque chose qui luit.
    .option2 = Cassez le mur, prenez le miel
    .success2 = Il est lourd, sombre, et vaut son prix. Vous continuez d’entendre l’endroit où était la note.
    .failure2 = Le bourdonnement cesse. Vous apprenez combien peut être bruyant un silence qui a des ailes.

the-discovery-of-boots = Sept renardeaux viennent de découvrir les bottes. Les vôtres. Deux tiennent chacun un lacet, un autre est dans un sac, un autre dort sur un pied, et les autres font le chasseur à tour de rôle. C’est l’heure la plus heureuse de leur vie, et cela se sent. Derrière vous, à quelque distance, un animal plus lourd qu’un renardeau vient de poser ce qu’il portait, pour mieux écouter.
    .title = La découverte des bottes
    .option1 = Jouez jusqu’à les épuiser
    .success1 = Ils s’éteignent tous à la fois, comme des bougies. Leur mère vous enjambe et se couche aussi.
    .success1b = Elle vous trouve encore sur le dos. Elle regarde les sept, soupire, et partage le souper pour tout le monde.
    .option2 = Jetez-leur quelque chose
    .success2 = Un fumet de poisson, et les bottes appartiennent au passé. Dans le sac, le petit a laissé toute sa collection.

heavy-today = Le tunnel s’achève sur un bassin rond, sous un rond de jour pas plus grand qu’une assiette. Un seau descend, se remplit, monte, redescend. Ce grincement, vous le connaissez : c’est le puits de votre propre place. De temps en temps, là-haut, quelqu’un dit « Lourd, aujourd’hui » avec la voix de votre voisine. Dans la paroi, des gens ont gravé leurs vœux, au-dessus d’un rebord couvert de pièces mouillées. Ils ne pensaient pas être lus.
    .title = Lourd, aujourd’hui
    .option1 = Montez dans le seau
    .failure1 = Le seau monte. Vous, dans l’ensemble, restez. « Plus léger, maintenant », dit votre voisine.
    .option2 = Ramassez les pièces
    .success2 = Elles glissent entre les doigts, et chacune a été à quelqu’un. Vous les comptez le dos tourné à la paroi.
    .option3 = Exaucez quelques vœux
    .success3 = La plupart voudraient qu’on leur écrive. C’est vite fait.
    .success3b = Le bruit court que le puits s’est mis à répondre. Le rebord n’a jamais été aussi garni.

out-of-the-well = Vous émergez en plein midi, trempés jusqu’aux aisselles, et croisez par-dessus la margelle le regard de votre voisine. Elle ne lâche pas la manivelle, ce qui est tout à son honneur. Ce soir, le village entier saura qu’elle a tiré un seau de gens. Ce qu’il saura au juste se décide en ce moment même, sur la place, pendant que le linge goutte et que le boulanger raconte déjà tout de travers.
    .title = Au sortir du puits
    .option1 = Racontez vous-mêmes
    .success1 = Vous vous en tenez à la vérité, en passant sur la grenouille.
    .success1b = Vous racontez si bien que votre voisine apprend combien elle a été courageuse. Elle n’a plus cessé de l’être.
    .option2 = Laissez dire le boulanger
    .success2 = Dans sa version, il y a un trésor, et vous l’avez caché. Les gens sont très généreux, et retournent votre jardin.

polite-in-the-crawl = Au milieu du boyau, votre lanterne rencontre une autre lanterne. Derrière elle, un visage à l’envers, avec des moustaches ; et derrière le visage, à en juger par les ronchonnements, une famille de neuf avec bagages. Pas la place de se croiser, encore moins de faire demi-tour. « Nous avons un landau », dit le visage, du ton de qui estime la question réglée. Cela sent le blaireau chaud et le sucre d’orge.
    .title = Politesses dans le boyau
    .option1 = Reculez avec courtoisie
    .success1 = Il y faut une heure. Le landau sort en dernier, avec dedans un très vieux blaireau, qui vous remercie de la vue.
    .option2 = Faites passer les enfants
    .success2 = Vous en passez sept de main en main, comme les seaux d’un incendie. Il y en a un qu’il faut rendre et changer.
    .success2b = À la fin, tout le monde est du bon côté. La corde à linge qu’ils vous laissent n’était pas à eux non plus.
    .failure2 = Le milieu se prête mal au dénombrement des blaireaux. Chacun ressort par où il était entré.

the-echo-is-early = Vous entendez vos propres voix avant d’avoir parlé. « Attention, dit le noir, avec la voix de l’un d’entre vous, la troisième marche. » Puis un cri. Puis, ce qui est pire, quelqu’un qui dit qu’on n’y pouvait rien. Personne n’a bougé. L’eau fait tic, tic. L’escalier descend devant vous, court et moussu, et l’écho s’est mis à rire, tout doucement, d’une plaisanterie que vous ne connaissez pas encore.
    .title = L’écho est en avance
    .option1 = Sautez la troisième marche
    .success1 = Les avis divergent sur le bout par lequel on compte. Vous atterrissez en tas sur du mou, et dans ce mou il y a des sous.
    .success1b = Vous comprenez la plaisanterie en bas : un pic, un filon, et un écriteau disant que la troisième marche est parfaitement sûre.
    .failure1 = On n’y pouvait rien, vous entendez-vous dire, d’une seule voix.
    .option2 = Dites tout autre chose
    .success2 = L’écho, qui se trompe pour la première fois de sa vie, paie en beau joueur.

nine-thousand-and-some = Une goutte compte. Elle tombe dans une vasque de pierre, et chaque fois elle porte son numéro ; vous l’entendez très bien : neuf mille neuf cent quatre-vingt-un. Sur les murs, des gens ont gravé des paris sur ce qui arrive à dix mille. Certains ont gravé vite. À quatre-vingt-quatre, vous remarquez que la vasque est posée sur une trappe, que la trappe est très propre, et que vous êtes dessus.
    .title = Neuf mille et quelques
    .option1 = Restez jusqu’au bout
    .failure1 = À quatre-vingt-dix-neuf, quelqu’un éternue. La goutte perd le fil, soupire, et reprend à un.
    .option2 = Attrapez la goutte suivante
    .success2 = Elle repose dans votre paume, et elle fait tic tac. À l’odeur, elle est bonne pour les entorses.
    .success2b = Privée de son dernier numéro, la goutte se tait, et tous les paris du mur sont nuls. Les mises sont derrière une brique.

ten-thousand = À dix mille la goutte s’arrête, et le silence fait l’effet d’une main qui se lève. Puis la trappe s’ouvre en douceur, sur contrepoids, et vous dépose dans une pièce grande comme un placard où un squelette en beau manteau est attablé devant une ardoise. Il avait parié sur dix mille et un. L’enjeu est sur la table, sous la poussière. Au-dessus, la goutte reprend à un, et la trappe commence à se refermer.
    .title = Dix mille
    .option1 = Raflez l’enjeu
    .success1 = Vous êtes dehors quand la fente est encore large d’une main. Le squelette, remarquez-vous, avait un système.
    .failure1 = La trappe se referme à la largeur d’un bras, puis d’une manche, et puis c’est une manche que vous tenez.
    .option2 = Calez la trappe
    .success2 = Vous le remontez à plusieurs, dans son beau manteau. Partager semble la moindre des choses.
    .success2b = Le contrepoids est un bloc de minerai gros comme une miche. Il aurait voulu que cela revienne à des joueurs.

borrowed-umbrella = Des parapluies pendent au plafond de cette salle, noirs, bien roulés, des centaines, dans un ordre parfait. Il pleut, comme toujours ici, et l’un de vous a déjà levé le bras et saisi un parapluie par le manche. Le manche est chaud. Le parapluie ouvre un œil. D’un bout à l’autre de la salle, avec ce soupir qu’ont les concerts quand on annonce la cantatrice souffrante, les autres se déploient.
    .title = Parapluie d’emprunt
    .option1 = Tenez bon
    .success1 = Deux fois le tour de la salle par la voie des airs, et l’on vous repose au sec. C’était, croyez-vous comprendre, un compliment.
    .success1b = Ils vous portent au perchoir où ils gardent ce que les gens laissent au bout d’un fil : cerfs-volants, ballons, une corde de cloche.
    .option2 = Excusez-vous, restez mouillés
    .success2 = Ils se replient l’un après l’autre. Le vôtre garde un œil ouvert et, pour finir, vous tend une aile.

the-cart-of-left-shoes = Quelqu’un a poussé jusqu’ici une charrette à bras, et l’y a laissée. Elle contient des souliers, quelques centaines, tous du pied gauche, depuis le chausson de nourrisson jusqu’à un modèle où l’on prendrait un bain, et sent le cirage. Vers le dessus, il y en a un vert, à boucle. Il est encore chaud à l’intérieur. Plus loin dans le couloir, on entend quelqu’un sauter à cloche-pied, s’arrêter pour écouter, et ressauter.
    .title = La charrette des pieds gauches
    .option1 = Rapportez le soulier
    .success1 = Vous suivez les sauts, nets et réguliers comme des points de couture.
    .option2 = Vendez la charrette
    .success2 = Il y a plus d’unijambistes que vous ne pensiez, et ils n’aiment pas marchander.
    .success2b = Vous trouvez une acheteuse qui possède les pieds droits. Elle ne sourit pas une fois.

the-hopping-lady = C’est une dame d’un certain âge, avec un pied en bas de laine, un sac, et aucune gêne. Elle collectionne les souliers gauches. Sa sœur a les droits, et elles ne se parlent plus depuis le partage. « Elle habite de l’autre côté du ravin, dit la dame, qui enfile le soulier vert en grimaçant. Les nuits calmes, je l’entends marcher dedans. » Il y a un pont de corde. On l’a coupé, proprement, par le milieu.
    .title = La dame à cloche-pied
    .option1 = Réparez le pont
    .success1 = Les sœurs s’y retrouvent, et restent là, chacune à regarder les pieds de l’autre.
    .success1b = À la fin elles essaient des paires, et vous pouvez garder toute la corde qui devait servir à la brouille.
    .option2 = Portez un message en face
    .success2 = Vous en portez onze, chacun plus court que le précédent. Le dernier est un soulier.

our-own-cellar = Le mur cède et donne dans une cave, et il se passe un moment avant que quelqu’un le dise. L’étagère de travers. Le crochet que le père de l’un de vous avait planté trop haut. La suie est descendue par la trappe et couvre tout comme une nappe, mais dessous les bocaux sont entiers. C’était à vous, avant le pillage ; la maison qui était dessus n’est plus. Cela sent la fumée et la prune.
    .title = Notre cave à nous
    .option1 = Prenez les bocaux
    .success1 = Vous soufflez la suie des étiquettes. L’écriture est plus facile à supporter que vous ne pensiez.
    .success1b = Derrière les prunes, le bon cidre, gardé pour une occasion. Vous convenez que c’en est une.
    .option2 = Déterrez la cassette
    .success2 = Elle est là où votre mère a toujours nié qu’elle fût.
    .success2b = Dans le couvercle, une liste de ce qu’on doit, et à qui. Vous les connaissez presque tous, et vous y veillez.

the-buried-kite = Une ficelle court le long du couloir à hauteur d’épaule, tendue, vibrante. Vous la suivez, comme n’importe qui, à travers deux salles et un trou, et vous voyez où elle va : dans la terre, en biais, et elle tire. Il doit y avoir du vent là-dessous et, au bout de la ficelle, un cerf-volant qui vole vers le bas, très loin. De ce côté-ci, elle s’enroule sur un dévidoir d’enfant, sous une pierre marquée À MOI.
    .title = Le cerf-volant enterré
    .option1 = Enroulez la ficelle
    .success1 = Il y faut l’après-midi, et elle remonte effilochée. Quelque chose a coupé le cerf-volant d’un coup de dents bien net, comme un fil.
    .success1b = Le cerf-volant remonte entier. Au dos, quelqu’un d’en bas a écrit, en grandes lettres patientes : ENCORE.
    .option2 = Rallongez la ficelle
    .success2 = Elle file en chantant, et le cerf-volant descend, descend. Quand elle mollit et qu’on la ramène, on a noué quelque chose à la queue.

a-tooth-is-owed = Derrière une brique qui branle, une boîte à biscuits, et sur le couvercle, en capitales dont plusieurs à l’envers : QUI OUVRE ME DOIT UNE DENT. Quelque chose de lourd glisse quand on penche. Il y a aussi dans le trou une dent de lait, une dent de bois, et une autre qui vient sûrement d’un cheval, chacune dans une papillote marquée PAYÉ. Les gens ont été honnêtes, ici. Cela vous met dans une position gênante.
    .title = Une dent est due
    .option1 = Payez d’une dent de peigne
    .success1 = Vous l’étiquetez lisiblement. Il ne vous arrive rien, d’une manière qui ressemble à quelqu’un qui rit.
    .success1b = Quand vous rouvrez la boîte pour voir, on l’a remplie, et il y a un reçu.
    .option2 = Ouvrez et filez
    .success2 = Personne ne vous suit. Mais désormais, quand vous mordez dans une pomme, vous y pensez.

back-soon = On a rempli la lampe aujourd’hui. À côté, un fauteuil gardant un creux tiède, une tasse qui fume, une assiette avec des miettes ; et contre la tasse, un carton disant JE REVIENS TOUT DE SUITE, sur lequel la poussière est épaisse comme du feutre. Vous écoutez. Quelque part plus bas, sur la pierre, des pas sans hâte se rapprochent, ou bien s’éloignent. C’est une très belle lampe.
    .title = Je reviens tout de suite
    .option1 = Attendez le propriétaire
    .failure1 = Les pas viennent jusqu’au coin, s’arrêtent, et se ravisent. Vous étiez assis dans le creux.
    .option2 = Prenez la lampe
    .success2 = Elle brûle jusque chez vous, et à chaque tournant retourne sa flamme pour regarder en arrière.
    .success2b = Sous la suie, la lampe est en argent. La tasse aussi, constatez-vous trop tard pour avoir des scrupules.

a-host-with-elbows = Le propriétaire entre, accroche un chapeau ruisselant et ne s’étonne de rien. Il est long, il est gris, avec à chaque bras un coude de plus qu’on n’attendrait, et des manières à l’avenant. « Tout de suite est toujours vrai, dit-il du carton, pour peu qu’on soit patient. » Il vous verse quelque chose qui sent le clou de girofle. Il ne peut pas rester, il ne peut jamais ; il ne monte s’asseoir qu’entre deux courses. Celle de ce soir l’attend, et il est en retard.
    .title = Un hôte à quatre coudes
    .option1 = Veillez sur sa lampe
    .success1 = Vous restez auprès d’elle à moucher la mèche. Il vous laisse le fauteuil, et quelque chose sur le bras du fauteuil.
    .success1b = Il revient à l’aube avec une tasse pour chacun, et la nouvelle que vous serez toujours les bienvenus. Tout de suite.
    .option2 = Descendez avec lui
    .success2 = « Mais quelle bonne idée », dit-il, et il offre un bras à tout le monde.

evening-at-the-stairs = L’escalier descend dans un souffle tiède qui va et vient, va et vient. Sur la dernière marche sèche est posée une lanterne à verre bleu. « Plus bas repose quelque chose, dit votre hôte, qui ne voit pas le ciel et aime qu’on lui dise quand c’est le soir. Si l’on oublie, cela se lève pour regarder. » Il vous tend les allumettes. Il le fait chaque jour depuis bien longtemps, et il aimerait tant s’entendre dire que cela compte.
    .title = Le soir dans l’escalier
    .option1 = Allumez la lanterne
    .success1 = Le souffle ralentit. Tout au fond quelque chose se retourne, avec un bruit de rivage, et s’apaise.
    .success1b = Une lueur violette répond d’en bas, une fois. Depuis tant d’années, dit-il, jamais cela n’avait souhaité bonne nuit.
    .option2 = Demandez ce que c’est
    .success2 = Il vous le dit, la bouche tout contre votre oreille. Après, vous convenez tous qu’il a dit « le sol ».

moths-at-the-roots = Le marché des phalènes n’était pas là quand vous êtes entrés, et il n’y a qu’une entrée. À présent, des étals se dressent entre les racines, garnis de lampions, et les marchandes plient et déplient leurs manches poudreuses. Rien n’a de prix. « Une chose qui a été près d’une lumière, dit la première, qui vend des courants d’air en bouteille et des boutons de manteaux noyés, et qui vous manquera. » L’air est doux et a un goût de laine.
    .title = Phalènes aux racines
    .option1 = Cédez un fruit
    .success1 = La marchande le lève devant le lampion pour voir le soleil qu’il y a encore dedans, et vous rend la monnaie.
    .option2 = Marchandez à la lanterne
    .success2 = Elles ne peuvent détourner les yeux d’une flamme bien droite. Vous parlez ; c’est la lanterne qui négocie.
    .success2b = Vous leur vendez un lever de soleil, au mètre. Elles paient avec le papier sur lequel il aurait fallu l’écrire.
    .option3 = Volez un lampion
    .success3 = Le marché s’éteint étal après étal sur votre passage, chaque marchande se demandant à son tour où est allée la lumière.
    .failure3 = Le marché se ferme comme un œil. Votre bourse est du côté du dedans.

aunt-ore-is-at-home = Vous sentez le fer et la menthe avant de voir le fauteuil à bascule. Tante Filon est petite, grise, veinée de quelque chose qui brille ; son tricot tinte à chaque rang. Elle sait ce qu’il vous faut, au sou près. « Je prête, dit-elle. Tout le monde entend ce que je demande, et tout le monde accepte. Voulez-vous que je vous le dise ? » Elle le dit. C’est épouvantable. Elle n’a jamais manqué à sa parole, et le fauteuil n’a pas cessé de se balancer.
    .title = Tante Filon reçoit
    .option1 = Acceptez le prêt
    .success1 = Elle compte la somme et vous tope dans la main. Ce qu’elle veut en échange n’est pas grand-chose : ce que les gens pensent de vous.
    .option2 = Demandez comment elle a débuté
    .success2 = Par un bouton, dit-elle, prêté à un homme qui en avait deux. Elle vous en donne un pareil.
    .success2b = On ne le lui demande jamais. Elle raconte jusqu’au bout, se balance moins vite, et vous casse un morceau de la morale.

acorn-under-thimble = « Lequel ? » dit le renard. Il a un tonneau pour table, trois dés à coudre, un gland, et une galerie de lapins qui ont tous perdu et sont restés pour voir perdre les autres. Ses pattes tournent. Il n’est pas rapide. Il est même si lent, et s’en cache si peu, que vous savez exactement où se trouve le gland, et c’est bien cela qui vous inquiète. Les lapins retiennent leur souffle.
    .title = Le gland sous le dé
    .option1 = Montrez celui du milieu
    .success1 = Il y est. Le renard, aussi stupéfait que vous, soulève les deux autres pour voir ce qui a cloché.
    .failure1 = Le gland est là où vous aviez dit. C’est le tonneau qu’on a déplacé, et vos chapeaux avec.
    .option2 = Montrez sa joue
    .success2 = Il avale. Les lapins exigent qu’on leur explique tout, deux fois, puis exigent leur argent.
    .success2b = Vous lui faites ouvrir la gueule. Il y a là onze glands, et une montre en or.

the-toll-of-reasons = Le crapaud sur la borne prélève des raisons. L’argent ne lui sert à rien, dit-il : l’argent, c’est ce que les gens apportent quand ils n’ont pas réfléchi. Pourquoi voulez-vous passer ? « Parce que c’est là », on le lui a servi neuf cents fois, il n’en veut plus. Sur « la curiosité », il rend la monnaie. Il cale son menton, ferme un œil et attend qu’on lui dise du neuf. De l’autre côté de la barrière, cela sent la pluie sur la pierre chaude.
    .title = L’octroi des raisons
    .option1 = Donnez une raison sincère
    .success1 = Vous dites que chez vous il pleut, et qu’on n’a personne de nouveau à qui parler. Le crapaud remue le menton.
    .success1b = « Ah », dit le crapaud. Il ouvre lui-même la barrière, du pied, et vous déniche quelque chose pour le passage raide.
    .option2 = Inventez-en une magnifique
    .success2 = Il y a une prophétie, dites-vous. Il sait bien que non, mais il demande de qui elle est.
    .success2b = Quand vous finissez, il veut en être. Vous lui vendez une place dans l’expédition, et vous ne l’attendez pas.
    .failure2 = « Connu », dit le crapaud, et il ferme l’autre œil.

the-shop-and-the-step = Une marche pas plus haute que la main a arrêté la tortue. Sur son dos voyage la boutique : des tiroirs, un auvent, une caisse de cuivre, un écriteau OUVERT qui se retourne sur BIENTÔT OUVERT. « Cette marche, j’ai l’intention de la monter depuis quelque temps », dit-elle. Deux hivers, d’après les journaux du comptoir. Elle accepterait un coup de main. Bien entendu, pas question de décharger d’abord : ce serait fermer.
    .title = La boutique et la marche
    .option1 = Poussez tous ensemble
    .success1 = Elle monte comme une armoire, vous remercie gravement, et aperçoit, un peu plus loin, une autre marche.
    .success1b = Pas un tiroir ne s’est ouvert. Elle vous prie de choisir un objet fragile, en souvenir de vos précautions.
    .failure1 = Elle ne bouge pas. Un tiroir s’ouvre de lui-même et vous offre un sparadrap, à crédit.
    .option2 = Achetez d’abord quelque chose
    .success2 = Vous êtes les premiers clients de cette marche. Elle emballe, elle ficelle, et pour la rosette il est inutile de la presser.
