game-vidrasso = Vidrasso

vidrasso-headline = { $player } takes { $points } points, { $other } { $rest }.
vidrasso-headline-equal = { $player } and { $other } take { $points } points each.

vidrasso-why-trumps = trumps: { $suit } and every { $rank }
vidrasso-why-trump-suit = trump suit: { $suit }
vidrasso-why-trump-rank = trump rank: every { $rank }
vidrasso-why-points = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, now { $total }
vidrasso-why-wins = { $winner } wins with { $total }; { $target } were needed
vidrasso-why-both = both have reached { $target }; { $winner } wins with the higher total, { $total }
vidrasso-why-equal = both have { $total } ({ $target } were needed): another hand decides

vidrasso-error-sum = The two scores must add up to { $all }: you entered { $sum }.
vidrasso-error-points = Enter the points of one player; the other has the rest of the { $all }.

vidrasso-odd = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $player }: is that right?

vidrasso-rule-target = Points to win
vidrasso-rule-target-hint = { $target } if left empty.
vidrasso-ask-points = Points in the cards won, { $all } in all
vidrasso-ask-trumps = Trumps
vidrasso-ask-suit = Trump suit
vidrasso-ask-rank = Trump rank
vidrasso-not-noted = –
vidrasso-rank-ace = A
vidrasso-rank-two = 2
vidrasso-rank-three = 3
vidrasso-rank-four = 4
vidrasso-rank-five = 5
vidrasso-rank-six = 6
vidrasso-rank-seven = 7
vidrasso-rank-eight = 8
vidrasso-rank-nine = 9
vidrasso-deal = 36 cards, ace to nine; 18 each: five face down, five face up on top of them, eight in hand.
vidrasso-deal-trumps = { $eldest } names the trump suit, { $dealer } the trump rank.
vidrasso-deal-aside = Each player sets one card aside.
vidrasso-needs = needs { $points }
