# Settling up.
settle-fixed = fixado ao abrir a mesa
settle-no-stake = Não se jogou a nada, por isso ninguém deve nada.
settle-cash = Cada mão é paga em dinheiro assim que se joga, por isso ninguém deve nada.
settle-middle = Isto ainda não é de ninguém e não entra nos pagamentos: continue a jogar, ou feche a mesa para o repartir.
settle-payments = { $count ->
    [0] Ninguém deve nada a ninguém
    [1] Um pagamento salda a mesa
   *[other] { $count } pagamentos saldam a mesa
  }
settle-less-in-club = No clube deve-se menos, por causa de outros pagamentos ou partidas.
settle-minimal = É o mínimo possível.
settle-pays = paga a
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid-at = pago ({ $time })
settle-balances = Saldos
settle-pairwise = A diferença acerta-se dois a dois, todos com todos.
settle-sides = Os dois da parceria que está atrás pagam a diferença, cada um uma vez.
settle-difference = Diferença
settle-money = Dinheiro
settle-open = Em falta
settle-sum = Soma { $sum }
settle-rounded = arredondamento: a { $coin }
settle-no-rounding = arredondamento: nenhum
settle-coin-more = Arredondamento: { $player } recebe mais { $coin }, o que sobra ao arredondar.
settle-coin-less = Arredondamento: { $player } recebe menos { $coin }, o que falta ao arredondar.
settle-share = Partilhar como texto
settle-print = Imprimir
