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

the-chalk-parlour = La main dessine une porte autour de vous, à même le sol, le linteau, le seuil, et pour finir la poignée ; la porte s’ouvre. De deux choses l’une : ou le salon est grand, ou vous ne l’êtes plus. L’hôtesse sert le thé dans un dé à coudre et vous montre un registre : tous les enfants qui se sont un jour perdus dans ces salles, et la date à laquelle on leur a montré la sortie. La craie sent l’école. Vous tournez les pages. Vos noms y sont tous.
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

the-door-drawn-early = À l’endroit où la carte met une porte se dresse un mur, et sur ce mur, encore humide, un trait d’encre bleue en forme de porte. Cela sent l’encre et, du côté de la serrure, l’oignon. De l’autre côté, quelqu’un met la table en fredonnant. Vous avez le sentiment bizarre que l’endroit n’existe pas encore, et qu’il serait mal élevé d’arriver trop tôt.
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
    .success2b = Le boulanger vous paie pour rester jusqu’à la fin. La journée a été longue. C’était même, par endroits, celle-ci.

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

under-the-puddle = Ici tout pend à l’envers : la pluie tombe vers le haut, le long de vos genoux, jusqu’à la flaque, qui sert à présent de plafond. Dans la salle reflétée se tiennent vos reflets. Ils ont attendu au fond de tous les miroirs de votre vie, disent-ils, toujours à copier, et voudraient pour une fois passer devant. Leurs lanternes éclairent plus froid et ne sentent rien. Ils vous tendent la main à serrer. La gauche.
    .title = Sous la flaque
    .option1 = Laissez-les passer devant
    .success1 = Ils marchent en tête, radieux, et vous faites ce qu’ils font. C’est reposant. Ils savent où tout se trouve.
    .success1b = En haut, ils vous saluent l’un après l’autre, et chacun garde une main un peu plus longtemps, pour y laisser quelque chose.
    .option2 = Prenez leurs lanternes
    .success2 = Ils lâchent facilement ; ils ne savent pas tenir ce que vous ne tenez pas. Ils vont s’ennuyer, maintenant.

roots-that-tidy = Les racines de ce tunnel aiment l’ordre. Cela commence par un chapeau, qu’on ôte et qu’on accroche. Ensuite on boutonne, jusqu’au menton. On retourne les poches et l’on en range le contenu par taille. Une chose fine et blanche peigne le plus silencieux d’entre vous, qui se laisse faire avec délice. Tout au bout, vous devinez un vestiaire bien garni, qui sent le cèdre, et plus personne dans aucun des manteaux.
    .title = Les racines ont de l’ordre
    .option1 = Ne bougez plus
    .success1 = On vous brosse, on vous rabat le col et l’on vous relâche. Elles ont trouvé de l’argent là où vous aviez renoncé à chercher.
    .option2 = Attachez tout
    .success2 = Les racines admirent les nœuds. Elles en ajoutent, et la corde qui va avec.
    .option3 = Fouillez le vestiaire
    .success3 = Vous faites vite, et avec des gants. Derrière vous, les manteaux se balancent un peu, comme on hausse les épaules.
    .failure3 = Les visiteurs désordonnés sont rangés jusqu’à ce qu’on les réclame. On ne vous réclame qu’au soir.

furniture-on-the-flood = La pluie a trouvé un raccourci. Elle dévale la salle, brune, à hauteur de genou, et charrie des meubles : une table, une commode, un vaisselier avec toutes ses assiettes et une souris à la barre. Il en vient d’autres ; on les entend prendre le virage. La souris crie quelque chose à propos de la rive gauche. La commode, au passage, laisse glisser son tiroir du haut, et cela brille.
    .title = Meubles à la dérive
    .option1 = Sautez dans le vaisselier
    .success1 = Vous sautez. La souris vous ordonne de gagner le beurrier, pour l’équilibre.
    .option2 = Videz les tiroirs
    .success2 = Des cuillers, des bagues, les économies de quelqu’un dans un bas. La commode repart allégée, la bouche ouverte.

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

the-discovery-of-boots = Sept renardeaux viennent de découvrir les bottes. Les vôtres. Deux tiennent chacun un lacet, l’un est au fond d’un sac, un autre dort sur un pied, et le reste de la troupe fait le chasseur à tour de rôle. C’est l’heure la plus heureuse de leur vie, et cela se sent. Derrière vous, à quelque distance, un animal plus lourd qu’un renardeau vient de poser ce qu’il portait, pour mieux écouter.
    .title = La découverte des bottes
    .option1 = Jouez jusqu’à les épuiser
    .success1 = Ils s’éteignent tous à la fois, comme des bougies. Leur mère vous enjambe et se couche aussi.
    .success1b = Elle vous trouve encore sur le dos. Elle regarde les sept, soupire, et partage le souper pour tout le monde.
    .option2 = Jetez-leur quelque chose
    .success2 = Un beau lancer, et les bottes appartiennent au passé. Dans le sac, le petit a laissé toute sa collection.

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
    .success1 = Vous vous en tenez à la vérité, en passant sur les hurlements.
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

ten-thousand = À dix mille la goutte s’arrête, et le silence fait l’effet d’une main qui se lève. Puis la trappe s’ouvre en douceur, sur contrepoids, et vous dépose dans une pièce grande comme un placard où un squelette en beau manteau est attablé devant une ardoise. Il avait parié sur dix mille et un. L’enjeu est sur la table, sous la poussière. Au-dessus, la goutte reprend à un, et la trappe commence à se refermer.
    .title = Dix mille
    .option1 = Raflez l’enjeu
    .success1 = Vous êtes dehors quand la fente est encore large d’une main. Le squelette, remarquez-vous, avait un système.
    .option2 = Calez la trappe
    .success2 = Vous le remontez à plusieurs, dans son beau manteau. Partager semble la moindre des choses.
    .success2b = Le contrepoids est un bloc de minerai gros comme une miche. Il aurait voulu que cela revienne à des joueurs.

borrowed-umbrella = Des parapluies pendent au plafond de cette salle, noirs, bien roulés, des centaines, dans un ordre parfait. Il pleut, comme toujours ici, et l’un de vous a déjà levé le bras et saisi un parapluie par le manche. Le manche est chaud. Le parapluie ouvre un œil. D’un bout à l’autre de la salle, avec ce soupir qu’ont les concerts quand on annonce la cantatrice souffrante, les autres se déploient.
    .title = Parapluie d’emprunt
    .option1 = Tenez bon
    .success1 = Deux fois le tour de la salle par la voie des airs, et l’on vous repose au sec. C’était, croyez-vous comprendre, un compliment.
    .option2 = Excusez-vous, restez mouillés
    .success2 = Ils se replient l’un après l’autre. Le vôtre garde un œil ouvert et, pour finir, vous tend une aile.

the-cart-of-left-shoes = Quelqu’un a poussé jusqu’ici une charrette à bras, et l’y a laissée. Elle contient des souliers, quelques centaines, tous du pied gauche, depuis le chausson de nourrisson jusqu’à un modèle où l’on prendrait un bain, et sent le cirage. Vers le dessus, il y en a un vert, à boucle. Il est encore chaud à l’intérieur. Plus loin dans le couloir, on entend quelqu’un sauter à cloche-pied, s’arrêter pour écouter, et ressauter.
    .title = La charrette des pieds gauches
    .option1 = Rapportez le soulier
    .success1 = Vous suivez les sauts, nets et réguliers comme des points de couture.
    .option2 = Vendez la charrette
    .success2 = Il y a plus d’unijambistes que vous ne pensiez, et ils n’aiment pas marchander.

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
    .success1 = Vous l’étiquetez lisiblement. Il ne vous arrive rien, et ce rien ressemble fort à quelqu’un qui rit.
    .success1b = Quand vous rouvrez la boîte pour voir, on l’a remplie, et il y a un reçu.
    .option2 = Ouvrez et filez
    .success2 = Personne ne vous suit. Mais désormais, quand vous mordez dans une pomme, vous y pensez.

back-soon = On a rempli la lampe aujourd’hui. À côté, un fauteuil gardant un creux tiède, une tasse qui fume, une assiette avec des miettes ; et contre la tasse, un carton disant JE REVIENS TOUT DE SUITE, sur lequel la poussière est épaisse comme du feutre. Vous écoutez. Quelque part plus bas, sur la pierre, des pas sans hâte se rapprochent, ou bien s’éloignent. C’est une très belle lampe.
    .title = Je reviens tout de suite
    .option1 = Attendez le propriétaire
    .failure1 = Les pas viennent jusqu’au coin, s’arrêtent, et se ravisent. Vous étiez assis dans le creux.
    .option2 = Prenez la lampe
    .success2 = Elle brûle jusque chez vous, et à chaque tournant retourne sa flamme pour regarder en arrière.

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
    .failure3 = Le marché se ferme comme un œil. Votre bourse est restée à l’intérieur.

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
    .success2 = Il avale. Vous lui faites tout de même ouvrir la gueule : il y a là onze glands, et une montre en or. Les lapins veulent qu’on leur explique, deux fois.

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

## Les Futaies

always-a-thursday = Le Sous-Maire reçoit le jeudi, et c’est lui qui décide quand on est jeudi. Petit, rond, il porte une chaîne de cuillers et a été élu par une écrasante majorité de champignons, qu’il est incapable de distinguer les uns des autres. Devant lui, un litige : deux villages de coprins revendiquent la même ombre. Les délégations attendent, muettes, en gouttant un peu. Un conseil serait le bienvenu, pourvu qu’il soit de vous si l’affaire tourne mal.
    .title = On est toujours jeudi
    .option1 = Rédigez-lui une sentence
    .success1 = Il la lit comme si elle venait de lui traverser l’esprit. Les délégations noircissent, ce qui vaut des applaudissements.
    .option2 = Louez sa chaîne
    .success2 = Il vous permet de l’essayer. Cela dure une heure, et tout le monde a eu le temps de vous voir avec.

the-disputed-shade = Votre sentence dit que l’ombre sera mesurée, et c’est vous qu’on envoie. Elle s’étend sous un seul champignon, au chapeau vaste comme une grange, et c’est la meilleure ombre où vous ayez jamais mis les pieds : fraîche, avec une odeur de cave et de poire coupée. Les deux camps ont apporté de la ficelle. Pendant que vous mesurez, l’ombre se décale d’une main, sans bruit, comme on fait de la place sur un banc. Il y a quelqu’un d’autre d’assis.
    .title = L’ombre contestée
    .option1 = Partagez équitablement
    .success1 = Aux uns le matin, aux autres le soir. Ni les uns ni les autres n’en ont jamais entendu parler, mais tous acceptent.
    .option2 = Asseyez-vous à côté
    .success2 = Le banc, si l’on peut dire, est froid. Vous dites bonjour et, au bout d’un moment, on vous répond.

the-owner-of-the-shade = C’est vieux, sombre, à peu près gros comme une vache, et sans devant. Cela vivait ici avant le champignon ; à vrai dire, cela l’a invité. Quand la querelle a éclaté, cela s’est tenu coi : personne n’en avait parlé, et l’on n’ose pas parler de soi. Ce qui lui ferait plaisir, c’est ce qu’ont les deux camps : un nom sur une carte, et quelqu’un avec qui être de quelque part. Sa voix est celle d’un couvercle qu’on repose.
    .title = L’habitant de l’ombre
    .option1 = Mettez-le sur la carte
    .success1 = Vous écrivez un nom à cet endroit, et vous le lisez tout haut. L’obscurité se redresse.
    .success1b = Les deux villages, renseignement pris, en sont honorés. Ils avaient toujours cru que c’était le temps qu’il faisait.
    .option2 = Demandez une grotte fraîche
    .success2 = Cela connaît un trou dont nul ne se sert, et vous y mène. Cela passera de temps à autre. Inutile d’allumer pour si peu.

slept-on-the-ballot = Dans la nuit, les champignons ont voté. Ils votent en sortant de terre : les ronds sont pour, les plats sont contre. Vous avez dormi en plein milieu. Autour de vos couvertures se dresse la volonté du peuple, fraîche et humide, et un scarabée ceint d’une écharpe la dépouille à l’aide d’une épingle. Au bord de vos couvertures il s’arrête. À ce que vous sentez, il y a plusieurs voix là-dessous. Pour l’heure, on est à égalité.
    .title = Couchés sur le scrutin
    .option1 = Levez-vous avec précaution
    .success1 = Elles sont toutes plates. En conscience, il vous demande si elles l’étaient avant.
    .success1b = Une ronde se déplie au dernier moment, en faisant craquer ses jointures. Le camp vainqueur vous porte en triomphe.
    .option2 = Fixez votre prix
    .success2 = Les deux partis réunissent la somme sans la moindre gêne. Vous roulez sur le côté. Le gauche.

what-is-over-us = Dans les Futaies, personne ne lève les yeux : c’est mauvais pour la nuque et pire pour les plates-bandes. Mais la jardinière du rang d’à côté a réfléchi, et voici qu’elle vous demande, le regard sur son déplantoir, ce qu’il y a là-haut. Vous regardez. Sous la voûte pend un autre jardin, à l’envers, piqué de petites lampes. D’autres jardiniers y sont à genoux, le nez dans la terre, et vous tournent le dos. Une miette de terreau vous tombe sur la manche.
    .title = Ce qu’il y a là-haut
    .option1 = Dites-lui la vérité
    .success1 = « Leurs rangs sont droits ? » demande-t-elle enfin. Vous dites que oui. Elle hoche la tête, et bêche un peu plus vite.
    .success1b = Elle y pense toute une plate-bande. Puis, sans regarder davantage, elle lève son déplantoir et salue.
    .option2 = Grimpez les saluer
    .failure2 = À mi-hauteur, votre champignon se met à plier, avec égards, et vous repose parmi les radis.

the-other-garden = Au sommet du plus haut champignon vous lâchez tout, et vous tombez vers le haut, mollement, dans une planche de ce qui doit être de la laitue. Ici, c’est le soir. Les jardiniers continuent de biner. L’un d’eux, sans relever la tête, dit qu’on raconte aux enfants l’histoire d’un second jardin, suspendu au-dessus du leur, dont les gens leur tomberont dessus le jour où les bordures seront négligées. Il demande si vous êtes, par hasard, des gens soigneux. Toutes les binettes se sont arrêtées.
    .title = L’autre jardin
    .option1 = Redressez une bordure
    .success1 = Vous le faites à genoux, au cordeau. Les binettes reprennent une à une, comme des grillons.
    .success1b = C’est la bordure la plus droite qu’ils n’aient jamais regardée. On vous redescend chez vous dans un pot de fleurs.
    .option2 = Tombez-leur vraiment dessus
    .success2 = Vous rugissez. Ils paient ce que, selon l’histoire, il faut payer. C’était, à y repenser, un tout petit rugissement.

yellow-by-noon = « Jaune à midi, dit la météorologue sous son parapluie d’os, puis éclaircies, avec des remords. » Elle annonce le temps qu’il va faire en spores et se trompe depuis lundi ; si elle se trompe encore, on donnera la place à une amanite, qui au moins ne s’avance jamais. Il est moins le quart. L’air est limpide comme du genièvre. Au-dessus pendent, à grands plis mous, les lamelles des grands champignons jaunes, et elles ont l’air bien pleines.
    .title = Jaune à midi
    .option1 = Secouez les lamelles
    .success1 = À midi juste, il en tombe des rideaux. Elle n’a pas l’air surprise, ce qui doit lui coûter.
    .option2 = Pariez contre elle
    .success2 = Midi passe, bleu et doux. Vous encaissez. Elle replie le parapluie, et l’amanite prend le fauteuil.

the-parsley-helmet = Le colosse agenouillé parmi les semis a une cicatrice, une hache dont il se sert comme plantoir, et du persil qui lève dans son casque. Il a déserté pendant le pillage de votre village, dit-il, au milieu, au moment des cris. Les jardiniers l’ont recueilli parce que lui non plus ne lève jamais les yeux. Il les lève. Des bottes approchent dans la futaie, beaucoup de bottes, au pas. « Mon capitaine, dit-il. Il nous compte tous les soirs. Il lui en manque toujours un. »
    .title = Le casque au persil
    .option1 = Mettez-vous devant lui
    .failure1 = Il y a nettement plus de lui que de vous. On l’emmène au pas, et il vous remet le casque, pour l’arroser.
    .option2 = Montrez-le du doigt
    .success2 = Le capitaine paie ce que dit l’avis de recherche. Le persil est fané avant le soir.
    .success2b = Il y a une prime pour la restitution du casque. Les jardiniers, pour la première fois de mémoire d’homme, vous regardent.

the-captain-counts = Quarante pillards font halte entre les plates-bandes, dans une odeur de graisse d’oie et de vieille fumée. Le capitaine les compte à haute voix, arrive au bout, et regarde l’endroit où le nombre devrait continuer. Puis il vous regarde, vous ; puis ce que vous cachez ; puis le persil. Il est fatigué. C’est le total, dit-il : il tombe faux chaque soir, et le sommeil ne vient pas. Peu lui importe, au fond, comment on le fera tomber juste.
    .title = Le capitaine compte
    .option1 = Corrigez son addition
    .success1 = Vous lui montrez qu’il partait de zéro. Il pleure un peu, et laisse la compagnie s’asseoir.
    .option2 = Proposez un remplaçant
    .success2 = Vous lui vendez un épouvantail, avec références. Il passera caporal avant le printemps.

room-for-one-more = Les pillards sont repartis au pas, effectif complet. Le déserteur s’assied dans la ciboulette et laisse échapper un souffle qu’il devait retenir depuis des années. Les jardiniers sont gentils, dit-il, mais ils l’ont mis aux lignes droites, et il n’est pas un homme droit. Il a entendu dire que vous rebâtissez, là où étaient les anciennes maisons. Il connaît l’endroit. Il ne vous regarde pas en posant la question. Il pourrait porter des choses.
    .title = De la place pour un
    .option1 = Emmenez-le au village
    .success1 = Il marche derrière vous tout le long, par habitude, et à la dernière colline demande s’il peut marcher devant.
    .option2 = Donnez-lui votre bénédiction
    .success2 = Il reste, ses rangs empirent, et le persil se porte à merveille.
    .success2b = Il vous prépare un baume dont les pillards se servent pour tout, et vous dit, en rougissant, pour quoi c’est fait en vérité.

be-the-hill = Un enterrement de scarabées s’est arrêté à vos pieds. Il y a une fanfare, dont les tambours ne font pas plus de bruit que la pluie sur un chapeau, et un cercueil qui fut une noix. La coutume veut que le défunt passe par une colline, afin de revoir une fois son pays ; mais ils ont marché toute la nuit, et point de colline. Le maître de cérémonie ôte sa moitié supérieure. L’un d’entre vous, demande-t-il, aurait-il la bonté de s’allonger ?
    .title = Une colline, s’il vous plaît
    .option1 = Allongez-vous pour eux
    .success1 = Cela chatouille. Au sommet, sur un bouton de gilet, ils tournent une fois la noix, lentement.
    .success1b = Vous êtes couchés sur le testament. C’est une fortune de scarabée, mais il avait été très économe.
    .option2 = Vendez-leur une vraie colline
    .success2 = Vous la bâtissez en tourbe, et remettez l’acte de propriété. Les pucerons y paîtront pendant des générations.

the-moving-queue = Vous voici au bout d’une file avant de savoir que c’en est une. Elle serpente entre les champignons : des hérissons, une ogresse avec une cruche, quelque chose dans un sac. En tête, paraît-il, il y a la tortue à la boutique. Elle est ouverte. Elle est aussi en marche, et comme elle n’a pas remarqué la file, personne encore n’a été servi ; mais la file suit, et l’on pense que la tortue s’arrêtera pour déjeuner. Le déjeuner se sent d’ici.
    .title = La file en marche
    .option1 = Faites la queue
    .success1 = Vous laissez passer l’ogresse. Il se trouve qu’elle gardait des places pour toute une famille comme la vôtre.
    .success1b = La tortue s’arrête. Confuse à mourir, elle sert tout le monde, dans l’ordre, et ferme en distribuant des cadeaux.
    .option2 = Coupez par le virage
    .success2 = On vous sert à l’instant. Soixante visages vous regardent recevoir la monnaie.

gills-and-footnotes = Elle est couchée sur le dos, sous un champignon grand comme une chapelle, et en lit les lamelles. Tout est là, dit-elle, entre les plis, dans les petits caractères des spores : qui est passé, ce qu’il a plu, ce qu’il y avait au dîner. Elle a suivi l’histoire jusqu’au pied, et cela devient palpitant. Mais la page suivante est de l’autre côté, son cou s’est bloqué, et il faudrait tourner le champignon. Il grince, plein d’espoir.
    .title = Entre les lamelles
    .option1 = Tournez le champignon
    .success1 = Elle voit la fin et dit « Oh ! » de telle façon que vous vous demanderez toujours.
    .success1b = Il y a une suite, mais elle pousse de votre côté. La dame emballe son coussin.
    .option2 = Tournez plutôt la lectrice
    .success2 = Vous la faites pivoter par les talons. Elle lit tout haut au passage, en y mettant le ton.
    .success2b = Elle vous donne ses notes jusqu’à la page neuf cents. Les versos sont encore blancs.

the-stampede = « Sauve qui peut ! hurle le bouvier. Écartez-vous ! Écartez les enfants ! » Vous sautez derrière un champignon et vous regardez. Le chemin est plein d’escargots, coquille contre coquille, le cou tendu, l’œil fou au bout de sa tige. En prenant un caillou pour repère, on peut en voir un galoper. La barrière est à dix pas devant eux, grande ouverte. « Ils l’auront passée vendredi, gémit le bouvier en s’épongeant. Une fois qu’ils ont flairé la laitue, rien ne les retient. »
    .title = La ruée
    .option1 = Bâtissez à temps une clôture
    .success1 = Vous avez même le temps de la peindre. Les premiers la percutent samedi, avec un faible clic.
    .success1b = Vous lui montez un enclos couvert. Les larmes aux yeux, il paie en bon grès, du temps d’avant les escargots.
    .option2 = Détournez-les à la gourmandise
    .success2 = Vous traînez une friandise sous le nez du meneur. En quelques heures, toute la masse grondante fait volte-face.
    .option3 = Chevauchez-en un jusqu’au bout
    .success3 = Vous vous cramponnez. Jamais vous n’êtes en danger, mais vous y passez deux jours, et trouvez tout ce qu’il dépasse.

minutes-of-the-cats = Neuf chats sont assis sur neuf champignons, en cercle, et regardent à côté les uns des autres. C’est une séance. Cela se voit au dixième, un vieux matou pourvu d’une oreille et demie, qui tient le procès-verbal en ne l’écrivant pas. À l’ordre du jour jusqu’ici : la chaleur, qui l’a, et pourquoi. Une patte se lève, est examinée, s’abaisse. À votre entrée dans la clairière toutes les têtes se tournent ; il semble que vous soyez le point suivant.
    .title = La séance des chats
    .option1 = Demandez la parole
    .failure1 = Vous êtes trop longs. L’un après l’autre ils ferment les yeux, et la motion est adoptée contre vous.
    .option2 = Attendez qu’on vous ignore
    .success2 = Cela prend une minute environ. La séance levée, libre à vous de chercher ce qui est tombé des sièges.

a-motion-about-you = « Considérant que ces gens, dit le vieux matou à la cantonade, ont un village avec des toits, sous les toits des poêles, et que sur les poêles il n’y a personne. » Il s’élève un murmure comme de quarante moulins. Il vous consulte du regard. Parmi les jeunes, sur le plus petit champignon, un chat tigré fait sa toilette avec un grand détachement, et c’est la même épaule depuis votre arrivée. Que personne n’aille croire que cela l’intéresse.
    .title = Motion vous concernant
    .option1 = Décrivez les poêles
    .success1 = C’est adopté à l’unanimité, et l’on s’ajourne pour y réfléchir quelques années.
    .success1b = Le tigré ne vient pas avec vous. Il se trouve qu’il va dans cette direction, un peu en avant.
    .option2 = Déposez un amendement
    .success2 = Vous proposez que ce soit mis par écrit. Le scandale est tel qu’on vous paie pour remporter le papier.

