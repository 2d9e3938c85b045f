game-free = Folha livre

free-headline-best = Melhor resultado: { $players }, { $score }.
free-headline-shared = Melhor resultado, { $score } cada um: { $players }.

free-why-score = { $player }: { $score }

free-error-target = A meta tem de ser maior do que 0.
free-error-no-scores = Escreva os pontos de pelo menos um jogador.
free-error-sum = O que uns ganham, os outros perdem: os pontos somam { $sum }, não 0.

free-rule-winner = Quem ganha
free-winner-most = Mais pontos
free-winner-fewest = Menos pontos
free-rule-zero-sum = Os pontos de uma mão somam zero
free-rule-target = A partida acaba aos
free-rule-target-hint = Pontos; deixe vazio para jogar sem limite.
free-ask-scores = Pontos
free-ask-scores-zero-sum = Pontos, 0 ao todo
