game-solo_whist = Solo Whist

solo_whist-bid-prop_cop = prop and cop
solo_whist-bid-solo = solo
solo_whist-bid-misere = misère
solo_whist-bid-abondance = abondance
solo_whist-bid-royal_abondance = royal abondance
solo_whist-bid-open_misere = open misère
solo_whist-bid-slam = slam
solo_whist-title-prop_cop = Prop & cop
solo_whist-title-solo = Solo
solo_whist-title-misere = Misère
solo_whist-title-abondance = Abondance
solo_whist-title-royal_abondance = Royal abondance
solo_whist-title-open_misere = Open misère
solo_whist-title-slam = Slam

solo_whist-headline-won = { $soloist } makes { $bid }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-lost = { $soloist } loses { $bid }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-won-two = { $soloist } and { $partner } make { $bid }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }
solo_whist-headline-lost-two = { $soloist } and { $partner } lose { $bid }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }

solo_whist-why-won = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }: { $bid } ({ $needs }) made{ $off ->
    [0] { "" }
   *[other] , { $off } over
  }
solo_whist-why-lost = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }: { $bid } ({ $needs }) lost by { $off }
solo_whist-why-misere-won = no trick: { $bid } made
solo_whist-why-misere-lost = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }: { $bid } lost
solo_whist-why-stake = the stake is { $amount }
solo_whist-why-tricks = { $stake } + { $off } × { $each } = { $amount }
solo_whist-why-others-pay = { $others } pay { $soloist } { $amount } each
solo_whist-why-soloist-pays = { $soloist } pays { $others } { $amount } each

solo_whist-error-currency = No currency has the code { $code }; enter one such as USD, EUR or NOK.
solo_whist-error-negative = An amount cannot be less than 0.
solo_whist-error-partner = Only prop and cop has a partner.
solo_whist-error-partner-missing = Prop and cop needs the partner who accepted.
solo_whist-error-partner-soloist = The partner cannot be the player who proposed.

solo_whist-odd-slam = A slam: is that right?
solo_whist-odd-solo = A solo with { $tricks } tricks: is that right?
solo_whist-odd-prop_cop = Prop and cop with only { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }: is that right?

solo_whist-rule-currency = Currency
solo_whist-rule-stake = Stake for { $bid }
solo_whist-rule-overtrick = Each overtrick (prop & cop, solo)
solo_whist-rule-undertrick = Each undertrick (not in a misère)

solo_whist-ask-bid = Call
solo_whist-ask-soloist = Who called or proposed?
solo_whist-ask-partner = Partner in prop & cop
solo_whist-ask-tricks = Tricks won (in prop & cop, by both together)
solo_whist-price = { $needs } · { $stake }
solo_whist-price-misere = { $needs ->
    [0] none
   *[other] { $needs }
  } · { $stake }
solo_whist-result-passed = All pass
solo_whist-deal = 13 cards each: three at a time, then one; the dealer’s last card is turned up for trumps.
solo_whist-deal-shuffle = Shuffle the cards.
solo_whist-deal-cut = Do not shuffle, only cut.
solo_whist-deal-slam = In a slam the caller leads instead.

solo_whist-role-soloist = Caller
solo_whist-role-partner = Partner
solo_whist-role-opponent = Opponent
solo_whist-card-pays = The caller gets this from each of the others, or pays it to each. In prop & cop each partner gets it from one opponent, or pays it to one.
