game-doppelkopf = Doppelkopf

doppelkopf-re = Re
doppelkopf-contra = Contra
doppelkopf-no = sem { $limit }
doppelkopf-black = capote
doppelkopf-fox = raposa
doppelkopf-doppelkopf = Doppelkopf
doppelkopf-charlie = Carlinhos
doppelkopf-other = outros pontos extra
doppelkopf-game-normal = jogo normal
doppelkopf-game-wedding = casamento
doppelkopf-game-poverty = pobreza
doppelkopf-game-solo = outro solo
doppelkopf-game-queens = solo de damas
doppelkopf-game-jacks = solo de valetes
doppelkopf-game-clubs = solo de paus
doppelkopf-game-spades = solo de espadas
doppelkopf-game-hearts = solo de copas
doppelkopf-game-diamonds = solo de ouros
doppelkopf-game-aces = solo de ases
doppelkopf-game-silent_wedding = casamento secreto

doppelkopf-told-points = com { $points } pontos
doppelkopf-told-value = (resultado registado)
doppelkopf-headline-re = Re ganha { $told }: { $gain }.
    .brief = Re · { $re } · { $value }
doppelkopf-headline-contra = Contra ganha, Re { $told }: { $gain }.
    .brief = Contra sobre { $re } · { $value }
doppelkopf-headline-none = Ninguém ganha, Re { $told }: { $gain }.
    .brief = ninguém · { $re } · { $value }
doppelkopf-headline-solo-won = { $re } ganha { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }
doppelkopf-headline-solo-lost = { $re } perde { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }

doppelkopf-why-re = { $re } a { $contra } pontos: Re ganha
doppelkopf-why-contra = { $re } a { $contra } pontos: Contra ganha
doppelkopf-why-none = { $re } a { $contra } pontos: nenhum lado tem o que anunciou ou precisava
doppelkopf-part-won = ganho
doppelkopf-part-called = anúncios além de Re e Contra
doppelkopf-part-under = abaixo dos limites
doppelkopf-part-against = alcançado contra o anúncio
doppelkopf-part-queens = contra as damas
doppelkopf-why-part = { $what }, { $points } para { $side }: Re { $value }
doppelkopf-why-double = { $call } dobra, × { $times }: Re { $value }
doppelkopf-why-bock = { $bock ->
    [one] ronda de Bock
   *[other] { $bock } rondas de Bock
  }, × { $times }: Re { $value }
doppelkopf-why-value = o resultado registado: Re { $value }
doppelkopf-why-alone = { $soloist } joga a solo, × { $times }: { $value }
doppelkopf-why-both = { $winners } { $gain } cada um, { $losers } { $loss } cada um
doppelkopf-why-plus = { $winners } { $gain } cada um

doppelkopf-error-re = Escolha os dois de Re, num solo só o solista.
doppelkopf-error-game-alone = Isto joga-se a dois; escolha um solo ou o segundo de Re.
doppelkopf-error-game-two = Isto joga-se sozinho; escolha só o solista.
doppelkopf-error-compulsory = O solo obrigatório joga-se sozinho; escolha só o solista.
doppelkopf-error-value = O resultado já diz tudo; deixe isto vazio ou escreva os pontos em vez do resultado.
doppelkopf-error-points = { $points } não é possível: zero, de { $least } a { $most }, ou todos os pontos.
doppelkopf-error-no-tricks = { $side } tem { $points } pontos, logo tem uma vaza.
doppelkopf-error-extras-solo = Num solo não há pontos extra.
doppelkopf-error-extras-pack = Só há { $foxes } raposas, { $doppelkopfs } Doppelkopf e um Carlinhos.
doppelkopf-error-extras-points = Nos { $points } pontos de { $side } não cabe tudo isto.

doppelkopf-odd-no-tricks = Um lado sem vazas: está certo?
doppelkopf-odd-no-points = Nenhum ponto, mas uma vaza: está certo?
doppelkopf-odd-none = Ninguém ganhou: está certo?
doppelkopf-odd-black = Capote anunciado: está certo?
doppelkopf-odd-bock = { $bock } rondas de Bock ao mesmo tempo: está certo?
doppelkopf-odd-value = Um jogo por { $value }: está certo?
doppelkopf-odd-compulsory = { $soloist } já não deve nenhum solo obrigatório: está certo?

doppelkopf-ask-re = Re: dois jogadores, um num solo
doppelkopf-ask-re-call = Re anuncia
doppelkopf-ask-contra-call = Contra anuncia
doppelkopf-ask-extras = Pontos extra
doppelkopf-re-extra = Extra de Re
doppelkopf-contra-extra = Extra de Contra
doppelkopf-ask-more = Solo, casamento, pobreza
doppelkopf-ask-more-bock = Bock, solo, casamento
doppelkopf-ask-game = O que se jogou?
doppelkopf-ask-flags = Solo obrigatório
doppelkopf-compulsory = Solo obrigatório
doppelkopf-ask-no-tricks = Sem vazas
doppelkopf-ask-other = Outros pontos extra
doppelkopf-ask-bock = Rondas de Bock
doppelkopf-bock = Bock { $bock }
doppelkopf-ask-points = Pontos de Re
doppelkopf-ask-counts = O que se aponta?
doppelkopf-counts-points = Pontos de Re
doppelkopf-counts-value = Resultado

doppelkopf-rule-scoring = Marcação
doppelkopf-scoring-plus_minus = Mais e menos
doppelkopf-scoring-plus = Só mais
doppelkopf-rule-calls = Re e Contra
doppelkopf-calls = { $points } cada
doppelkopf-calls-double = dobram
doppelkopf-rule-nines = Com noves
doppelkopf-rule-bock = Rondas de Bock
doppelkopf-rule-solos = Solos obrigatórios por jogador
doppelkopf-rule-deals = Número de mãos
doppelkopf-rule-deals-hint = vazio: sem fim; uma ronda tem { $four } a quatro, { $five } a cinco

doppelkopf-deal = 12 cartas a cada um, três de cada vez.
doppelkopf-no-nines-deal = 10 cartas a cada um: 3, 4 e 3.
doppelkopf-again = Depois do solo obrigatório, { $dealer } dá outra vez.
doppelkopf-owed = { $count ->
    [one] { $players } ainda deve um solo obrigatório.
   *[other] { $players } ainda devem um solo obrigatório.
  }
doppelkopf-deal-of = Mão { $number } de { $deals }.

doppelkopf-role-soloist = Solista
doppelkopf-outcome-none = ninguém ganha
doppelkopf-card-contra = Se só se anunciar Contra, Re precisa de { $half } e Contra de { $more }.
doppelkopf-card-against = Contra tal anúncio o outro lado só precisa do que lhe é negado: esses pontos, ou uma vaza.
doppelkopf-card-both = Cada vencedor recebe a soma, cada perdedor perde-a.
doppelkopf-card-plus = Cada vencedor marca a soma; os perdedores, nada.
