game-casita_robada = Casita robada

casita_robada-headline-most = { $players } se llevó más cartas que nadie: { $cards }.
casita_robada-headline-shared = { $players } se llevaron más cartas que nadie: { $cards } por cabeza.
casita_robada-headline-no-cards = Nadie se llevó ninguna carta.

casita_robada-why-cards = { $cards ->
    [one] { $player } tiene 1 carta en su casita
   *[other] { $player } tiene { $cards } cartas en su casita
  }
casita_robada-why-sum = { $sum } cartas en total, la baraja entera
casita_robada-why-sum-undealt = { $sum } cartas en total; { $undealt } quedaron sin repartir

casita_robada-error-missing = Cuenta también las cartas de { $players }.
casita_robada-error-sum = Las cartas de todos tienen que sumar { $deck }: ahora hay { $sum }.
casita_robada-error-sum-undealt = Las cartas de todos tienen que sumar { $deck }, o { $less } si las últimas quedaron sin repartir: ahora hay { $sum }.

casita_robada-rule-deck = Cartas de la baraja
casita_robada-ask-cards = Cartas de cada casita, { $deck } en total; la última se calcula sola
casita_robada-ask-cards-all = Cartas de cada casita, de las { $deck } de la baraja
casita_robada-deal = Una baraja de { $deck }: cuatro cartas por cabeza y cuatro en la mesa; luego cuatro más por cabeza hasta acabarla.
casita_robada-deal-undealt = Las últimas { $cards } cartas quedan sin repartir.
casita_robada-card-most = Cada carta de la casita cuenta; va en cabeza quien tiene más.
