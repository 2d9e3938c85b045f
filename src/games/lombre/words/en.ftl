game-lombre = L’Ombre

lombre-sacado = sacado
lombre-no-exchange = no cards exchanged
lombre-first-five = first five tricks
lombre-voll-made = vole made
lombre-voll-failed = vole failed
lombre-matadors = { $matadors } matadors

lombre-headline-sacado = { $hombre } wins as Ombre: sacado.{ $voll }
    .brief = { $hombre } · sacado
lombre-headline-repuesto = { $hombre } does not win as Ombre: repuesto.
    .brief = { $hombre } · repuesto
lombre-headline-codillo = { $hombre } loses as Ombre: codillo for { $winner }.{ $voll }
    .brief = { $hombre } · codillo { $winner }
lombre-headline-voll-made = { " " }Vole made.
lombre-headline-voll-failed = { " " }Vole failed.

lombre-why-all-in = the pot is empty: each player in the hand puts in { $amount }
lombre-why-eldest = { $player }, eldest hand, puts { $amount } into the pot
lombre-why-passed = passed, { $amount } each: { $players }
lombre-why-forced = all passed, { $amount } each: { $hombre }, eldest hand, has to play
lombre-why-exchanged = { $player } exchanges { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }: { $amount } into the pot
lombre-why-sacado = sacado: { $hombre } takes the pot, { $amount }
lombre-why-codillo = codillo: { $winner } takes the pot, { $amount }, and { $hombre } pays as much again
lombre-why-repuesto = repuesto: { $hombre } pays { $amount } into the pot, which is now { $doubled }

lombre-stakes = pot: { $greater ->
    [one] 1 large counter
   *[other] { $greater } large counters
  }{ $lesser ->
    [0] { "" }
    [one] { " " }and 1 small
   *[other] { " " }and { $lesser } small
  } = { $amount }
lombre-deal = 9 cards each, three at a time; 13 are left over.

lombre-error-forced = If everybody passes, eldest hand has to play: { $eldest }.
lombre-error-exchanged = Only { $left } cards are left to exchange: you entered { $now }.
lombre-error-no-exchange = { $hombre } declared a hand without an exchange, but exchanged cards have been entered.
lombre-error-first-five-tricks = { $player } won the first five tricks, but has { $tricks } in all.
lombre-error-first-five-sacado = Whoever wins the first five tricks has the most: { $player } is the Ombre, so the hand is sacado.
lombre-error-first-five-codillo = Whoever wins the first five tricks has the most: the hand is codillo for { $player }.
lombre-error-voll-alone = Only the player who won the first five tricks can go on for the vole: say who that was.
lombre-error-voll-made = A vole needs all nine tricks; { $player } has { $tricks }.
lombre-error-voll-failed = { $player } has all nine tricks: the vole was made.
lombre-error-matadors = Matadors count from the three highest down: choose none, or { $least } to { $most }.

lombre-odd-stakes = The pot comes to { $amount }: is that right?

lombre-ask-hombre = Ombre
lombre-ask-forced = Nobody wanted to play
lombre-tick-forced = All passed: { $eldest } has to play
lombre-ask-exchanged = Cards exchanged
lombre-tile-sacado = Sacado
lombre-tile-sacado-hint = has the most tricks
lombre-tile-repuesto = Repuesto
lombre-tile-repuesto-hint = a tie
lombre-ask-extras = No exchange, first five, matadors
lombre-ask-no-exchange = Declared by the Ombre
lombre-tick-no-exchange = Plays without exchanging
lombre-ask-first-five = First five tricks
lombre-ask-voll = Vole
lombre-voll-segment-made = Made
lombre-voll-segment-failed = Failed
lombre-ask-matadors = Matadors of the Ombre

lombre-contract-chosen = Chosen
lombre-contract-forced = Forced
lombre-role-opponent = Opponent
lombre-end-codillo = Codillo
lombre-card-sacado = Sacado, the Ombre has the most tricks: takes the pot and { $each } from each opponent.
lombre-card-repuesto = Repuesto, a tie: the Ombre pays as much as lies in the pot into it.
lombre-card-codillo = Codillo, one opponent has the most tricks: takes the pot, and the Ombre pays as much again.
lombre-card-into = Into the pot
lombre-card-pass = each pass
lombre-card-exchange = each card exchanged
lombre-card-each = From each of the other two, to each after a hand that the Ombre does not win.
lombre-card-matador = each further matador
