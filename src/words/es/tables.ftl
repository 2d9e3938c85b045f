# El marco de cada página, el inicio, abrir una mesa y unirse a ella, la mesa en juego.
page-error = Error:
page-description = La hoja de puntos y las cuentas de los juegos de cartas que se juegan en una mesa de verdad.
page-skip = Ir al contenido
page-back = Atrás
page-menu = Menú
menu-score = Marcador
menu-sheet = Todas las manos
menu-settlement = Liquidar
menu-rules = Reglas de la casa
menu-share = Invitar y compartir
menu-closing = Cerrar la mesa
menu-home = Todas las mesas
bar-as-of = Sin conexión: datos de las { $time }
bar-waiting-one = 1 mano a la espera de conexión
bar-waiting-other = { $count } manos a la espera de conexión
bar-refused = Una mano no se ha aceptado
bar-open = Verla
bar-drop = Descartarla
bar-sure = ¿Descartar esta mano? No está en la hoja.
theme-system = Como el teléfono
theme-light = Claro
theme-dark = Oscuro

problem-heading = Aquí no hay nada
problem-malformed = Esta petición no se puede leer. Vuelve atrás y envíala de nuevo.
problem-foreign = Esto venía de otro sitio web, así que no se ha hecho nada.
problem-missing = Aquí no hay nada. Puede que el enlace esté mal o que ya no sea válido.
problem-conflict = Alguien llegó antes. Vuelve atrás, mira la mesa e inténtalo de nuevo.
problem-too-large = Esto es demasiado grande para aceptarlo.
problem-type = Esto viene en un formato que aquí no se lee.
problem-impossible = Esto no se puede hacer.
problem-unconditional = Esta petición no dice de qué versión parte.
problem-too-many = Son demasiadas cosas a la vez. Espera un minuto e inténtalo de nuevo.
problem-database = Ahora no se puede apuntar nada. No se pierde nada: inténtalo de nuevo desde la misma página.
problem-fault = Algo falla aquí. No se ha cambiado nada.
problem-home = A todas las mesas

unit-points = puntos
unit-cash = dinero
unit-tantos = tantos
unit-counters = fichas
unit-letters = letras
unit-penalty = puntos de castigo
unit-chips = fichas
unit-losses = derrotas
unit-cards = cartas
unit-one-points = punto
unit-one-tantos = tanto
unit-one-counters = ficha
unit-one-letters = letra
unit-one-penalty = punto de castigo
unit-one-chips = ficha
unit-one-losses = derrota
unit-one-cards = carta
middle-pot = { $pot ->
    [plato] En el plato
    [centro] En el centro
    [banca] En la banca
    [bote] En el bote
    [hoja] En la hoja
   *[other] { $pot }
  }: { $amount }
middle-debt = { $player } debe { $amount }

home-title = Tanto
home-line = La hoja de puntos para el teléfono en medio de la mesa.
home-going = En juego
home-finished = Terminadas
home-new = Nueva mesa
home-code = ¿Tienes un código?
home-join = Unirse
home-hand = { $game } · mano { $hand } · { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
  } · { $when }
home-hands = { $game } · { $hand ->
    [one] 1 mano
   *[other] { $hand } manos
  } · { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
  } · { $when }
table-won = { $count ->
    [one] gana { $players }
   *[other] ganan { $players }
  }

join-title = Unirse a la mesa
join-invited = Tienes una invitación a
join-may-watch = Puedes seguir el marcador.
join-may-score = Puedes apuntar manos y corregirlas.
join-may-own = Puedes apuntar manos, corregirlas e invitar a más gente.
join-phone = Nombre de este teléfono (opcional)

role-spectator = mira
role-scorer = apunta manos
role-owner = apunta manos e invita
share-explained = Crea un enlace para enviar y un código para leer en voz alta. Quien tenga el enlace podrá apuntar manos, o solo mirar: hay uno para cada cosa.
share-make = Mostrar los enlaces
share-to-score = Para apuntar manos
share-to-watch = Solo para mirar
share-qr = Código QR del enlace
share-type-code = o escribe el código en { $host } antes de 10 minutos
share-link = Enlace
share-share = Compartir
share-copy = Copiar
share-copied = Copiado
share-once = Los enlaces se muestran una sola vez. Valen hasta que los retires.
share-members = Teléfonos en esta mesa
share-a-phone = Un teléfono
share-own-phone = este teléfono
share-joined = { $role } · desde { $when }
share-remove = Quitar
share-withdraw = Retirar enlaces
share-withdraw-note = Los enlaces antiguos dejan de funcionar. Los teléfonos ya unidos se quedan.
share-new-score = Nuevo enlace para apuntar
share-new-watch = Nuevo enlace para mirar

opening-which = ¿A qué jugáis?
opening-seats-just = { $low }
opening-seats-or = { $low } o { $high }
opening-seats-to = { $low } a { $high }
opening-other-game = Cambiar de juego
opening-who = ¿Quién juega? En el orden de la mesa
opening-seat = Sitio { $number }
opening-deals = reparte
opening-up = Subir el sitio { $number }
opening-more = Más jugadores
opening-lately = Recientes
opening-name = Nombre de la mesa (opcional)
opening-worth = Se juega por
opening-money = dinero
opening-counters = fichas
opening-rate = Fichas o dinero por 1 { $unit }
opening-currency = Moneda
opening-usual = habituales
opening-start = Empezar
opening-who-deals = Indica quién reparte primero: elige a alguien de la lista.
