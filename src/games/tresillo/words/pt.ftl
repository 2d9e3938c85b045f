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
tresillo-why-bola-failed = bola falhada

tresillo-headline-sacado = { $hombre } ganha ({ $bid }): sacada.
    .brief = { $hombre } · { $bid } · sacada
tresillo-headline-repuesto = { $hombre } não ganha ({ $bid }): puesta.
    .brief = { $hombre } · { $bid } · puesta
tresillo-headline-codillo = { $hombre } perde ({ $bid }): codillo para { $winner }.
    .brief = { $hombre } · { $bid } · codillo { $winner }

tresillo-why-filled = o centro está vazio: põem-se { $amount } por cabeça
tresillo-why-served = o plato está vazio: o centro passa-lhe { $amount }
tresillo-why-dealer = { $dealer } dá cartas e acrescenta { $amount } ao plato
tresillo-why-sacado = sacada: { $hombre } leva o plato, { $plato }
tresillo-why-debt-paid = risca-se a dívida mais alta: { $debtor } paga a { $hombre }: { $amount }
tresillo-why-own-debt = a dívida mais alta, { $amount }, é de { $hombre }: apenas se risca
tresillo-why-puesta = { $hombre } paga { $amount } ao plato
tresillo-why-debt-written = registam-se { $amount } como dívida de { $hombre }
tresillo-why-repuesto = puesta: ninguém tem mais vazas do que cada um dos outros
tresillo-why-codillo = codillo: { $winner } tem mais vazas do que cada um dos outros
tresillo-why-codillo-paid = { $hombre } paga outro tanto a { $winner }, { $amount }

tresillo-pots = { $plato } no plato, { $centre } no centro
tresillo-debt = { $player } deve uma puesta de { $amount }
tresillo-in-play = em jogo: plato { $plato } + { $more } = { $amount }
tresillo-in-play-reserved = em jogo: plato { $plato } + dívida mais alta { $debt } = { $amount }
tresillo-deal = 9 cartas por cabeça, de três em três; 13 ficam no monte.

tresillo-error-primeras = As primeras são as primeiras cinco vazas do hombre, 5-0-0; a mão acaba então em sacada.
tresillo-error-primeras-bola = Quem para nas primeras não vai à bola: escolha uma das duas.
tresillo-error-estuche = O estuche conta para quem ganha: a mão tem de ser sacada.
tresillo-error-nine = O hombre tem as nove vazas: é uma bola feita.
tresillo-error-bola-made = Uma bola faz-se com as nove vazas do hombre.
tresillo-error-bola-failed = Uma bola falha-se com { $least } a { $most } vazas do hombre; mesmo assim, ganha a mão.

tresillo-odd-debt = { $player } deve { $amount }: está certo?
tresillo-odd-debts = { $debts ->
    [1] 1 dívida em aberto
   *[other] { $debts } dívidas em aberto
  }: está certo?

tresillo-rule-sitter = A quatro, quem dá cartas e não joga
tresillo-sitter-pays = Paga
tresillo-sitter-pays-hint = como adversário
tresillo-sitter-idle = Fica a ver
tresillo-sitter-idle-hint = só põe fichas
tresillo-ask-hombre = Hombre e contrato
tresillo-tile-sacado = Sacada
tresillo-tile-sacado-hint = o hombre ganha
tresillo-tile-repuesto = Puesta
tresillo-tile-repuesto-hint = empate
tresillo-ask-extras = Estuche, primeras, bola, vazas
tresillo-ask-honours = Ganhos pelo hombre
tresillo-tick-estuche = Estuche
tresillo-tick-primeras = Primeras
tresillo-ask-bola = Bola
tresillo-bola-made = Feita
tresillo-bola-failed = Falhada
tresillo-result-passed = Todos passam

tresillo-role-hombre = Hombre
tresillo-role-opponent = Adversário
tresillo-count-debts = { $count ->
    [1] 1 dívida registada
   *[other] { $count } dívidas registadas
  }
tresillo-count-owed = { $count ->
    [1] 1 tanto de dívidas ao todo
   *[other] { $count } tantos de dívidas ao todo
  }
tresillo-end-codillo = Codillo
tresillo-card-sacado = Sacada, o hombre tem mais vazas do que cada adversário: leva o plato e { $each } de cada adversário; enquanto houver dívidas, em vez disso a mais alta.
tresillo-card-repuesto = Puesta, empate: o hombre põe no plato o que lá está e { $more }. Se já houver uma puesta, fica registada como dívida: o plato e a dívida mais alta.
tresillo-card-codillo = Codillo, um adversário tem mais vazas: como uma puesta, e o hombre paga outro tanto a esse adversário.
tresillo-card-each = De cada adversário se for sacada, a cada adversário se não. Estuche, primeras e bola, só se for sacada.
