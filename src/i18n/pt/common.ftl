# Messages of games, documents and tables, and those that pages of several subjects share.
player-name = { $player }
plain-number = { $number }
labelled = { $label }: { $value }
answer-none = Não
answer-no-player = Ninguém
suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas
rule-off = Não
rule-on = Sim
rule-usual = { $usual } se ficar vazio
rule-target = Pontos para ganhar uma partida
rule-games = Partidas para ganhar
headline-passed = Todos passam.
adjusted-headline = Ajuste
adjusted-why = { $player }: { $amount }
adjusted-ask-by = Como quer anotar?
adjusted-one = Um e todos os outros
adjusted-each = Cada valor
adjusted-ask-one = Quem paga ou recebe?
adjusted-pays = paga a cada um
adjusted-gets = recebe de cada um
adjusted-ask-amount = Valor
adjusted-ask-each = Valores
adjusted-error-nobody = Escreva o valor de pelo menos um jogador.
adjusted-error-sum = O que uns ganham, os outros perdem: os valores somam { $sum }, não 0.
suit-no-trumps = Sem trunfo
suit-no-trumps-short = ST
series-standing = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }, { $points } nesta
series-headline-won = { " " }{ $winners ->
    [one] { $party } ganha
   *[other] { $party } ganham
  } a partida.
why-pays = { $payer } paga a { $payee }: { $amount }
why-no-payment = ninguém paga nada
sum-points = { $points }
sum-line = { $party }: { $parts } = { $total }
sum-line-none = { $party }: { $total }
sum-line-one = { $party }: { $parts }
sum-line-times = { $party }: ({ $parts }) × { $times } = { $total }
sum-line-one-times = { $party }: { $parts } × { $times } = { $total }
name-empty = Escreva um nome.
name-long = Um nome pode ter { $most } caracteres no máximo.
name-unseen = Este nome tem caracteres invisíveis; use só letras, algarismos e sinais de pontuação.
not-json = O corpo não é JSON: { $reason }.
field-missing = Falta esta resposta.
field-unknown = Aqui não há nenhum campo { $field }.
field-twice = Este campo aparece duas vezes; envie-o uma só vez.
field-rule-off = As regras desta mesa não o preveem; deixe vazio ou mude as regras.
field-map = Isto tem de ser um objeto com campos.
field-list = Isto tem de ser uma lista.
field-by-player = Isto tem de ser um objeto com um número por jogador.
field-text = Isto tem de ser um texto.
field-flag = Isto tem de ser true ou false.
field-choice = Escolha entre: { $allowed }.
field-player = Isto tem de ser o nome de alguém da mesa.
field-player-unknown = Ninguém se chama { $name } nesta mesa.
field-player-left = Esta pessoa saiu da mesa. Escolha alguém que esteja a jogar.
seat-change-twice = { $name } já está nesta mesa; cada pessoa tem um só lugar.
table-people-most = A uma mesa podem sentar-se no total { $count } pessoas, no máximo. Abra uma nova mesa para mais pessoas.
seat-change-late = Esta mão ainda não foi jogada: indique uma mão já jogada ou a seguinte.
seat-change-bound = Aqui os lugares fazem parte da partida em curso: um jogador só pode ser substituído por outro. Para continuar com outros jogadores, feche a mesa e abra uma nova com eles.
seat-change-order = Indique toda a gente à mesa, cada um uma só vez, na nova ordem de jogo.
seat-change-later = Uma mudança de lugares posterior, antes da mão { $number }, deixaria de ser possível: { $why } Anule primeiro essa.
payment-self = Ninguém paga a si próprio: escolha duas pessoas diferentes.
payment-from = Escolha quem pagou.
payment-to = Escolha a quem se pagou.
payment-amount = Escreva um valor acima de 0, sem mais casas decimais do que a moeda.
document-opened-at = Escreva uma data e hora entre { $first } e { $last }, como { $example }.
document-opened-later = Uma sessão não pode começar no futuro.
field-player-out = { $player } não joga esta mão.
field-count = Escreva um número inteiro de { $low } a { $high }.
field-range = Escreva um número de { $low } a { $high }.
field-amount = Escreva um número, por exemplo { $whole } ou { $fraction }.
field-amount-as-text = Envie o número como texto, por exemplo «{ $example }»: não se aceitam números JSON com casas decimais ou expoente.
field-amount-fine = { $digits ->
    [0] Escreva um número inteiro.
    [1] Escreva no máximo uma casa decimal.
   *[other] Escreva no máximo { $digits } casas decimais.
  }
