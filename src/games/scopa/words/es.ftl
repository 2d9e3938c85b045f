game-scopa = Scopa

scopa-carte = cartas
scopa-denari = oros
scopa-settebello = settebello
scopa-primiera = primiera
scopa-re_bello = rey de oros
scopa-napola-of = napola de { $coins }
scopa-scope = { $count ->
    [one] 1 escoba
   *[other] { $count } escobas
  }
scopa-nothing = nada
scopa-list = { $list }, { $next }
scopa-part = { $party }: { $what }
scopa-parts = { $list } · { $next }
scopa-headline = { $parts }
    .brief = { $brief }

scopa-why-points = { $party }: { $what } = { $points }, ahora { $total }
scopa-why-count = { $party } { $count }
scopa-why-counts = { $what }: { $counts }
scopa-why-nobody = { $what }: empate
scopa-why-cappotto = { $party }: cappotto, los { $coins } oros ganan la partida

scopa-error-sum = En total son { $all }, aquí { $sum }; vuelve a contar.
scopa-error-primiera-all = Escribe la primiera de todos, o elige solo quién la tiene.
scopa-error-scope = En una mano hay como mucho { $most } escobas, aquí { $sum }.
scopa-error-napola-one = La napola la tiene uno solo.
scopa-error-one-card = Cada captura tiene al menos dos cartas: nadie puede tener una sola.
scopa-error-napola-seven = Una napola de { $coins } incluye el settebello, que es de otro.
scopa-error-napola-more-seven = Con el settebello, la napola es más larga que { $coins }.
scopa-error-napola-king = Una napola de { $coins } incluye el rey de oros, que es de otro.
scopa-error-napola-more-king = Con el rey de oros, la napola es más larga que { $coins }.
scopa-error-cappotto-denari = En un cappotto, los oros son de { $party }.
scopa-error-cappotto-settebello = En un cappotto, el settebello es de { $party }.
scopa-error-cappotto-king = En un cappotto, el rey de oros es de { $party }.
scopa-error-cappotto-napola = Un cappotto lleva una napola de { $coins } para { $party }; escríbela.
scopa-error-primiera = Ninguna baraja da juntas estas primieras; vuelve a contar.
scopa-error-coins = Los oros no cuadran: mira el settebello, la napola y las cuentas.
scopa-error-primiera-coins = Sin oros no hay primiera.
scopa-error-cards = Las cartas no cuadran con los oros y la primiera; vuelve a contar.
scopa-error-scope-cards = Cada escoba se lleva al menos dos cartas; para tantas no alcanzan.
scopa-error-variant = El scopone se juega entre { $players }.

scopa-odd-scope = { $count } escobas: ¿es correcto?
scopa-odd-napola = Una napola de { $coins }: ¿es correcto?

scopa-ask-most = ¿Quién tiene qué?
scopa-title-carte = Cartas
scopa-title-denari = Oros
scopa-title-settebello = Settebello
scopa-title-primiera = Primiera
scopa-title-re_bello = Rey de oros
scopa-title-cappotto = Cappotto
scopa-nobody = Empate
scopa-ask-scope = Escobas
scopa-to = a { $target }
scopa-ask-counts = Contar cartas, oros, primiera
scopa-ask-napola-counts = Napola, contar cartas y oros
scopa-ask-cappotto-counts = Cappotto, contar cartas y oros
scopa-ask-both-counts = Napola, cappotto, contar
scopa-count-carte = Cartas, { $all } en total
scopa-count-denari = Oros, { $all } en total
scopa-count-primiera = Puntos de primiera
scopa-count-napola = Napola: cuántos oros desde el as

scopa-rule-variant = Juego
scopa-variant-scopa = Scopa
scopa-variant-scopone = Scopone
scopa-variant-scientifico = Scopone científico
scopa-rule-napola = Napola: as, dos, tres de oros y más
scopa-rule-re_bello = El rey de oros cuenta
scopa-rule-cappotto = Cappotto: todos los oros ganan la partida

scopa-deal = Se juega hacia la derecha: 3 cartas por jugador y 4 en la mesa, luego 3 por jugador hasta acabar la baraja.
scopa-scopone-deal = Se juega hacia la derecha: 9 cartas por jugador, de tres en tres; 4 en la mesa, dos tras la primera vuelta y dos tras la segunda.
scopa-scientifico-deal = Se juega hacia la derecha: 10 cartas por jugador, ninguna en la mesa.
scopa-kings-deal = Con tres o cuatro reyes en la mesa se vuelve a repartir.

scopa-outcome-all_four = Cartas, oros, settebello y primiera
scopa-card-most = más { $what }
scopa-card-settebello = settebello, el siete de oros
scopa-card-scopa = cada escoba
scopa-card-primiera = La mejor carta de cada palo; quien suma más con las cuatro tiene la primiera.
scopa-card-figures = figuras
scopa-card-napola = napola, cada oro desde el as
