# The home page, opening, joining, inviting, the live table, bids, the sheet, house rules, closing, finished tables.
hand-enter = Apuntar la mano { $number }
hand-enter-tricks = Apuntar las bazas de la mano { $number }
hand-continue = Seguir con la mano { $number }
hand-undo = Deshacer la mano { $number }

bid-heading = Declaración
bid-none = todavía no
bid-announced = Declaración: { $bid }
bid-save = Apuntar la declaración
bid-withdraw = Quitar la declaración
bid-unsent = Sin conexión: la declaración no se ha enviado.

live-by-seat = Ordenar por sitio
live-by-score = Ordenar por puntos
live-no-hands = Aún no hay manos.
live-why = ¿Por qué?
live-wake = No apagar la pantalla
live-vibrate = Vibrar cuando reparto
pending-change = Cambiar
pending-change-hand = Cambiar la mano { $number }
pending-remove = Quitar
pending-remove-hand = Quitar la mano { $number }
pending-restore = Recuperar
pending-restore-hand = Recuperar la mano { $number }
pending-leaving = Quitando…
live-stopped = La mano { $number } ya no se puede contar: { $why }
next-deals = Reparte { $player }
next-cuts = Corta { $player }
next-leads = Sale { $player }
next-out = { $count ->
    [one] { $players } no juega
   *[other] { $players } no juegan
  }

watch-live = en directo
watch-offline = sin conexión desde { $time }
watch-renewed = se actualiza cada { $seconds } segundos
watch-next = A continuación
live-saved = Mano { $number } guardada
live-share = Invitar
live-figures = Puntos o dinero

sheet-figures = Qué muestra la hoja
sheet-by-hand = Por mano
sheet-running = Totales
sheet-print = Imprimir
sheet-chart = Gráfico
sheet-voided = anulada ({ $when })
sheet-corrected = corregida ({ $when })
sheet-older = Manos anteriores
sheet-newer = Manos más recientes

close-note = Una vez cerrada la mesa, no se pueden apuntar más manos. Puedes reabrirla cuando quieras.
close-over = La partida ha terminado: cerrar la mesa ya no cambia los puntos.
close-shares = Todavía en la mesa
close-does = Al cerrar, lo que se debe se pone en la mesa y todo se reparte a partes iguales; cada uno paga o recibe solo la diferencia. Lo que sobra se da de uno en uno, por turno, empezando por quien repartiría ahora.
close-play-on = Seguir jugando
close-standing = Totales después de cerrar
close-close = Cerrar la mesa
close-is-closed = La mesa está cerrada. No se pierde nada: puedes reabrirla.
close-open-again = Reabrir la mesa
finished-hands = { $count ->
    [one] Todas las manos: 1
   *[other] Las { $count } manos
  }
finished-detail = { $count ->
    [one] 1 mano
   *[other] { $count } manos
  }
finished-times = de { $from } a { $to }
finished-no-winner = Cerrada antes de la primera mano
finished-share-middle = Repartir lo que queda en la mesa
finished-payments = { $count ->
    [one] { $count } pago
   *[other] { $count } pagos
  }
finished-again = Jugar otra vez
finished-share = Compartir imagen

stake-holds = Vale para toda la mesa, también para las manos ya jugadas.
stake-save = Guardar
stake-change = Cambiar
stake-after-all = Pasar a jugar con dinero

rules-holds = { $game }. Los cambios valen a partir de la mano { $number }.
rules-none = { $game } no tiene reglas de la casa.
rules-save = Guardar las reglas
rules-changed = Cambios anteriores

