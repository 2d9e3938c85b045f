game-sueca = Sueca

sueca-win-draw = Empate
sueca-win-single = Simples
sueca-win-double = Dobro
sueca-win-bandeira = Bandeira
sueca-range = { $low } a { $high }
sueca-worth = { $what }: + { $worth }
sueca-every-trick = todas as vazas
sueca-every-point = os { $all }
sueca-draw-nobody = { $half } a { $half }, ninguém marca
sueca-draw-next = { $half } a { $half }; depois uma vitória simples vale { $worth }
sueca-to = até { $target }

sueca-headline-single = { $party } ganham.{ $end }
    .brief = { $party } · simples
sueca-headline-double = { $party } ganham a dobrar.{ $end }
    .brief = { $party } · dobro
sueca-headline-bandeira = { $party } dão bandeira.{ $end }
    .brief = { $party } · bandeira
sueca-headline-renuncia = { $player } fez renúncia: { $party } ganham.{ $end }
    .brief = { $party } · renúncia
sueca-headline-draw = Empate, { $half } a { $half }.
    .brief = empate
sueca-why-points = { $party } { $one }, { $other } { $rest }
sueca-why-doubled = { $own }, a dobrar por cada empate anterior: { $draws }
sueca-why-more = { $own }, e mais um por cada empate anterior: { $draws }
sueca-why-worth = { $party }: { $worth }
sueca-why-draw = a próxima vitória simples vale { $worth }
sueca-next-win = Depois dos empates uma vitória simples vale { $single }, uma dobrada { $double }.

sueca-error-twice = Indique a mão de uma só forma: os pontos, o resultado ou a renúncia.
sueca-error-winner-missing = Escolha o lado que ganhou.
sueca-error-winner = Um vencedor só vai com simples, dobro ou bandeira.
sueca-error-bandeira = Uma bandeira tem os { $all } pontos: indique-os.
sueca-error-none = Escolha o resultado, ou indique os pontos de um lado.
sueca-error-sum = Os dois lados têm { $all } pontos juntos. Conte de novo.
sueca-error-one = Nenhum lado pode ter um só ponto, nem { $most }: nenhuma carta vale um. Conte de novo.
sueca-odd-points = Os { $all } pontos: foram todas as vazas?
sueca-odd-bandeira = Uma bandeira: está certo?

sueca-draw-void = Nada
sueca-draw-double = A próxima vitória vale a dobrar
sueca-draw-plus_one = A próxima vitória vale mais um
sueca-bandeira-tricks = Todas as vazas
sueca-bandeira-points = Todos os pontos
sueca-rule-draw = Um empate
sueca-rule-bandeira = Uma bandeira pede
sueca-rule-bandeira_worth = Pontos de uma bandeira
sueca-rule-renuncia = Pontos de uma renúncia

sueca-ask-win = Quem ganhou, e como?
sueca-ask-bandeira = Todos os pontos
sueca-ask-points = ou pontos
sueca-ask-renuncia = Quem fez renúncia?
sueca-ask-trump = Trunfo
sueca-not-noted = Não registado
sueca-ask-extras = Renúncia, trunfo
sueca-shuffles = { $shuffles } baralha, { $cuts } parte.
sueca-deal = 10 cartas a cada um de uma vez, para a direita; a última, de quem dá, vira-se e é trunfo.

sueca-outcome-won = Ganha
sueca-outcome-double = Ganha a dobrar
sueca-outcome-bandeira = Bandeira
sueca-outcome-draw = Empate
sueca-outcome-lost = Perdida
sueca-card-win = { $win }, { $points }
