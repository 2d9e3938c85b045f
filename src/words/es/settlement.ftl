# La hoja, su gráfico, las cuentas, el cierre, la lectura de una mesa terminada, las reglas de la casa.
chart-title = Totales acumulados en { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
  }
chart-order = Tras la mano { $number }: { $order }.
sheet-figures = Cifras
sheet-by-hand = Por mano
sheet-running = Acumulado
sheet-print = Imprimir
sheet-hand = Mano
sheet-total = Total
sheet-voided = anulada { $when }
sheet-corrected = corregida { $when }
sheet-star = * corregida: la página de la mano muestra lo que ponía antes.

settle-worth = 1 { $unit } = { $worth }
settle-worth-counters = Fichas por 1 { $unit }: { $worth }
settle-fixed = fijado al abrir la mesa
settle-cash = En este juego cada mano se paga en dinero en cuanto se juega. Estos pagos son para una mesa que lo ha ido apuntando todo.
settle-middle = Esto aún no es de nadie y no entra en los pagos: seguid jugando, o cerrad la mesa para repartirlo.
settle-news = Alguien ha cambiado la mesa entretanto, así que no se ha apuntado nada. Así está ahora.
settle-payments = { $count ->
    [0] Nadie debe nada a nadie
    [one] Un pago salda la mesa
   *[other] { $count } pagos saldan la mesa
  }
settle-minimal = Con menos pagos no se puede.
settle-pays = paga
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid = Pagado
settle-not-paid = Sin pagar
settle-paid-at = pagado a las { $time }
settle-balances = Saldos
settle-pairwise = La diferencia se salda de dos en dos, todos con todos.
settle-difference = Diferencia
settle-money = Dinero
settle-open = Pendiente
settle-sum = Suma { $sum }
settle-rounded = redondeo: a { $coin }
settle-no-rounding = redondeo: ninguno
settle-coin-more = Redondeo: { $player } recibe { $coin } más, que sobra de las cantidades exactas.
settle-coin-less = Redondeo: { $player } recibe { $coin } menos, que falta en las cantidades exactas.
settle-share = Compartir como texto
settle-print = Imprimir

close-note = Después nadie apuntará más manos. La mesa se puede volver a abrir.
close-over = La partida ha terminado: cerrar la mesa no cambia nada más.
close-shares = Todavía en el centro
close-does = Al cerrar se paga al centro lo que se debe y se reparte a partes iguales; lo que sobra va en ronda, empezando por quien repartiría ahora.
close-play-on = Mejor seguir jugando
close-standing = Así quedarían los totales
close-close = Cerrar la mesa
close-winner = Cerrar: { $won }
close-is-closed = La mesa está cerrada. No se pierde nada: ábrela de nuevo para seguir.
close-open-again = Volver a abrir la mesa
close-payments = Pagos
close-paid = { $count ->
    [0] todo pagado
    [one] 1 pendiente
   *[other] { $count } pendientes
  }
finished-hands = { $count ->
    [one] Todas las manos: 1
   *[other] Las { $count } manos
  }
finished-detail = { $date } · { $count ->
    [one] 1 mano
   *[other] { $count } manos
  } · { $game }
finished-nobody = Cerrada antes de la primera mano
finished-share-middle = Repartir lo que queda en el centro
finished-again = La misma gente, nueva mesa

rules-holds = { $game }. Un cambio vale a partir de la mano { $number }.
rules-none = { $game } no tiene reglas de la casa.
rules-save = Guardar las reglas
rules-same = No hay nada distinto de las reglas que ya valen.
rules-changed = Cambios anteriores
rules-change = Desde la mano { $number }: { $rule }: { $before } → { $after }
rules-differs = { $rule }: { $answer }
