game-skat = Skat

skat-game-diamonds = Ouros
skat-game-hearts = Copas
skat-game-spades = Espadas
skat-game-clubs = Paus
skat-game-grand = Grand
skat-game-null = Null
skat-game-null_ouvert = Null ouvert
skat-game-ramsch = Ramsch
skat-named-hand = { $game } Hand
skat-named-ouvert = { $game } ouvert
skat-named-hand-ouvert = { $game } Hand ouvert
skat-hand = Hand
skat-schneider = Schneider
skat-schneider-announced = Schneider anunciado
skat-schwarz = Schwarz
skat-schwarz-announced = Schwarz anunciado
skat-ouvert = Ouvert
skat-kontra = Contra
skat-re = Recontra

skat-headline-won = { $declarer } ganha { $game }: { $value }.
    .brief = { $declarer } · { $game } · { $value }
skat-headline-lost = { $declarer } perde { $game }: { $times } × { $value }.
    .brief = { $declarer } · { $game } · { $amount }
skat-headline-overbid = { $declarer } perde { $game }, licitação de { $bid } alta demais: { $times } × { $value }.
    .brief = { $declarer } · { $game } alto demais · { $amount }
skat-headline-ramsch = { $count ->
    [one] { $players } perde o Ramsch: { $sum }.
   *[other] { $players } perdem o Ramsch: { $sum } cada um.
  }
    .brief = Ramsch · { $players } { $product }
skat-headline-march = { $players } faz todas as vazas do Ramsch: { $sum }.
    .brief = Todas as vazas · { $players } { $product }

skat-product = { $points } × { $factor }
skat-sum = { $points } × { $factor } = { $value }
skat-levels = matadores { $matadors }, jogo { $level }
skat-levels-more = { $levels }, { $what } { $level }
skat-why-points-won = { $points } pontos: ganho
skat-why-points-lost = { $points } pontos: perdido
skat-why-value = { $levels }: { $level } × { $base } = { $value }
skat-why-null = { $game }: { $value }
skat-why-overbid = licitação de { $bid }, alta demais: { $level } × { $base } = { $value }, perdido
skat-why-kontra = { $kontra }: × { $times } = { $value }
skat-why-bock = { $bock ->
    [one] ronda de Bock
   *[other] { $bock } rondas de Bock
  }: × { $times } = { $value }
skat-why-lost = um jogo perdido conta a dobrar: { $declarer } { $amount }
skat-why-seeger-won = mais { $seeger } pelo jogo ganho: { $declarer } { $amount } + { $seeger } = { $sum }
skat-why-seeger-lost = menos { $seeger } pelo jogo perdido: { $declarer } { $amount } − { $seeger } = { $sum }
skat-why-fabian = { $fabian } para cada um dos outros: { $others }
skat-why-won-nothing = ganha { $winner } e não se aponta nada
skat-why-charged = o valor é apontado aos adversários: { $others } { $amount } cada um
skat-why-ramsch-points = { $player }: { $points } pontos
skat-why-ramsch-none = { $player }: { $points } pontos, nenhuma vaza
skat-why-pushed = { $pushed ->
    [one] skat passado uma vez
   *[other] skat passado { $pushed } vezes
  }: × { $times } = { $value }
skat-why-virgin = nenhuma vaza para { $players }: × { $times } = { $value }
skat-why-ramsch = { $count ->
    [one] quem tem mais pontos perde: { $losers } { $amount }
   *[other] quem tem mais pontos perde: { $losers } { $amount } cada um
  }
skat-why-march = todas as vazas ganham: { $player } { $amount }