field-amount-either = «{ $typed }» pode ser { $whole } ou { $fraction }. { $digits ->
    [0] Escreva um número inteiro, por exemplo { $whole }.
    [1] Escreva { $whole }, ou um número com no máximo uma casa decimal.
   *[other] Escreva { $whole }, ou um número com no máximo { $digits } casas decimais.
  }
field-amount-large = Este número é grande demais.
rules-currency-kept = A moeda vale para toda a mesa; para jogar com outra, abra outra mesa.
rules-sides-kept = As duplas valem para toda a mesa; para mudá-las, abra outra mesa.
rules-unit-kept = A unidade de conta é a mesma para toda a mesa; para contar outra coisa, abra outra mesa.
rules-kept = Esta regra vale para toda a mesa; para mudá-la, abra outra mesa.
hand-after-end = A partida acabou; já não se podem registar mais mãos.
hand-too-large = Os valores desta mão são grandes demais.
hand-revisions-most = Esta mão já foi alterada { $count } vezes e não pode ser alterada de novo. Anule-a e insira-a outra vez.
document-format = Isto tem de ser «{ $format }».
document-players = Isto tem de ser uma lista de nomes pela ordem dos lugares.
document-players-twice = { $name } aparece duas vezes; dê a cada jogador um nome diferente.
document-players-count = Este jogo joga-se com { $low } a { $high } pessoas; agora há { $now }.
document-players-exactly = Este jogo joga-se com { $count } pessoas; agora há { $now }.
# Messages that the games of the hombre share.
hombre-why-tricks = vazas: { $first } { $a }, { $second } { $b }, { $third } { $c }
hombre-why-from-each = { $what }: os outros pagam { $amount } cada um a { $player }
hombre-why-to-each = { $what }: { $player } paga { $amount } a cada um dos outros
hombre-why-pays = ao todo, { $from } paga a { $to }: { $amount }
hombre-why-pays-each = ao todo, { $from } paga { $amount } por cabeça a { $to }
hombre-why-each-pays = ao todo, { $from } pagam { $amount } por cabeça a { $to }
hombre-ask-outcome = Como acabou?
hombre-tile-codillo = Codillo: { $player }
hombre-ask-tricks = Ou por vazas
hombre-error-both = Indique as vazas ou como acabou a mão, não as duas coisas.
hombre-error-tricks-sum = { $total ->
    [5] Com primeras jogaram-se cinco vazas, todas do hombre: agora há { $now }.
   *[other] As vazas têm de somar { $total }: agora há { $now }.
  }
