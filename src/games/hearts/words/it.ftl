game-hearts = Hearts

hearts-headline-leads = Meno di tutti finora: { $players }, { $total }.
    .brief = { $taken }
hearts-headline-wins = { $count ->
    [one] { $players } vince con { $total }.
   *[other] { $players } vincono con { $total } ciascuno.
  }
    .brief = { $taken }
hearts-headline-moon = Cappotto di { $player }: { $points } a tutti gli altri.
    .brief = { $player } · cappotto
hearts-headline-moon-off = Cappotto di { $player }: { $points } in meno.
    .brief = { $player } · cappotto
hearts-took = { $player } { $points }
hearts-and = { $one } · { $other }

hearts-why-moon = { $player } ha preso tutti i { $points } punti, cappotto: li segnano gli altri
hearts-why-moon-off = { $player } ha preso tutti i { $points } punti, cappotto, e li toglie
hearts-why-points = { $player }: { $points }, ora { $total }
hearts-why-jack = { $player }, fante di quadri: { $points }, ora { $total }
hearts-why-no-tricks = { $player }, nessuna presa: { $points }, ora { $total }
hearts-why-exact = { $player } è esattamente al limite: { $points }, ora { $total }
hearts-why-ends = qualcuno ha { $target } o più; { $count ->
    [one] { $players } vince con meno punti, { $total }
   *[other] { $players } si dividono la vittoria con meno punti, { $total }
  }
hearts-why-level = qualcuno ha { $target } o più, ma { $players } sono pari a { $total }: decide un’altra mano

hearts-error-rule-off = A questo tavolo non conta. Lascia vuoto o cambia le regole.
hearts-error-no-moon = Nessuno ha preso tutti i punti: non c’è nulla da scegliere.
hearts-error-shooter = Inserisci il cappotto o i punti, non entrambi.
hearts-error-no-tricks = { $player } ha preso carte, quindi ha una presa.
hearts-error-missing = Mancano i punti di { $players }; può mancare una sola persona, che ha il resto dei { $all }.
hearts-error-sum = I punti devono fare { $all } in tutto: hai inserito { $sum }.
hearts-error-queen = Qualcuno ha preso la donna di picche e ha almeno { $queen }.
hearts-odd-moon = { $points } per { $player }: è cappotto?

hearts-rule-target = Si gioca a
hearts-rule-target-hint = { $usual } se resta vuoto.
hearts-rule-moon = Cappotto (tutti i { $points } punti)
hearts-moon-add = Li segnano gli altri
hearts-moon-subtract = Si tolgono
hearts-moon-choice = A scelta
hearts-moon-none = Non si gioca
hearts-rule-jack = Fante di quadri: −{ $points }
hearts-rule-no-tricks = Punti in meno senza prese
hearts-rule-no-tricks-hint = Al massimo { $usual }; nessuno se resta vuoto.
hearts-rule-exact = Un totale esattamente al limite
hearts-exact-none = Resta
hearts-exact-half = Si dimezza
hearts-exact-zero = Torna a zero
hearts-rule-tie = Parità alla fine
hearts-tie-shared = Vittoria divisa
hearts-tie-play-on = Si continua
hearts-rule-passing = Passaggio di carte
hearts-passing-cycle = A turno
hearts-passing-left = Sempre a sinistra
hearts-passing-none = Mai

hearts-ask-points = Punti presi, { $all } in tutto
hearts-column-moon = Cappotto
hearts-column-jack = ♦J
hearts-column-no-tricks = Senza prese
hearts-ask-moon = Il cappotto
hearts-choice-add = { $points } agli altri
hearts-choice-subtract = { $points } in meno
hearts-deal = { $each } carte a testa, una alla volta. Apre { $card }.
hearts-deal-left-out = Si tolgono: { $cards }.
hearts-pass-left = Si passano { $cards } carte a sinistra.
hearts-pass-right = Si passano { $cards } carte a destra.
hearts-pass-across = Si passano { $cards } carte di fronte.
hearts-pass-second-left = Si passano { $cards } carte al secondo a sinistra.
hearts-pass-second-right = Si passano { $cards } carte al secondo a destra.
hearts-pass-third-left = Si passano { $cards } carte al terzo a sinistra.
hearts-pass-third-right = Si passano { $cards } carte al terzo a destra.
hearts-pass-none = In questa mano non si passano carte.

hearts-outcome-moon = Cappotto
hearts-outcome-clean = Senza punti
hearts-card-heart = ogni cuore
hearts-card-queen = donna di picche
hearts-card-jack = fante di quadri
