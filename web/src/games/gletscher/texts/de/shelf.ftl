# Was die Lobby, ein Tisch und die Danksagung davon sagen.

game-gletscher = Am Rande des Gletschers
    .short = Gletscher
    .claim = Führe einen Clan durch die Jahre am Rand des Eises. Im Winter werden Trophäen gezählt, dann das Essen.
round-gletscher = Jahr { $n }
credit-gletscher = Am Rande des Gletschers ist ein Spiel von Anja und Patrick Menon.
