game-vriddiot = Vriddiot

vriddiot-headline = Idiota esta vez: { $loser }.

vriddiot-why-finish = se quedaron sin cartas en este orden: { $players }
vriddiot-why-loss = { $loser } se queda con las cartas: ahora { $losses ->
    [one] 1 derrota
   *[other] { $losses } derrotas
  }

vriddiot-error-finish = El orden de llegada tiene que nombrar una vez a cada jugador, menos a { $loser }.

vriddiot-ask-loser = ¿Quién queda como idiota?
vriddiot-losses = { $losses ->
    [0] sin derrotas
    [one] 1 derrota
   *[other] { $losses } derrotas
  }
vriddiot-ask-finish = Orden de llegada
vriddiot-ask-order = Por orden de llegada: 1, quien acaba primero
vriddiot-deal = Tres cartas tapadas, tres descubiertas encima, tres en la mano.
vriddiot-deal-two = Entre dos: Idiot simple, con una baraja.
vriddiot-deal-one-pack = Una baraja.
vriddiot-deal-dobbeldekker = Dobbeldekker: dos barajas, menos tres seises y un ♠4.
vriddiot-deal-starts = Empieza la carta más baja; a igualdad, la más cercana a la izquierda de quien reparte.

vriddiot-outcome-idiot = Idiota
vriddiot-card-loss = Quien se queda con cartas es el idiota y suma una derrota. Va en cabeza quien tiene menos.
