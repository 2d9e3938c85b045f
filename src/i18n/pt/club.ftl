# The club: home, people, a person, who owes what, a season, inviting, import and export.
club-season = Época
club-year = { $year } até agora
club-period = Período
club-all = Todos
club-evenings = { $count ->
    [1] 1 sessão
   *[other] { $count } sessões
  }
club-evenings-games = { $evenings ->
    [1] 1 sessão
   *[other] { $evenings } sessões
  }, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
  }
club-games-counted = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
  }
club-label-games = { $count ->
    [1] partida
   *[other] partidas
  }
club-more = e mais { $count }
club-played = Jogadas
club-fewest = ganha quem tem menos
club-most = ganha quem tem mais
club-label-evenings = { $count ->
    [1] sessão
   *[other] sessões
  }
club-label-hands = { $count ->
    [1] mão
   *[other] mãos
  }
club-label-won = { $count ->
    [1] ganha
   *[other] ganhas
  }
club-label-total = ao todo
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [1] { $game }: { $players } vai à frente
   *[other] { $game }: { $players } vão à frente
  }
club-owes = { $from } deve a { $to }
club-find = Procurar pessoa, jogo ou mês
club-find-button = Procurar
club-find-nothing = Não há sessões para «{ $word }». Experimente um nome, um jogo, um mês ou um ano, por exemplo «{ $example }».
club-find-many = Procure no máximo { $count } palavras.
club-find-all = Todas as sessões
club-found = { $what }: { $evenings ->
    [1] 1 sessão
   *[other] { $evenings } sessões
  }, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
  }
club-games = Jogos
club-game-count = { $game } ({ $count })
club-no-evenings = Não há sessões.
club-older = Sessões mais antigas
club-evening-detail = { $game } · { $hands ->
    [1] 1 mão
   *[other] { $hands } mãos
  }
club-no-winner = Sem vencedor
club-tonight = { $game }, mão { $hand }
club-same = A mesma mesa
club-same-detail = { $game }, { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
  }: { $players }

menu-people = Pessoas
menu-owed = Quem deve a quem
menu-club-share = Convidar para o clube
menu-club-export = Importar e exportar

people-regular = Jogadores
people-guests = De visita
people-left = Já não vêm
people-new = Nova pessoa
people-as-guest = de visita
people-add = Adicionar
people-merged = { $name } conta como { $into }

person-edit = Mudar o nome e os dados
person-name = Nome
person-name-hint = O novo nome aparece em todo o lado, também nas sessões antigas e nas exportações.
person-guest = Marcar como visita
person-regular = Marcar como habitual
person-leave = Marcar a saída
person-back = Marcar o regresso
person-leave-hint = As pessoas que saíram já não são sugeridas ao abrir uma mesa. As suas dívidas e as suas sessões ficam.
person-same-as = Mesma pessoa que
person-merge = Juntar
person-merge-hint = Tudo o que se jogou, se ganhou e se deve com os dois nomes passa a ser de uma só pessoa. Pode ser desfeito.
person-unmerge = Separar
person-delete = Apagar
person-stays = Esta pessoa já jogou ou pagou aqui e não pode ser apagada.
person-stays-leave = Marque antes a saída.
person-is-owed = Devem-lhe
person-owes = Deve

ledger-fewest = Menos pagamentos
ledger-banker = Através de uma pessoa
ledger-how = Como acertar contas
ledger-summary = { $count ->
    [0] Ninguém deve nada a ninguém
    [1] 1 pagamento
   *[other] { $count } pagamentos
  }
ledger-summary-fewest = { $count ->
    [0] Ninguém deve nada a ninguém
    [1] 1 pagamento, o mínimo possível
   *[other] { $count } pagamentos, o mínimo possível
  }
