game-tresillo = Tresillo

tresillo-bid-juego = entrada
tresillo-bid-vuelta = vuelta
tresillo-bid-solo = solo
tresillo-column-juego = Entrada
tresillo-column-vuelta = Vuelta
tresillo-column-solo = Solo
tresillo-sacado = sacada
tresillo-estuche = estuche
tresillo-primeras = primeras
tresillo-bola = bola
tresillo-why-bola-failed = bola fallada

tresillo-headline-sacado = { $hombre } gana ({ $bid }): sacada.
    .brief = { $hombre } · { $bid } · sacada
tresillo-headline-repuesto = { $hombre } no gana ({ $bid }): puesta.
    .brief = { $hombre } · { $bid } · puesta
tresillo-headline-codillo = { $hombre } pierde ({ $bid }): codillo para { $winner }.
    .brief = { $hombre } · { $bid } · codillo { $winner }

tresillo-why-filled = el centro está vacío: se ponen { $amount } por cabeza
tresillo-why-served = el plato está vacío: el centro le pasa { $amount }
tresillo-why-dealer = { $dealer } reparte y añade { $amount } al plato
tresillo-why-sacado = sacada: { $hombre } se lleva el plato, { $plato }
tresillo-why-debt-paid = se tacha la puesta más alta: { $debtor } paga a { $hombre }: { $amount }
tresillo-why-own-debt = la puesta más alta, { $amount }, es de { $hombre }: solo se tacha
tresillo-why-puesta = { $hombre } paga { $amount } al plato
tresillo-why-debt-written = se apuntan { $amount } como puesta de { $hombre }
tresillo-why-repuesto = puesta: nadie tiene más bazas que cada uno de los demás
tresillo-why-codillo = codillo: { $winner } tiene más bazas que nadie
tresillo-why-codillo-paid = { $hombre } paga otro tanto a { $winner }, { $amount }

tresillo-pots = { $plato } en el plato, { $centre } en el centro
tresillo-debt = { $player } debe una puesta de { $amount }
tresillo-in-play = en juego: plato { $plato } + { $more } = { $amount }
tresillo-in-play-reserved = en juego: plato { $plato } + puesta más alta { $debt } = { $amount }
tresillo-deal = 9 cartas por cabeza, de tres en tres; 13 quedan en el monte.

tresillo-error-primeras = Las primeras son las cinco primeras bazas del hombre, 5-0-0; la mano acaba entonces en sacada.
tresillo-error-primeras-bola = Quien se planta en primeras no va a la bola: elige una de las dos.
tresillo-error-estuche = El estuche cuenta para quien gana: la mano tiene que ser sacada.
tresillo-error-nine = El hombre tiene las nueve bazas: es una bola hecha.
tresillo-error-bola-made = Una bola se hace con las nueve bazas del hombre.
tresillo-error-bola-failed = Una bola se falla con { $least } a { $most } bazas del hombre; aun así, gana la mano.

tresillo-odd-debt = { $player } debe { $amount }: ¿es correcto?
tresillo-odd-debts = { $debts ->
    [one] 1 puesta pendiente
   *[other] { $debts } puestas pendientes
  }: ¿es correcto?

tresillo-rule-sitter = Entre cuatro, el zángano (reparte y no juega)
tresillo-sitter-pays = Paga
tresillo-sitter-pays-hint = como un contrario
tresillo-sitter-idle = Mira
tresillo-sitter-idle-hint = solo pone fichas
tresillo-ask-hombre = Hombre y juego
tresillo-tile-sacado = Sacada
tresillo-tile-sacado-hint = el hombre gana
tresillo-tile-repuesto = Puesta
tresillo-tile-repuesto-hint = empate
tresillo-ask-extras = Estuche, primeras, bola, bazas
tresillo-ask-honours = Ganados por el hombre
tresillo-tick-estuche = Estuche
tresillo-tick-primeras = Primeras
tresillo-ask-bola = Bola
tresillo-bola-made = Hecha
tresillo-bola-failed = Fallada
tresillo-result-passed = Todos pasan

tresillo-role-hombre = Hombre
tresillo-role-opponent = Contrario
tresillo-count-debts = { $count ->
    [one] 1 puesta apuntada
   *[other] { $count } puestas apuntadas
  }
tresillo-count-owed = { $count ->
    [one] 1 tanto de puestas en total
   *[other] { $count } tantos de puestas en total
  }
tresillo-end-codillo = Codillo
tresillo-card-sacado = Sacada, el hombre tiene más bazas que cada contrario: se lleva el plato y { $each } de cada contrario; mientras haya puestas apuntadas, en su lugar la más alta.
tresillo-card-repuesto = Puesta, empate: el hombre pone en el plato lo que hay en él y { $more }. Si ya hay una puesta, se apunta: el plato y la puesta más alta apuntada.
tresillo-card-codillo = Codillo, un contrario tiene más bazas: como una puesta, y el hombre le paga otro tanto a ese contrario.
tresillo-card-each = De cada contrario si es sacada, a cada contrario si no. Estuche, primeras y bola, solo si es sacada.
