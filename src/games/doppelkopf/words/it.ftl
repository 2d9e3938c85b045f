game-doppelkopf = Doppelkopf

doppelkopf-re = Re
doppelkopf-contra = Contro
doppelkopf-no = no { $limit }
doppelkopf-black = cappotto
doppelkopf-fox = volpe
doppelkopf-doppelkopf = Doppelkopf
doppelkopf-charlie = Carletto
doppelkopf-other = altri punti extra
doppelkopf-game-normal = gioco normale
doppelkopf-game-wedding = nozze
doppelkopf-game-poverty = povertà
doppelkopf-game-solo = altro solo
doppelkopf-game-queens = solo di donne
doppelkopf-game-jacks = solo di fanti
doppelkopf-game-clubs = solo di fiori
doppelkopf-game-spades = solo di picche
doppelkopf-game-hearts = solo di cuori
doppelkopf-game-diamonds = solo di quadri
doppelkopf-game-aces = solo di assi
doppelkopf-game-silent_wedding = nozze segrete

doppelkopf-told-points = con { $points } punti
doppelkopf-told-value = (risultato inserito)
doppelkopf-headline-re = Re vince { $told }: { $gain }.
    .brief = Re · { $re } · { $value }
doppelkopf-headline-contra = Contro vince, Re { $told }: { $gain }.
    .brief = Contro su { $re } · { $value }
doppelkopf-headline-none = Non vince nessuno, Re { $told }: { $gain }.
    .brief = nessuno · { $re } · { $value }
doppelkopf-headline-solo-won = { $re } vince { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }
doppelkopf-headline-solo-lost = { $re } perde { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }

doppelkopf-why-re = { $re } a { $contra } punti: vince Re
doppelkopf-why-contra = { $re } a { $contra } punti: vince Contro
doppelkopf-why-none = { $re } a { $contra } punti: nessuno ha ciò che ha dichiarato o che gli serviva
doppelkopf-part-won = vinto
doppelkopf-part-called = dichiarazioni oltre Re e Contro
doppelkopf-part-under = tenuti sotto le soglie
doppelkopf-part-against = raggiunto contro la dichiarazione
doppelkopf-part-queens = contro le donne
doppelkopf-why-part = { $what }, { $points } per { $side }: Re { $value }
doppelkopf-why-double = { $call } raddoppia, × { $times }: Re { $value }
doppelkopf-why-bock = { $bock ->
    [one] giro di Bock
   *[other] { $bock } giri di Bock
  }, × { $times }: Re { $value }
doppelkopf-why-value = il risultato inserito: Re { $value }
doppelkopf-why-alone = { $soloist } gioca in solo, × { $times }: { $value }
doppelkopf-why-both = { $winners } { $gain } a testa, { $losers } { $loss } a testa
doppelkopf-why-plus = { $winners } { $gain } a testa

doppelkopf-error-re = Scegli i due di Re, nel solo soltanto il solista.
doppelkopf-error-game-alone = Questo si gioca in due: scegli un solo, o il secondo di Re.
doppelkopf-error-game-two = Questo si gioca da soli: scegli soltanto il solista.
doppelkopf-error-compulsory = Il solo obbligatorio si gioca da soli: scegli soltanto il solista.
doppelkopf-error-value = Il risultato dice già tutto: lascia vuoto, o scrivi i punti al posto del risultato.
doppelkopf-error-points = { $points } non è possibile: zero, da { $least } a { $most }, o tutti i punti.
doppelkopf-error-no-tricks = { $side } ha { $points } punti, quindi una presa.
doppelkopf-error-extras-solo = Nel solo non ci sono punti extra.
doppelkopf-error-extras-pack = Ci sono solo { $foxes } volpi, { $doppelkopfs } Doppelkopf e un Carletto.
doppelkopf-error-extras-points = Nei { $points } punti di { $side } non ci sta tutto questo.

doppelkopf-odd-no-tricks = Una parte senza prese: è giusto?
doppelkopf-odd-no-points = Nessun punto, ma una presa: è giusto?
doppelkopf-odd-none = Non ha vinto nessuno: è giusto?
doppelkopf-odd-black = Cappotto dichiarato: è giusto?
doppelkopf-odd-bock = { $bock } giri di Bock insieme: è giusto?
doppelkopf-odd-value = Un gioco da { $value }: è giusto?
doppelkopf-odd-compulsory = { $soloist } non deve più solo obbligatori: è giusto?

doppelkopf-ask-re = Re: due giocatori, uno nel solo
doppelkopf-ask-re-call = Re dichiara
doppelkopf-ask-contra-call = Contro dichiara
doppelkopf-ask-extras = Punti extra
doppelkopf-re-extra = Extra di Re
doppelkopf-contra-extra = Extra di Contro
doppelkopf-ask-more = Solo, nozze, povertà
doppelkopf-ask-more-bock = Bock, solo, nozze
doppelkopf-ask-game = Che cosa si è giocato?
doppelkopf-ask-flags = Solo obbligatorio
doppelkopf-compulsory = Solo obbligatorio
doppelkopf-ask-no-tricks = Senza prese
doppelkopf-ask-other = Altri punti extra
doppelkopf-ask-bock = Giri di Bock
doppelkopf-bock = Bock { $bock }
doppelkopf-ask-points = Punti di Re
doppelkopf-ask-counts = Che cosa si scrive?
doppelkopf-counts-points = Punti di Re
doppelkopf-counts-value = Risultato

doppelkopf-rule-scoring = Punteggio
doppelkopf-scoring-plus_minus = Più e meno
doppelkopf-scoring-plus = Solo più
doppelkopf-rule-calls = Re e Contro
doppelkopf-calls = { $points } l’uno
doppelkopf-calls-double = raddoppiano
doppelkopf-rule-nines = Con i nove
doppelkopf-rule-bock = Giri di Bock
doppelkopf-rule-solos = Solo obbligatori per ciascuno
doppelkopf-rule-deals = Numero di mani
doppelkopf-rule-deals-hint = vuoto: senza fine; un giro ne ha { $four } in quattro, { $five } in cinque

doppelkopf-deal = 12 carte a testa, tre alla volta.
doppelkopf-no-nines-deal = 10 carte a testa: 3, 4 e 3.
doppelkopf-again = Dopo il solo obbligatorio { $dealer } dà di nuovo le carte.
doppelkopf-owed = { $count ->
    [one] { $players } deve ancora un solo obbligatorio.
   *[other] { $players } devono ancora un solo obbligatorio.
  }
doppelkopf-deal-of = Mano { $number } di { $deals }.

doppelkopf-role-soloist = Solista
doppelkopf-outcome-none = non vince nessuno
doppelkopf-card-contra = Se è dichiarato solo Contro, a Re servono { $half } e a Contro { $more }.
doppelkopf-card-against = Contro una tale dichiarazione all’altra parte basta ciò che le si nega: quei punti, o una presa.
doppelkopf-card-both = Ogni vincitore prende la somma, ogni perdente la perde.
doppelkopf-card-plus = Ogni vincitore segna la somma; i perdenti non segnano nulla.
