# What the lobby, a table and the credits say of it.

game-above_below = Above and Below
    .short = Above and Below
    .claim = Build a village on the ground and a stranger one under it. Every cave opens a story. Bring a lantern.
round-above_below = round { $n }
credit-above_below = Above and Below is a game by Ryan Laukat, published by Red Raven Games.
