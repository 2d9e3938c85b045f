game-vidrasso = Vidrasso

vidrasso-headline = { $player } leva { $points } pontos, { $other } { $rest }.
vidrasso-headline-equal = { $player } e { $other } levam { $points } pontos por cabeça.

vidrasso-why-trumps = trunfos: { $suit } e todos os { $rank }
vidrasso-why-trump-suit = naipe de trunfo: { $suit }
vidrasso-why-trump-rank = valor de trunfo: todos os { $rank }
vidrasso-why-points = { $player }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }, agora { $total }
vidrasso-why-wins = { $winner } ganha: { $total }, e eram precisos { $target }
vidrasso-why-both = os dois chegam a { $target }; { $winner } ganha com o total mais alto, { $total }
vidrasso-why-equal = empate a { $total }, e eram precisos { $target }: decide outra mão

vidrasso-error-sum = Os dois juntos somam { $all } pontos: escreveu { $sum }.
vidrasso-error-points = Escreva os pontos de um só; o outro tem o resto de { $all }.

vidrasso-odd = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } para { $player }: está certo?

vidrasso-rule-target = Pontos para ganhar
vidrasso-rule-target-hint = Se ficar vazio: { $target }.
vidrasso-ask-points = Pontos das cartas ganhas, { $all } ao todo
vidrasso-ask-trumps = Trunfos
vidrasso-ask-suit = Naipe de trunfo
vidrasso-ask-rank = Valor de trunfo
vidrasso-not-noted = –
vidrasso-rank-ace = A
vidrasso-rank-two = 2
vidrasso-rank-three = 3
vidrasso-rank-four = 4
vidrasso-rank-five = 5
vidrasso-rank-six = 6
vidrasso-rank-seven = 7
vidrasso-rank-eight = 8
vidrasso-rank-nine = 9
vidrasso-deal = 36 cartas, do ás ao nove; 18 por cabeça: cinco tapadas, cinco abertas por cima, oito na mão.
vidrasso-deal-trumps = { $eldest } escolhe o naipe de trunfo, { $dealer } o valor de trunfo.
vidrasso-deal-aside = Cada qual põe uma carta de lado.
vidrasso-needs = faltam { $points }
