# The terminal's own words. The game's are in its folder.

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
type-r = r K19
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
saved-round =
    { $round ->
        [0] Aufbau
       *[other]
            { $game ->
                [gletscher] Jahr { $round }
               *[other] Runde { $round }
            }
    }
saved-won = zu Ende: gewonnen
saved-lost = zu Ende: verloren
saved-over = zu Ende

## Replay

replay-seat = Aus der Sicht von { $who }.
replay-no-round = Eine Runde { $round } gibt es nicht: Die letzte ist { $last }.
replay-help = Enter: weiter · eine Zahl: zu dieser Runde · t Tisch · a alles Übrige · q Ende
replay-unfinished = Hier endet die Aufzeichnung, das Spiel noch nicht.

## Krom

krom-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    } · { $goal } Punkte zum Sieg
krom-race = Wettlauf
krom-hit-points = Leben
krom-kg = { $weight } kg
krom-cards = Karten
krom-points = Punkte
krom-stunned = bewusstlos
krom-trophy = Trophäe
krom-realised = Verwirklicht
krom-kromosaurus = Kromosaurier
krom-ties = Gleichstand: ▲ an die Schwereren, ▼ an die Leichteren.
krom-not-here = streift noch anderswo umher
krom-pile = Stapel { $n }
krom-worth =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
krom-preys = Beute
krom-need =
    { $dice ->
        [one] { $dice } Würfel, { $value }+
       *[other] { $dice } Würfel, { $value }+
    }
krom-hand = Deine Hand
krom-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
krom-no-cards = keine Bonuskarten
krom-known = Du weißt: { $who } hat „{ $card }“.
krom-supply = Vorrat
krom-unlimited = unbegrenzt
krom-piles = Sammelstapel { $picking } · Bonusstapel { $bonus }
krom-combat = Kampf
krom-in-play = Im Spiel
krom-plays = { $who } spielt „{ $card }“: { $effect }
krom-plays-on = { $who } spielt „{ $card }“ gegen { $target }: { $effect }
krom-dice = Würfel
krom-lifted = zum Nachwürfeln:
krom-won-goal = { $who } gewinnt! Mit { $points } Punkten ist das Ziel von { $goal } erreicht (K26), in Runde { $round }.
krom-won-end =
    { $winners ->
        [one] { $who } gewinnt! Das Ziel von { $goal } hat niemand erreicht, aber { $points } Punkte sind die meisten (K37).
       *[other] Geteilter Sieg für { $who }! Das Ziel von { $goal } hat niemand erreicht; je { $points } Punkte sind die meisten (K37).
    }
krom-source = woher

## Gletscher

gletscher-clan-lion = Löwe
gletscher-clan-horse = Pferd
gletscher-clan-wolf = Wolf
gletscher-clan-boar = Eber
gletscher-year =
    { $year ->
        [0] Aufbau
       *[other] Jahr { $year }
    } · Ziel: { $goal } Trophäen
gletscher-winter-in =
    { $n ->
        [0] als Nächstes der Winter
        [one] Winter nach { $n } Karte
       *[other] Winter nach { $n } Karten
    }
gletscher-last-turn = der letzte Zug des Jahres
gletscher-trophies = Trophäen
gletscher-hunters = Jäger
gletscher-food = Nahrung
gletscher-clan = Clankarten
gletscher-fate = Schicksal
gletscher-outcome-fed = satt
gletscher-outcome-half-fed = halb satt
gletscher-outcome-hungry = hungrig
gletscher-mark-migrating = auf Wanderung
gletscher-mark-asleep = Artefakt schläft
gletscher-row = Aufgedeckt
gletscher-kind-prey = Beute
gletscher-kind-herb = Kraut
gletscher-kind-weapon = Waffe
gletscher-kind-artefact = Artefakt
gletscher-kind-event = Ereignis
gletscher-kind-winter = Winter
gletscher-slot-taken = genommen
gletscher-slot-caught = erlegt
gletscher-slot-gathered = gesammelt
gletscher-slot-past = vorbei
gletscher-reach = erreiche { $n }
gletscher-feeds = Nahrung { $n }
gletscher-story = Geschichte { $n }
gletscher-size-small = klein +{ $n }
gletscher-size-large = groß +{ $n }
gletscher-as-weapon = als Waffe { $bonus }
gletscher-caves = Höhlen
gletscher-empty = nichts
gletscher-in-store = Nahrung { $food }, Geschichte { $story }
gletscher-hand = Schicksal
gletscher-copies =
    { $n ->
        [1] { $card }
       *[other] { $card } × { $n }
    }
gletscher-no-fate = keine Karten
gletscher-colour-green = grüne Schicksalskarte
gletscher-colour-red = rote Schicksalskarte
gletscher-colour-yellow = gelbe Schicksalskarte
gletscher-hunt = Die Jagd
gletscher-need = nötig { $need }, vorhanden { $have }
gletscher-crew = { $sent } Jäger, { $needed } nötig
gletscher-by-team = Trupp
gletscher-by-storm = Sturm
gletscher-in-play = Im Spiel
gletscher-plays = { $who } spielt „{ $card }“ gegen { $target }
gletscher-hits = { $card }: { $target }
gletscher-gathering = Versammlung
gletscher-nobody = niemand
gletscher-meal = Das Essen
gletscher-laid = { $food } von { $price }
gletscher-piles = Stapel
gletscher-piles-line = Jagd { $hunt } (Ablage { $discards }) · Clan { $clan } · Schicksal { $fate }
gletscher-won =
    { $winners ->
        [one] { $who } gewinnt im Jahr { $year } mit { $trophies } Trophäen (G27)!
       *[other] { $who } teilen sich den Sieg im Jahr { $year } mit je { $trophies } Trophäen (G27)!
    }
gletscher-won-end =
    { $winners ->
        [one] { $who } gewinnt! Nach dem { $year }. Winter ist Schluss; { $trophies } Trophäen sind die meisten (G27).
       *[other] { $who } teilen sich den Sieg! Nach dem { $year }. Winter ist Schluss; sie haben je { $trophies } Trophäen (G27).
    }
