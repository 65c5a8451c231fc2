# What the lobby, a table and the credits say of it.

game-krom = Krom: Evolution
    .short = Krom
    .claim = Four places, one choice, all at once. Hunt, climb, pick berries, club your friends. The first to invent enough wins.
round-krom = round { $n }
credit-krom = Krom: Evolution is a game by Kevin Berenger and Xavier Baud, illustrated by Damien Cornu, published by Borderline Éditions (2021).
