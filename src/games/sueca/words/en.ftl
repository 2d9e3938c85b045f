game-sueca = Sueca

sueca-win-draw = Draw
sueca-win-single = Single
sueca-win-double = Double
sueca-win-bandeira = Bandeira
sueca-range = { $low } to { $high }
sueca-worth = { $what }: + { $worth }
sueca-every-trick = every trick
sueca-every-point = all { $all }
sueca-draw-nobody = { $half } each, nobody scores
sueca-draw-next = { $half } each; a single win then counts { $worth }
sueca-to = to { $target }

sueca-headline-single = { $party } win.{ $end }
    .brief = { $party } · single
sueca-headline-double = { $party } win double.{ $end }
    .brief = { $party } · double
sueca-headline-bandeira = { $party } win with every trick: bandeira.{ $end }
    .brief = { $party } · bandeira
sueca-headline-renuncia = { $player } revoked: { $party } win.{ $end }
    .brief = { $party } · revoke
sueca-headline-draw = Draw, { $half } each.
    .brief = draw
sueca-why-points = { $party } { $one }, { $other } { $rest }
sueca-why-doubled = { $own }, doubled for each draw before it: { $draws }
sueca-why-more = { $own }, and one for each draw before it: { $draws }
sueca-why-worth = { $party }: { $worth }
sueca-why-draw = the next single win counts { $worth }
sueca-next-win = After a draw, a single win counts { $single }, a double one { $double }.

sueca-error-twice = Tell the hand in one way: the points, the result or the revoke.
sueca-error-winner-missing = Choose the side that won.
sueca-error-winner = A winner stands only beside a single, a double or a bandeira.
sueca-error-bandeira = A bandeira has all { $all } points: enter them.
sueca-error-none = Choose the result, or enter the points of one side.
sueca-error-sum = Both sides have { $all } points together. Count again.
sueca-error-one = No side can have a single point, nor { $most }: no cards are worth one. Count again.
sueca-odd-points = All { $all } points: was it every trick?
sueca-odd-bandeira = A bandeira: is that right?

sueca-draw-void = Nothing
sueca-draw-double = The next win counts double
sueca-draw-plus_one = The next win counts one more
sueca-bandeira-tricks = Every trick
sueca-bandeira-points = All points
sueca-rule-draw = A draw
sueca-rule-bandeira = A bandeira needs
sueca-rule-bandeira_worth = Points for a bandeira
sueca-rule-renuncia = Points for a revoke

sueca-ask-win = Who won, and how
sueca-ask-bandeira = All points
sueca-ask-points = or points
sueca-ask-renuncia = Who revoked
sueca-ask-trump = Trumps
sueca-not-noted = Not recorded
sueca-ask-extras = Revoke, trumps
sueca-shuffles = { $shuffles } shuffles, { $cuts } cuts.
sueca-deal = 10 cards each in one packet, to the right; the dealer’s last one is turned up for trumps.

sueca-outcome-won = Won
sueca-outcome-double = Won double
sueca-outcome-bandeira = Bandeira
sueca-outcome-draw = Draw
sueca-outcome-lost = Lost
sueca-card-win = { $win }, { $points }