home-new = Nueva mesa
share-explained = Muestra un código para escanear o leer en voz alta, para quien apunta manos o solo mira.
share-table-alone = Estos enlaces abren solo esta mesa: quien no tiene un enlace al club abre su próxima mesa en un club aparte. Si se retiran todos los enlaces del club, estos también dejan de funcionar.
share-choose = ¿A qué invitas?
share-choice-club = Club y mesa
share-choice-table = Esta mesa
share-choice-watch = Solo mirar
share-may-club = Apunta manos aquí y en las próximas mesas del club.
share-may-table = Apunta manos en esta mesa y en ninguna otra.
share-may-watch = Ve el marcador y no cambia nada.
share-may-own = Apunta manos en esta mesa y la gestiona contigo.
share-last-minute = Último minuto
share-minutes-left = Quedan { $minutes } minutos
share-until = vale hasta las { $time }
share-code-over = Este código ha caducado.
share-new-code = Código nuevo
share-phones = Teléfonos y retirada
share-to-watch = Solo para mirar
share-type-code = o escribe el código en { $host }
share-members = Teléfonos en esta mesa
share-name-phones = Poner nombre a los teléfonos
share-plain = Con http simple, un teléfono no puede mantener la pantalla encendida ni abrir páginas sin conexión, y otros en la red pueden leerlo todo. Con https funciona todo: inicia Tanto con --tls-cert y --tls-key; tanto doctor dice más.
opening-which = ¿A qué se juega?
opening-any-name = Pocha, Wizard…
opening-keep = Llevar «{ $name }» en una hoja libre
opening-on-sheet = en una hoja libre
opening-seats-just = { $low } jugadores
opening-seats-or = { $low } o { $high } jugadores
opening-seats-to = { $low } a { $high } jugadores
opening-other-game = Cambiar de juego
opening-who = ¿Quién juega? En el orden de la mesa
opening-seat = Sitio { $number }
opening-deals = reparte
opening-up = Subir el sitio { $number }
opening-partners = Parejas
opening-other-partners = Cambiar las parejas
opening-more = Más jugadores
opening-recent = Recientes
opening-name = Nombre de la mesa (opcional)
opening-worth = Se juega por
opening-settled = ¿Cuándo se paga?
opening-stakes = Apuestas
opening-each-hand = Tras cada mano
opening-at-close = Al final
opening-money = dinero
opening-counters = fichas
opening-rate = Fichas o dinero por { $unit }
opening-rate-counters = Fichas por { $unit }
opening-rate-money = Dinero por { $unit }
opening-per = Qué se paga
opening-one-unit = Valor de cada { $unit }
opening-one-game = Cada partida cuesta
opening-per-game-hint = Quien no ha ganado paga esto una vez, sea cual sea el resultado; los ganadores se lo reparten. Una mesa que se cierra antes del final no cuesta nada.
opening-currency = Moneda
opening-usual = habituales
opening-start = Empezar
opening-who-deals = Elige quién reparte primero entre los jugadores de la lista.

players-rename = Cambiar nombre
players-hint-rename = Corrige un nombre: el nuevo aparece en todas partes, también en las sesiones anteriores.
players-hint-score = Quien se siente aquí sigue con la puntuación actual. En el dinero y las estadísticas, cada cual conserva lo que ha ganado o perdido.
share-to-own = Para gestionar la mesa contigo

opening-its-name = Su nombre
opening-next = Siguiente
opening-played-here = Jugados aquí
opening-times = { $count ->
    [one] una vez
   *[other] { $count } veces
  }
opening-played-note = Con sus reglas y apuestas, que se pueden cambiar.
opening-without-name = Solo una hoja, sin nombre
opening-built-in = Este juego tiene su propio formulario
opening-still-sheet = Una hoja de todos modos
table-fewest-wins = Gana quien tiene menos
seats-joined = { $player } se sienta.
seats-joined-after = { $player } se sienta después de { $after }.
seats-back = { $player } ha vuelto.
seats-left = { $player } descansa.
seats-replaced = { $player } ocupa el sitio de { $out }.
seats-ordered = Nuevo orden de juego: { $players }.
tag-away = descansa desde la mano { $number }
tag-left = hasta la mano { $number }
chair-new = se sienta
chair-back = ha vuelto
chair-pauses = descansa
chair-taken = lo ocupa { $player }
chair-deals = reparte ahora
chair-move = Mover a { $player }
chair-up = Subir a { $player }
chair-down = Bajar a { $player }
chair-plays = { $player } juega
chair-instead = Aquí se sienta otra persona
chair-keeps = Lo que { $player } ha ganado o perdido hasta ahora sigue siendo suyo.
players-order = En el orden de juego
players-plays = juega
players-add = ¿Quién más se sienta?
players-new-name = Nombre nuevo
players-add-one = Añadir
players-from = Desde qué mano
players-from-hand = mano { $number }
players-save = Guardar
players-deal = Mano { $number } para { $count } jugadores:
players-over = La partida ha terminado; ya nadie llega ni se va.
players-past = Cambios hasta ahora
players-since = Desde la mano { $number }: { $change }
players-undo = Deshacer
players-go-on = Cerrar y seguir con otros jugadores
live-entering = { $name } está apuntando la mano { $number }
live-entering-unnamed = La mano { $number } se está apuntando en otro teléfono
