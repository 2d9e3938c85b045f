game-skat = Skat

skat-game-diamonds = Diamonds
skat-game-hearts = Hearts
skat-game-spades = Spades
skat-game-clubs = Clubs
skat-game-grand = Grand
skat-game-null = Null
skat-game-null_ouvert = Null ouvert
skat-game-ramsch = Ramsch
skat-named-hand = { $game } hand
skat-named-ouvert = { $game } ouvert
skat-named-hand-ouvert = { $game } hand ouvert
skat-hand = Hand
skat-schneider = Schneider
skat-schneider-announced = Schneider announced
skat-schwarz = Schwarz
skat-schwarz-announced = Schwarz announced
skat-ouvert = Ouvert
skat-kontra = Kontra
skat-re = Re

skat-headline-won = { $declarer } wins { $game }: { $value }.
    .brief = { $declarer } · { $game } · { $value }
skat-headline-lost = { $declarer } loses { $game }: { $times } × { $value }.
    .brief = { $declarer } · { $game } · { $amount }
skat-headline-overbid = { $declarer } loses { $game }, overbid with { $bid }: { $times } × { $value }.
    .brief = { $declarer } · { $game } overbid · { $amount }
skat-headline-ramsch = { $count ->
    [one] { $players } loses the ramsch: { $sum }.
   *[other] { $players } lose the ramsch: { $sum } each.
  }
    .brief = Ramsch · { $players } { $product }
skat-headline-march = { $players } takes every trick of the ramsch: { $sum }.
    .brief = March · { $players } { $product }

skat-product = { $points } × { $factor }
skat-sum = { $points } × { $factor } = { $value }
skat-levels = matadors { $matadors }, game { $level }
skat-levels-more = { $levels }, { $what } { $level }
skat-why-points-won = { $points } points: won
skat-why-points-lost = { $points } points: lost
skat-why-value = { $levels }: { $level } × { $base } = { $value }
skat-why-null = { $game }: { $value }
skat-why-overbid = bid { $bid }, overbid: { $level } × { $base } = { $value }, lost
skat-why-kontra = { $kontra }: × { $times } = { $value }
skat-why-bock = { $bock ->
    [one] bock round
   *[other] { $bock } bock rounds
  }: × { $times } = { $value }
skat-why-lost = a lost game counts twice: { $declarer } { $amount }
skat-why-seeger-won = { $seeger } more for the game won: { $declarer } { $amount } + { $seeger } = { $sum }
skat-why-seeger-lost = { $seeger } less for the game lost: { $declarer } { $amount } − { $seeger } = { $sum }
skat-why-fabian = { $fabian } for each of the others: { $others }
skat-why-won-nothing = { $winner } wins, and nothing is written down
skat-why-charged = the opponents are charged the value: { $others } { $amount } each
skat-why-ramsch-points = { $player }: { $points } points
skat-why-ramsch-none = { $player }: { $points } points, no trick
skat-why-pushed = { $pushed ->
    [one] the skat was pushed on once
   *[other] the skat was pushed on { $pushed } times
  }: × { $times } = { $value }
skat-why-virgin = { $players } took no trick: × { $times } = { $value }
skat-why-ramsch = { $count ->
    [one] the most points lose: { $losers } { $amount }
   *[other] the most points lose: { $losers } { $amount } each
  }
skat-why-march = every trick wins: { $player } { $amount }

