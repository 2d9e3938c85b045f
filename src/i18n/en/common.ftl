# Messages of games, documents and tables, and those that pages of several subjects share.
player-name = { $player }
plain-number = { $number }
labelled = { $label }: { $value }
answer-none = None
answer-no-player = Nobody
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
rule-off = No
rule-on = Yes
rule-usual = { $usual } if left empty
rule-target = Points to win a game
rule-games = Games to win
headline-passed = Everybody passed.
adjusted-headline = Adjustment
adjusted-why = { $player }: { $amount }
adjusted-ask-by = How do you enter it?
adjusted-one = One and all others
adjusted-each = Each amount
adjusted-ask-one = Who pays, or gets?
adjusted-pays = pays each
adjusted-gets = gets from each
adjusted-ask-amount = Amount
adjusted-ask-each = Amounts
adjusted-error-nobody = Enter an amount for at least one player.
adjusted-error-sum = What some win, the others lose: the amounts add up to { $sum }, not 0.
suit-no-trumps = No trumps
suit-no-trumps-short = NT
series-standing = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $points } now
series-headline-won = { " " }{ $winners ->
    [one] { $party } wins
   *[other] { $party } win
  } the game.
why-pays = { $payer } pays { $payee } { $amount }
why-no-payment = nobody pays anything
sum-points = { $points }
sum-line = { $party }: { $parts } = { $total }
sum-line-none = { $party }: { $total }
sum-line-one = { $party }: { $parts }
sum-line-times = { $party }: ({ $parts }) × { $times } = { $total }
sum-line-one-times = { $party }: { $parts } × { $times } = { $total }
name-empty = Enter a name.
name-long = A name can have at most { $most } characters.
name-unseen = This name has invisible characters. Use only letters, digits and punctuation.
not-json = The body is not JSON: { $reason }.
field-missing = This is required.
field-unknown = There is no field { $field } here.
field-twice = This appears twice; send it once.
field-rule-off = The rules of this table do not have this; leave it out, or change the rules.
field-map = This has to be an object with fields.
field-list = This has to be a list.
field-by-player = This has to be an object with a number for each player.
field-text = This has to be text.
field-flag = This has to be true or false.
field-choice = Choose one of: { $allowed }.
field-player = This has to be a player’s name.
field-player-unknown = Nobody called { $name } sits at this table.
field-player-left = This player has left the table. Choose someone who is playing.
seat-change-twice = { $name } is already sitting at this table; nobody can have two seats.
table-people-most = At most { $count } people can sit at one table in its whole life. Open a new table for more people.
seat-change-late = That hand has not been played yet. Choose one that was played, or the next one.
seat-change-bound = Seats belong to the running game here: one player can only be replaced by another. To go on with other players, close the table and open a new one with them.
seat-change-order = List everybody at the table, each of them once, in the new order of play.
seat-change-later = A later change of the seats, before hand { $number }, would then be impossible: { $why } Take that one back first.
payment-self = Nobody pays themselves: choose two different people.
payment-from = Choose who paid.
payment-to = Choose who was paid.
payment-amount = Enter an amount above 0, with no more decimal places than the currency has.
document-opened-at = Enter a time from { $first } to { $last }, such as { $example }.
document-opened-later = An evening cannot begin in the future.
field-player-out = { $player } is not playing in this hand.
field-count = Enter a whole number from { $low } to { $high }.
field-range = Enter a number from { $low } to { $high }.
field-amount = Enter a number, such as { $whole } or { $fraction }.
field-amount-as-text = Send the number as a string, such as “{ $example }”; JSON numbers with a decimal point or an exponent are not accepted.
field-amount-fine = { $digits ->
    [0] Enter a whole number.
    [one] Enter at most one decimal place.
   *[other] Enter at most { $digits } decimal places.
  }
field-amount-either = “{ $typed }” can mean { $whole } or { $fraction }. { $digits ->
    [0] Enter a whole number, such as { $whole }.
    [one] Enter { $whole }, or a number with at most one decimal place.
   *[other] Enter { $whole }, or a number with at most { $digits } decimal places.
  }
