# Das Brett von Krom. Die Wörter des Spiels selbst stehen bei seinen Texten.

krom-race = Das Rennen
krom-race-goal = wer zuerst { $goal } hat
krom-race-at = { $who } bei { $points }
krom-hit-points = { $have } von { $of } Lebenspunkten
krom-kromosaurus = Kromosaurier
krom-stunned = bewusstlos
krom-stunned-until = bewusstlos bis zur nächsten Runde
krom-tie-heavier = bei Gleichstand gewinnt das höhere Gewicht
krom-tie-lighter = bei Gleichstand gewinnt das geringere Gewicht
krom-place-done = erledigt
krom-place-now = jetzt:
krom-place-next = kommt noch:
krom-rest = Ausruhen
krom-services = Einkaufen
krom-or-services = oder einkaufen
krom-services-title = Was darf es sein?
krom-purse = Du hast { $n } Krom.
krom-pick = Sammeln
krom-picking-deck = Sammelstapel
krom-cards-left = noch { $n } Karten
krom-last-picked = Zuletzt gesammelt: { $card }
krom-free = gratis
krom-shuffle = Mischen
krom-preys = Beute
krom-climb = Klettern
krom-evolutions = Erfindungen
krom-deck = Stapel { $n }
krom-within-reach = { $n } erreichbar
krom-realise = Verwirklichen
krom-you = Du
krom-who = { $character }, { $weight } kg
krom-who-bot = Bot, { $weight } kg
krom-kg = { $n } kg
krom-points-word = Punkte
krom-your-cards = Deine Bonuskarten
krom-only-you = nur du siehst sie
krom-no-cards = Keine Bonuskarten auf der Hand.
krom-playable = Jetzt spielbar
krom-when-phase = In deiner Phase
krom-when-combat = In einem Kampf
krom-when-counter = Als Antwort auf eine Karte
krom-terse-only-in-combat = im Kampf
krom-terse-only-as-counter = als Antwort
krom-terse-no-target = gegen niemand
krom-terse-no-counter = kein Konter
krom-terse-no-combat-card = nicht im Kampf
krom-realised = Verwirklicht
krom-nothing-yet = noch nichts
krom-secret = Geheime Wahl
krom-ready = hat gewählt
krom-choosing = wählt noch
krom-reveal = Alle sind unterwegs!
krom-nobody = niemand
krom-they-fight = Das gibt Ärger.
krom-go-on = Weiter
krom-see-table = Den Tisch ansehen
krom-fight = Kampf { $place_in }
krom-step-dice = Würfel
krom-step-cards = Bonuskarten
krom-step-wounds = Wunden
krom-step-robbery = Raub
krom-to = zu
krom-leads = { $who } führt mit { $total }.
krom-no-card-played = keine Karte gespielt
krom-struck = aufgehoben
krom-rob = Etwas von { $who } rauben?
krom-of = von { $n }
krom-half-of = die Hälfte von { $n }, aufgerundet
krom-random-of = zufällig, von { $n }
krom-be-kind = sei nett
krom-climb-title = Der Berg
krom-first-roll = Erster Wurf
krom-reroll-n = Nachwurf { $n }
krom-keep = behalten
krom-reroll = nachwürfeln
krom-put-back = Die { $face } zurücklegen
krom-rerolls = Nachwürfe
krom-now = jetzt
krom-odds = Etwas Besseres in { $n } von 100 Würfen.
krom-pick-dice = Klick die Würfel an, die du loswerden willst.
krom-short-nothing = Nichts
krom-short-pair = Paar
krom-short-two_pairs = Zwei Paare
krom-short-three = Drilling
krom-short-full_house = Full House
krom-short-four = Vierling
krom-short-straight = Straße
krom-short-five = Fünfling
krom-hunt-title = Die Jagd: { $card }
krom-reward-title = Welche Belohnung?
krom-character-title = Wer bist du?
krom-costs = Kosten
krom-brings = Bringt
krom-trophy = Kromosaurier-Trophäe
krom-at-thinking = { $place_in }, überlegt
krom-at-past = { $place_in }, fertig
krom-at-now = { $place_in }
krom-at-next = { $place_in }, kommt noch
krom-end = Das Ende
krom-rematch = Noch einmal
krom-scores = Punkte
krom-end-goal = Wer zuerst { $goal } Punkte hat, gewinnt sofort.
krom-end-tie = Die meisten Punkte gewinnen; bei Gleichstand die meisten Erfindungen.
krom-plot = So lief das Rennen
krom-plot-rounds = Runden 1 bis { $n }
krom-dice-title = Die Würfel
krom-dice-total = { $n } Würfe; gleichmäßig fiele jede Seite { $even }-mal.
krom-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
krom-end-rounds =
    { $n ->
        [one] nach { $n } Runde
       *[other] nach { $n } Runden
    }
