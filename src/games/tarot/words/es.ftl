game-tarot = Tarot francés

tarot-bid-petite = petite
tarot-bid-garde = garde
tarot-bid-garde-sans = garde sans
tarot-bid-garde-contre = garde contre
tarot-column-petite = Petite
tarot-column-garde = Garde
tarot-column-garde-sans = Sans
tarot-column-garde-contre = Contre
tarot-column-called = Llamado
tarot-alone = solo

tarot-headline-made = { $taker } cumple la { $bid } { $by ->
    [0] con los puntos justos y
   *[other] por { $by } con
  } { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }.{ $slam }
    .brief = { $taker } · { $bid } · +{ $by }
tarot-headline-lost = { $taker } pierde la { $bid } por { $by } con { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }.{ $slam }
    .brief = { $taker } · { $bid } · −{ $by }
tarot-headline-made-two = { $taker } cumple la { $bid } { $by ->
    [0] con los puntos justos
   *[other] por { $by }
  } con { $partner }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · +{ $by }
tarot-headline-lost-two = { $taker } pierde la { $bid } por { $by } con { $partner }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · −{ $by }
tarot-headline-slam-made = { " " }Chelem.
tarot-headline-slam-announced-made = { " " }Chelem anunciado y hecho.
tarot-headline-slam-announced-failed = { " " }Chelem anunciado y fallado.
tarot-headline-slam-defence = { " " }Chelem de la defensa.
tarot-headline-petit-sec = Petit sec: mano anulada.

tarot-why-made = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } con { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }: contrato de { $target } cumplido { $by ->
    [0] justo
   *[other] por { $by }
  }
tarot-why-lost = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } con { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }: contrato de { $target } perdido por { $by }
tarot-why-half = el medio punto es para el bando que gana: { $by }
tarot-why-base-made = { $contract } + { $by } = { $base }
tarot-why-base-made-petit-won = { $contract } + { $by } + { $petit } de petit au bout = { $base }
tarot-why-base-made-petit-lost = { $contract } + { $by } − { $petit } de petit au bout de la defensa = { $base }
tarot-why-base-lost = −({ $contract } + { $by }) = { $base }
tarot-why-base-lost-petit-won = −({ $contract } + { $by }) + { $petit } de petit au bout = { $base }
tarot-why-base-lost-petit-lost = −({ $contract } + { $by }) − { $petit } de petit au bout de la defensa = { $base }
tarot-why-multiplied = × { $times } { $bid } = { $amount }
tarot-why-poignee-won = + { $bonus } de poignée = { $amount }
tarot-why-poignee-lost = − { $bonus } de poignée = { $amount }
tarot-why-slam-won = + { $bonus } de chelem = { $amount }
tarot-why-slam-lost = − { $bonus } de chelem = { $amount }
tarot-why-defenders-pay = los { $defenders } de la defensa pagan { $amount } por cabeza
tarot-why-taker-pays = { $taker } paga { $amount } por cabeza a los { $defenders } de la defensa
tarot-why-defenders-pay-two = los { $defenders } de la defensa pagan { $amount } por cabeza: en total, { $double } a { $taker } y { $amount } a { $partner }
tarot-why-two-pay = los { $defenders } de la defensa reciben { $amount } por cabeza: en total, { $double } de { $taker } y { $amount } de { $partner }
tarot-why-misere-pays = misère: el resto paga { $amount } por cabeza a { $player }

