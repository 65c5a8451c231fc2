# What the lobby, a table and the credits say of it.

game-gletscher = Am Rande des Gletschers
    .short = Gletscher
    .claim = Lead a clan through years at the edge of the ice. The winter gathering counts trophies, then it counts food.
round-gletscher = year { $n }
credit-gletscher = Am Rande des Gletschers is a game by Anja and Patrick Menon.
