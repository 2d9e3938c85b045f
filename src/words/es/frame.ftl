# Lo que rodea cada página: la barra, el menú, el tema, los problemas.
page-actions = Acciones

menu-watch = Pantalla grande

page-error = Error:
page-description = La hoja de puntos y las cuentas de los juegos de cartas que se juegan en una mesa de verdad.
page-skip = Ir al contenido
page-back = Atrás
page-menu = Menú
page-gone = Este teléfono ya no está en la mesa: lo han quitado o el enlace se ha renovado. Lo que sigue ya no se actualiza.
page-moved = Tanto está ahora en { $address }.
page-over = Ir allí
menu-score = Marcador
menu-sheet = Todas las manos
menu-settlement = Hacer cuentas
menu-rules = Reglas de la casa
menu-players = Jugadores
menu-share = Invitar y compartir
menu-closing = Cerrar la mesa
menu-home = Todas las mesas
bar-as-of = Sin conexión (datos: { $time })
bar-waiting-one = 1 mano a la espera de conexión
bar-waiting-other = { $count } manos a la espera de conexión
bar-refused = Una mano no se ha aceptado
bar-open = Verla
bar-drop = Descartarla
bar-sure = ¿Descartar esta mano? No está en la hoja.
theme-system = Como el teléfono
theme-light = Claro
theme-dark = Oscuro

problem-heading-missing = Aquí no hay nada
problem-heading-conflict = Alguien llegó antes
problem-heading-later = No tan deprisa
problem-heading-database = No se ha apuntado
problem-heading-fault = Algo está roto
problem-heading-refused = Esto no ha funcionado
problem-malformed = Esta petición no se puede leer. Vuelve atrás y envíala de nuevo.
problem-foreign = Esto venía de otro sitio web, así que no se ha hecho nada.
problem-missing = Aquí no hay nada. Puede que el enlace esté mal o que ya no sea válido.
problem-conflict = Alguien llegó antes. Vuelve atrás, mira la mesa e inténtalo de nuevo.
problem-too-large = Esto es demasiado grande para aceptarlo.
problem-type = Esto viene en un formato que aquí no se lee.
problem-impossible = Esto no se puede hacer.
problem-unconditional = Esta petición no dice de qué versión parte.
problem-too-many = Son demasiadas cosas a la vez. Espera un minuto e inténtalo de nuevo.
problem-slow = El envío ha tardado demasiado, así que no se ha hecho nada. Inténtalo de nuevo.
problem-database = Ahora no se puede apuntar nada. No se pierde nada: inténtalo de nuevo desde la misma página.
problem-fault = Algo falla aquí. No se ha cambiado nada.
problem-home = Ver todas las mesas
plain-text = { $text }

offline-heading = Sin conexión
offline-explained = Sin conexión no se puede mostrar esta página.
offline-sent = Si acabas de enviar algo, no se ha confirmado: mira si está antes de enviarlo otra vez.
offline-hands = Aun así se pueden anotar manos. Esperan en este teléfono.
offline-again = Intentar de nuevo
