# The app around the games.

claim = Brettspiele der Höhlenzeit, an einem Feuer.
title-lobby = Lascaux: Brettspiele der Höhlenzeit
title-your-turn = ● Du bist dran · { $name }
skip = Zum Inhalt springen
nav = Die App
close = Schließen
enlarge-card = { $card } vergrößern
cancel = Abbrechen
save = Speichern
go = Los
send = Senden
copy = Kopieren
copied = Kopiert
copy-by-hand = Dein Browser lässt das Kopieren nicht zu: Markiere den Link und kopiere ihn von Hand.
one-moment = Einen Moment …
to-lobby = Zum Eingang
open-record = Aufgezeichnete Partie öffnen oder prüfen
you = du
clause-open = { $clause } in den Regeln lesen
unofficial = Ein inoffizielles Werk von Fans.

## Games

players-range = { $range } Spieler
minutes = { $n } Min.
age = ab { $n }
play-now = Gegen Bots spielen
invite-friends = Freunde einladen
table-name-solo = Ums Feuer
no-such-game = Dieses Spiel gibt es hier nicht.

## Lobby

tables = Tische
open-tables = Offene Tische
my-tables = Meine Tische
people-here =
    { $n ->
        [0] noch niemand am Feuer
        [one] { $n } Person am Feuer
       *[other] { $n } Leute am Feuer
    }
your-turn-at =
    { $n ->
        [one] Du bist an { $n } Tisch dran
       *[other] Du bist an { $n } Tischen dran
    }
