# Settling up.
settle-worth = 1 { $unit } = { $worth }
settle-worth-counters = Counters for 1 { $unit }: { $worth }
settle-fixed = fixed when the table was opened
settle-no-stake = Nothing was staked, so nobody owes anything.
settle-cash = Every hand is paid in cash as soon as it is played, so nobody owes anything.
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
