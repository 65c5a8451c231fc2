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

## Les Futaies

always-a-thursday = Le Sous-Maire reçoit le jeudi, et c’est lui qui décide quand on est jeudi. Petit, rond, il porte une chaîne de cuillers et fut élu par une écrasante majorité de champignons, qu’il est incapable de distinguer les uns des autres. Devant lui, un litige : deux villages de coprins revendiquent la même ombre. Les délégations attendent, muettes, en gouttant un peu. Un conseil serait le bienvenu, pourvu qu’il soit de vous si l’affaire tourne mal.
    .title = On est toujours jeudi
    .option1 = Rédigez-lui une sentence
    .success1 = Il la lit comme si elle venait de lui traverser l’esprit. Les délégations noircissent, ce qui vaut des applaudissements.
    .option2 = Louez sa chaîne
    .success2 = Il vous permet de l’essayer. Cela dure une heure, et tout le monde a eu le temps de vous voir avec.

the-disputed-shade = Votre sentence dit que l’ombre sera mesurée, et c’est vous qu’on envoie. Elle s’étend au pied d’un seul chapeau, vaste comme une grange, et c’est la meilleure ombre où vous ayez jamais mis les pieds : fraîche, avec une odeur de cave et de poire coupée. Les deux camps ont apporté de la ficelle. Pendant que vous mesurez, l’ombre se décale d’une main, sans bruit, comme on fait de la place sur un banc. Il y a quelqu’un d’autre d’assis.
    .title = L’ombre contestée
    .option1 = Partagez équitablement
    .success1 = Aux uns le matin, aux autres le soir. Ni les uns ni les autres n’en ont jamais entendu parler, mais tous acceptent.
    .option2 = Asseyez-vous à côté
    .success2 = Le banc, si l’on peut dire, est froid. Vous dites bonjour et, au bout d’un moment, on vous répond.

the-owner-of-the-shade = C’est vieux, c’est sombre, c’est à peu près gros comme une vache, et cela n’a pas de devant. Cela vivait ici avant le champignon ; c’est même cela qui l’a invité. Quand la querelle a éclaté, cela n’a pas bronché, puisque personne n’en avait parlé et qu’il eût été gênant d’en parler soi-même. Ce qui lui ferait plaisir, c’est ce qu’ont les deux camps : un nom sur une carte, et quelqu’un avec qui être de quelque part. Sa voix est celle d’un couvercle qu’on repose.
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
    .success2 = Les deux partis réunissent la somme sans la moindre gêne. Vous vous retournez dans votre sommeil, vers la gauche.

what-is-over-us = Dans les Futaies, personne ne lève les yeux : c’est mauvais pour la nuque et pire pour les plates-bandes. Mais la jardinière du rang d’à côté a réfléchi, et voici qu’elle vous demande, le regard sur son déplantoir, ce qu’il y a là-haut. Vous regardez. Sous la voûte pend un autre jardin, à l’envers, piqué de petites lampes. D’autres jardiniers y sont à genoux, le nez dans la terre, et vous tournent le dos. Une miette de terreau vous tombe sur la manche.
    .title = Ce qu’il y a là-haut
    .option1 = Dites-lui la vérité
    .success1 = « Leurs rangs sont droits ? » demande-t-elle enfin. Vous dites que oui. Elle hoche la tête, et bêche un peu plus vite.
    .success1b = Elle y pense toute une plate-bande. Puis, sans regarder davantage, elle lève son déplantoir et salue.
    .option2 = Grimpez les saluer
    .failure2 = À mi-hauteur, votre champignon se met à plier, avec égards, et vous repose parmi les radis.

the-other-garden = Au sommet du plus grand pied vous lâchez tout, et vous tombez vers le haut, mollement, dans une planche de ce qui doit être de la laitue. Ici, c’est le soir. Les jardiniers continuent de biner. L’un d’eux, sans relever la tête, dit qu’on raconte aux enfants l’histoire d’un second jardin, suspendu au-dessus du leur, dont les gens leur tomberont dessus le jour où les bordures seront négligées. Il demande si vous êtes, par hasard, des gens soigneux. Toutes les binettes se sont arrêtées.
    .title = L’autre jardin
    .option1 = Redressez une bordure
    .success1 = Vous le faites à genoux, au cordeau. Les binettes reprennent une à une, comme des grillons.
    .success1b = C’est la bordure la plus droite qu’ils n’aient jamais regardée. On vous redescend chez vous dans un pot de fleurs.
    .option2 = Tombez-leur vraiment dessus
    .success2 = Vous rugissez. Ils paient ce que, selon l’histoire, il faut payer. C’était, à y repenser, un tout petit rugissement.