have-link = Ich habe einen Link
paste-link = Füge den Link ein, den du bekommen hast
wrong-link = Das ist keiner unserer Links.
no-open-tables = Gerade ist kein Tisch offen. Öffne einen: „Freunde einladen“, und mach ihn öffentlich.
no-my-tables = Du sitzt noch an keinem Tisch.
row-your-turn = du bist dran
row-over = vorbei
row-open =
    { $n ->
        [0] gleich geht es los
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
row-playing = im Spiel, { $round }
row-watching =
    { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }
free-seat = Freier Platz
sit-down = Hinsetzen
watch = Zuschauen
go-on = Weiter
look-back = Ansehen

## A new table

new-table = { $game }: ein neuer Tisch
name-of-table = Name des Tisches
table-name = Am Feuer von { $name }
seats = Plätze
seats-note = Zu Beginn des Spiels werden die Plätze gemischt.
seats-shuffled = Die Plätze werden zu Beginn gemischt. Einen freien Platz kann ein Bot bekommen.
seat-number = Platz { $n }
seat-me = Ich
seat-open = Frei: für Freunde
seat-hotseat = An diesem Gerät: wir reichen es herum
seat-child = Bot: Kind
    .note = Meint es gut und macht oft einfach irgendwas. Für deine ersten Partien.
seat-gatherer = Bot: Sammlerin
    .note = Schaut einen Schritt voraus und nimmt, was glänzt. Manchmal war es nur ein Kiesel.
seat-hunter = Bot: Jäger
    .note = Wägt jeden Schritt genau ab und lässt sich selten etwas entgehen.
seat-elder = Bot: Älteste
    .note = Lässt sich Zeit und liest den Tisch wie Spuren im Schnee.
seat-greedy = Bot: gierig
seat-random = Bot: planlos
seat-bot = Bot: { $name }
seat-a-bot = Einem Bot geben
seat-more = Platz hinzufügen
seat-fewer = Letzten Platz entfernen
seats-most = Höchstens { $n } Plätze
seats-least = Mindestens { $n } Plätze
variants = Varianten
value-on = ja
value-off = nein
pace = Tempo
pace-live = Live: alle sind da
pace-turns = Zug um Zug, über Tage
clock = Zeit je Zug
clock-0 = unbegrenzt
clock-60 = 1 Minute
clock-180 = 3 Minuten
clock-86400 = 1 Tag
clock-259200 = 3 Tage
clock-each = { $n } s je Zug
clock-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
clock-hours = { $n } Std.
clock-left = Restzeit: { $time }
public = Öffentlicher Tisch
public-note = Jeder kann sich vom Eingang aus dazusetzen.
takeover = Bots dürfen übernehmen
takeover-note = Ein Bot spielt für einen verlassenen Platz oder nach Ablauf der Zeit, bis der Spieler zurückkommt.
takeover-not = Bots übernehmen nicht
hints = Tipps
hints-note = Wer am Zug ist, darf fragen, was die Älteste täte.
hints-not = Keine Tipps
fast-bots = Schnelle Bots
fast-bots-note = Sie antworten sofort, statt eine Sekunde nachzudenken.
own-deck = Ein eigenes Deck
own-deck-note = (eine .toml-Datei; sonst das Deck des Stammes)
tribe-deck = Zurück zum Deck des Stammes
own-deck-here = Ein eigenes Deck
make-table = Tisch öffnen
start-game = Spiel starten
start-host = Der Gastgeber startet das Spiel.
start-free =
    { $n ->
        [one] Noch { $n } Platz ist frei.
       *[other] Noch { $n } Plätze sind frei.
    }
stand-up = Aufstehen
open-seat = Platz freigeben
is-away = nicht da

## Invitations

join-title = Du bist eingeladen
join-note = Sag, wie die anderen dich nennen dürfen, und setz dich. Du brauchst kein Konto.
watch-title = Zuschauen
invite-link = Zum Mitspielen
watch-link = Nur zum Zuschauen
big-screen = Tisch auf einem großen Bildschirm zeigen
qr = Ein Code für die Handykamera: Er führt zu diesem Tisch
screen-join = Richte die Handykamera auf den Code und setz dich dazu.
only-here = Nur dieser Rechner erreicht das Spiel. Starte es mit lascaux serve --lan, dann können Freunde im selben Netz über diesen Link mitspielen.
renew-links = Neue Links machen
renew-links-sure = Die alten Links und Codes führen dann nirgends mehr hin. Wer am Tisch sitzt, bleibt, und wer schon zuschaut, auch.
renew-links-yes = Ja, neue Links
renew-links-no = So lassen
links-renewed = Der Tisch hat neue Links. Die alten führen nirgends mehr hin.

## Who I am

sign-in = Anmelden
who-am-i = Wer bist du?
my-name = Name am Tisch
name-changed = Ab jetzt heißt du so.
account-note = Ohne Konto gehören deine Plätze diesem Browser. Ein Konto behält sie auf allen Geräten.
account-name = Name des Kontos
password = Passwort (8 Zeichen oder mehr)
make-account = Konto anlegen
signed-in = Du bist angemeldet.
signed-out = Du bist abgemeldet.
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
delete-account = Konto löschen
delete-account-note = Das Konto, sein Name und sein Passwort werden gelöscht. Gespielte Spiele bleiben, ohne es.
account-deleted = Das Konto ist gelöscht.

## Settings

settings = Einstellungen
settings-note = Diese Einstellungen bleiben auf diesem Gerät.
language = Sprache
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
theme = Licht
theme-system = wie das System
theme-light = Tageslicht
theme-dark = Feuerschein
daylight = Tageslicht
firelight = Feuerschein
sound = Ton
sound-on = an
sound-off = aus
speed = Tempo der Bewegungen
speed-0 = keine
speed-150 = schnell
speed-300 = normal
speed-600 = langsam
confirm = Vor dem Verlassen einer Partie nachfragen
leave-game = Partie verlassen
leave-sure = Ein Bot spielt für dich weiter. Du kannst deinen Platz jederzeit zurücknehmen, mit allem, was der Bot dir übrig gelassen hat.
leave-yes = Ja, verlassen
leave-no = Bleiben
left-game = Ein Bot spielt für dich weiter. Der Tisch steht unter „Meine Tische“.
this-table = Dieser Tisch

## The table

table-loading = Der Tisch
table-unreachable = Dieser Tisch ist nicht erreichbar: Es gibt ihn nicht, oder er steht dir nicht offen.
status = Was gerade geschieht
round = Runde { $n }
passing = Vorerst passen
passing-note = Immer passen, wenn man reagieren könnte, so lange das Spiel es vorsieht.
you-watch = Du schaust zu.
sending = wird gesendet …
hint = Tipp
hint-keys = Was täte die Älteste? (Alt+H)
undo = Zurücknehmen
undo-locked = Über einen Würfel, eine gezogene Karte, ein Aufdecken oder die Antwort eines anderen hinweg lässt sich nichts zurücknehmen.
link-live = verbunden
link-connecting = verbinde …
link-polling = langsame Verbindung
link-lost = keine Verbindung; neuer Versuch
side = Neben dem Plan
what-happened = Was geschah
side-log = Verlauf
side-chat = Chat
chat = Chat
chat-say = Sag etwas
chat-empty = Noch hat niemand etwas gesagt.
only-you = das siehst nur du
look-at = Den Tisch in diesem Moment sehen
past = Du siehst einen früheren Moment.
past-no-answer = Dieser Moment ist vorbei. Geh zurück zum Jetzt, um zu antworten.
back-to-now = Zurück zum Jetzt
hand-over = Gib das Gerät an { $name }
hand-over-note = Niemand sonst schaut hin!
hand-over-done = Ich bin { $name }
away = Nicht da: { $names }
bot-plays-for-you = Ein Bot spielt für dich.
take-back = Platz zurücknehmen
show-board = Plan zeigen
show-end = Ergebnis zeigen
after-game = Nach dem Spiel
rematch-open = Eine Revanche wartet
analysis = Analyse
record = Aufzeichnung (Datei)
tabs = Teile des Tisches
tab-board = Plan
tab-me = Ich
tab-others = Andere
tab-log = Verlauf
choices = Was du tun kannst
choices-not = Und was nicht geht, und warum

## Replay, proof, rules, credits

replay = Nachspielen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Pause
replay-at = Moment { $n } von { $last }
proof = Ehrliche Würfel
proof-words = Die Festlegung stand vor dem ersten Wurf; der Startwert wird am Ende gezeigt. Jeder Wurf lässt sich nachrechnen.
proof-commitment = Festlegung
proof-seed = Startwert
proof-brought = Zahlen von Geräten der Mitspieler
verify = Beweis des Zufalls
verify-note = Vor dem ersten Würfel hat der Server einen geheimen Startwert festgelegt und seinen Fingerabdruck gezeigt; der Browser jedes Spielers hat eine eigene Zahl hinzugefügt. Die Aufzeichnung eines beendeten Spiels zeigt den Startwert: Jetzt lässt sich jeder Würfel und jede gezogene Karte prüfen.
verify-drop = Zieh die Aufzeichnung eines Spiels hierher oder wähle die Datei
verify-paste = oder füge sie ein
verify-check = Prüfen
verify-no-record = Das ist keine Aufzeichnung von Lascaux.
verify-here = In diesem Browser geprüft:
verify-here-good = Der SHA-256 des Startwerts ist der Fingerabdruck von vor dem Spiel. Der Startwert wurde nachher nicht geändert.
verify-here-bad = Der SHA-256 des Startwerts ist nicht der Fingerabdruck von vor dem Spiel.
verify-seats-good = Die Plätze wurden mit demselben Startwert und den Zahlen der Mitspieler ausgelost.
verify-seats-bad = Die Plätze sind nicht die, die das Los ergibt.
verify-there = Vom Server geprüft:
verify-there-good =
    { $n ->
        [one] Der { $n } Wurf oder Zug vom Stapel folgt aus dem Startwert, jede Antwort hält sich an die Regeln, und das Spiel endet, wie es die Aufzeichnung sagt.
       *[other] Alle { $n } Würfe und gezogenen Karten folgen aus dem Startwert, jede Antwort hält sich an die Regeln, und das Spiel endet, wie es die Aufzeichnung sagt.
    }
verify-there-bad = Die Aufzeichnung passt nicht zu ihrem Startwert oder zu den Regeln:
verify-how = Um zu wissen, was gezogen wurde, muss man die Regeln kennen; darum prüft der Server diesen Teil. Wenn du ihm lieber nicht glaubst, starte „lascaux verify DATEI“ auf deinem Rechner: Er rechnet dasselbe.
rules = Regeln
rules-search = In den Regeln suchen
rules-nothing = Nichts über „{ $wanted }“ in den Regeln.
credits = Mitwirkende
unofficial-long = Lascaux ist ein inoffizielles Werk von Fans. Es wird von den Verlagen und Autoren der Spiele weder gemacht noch lizenziert noch unterstützt. Regeln sind Tatsachen; jeder Satz, jede Karte, jeder Name und jede Zeichnung hier ist von uns, außer den Namen der Spiele und von fünf Figuren, die nur sagen, was gemeint ist. Wenn du hier gern spielst, kauf die Schachteln: Ihre Teile kann man anfassen.
credits-symbols = Kleine Symbole
credits-symbols-note = Die kleinen Symbole sind von diesen Autoren, umgefärbt und skaliert, aus
credits-rest = Der Rest
credits-fonts = Schriften: Londrina Solid und Source Sans 3, beide unter der SIL Open Font License 1.1.
credits-own = Alle anderen Zeichnungen, Texte, Karten, Töne und der Code: die Gründer von Lascaux, MIT-Lizenz.
lost-title = Eine Sackgasse in der Höhle
lost-note = Unter { $path } gibt es nichts.

## What can go wrong

error-network = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
error-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
error-not-found = Hier ist nichts mehr.
error-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
error-conflict = Jemand anders war schneller.
error-internal = Auf dem Server ist etwas schiefgegangen.
error-forbidden = Das ist hier nicht erlaubt.
error-bad-request = Das hat der Server nicht verstanden: { $detail }
error-bad-input = In dieser Datei oder Eingabe stimmt etwas nicht: { $detail }
error-malformed = Diese Nachricht hat der Server nicht verstanden. Lade die Seite neu.
error-not-signed-in = Dafür musst du angemeldet sein.
error-no-session = Dieser Browser ist hier nicht mehr bekannt. Lade die Seite neu.
error-foreign-origin = Diese Anfrage kommt von einer anderen Seite.
error-method-not-allowed = Das geht hier nicht.
error-error = Etwas ist schiefgegangen: { $detail }
error-too-big = Das ist zu groß.
error-busy = An diesem Tisch ist gerade Gedränge. Versuch es gleich noch einmal.
error-no-link = Dieser Link führt zu keinem Tisch.
error-no-deck = Dieses Deck hat hier noch kein Tisch benutzt.
error-no-moment = So weit ist die Partie noch nicht.
error-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-bad-path = Diese Adresse gehört nicht zu uns.
error-table-full = Alle Plätze an diesem Tisch sind besetzt.
error-seat-taken = Da sitzt schon jemand.
error-seated = Du sitzt schon an diesem Tisch.
error-seats-open = Es sind noch Plätze frei.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-your-seat = Dieser Platz gehört nicht dir.
error-not-your-table = Das kann nur, wer an diesem Tisch sitzt.
error-not-started = Die Partie hat noch nicht begonnen.
error-started = Die Partie hat schon begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-game-over = Die Partie ist zu Ende.
error-old-rules = Diese Partie wurde nach älteren Regeln begonnen und kann nicht weitergehen.
error-rematch = Es gibt schon einen neuen Tisch.
error-no-takeover = An diesem Tisch springt kein Bot ein: Die Partie wartet auf dich.
error-no-windows = In diesem Spiel gibt es nichts, was man vorab passen könnte.
error-only-here = Nur dieser Rechner erreicht das Spiel: Starte es mit lascaux serve --lan.
error-in-time = Niemand ist zu spät.
error-bot-plays = Ein Bot spielt für dich. Nimm zuerst den Platz zurück.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-not-asked = Du wirst gerade nichts gefragt.
error-one-choice = Hier gibt es nur eines zu tun.
error-stale-question = Zu spät: Diese Frage ist beantwortet, es gibt eine neue.
error-empty = In dieser Nachricht steht nichts.
error-bad-name = Ein Name braucht wenigstens einen Buchstaben.
error-name-taken = Ein Konto mit diesem Namen gibt es schon.
error-has-account = Du hast schon ein Konto.
error-no-account = Du hast kein Konto.
error-wrong-password = Name und Passwort passen nicht zusammen.

## Learning by playing

learn = Spielend lernen
learn-table = Erste Schritte
learn-guide = Die Älteste
learn-ok = Verstanden
learn-off = Keine Hinweise mehr
