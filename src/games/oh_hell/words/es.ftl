game-oh_hell = Pocha

oh_hell-headline-all = Todos aciertan.
    .brief = { $bids }
oh_hell-headline-none = Nadie acierta.
    .brief = { $bids }
oh_hell-headline-over = { $player } hace { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
  } de más.
    .brief = { $bids }
oh_hell-headline-under = { $player } hace { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
  } de menos.
    .brief = { $bids }
oh_hell-headline-made = { $count ->
    [one] Solo acierta { $players }.
   *[other] Aciertan { $players }.
  }
    .brief = { $bids }
oh_hell-brief-made = { $player } { $bid }
oh_hell-brief-missed = { $player } { $bid }, hace { $tricks }
oh_hell-brief-and = { $one } · { $other }

oh_hell-why-trump = triunfo: { $trump }
oh_hell-why-made = { $player } pide { $bid } y las hace: { $points }, lleva { $total }
oh_hell-why-missed = { $player } pide { $bid } y hace { $tricks }: { $points }, lleva { $total }
oh_hell-why-ends = era la última mano; { $count ->
    [one] { $players } gana con { $total }
   *[other] { $players } comparten la victoria con { $total } cada uno
  }
oh_hell-why-level = se han jugado todas las manos, pero { $players } están empatados a { $total }: decide otra mano

oh_hell-error-packs = El Wizard tiene su propia baraja. Elige una sola baraja.
oh_hell-error-wizards = Al Wizard juegan { $most } como mucho.
oh_hell-error-limit = No más de { $limit } cartas por persona: la baraja no da para más.
oh_hell-error-hook = Lo pedido no puede sumar { $cards }. Alguien tiene que pedir otra cosa.
oh_hell-error-last-bid = Van pedidas { $sum } de { $cards }. { $player } no puede pedir { $bid }.
oh_hell-error-bids = Piden todos. Sin pedir: { $players }.
oh_hell-error-tricks = Faltan las bazas de { $players }; solo puede faltar una persona, que tiene el resto.
oh_hell-error-sum = Bazas: { $sum } de { $cards }. ¿Quién no hizo lo que pidió?
oh_hell-odd-cards = Cartas: ¿{ $cards } en vez de { $planned }?
oh_hell-odd-missed = ¿{ $player } pide { $bid } y hace { $tricks }?

oh_hell-usual = Lo habitual
oh_hell-rule-usual = { $usual }, en Wizard { $wizard }, si se deja vacío
oh_hell-rule-variant = Juego
oh_hell-variant-wizard = Wizard
oh_hell-rule-deal = Cuántas cartas
oh_hell-rule-deal-usual = bajando y subiendo; Wizard: subiendo
oh_hell-deal-down-up = Bajando y subiendo
oh_hell-deal-up-down = Subiendo y bajando
oh_hell-deal-down = Solo bajando
oh_hell-deal-up = Solo subiendo
oh_hell-rule-most = Máximo de cartas
oh_hell-rule-most-hint = { $usual }, en Wizard todas las posibles, si se deja vacío. Nunca más de las que alcanzan.
oh_hell-rule-twice = Dos veces en el cambio
oh_hell-rule-packs = Barajas
oh_hell-rule-hook = Lo pedido no puede sumar las bazas
oh_hell-rule-hook-usual = sí; Wizard: no
oh_hell-rule-bonus = Puntos por acertar
oh_hell-rule-per-trick = Puntos por baza
oh_hell-rule-zero = Puntos por pedir cero
oh_hell-rule-zero-hint = Como para cualquier otra si se deja vacío.
oh_hell-rule-zero-plus-cards = Pedir cero: uno más por carta
oh_hell-rule-missed = Fallar da
oh_hell-rule-missed-usual = nada; Wizard: puntos menos
oh_hell-missed-nothing = Nada
oh_hell-missed-tricks = Las bazas
oh_hell-missed-difference = Puntos menos por baza de diferencia
oh_hell-missed-reversed = Su valor en contra
oh_hell-rule-off = Puntos menos por baza de diferencia
oh_hell-rule-tie = Empate al final
oh_hell-tie-shared = Victoria compartida
oh_hell-tie-play-on = Se sigue jugando

oh_hell-ask-bids = Pide
oh_hell-ask-tricks = Bazas
oh_hell-deals = reparte
oh_hell-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
oh_hell-ask-extras = Otras cartas, triunfo
oh_hell-ask-cards = Otro número de cartas
oh_hell-ask-cards-hint = Previstas: { $cards }; { $limit } como mucho.
oh_hell-ask-trump = Triunfo
oh_hell-dealt = Mano { $number } de { $all }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  } cada uno.
oh_hell-dealt-more = Mano { $number }, de desempate: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  } cada uno.
oh_hell-turned = Se descubre la carta siguiente, que es el triunfo.
oh_hell-turned-wizard = La carta siguiente da el triunfo; si es un mago, lo elige quien reparte; si es un bufón, no hay.
oh_hell-turned-none = No queda carta que descubrir: sin triunfo.
oh_hell-last-bid = { $dealer } pide al final; lo pedido no puede sumar { $cards }.

oh_hell-role-player = Jugador
oh_hell-outcome-made = acertada
oh_hell-outcome-over = de más
oh_hell-outcome-under = de menos
