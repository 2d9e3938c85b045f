# What is said below the pages, by games, documents and tables, and what the pages of several subjects say.
player-name = { $player }
plain-number = { $number }
answer-none = None
rule-off = No
rule-on = Yes
headline-passed = Everybody passed.
why-pays = { $payer } pays { $payee } { $amount }
why-nobody-pays = nobody pays anything

name-empty = Write a name.
name-long = A name has at most 40 characters.
name-unseen = This name has characters that cannot be seen; write it with letters, figures and signs only.

field-missing = This is missing.
field-unknown = There is no field { $field } here.
field-twice = This is given twice; give it once.
field-map = This has to be an object with fields.
field-list = This has to be a list.
field-by-player = This has to be an object with a number for each player.
field-text = This has to be a text.
field-flag = This has to be true or false.
field-choice = Choose one of: { $allowed }.
field-player = This has to be a player's name.
field-player-unknown = Nobody called { $name } sits at this table.
field-player-ambiguous = { $name } is or was the name of more than one player here. Say the name that only this player has.
seat-change-twice = { $name } sits at this table already; one person has one seat.
seat-change-late = This hand is not reached yet: say the hand from which on the other player has the seat.
name-same = { $name } is the name already; write another one.
payment-self = A payment goes from one player to another.
payment-amount = Write an amount above 0, with no more digits than the money has.
document-opened-at = Write a time such as 2026-11-22T20:00:00Z.
field-player-out = { $player } does not play in this hand.
field-count = This has to be a whole number from { $low } to { $high }.
field-range = This has to be from { $low } to { $high }.
field-amount = Write a number, such as 12 or 12.5.
field-amount-as-text = Write the number as a text, such as "12.5": a fraction or an exponent is not read as a JSON number.
field-amount-fine = { $digits ->
    [0] Write a whole number.
    [one] Write at most one digit after the point.
   *[other] Write at most { $digits } digits after the point.
  }
field-amount-large = This number is too large.

rules-currency-kept = The currency holds for the whole table; open another table to play for another one.
rules-unit-kept = What is counted holds for the whole table; open another table to count something else.
hand-after-end = The game is over; no further hand can be entered.
hand-too-large = The amounts of this hand are too large.

document-format = This has to be "{ $format }".
document-players = This has to be a list of names in seating order.
document-players-twice = { $name } is named twice; give each player another name.
document-players-count = This game is played by { $low } to { $high } players, not by { $now }.
document-players-exactly = This game is played by { $count } players, not by { $now }.

# What the games of the hombre share.
hombre-why-tricks = tricks: { $first } { $a }, { $second } { $b }, { $third } { $c }
hombre-why-from-each = { $what }: { $player } gets { $amount } from each of the others
hombre-why-to-each = { $what }: { $player } pays { $amount } to each of the others
hombre-why-pays = in all, { $from } pays { $to } { $amount }
hombre-why-pays-each = in all, { $from } pays { $amount } to each of { $to }
hombre-why-each-pays = in all, each of { $from } pays { $to } { $amount }
hombre-ask-tricks = Or by tricks
hombre-error-both = Give the tricks or how the hand ended, not both.
hombre-error-tricks-sum = { $total ->
    [5] After primeras five tricks have been played, all of them the hombre's: now { $now }.
   *[other] The nine tricks must add up to { $total }: now { $now }.
  }
hombre-error-tricks-each = Say as well how many tricks these have: { $players }.
hombre-error-codillo-hombre = { $player } is the hombre; codillo is won by an opponent.
hombre-error-codillo-who = Say which opponent won the codillo.
hombre-error-codillo-without = Only when the outcome is codillo does an opponent win it.

table-closed = This table is closed. Open it again to change anything.
table-not-closed = This table is not closed.
stake-currency = Write a currency's code, such as EUR.
stake-rate = Write how much money a point is worth, more than 0.

pot-plato = the plato
pot-centre = the centre
pot-bank = the bank
pot-stakes = the stakes
unit-points = points
unit-cash = cash
unit-tantos = tantos
unit-counters = counters
unit-letters = letters
unit-penalty = penalty points
unit-chips = chips
unit-losses = losses
unit-cards = cards
unit-one-points = point
unit-one-tantos = tanto
unit-one-counters = counter
unit-one-letters = letter
unit-one-penalty = penalty point
unit-one-chips = chip
unit-one-losses = loss
unit-one-cards = card
