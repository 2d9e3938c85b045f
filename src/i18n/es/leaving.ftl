# Forgetting, moving to another club, deleting and restoring.
leave-forget = Olvidar
leave-forget-table = Olvidar la mesa
leave-forget-club = Olvidar el club
leave-forget-note = Este teléfono dejará de mostrar la mesa y ya no tendrá acceso a ella. Para los demás no cambia nada.
leave-forget-club-note = Este teléfono dejará de mostrar el club y sus mesas y ya no tendrá acceso a ellos. Para los demás no cambia nada.
leave-forget-last = Ningún otro teléfono gestiona esta mesa. Después nadie podrá invitar a ella ni borrarla, salvo que alguien conserve un enlace de propietario.
leave-forget-last-club = Ningún otro teléfono gestiona este club. Después nadie podrá invitar, corregir nombres ni borrar nada, salvo que alguien conserve un enlace de propietario.
leave-forget-by-club = Este teléfono ve la mesa porque está en el club. Para dejarla, olvida el club.
leave-move = Mover a otro club
leave-move-note = La sesión y sus resultados salen de este club y cuentan en el otro. Un jugador cuyo nombre existe en el otro club pasa a ser esa persona; los demás se añaden allí.
leave-delete = Borrar la mesa
leave-delete-note = Desaparece enseguida para todos, y sus enlaces dejan de funcionar. { $days ->
    [one] Durante un día
   *[other] Durante { $days } días
  } un propietario puede recuperarla con un toque; después se borra para siempre. Las copias de seguridad anteriores todavía la tienen.
leave-debts = Se quita de las deudas
leave-debts-none = Las deudas no cambian.
leave-debts-paid = Los pagos ya hechos se quedan: a quien pagó por esta sesión hay que devolvérselo.
leave-delete-club = Borrar el club
leave-delete-club-note = El club y todas sus sesiones desaparecen enseguida para todos, y sus enlaces dejan de funcionar. { $days ->
    [one] Durante un día
   *[other] Durante { $days } días
  } un propietario puede recuperarlos con un toque; después se borran para siempre. Las copias de seguridad anteriores todavía los tienen.
leave-club-evenings = { $count ->
    [one] Con el club se borra 1 sesión.
   *[other] Con el club se borran { $count } sesiones.
  }
