game-doppelkopf = Doppelkopf

doppelkopf-re = Re
doppelkopf-contra = Contra
doppelkopf-no = no { $limit }
doppelkopf-black = black
doppelkopf-fox = fox
doppelkopf-doppelkopf = Doppelkopf
doppelkopf-charlie = Charlie
doppelkopf-other = other extra points
doppelkopf-game-normal = normal game
doppelkopf-game-wedding = wedding
doppelkopf-game-poverty = poverty
doppelkopf-game-solo = other solo
doppelkopf-game-queens = queen solo
doppelkopf-game-jacks = jack solo
doppelkopf-game-clubs = club solo
doppelkopf-game-spades = spade solo
doppelkopf-game-hearts = heart solo
doppelkopf-game-diamonds = diamond solo
doppelkopf-game-aces = ace solo
doppelkopf-game-silent_wedding = silent wedding

doppelkopf-told-points = with { $points } points
doppelkopf-told-value = (result entered)
doppelkopf-headline-re = Re wins { $told }: { $gain }.
    .brief = Re · { $re } · { $value }
doppelkopf-headline-contra = Contra wins, Re { $told }: { $gain }.
    .brief = Contra against { $re } · { $value }
doppelkopf-headline-none = Nobody wins, Re { $told }: { $gain }.
    .brief = nobody · { $re } · { $value }
doppelkopf-headline-solo-won = { $re } wins { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }
doppelkopf-headline-solo-lost = { $re } loses { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }

doppelkopf-why-re = { $re } to { $contra } points: Re wins
doppelkopf-why-contra = { $re } to { $contra } points: contra wins
doppelkopf-why-none = { $re } to { $contra } points: neither side has what it called or needed
doppelkopf-part-won = won
doppelkopf-part-called = calls beyond re and contra
doppelkopf-part-under = kept under the limits
doppelkopf-part-against = reached against the call
doppelkopf-part-queens = against the queens
doppelkopf-why-part = { $what }, { $points } for { $side }: Re { $value }
doppelkopf-why-double = { $call } doubles, × { $times }: Re { $value }
doppelkopf-why-bock = { $bock ->
    [one] bock round
   *[other] { $bock } bock rounds
  }, × { $times }: Re { $value }
doppelkopf-why-value = the result as entered: Re { $value }
doppelkopf-why-alone = { $soloist } plays alone, × { $times }: { $value }
doppelkopf-why-both = { $winners } { $gain } each, { $losers } { $loss } each
doppelkopf-why-plus = { $winners } { $gain } each

doppelkopf-error-re = Choose the two of Re, in a solo only the soloist.
doppelkopf-error-game-alone = Two players play this together; choose a solo, or the second of Re.
doppelkopf-error-game-two = One player plays this alone; choose only the soloist.
doppelkopf-error-compulsory = A compulsory solo is played alone; choose only the soloist.
doppelkopf-error-value = The result says it all; leave this out, or enter the points instead of the result.
doppelkopf-error-points = { $points } is not possible: enter 0, { $least } to { $most }, or all the points.
doppelkopf-error-no-tricks = { $side } has { $points } points and therefore a trick.
doppelkopf-error-extras-solo = There are no extra points in a solo.
doppelkopf-error-extras-pack = There are only { $foxes } foxes, { $doppelkopfs } Doppelkopfs and one Charlie.
doppelkopf-error-extras-points = { $points } points of { $side } do not hold all of this.

doppelkopf-odd-no-tricks = A side without a trick: is that right?
doppelkopf-odd-no-points = No points, but a trick: is that right?
doppelkopf-odd-none = Nobody has won: is that right?
doppelkopf-odd-black = Black called: is that right?
doppelkopf-odd-bock = { $bock } bock rounds at once: is that right?
doppelkopf-odd-value = A game for { $value }: is that right?
doppelkopf-odd-compulsory = { $soloist } owes no more compulsory solo: is that right?

doppelkopf-ask-re = Re: two, in a solo one
doppelkopf-ask-re-call = Re calls
doppelkopf-ask-contra-call = Contra calls
doppelkopf-ask-extras = Extra points
doppelkopf-re-extra = Re extra
doppelkopf-contra-extra = Contra extra
doppelkopf-ask-more = Solo, wedding, poverty
doppelkopf-ask-more-bock = Bock, solo, wedding
doppelkopf-ask-game = What was played?
doppelkopf-ask-flags = Compulsory solo
doppelkopf-compulsory = Compulsory solo
doppelkopf-ask-no-tricks = Without a trick
doppelkopf-ask-other = Other extra points
doppelkopf-ask-bock = Bock rounds
doppelkopf-bock = Bock { $bock }
doppelkopf-ask-points = Points of Re
doppelkopf-ask-counts = What is entered?
doppelkopf-counts-points = Re’s points
doppelkopf-counts-value = Result

doppelkopf-rule-scoring = Scoring
doppelkopf-scoring-plus_minus = Plus and minus
doppelkopf-scoring-plus = Only plus
doppelkopf-rule-calls = Re and contra
doppelkopf-calls = { $points } each
doppelkopf-calls-double = double
doppelkopf-rule-nines = With nines
doppelkopf-rule-bock = Bock rounds
doppelkopf-rule-solos = Compulsory solos for each player
doppelkopf-rule-deals = Number of deals
doppelkopf-rule-deals-hint = empty: no end; a round has { $four } for four, { $five } for five players

doppelkopf-deal = 12 cards each, three at a time.
doppelkopf-no-nines-deal = 10 cards each: 3, 4 and 3.
doppelkopf-again = After the compulsory solo, { $dealer } deals again.
doppelkopf-owed = { $count ->
    [one] { $players } still owes a compulsory solo.
   *[other] A compulsory solo is still owed by { $players }.
  }
doppelkopf-deal-of = Deal { $number } of { $deals }.

doppelkopf-role-soloist = Soloist
doppelkopf-outcome-none = nobody wins
doppelkopf-card-contra = Where only contra is called, Re needs { $half } and contra { $more }.
doppelkopf-card-against = Against such a call the other side needs only what the call denies it: those points, or one trick.
doppelkopf-card-both = Each of the winners gets the sum, each of the losers loses it.
doppelkopf-card-plus = Each of the winners writes down the sum; the losers write nothing.
