# Che cosa ne dicono l’ingresso, un tavolo e i riconoscimenti.

game-gletscher = Am Rande des Gletschers
    .short = Gletscher
    .claim = Guida un clan di anno in anno ai bordi del ghiaccio. Il raduno d’inverno conta i trofei, poi conta il cibo.
round-gletscher = anno { $n }
credit-gletscher = Am Rande des Gletschers è un gioco di Anja e Patrick Menon.