krom-need =
    { $dice ->
        [one] { $dice } Würfel muss mindestens { $value } zeigen.
       *[other] { $dice } Würfel müssen zusammen mindestens { $value } zeigen.
    }
krom-end-won =
    { $n ->
        [one] { $who } gewinnt!
       *[other] { $who } gewinnen gemeinsam!
    }
krom-nth = { $n }.
krom-passing = Diese Runde keine Karten
krom-passing-note = Bis zum Ende der Runde immer passen, wenn Karten im Kampf oder als Antwort gespielt werden könnten.

## Learning by playing

learn-movement = Wähle einen Ort, nie den, an dem du bist. Alle wählen geheim und gehen gleichzeitig los. Wo zwei sich treffen, wird gekämpft: Der beste Ort ist der, den die anderen zu naheliegend fanden.
learn-cave = In der Höhle schläft man oder kauft ein. Ausruhen heilt, Einkaufen kostet Krom. Nie beides: Auch Höhlenmenschen mussten Prioritäten setzen.
learn-services = Kauf, was deine nächste Erfindung braucht, und hör dann auf. Was grau ist, sagt dir, warum es heute nichts wird.
learn-forest = Im Wald ist die erste Sammelkarte umsonst. Auf manchen ist gar nichts. Das nennt man Natur.
learn-picking = Jede weitere Karte kostet mehr Krom als die vorige. Aufhören ist umsonst und wird selten bereut. Selten.
learn-savanna = Wähle eine Beute. Ihre Karte zeigt, wie viele Würfel du wirfst, was du erreichen musst und was sie bringt. Große Tiere lohnen sich, meistens für andere.
learn-extra-dice = Vor dem Wurf kannst du für Krom mehr Würfel kaufen. Danach ist es zu spät, wie bei den meisten guten Ideen.
learn-mountain = Auf dem Berg würfelst du um eine Kombination; die Tabelle zeigt, was jede bringt. Klettere, wenn du bereit bist. Der Berg hat es nicht eilig.
learn-reroll = Nimm die Würfel, die dir nicht gefallen, und wirf sie noch einmal. Nachwürfe kosten Krom, die späteren mehr; nur der letzte Wurf zählt.
learn-bonus-window = Ein Kampf! Die höchste Summe gewinnt, die anderen verlieren den Unterschied an Lebenspunkten. Eine Kampfkarte kann deine Summe erhöhen. Passen ist auch eine Entscheidung.
learn-counter-window = Jemand spielt eine Karte, und ein Konter macht sie wirkungslos. Sieh es als höfliches Nein, mit Keule.
learn-robbery = Du hast jemanden umgehauen. Der Brauch erlaubt dir einen Griff in die Taschen. Man wird sich daran erinnern.
learn-done = Deine Aktion ist getan. Jetzt kannst du eine Erfindung verwirklichen, wenn du sie bezahlen kannst: Erfindungen sind Punkte, und Punkte gewinnen. Dann beende deine Phase.
learn-character = Sechs Leute, sechs Gewichte. Bei Gleichstand gewinnen die Schweren in der Höhle und in der Savanne, die Leichten im Wald und auf dem Berg. Alles Weitere ist eine Frage der Frisur.
learn-reward = Zwei Belohnungen, eine Wahl. Schau, was deiner nächsten Erfindung noch fehlt, nicht was glänzt.
learn-target = Die Karte braucht ein Opfer. Du siehst, was alle besitzen; wer im Rennen vorn liegt, ist selten die falsche Antwort.
learn-kind = Was es ist, entscheidest du. Gib, wovon du reichlich hast, und nimm, was deiner nächsten Erfindung fehlt.
learn-loss = Etwas muss weg. Behalte, was deine nächste Erfindung braucht, und trenn dich vom Rest mit Würde.
learn-over = Das war eine ganze Partie Krom. Hier siehst du, wer womit gepunktet hat, wie das Rennen lief und ob die Würfel ehrlich waren. Noch eine, mit mehr Leuten? Am Eingang ist Platz.