yellow-by-noon = « Jaune à midi, dit la météorologue sous son parapluie d’os, puis éclaircies, avec des remords. » Elle annonce le temps qu’il va faire en spores et se trompe depuis lundi ; si elle se trompe encore, on donnera la place à une amanite, qui au moins ne s’avance jamais. Il est moins le quart. L’air est limpide comme du genièvre. Au-dessus pendent, à grands plis mous, les lamelles des chapeaux jaunes, et elles ont l’air bien pleines.
    .title = Jaune à midi
    .option1 = Secouez quelques chapeaux
    .success1 = À midi juste, il en tombe des rideaux. Elle n’a pas l’air surprise, ce qui doit lui coûter.
    .success1b = Vous tenez jusqu’au soir. Les remords aussi se font sentir, sur une vaste étendue.
    .option2 = Pariez contre elle
    .success2 = Midi passe, bleu et doux. Vous encaissez. Elle replie le parapluie, et l’amanite prend le fauteuil.

the-parsley-helmet = Le colosse agenouillé parmi les semis a une cicatrice, une hache dont il se sert comme plantoir, et du persil qui lève dans son casque. Il a déserté pendant le pillage de votre village, dit-il, au milieu, au moment des cris. Les jardiniers l’ont recueilli parce que lui non plus ne lève jamais les yeux. Il les lève. Des bottes viennent par la futaie, beaucoup, au pas. « Mon capitaine, dit-il. Il nous compte tous les ans. Il lui en manque toujours un. »
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
    .success2b = Ils en veulent une seconde, pour la symétrie, et une vallée.

the-moving-queue = Vous voici au bout d’une file avant de savoir que c’en est une. Elle serpente entre les pieds : des hérissons, une ogresse avec une cruche, quelque chose dans un sac. En tête, paraît-il, il y a la tortue à la boutique. Elle est ouverte. Elle est aussi en marche, et comme elle n’a pas remarqué la file, personne encore n’a été servi ; mais la file suit, et l’on pense qu’elle s’arrêtera pour déjeuner. Le déjeuner se sent d’ici.
    .title = La file en marche
    .option1 = Faites la queue
    .success1 = Vous laissez passer l’ogresse. Il se trouve qu’elle gardait des places pour toute une famille comme la vôtre.
    .success1b = La tortue s’arrête. Confuse à mourir, elle sert tout le monde, dans l’ordre, et ferme en distribuant des cadeaux.
    .option2 = Coupez par le virage
    .success2 = On vous sert à l’instant. Soixante visages regardent qu’on vous rend la monnaie.
    .failure2 = Le virage cachait un virage. Vous retrouvez la file loin derrière le sac.

gills-and-footnotes = Elle est couchée sur le dos, sous un chapeau grand comme une chapelle, et en lit les lamelles. Tout est là, dit-elle, entre les plis, dans les petits caractères des spores : qui est passé, ce qu’il a plu, ce qu’il y avait au dîner. Elle a suivi l’histoire jusqu’au pied, et cela devient palpitant. Mais la page suivante est de l’autre côté, son cou s’est bloqué, et il faudrait tourner le champignon. Il grince, plein d’espoir.
    .title = Lamelles et notes en bas
    .option1 = Tournez le champignon
    .success1 = Elle voit la fin et dit « Oh ! » de telle façon que vous vous demanderez toujours.
    .success1b = Il y a une suite, mais elle pousse de votre côté. La dame emballe son coussin.
    .option2 = Tournez plutôt la lectrice
    .success2 = Vous la faites pivoter par les talons. Elle lit tout haut au passage, en y mettant le ton.
    .success2b = Elle vous donne ses notes jusqu’à la page neuf cents. Les versos sont encore blancs.

