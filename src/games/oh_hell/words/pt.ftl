game-oh_hell = Sobe e desce

oh_hell-headline-all = Todos cumprem.
    .brief = { $bids }
oh_hell-headline-none = Ninguém cumpre.
    .brief = { $bids }
oh_hell-headline-over = { $player } faz { $tricks ->
    [one] uma vaza
   *[other] { $tricks } vazas
  } a mais.
    .brief = { $bids }
oh_hell-headline-under = { $player } faz { $tricks ->
    [one] uma vaza
   *[other] { $tricks } vazas
  } a menos.
    .brief = { $bids }
oh_hell-headline-made = { $count ->
    [one] Só { $players } cumpre.
   *[other] { $players } cumprem.
  }
    .brief = { $bids }
oh_hell-brief-made = { $player } { $bid }
oh_hell-brief-missed = { $player } { $bid }, fez { $tricks }
oh_hell-brief-and = { $one } · { $other }

oh_hell-why-trump = trunfo: { $trump }
oh_hell-why-made = { $player } pede { $bid } e cumpre: { $points }, agora { $total }
oh_hell-why-missed = { $player } pede { $bid } e faz { $tricks }: { $points }, agora { $total }
oh_hell-why-ends = era a última mão; { $count ->
    [one] { $players } ganha com { $total }
   *[other] { $players } dividem a vitória com { $total } cada um
  }
oh_hell-why-level = já se jogaram todas as mãos, mas { $players } estão empatados com { $total }: decide outra mão

oh_hell-error-packs = O Wizard tem o seu próprio baralho. Escolha um só baralho.
oh_hell-error-wizards = O Wizard é para { $most } jogadores no máximo.
oh_hell-error-limit = Não mais de { $limit } cartas por pessoa: o baralho não dá para mais.
oh_hell-error-hook = A soma dos pedidos não pode dar { $cards }. Alguém tem de pedir outra coisa.
oh_hell-error-last-bid = Pedidas { $sum } de { $cards }. { $player } não pode pedir { $bid }.
oh_hell-error-bids = Todos pedem. Sem pedido: { $players }.
oh_hell-error-tricks = Faltam as vazas de { $players }; só pode faltar uma pessoa, que tem o resto.
oh_hell-error-sum = Vazas: { $sum } de { $cards }. Quem não fez o que pediu?
oh_hell-odd-cards = Cartas: { $cards } em vez de { $planned }?
oh_hell-odd-missed = { $player } pede { $bid } e faz { $tricks }?

oh_hell-usual = O habitual
oh_hell-rule-usual = { $usual }, no Wizard { $wizard }, se ficar vazio
oh_hell-rule-variant = Jogo
oh_hell-variant-wizard = Wizard
oh_hell-rule-deal = Quantas cartas
oh_hell-rule-deal-usual = desce e sobe; Wizard: só sobe
oh_hell-deal-down-up = Desce e sobe
oh_hell-deal-up-down = Sobe e desce
oh_hell-deal-down = Só desce
oh_hell-deal-up = Só sobe
oh_hell-rule-most = Máximo de cartas
oh_hell-rule-most-hint = { $usual }, no Wizard todas as possíveis, se ficar vazio. Nunca mais do que as cartas permitem.
oh_hell-rule-twice = Duas vezes na viragem
oh_hell-rule-packs = Baralhos
oh_hell-rule-hook = A soma dos pedidos não pode dar certo
oh_hell-rule-hook-usual = sim; Wizard: não
oh_hell-rule-bonus = Pontos por cumprir
oh_hell-rule-per-trick = Pontos por vaza
oh_hell-rule-zero = Pontos por pedir zero
oh_hell-rule-zero-hint = Como por qualquer outro pedido se ficar vazio.
oh_hell-rule-zero-plus-cards = Pedir zero: mais um por carta
oh_hell-rule-missed = Falhar dá
oh_hell-rule-missed-usual = nada; Wizard: desconto
oh_hell-missed-nothing = Nada
oh_hell-missed-tricks = As vazas
oh_hell-missed-difference = Menos pontos por vaza de diferença
oh_hell-missed-reversed = O valor em desconto
oh_hell-rule-off = Desconto por vaza de diferença
oh_hell-rule-tie = Empate no fim
oh_hell-tie-shared = Vitória dividida
oh_hell-tie-play-on = Continua-se

oh_hell-ask-bids = Pede
oh_hell-ask-tricks = Vazas
oh_hell-deals = dá cartas
oh_hell-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
oh_hell-ask-extras = Outras cartas, trunfo
oh_hell-ask-cards = Outro número de cartas
oh_hell-ask-cards-hint = Previstas: { $cards }; { $limit } no máximo.
oh_hell-ask-trump = Trunfo
oh_hell-dealt = Mão { $number } de { $all }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  } a cada um.
oh_hell-dealt-more = Mão { $number }, de desempate: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  } a cada um.
oh_hell-turned = Vira-se a carta seguinte, que é o trunfo.
oh_hell-turned-wizard = A carta seguinte dá o trunfo; com um mago escolhe-o quem dá, com um bobo não há.
oh_hell-turned-none = Não sobra carta para virar: sem trunfo.
oh_hell-last-bid = { $dealer } pede por último; a soma não pode dar { $cards }.

oh_hell-role-player = Jogador
oh_hell-outcome-made = cumprido
oh_hell-outcome-over = a mais
oh_hell-outcome-under = a menos
