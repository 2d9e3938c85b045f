# Settling up.
settle-no-stake = No había nada en juego, así que nadie debe nada.
settle-cash = Cada mano se paga al contado en cuanto se juega, así que nadie debe nada.
settle-middle = Esto aún no es de nadie y no entra en los pagos: sigue jugando, o cierra la mesa para repartirlo.
settle-payments = { $count ->
    [0] Nadie debe nada a nadie
    [one] 1 pago por hacer
   *[other] { $count } pagos por hacer
  }
settle-none-here = En esta mesa no queda nada por pagar
settle-less-in-club = Ya se tienen en cuenta las demás partidas y pagos del club. Lo que aún se debe está en la página del club.
settle-fewest = Es el mínimo posible.
settle-payments-for-now = { $count ->
    [0] De momento nadie debe nada a nadie
    [one] De momento: 1 pago
   *[other] De momento: { $count } pagos
  }
settle-pays = paga a
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid-at = pagado ({ $time })
settle-balances = Saldos
settle-pairwise = La diferencia se salda de dos en dos, todos con todos.
settle-sides = Los dos de la pareja que va por detrás pagan la diferencia, cada uno una vez.
settle-difference = Diferencia
settle-money = Dinero
settle-open = Pendiente
settle-sum = Suma { $sum }
settle-rounded = Redondeo: a { $coin }
settle-coin-more = Redondeo: { $player } recibe { $coin } más, lo que sobra al redondear.
settle-coin-less = Redondeo: { $player } recibe { $coin } menos, lo que falta al redondear.
settle-all-paid = Dar todo por pagado
settle-by-hand = Todo se pagó mano a mano.
settle-odd = { $player } recibe { $coin }, lo que sobra del reparto.
settle-share = Compartir como texto
settle-print = Imprimir
