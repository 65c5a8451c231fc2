### Gletscher, das Stammesdeck: Kartennamen und Randbemerkungen.

## Wild

card-hare-running-late = Hase, spät dran
    .flavour = Zu spät zum Essen. Zu deinem.
card-ptarmigan-not-here = Schneehuhn, nicht da
    .flavour = Nur Schnee. Der Schnee hat geblinzelt.
card-marmot-on-sentry = Murmeltier auf Posten
    .flavour = Hat dich gesehen. Das Tal weiß Bescheid.
card-fox-freshly-laundered = Fuchs, frisch gewaschen
    .flavour = Blütenweiß, bis auf die Weste.
card-owl-still-staring = Eule, starrt weiter
    .flavour = Du hast zuerst geblinzelt. Wie alle.
card-capercaillie-mid-speech = Auerhahn bei der Rede
    .flavour = Hört nur noch sich selbst. Dein Glück.
card-beaver-behind-schedule = Biber im Verzug
    .flavour = Der Damm war für letzten Herbst zugesagt.
card-badger-not-at-home = Dachs, nicht zu Hause
    .flavour = Sagt der Dachs. Von drinnen.
card-saiga-with-a-cold = Saiga mit Schnupfen
    .flavour = Die Nase ist ab Werk so.
card-lynx-unseen = Luchs, ungesehen
    .flavour = Bis die Ohren um die Ecke kamen.
card-salmon-going-home = Lachs auf dem Heimweg
    .flavour = Er kennt den Weg. Du jetzt auch.
card-pike-with-opinions = Hecht mit Ansichten
    .flavour = Vor allem zum Thema Finger.
card-eel-nearly-caught = Aal, so gut wie fest
    .flavour = Lief alles glatt. Zu glatt.
card-sturgeon-seen-it-all = Stör, bitte nicht
    .flavour = Trug schon Rüstung, als es noch nichts zu fürchten gab.
card-reindeer-punctual = Rentier, pünktlich
    .flavour = Gleiche Furt, gleicher Tag, jedes Jahr.
card-horse-no-seats = Pferd, nur Stehplätze
    .flavour = Und auch die nur kurz.
card-ibex-out-of-reach = Steinbock, weit oben
    .flavour = Schau hinunter. Du jetzt auch.
card-stag-posing = Hirsch in Pose
    .flavour = Jemand meinte, er mache sich gut an der Wand.
card-musk-ox-hair-down = Moschusochse, ungekämmt
    .flavour = Irgendwo da drin ist ein Ochse.
card-bison-not-moving = Bison, rührt sich nicht
    .flavour = Vorfahrt ist eine Frage des Gewichts.
card-giant-deer-wide-load = Riesenhirsch, überbreit
    .flavour = Bitte erst im nächsten Tal überholen.
card-aurochs-seeing-red = Auerochse sieht rot
    .flavour = Du musstest ja in Ocker kommen.
card-previous-tenant = Der Vormieter
    .flavour = Ausgeschlafen und wegen der Kaution hier.
card-long-in-the-tooth = Zahn der Zeit
    .flavour = Davon hat er gleich zwei.
card-rhino-recently-woken = Nashorn, eben geweckt
    .flavour = Sieht nicht, wer es war. Nimmt jeden.
card-mammoth-with-a-memory = Nachtragendes Mammut
    .flavour = Es erinnert sich an deinen Großvater. Du hast seine Nase.

## Kräuter

card-yarrow-probably = Vermutlich Schafgarbe
    .flavour = Ist es Schierling, merkst du es als Erster.
card-cowberries-not-for-cows = Preiselbeeren, preiswert
    .flavour = Kosten einmal Bücken und drei Kratzer.
card-root-still-going = Wurzel ohne Ende
    .flavour = Das andere Ende steckt im Nachbartal.
card-fern-uncurling = Farn, rollt sich aus
    .flavour = Keine Eile. Er hat noch die ganze Eiszeit.
card-garlic-very-wild = Bärlauch ohne Bär
    .flavour = Hält Schnupfen, Mücken und Besuch fern.
card-edelweiss-with-view = Edelweiß mit Aussicht
    .flavour = Hinauf geht es steil, hinunter geht es schnell.

## Waffen

card-pointed-question = Spitze Frage
    .flavour = Man stellt sie am besten von Weitem.
card-argument-settler = Schlagendes Argument
    .flavour = Nach einer zweiten Meinung hat nie jemand gefragt.
card-bow-strings-attached = Überspannter Bogen
    .flavour = Wer ihn überspannt, hält zwei Stöcke in der Hand.
card-longer-arm = Der längere Arm
    .flavour = Grüßt auch, wen man lieber nicht trifft.
card-fire-to-go = Feuer zum Mitnehmen
    .flavour = Mammuts hassen es. Augenbrauen auch.
card-stone-express = Stein per Eilpost
    .flavour = Zugestellt an die Stirn. Ohne Unterschrift.
card-returning-stick = Stock mit Rückgabe
    .flavour = Umtausch ausgeschlossen, Wiederkehr nicht.
card-net-mostly-holes = Netz, meist Löcher
    .flavour = Die Löcher waren der leichte Teil.

## Artefakte

card-lion-man-smiling = Löwenmensch, lächelnd
    .flavour = Er weiß etwas. Er sagt es nur nicht.
card-flute-one-tune = Flöte mit einem Lied
    .flavour = Wunschkonzert, solange man sich dieses wünscht.
card-drum-of-next-door = Nachbars Trommel
    .flavour = Nachts geliehen, damit alle schlafen können.
card-lady-of-substance = Dame von Format
    .flavour = Hat jede Diät überlebt, auch die Eiszeit.

## Ereignisse und Winter

card-wedding = Plötzliche Hochzeit
    .flavour = Liebe auf den ersten Bissen.
card-earthquake = Unruhiger Boden
    .flavour = Regale schienen so eine gute Idee.
card-winter = Schon wieder Winter
    .flavour = Damit hat keiner gerechnet. In der Eiszeit.

## Schicksal

card-beginners-luck = Anfängerglück
    .flavour = Zwanzig Jahre auf der Jagd, immer noch Anfänger.
card-gift-for-upstairs = Gruß nach oben
    .flavour = Die da oben mögen es geräuchert.
card-mine-actually = Eigentlich meins
    .flavour = Es ist in Richtung meiner Höhle umgefallen.
card-lifetime-guarantee = Lebenslange Garantie
    .flavour = Es war ein kurzes Leben.
card-weather-mostly = Überwiegend Wetter
    .flavour = Aussichten: keine.
card-moving-house = Umzug
    .flavour = Höhlen sind schwerer, als sie aussehen.
card-smells-funny = Riecht komisch
    .flavour = Heute früh war es grün. Jetzt ist es grüner.
card-borrowing-party = Geliehen, sozusagen
    .flavour = Die Säcke haben sie gleich mitgebracht.
card-something-purring = Etwas schnurrt
    .flavour = Es kam aus der Kälte herein. Am Stück.
card-sulking-spirits = Beleidigte Geister
    .flavour = Jemand hat beim Gesang gegähnt.
card-leftovers-inspector = Resteprüfer
    .flavour = Lacht über alles und frisst es dann.
