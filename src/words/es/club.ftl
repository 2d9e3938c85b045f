# El libro del club: el inicio, la gente, una persona, lo que se debe, una temporada, invitar, importar y exportar.
club-season = Temporada
club-year = { $year } hasta ahora
club-period = Periodo
club-all = Todo
club-evenings = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
club-label-evenings = { $count ->
    [one] partida
   *[other] partidas
  }
club-label-hands = { $count ->
    [one] mano
   *[other] manos
  }
club-label-of-game = de { $game }
club-label-won = con victoria
club-label-total = en total
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [one] { $game }: va ganando { $players }
   *[other] { $game }: van ganando { $players }
  }
club-owes = { $from } debe a { $to }
club-find = Buscar persona, juego o mes
club-find-button = Buscar
club-find-nothing = Aquí nada se llama { $word }. Escribe nombres, un juego, un mes o un año, por ejemplo «{ $example }».
club-find-all = Todas las partidas
club-found = { $what }: { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
club-games = Juegos
club-game-count = { $game } { $count }
club-no-evenings = Aún no hay partidas.
club-older = Partidas anteriores
club-evening-detail = { $game } · { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
  }
club-nobody-won = Nadie en cabeza
club-tonight = { $game }, mano { $hand }
club-same = La misma mesa
club-same-said = { $game }, { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
  }: { $players }

menu-people = Gente
menu-owed = Quién debe a quién
menu-club-share = Invitar al club
menu-club-export = Importar y exportar

people-regular = Jugadores
people-guests = De visita
people-left = Ya no vienen
people-new = Alguien nuevo
people-as-guest = de visita
people-add = Añadir
people-merged = { $name } cuenta como { $into }

person-edit = Cambiar nombre y datos
person-name = Nombre
person-name-hint = Todas las páginas, las partidas antiguas y las exportaciones muestran el nuevo nombre.
person-guest = Está de visita
person-regular = Es del club
person-leave = Ya no viene
person-back = Ha vuelto
person-leave-hint = Quien ya no viene no aparece al abrir una mesa. Lo que se debe sigue en pie, y las partidas se quedan.
person-same-as = Es la misma persona que
person-merge = Unir en una sola
person-merge-hint = Lo que se jugó, se ganó y se debe con los dos nombres pasa a ser de una sola persona. Se puede deshacer.
person-unmerge = Separar
person-delete = Eliminar
person-stays = No se puede borrar a nadie de las partidas de los demás: solo se puede cambiar el nombre.
person-is-owed = Le deben
person-owes = Debe

ledger-fewest = Menos pagos
ledger-banker = Por una persona
ledger-how = Cómo saldar cuentas
ledger-said = { $count ->
    [0] Nadie debe nada a nadie
    [one] 1 pago
   *[other] { $count } pagos
  }
ledger-said-fewest = { $count ->
    [0] Nadie debe nada a nadie
    [one] 1 pago, con menos no se puede
   *[other] { $count } pagos, con menos no se puede
  }
ledger-mark-paid = Dar por pagado
ledger-take-back = Deshacer
ledger-paid = { $from } pagó { $amount } a { $to }
ledger-nobody = Los puntos, las letras y las derrotas no son deuda de nadie.
ledger-another = Apuntar un pago
ledger-from = Quién pagó
ledger-to = A quién
ledger-purse = En qué
ledger-amount = Cuánto
ledger-date = Cuándo (opcional)
ledger-note = Nota (opcional)
ledger-enter = Apuntar
ledger-pays = { $from } paga { $amount } a { $to }

account-what = Concepto
account-amount = Importe
account-balance = Saldo
account-none = Hasta ahora no ha habido deudas.
account-table = { $game }
account-paid = Pagado a { $name }
account-got = Pagado por { $name }

stats-contract = Contrato
stats-hands = Manos
stats-share = Proporción
stats-made = Cumplido
stats-mean = Media
stats-mean-hint = Media: lo que dio una mano a quien la jugó.
stats-they = Rival
stats-partners = Parejas llamadas
stats-ahead = Quién quedó por delante
stats-grid-hint = Cuántas veces quedó la persona de la fila por delante de la de la columna.
stats-lines = La temporada
stats-by-contract = Por contrato
stats-evenings = Partidas
stats-best = Mejor
stats-worst = Peor
stats-run = Racha
stats-of = { $made } de { $hands }
stats-percent = { $percent } %
stats-won = { $count ->
    [0] sin victorias
    [one] 1 victoria
   *[other] { $count } victorias
  }
stats-columns = { $game }, partida a partida: mejor { $best }, peor { $worst }
stats-dates = Otras fechas
stats-from = Desde
stats-to = Hasta
stats-show = Mostrar
stats-title = { $game }, { $period }
stats-title-all = { $game }
stats-order = Al final: { $order }.
stats-chart = Totales en { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
stats-run-longest = { $count ->
    [0] Aún no hay partidas ganadas.
    [one] Racha más larga: 1 partida ganada.
   *[other] Racha más larga: { $count } partidas ganadas.
  }
stats-best-worst = Mejor partida: { $best }; peor: { $worst }.
club-share-explained = Crea enlaces para enviar: uno para quien lleva el cuaderno, uno para quien solo lo mira y uno para quien lo gestiona contigo. El enlace de una mesa abre solo esa mesa: quien no tiene otro abre su próxima mesa en un club aparte.
club-share-to-score = Para apuntar partidas
club-share-members = Teléfonos del club
club-share-to-own = Para llevar el club contigo
stats-outcomes = Letras y derrotas
stats-times = Veces

export-explained = El cuaderno del club, en archivos para otros programas.
export-document = Todo, con su historia
export-csv = Cada mano de cada persona, para hojas de cálculo
export-journal = Lo que se debe y lo pagado, para contabilidad en texto
club-import = Importar un club o una mesa

person-games = Juegos, { $period }
person-games-all = Todos los juegos
stats-by-role = Por papel
stats-role = Papel
stats-won-hands = Ganado
stats-by-outcome = Cómo acabó
stats-outcome = Resultado
stats-spread = Lo que dio una mano
stats-spread-said = Manos según lo que dieron: { $hands }
stats-brought = Dio
stats-evening = Partida
stats-total = Total
stats-numbers = En números
stats-game = Juego
stats-won-evenings = Ganadas
club-over = { $game } · { $won }
club-found-newest = { $what }: las { $count } últimas partidas
club-narrow = Nombre y fechas
club-other-tables = Otras mesas
ledger-overpaid = { $amount } más de lo que se debía

club-clubs = Clubes
home-finished = Terminadas
home-games = { $count } juegos de cartas: { $games }, y una hoja libre para cualquier otro.
home-going = En curso
home-line = La hoja de puntos para el teléfono en medio de la mesa.
home-title = Tanto