somebodys-garden = Ici, les champignons poussent en rangs. Entre les rangs, à genoux, quelque chose de grand et de méticuleux arrache ceux qui ne sont pas des champignons. Cela chantonne en travaillant et s’essuie les doigts à une feuille. Cela n’a pas encore remarqué que vous n’êtes pas des champignons non plus. Derrière, en tas bien net, gît ce qui a été sarclé : des pissenlits, un poteau indicateur, le chapeau de quelqu’un, avec le quelqu’un encore dessous, indigné.
    .title = Le jardin de quelqu’un
    .option1 = Rampez le long du rang
    .success1 = Vous ressortez à l’autre bout, les genoux crottés et la bouche pleine.
    .option2 = Levez-vous, demandez du travail
    .success2 = On vous retourne, on cherche vos racines, et l’on vous confie la planche du fond. On paie à la poignée.
    .success2b = Vous sarclez jusqu’à la nuit tombante sans une faute. On vous arrose, par affection, et l’on vous laisse l’arrosoir.
    .failure2 = L’un d’entre vous est sarclé, tout doucement, et secoué pour faire tomber la terre.

pink-weather = Il tombe des spores roses, lentement, et tout le monde s’est mis à pouffer. Ce n’est que le temps. Mais en travers du chemin est assise une très grande personne coiffée d’un très petit bonnet. C’est un bonnet sérieux ; on l’a tricoté avec amour et sans prendre de mesures. La grande personne a entendu tout ce qui peut se dire sur le sujet, et s’est fait craquer les doigts d’une main. Vous riez de plus belle. Pas moyen de faire le tour.
    .title = Temps rose
    .option1 = Louez-le, les larmes aux yeux
    .success1 = Vous dites n’avoir jamais été aussi émus. Vous tenez à peine debout. La personne se tamponne un œil.
    .success1b = « C’est ma tante qui l’a fait », dit la personne, et sous le rose elle se met à rire aussi, pour la première fois depuis la tante.
    .option2 = Filez en riant
    .success2 = Vous passez, en ramassant ce que vous pouvez du pique-nique. Derrière vous, on replie le bonnet pour toujours.
    .failure2 = On vous attrape, un dans chaque main, et l’on vous tient la tête en bas jusqu’à l’éclaircie.

a-ripe-field = Les vesses-de-loup sont mûres à perte de vue, hautes comme des veaux, tendues comme des tambours. Un panneau dit CHUT. Quelqu’un a même jugé utile de graver CHUT sur chacune des pierres du muret. Cela sent le placard sec. Le chemin traverse tout droit. À mi-parcours, sous une fine poussière brune, se dessinent quelques voyageurs qui n’ont pas fait chut : ils se pincent le nez, se portent à merveille, et ne sont plus pressés.
    .title = Un champ bien mûr
    .option1 = Traversez sur la pointe des pieds
    .success1 = Vous vous pincez le nez les uns des autres. Cela crée des liens pour la vie.
    .success1b = Au passage, vous époussetez un voyageur. Il vous remercie dans un souffle, et vous laisse le bout de sa corde pour continuer.
    .option2 = Faites-en éclater une
    .failure2 = Elle part comme un soupir, sa voisine aussi, et puis, de plus en plus sûres d’elles, toutes les autres.

inside-the-cloud = Là-dedans il fait brun et très calme. La poussière reste en suspens, et tout ce qui a jamais traversé ce champ y a laissé son creux : des chevreuils creux, une charrette creuse, un enfant creux avec son cerceau. On peut en faire le tour. Près du muret se dessine le creux de gens qui se penchent pour enterrer quelque chose ; et comme le nuage commence à retomber, il vous reste à peu près une minute pour voir où.
    .title = Au cœur du nuage
    .option1 = Creusez où ils creusaient
    .success1 = Ce n’était pas profond. Ils devaient rire ; on en voit encore la forme.
    .success1b = Sous le coffret s’ouvre un second trou, plus ancien, et une autre équipe de terrassiers, mieux outillée.
    .option2 = Cherchez l’enfant
    .success2 = Le cerceau vous conduit au vrai, furieux, brun et indemne, dont la famille s’était installée au bord pour l’attendre.

the-ring-comes-closer = Vous campez dans un rond de champignons, ce qui fait une clôture charmante. Quand vous levez le nez de la soupe, le rond est plus petit. Personne ne l’a vu bouger. Vous les comptez, vous regardez la soupe, vous recomptez : le même nombre, épaule contre épaule à présent, penchés, pâles et attentifs. Ils sentent le pain. Au milieu du cercle se trouvent, outre vous-mêmes, la marmite, le feu, et une histoire que l’un d’entre vous avait commencée.
    .title = Le rond se resserre
    .option1 = Continuez l’histoire
    .failure1 = Vous ratez la fin. Le rond s’élargit, dans un froissement de déception, et emporte la soupe.
    .option2 = Enjambez-les vite
    .success2 = Vous êtes passés. En vous retournant, vous les voyez serrés autour du feu, les mains tendues vers la flamme.

the-shy-ones = Vous allez jusqu’au bout. Ils sont maintenant si près que vous êtes assis sur les genoux les uns des autres, et que le plus proche a posé son chapeau sur une cuisse. Silence. Puis, du dernier rang, quelque chose passe de chapeau en chapeau jusqu’à qui racontait : ils l’ont depuis une éternité, sans savoir pour qui c’était. Le plus petit voudrait savoir si le loup s’en est remis. Les autres font mine de ne pas écouter.
    .title = Les timides
    .option1 = Dites que oui
    .success1 = Un soupir fait le tour. Au matin le rond est large comme un pré, et l’on vous en a donné un coin.
    .success1b = Vous lui inventez une chaumière, un jardin et une louve. On vous fait passer quelque chose qui luit.
    .option2 = Dites comment sont les loups
    .success2 = Ils y réfléchissent. Ils concluent, chapeau après chapeau, qu’il vaut mieux savoir, et paient ce que coûte le savoir.

the-thread-repeats = Des fils blancs courent dans le terreau d’un champignon à l’autre et, vous le découvrez, répètent les choses. Ce que l’un de vous marmonne ressort plus loin, au pied d’un autre, un peu plus fort. Devant vous, un attroupement. Les gens ont des louches. Ils écoutent depuis ce matin, quand vous parliez de l’auberge d’hier : les lits, la soupe, les oreilles de l’aubergiste. L’aubergiste est au premier rang. Ce sont, de fait, des oreilles considérables.
    .title = Le fil répète tout
    .option1 = Vantez-le aux racines
    .success1 = Vous confiez la chose tout bas à une vesse-de-loup. Quand vous arrivez, il rajuste son tablier.
    .success1b = Les fils en rajoutent tout du long. Il aimerait savoir si vous avez vraiment dit « comme des voiles ».
    .option2 = Ne retirez rien sur la soupe
    .success2 = Une opinion franche, cela vaut de l’argent, et la patronne, qui cuisine avec ce qu’on lui donne, attendait un témoin depuis longtemps.
    .failure2 = On vous fait finir la marmite, et puis on vous la fait payer.

bridge-on-a-slug = La limace est longue comme un lavoir, et elle dort. Elle est passée cette nuit sur la route, le péage et le ruisseau et, comme font les limaces, elle a gardé ce qui collait. Le pont est à présent sur son dos, avec les garde-fous, assez haut et un peu penché ; au milieu, le péager, sa lanterne à la main, refuse d’admettre que quoi que ce soit ait changé. Tout brille. Il vous crie que c’est le tarif habituel.
    .title = Le pont sur la limace
    .option1 = Montez et payez
    .success1 = Il vous tamponne la main. Pendant que vous traversez, l’autre rive s’avance poliment à votre rencontre.
    .option2 = Glissez-vous dessous
    .success2 = C’est long, mais il n’y faut aucune force. Pendant des années, on pourra se mirer dans ces manteaux.

a-tune-on-caps = Entre la terre ferme et vous s’étend un marais semé de champignons plats, comme un gué, et chacun, quand on y pose le pied, donne une note. Vous posez le pied. Boum. Sous le marais, des voix nombreuses, toutes graves, reprennent la note ; puis, avec douceur, chantent les deux suivantes d’un air, et se taisent. Cet air, vous le savez ; toutes les grands-mères le savaient. On attend la quatrième. Les champignons s’enfoncent un peu.
    .title = Un air pour champignons
    .option1 = Sautez l’air jusqu’au bout
    .success1 = Vous vous rappelez jusqu’au refrain. Le refrain, c’est la terre ferme.
    .success1b = Vous faites le second couplet, celui où votre grand-mère s’arrêtait. Le marais se tient coi pour l’entendre.
    .option2 = Foncez tout droit
    .success2 = Le bruit est affreux, mais bref, et il décroche une partie de ce que le marais avait amassé.
    .failure2 = Vous marchez sur une chose plate qui n’est pas un champignon, qui n’est pas contente, et qui n’est pas juste.

put-nothing-down = Temps bleu. Il flotte entre les champignons comme de la farine, et tout ce qu’on y pose prend racine. Le bâton de l’un de vous a déjà des feuilles. La borne où vous vous asseyez se révèle être un fromage, mis de côté par un charretier la semaine dernière. Le temps d’un soupir sans bouger, et vous sentez vos talons y songer. Autour de vous prospère ce que d’autres ont posé : un verger de bêches, une haie de bagages et toute une rangée de berceaux, vides, en boutons.
    .title = Ne posez rien
    .option1 = Marchez sans arrêt
    .success1 = Vous tournez en rond jusqu’à l’éclaircie, en cueillant des mouchoirs.
    .option2 = Plantez un fruit
    .success2 = Un petit trou, un pas en arrière, et vous déjeunez en marchant. Au dessert, c’est mûr.
    .option3 = Plantez vos talons
    .success3 = Vous y restez jusqu’à midi. Quand vous en sortez, le bleu a donné à chaque botte une belle récolte de boucles.
    .success3b = Vos racines descendent très loin et trouvent un endroit vide. Il est à vous ; vous y avez poussé.
    .failure3 = Quand vous changez d’avis, il faut une jardinière pour vous sortir de là, et elle le fait sans lever les yeux.

moss-with-manners = C’est une mousse qui sait où vous avez mal. On s’arrête pour secouer une botte, et elle se soulève, tiède, juste sous le bon endroit du dos. Il y a déjà du monde, bordé jusqu’au menton, avec le calme de ceux qui comptaient partir lundi. Leurs chapeaux sont accrochés aux pieds des champignons. Une dame ouvre les yeux et dit, de fort bonne humeur, qu’elle se lèverait si on l’y forçait. La mousse se met à ronronner.
    .title = Une mousse prévenante
    .option1 = Forcez-la à se lever
    .success1 = Jusqu’au carrefour, elle est hors d’elle. Là, elle vous serre la main à tous et demande ce qu’il y a à faire.
    .failure1 = Vous vous asseyez pour avoir une meilleure prise. Il est jeudi quand vous y repensez.
    .option2 = Empruntez les chapeaux
    .success2 = Personne ne se réveille. Quelqu’un murmure qu’il y en a un mieux derrière.

a-vote-on-your-shoulder = Il vous pleut dessus, et vous n’y prenez pas garde, jusqu’à ce que de petits champignons vous poussent sur les épaules. Ils ne gênent pas. Ils sentent la noix. L’après-midi ils se sont organisés, et au carrefour ils votent : une légère traction vers la gauche, du côté gauche de chacun. Vous vouliez aller à droite. Les épaules droites commencent à murmurer qu’on les prend pour acquises. Ils sont, tiennent-ils à préciser, vos électeurs.
    .title = Les élus de vos épaules
    .option1 = Cédez à la majorité
    .success1 = La route de gauche est plus longue et plus jolie. Vos épaules vous signalent les curiosités.
    .option2 = Rasez-les
    .success2 = C’est vite fait, et au beurre ils sont excellents.

a-new-constituency = La route de gauche s’arrête à la mairie, qui est une souche avec un drapeau. Le Sous-Maire sort en personne accueillir les nouveaux élus, et voit alors sur quoi ils poussent. Rien dans le règlement ne prévoit que le terrain ait des opinions. On envoie chercher des commis. Vos épaules se tiennent très droites. Il vous prend à part et demande, derrière sa chaîne de cuillers, ce que vous voudriez pour ne pas bouger avant le vote du budget.
    .title = Une circonscription nouvelle
    .option1 = Défendez vos épaules
    .success1 = Elles font tout passer, à une voix près. On vous remercie par un discours dont vous êtes la tribune.
    .success1b = Le premier acte de la nouvelle assemblée est d’imprimer ses débats, sur vous et, comme vous protestez, sur papier.
    .option2 = Faites-vous payer
    .success2 = Le budget passe par-dessus vos têtes. Au retour, vos épaules ne vous adressent plus la parole.

nearly-done = Un escalier s’enroule autour d’un champignon géant, admirablement fait, avec à chaque tour un palier et un pot de fleurs. Il mène à un bruit de marteau. De temps en temps le marteau s’arrête et une voix crie : « Presque ! » Alors le champignon pousse d’une main, en grinçant, la voix dit quelque chose de bref, et le marteau reprend. Des bouts de planches tombent en crépitant comme une averse. Cela fait beaucoup de planches.
    .title = Presque
    .option1 = Montez l’escalier
    .success1 = Vous comptez les paliers, puis vous renoncez. Chaque pot a sa fleur à lui, et un carton avec la date.
    .option2 = Ramassez les planches
    .success2 = Du bon bois, à peine entamé. À la futaie d’à côté, on a toujours besoin de bois.

glogo-builds = En haut, il y a Glogo. Il est rond, rouge, hérissé dans toutes les directions, et si heureux d’avoir de la visite qu’il se tape sur le pouce. Il voulait, dit-il, poser une chambre sur un champignon, et voilà quatre cents fois qu’il y pose la même. Il adore ça. Tout de même, existe-t-il quelque part une maison qui, une fois finie, garde sa taille ? Une odeur de copeaux frais. Il a cessé de respirer.
    .title = Glogo construit
    .option1 = Parlez-lui de votre village
    .success1 = « La même taille ? dit Glogo. Tous les matins ? » Il descend devant vous, et vous l’entendez qui tapote chaque marche en guise d’adieu.
    .option2 = Commandez-lui une chambre
    .success2 = Il lui manquait une deuxième paire de mains, et vous en avez plusieurs. Il partage ce qu’il a gagné.
    .success2b = Il la construit par terre, à l’essai. Trois fois il revient voir si elle a bougé.

the-lead-held-by-nobody = Voici venir une truie truffière, grasse, tachetée, et qui tire. De son collier part une laisse, tendue, jusqu’à hauteur de main environ, et là elle s’arrête. Il n’y a pas de main. Quand la truie force, la laisse cède un peu, comme si elle entraînait quelqu’un ; quand elle s’assied, la laisse attend. Derrière, le terreau s’aplatit par plaques, deux à deux, de la taille d’un pied. La truie vous regarde, regarde la laisse, vous regarde encore. Elle a flairé quelque chose.
    .title = La laisse de personne
    .option1 = Suivez la truie
    .success1 = Elle trouve ce qu’elle avait flairé et partage, loyalement, avec vous et avec l’air.
    .option2 = Prenez la laisse
    .success2 = Vous tirez. Cela résiste un peu, et puis, tout doucement, cela ne résiste plus. C’est une corde solide, bien entretenue.

where-she-digs = Elle fouille au pied d’un champignon et déterre, en fait de truffe, un orteil. Le reste suit : un homme de pierre, couché sur le dos, souriant, une laisse de pierre au poing. La truie le flaire d’un bout à l’autre et s’assied près de sa tête, comme les bons chiens. Derrière elle la laisse a molli, telle une main qui ne sait plus ce qu’elle tenait. Il y a une odeur de pluie, et pas de pluie. Personne ne veut parler le premier.
    .title = Là où elle fouille
    .option1 = Donnez-lui la laisse
    .success1 = Les doigts de pierre ont été sculptés pour elle. La truie bâille, et se couche en travers de ses pieds.
    .success1b = Vous vous éloignez ; il y a un déclic, comme d’un portillon. À la place de chaque œil, une pierre violette, fermée, et c’est pour vous.
    .option2 = Creusez dessous
    .success2 = Vous le roulez de côté aussi décemment que possible. Le filon sur lequel il reposait est tiède.

a-pond-upstairs = Une vieille tempête a décoiffé un champignon, et le chapeau repose à l’envers dans les bras de trois autres, très haut, grand comme un étang. C’est un étang. La pluie l’a rempli, les roseaux l’ont trouvé et, sous vos yeux, un poisson saute, voit où il est, et retombe avec un claquement. Une échelle de corde pend, son dernier barreau bien hors d’atteinte ; et sur ce barreau se tient une dame héron, qui considère l’ensemble comme sien.
    .title = Un étang à l’étage
    .option1 = Grimpez malgré le héron
    .success1 = Vous lui laissez la plus grosse part. Elle n’avait jamais supposé autre chose.
    .option2 = Percez un petit trou
    .success2 = L’étang descend en une mince ficelle brillante, et de temps à autre il y a un nœud dedans.

one-each = Dans une clairière pousse un arbre, un vrai, un pommier, avec des feuilles. Personne ne l’a planté, que l’on sache. Les pommes sont blanches comme des cierges et sentent septembre. Une planchette est clouée au tronc : CHACUN LA SIENNE. Vous regardez autour de vous. L’herbe est pleine d’empreintes, sabots, pattes, pieds nus, une roue ; toutes vont jusqu’à l’arbre, toutes en repartent, et le long de chaque piste il y a un trognon, un seul.
    .title = Chacun la sienne
    .option1 = Prenez chacun la vôtre
    .success1 = Vous posez vos trognons avec les autres. En partant, vous entendez l’arbre changer de jambe, et soupirer d’aise.
    .option2 = Secouez l’arbre
    .success2 = Elles tombent comme grêle. Vous ne pouvez pas tout porter, et l’arbre ne les ramasse pas.
    .success2b = Vous le dépouillez, et vendez ce que vous ne mangez pas. Quand vous repassez, il n’y a plus qu’une planchette, et elle dit AUCUNE.

prints-of-passers-by = Le grand champignon pâle au-dessus de cette pierre lâche ses spores la nuit, et ce qu’il lâche, ce sont des images. Il y en a sur la pierre, sur les feuilles, sur une pile de papier neuf que quelqu’un a laissée là sous un poids : de fins portraits bruns de tous ceux qui se sont reposés ici. Un colporteur. Un renard, flatté. La feuille du dessus est en train de se faire, grain par grain. Vous attendez. C’est vous ; mais vous riez, et derrière vous il y a de la lumière.
    .title = Portraits de passage
    .option1 = Laissez-lui un dessin
    .success1 = Vous dessinez le champignon. Une certaine immobilité vous fait savoir que le pied est très réussi.
    .success1b = Au matin, voici votre dessin, corrigé par endroits, sur la meilleure des feuilles.
    .option2 = Prenez les feuilles blanches
    .success2 = C’est un papier excellent. Cette nuit-là, les spores tombent sur la pierre nue, et à l’aube la pluie les a eues.

apprentices-of-the-moths = Le marché des phalènes ferme aux heures de jour, et les apprentis gardent les étals. Ce sont des chenilles, vertes, sérieuses, affamées. On leur a défendu de manger la marchandise. Pour ce qui est des prix, elles sont moins sûres. « C’est du cuir ? demande celle des lampions, l’œil sur vos courroies. Du vrai cuir ? Pour cela, je pourrais vous laisser n’importe quoi. » Derrière elle, à un clou, pend une très longue liste d’une main maternelle, intitulée NON.
    .title = Les apprentis des phalènes
    .option1 = Vendez-leur votre déjeuner
    .success1 = Elles l’attaquent par les deux bouts et se rejoignent au milieu. Après quoi, nul ne sait plus ce qu’elles vous ont donné.
    .option2 = Gardez l’étal pour elles
    .success2 = Elles s’en vont manger une haie. Vous vendez un lampion, deux brouillards et une moitié de soirée, et gardez la part d’usage.
    .success2b = Au soir, les phalènes trouvent l’étal en ordre, la caisse pleine, et la liste cochée à chaque ligne. Elles n’ont pas l’habitude.
    .option3 = Vendez-leur les courroies
    .success3 = Elles mangent aussi les boucles. Ce avec quoi elles vous ont payés devait être, vous le craignez, le fonds de caisse.

guess-the-weight = C’est la foire, et sur un tréteau trône le champignon de l’année. Devinez son poids et il est à vous, lui ou ce qu’il vaut. Un juge en guêtres tient la réponse sous pli. Rien de plus simple, sauf que, pendant que vous réfléchissez, le tréteau gémit, et que la chose, vous le voyez, grossit ; et que si quelqu’un lui trouve l’air lourd, elle grossit encore. Elle aime qu’on la regarde. Le juge est déjà un peu plus loin que tout à l’heure.
    .title = Devinez le poids
    .option1 = Admirez-le bien haut
    .success1 = Il enfle. Il dépasse toutes les estimations, hormis la vôtre, qui était tout bonnement grossière.
    .success1b = Le tréteau cède. Il roule à travers le chamboule-tout, ravi, et l’on vous déclare vainqueurs d’assez loin.
    .option2 = Insultez-le
    .success2 = Il se ratatine aux yeux du public. Vous aviez visé bas.
    .success2b = Quand vous avez fini, il tient dans un gousset. Vous raflez tout. Sa mère est dans la foule.

mother-pell-likes-lakes = « Vous êtes allés chez mon fils », dit la mère Pell, qui voit cela au bleu de vos doigts. Son encre à elle est verte. Elle est assise sous un champignon, ses cartes étalées autour d’elle comme des jupes, et sur toutes il y a des lacs là où vous n’en avez point vu. « Il dessine ce qui sera, dit-elle. Attendre, le premier sot en est capable. Moi, je dessine ce qui devrait être, et ensuite il faut bien que quelqu’un s’en occupe. » Elle coupe un fil avec les dents et regarde vos bottes.
    .title = La mère Pell aime les lacs
    .option1 = Achetez un lac
    .success1 = Elle vous le roule tout humide. À l’intérieur, on l’entend clapoter.
    .option2 = Comparez les deux cartes
    .success2 = Vous lui faites voir que les portes du fils donnent toutes sur ses lacs à elle. Elle se tait, le temps que l’encre sèche. « Il mange ? » dit-elle.

the-lake-she-likes = À l’endroit du lac, une cuvette pleine de fougères. Vous déroulez la feuille et la posez, comme elle vous l’a dit, face verte au-dessus. Rien ne se passe ; puis vous remarquez que vos bottes sont mouillées. L’eau monte, froide, claire, avec une odeur de pierre. Un héron tourne. Il ne manque que deux choses, dit la carte en petites lettres vertes : quelque chose de vivant, et un rivage avec quelqu’un dessus qui soit content.
    .title = Le lac à son goût
    .option1 = Soyez contents
    .success1 = Il n’y faut aucun effort. Vous êtes assis, les pieds dans l’eau, et vous le dites.
    .success1b = Vous restez jusqu’à ce que s’y posent les premières étoiles, ou ce qui en tient lieu. Le lac n’arrête pas de vouloir vous donner des choses.
    .option2 = Donnez-lui un poisson
    .success2 = Il en fait une fois le tour, pour juger des dimensions. Là où il saute, les gouttes retombent violettes, et ne fondent pas.

lunch-or-wallpaper = La cuisinière a deux chaudrons sur le feu. Tous deux bruns, tous deux fleurant le thym. Dans l’un, le déjeuner de soixante jardiniers ; dans l’autre, de la colle à papier peint, avec quelque chose dedans contre les souris. On l’a appelée, elle est revenue, et elle ne sait plus lequel est lequel ; et il est midi moins cinq. Ils sont déjà à genoux devant les tables, la cuiller au poing, les yeux baissés. « Vous avez l’air de gens qui mangent », dit-elle.
    .title = Soupe ou papier peint
    .option1 = Essayez sur un champignon
    .success1 = Vous le trempez dans les deux. De l’un d’eux il ressort très raide, et légèrement tapissé.
    .success1b = Vous savez avant le dessert. Les jardiniers mangent sans lever les yeux, ce qui tient lieu ici d’ovation.
    .option2 = Fiez-vous à votre nez
    .success2 = Du thym dans les deux, mais un seul a été salé par quelqu’un qui s’attendait à un merci.
    .success2b = Vous tombez juste, et avec panache. Elle vous donne le petit chaudron, récuré, pour ne plus jamais être dans le doute.
    .failure2 = C’était l’autre. Cela prend vite. L’un d’entre vous ne sortira pas de quelques jours, et les souris non plus.

