game-tarot = French Tarot

tarot-bid-petite = petite
tarot-bid-garde = garde
tarot-bid-garde-sans = garde sans
tarot-bid-garde-contre = garde contre
tarot-column-petite = Petite
tarot-column-garde = Garde
tarot-column-garde-sans = Sans
tarot-column-garde-contre = Contre
tarot-column-called = Called
tarot-alone = alone

tarot-headline-made = { $taker } makes { $bid } { $by ->
    [0] exactly
   *[other] by { $by }
  } with { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }.{ $slam }
    .brief = { $taker } · { $bid } · +{ $by }
tarot-headline-lost = { $taker } loses { $bid } by { $by } with { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }.{ $slam }
    .brief = { $taker } · { $bid } · −{ $by }
tarot-headline-made-two = { $taker } and { $partner } make { $bid } { $by ->
    [0] exactly
   *[other] by { $by }
  }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · +{ $by }
tarot-headline-lost-two = { $taker } and { $partner } lose { $bid } by { $by }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · −{ $by }
tarot-headline-slam-made = { " " }Slam made.
tarot-headline-slam-announced-made = { " " }The announced slam was made.
tarot-headline-slam-announced-failed = { " " }The announced slam failed.
tarot-headline-slam-defence = { " " }The defence made a slam.
tarot-headline-petit-sec = Petit sec: the cards were thrown in.

tarot-why-made = { $points ->
    [one] 1 point
   *[other] { $points } points
  } with { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }: contract of { $target } made { $by ->
    [0] exactly
   *[other] by { $by }
  }
tarot-why-lost = { $points ->
    [one] 1 point
   *[other] { $points } points
  } with { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }: contract of { $target } lost by { $by }
tarot-why-half = the half point goes to the winning side: { $by }
tarot-why-base-made = { $contract } + { $by } = { $base }
tarot-why-base-made-petit-won = { $contract } + { $by } + { $petit } petit au bout = { $base }
tarot-why-base-made-petit-lost = { $contract } + { $by } − { $petit } petit au bout by the defence = { $base }
tarot-why-base-lost = −({ $contract } + { $by }) = { $base }
tarot-why-base-lost-petit-won = −({ $contract } + { $by }) + { $petit } petit au bout = { $base }
tarot-why-base-lost-petit-lost = −({ $contract } + { $by }) − { $petit } petit au bout by the defence = { $base }
tarot-why-multiplied = × { $times } { $bid } = { $amount }
tarot-why-poignee-won = + { $bonus } poignée = { $amount }
tarot-why-poignee-lost = − { $bonus } poignée = { $amount }
tarot-why-slam-won = + { $bonus } slam = { $amount }
tarot-why-slam-lost = − { $bonus } slam = { $amount }
tarot-why-defenders-pay = each of the { $defenders } defenders pays { $amount }
tarot-why-taker-pays = { $taker } pays { $amount } to each of the { $defenders } defenders
tarot-why-defenders-pay-two = each of the { $defenders } defenders pays { $amount }: in all { $double } to { $taker } and { $amount } to { $partner }
tarot-why-two-pay = each of the { $defenders } defenders gets { $amount }: in all { $double } from { $taker } and { $amount } from { $partner }
tarot-why-misere-pays = misère: { $player } gets { $amount } from each other player

tarot-error-points-range = Card points must be between 0 and { $most }.
tarot-error-points-halves = Card points are whole or half points.
tarot-error-points-whole = Four players always count whole points; did the Excuse’s owner give a card back?
tarot-error-points-bouts = With { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  } the attack must have { $low } to { $high } points.
tarot-error-petit-attack = The attack won the Petit in the last trick, so it has at least 1 bout.
tarot-error-petit-defence = The defence won the Petit in the last trick, so the attack has at most 2 bouts.
tarot-error-partner = The taker calls a partner only when five play.
tarot-error-poignees-twice = { $player } can show only one poignée.
tarot-error-poignees-trumps = These poignées show { $shown } trumps; the pack has { $trumps }.
tarot-error-slam-lost = A slam cannot have been made in a lost contract.
tarot-error-slam-petit = Whoever makes a slam wins the last trick too, and the Petit with it.
tarot-error-slam-cards = A slam takes all the cards: 3 bouts and { $all } points, or 2 bouts and { $less } when the defence keeps the Excuse.
tarot-error-slam-defence-won = When the defence wins every trick, the contract is lost.
tarot-error-slam-defence-petit = When the defence wins every trick, the attack cannot win the Petit in the last one.
tarot-error-slam-not-failed = With 3 bouts and { $all } points the slam cannot have failed.
tarot-error-misere-off = This table does not play misères; switch them on in the house rules.
tarot-error-misere-twice = { $player } can declare only one misère.

tarot-odd-slam = A slam: is that right?
tarot-odd-no-bouts = { $points } points for the attack without a bout: is that right?
tarot-odd-poignees = Two poignées in one hand: is that right?
tarot-odd-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for the attack: is that right?

tarot-rule-misere = Misères are paid
tarot-rule-misere-hint = { $misere } from each
tarot-ask-taker = Taker and contract
tarot-ask-partner = Called partner (if alone, tap the taker)
tarot-ask-bouts = Bouts
tarot-needs = needs
tarot-ask-side = Whose points?
tarot-side-attack = Attack
tarot-side-defence = Defence
tarot-ask-points = Points
tarot-ask-extras = Petit, slam, second poignée
tarot-ask-petit = Petit au bout
tarot-ask-poignee = Poignée
tarot-ask-poignee-second = Second poignée
tarot-ask-poignee-player = Who showed it?
tarot-poignee-not-recorded = Not recorded
tarot-poignee-trumps = { $trumps }+
tarot-ask-slam = Slam
tarot-slam-made = Made
tarot-slam-announced-made = Announced, made
tarot-slam-announced-failed = Announced, failed
tarot-slam-defence = By the defence
tarot-ask-miseres = Misères
tarot-ask-miseres-who = Who declared a misère?
tarot-result-passed = All pass
tarot-result-petit-sec = Petit sec
tarot-pile-bouts = Bouts
tarot-pile-kings = Kings
tarot-pile-queens = Queens
tarot-pile-knights = Knights
tarot-pile-valets = Valets
tarot-pile-rest = Others
tarot-deal = { $cards } cards each, { $packets } at a time; { $chien } to the chien.
tarot-deal-slam = Whoever announces a slam leads instead.

tarot-role-taker = Taker
tarot-role-partner = Partner
tarot-role-defender = Defender
tarot-count-bouts = { $count ->
    [one] 1 bout held as taker
   *[other] { $count } bouts held as taker
  }
tarot-count-poignees = { $count ->
    [one] 1 poignée shown
   *[other] { $count } poignées shown
  }
tarot-count-petit-won = { $count ->
    [one] 1 petit au bout won
   *[other] { $count } petits au bout won
  }
tarot-count-petit-lost = { $count ->
    [one] 1 petit au bout lost
   *[other] { $count } petits au bout lost
  }
tarot-card-worth = { $contract }, and one more for each point over or under; the sum times the contract. A half point goes to the winning side.
tarot-card-petit = petit au bout, times the contract
tarot-card-poignee = poignée of { $trumps } trumps, to the side that wins
tarot-card-pays = Each defender pays this to the taker; the taker pays it to each for a lost contract.
tarot-card-pays-two = Each defender pays this: two shares go to the taker, one to the partner; a taker who plays alone gets everything. A lost contract is paid the other way round.
