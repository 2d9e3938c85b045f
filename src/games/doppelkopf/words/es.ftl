game-doppelkopf = Doppelkopf

doppelkopf-re = Re
doppelkopf-contra = Contra
doppelkopf-no = sin { $limit }
doppelkopf-black = capote
doppelkopf-fox = zorro
doppelkopf-doppelkopf = Doppelkopf
doppelkopf-charlie = Carlitos
doppelkopf-other = otros puntos extra
doppelkopf-game-normal = juego normal
doppelkopf-game-wedding = boda
doppelkopf-game-poverty = pobreza
doppelkopf-game-solo = otro solo
doppelkopf-game-queens = solo de damas
doppelkopf-game-jacks = solo de jotas
doppelkopf-game-clubs = solo de tréboles
doppelkopf-game-spades = solo de picas
doppelkopf-game-hearts = solo de corazones
doppelkopf-game-diamonds = solo de diamantes
doppelkopf-game-aces = solo de ases
doppelkopf-game-silent_wedding = boda secreta

doppelkopf-told-points = con { $points } puntos
doppelkopf-told-value = (resultado anotado)
doppelkopf-headline-re = Gana Re { $told }: { $gain }.
    .brief = Re · { $re } · { $value }
doppelkopf-headline-contra = Gana Contra, Re { $told }: { $gain }.
    .brief = Contra ante { $re } · { $value }
doppelkopf-headline-none = No gana nadie, Re { $told }: { $gain }.
    .brief = nadie · { $re } · { $value }
doppelkopf-headline-solo-won = { $re } gana { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }
doppelkopf-headline-solo-lost = { $re } pierde { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }

doppelkopf-why-re = { $re } a { $contra } puntos: gana Re
doppelkopf-why-contra = { $re } a { $contra } puntos: gana Contra
doppelkopf-why-none = { $re } a { $contra } puntos: ningún bando tiene lo que anunció o necesitaba
doppelkopf-part-won = ganado
doppelkopf-part-called = anuncios más allá de Re y Contra
doppelkopf-part-under = por debajo de los límites
doppelkopf-part-against = alcanzado contra el anuncio
doppelkopf-part-queens = contra las damas
doppelkopf-why-part = { $what }, { $points } para { $side }: Re { $value }
doppelkopf-why-double = { $call } dobla, × { $times }: Re { $value }
doppelkopf-why-bock = { $bock ->
    [one] ronda de Bock
   *[other] { $bock } rondas de Bock
  }, × { $times }: Re { $value }
doppelkopf-why-value = el resultado anotado: Re { $value }
doppelkopf-why-alone = { $soloist } juega en solitario, × { $times }: { $value }
doppelkopf-why-both = { $winners } { $gain } cada uno, { $losers } { $loss } cada uno
doppelkopf-why-plus = { $winners } { $gain } cada uno

doppelkopf-error-re = Elige a los dos de Re; en un solo, únicamente al solista.
doppelkopf-error-game-alone = Esto lo juegan dos; elige un solo o al segundo de Re.
doppelkopf-error-game-two = Esto lo juega uno solo; elige únicamente al solista.
doppelkopf-error-compulsory = El solo obligatorio lo juega uno; elige únicamente al solista.
doppelkopf-error-value = El resultado ya lo dice todo; deja esto vacío o escribe los puntos en lugar del resultado.
doppelkopf-error-points = { $points } no es posible: cero, de { $least } a { $most }, o todos los puntos.
doppelkopf-error-no-tricks = { $side } tiene { $points } puntos, así que tiene una baza.
doppelkopf-error-extras-solo = En un solo no hay puntos extra.
doppelkopf-error-extras-pack = Solo hay { $foxes } zorros, { $doppelkopfs } Doppelkopf y un Carlitos.
doppelkopf-error-extras-points = En los { $points } puntos de { $side } no cabe todo esto.

doppelkopf-odd-no-tricks = Un bando sin bazas: ¿es correcto?
doppelkopf-odd-no-points = Ningún punto, pero una baza: ¿es correcto?
doppelkopf-odd-none = No ha ganado nadie: ¿es correcto?
doppelkopf-odd-black = Capote anunciado: ¿es correcto?
doppelkopf-odd-bock = { $bock } rondas de Bock a la vez: ¿es correcto?
doppelkopf-odd-value = Un juego por { $value }: ¿es correcto?
doppelkopf-odd-compulsory = { $soloist } ya no debe ningún solo obligatorio: ¿es correcto?

doppelkopf-ask-re = Re: dos jugadores, uno en un solo
doppelkopf-ask-re-call = Re anuncia
doppelkopf-ask-contra-call = Contra anuncia
doppelkopf-ask-extras = Puntos extra
doppelkopf-re-extra = Extra de Re
doppelkopf-contra-extra = Extra de Contra
doppelkopf-ask-more = Solo, boda, pobreza
doppelkopf-ask-more-bock = Bock, solo, boda
doppelkopf-ask-game = ¿Qué se ha jugado?
doppelkopf-ask-flags = Solo obligatorio
doppelkopf-compulsory = Solo obligatorio
doppelkopf-ask-no-tricks = Sin bazas
doppelkopf-ask-other = Otros puntos extra
doppelkopf-ask-bock = Rondas de Bock
doppelkopf-bock = Bock { $bock }
doppelkopf-ask-points = Puntos de Re
doppelkopf-ask-counts = ¿Qué se apunta?
doppelkopf-counts-points = Puntos de Re
doppelkopf-counts-value = Resultado

doppelkopf-rule-scoring = Anotación
doppelkopf-scoring-plus_minus = Más y menos
doppelkopf-scoring-plus = Solo más
doppelkopf-rule-calls = Re y Contra
doppelkopf-calls = { $points } cada uno
doppelkopf-calls-double = doblan
doppelkopf-rule-nines = Con nueves
doppelkopf-rule-bock = Rondas de Bock
doppelkopf-rule-solos = Solos obligatorios por jugador
doppelkopf-rule-deals = Número de manos
doppelkopf-rule-deals-hint = vacío: sin final; una ronda tiene { $four } entre cuatro, { $five } entre cinco

doppelkopf-deal = 12 cartas por jugador, de tres en tres.
doppelkopf-no-nines-deal = 10 cartas por jugador: 3, 4 y 3.
doppelkopf-again = Tras el solo obligatorio, { $dealer } reparte otra vez.
doppelkopf-owed = { $count ->
    [one] { $players } aún debe un solo obligatorio.
   *[other] Aún deben un solo obligatorio: { $players }.
  }
doppelkopf-deal-of = Mano { $number } de { $deals }.

doppelkopf-role-soloist = Solista
doppelkopf-outcome-none = no gana nadie
doppelkopf-card-contra = Si solo se anuncia Contra, Re necesita { $half } y Contra { $more }.
doppelkopf-card-against = Contra tal anuncio el otro bando solo necesita lo que se le niega: esos puntos, o una baza.
doppelkopf-card-both = Cada ganador recibe la suma, cada perdedor la pierde.
doppelkopf-card-plus = Cada ganador se anota la suma; los perdedores, nada.