to-a-hundred = « Vous vous cachez, disent les enfants champignons, et nous, on compte. » Ils vous arrivent à la cheville et sont très nombreux ; ils l’étaient moins quand vous vous êtes assis. Ils se mettent le nez contre un tronc et commencent, tous ensemble, avec des voix de doigt mouillé sur un verre. Ils ne semblent pas bien savoir ce qui vient après sept. Le prix est sur une feuille : une chose ronde, emballée, un coin qui colle. Refuser ne serait guère loyal.
    .title = On compte jusqu’à cent
    .option1 = Cachez-vous bien
    .failure1 = On vous trouve aussitôt, tous, à votre respiration. Il paraît que les autres n’ont jamais respiré.
    .option2 = Cachez-vous mal
    .success2 = On vous trouve, à grands cris, derrière le champignon le plus mince de la futaie. Ils veulent recommencer.
    .success2b = On vous trouve neuf fois. La dixième, ils vous laissent gagner, et ils sont très gentils avec vous.

nobody-comes = Vous vous êtes vraiment bien cachés. Il y a longtemps qu’on ne compte plus ; il y a eu des froissements, des rires étouffés ; puis c’était l’heure du goûter, on les a appelés, et maintenant il fait nuit et vous êtes toujours sous une souche. Avec vous, un monsieur au col démodé pose un doigt sur ses lèvres. Lui non plus, on ne l’a pas encore trouvé, souffle-t-il. Il est en train de gagner. Sur ses genoux, pour la compagnie, il a rassemblé un nombre remarquable de choses qui brillent.
    .title = Personne ne vient
    .option1 = Dites-lui que c’est fini
    .success1 = « Ai-je gagné ? » dit-il. Vous dites que les autres n’ont jamais eu l’ombre d’une chance.
    .success1b = Vous le menez jusqu’à une porte surmontée d’une lampe. Quelqu’un ouvre, très vieux, et lui dit : « Trouvé. »
    .option2 = Jouez contre lui
    .success2 = Vous tenez plus longtemps que lui, d’un éternuement, peu avant l’aube. Il paie ; il commençait à croire qu’il n’aurait jamais à le faire.

## Le Lac dormant

the-ferry-without-oars = Une barque plate attend au bord de l’eau noire, et dedans est assise une femme faite de la même eau, qui garde sa forme par courtoisie. « C’est moi qui vous passe, dit-elle, ou c’est vous qui me passez. » Ses mains gouttent. Sur l’autre rive quelque chose tinte, un seul coup, à la manière d’une cloche à qui l’on a dit d’attendre.
    .title = Le bac sans rames
    .option1 = Laissez-la vous passer
    .success1 = Elle se dissout à partir des coudes, et la barque s’éloigne du bord. Jusqu’à l’autre rive, quelqu’un vous tient les pieds.
    .success1b = Au milieu elle s’arrête, plonge le bras à travers elle-même et à travers le lac, et vous remonte une chose qu’elle y avait laissée tomber du temps qu’elle était pluie.
    .option2 = Ramez pour elle
    .success2 = D’un banc vous faites une pagaie. Elle se tient très droite, comme une dame en calèche, et pour un peu oublierait de rester une dame.

the-bottle-says-please = Vous faites halte pour remplir les bouteilles. L’une d’elles, une fois bouchée, dit : « S’il vous plaît. » Vous la levez devant la lanterne. Dedans, un tout petit visage, un peu écrasé contre le verre, explique qu’à ce moment-là il faisait la vague et ne regardait pas où il allait. Il n’a pas peur. Il n’avait encore jamais eu de forme avec un goulot. Mais l’heure du coucher est passée et, près du bord, quelqu’un s’est mis à appeler un nom qui ressemble à un gargarisme.
    .title = La bouteille polie
    .option1 = Reversez-le doucement
    .success1 = En sortant il dit merci, avec un glouglou au milieu.
    .success1b = Le lendemain, il y a sur la berge, près de vos bottes, un cadeau emballé dans des algues, et des baisers mouillés sur toute la bouteille.
    .option2 = Raccompagnez-le chez lui
    .success2 = « Je peux vous montrer où j’habite, dit-il. C’est tout ça. »
    .option3 = Laissez le bouchon
    .success3 = Il existe des collectionneurs. Il ne pleure pas : il ne ferait que se remplir.

the-parents-of-the-wave = Ils se lèvent à votre rencontre au bout du ponton, deux hautes silhouettes que la lumière de la lanterne traverse, et qui tremblent quand saute le bouchon. Après quoi l’on vous prie d’entrer. Où cela commence, il est difficile de le dire. La mère voudrait savoir s’il a été sage, là-dedans, et s’il s’est tenu tranquille ; le père tourne et retourne la bouteille. Jamais, dit-il, ils n’ont pu trouver dans quoi tenir cet enfant.
    .title = Les parents de la vague
    .option1 = Laissez-leur la bouteille
    .success1 = On la suspend près de la porte, pour les heures calmes. On vous fait prendre un galet violet, et l’on ne veut pas entendre un mot.
    .option2 = Vantez ses bonnes manières
    .success2 = Vous dites qu’il a dit s’il vous plaît. Tout autour de vous l’eau se hausse d’un doigt.
    .success2b = Vous en tirez une belle histoire. À la fin il y a des parents jusqu’à l’horizon, qui écoutent, le visage penché.

the-tongue-of-the-bell = Dans un hangar à bateaux est suspendue une cloche sans battant et, à côté, le sonneur, les bras croisés pour ne pas se tordre les mains. C’est par elle que le lac apprend quand il doit être plat. La nuit dernière le battant s’est décroché, a roulé sur la cale, a coulé. Déjà il y a là-bas, sur l’eau, un pli qui n’y était pas, et qui songe à en faire un second. « J’ai essayé de crier », dit l’homme.
    .title = Le battant de la cloche
    .option1 = Frappez-la vous-mêmes
    .success1 = Le son part comme une main sur un drap. Le pli se recouche.
    .success1b = Vous frappez si joliment que l’autre rive fait demander qui est mort. Personne, dit le sonneur, et ce sera désormais tous les soirs.
    .option2 = Plongez chercher le battant
    .success2 = Il gît dans la vase, muet et vexé. Vous remontez bleus, et le sonneur vous cède celui de rechange, qui était de minerai massif.
    .failure2 = Il est plus profond que vous n’êtes longs. Vous remontez avec une poignée de pli.

the-one-that-got-away = L’homme sur le ponton n’a pas de reflet, et il le pêche. Il s’est décroché, dit-il, un soir qu’il se penchait trop ; depuis, il l’a revu de l’autre côté de la baie, les pieds en éventail. Pour appât, un miroir grand comme un timbre. Là où il devrait se voir, dans l’eau, il n’y a que les planches vues d’en dessous, et une vague lueur de mardi. Il n’est pas fâché. Il aimerait seulement savoir ce que l’autre a de si réjouissant.
    .title = Le reflet décroché
    .option1 = Traversez la baie
    .failure1 = Vous en ramenez un, mais ce n’est pas le bon : il flotte aux épaules, et il est gaucher.
    .option2 = Restez avec lui, immobiles
    .success2 = Vos propres reflets lui en donnent des nouvelles. Il va bien, fait-il dire, et reviendrait, si l’on riait un peu.

reflections-ashore = De l’autre côté de la baie, ils ont une plage pour eux seuls. Ils sont étendus sur le sable, les reflets en fuite, plats et brillants, chacun avec son bout de ciel dedans ; on joue aux cartes, entièrement à l’envers. Le sien se reconnaît tout de suite : la même longue figure, mais amollie de bonheur. « Il me regarde tous les matins, dit-il, et il soupire. Tous les matins. Essayez donc. » Un petit vent passe sur la plage, et ils se rident tous.
    .title = Reflets à la plage
    .option1 = Réconciliez-les
    .success1 = Vous obtenez quatre soupirs par semaine, et aucun le dimanche.
    .success1b = Ils se retrouvent à mi-chemin, sur la baie. Nul ne sait ce qui se dit. Deux hommes rentrent dans la barque, en riant, et l’un des deux fait des rides.
    .option2 = Prenez place à la partie
    .success2 = Vous lisez votre jeu dans la flaque près de votre genou. Eux aussi, malheureusement.

two-waters-to-be-wed = Le Peuple liquide célèbre un mariage dans la baie, et tout est arrêté. Les époux doivent se verser l’un dans l’autre, après quoi l’on ne pourra plus les distinguer ; or la grand-mère de la mariée, une personne d’une grande profondeur, exige un témoin capable de se rappeler qui était qui. Aucun invité ne se rappelle rien plus longtemps qu’une éclaboussure. Elle a remarqué vos plumes, ou peut-être seulement vos coudes. « Vous autres, cela vous reste, dit-elle. Comme c’est commode. »
    .title = Deux eaux à marier
    .option1 = Soyez témoins
    .failure1 = Vous regardez ailleurs au moment même. Il y avait une ombre de héron. Ce n’est plus qu’une seule eau, et elle est vexée.
    .option2 = Dansez jusqu’à la fin
    .success2 = On vous passe de bras en bras, ou de vague en vague, et une tante hilare vous essore à la sortie.
    .success2b = Les toasts se servent dans les invités. Vous êtes les seuls à avoir un gobelet, et on le remplit, et on le remplit.

the-pouring = Elle a un goût de pluie, écrivez-vous, et lui de fer ; elle est plus froide de la main gauche, et lui retient la lumière un instant de plus. Puis ils se penchent l’un vers l’autre, et la baie devient lisse. Tout le monde soupire. C’est ravissant, cela dure à peu près le temps de le dire, et puis du milieu de l’eau unique monte une voix un peu étouffée, dans laquelle deux personnes vous demandent laquelle est censée dormir côté fenêtre.
    .title = L’un dans l’autre
    .option1 = Lisez vos notes tout haut
    .success1 = « Pluie à gauche », lisez-vous. Cela se réarrange, avec un bruit de draps.
    .option2 = Dites que peu importe
    .success2 = Ils y réfléchissent d’un seul esprit. Peu importe en effet, disent-ils, et l’on sent un soulagement.

which-was-which = Vous n’en êtes qu’au goût de fer quand l’eau commence à se séparer selon vos lignes, doucement, comme du lait caillé. Les voici côte à côte, stupéfaits, chacun avec une goutte de l’autre au milieu de la poitrine, telle une lampe à une fenêtre. Cela ne s’est jamais fait. On peut donc se marier et ressortir pour les repas. Dans toute la baie, de vieux couples se sont tus, et regardent votre feuille de papier.
    .title = Qui était qui
    .option1 = Copiez-la pour tous
    .success1 = C’est la ruée. Vous écrivez tant qu’il y a de l’encre : elle pluie, lui tourbe ; elle neige, lui neige aussi, mais plus vieille.
    .success1b = Au matin, la moitié du lac a été présentée à l’autre. On ne vous laisse rien porter jusqu’à la barque.
    .option2 = Donnez-la à la mariée
    .success2 = Elle la plie menu et l’avale, pour l’avoir toujours. Ce qu’elle vous donne, c’était l’alliance.

somebody-a-little-late = Vous longez le rivage et, sur l’eau, quelqu’un marche à côté de vous. Quand vous faites signe, elle fait signe un instant plus tard. Elle a votre manteau, en eau ; elle s’est trompée dans les boutons. « Ne vous arrêtez pas, dit-elle. J’essaie de voir comment on s’y prend. Vous allez toute la journée dans le même contour, et aucun de vous ne déborde. Comment savez-vous où finir ? » Elle sent l’air d’avant la pluie, et elle est on ne peut plus sérieuse.
    .title = Quelqu’un, avec du retard
    .option1 = Enseignez-lui vos bords
    .failure1 = Vous expliquez les coudes jusqu’à n’y plus rien comprendre. Elle essaie, se défait aux genoux, et rentre par le plus court, c’est-à-dire par en bas.
    .option2 = Demandez-lui de vous guider
    .success2 = Elle vous conduit à une péniche coulée, et en écarte l’eau comme un rideau pendant que vous choisissez.

a-cup-of-her-own = Vous tracez son contour au fusain sur le ponton ; elle entre dans le trait et le remplit exactement, jusqu’au bout des doigts. C’est la première fois qu’elle est la même pendant une minute entière. Elle regarde sa main. Derrière elle, le lac s’est aplati de réprobation ; il est d’avis qu’on sorte, qu’on jette sa gourme en brouillard, et qu’on rentre. « Je voudrais avoir une chose, dit-elle, la poser, et qu’elle y soit encore. »
    .title = Une tasse à elle
    .option1 = Offrez-lui une chambre
    .success1 = Elle vous suit sur la route dans l’empreinte de vos pas, qu’elle remplit l’une après l’autre. On jasera. Elle en a, dit-elle, vu de toutes les formes.
    .option2 = Donnez-lui une tasse
    .success2 = Elle la garde au fond du lac, à l’envers, avec un peu d’air dedans. Certaines nuits, elle vous laisse voir si c’est plein.
    .option3 = Renvoyez-la gentiment
    .success3 = « Oui, dit-elle, ils auront remarqué que cela a baissé. » Elle vous laisse ce qui lui servait de poches.

dry-rooms-upstairs = Une cheminée sort du lac, et fume. Vous dérivez devant ; à côté s’ouvre une fenêtre, et un gros homme y passe la tête, trempé jusqu’aux oreilles. Il tient l’auberge. On l’avait bâtie sur une colline, dit-il, puis la colline a été mise en minorité ; mais les habitués sont restés, et jamais la cave n’a été si fraîche. Il a des chambres sèches, à l’étage. Il vous regarde en homme qui n’a pas aéré un lit depuis longtemps. Sous lui joue un violon, lentement.
    .title = Chambres sèches à l’étage
    .option1 = Prenez une chambre sèche
    .success1 = Les draps sont aérés au point de roussir. Il reste toute la nuit devant votre porte, au cas où il vous manquerait quelque chose.
    .option2 = Descendez dans la salle
    .success2 = Vous prenez une inspiration, offerte par la maison, et vous entrez par la lucarne.

last-orders-below = Dans la salle, tout se fait lentement. Des fléchettes flottent, en chemin. Les habitués vous saluent, les cheveux dressés ; les cartes, une fois jouées, il faut les tenir. Vous n’avez que le souffle apporté, et il se dépense comme de l’argent. Derrière le comptoir, la patronne montre l’ardoise où figure le pari du jour : qui fera rire le père Brème boira gratis jusqu’à la décrue. Le père Brème est peut-être quelqu’un. Il a des favoris et l’œil vitreux.
    .title = Dernière tournée, au fond
    .option1 = Racontez-lui une blague
    .success1 = Elle part en une seule bulle, qu’il suit des yeux. La bulle éclate. Il la connaissait. Mais jamais on ne la lui avait faite aussi mouillée.
    .success1b = Il rit. Il lui faut onze minutes, et le niveau monte d’un doigt dans la salle.
    .option2 = Pariez qu’il ne rira pas
    .success2 = Rien ne bouge dans cette figure. On vous apprend qu’il a été accroché là par un taxidermiste.

a-ledger-of-noughts = Au bout de la jetée se tient un commis de fer-blanc, rouillé jusqu’aux genoux, qui compte les vagues. C’est un lac dormant. Son registre, quand il vous le montre, est de la belle ouvrage : page après page de zéros, réglés, additionnés, reportés. On lui a promis la relève quand il serait à cent. On entend un petit grincement sec, qui est son cou, de gauche à droite. Il y a un caillou sur les planches, tout près de votre pied. Il s’efforce de ne pas le regarder.
    .title = Un registre de zéros
    .option1 = Faites-lui des vagues
    .success1 = Vous poussez le caillou du pied. Il inscrit un un. Il lui faut poser le crayon un instant.
    .success1b = Vous sautez de la jetée jusqu’à sa centième. Une clochette sonne en lui, et il se tourne en grinçant pour voir le paysage.
    .option2 = Contrôlez le registre
    .success2 = Vous trouvez une faute : un zéro compté deux fois. Il paie l’amende lui-même, sur son huile de lampe.
    .success2b = Pas une erreur nulle part, et vous le certifiez. Il vous laisse les volumes à venir, puisqu’ils seront pareils.

the-sword-comes-back = Le colosse jette son épée dans le lac. Un instant après, un bras surgit, manche mouillée, et la lui rend, poignée en avant. Il la relance, plus loin. Le bras y est avant elle. Il a quitté la bande qui a brûlé votre village, dit-il, et n’en a gardé que cela, et personne n’en veut, bien qu’il ait expliqué ce qu’elle avait fait. Le bras est patient. Il a l’air de croire que l’homme la laisse tomber.
    .title = L’épée revient
    .option1 = Expliquez tout au bras
    .success1 = Vous racontez l’histoire entière. La main ne bouge plus. Puis elle serre la sienne, emporte l’épée, et l’on n’en parle plus.
    .success1b = Peu après l’épée remonte, mais martelée, avec un rebord. Cela fait une poêle fort convenable, et il y a un poisson dedans.
    .option2 = Prenez-lui l’épée
    .success2 = C’est du bon métal, et qui fondra. Vous faites en sorte qu’il ne vous voie pas la soupeser.

the-lighthouse-of-dark = Il y a une tour sur le rocher, et de son sommet un faisceau balaie l’eau ; seulement, ce faisceau est noir. C’est pour que les poissons dorment, dit la fille qui le garde. Partout où il passe, on entend le lac soupirer. Elle mouche la mèche qui le fabrique, une mèche noire, et ses yeux sont ronds comme ceux des hiboux. Elle a lu tous les livres, entre deux passages. Elle ne savait pas qu’il existait tant de couleurs de chapeaux.
    .title = Le phare à noir
    .option1 = Dites-lui les couleurs
    .success1 = Elle les répète après vous comme des noms de pays. Cette nuit-là, les poissons dorment mal, avec des images.
    .success1b = Son cousin le brochet gardera la lampe. Elle monte votre escalier vers le matin, les deux mains sur les yeux, en regardant entre ses doigts.
    .option2 = Détournez le faisceau
    .success2 = Dans la bande de lumière, tout le fond du lac scintille. Des choses s’y réveillent, l’une après l’autre, et cherchent pourquoi.

the-shop-puts-to-sea = Une sorte de petit bazar traverse le lac, très bas sur l’eau. C’est la tortue. On lui a dit que par là c’était plus court, et c’est vrai pour une tortue ; pour une boutique, l’eau arrive au deuxième tiroir. Dans son sillage dansent des bougies, des brosses, une famille de théières. « Je crois bien qu’on me suit », dit-elle quand votre barque la rejoint. Là-dessus un gargouillis, et la caisse fait ting, et s’enfonce d’un doigt.
    .title = La boutique prend la mer
    .option1 = Repêchez la marchandise
    .success1 = Vous la suivez, l’épuisette à la main. Elle vous inscrit dans le livre comme personnel saisonnier.
    .success1b = À l’arrivée, il ne manque pas une brosse. Ne sachant comment vous remercier, elle cherche à M, comme merci, et trouve une marmite.
    .option2 = Récupérez pour vous-mêmes
    .success2 = Ce qui flotte est à qui le pêche. Vous lui laissez les bougies.
    .success2b = Vous la suivez jusqu’au dernier tiroir. Elle sort de l’eau, légère et perplexe, et retourne l’écriteau sur OUVERT.

a-fog-with-rooms = Le brouillard est aujourd’hui si épais, sur le lac, qu’il a des pièces. Vous entrez à la pagaie par ce qu’il faut bien appeler le vestibule. Il y a un escalier blanc, un couloir blanc, plusieurs portes ; votre pagaie traverse la cloison, et la cloison se referme avec un chut. Quelque part à l’étage, on fait des gammes sur quelque chose de mou. L’ennui, c’est que les brouillards, chacun le sait, se lèvent. Vous êtes à présent, à vue de nez, au deuxième.
    .title = Un brouillard avec chambres
    .option1 = Allez trouver le pianiste
    .failure1 = Il se lève. Adieu le deuxième étage, et le premier.
    .option2 = Sortez par la cave
    .success2 = C’est bas, c’est froid, et des poissons y sont suspendus ; le brouillard, semble-t-il, aime avoir quelque chose pour le soir.

the-fog-at-home = Le salon de musique est grand et pâle. Sur le tabouret est assis le brouillard en personne, pour ce qu’il en reste à asseoir ; il a fait tout cela, dit-il, en une matinée, et à midi il ne sera plus qu’un peu d’humidité sur des canards. Il ne se plaint pas. Mais dans le scherzo, il bute toujours sur la même mesure. Le piano est en brouillard. La fenêtre est en brouillard. L’horloge, qui ne l’est pas, marque midi moins le quart, et c’est la seule chose ici qu’on puisse emporter.
    .title = Chez le brouillard
    .option1 = Emportez l’horloge
    .success1 = Il n’est plus moins le quart. Derrière vous, les murs se lâchent la main.
    .option2 = Aidez-le à passer la mesure
    .success2 = Vous la fredonnez comme il faut. Il file, page après page, et monte dans la lumière sans cesser de jouer.
    .success2b = Il arrive au bout. Le dernier accord se fige en l’air, d’un violet limpide, et descend lentement dans vos mains.

the-skin-of-the-lake = Par temps froid, le lac a une peau. Elle est noire, elle plie, et elle vous porte, à condition d’aller léger et de ne pas penser à son dîner. Des araignées d’eau grandes comme des poneys y filent en sifflant sur leurs longues pattes ; l’une s’est arrêtée et vous regarde de côté, comme font les poneys. Chacun de vos pas laisse un creux. Sous la peau, à la même allure, une chose pâle longue comme une rue pose sa bouche à chaque creux.
    .title = La peau du lac
    .option1 = Chevauchez les araignées
    .success1 = Vous gagnez quelque chose. Vous ignoriez que c’était une course, jusqu’au moment où l’on vous passe les roseaux au cou.
    .option2 = Marchez très légèrement
    .success2 = Vous pensez à des plumes, à des salaires, à d’autres choses qui pèsent peu. Vous arrivez.
    .success2b = À mi-chemin, vous vous couchez à plat pour voir ; la chose pâle vous voit aussi et, de la lèvre, pousse vers vous une pierre.
    .failure2 = Quelqu’un pense à des quenelles, et tout est dit.

the-tenors-are-missing = On chante au milieu de l’eau, là où il n’y a rien. Voilà un moment que vous ne pagayez plus, et la barque avance toujours. C’est le Chœur ; vos poils, sur les bras, l’ont reconnu. Il y a des basses qu’on sent à travers les planches, des voix hautes comme des bords de verre et, entre les deux, un trou, exactement à la hauteur d’une voix ordinaire un jour ordinaire. L’étrave plonge. Devant, la nappe du lac commence à pencher.
    .title = Il manque les ténors
    .option1 = Chantez la partie de ténor
    .failure1 = Vous chantez trop bas. La pente bascule aussitôt dans l’autre sens, et vous êtes rentrés avant d’avoir refermé la bouche.
    .option2 = Pagayez, les oreilles bouchées
    .success2 = Vous pagayez, de la mousse dans les oreilles, en guettant sur les visages des autres des signes de musique.
    .success2b = Vous croisez d’autres barques à la dérive, et les prenez en remorque. Au ponton, leurs passagers se réveillent en fredonnant.

below-the-singing = Le lac se referme sur vous comme un couvercle de piano, et l’on peut respirer, pendant les silences. Il fait noir. De tous côtés se tiennent les chanteurs, en gradins, vers le bas ; vous sentez leur chaleur et n’en voyez aucun. On vous met dans les mains une partition, mouillée, épaisse comme une miche. Personne ne vous a dit à quoi sert ce morceau. Mais parfois, quand entrent les basses, une chose immense, loin sous vos pieds, cesse de gratter et ne bouge plus.
    .title = Sous le chant
    .option1 = Chantez jusqu’au bout
    .success1 = On vous tourne page après page. Quand c’est fini, une main que vous ne voyez pas vous redresse le col.
    .success1b = Plus rien ne gratte. Là-haut, dans les villages, on dormira bien sans savoir pourquoi ; vous, vous avez votre cachet, et le salut de tous, comme un vent.
    .option2 = Filez avec la partition
    .success2 = Elle sèche bien. Çà et là, entre les portées, quelque chose a été gratté par en dessous.

