# Formularios, manos, resultados, correcciones, la mesa en juego.
form-problem = Hay un problema
form-missing = Falta todavía: { $legend }
page-actions = Acciones
pad-digits = Cifras
pad-delete = Borrar
pad-next = Campo siguiente
pad-sign = Más o menos
count-cards = Contar cartas
count-hint = rellena los puntos
count-less = { $kind }: una menos
count-more = { $kind }: una más

hand-heading = Mano { $number }
hand-enter = Apuntar la mano { $number }
hand-undo = Deshacer la mano { $number }
hand-save = Guardar la mano
hand-show-changes = Ver qué cambia
hand-dealer = Reparte
hand-deals = { $player } reparte
hand-who-dealt = ¿Quién repartió?
hand-next = Ahora reparte { $player }
hand-to-table = A la mesa
hand-correct = Corregir esta mano
hand-void = Esta mano no cuenta
hand-before = Antes:
hand-undo-last = Deshacer
tag-dealer = reparte
sr-last-hand = última mano
sr-total = total

payments-now = Ahora, en la mesa
payment-line = { $from ->
    [plato] El plato
    [centro] El centro
    [banca] La banca
    [bote] El bote
    [hoja] La hoja
   *[other] { $from }
  } da { $amount } { $to ->
    [plato] al plato
    [centro] al centro
    [banca] a la banca
    [bote] al bote
    [hoja] a la hoja
   *[other] a { $to }
  }
# De estas palabras, tal como están, dependen las formas de payment-line y de middle-pot.
pot-plato = plato
pot-centre = centro
pot-bank = banca
pot-stakes = bote
pot-book = hoja

change-heading = Corregir la mano { $number }
change-what = Qué cambia
change-player = Nombre
change-before = Antes
change-after = Después
change-difference = Cambio
change-old-stays = La mano anterior se queda en la hoja, tachada.
change-dealers = Las manos siguientes cambian de repartidor: mira si es correcto y, donde no lo sea, indica quién repartió.
change-save = Guardar la corrección
change-later = La mano { $number } dejaría de ser posible: { $why }

conflict-heading = La mano { $number } ya está en la hoja
conflict-theirs = En la hoja
conflict-mine = Tú apuntaste
conflict-same = La mía es igual, descartarla
conflict-add = Añadir la mía como mano { $number }
conflict-correct = Corregir mejor la mano { $number }

bid-heading = Oferta
bid-none = todavía no
bid-told = Oferta: { $bid }
bid-save = Anotar la oferta
bid-withdraw = Retirar la oferta

live-hands = { $number ->
    [0] aún no hay manos
    [one] 1 mano
   *[other] { $number } manos
  }
live-order = Orden
live-by-seat = Sitios
live-by-score = Puntos
live-no-hands = Aún no hay manos.
live-how = Cómo se ha contado
live-wake = Pantalla encendida
live-pending = Mano de las { $time }, a la espera de conexión
live-stopped = La mano { $number } ya no se puede contar: { $why }
next-deals = Reparte { $player }
next-cuts = Corta { $player }
next-leads = Sale { $player }
next-out = { $count ->
    [one] { $players } no juega
   *[other] { $players } no juegan
  }
plain-text = { $text }

table-closed = Esta mesa está cerrada. Ábrela de nuevo para cambiar algo.
table-not-closed = Esta mesa no está cerrada.
stake-currency = Escribe el código de una moneda, por ejemplo EUR.
stake-rate = Escribe cuánto dinero vale un punto, más de 0.

menu-watch = Pantalla grande
watch-live = en directo
watch-offline = sin conexión { $time }
watch-next = Después reparte { $player }
live-last = Mano { $number }: { $headline }
live-share = Invitar
change-void = Esta mano no cuenta.
