game-casita_robada = Casita robada

casita_robada-headline-most = { $players } levantó más cartas que nadie: { $cards }.
casita_robada-headline-shared = { $players } levantaron más cartas que nadie: { $cards } por cabeza.
casita_robada-headline-no-cards = Nadie levantó ninguna carta.

casita_robada-why-cards = { $cards ->
    [one] { $player } tiene 1 carta en su casita
   *[other] { $player } tiene { $cards } cartas en su casita
  }
casita_robada-why-sum = { $sum } cartas en total, el mazo entero
casita_robada-why-sum-undealt = { $sum } cartas en total; { $undealt } quedaron sin repartir

casita_robada-error-missing = Cuenta también las cartas de { $players }.
casita_robada-error-sum = Las cartas de todos tienen que sumar { $deck }: ahora hay { $sum }.
casita_robada-error-sum-undealt = Las cartas de todos tienen que sumar { $deck }, o { $less } si las últimas quedaron sin repartir: ahora hay { $sum }.

casita_robada-rule-deck = Cartas del mazo
casita_robada-ask-cards = Cartas de cada casita, { $deck } en total; la última se calcula sola
casita_robada-ask-cards-all = Cartas de cada casita, de las { $deck } del mazo
casita_robada-deal = Un mazo de { $deck }: cuatro cartas por cabeza y cuatro en la mesa; luego cuatro más por cabeza hasta acabarlo.
casita_robada-deal-undealt = Las últimas { $cards } cartas quedan sin repartir.
