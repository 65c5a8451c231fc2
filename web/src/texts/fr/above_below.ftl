# Above and Below in the browser: the village, the market, the actions.
above_below-thing-mushroom = Champignon
above_below-thing-fish = Poisson
above_below-thing-fruit = Fruit
above_below-thing-rope = Corde
above_below-thing-pot = Pot
above_below-thing-paper = Papier
above_below-thing-ore = Minerai
above_below-thing-amethyst = Améthyste
above_below-thing-cider = Cidre
above_below-thing-potion = Potion
above_below-thing-coins = Pièces
above_below-thing-bed = Lits
above_below-thing-lantern = Lanternes
above_below-thing-points = Points
above_below-thing-reputation = Réputation

# The book, the night and the end.
