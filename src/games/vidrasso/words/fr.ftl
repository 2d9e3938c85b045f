game-vidrasso = Vidrasso

vidrasso-headline = { $player } prend { $points } points, { $other } { $rest }.
vidrasso-headline-equal = { $player } et { $other } prennent { $points } points chacun.

vidrasso-why-trumps = atouts : { $suit } et tous les { $rank }
vidrasso-why-trump-suit = couleur d’atout : { $suit }
vidrasso-why-trump-rank = rang d’atout : tous les { $rank }
vidrasso-why-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, total { $total }
vidrasso-why-wins = { $winner } gagne : { $total } pour les { $target } demandés
vidrasso-why-both = tous deux ont les { $target } demandés ; { $winner } gagne avec le plus haut total, { $total }
vidrasso-why-equal = égalité à { $total }, pour { $target } demandés : une autre donne décidera

vidrasso-error-sum = Les deux ensemble font { $all } points : vous en comptez { $sum }.
vidrasso-error-points = Saisissez les points d’un joueur ; l’autre a le reste des { $all }.

vidrasso-odd = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour { $player } : est-ce exact ?

vidrasso-rule-target = Points pour gagner
vidrasso-rule-target-hint = Si vous laissez vide : { $target }.
vidrasso-ask-points = Points des cartes gagnées, { $all } en tout
vidrasso-ask-trumps = Atouts
vidrasso-ask-suit = Couleur d’atout
vidrasso-ask-rank = Rang d’atout
vidrasso-not-noted = –
vidrasso-rank-ace = A
vidrasso-rank-two = 2
vidrasso-rank-three = 3
vidrasso-rank-four = 4
vidrasso-rank-five = 5
vidrasso-rank-six = 6
vidrasso-rank-seven = 7
vidrasso-rank-eight = 8
vidrasso-rank-nine = 9
vidrasso-deal = 36 cartes, de l’as au neuf ; 18 chacun : cinq cachées, cinq visibles par-dessus, huit en main.
vidrasso-deal-trumps = { $eldest } nomme la couleur d’atout, { $dealer } le rang d’atout.
vidrasso-deal-aside = Chacun met une carte de côté.
vidrasso-needs = il manque { $points }