tarot-error-points-range = Los puntos de las cartas van de 0 a { $most }.
tarot-error-points-halves = Los puntos de las cartas son enteros o medios.
tarot-error-points-whole = Entre cuatro se cuentan siempre puntos enteros; ¿devolvió una carta quien tenía la Excuse?
tarot-error-points-bouts = Con { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }, el ataque tiene de { $low } a { $high } puntos.
tarot-error-petit-attack = El ataque ganó el Petit en la última baza, así que tiene al menos 1 bout.
tarot-error-petit-defence = La defensa ganó el Petit en la última baza, así que el ataque tiene como mucho 2 bouts.
tarot-error-partner = El declarante solo llama a un compañero cuando juegan cinco.
tarot-error-poignees-twice = { $player } muestra como mucho una poignée.
tarot-error-poignees-trumps = Estas poignées muestran { $shown } triunfos; la baraja tiene { $trumps }.
tarot-error-slam-lost = Un chelem hecho no cuadra con un contrato perdido.
tarot-error-slam-petit = Quien hace un chelem gana también la última baza, y con ella el Petit.
tarot-error-slam-cards = Un chelem se lleva todas las cartas: 3 bouts y { $all } puntos, o 2 bouts y { $less } si la defensa conserva la Excuse.
tarot-error-slam-defence-won = Si la defensa gana todas las bazas, el contrato está perdido.
tarot-error-slam-defence-petit = Si la defensa gana todas las bazas, el ataque no puede ganar el Petit en la última.
tarot-error-slam-not-failed = Con 3 bouts y { $all } puntos, el chelem está hecho.
tarot-error-misere-off = En esta mesa no se juegan misères; actívalas en las reglas de la casa.
tarot-error-misere-twice = { $player } anuncia como mucho una misère.

tarot-odd-slam = Un chelem: ¿es correcto?
tarot-odd-no-bouts = { $points } puntos para el ataque sin ningún bout: ¿es correcto?
tarot-odd-poignees = Dos poignées en una mano: ¿es correcto?
tarot-odd-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } para el ataque: ¿es correcto?

tarot-rule-misere = Las misères se pagan
tarot-rule-misere-hint = { $misere } por cabeza
tarot-ask-taker = Declarante y contrato
tarot-ask-partner = Compañero llamado (el propio declarante si va solo)
tarot-ask-bouts = Bouts
tarot-needs = necesita
tarot-ask-side = ¿Puntos de quién?
tarot-side-attack = Ataque
tarot-side-defence = Defensa
tarot-ask-points = Puntos
tarot-ask-extras = Petit, chelem, otra poignée
tarot-ask-petit = Petit au bout
tarot-ask-poignee = Poignée
tarot-ask-poignee-second = Segunda poignée
tarot-ask-poignee-player = ¿Quién la ha mostrado?
tarot-poignee-not-recorded = Sin apuntar
tarot-poignee-trumps = { $trumps }+
tarot-ask-slam = Chelem
tarot-slam-made = Hecho
tarot-slam-announced-made = Anunciado, hecho
tarot-slam-announced-failed = Anunciado, fallado
tarot-slam-defence = De la defensa
tarot-ask-miseres = Misères
tarot-ask-miseres-who = ¿Quién ha declarado misère?
tarot-result-passed = Todos pasan
tarot-result-petit-sec = Petit sec
tarot-pile-bouts = Bouts
tarot-pile-kings = Reyes
tarot-pile-queens = Damas
tarot-pile-knights = Caballos
tarot-pile-valets = Sotas
tarot-pile-rest = Otras
tarot-deal = { $cards } cartas por cabeza, de { $packets } en { $packets }; { $chien } al chien.
tarot-deal-slam = Si hay chelem anunciado, sale quien lo anuncia.

tarot-role-taker = Declarante
tarot-role-partner = Compañero
tarot-role-defender = Defensa
tarot-count-bouts = { $count ->
    [one] 1 bout como declarante
   *[other] { $count } bouts como declarante
  }
tarot-count-poignees = { $count ->
    [one] 1 poignée mostrada
   *[other] { $count } poignées mostradas
  }
tarot-count-petit-won = { $count ->
    [one] 1 petit au bout ganado
   *[other] { $count } petits au bout ganados
  }
tarot-count-petit-lost = { $count ->
    [one] 1 petit au bout perdido
   *[other] { $count } petits au bout perdidos
  }
tarot-card-worth = { $contract }, y uno más por cada punto por encima o por debajo, todo multiplicado por el contrato. El medio punto es para el bando que gana.
tarot-card-petit = petit au bout, multiplicado por el contrato
tarot-card-poignee = poignée de { $trumps } triunfos, para el bando que gana
tarot-card-pays = Cada defensor se lo paga al declarante; si pierde, el declarante se lo paga a cada uno.
tarot-card-pays-two = Cada defensor lo paga: dos partes al declarante y una al compañero; quien juega solo se lo lleva todo. Si pierden, se paga al revés.
