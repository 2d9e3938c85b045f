game-oh_hell = Oh Hell

oh_hell-headline-all = Everybody makes their bid.
    .brief = { $bids }
oh_hell-headline-none = Nobody makes their bid.
    .brief = { $bids }
oh_hell-headline-over = { $player } takes { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  } too many.
    .brief = { $bids }
oh_hell-headline-under = { $player } takes { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  } too few.
    .brief = { $bids }
oh_hell-headline-made = { $count ->
    [one] Only { $players } makes their bid.
   *[other] { $players } make their bids.
  }
    .brief = { $bids }
oh_hell-brief-made = { $player } { $bid }
oh_hell-brief-missed = { $player } { $bid }, took { $tricks }
oh_hell-brief-and = { $one } · { $other }

oh_hell-why-trump = trumps: { $trump }
oh_hell-why-made = { $player } bid { $bid } and made it: { $points }, now { $total }
oh_hell-why-missed = { $player } bid { $bid } and took { $tricks }: { $points }, now { $total }
oh_hell-why-ends = the plan is over; { $count ->
    [one] { $players } wins with { $total }
   *[other] { $players } share the win with { $total } each
  }
oh_hell-why-level = the plan is over, but { $players } are level at { $total }: another hand decides

oh_hell-error-packs = Wizard has a pack of its own. Choose one pack.
oh_hell-error-wizards = Wizard is for at most { $most } players.
oh_hell-error-limit = The pack has enough cards for at most { $limit } each.
oh_hell-error-hook = The bids may not add up to { $cards }. Somebody has to bid another number.
oh_hell-error-last-bid = { $sum } of { $cards } bid. { $player } may not bid { $bid }.
oh_hell-error-bids = Everybody bids: { $players } still to go.
oh_hell-error-tricks = The tricks of { $players } are missing; only one player may be left out, who has the rest.
oh_hell-error-sum = Tricks: { $sum } of { $cards }. Who did not take what they bid?
oh_hell-odd-cards = Cards: { $cards } instead of { $planned }?
oh_hell-odd-missed = { $player } bid { $bid } and took { $tricks }?

oh_hell-usual = As usual
oh_hell-rule-usual = { $usual }, in Wizard { $wizard }, if left empty
oh_hell-rule-variant = Game
oh_hell-variant-wizard = Wizard
oh_hell-rule-deal = How many cards
oh_hell-rule-deal-usual = down and up again; Wizard: up
oh_hell-deal-down-up = Down and up again
oh_hell-deal-up-down = Up and down again
oh_hell-deal-down = Down only
oh_hell-deal-up = Up only
oh_hell-rule-most = Most cards
oh_hell-rule-most-hint = { $usual }, in Wizard all that there are, if left empty. Never more than there are cards for.
oh_hell-rule-twice = The hand at the turn twice
oh_hell-rule-packs = Packs
oh_hell-rule-hook = Bids may not add up to the tricks
oh_hell-rule-hook-usual = yes; Wizard: no
oh_hell-rule-bonus = Points for a bid that is made
oh_hell-rule-per-trick = Points for each trick
oh_hell-rule-zero = Points for a bid of nothing
oh_hell-rule-zero-hint = As for any bid if left empty.
oh_hell-rule-zero-plus-cards = A bid of nothing: one more for each card
oh_hell-rule-missed = A missed bid gives
oh_hell-rule-missed-usual = nothing; Wizard: points off
oh_hell-missed-nothing = Nothing
oh_hell-missed-tricks = The tricks
oh_hell-missed-difference = Points off for each trick away
oh_hell-missed-reversed = The bid’s worth off
oh_hell-rule-off = Points off for each trick away
oh_hell-rule-tie = Level at the end
oh_hell-tie-shared = They share the win
oh_hell-tie-play-on = Play on

oh_hell-ask-bids = Bid
oh_hell-ask-tricks = Tricks
oh_hell-deals = deals
oh_hell-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
oh_hell-ask-extras = Other cards, trumps
oh_hell-ask-cards = Another number of cards
oh_hell-ask-cards-hint = Planned: { $cards }; at most { $limit }.
oh_hell-ask-trump = Trumps
oh_hell-dealt = Deal { $number } of { $all }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } each.
oh_hell-dealt-more = Deal { $number }, after the plan: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } each.
oh_hell-turned = The next card is turned for trumps.
oh_hell-turned-wizard = The next card is turned for trumps; with a wizard the dealer names them, with a jester there are none.
oh_hell-turned-none = No card is left to turn: no trumps.
oh_hell-last-bid = { $dealer } bids last, and the bids may not add up to { $cards }.

oh_hell-role-player = Player
oh_hell-outcome-made = made
oh_hell-outcome-over = too many
oh_hell-outcome-under = too few