the-stampede = « Sauve qui peut ! hurle le bouvier. Écartez-vous ! Écartez les enfants ! » Vous sautez derrière un pied et vous regardez. Le chemin est plein d’escargots, coquille contre coquille, le cou tendu, l’œil fou au bout de sa tige. En prenant un caillou pour repère, on peut en voir un galoper. La barrière est à dix pas devant eux, grande ouverte. « Ils l’auront passée vendredi, gémit le bouvier en s’épongeant. Une fois qu’ils ont flairé la laitue, rien ne les retient. »
    .title = La ruée
    .option1 = Bâtissez à temps une clôture
    .success1 = Vous avez même le temps de la peindre. Les premiers la percutent samedi, avec un faible clic.
    .success1b = Vous lui montez un enclos couvert. Les larmes aux yeux, il paie en bon grès, du temps d’avant les escargots.
    .option2 = Détournez-les au champignon
    .success2 = Vous le traînez sous le nez du meneur. En quelques heures, toute la masse grondante fait volte-face.
    .success2b = Ils vous suivent jusqu’à leur propre pré, et le bouvier chante. C’est une chanson à très longues notes.
    .option3 = Chevauchez-en un jusqu’au bout
    .success3 = Vous vous cramponnez. Jamais vous n’êtes en danger, mais vous y passez deux jours, et trouvez tout ce qu’il dépasse.

minutes-of-the-cats = Neuf chats sont assis sur neuf chapeaux, en cercle, et regardent à côté les uns des autres. C’est une séance. Cela se voit au dixième, un vieux matou pourvu d’une oreille et demie, qui tient le procès-verbal en ne l’écrivant pas. À l’ordre du jour jusqu’ici : la chaleur, qui l’a, et pourquoi. Une patte se lève, est examinée, s’abaisse. À votre entrée dans la clairière toutes les têtes se tournent ; il semble que vous soyez le point suivant.
    .title = La séance des chats
    .option1 = Demandez la parole
    .failure1 = Vous êtes trop longs. L’un après l’autre ils ferment les yeux, et la motion est adoptée contre vous.
    .option2 = Attendez qu’on vous ignore
    .success2 = Cela prend une minute environ. La séance levée, libre à vous de chercher ce qui est tombé des sièges.
    .success2b = On vous ignore si complètement que vous voyez où ils le rangent.

a-motion-about-you = « Considérant que ces gens, dit le vieux matou à la cantonade, ont un village avec des toits, sous les toits des poêles, et que sur les poêles il n’y a personne. » Il s’élève un murmure comme de quarante moulins. Il vous regarde pour confirmation. Parmi les jeunes, sur le plus petit chapeau, un chat tigré fait sa toilette avec un grand détachement, et c’est la même épaule depuis votre arrivée. Que personne n’aille croire que cela l’intéresse.
    .title = Motion vous concernant
    .option1 = Décrivez les poêles
    .success1 = C’est adopté à l’unanimité, et l’on s’ajourne pour y réfléchir quelques années.
    .success1b = Le tigré ne vient pas avec vous. Il se trouve qu’il va dans cette direction, un peu en avant.
    .option2 = Déposez un amendement
    .success2 = Vous proposez que ce soit mis par écrit. Le scandale est tel qu’on vous paie pour remporter le papier.

somebodys-garden = Ici, les champignons poussent en rangs. Entre les rangs, à genoux, quelque chose de grand et de méticuleux arrache ceux qui ne sont pas des champignons. Cela chantonne en travaillant et s’essuie les doigts à une feuille. Cela n’a pas encore remarqué que vous n’êtes pas des champignons non plus. Derrière, en tas bien net, gît ce qui fut sarclé : des pissenlits, un poteau indicateur, le chapeau de quelqu’un, avec le quelqu’un encore dessous, indigné.
    .title = Le jardin de quelqu’un
    .option1 = Rampez le long du rang
    .success1 = Vous ressortez à l’autre bout, les genoux crottés et la bouche pleine.
    .option2 = Levez-vous, demandez du travail
    .success2 = On vous retourne, on cherche vos racines, et l’on vous confie la planche du fond. On paie à la poignée.
    .success2b = Vous sarclez jusqu’à la brune sans une faute. On vous arrose, par affection, et l’on vous laisse l’arrosoir.
    .failure2 = L’un d’entre vous est sarclé, tout doucement, et secoué pour faire tomber la terre.

pink-weather = Il tombe des spores roses, lentement, et tout le monde s’est mis à pouffer. Ce n’est que le temps. Mais en travers du chemin est assise une très grande personne coiffée d’un très petit bonnet. C’est un bonnet sérieux ; on l’a tricoté avec amour et sans prendre de mesures. La grande personne a entendu tout ce qui peut se dire sur le sujet, et s’est fait craquer les doigts d’une main. Vous riez de plus belle. On ne peut pas contourner.
    .title = Temps rose
    .option1 = Louez-le, les larmes aux yeux
    .success1 = Vous dites n’avoir jamais été aussi émus. Vous tenez à peine debout. La personne se tamponne un œil.
    .success1b = « C’est ma tante qui l’a fait », dit la personne, et sous le rose elle se met à rire aussi, pour la première fois depuis la tante.
    .option2 = Passez en courant et riant
    .success2 = Vous passez, en ramassant ce que vous pouvez du pique-nique. Derrière vous, on replie le bonnet pour toujours.
    .failure2 = On vous attrape, un dans chaque main, et l’on vous tient la tête en bas jusqu’à l’éclaircie.

