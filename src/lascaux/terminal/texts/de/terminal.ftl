# The terminal's own words, for any game. A file beside this one has those of a game's drawing.

## The question

you = (du)
hint-enter = Enter: weiter
hint-why = ? warum nicht
hint-u = u zurück
hint-l = l Verlauf
hint-t = t Tisch
hint-h = h Hilfe
hint-q = q Ende
refused = { $clause }: { $reason }
refused-wish = { $clause }: { $reason } — { $wish }
only-you = (das siehst nur du)
more-log = … früher: l
not-understood =
    { $choices ->
        [one] „{ $typed }“ verstehe ich nicht. Tipp 1 oder drück Enter; h zeigt den Rest.
       *[other] „{ $typed }“ verstehe ich nicht. Tipp eine Zahl von 1 bis { $choices }; h zeigt den Rest.
    }
no-such-number =
    { $choices ->
        [one] Eine { $number } gibt es hier nicht: Zur Wahl steht nur 1.
       *[other] Eine { $number } gibt es hier nicht: Zur Wahl stehen 1 bis { $choices }.
    }
no-such-clause = Eine Regel „{ $clause }“ gibt es nicht. Sie gehen von { $first } bis { $last }; r allein zählt sie auf.
no-such-card = Keine Karte heißt „{ $card }“. Tipp c und ein Stück ihres Namens oder die Nummer einer Wahl, die eine nennt.
nothing-refused = Hier ist nichts verboten: Was es gibt, steht zur Wahl.

type-number = Zahl
type-why = ?
type-l = l
type-t = t
type-u = u
type-r = r { $clause }
type-c = c Name
type-h = h
type-q = q
help-number = beantwortet die Frage
help-why = was du jetzt nicht tun kannst und welche Regel es verbietet
help-l = der Verlauf dieser Runde
help-t = der ganze Tisch
help-u = nimmt deine letzte Antwort zurück, außer es kam ein Wurf, eine Karte oder jemand dazwischen
help-r = liest eine Regel vor; r allein zählt alle auf
help-c = eine Karte von nahem; auch c und die Nummer einer Wahl
help-h = diese Liste
help-q = verlässt das Spiel

## Around the game

a-person = (ein Mensch)
a-bot = (Bot: { $name })
level-child = Kind: meint es gut und macht oft einfach irgendwas. Für deine ersten Partien.
level-gatherer = Sammlerin: schaut einen Schritt voraus und nimmt, was glänzt. Manchmal war es nur ein Kiesel.
level-hunter = Jäger: wägt jeden Schritt genau ab und lässt sich selten etwas entgehen.
level-elder = Älteste: lässt sich Zeit und liest den Tisch wie Spuren im Schnee.
variants = Varianten: { $names }.
promise = Das Glück steht vor dem ersten Wurf fest und lässt sich nach dem letzten prüfen. Sein Fingerabdruck (SHA-256 des Startwerts):
press-enter = Drück Enter.{ " " }
pass-keyboard = Gib die Tastatur an { $who } weiter. Alle anderen schauen weg!
proof = Das war der Startwert für alles Glück. Sein SHA-256 ist der Fingerabdruck vom Anfang:
proof-command = So wird alles noch einmal gewürfelt und gezogen:
proof-unsaved = Spiel nächstes Mal mit --save DATEI: Dann beweist lascaux verify DATEI jeden Wurf.
saved = Das Spiel ist in { $file } gespeichert.
go-on = So geht es weiter:
not-saved = Das Spiel wurde nicht gespeichert. Spiel nächstes Mal mit --save DATEI.

## Saved games

saved-games = Deine gespeicherten Spiele, das neueste zuerst. Sie liegen in { $folder }.
saved-none = Noch ist kein Spiel gespeichert. lascaux play legt jedes Spiel in { $folder } ab oder in der Datei, die du mit --save nennst.
saved-people =
    { $n ->
        [1] du
       *[other] { $n } Menschen
    }
saved-bots =
    { $n ->
        [1] { $bot }
       *[other] { $bot } × { $n }
    }
saved-deck = mit anderen Karten als unseren
saved-setup = Aufbau
# A game may say this its own way, such as “year 3”.
round = Runde { $n }
saved-won = zu Ende: gewonnen
saved-lost = zu Ende: verloren
saved-over = zu Ende

## Replay

replay-seat = Aus der Sicht von { $who }.
replay-no-round = Eine Runde { $round } gibt es nicht: Die letzte ist { $last }.
replay-help = Enter: weiter · eine Zahl: zu dieser Runde · t Tisch · a alles Übrige · q Ende
replay-unfinished = Hier endet die Aufzeichnung, das Spiel noch nicht.
