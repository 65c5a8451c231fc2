game-name = Fährte
round = Tag { $n }
row-playing = läuft, Tag { $round }

prompt-boasting = Der Tag bricht an. Wie vielen Spuren folgst du heute? Gib an!
prompt-hunt =
    { $lost ->
        [1] Die Fährte ist verloren. Die letzte Spur führt ins Leere: { $dice }.
       *[0] Weiter oder heim? Deine Fährte: { $dice }. Angesagt hast du { $boast ->
            [0] nichts
            [1] 1 Spur
           *[other] { $boast } Spuren
        }.
    }
doing-boasting = große Reden
doing-hunt = die Nase am Boden

choice-follow = der Fährte folgen
choice-home =
    { $n ->
        [0] mit leeren Händen heimgehen
        [1] heimgehen, für 1 Punkt
       *[other] heimgehen, für { $n } Punkte
    }
choice-torch = eine Fackel abbrennen und noch einmal hinsehen
choice-boast =
    { $n ->
        [0] nichts sagen
        [1] mit 1 Spur angeben
       *[other] mit { $n } Spuren angeben
    }

refuse-lost = die Fährte ist verloren
refuse-not-lost = die Fährte ist nicht verloren
refuse-no-torch = du hast keine Fackel mehr

log-round = Tag { $day }
log-boasted =
    { $boast ->
        [0] { $seat } sagt nichts.
        [1] { $seat } gibt mit 1 Spur an.
       *[other] { $seat } gibt mit { $boast } Spuren an.
    }
log-torch = { $seat } brennt eine Fackel ab.
log-home =
    { $points ->
        [0] { $seat } kommt mit leeren Händen heim.
        [1] { $seat } kommt mit 1 Punkt heim.
       *[other] { $seat } kommt mit { $points } Punkten heim.
    }

view-round = Tag
view-points = Punkte
view-torches = Fackeln
view-boasts = Ansage
view-dice = Fährte
view-boast = Deine Ansage

rules-title = Fährte, die Regeln
chapter-day = Der Tag
chapter-trail = Die Fährte
chapter-points = Die Punkte
rule-S1 = Eine Partie dauert { $days } Tage. Jeden Tag geben erst alle an, dann ziehen sie nacheinander los. Am ersten Tag beginnt der erste Platz, am zweiten der nächste, und so weiter.
    .title = Tage
rule-S2 = Im Morgengrauen entscheiden alle geheim, mit wie vielen Spuren sie angeben: mit keiner bis { $most }. Alle Ansagen werden zugleich bekannt.
    .title = Ansagen
rule-S3 = Wer auf der Jagd ist, wirft einen Würfel nach dem anderen; jeder ist eine Spur. Ist eine Spur niedriger als die vor ihr, ist die Fährte verloren. Nach jeder Spur darf man heimgehen; einer verlorenen Fährte folgt man nicht weiter.
    .title = Spuren
rule-S4 = Alle haben { $torches } Fackeln für die ganze Partie. Wer die Fährte verloren hat, darf eine abbrennen: Die letzte Spur kommt weg, und die Jagd geht weiter.
    .title = Fackeln
rule-S5 = Eine verlorene Fährte ist nichts wert, jede andere einen Punkt pro Spur. Hat sie mindestens so viele Spuren wie angesagt, kommt die Ansage mal sich selbst dazu: Eine Ansage von 3 bringt 9.
    .title = Punkte
rule-S6 = Nach dem letzten Tag gewinnen die meisten Punkte. Bei Gleichstand gewinnen die meisten übrigen Fackeln; wer auch dann gleichauf liegt, gewinnt gemeinsam.
    .title = Ende