a-ripe-field = Les vesses-de-loup sont mûres à perte de vue, hautes comme des veaux, tendues comme des tambours. Un panneau dit CHUT. Quelqu’un a même jugé utile de graver CHUT sur chacune des pierres du muret. Cela sent le placard sec. Le chemin traverse tout droit. À mi-parcours, sous une fine poussière brune, se dessinent quelques voyageurs qui n’ont pas fait chut : ils se pincent le nez, se portent à merveille, et ne sont plus pressés.
    .title = Un champ bien mûr
    .option1 = Traversez sur la pointe des pieds
    .success1 = Vous vous pincez le nez les uns des autres. Cela crée des liens pour la vie.
    .success1b = Au passage, vous époussetez un voyageur. Il vous remercie dans un souffle, et vous laisse le bout de sa corde pour continuer.
    .option2 = Faites-en éclater une
    .failure2 = Elle part comme un soupir, sa voisine aussi, et puis, de plus en plus sûres d’elles, toutes les autres.

inside-the-cloud = Là-dedans il fait brun et très calme. La poussière reste en suspens, et tout ce qui a jamais traversé ce champ y a laissé son creux : des chevreuils creux, une charrette creuse, un enfant creux avec son cerceau. On peut en faire le tour. Près du muret, il y a le creux de gens qui se penchent pour enterrer quelque chose ; et comme le nuage commence à retomber, il vous reste à peu près une minute pour voir où.
    .title = Au cœur du nuage
    .option1 = Creusez où ils creusaient
    .success1 = Ce n’était pas profond. Ils devaient rire ; on en voit encore la forme.
    .success1b = Sous le coffret, il y a un second trou, plus ancien, et une autre équipe de terrassiers, mieux outillée.
    .option2 = Cherchez l’enfant
    .success2 = Le cerceau vous conduit au vrai, furieux, brun et indemne, dont la famille s’était installée au bord pour l’attendre.

the-ring-comes-closer = Vous campez dans un rond de champignons, ce qui fait une clôture charmante. Quand vous levez le nez de la soupe, le rond est plus petit. Personne ne l’a vu bouger. Vous les comptez, vous regardez la soupe, vous recomptez : le même nombre, épaule contre épaule à présent, penchés, pâles et attentifs. Ils sentent le pain. Au milieu du cercle se trouvent, outre vous-mêmes, la marmite, le feu, et une histoire que l’un d’entre vous avait commencée.
    .title = Le rond se resserre
    .option1 = Continuez l’histoire
    .failure1 = Vous ratez la fin. Le rond s’élargit, dans un froissement de déception, et emporte la soupe.
    .option2 = Enjambez-les vite
    .success2 = Vous êtes passés. En vous retournant, vous les voyez serrés autour du feu, les mains tendues vers la flamme.
    .success2b = Dans votre hâte, vous en arrachez quelques-uns, avec ce dans quoi ils avaient pris racine.

the-shy-ones = Vous allez jusqu’au bout. Ils sont maintenant si près que vous êtes assis sur les genoux les uns des autres, et que le plus proche a posé son chapeau sur une cuisse. Silence. Puis, du dernier rang, quelque chose passe de chapeau en chapeau jusqu’à qui racontait : ils l’ont depuis une éternité, sans savoir pour qui c’était. Le plus petit voudrait savoir si le loup s’en est remis. Les autres font semblant que non.
    .title = Les timides
    .option1 = Dites que oui
    .success1 = Un soupir fait le tour. Au matin le rond est large comme un pré, et l’on vous en a donné un coin.
    .success1b = Vous lui inventez une chaumière, un jardin et une louve. On vous fait passer quelque chose qui luit.
    .option2 = Dites comment sont les loups
    .success2 = Ils y réfléchissent. Ils concluent, chapeau après chapeau, qu’il vaut mieux savoir, et paient ce que coûte le savoir.

