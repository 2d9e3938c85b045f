game-casita_robada = Casita robada

casita_robada-headline-most = { $players } foi quem apanhou mais cartas: { $cards }.
casita_robada-headline-shared = { $players } foram quem apanhou mais cartas: { $cards } por cabeça.
casita_robada-headline-no-cards = Ninguém apanhou cartas.

casita_robada-why-cards = { $cards ->
    [1] { $player } apanhou 1 carta
   *[other] { $player } apanhou { $cards } cartas
  }
casita_robada-why-sum = { $sum } cartas ao todo, o baralho inteiro
casita_robada-why-sum-undealt = { $sum } cartas ao todo; { $undealt } ficaram por dar

casita_robada-error-missing = Conte também as cartas de { $players }.
casita_robada-error-sum = As cartas de todos têm de somar { $deck }: agora há { $sum }.
casita_robada-error-sum-undealt = As cartas de todos têm de somar { $deck }, ou { $less } se as últimas ficaram por dar: agora há { $sum }.

casita_robada-rule-deck = Cartas do baralho
casita_robada-ask-cards = Cartas apanhadas, { $deck } ao todo; a última calcula-se sozinha
casita_robada-ask-cards-all = Cartas apanhadas, das { $deck } do baralho
casita_robada-deal = Um baralho de { $deck }: quatro cartas por cabeça e quatro na mesa; depois mais quatro por cabeça até acabar.
casita_robada-deal-undealt = As últimas { $cards } cartas ficam por dar.
casita_robada-card-most = Cada carta apanhada conta; vai à frente quem tiver mais.
