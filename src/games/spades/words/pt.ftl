game-spades = Spades

spades-headline = { $contracts }{ $held }{ $lost }
    .brief = { $brief }
spades-sides-partners = Em duplas
spades-sides-alone = Cada um por si
spades-sides-usual = Como de costume: a quatro, em duplas
spades-failed-bags = Vão para o saco
spades-failed-helps = Contam para a aposta do parceiro
spades-failed-nothing = Não contam
spades-role-player = Jogador
spades-contract-bid = Aposta
spades-nil = Nil
spades-blind-nil = Nil às cegas
spades-outcome-set = não cumprido
spades-outcome-failed = falhado
spades-dealt = { $cards } cartas a cada um, uma a uma; espadas é trunfo.
spades-dealt-three = Sem o dois de paus, { $cards } cartas a cada um, uma a uma. Espadas é trunfo.
spades-error-partners = Em duplas joga-se a quatro; a três, cada um joga por si.
spades-error-bid = Uma aposta é um número de { $low } a { $all }, nil ou nil às cegas.
spades-error-blind-nil = Um nil às cegas aposta-se como tal; não o indique aqui.
spades-error-blind-off = Nesta mesa uma aposta às cegas conta uma vez. Mude as regras da casa, ou não indique ninguém.
spades-error-no-bid = Falta a aposta de { $party }.
spades-error-nil-partner = { $party }: o parceiro de um nil precisa da sua própria aposta.
spades-error-bids-many = Demais para { $party }: { $bid } apostadas, e só há { $all } vazas.
spades-error-tricks-missing = Registe também as vazas de { $parties }; só pode faltar um número.
spades-error-tricks-sum = As vazas têm de somar { $all }: registou { $sum }.
spades-error-nil-told = As vazas de todos já dizem o que um nil fez; deixe vazio.
spades-error-nil-many = Vazas de { $party }: { $tricks }. Os seus nil não podem ter feito { $told }.
spades-error-nil-whose = { $party } apostaram ambos nil e fizeram { $tricks }: registe quantas cada um fez.
spades-error-nil-none = { $player } não apostou nil; deixe vazio.
spades-why-made = { $party }: { $have } de { $bid }, cumprido: { $amount }
spades-why-set = { $party }: só { $have } de { $bid }: { $amount }
spades-why-made-blind = { $party }: { $have } de { $bid }, cumprido às cegas, × { $times }: { $amount }
spades-why-set-blind = { $party }: só { $have } de { $bid }, às cegas, × { $times }: { $amount }
spades-why-nil-held = { $player }, { $bid }: nenhuma vaza: { $amount }
spades-why-nil-lost = { $player }, { $bid }: { $tricks ->
    [one] 1 vaza
   *[other] { $tricks } vazas
  }: { $amount }
spades-why-bags = { $party }: { $bags ->
    [one] 1 vaza a mais
   *[other] { $bags } vazas a mais
  }: { $amount }; agora { $held } no saco
spades-why-penalty = { $party }: { $bags ->
    [one] 1 vaza enche o saco
   *[other] { $bags } vazas enchem o saco
  }: { $amount }; ficam { $held }
spades-why-sum = { $party }: { $amount } no total
spades-headline-made = { $makers ->
    [one] { $made } cumpre
   *[other] { $made } cumprem
  }.
spades-headline-set = { $losers ->
    [one] { $set } não cumpre
   *[other] { $set } não cumprem
  }.
spades-headline-made-set = { $makers ->
    [one] { $made } cumpre
   *[other] { $made } cumprem
  }; { $losers ->
    [one] { $set } não cumpre
   *[other] { $set } não cumprem
  }.
spades-headline-both-made = As duas duplas cumprem.
spades-headline-all-made = Todos cumprem.
spades-headline-nils = Todos apostaram nil.
spades-headline-held = { " " }{ $count ->
    [one] Nil conseguido
   *[other] Nil conseguidos
  }: { $players }.
spades-headline-lost = { " " }{ $count ->
    [one] Nil falhado
   *[other] Nil falhados
  }: { $players }.
spades-odd-bids = As apostas somam { $bid } de { $all } vazas: está certo?
spades-odd-short = { $party }: { $short } vazas a menos do que a aposta: está certo?
spades-rule-sides = Quem joga com quem
spades-rule-floor = Total com que se perde, abaixo de zero (0: nenhum)
spades-rule-bags = Vazas a mais que custam uma multa (0: nenhuma)
spades-rule-bag-penalty = Multa pelo saco cheio
spades-rule-overtrick = Pontos por cada vaza a mais
spades-rule-nil = Nil
spades-rule-blind-nil = Nil às cegas
spades-rule-failed = As vazas de um nil falhado
spades-rule-blind-bid = Um contrato às cegas multiplica-se por
spades-rule-ten = Um contrato de exatamente { $ten } vale { $worth }
spades-rule-thirteen = Um contrato das treze vale (0: como os outros)
spades-known = Vazas apostadas: { $bid } de { $all }.
spades-ask-bids = Apostas
spades-ask-tricks = Vazas, { $all } no total
spades-ask-nil = Vazas do nil de { $player }
spades-ask-blind = Às cegas
spades-bags = { $bags ->
    [one] 1 no saco
   *[other] { $bags } no saco
  }
spades-head = { $score }, { $bags ->
    [one] 1 no saco
   *[other] { $bags } no saco
  }
spades-card-set = Um contrato cumprido dá pontos por cada vaza apostada, um falhado custa o mesmo. As que passam são vazas a mais.
spades-card-trick = cada vaza apostada
spades-card-contract = um contrato de { $tricks }
spades-card-floor = total com que se perde
