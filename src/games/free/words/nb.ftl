game-free = Fritt ark

free-headline-best = { $players } kommer best ut: { $score }.
free-headline-shared = { $players } kommer best ut: { $score } hver.

free-why-score = { $player }: { $score }

free-error-target = Målet må være mer enn 0.
free-error-no-scores = Skriv poengene til minst én spiller.
free-error-sum = Det noen vinner, taper de andre: poengene blir til sammen { $sum }, ikke 0.

free-rule-winner = Hvem vinner
free-winner-most = Flest poeng
free-winner-fewest = Færrest poeng
free-rule-zero-sum = Poengene i hver runde summerer til 0
free-rule-target = Spillet slutter ved
free-rule-target-hint = Poeng; la feltet stå tomt for å spille så lenge dere vil.
free-ask-scores = Poeng
free-ask-scores-zero-sum = Poeng, til sammen 0
