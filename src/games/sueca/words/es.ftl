game-sueca = Sueca

sueca-win-draw = Empate
sueca-win-single = Sencilla
sueca-win-double = Doble
sueca-win-bandeira = Bandeira
sueca-range = { $low } a { $high }
sueca-worth = { $what }: + { $worth }
sueca-every-trick = todas las bazas
sueca-every-point = los { $all }
sueca-draw-nobody = { $half } iguales, nadie apunta
sueca-draw-next = { $half } iguales; luego una victoria sencilla vale { $worth }
sueca-to = a { $target }

sueca-headline-single = { $party } ganan.{ $end }
    .brief = { $party } · sencilla
sueca-headline-double = { $party } ganan doble.{ $end }
    .brief = { $party } · doble
sueca-headline-bandeira = { $party } ganan todas las bazas: bandeira.{ $end }
    .brief = { $party } · bandeira
sueca-headline-renuncia = { $player } ha hecho renuncio: { $party } ganan.{ $end }
    .brief = { $party } · renuncio
sueca-headline-draw = Empate, { $half } iguales.
    .brief = empate
sueca-why-points = { $party } { $one }, { $other } { $rest }
sueca-why-doubled = { $own }, doblado por cada empate anterior: { $draws }
sueca-why-more = { $own }, y uno más por cada empate anterior: { $draws }
sueca-why-worth = { $party }: { $worth }
sueca-why-draw = la próxima victoria sencilla vale { $worth }
sueca-next-win = Tras los empates una victoria sencilla vale { $single }, una doble { $double }.

sueca-error-twice = Indica la mano de una sola forma: los puntos, el resultado o el renuncio.
sueca-error-winner-missing = Elige el bando que ganó.
sueca-error-winner = Un ganador solo va con sencilla, doble o bandeira.
sueca-error-bandeira = Una bandeira tiene los { $all } puntos: escríbelos.
sueca-error-none = Elige el resultado, o escribe los puntos de un bando.
sueca-error-sum = Los dos bandos suman { $all } puntos. Cuenta otra vez.
sueca-error-one = Ningún bando puede tener un solo punto, ni { $most }: ninguna carta vale uno. Cuenta otra vez.
sueca-odd-points = Los { $all } puntos: ¿fueron todas las bazas?
sueca-odd-bandeira = Una bandeira: ¿es correcto?

sueca-draw-void = Nada
sueca-draw-double = La próxima victoria vale doble
sueca-draw-plus_one = La próxima victoria vale uno más
sueca-bandeira-tricks = Todas las bazas
sueca-bandeira-points = Todos los puntos
sueca-rule-draw = Un empate
sueca-rule-bandeira = Una bandeira pide
sueca-rule-bandeira_worth = Puntos de una bandeira
sueca-rule-renuncia = Puntos de un renuncio

sueca-ask-win = ¿Quién ganó, y cómo?
sueca-ask-bandeira = Todos los puntos
sueca-ask-points = o puntos
sueca-ask-renuncia = ¿Quién hizo renuncio?
sueca-ask-trump = Triunfo
sueca-not-noted = Sin apuntar
sueca-ask-extras = Renuncio, triunfo
sueca-shuffles = { $shuffles } baraja, { $cuts } corta.
sueca-deal = 10 cartas a cada uno de una vez, hacia la derecha; la última, del que reparte, se descubre y es triunfo.

sueca-outcome-won = Ganada
sueca-outcome-double = Ganada doble
sueca-outcome-bandeira = Bandeira
sueca-outcome-draw = Empate
sueca-outcome-lost = Perdida
sueca-card-win = { $win }, { $points }
