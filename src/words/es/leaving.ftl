# Irse: olvidar, pasar a otro club, borrar y recuperar.
leave-forget = Olvidar
leave-forget-table = Olvidar la mesa
leave-forget-club = Olvidar el club
leave-forget-note = Este teléfono deja de mostrar la mesa y renuncia a lo que puede hacer en ella. Para los demás no cambia nada.
leave-forget-club-note = Este teléfono deja de mostrar el club y sus mesas y renuncia a lo que puede hacer en ellos. Para los demás no cambia nada.
leave-forget-last = Ningún otro teléfono gestiona esta mesa. Después nadie podrá invitar a ella ni borrarla, salvo que alguien conserve un enlace de propietario.
leave-forget-last-club = Ningún otro teléfono gestiona este club. Después nadie podrá invitar, corregir nombres ni borrar nada, salvo que alguien conserve un enlace de propietario.
leave-forget-by-club = Este teléfono ve la mesa porque está en el club. Para dejarla, olvida el club.
leave-move = Pasar a otro club
leave-move-note = La partida y lo que trajo salen de este club y cuentan en el otro. Quien tiene un nombre del otro club es esa persona; los demás se añaden allí.
leave-delete = Borrar la mesa
leave-delete-note = Desaparece enseguida para todos, y sus enlaces ya no abren nada. { $days ->
    [one] Durante un día
   *[other] Durante { $days } días
  } un propietario puede recuperarla con un toque; después se elimina. Las copias hechas antes todavía la tienen.
leave-debts = Se retira de lo que se debe
leave-debts-none = Lo que se debe no cambia.
leave-debts-paid = Los pagos hechos desde entonces se quedan: a quien pagó por esta partida se le debe de vuelta.
leave-delete-club = Borrar el club
leave-delete-club-note = El club y todas sus partidas desaparecen enseguida para todos, y sus enlaces ya no abren nada. { $days ->
    [one] Durante un día
   *[other] Durante { $days } días
  } un propietario puede recuperarlos con un toque; después se eliminan. Las copias hechas antes todavía los tienen.
leave-club-evenings = { $count ->
    [one] 1 partida se va con él.
   *[other] { $count } partidas se van con él.
  }
recovery-title = Enlace de rescate
recovery-explained = Quien abre este enlace pasa a ser propietario del club. Guárdalo para el día en que se pierdan todos los teléfonos: en papel, o con alguien de confianza.
recovery-none = Aún no hay enlace de rescate.
recovery-made = Hay un enlace de rescate, creado: { $when }.
recovery-make = Crear el enlace
recovery-renew = Crear otro enlace
recovery-revoke = Retirar el enlace
recovery-once = Solo se muestra una vez. Uno nuevo ocupa su lugar.
recovery-uses = Quién se hizo propietario con él
recovery-does = Este enlace hace a este teléfono propietario de un club. Todos los propietarios del club ven que se ha usado.
recovery-use = Ser propietario
arrive-phone = Nombre de este teléfono
handover-title = Un teléfono nuevo
handover-explained = Otro teléfono puede recibir todo lo que este puede hacer en las mesas y en los clubes. Este también lo conserva.
handover-moved = En { $address } este teléfono cuenta como nuevo. Muestra el código, abre allí su enlace y vuelve aquí para confirmar.
handover-nothing = Este teléfono aún no tiene mesas ni clubes. Abre esta página en el que los tiene.
handover-offer = Mostrar el código
handover-heading = Para el teléfono nuevo
handover-scan = Escanea el código con el teléfono nuevo, o abre allí el enlace. Vale una vez, y durante diez minutos.
handover-asks = { $name } pide todo lo que este teléfono puede hacer. ¿Es tu teléfono nuevo?
handover-confirm = Sí, dárselo
handover-refuse = No
handover-stop = Parar
handover-given = { $name } ya puede hacer todo lo que puede este teléfono.
handover-late = Era demasiado tarde: han pasado los diez minutos, o se ha mostrado otro código desde entonces.
handover-does = Este teléfono recibe todo lo que el viejo puede hacer en las mesas y en los clubes, en cuanto el viejo lo confirme.
handover-take = Pedirlo al viejo
handover-wait = Ahora confírmalo en el teléfono viejo. Esta página sigue sola.
handover-refused = El teléfono viejo ha dicho que no. Nada ha cambiado.
handover-over = Este código ya no vale: sirve una vez, y durante diez minutos. Muestra otro en el teléfono viejo.
