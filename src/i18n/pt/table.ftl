# The home page, opening, joining, inviting, the live table, bids, the sheet, house rules, closing, finished tables.
hand-enter = Registar a mão { $number }
hand-enter-tricks = Registar as vazas da mão { $number }
hand-continue = Continuar a mão { $number }
hand-undo = Anular a mão { $number }

bid-heading = Declaração
bid-none = ainda não
bid-announced = Declaração: { $bid }
bid-save = Registar declaração
bid-withdraw = Retirar declaração
bid-unsent = Sem rede: a declaração não foi enviada.

live-by-seat = Ordenar por lugar
live-by-score = Ordenar por pontos
live-no-hands = Ainda não há mãos.
live-why = Porquê?
live-wake = Manter o ecrã ligado
live-vibrate = Vibrar quando dou as cartas
pending-change = Mudar
pending-change-hand = Mudar a mão { $number }
pending-remove = Retirar
pending-remove-hand = Retirar a mão { $number }
pending-restore = Recuperar
pending-restore-hand = Recuperar a mão { $number }
pending-leaving = A retirar…
live-stopped = A mão { $number } já não pode ser contada: { $why }
next-deals = Dá { $player }
next-cuts = { $player } parte o baralho
next-leads = Sai { $player }
next-out = { $count ->
    [1] { $players } não joga
   *[other] { $players } não jogam
  }

watch-live = em direto
watch-offline = sem rede desde { $time }
watch-renewed = atualizado a cada { $seconds } segundos
watch-next = A seguir
live-saved = Mão { $number } guardada
live-share = Convidar
live-figures = Pontos ou dinheiro

sheet-figures = O que mostra a folha
sheet-by-hand = Por mão
sheet-running = Acumulado
sheet-print = Imprimir
sheet-chart = Gráfico
sheet-voided = anulada ({ $when })
sheet-corrected = corrigida ({ $when })
sheet-older = Mãos mais antigas
sheet-newer = Mãos mais recentes

close-note = Depois de fechada a mesa, não se podem registar mais mãos. Pode reabri-la quando quiser.
close-over = A partida acabou: fechar a mesa já não altera os pontos.
close-shares = Ainda na mesa
close-does = Ao fechar, põe-se na mesa o que se deve e reparte-se tudo em partes iguais; cada um paga ou recebe só a diferença. O que sobra dá-se um a um, à roda, a começar por quem daria cartas a seguir.
close-play-on = Continuar a jogar
close-standing = Totais depois de fechar
close-close = Fechar a mesa
close-is-closed = A mesa está fechada. Nada se perde: pode reabri-la.
close-open-again = Reabrir a mesa
finished-hands = { $count ->
    [1] Todas as mãos: 1
   *[other] As { $count } mãos
  }
finished-detail = { $count ->
    [1] 1 mão
   *[other] { $count } mãos
  }
finished-times = { $from }–{ $to }
finished-no-winner = Fechada antes da primeira mão
finished-share-middle = Repartir o que está na mesa
finished-payments = { $count ->
    [1] { $count } pagamento
   *[other] { $count } pagamentos
  }
finished-again = Jogar outra vez
finished-share = Partilhar imagem

stake-holds = Vale para toda a mesa, também para as mãos já jogadas.
stake-save = Guardar
stake-change = Alterar
stake-after-all = Jogar a dinheiro, afinal

rules-holds = { $game }. As mudanças valem a partir da mão { $number }.
rules-none = { $game } não tem regras da casa.
rules-save = Guardar as regras
rules-changed = Mudanças anteriores

