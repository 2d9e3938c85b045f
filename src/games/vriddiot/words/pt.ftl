game-vriddiot = Vriddiot

vriddiot-headline = Idiota desta vez: { $loser }.

vriddiot-why-finish = ficaram sem cartas por esta ordem: { $players }
vriddiot-why-loss = { $loser } fica com as cartas: agora { $losses ->
    [1] 1 derrota
   *[other] { $losses } derrotas
  }

vriddiot-error-finish = A ordem de chegada tem de nomear uma vez cada jogador, menos { $loser }.

vriddiot-ask-loser = Quem fica como idiota?
vriddiot-losses = { $losses ->
    [0] sem derrotas
    [1] 1 derrota
   *[other] { $losses } derrotas
  }
vriddiot-ask-finish = Ordem de chegada
vriddiot-ask-order = Pela ordem de chegada: 1 é quem acaba primeiro
vriddiot-deal = Três cartas tapadas, três abertas por cima, três na mão.
vriddiot-deal-two = A dois: Idiot simples, com um baralho.
vriddiot-deal-one-pack = Um baralho.
vriddiot-deal-dobbeldekker = Dobbeldekker: dois baralhos, menos três seis e um ♠4.
vriddiot-deal-starts = Começa a carta mais baixa; em caso de empate, a mais próxima da esquerda de quem dá cartas.

vriddiot-outcome-idiot = Idiota
vriddiot-card-loss = Quem fica com cartas é o idiota e soma uma derrota. Vai à frente quem tiver menos.