the-thread-repeats = Des fils blancs courent dans le terreau d’un pied à l’autre et, vous le découvrez, répètent les choses. Ce que l’un de vous marmonne ressort plus loin, de sous un chapeau, un peu plus fort. Voici un attroupement. Il a des louches. Il écoute depuis ce matin, quand vous parliez de l’auberge d’hier : les lits, la soupe, les oreilles de l’aubergiste. L’aubergiste est au premier rang. Ce sont, de fait, des oreilles considérables.
    .title = Le fil répète tout
    .option1 = Vantez-le aux racines
    .success1 = Vous le confiez tout bas à une vesse-de-loup. Quand vous arrivez, il rajuste son tablier.
    .success1b = Les fils en rajoutent tout du long. Il aimerait savoir si vous avez vraiment dit « comme des voiles ».
    .option2 = Ne retirez rien sur la soupe
    .success2 = Une opinion franche, cela vaut de l’argent, et l’aubergiste, qui laisse la cuisine à sa femme, cherchait un témoin depuis longtemps.
    .failure2 = On vous fait finir la marmite, et puis on vous la fait payer.

bridge-on-a-slug = La limace est longue comme une grange, et elle dort. Elle est passée cette nuit sur la route, le péage et le ruisseau et, comme font les limaces, elle a gardé ce qui collait. Le pont est à présent sur son dos, avec les garde-fous, assez haut et un peu penché ; au milieu, le péager, sa lanterne à la main, refuse d’admettre que quoi que ce soit ait changé. Tout brille. Il vous crie que c’est le tarif habituel.
    .title = Le pont sur la limace
    .option1 = Montez et payez
    .success1 = Il vous tamponne la main. Pendant que vous traversez, l’autre rive s’avance poliment à votre rencontre.
    .success1b = Vous écoutez ses malheurs sur une lente lieue de pays. Au bout, il vous donne la corde avec laquelle il comptait partir.
    .option2 = Glissez-vous dessous
    .success2 = C’est long, mais il n’y faut aucune force. Pendant des années, on pourra se mirer dans ces manteaux.

a-tune-on-caps = Entre la terre ferme et vous s’étend un marais semé de chapeaux plats, comme un gué, et chacun, quand on y pose le pied, donne une note. Vous posez le pied. Boum. Sous le marais, des voix nombreuses, toutes graves, reprennent la note ; puis, avec douceur, chantent les deux suivantes d’un air, et se taisent. Cet air, vous le savez ; toutes les grands-mères le savaient. On attend la quatrième. Les chapeaux s’enfoncent un peu.
    .title = Un air sur les chapeaux
    .option1 = Sautez l’air jusqu’au bout
    .success1 = Vous vous rappelez jusqu’au refrain. Le refrain, c’est la terre ferme.
    .success1b = Vous faites le second couplet, celui où votre grand-mère s’arrêtait. Le marais se tient coi pour l’entendre.
    .option2 = Foncez tout droit
    .success2 = Le bruit est affreux, mais bref, et il décroche une partie de ce que le marais avait amassé.
    .failure2 = Vous marchez sur une chose plate qui n’est pas un chapeau, qui n’est pas contente, et qui n’est pas juste.

put-nothing-down = Temps bleu. Il flotte entre les pieds comme de la farine, et tout ce qu’on y pose prend racine. Le bâton de l’un de vous a déjà des feuilles. La borne où vous vous asseyez se révèle être un fromage, mis de côté par un charretier la semaine dernière. Le temps d’un soupir sans bouger, et vous sentez vos talons y songer. Autour de vous prospère ce que d’autres ont posé : un verger de bêches, une haie de bagages et toute une rangée de berceaux, vides, en boutons.
    .title = Ne posez rien
    .option1 = Marchez sans arrêt
    .success1 = Vous tournez en rond jusqu’à l’éclaircie, en cueillant des mouchoirs.
    .success1b = Une corde à linge retournée à l’état sauvage a envahi la haie sur une demi-lieue. Vous en coupez une bonne longueur.
    .option2 = Plantez un fruit
    .success2 = Un petit trou, un pas en arrière, et vous déjeunez en marchant. Au dessert, c’est mûr.
    .option3 = Plantez vos talons
    .success3 = Vous y restez jusqu’à midi. Quand vous en sortez, le bleu a donné à chaque botte une belle récolte de boucles.
    .success3b = Vos racines descendent très loin et trouvent un endroit vide. Il est à vous ; vous y avez poussé.
    .failure3 = Quand vous changez d’avis, il faut une jardinière pour vous sortir de là, et elle le fait sans lever les yeux.

