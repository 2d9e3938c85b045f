game-free = Hoja libre

free-headline-best = Mejor resultado: { $players }, { $score }.
free-headline-shared = Mejor resultado, { $score } cada uno: { $players }.

free-why-score = { $player }: { $score }

free-error-target = La meta tiene que ser mayor que 0.
free-error-no-scores = Escribe los puntos de al menos un jugador.
free-error-sum = Lo que unos ganan lo pierden otros: los puntos suman { $sum }, no 0.

free-rule-winner = Quién gana
free-winner-most = Más puntos
free-winner-fewest = Menos puntos
free-rule-zero-sum = Los puntos de una mano suman cero
free-rule-target = La partida acaba en
free-rule-target-hint = Puntos; déjalo vacío para jugar sin límite.
free-ask-scores = Puntos
free-ask-scores-zero-sum = Puntos, 0 en total
