# Ce qui se dit à toutes les tables, quel que soit le jeu ; un jeu peut avoir ses propres mots.

a-seat = Joueur { $number }
empty = { "" }
no-dice = aucun dé
and-list = { " et " }
or-list = { " ou " }
goods-nothing = rien

prompt-over = La partie est finie. Victoire pour { $who } !
prompt-chance = Les dés et les cartes décident.
prompt-waiting = On attend { $who } : { $what }.
prompt-chosen = Votre choix est fait. Vous pouvez encore changer d’avis tant que d’autres choisissent : { $who }.

refuse-not-your-turn = ce n’est pas à vous de répondre ; on attend { $who }
refuse-no-such-choice = ce choix n’existe pas ici
refuse-game-over = la partie est finie
refuse-undo-locked = rien ne se reprend après un dé, une pioche, une révélation ou la réponse d’un autre
