### Gletscher, il mazzo della tribù: nomi delle carte e battute.

## Prede

card-hare-running-late = Lepre in ritardo
    .flavour = Tardi per la cena. La tua.
card-ptarmigan-not-here = Pernice bianca, assente
    .flavour = È solo neve. La neve ha sbattuto le palpebre.
card-marmot-on-sentry = Marmotta di vedetta
    .flavour = Ti ha visto. Ora lo sanno tutti.
card-fox-freshly-laundered = Volpe fresca di bucato
    .flavour = Candida fuori, volpe dentro.
card-owl-still-staring = Civetta che fissa
    .flavour = Ti guarda e non smette. Non è civetteria.
card-capercaillie-mid-speech = Gallo cedrone oratore
    .flavour = Ascolta soltanto sé stesso. Buon per te.
card-beaver-behind-schedule = Castoro, lavori in corso
    .flavour = La diga era promessa per l’autunno. Quale, non si sa.
card-badger-not-at-home = Tasso fisso
    .flavour = Fisso in casa, e dice che non c’è.
card-saiga-with-a-cold = Saiga raffreddata
    .flavour = Il naso è di serie.
card-lynx-unseen = Lince non pervenuta
    .flavour = Pervenute solo le orecchie.
card-salmon-going-home = Salmone verso casa
    .flavour = Lui sa la strada. Adesso anche tu.
card-pike-with-opinions = Luccio con opinioni
    .flavour = Soprattutto in tema di dita.
card-eel-nearly-caught = Anguilla quasi presa
    .flavour = L’avevi in pugno. Come tutti.
card-sturgeon-seen-it-all = Storione vissuto
    .flavour = In armatura da prima che ci fosse qualcosa da temere.
card-reindeer-punctual = Renna puntuale
    .flavour = Stesso guado, stesso giorno, ogni anno.
card-horse-no-seats = Cavallo senza posti
    .flavour = A sedere, nessuno. In piedi, per poco.
card-ibex-out-of-reach = Stambecco lassù
    .flavour = Guarda giù. Lassù ora ci sei anche tu.
card-stag-posing = Cervo in posa
    .flavour = Gli hanno detto che starebbe bene al muro.
card-musk-ox-hair-down = Bue muschiato capellone
    .flavour = Là sotto, da qualche parte, c’è un bue.
card-bison-not-moving = Bisonte in sosta
    .flavour = La precedenza è una questione di peso.
card-giant-deer-wide-load = Megacero fuori sagoma
    .flavour = Si prega di sorpassare nella prossima valle.
card-aurochs-seeing-red = Uro che vede rosso
    .flavour = Potevi anche non venire dipinto d’ocra.
card-previous-tenant = L’inquilino di prima
    .flavour = Si è svegliato e rivuole la caparra.
card-long-in-the-tooth = Armato fino ai denti
    .flavour = Anzi, soprattutto lì.
card-rhino-recently-woken = Rinoceronte svegliato
    .flavour = Non vede chi è stato. Si accontenta.
card-mammoth-with-a-memory = Mammut che ricorda
    .flavour = Si ricorda di tuo nonno. Hai lo stesso naso.

## Erbe

card-yarrow-probably = Achillea, si spera
    .flavour = Se è cicuta, sarai il primo a saperlo.
card-cowberries-not-for-cows = Mirtilli rossi, timidi
    .flavour = Li guardi e arrossiscono.
card-root-still-going = Radice infinita
    .flavour = L’altro capo è nella valle accanto.
card-fern-uncurling = Felce con calma
    .flavour = Nessuna fretta: ha davanti un’era intera.
card-garlic-very-wild = Aglio molto selvatico
    .flavour = Tiene lontani raffreddore, zanzare e parenti.
card-edelweiss-with-view = Stella alpina con vista
    .flavour = La salita è ripida. La discesa è rapida.

## Armi

card-pointed-question = Domanda pungente
    .flavour = Meglio farla da lontano.
card-argument-settler = Argomento pesante
    .flavour = Nessuno ha mai chiesto un secondo parere.
card-bow-strings-attached = Arco con poche frecce
    .flavour = Ne aveva molte al suo arco. Le ha tirate.
card-longer-arm = Il braccio lungo
    .flavour = Per salutare chi non vorresti incontrare.
card-fire-to-go = Fuoco da asporto
    .flavour = I mammut lo odiano. Le sopracciglia pure.
card-stone-express = Sasso espresso
    .flavour = Recapito in fronte. Non serve la firma.
card-returning-stick = Bastone che torna
    .flavour = Giù la testa. No, adesso.
card-net-mostly-holes = Rete quasi tutta buchi
    .flavour = I buchi erano la parte facile.

## Artefatti

card-lion-man-smiling = Uomo leone sorridente
    .flavour = Sa qualcosa, ma ha la bocca cucita. Anzi, intagliata.
card-flute-one-tune = Flauto, un solo brano
    .flavour = Niente bis: sarebbe uguale.
card-drum-of-next-door = Tamburo dei vicini
    .flavour = Preso in prestito di notte, per dormire tutti.
card-lady-of-substance = Signora di peso
    .flavour = Ha resistito a ogni dieta, glaciazione compresa.

## Eventi e Inverno

card-wedding = Nozze improvvise
    .flavour = Amore al primo morso.
card-earthquake = Terra irrequieta
    .flavour = Le mensole sembravano una buona idea.
card-winter = Ancora inverno
    .flavour = Nessuno se lo aspettava. Nell’era glaciale.

## Destino

card-beginners-luck = Fortuna del novellino
    .flavour = Vent’anni di caccia e ancora novellino.
card-gift-for-upstairs = Un pensiero per lassù
    .flavour = Lassù lo gradiscono affumicato.
card-mine-actually = Veramente è mio
    .flavour = È caduto dalla parte della mia grotta.
card-lifetime-guarantee = Garanzia a vita
    .flavour = È stata una vita breve.
card-weather-mostly = Tempo da lupi
    .flavour = Anche i lupi sono rientrati.
card-moving-house = Trasloco
    .flavour = Le grotte pesano più di quel che sembra.
card-smells-funny = Odore strano
    .flavour = Stamattina era verde. Ora lo è di più.
card-borrowing-party = Prestito di gruppo
    .flavour = Si sono portati anche i sacchi.
card-something-purring = Qualcosa fa le fusa
    .flavour = È entrato a scaldarsi. Tutto intero.
card-sulking-spirits = Spiriti offesi
    .flavour = Qualcuno ha sbadigliato durante il canto.
card-leftovers-inspector = Ispettore degli avanzi
    .flavour = Ride di tutto, poi se lo mangia.