moss-with-manners = C’est une mousse qui sait où vous avez mal. On s’arrête pour secouer une botte, et elle se soulève, tiède, sous l’endroit exact du dos. Il y a déjà du monde, bordé jusqu’au menton, avec le calme de ceux qui comptaient partir lundi. Leurs chapeaux sont accrochés aux pieds des champignons. Une dame ouvre les yeux et dit, de fort bonne humeur, qu’elle se lèverait si on l’y forçait. La mousse se met à ronronner.
    .title = Une mousse prévenante
    .option1 = Forcez-la à se lever
    .success1 = Jusqu’au carrefour, elle est hors d’elle. Là, elle vous serre la main à tous et demande ce qu’il y a à faire.
    .failure1 = Vous vous asseyez pour avoir une meilleure prise. Il est jeudi quand vous y repensez.
    .option2 = Empruntez les chapeaux
    .success2 = Personne ne se réveille. Quelqu’un murmure qu’il y en a un mieux derrière.
    .success2b = Il y en avait un mieux, avec une bourse dedans. La mousse ne ronronne plus.

a-vote-on-your-shoulder = Il vous pleut dessus, et vous n’y prenez pas garde, jusqu’à ce que de petits champignons vous poussent sur les épaules. Ils ne gênent pas. Ils sentent la noix. L’après-midi ils se sont organisés, et au carrefour ils votent : une légère traction vers la gauche, du côté gauche de chacun. Vous vouliez aller à droite. Les épaules droites commencent à murmurer qu’on les prend pour acquises. Ils sont, tiennent-ils à préciser, vos électeurs.
    .title = Les élus de vos épaules
    .option1 = Cédez à la majorité
    .success1 = La route de gauche est plus longue et plus jolie. Vos épaules vous signalent les curiosités.
    .option2 = Rasez-les
    .success2 = C’est vite fait, et au beurre ils sont excellents.
    .success2b = Vous n’en laissez pas un, vous vous sentez plus légers, et pendant quelques jours assez peu représentés.

a-new-constituency = La route de gauche s’arrête à la mairie, qui est une souche avec un drapeau. Le Sous-Maire sort en personne accueillir les nouveaux élus, et voit alors sur quoi ils poussent. Rien dans le règlement ne prévoit que le terrain ait des opinions. On envoie chercher des commis. Vos épaules se tiennent très droites. Il vous prend à part et demande, derrière sa chaîne de cuillers, ce que vous voudriez pour ne pas bouger avant le vote du budget.
    .title = Une circonscription nouvelle
    .option1 = Défendez vos épaules
    .success1 = Elles font tout passer, à une voix près. On vous remercie par un discours dont vous êtes la tribune.
    .success1b = Le premier acte de la nouvelle assemblée est d’imprimer ses débats, sur vous et, comme vous protestez, sur papier.
    .option2 = Faites-vous payer
    .success2 = Le budget passe par-dessus vos têtes. Au retour, vos épaules ne vous adressent plus la parole.

nearly = Un escalier s’enroule autour d’un des grands pieds, admirablement fait, avec à chaque tour un palier et un pot de fleurs. Il mène à un bruit de marteau. De temps en temps le marteau s’arrête et une voix crie : « Presque ! » Alors le champignon pousse d’une main, en grinçant, la voix dit quelque chose de bref, et le marteau reprend. Des bouts de planches tombent en crépitant comme une averse. Cela fait beaucoup de planches.
    .title = Presque
    .option1 = Montez l’escalier
    .success1 = Vous comptez les paliers, puis vous renoncez. Chaque pot a sa fleur à lui, et un carton avec la date.
    .option2 = Ramassez les planches
    .success2 = Du bon bois, à peine entamé. À la futaie d’à côté, on a toujours besoin de bois.
    .success2b = Vous les empilez au pied, par longueur. Là-haut, la voix s’en aperçoit et vous lance une paie, dans une chaussette.

