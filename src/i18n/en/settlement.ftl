# Settling up.
settle-no-stake = Nothing was staked, so nobody owes anything.
settle-cash = Every hand is paid in cash as soon as it is played, so nobody owes anything.
settle-middle = This belongs to nobody yet and is not part of the payments. Play on, or close the table to share it out.
settle-payments = { $count ->
    [0] Nobody owes anybody anything
    [one] One payment settles everything
   *[other] { $count } payments settle everything
  }
settle-none-here = Nothing more to pay at this table
settle-less-in-club = Other games and payments in the club are taken into account. What is still owed is on the page of the club.
settle-fewest = This is the fewest possible.
settle-payments-for-now = { $count ->
    [0] For now, nobody owes anybody anything
    [one] For now: 1 payment
   *[other] For now: { $count } payments
  }
settle-pays = pays
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid-at = paid at { $time }
settle-balances = Balances
settle-pairwise = Each pair of players settles the difference between them.
settle-sides = Both players of the side that is behind pay the difference, each once.
settle-difference = Difference
settle-money = Money
settle-open = Open
settle-sum = Total { $sum }
settle-rounded = Rounding: to the nearest { $coin }
settle-coin-more = Rounding: { $player } gets the { $coin } left over.
settle-coin-less = Rounding: { $player } gets { $coin } less, so that the total is right.
settle-all-paid = All paid
settle-by-hand = Everything was paid hand by hand.
settle-odd = { $player } gets the { $coin } that cannot be shared equally.
settle-share = Share as text
settle-print = Print
