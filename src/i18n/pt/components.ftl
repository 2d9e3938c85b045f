# The scoreboard, its chart, the pots, the units.
live-hand = mão { $number }
ledger-sum = Soma
tag-owes = deve { $amount }
tag-dealer = dá cartas
tag-out = fica de fora
tag-you = você
tag-your-deal = você dá
sr-last-hand = última mão
sr-total = total
payment-line = { $from ->
    [plato] O plato
    [centro] O centro
    [banca] A banca
    [bolo] O bolo
    [folha] A folha
   *[other] { $from }
  } dá { $to ->
    [plato] ao plato
    [centro] ao centro
    [banca] à banca
    [bolo] ao bolo
    [folha] à folha
   *[other] a { $to }
  }: { $amount }
# The forms of payment-line and middle-pot depend on these words as they stand.
pays-now = { $payers ->
    [one] { $from } paga a { $to }
   *[other] { $from } pagam a { $to }
  }
pays-each = { $amount } cada um
pot-book = folha
chart-title = Totais acumulados em { $hands ->
    [1] 1 mão
   *[other] { $hands } mãos
  }
chart-order = Após a mão { $number }: { $order }.
rules-change = { $rule }: { $before } → { $after }, a partir da mão { $number }
rules-differs = { $rule }: { $answer }
middle-pot = { $pot ->
    [plato] No plato
    [centro] No centro
    [banca] Na banca
    [bolo] No bolo
    [folha] Na folha
   *[other] { $pot }
  }: { $amount }
middle-debt = { $player } deve { $amount }
table-won = { $count ->
    [1] { $players } ganha
   *[other] { $players } ganham
  }
phone-and-time = { $phone }, { $when }
imported-and-time = importado, { $when }
phone-this = este telemóvel
phone-other = outro telemóvel
phone-of = Telemóvel: { $name }
moment-biggest = A mão mais marcante
moment-comeback = A reviravolta
moment-boldest = O contrato mais ousado
moment-said = Dito à mesa
moment-from-last = { $player }, do último ao primeiro lugar
moment-up = { $player } sobe do último lugar
moment-low = { $amount } depois da mão { $number }
deleted-heading = Apagados
deleted-detail = apagado: { $when } · recuperável até { $until }
deleted-restore = Recuperar
purse-counters = { $game }: { $unit }
recovery-was-used = { $phone } passou a proprietário com o link de recuperação: { $when }
owner-was-recovered = Quem administra este servidor criou um novo link de proprietário: { $when }
table-worth = 1 { $unit } = { $worth }
table-worth-counters = Fichas por 1 { $unit }: { $worth }
table-worth-game = Cada partida: { $worth }
table-worth-game-counters = Fichas por cada partida: { $worth }
home-code = Um convite? Escreva o código do outro telemóvel
read-aloud = Ler em voz alta
home-join = Entrar
home-hand = { $game } · mão { $hand } · { $players ->
    [1] 1 jogador
   *[other] { $players } jogadores
  } · { $when }
home-hands = { $game } · { $hand ->
    [1] 1 mão
   *[other] { $hand } mãos
  } · { $players ->
    [1] 1 jogador
   *[other] { $players } jogadores
  } · { $when }
role-spectator = só vê
role-scorer = regista mãos
role-owner = regista mãos e convida
share-make = Criar os links
share-qr = Código QR do link
share-link = Link
share-share = Partilhar
share-copy = Copiar
share-copied = Copiado
share-once = Os links só se mostram uma vez. Valem até os retirar.
share-a-phone = Um telemóvel
share-this-phone = Este telemóvel
share-joined = { $role } · desde { $when }
share-remove = Retirar
share-remove-watchers = Retirar todos os espectadores e os seus links
share-withdraw = Retirar links
share-withdraw-note = Que link quer substituir? Os antigos deixam de funcionar; os telemóveis que já entraram ficam.
share-all = Retirar todos os links
share-all-note = Também deixam de funcionar os links para as mesas do clube; o link de recuperação continua válido.
share-new-score = Substituir o link para registar mãos
share-new-watch = Substituir o link para ver

share-new-own = Substituir o link para gerir
share-removed = O telemóvel foi retirado. Com um link antigo pode voltar: retire os links que ele ainda possa ter.
tag-leads = à frente
tag-each = cada um
pad-usual = Números habituais