somebody-pulls-the-plug = Il y a un tourbillon, et une file d’attente pour y entrer. Les barques tournent en bon ordre, en se saluant, plus près à chaque tour ; au centre chacune bascule, dit un mot de remerciement, et disparaît avec le bruit que font les baignoires. Où, personne ne sait vous le dire. Vous êtes dans la file, à présent ; derrière, on a serré. Du trou montent de la vapeur, une odeur de savon et ce qui pourrait être une personne immense, qui fredonne.
    .title = On a tiré la bonde
    .option1 = Descendez avec les autres
    .success1 = Vous pensez à dire merci. C’est fini avant que vous ayez fini d’avoir peur.
    .option2 = Remontez la file
    .success2 = Vous sortez, barque après barque, à coups d’excuses. Un vieux couple en bachot vous suit : il se posait la question depuis quelque temps.
    .success2b = Voyant que c’est possible, tous en font autant. Le tourbillon, resté seul, se ferme comme une bouche.
    .failure2 = Il est difficile de pagayer contre des gens qui vous souhaitent le bonjour.

down-the-plughole = Vous jaillissez d’un tuyau, barques comprises, et flottez avec les autres dans un baquet large comme une place. Des murs de faïence montent dans la vapeur. Il y a une falaise, rose, surmontée d’un genou. Tout autour, le peuple des barques s’est installé : du linge entre les mâts, un marché, une petite chapelle dans un porte-savon. La géante ne semble pas avoir encore remarqué. Elle croit, dit-on, que vous venez avec l’eau. Elle tend la main vers la brosse.
    .title = Par le trou de la bonde
    .option1 = Frottez-lui le dos
    .success1 = Il y faut quarante barques et force cris. « Un peu à gauche », dit-elle, et les voiles se gonflent.
    .success1b = Vous trouvez l’endroit qu’elle n’avait jamais pu atteindre. Il y avait du minerai.
    .option2 = Appelez-la
    .success2 = Les mains en porte-voix, vous criez que vous êtes des gens. La brosse s’arrête. Toute la mer tiède penche d’un côté.

the-giantess-looks-down = Deux yeux traversent la vapeur, bruns, chacun plus grand que votre barque. Plus un souffle dans le baquet. « Oh, je suis confuse, dit-elle, dans un murmure qui arrache le linge des cordes. Vous étiez là depuis le début ? » Elle a rougi jusqu’à la ligne de flottaison, et ramène la mousse autour d’elle. Et dire qu’elle chantait. Elle vous serait infiniment obligée si cela restait entre vous ; et y a-t-il quoi que ce soit, mais quoi que ce soit, dont les petites personnes aient besoin ?
    .title = La géante se penche
    .option1 = Jurez le silence
    .success1 = Elle sort les barques de l’eau, deux par deux, et les essuie chacune avec le coin d’une serviette.
    .success1b = D’un doigt, avec mille soins, elle vous fait une chambre dans le roc, et souffle la poussière. Il y a une niche pour le savon.
    .option2 = Complimentez-la sur la chanson
    .success2 = La rougeur monte jusqu’en haut. Elle vous chante l’autre couplet. Chez vous, on croit à un vent chaud.

a-tug-from-below = Vous mouillez l’ancre, et on la prend. Il n’y a pas d’autre mot : il y avait de la corde, et puis il y a eu quelqu’un au bout. Viennent trois secousses. Une pause. Puis encore trois, un peu plus vite, comme on frappe à la cloison pour dire que l’on vous entend. L’eau est trop noire pour qu’on y voie. Ce serait un poisson, vous dites-vous, qui sait compter. L’autre bout est toujours dans vos mains.
    .title = On tire, en bas
    .option1 = Répondez poliment
    .success1 = Vous tirez deux fois, ce qui est manifestement la bonne réponse. Quand vous remontez l’ancre, on l’a astiquée, et l’on y a pendu quelque chose.
    .success1b = Cela tourne à la conversation. Vous ne saurez jamais ce qui s’est dit, mais cela s’est fini par un cadeau, et c’était votre tour.
    .option2 = Tirez de toutes vos forces
    .success2 = Il vient une cloche, à l’envers, pleine de vase et de sous. Quelque chose l’a lâchée, et l’on sent que c’est à regret.
    .success2b = Vous hissez la cloche, la poutre qui la portait, et les premiers échelons d’un clocher. Il continue vers le bas.
    .failure2 = Cela sait tirer aussi. L’un d’entre vous fait une bonne partie du chemin.

a-finger-in-the-boat = La barque fuit, alors vous y mettez un doigt. Puis une autre fuite se déclare. Au milieu du lac, vous êtes tous couchés au fond, chacun son doigt dans sa fuite, personne ne pagaie, et l’on n’est pas mal, entre soi, jusqu’à ce que la doyenne dise que quelque chose, là-dessous, a pris le sien. Cela ne mord pas. Cela a de petites mains froides. Autant qu’elle puisse en juger, dit-elle, cela lui compte les bagues.
    .title = Le doigt dans la barque
    .option1 = Laissez-vous serrer la main
    .success1 = Il y en a plusieurs, et chacun veut son tour. De main en main, ils vous mènent jusqu’au rivage.
    .success1b = Vous les sentez boucher les trous du dehors, avec une espèce de caramel. Jamais la barque n’a été si sèche.
    .option2 = Prêtez une bague
    .success2 = Vous la sentez glisser ; suit un long silence admiratif. Puis l’on vous passe autre chose au doigt, et c’est votre taille.

the-rocks-come-home = Vous naviguez aux cloches. Chaque rocher de ce coin du lac en porte une, tout le monde sait cela ; ce qu’on ne vous a pas dit, c’est pourquoi. Le soir tombe, et ils bougent. De tous côtés, de gros dos mouillés remontent la baie, en troupe lente, de l’herbe plein la bouche, avec un bruit de sonnailles. Ils ne vous veulent aucun mal. Ils rentrent. Votre barque est une bien petite barque, et entre deux d’entre eux il n’y a plus de place du tout.
    .title = La rentrée des rochers
    .option1 = Suivez le troupeau
    .failure1 = L’un d’eux s’appuie sur vous pour se gratter. Vous finissez à la nage, et vous rapportez le gouvernail.
    .option2 = Écartez-les en sonnant
    .success2 = Vous tapez sur une casserole. Ils s’arrêtent, regardent autour d’eux, et se souviennent de quelque chose à gauche.

the-stable-of-rocks = Un petit vieux, une baguette à la main, fait entrer le troupeau dans une grotte. Il les connaît tous par leur nom et leur regarde les pieds. Trente stalles ; vingt-neuf rochers ; il recompte. Le plus jeune n’est pas rentré. Il sera remonté au gué, dit-il, là où les charrettes s’arrêtent dessus, et où on le caresse. Il ne peut pas quitter les autres. Et c’est l’heure où rôdent les maçons.
    .title = L’étable aux rochers
    .option1 = Ramenez le petit
    .success1 = Il est là-bas, sous une roue, parfaitement heureux. Vous faites semblant de brouter des algues jusqu’à ce qu’il vous suive.
    .success1b = Un maçon l’a déjà marqué à la craie. Vous persuadez l’homme que cela fait tic tac.
    .option2 = Faites la traite
    .success2 = Il y a un coup de main à prendre. Cela vient goutte à goutte, lourd et brillant, et sonne dans le seau.

the-lake-is-out = Le lac est sorti. Là où ce matin il y avait de l’eau s’étend le fond, strié, luisant, aussi loin que porte votre lumière ; dans les creux gisent des poissons qui ont l’air d’avoir été surpris au bain. Une cloche, sur un poteau, dit ce qu’elle dit toujours, mais de beaucoup plus haut. Au loin, vous voyez les membrures d’un navire. Plus loin encore, d’un bord à l’autre du noir, court une mince ligne blanche, et elle fait le bruit de quelqu’un qui prend sa respiration.
    .title = Le lac est sorti
    .option1 = Sauvez les poissons
    .success1 = Vous courez de creux en flaque, les chapeaux pleins. Certains se retournent.
    .success1b = Quand il rentre, c’est tout doucement ; il vous contourne, et dépose sur vos bottes deux des plus gras, qui ont insisté.
    .option2 = Courez au navire
    .failure2 = La ligne est bien plus près que vous ne pensiez, et ce n’est pas une ligne.

the-ship-at-low-water = Il est couché sur le flanc, toutes lampes allumées. À bord, des gens du Peuple liquide, partis en mer et que la mer a quittés, se tiennent sur le pont dans des baquets et des bouilloires, affreusement gênés d’y être vus. Le capitaine, dans un seau à incendie, vous reçoit avec ce qu’il lui reste de dignité. La cargaison est à vous, dit-il ; à quoi bon une cargaison. Seulement la ligne approche, ils sont tous dans des récipients séparés, et sa femme est en bas, dans la soupière.
    .title = Le navire à marée basse
    .option1 = Rassemblez-les sur le pont
    .success1 = Vous courez, les mains débordantes. Quand le lac arrive, ils se dressent tous ensemble en riant, et l’écartent de vous comme un manteau.
    .success1b = Pas une goutte de perdue. Ils vous portent à terre sur leurs épaules, navire compris, entre deux haies des leurs qui vous acclament.
    .option2 = Emportez la cargaison
    .success2 = Vous sortez deux chargements. Vous ne regardez pas dans les bouilloires.
    .success2b = Vous prenez aussi la soupière d’argent. Vous êtes déjà haut sur la plage quand, sous le couvercle, elle se met à vous dire ce qu’elle pense de vous.

the-lake-throws-back = L’un de vous jette un caillou dans le lac. Vous bavardez ; plouf, un caillou ressort et retombe à vos pieds. Le même, mouillé. Tout le monde rit. Vous le relancez, plus loin, et il revient, plus vite. Un second le suit, que vous n’aviez pas jeté. Ils fument un peu. Il fait très calme. Tout le long du rivage, vous le remarquez maintenant, les pierres forment de longs talus, comme après une dispute.
    .title = Le lac relance
    .option1 = Jouez à la balle avec lui
    .success1 = Il lance par en dessous, dès qu’il a vu comme vous êtes petits.
    .success1b = Vous jouez tant qu’on y voit. Son dernier lancer arrive haut, lent et lourd, il brille, et il est clair que vous devez le garder.
    .option2 = Terrez-vous, tête baissée
    .success2 = Vous élevez un mur avec les munitions. Quand c’est passé, vous constatez que de colère il jetait aussi des pièces.

where-oars-gather = Voici la baie où sont les rames. Toutes les barques du lac ont perdu les leurs, et c’est ici qu’elles sont, par centaines, pale contre pale, comme des harengs ; sous votre lanterne, les plus proches s’écartent, farouches. Chacune porte au cou une plaque de cuivre, avec un numéro et les mots PROPRIÉTÉ FILON. Elles se sont sauvées du mont-de-piété. Elles sentent le goudron et la liberté. Une à une, se sentant très braves, elles apprennent à nager par paires.
    .title = Là où vont les rames
    .option1 = Montrez-leur comment faire
    .success1 = Vous plongez les mains : ensemble, et l’on tire. Un frisson parcourt la baie, et puis c’est acquis.
    .success1b = Elles vous emmènent à leur première longue sortie, passé la pointe, dans une grotte que seules des rames ont vue.
    .option2 = Livrez-les
    .success2 = L’homme de Tante Filon paie rubis sur l’ongle, à la paire. Elles partent sans bruit, en fagots.
    .option3 = Bâtissez avec quelques-unes
    .success3 = Certaines, de toute façon, en avaient assez de l’eau. Elles font des chevrons, et craquent la nuit quand le vent vient du lac.

to-whom-it-concerns = La laisse de haute eau, sur cette plage, est faite de bouteilles, et dans chaque bouteille il y a une lettre. Vous en débouchez quelques-unes. Toutes sont adressées À QUI DE DROIT : des invitations, des réclamations, une demande en mariage, des recettes, une prière de rendre une échelle. Aucune n’a jamais rencontré qui de droit. Le vent froid joue sur les goulots ouverts, une note grave, puis une autre. À la dernière ligne, chacune dit : réponse attendue.
    .title = À qui de droit
    .option1 = Répondez à quelques-unes
    .success1 = Vous commencez par la plus courte. Elle dit : Êtes-vous là ?
    .option2 = Défroissez le papier
    .success2 = C’est du bon papier, une fois qu’on en a gratté les espoirs.

concerning-the-ladder = À peine vos réponses jetées, on y répond. Des bouteilles arrivent à la vague suivante, et à la suivante, en tintant, une flotte entière ; quelqu’un, paraît-il, en a lu une tout haut. La dame accepte la demande. À la recette, il manquait un œuf. Et le propriétaire de l’échelle s’est déplacé, un homme maigre, dans le lac jusqu’au cou, bleu d’espoir. Il ne voudrait pas vous presser. Mais il est encore, voyez-vous, au fond de la chose pour laquelle il en a besoin.
    .title = Au sujet de l’échelle
    .option1 = Fabriquez-lui une échelle
    .success1 = Il y descend, en saluant de la main, pour aller chercher son chapeau.
    .success1b = Elle est assez longue. Il disparaît un moment, et ce qu’il vous remonte, il avait dû l’y laisser, voilà des années, faute de barreaux.
    .option2 = Réexpédiez les autres
    .success2 = Vous triez jusqu’à la nuit : les tantes ici, les notaires là. Jamais on ne vous a payé un timbre de si bon cœur.

drawn-and-still-warm = Sur les galets, il y a une baignoire. Elle a des pieds de lion, elle est pleine à ras bord, et elle fume. Une serviette, une brosse ; un tabouret, avec une chemise de nuit propre, pliée. Des empreintes de pieds nus descendent la plage jusqu’à la baignoire. Vous en faites le tour avec la lanterne. Aucune n’en repart. L’eau est d’un vert laiteux, elle sent le pin et, maintenant que vous êtes tout près, vous entendez : là-dedans, quelqu’un fait des bulles, très lentement.
    .title = Un bain encore chaud
    .option1 = Entrez-y aussi
    .success1 = Cela se pousse. Personne ne dit rien. En sortant, votre mauvais genou a disparu, et il n’est jamais revenu.
    .success1b = Cela vous passe le savon. D’une bulle, on vous demande de faire les oreilles, ce qui prend presque la soirée, et l’on est reconnaissant.
    .option2 = Prenez la bonde d’argent
    .success2 = Un gargouillis, et comme un cri. Vous gardez les yeux sur la bonde.

the-orchard-lets-go = Le verger est là où il a toujours été, mais le lac est maintenant dessus. Par le fond vitré de la barque, vous voyez des rangées de pommiers, en feuilles, avec un mur, une grille, et l’échelle de quelqu’un contre une branche. Quand une pomme est mûre, elle se détache et tombe vers le haut. Elle monte en se dandinant dans le noir et crève la surface avec un ploc, et l’air sent le cidre. Tout au fond, une silhouette avec un panier la regarde partir.
    .title = Le verger lâche prise
    .option1 = Attrapez ce qui monte
    .success1 = Elles sont froides jusqu’au trognon, et un tout petit peu salées.
    .success1b = Vous prenez le pli : sous le grand arbre du mur, quand la cloche sonne.
    .option2 = Descendez votre panier
    .success2 = La silhouette reste un moment sans bouger. Puis cela tire, et vous remontez un panier garni par quelqu’un à qui l’on a appris à mettre des feuilles entre les fruits.
    .success2b = On en presse, là en bas. Cela remonte en cruchons de grès, un par un, chacun à sa ficelle, avec un nœud.

a-net-of-knockers = On a mis un filet à sécher, et la pêche est encore dedans : des heurtoirs. Des lions, des anneaux, une main de cuivre, bon nombre de poings. Ils sont vivants comme les moules sont vivantes. À votre approche, l’un s’ouvre et se ferme, toc, et un frémissement parcourt tout le lot. Ils doivent venir de quelque part, là-dessous, où il y a des portes. Le filet est vieux. La main de cuivre a passé un doigt au travers ; elle vous montre, ou montre quelque chose derrière vous.
    .title = Un filet de heurtoirs
    .option1 = Posez-en un sur le rocher
    .success1 = Vous le clouez, et il frappe deux coups. Le rocher dit : « Entrez. » Dedans il n’y a personne, et un bon sol sec.
    .success1b = Vous essayez la main de cuivre. Elle frappe longtemps ; elle sait qu’il y a quelqu’un. Ce qui finit par s’ouvrir est tout un appartement.
    .option2 = Vendez-les au poids
    .success2 = Ils frappent dans le sac jusque chez l’acheteur et, quelque temps encore, la nuit.

moths-over-the-water = Ce soir, le marché des phalènes flotte. Sur cent petits radeaux les lampions sont allumés, et sous chacun pend un autre radeau, à l’envers, dans le noir. C’est cela qu’elles vendent : celui du dessous. « La chose même est si lourde, dit une phalène en montrant son comptoir, et puis elle se fane. Prenez plutôt le reflet. Il vaudra exactement la lumière où vous le garderez. » Elle puise le reflet d’une pierre ; il goutte, il est violet. En échange, elle demande le vôtre.
    .title = Phalènes sur l’eau
    .option1 = Troquez votre reflet
    .success1 = Elle le roule tout humide. C’est étonnant comme on s’en passe ; seulement, désormais, les gens vous trouvent quelque chose de pas très net.
    .option2 = Allez-y à la nage
    .success2 = Vous plongez sous les radeaux et remontez dans l’autre marché, où les phalènes sont douces, un peu froides, et pèsent chichement.
    .success2b = Vous revenez avec la pierre dont c’était le reflet. Elle s’était toujours demandé où elle pouvait être.
    .failure2 = Vous remontez du mauvais côté. Il faut attendre la fermeture pour que quelqu’un retourne le lac.

boats-in-pawn = Si vous vous êtes jamais demandé pourquoi aucune barque de ce lac n’a de rames, en voici la raison, sur la troisième jetée, en châle. Tante Filon prête dessus. La barque, vous la gardez, dit-elle ; les rames, c’est elle qui les garde, jusqu’au remboursement ; et, vu les intérêts, on attend encore le premier. Sa cassette sent la menthe. Les passeurs sont là, les bras ballants. « Il vous manque quelque chose, dit-elle. Je l’entends d’ici. Laissez-moi vous lire les conditions. »
    .title = Rames en gage
    .option1 = Écoutez ses conditions
    .failure1 = Elle vous les lit. Quand vous vous réveillez c’est le matin, la jetée est vide, et vos lacets sont au clou.
    .option2 = Engagez votre réputation
    .success2 = Elle la range dans un tiroir avec les autres. Elle y sera en sûreté, dit-elle, et vous la croyez.

the-small-print = Le papier est long, et elle vous laisse tout votre temps ; personne ne va nulle part. C’est un document scélérat et parfaitement honnête. À la quarante et unième ligne, vous arrivez à la chose qu’elle n’a jamais cachée et que nul n’a jamais lue : toutes les rames seront libres le jour où un débiteur lui apportera un cadeau, sans raison. Son fauteuil a ralenti. Elle regarde le lac. De tous côtés, les passeurs guettent vos lèvres qui remuent.
    .title = Les petites lignes
    .option1 = Apportez-lui un cadeau
    .success1 = Elle le tient à deux mains. « Pour moi ? » dit Tante Filon. Derrière elle, dans tout le hangar, les plaques se mettent à tomber, comme une pluie.
    .option2 = Vendez le secret
    .success2 = Les passeurs enchérissent ferme. Le lendemain, il y a trente cadeaux sur la jetée, tous avec une raison, et pas une rame ne bouge.
    .option3 = Signez comme les autres
    .success3 = Elle vous passe le buvard, sans méchanceté. Le fauteuil reprend son balancement.

coins-on-the-sand = Des pièces brillent au bord de l’eau, de loin en loin. Vous êtes déjà penchés sur la première quand vous voyez le fil. Il est très fin et conduit dans le lac ; et un peu plus loin, en rang, affleurent des bouches rondes et pensives. Elles pêchent. Vous les voyez retenir leur souffle quand votre main approche. L’un des poissons a apporté un tabouret. Un tout petit, au bout, dont c’est la première sortie, a amorcé avec ce qui doit être son goûter.
    .title = Des pièces sur le sable
    .option1 = Raflez vite l’appât
    .success1 = Il faut couper les fils avec les dents. Au large, quelqu’un dit un mot bref et mouline.
    .success1b = Vous nettoyez la plage. Ils restent là, devant leurs lignes vides, à se raconter comme vous étiez gros.
    .failure1 = On vous sort de l’eau, on vous mesure, on pose avec vous pour le portrait. Puis on vous remet. Vous ne faites pas la maille.
    .option2 = Laissez gagner le petit
    .success2 = Vous prenez son goûter et vous vous débattez. Il ne se tient plus de joie. Il vous en donne la moitié.
    .success2b = Vous vous laissez tirer jusqu’à la ceinture. Plus tard, derrière les roseaux, son père vous glisse quelque chose.

the-skimming-match = Le Peuple liquide vous défie aux ricochets. Vous lancerez des pierres, disent-ils, et eux lanceront ce qu’ils ont ; et leur champion, un jeune homme élancé aux cheveux ondulants, recule de trois pas, court, et se lance lui-même. Il fait dix-neuf bonds et se relève en saluant. Des applaudissements clapotent tout autour de la baie. Vous cherchez un galet plat. Il n’est pas vraiment défendu, vous souffle un oncle à hauteur de genou, de lancer quelqu’un.
    .title = Concours de ricochets
    .option1 = Trouvez une pierre plate
    .success1 = Quatorze. Ils sont charmés. Pour une chose qui coule, disent-ils, elle avait du cœur.
    .option2 = Lancez la plus petite d’entre vous
    .success2 = Six bonds et un hurlement de rire. Ils vous la rapportent sur leurs épaules, et elle demande quand c’est son tour.
    .success2b = Vingt et un, avec une pirouette. Le champion s’étend à plat, ce qui est leur façon d’ôter le chapeau.

the-pells-divide-a-lake = Deux barques sont tête-bêche au milieu du lac. Dans l’une, le jeune Pell et son encre bleue ; dans l’autre, lui tournant le dos, la mère Pell et son encre verte. Chacun a son cordeau, dont un bout est amarré à la barque de l’autre, si bien que dès que l’un prend une mesure, les deux cartes sont fausses. Ils ne se parlent pas. « Veuillez dire à ma mère, dit Pell, qu’à partir de mardi cette eau est de mon côté. » Et sa mère : « Dites-lui de mettre une écharpe. »
    .title = Les Pell partagent un lac
    .option1 = Portez les messages
    .success1 = Vous changez un mot çà et là. Au soir, il n’est plus question que d’écharpes.
    .success1b = Vous faites la navette jusqu’à ce que les messages soient si gentils que chacun, de son côté, vous soupçonne. Ils vous donnent une carte à deux encres.
    .option2 = Coupez les cordeaux
    .success2 = Les barques s’éloignent. Tous deux sont d’accord à présent sur la position de l’autre, à savoir plus loin, et vous avez le cordeau.
    .option3 = Vendez-leur la carte adverse
    .success3 = Ils paient comptant et l’étudient, chacun dans son coin, cherchant si l’on y parle d’eux.
    .success3b = Puis vous les leur revendez. Ce n’est que le soir, sous la lampe, que vous voyez ce que chacun avait écrit dans la marge de l’autre.

## Les Vieux Ateliers

the-boiler-sulks = « Elle ne tire plus, dit la chauffeuse, et c’est ma faute. » Noire de suie jusqu’aux sourcils, elle se tient devant une chaudière haute comme une église, qui fait tic, tic, et qui est froide du côté même où elle était le plus chaude. C’est à cause d’une remarque sur la chaudière neuve, explique-t-elle. Elle a seulement dit qu’elle était coquette. Depuis, plus de vapeur ; toute la galerie est arrêtée et, dans le silence, on entend la chaudière ne pas écouter.
    .title = La chaudière boude
    .option1 = Complimentez les rivets
    .success1 = Vous parlez galbe, d’une voix qui porte. Un gargouillement, vite réprimé.
    .success1b = Vous découvrez son nom, sur une plaque que nul n’essuyait, et vous l’employez. Tous les sifflets des Ateliers partent à la fois.
    .option2 = Menacez-la de la casse
    .success2 = Vous frappez un coup, sur le gros tuyau. Elle tire. Jamais elle n’a si bien tiré ; mais la chauffeuse ne chante plus.
    .failure2 = La chaudière lâche toute la vapeur qu’elle gardait pour elle. Vous voilà propres pour des jours.

