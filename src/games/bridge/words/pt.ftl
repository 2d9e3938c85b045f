game-bridge = Bridge

bridge-headline-made = { $declarer } cumpre { $contract }{ $by ->
    [0] { "" }
   *[other] { " " }+{ $by }
  }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-headline-down = { $declarer } cai { $by } em { $contract }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-scoring-rubber = Rubber
bridge-scoring-chicago = Chicago (quatro mãos)
bridge-partners-fixed = Fixas
bridge-partners-rotate = Mudam depois de cada ronda
bridge-part-bonus = Um prémio logo
bridge-part-carried = Valem também nas mãos seguintes
bridge-vulnerable-dealer = O lado de quem dá
bridge-vulnerable-opponents = O outro lado
bridge-doubled = X
bridge-redoubled = XX
bridge-role-declarer = Declarante
bridge-role-dummy = Morto
bridge-role-defender = Defensor
bridge-result-passed = Todos passam
bridge-result-unfinished = Interromper o rubber
bridge-headline-unfinished = O rubber é interrompido.
bridge-headline-game = { " " }Partida para { $side }.
bridge-headline-rubber = { " " }{ $side } ganham o rubber.
bridge-headline-chicago = { " " }O Chicago acabou.
bridge-contract = { $level }{ $strain }{ $doubled }
bridge-why-contract = { $contract }: { $tricks } × { $each }{ $first ->
    [0] { "" }
   *[other] { " " }+ { $first }
  }{ $times ->
    [1] { "" }
   *[other] , × { $times }
  } = { $sum }
bridge-why-over = vazas a mais: { $over } × { $each } = { $sum }
bridge-why-insult = por cumprir dobrado: { $sum }
bridge-why-small-slam = pequeno slam: { $sum }
bridge-why-grand-slam = grande slam: { $sum }
bridge-why-down = { $contract }, { $short } de multa: { $sum } para { $side }
bridge-why-down-vulnerable = { $contract }, { $short } de multa, vulnerável: { $sum } para { $side }
bridge-why-honours = { $cards } honras de { $player }: { $sum }
bridge-why-game = { $side } chegam a { $game } abaixo da linha: uma partida
bridge-why-rubber = o rubber para { $side }: { $sum }
bridge-why-game-bonus = partida para { $side }: { $sum }
bridge-why-part = parcial de { $side }: { $sum }
bridge-why-unfinished-game = a única partida, de { $side }: { $sum }
bridge-why-unfinished-part = o único parcial, de { $side }: { $sum }
bridge-why-sum = { $side }: { $amount } no total
bridge-error-chicago = Esta regra é para o Chicago. Escolha Chicago, ou deixe-a vazia.
bridge-error-rubber = Esta regra é para o rubber. Escolha rubber, ou deixe-a vazia.
bridge-error-unfinished = Um Chicago não se interrompe; feche antes a mesa.
bridge-error-aces = Sem trunfo, as honras são os { $aces } ases na mesma mão.
bridge-error-both = Registe o resultado ou as vazas, não ambos.
bridge-error-over = Só há { $all } vazas; escolha outro resultado ou outro nível.
bridge-odd-down = { $short } de multa: está certo?
bridge-odd-grand-slam = Um grande slam: está certo?
bridge-odd-redoubled = Redobrado: está certo?
bridge-rule-scoring = Marcação
bridge-rule-partners = Duplas
bridge-rule-rounds = Rondas (0: até se fechar a mesa)
bridge-rule-rounds-usual = Se ficar vazio: { $fixed } com duplas fixas, { $rotate } se mudam
bridge-rule-unfinished = Único parcial de um rubber interrompido
bridge-rule-part = Parciais
bridge-rule-vulnerable = Vulnerável na segunda e terceira mão
bridge-ask-declarer = Declarante
bridge-ask-level = Contrato
bridge-ask-strain = Naipe
bridge-ask-doubled = Dobrado
bridge-ask-result = Resultado
bridge-ask-extras = Outro resultado, honras
bridge-ask-tricks = Vazas do declarante
bridge-ask-holder = Quem tinha as honras?
bridge-ask-honours = Honras numa mão
bridge-result-exactly = =
bridge-result-off = { $off }
bridge-vulnerable = vulnerável
bridge-not-vulnerable = não vulnerável
bridge-below = { $below } abaixo
bridge-vulnerable-below = vulnerável, { $below } abaixo
bridge-rubber = rubber { $number }
bridge-deal-of = mão { $deal } de { $deals }
bridge-first = { $dealer } dá e fala primeiro.
bridge-deal = 13 cartas a cada um, uma a uma. Sai quem segue o declarante.
bridge-partners = { $one } jogam contra { $other }; os parceiros sentam-se frente a frente.
bridge-nobody-vulnerable = Ninguém está vulnerável.
bridge-side-vulnerable = Vulneráveis: { $side }.
bridge-all-vulnerable = Todos estão vulneráveis.
bridge-card-tricks = Vazas
bridge-card-first = Por cada vaza do contrato, e pelas vazas a mais sem dobrar. Em sem trunfo a primeira vale mais.
bridge-card-over = cada vaza a mais { $doubled }
bridge-card-insult = contrato cumprido { $doubled }
bridge-card-small-slam = pequeno slam
bridge-card-grand-slam = grande slam
bridge-card-not-vulnerable = não vulnerável
bridge-card-short = Vazas a menos, para o outro lado
bridge-card-short-vulnerable = Vazas a menos, vulnerável
bridge-card-undoubled = sem dobrar
bridge-card-bonuses = Partidas, rubbers, honras
bridge-card-honours = { $cards } honras de trunfo numa mão
bridge-card-aces = todos os ases numa mão, em sem trunfo
bridge-card-game = { $game } pontos abaixo da linha são uma partida; quem tem uma está vulnerável. A segunda partida de um lado ganha o rubber.
bridge-card-rubber = rubber, os outros não têm partida
bridge-card-rubber-late = rubber, os outros têm uma partida
bridge-card-only-game = única partida de um rubber interrompido
bridge-card-chicago = { $game } pontos de vazas são uma partida, com prémio:
bridge-card-part = prémio por um parcial
bridge-card-rounds = rondas
