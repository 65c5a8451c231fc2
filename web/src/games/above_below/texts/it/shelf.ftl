# Che cosa ne dicono l’ingresso, un tavolo e i riconoscimenti.

game-above_below = Above and Below
    .short = Above and Below
    .claim = Costruisci un villaggio in superficie e uno più strano sottoterra. Ogni grotta apre una storia. Porta una lanterna.
round-above_below = round { $n }
credit-above_below = Above and Below è un gioco di Ryan Laukat, pubblicato da Red Raven Games.
