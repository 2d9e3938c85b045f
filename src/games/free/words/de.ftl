game-free = Freier Zettel

free-headline-best = { $players } schneidet am besten ab: { $score }.
free-headline-shared = { $players } schneiden am besten ab: je { $score }.

free-why-score = { $player }: { $score }

free-error-target = Das Ziel muss größer als 0 sein.
free-error-no-scores = Gib die Punkte von mindestens einem Spieler ein.
free-error-sum = Was die einen gewinnen, verlieren die anderen: Die Punkte ergeben { $sum }, nicht 0.

free-rule-winner = Wer gewinnt
free-winner-most = Die meisten Punkte
free-winner-fewest = Die wenigsten Punkte
free-rule-zero-sum = Die Punkte eines Spiels ergeben null
free-rule-target = Die Partie endet bei
free-rule-target-hint = In Punkten; leer lassen, um beliebig lange zu spielen.
free-ask-scores = Punkte
free-ask-scores-zero-sum = Punkte, zusammen 0
