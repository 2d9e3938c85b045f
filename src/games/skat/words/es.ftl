game-skat = Skat

skat-game-diamonds = Diamantes
skat-game-hearts = Corazones
skat-game-spades = Picas
skat-game-clubs = Tréboles
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

skat-headline-won = { $declarer } gana { $game }: { $value }.
    .brief = { $declarer } · { $game } · { $value }
skat-headline-lost = { $declarer } pierde { $game }: { $times } × { $value }.
    .brief = { $declarer } · { $game } · { $amount }
skat-headline-overbid = { $declarer } pierde { $game }, subasta de { $bid } demasiado alta: { $times } × { $value }.
    .brief = { $declarer } · { $game } sobrepujado · { $amount }
skat-headline-ramsch = { $count ->
    [one] { $players } pierde el Ramsch: { $sum }.
   *[other] { $players } pierden el Ramsch: { $sum } cada uno.
  }
    .brief = Ramsch · { $players } { $product }
skat-headline-march = { $players } hace todas las bazas del Ramsch: { $sum }.
    .brief = Todas las bazas · { $players } { $product }

skat-product = { $points } × { $factor }
skat-sum = { $points } × { $factor } = { $value }
skat-levels = matadores { $matadors }, juego { $level }
skat-levels-more = { $levels }, { $what } { $level }
skat-why-points-won = { $points } puntos: ganado
skat-why-points-lost = { $points } puntos: perdido
skat-why-value = { $levels }: { $level } × { $base } = { $value }
skat-why-null = { $game }: { $value }
skat-why-overbid = subasta de { $bid }, demasiado alta: { $level } × { $base } = { $value }, perdido
skat-why-kontra = { $kontra }: × { $times } = { $value }
skat-why-bock = { $bock ->
    [one] ronda de Bock
   *[other] { $bock } rondas de Bock
  }: × { $times } = { $value }
skat-why-lost = un juego perdido cuenta doble: { $declarer } { $amount }
skat-why-seeger-won = { $seeger } más por el juego ganado: { $declarer } { $amount } + { $seeger } = { $sum }
skat-why-seeger-lost = { $seeger } menos por el juego perdido: { $declarer } { $amount } − { $seeger } = { $sum }
skat-why-fabian = { $fabian } para cada uno de los demás: { $others }
skat-why-won-nothing = gana { $winner } y no se apunta nada
skat-why-charged = el valor se apunta a los contrarios: { $others } { $amount } cada uno
skat-why-ramsch-points = { $player }: { $points } puntos
skat-why-ramsch-none = { $player }: { $points } puntos, ninguna baza
skat-why-pushed = { $pushed ->
    [one] skat pasado una vez
   *[other] skat pasado { $pushed } veces
  }: × { $times } = { $value }
skat-why-virgin = ninguna baza para { $players }: × { $times } = { $value }
skat-why-ramsch = { $count ->
    [one] pierde quien tiene más puntos: { $losers } { $amount }
   *[other] pierden quienes tienen más puntos: { $losers } { $amount } cada uno
  }
skat-why-march = todas las bazas ganan: { $player } { $amount }

skat-error-bierlachs = Solo existe en el Bierlachs; déjalo vacío o elige el recuento Bierlachs.
skat-error-null = El Null no tiene matadores, puntos ni Schneider; déjalo vacío.
skat-error-announced-ouvert = A color y en el Grand, ouvert significa Schwarz anunciado; quita Schneider.
skat-error-hand = Quien anuncia o juega ouvert no ha cogido el skat; elige Hand.
skat-error-won-schwarz = { $points } puntos: ¿los contrarios no tienen ni una baza? Elige ganado o perdido.
skat-error-won = Con { $points } puntos acaba de otra manera: para ganar hacen falta { $needs } o más.
skat-error-points = Con las cartas no se suman { $one } ni { $rest } puntos; vuelve a contar.
skat-error-schneider-points = No cuadra con { $points } puntos: Schneider es { $most } o menos.
skat-error-schwarz-points = No cuadra con { $points } puntos: un bando sin bazas no tiene ninguno.
skat-error-schneider = Aquí un bando es Schneider, por el Schwarz o por el anuncio cumplido.
skat-error-schwarz = Schwarz anunciado y ganado significa que los contrarios no tienen bazas.
skat-error-bid = Nadie puede subastar { $bid }; escribe un valor como { $low } o { $next }.
skat-error-bid-null = Este Null vale { $value } y no llega a la subasta de { $bid }. Escribe el juego a color o el Grand que se pierde en su lugar.
skat-error-ramsch = Escribe los puntos de los tres, { $all } en total.
skat-error-ramsch-less = En total son { $all } puntos, aquí { $sum }: ¿falta el skat? Es de uno de los tres.
skat-error-ramsch-more = En total son { $all } puntos, aquí { $sum }: el skat solo cuenta una vez.
skat-error-no-tricks = { $player } tiene puntos, así que tiene una baza.
skat-error-no-tricks-all = Alguien ha hecho bazas; sin ellas se quedan dos como mucho.
skat-error-loser-alone = Uno solo tiene más puntos y pierde; deja esto vacío.
skat-error-loser = { $player } no es quien más puntos tiene.

