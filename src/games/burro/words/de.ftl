game-burro = Burro

burro-headline-letter = { $loser } bleibt auf Karten sitzen: { $spelt }
burro-headline-complete = { $loser } bleibt auf Karten sitzen und hat das ganze Wort: { $spelt }
burro-headline-out = { $loser } ist aus dem Stechen raus.

burro-why-letter = { $loser } bekommt Buchstabe { $letters } von { $length }: { $spelt }
burro-why-fewest = das Wort ist vollständig; die wenigsten Buchstaben ({ $letters }): { $players }
burro-why-winner = { $winner } gewinnt
burro-why-shared = gemeinsam gewinnen: { $players }
burro-why-play-off = Stechen: { $players }; wer ein Spiel verliert, ist raus, und wer übrig bleibt, gewinnt
burro-why-out = { $loser } verliert ein Spiel im Stechen: raus, ohne Buchstaben
burro-why-left = noch im Stechen: { $players }

burro-error-word = Das Wort muss aus { $least } bis { $most } Buchstaben bestehen und aus nichts sonst.

burro-rule-word = Das Wort
burro-rule-word-hint = { $least } bis { $most } Buchstaben; sobald es jemand vollständig hat, ist die Partie zu Ende
burro-rule-variant = Variante
burro-variant-spanish = Spanisch
burro-variant-deitado = Burro deitado
burro-variant-em-pe = Burro em pé
burro-cards = je { $cards } Karten
burro-rule-tie = Wenn mehrere die wenigsten Buchstaben haben
burro-tie-play-off = Es gibt ein Stechen
burro-tie-shared = Alle gewinnen
burro-ask-loser = Wer bleibt auf Karten sitzen?
burro-spelt = { $spelt }
burro-play-off = Stechen: { $players }. Wer verliert, ist raus und bekommt keinen Buchstaben.
burro-deal = { $variant }: { $cards } Karten für jeden; der Rest ist der Talon.
burro-draw = Wer nicht bedienen kann, zieht vom Talon, bis es geht.

burro-outcome-letter = Buchstabe
burro-outcome-out = Im Stechen ausgeschieden
burro-card-letter = Wer mit Karten übrig bleibt, bekommt einen Buchstaben.
burro-card-end = Mit { $letters } Buchstaben ist das Wort vollständig; dann gewinnen die wenigsten Buchstaben.
