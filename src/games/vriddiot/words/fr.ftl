game-vriddiot = Vriddiot

vriddiot-headline = L’idiot, c’est { $loser }.

vriddiot-why-finish = ordre de sortie : { $players }
vriddiot-why-loss = { $loser } garde les cartes : { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
  } à présent

vriddiot-error-finish = L’ordre de sortie doit nommer une fois chaque joueur sauf { $loser }.

vriddiot-ask-loser = Qui est l’idiot ?
vriddiot-losses = { $losses ->
    [0] pas de défaite
    [one] { $losses } défaite
   *[other] { $losses } défaites
  }
vriddiot-ask-finish = Ordre de sortie
vriddiot-ask-order = Dans l’ordre de sortie, le 1 en premier
vriddiot-deal = Trois cartes cachées, trois visibles par-dessus, trois en main.
vriddiot-deal-two = À deux : l’Idiot simple, avec un seul jeu.
vriddiot-deal-one-pack = Un seul jeu de cartes.
vriddiot-deal-dobbeldekker = Dobbeldekker : deux jeux de cartes, moins trois six et un ♠4.
vriddiot-deal-starts = La plus petite carte commence ; à égalité, celle du joueur le plus proche à gauche du donneur.

vriddiot-outcome-idiot = Idiot
vriddiot-card-loss = Qui reste avec des cartes est l’idiot et prend une défaite. Le moins de défaites mène.
