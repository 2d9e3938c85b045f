# The sheet, its picture, settling up, closing, reading a finished table, the house rules.
chart-title = Running totals over { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
  }
chart-order = After hand { $number }: { $order }.
sheet-figures = Figures
sheet-by-hand = By hand
sheet-running = Running
sheet-print = Print
sheet-hand = Hand
sheet-total = Total
sheet-voided = voided { $when }
sheet-corrected = corrected { $when }
sheet-star = * corrected: the hand's page shows what was said before.

settle-worth = 1 { $unit } = { $worth }
settle-worth-counters = Counters for 1 { $unit }: { $worth }
settle-fixed = fixed when the table was opened
settle-cash = At this game every hand is settled in cash as soon as it is played. These payments are for a table that wrote everything up instead.
settle-middle = This is nobody's yet and is not in the payments: play on, or close the table, which shares it.
settle-news = Somebody else changed the table meanwhile, so nothing was written. This is how it stands now.
settle-payments = { $count ->
    [0] Nobody owes anybody anything
    [one] One payment clears the table
   *[other] { $count } payments clear the table
  }
settle-minimal = No fewer payments would do.
settle-pays = pays
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid = Paid
settle-not-paid = Not paid
settle-paid-at = paid at { $time }
settle-balances = Balances
settle-pairwise = Everybody settles the difference with everybody else.
settle-difference = Difference
settle-money = Money
settle-open = Open
settle-sum = Sum { $sum }
settle-rounded = rounding: to the nearest { $coin }
settle-no-rounding = rounding: none
settle-coin-more = Rounding: { $player } gets { $coin } more, which the exact amounts leave over.
settle-coin-less = Rounding: { $player } gets { $coin } less, which the exact amounts fall short of.
settle-share = Share as text
settle-print = Print

close-note = After this nobody enters a hand. You can open the table again.
close-over = The game is over: closing the table changes nothing but this.
close-shares = Still in the middle
close-does = Closing pays what is owed into the middle and shares it equally; odd ones go round from the next dealer on.
close-play-on = Play on instead
close-standing = Everybody's total then
close-close = Close the table
close-winner = Close: { $won }
close-is-closed = The table is closed. Nothing is lost: open it again to go on.
close-open-again = Open the table again
close-payments = Payments
close-paid = { $count ->
    [0] all paid
    [one] 1 open
   *[other] { $count } open
  }
finished-hands = { $count ->
    [one] All hands: 1
   *[other] All { $count } hands
  }
finished-detail = { $date } · { $count ->
    [one] 1 hand
   *[other] { $count } hands
  } · { $game }
finished-nobody = Closed before the first hand
finished-share-middle = Share what lies in the middle
finished-again = Same players, new table

rules-holds = { $game }. A change holds from hand { $number } on.
rules-none = { $game } has no house rules.
rules-save = Save the rules
rules-same = Nothing is different from the rules that hold already.
rules-changed = Changed earlier
rules-change = From hand { $number }: { $rule }: { $before } → { $after }
rules-differs = { $rule }: { $answer }
