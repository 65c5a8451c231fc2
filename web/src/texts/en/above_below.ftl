# Above and Below in the browser: the village, the market, the actions.
above_below-thing-mushroom = Mushroom
above_below-thing-fish = Fish
above_below-thing-fruit = Fruit
above_below-thing-rope = Rope
above_below-thing-pot = Pot
above_below-thing-paper = Paper
above_below-thing-ore = Ore
above_below-thing-amethyst = Amethyst
above_below-thing-cider = Cider
above_below-thing-potion = Potion
above_below-thing-coins = Coins
above_below-thing-bed = Beds
above_below-thing-lantern = Lanterns
above_below-thing-points = Points
above_below-thing-reputation = Reputation

# The book, the night and the end.