home-new = Nova mesa
share-explained = Mostre um código para ler com a câmara ou em voz alta, para quem regista mãos ou só vê.
share-table-alone = Estes links abrem só esta mesa: quem não tem um link para o clube abre a próxima mesa num clube à parte. Se todos os links do clube forem retirados, estes também deixam de funcionar.
share-choose = Para que é o convite?
share-choice-club = Clube e mesa
share-choice-table = Esta mesa
share-choice-watch = Só ver
share-may-club = Regista mãos aqui e nas próximas mesas do clube.
share-may-table = Regista mãos nesta mesa e em mais nenhuma.
share-may-watch = Vê a pontuação e não muda nada.
share-may-own = Regista mãos nesta mesa e gere-a consigo.
share-last-minute = Último minuto
share-minutes-left = Faltam { $minutes } minutos
share-until = válido até às { $time }
share-code-over = Este código expirou.
share-new-code = Novo código
share-phones = Telemóveis e retirada
share-to-watch = Só para ver
share-type-code = ou escreva o código em { $host }
share-members = Telemóveis nesta mesa
share-name-phones = Dar nome aos telemóveis
share-plain = Com http simples, um telemóvel não pode manter o ecrã ligado nem abrir páginas sem rede, e outros na rede podem ler tudo. Com https tudo funciona: inicie o Tanto com --tls-cert e --tls-key; tanto doctor diz mais.
opening-which = Que jogo?
opening-any-name = Coinche, Wizard…
opening-keep = Anotar «{ $name }» numa folha livre
opening-on-sheet = numa folha livre
opening-seats-just = { $low } jogadores
opening-seats-or = { $low } ou { $high } jogadores
opening-seats-to = { $low } a { $high } jogadores
opening-other-game = Mudar de jogo
opening-who = Quem joga? Pela ordem dos lugares
opening-seat = Lugar { $number }
opening-deals = dá cartas
opening-up = Subir o lugar { $number }
opening-partners = Duplas
opening-other-partners = Trocar as duplas
opening-more = Mais jogadores
opening-recent = Recentes
opening-name = Nome da mesa (opcional)
opening-worth = Joga-se a
opening-settled = Quando se paga?
opening-stakes = Apostas
opening-each-hand = Após cada mão
opening-at-close = No fim
opening-money = dinheiro
opening-counters = fichas
opening-rate = Fichas ou dinheiro por { $unit }
opening-rate-counters = Fichas por { $unit }
opening-rate-money = Dinheiro por { $unit }
opening-per = O que se paga
opening-one-unit = Valor de cada { $unit }
opening-one-game = Cada partida custa
opening-per-game-hint = Quem não ganhou paga isto uma vez, seja qual for o resultado; os vencedores dividem-no. Uma mesa fechada antes do fim não custa nada.
opening-currency = Moeda
opening-usual = habituais
opening-start = Começar
opening-who-deals = Escolha quem dá cartas primeiro, entre os jogadores da lista.

players-rename = Mudar o nome
players-hint-rename = Corrija um nome: o novo aparece em todo o lado, também nas sessões anteriores.
players-hint-score = Quem se sentar aqui continua com a pontuação atual. No dinheiro e nas estatísticas, cada um fica com o que ganhou ou perdeu.
share-to-own = Para gerir a mesa consigo

opening-its-name = O nome
opening-next = Seguinte
opening-played-here = Já jogados aqui
opening-times = { $count ->
    [1] uma vez
   *[other] { $count } vezes
  }
opening-played-note = Com as suas regras e apostas, que se podem alterar.
opening-without-name = Só uma folha, sem nome
opening-built-in = Este jogo tem o seu próprio formulário
opening-still-sheet = Uma folha mesmo assim
table-fewest-wins = Ganha quem tem menos
seats-joined = { $player } senta-se.
seats-joined-after = { $player } senta-se a seguir a { $after }.
seats-back = { $player } voltou.
seats-left = { $player } fica de fora.
seats-replaced = { $player } ocupa o lugar de { $out }.
seats-ordered = Nova ordem de jogo: { $players }.
tag-away = de fora desde a mão { $number }
tag-left = até à mão { $number }
chair-new = senta-se
chair-back = voltou
chair-pauses = fica de fora
chair-taken = { $player } ocupa o lugar
chair-deals = dá a seguir
chair-move = Mover { $player }
chair-up = Subir { $player }
chair-down = Descer { $player }
chair-plays = { $player } joga
chair-instead = Outra pessoa senta-se aqui
chair-keeps = O que { $player } ganhou ou perdeu até agora continua a ser seu.
players-order = Pela ordem de jogo
players-plays = joga
players-add = Quem mais se senta?
players-new-name = Nome novo
players-add-one = Adicionar
players-from = A partir de que mão
players-from-hand = mão { $number }
players-save = Guardar
players-deal = Mão { $number } para { $count } jogadores:
players-over = A partida acabou; já ninguém entra nem sai.
players-past = Mudanças até agora
players-since = Desde a mão { $number }: { $change }
players-undo = Anular
players-go-on = Fechar e continuar com outros jogadores
live-entering = { $name } está a registar a mão { $number }
live-entering-unnamed = A mão { $number } está a ser registada noutro telemóvel
