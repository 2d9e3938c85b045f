game-hearts = Copas

hearts-headline-leads = Com menos até agora: { $players }, { $total }.
    .brief = { $taken }
hearts-headline-wins = { $count ->
    [one] { $players } ganha com { $total }.
   *[other] { $players } ganham com { $total } cada um.
  }
    .brief = { $taken }
hearts-headline-moon = { $player } acerta na lua: { $points } para todos os outros.
    .brief = { $player } · lua
hearts-headline-moon-off = { $player } acerta na lua: menos { $points }.
    .brief = { $player } · lua
hearts-took = { $player } { $points }
hearts-and = { $one } · { $other }

hearts-why-moon = { $player } fez os { $points }, a lua: ficam para todos os outros
hearts-why-moon-off = { $player } fez os { $points }, a lua, e desconta-os
hearts-why-points = { $player }: { $points }, agora { $total }
hearts-why-jack = { $player }, valete de ouros: { $points }, agora { $total }
hearts-why-no-tricks = { $player }, nenhuma vaza: { $points }, agora { $total }
hearts-why-exact = { $player } está exatamente no limite: { $points }, agora { $total }
hearts-why-ends = alguém tem { $target } ou mais; { $count ->
    [one] { $players } ganha com menos pontos, { $total }
   *[other] { $players } dividem a vitória com menos pontos, { $total }
  }
hearts-why-level = alguém tem { $target } ou mais, mas { $players } estão empatados com { $total }: decide outra mão

hearts-error-rule-off = Nesta mesa isso não conta. Deixe vazio ou mude as regras.
hearts-error-no-moon = Ninguém fez todos os pontos: não há nada a escolher.
hearts-error-shooter = Indique quem acertou na lua ou os pontos, não ambos.
hearts-error-no-tricks = { $player } ficou com cartas, logo fez uma vaza.
hearts-error-missing = Faltam os pontos de { $players }; só pode faltar uma pessoa, que tem o resto dos { $all }.
hearts-error-sum = Os pontos têm de somar { $all }: registou { $sum }.
hearts-error-queen = Alguém ficou com a dama de espadas e tem pelo menos { $queen }.
hearts-odd-moon = { $points } para { $player }: foi a lua?

hearts-rule-target = Joga-se até
hearts-rule-target-hint = { $usual } se ficar vazio.
hearts-rule-moon = Acertar na lua (os { $points } pontos)
hearts-moon-add = Ficam para os outros
hearts-moon-subtract = Descontam-se
hearts-moon-choice = À escolha
hearts-moon-none = Não se joga
hearts-rule-jack = Valete de ouros: −{ $points }
hearts-rule-no-tricks = Desconto por não fazer vazas
hearts-rule-no-tricks-hint = No máximo { $usual }; nenhum se ficar vazio.
hearts-rule-exact = Um total exatamente no limite
hearts-exact-none = Fica
hearts-exact-half = Passa a metade
hearts-exact-zero = Volta a zero
hearts-rule-tie = Empate no fim
hearts-tie-shared = Vitória dividida
hearts-tie-play-on = Continua-se
hearts-rule-passing = Passagem de cartas
hearts-passing-cycle = À vez
hearts-passing-left = Sempre à esquerda
hearts-passing-none = Nunca

hearts-ask-points = Pontos, { $all } no total
hearts-column-moon = Lua
hearts-column-jack = ♦V
hearts-column-no-tricks = Sem vazas
hearts-ask-moon = A lua
hearts-choice-add = { $points } para os outros
hearts-choice-subtract = Menos { $points }
hearts-deal = { $each } cartas a cada um, uma a uma. Sai { $card }.
hearts-deal-left-out = Tiram-se: { $cards }.
hearts-pass-left = Passam-se { $cards } cartas à esquerda.
hearts-pass-right = Passam-se { $cards } cartas à direita.
hearts-pass-across = Passam-se { $cards } cartas em frente.
hearts-pass-second-left = Passam-se { $cards } cartas ao segundo à esquerda.
hearts-pass-second-right = Passam-se { $cards } cartas ao segundo à direita.
hearts-pass-third-left = Passam-se { $cards } cartas ao terceiro à esquerda.
hearts-pass-third-right = Passam-se { $cards } cartas ao terceiro à direita.
hearts-pass-none = Nesta mão não se passam cartas.

hearts-outcome-moon = Lua
hearts-outcome-clean = Sem pontos
hearts-card-heart = cada carta de copas
hearts-card-queen = dama de espadas
hearts-card-jack = valete de ouros
