# Was die Lobby, ein Tisch und die Danksagung davon sagen.

game-above_below = Above and Below
    .short = Above and Below
    .claim = Baue ein Dorf auf der Erde und ein seltsameres darunter. Jede Höhle öffnet eine Geschichte. Nimm eine Laterne mit.
round-above_below = Runde { $n }
credit-above_below = Above and Below ist ein Spiel von Ryan Laukat, erschienen bei Red Raven Games.
