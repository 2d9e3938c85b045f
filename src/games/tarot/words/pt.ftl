game-tarot = Tarot francês

tarot-bid-petite = petite
tarot-bid-garde = garde
tarot-bid-garde-sans = garde sans
tarot-bid-garde-contre = garde contre
tarot-column-petite = Petite
tarot-column-garde = Garde
tarot-column-garde-sans = Sans
tarot-column-garde-contre = Contre
tarot-column-called = Parceiro
tarot-alone = só

tarot-headline-made = { $taker } cumpre a { $bid } { $by ->
    [0] à justa
   *[other] por { $by }
  } com { $bouts ->
    [1] 1 bout
   *[other] { $bouts } bouts
  }.{ $slam }
    .brief = { $taker } · { $bid } · +{ $by }
tarot-headline-lost = { $taker } perde a { $bid } por { $by } com { $bouts ->
    [1] 1 bout
   *[other] { $bouts } bouts
  }.{ $slam }
    .brief = { $taker } · { $bid } · −{ $by }
tarot-headline-made-two = { $taker } cumpre a { $bid } { $by ->
    [0] à justa
   *[other] por { $by }
  } com { $partner }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · +{ $by }
tarot-headline-lost-two = { $taker } perde a { $bid } por { $by } com { $partner }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · −{ $by }
tarot-headline-slam-made = { " " }Chelem.
tarot-headline-slam-announced-made = { " " }Chelem anunciado e feito.
tarot-headline-slam-announced-failed = { " " }Chelem anunciado e falhado.
tarot-headline-slam-defence = { " " }Chelem da defesa.
tarot-headline-petit-sec = Petit sec: mão anulada.

tarot-why-made = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } com { $bouts ->
    [1] 1 bout
   *[other] { $bouts } bouts
  }: contrato de { $target } cumprido { $by ->
    [0] à justa
   *[other] por { $by }
  }
tarot-why-lost = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } com { $bouts ->
    [1] 1 bout
   *[other] { $bouts } bouts
  }: contrato de { $target } perdido por { $by }
tarot-why-half = o meio ponto vai para o lado que ganha: { $by }
tarot-why-base-made = { $contract } + { $by } = { $base }
tarot-why-base-made-petit-won = { $contract } + { $by } + { $petit } de petit au bout = { $base }
tarot-why-base-made-petit-lost = { $contract } + { $by } − { $petit } de petit au bout da defesa = { $base }
tarot-why-base-lost = −({ $contract } + { $by }) = { $base }
tarot-why-base-lost-petit-won = −({ $contract } + { $by }) + { $petit } de petit au bout = { $base }
tarot-why-base-lost-petit-lost = −({ $contract } + { $by }) − { $petit } de petit au bout da defesa = { $base }
tarot-why-multiplied = × { $times } { $bid } = { $amount }
tarot-why-poignee-won = + { $bonus } de poignée = { $amount }
tarot-why-poignee-lost = − { $bonus } de poignée = { $amount }
tarot-why-slam-won = + { $bonus } de chelem = { $amount }
tarot-why-slam-lost = − { $bonus } de chelem = { $amount }
tarot-why-defenders-pay = os { $defenders } da defesa pagam { $amount } por cabeça
tarot-why-taker-pays = { $taker } paga { $amount } por cabeça aos { $defenders } da defesa
tarot-why-defenders-pay-two = os { $defenders } da defesa pagam { $amount } por cabeça: ao todo, { $double } a { $taker } e { $amount } a { $partner }
tarot-why-two-pay = os { $defenders } da defesa recebem { $amount } por cabeça: ao todo, { $double } de { $taker } e { $amount } de { $partner }
tarot-why-misere-pays = misère: os outros pagam { $amount } cada um a { $player }

tarot-error-points-range = Os pontos das cartas vão de 0 a { $most }.
tarot-error-points-halves = Os pontos das cartas são inteiros ou meios.
tarot-error-points-whole = A quatro contam-se sempre pontos inteiros; quem tinha a Excuse devolveu uma carta?
tarot-error-points-bouts = Com { $bouts ->
    [1] 1 bout
   *[other] { $bouts } bouts
  }, o ataque tem de { $low } a { $high } pontos.