skat-error-bierlachs = Só existe no Bierlachs; deixe vazio ou escolha a contagem Bierlachs.
skat-error-null = O Null não tem matadores, pontos nem Schneider; deixe vazio.
skat-error-announced-ouvert = A naipe e no Grand, ouvert quer dizer Schwarz anunciado; retire Schneider.
skat-error-hand = Quem anuncia ou joga ouvert não apanhou o skat; escolha Hand.
skat-error-won-schwarz = { $points } pontos: os adversários não têm mesmo nenhuma vaza? Escolha ganho ou perdido.
skat-error-won = Com { $points } pontos acaba de outra maneira: para ganhar são precisos pelo menos { $needs }.
skat-error-points = As cartas nunca fazem { $one } nem { $rest } pontos; conte outra vez.
skat-error-schneider-points = Não condiz com { $points } pontos: Schneider são { $most } ou menos.
skat-error-schwarz-points = Não condiz com { $points } pontos: um lado sem vazas não tem nenhum.
skat-error-schneider = Aqui um lado é Schneider, pelo Schwarz ou pelo anúncio cumprido.
skat-error-schwarz = Schwarz anunciado e ganho quer dizer que os adversários não têm vazas.
skat-error-bid = Ninguém pode licitar { $bid }; escreva um valor como { $low } ou { $next }.
skat-error-bid-null = Este Null vale { $value } e não chega à licitação de { $bid }. Escreva o jogo a naipe ou o Grand que se perde em vez dele.
skat-error-ramsch = Escreva os pontos dos três, { $all } ao todo.
skat-error-ramsch-less = Ao todo são { $all } pontos, aqui { $sum }: falta o skat? É de um dos três.
skat-error-ramsch-more = Ao todo são { $all } pontos, aqui { $sum }: o skat só conta uma vez.
skat-error-no-tricks = { $player } tem pontos, logo tem uma vaza.
skat-error-no-tricks-all = Alguém fez vazas; sem nenhuma ficam dois no máximo.
skat-error-loser-alone = Um só tem mais pontos e perde; deixe isto vazio.
skat-error-loser = { $player } não é quem tem mais pontos.

skat-odd-ouvert = Um ouvert a naipe ou Grand: está certo?
skat-odd-matadors = Com ou sem { $matadors }: está certo?
skat-odd-schwarz = Schwarz: um lado não tem mesmo nenhuma vaza?
skat-odd-bid = Uma licitação de { $bid }: está certo?
skat-odd-re = Contra e recontra: está certo?
skat-odd-bock = { $bock } rondas de Bock ao mesmo tempo: está certo?

skat-play = Jogo
skat-ask-kind = Jogo ou Ramsch
skat-ask-game = Solista e jogo
skat-ask-matadors = Matadores, com ou sem
skat-plus = + { $count }
skat-ask-won = Ganho ou perdido?
skat-won = Ganho
skat-lost = Perdido
skat-ask-extras = Anúncio, licitação, pontos
skat-ask-extras-ramsch = Anúncio, pontos, empate
skat-ask-announced = Anunciado
skat-ask-kontra = Contra
skat-ask-bock = Rondas de Bock
skat-bock = Bock { $bock }
skat-ask-numbers = Pontos do solista e licitação
skat-points = Pontos
skat-bid = Licitação
skat-ask-points = Pontos, { $all } ao todo
skat-no-tricks = sem vazas
skat-nobody = todos com vazas
skat-ask-pushed = Skat passado
skat-ask-loser = Quem perde sozinho?
skat-both = todos os que têm mais

skat-rule-scoring = Contagem
skat-scoring-plain = Simples
skat-scoring-seeger_fabian = Seeger-Fabian
skat-scoring-bierlachs = Bierlachs
skat-rule-limit = Limite do Bierlachs
skat-rule-limit-hint = { $limit } se ficar vazio; também se usa { $other }
skat-rule-won_games = Jogo ganho no Bierlachs
skat-won_games-opponents = Aos adversários
skat-won_games-nothing = Nada
skat-rule-kontra = Contra e recontra
skat-rule-ramsch = Ramsch se todos passarem
skat-rule-bock = Rondas de Bock
skat-rule-deals = Número de mãos
skat-rule-deals-hint = vazio: sem fim; uma lista tem { $three } a três, { $four } a quatro

skat-result-passed = Todos passam
skat-deal = 10 cartas a cada um: 3, depois 2 no skat, 4 e 3.
skat-deal-bids = { $bids } licita, { $hears } responde.
skat-deal-of = Mão { $number } de { $deals }.
skat-left = faltam { $left }

skat-role-declarer = Solista
skat-role-defender = Defensor
skat-outcome-lost = Ramsch perdido
skat-outcome-march = Todas as vazas
skat-card-needs = O solista precisa de { $needed } pontos com o skat, { $more } com Schneider anunciado.
skat-card-value = A base abaixo multiplica-se pela soma dos matadores, com ou sem, de um pelo jogo e dos níveis. Null tem valor fixo.
skat-card-levels = Níveis
skat-card-overbid = Um jogo com uma licitação alta demais está perdido e conta o valor mais baixo que a alcança.
skat-card-seeger = O solista recebe mais { $seeger } por um jogo ganho, menos { $seeger } por um perdido, e cada um dos outros { $fabian } por um perdido.
skat-card-ramsch = Quem tem mais pontos perde-os: a dobrar por cada um que passou o skat, e a dobrar se alguém não fez nenhuma vaza. Quem faz todas as vazas ganha { $all }.
