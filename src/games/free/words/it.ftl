game-free = Foglio libero

free-headline-best = { $players } fa meglio di tutti: { $score }.
free-headline-shared = { $players } fanno meglio di tutti: { $score } a testa.

free-why-score = { $player }: { $score }

free-error-target = Il traguardo deve essere maggiore di 0.
free-error-no-scores = Serve il punteggio di almeno un giocatore.
free-error-sum = Ciò che alcuni vincono lo perdono gli altri: i punteggi fanno { $sum }, non 0.

free-rule-winner = Chi vince
free-winner-most = Chi ha più punti
free-winner-fewest = Chi ha meno punti
free-rule-zero-sum = I punteggi di una mano fanno zero
free-rule-target = La partita finisce a
free-rule-target-hint = In punti; se resta vuoto si gioca finché si vuole.
free-ask-scores = Punteggi
free-ask-scores-zero-sum = Punteggi, somma 0
