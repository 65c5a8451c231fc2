# What is said at every table, whatever the game; a game may have words of its own for any of it.

a-seat = Player { $number }
empty = { "" }
no-dice = no dice
and-list = { " and " }
or-list = { " or " }
goods-nothing = nothing

prompt-over = The game is over. Victory for { $who }!
prompt-chance = The dice and the cards decide.
prompt-waiting = Waiting for { $who }: { $what }.
prompt-chosen = You have chosen. You may change your mind as long as others are choosing: { $who }.

refuse-not-your-turn = it is not your turn to answer; waiting for { $who }
refuse-no-such-choice = this is not among the choices here
refuse-game-over = the game is over
refuse-undo-locked = nothing can be taken back across a die, a draw, a reveal or another player’s answer
