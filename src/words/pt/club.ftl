# O livro do clube: o início, as pessoas, uma pessoa, o que se deve, uma época, convidar, importar e exportar.
club-season = Época
club-year = { $year } até agora
club-period = Período
club-all = Tudo
club-evenings = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
  }
club-label-evenings = { $count ->
    [1] partida
   *[other] partidas
  }
club-label-hands = { $count ->
    [1] mão
   *[other] mãos
  }
club-label-of-game = de { $game }
club-label-won = com vitória
club-label-total = ao todo
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [1] { $game }: { $players } vai à frente
   *[other] { $game }: { $players } vão à frente
  }
club-owes = { $from } deve a { $to }
club-find = Procurar pessoa, jogo ou mês
club-find-button = Procurar
club-find-nothing = Aqui nada se chama { $word }. Escreva nomes, um jogo, um mês ou um ano, por exemplo «{ $example }».
club-find-all = Todas as partidas
club-found = { $what }: { $count ->
    [1] 1 partida
   *[other] { $count } partidas
  }
club-games = Jogos
club-game-count = { $game } { $count }
club-no-evenings = Ainda não há partidas.
club-older = Partidas mais antigas
club-evening-detail = { $game } · { $hands ->
    [1] 1 mão
   *[other] { $hands } mãos
  }
club-nobody-won = Ninguém à frente
club-tonight = { $game }, mão { $hand }
club-same = A mesma mesa
club-same-said = { $game }, { $count ->
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
people-new = Mais uma pessoa
people-as-guest = de visita
people-add = Adicionar
people-merged = { $name } conta como { $into }

person-edit = Mudar o nome e os dados
person-name = Nome
person-name-hint = Todas as páginas, partidas antigas e exportações mostram o novo nome.
person-guest = Está de visita
person-regular = É do clube
person-leave = Já não vem
person-back = Voltou
person-leave-hint = Quem já não vem não aparece ao abrir uma mesa. O que se deve continua a dever-se, e as partidas ficam.
person-same-as = É a mesma pessoa que
person-merge = Juntar numa só
person-merge-hint = O que se jogou, se ganhou e se deve com os dois nomes passa a ser de uma só pessoa. Pode ser desfeito.
person-unmerge = Separar
person-delete = Eliminar
person-stays = Não se apaga ninguém das partidas dos outros: só se pode mudar o nome.
person-is-owed = Devem-lhe
person-owes = Deve

ledger-fewest = Menos pagamentos
ledger-banker = Por uma pessoa
ledger-how = Como acertar contas
ledger-said = { $count ->
    [0] Ninguém deve nada a ninguém
    [1] 1 pagamento
   *[other] { $count } pagamentos
  }
ledger-said-fewest = { $count ->
    [0] Ninguém deve nada a ninguém
    [1] 1 pagamento, com menos não dá
   *[other] { $count } pagamentos, com menos não dá
  }
ledger-mark-paid = Dar como pago
ledger-take-back = Anular
ledger-paid = { $from } pagou { $amount } a { $to }
ledger-nobody = Pontos, letras e derrotas não são dívida de ninguém.
ledger-another = Registar um pagamento
ledger-from = Quem pagou
ledger-to = A quem
ledger-purse = Em quê
ledger-amount = Quanto
ledger-date = Quando (opcional)
ledger-note = Nota (opcional)
ledger-enter = Registar
ledger-pays = { $from } paga { $amount } a { $to }

account-what = De quê
account-amount = Valor
account-balance = Saldo
account-none = Até agora não houve dívidas.
account-table = { $game }
account-paid = Pago a { $name }
account-got = Pago por { $name }

stats-contract = Contrato
stats-hands = Mãos
stats-share = Proporção
stats-made = Cumprido
stats-mean = Média
stats-mean-hint = Média: o que uma mão rendeu a quem a jogou.
stats-they = Rival
stats-partners = Pares chamados
stats-ahead = Quem ficou à frente
stats-grid-hint = Quantas vezes a pessoa da linha ficou à frente da pessoa da coluna.
stats-lines = A época
stats-by-contract = Por contrato
stats-evenings = Partidas
stats-best = Melhor
stats-worst = Pior
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
stats-order = No fim: { $order }.
stats-chart = Totais em { $count ->
    [1] 1 partida
   *[other] { $count } partidas
  }
stats-run-longest = { $count ->
    [0] Ainda não há partidas ganhas.
    [1] Maior série: 1 partida ganha.
   *[other] Maior série: { $count } partidas ganhas.
  }
stats-best-worst = Melhor partida: { $best }; pior: { $worst }.
club-share-explained = Crie links para enviar: um para quem mantém o caderno, um para quem só o vê e um para quem o gere consigo. O link de uma mesa abre só essa mesa: quem não tem outro abre a próxima mesa num clube à parte.
club-share-to-score = Para registar partidas
club-share-members = Telemóveis do clube
club-share-to-own = Para gerir o clube consigo
stats-outcomes = Letras e derrotas
stats-times = Vezes

export-explained = O caderno do clube, em ficheiros para outros programas.
export-document = Tudo, com a história
export-csv = Cada mão de cada pessoa, para folhas de cálculo
export-journal = O que se deve e o que se pagou, para contabilidade em texto
club-import = Importar um clube ou uma mesa

person-games = Jogos, { $period }
person-games-all = Todos os jogos
stats-by-role = Por papel
stats-role = Papel
stats-won-hands = Ganho
stats-by-outcome = Como acabou
stats-outcome = Resultado
stats-spread = O que deu uma mão
stats-spread-said = Mãos segundo o que deram: { $hands }
stats-brought = Deu
stats-evening = Partida
stats-total = Total
stats-numbers = Em números
stats-game = Jogo
stats-won-evenings = Ganhas
club-over = { $game } · { $won }
club-found-newest = { $what }: as últimas { $count } partidas
club-narrow = Nome e datas
club-other-tables = Outras mesas
ledger-overpaid = { $amount } a mais do que se devia

club-clubs = Clubes
home-finished = Terminadas
home-games = { $count } jogos de cartas: { $games }, e uma folha livre para qualquer outro.
home-going = A decorrer
home-line = A folha de pontos para o telemóvel no meio da mesa.
home-title = Tanto