skat-error-bierlachs = Only Bierlachs has this; leave it out, or choose the scoring Bierlachs.
skat-error-null = Null does not have this: no matadors, no points, no schneider. Leave it out.
skat-error-announced-ouvert = In a suit or a grand, ouvert means schwarz announced; leave schneider out.
skat-error-hand = Whoever announces, or plays ouvert in a suit or a grand, has not taken up the skat; choose hand.
skat-error-won-schwarz = { $points } points: have the opponents no trick at all? Choose won or lost.
skat-error-won = With { $points } points it ends otherwise: winning takes { $needs } or more.
skat-error-points = No cards make { $one } or { $rest } points; count again.
skat-error-schneider-points = This does not fit { $points } points: schneider is { $most } or fewer.
skat-error-schwarz-points = This does not fit { $points } points: a side without a trick has none.
skat-error-schneider = One side is schneider here, by schwarz or by the announcement that was made.
skat-error-schwarz = Schwarz announced and won means that the opponents have no trick.
skat-error-bid = Nobody can bid { $bid }; enter a bid such as { $low } or { $next }.
skat-error-bid-null = This null is worth { $value } and does not reach the bid of { $bid }. Enter the suit or grand that is lost instead.
skat-error-ramsch = Enter the points of all three, { $all } together.
skat-error-ramsch-less = All points are { $all }, here { $sum }: is the skat missing? It belongs to one of the three.
skat-error-ramsch-more = All points are { $all }, here { $sum }: the skat counts only once.
skat-error-no-tricks = { $player } has points and therefore a trick.
skat-error-no-tricks-all = Somebody took tricks; at most two have none.
skat-error-loser-alone = One player alone has the most points and loses; leave this out.
skat-error-loser = { $player } does not have the most points.

skat-odd-ouvert = Ouvert in a suit or a grand: is that right?
skat-odd-matadors = With or without { $matadors }: is that right?
skat-odd-schwarz = Schwarz: did one side really have no trick?
skat-odd-bid = A bid of { $bid }: is that right?
skat-odd-re = Kontra and re: is that right?
skat-odd-bock = { $bock } bock rounds at once: is that right?

skat-play = Game
skat-ask-kind = Game or ramsch
skat-ask-game = Declarer and game
skat-ask-matadors = Matadors, with or without
skat-plus = + { $count }
skat-ask-won = Won or lost?
skat-won = Won
skat-lost = Lost
skat-ask-extras = Announced, bid, points
skat-ask-extras-ramsch = Announced, points, level
skat-ask-announced = Announced
skat-ask-kontra = Kontra
skat-ask-bock = Bock rounds
skat-bock = Bock { $bock }
skat-ask-numbers = The declarer’s points, and the bid
skat-points = Points
skat-bid = Bid
skat-ask-points = Points, { $all } together
skat-no-tricks = no trick
skat-nobody = all have tricks
skat-ask-pushed = Pushed on
skat-ask-loser = Who alone loses?
skat-both = all with the most

skat-rule-scoring = Scoring
skat-scoring-plain = Plain
skat-scoring-seeger_fabian = Seeger-Fabian
skat-scoring-bierlachs = Bierlachs
skat-rule-limit = Limit of Bierlachs
skat-rule-limit-hint = { $limit } if left empty; { $other } is usual, too
skat-rule-won_games = A won game in Bierlachs
skat-won_games-opponents = Charged to opponents
skat-won_games-nothing = Nothing
skat-rule-kontra = Kontra and re
skat-rule-ramsch = Ramsch when all pass
skat-rule-bock = Bock rounds
skat-rule-deals = Number of deals
skat-rule-deals-hint = empty: no end; a list has { $three } for three, { $four } for four players

skat-result-passed = All pass
skat-deal = 10 cards each: 3, then 2 for the skat, 4 and 3.
skat-deal-bids = { $bids } bids to { $hears }.
skat-deal-of = Deal { $number } of { $deals }.
skat-left = { $left } left

skat-role-declarer = Declarer
skat-role-defender = Defender
skat-outcome-lost = Ramsch lost
skat-outcome-march = March
skat-card-needs = The declarer needs { $needed } points with the skat, with schneider announced { $more }.
skat-card-value = Add the matadors, with or without, one for the game and the levels, and multiply the sum by the base below. Null has a fixed value.
skat-card-levels = Levels
skat-card-overbid = An overbid game is lost and counts the lowest value that reaches the bid.
skat-card-seeger = The declarer gets { $seeger } more for a game won, { $seeger } less for one lost, and each of the others { $fabian } for a game lost.
skat-card-ramsch = Whoever has the most points loses them: doubled for each who pushed the skat on, and doubled if one player took no trick. Who takes every trick wins { $all }.
