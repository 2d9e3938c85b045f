game-lombre = L’Ombre

lombre-sacado = sacada
lombre-no-exchange = sin robar cartas
lombre-first-five = cinco primeras bazas
lombre-voll-made = bola hecha
lombre-voll-failed = bola fallada
lombre-matadors = { $matadors ->
    [one] 1 matador
   *[other] { $matadors } matadores
  }

lombre-headline-sacado = { $hombre } gana: sacada.{ $voll }
    .brief = { $hombre } · sacada
lombre-headline-repuesto = { $hombre } no gana: puesta.
    .brief = { $hombre } · puesta
lombre-headline-codillo = { $hombre } pierde: codillo para { $winner }.{ $voll }
    .brief = { $hombre } · codillo { $winner }
lombre-headline-voll-made = { " " }Bola hecha.
lombre-headline-voll-failed = { " " }Bola fallada.

lombre-why-all-in = el bote está vacío: quienes juegan la mano ponen { $amount } por cabeza
lombre-why-eldest = { $player }, que es mano, pone { $amount } en el bote
lombre-why-passed = pasaron, { $amount } por cabeza: { $players }
lombre-why-forced = todos pasan, { $amount } por cabeza: { $hombre }, que es mano, tiene que jugar
lombre-why-exchanged = { $player } cambia { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }: { $amount } al bote
lombre-why-sacado = sacada: { $hombre } se lleva el bote, { $amount }
lombre-why-codillo = codillo: { $winner } se lleva el bote, { $amount }, y { $hombre } le paga otro tanto
lombre-why-repuesto = puesta: { $hombre } paga { $amount } al bote, que sube a { $doubled }

lombre-stakes = bote: { $greater ->
    [one] 1 ficha grande
   *[other] { $greater } fichas grandes
  }{ $lesser ->
    [0] { "" }
    [one] { " " }y 1 pequeña
   *[other] { " " }y { $lesser } pequeñas
  } = { $amount }
lombre-deal = 9 cartas por cabeza, de tres en tres; quedan 13.

lombre-error-forced = Si todos pasan, tiene que jugar quien es mano: { $eldest }.
lombre-error-exchanged = Solo quedan { $left } cartas para cambiar: has puesto { $now }.
lombre-error-no-exchange = { $hombre } declaró no robar cartas, pero se indican cartas cambiadas.
lombre-error-first-five-tricks = { $player } hizo las cinco primeras bazas, pero tiene { $tricks } en total.
lombre-error-first-five-sacado = Quien hace las cinco primeras bazas tiene más que nadie: { $player } es el hombre, así que la mano es sacada.
lombre-error-first-five-codillo = Quien hace las cinco primeras bazas tiene más que nadie: la mano es codillo para { $player }.
lombre-error-voll-alone = Solo quien hizo las cinco primeras bazas puede ir a la bola: indica quién.
lombre-error-voll-made = Una bola hecha son las nueve bazas; { $player } tiene { $tricks }.
lombre-error-voll-failed = { $player } tiene las nueve bazas: es una bola hecha.
lombre-error-matadors = Los matadores cuentan desde los tres más altos: ninguno, o de { $least } a { $most }.

lombre-odd-stakes = El bote sube a { $amount }: ¿es correcto?

lombre-ask-hombre = Hombre
lombre-ask-forced = Nadie quería jugar
lombre-tick-forced = Todos pasan: juega { $eldest }
lombre-ask-exchanged = Cartas cambiadas
lombre-tile-sacado = Sacada
lombre-tile-sacado-hint = el hombre gana
lombre-tile-repuesto = Puesta
lombre-tile-repuesto-hint = empate
lombre-ask-extras = Sin robar, primeras, matadores
lombre-ask-no-exchange = Declarado por el hombre
lombre-tick-no-exchange = Juega sin robar
lombre-ask-first-five = Cinco primeras bazas
lombre-ask-voll = Bola
lombre-voll-segment-made = Hecha
lombre-voll-segment-failed = Fallada
lombre-ask-matadors = Matadores del hombre

lombre-contract-chosen = Elegido
lombre-contract-forced = Forzado
lombre-role-opponent = Contrario
lombre-end-codillo = Codillo
lombre-card-sacado = Sacada, el hombre tiene más bazas: se lleva el bote y { $each } de cada contrario.
lombre-card-repuesto = Puesta, empate: el hombre pone en el bote tanto como hay en él.
lombre-card-codillo = Codillo, un contrario tiene más bazas: se lleva el bote, y el hombre le paga otro tanto.
lombre-card-into = Al bote
lombre-card-pass = cada paso
lombre-card-exchange = cada carta cambiada
lombre-card-each = De cada uno de los otros dos; a cada uno si el hombre no gana.
lombre-card-matador = cada matador más
