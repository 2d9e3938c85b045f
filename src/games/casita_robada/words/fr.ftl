game-casita_robada = Casita robada

casita_robada-headline-most = { $players } a ramassé le plus de cartes : { $cards }.
casita_robada-headline-shared = { $players } ont ramassé le plus de cartes : { $cards } chacun.
casita_robada-headline-no-cards = Personne n’a ramassé de carte.

casita_robada-why-cards = { $cards ->
    [one] { $player } a ramassé { $cards } carte
   *[other] { $player } a ramassé { $cards } cartes
  }
casita_robada-why-sum = { $sum } cartes en tout, le paquet entier
casita_robada-why-sum-undealt = { $sum } cartes en tout ; { $undealt } n’ont pas été distribuées

casita_robada-error-missing = Comptez aussi les cartes de { $players }.
casita_robada-error-sum = Les cartes de tous doivent faire { $deck } : il y en a { $sum }.
casita_robada-error-sum-undealt = Les cartes de tous doivent faire { $deck }, ou { $less } si les dernières n’ont pas été distribuées : il y en a { $sum }.

casita_robada-rule-deck = Cartes du paquet
casita_robada-ask-cards = Cartes ramassées, { $deck } en tout ; le dernier compte se déduit
casita_robada-ask-cards-all = Cartes ramassées, sur les { $deck } du paquet
casita_robada-deal = Un paquet de { $deck } : quatre cartes à chacun et quatre sur la table ; puis quatre de plus à chacun jusqu’à épuisement.
casita_robada-deal-undealt = Les { $cards } dernières cartes ne sont pas distribuées.
casita_robada-card-most = Chaque carte ramassée compte ; le plus de cartes mène.