a-spare-man = Au crochet de l’atelier de réparation pend un homme de métal, par le col, une étiquette au cou : DE RECHANGE. Il a été généreux, dit-il. On est venu demander une main, il en a donné une, et c’est à présent la poignée d’une porte ; son pied gauche leste une soupape ; un enfant avait du chagrin, un jour, et ce fut le sifflet. Il règne une odeur d’huile et, curieusement, de pain. Il ne réclame rien. Il tourne seulement un peu sur son crochet, pour mieux voir vos visages.
    .title = De rechange
    .option1 = Rassemblez ses dons
    .failure1 = Vous rapportez une main, mais c’est celle d’une porte. Elle n’arrête pas de vouloir faire entrer les gens.
    .option2 = Astiquez ce qui reste
    .success2 = Vous faites la poitrine et le genou valide. Il vous voit dedans, dit-il, et cela lui tient compagnie.
    .success2b = À force de frotter, une plaque s’ouvre sur son cœur. Toute sa paie est là. C’est qu’il n’avait pas d’autre poche.

his-left-hand = Le pied, vous l’échangez contre une brique ; l’enfant, qui a grandi, rend le sifflet avec un baiser dessus. Reste la main. Elle garde la porte du bureau de paie, l’ouvre quarante fois par jour, et serre celle de tous ceux qui entrent. Les commis s’y sont attachés. Ils n’en disent rien, mais quelqu’un lui met de la crème sur les phalanges. Quand vous la prenez elle vous prend aussi, avec chaleur, et ne veut pas lâcher.
    .title = Sa main gauche
    .option1 = Forgez une autre poignée
    .success1 = Vous la faites avec une volute, pour le plaisir des doigts. La vieille main l’essaie, approuve, et se laisse détacher.
    .option2 = Laissez-la où elle est
    .success2 = Elle vous fait au revoir, et les commis, après s’être consultés du regard, le font aussi.

all-in-one-place = Le voici debout dans l’atelier, sur deux pieds, avec deux mains, et il tient le sifflet comme s’il allait fondre. L’étiquette est ôtée. Tout le monde a cessé le travail. Pour la première fois depuis qu’il est sorti du moule, il a tout ce qu’il avait au départ, et il cherche des yeux à qui le donner. Puis il semble s’en apercevoir, et il rit, avec un bruit de plateau qui tombe. Que font donc les gens, vous demande-t-il, qui ne sont pas de rechange ?
    .title = Au complet
    .option1 = Ils rentrent avec nous
    .success1 = Il y réfléchit, la tête de côté. Il lui faudra un lit, dit-il. Il n’en a jamais eu pour lui seul. Pas besoin qu’il soit mou.
    .option2 = Ils font à leur guise
    .success2 = Il sort par la porte à la poignée neuve, revient la lui serrer, et sort.

the-lever-and-the-whistle = On tire, clic, on repousse ; on tire, clic, on repousse. L’homme de métal au levier vous salue de la tête sans perdre la mesure. La halle est longue, chaude et propre, et au bout de son levier il n’y a rien : on voit les trous des boulons, là où jadis était une machine. Il sait qu’elle est partie. Mais la journée finit au coup de sifflet, et le sifflet était sur la machine. Il le dit avec une certaine timidité. L’une de vous a déjà mis deux doigts dans sa bouche.
    .title = Le levier et le sifflet
    .option1 = Sifflez pour lui
    .success1 = Ce n’est pas tout à fait la note. Il lâche pourtant d’une main, et en regarde la paume.
    .success1b = Vous trouvez la note. Il s’arrête à mi-course. Le temps que vos oreilles se débouchent, il a mis son manteau et demande la sortie.
    .option2 = Boulonnez-le à autre chose
    .success2 = À une pompe, en l’occurrence. L’eau monte à l’autre bout des Ateliers, et l’on vous paie pour cela.

complaints-in-advance = Derrière le grillage siège un commis de fer-blanc, avec un tampon. Ce guichet, dit-il, reçoit les réclamations, mais seulement pour ce qui n’est pas encore arrivé ; pour les autres il y a un guichet plus loin, dont on entend la file. On remplit le formulaire, la chose est examinée et, si elle est jugée probable, on l’empêche, ou bien on la fournit. Il humecte le tampon avec sa langue, qui est une éponge. Que souhaiteriez-vous voir aller mal ?
    .title = Réclamations d’avance
    .option1 = Signalez un toit qui s’écroule
    .failure1 = Vous oubliez la date. Le dossier est classé à D’un moment à l’autre, et l’on vous remet à chacun un casque.
    .option2 = Plaignez-vous du commis
    .success2 = Il tamponne, avec dignité. L’indemnité vous est versée sur son huile.

the-roof-in-question = Dans l’heure arrivent deux commis et un plan, qui vous conduisent au toit que vous aviez inventé. Il existe. Une fissure le parcourt d’un bout à l’autre ; dessous s’alignent des métiers à tisser et, sur des tabourets bas, des enfants qui nouent les fils. Les commis regardent la fissure, puis votre formulaire, puis se regardent. Jamais réclamation ne fut jugée si probable. Il conviendrait, croient-ils, d’apposer un avis. Il y a un formulaire pour les avis. Un peu de poussière tombe.
    .title = Le toit en question
    .option1 = Étayez-le sur-le-champ
    .success1 = Vous prenez les métiers, les commis, et pour finir le panneau d’affichage. Cela tient. C’était un très grand avis.
    .success1b = Les enfants vous passent des tabourets, l’un sur l’autre, jusqu’à la fissure. Puis ils vous donnent ce qu’ils tissaient.
    .option2 = Faites sortir les enfants
    .success2 = Vous dites que c’est l’heure du repas. Quand le toit tombe, il tombe sur de la ficelle.

the-last-number = Le vieux commis a posé son crayon. Il est arrivé au bout. On lui avait remis les nombres à ses débuts, tant et pas un de plus, dans une boîte ; ce matin il a sorti le dernier, et à dix heures il était utilisé. Or il reste des choses à compter. Elles l’entourent en rangs, boulons, pignons, cuillers, et le regardent. Il vous montre la boîte vide. Elle sent le cèdre et cliquette un peu, mais ce n’est que le couvercle.
    .title = Le dernier nombre
    .option1 = Inventez-lui un nombre
    .success1 = Vous l’appelez quinzante. Il l’écrit, le considère par les deux bouts, et se met à trembler de ce qui pourrait venir après.
    .success1b = Vous lui en faites tout un rang, avec des noms, et la manière de continuer. Il vous donne son papier de réserve. Il va être occupé.
    .option2 = Faites-le repartir du début
    .success2 = « À un ? » dit-il. Il avait tout à fait oublié un. C’est un nombre ravissant, et il vous le donne.
    .success2b = Il commence par les personnes présentes, et n’ira pas plus loin : « un », dit-il, et « un », et « un », de plus en plus émerveillé.

a-salamander-on-leave = C’est son jour de congé ; le four est donc éteint, et elle est montée à la cantine pour changer d’air. Elle est longue comme un banc, rougeoie aux jointures, et grelotte dans trois couvertures, du givre aux cils ; vous-mêmes avez ôté tout ce que la décence autorise. Sur la table, une carte postale, roussie là où elle l’a tenue. On y voit une colline sous la neige. « Est-ce vrai, demande la salamandre, que cela descend tout seul ? »
    .title = Une salamandre en congé
    .option1 = Emmenez-la voir la neige
    .failure1 = Elle arrive jusqu’au courant d’air du second palier, et éternue. Les pompiers se montrent très compréhensifs.
    .option2 = Décrivez-lui la neige
    .success2 = Elle ferme les yeux. Vous en êtes au silence, quand il vous faut faire une pause et boire de l’eau.
    .success2b = Vous racontez si bien qu’elle frissonne. Toute la cantine passe un chandail et vous offre le dîner.
    .option3 = Fondez votre minerai sur elle
    .success3 = Elle veut bien. Il coule en lingots, net comme du beurre. Elle aurait aimé un peu de conversation, mais vous étiez occupés.
    .success3b = Vous forgez sur elle jusqu’à l’heure de la relève. Cela ressemblait beaucoup, dit-elle, au travail.

up-to-the-snow = Vous sortez de nuit, sur votre propre colline, en janvier. Elle est là, au seuil du monde, dans ses couvertures. Il neige. Le premier flocon grésille sur son nez ; puis le second ; elle les regarde un par un, comme on regarde un inconnu qui a connu votre mère. Bientôt il y a autour d’elle un rond d’herbe noire et mouillée où, tout éblouis, des crocus sont sortis. En bas, dans le village, une fenêtre s’allume, puis une autre.
    .title = Jusqu’à la neige
    .option1 = Laissez-la en choisir un
    .success1 = Elle ne peut pas le tenir ; vous le tenez donc, sur une moufle, et elle le respire.
    .success1b = Elle repart à l’aube. Dans l’herbe, là où elle a un peu pleuré, la neige fondue a repris, et elle est devenue violette.
    .option2 = Faites payer la chaleur
    .success2 = Ils viennent avec des chaises et des châtaignes. Elle est très gentille. Elle regarde le ciel, entre les têtes.

what-is-left-to-undo = Sur l’escalier est assise une fillette de neuf ans avec un tournevis. Autour d’elle, en bon ordre sur des linges propres, tout ce qu’elle a démonté cette semaine : l’ascenseur, les lampes, deux commis (qui le prennent très bien) et une bascule. Elle remonte tout, en général. C’est seulement pour voir ce qui fait marcher. Il ne reste plus qu’une chose, vous dit-elle, et elle lève les yeux vers la grande horloge qui, au-dessus des marches, mène tous les Ateliers et dit toc.
    .title = Ce qui reste à démonter
    .option1 = Montez avec elle
    .failure1 = Elle y est avant vous. Un ping. Dans les Ateliers, tout le monde a congé pour la journée.
    .option2 = Montrez-lui votre village
    .success2 = En montant, vous glissez que chez vous les choses sont simples et tout à fait nécessaires. Elle fait oui. Elle a pris aussi le petit tournevis.
    .option3 = Aidez-la pour les commis
    .success3 = Vous lisez le schéma pendant qu’elle tourne les vis. Après cela, tous deux sont un peu plus grands.
    .success3b = Il reste une pièce. C’était, dit-elle, pour remplir les formulaires. Ils cherchent que faire, et vous donnent les leurs.

inside-the-great-clock = Le coffre est grand comme une étable et plein de cuivre lent. Il sent le miel et la poussière chaude. Elle va droit au fond, passé les roues, là où l’on devrait trouver un ressort ; et là, dans un fauteuil de fil de fer, un plaid sur les genoux, un vieil homme dit « toc ». Il le dit quand tombe une perle. Il le fait, confie-t-il entre deux perles, depuis que le ressort a cassé, pour qu’on n’ait à prévenir personne. La petite reste là, son tournevis à la main. Il a l’air si fatigué.
    .title = Dans la grande horloge
    .option1 = Fabriquez un ressort
    .success1 = Elle tient la lampe, il dit toc jusqu’au tout dernier, et le suivant, c’est l’horloge qui le dit.
    .success1b = Il vaut mieux que l’ancien. Partout, des machines lèvent la tête. L’homme dort, et quelqu’un vous trouve sa pension, qu’on n’avait pas osé monter.
    .option2 = Relayez-le
    .success2 = Chacun fait son heure. C’est plus dur qu’il n’y paraît, et de tout ce temps personne n’est en retard à rien.

the-warmest-pipe = L’aiguille du cadran est dans le rouge, et le rouge a été récemment rallongé à la main. Il faut que quelqu’un tourne la vanne. C’est une simple roue de cuivre, sur le tuyau principal ; le tuyau principal est le plus chaud des Ateliers ; et couchés sur la roue, sur le tuyau et les uns sur les autres, il y a des chats. Celui du dessus a la taille d’un traversin. Il ouvre un œil sur vous, et le referme. Les rivets chantonnent. Il ne voit aucun inconvénient à ce que vous ayez une vanne.
    .title = Le tuyau le plus chaud
    .option1 = Déplacez le chat
    .success1 = C’est comme soulever de la pâte. La roue tourne, l’aiguille baisse ; le chat, posé plus loin, allait justement là.
    .success1b = Vous les déplacez tous, et vous vivez. Cela ne s’était jamais vu. Dans la salle des commandes, des ingénieurs vous baisent les mains.
    .failure1 = Vous n’aviez pas remarqué combien d’entre eux étaient réveillés.
    .option2 = Chauffez un autre tuyau
    .success2 = Vous l’emmaillotez de vos manteaux. Après une heure passée à regarder ailleurs, ils s’y rendent en corps, et c’était leur idée.
    .success2b = Vous le faites un soupçon plus chaud, avec coussins. Les ingénieurs réclament les plans, et les chats un second coussin.

taking-stock = La tortue est poursuivie. Derrière elle, avec une échelle et une lampe, viennent deux commis de fer-blanc qui veulent compter la boutique, attendu qu’elle se trouve dans les Ateliers et n’est pas comptée. Elle a refusé. Elle s’enfuit de toute sa vitesse, les tiroirs bringuebalants ; ils marchent à côté d’elle, poliment, parce que la dépasser serait anticiper. « Ils veulent savoir combien il m’en reste, halète-t-elle, de chaque chose. Où serait le mystère, après cela ? »
    .title = L’inventaire de la tortue
    .option1 = Comptez pour les commis
    .success1 = Vous ouvrez chaque tiroir et vous annoncez. Elle regarde droit devant elle. De temps en temps elle dit : « Vraiment ? »
    .success1b = Il y a un total. Les commis rayonnent ; ils vous paient, et la font signer. Elle passera des jours sans vouloir rien vendre.
    .option2 = Cachez quelques tiroirs
    .success2 = Vous les retirez d’un côté et les remettez de l’autre, sans cesser de marcher. Le total est un beau zéro tout rond.
    .success2b = Les commis l’inscrivent comme tortue. Elle vous donne le contenu du tiroir marqué Gratitude ; c’est la première fois qu’elle y regarde.

the-founder-asks = Au premier palier est accroché le fondateur, à l’huile, une main sur un globe et l’autre sur une roue dentée. Sur votre passage ses yeux tournent, comme font ces yeux-là. « Vous, là-bas, dit le fondateur. Est-ce que cela a rapporté ? » On ne raconte rien aux tableaux, paraît-il. Tout cela devait fabriquer quelque chose ; il l’a sur le bout de la langue ; c’était pour tout le monde. D’en bas monte le bruit des machines, qui ne se sont jamais arrêtées, avec une odeur de vernis chaud.
    .title = La question du fondateur
    .option1 = Répondez que oui
    .success1 = « Ah », dit-il, et la peinture se détend. Il vous révèle où il gardait la petite caisse.
    .option2 = Cherchez à quoi cela sert
    .success2 = Vous questionnez jusqu’à la plus vieille machine, tout en bas, et elle s’en souvient : des boutons. Il rit à en faire craquer le cadre.
    .success2b = Vous montez le tout premier et le tenez contre la toile. « C’est cela, dit-il. Pour que personne n’ait froid. » Sur le portrait, le manteau est ouvert.

the-tea-trolley = Il est quatre heures, et par la longue rampe descend le thé. Le chariot roule sur des rails ; il a des coins de cuivre, un samovar en pleine vapeur, cent tasses, et personne pour le pousser. De mémoire d’atelier il n’a jamais eu de retard. La ligne peinte où vous êtes dit NE PAS STATIONNER À QUATRE HEURES. Ceux qui savent sont plaqués au mur, un bras tendu, un doigt en crochet. Il ne ralentit pas. La tasse, il faut la prendre au vol.
    .title = Le chariot de quatre heures
    .option1 = Tendez un doigt
    .success1 = Vous l’avez. C’est chaud, c’est sucré, avec un biscuit dans la soucoupe.
    .success1b = Vous en prenez une pour chacun de ceux qui l’ont manquée. À l’arrière voyage une assiette des bons biscuits, que personne n’avait été assez vif pour voir.
    .option2 = Sautez dessus
    .success2 = Vous faites le service. C’est ce qui lui avait toujours manqué. Au bout de la ligne attend le directeur, qui donne un pourboire.
    .failure2 = Le chariot s’en tient à l’horaire. L’un d’entre vous s’en tient au mur, en silhouette.

useful-useless-sentimental = Le sol se révèle être un tapis roulant, et il roule. Devant, trois portes s’ouvrent et se ferment comme des mâchoires sur trois toboggans, avec des plaques d’émail : UTILE. INUTILE. SENTIMENTAL. Au-dessus, un œil de fer considère chaque chose qui vient : une botte, inutile ; une pelle, utile. Devant une poupée sans tête il hésite, et il y a un petit déclic. Au fond du deuxième toboggan, quelque chose mâche. On vous a vus. Vous entendez l’œil régler sa lentille.
    .title = Utile, inutile
    .option1 = Prenez l’air utile
    .success1 = Vous portez les outils les uns des autres, sourcils froncés. La porte s’ouvre. De l’autre côté, on vous emploie tout l’après-midi, puis on vous règle.
    .option2 = Prenez l’air sentimental
    .failure2 = Vous vous tenez par la main. D’autres y avaient pensé.

the-third-chute = Vous tombez sur du mou : des lettres, principalement. C’est ici que l’œil de fer envoie ce qu’il n’a pas eu le cœur de classer. Il y a des chaussons de bébé et un brochet empaillé ; un fanal avec un ruban ; un piano, à une touche près. Cela s’étend à perte de vue, épousseté, rangé. De temps à autre un petit bras sort du mur et tourne un objet pour le montrer sous son meilleur jour. Rien de tout cela n’est bon à rien. Vous ne savez plus quand vous avez vu tant de richesses.
    .title = Le troisième toboggan
    .option1 = Apportez quelque chose
    .success1 = Ce n’est qu’une pièce, mais vous dites d’où elle vient. Le bras la pose près de la poupée, et cherche ce que vous pourriez aimer autant.
    .option2 = Servez-vous
    .success2 = Cela ne manquera à personne. Cela manquera plus que tout ce que vous avez jamais pris.
    .success2b = Vous en prenez plein les bras. Là-haut, le tapis s’est arrêté, et l’œil de fer regarde dans le toboggan, sans sa lentille, en clignant.

a-letter-by-foot = Chaque dalle de ce sol s’enfonce sous la botte avec un clac, et porte une lettre. Vous courez, parce que cela fait clac derrière vous aussi, et alors vous voyez le mur où, à mesure que vous avancez, une feuille de papier gigantesque se tape par l’envers : CHERMONSSIEURN. Il y a une adresse. Au bout de la ligne, une sonnette, et la halle entière glisse de côté pour commencer la suivante. Vous écrivez à quelqu’un, avec vos pieds. Jusqu’ici, vous avez été un peu secs.
    .title = Une lettre à pied
    .option1 = Finissez poliment
    .failure1 = VEUILLEZ AGRÉERRRRRRRR, écrivez-vous, sur toute la longueur de l’escalier.
    .option2 = Courez entre les lignes
    .success2 = Vous restez sur les bords, où il n’y a que des parenthèses.

by-return-of-post = La réponse arrive avant que l’encre soit sèche ; elle tombe d’un tube, dans un obus de cuivre encore brûlant. Ils ont bien reçu votre lettre. Ils n’en avaient jamais eu. On l’a lue à haute voix dans tous les services, et chacun a été invité à venir voir le mot « cordialement ». Ils feraient volontiers la chose demandée, mais il y avait une tache. Auriez-vous l’obligeance de redire ce que vous vouliez ? C’est signé de quatre cents mains, ou d’une seule, qui a eu du mal.
    .title = Par retour du courrier
    .option1 = Demandez de leurs nouvelles
    .success1 = La réponse prend un mois. Elle vient par chariot, en plusieurs volumes, et commence par : « Eh bien ».
    .success1b = Ils vous envoient aussi le côté blanc. Ils ont dit ce qu’ils avaient à dire, et maintenant ils voudraient vous entendre.
    .option2 = Demandez de l’argent
    .success2 = Il arrive aussitôt, au sou près, avec un formulaire attestant que vous êtes satisfaits. Il n’y a pas de case pour autre chose.

boots-on-the-ceiling = Dans le toit de cette halle est logée une pierre d’aimant, grosse comme une maison, et par les clous de vos semelles elle vous soulève. Vous voilà pendus par les bottes, les cheveux droits. De même quelques quintaux de fers à cheval, un coffre-fort, et un monsieur en armure, qui a dressé à côté de lui sur le plafond un souper à l’envers et vous souhaite le bonsoir. L’interrupteur est au mur. Il est au mur près du sol. Le monsieur en a souvent fait la remarque.
    .title = Bottes au plafond
    .option1 = Sortez de vos bottes
    .success1 = Vous tombez, en chaussettes, sur un tas de manteaux d’autrui. Il fallait bien que quelqu’un commence, et les poches en valent la peine.
    .success1b = Vous gagnez l’interrupteur, criez gare, et tirez. Il pleut des fers à cheval. Le monsieur arrive en dernier, sous une serviette, et tient à régler le souper.
    .option2 = Attaquez le coffre-fort
    .success2 = Il s’ouvre vers le bas. Vous tendez vos chapeaux.
    .failure2 = Le coffre-fort est plus facile à décrocher qu’à rattraper.

feed-it-paper = Le four se nourrit de papier. C’est à cela que tout sert, dit le chauffeur, les registres et les formulaires : on les pèse, ils brûlent, les roues tournent, et les commis y voient clair pour écrire. Cela s’est toujours équilibré. Mais l’année a été bonne, il n’y a rien eu à signaler ; les flammes tirent sur le bleu et, au-dessus de vos têtes, une chose très lourde que tient la vapeur a commencé à descendre. Il regarde vos sacs.
    .title = Du papier pour le four
    .option1 = Brûlez du papier
    .success1 = Cela prend en rugissant. On vous ratisse le mâchefer, et il y a du métal dedans : vous aviez dû appuyer sur la plume.
    .option2 = Écrivez quelque chose
    .success2 = Vous écrivez tout ce qui vous passe par la tête. Ce sont les griefs qui brûlent le mieux, dit-il, et après, les vers.
    .success2b = Vous faites écrire les commis, sur vous. Des heures durant ils n’arrêtent pas. La chose lourde remonte en soupirant, et il vous donne sa seconde pelle, qui est en or.

thirty-turns-of-dog = Derrière la grille veille un chien de garde tout en ressorts. Il a des dents de scie, et il vient sur vous, vite ; puis, à mieux regarder, moins vite ; il galope, il trotte, il se tend avec un affreux grondement qui descend de plus en plus. À deux pas il s’arrête, une patte en l’air. Il a une clef dans le flanc. Sur la grille on lit TRENTE TOURS CHAQUE MATIN et, à la mousse, on voit que non. Ses yeux bougent encore. Sa queue fait un tic.
    .title = Trente tours de chien
    .option1 = Remontez-le gentiment
    .success1 = Vous tournez, vous lui parlez, vous tournez. À trente il s’assied. On ne lui avait jamais demandé que d’aller chercher quelqu’un.
    .success1b = Vous le grattez derrière le rivet. Il file, revient avec ce qu’il gardait, et vous le pose sur le pied.
    .option2 = Glissez-vous dans la cour
    .success2 = Vous faites vos affaires autour de lui. Les yeux vous suivent jusqu’à la porte.
    .success2b = Vous prenez aussi ce qu’il y a dans la niche : une belle écuelle. Elle porte un nom.

an-hour-each-way = De quelque part là-haut, hors de vue, un balancier pend dans la halle ; il passe, avec un souffle de grand portail, s’en va dans le noir, et revient. Vous marchez dessous. À son premier passage, vos barbes, ou vos nattes, ont poussé. Au suivant elles ont raccourci, et l’un de vous est en costume marin. C’est une heure dans chaque sens, dit un gamin sur un tabouret, qui vend de la limonade. Deux fois depuis ce matin il a été très vieux. Le tout est de tomber juste.
    .title = Une heure dans chaque sens
    .option1 = Traversez au retour
    .success1 = Vous ressortez un peu plus jeunes que vous n’êtes entrés, ce qui ne fait de mal à personne.
    .success1b = Vous ressortez hier. Vous savez ce que feront les prix à midi, et le gamin tient vos mises.
    .option2 = Restez au milieu
    .success2 = Là, c’est toujours maintenant. Tout ce qui faisait mal n’a pas encore commencé, ou bien est passé.
    .failure2 = Vous vous écartez trop tard, ou trop tôt. Quand vous vous retournez, tout le monde est rentré, et c’est la semaine dernière.

