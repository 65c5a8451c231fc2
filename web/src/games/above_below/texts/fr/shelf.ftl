# Ce qu’en disent l’accueil, une table et les crédits.

game-above_below = Above and Below
    .short = Above and Below
    .claim = Bâtissez un village en surface et un autre, plus étrange, dessous. Chaque grotte ouvre une histoire. Prenez une lanterne.
round-above_below = manche { $n }
credit-above_below = Above and Below est un jeu de Ryan Laukat, publié par Red Raven Games.