glogo-builds = En haut, il y a Glogo. Il est rond, rouge, hérissé dans toutes les directions, et si heureux d’avoir de la visite qu’il se tape sur le pouce. Il voulait, dit-il, poser une chambre sur un champignon, et voilà quatre cents fois qu’il y pose la même. Il adore ça. Tout de même, existe-t-il quelque part une maison qui, une fois finie, garde sa taille ? Cela sent le copeau frais. Il a cessé de respirer.
    .title = Glogo construit
    .option1 = Parlez-lui de votre village
    .success1 = « La même taille ? dit Glogo. Tous les matins ? » Il descend devant vous, et vous l’entendez qui tapote chaque marche en guise d’adieu.
    .option2 = Commandez-lui une chambre
    .success2 = Il lui manquait une deuxième paire de mains, et vous en avez plusieurs. Il partage ce qu’il a gagné.
    .success2b = Il la construit par terre, à l’essai. Trois fois il revient voir si elle a bougé.

the-lead-held-by-nobody = Voici venir une truie truffière, grasse, tachetée, et qui tire. De son collier part une laisse, tendue, jusqu’à hauteur de main environ, et là elle s’arrête. Il n’y a pas de main. Quand la truie force, la laisse cède un peu, comme si elle entraînait quelqu’un ; quand elle s’assied, la laisse attend. Derrière, le terreau s’aplatit par paires, de la taille d’un pied. La truie vous regarde, regarde la laisse, vous regarde encore. Elle a flairé quelque chose.
    .title = La laisse tenue par personne
    .option1 = Suivez la truie
    .success1 = Elle trouve ce qu’elle avait flairé et partage, loyalement, avec vous et avec l’air.
    .option2 = Prenez la laisse
    .success2 = Vous tirez. Cela résiste un peu, et puis, tout doucement, cela ne résiste plus. C’est une corde solide, bien entretenue.
    .success2b = Il pleut des objets : une bourse, une pipe, un bon couteau. Qui que ce soit, il a levé les mains.

where-she-digs = Elle fouille au pied d’un champignon et déterre, en fait de truffe, un orteil. Le reste suit : un homme de pierre, couché sur le dos, souriant, une laisse de pierre au poing. La truie le flaire d’un bout à l’autre et s’assied près de sa tête, comme les bons chiens. Derrière elle la laisse a molli, telle une main qui ne sait plus ce qu’elle tenait. Il y a une odeur de pluie, et pas de pluie. Personne ne veut parler le premier.
    .title = Là où elle fouille
    .option1 = Donnez-lui la laisse
    .success1 = Les doigts de pierre ont été sculptés pour elle. La truie bâille, et se couche en travers de ses pieds.
    .success1b = Vous vous éloignez ; il y a un déclic, comme d’un portillon. À la place de chaque œil, une pierre violette, fermée, et c’est pour vous.
    .option2 = Creusez dessous
    .success2 = Vous le roulez de côté aussi décemment que possible. Le filon sur lequel il reposait est tiède.

a-pond-upstairs = Un chapeau s’est renversé lors d’une vieille tempête et repose à l’envers dans les bras de trois autres, très haut, grand comme un étang. C’est un étang. La pluie l’a rempli, les roseaux l’ont trouvé et, sous vos yeux, un poisson saute, voit où il est, et retombe avec un claquement. Une échelle de corde pend, son dernier barreau bien hors d’atteinte ; et sur ce barreau se tient une dame héron, qui considère l’ensemble comme sien.
    .title = Un étang à l’étage
    .option1 = Grimpez malgré le héron
    .success1 = Vous lui laissez la plus grosse part. Elle n’avait jamais supposé autre chose.
    .success1b = En descendant, vous emportez l’échelle. Elle s’en passera ; elle ne faisait que s’asseoir dessus.
    .option2 = Percez un petit trou
    .success2 = L’étang descend en une mince ficelle brillante, et de temps à autre il y a un nœud dedans.
    .success2b = Vous remettez la bonde avant qu’il soit vide. Avec la dernière eau vient ce que les gens jettent dans les étangs.

one-each = Dans une clairière pousse un arbre, un vrai, un pommier, avec des feuilles. Personne ne l’a planté, que l’on sache. Les pommes sont blanches comme des cierges et sentent septembre. Une planchette est clouée au tronc : UNE CHACUN. Vous regardez autour de vous. L’herbe est pleine d’empreintes, sabots, pattes, pieds nus, une roue ; toutes vont jusqu’à l’arbre, toutes en repartent, et le long de chaque piste il y a un trognon, un seul.
    .title = Une chacun
    .option1 = Prenez-en une chacun
    .success1 = Vous posez vos trognons avec les autres. En partant, vous entendez l’arbre changer de jambe, et soupirer d’aise.
    .option2 = Secouez l’arbre
    .success2 = Elles tombent comme grêle. Vous ne pouvez pas tout porter, et l’arbre ne les ramasse pas.
    .success2b = Vous le dépouillez, et vendez ce que vous ne mangez pas. Quand vous repassez, il n’y a plus qu’une planchette, et elle dit AUCUNE.

