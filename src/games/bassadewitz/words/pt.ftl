game-bassadewitz = Bassadewitz

bassadewitz-headline-order = { $most } é quem tem mais pontos, { $fewest } quem tem menos.
bassadewitz-headline-points = { $player } tem { $points } pontos, mas não todas as vazas.
bassadewitz-headline-hundred = { $player } tem { $hundred } pontos ou mais, mas não todas as vazas.
bassadewitz-headline-all-tricks = { $player } faz todas as vazas.

bassadewitz-place-most = mais pontos
bassadewitz-place-second = segundo lugar em pontos
bassadewitz-place-third = terceiro lugar em pontos
bassadewitz-place-fewest = menos pontos
bassadewitz-why-bank = a banca está vazia: { $dealer }, que dá cartas, põe { $amount }
bassadewitz-why-equal = em caso de empate, quem joga antes fica em melhor lugar; do pior ao melhor: { $players }
bassadewitz-why-penalty = { $player }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }, penalização { $amount }
bassadewitz-why-penalty-place = { $player }: { $place }, penalização { $amount }
bassadewitz-why-chips = { $player }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }, { $amount ->
    [0] nada
    [1] 1 ficha da banca
   *[other] { $amount } fichas da banca
  }
bassadewitz-why-chips-place = { $player }: { $place }, { $amount ->
    [0] nada
    [1] 1 ficha da banca
   *[other] { $amount } fichas da banca
  }
bassadewitz-why-all-tricks-penalty = { $player } fez todas as vazas: penalização { $amount } para cada um dos outros, 0 para { $player }
bassadewitz-why-all-tricks-chips = { $player } fez todas as vazas: a banca de { $bank }, e { $amount } de cada um dos outros
bassadewitz-why-hundred-penalty = { $hundred } ou mais sem todas as vazas: menos { $amount } de penalização para cada um dos outros, 0 para { $player }
bassadewitz-why-hundred-chips = { $hundred } ou mais sem todas as vazas: { $player } paga { $amount } a cada um dos outros, e a banca fica
bassadewitz-why-won-penalty = { $count ->
    [1] última mão: { $winners } ganha com a penalização mais baixa
   *[other] última mão: partilham a vitória, com a penalização mais baixa, { $winners }
  }
bassadewitz-why-won-chips = { $count ->
    [1] última mão: { $winners } ganha por ter mais fichas
   *[other] última mão: partilham a vitória, por terem mais fichas, { $winners }
  }

bassadewitz-error-nothing = Indique quem tem mais pontos e quem vem a seguir, ou os pontos dos quatro, ou quem fez todas as vazas, ou quem tem { $hundred } ou mais.
bassadewitz-error-one-way = Indique a mão de uma só maneira: a ordem, os pontos, os { $hundred } ou todas as vazas.
bassadewitz-error-points-missing = Os quatro juntos têm de somar { $all } pontos: até agora { $sum }, e faltam os de { $players }.
bassadewitz-error-sum = Os quatro juntos têm de somar { $all } pontos: escreveu { $sum }.
bassadewitz-error-no-cards = Ninguém pode ter { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }: nenhuma carta vale 1. Reveja os pontos de { $player }.
bassadewitz-error-all-tricks = Quem faz todas as vazas tem os { $all } pontos: { $player } tem { $points }.
bassadewitz-error-places = Dê a cada um dos quatro jogadores um lugar diferente, de 1 a 4.

bassadewitz-odd-rounds = { $rounds ->
    [1] 1 mão
   *[other] { $rounds } mãos
  } ao todo: nem todos dão cartas o mesmo número de vezes. Está certo?
bassadewitz-odd-all-points = { $player } tem os { $all } pontos, mas não todas as vazas: está certo?

bassadewitz-rule-rounds = Mãos numa partida
bassadewitz-rule-rounds-hint = Se ficar vazio: { $rounds }. Convém um múltiplo de 4, para todos darem cartas o mesmo número de vezes.
bassadewitz-rule-scoring = Contagem
bassadewitz-scoring-penalty = Penalizações
bassadewitz-scoring-penalty-hint = { $penalties }: ganha quem tem menos
bassadewitz-scoring-chips = Fichas
bassadewitz-scoring-chips-hint = de uma banca de { $bank }: ganha quem tem mais
bassadewitz-ask-places = Ordem dos pontos
bassadewitz-ask-places-hint = Bastam três. Em caso de empate, quem joga antes na mão fica em melhor lugar.
bassadewitz-column-most = Máx.
bassadewitz-column-second = 2
bassadewitz-column-third = 3
bassadewitz-column-fewest = Mín.
bassadewitz-ask-special = Todas as vazas, ou { $hundred } e mais
bassadewitz-ask-all-tricks = Todas as vazas
bassadewitz-ask-hundred = { $hundred } ou mais, mas não todas as vazas
bassadewitz-ask-by-points = Ou por pontos
bassadewitz-ask-points = Pontos nas vazas, { $all } ao todo
bassadewitz-pile-aces = Ases
bassadewitz-pile-tens = Dez
bassadewitz-pile-kings = Reis
bassadewitz-pile-queens = Damas
bassadewitz-pile-jacks = Valetes
bassadewitz-deal = 32 cartas, 8 por cabeça.
bassadewitz-deal-left = { $rounds ->
    [1] A única mão.
   *[other] { $left ->
        [1] A última de { $rounds } mãos.
       *[other] Faltam { $left } de { $rounds } mãos.
      }
  }
bassadewitz-deal-fill = A banca está vazia: { $dealer } põe { $amount }.
bassadewitz-deal-bank = { $amount } na banca.
bassadewitz-card-others = { $amount } para cada um dos outros
bassadewitz-card-bank = a banca, e { $amount } de cada um
bassadewitz-card-pays = paga { $amount } a cada um
bassadewitz-card-most = Ganha quem tiver mais fichas.
bassadewitz-card-fill = quem dá, numa banca vazia
