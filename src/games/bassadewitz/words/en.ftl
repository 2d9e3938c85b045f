game-bassadewitz = Bassadewitz

bassadewitz-headline-order = { $most } has the most points, { $fewest } the fewest.
bassadewitz-headline-points = { $player } has { $points } points, but not every trick.
bassadewitz-headline-hundred = { $player } has { $hundred } points or more, but not every trick.
bassadewitz-headline-all-tricks = { $player } takes every trick.

bassadewitz-place-most = most points
bassadewitz-place-second = second most points
bassadewitz-place-third = third most points
bassadewitz-place-fewest = fewest points
bassadewitz-why-bank = the bank is empty: { $dealer }, who deals, puts in { $amount }
bassadewitz-why-equal = tied on points, so whoever plays earlier gets the better place; from worst to best: { $players }
bassadewitz-why-penalty = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, penalty { $amount }
bassadewitz-why-penalty-place = { $player }: { $place }, penalty { $amount }
bassadewitz-why-chips = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $amount ->
    [0] nothing
    [one] 1 chip from the bank
   *[other] { $amount } chips from the bank
  }
bassadewitz-why-chips-place = { $player }: { $place }, { $amount ->
    [0] nothing
    [one] 1 chip from the bank
   *[other] { $amount } chips from the bank
  }
bassadewitz-why-all-tricks-penalty = { $player } took every trick: penalty { $amount } for each of the others, 0 for { $player }
bassadewitz-why-all-tricks-chips = { $player } took every trick: the bank of { $bank }, and { $amount } from each of the others
bassadewitz-why-hundred-penalty = { $hundred } or more without every trick: { $amount } off the penalty of each of the others, 0 for { $player }
bassadewitz-why-hundred-chips = { $hundred } or more without every trick: { $player } pays { $amount } to each of the others, and the bank is carried over
bassadewitz-why-won-penalty = { $count ->
    [one] last hand: { $winners } wins with the lowest penalty
   *[other] last hand: { $winners } share the win with the lowest penalty
  }
bassadewitz-why-won-chips = { $count ->
    [one] last hand: { $winners } wins with the most chips
   *[other] last hand: { $winners } share the win with the most chips
  }

bassadewitz-error-nothing = Enter the order of points, or the points of all four, or who took every trick, or who has { $hundred } or more.
bassadewitz-error-one-way = Enter the hand in one way only: by order, by points, as { $hundred } or more, or as every trick.
bassadewitz-error-points-missing = The four scores must add up to { $all }: { $sum } so far, and nothing entered for { $players }.
bassadewitz-error-sum = The four scores must add up to { $all }: you entered { $sum }.
bassadewitz-error-no-cards = Nobody can have { $points }: no cards are worth 1 point. Check the points of { $player }.
bassadewitz-error-all-tricks = Whoever takes every trick has all { $all } points: { $player } has { $points }.
bassadewitz-error-places = Give the four players four different places, 1 to 4.

bassadewitz-odd-rounds = { $rounds ->
    [one] 1 hand
   *[other] { $rounds } hands
  } in all: not everybody deals equally often. Is that right?
bassadewitz-odd-all-points = { $player } has all { $all } points but not every trick: is that right?

bassadewitz-rule-rounds = Hands in a game
bassadewitz-rule-rounds-hint = { $rounds } if left empty. With a multiple of 4, everybody deals equally often.
bassadewitz-rule-scoring = Scoring
bassadewitz-scoring-penalty = Penalty points
bassadewitz-scoring-penalty-hint = { $penalties }: the lowest total wins
bassadewitz-scoring-chips = Chips
bassadewitz-scoring-chips-hint = from a bank of { $bank }: most chips wins
bassadewitz-ask-places = Order of points
bassadewitz-ask-places-hint = Three are enough. In a tie, whoever plays earlier gets the better place.
bassadewitz-column-most = Most
bassadewitz-column-second = 2
bassadewitz-column-third = 3
bassadewitz-column-fewest = Fewest
bassadewitz-ask-special = Every trick, or { $hundred } or more
bassadewitz-ask-all-tricks = Every trick
bassadewitz-ask-hundred = { $hundred } or more, but not every trick
bassadewitz-ask-by-points = By points instead
bassadewitz-ask-points = Points in the tricks, { $all } in all
bassadewitz-pile-aces = Aces
bassadewitz-pile-tens = Tens
bassadewitz-pile-kings = Kings
bassadewitz-pile-queens = Queens
bassadewitz-pile-jacks = Jacks
bassadewitz-deal = 32 cards, 8 each.
bassadewitz-deal-left = { $rounds ->
    [one] The only hand.
   *[other] { $left ->
        [one] The last of { $rounds } hands.
       *[other] { $left } of { $rounds } hands left.
      }
  }
bassadewitz-deal-fill = The bank is empty: { $dealer } puts in { $amount }.
bassadewitz-deal-bank = { $amount } in the bank.
bassadewitz-card-others = { $amount } for each of the others
bassadewitz-card-bank = the bank, and { $amount } from each
bassadewitz-card-pays = pays { $amount } to each
bassadewitz-card-most = The most chips win.
bassadewitz-card-fill = the dealer into an empty bank