tarot-error-petit-attack = O ataque ganhou o Petit na última vaza, por isso tem pelo menos 1 bout.
tarot-error-petit-defence = A defesa ganhou o Petit na última vaza, por isso o ataque tem no máximo 2 bouts.
tarot-error-partner = Só a cinco é que o declarante chama um parceiro.
tarot-error-poignees-twice = { $player } mostra no máximo uma poignée.
tarot-error-poignees-trumps = Estas poignées mostram { $shown } trunfos; o baralho tem { $trumps }.
tarot-error-slam-lost = Um chelem feito não é compatível com um contrato perdido.
tarot-error-slam-petit = Quem faz um chelem ganha também a última vaza, e com ela o Petit.
tarot-error-slam-cards = Um chelem leva todas as cartas: 3 bouts e { $all } pontos, ou 2 bouts e { $less } se a defesa fica com a Excuse.
tarot-error-slam-defence-won = Se a defesa ganha todas as vazas, o contrato está perdido.
tarot-error-slam-defence-petit = Se a defesa ganha todas as vazas, o ataque não pode ganhar o Petit na última.
tarot-error-slam-not-failed = Com 3 bouts e { $all } pontos, o chelem está feito.
tarot-error-misere-off = Nesta mesa não se jogam misères; pode ativá-las nas regras da casa.
tarot-error-misere-twice = { $player } anuncia no máximo uma misère.

tarot-odd-slam = Um chelem: está certo?
tarot-odd-no-bouts = { $points } pontos para o ataque sem nenhum bout: está certo?
tarot-odd-poignees = Duas poignées numa mão: está certo?
tarot-odd-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } para o ataque: está certo?

tarot-rule-misere = As misères pagam-se
tarot-rule-misere-hint = { $misere } por cabeça
tarot-ask-taker = Declarante e contrato
tarot-ask-partner = Parceiro chamado (o próprio declarante, se jogar sozinho)
tarot-ask-bouts = Bouts
tarot-needs = a fazer
tarot-ask-side = Pontos de quem?
tarot-side-attack = Ataque
tarot-side-defence = Defesa
tarot-ask-points = Pontos
tarot-ask-extras = Petit, chelem, outra poignée
tarot-ask-petit = Petit au bout
tarot-ask-poignee = Poignée
tarot-ask-poignee-second = Segunda poignée
tarot-ask-poignee-player = Quem a mostrou?
tarot-poignee-not-recorded = Não registado
tarot-poignee-trumps = { $trumps }+
tarot-ask-slam = Chelem
tarot-slam-made = Feito
tarot-slam-announced-made = Anunciado, feito
tarot-slam-announced-failed = Anunciado, falhado
tarot-slam-defence = Da defesa
tarot-ask-miseres = Misères
tarot-ask-miseres-who = Quem declarou misère?
tarot-result-passed = Todos passam
tarot-result-petit-sec = Petit sec
tarot-pile-bouts = Bouts
tarot-pile-kings = Reis
tarot-pile-queens = Damas
tarot-pile-knights = Cavaleiros
tarot-pile-valets = Valetes
tarot-pile-rest = Outras
tarot-deal = { $cards } cartas por cabeça, { $packets } a { $packets }; { $chien } para o chien.
tarot-deal-slam = Com chelem anunciado, sai a jogar quem o anuncia.

tarot-role-taker = Declarante
tarot-role-partner = Parceiro
tarot-role-defender = Defesa
tarot-count-bouts = { $count ->
    [1] 1 bout como declarante
   *[other] { $count } bouts como declarante
  }
tarot-count-poignees = { $count ->
    [1] 1 poignée mostrada
   *[other] { $count } poignées mostradas
  }
tarot-count-petit-won = { $count ->
    [1] 1 petit au bout ganho
   *[other] { $count } petits au bout ganhos
  }
tarot-count-petit-lost = { $count ->
    [1] 1 petit au bout perdido
   *[other] { $count } petits au bout perdidos
  }
tarot-card-worth = { $contract }, e mais um por cada ponto acima ou abaixo, tudo multiplicado pelo contrato. O meio ponto vai para o lado que ganha.
tarot-card-petit = petit au bout, multiplicado pelo contrato
tarot-card-poignee = poignée de { $trumps } trunfos, para o lado que ganha
tarot-card-pays = Cada defensor paga-o ao declarante; se perder, o declarante paga-o a cada um.
tarot-card-pays-two = Cada defensor paga-o: duas partes ao declarante e uma ao parceiro; quem joga sozinho fica com tudo. Se perderem, paga-se ao contrário.
