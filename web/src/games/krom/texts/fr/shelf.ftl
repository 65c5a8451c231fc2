# Ce qu’en disent l’accueil, une table et les crédits.

game-krom = Krom: Evolution
    .short = Krom
    .claim = Quatre lieux, un choix, tous en même temps. Chassez, grimpez, cueillez, assommez vos amis. Qui invente assez le premier l’emporte.
round-krom = manche { $n }
credit-krom = Krom: Evolution est un jeu de Kevin Berenger et Xavier Baud, illustré par Damien Cornu, publié par Borderline Éditions (2021).
