game-scopa = Scopa

scopa-carte = cards
scopa-denari = coins
scopa-settebello = settebello
scopa-primiera = primiera
scopa-re_bello = king of coins
scopa-napola-of = napola of { $coins }
scopa-scope = { $count ->
    [one] 1 sweep
   *[other] { $count } sweeps
  }
scopa-nothing = nothing
scopa-list = { $list }, { $next }
scopa-part = { $party }: { $what }
scopa-parts = { $list } · { $next }
scopa-headline = { $parts }
    .brief = { $brief }

scopa-why-points = { $party }: { $what } = { $points }, now { $total }
scopa-why-count = { $party } { $count }
scopa-why-counts = { $what }: { $counts }
scopa-why-nobody = { $what }: nobody has the most
scopa-why-cappotto = { $party }: cappotto, all { $coins } coins win the game

scopa-error-sum = There are { $all } in all, here { $sum }; count again.
scopa-error-primiera-all = Enter everybody’s primiera, or only choose who has it.
scopa-error-scope = A deal has at most { $most } sweeps, here { $sum }.
scopa-error-napola-one = Only one player or side can have a napola.
scopa-error-one-card = A capture takes two cards at least; a single card cannot be.
scopa-error-napola-seven = A napola of { $coins } holds the settebello, which somebody else has.
scopa-error-napola-more-seven = With the settebello, the napola is longer than { $coins }.
scopa-error-napola-king = A napola of { $coins } holds the king of coins, which somebody else has.
scopa-error-napola-more-king = With the king of coins, the napola is longer than { $coins }.
scopa-error-cappotto-denari = In a cappotto, the coins belong to { $party }.
scopa-error-cappotto-settebello = In a cappotto, the settebello belongs to { $party }.
scopa-error-cappotto-king = In a cappotto, the king of coins belongs to { $party }.
scopa-error-cappotto-napola = A cappotto comes with a napola of { $coins } for { $party }; enter it.
scopa-error-primiera = No pack gives these primiere together; count again.
scopa-error-coins = The coins do not fit together: look at the settebello, the napola and the counts.
scopa-error-primiera-coins = Without a coin there is no primiera.
scopa-error-cards = The cards do not fit the coins and the primiera; count again.
scopa-error-scope-cards = Each sweep takes at least two cards; there are not enough for so many.
scopa-error-variant = Scopone is for { $players } players.

scopa-odd-scope = { $count } sweeps: is that right?
scopa-odd-napola = A napola of { $coins }: is that right?

scopa-ask-most = Who has what?
scopa-title-carte = Cards
scopa-title-denari = Coins
scopa-title-settebello = Settebello
scopa-title-primiera = Primiera
scopa-title-re_bello = King of coins
scopa-title-cappotto = Cappotto
scopa-nobody = Tie
scopa-ask-scope = Sweeps
scopa-to = to { $target }
scopa-ask-counts = Count cards, coins, primiera
scopa-ask-napola-counts = Napola, counting cards and coins
scopa-ask-cappotto-counts = Cappotto, counting cards and coins
scopa-ask-both-counts = Napola, cappotto, counting
scopa-count-carte = Cards, { $all } in all
scopa-count-denari = Coins, { $all } in all
scopa-count-primiera = Points of the primiera
scopa-count-napola = Napola: how many coins from the ace on

scopa-rule-variant = Game
scopa-variant-scopa = Scopa
scopa-variant-scopone = Scopone
scopa-variant-scientifico = Scopone scientifico
scopa-rule-napola = Napola: ace, two, three of coins and on
scopa-rule-re_bello = The king of coins counts
scopa-rule-cappotto = Cappotto: all coins win the game

scopa-deal = Play goes to the right: 3 cards each and 4 on the table, then 3 each until the pack is out.
scopa-scopone-deal = Play goes to the right: 9 cards each, three at a time; 4 on the table, two after the first round and two after the second.
scopa-scientifico-deal = Play goes to the right: 10 cards each, none on the table.
scopa-kings-deal = With three or four kings on the table, the same dealer deals again.

scopa-outcome-all_four = Cards, coins, settebello and primiera
scopa-card-most = most { $what }
scopa-card-settebello = settebello, the seven of coins
scopa-card-scopa = each sweep
scopa-card-primiera = The best card of each suit counts; the highest sum of the four wins the primiera.
scopa-card-figures = figures
scopa-card-napola = napola, each coin from the ace on
