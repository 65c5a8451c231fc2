# Above and Below in the browser: the village, the market, the actions.
above_below-thing-mushroom = Pilz
above_below-thing-fish = Fisch
above_below-thing-fruit = Frucht
above_below-thing-rope = Seil
above_below-thing-pot = Topf
above_below-thing-paper = Papier
above_below-thing-ore = Erz
above_below-thing-amethyst = Amethyst
above_below-thing-cider = Cidre
above_below-thing-potion = Trank
above_below-thing-coins = Münzen
above_below-thing-bed = Betten
above_below-thing-lantern = Laternen
above_below-thing-points = Punkte
above_below-thing-reputation = Ruf

# The book, the night and the end.
