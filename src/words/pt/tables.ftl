# A moldura de cada página, o início, abrir uma mesa e entrar nela, a mesa em jogo.
page-error = Erro:
page-description = A folha de pontos e as contas dos jogos de cartas que se jogam a uma mesa a sério.
page-skip = Saltar para o conteúdo
page-back = Voltar
page-menu = Menu
menu-score = Marcador
menu-sheet = Todas as mãos
menu-settlement = Acertar contas
menu-rules = Regras da casa
menu-share = Convidar e partilhar
menu-closing = Fechar a mesa
menu-home = Todas as mesas
bar-as-of = Sem rede: dados das { $time }
bar-waiting-one = 1 mão à espera de rede
bar-waiting-other = { $count } mãos à espera de rede
bar-refused = Uma mão não foi aceite
bar-open = Vê-la
bar-drop = Descartá-la
bar-sure = Descartar esta mão? Não está na folha.
theme-system = Como o telemóvel
theme-light = Claro
theme-dark = Escuro

problem-heading = Não há nada aqui
problem-malformed = Este pedido não se consegue ler. Volte atrás e envie-o de novo.
problem-foreign = Isto veio de outro site, por isso nada foi feito.
problem-missing = Não há nada aqui. O link pode estar errado, ou já não ser válido.
problem-conflict = Alguém chegou primeiro. Volte atrás, veja a mesa e tente de novo.
problem-too-large = Isto é grande demais para ser aceite.
problem-type = Isto vem num formato que aqui não se lê.
problem-impossible = Isto não se pode fazer.
problem-unconditional = Este pedido não diz de que versão parte.
problem-too-many = É demasiado de uma vez. Espere um minuto e tente de novo.
problem-database = De momento não se pode registar nada. Nada se perde: tente de novo a partir da mesma página.
problem-fault = Alguma coisa avariou aqui. Nada foi mudado.
problem-home = Para todas as mesas

unit-points = pontos
unit-cash = dinheiro
unit-tantos = tantos
unit-counters = fichas
unit-letters = letras
unit-penalty = pontos de penalização
unit-chips = fichas
unit-losses = derrotas
unit-cards = cartas
unit-one-points = ponto
unit-one-tantos = tanto
unit-one-counters = ficha
unit-one-letters = letra
unit-one-penalty = ponto de penalização
unit-one-chips = ficha
unit-one-losses = derrota
unit-one-cards = carta
middle-pot = { $pot ->
    [plato] No plato
    [centro] No centro
    [banca] Na banca
    [bolo] No bolo
    [folha] Na folha
   *[other] { $pot }
  }: { $amount }
middle-debt = { $player } deve { $amount }

home-title = Tanto
home-line = A folha de pontos para o telemóvel no meio da mesa.
home-going = Em jogo
home-finished = Terminadas
home-new = Nova mesa
home-code = Tem um código?
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
table-won = { $count ->
    [1] { $players } ganha
   *[other] { $players } ganham
  }

join-title = Entrar na mesa
join-invited = Tem um convite para
join-may-watch = Pode seguir os pontos.
join-may-score = Pode registar mãos e corrigi-las.
join-may-own = Pode registar mãos, corrigi-las e convidar mais gente.
join-phone = Nome deste telemóvel (opcional)

role-spectator = vê
role-scorer = regista mãos
role-owner = regista mãos e convida
share-explained = Crie um link para enviar e um código para ler em voz alta. Quem tiver o link pode registar mãos, ou só ver: há um para cada caso.
share-make = Mostrar os links
share-to-score = Para registar mãos
share-to-watch = Só para ver
share-qr = Código QR do link
share-type-code = ou escreva o código em { $host } nos próximos 10 minutos
share-link = Link
share-share = Partilhar
share-copy = Copiar
share-copied = Copiado
share-once = Os links só se mostram uma vez. Valem até os retirar.
share-members = Telemóveis nesta mesa
share-a-phone = Um telemóvel
share-own-phone = este telemóvel
share-joined = { $role } · desde { $when }
share-remove = Remover
share-withdraw = Retirar links
share-withdraw-note = Os links antigos deixam de funcionar. Os telemóveis que já entraram ficam.
share-new-score = Novo link para registar
share-new-watch = Novo link para ver

opening-which = Que jogo?
opening-seats-just = { $low }
opening-seats-or = { $low } ou { $high }
opening-seats-to = { $low } a { $high }
opening-other-game = Mudar de jogo
opening-who = Quem joga? Pela ordem dos lugares
opening-seat = Lugar { $number }
opening-deals = dá cartas
opening-up = Subir o lugar { $number }
opening-more = Mais jogadores
opening-lately = Recentes
opening-name = Nome da mesa (opcional)
opening-worth = Joga-se a
opening-money = dinheiro
opening-counters = fichas
opening-rate = Fichas ou dinheiro por 1 { $unit }
opening-currency = Moeda
opening-usual = habituais
opening-start = Começar
opening-who-deals = Diga quem dá cartas primeiro: escolha alguém da lista.
