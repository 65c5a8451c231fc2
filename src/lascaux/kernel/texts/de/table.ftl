# Was an jedem Tisch gesagt wird, bei jedem Spiel; ein Spiel darf seine eigenen Worte haben.

a-seat = Spieler { $number }
empty = { "" }
no-dice = keine Würfel
and-list = { " und " }
or-list = { " oder " }
goods-nothing = nichts

prompt-over = Das Spiel ist aus. Sieg für { $who }!
prompt-chance = Würfel und Karten entscheiden.
prompt-waiting = Warten auf { $who }: { $what }.
prompt-chosen = Du hast gewählt. Du kannst es dir anders überlegen, solange andere noch wählen: { $who }.

refuse-not-your-turn = du bist nicht gefragt; gewartet wird auf { $who }
refuse-no-such-choice = das steht hier nicht zur Wahl
refuse-game-over = das Spiel ist aus
refuse-undo-locked = über einen Wurf, eine gezogene oder aufgedeckte Karte oder die Antwort anderer hinweg lässt sich nichts zurücknehmen
