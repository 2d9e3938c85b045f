game-hearts = Hearts

hearts-headline-leads = The fewest so far: { $players }, { $total }.
    .brief = { $taken }
hearts-headline-wins = { $count ->
    [one] { $players } wins with { $total }.
   *[other] { $players } win with { $total } each.
  }
    .brief = { $taken }
hearts-headline-moon = { $player } shoots the moon: { $points } for everybody else.
    .brief = { $player } · moon
hearts-headline-moon-off = { $player } shoots the moon: { $points } off.
    .brief = { $player } · moon
hearts-took = { $player } { $points }
hearts-and = { $one } · { $other }

hearts-why-moon = { $player } took all { $points }, the moon: everybody else gets them
hearts-why-moon-off = { $player } took all { $points }, the moon, and takes them off
hearts-why-points = { $player }: { $points }, now { $total }
hearts-why-jack = { $player }, jack of diamonds: { $points }, now { $total }
hearts-why-no-tricks = { $player }, no trick: { $points }, now { $total }
hearts-why-exact = { $player } has exactly the limit: { $points }, now { $total }
hearts-why-ends = somebody has { $target } or more; { $count ->
    [one] { $players } wins with the fewest, { $total }
   *[other] { $players } share the win with the fewest, { $total }
  }
hearts-why-level = somebody has { $target } or more, but { $players } are level at { $total }: another hand decides

hearts-error-rule-off = This table does not count it. Leave it empty, or change the rules.
hearts-error-no-moon = Nobody took all the points, so there is nothing to choose.
hearts-error-shooter = Enter who shot the moon or the points, not both.
hearts-error-no-tricks = { $player } took cards, so they had a trick.
hearts-error-missing = The points of { $players } are missing; only one player may be left out, who has the rest of the { $all }.
hearts-error-sum = The points must add up to { $all }: you entered { $sum }.
hearts-error-queen = Somebody took the queen of spades and has at least { $queen }.
hearts-odd-moon = { $points } for { $player }: the moon?

hearts-rule-target = Play to
hearts-rule-target-hint = { $usual } if left empty.
hearts-rule-moon = Shooting the moon (all { $points })
hearts-moon-add = The others get them
hearts-moon-subtract = Taken off
hearts-moon-choice = The shooter chooses
hearts-moon-none = Not played
hearts-rule-jack = Jack of diamonds: −{ $points }
hearts-rule-no-tricks = Points off for taking no trick
hearts-rule-no-tricks-hint = At most { $usual }; none if left empty.
hearts-rule-exact = A total exactly at the limit
hearts-exact-none = Stays
hearts-exact-half = Is halved
hearts-exact-zero = Becomes nothing
hearts-rule-tie = Level at the end
hearts-tie-shared = They share the win
hearts-tie-play-on = Play on
hearts-rule-passing = Passing cards
hearts-passing-cycle = In turn
hearts-passing-left = Always left
hearts-passing-none = Never

hearts-ask-points = Points taken, { $all } in all
hearts-column-moon = Moon
hearts-column-jack = ♦J
hearts-column-no-tricks = No trick
hearts-ask-moon = The moon
hearts-choice-add = { $points } to the others
hearts-choice-subtract = { $points } off
hearts-deal = { $each } cards each, one by one. { $card } leads.
hearts-deal-left-out = Left out: { $cards }.
hearts-pass-left = Pass { $cards } cards to the left.
hearts-pass-right = Pass { $cards } cards to the right.
hearts-pass-across = Pass { $cards } cards across.
hearts-pass-second-left = Pass { $cards } cards to the second on the left.
hearts-pass-second-right = Pass { $cards } cards to the second on the right.
hearts-pass-third-left = Pass { $cards } cards to the third on the left.
hearts-pass-third-right = Pass { $cards } cards to the third on the right.
hearts-pass-none = No passing in this hand.

hearts-outcome-moon = Moon
hearts-outcome-clean = No points
hearts-card-heart = each heart
hearts-card-queen = queen of spades
hearts-card-jack = jack of diamonds