the-market-burns = Le marché des phalènes s’est installé à la fonderie, et c’était une erreur. Personne ne les y forçait. C’est la lumière : un fleuve de lumière, blanc, qui coule de la poche ; elles ont monté leurs étals aussi près qu’elles pouvaient, et puis plus près. À présent les auvents fument. Elles ne s’enfuient pas. Elles sont là, en rangs, leurs faces poudreuses levées, et plus personne ne garde les étals. « Regardez, vous disent-elles, oh, regardez », et elles se penchent.
    .title = Le marché brûle
    .option1 = Éteignez la lumière
    .success1 = Vous enfoncez le tampon. Il fait noir ; et tout autour de vous on se met à pleurer, comme un enfant à la fin de la foire.
    .success1b = Vous levez une petite lanterne, et vous marchez ; le marché entier la suit, dehors, au frais. Jamais plus, disent-elles, vous n’y paierez.
    .option2 = Videz les étals
    .success2 = Vous avez tout le temps que vous voulez. Pas une ne tourne la tête.
    .success2b = Vous faites trois voyages. Au dernier, il vous faut enjamber une manche.

down-further-down = L’ascenseur a une banquette de velours, une glace, et un groom à boutons dont le visage a été dessiné avec soin. « Bas, lit-il sur le cuivre, Plus bas, Bagages perdus, Regrets, et Toit. Je ne recommande pas le toit. » La grille s’est déjà fermée. Il flotte une odeur d’huile et de vieilles roses. Vous sentez le plancher descendre, pas tout à fait à la même vitesse que vous. Il tend un gant blanc au-dessus des boutons, et prend un air attentif.
    .title = Bas, plus bas
    .option1 = Demandez les Regrets
    .failure1 = C’est complet. C’est toujours complet, dit-il, en fin de semaine. On vous dépose là où vous étiez montés.
    .option2 = Demandez les Bagages perdus
    .success2 = C’est un étage plus bas. Vous y attend une malle à vos initiales, que vous n’aviez jamais vue.
    .success2b = L’employé ne trouve pas le billet que vous n’avez pas, et vous donne toutes les sangles, pour qu’il n’y ait pas de rancune.
    .option3 = Essayez le toit
    .success3 = C’est le toit de ce qui vient en dessous. Il y a du vent. Vous écrivez vos noms sur une cheminée, et c’est à vous.
    .success3b = Vous allez au bord et vous regardez. Des étoiles brillent là-dessous, et quelques-unes sont tout près.

the-floor-of-regrets = La grille s’ouvre sur un grand magasin. Tapis, silence ; des comptoirs à perte de vue, avec dedans tout ce que quelqu’un n’a pas fait. Ici, Lettres non envoyées. Là, Danses. Une vendeuse approche sans bruit et dit qu’elle croit avoir quelque chose à vous. On l’a très bien conservé, dans du papier de soie. Vous pouvez l’emporter aujourd’hui ; ou le laisser, et toucher ce que cela vous aurait coûté.
    .title = L’étage des Regrets
    .option1 = Emportez-le
    .success1 = Il n’est pas trop tard, finalement. Ce n’étaient que quelques mots. Vous les dites le soir même, dans l’escalier, et ils sont entendus.
    .success1b = L’une de vous achète aussi, par erreur, celui d’un autre, et doit aller le trouver. C’est une tout autre histoire, qu’on racontera des années.
    .option2 = Prenez l’argent
    .success2 = Elle compte. C’est exactement cela. Elle rabat le papier de soie, qui fait ce bruit qu’il fait.

stamped-approved = Le tampon descend, le tampon monte. Il est large comme une meule et s’abat sur tout ce qui passe par la glissière : APPROUVÉ, en violet, sur des caisses, sur des jambons, sur un commis qui s’était penché. Il vous faut traverser. À chaque coup tombe un peu de plâtre. De l’autre côté un inspecteur attend, la loupe à la main, pour refouler tout ce qui ne l’a pas. Vous vous regardez. Aucun de vous, sous cette lumière, n’a l’air d’avoir ses chances.
    .title = Approuvé
    .option1 = Faites-vous approuver
    .success1 = Vous vous couchez à plat, l’un derrière l’autre, avec des pensées minces. Pendant quelques jours, on vous laisse entrer partout.
    .failure1 = Il tombe un peu de travers. L’un d’entre vous est approuvé en totalité, bottes comprises.
    .option2 = Coincez-le
    .success2 = Une barre à mine y suffit. Dans le silence, l’inspecteur regarde ses mains. Vous lui laissez la barre, en cadeau, et prenez le minerai où elle s’appuyait.

holes-assorted = Cette machine fabrique des trous. Ils sortent au bout, avec un pop, et un bras mécanique les empile contre le mur : les boutonnières sur l’étagère, les bouches d’égout à plat par terre et, au fond, appuyés, quelques grands modèles au fond desquels passent des nuages. Vous posez la main sur l’un d’eux. Le bord est frais et sent la cave. Ils sont assez légers pour qu’on les porte, mais mieux vaut ne pas les porter devant soi. Le bras en fait sauter un autre, et semble espérer qu’on l’admire.
    .title = Trous assortis
    .option1 = Roulez-en un grand chez vous
    .success1 = Vous l’appuyez au rocher et il prend aussitôt. Au matin, il a un peu de mousse, et un écho.
    .success1b = Le bras court après vous avec le couvercle. Il l’a lustré et y a mis sa marque, ce qu’il n’avait jamais fait.
    .option2 = Remplissez vos poches
    .success2 = Des boutonnières. Dans l’escalier, il y a un tailleur qui a les boutons.
    .success2b = Vous écoulez le lot comme fenêtres. Ce n’est qu’à la nuit que quelqu’un regarde dehors.

the-other-thing = Dans le couloir se dresse un distributeur, d’émail et de cuivre, avec une fente pour les pièces et deux boutons. L’un dit DÉJEUNER. L’autre dit L’AUTRE CHOSE. Autour de DÉJEUNER, l’émail est usé jusqu’au métal. Autour de l’autre, il est comme neuf. De l’intérieur vient un ronron et parfois, en bas, un raclement, comme si ce qu’il y a là-dedans changeait de position. Un petit volet, au pied, dit POUSSEZ. Il respire.
    .title = L’autre chose
    .option1 = Appuyez sur Déjeuner
    .success1 = En plus c’est bon, et servi avec une serviette. Pendant que vous mangez monte du distributeur un long son déçu, comme d’un soufflet.
    .option2 = Appuyez sur l’autre
    .success2 = Tout s’éteint ; un choc sourd. C’est du minerai, un énorme bloc, avec une faveur. Personne n’avait jamais appuyé, et cela devenait lourd.
    .success2b = Puis vient un second choc. Celui-là, il le réservait. Il espère que vous êtes contents, et que vous en parlerez autour de vous.
    .failure2 = Il a réfléchi, dit une petite carte imprimée. À présent, il préfère ne pas.

drawers-of-spares = Le magasin est fermé, mais pas à clef. Les tiroirs montent le long des murs et s’en vont le long de l’allée, et chacun a sa fiche : Grincements, petits. Dents, fines. Coins, de rue. Scrupules. Après-midi. Vous allumez une lampe, et voyez que quelqu’un tient tout en ordre, avec paraphe, au crayon. Le neuvième tiroir de la neuvième rangée frappe. Sa fiche dit Vide et puis, d’une autre main : N’ouvrez pas. Il y a un escabeau, et une odeur de camphre.
    .title = Tiroirs de rechange
    .option1 = Ouvrez le neuvième tiroir
    .success1 = Cela jaillit et disparaît au bout de l’allée en sifflant. Au fond du tiroir reste ce contre quoi cela se trouvait pressé.
    .option2 = Prenez quelques scrupules
    .success2 = Ils sont en boîte plate, comme des pastilles pour la toux. Vous en prenez un chacun, et repartez moins bruyants.
    .success2b = Vous en distribuez aux commis de nuit. Il se fait un silence comme jamais les Ateliers n’en ont connu, suivi de plusieurs excuses.

your-page-in-pencil = Le grand registre est ouvert, sur un pupitre, sous une lampe. Il n’y a personne. Vous trouvez la page de votre village, comme on fait : tout y est, les toits, les lits, qui a toussé. Cela va jusqu’à aujourd’hui. En dessous, les lignes sont déjà remplies, pour quelques semaines, au crayon. Il y a une gomme, attachée à une chaîne. L’encre est du ressort du commis des vendredis, lequel, dit un carton, déjeune. Vous entendez une cuiller.
    .title = Votre page, au crayon
    .option1 = Corrigez le crayon
    .failure1 = La mine est plus dure qu’elle n’en a l’air, et elle crie. La cuiller s’arrête.
    .option2 = Prenez les pages blanches
    .success2 = Tout à la fin. Il se passera des années avant qu’on s’aperçoive qu’il manque un bout d’avenir.

gone-over-in-ink = Vous venez d’effacer une fuite au toit et une dispute quand le commis des vendredis s’assied. Il a de la sauce sur son bavoir. Il lit ce que vous avez mis à la place, et sa plume reste en l’air. C’est bien la première fois, dit-il, que quelqu’un rend la suite plus aimable ; d’habitude, on y met des chevaux. Reste à passer l’encre. Il n’y voit plus très bien, et si l’on voulait lui faire la lecture, ma foi, il écrirait ce qu’il entend.
    .title = Passé à l’encre
    .option1 = Lisez ce qui est écrit
    .success1 = Il encre chaque trait, en tirant la langue. Ce mois-là, chez vous, il ne pleut pas dans les chambres.
    .option2 = Lisez un peu plus
    .success2 = « Un appentis », lisez-vous. « Un quoi ? » « Un bel appentis. » Quand vous rentrez il est là, et la peinture est sèche.
    .success2b = Vous y prenez goût. « Avec une galerie », lisez-vous, et vous voyez ses sourcils monter, et la plume continuer.
    .option3 = Mettez un cheval
    .success3 = Il soupire, et il l’écrit. Ce cheval vaut quelque chose, et il mord.

wages-not-collected = Tout un mur du bureau de paie est en casiers, des noms sur du cuivre, et des enveloppes encore dedans. Vous lisez, sans hâte : Abel, Ada, Agnès. Elles sont tout amincies, car on les sort chaque semaine, et on les remet. Alors l’une de vous s’immobilise. Ce n’est pas un nom courant ; c’est celui de sa grand-mère. Elle n’en avait jamais parlé. Dans l’enveloppe se trouve aussi une clef, avec une étiquette, qui dit Vestiaire, et qui sent très faiblement la lavande.
    .title = Paies non réclamées
    .option1 = Signez le reçu
    .success1 = La signature doit être la même que la sienne, et elle l’est, jusqu’au pâté.
    .option2 = Videz le mur
    .success2 = Vous prenez les plus épaisses. Les plaques vous regardent comme autant de petites fenêtres.
    .success2b = Vous les prenez toutes. À la sortie, vous croisez un vieux bonhomme en casquette, qui s’est enfin décidé à venir demander.

her-locker = La porte s’ouvre au second tour. Dedans, un tablier, un peigne, une gamelle ; une paire de gants de fondeur, roussis ; et, épinglé au battant, le dessin d’une machine telle que vous n’en avez vu nulle part dans les Ateliers. Elle est petite. Elle tiendrait sur une table de cuisine. Tout le long de la marge elle a noté au crayon ce qu’elle devait faire, et l’a barré, et a mis : chanter. En dessous sont presque toutes les pièces, chacune dans un bas. Un des bas est vide.
    .title = Le vestiaire de grand-mère
    .option1 = Achevez la machine
    .success1 = Vous limez dans un boulon la roue qui manque. Elle chante. C’est un rien trop bas, et cette voix, vous la reconnaîtriez entre toutes.
    .success1b = Elle chante pendant tout le poste. Au soir, quatre cents personnes se sont arrêtées devant les vestiaires, et ont laissé quelque chose dans la gamelle.
    .option2 = Rapportez-la inachevée
    .success2 = Sa fille la tourne et la retourne un moment, à la table de la cuisine, puis va chercher, dans la boîte à boutons, une roue.

an-inventory = Un commis de fer-blanc vous barre la route avec un crayon. Tout ce qui se trouve au-delà de ce point a été compté, explique-t-il, et vous ne l’êtes pas. Il propose deux colonnes : Outillage, et Divers. L’air fleure la soudure tiède ; ses manchettes ont été taillées en même temps que le crayon. Il a déjà inscrit la date, pour vous épargner cette peine, et il est déjà déçu de votre réponse, quelle qu’elle soit.
    .title = Inventaire
    .option1 = Soyez comptés comme outils
    .success1 = Il vous retourne pour chercher la marque du fabricant. Finalement il écrit « assortis », et paie la location.
    .option2 = Plaidez pour une troisième colonne
    .success2 = Il la trace, pour vous obliger, sur une feuille à part. Puis il s’aperçoit qu’il ne sait que mettre en tête, et vous donne la feuille.
    .success2b = Vous dictez l’en-tête : Personnes. Il l’essaie d’abord sur lui-même, au crayon, tout petit.

worries-by-weight = Tante Filon tient aussi un comptoir à la fonderie, avec une balance. Ici, elle achète. « Les soucis, dit-elle, et le fauteuil se balance. Au poids. Je les fonds ; vous n’imaginez pas ce qu’il y a dedans. Vous rentrez légers comme des bouchons, et eux restent chez moi. » Il flotte une odeur de fer et de menthe. « Je vous dis le piège, parce que je le dis toujours. C’est un prêt. Ils reviennent dans un an, avec des petits. » Elle a posé le premier petit poids sur le plateau.
    .title = Soucis au poids
    .option1 = Vendez-en un lourd
    .success1 = Vous ne saviez pas que vous marchiez si courbés. Ce soir-là, vous oubliez de fermer, et le lendemain aussi ; quelqu’un d’autre s’inquiète pour vous.
    .option2 = Demandez quels sont les siens
    .success2 = « Les miens ? » dit Tante Filon. Elle regarde le plateau. Il est descendu tout seul.
    .success2b = Elle le dit. Il faut s’y mettre à plusieurs pour le hisser sur la balance ; mais elle tient parole, et le paie au plein tarif.
    .option3 = Vendez ceux des autres
    .success3 = Rien de plus facile. Les soucis les uns des autres, vous les connaissez depuis des années.
    .success3b = Elle donne un très bon prix, tant ils sont bien observés. Au retour, vous ne parlez pas beaucoup.

the-wheel-is-out = La grande roue est arrêtée. Les quatre cents rats qui courent dedans sont assis sur la jante, bras croisés, avec une banderole. Ils demandent du fromage le dimanche, et que la roue aille quelque part. Face à eux, un tube acoustique à couvercle de cuivre, d’où sort de loin en loin une voix qui dit : « Non. » Leur porte-parole, un rat gris à lunettes, n’en peut plus d’être raisonnable. Il demande si vous vous y connaissez en tubes. « Ou en fromage ! » crie quelqu’un.
    .title = La roue est en grève
    .option1 = Parlez dans le tube
    .failure1 = « Non », dit le tube ; puis, une fois que vous avez repris votre plaidoirie en entier : « Non. »
    .option2 = Courez à leur place
    .success2 = C’est bien payé. Ils vous regardent du haut de la jante. La roue ne va nulle part.
    .success2b = Vous faites double journée. Vers la fin quelqu’un, là-haut, entonne une chanson, et vous n’arrivez pas tout à fait à ne pas entendre les paroles.

the-voice-in-the-tube = « Bonjour », dites-vous au tube, et il reste si longtemps sans répondre que les rats décroisent les bras. Personne ne lui avait jamais dit cela. « Vraiment ? » fait enfin la voix. Elle vient de très haut. Elle n’a jamais entendu donner que cette réponse-là, poursuit-elle ; si elle donnait l’autre, elle ignore ce qui pourrait arriver. Il y a un escalier, ajoute-t-elle, derrière la chaudière. Jamais personne n’est monté. La vue est assez belle, et elle n’a personne à qui le dire.
    .title = La voix dans le tube
    .option1 = Apprenez-lui oui
    .success1 = Elle le répète à mi-voix. Puis elle le dit tout haut, et tous les sifflets se déchaînent.
    .success1b = Ils ont leurs dimanches, et une roue avec fenêtre. Elle ne peut plus s’arrêter. Vous veillez à ne pas demander plus que vous ne pouvez porter.
    .option2 = Montez l’escalier
    .success2 = C’est long. À chaque palier l’air est meilleur, et il y a un crachoir qui n’a pas servi.

nobody-at-the-top = L’escalier s’achève dans une salle de conseil. Une longue table, douze fauteuils ; devant chacun un sous-main, une plume, et de la poussière. Au bout, le pavillon du tube sort du mur. Dans le pavillon, une araignée s’est logée. Elle est toute petite, et n’a jamais eu si peur de sa vie. Ces messieurs sont tous sortis déjeuner, dit-elle, et comme la chose n’arrêtait pas de poser des questions, elle a répondu comme eux. De la fenêtre on voit les Ateliers entiers, comme un jouet, et, au bord, un peu de ciel.
    .title = Personne au sommet
    .option1 = Élisez-la présidente
    .success1 = Adopté. Elle prend place au fauteuil, ou dans un coin du fauteuil, et dit qu’il y aura du fromage.
    .success1b = Au soir, elle mène le tout, par huit fils, et cela ronronne. Elle vous vote des honoraires. C’est la seule résolution du registre.
    .option2 = Asseyez-vous à la table
    .success2 = Les fauteuils sont très confortables. Vous essayez les plumes. C’est étonnant comme on en vient vite à dire non.

a-machine-that-loses = Le joueur de dames est assis dans une vitrine, avec une moustache et une main de bois. On met une pièce et il joue ; et il perd. Jamais il n’a gagné. Vous l’observez : il voit le bon coup, la main s’avance, tremble au-dessus du pion, et en joue un autre. On l’a réglé ainsi, dit le gardien, pour attirer le public. Mais chaque fois que la main passe, la machine a un bourdonnement qui n’est pas agréable à entendre. L’homme bâille. Il a la clef au doigt.
    .title = Une machine qui perd
    .option1 = Laissez-la gagner
    .success1 = Il est malaisé de perdre contre qui perd ; cela prend tout l’après-midi. À la dernière prise, la moustache frémit.
    .success1b = Vous ne lui laissez que le bon coup. Elle le joue. Elle se lève, dans la vitrine, sur des jambes qu’on ne lui savait pas, et salue.
    .option2 = Prenez son argent
    .success2 = Vous gagnez, bien entendu. On entend le bourdonnement, et c’est tout.
    .success2b = Vous gagnez toute la journée. Le gardien finit par jeter un linge sur la vitrine, pour qu’elle n’ait plus à regarder.

wrong-answers-only = La porte de la chambre forte a un cornet, une petite lampe verte et une voix acariâtre. Jadis elle posait une question, et s’ouvrait à la bonne réponse ; puis une vis est tombée, et depuis elle ne s’ouvre qu’aux mauvaises. Elle en a honte. « Combien font trois et trois ? » dit-elle très vite. À côté de vous un commis, qui a besoin d’un dossier, essaie depuis lundi, et ne peut pas. Il arrive à « sep », et se met à fumer. L’odeur ne trompe pas.
    .title = Mauvaises réponses seulement
    .option1 = Trompez-vous avec aplomb
    .success1 = « Une sorte de chapeau », dites-vous. Il y a une pause puis, amer, un déclic.
    .success1b = Vous vous trompez sur les chapeaux, les baleines et la capitale du fromage, jusqu’à la dernière porte. Le commis s’est assis pour applaudir.
    .option2 = Remettez la vis
    .success2 = Elle est sous le paillasson. « Six », dit le commis. « Oh, merci », dit la porte.
    .success2b = La voix descend à un chaud contralto. Elle n’avait pas idée du ton qu’elle prenait. Il y a là-dedans, dit-elle, de quoi récompenser ce que personne n’a jamais trouvé.

## Le Noir tiède

a-card-on-a-tray = Un plateau d’argent sort du noir, à hauteur de vos mains. Il porte une carte, crème, très épaisse. « Bonsoir, dit-elle. Je suis derrière vous. Je vous saurais gré de ne pas vous retourner : je ne suis pas habillé. » Vous ne vous retournez pas. Quelque chose de chaud vous remue les cheveux sur la nuque, et sent la cannelle. Une seconde carte glisse sur la première. « Aimeriez-vous rester dîner ? Sans obligation aucune. Il n’y en a jamais. »
    .title = Une carte sur un plateau
    .option1 = Acceptez avec plaisir
    .failure1 = L’un de vous se retourne. Le plateau s’abaisse. « Une autre fois », dit la dernière carte, et il y a beaucoup de noir à traverser pour rentrer.
    .option2 = Laissez une carte aussi
    .success2 = Vous écrivez que l’on vous attend ailleurs. Il est ravi : personne encore n’avait décliné. D’habitude, on court.
    .success2b = Vous l’écrivez en vers. Longtemps rien ne vient. Puis le plateau reparaît, avec une pierre, et une carte qui dit seulement : « Oh. »

a-place-is-laid = La table se perd dans le noir des deux côtés. On vous a donné des coussins. Quelqu’un s’est donné du mal : les couteaux sont à votre taille, et il a fallu les chercher. Ce avec quoi mange votre hôte, de l’autre côté des bougies, vous ne le voyez que lorsqu’il le pose, et ce n’est pas toujours la même chose. Il y a de la soupe. Par carte, il s’enquiert de vos familles. Puis il écrit, raye, récrit que l’on porte un toast, à ce qu’il a entendu dire, et qu’il ne saurait pas.
    .title = Le couvert est mis
    .option1 = Portez le toast
    .option2 = Louez la soupe
    .success2 = Ce ne sont que des cailloux, dit la carte, et de la patience. Vous recevez chacun un peu des cailloux.
    .success2b = Vous en redemandez. À l’autre bout de la table, un fracas ; il a lâché toutes ses cuillers. Vous rentrez avec la soupière.

to-absent-neighbours = Vous levez vos verres. « À nos voisins, dites-vous, d’en haut et d’en bas. » Il se met debout. Vous l’entendez se mettre debout un certain temps. Les bougies se couchent et là-haut, dans le noir, où vous pensiez qu’était le plafond, un verre grand comme un clocher accroche la lumière ; et par toute la roche, de loin, et de plus loin encore, d’autres verres se lèvent, tenus par d’autres, que l’on n’a jamais invités nulle part. « D’en haut, dit une voix, la première que vous lui entendez, et d’en bas. »
    .title = Aux voisins absents
    .option1 = Videz vos verres
    .success1 = C’est comme avaler un été. Vous vous souvenez d’avoir été portés à l’escalier, et bordés.
    .success1b = Quand vous reposez le verre, il y reste quelque chose, avec la flamme dedans. Il en a mis autant devant chaque convive.
    .option2 = Rendez-lui l’invitation
    .success2 = Plus personne ne respire. Puis vient une carte, de la main à la main, et la main tremble. Il lui faudrait se baisser, dit-elle. Il en serait si heureux.

what-the-raiders-gave = Vous vous étiez demandé ce qu’ils en faisaient. Tout est là, en un tas haut comme une maison, devant une crevasse d’où vient un vent lent et chaud : des casseroles et des socs, des berceaux, le battant de votre propre cloche. Les pillards l’ont descendu en tribut, et n’ont jamais su si cela plaisait. Devant est assis le déserteur, un colosse, qui écrit des étiquettes. Il rend les choses, dit-il. Seulement, il ignore à qui elles sont. Il vous regarde avec quelque espoir.
    .title = Le tribut des pillards
    .option1 = Aidez-le aux étiquettes
    .success1 = « Ça, dites-vous, c’est la bouilloire de mémé Oll. » Il écrit. Ses lèvres remuent.
    .option2 = Reprenez votre bien
    .success2 = Vous en retrouvez la plus grande part. Le battant de la cloche est plus lourd que dans vos souvenirs.
    .success2b = Avec cet éclairage, il est difficile d’être sûr de ce qui était à vous. Vous vous accordez le bénéfice du doute.

