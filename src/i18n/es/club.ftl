# The club: home, people, a person, who owes what, a season, inviting, import and export.
club-season = Temporada
club-year = { $year } hasta ahora
club-period = Periodo
club-all = Todos
club-evenings = { $count ->
    [one] 1 sesión
   *[other] { $count } sesiones
  }
club-evenings-games = { $evenings ->
    [one] 1 sesión
   *[other] { $evenings } sesiones
  }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }
club-games-counted = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
club-label-games = { $count ->
    [one] partida
   *[other] partidas
  }
club-more = y { $count } más
club-played = Jugadas
club-fewest = gana quien tiene menos
club-most = gana quien tiene más
club-label-evenings = { $count ->
    [one] sesión
   *[other] sesiones
  }
club-label-hands = { $count ->
    [one] mano
   *[other] manos
  }
club-label-won = { $count ->
    [one] ganada
   *[other] ganadas
  }
club-label-total = en total
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [one] { $game }: va ganando { $players }
   *[other] { $game }: van ganando { $players }
  }
club-owes = { $from } debe a { $to }
club-find = Buscar persona, juego o mes
club-find-button = Buscar
club-find-nothing = No hay sesiones para «{ $word }». Prueba con un nombre, un juego, un mes o un año, por ejemplo «{ $example }».
club-find-many = Busca como mucho { $count } palabras.
club-find-all = Todas las sesiones
club-found = { $what }: { $evenings ->
    [one] 1 sesión
   *[other] { $evenings } sesiones
  }, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }
club-games = Juegos
club-game-count = { $game } ({ $count })
club-no-evenings = No hay sesiones.
club-older = Sesiones anteriores
club-evening-detail = { $game } · { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
  }
club-no-winner = Sin ganador
club-tonight = { $game }, mano { $hand }
club-same = La misma mesa
club-same-detail = { $game }, { $count ->
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
people-new = Nueva persona
people-as-guest = de visita
people-add = Añadir
people-merged = { $name } cuenta como { $into }

person-edit = Cambiar nombre y datos
person-name = Nombre
person-name-hint = El nuevo nombre aparece en todas partes, también en las sesiones anteriores y en las exportaciones.
person-guest = Marcar como visita
person-regular = Marcar como habitual
person-leave = Dar de baja
person-back = Dar de alta
person-leave-hint = Las personas dadas de baja ya no se proponen al abrir una mesa. Sus deudas y sus sesiones se quedan.
person-same-as = Misma persona que
person-merge = Unir
person-merge-hint = Todo lo que se jugó, se ganó y se debe con los dos nombres pasa a una sola persona. Se puede deshacer.
person-unmerge = Separar
person-delete = Borrar
person-stays = Esta persona ya ha jugado o pagado aquí y no se puede borrar.
person-stays-leave = Si ya no viene, da de baja a esta persona.
person-is-owed = Le deben
person-owes = Debe

ledger-fewest = Menos pagos
ledger-banker = A través de una persona
ledger-how = Cómo saldar cuentas
ledger-summary = { $count ->
    [0] Nadie debe nada a nadie
    [one] 1 pago
   *[other] { $count } pagos
  }
ledger-summary-fewest = { $count ->
    [0] Nadie debe nada a nadie
    [one] 1 pago, el mínimo posible
   *[other] { $count } pagos, el mínimo posible
  }
ledger-mark-paid = Dar por pagado
ledger-news = Este pago ya no se debe tal como lo mostraba la página, así que no se ha guardado nada. Lo que queda por pagar está abajo.
ledger-take-back = Deshacer
ledger-paid = { $from } pagó { $amount } a { $to }
ledger-no-debts = Los puntos, las letras y las derrotas no cuentan como deudas.
ledger-another = Apuntar un pago
ledger-from = Pagado por
ledger-to = Pagado a
ledger-purse = Moneda o fichas
ledger-amount = Importe
ledger-date = Fecha (opcional)
ledger-note = Nota (opcional)
ledger-enter = Guardar el pago
ledger-pays = { $from } paga { $amount } a { $to }

account-what = Concepto
account-amount = Importe
account-balance = Saldo
account-none = Hasta ahora no ha habido deudas.
account-table = { $game }
account-paid = Pagado a { $name }
account-got = Recibido de { $name }

stats-contract = Contrato
stats-hands = Manos
stats-share = Proporción
stats-made = Cumplido
stats-mean = Media
stats-mean-hint = Media: el resultado por mano de quien jugó el contrato.
stats-they = Rival
stats-partners = Compañeros llamados
stats-together = Parejas
stats-ahead = Cara a cara
stats-grid-hint = Cuántas veces la persona de la fila quedó por delante de la de la columna.
stats-lines = La temporada
stats-by-contract = Por contrato
stats-evenings = Sesiones
stats-best = Mejor
stats-worst = Peor
stats-most-win = Gana quien tiene más puntos
stats-fewest-win = Gana quien tiene menos puntos
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
stats-order = Clasificación final: { $order }.
stats-chart = Totales en { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
stats-run-longest = { $count ->
    [0] Ninguna partida ganada.
    [one] Racha más larga: 1 partida ganada.
   *[other] Racha más larga: { $count } partidas ganadas.
  }
stats-best-worst = Mejor partida: { $best }; peor: { $worst }.
club-share-explained = Crea enlaces para enviar: uno para quien apunta manos y pagos, uno para quien solo mira y uno para quien gestiona el club contigo. El enlace de una mesa abre solo esa mesa: quien solo tiene ese enlace abre su próxima mesa en un club aparte.
club-share-to-score = Para apuntar manos y pagos
club-share-members = Teléfonos del club
club-share-to-own = Para gestionar el club contigo
stats-outcomes = Cómo acabó
stats-times = Frecuencia

export-explained = Todo lo apuntado en el club, en archivos para otros programas.
export-document = Todo, con su historial
export-csv = Cada mano, jugador por jugador, para hojas de cálculo
export-journal = Deudas y pagos, para contabilidad en texto plano
club-import = Importar un club o una mesa

person-games = Juegos, { $period }
person-games-all = Todos los juegos
stats-by-role = Por rol
stats-role = Rol
stats-won-hands = Ganadas
stats-by-outcome = Cómo acabó
stats-outcome = Desenlace
stats-spread = Resultados por mano
stats-spread-spoken = Manos por resultado: { $hands }
stats-brought = Resultado
stats-evening = Sesión
stats-total = Total
stats-numbers = En números
stats-game = Juego
stats-won-evenings = Ganadas
club-found-newest = { $what }: las { $evenings } últimas sesiones
club-narrow = Nombre y fechas
club-other-tables = Otras mesas
ledger-overpaid = { $amount } más de lo que se debía

home-finished = Terminadas

evening-who = Quién jugó
evening-winner = Resaltado: quien ganó.
evening-owed = Lo que se debe de esta sesión
evening-ledger = Quién debe qué, también de antes
evening-text = Compartir el texto

menu-club-name = Nombre del club
club-name-ask = ¿Cómo se llama vuestro club?
club-name-example = Las cartas del viernes
club-name-save = Guardar
club-name-hint = El nombre aparece sobre las sesiones, en las invitaciones y en lo que compartís.
