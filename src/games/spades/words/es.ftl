game-spades = Spades

spades-headline = { $contracts }{ $held }{ $lost }
    .brief = { $brief }
spades-sides-partners = Por parejas
spades-sides-alone = Cada uno por su cuenta
spades-sides-usual = Lo normal: entre cuatro, por parejas
spades-failed-bags = Van al saco
spades-failed-helps = Cuentan para la apuesta del compañero
spades-failed-nothing = No cuentan
spades-role-player = Jugador
spades-contract-bid = Apuesta
spades-nil = Nil
spades-blind-nil = Nil a ciegas
spades-outcome-set = no cumplido
spades-outcome-failed = fallado
spades-dealt = { $cards } cartas a cada uno, de una en una; las picas son triunfo.
spades-dealt-three = Sin el dos de tréboles, { $cards } cartas a cada uno, de una en una. Las picas son triunfo.
spades-error-partners = Por parejas se juega entre cuatro; entre tres, cada uno por su cuenta.
spades-error-bid = Una apuesta es un número de { $low } a { $all }, nil o nil a ciegas.
spades-error-blind-nil = Un nil a ciegas se apuesta como tal; no lo indiques aquí.
spades-error-blind-off = En esta mesa una apuesta a ciegas cuenta una vez. Cambia las reglas de la casa, o no indiques a nadie.
spades-error-no-bid = Falta la apuesta de { $party }.
spades-error-nil-partner = { $party }: el compañero de un nil necesita su propia apuesta.
spades-error-bids-many = Demasiado para { $party }: { $bid } apostadas, y solo hay { $all } bazas.
spades-error-tricks-missing = Anota también las bazas de { $parties }; solo puede faltar una cifra.
spades-error-tricks-sum = Las bazas tienen que sumar { $all }: has anotado { $sum }.
spades-error-nil-told = Las bazas de todos ya dicen lo que hizo un nil; déjalo vacío.
spades-error-nil-many = Bazas de { $party }: { $tricks }. Sus nil no pueden haber hecho { $told }.
spades-error-nil-whose = { $party } apostaron nil los dos e hicieron { $tricks }: anota cuántas hizo cada uno.
spades-error-nil-none = { $player } no apostó nil; déjalo vacío.
spades-why-made = { $party }: { $have } de { $bid }, cumplido: { $amount }
spades-why-set = { $party }: solo { $have } de { $bid }: { $amount }
spades-why-made-blind = { $party }: { $have } de { $bid }, cumplido a ciegas, × { $times }: { $amount }
spades-why-set-blind = { $party }: solo { $have } de { $bid }, a ciegas, × { $times }: { $amount }
spades-why-nil-held = { $player }, { $bid }: ninguna baza: { $amount }
spades-why-nil-lost = { $player }, { $bid }: { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  }: { $amount }
spades-why-bags = { $party }: { $bags ->
    [one] 1 baza de más
   *[other] { $bags } bazas de más
  }: { $amount }; ahora { $held } en el saco
spades-why-penalty = { $party }: { $bags ->
    [one] 1 baza llena el saco
   *[other] { $bags } bazas llenan el saco
  }: { $amount }; quedan { $held }
spades-why-sum = { $party }: { $amount } en total
spades-headline-made = { $makers ->
    [one] { $made } cumple
   *[other] { $made } cumplen
  }.
spades-headline-set = { $losers ->
    [one] { $set } no cumple
   *[other] { $set } no cumplen
  }.
spades-headline-made-set = { $makers ->
    [one] { $made } cumple
   *[other] { $made } cumplen
  }; { $losers ->
    [one] { $set } no cumple
   *[other] { $set } no cumplen
  }.
spades-headline-both-made = Cumplen las dos parejas.
spades-headline-all-made = Cumplen todos.
spades-headline-nils = Todos apostaron nil.
spades-headline-held = { " " }{ $count ->
    [one] Nil logrado
   *[other] Nil logrados
  }: { $players }.
spades-headline-lost = { " " }{ $count ->
    [one] Nil fallado
   *[other] Nil fallados
  }: { $players }.
spades-odd-bids = Las apuestas suman { $bid } de { $all } bazas: ¿es correcto?
spades-odd-short = { $party }: { $short } bazas menos que la apuesta: ¿es correcto?
spades-rule-sides = Quién juega con quién
spades-rule-floor = Total con el que se pierde, bajo cero (0: ninguno)
spades-rule-bags = Bazas de más que cuestan una multa (0: ninguna)
spades-rule-bag-penalty = Multa por el saco lleno
spades-rule-overtrick = Puntos por cada baza de más
spades-rule-nil = Nil
spades-rule-blind-nil = Nil a ciegas
spades-rule-failed = Las bazas de un nil fallado
spades-rule-blind-bid = Un contrato a ciegas se multiplica por
spades-rule-ten = Un contrato de { $ten } exactas vale { $worth }
spades-rule-thirteen = Un contrato de las trece vale (0: como los demás)
spades-known = Bazas apostadas: { $bid } de { $all }.
spades-ask-bids = Apuestas
spades-ask-tricks = Bazas, { $all } en total
spades-ask-nil = Bazas del nil de { $player }
spades-ask-blind = A ciegas
spades-bags = { $bags ->
    [one] 1 en el saco
   *[other] { $bags } en el saco
  }
spades-head = { $score }, { $bags ->
    [one] 1 en el saco
   *[other] { $bags } en el saco
  }
spades-card-set = Un contrato cumplido da puntos por cada baza apostada, uno fallado cuesta lo mismo. Las que pasan son bazas de más.
spades-card-trick = cada baza apostada
spades-card-contract = un contrato de { $tricks }
spades-card-floor = total con el que se pierde