prints-of-passers-by = Le grand chapeau pâle au-dessus de cette pierre lâche ses spores la nuit, et ce qu’il lâche, ce sont des images. Il y en a sur la pierre, sur les feuilles, sur une pile de papier neuf que quelqu’un a laissée là sous un poids : de fins portraits bruns de tous ceux qui se sont reposés ici. Un colporteur. Un renard, flatté. La feuille du dessus est en train de se faire, grain par grain. Vous attendez. C’est vous ; mais vous riez, et derrière vous il y a de la lumière.
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

mother-pell-likes-lakes = « Vous êtes allés chez mon fils », dit la mère Pell, qui voit cela au bleu de vos doigts. Son encre à elle est verte. Elle est assise sous un chapeau, ses cartes étalées autour d’elle comme des jupes, et sur toutes il y a des lacs là où vous n’en avez point vu. « Il dessine ce qui sera, dit-elle. Attendre, le premier sot en est capable. Moi, je dessine ce qui devrait être, et ensuite il faut bien que quelqu’un s’en occupe. » Elle coupe un fil avec les dents et regarde vos bottes.
    .title = La mère Pell aime les lacs
    .option1 = Achetez un lac
    .success1 = Elle vous le roule tout humide. À l’intérieur, on l’entend clapoter.
    .option2 = Comparez les deux cartes
    .success2 = Elles s’accordent sur un point, un village sur une colline, et toutes deux l’ont mal orthographié.
    .success2b = Vous lui faites voir que les portes du fils donnent toutes sur ses lacs à elle. Elle se tait, le temps que l’encre sèche. « Il mange ? » dit-elle.

the-lake-she-likes = À l’endroit du lac, il y a une cuvette pleine de fougères. Vous déroulez la feuille et la posez, comme elle vous l’a dit, face verte au-dessus. Rien ne se passe ; puis vous remarquez que vos bottes sont mouillées. L’eau monte, froide, claire, avec une odeur de pierre. Un héron tourne. Il ne manque que deux choses, dit la carte en petites lettres vertes : quelque chose de vivant, et un rivage avec quelqu’un dessus qui soit content.
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

to-a-hundred = « Vous vous cachez, disent les enfants champignons, et nous, on compte. » Ils vous arrivent à la cheville et sont très nombreux ; ils l’étaient moins quand vous vous êtes assis. Ils se tournent vers un pied et commencent, tous ensemble, avec des voix de doigt mouillé sur un verre. Ils ne semblent pas bien savoir ce qui vient après sept. Le prix est sur une feuille : une chose ronde, emballée, un coin qui colle. Refuser ne serait guère loyal.
    .title = On compte jusqu’à cent
    .option1 = Cachez-vous bien
    .failure1 = On vous trouve aussitôt, tous, à votre respiration. Il paraît que les autres n’ont jamais respiré.
    .option2 = Cachez-vous mal
    .success2 = On vous trouve, à grands cris, derrière le pied le plus mince de la futaie. Ils veulent recommencer.
    .success2b = On vous trouve neuf fois. La dixième, ils vous laissent gagner, et ils sont très gentils avec vous.

nobody-comes = Vous vous êtes vraiment bien cachés. Il y a longtemps qu’on ne compte plus ; il y a eu des froissements, des rires étouffés ; puis ce fut l’heure du goûter, on les a appelés, et maintenant il fait nuit et vous êtes toujours sous une souche. Avec vous, un monsieur au col démodé pose un doigt sur ses lèvres. Lui non plus, on ne l’a pas encore trouvé, souffle-t-il. Il est en train de gagner. Sur ses genoux, pour la compagnie, il a rassemblé un nombre remarquable de choses qui brillent.
    .title = Personne ne vient
    .option1 = Dites-lui que c’est fini
    .success1 = « Ai-je gagné ? » dit-il. Vous dites que personne n’est seulement arrivé près de lui.
    .success1b = Vous le menez jusqu’à une porte surmontée d’une lampe. Quelqu’un ouvre, très vieux, et lui dit : « Trouvé. »
    .option2 = Jouez contre lui
    .success2 = Vous tenez plus longtemps que lui, d’un éternuement, peu avant l’aube. Il paie ; il commençait à croire qu’il n’aurait jamais à le faire.
