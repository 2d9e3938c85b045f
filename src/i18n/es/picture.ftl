# The picture of a finished table, to be shared and published.
picture-heading = Imagen
picture-detail = { $game } · { $date } · { $count ->
    [one] 1 mano
   *[other] { $count } manos
  }
picture-player = Jugador { $number }
picture-save = Guardar imagen
picture-share = Compartir imagen
picture-publish-heading = Un enlace para todo el mundo
picture-publish-note = Quien tiene el enlace ve esta imagen, con los nombres y los totales, y nada más de la mesa.
picture-publish = Crear enlace
picture-withdraw = Retirar enlaces
picture-withdraw-note = Hay enlaces a esta imagen. Una vez retirados, ya no muestran nada.
picture-published = Tu enlace
picture-once = Se muestra una sola vez y vale hasta que lo retires.
picture-to-tanto = Llevar la cuenta con Tanto
picture-title = { $won }: { $game }, { $date }
picture-only = Aquí solo se ve este resultado.
picture-shared-by = Compartido por { $club }.
picture-more = y { $count } más
