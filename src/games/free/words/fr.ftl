game-free = Feuille libre

free-headline-best = { $players } s’en tire le mieux : { $score }.
free-headline-shared = { $players } s’en tirent le mieux : { $score } chacun.

free-why-score = { $player } : { $score }

free-error-target = Le total à atteindre doit être supérieur à 0.
free-error-no-scores = Saisissez le score d’au moins un joueur.
free-error-sum = Ce que les uns gagnent, les autres le perdent : la somme des scores est { $sum }, et non 0.

free-rule-winner = Qui gagne
free-winner-most = Le plus de points
free-winner-fewest = Le moins de points
free-rule-zero-sum = La somme des scores d’une donne est nulle
free-rule-target = La partie s’arrête à
free-rule-target-hint = En points ; laissez vide pour jouer tant que vous voulez.
free-ask-scores = Scores
free-ask-scores-zero-sum = Scores (somme : 0)
