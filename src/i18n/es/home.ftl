# The first page, and joining by a code or a link.
home-code-wrong = No se ha encontrado ninguna mesa. Un código tiene { $length } caracteres, letras y cifras, y vale { $minutes } minutos: compruébalo, pide otro o pega el enlace entero.
join-title = Unirse a la mesa
join-invited = Invitación
join-may-watch = Puedes seguir el marcador.
join-may-score = Puedes apuntar manos y corregirlas.
join-may-own = Puedes apuntar manos, corregirlas e invitar a más gente.
join-phone = Nombre de este teléfono (opcional)
club-join-title = Unirse al club
club-join-may-watch = Puedes ver cada partida, las deudas y cómo ha jugado cada cual.
club-join-may-score = Puedes abrir mesas, apuntar manos y pagos, y añadir personas.
club-join-may-own = Puedes hacerlo todo e invitar a más gente.
club-clubs = Clubes
home-games = { $count } juegos de cartas: { $games }, y una hoja libre para cualquier otro.
home-going = En curso
home-title = Tanto
