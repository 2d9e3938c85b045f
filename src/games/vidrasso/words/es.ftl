game-vidrasso = Vidrasso

vidrasso-headline = { $player } se lleva { $points } puntos, { $other } { $rest }.
vidrasso-headline-equal = { $player } y { $other } se llevan { $points } puntos por cabeza.

vidrasso-why-trumps = triunfos: { $suit } y todos los { $rank }
vidrasso-why-trump-suit = palo de triunfo: { $suit }
vidrasso-why-trump-rank = valor de triunfo: todos los { $rank }
vidrasso-why-points = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, ahora { $total }
vidrasso-why-wins = gana { $winner }: { $total }, y hacían falta { $target }
vidrasso-why-both = los dos llegan a { $target }; gana { $winner } con el total más alto, { $total }
vidrasso-why-equal = empate a { $total }, y hacían falta { $target }: decide otra mano

vidrasso-error-sum = Entre los dos tienen que sumar { $all } puntos: has puesto { $sum }.
vidrasso-error-points = Escribe los puntos de uno solo; el otro tiene el resto de { $all }.

vidrasso-odd = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } para { $player }: ¿es correcto?

vidrasso-rule-target = Puntos para ganar
vidrasso-rule-target-hint = Si se deja vacío: { $target }.
vidrasso-ask-points = Puntos de las cartas ganadas, { $all } en total
vidrasso-ask-trumps = Triunfos
vidrasso-ask-suit = Palo de triunfo
vidrasso-ask-rank = Valor de triunfo
vidrasso-not-noted = –
vidrasso-rank-ace = A
vidrasso-rank-two = 2
vidrasso-rank-three = 3
vidrasso-rank-four = 4
vidrasso-rank-five = 5
vidrasso-rank-six = 6
vidrasso-rank-seven = 7
vidrasso-rank-eight = 8
vidrasso-rank-nine = 9
vidrasso-deal = 36 cartas, del as al nueve; 18 por cabeza: cinco tapadas, cinco descubiertas encima, ocho en la mano.
vidrasso-deal-trumps = { $eldest } elige el palo de triunfo, { $dealer } el valor de triunfo.
vidrasso-deal-aside = Cada cual aparta una carta.
vidrasso-needs = le faltan { $points }
