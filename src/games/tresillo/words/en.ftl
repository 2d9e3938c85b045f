game-tresillo = Tresillo

tresillo-bid-juego = entrada
tresillo-bid-vuelta = vuelta
tresillo-bid-solo = solo
tresillo-column-juego = Entrada
tresillo-column-vuelta = Vuelta
tresillo-column-solo = Solo
tresillo-sacado = sacada
tresillo-estuche = estuche
tresillo-primeras = primeras
tresillo-bola = bola
tresillo-why-bola-failed = bola failed

tresillo-headline-sacado = { $hombre } wins { $bid }: sacada.
    .brief = { $hombre } · { $bid } · sacada
tresillo-headline-repuesto = { $hombre } fails to win { $bid }: puesta.
    .brief = { $hombre } · { $bid } · puesta
tresillo-headline-codillo = { $hombre } loses { $bid }: codillo for { $winner }.
    .brief = { $hombre } · { $bid } · codillo { $winner }

tresillo-why-filled = the centre is empty: every player puts in { $amount }
tresillo-why-served = the plato is empty: { $amount } is moved there from the centre
tresillo-why-dealer = { $dealer } deals and adds { $amount } to the plato
tresillo-why-sacado = sacada: { $hombre } takes the plato, { $plato }
tresillo-why-debt-paid = the highest debt is crossed out: { $debtor } pays { $hombre } { $amount }
tresillo-why-own-debt = the highest debt, { $amount }, is { $hombre }’s own: it is only crossed out
tresillo-why-puesta = { $hombre } pays { $amount } into the plato
tresillo-why-debt-written = { $amount } is written down as { $hombre }’s debt
tresillo-why-repuesto = puesta: nobody has more tricks than each of the others
tresillo-why-codillo = codillo: { $winner } has more tricks than each of the others
tresillo-why-codillo-paid = { $hombre } pays { $winner } the same amount, { $amount }

tresillo-pots = { $plato } in the plato, { $centre } in the centre
tresillo-debt = { $player } owes a puesta of { $amount }
tresillo-in-play = in play: plato { $plato } + { $more } = { $amount }
tresillo-in-play-reserved = in play: plato { $plato } + highest debt { $debt } = { $amount }
tresillo-deal = 9 cards each, three at a time; 13 stay in the talon.

tresillo-error-primeras = Primeras are the hombre’s first five tricks, 5-0-0; the hand then ends as sacada.
tresillo-error-primeras-bola = A hombre who stops after primeras does not go on for the bola: choose one of them.
tresillo-error-estuche = Estuche counts only for a winner: the hand has to be sacada.
tresillo-error-nine = The hombre has all nine tricks: the bola was made.
tresillo-error-bola-made = A bola needs all nine tricks of the hombre.
tresillo-error-bola-failed = A failed bola means { $least } to { $most } tricks for the hombre, who still wins the hand.

tresillo-odd-debt = { $player } owes { $amount }: is that right?
tresillo-odd-debts = { $debts ->
    [one] 1 debt is
   *[other] { $debts } debts are
  } open: is that right?

tresillo-rule-sitter = With four, the dealer who sits out
tresillo-sitter-pays = Pays
tresillo-sitter-pays-hint = as an opponent
tresillo-sitter-idle = Watches
tresillo-sitter-idle-hint = only pays the ante
tresillo-ask-hombre = Hombre and bid
tresillo-tile-sacado = Sacada
tresillo-tile-sacado-hint = the hombre has the most tricks
tresillo-tile-repuesto = Puesta
tresillo-tile-repuesto-hint = a tie
tresillo-ask-extras = Estuche, primeras, bola, tricks
tresillo-ask-honours = Won by the hombre
tresillo-tick-estuche = Estuche
tresillo-tick-primeras = Primeras
tresillo-ask-bola = Bola
tresillo-bola-made = Made
tresillo-bola-failed = Failed
tresillo-result-passed = All pass

tresillo-role-hombre = Hombre
tresillo-role-opponent = Opponent
tresillo-count-debts = { $count ->
    [one] 1 debt run up
   *[other] { $count } debts run up
  }
tresillo-count-owed = { $count ->
    [one] 1 tanto of debt in all
   *[other] { $count } tantos of debt in all
  }
tresillo-end-codillo = Codillo
tresillo-card-sacado = Sacada, the hombre has more tricks than each opponent: the hombre takes the plato and { $each } from each opponent; while debts are open, the highest debt instead of the plato.
tresillo-card-repuesto = Puesta, a tie: the hombre pays the plato and { $more } into the plato. Once a puesta lies there, it is written down as a debt: the plato and the highest debt so far.
tresillo-card-codillo = Codillo, one opponent has the most tricks: as a puesta, and the hombre pays that opponent the same amount.
tresillo-card-each = From each opponent after a sacada, to each opponent otherwise. Estuche, primeras and bola only after a sacada.
