game-bridge = Bridge

bridge-headline-made = { $declarer } makes { $contract }{ $by ->
    [0] { "" }
   *[other] { " " }and { $by } over
  }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-headline-down = { $declarer } goes { $by } down in { $contract }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-scoring-rubber = Rubber
bridge-scoring-chicago = Chicago (four deals)
bridge-partners-fixed = Fixed
bridge-partners-rotate = Change after each round
bridge-part-bonus = A bonus at once
bridge-part-carried = Carried to the next deals
bridge-vulnerable-dealer = The dealer’s side
bridge-vulnerable-opponents = The other side
bridge-doubled = X
bridge-redoubled = XX
bridge-role-declarer = Declarer
bridge-role-dummy = Dummy
bridge-role-defender = Defender
bridge-result-passed = All pass
bridge-result-unfinished = Break off the rubber
bridge-headline-unfinished = The rubber is broken off.
bridge-headline-game = { " " }Game to { $side }.
bridge-headline-rubber = { " " }{ $side } win the rubber.
bridge-headline-chicago = { " " }The Chicago is over.
bridge-contract = { $level }{ $strain }{ $doubled }
bridge-why-contract = { $contract }: { $tricks } × { $each }{ $first ->
    [0] { "" }
   *[other] { " " }+ { $first }
  }{ $times ->
    [1] { "" }
   *[other] , × { $times }
  } = { $sum }
bridge-why-over = overtricks: { $over } × { $each } = { $sum }
bridge-why-insult = for the insult: { $sum }
bridge-why-small-slam = small slam: { $sum }
bridge-why-grand-slam = grand slam: { $sum }
bridge-why-down = { $contract } goes { $short } down: { $sum } to { $side }
bridge-why-down-vulnerable = { $contract } goes { $short } down, vulnerable: { $sum } to { $side }
bridge-why-honours = { $cards } honours of { $player }: { $sum }
bridge-why-game = { $side } come to { $game } below the line: a game
bridge-why-rubber = the rubber to { $side }: { $sum }
bridge-why-game-bonus = game to { $side }: { $sum }
bridge-why-part = part score of { $side }: { $sum }
bridge-why-unfinished-game = the only game, of { $side }: { $sum }
bridge-why-unfinished-part = the only part score, of { $side }: { $sum }
bridge-why-sum = { $side }: { $amount } in all
bridge-error-chicago = This rule is for Chicago. Choose Chicago, or leave it out.
bridge-error-rubber = This rule is for rubbers. Choose rubber, or leave it out.
bridge-error-unfinished = A Chicago cannot be broken off; close the table instead.
bridge-error-aces = At no trumps the honours are the { $aces } aces, all in one hand.
bridge-error-both = Enter either the result or the tricks, not both.
bridge-error-over = There are only { $all } tricks; choose another result or level.
bridge-odd-down = { $short } down: is that right?
bridge-odd-grand-slam = A grand slam: is that right?
bridge-odd-redoubled = Redoubled: is that right?
bridge-rule-scoring = Scoring
bridge-rule-partners = Partners
bridge-rule-rounds = Rounds (0: until you close the table)
bridge-rule-rounds-usual = If left empty, { $fixed } with fixed partners, { $rotate } when they change
bridge-rule-unfinished = Only part score of a rubber that is broken off
bridge-rule-part = Part scores
bridge-rule-vulnerable = Vulnerable in the second and third deal
bridge-ask-declarer = Declarer
bridge-ask-level = Contract
bridge-ask-strain = Strain
bridge-ask-doubled = Doubled
bridge-ask-result = Result
bridge-ask-extras = Other result, honours
bridge-ask-tricks = Tricks of the declarer’s side
bridge-ask-holder = Who had the honours?
bridge-ask-honours = Honours in one hand
bridge-result-exactly = =
bridge-result-off = { $off }
bridge-vulnerable = vulnerable
bridge-not-vulnerable = not vulnerable
bridge-below = { $below } below
bridge-vulnerable-below = vulnerable, { $below } below
bridge-rubber = rubber { $number }
bridge-deal-of = deal { $deal } of { $deals }
bridge-first = { $dealer } deals and bids first.
bridge-deal = 13 cards each, one by one. The player after the declarer leads.
bridge-partners = { $one } play against { $other }, partners opposite each other.
bridge-nobody-vulnerable = Nobody is vulnerable.
bridge-side-vulnerable = Vulnerable: { $side }.
bridge-all-vulnerable = Everybody is vulnerable.
bridge-card-tricks = Trick score
bridge-card-first = For each trick of the contract, and for each undoubled overtrick. At no trumps the first trick counts more.
bridge-card-over = each overtrick { $doubled }
bridge-card-insult = making it { $doubled }
bridge-card-small-slam = small slam
bridge-card-grand-slam = grand slam
bridge-card-not-vulnerable = not vulnerable
bridge-card-short = Undertricks, to the other side
bridge-card-short-vulnerable = Undertricks, vulnerable
bridge-card-undoubled = undoubled
bridge-card-bonuses = Games, rubbers, honours
bridge-card-honours = { $cards } trump honours in one hand
bridge-card-aces = all aces in one hand, at no trumps
bridge-card-game = { $game } points below the line are a game, and the side that has one is vulnerable. The second game of a side wins the rubber.
bridge-card-rubber = rubber, the others have no game
bridge-card-rubber-late = rubber, the others have a game
bridge-card-only-game = the only game of a rubber that is broken off
bridge-card-chicago = A trick score of { $game } is a game, with a bonus:
bridge-card-part = bonus for a part score
bridge-card-rounds = rounds