carried-back = Il a fabriqué un traîneau. Tout ce que vous avez su nommer s’y empile, haut comme une meule, et il s’est passé la sangle en travers de la poitrine. Alors, dans la crevasse, le vent s’arrête. « Pardon », dit quelque chose, très loin à l’intérieur. La voix ne voudrait pas faire d’histoires. Elle n’a rien demandé de tout ce fourbi, dit-elle, et a dû dormir le dos tourné ; mais il y a une petite tasse, bleue, ébréchée, qu’elle s’est habituée à regarder. Était-ce à quelqu’un ?
    .title = Le traîneau du retour
    .option1 = Laissez-lui la tasse
    .success1 = Elle était à quelqu’un. Cette femme-là aurait dit oui ; elle prêtait toujours tout. Le vent repart, tout doucement, pour ne pas la renverser.
    .success1b = À l’arrivée, il y a sur le traîneau une chose de trop, enveloppée dans une feuille d’aucun arbre, avec, d’une écriture d’éboulement, le mot : tasse.
    .option2 = Vendez-lui le tout
    .success2 = On paie, et l’on vous remercie. Le déserteur ôte la sangle. Il se rassied avec ses étiquettes, et ne vous regarde pas partir.

a-single-voter = Le Sous-Maire est ici pour être réélu, et il n’est pas bien. Dans ses futaies, les électeurs sont nombreux et petits ; dans le Noir tiède, il n’y en a qu’un. C’est un champignon. Il remplit la caverne ; les chapeaux, tout là-haut, sont à lui ; et aussi ce que vous preniez pour le sol. Il dispose d’une voix, et n’a encore jamais pu se décider. Le Sous-Maire a sa chaîne de cuillers, et pas de discours. « Que veut-il ? » chuchote-t-il. Une pulsation très lente monte dans vos bottes.
    .title = Un seul électeur
    .option1 = Écrivez-lui un discours
    .success1 = Vous y mettez que tout doit continuer comme avant. C’était précisément son souhait.
    .success1b = Il en est à « Cher ami » quand cela sort de terre tout autour de lui, des milliers de petits, tous ronds. Il a voté, et n’a plus su s’arrêter.
    .option2 = Interrogez-le vous-mêmes
    .success2 = Il aimerait qu’on ne le piétine pas avec des souliers à clous. Il le dit avec beaucoup de tact.

on-the-eyelid = La colline que vous gravissez est lisse et chaude, avec des cils au pied. Vous comprenez ce que c’est à peu près au moment où vous voyez le chat. Il est tout en haut, sur la partie la plus mince, replié comme une miche. C’est la meilleure place du monde, dit son dos entier. Parfois la colline frémit, et une ligne d’or longue comme une rue s’ouvre à sa base ; alors il ronronne, et elle se referme. Vous vous demandez ce qui se passerait s’il avait faim.
    .title = Sur la paupière
    .option1 = Asseyez-vous près de lui
    .success1 = Vous respirez bien régulièrement. Il vous supporte. De là, on peut atteindre des choses prises entre les cils.
    .success1b = Un autre chat monte par l’autre versant, en bâillant : c’est la relève. Le premier s’étire, vous marche dessus à tous, et descend devant, vers votre village.
    .option2 = Apportez-lui un poisson
    .success2 = Il le mange par la queue. Sous vous, dans son sommeil, l’œil pleure on ne sait pourquoi, et ce qui roule est violet et dur.
    .option3 = Prenez un cil
    .success3 = Il part avec un son de corde. La ligne d’or s’ouvre, regarde, et ne vous a pas vus. Vous êtes presque sûrs qu’elle ne vous a pas vus.
    .failure3 = La paupière se lève. Et vous êtes là, chapeau bas, la seule chose que cet œil ait jamais vue.

a-morning-in-the-stone = Dans cette galerie, les cristaux se souviennent. La plupart n’ont gardé que le temps qu’il faisait ; mais dans l’un d’eux, haut comme une porte, un homme se rase. Il se tourne, de la mousse sur les joues, et vous souhaite le bonjour. C’est son anniversaire. Il va faire beau. Le cristal s’est souvenu de lui si bien, et si souvent, qu’il commence à remarquer quand il y a quelqu’un dans la pièce. Il vous prie d’excuser la serviette. En bas, dit-il, on l’attend avec le gâteau ; il le sent d’ici, et vous aussi.
    .title = Un matin dans la pierre
    .option1 = Souhaitez-lui longue vie
    .success1 = Il rosit. Cela a toujours été son moment préféré. Il vous donne ce qu’il réservait aux musiciens.
    .option2 = Dites-lui quel jour on est
    .success2 = Il s’arrête, le rasoir en l’air. « Alors je suis en retard », dit-il ; et il achève, avec soin, l’autre joue.
    .success2b = La pierre devient limpide d’un bord à l’autre. Ainsi, sans un défaut, elle vaut nettement plus.

the-day-it-still-is = « Mais entrez, dit-il, entrez donc », et il tient la porte, et il semble qu’il y ait une porte. Derrière la fenêtre, c’est juin. Ils sont tous à table, le visage tourné vers vous ; une chaise attend chacun de vous, et le gâteau est coupé en parts qui tombent juste. Vous vous asseyez. Personne ne demande rien. Dans le coin du plafond court une ligne mince et claire, comme le bord de quelque chose et, tout en mangeant, vous remarquez que vous avez cessé de la regarder.
    .title = C’est encore ce jour-là
    .option1 = Regardez le bord
    .success1 = Vous ne le quittez pas des yeux et vous vous levez. Personne ne s’en offusque. Le reste du gâteau, dans une serviette, est dans votre main quand vous êtes dehors.
    .success1b = À la porte, vous leur dites que c’était une belle journée. Il ne leur était pas venu à l’idée qu’elle pût finir. Ils en paraissent si fiers.
    .option2 = Chantez-lui la chanson
    .success2 = Vous faites tous les couplets. Après, il le sait, viennent les bougies ; mais vous êtes déjà dehors, dans le noir, et la pierre fredonne.

the-keeper-of-last-words = À un haut pupitre, sous la seule lampe à des lieues à la ronde, se tient une personne en manchettes de lustrine, sans traits bien définis. Elle conserve les dernières paroles. Il y en a des armoires, et elle connaît toute la collection : les sublimes, et les nombreuses qui parlent du lait. Elle a déjà les vôtres, laisse-t-elle entendre, dans les grandes lignes. Rien ne presse. Mais si vous aviez mieux en tête, tant que vous êtes là, elle pourrait prendre note. La plume est belle. Cela sent la cire à cacheter.
    .title = Les dernières paroles
    .option1 = Dictez-en de bonnes
    .success1 = On vous relit. Vous changez un mot. La personne convient que c’est plus fort ainsi.
    .success1b = La personne pose la plume. Dans toute la collection, dit-elle, il n’y avait encore rien de drôle. Elle vous donne le papier où étaient les anciennes.
    .option2 = Écoutez celles d’un autre
    .success2 = Elle en cherche qui vous plaisent. « Laissez la porte, lit-elle, il reviendra pour son chapeau. »
    .success2b = Vous dites un nom. Elle va droit au tiroir. Ce qu’elle lit est très court, et il y est question de vous, et c’est gentil.

the-elders-are-steam = En vieillissant, le Peuple liquide descend ici, où la roche est chaude, prendre les eaux ; c’est-à-dire qu’ils sont les eaux, un temps, et peu à peu la vapeur. Elle emplit la grotte jusqu’en haut. On reconnaît aux rires que c’est de la compagnie. Ils ont la tête bien légère à présent, disent ceux du bassin, tout rouges, en s’éventant ; ils n’écoutent rien ; ils se faufilent partout. Un rien humide vous caresse la joue. « Oh, cela a des os, dit-il. Laissez-moi voir. »
    .title = Les anciens sont de vapeur
    .option1 = Ouvrez-leur une fissure
    .success1 = Ils s’y engouffrent en poussant des hourras. Quelques semaines plus tard, un nuage passe sur votre village, s’arrête, et fait visiblement signe.
    .success1b = La fissure court, monte, et la grotte entière en sort en chantant, voir le ciel. Sur le sol sec, il reste ce sur quoi ils posaient les pieds.
    .option2 = Laissez-les vous traverser
    .success2 = Cela entre par les oreilles, regarde tout, s’émerveille du foie, et ressort avec votre toux.

the-edge-of-the-map = Ici s’arrêtent les cartes. De ce côté, une bande d’encre bleue et une bande d’encre verte ; puis vient le papier, blanc, réel, sous les pieds ; et tout au bord sont assis le jeune Pell et la mère Pell, à un pas l’un de l’autre, les jambes dans le vide. Chacun était là le premier. Il n’y a plus rien à dessiner, dit-il. Il y a tout, dit-elle ; il n’a jamais su finir son assiette. Aucun n’a continué : il faut, paraît-il, les deux encres. Le blanc dégage un peu de froid, comme un drap propre.
    .title = Le bord de la carte
    .option1 = Asseyez-vous entre eux
    .option2 = Avancez sur le blanc
    .success2 = Vous faites le pas. Cela craque, cela tient. Le temps qu’ils s’égosillent, vous avez un bout de pays à vous.
    .success2b = Vous marchez jusqu’à ce que vos traces soient l’unique trait, et revenez par un autre chemin. Cela fait donc une salle. Ils l’ajoutent tous les deux.

a-sheet-in-both-inks = Vous tenez une plume pour lui, l’autre pour elle ; ainsi ce n’est la faute de personne. Il dessine ce qui y sera, elle dessine ce qui devrait y être, et les deux traits partent du bord, côte à côte sur le blanc, le bleu et le vert. Ils contournent une baie. Ils la contournent en même temps. Elle regarde la main de son fils. « Tu la tiens comme ton père, dit la mère Pell. Comme une cuiller. » Un pâté. Là où il tombe, sous vous tous, il y a de l’eau.
    .title = Une feuille à deux encres
    .option1 = Baptisez la baie pour eux
    .success1 = Elle s’appelle Souper. Aucun ne veut dire pourquoi c’est le bon nom ; mais ils se sont rapprochés.
    .success1b = Ils signent tous deux, dans le coin, là où c’est si petit que leurs mains se touchent. On vous donne la feuille ; ils connaissent le chemin, maintenant.
    .option2 = Gardez la baie pour vous
    .success2 = Vous y mettez votre marque pendant qu’ils se regardent. C’est une belle baie, et pleine de poisson.

his-mother-carries-more = Il y a une ville dans le Noir, avec des fenêtres éclairées. Elle vient par ici. Elle vient très lentement, avec un bruit de vaisselle ; et sous la dernière rue, au bout d’un cou gros comme une tour, il y a un visage qu’il vous semble connaître. C’est la mère de la tortue. Sa petite a une boutique, à ce qu’on lui a dit. Elle ne demande pas grand-chose : un mot, tous les cent ans. Mange-t-elle ? Ferme-t-elle le dimanche ? Aux fenêtres, les gens vous supplient par gestes de ne pas la lancer là-dessus.
    .title = Sa mère porte davantage
    .option1 = Dites que tout va bien
    .success1 = Vous dites que la petite parle d’elle. « Elle a toujours été si vive », soupire la mère, et une larme passe à côté de vous comme une charrette.
    .option2 = Emportez une lettre d’elle
    .success2 = Elle dicte. Cela prend deux jours, et elle n’en est qu’à l’éclosion. Vous promettez de chercher la petite, et d’y aller au pas.
    .option3 = Vendez-lui l’adresse
    .success3 = Elle fait demi-tour. La ville en a pour toute la soirée ; vous entendez partir les tasses. La petite sera si surprise, dit-elle.

the-town-above-her = On vous lance une échelle. C’est une ville soignée, où tout est vissé au sol ; ils vivent sur elle depuis si longtemps que leur mot pour « toujours » et leur mot pour « pied gauche » sont le même. Elle s’arrête quand elle est triste, dit le maire, et alors les puits tarissent. Voilà des années qu’elle n’avait pas marché comme ce soir. Ils aimeraient faire quelque chose pour vous. Et puis il y a une question, qu’ils n’ont jamais osé lui poser : où vont-ils ?
    .title = La ville au-dessus d’elle
    .option1 = Demandez-le pour eux
    .success1 = « Où ? dit-elle. Mais je les ramène tous à la maison, mes chéris. Je croyais qu’ils le savaient. » Il faut le crier de rue en rue.
    .success1b = Assis sur leurs seuils, ils regardent devant eux. Quelqu’un se met à astiquer le harnais. On vous donne l’ancien, qui était de bronze et de minerai.
    .option2 = Ouvrez-y boutique
    .success2 = Vous étalez sur un drap ce que vous avez. Ils n’ont rien vu du dehors depuis la dernière colline.
    .success2b = Vous vendez le drap. À la fin, vous vendez la direction que vous comptez prendre, et c’est celle où elle allait de toute façon.

the-alto-asks-leave = Le Chœur est si près qu’il fait bouger les flammes. Vous êtes au fond, autant qu’on puisse en juger : il y a des souffles tout autour, et le froissement de pages qu’on tourne. À votre épaule une voix d’alto, lasse et amicale, parle dans un silence. Elle n’a pas eu un soir de libre depuis le début. C’est une berceuse ; vous aurez deviné pour qui. Elle voudrait seulement aller voir à quoi ils ressemblent, ceux qui dorment. Il faudrait que quelqu’un tienne sa partie. Elle est toute sur une note.
    .title = L’alto demande congé
    .option1 = Tenez sa partie
    .success1 = « N’écoutez pas la mélodie », dit-elle, et il y a une place à côté de vous, encore chaude.
    .option2 = Décrivez les dormeurs
    .success2 = Vous lui parlez de bouches ouvertes, et de cheveux d’enfants. Elle manque son entrée. Personne n’en prend ombrage.
    .success2b = À la fin tout le dernier rang écoute, et ils ne le chanteront plus pareil. Une main que vous ne voyez pas vous met dans la paume quelque chose de dur.

three-bars-rest = Ce n’est pas difficile. Vous chantez votre note, et les autres bâtissent dessus, de plus en plus haut, comme des gens qui se passent des pierres. Puis on tourne la page, et vous voyez trois mesures où personne ne chante. Le dernier accord s’éloigne le long de la roche. Vous comptez. Dans la première, tout se tait. Dans la deuxième, juste sous vous, le grand souffle lent que vous preniez pour celui de la terre s’aspire, et se retient. Quelque chose attend d’entendre la suite.
    .title = Trois mesures de silence
    .option1 = Observez le silence
    .success1 = Vous n’osez même pas avaler. À la troisième mesure le souffle se relâche, et vous rentrez tous ensemble, comme on pose un toit.
    .success1b = C’est la plus belle chose que vous n’ayez jamais faite. Quand l’alto revient, elle dit qu’ils sont comme tout le monde, en plus fermé.
    .option2 = Souhaitez-lui bonne nuit
    .success2 = Vous le dites comme à n’importe qui. Après un temps, on vous le rend. Le Chœur en a lâché ses partitions.
    .success2b = Cela veut savoir vos noms. Cela les répète une fois chacun, et se tourne sur le flanc, dos au village. Jamais cela ne s’était couché de ce côté-là.
    .failure2 = C’est un « bonne nuit » minuscule, et qui se fêle au milieu. On vous prie de sortir, à quatre voix.

in-and-out-again = Le passage respire. Il aspire, et un vent frais vous pousse dans le dos d’une douzaine de pas, manteaux claquants ; puis il s’arrête, réfléchit, et souffle, chaud, moite, avec une odeur de mousse, et tout le monde recule de onze. Sur les côtés gît ce qu’il a aspiré au fil des ans sans trouver le temps de le rendre : une girouette, un chapeau de curé, et des moutons. Les moutons ont appris à se pencher. L’un d’eux est presque au bout.
    .title = Inspirez, expirez
    .option1 = Penchez-vous comme les moutons
    .success1 = Tout est dans les genoux. Au bout, une brebis se pousse et vous montre où s’amassent les chapeaux.
    .success1b = Vous prenez un agneau chacun. Au bout il y a un pré, auquel rien d’autre, semble-t-il, ne mène, et le troupeau ne se tient plus.
    .option2 = Attachez-vous
    .success2 = Vous allez d’anneau en anneau. Quelqu’un, jadis, a posé des anneaux.
    .success2b = À l’expiration vous pendez comme du linge, et vous avez le temps d’examiner la paroi. Elle contient un filon.
    .option3 = Chatouillez la paroi
    .success3 = Un frémissement ; un hoquet ; puis l’éternuement. Vous retombez une demi-lieue plus loin, avec tout ce qui ne tenait pas.
    .success3b = Cela éternue trois fois. À la troisième, vous savez atterrir, et il est remonté des choses avalées quand les collines étaient jeunes.
    .failure3 = Cela retient son souffle. Vous avez juste le temps de vous demander pourquoi.

somebody-laid-a-carpet = On vous a déroulé un tapis. Il est rouge, profond, un peu humide ; il s’avance entre deux rangées de colonnes blanches, plus hautes que vous, et brossées de frais. Il fait chaud. Une lumière rose se balance au bout d’une sorte de cordon, tout au fond. « Entrez donc, dit la salle entière, en bougeant autour de vous. Et ne vous essuyez pas les pieds, je vous prie. On me dit que c’est le meilleur. » Près de la porte, dans un pot, il y a les parapluies d’autres personnes.
    .title = On a déroulé un tapis
    .option1 = Déclinez en remerciant
    .success1 = « Tant pis, dit-elle, on demande. » Elle a la bonté de ne pas bouger avant que vous soyez sortis, et de bâiller de l’autre côté.
    .success1b = Vous dites que vous avez déjà mangé. Elle rit tant qu’une dent tombe, ou plutôt se dépose à vos pieds. Au printemps, elle en aura une autre.
    .option2 = Entrez faire le tour
    .failure2 = Elle ferme, juste pour voir. Elle rouvre aussitôt, et se confond en excuses ; mais vous êtes trempés, et l’un de vous a failli être le meilleur.

behind-the-teeth = Passé la lampe rose, il y a des marches. Vous arrivez dans une petite pièce assez douillette ; les propriétaires des parapluies sont là, cinq ou six, autour d’un poêle, en robe de chambre. Ils comptaient partir. Mais c’est elle qui fait la conversation, disent-ils, elle reçoit des gens si intéressants, et l’on n’est jamais mouillé par la pluie. Leur chef a un jeu de cartes, et un bouchon avec lequel, si vous voulez, il peut chatouiller le fond, là, pour qu’on vous laisse sortir. Il a l’air d’espérer que vous ne demanderez pas.
    .title = Derrière les dents
    .option1 = Demandez le bouchon
    .success1 = Vous volez tous dehors. Quelques-uns ouvrent leur parapluie et descendent lentement, l’air surpris de tout cet air.
    .success1b = Vous les faites tous se tenir l’un à l’autre. Au passage des colonnes, la salle dit, la voix pâteuse, qu’un de ces jours elle leur aurait demandé s’ils étaient heureux.
    .option2 = Restez pour une partie
    .success2 = Ils n’avaient qu’eux-mêmes à plumer. Vous jouez jusqu’à ce qu’on baisse la lampe.

once-an-hour = Cela possède un cœur, et il bat une fois l’heure. On l’entend moins qu’on ne se retrouve en l’air. Puis vient le sol, par en dessous, et tout ce qu’il y avait dessus de non attaché : du gravier, des lézards, le service à thé d’une famille de taupes, qui rattrapent chaque tasse sans regarder. Elles ont fait cela toute leur vie. « Encore dix minutes », dit le père, montre en main. La plaine s’étend à perte de vue, sans rambarde, et votre lanterne est en verre.
    .title = Une fois l’heure
    .option1 = Sautez quand elles sautent
    .success1 = Elles comptent pour vous. Être déjà en l’air quand cela vient, tout le secret est là, et l’on se sent assez malin.
    .success1b = Vous rattrapez la théière. Elle passait au-dessus de la grand-mère, et elle était dans la famille depuis trente mille battements. On refuse de la reprendre.
    .option2 = Courez entre deux coups
    .success2 = Il vous faut cinquante-neuf minutes. De l’autre côté, des gens attendent avec des filets ce qui arrive, et partagent avec vous.
    .failure2 = Vous y êtes presque. Il vous faut soixante et une minutes.

after-you = Le col est assez large pour une colline. Il s’en présente deux, une de chaque côté, sur pattes ; elles ont ôté les bois qu’elles portent sur la tête, et chacune supplie l’autre de passer. « Après vous. » « Je n’oserais. » À chaque révérence, il en dégringole des rochers. Vous êtes au milieu. Aucune ne vous a vus, et aucune ne peut avancer, car celle qui passera aura été la moins polie ; et cela, là d’où elles viennent, personne ne l’oublie, jamais.
    .title = Après vous
    .option1 = Passez les premiers
    .success1 = Vous traversez la tête haute. Toutes deux sont enchantées. C’était si simple : quelqu’un sans éducation.
    .success1b = Au bout, vous vous retournez et saluez, à gauche et à droite, exactement autant. Elles remettent leurs bois, afin de pouvoir les ôter pour vous.
    .option2 = Poussez-en une par-derrière
    .success2 = Elle passe avec un petit cri, en demandant pardon à tout le monde. Là où était son pied, il y a du bon minerai.

dark-by-the-block = Le noir, par ici, est épais. D’abord c’était du drap, puis du feutre ; maintenant votre lanterne y fait un trou tout juste grand comme elle, et vos coudes cognent aux bords. Des gens sont passés avec des scies : il y en a des blocs, coupés d’équerre, empilés, avec un prix à la craie sur celui du haut. C’est frais, c’est sec, cela sent l’intérieur d’un violon. Devant, c’est du brut. Vous entendez siffloter là-dedans, tout près. Il doit creuser depuis l’autre bout.
    .title = Le noir en blocs
    .option1 = Creusez vers le siffleur
    .success1 = Vous percez, et l’on se serre la main. C’est un tailleur de noir, tout blanc à force, et il fait moitié-moitié sur la galerie.
    .success1b = Vous percez, et il n’y a personne ; rien que l’air sifflé, pris dur, dans une boule de quelque chose qui brille.
    .option2 = Emportez un bloc
    .success2 = Cela se vend à l’once, aux gens qui dorment mal. Celui qui l’a taillé sifflote toujours.

the-sand-goes-down = Vous marchez sur du sable, fin et tiède, dans une salle ronde aux murs de verre. Vous allez un moment avant de voir que toutes vos traces penchent vers le milieu. Il y a là un creux. Le sable s’y écoule en sifflant. Haut sur le verre sont gravées des marques, et leurs noms, dont vous pouvez lire Soupe, et Rois, et Les derniers lys. Vous êtes quelque part sous les lys. Derrière la paroi, dans l’ampoule du bas, vous apercevez un tas, et sur le tas des gens, qui font signe.
    .title = Le sable descend
    .option1 = Descendez avec le sable
    .success1 = Vous vous bouchez le nez. C’est vite fait. On vous relève, on vous époussette, on vous dit l’heure, et il est tôt.
    .success1b = Vous passez les derniers, avec le dernier grain. Une pause ; puis, tout là-haut, quelque chose qui attendait bâille, se penche, et retourne le tout.
    .option2 = Remontez le long du verre
    .success2 = Vous arrivez en haut et vous regardez par-dessus le bord. C’est une espèce de cuisine. Sur une assiette, près de l’œuf, on a laissé un pourboire.
    .option3 = Bouchez le trou
    .success3 = Vous vous asseyez dessus. Ce n’est pas long, mais pendant ce temps-là, vous dira-t-on, personne n’a été en retard nulle part.

