game-free = Free sheet

free-headline-best = { $players } comes off best: { $score }.
free-headline-shared = { $players } come off best: { $score } each.

free-why-score = { $player }: { $score }

free-error-target = The target has to be more than 0.
free-error-no-scores = Enter the score of at least one player.
free-error-sum = What some win, the others lose: the scores add up to { $sum }, not 0.

free-rule-winner = Who wins
free-winner-most = The most points
free-winner-fewest = The fewest points
free-rule-zero-sum = The scores of a hand add up to 0
free-rule-target = The game ends at
free-rule-target-hint = Points; leave it empty to play on as long as you like.
free-ask-scores = Scores
free-ask-scores-zero-sum = Scores, adding up to 0
