# Irse: olvidar, pasar a otro club, borrar y recuperar.
leave-forget = Olvidar
leave-forget-table = Olvidar la mesa
leave-forget-club = Olvidar el club
leave-forget-note = Este teléfono dejará de mostrar la mesa y ya no tendrá acceso a ella. Para los demás no cambia nada.
leave-forget-club-note = Este teléfono dejará de mostrar el club y sus mesas y ya no tendrá acceso a ellos. Para los demás no cambia nada.
leave-forget-last = Ningún otro teléfono gestiona esta mesa. Después nadie podrá invitar a ella ni borrarla, salvo que alguien conserve un enlace de propietario.
leave-forget-last-club = Ningún otro teléfono gestiona este club. Después nadie podrá invitar, corregir nombres ni borrar nada, salvo que alguien conserve un enlace de propietario.
leave-forget-by-club = Este teléfono ve la mesa porque está en el club. Para dejarla, olvida el club.
leave-move = Mover a otro club
leave-move-note = La partida y sus resultados salen de este club y cuentan en el otro. Un jugador cuyo nombre existe en el otro club pasa a ser esa persona; los demás se añaden allí.
leave-delete = Borrar la mesa
leave-delete-note = Desaparece enseguida para todos, y sus enlaces dejan de funcionar. { $days ->
    [one] Durante un día
   *[other] Durante { $days } días
  } un propietario puede recuperarla con un toque; después se borra para siempre. Las copias de seguridad anteriores todavía la tienen.
leave-debts = Se quita de las deudas
leave-debts-none = Las deudas no cambian.
leave-debts-paid = Los pagos ya hechos se quedan: a quien pagó por esta partida hay que devolvérselo.
leave-delete-club = Borrar el club
leave-delete-club-note = El club y todas sus partidas desaparecen enseguida para todos, y sus enlaces dejan de funcionar. { $days ->
    [one] Durante un día
   *[other] Durante { $days } días
  } un propietario puede recuperarlos con un toque; después se borran para siempre. Las copias de seguridad anteriores todavía los tienen.
leave-club-evenings = { $count ->
    [one] 1 partida se va con él.
   *[other] { $count } partidas se van con él.
  }
recovery-title = Enlace de rescate
recovery-explained = Quien abre este enlace pasa a ser propietario del club. Guárdalo para el día en que se pierdan todos los teléfonos: en papel, o con alguien de confianza.
recovery-none = Aún no hay enlace de rescate.
recovery-made = Hay un enlace de rescate (creado: { $when }).
recovery-make = Crear el enlace
recovery-renew = Crear otro enlace
recovery-revoke = Retirar el enlace
recovery-once = Solo se muestra una vez. Si creas otro, este deja de funcionar.
recovery-uses = Quién lo ha usado
recovery-does = Este enlace hace a este teléfono propietario de un club. Todos los propietarios del club ven que se ha usado.
recovery-use = Hacerme propietario
arrive-phone = Nombre de este teléfono
handover-title = Un teléfono nuevo
handover-explained = Puedes dar a otro teléfono el mismo acceso a mesas y clubes que tiene este. Este conserva el suyo.
handover-moved = En { $address } este teléfono cuenta como nuevo. Muestra el código, abre allí su enlace y vuelve aquí para confirmar.
handover-nothing = Este teléfono aún no tiene mesas ni clubes. Abre esta página en el que los tiene.
handover-offer = Mostrar el código
handover-heading = Para el teléfono nuevo
handover-scan = Escanea el código con el teléfono nuevo, o abre allí el enlace. Sirve una sola vez, durante diez minutos.
handover-asks = { $name } pide el mismo acceso que tiene este teléfono. ¿Es tu teléfono nuevo?
handover-confirm = Sí, dar acceso
handover-refuse = No
handover-stop = Parar
handover-given = { $name } ya tiene el mismo acceso que este teléfono.
handover-late = Demasiado tarde: han pasado los diez minutos, o se ha mostrado otro código desde entonces.
handover-does = Este teléfono recibe el mismo acceso a mesas y clubes que tu teléfono antiguo, en cuanto lo confirmes en el antiguo.
handover-take = Pedirlo al otro teléfono
handover-wait = Ahora confírmalo en el teléfono antiguo. Esta página sigue sola.
handover-refused = El teléfono antiguo lo ha rechazado. No ha cambiado nada.
handover-over = Este código ya no vale: sirve una sola vez, durante diez minutos. Muestra otro en el teléfono antiguo.
