# Was die Lobby, ein Tisch und die Danksagung davon sagen.

game-krom = Krom: Evolution
    .short = Krom
    .claim = Vier Orte, eine Wahl, alle zugleich. Jage, klettere, pflücke Beeren, verhau deine Freunde. Wer zuerst genug erfindet, gewinnt.
round-krom = Runde { $n }
credit-krom = Krom: Evolution ist ein Spiel von Kevin Berenger und Xavier Baud, illustriert von Damien Cornu, erschienen bei Borderline Éditions (2021).
