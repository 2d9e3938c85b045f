game-casita_robada = Casita Robada (Rubamazzo)

casita_robada-headline-most = { $players } ha preso più carte di tutti: { $cards }.
casita_robada-headline-shared = { $players } hanno preso più carte di tutti: { $cards } a testa.
casita_robada-headline-no-cards = Nessuno ha preso carte.

casita_robada-why-cards = { $cards ->
    [one] { $player } ha preso 1 carta
   *[other] { $player } ha preso { $cards } carte
  }
casita_robada-why-sum = insieme { $sum } carte, tutto il mazzo
casita_robada-why-sum-undealt = insieme { $sum } carte; { $undealt } non sono state distribuite

casita_robada-error-missing = Mancano le carte di { $players }.
casita_robada-error-sum = Le carte di tutti devono fare { $deck }: ora sono { $sum }.
casita_robada-error-sum-undealt = Le carte di tutti devono fare { $deck }, o { $less } se le ultime non sono state distribuite: ora sono { $sum }.

casita_robada-rule-deck = Carte del mazzo
casita_robada-ask-cards = Carte prese, { $deck } in tutto; l’ultimo numero si calcola da solo
casita_robada-ask-cards-all = Carte prese, delle { $deck } del mazzo
casita_robada-deal = Un mazzo da { $deck }: quattro carte a testa e quattro in tavola; poi altre quattro a testa fino alla fine del tallone.
casita_robada-deal-undealt = Le ultime { $cards } carte non si distribuiscono.
casita_robada-card-most = Ogni carta presa conta; è in testa chi ne ha di più.
