game-lombre = L’Ombre

lombre-sacado = sacado
lombre-no-exchange = sem trocar cartas
lombre-first-five = primeiras cinco vazas
lombre-voll-made = bola feita
lombre-voll-failed = bola falhada
lombre-matadors = { $matadors ->
    [1] 1 matador
   *[other] { $matadors } matadores
  }

lombre-headline-sacado = { $hombre } ganha como Ombre: sacado.{ $voll }
    .brief = { $hombre } · sacado
lombre-headline-repuesto = { $hombre } não ganha como Ombre: repuesto.
    .brief = { $hombre } · repuesto
lombre-headline-codillo = { $hombre } perde como Ombre: codillo para { $winner }.{ $voll }
    .brief = { $hombre } · codillo { $winner }
lombre-headline-voll-made = { " " }Bola feita.
lombre-headline-voll-failed = { " " }Bola falhada.

lombre-why-all-in = o bolo está vazio: quem joga a mão põe { $amount } por cabeça
lombre-why-eldest = { $player }, que é mão, põe { $amount } no bolo
lombre-why-passed = passaram, { $amount } por cabeça: { $players }
lombre-why-forced = todos passam, { $amount } por cabeça: { $hombre }, que é mão, tem de jogar
lombre-why-exchanged = { $player } troca { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  }: { $amount } para o bolo
lombre-why-sacado = sacado: { $hombre } leva o bolo, { $amount }
lombre-why-codillo = codillo: { $winner } leva o bolo, { $amount }, e { $hombre } paga-lhe outro tanto
lombre-why-repuesto = repuesto: { $hombre } põe { $amount } no bolo, que sobe a { $doubled }

lombre-stakes = bolo: { $greater ->
    [1] 1 ficha grande
   *[other] { $greater } fichas grandes
  }{ $lesser ->
    [0] { "" }
    [1] { " " }e 1 pequena
   *[other] { " " }e { $lesser } pequenas
  } = { $amount }
lombre-deal = 9 cartas por cabeça, de três em três; sobram 13.

lombre-error-forced = Quando todos passam, tem de jogar quem é mão: { $eldest }.
lombre-error-exchanged = Só há { $left } cartas para trocar: escreveu { $now }.
lombre-error-no-exchange = { $hombre } declarou não trocar cartas, mas há cartas dadas como trocadas.
lombre-error-first-five-tricks = { $player } fez as primeiras cinco vazas, mas tem { $tricks } ao todo.
lombre-error-first-five-sacado = Quem faz as primeiras cinco vazas tem mais do que ninguém: { $player } é o Ombre, por isso a mão é sacado.
lombre-error-first-five-codillo = Quem faz as primeiras cinco vazas tem mais do que ninguém: a mão é codillo para { $player }.
lombre-error-voll-alone = Só quem fez as primeiras cinco vazas pode ir à bola: indique quem.
lombre-error-voll-made = Para a bola são precisas as nove vazas; { $player } tem { $tricks }.
lombre-error-voll-failed = { $player } tem as nove vazas: a bola está feita.
lombre-error-matadors = Os matadores contam a partir dos três mais altos: nenhum, ou de { $least } a { $most }.

lombre-odd-stakes = O bolo sobe a { $amount }: está certo?

lombre-ask-hombre = Ombre
lombre-ask-forced = Ninguém quis jogar
lombre-tick-forced = Todos passam: joga { $eldest }
lombre-ask-exchanged = Cartas trocadas
lombre-tile-sacado = Sacado
lombre-tile-sacado-hint = o Ombre ganha
lombre-tile-repuesto = Repuesto
lombre-tile-repuesto-hint = empate
lombre-ask-extras = Sem trocar, primeiras, matadores
lombre-ask-no-exchange = Declarado pelo Ombre
lombre-tick-no-exchange = Joga sem trocar
lombre-ask-first-five = Primeiras cinco vazas
lombre-ask-voll = Bola
lombre-voll-segment-made = Feita
lombre-voll-segment-failed = Falhada
lombre-ask-matadors = Matadores do Ombre

lombre-contract-chosen = Escolhido
lombre-contract-forced = Forçado
lombre-role-opponent = Adversário
lombre-end-codillo = Codillo
lombre-card-sacado = Sacado, o Ombre tem mais vazas: leva o bolo e { $each } de cada adversário.
lombre-card-repuesto = Repuesto, empate: o Ombre põe no bolo tanto quanto lá está.
lombre-card-codillo = Codillo, um adversário tem mais vazas: leva o bolo, e o Ombre paga-lhe outro tanto.
lombre-card-into = Para o bolo
lombre-card-pass = cada passe
lombre-card-exchange = cada carta trocada
lombre-card-each = De cada um dos outros dois; a cada um se o Ombre não ganhar.
lombre-card-matador = cada matador a mais