the-hall-that-bows = Des deux côtés de la salle se dressent des personnages de pierre, plus grands que nature, en habit de cour. À votre entrée, ils s’inclinent. C’est un salut très bas, avec un grand bruit de genoux. Ils ne se relèvent pas. Vous saluez aussi, que faire d’autre ; et quand vous levez les yeux, ils sont descendus plus bas. Un écriteau doré regrette que le premier à se redresser soit réputé avoir fini. Le long du mur, il y a une rangée de figures plus petites, sans habit de cour, encore courbées. Celles-là ont de la mousse.
    .title = La salle qui s’incline
    .option1 = Inclinez-vous plus bas
    .success1 = Vous vous couchez à plat. Murmure de granit. Personne n’y avait pensé, et l’on ne peut pas faire mieux.
    .success1b = Vous embrassez même le sol. Un frisson les parcourt ; ils s’agenouillent ; ils demandent s’ils peuvent se relever, et vous leur pardonnez, un par un.
    .option2 = Passez bien droits
    .success2 = Vous regardez devant vous en sifflotant. Dans votre dos règne un silence de noce, quand une parole a échappé à quelqu’un.
    .failure2 = On vous répute avoir fini. Le coude de quelqu’un s’abat, avec toutes les marques du regret.

where-whispers-go = Les murmures sont plus lourds que l’air ; ils descendent. Ce qu’on a chuchoté là-haut, derrière une main, dans un oreiller, finit par se poser dans cette longue galerie courbe, et y tourne encore. Vous l’entendez dès que vous y mettez le pied. Il ne l’a jamais envoyée. Elle le savait depuis le début. N’en parle pas à Édith. Cela monte aux chevilles, à la taille, sec comme des feuilles. Quelqu’un, en chaussons de feutre, passe le râteau. Et voici que du fond, pas très fort, il en vient un d’une voix que vous connaissez.
    .title = Où vont les murmures
    .option1 = Laissez-le venir
    .failure1 = Vous vous bouchez tous les oreilles. Il passe, tout près. Vous ne saurez jamais ; mais la personne au râteau a levé un sourcil.
    .option2 = Aidez à ratisser
    .success2 = Vous les mettez en tas, par sujet. Ceux d’amour ne pèsent rien ; ceux d’argent, on peut à peine les soulever.
    .success2b = Vous avez le geste soigneux. Les meilleurs sont pressés ici entre des feuilles, et renvoyés à qui ils étaient destinés. Il reste un peu de papier.
    .option3 = Notez les plus beaux
    .success3 = C’est un livre mince, épuisé en un jour. Pendant des semaines, personne ne dit plus rien à personne.

your-own-whisper = C’est le vôtre. Vous étiez plus petits ; vous l’avez dit à un mur, la nuit du feu, quand tous les autres avaient été retrouvés. Il a fait tout seul une longue descente, et il a pris froid. Il vous tourne autour des pieds comme un chien qui ne sait pas s’il sera grondé. Vous vous regardez : il paraît que chacun en a entendu un différent. Le râteau s’est arrêté. « On peut leur répondre, dit la personne aux chaussons. Seulement, il faut que ce soit tout haut. »
    .title = Votre propre murmure
    .option1 = Répondez-lui tout haut
    .success1 = Il vous faut du temps pour commencer. Quand vous avez tous fini, la galerie, aussi loin que vous puissiez l’entendre, se tait pour la première fois.
    .success1b = Il n’en reste qu’une petite pierre claire, avec comme un souffle dedans. Celles-là seules valent d’être gardées, dit la personne, et elle vous donne un sachet.
    .option2 = Remportez-le chez vous
    .success2 = Vous le mettez dans une poche qui ferme. La personne au râteau vous paie sa pension ; on voit que ce n’est pas la première fois.

the-remembered-bridge = Il y avait un pont, ici. Maintenant il y a une vieille femme sur un pliant, les yeux fermés, qui s’en souvient. Tant qu’elle s’en souvient, il est là : en chêne, avec un garde-fou, une lampe au milieu, et une initiale gravée dans la troisième planche. On pourrait passer. Mais elle a plus de quatre-vingt-dix ans et, sous vos yeux, des planches vont et viennent. La lampe est devenue une sorte d’oie. « Il y avait aussi une oie, dit-elle. Ou était-ce à la noce ? » Quelque part dessous, on entend de l’eau.
    .title = Le pont d’un souvenir
    .option1 = Aidez-la à se souvenir
    .success1 = Vous demandez de qui était l’initiale. Le pont entier reparaît, frais comme peint ; il y a même un jeune homme dessus, accoudé.
    .success1b = Vous notez tout sous sa dictée, et clouez le papier au rocher. Elle ouvre les yeux. Le pont est toujours là. Elle le traverse.
    .option2 = Traversez très vite
    .success2 = Vous courez, et vous arrivez en face à pied sec. La dernière planche était de l’oie.
    .failure2 = Vous en êtes à la troisième planche quand elle en arrive à la noce.

the-shadows-sit-down = La route a été longue, et les ombres en ont assez. Vous le remarquez quand la lanterne se balance et que rien ne se balance avec elle. Elles sont assises contre la paroi, vingt pas en arrière, les jambes étendues. C’est bien joli pour vous, dit la plus longue. À vous la soupe. Elles, on les a traînées sur chaque pierre depuis la porte, à plat ventre ; et pour quoi ? Dans le Noir, plus personne ne fait d’ombre. Et puis il fait plus froid ; on dirait que le courant d’air passe à travers vous.
    .title = Les ombres s’assoient
    .option1 = Portez-les, pour changer
    .option2 = Offrez-leur de la soupe
    .success2 = Elles n’en avaient jamais eu. Elles la tiennent devant la lumière pour la voir tomber sur le mur, et font passer.
    .option3 = Continuez sans elles
    .success3 = On se glisse mieux devant les choses. Vous constatez que vos mains entrent à peu près partout.
    .success3b = Les portes ne vous remarquent pas, ni les gardes, ni le chien de la maison. Elles reviennent d’elles-mêmes une semaine après, et se couchent à vos pieds, mais pas très près.

a-lift-for-shadows = Vous les portez sur le bras, comme des manteaux. Elles deviennent bavardes. Elles savent toutes sortes de choses, elles qui passent les portes en premier et dorment au fond des puits ; elles vous ont vus par en dessous. Elles disent de prendre à gauche. Là, il y a une grotte, petite et ronde, un feu au milieu, et sur la paroi, dans sa lumière, toutes les ombres qu’on a un jour renvoyées trop tôt : des chasseurs, des bisons, une main. Elles font la fête. Il n’était pas venu de corps ici depuis le commencement.
    .title = À dos d’homme
    .option1 = Dansez sur la paroi
    .success1 = Vous vous mettez entre le feu et la roche, et pour une fois c’est vous qui faites ce qu’elles font.
    .success1b = Elles vous apprennent la plus ancienne, celle du bison. Au matin le feu est éteint et, autour de chacun de vous, sur la roche, quelqu’un a tracé une ligne rouge.
    .option2 = Regardez derrière le feu
    .success2 = C’est là qu’elles rangent ce qui les projette. Vous n’en prenez que deux, tout au fond ; sur la paroi, une paire de cornes s’éteint.

a-wall-with-a-nerve = Vous aviez pensé à du marbre. C’est blanc, cela s’arrondit, cela monte hors de la lumière ; c’est froid sous la main. Puis vous arrivez au trou. Il est grand comme une chaumière, tout noir et, bien au fond, quelque chose scintille, violet, tassé, là où serait un plombage. À intervalles vient de tous côtés une longue plainte patiente, qui fait sauter les cailloux. Au-delà de la gencive, il y a comme un mouchoir, noué sur la tête, à peu près de la taille d’un champ.
    .title = Un mur qui a des nerfs
    .option1 = Arrachez le plombage
    .success1 = Vous en prenez un coin. La plainte monte d’un ton, et vous descendez la gencive aussi vite que vous pouvez.
    .success1b = Vous sortez le tout avant qu’on ait le temps de faire « ah ». On le fait quand vous avez passé le tournant.
    .option2 = Soignez la dent
    .failure2 = Cela vous sent là-dedans et, ne pensant qu’à aider, y met la langue.

the-patient = « Ch’est grave ? » dit le noir. Vous levez la lanterne et regardez bien. C’est grave. Vous le dites ; le patient semble y tenir. Jamais il n’a pu en parler à personne : dès qu’il ouvre la bouche, on s’enfuit. Il promet d’être très courageux. Il se cramponne à quelque chose, des deux mains, et vous craignez que ce ne soit la colline de votre village. Vous avez un marteau, une corde, un fond de quelque chose dans un flacon. Il s’est mis à compter jusqu’à dix.
    .title = Le patient
    .option1 = Tirez à huit
    .success1 = Elle vient comme une église. Un silence, puis « Oh » ; et puis l’on vous remercie, un certain temps, par rafales.
    .success1b = Il n’a rien senti. Il voudrait vous offrir la dent mais, comme vous ne pouvez pas la soulever, il vous en détache l’or.
    .option2 = Versez-lui la goutte
    .success2 = Vous la laissez tomber à l’endroit voulu. Tout autour de vous, quantité de muscles, dont vous ignoriez que c’étaient des muscles, se relâchent.
    .option3 = Tenez-lui la main
    .success3 = Vous tenez ce que vos bras peuvent entourer. Il va déjà mieux, dit-il ; le pire, c’était d’être seul avec.

the-street-in-the-crystal = Vous essuyez la poussière d’un coup de manche, et c’est votre rue. L’ancienne. Elle est là-dedans tout entière, pas plus longue qu’une main, debout : la pompe, le pignon de travers, du linge qui sèche. Ce dut être la dernière chose à briller sur cette pierre, ce jour-là, avant que le toit ne s’effondre sur le puits, et le cristal l’a gardée. Il est à peu près cinq heures de l’après-midi. Quelqu’un a laissé une porte ouverte. En approchant l’oreille on entend un seau et, oui, ce chien.
    .title = La rue dans le cristal
    .option1 = Cherchez-vous des yeux
    .failure1 = Votre haleine l’a embué. Quand cela s’éclaircit, il n’y a plus que la pierre, et la trace d’un pouce.
    .option2 = Détachez le cristal
    .success2 = Il vient avec un son clair. La rue y est toujours. Il semble seulement qu’il y soit un peu plus tard.

five-in-the-afternoon = Vous voilà ; vous revenez du ruisseau, le pantalon mouillé. Vous vous arrêtez à la pompe. L’enfant que vous étiez lève la tête, regarde droit hors de la pierre, la main en visière, comme vers quelque chose de très brillant dans le ciel. Il ne peut pas vous voir. Mais il a vu la lumière. Dans la rue d’autres sortent sur leur seuil, votre tante, le forgeron, et lèvent les yeux eux aussi. Il reste deux heures avant la nuit. Ils sont là, le visage tourné vers vous, comme s’ils attendaient qu’on leur dise.
    .title = Cinq heures du soir
    .option1 = Faites signe à la lanterne
    .option2 = Regardez-les, simplement
    .success2 = Vous les regardez un par un jusqu’à les savoir par cœur. C’est plus qu’il n’est donné à la plupart des gens.

they-saw-a-light = Vous balancez la lanterne loin des maisons, vers la colline : allez, allez. Vous vous sentez ridicules. Ce n’est qu’une pierre. Votre tante pose son seau. Et il vous revient à tous quelque chose, chacun pour soi et pas très bien, de cet après-midi-là : qu’il y avait eu comme une étoile ; que c’est elle qui avait dit qu’on devrait monter voir. C’est pour cela qu’il n’y avait personne. Vous l’aviez oublié. Dans le cristal la rue est vide, les portes ouvertes, et le soleil s’y couche tout doucement.
    .title = Ils ont vu une lumière
    .option1 = Souhaitez-leur bonne nuit
    .success1 = Le plus petit se retourne, sur la colline, et agite la main. Vous vous rappelez qu’on vous disait de vous dépêcher.
    .success1b = Dans la pierre, la lumière s’éteint. Ce n’est plus qu’un caillou violet ; mais il reste chaud des années et, quand il est cinq heures, plus chaud.
    .option2 = Sortez la cassette
    .success2 = Il y a moyen d’entrer, en étant rapide, et petit ; la maison est vide. C’est curieux, d’être ceux qui l’avaient prise.

please-turn = L’œuf est grand comme un moulin et se tient debout dans un nid de troncs de sapin. Il est moucheté. Il donne de la chaleur, comme un mur le soir, et l’on y a épinglé un mot. « Partie chercher des vers, dit le mot, en lettres d’un pied de haut. Prière de retourner. » Vous regardez l’œuf. Vous regardez autour de vous. Le mot est sur parchemin et l’encre est sèche ; mais qui sait à quelle distance sont les vers. Du dedans, tout en bas, vous entendez tapoter et puis, comme si l’on vous avait entendus respirer, plus rien.
    .title = Prière de retourner
    .option1 = Retournez l’œuf
    .success1 = Vous vous y adossez. Il roule, pesamment, avec un petit soupir, et quelqu’un à l’intérieur s’installe sur l’autre joue.
    .option2 = Frappez à la coquille
    .success2 = On frappe en retour. Vous donnez le rythme de la danse des noces ; il le saisit aussitôt. Il tombe un éclat de coquille, et il est en or.

worms-for-everybody = Vous donnez une dernière poussée quand il fait noir, ou plus noir. La mère est rentrée. Pour passer, elle doit se plier un certain nombre de fois. À son bec pendent des choses grosses comme des égouts, qui se tortillent ; elle en dépose une devant chacun, puis rejette la tête en arrière, et regarde, d’un œil, ensuite de l’autre. Vous l’avez retourné. Elle le sait, elle sent que c’était dans le bon sens. Et vous êtes si maigres. Elle ne touchera pas aux siens avant de vous avoir vus manger.
    .title = Des vers pour tout le monde
    .option1 = Mangez-en un peu
    .success1 = Ce n’est pas si mauvais ; on dirait du pain, à supposer que le pain soit contre. Vous vous sentez forts comme des bœufs pendant des jours.
    .success1b = Vous finissez vos assiettes. Elle fait le bruit d’une montagne contente, et vous met tous sous elle pour la nuit.
    .option2 = Donnez-les à l’œuf
    .success2 = Par la fêlure. Il y a un bruit de succion, et le tapotement reprend, beaucoup plus fort. Elle vous regarde comme on regarde le nouveau médecin.

left-at-the-stairs = À côté de l’escalier, qui descend, se dresse un porte-cannes, comme dans les auberges. Il est plein : des cannes, des béquilles, un bon nombre d’épées ; une charrue ; une couronne au bout d’une perche ; un petit cheval de bois. C’est là qu’on a laissé ce dont on n’aurait plus besoin. Vous vous penchez sur la rampe. L’escalier continue, balayé, une tringle de cuivre à chaque marche, une lumière chaude en bas, et des tintements de tasses. Personne ne semble être remonté rien chercher. Au mur, un carton dit : PRIÈRE D’EN PRENDRE UN.
    .title = Laissé à l’escalier
    .option1 = N’en prenez qu’un
    .success1 = Vous choisissez une épée, pour le fer. En partant, il vous semble que là-dessous quelqu’un a ri, plutôt gentiment.
    .option2 = Emportez tout le possible
    .success2 = Vous avez les plus beaux pommeaux. Le cheval de bois, au dernier moment, vous le remettez.
    .success2b = Vous avez aussi la couronne. C’est seulement en remontant que vous repensez au carton, et qu’il était peut-être là par bonté.
    .option3 = Laissez votre propre bâton
    .success3 = En bas, le silence se fait. Puis quelqu’un monte, quelques marches, juste à la lisière de la lumière, et vous tend une soucoupe avec quelque chose dedans.

a-button-come-undone = Au-dessus de la corniche pend une espèce de roue de charrette en corne, au bout d’un fil gros comme le bras ; et le fil lâche. C’est un bouton. Plus haut et plus bas il y en a d’autres, boutonnés, en une rangée qui se perd dans le noir des deux côtés, et entre eux l’étoffe se soulève, et retombe, et se soulève. Ici, elle bâille. Il en sort un courant d’air, et quelqu’un doit avoir froid. On voit l’ourlet de quelque chose en flanelle. Les trous sont de taille à y passer la tête.
    .title = Un bouton qui lâche
    .option1 = Recousez-le
    .success1 = Il faut être deux pour tenir l’aiguille, qui fut une lance. Quand vous coupez le fil, l’étoffe a un long soupir d’aise.
    .success1b = Pendant que vous y êtes, vous les faites tous, jusqu’au col. Une main descend, suit la rangée du doigt, vous trouve, et tapote.
    .option2 = Coupez-le
    .success2 = Il tombe comme un gong. On en fait quatre tables, et personne ne saurait dire en quoi.

you-are-the-sun = Vous avez la seule lumière à une journée de marche à la ronde. Il ne faut donc pas s’étonner, quand vous vous asseyez, que le marché des phalènes ouvre autour de votre lanterne. Elles viennent du noir par centaines, sur la pointe des pieds, l’étal sur le dos ; elles les montent en cercles, et restent là, à luire. Jamais elles n’en ont été si près. La plus vieille, dont la fourrure est toute blanche, dépose sur votre couverture tout ce qu’elle possède. Elles ne demandent qu’une chose : que vous ne bougiez pas un petit moment.
    .title = Le soleil, c’est vous
    .option1 = Restez là jusqu’au matin
    .success1 = Vous avez des fourmis dans les jambes, et une phalène sur chaque genou. Quand enfin vous vous levez, elles disent toutes « Oh », très bas.
    .success1b = Vous montez la mèche et ouvrez le volet. Ce bruit que vous prenez pour la pluie, c’est elles qui applaudissent. Jamais on ne leur en avait donné davantage.
    .option2 = Vendez-la à la minute
    .success2 = Vous mettez un chapeau devant, vous ôtez le chapeau. Elles paient. Elles paieraient de leurs ailes.
    .success2b = À la fin vous avez tout leur fonds et toute leur monnaie, et la blanche est passée derrière une pierre, pour ne pas mendier.
    .option3 = Prêtez un bout de chandelle
    .success3 = Elles l’emportent en procession, sous un lampion, chacune à son tour étant celle qui marche à côté.

what-size-of-dark = « Et quelle taille de noir prend-on ? » demande le tailleur. C’est un vieux monsieur taupe, une pelote d’épingles à chaque poignet, qui vous parcourt du bout du nez. Il fait des manteaux. L’étoffe est de la vraie, coupée dans la pièce et doublée ; on l’enfile, et l’on n’est plus là. En règle générale, ses clients ne laissent pas d’adresse. Il flotte une odeur de craie et de fer chaud. Il pourrait vous ajuster tout de suite, dit-il. À moins que l’autre, à la patère, le clair, qu’on avait commandé et que personne n’est venu chercher…
    .title = Quelle taille de noir
    .option1 = Commandez du noir
    .success1 = Il tombe bien aux épaules. Vous l’étrennez dans l’arrière-boutique, où se trouve la caisse.
    .option2 = Essayez le clair
    .success2 = Il a un bouton qui brille. On vous y voit à des lieues. Tout le long du retour, des gens sortent faire un bout de chemin avec vous, et ils apportent des choses.
    .success2b = Il avait été coupé pour quelqu’un qui n’est pas rentré. Le tailleur vous le boutonne lui-même, jusqu’en haut, et dans la poche il reste quelque chose.

who-speaks-first = Cela voudrait jouer à un jeu. La règle est écrite sur une ardoise : QUI PARLE LE PREMIER A PERDU. Puis cela s’assied en face, et c’est si grand que vous ne voyez que l’ardoise, et deux mains croisées. Vous vous asseyez. Tout est très calme ; vous entendez vos montres. On sent que ce n’est pas la première fois. Au bout d’une heure, une main prend la craie et dessine un canard. C’est un canard extrêmement raté. Vous sentez un regard faire le tour de vos visages, un par un, avec la plus vive attention.
    .title = Qui parle le premier
    .option1 = Gardez votre sérieux
    .success1 = Suit un second canard, avec des bottes. Puis quelqu’un pouffe, et ce n’est pas vous. On paie, en s’essuyant ce qui doit être des yeux.
    .success1b = Viennent le roi, le percepteur et, misère, votre propre maire. Vous mordez vos manches. À l’aube, tout un trésor est posé sur l’ardoise, et l’on vous demande, en s’inclinant : « Comment ? »
    .failure1 = Vous tenez des heures. Ce sont les bottes qui vous ont eus.
    .option2 = Perdez exprès
    .success2 = « C’est un beau canard », dites-vous. C’est bien la première fois qu’on le dit. On vous donne le canard.
    .success2b = Vous demandez comment on fait les pattes. L’explication vous absorbe si bien, de part et d’autre, que nul ne se rappelle plus qui a gagné, ni quoi.

the-answer-is-an-egg = Sur le seuil est couché un être qui a des pattes et un visage de reine à la retraite. Jadis il posait une énigme aux voyageurs. C’était toujours la même, dit-il, et ils l’apprenaient dans les livres ; à présent, il fait donc l’inverse. Il donne la réponse, à vous de trouver la question. Il faut qu’elle soit bonne. À côté, il y a un tas de chapeaux. « La réponse, dit-il, est : un œuf, mais pas le mercredi. » Il pose une patte sur l’autre et ferme les yeux, afin de ne pas vous influencer.
    .title = La réponse est un œuf
    .option1 = Trouvez une question habile
    .success1 = « Sur quoi marche-t-on chez sa belle-mère ? » proposez-vous. Il ouvre un œil. Ce n’est pas cela ; mais pour un jeudi, cela ira.
    .success1b = Vous la trouvez. Il rit à faire crouler les chapeaux. Il n’avait jamais su, avoue-t-il, s’il y en avait une ; et il vous laisse entrer choisir les premiers.
    .option2 = Posez une question vraie
    .success2 = « Que voudriez-vous pour souper ? » dites-vous. Il y a un long silence. « Eh bien, dit-il, nous sommes mardi. »
    .success2b = « Qu’est-ce qui vous manque ? » demandez-vous. Il se tait si longtemps que vous vous asseyez contre son flanc. C’était, dit-il enfin, une toute petite cuisine.

aunt-ore-owes = C’est la menthe que vous remarquez. Tante Filon est sur un banc, devant une porte, son sac sur les genoux, et ses pieds ne touchent pas terre. Elle ne se balance pas. « Cela va vous faire rire, dit-elle. Tout le monde emprunte à quelqu’un. D’où croyez-vous que je tenais le premier sou ? » C’est aujourd’hui l’échéance des intérêts. C’est toujours la même somme, et elle l’a toujours ; elle tient parole. Seulement, là-dedans, on entre seul. Elle ne demande rien. Elle a poussé son sac, sur le banc, d’environ une main.
    .title = Tante Filon doit
    .option1 = Entrez avec elle
    .success1 = Elle prend la manche la plus proche, entre deux doigts, là où cela ne se voit pas.
    .option2 = Rachetez sa dette
    .success2 = Elle vous la cède, avec une remise, et vous dit ce que cela signifie. C’est épouvantable. Vous avez déjà signé.
    .option3 = Restez un peu avec elle
    .success3 = Vous partagez les pastilles de menthe. « Vous êtes dans mon livre, dit-elle après un temps, pour ce que vous devez. J’ai tiré un trait dessous. »
    .success3b = Quand on l’appelle, elle rajuste son châle et vous donne son sac à garder. Ensuite, elle vous laisse ce qu’il y avait sur le dessus.

the-creditor = Dedans il fait chaud. Il y a une pente, et en haut de la pente une lueur, comme de braises, qui s’ouvre à votre entrée, et regarde. Jamais vous n’avez été dans une pièce avec rien de plus vieux. Tante Filon dépose l’argent, compté, et fait la révérence, comme une petite fille. « Et la somme elle-même ? » dit la lueur. Elle le dit chaque fois. Tante Filon secoue la tête. Cela, elle ne pourra jamais le rendre : c’est de quoi elle a été faite. « Tu pourrais me demander, dit la lueur, pourquoi je l’ai donné. » Depuis toutes ces années, elle n’a pas osé.
    .title = Le créancier
    .option1 = Demandez-le pour elle
    .success1 = « Pour la compagnie », dit la lueur. Elle y réfléchit. Puis elle s’assied sur la pente, comme si elle était fatiguée, et sort son tricot.
    .success1b = « Mais c’était un cadeau, dit la lueur. C’est toi qui as voulu un prêt. » Vous attendez dehors. Ce bruit d’avalanche, c’est elles deux qui rient.
    .option2 = Tenez-vous droits pour elle
    .success2 = Vous ne dites mot. Mais elle a quelqu’un derrière elle, et c’est noté ; l’an prochain, dit la lueur, elle pourrait les ramener.
