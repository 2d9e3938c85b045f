# Formulários, mãos, resultados, correções, a mesa em jogo.
form-problem = Há um problema
form-missing = Ainda falta: { $legend }
page-actions = Ações
pad-digits = Algarismos
pad-delete = Apagar
pad-next = Campo seguinte
pad-sign = Mais ou menos
count-cards = Contar cartas
count-hint = preenche os pontos
count-less = { $kind }: menos uma
count-more = { $kind }: mais uma

hand-heading = Mão { $number }
hand-enter = Registar a mão { $number }
hand-undo = Anular a mão { $number }
hand-save = Guardar a mão
hand-show-changes = Ver o que muda
hand-dealer = Dá cartas
hand-deals = { $player } dá cartas
hand-who-dealt = Quem deu as cartas?
hand-next = A seguir: { $player } dá cartas
hand-to-table = Para a mesa
hand-correct = Corrigir esta mão
hand-void = Esta mão não conta
hand-before = Antes:
hand-undo-last = Anular
tag-dealer = dá
sr-last-hand = última mão
sr-total = total

payments-now = Agora, na mesa
payment-line = { $from ->
    [plato] O plato
    [centro] O centro
    [banca] A banca
    [bolo] O bolo
    [folha] A folha
   *[other] { $from }
  } dá { $amount } { $to ->
    [plato] ao plato
    [centro] ao centro
    [banca] à banca
    [bolo] ao bolo
    [folha] à folha
   *[other] a { $to }
  }
# Destas palavras, tal como estão, dependem as formas de payment-line e de middle-pot.
pot-plato = plato
pot-centre = centro
pot-bank = banca
pot-stakes = bolo
pot-book = folha

change-heading = Corrigir a mão { $number }
change-what = O que muda
change-player = Nome
change-before = Antes
change-after = Depois
change-difference = Diferença
change-old-stays = A mão antiga fica na folha, riscada.
change-dealers = As mãos seguintes mudam de carteador: veja se está certo e, onde não estiver, indique quem deu.
change-save = Guardar a correção
change-later = A mão { $number } deixaria de ser possível: { $why }

conflict-heading = A mão { $number } já está na folha
conflict-theirs = Na folha
conflict-mine = Registou
conflict-same = A minha é igual, descartá-la
conflict-add = Juntar a minha como mão { $number }
conflict-correct = Corrigir antes a mão { $number }

bid-heading = Declaração
bid-none = ainda não
bid-told = Declaração: { $bid }
bid-save = Anotar a declaração
bid-withdraw = Retirar a declaração

live-hands = { $number ->
    [0] ainda sem mãos
    [1] 1 mão
   *[other] { $number } mãos
  }
live-order = Ordem
live-by-seat = Lugares
live-by-score = Pontos
live-no-hands = Ainda não há mãos.
live-how = Como se contou
live-wake = Manter o ecrã ligado
live-pending = Mão das { $time }, à espera de rede
live-stopped = A mão { $number } já não pode ser contada: { $why }
next-deals = { $player } dá cartas
next-cuts = { $player } corta
next-leads = { $player } sai
next-out = { $count ->
    [1] { $players } não joga
   *[other] { $players } não jogam
  }
plain-text = { $text }

table-closed = Esta mesa está fechada. Reabra-a para mudar alguma coisa.
table-not-closed = Esta mesa não está fechada.
stake-currency = Escreva o código de uma moeda, por exemplo EUR.
stake-rate = Escreva quanto dinheiro vale um ponto, mais de 0.

menu-watch = Ecrã grande
watch-live = em direto
watch-offline = sem rede { $time }
watch-next = A seguir dá cartas { $player }
live-last = Mão { $number }: { $headline }
live-share = Convidar
change-void = Esta mão não conta.