hombre-error-tricks-each = Indique também quantas vazas fizeram: { $players }.
hombre-error-codillo-hombre = { $player } joga sem parceiro; só um adversário pode ganhar o codillo.
hombre-error-codillo-who = Indique que adversário ganhou o codillo.
hombre-error-codillo-without = Indique um adversário só quando a mão acaba em codillo.
table-closed = Esta mesa está fechada. Reabra-a para mudar alguma coisa.
table-not-closed = Esta mesa não está fechada.
stake-currency = Escreva o código de uma moeda, por exemplo EUR.
stake-rate = Escreva quanto vale 1 { $unit }: mais de 0.
stake-rate-game = Escreva quanto custa uma partida: mais de 0.
stake-no-end = Com estas regras a partida não tem fim. Escolha antes dinheiro por ponto.
stake-cash = Aqui paga-se em dinheiro: as apostas estão nas regras da casa.
stake-paid = Nesta mesa já se pagou alguma coisa, por isso a aposta fica como está. Registe a diferença como um pagamento nas contas do clube.
pot-plato = plato
pot-centre = centro
pot-bank = banca
pot-stakes = bolo
pot-litige = o litige
unit-points = pontos
unit-cash = dinheiro
unit-tantos = tantos
unit-counters = fichas
unit-letters = letras
unit-penalty = pontos de penalização
unit-chips = fichas da banca
unit-losses = derrotas
unit-cards = cartas
unit-one-points = ponto
unit-one-game = partida
unit-one-tantos = tanto
unit-one-counters = ficha
unit-one-letters = letra
unit-one-penalty = ponto de penalização
unit-one-chips = ficha da banca
unit-one-losses = derrota
unit-one-cards = carta
# Errors of a club.
club-time-zone = Escreva um fuso horário, por exemplo Europe/Lisbon.
date-form = Escreva uma data como { $example }.
date-range = Escreva uma data entre { $first } e hoje.
date-order = O último dia não pode ser anterior ao primeiro.
person-unknown = Ninguém neste clube tem o identificador { $id }.
person-none = Escolha uma pessoa.
person-taken = Outra pessoa deste clube chama-se { $name }; escreva outro nome.
club-people-most = Um clube pode ter no máximo { $count } pessoas, incluindo as que foram juntadas a outras.
person-kept = Não é possível apagar { $name }, que tem sessões ou pagamentos aqui; mude-lhe o nome ou marque a saída.
person-merge-self = Não é possível juntar { $name } e { $other }: já são a mesma pessoa.
person-merge-circle = { $other } já conta como { $name }; separe primeiro os dois nomes.
person-merge-together = { $name } e { $other } estiveram na mesma mesa, por isso são duas pessoas.
person-not-merged = Não há nada a separar: { $name } conta como uma só pessoa.
payment-least = Escreva um valor de 0 ou mais, sem mais casas decimais do que a moeda.
note-long = Escreva uma nota de { $most } caracteres no máximo, numa só linha.
note-invisible = Esta nota tem caracteres invisíveis; use só letras, algarismos e sinais de pontuação.
purse-unknown = Escreva um código de moeda, por exemplo EUR, ou as fichas de um jogo, por exemplo tresillo:tantos.
purse-other = Este clube não tem conta em { $purse }; escolha uma existente.
contract-made = cumprido
contract-lost = perdido
move-same = Esta mesa já está nesse clube.
rules-same = Não alterou nenhuma regra.
home-line = A folha de pontos para o telemóvel no meio da mesa.
card-title = Como se conta
card-back = Voltar à nova mesa
card-usual = regras habituais
card-names = Ana, Bruno, Carla, Duarte, Eva, Filipe, Graça, Hugo
card-times = × { $times }
card-plus = + { $points }
card-values = Valor das cartas
card-contracts = Contratos
card-needs = são precisas
card-worth = Quanto vale uma mão
card-extras = Além disso
card-pays = Quem paga
card-end = Fim da partida
card-example = Exemplo
card-deal = A distribuição
card-ace = ás
card-ten = dez
card-king = rei
card-queen = dama
card-jack = valete
card-nine = nove
card-eight = oito
card-seven = sete
card-last = última vaza
card-all = ao todo
card-trumps = trunfo
card-plain = outros naipes
card-sequence = sequência de { $cards } cartas
card-four = quatro iguais
card-four-nines = quatro noves
card-four-jacks = quatro valetes
card-needed = Para ganhar a mão
card-stake = aposta
card-every-trick = todas as vazas
card-plus-minus = ± { $points }
card-fewest = Ganha quem tiver menos pontos.
aim-target = acaba quando alguém chega a { $target }
