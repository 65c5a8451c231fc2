# Che cosa ne dicono l’ingresso, un tavolo e i riconoscimenti.

game-krom = Krom: Evolution
    .short = Krom
    .claim = Quattro luoghi, una scelta, tutti insieme. Caccia, scala, raccogli bacche, bastona gli amici. Vince chi inventa abbastanza per primo.
round-krom = turno { $n }
credit-krom = Krom: Evolution è un gioco di Kevin Berenger e Xavier Baud, illustrato da Damien Cornu, pubblicato da Borderline Éditions (2021).
