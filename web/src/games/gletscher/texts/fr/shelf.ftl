# Ce qu’en disent l’accueil, une table et les crédits.

game-gletscher = Am Rande des Gletschers
    .short = Gletscher
    .claim = Menez un clan d’année en année au bord des glaces. L’assemblée d’hiver compte les trophées, puis les vivres.
round-gletscher = année { $n }
credit-gletscher = Am Rande des Gletschers est un jeu d’Anja et Patrick Menon.
