# Above and Below in the browser: the village, the market, the actions.
above_below-thing-mushroom = Fungo
above_below-thing-fish = Pesce
above_below-thing-fruit = Frutto
above_below-thing-rope = Corda
above_below-thing-pot = Vaso
above_below-thing-paper = Carta
above_below-thing-ore = Minerale
above_below-thing-amethyst = Ametista
above_below-thing-cider = Sidro
above_below-thing-potion = Pozione
above_below-thing-coins = Monete
above_below-thing-bed = Letti
above_below-thing-lantern = Lanterne
above_below-thing-points = Punti
above_below-thing-reputation = Reputazione

# The book, the night and the end.
