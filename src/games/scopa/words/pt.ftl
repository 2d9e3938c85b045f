game-scopa = Scopa

scopa-carte = cartas
scopa-denari = ouros
scopa-settebello = settebello
scopa-primiera = primiera
scopa-re_bello = rei de ouros
scopa-napola-of = napola de { $coins }
scopa-scope = { $count ->
    [one] 1 escova
   *[other] { $count } escovas
  }
scopa-nothing = nada
scopa-list = { $list }, { $next }
scopa-part = { $party }: { $what }
scopa-parts = { $list } · { $next }
scopa-headline = { $parts }
    .brief = { $brief }

scopa-why-points = { $party }: { $what } = { $points }, agora { $total }
scopa-why-count = { $party } { $count }
scopa-why-counts = { $what }: { $counts }
scopa-why-nobody = { $what }: empate
scopa-why-cappotto = { $party }: cappotto, os { $coins } ouros ganham a partida

scopa-error-sum = Ao todo são { $all }, aqui { $sum }; conte outra vez.
scopa-error-primiera-all = Escreva a primiera de todos, ou escolha só quem a tem.
scopa-error-scope = Numa mão há no máximo { $most } escovas, aqui { $sum }.
scopa-error-napola-one = Só um jogador tem uma napola.
scopa-error-one-card = Cada captura tem pelo menos duas cartas: ninguém pode ter uma só.
scopa-error-napola-seven = Uma napola de { $coins } inclui o settebello, que é de outro.
scopa-error-napola-more-seven = Com o settebello, a napola é mais longa do que { $coins }.
scopa-error-napola-king = Uma napola de { $coins } inclui o rei de ouros, que é de outro.
scopa-error-napola-more-king = Com o rei de ouros, a napola é mais longa do que { $coins }.
scopa-error-cappotto-denari = Num cappotto, os ouros são de { $party }.
scopa-error-cappotto-settebello = Num cappotto, o settebello é de { $party }.
scopa-error-cappotto-king = Num cappotto, o rei de ouros é de { $party }.
scopa-error-cappotto-napola = Um cappotto leva uma napola de { $coins } para { $party }; escreva-a.
scopa-error-primiera = Nenhum baralho dá estas primieras juntas; conte outra vez.
scopa-error-coins = Os ouros não batem certo: veja o settebello, a napola e as contas.
scopa-error-primiera-coins = Sem ouros não há primiera.
scopa-error-cards = As cartas não batem certo com os ouros e a primiera; conte outra vez.
scopa-error-scope-cards = Cada escova leva pelo menos duas cartas; não chegam para tantas.
scopa-error-variant = O scopone joga-se a { $players }.

scopa-odd-scope = { $count } escovas: está certo?
scopa-odd-napola = Uma napola de { $coins }: está certo?

scopa-ask-most = Quem tem o quê?
scopa-title-carte = Cartas
scopa-title-denari = Ouros
scopa-title-settebello = Settebello
scopa-title-primiera = Primiera
scopa-title-re_bello = Rei de ouros
scopa-title-cappotto = Cappotto
scopa-nobody = Empate
scopa-ask-scope = Escovas
scopa-to = até { $target }
scopa-ask-counts = Contar cartas, ouros, primiera
scopa-ask-napola-counts = Napola, contar cartas e ouros
scopa-ask-cappotto-counts = Cappotto, contar cartas e ouros
scopa-ask-both-counts = Napola, cappotto, contar
scopa-count-carte = Cartas, { $all } ao todo
scopa-count-denari = Ouros, { $all } ao todo
scopa-count-primiera = Pontos de primiera
scopa-count-napola = Napola: quantos ouros desde o ás

scopa-rule-variant = Jogo
scopa-variant-scopa = Scopa
scopa-variant-scopone = Scopone
scopa-variant-scientifico = Scopone científico
scopa-rule-napola = Napola: ás, dois, três de ouros e mais
scopa-rule-re_bello = O rei de ouros conta
scopa-rule-cappotto = Cappotto: todos os ouros ganham a partida

scopa-deal = Joga-se para a direita: 3 cartas a cada um e 4 na mesa, depois 3 a cada um até acabar o baralho.
scopa-scopone-deal = Joga-se para a direita: 9 cartas a cada um, três de cada vez; 4 na mesa, duas depois da primeira volta e duas depois da segunda.
scopa-scientifico-deal = Joga-se para a direita: 10 cartas a cada um, nenhuma na mesa.
scopa-kings-deal = Com três ou quatro reis na mesa, dá-se outra vez.

scopa-outcome-all_four = Cartas, ouros, settebello e primiera
scopa-card-most = mais { $what }
scopa-card-settebello = settebello, o sete de ouros
scopa-card-scopa = cada escova
scopa-card-primiera = A melhor carta de cada naipe; quem somar mais com as quatro tem a primiera.
scopa-card-figures = figuras
scopa-card-napola = napola, cada ouro a partir do ás
