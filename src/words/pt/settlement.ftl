# A folha, o seu gráfico, as contas, o fecho, a leitura de uma mesa terminada, as regras da casa.
chart-title = Totais acumulados em { $hands ->
    [1] 1 mão
   *[other] { $hands } mãos
  }
chart-order = Após a mão { $number }: { $order }.
sheet-figures = Números
sheet-by-hand = Por mão
sheet-running = Acumulado
sheet-print = Imprimir
sheet-hand = Mão
sheet-total = Total
sheet-voided = anulada { $when }
sheet-corrected = corrigida { $when }
sheet-star = * corrigida: a página da mão mostra o que se dizia antes.

settle-worth = 1 { $unit } = { $worth }
settle-worth-counters = Fichas por 1 { $unit }: { $worth }
settle-fixed = fixado ao abrir a mesa
settle-cash = Neste jogo, cada mão paga-se em dinheiro logo que acaba. Estes pagamentos são para uma mesa que, em vez disso, apontou tudo.
settle-middle = Isto ainda não é de ninguém e não entra nos pagamentos: continuem a jogar, ou fechem a mesa para o repartir.
settle-news = Entretanto, alguém mudou a mesa; por isso nada foi registado. É assim que ela está agora.
settle-payments = { $count ->
    [0] Ninguém deve nada a ninguém
    [1] Um pagamento salda a mesa
   *[other] { $count } pagamentos saldam a mesa
  }
settle-minimal = Com menos pagamentos não dá.
settle-pays = paga
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid = Pago
settle-not-paid = Não pago
settle-paid-at = pago às { $time }
settle-balances = Saldos
settle-pairwise = A diferença acerta-se dois a dois, todos com todos.
settle-difference = Diferença
settle-money = Dinheiro
settle-open = Em falta
settle-sum = Soma { $sum }
settle-rounded = arredondamento: a { $coin }
settle-no-rounding = arredondamento: nenhum
settle-coin-more = Arredondamento: { $player } recebe mais { $coin }, que sobra dos valores exatos.
settle-coin-less = Arredondamento: { $player } recebe menos { $coin }, que falta nos valores exatos.
settle-share = Partilhar como texto
settle-print = Imprimir

close-note = Depois disto ninguém regista mais mãos. A mesa pode ser reaberta.
close-over = A partida acabou: fechar a mesa não muda mais nada.
close-shares = Ainda no meio
close-does = Ao fechar, paga-se ao meio o que se deve e reparte-se em partes iguais; o que sobra vai à roda, a começar por quem daria cartas a seguir.
close-play-on = Antes continuar a jogar
close-standing = Como ficariam os totais
close-close = Fechar a mesa
close-winner = Fechar: { $won }
close-is-closed = A mesa está fechada. Nada se perde: reabra-a para continuar.
close-open-again = Reabrir a mesa
close-payments = Pagamentos
close-paid = { $count ->
    [0] tudo pago
    [1] 1 em falta
   *[other] { $count } em falta
  }
finished-hands = { $count ->
    [1] Todas as mãos: 1
   *[other] As { $count } mãos
  }
finished-detail = { $date } · { $count ->
    [1] 1 mão
   *[other] { $count } mãos
  } · { $game }
finished-nobody = Fechada antes da primeira mão
finished-share-middle = Repartir o que está no meio
finished-again = A mesma gente, nova mesa

rules-holds = { $game }. Uma mudança vale a partir da mão { $number }.
rules-none = { $game } não tem regras da casa.
rules-save = Guardar as regras
rules-same = Nada difere das regras que já valem.
rules-changed = Mudanças anteriores
rules-change = A partir da mão { $number }: { $rule }: { $before } → { $after }
rules-differs = { $rule }: { $answer }
