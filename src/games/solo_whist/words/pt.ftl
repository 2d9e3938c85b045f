game-solo_whist = Solo Whist

solo_whist-bid-prop_cop = prop and cop
solo_whist-bid-solo = solo
solo_whist-bid-misere = misère
solo_whist-bid-abondance = abondance
solo_whist-bid-royal_abondance = royal abondance
solo_whist-bid-open_misere = open misère
solo_whist-bid-slam = slam
solo_whist-title-prop_cop = Prop & cop
solo_whist-title-solo = Solo
solo_whist-title-misere = Misère
solo_whist-title-abondance = Abondance
solo_whist-title-royal_abondance = Royal abondance
solo_whist-title-open_misere = Open misère
solo_whist-title-slam = Slam

solo_whist-headline-won = { $soloist } ganha ({ $bid }): { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-lost = { $soloist } perde ({ $bid }): { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-won-two = { $soloist } e { $partner } ganham ({ $bid }): { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }
solo_whist-headline-lost-two = { $soloist } e { $partner } perdem ({ $bid }): { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }

solo_whist-why-won = { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
  } para { $bid } ({ $needs }): contrato cumprido{ $off ->
    [0] { "" }
   *[other] , { $off } a mais
  }
solo_whist-why-lost = { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
  } para { $bid } ({ $needs }): contrato perdido por { $off }
solo_whist-why-misere-won = nenhuma vaza: { $bid } cumprida
solo_whist-why-misere-lost = { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
  }: { $bid } perdida
solo_whist-why-stake = a aposta é de { $amount }
solo_whist-why-tricks = { $stake } + { $off } × { $each } = { $amount }
solo_whist-why-others-pay = { $others } pagam { $amount } por cabeça a { $soloist }
solo_whist-why-soloist-pays = { $soloist } paga { $amount } por cabeça a { $others }

solo_whist-error-currency = Nenhuma moeda tem o código { $code }; escreva, por exemplo, USD, EUR ou NOK.
solo_whist-error-negative = Um valor não pode ser negativo.
solo_whist-error-partner = Só prop and cop se joga com parceiro.
solo_whist-error-partner-missing = Em prop and cop, indique o parceiro que aceitou.
solo_whist-error-partner-soloist = O parceiro não pode ser quem propôs.

solo_whist-odd-slam = Um slam: está certo?
solo_whist-odd-solo = Um solo com { $tricks } vazas: está certo?
solo_whist-odd-prop_cop = Prop and cop só com { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
  }: está certo?

solo_whist-rule-currency = Moeda
solo_whist-rule-stake = Aposta por { $bid }
solo_whist-rule-overtrick = Cada vaza a mais (prop & cop, solo)
solo_whist-rule-undertrick = Cada vaza a menos (exceto misère)

solo_whist-ask-bid = Declaração
solo_whist-ask-soloist = Quem declarou ou propôs?
solo_whist-ask-partner = Parceiro em prop & cop
solo_whist-ask-tricks = Vazas ganhas; as dos dois em prop & cop
solo_whist-price = { $needs } · { $stake }
solo_whist-price-misere = { $needs ->
    [0] nenhuma
   *[other] { $needs }
  } · { $stake }
solo_whist-result-passed = Todos passam
solo_whist-deal = 13 cartas por cabeça: de três em três e uma no fim; a última, de quem dá, vira-se e é trunfo.
solo_whist-deal-shuffle = Baralhe as cartas.
solo_whist-deal-cut = Não baralhe, corte apenas.
solo_whist-deal-slam = Num slam, quem o joga é quem sai a jogar.

solo_whist-role-soloist = Declarante
solo_whist-role-partner = Parceiro
solo_whist-role-opponent = Adversário
solo_whist-card-pays = O declarante recebe-o de cada um dos outros, ou paga-o a cada um. Em prop & cop cada parceiro recebe-o de um adversário, ou paga-o a um.
