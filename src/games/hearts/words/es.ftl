game-hearts = Corazones

hearts-headline-leads = Con menos hasta ahora: { $players }, { $total }.
    .brief = { $taken }
hearts-headline-wins = { $count ->
    [one] { $players } gana con { $total }.
   *[other] { $players } ganan con { $total } cada uno.
  }
    .brief = { $taken }
hearts-headline-moon = { $player } tira a la luna: { $points } para los demás.
    .brief = { $player } · luna
hearts-headline-moon-off = { $player } tira a la luna: { $points } menos.
    .brief = { $player } · luna
hearts-took = { $player } { $points }
hearts-and = { $one } · { $other }

hearts-why-moon = { $player } se llevó los { $points }, la luna: se los apuntan los demás
hearts-why-moon-off = { $player } se llevó los { $points }, la luna, y se los resta
hearts-why-points = { $player }: { $points }, lleva { $total }
hearts-why-jack = { $player }, jota de diamantes: { $points }, lleva { $total }
hearts-why-no-tricks = { $player }, ninguna baza: { $points }, lleva { $total }
hearts-why-exact = { $player } está justo en el límite: { $points }, lleva { $total }
hearts-why-ends = alguien tiene { $target } o más; { $count ->
    [one] { $players } gana con menos puntos, { $total }
   *[other] { $players } comparten la victoria con menos puntos, { $total }
  }
hearts-why-level = alguien tiene { $target } o más, pero { $players } están empatados a { $total }: decide otra mano

hearts-error-rule-off = En esta mesa no cuenta. Déjalo vacío o cambia las reglas.
hearts-error-no-moon = Nadie se llevó todos los puntos: no hay nada que elegir.
hearts-error-shooter = Anota quién tiró a la luna o los puntos, no ambos.
hearts-error-no-tricks = { $player } se llevó cartas, así que hizo una baza.
hearts-error-missing = Faltan los puntos de { $players }; solo puede faltar una persona, que tiene el resto de los { $all }.
hearts-error-sum = Los puntos deben sumar { $all }: has anotado { $sum }.
hearts-error-queen = Alguien se llevó la dama de picas y tiene al menos { $queen }.
hearts-odd-moon = { $points } para { $player }: ¿la luna?

hearts-rule-target = Se juega a
hearts-rule-target-hint = { $usual } si se deja vacío.
hearts-rule-moon = Tirar a la luna (los { $points } puntos)
hearts-moon-add = Para los demás
hearts-moon-subtract = Se restan
hearts-moon-choice = A elegir
hearts-moon-none = No se juega
hearts-rule-jack = Jota de diamantes: −{ $points }
hearts-rule-no-tricks = Puntos menos sin bazas
hearts-rule-no-tricks-hint = { $usual } como mucho; ninguno si se deja vacío.
hearts-rule-exact = Un total justo en el límite
hearts-exact-none = Se queda
hearts-exact-half = Se divide por dos
hearts-exact-zero = Vuelve a cero
hearts-rule-tie = Empate al final
hearts-tie-shared = Victoria compartida
hearts-tie-play-on = Se sigue jugando
hearts-rule-passing = Pase de cartas
hearts-passing-cycle = Por turno
hearts-passing-left = Siempre a la izquierda
hearts-passing-none = Nunca

hearts-ask-points = Puntos, { $all } en total
hearts-column-moon = Luna
hearts-column-jack = ♦J
hearts-column-no-tricks = Sin bazas
hearts-ask-moon = La luna
hearts-choice-add = { $points } a los demás
hearts-choice-subtract = { $points } menos
hearts-deal = { $each } cartas a cada uno, de una en una. Sale { $card }.
hearts-deal-left-out = Se quitan: { $cards }.
hearts-pass-left = Se pasan { $cards } cartas a la izquierda.
hearts-pass-right = Se pasan { $cards } cartas a la derecha.
hearts-pass-across = Se pasan { $cards } cartas enfrente.
hearts-pass-second-left = Se pasan { $cards } cartas al segundo a la izquierda.
hearts-pass-second-right = Se pasan { $cards } cartas al segundo a la derecha.
hearts-pass-third-left = Se pasan { $cards } cartas al tercero a la izquierda.
hearts-pass-third-right = Se pasan { $cards } cartas al tercero a la derecha.
hearts-pass-none = En esta mano no se pasan cartas.

hearts-outcome-moon = Luna
hearts-outcome-clean = Sin puntos
hearts-card-heart = cada corazón
hearts-card-queen = dama de picas
hearts-card-jack = jota de diamantes