ledger-mark-paid = Dar como pago
ledger-news = Este pagamento já não é devido como a página o mostrava; por isso nada foi guardado. O que falta pagar está abaixo.
ledger-take-back = Anular
ledger-paid = { $from } pagou { $amount } a { $to }
ledger-no-debts = Os pontos, as letras e as derrotas não contam como dívidas.
ledger-another = Registar um pagamento
ledger-from = Pago por
ledger-to = Pago a
ledger-purse = Moeda ou fichas
ledger-amount = Valor
ledger-date = Data (opcional)
ledger-note = Nota (opcional)
ledger-enter = Guardar o pagamento
ledger-pays = { $from } paga { $amount } a { $to }

account-what = Motivo
account-amount = Valor
account-balance = Saldo
account-none = Até agora não houve dívidas.
account-table = { $game }
account-paid = Pago a { $name }
account-got = Recebido de { $name }

stats-contract = Contrato
stats-hands = Mãos
stats-share = Proporção
stats-made = Cumprido
stats-mean = Média
stats-mean-hint = Média: o resultado por mão de quem jogou o contrato.
stats-they = Rival
stats-partners = Parceiros chamados
stats-together = Parceiros
stats-ahead = Frente a frente
stats-grid-hint = Quantas vezes a pessoa da linha ficou à frente da pessoa da coluna.
stats-lines = A época
stats-by-contract = Por contrato
stats-evenings = Sessões
stats-best = Melhor
stats-worst = Pior
stats-most-win = Ganha quem tem mais pontos
stats-fewest-win = Ganha quem tem menos pontos
stats-run = Série
stats-of = { $made } de { $hands }
stats-percent = { $percent }%
stats-won = { $count ->
    [0] sem vitórias
    [1] 1 vitória
   *[other] { $count } vitórias
  }
stats-columns = { $game }, partida a partida: melhor { $best }, pior { $worst }
stats-dates = Outras datas
stats-from = Desde
stats-to = Até
stats-show = Mostrar
stats-title = { $game }, { $period }
stats-title-all = { $game }
stats-order = Classificação final: { $order }.
stats-chart = Totais em { $count ->
    [1] 1 partida
   *[other] { $count } partidas
  }
stats-run-longest = { $count ->
    [0] Nenhuma partida ganha.
    [1] Maior série: 1 partida ganha.
   *[other] Maior série: { $count } partidas ganhas.
  }
stats-best-worst = Melhor partida: { $best }; pior: { $worst }.
club-share-explained = Crie links para enviar: um para quem regista mãos e pagamentos, um para quem só vê e um para quem gere o clube consigo. O link de uma mesa abre só essa mesa: quem só tem esse link abre a próxima mesa num clube à parte.
club-share-to-score = Para registar mãos e pagamentos
club-share-members = Telemóveis do clube
club-share-to-own = Para gerir o clube consigo
stats-outcomes = Como acabou
stats-times = Frequência

export-explained = Tudo o que está registado no clube, em ficheiros para outros programas.
export-document = Tudo, com o histórico
export-csv = Cada mão, jogador a jogador, para folhas de cálculo
export-journal = Dívidas e pagamentos, para contabilidade em texto simples
club-import = Importar um clube ou uma mesa

person-games = Jogos, { $period }
person-games-all = Todos os jogos
stats-by-role = Por função
stats-role = Função
stats-won-hands = Ganhas
stats-by-outcome = Como acabou
stats-outcome = Desfecho
stats-spread = Resultados por mão
stats-spread-spoken = Mãos por resultado: { $hands }
stats-brought = Resultado
stats-evening = Sessão
stats-total = Total
stats-numbers = Em números
stats-game = Jogo
stats-won-evenings = Ganhas
club-found-newest = { $what }: as últimas { $evenings } sessões
club-narrow = Nome e datas
club-other-tables = Outras mesas
ledger-overpaid = { $amount } a mais do que se devia

home-finished = Terminadas

evening-who = Quem jogou
evening-winner = Em destaque: quem ganhou.
evening-owed = A pagar por esta sessão
evening-ledger = Quem deve o quê, incluindo dívidas antigas
evening-text = Partilhar o texto

menu-club-name = Nome do clube
club-name-ask = Como se chama o vosso clube?
club-name-example = As cartas de sexta-feira
club-name-save = Guardar
club-name-hint = O nome aparece por cima das sessões, nos convites e no que partilham.
