game-bassadewitz = Bassadewitz

bassadewitz-headline-order = { $most } tiene más puntos que nadie, { $fewest } menos que nadie.
bassadewitz-headline-points = { $player } tiene { $points } puntos, pero no todas las bazas.
bassadewitz-headline-hundred = { $player } tiene { $hundred } puntos o más, pero no todas las bazas.
bassadewitz-headline-all-tricks = { $player } hace todas las bazas.

bassadewitz-place-most = más puntos que nadie
bassadewitz-place-second = segundo puesto en puntos
bassadewitz-place-third = tercer puesto en puntos
bassadewitz-place-fewest = menos puntos que nadie
bassadewitz-why-bank = la banca está vacía: { $dealer }, que reparte, pone { $amount }
bassadewitz-why-equal = a igualdad de puntos, quien juega antes tiene mejor puesto; del peor al mejor: { $players }
bassadewitz-why-penalty = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, penalización { $amount }
bassadewitz-why-penalty-place = { $player }: { $place }, penalización { $amount }
bassadewitz-why-chips = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $amount ->
    [0] nada
    [one] 1 ficha de la banca
   *[other] { $amount } fichas de la banca
  }
bassadewitz-why-chips-place = { $player }: { $place }, { $amount ->
    [0] nada
    [one] 1 ficha de la banca
   *[other] { $amount } fichas de la banca
  }
bassadewitz-why-all-tricks-penalty = { $player } hizo todas las bazas: penalización { $amount } por cabeza para el resto, 0 para { $player }
bassadewitz-why-all-tricks-chips = { $player } hizo todas las bazas: la banca de { $bank }, y { $amount } por cabeza del resto
bassadewitz-why-hundred-penalty = { $hundred } o más sin todas las bazas: { $amount } menos de penalización por cabeza para el resto, 0 para { $player }
bassadewitz-why-hundred-chips = { $hundred } o más sin todas las bazas: { $player } paga al resto { $amount } por cabeza, y la banca se queda
bassadewitz-why-won-penalty = { $count ->
    [one] última mano: gana { $winners } con la penalización más baja
   *[other] última mano: comparten la victoria, con la penalización más baja, { $winners }
  }
bassadewitz-why-won-chips = { $count ->
    [one] última mano: gana { $winners } con más fichas que nadie
   *[other] última mano: comparten la victoria, con más fichas que nadie, { $winners }
  }

bassadewitz-error-nothing = Indica quién tiene más puntos y quién le sigue, o los puntos de los cuatro, o quién hizo todas las bazas, o quién tiene { $hundred } o más.
bassadewitz-error-one-way = Indica la mano de una sola manera: el orden, los puntos, los { $hundred } o todas las bazas.
bassadewitz-error-points-missing = Entre los cuatro tienen que sumar { $all } puntos: van { $sum }, y faltan los de { $players }.
bassadewitz-error-sum = Entre los cuatro tienen que sumar { $all } puntos: has puesto { $sum }.
bassadewitz-error-no-cards = Nadie puede tener { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }: ninguna carta vale 1. Revisa los puntos de { $player }.
bassadewitz-error-all-tricks = Quien hace todas las bazas tiene los { $all } puntos: { $player } tiene { $points }.
bassadewitz-error-places = Da a cada uno de los cuatro jugadores un puesto distinto, del 1 al 4.

bassadewitz-odd-rounds = { $rounds ->
    [one] 1 mano
   *[other] { $rounds } manos
  } en total: no todos reparten las mismas veces. ¿Es correcto?
bassadewitz-odd-all-points = { $player } tiene los { $all } puntos, pero no todas las bazas: ¿es correcto?

bassadewitz-rule-rounds = Manos de una partida
bassadewitz-rule-rounds-hint = Si se deja vacío: { $rounds }. Mejor un múltiplo de 4, para que todos repartan las mismas veces.
bassadewitz-rule-scoring = Puntuación
bassadewitz-scoring-penalty = Penalización
bassadewitz-scoring-penalty-hint = { $penalties }: gana quien menos tiene
bassadewitz-scoring-chips = Fichas
bassadewitz-scoring-chips-hint = con una banca de { $bank }: gana quien más tiene
bassadewitz-ask-places = Orden por puntos
bassadewitz-ask-places-hint = Bastan tres. A igualdad, quien juega antes en la mano tiene mejor puesto.
bassadewitz-column-most = Máx.
bassadewitz-column-second = 2
bassadewitz-column-third = 3
bassadewitz-column-fewest = Mín.
bassadewitz-ask-special = Todas las bazas, o { $hundred } y más
bassadewitz-ask-all-tricks = Todas las bazas
bassadewitz-ask-hundred = { $hundred } o más, pero no todas las bazas
bassadewitz-ask-by-points = O por puntos
bassadewitz-ask-points = Puntos en las bazas, { $all } en total
bassadewitz-pile-aces = Ases
bassadewitz-pile-tens = Dieces
bassadewitz-pile-kings = Reyes
bassadewitz-pile-queens = Damas
bassadewitz-pile-jacks = Jotas
bassadewitz-deal = 32 cartas, 8 por cabeza.
bassadewitz-deal-left = { $rounds ->
    [one] La única mano.
   *[other] { $left ->
        [one] La última de { $rounds } manos.
       *[other] Quedan { $left } de { $rounds } manos.
      }
  }
bassadewitz-deal-fill = La banca está vacía: { $dealer } pone { $amount }.
bassadewitz-deal-bank = { $amount } en la banca.
bassadewitz-card-others = { $amount } para cada uno de los demás
bassadewitz-card-bank = la banca, y { $amount } de cada uno
bassadewitz-card-pays = paga { $amount } a cada uno
bassadewitz-card-most = Gana quien tiene más fichas.
bassadewitz-card-fill = quien reparte, en una banca vacía
