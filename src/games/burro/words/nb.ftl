game-burro = Burro

burro-headline-letter = { $loser } sitter igjen med kort: { $spelt }
burro-headline-complete = { $loser } sitter igjen med kort og har hele ordet: { $spelt }
burro-headline-out = { $loser } er ute av omspillet.

burro-why-letter = { $loser } får bokstav { $letters } av { $length }: { $spelt }
burro-why-fewest = ordet er komplett; færrest bokstaver ({ $letters }): { $players }
burro-why-winner = { $winner } vinner
burro-why-shared = disse deler seieren: { $players }
burro-why-play-off = omspill: { $players }; den som taper en runde, er ute, og den siste som er igjen, vinner
burro-why-out = { $loser } taper en runde i omspillet og er ute, uten bokstav
burro-why-left = fortsatt med i omspillet: { $players }

burro-error-word = Ordet må ha { $least } til { $most } bokstaver og ikke noe annet.

burro-rule-word = Ordet
burro-rule-word-hint = { $least } til { $most } bokstaver; når noen får hele ordet, er spillet over
burro-rule-variant = Variant
burro-variant-spanish = Spansk
burro-variant-deitado = Burro deitado
burro-variant-em-pe = Burro em pé
burro-cards = { $cards } kort hver
burro-rule-tie = Når flere har færrest bokstaver
burro-tie-play-off = Det blir omspill
burro-tie-shared = Alle vinner
burro-ask-loser = Hvem sitter igjen med kort?
burro-spelt = { $spelt }
burro-play-off = Omspill: { $players }. Den som taper, er ute og får ingen bokstav.
burro-deal = { $variant }: { $cards } kort hver; resten er bunken.
burro-draw = Den som ikke kan følge farge, trekker fra bunken til det går.

burro-outcome-letter = Bokstav
burro-outcome-out = Ute av omspillet
burro-card-letter = Den som sitter igjen med kort, får en bokstav.
burro-card-end = Med { $letters } bokstaver er ordet komplett; da vinner færrest bokstaver.
