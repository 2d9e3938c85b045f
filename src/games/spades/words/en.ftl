game-spades = Spades

spades-headline = { $contracts }{ $held }{ $lost }
    .brief = { $brief }
spades-sides-partners = Partners
spades-sides-alone = Alone
spades-sides-usual = As usual: partners with four players
spades-failed-bags = Fill the bag
spades-failed-helps = Count for the partner’s bid
spades-failed-nothing = Count for nothing
spades-role-player = Player
spades-contract-bid = Bid
spades-nil = Nil
spades-blind-nil = Blind nil
spades-outcome-set = set
spades-outcome-failed = failed
spades-dealt = { $cards } cards each, one by one; spades are trumps.
spades-dealt-three = Leave out the two of clubs; { $cards } cards each, one by one. Spades are trumps.
spades-error-partners = Partners need four players; with three, each plays alone.
spades-error-bid = A bid is a number from { $low } to { $all }, nil or blind nil.
spades-error-blind-nil = A blind nil is bid as blind nil; do not name its bidder here.
spades-error-blind-off = At this table a blind bid counts once. Change the house rules, or name nobody.
spades-error-no-bid = The bid of { $party } is missing.
spades-error-nil-partner = { $party }: the partner of a nil needs a bid of their own.
spades-error-bids-many = Too many for { $party }: { $bid } bid, and there are only { $all } tricks.
spades-error-tricks-missing = Enter the tricks of { $parties } too; only one figure can be left out.
spades-error-tricks-sum = The tricks must add up to { $all }: you entered { $sum }.
spades-error-nil-told = The tricks of all players say already what a nil took; leave this out.
spades-error-nil-many = Tricks of { $party }: { $tricks }. Their nils cannot have taken { $told }.
spades-error-nil-whose = { $party } both bid nil and took { $tricks }: enter how many each of them took.
spades-error-nil-none = { $player } did not bid nil; leave this out.
spades-why-made = { $party }: { $have } for a bid of { $bid }: { $amount }
spades-why-set = { $party }: only { $have } for a bid of { $bid }: { $amount }
spades-why-made-blind = { $party }: { $have } for a blind bid of { $bid }, × { $times }: { $amount }
spades-why-set-blind = { $party }: only { $have } for a blind bid of { $bid }, × { $times }: { $amount }
spades-why-nil-held = { $player }, { $bid }: no trick: { $amount }
spades-why-nil-lost = { $player }, { $bid }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }: { $amount }
spades-why-bags = { $party }: { $bags ->
    [one] 1 bag
   *[other] { $bags } bags
  }: { $amount }; { $held } in the bag now
spades-why-penalty = { $party }: { $bags ->
    [one] 1 bag
   *[other] { $bags } bags
  } full: { $amount }; { $held } left
spades-why-sum = { $party }: { $amount } in all
spades-headline-made = { $makers ->
    [one] { $made } makes it
   *[other] { $made } make it
  }.
spades-headline-set = { $losers ->
    [one] { $set } is set
   *[other] { $set } are set
  }.
spades-headline-made-set = { $makers ->
    [one] { $made } makes it
   *[other] { $made } make it
  }; { $losers ->
    [one] { $set } is set
   *[other] { $set } are set
  }.
spades-headline-both-made = Both sides make it.
spades-headline-all-made = Everybody makes it.
spades-headline-nils = Only nils were bid.
spades-headline-held = { " " }{ $count ->
    [one] Nil holds
   *[other] Nils hold
  }: { $players }.
spades-headline-lost = { " " }{ $count ->
    [one] Nil lost
   *[other] Nils lost
  }: { $players }.
spades-odd-bids = The bids add up to { $bid } of { $all } tricks: is that right?
spades-odd-short = { $party }: { $short } tricks short of the bid: is that right?
spades-rule-sides = Who plays with whom
spades-rule-floor = Total that loses the game, such as a negative one (0: none)
spades-rule-bags = Bags that cost a penalty (0: none)
spades-rule-bag-penalty = Penalty for full bags
spades-rule-overtrick = Points for each bag
spades-rule-nil = Nil
spades-rule-blind-nil = Blind nil
spades-rule-failed = The tricks of a lost nil
spades-rule-blind-bid = A contract bid blind counts so many times
spades-rule-ten = A contract of exactly { $ten } is worth { $worth }
spades-rule-thirteen = A contract of all thirteen is worth (0: as usual)
spades-known = { $bid } of { $all } tricks are bid.
spades-ask-bids = Bids
spades-ask-tricks = Tricks, { $all } in all
spades-ask-nil = Tricks of { $player }’s nil
spades-ask-blind = Bid blind
spades-bags = { $bags ->
    [one] 1 bag
   *[other] { $bags } bags
  }
spades-head = { $score }, { $bags ->
    [one] 1 bag
   *[other] { $bags } bags
  }
spades-card-set = A contract that is made counts for each trick bid, one that is set costs as much. Tricks over the bid are bags.
spades-card-trick = each trick bid
spades-card-contract = a contract of { $tricks }
spades-card-floor = a total that loses the game