skat-odd-ouvert = Un ouvert a color o Grand: ¿es correcto?
skat-odd-matadors = Con o sin { $matadors }: ¿es correcto?
skat-odd-schwarz = Schwarz: ¿de verdad un bando no tiene ninguna baza?
skat-odd-bid = Una subasta de { $bid }: ¿es correcto?
skat-odd-re = Contra y recontra: ¿es correcto?
skat-odd-bock = { $bock } rondas de Bock a la vez: ¿es correcto?

skat-play = Juego
skat-ask-kind = Juego o Ramsch
skat-ask-game = Solista y juego
skat-ask-matadors = Matadores, con o sin
skat-plus = + { $count }
skat-ask-won = ¿Ganado o perdido?
skat-won = Ganado
skat-lost = Perdido
skat-ask-extras = Anuncio, subasta, puntos
skat-ask-extras-ramsch = Anuncio, puntos, empate
skat-ask-announced = Anunciado
skat-ask-kontra = Contra
skat-ask-bock = Rondas de Bock
skat-bock = Bock { $bock }
skat-ask-numbers = Puntos del solista y subasta
skat-points = Puntos
skat-bid = Subasta
skat-ask-points = Puntos, { $all } en total
skat-no-tricks = sin bazas
skat-nobody = todos con bazas
skat-ask-pushed = Skat pasado
skat-ask-loser = ¿Quién pierde solo?
skat-both = todos los que más tienen

skat-rule-scoring = Recuento
skat-scoring-plain = Sencillo
skat-scoring-seeger_fabian = Seeger-Fabian
skat-scoring-bierlachs = Bierlachs
skat-rule-limit = Límite del Bierlachs
skat-rule-limit-hint = { $limit } si se deja vacío; también se usa { $other }
skat-rule-won_games = Juego ganado en el Bierlachs
skat-won_games-opponents = A los contrarios
skat-won_games-nothing = Nada
skat-rule-kontra = Contra y recontra
skat-rule-ramsch = Ramsch si todos pasan
skat-rule-bock = Rondas de Bock
skat-rule-deals = Número de manos
skat-rule-deals-hint = vacío: sin final; una lista tiene { $three } entre tres, { $four } entre cuatro

skat-result-passed = Todos pasan
skat-deal = 10 cartas por jugador: 3, luego 2 al skat, 4 y 3.
skat-deal-bids = { $bids } subasta, { $hears } responde.
skat-deal-of = Mano { $number } de { $deals }.
skat-left = quedan { $left }

skat-role-declarer = Solista
skat-role-defender = Defensor
skat-outcome-lost = Ramsch perdido
skat-outcome-march = Todas las bazas
skat-card-needs = El solista necesita { $needed } puntos con el skat, { $more } con Schneider anunciado.
skat-card-value = La base de abajo se multiplica por la suma de los matadores, con o sin, uno por el juego y los niveles. Null tiene valor fijo.
skat-card-levels = Niveles
skat-card-overbid = Un juego con una subasta demasiado alta está perdido y cuenta el valor más bajo que la alcanza.
skat-card-seeger = El solista recibe { $seeger } más por un juego ganado, { $seeger } menos por uno perdido, y cada uno de los demás { $fabian } por uno perdido.
skat-card-ramsch = Quien tiene más puntos los pierde: doblados por cada uno que pasó el skat, y doblados si alguien no hizo ninguna baza. Quien hace todas las bazas gana { $all }.