field-amount-large = This number is too large.
rules-currency-kept = The currency is fixed for the whole table. To play for another currency, open a new table.
rules-sides-kept = Who plays with whom is fixed for the whole table. To change the sides, open a new table.
rules-unit-kept = What is counted is fixed for the whole table. To count something else, open a new table.
rules-kept = This rule is fixed for the whole table. To play by another one, open a new table.
hand-after-end = The game is over: no more hands can be entered.
hand-too-large = The amounts of this hand are too large.
hand-revisions-most = This hand has been changed { $count } times and cannot be changed again. Void it and insert it anew.
document-format = This has to be “{ $format }”.
document-players = This has to be a list of names in seating order.
document-players-twice = { $name } appears twice. Give each player a different name.
document-players-count = This game is for { $low } to { $high } players; you have { $now }.
document-players-exactly = This game is for { $count } players; you have { $now }.
# Messages that the games of the hombre share.
hombre-why-tricks = tricks: { $first } { $a }, { $second } { $b }, { $third } { $c }
hombre-why-from-each = { $what }: { $player } gets { $amount } from each of the others
hombre-why-to-each = { $what }: { $player } pays { $amount } to each of the others
hombre-why-pays = in all, { $from } pays { $to } { $amount }
hombre-why-pays-each = in all, { $from } pays { $amount } each to { $to }
hombre-why-each-pays = in all, { $from } pay { $to } { $amount } each
hombre-ask-outcome = How did it end?
hombre-tile-codillo = Codillo: { $player }
hombre-ask-tricks = Or enter the tricks
hombre-error-both = Enter either the tricks or how the hand ended, not both.
hombre-error-tricks-sum = { $total ->
    [5] With primeras, five tricks have been played, all won by the hombre: you entered { $now }.
   *[other] The tricks must add up to { $total }: you entered { $now }.
  }
hombre-error-tricks-each = Enter the tricks of these players too: { $players }.
hombre-error-codillo-hombre = { $player } plays the hand alone; only an opponent can win codillo.
hombre-error-codillo-who = Choose the opponent who won the codillo.
hombre-error-codillo-without = Name an opponent only when the outcome is codillo.
table-closed = This table is closed. Reopen it to change anything.
table-not-closed = This table is not closed.
stake-currency = Enter a currency code, such as EUR.
stake-rate = Enter how much 1 { $unit } is worth; it must be more than 0.
stake-rate-game = Enter what a game costs; it must be more than 0.
stake-no-end = Under these rules the game has no end. Choose money per point instead.
stake-cash = This game is played for cash: its stakes are in the house rules.
stake-paid = Something was paid at this table already, so what it is played for stays as it is. Enter any difference as a payment in the ledger of the club.
pot-plato = the plato
pot-centre = the centre
pot-bank = the bank
pot-stakes = the pot
pot-litige = the litige
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
unit-one-game = game
unit-one-tantos = tanto
unit-one-counters = counter
unit-one-letters = letter
unit-one-penalty = penalty point
unit-one-chips = chip
unit-one-losses = loss
unit-one-cards = card
# Errors of a club.
club-time-zone = Enter a time zone, such as Europe/Lisbon.
date-form = Enter a date such as { $example }.
date-range = Enter a date from { $first } to today.
date-order = The last day cannot be before the first.
person-unknown = Nobody in this club has the id { $id }.
person-none = Choose a person.
person-taken = Somebody else in this club is called { $name }. Enter a different name.
club-people-most = A club can have at most { $count } people, including those who were merged with others.
person-kept = { $name } has evenings or payments here and cannot be deleted. Rename { $name }, or mark { $name } as left.
person-merge-self = { $name } cannot be merged with { $other }: they are the same person already.
person-merge-circle = { $other } is already counted as { $name }; undo that first.
person-merge-together = { $name } and { $other } have sat at the same table, so they must be two people.
person-not-merged = { $name } is not merged with anybody.
payment-least = Enter an amount of 0 or more, with no more decimal places than the currency has.
note-long = Enter a note of at most { $most } characters, in one line.
note-invisible = This note has invisible characters. Use only letters, digits and punctuation.
purse-unknown = Enter a currency code, such as EUR, or a game’s counters, such as tresillo:tantos.
purse-other = This club has no account in { $purse }; choose one that it has.
contract-made = made
contract-lost = lost
move-same = This table is already in that club.
rules-same = You have not changed any rule.
home-line = A score sheet on a phone, in the middle of the table.
card-title = How it is scored
card-back = Back to the new table
card-usual = usual rules
card-names = Amy, Ben, Cleo, Dan, Eve, Finn, Grace, Henry
card-times = × { $times }
card-plus = + { $points }
card-values = Card points
card-contracts = Contracts
card-needs = needs
card-worth = What a hand is worth
card-extras = On top
card-pays = Who pays
card-end = End of the game
card-example = Example
card-deal = The deal
card-ace = ace
card-ten = ten
card-king = king
card-queen = queen
card-jack = jack
card-nine = nine
card-eight = eight
card-seven = seven
card-last = last trick
card-all = together
card-trumps = trumps
card-plain = other suits
card-sequence = { $cards } in a row
card-four = four of a kind
card-four-nines = four nines
card-four-jacks = four jacks
card-needed = To win the hand
card-stake = stake
card-every-trick = every trick
card-plus-minus = ± { $points }
card-fewest = The fewest points win.
aim-target = ends when somebody has { $target }
