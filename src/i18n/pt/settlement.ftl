# Settling up.
settle-no-stake = Não havia nada em jogo, por isso ninguém deve nada.
settle-cash = Cada mão é paga em dinheiro assim que se joga, por isso ninguém deve nada.
settle-middle = Isto ainda não é de ninguém e não entra nos pagamentos: continue a jogar, ou feche a mesa para o repartir.
settle-payments = { $count ->
    [0] Ninguém deve nada a ninguém
    [1] 1 pagamento por fazer
   *[other] { $count } pagamentos por fazer
  }
settle-none-here = Nesta mesa não falta pagar nada
settle-less-in-club = Os outros jogos e pagamentos do clube já estão considerados. O que ainda se deve está na página do clube.
settle-fewest = É o mínimo possível.
settle-payments-for-now = { $count ->
    [0] Para já, ninguém deve nada a ninguém
    [1] Para já: 1 pagamento
   *[other] Para já: { $count } pagamentos
  }
settle-pays = paga a
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid-at = pago ({ $time })
settle-balances = Saldos
settle-pairwise = A diferença acerta-se dois a dois, todos com todos.
settle-sides = Os dois da dupla que está atrás pagam a diferença, cada um uma vez.
settle-difference = Diferença
settle-money = Dinheiro
settle-open = Em aberto
settle-sum = Soma { $sum }
settle-rounded = Arredondamento: a { $coin }
settle-coin-more = Arredondamento: { $player } recebe mais { $coin }, o que sobra ao arredondar.
settle-coin-less = Arredondamento: { $player } recebe menos { $coin }, o que falta ao arredondar.
settle-all-paid = Dar tudo como pago
settle-by-hand = Tudo foi pago mão a mão.
settle-odd = { $player } recebe { $coin }, o que sobra da divisão.
settle-share = Partilhar como texto
settle-print = Imprimir
