game-burro = Burro

burro-headline-letter = { $loser } is left with cards: { $spelt }
burro-headline-complete = { $loser } is left with cards and completes the word: { $spelt }
burro-headline-out = { $loser } is out of the play-off.

burro-why-letter = { $loser } gets letter { $letters } of { $length }: { $spelt }
burro-why-fewest = the word is complete; the fewest letters ({ $letters }): { $players }
burro-why-winner = { $winner } wins
burro-why-shared = the win is shared by: { $players }
burro-why-play-off = play-off: { $players }; whoever loses a hand is out, and the last one left wins
burro-why-out = { $loser } loses a hand of the play-off and is out, without a letter
burro-why-left = still in the play-off: { $players }

burro-error-word = The word must have { $least } to { $most } letters and nothing else.

burro-rule-word = The word
burro-rule-word-hint = { $least } to { $most } letters; the game ends when somebody completes it
burro-rule-variant = Variant
burro-variant-spanish = Spanish
burro-variant-deitado = Burro deitado
burro-variant-em-pe = Burro em pé
burro-cards = { $cards } cards each
burro-rule-tie = When several have the fewest letters
burro-tie-play-off = They have a play-off
burro-tie-shared = They all win
burro-ask-loser = Who is left with cards?
burro-spelt = { $spelt }
burro-play-off = Play-off: { $players }. Whoever loses is out and gets no letter.
burro-deal = { $variant }: { $cards } cards each; the rest is the stock.
burro-draw = If you cannot follow suit, draw from the stock until you can.

burro-outcome-letter = Letter
burro-outcome-out = Out of a play-off
burro-card-letter = Whoever is left with cards gets a letter.
burro-card-end = Somebody with { $letters } letters completes the word; then the fewest letters win.
