game-bassadewitz = Bassadewitz

bassadewitz-headline-order = { $most } a le plus de points, { $fewest } le moins.
bassadewitz-headline-points = { $player } a { $points } points, mais pas tous les plis.
bassadewitz-headline-hundred = { $player } a { $hundred } points ou plus, mais pas tous les plis.
bassadewitz-headline-all-tricks = { $player } fait tous les plis.

bassadewitz-place-most = le plus de points
bassadewitz-place-second = deuxième en points
bassadewitz-place-third = troisième en points
bassadewitz-place-fewest = le moins de points
bassadewitz-why-bank = la banque est vide : { $dealer }, qui donne, y met { $amount }
bassadewitz-why-equal = à égalité de points, qui joue plus tôt a la meilleure place ; de la moins bonne à la meilleure : { $players }
bassadewitz-why-penalty = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, pénalité { $amount }
bassadewitz-why-penalty-place = { $player } : { $place }, pénalité { $amount }
bassadewitz-why-chips = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $amount ->
    [0] rien
    [one] { $amount } jeton de la banque
   *[other] { $amount } jetons de la banque
  }
bassadewitz-why-chips-place = { $player } : { $place }, { $amount ->
    [0] rien
    [one] { $amount } jeton de la banque
   *[other] { $amount } jetons de la banque
  }
bassadewitz-why-all-tricks-penalty = { $player } a fait tous les plis : pénalité { $amount } pour chacun des autres, 0 pour { $player }
bassadewitz-why-all-tricks-chips = { $player } a fait tous les plis : la banque de { $bank }, et { $amount } de chacun des autres
bassadewitz-why-hundred-penalty = { $hundred } ou plus sans tous les plis : { $amount } de moins à la pénalité de chacun des autres, 0 pour { $player }
bassadewitz-why-hundred-chips = { $hundred } ou plus sans tous les plis : { $player } paie { $amount } à chacun des autres, et la banque reste
bassadewitz-why-won-penalty = { $count ->
    [one] dernière donne : { $winners } gagne avec la plus petite pénalité
   *[other] dernière donne : victoire partagée entre { $winners }, avec la plus petite pénalité
  }
bassadewitz-why-won-chips = { $count ->
    [one] dernière donne : { $winners } gagne avec le plus de jetons
   *[other] dernière donne : victoire partagée entre { $winners }, avec le plus de jetons
  }

bassadewitz-error-nothing = Indiquez qui a le plus de points et qui vient ensuite, ou les points des quatre, ou qui a fait tous les plis, ou qui a { $hundred } points ou plus.
bassadewitz-error-one-way = Décrivez la donne d’une seule façon : l’ordre, les points, les { $hundred } points ou tous les plis.
bassadewitz-error-points-missing = Les quatre scores doivent faire { $all } en tout : { $sum } jusqu’ici. À saisir encore : { $players }.
bassadewitz-error-sum = Les quatre scores doivent faire { $all } en tout : vous en comptez { $sum }.
bassadewitz-error-no-cards = Personne ne peut avoir { $points ->
    [one] 1 point
   *[other] { $points } points
  } : aucune carte ne vaut 1. Vérifiez les points : { $player }.
bassadewitz-error-all-tricks = Qui fait tous les plis a les { $all } points : { $player } en a { $points }.
bassadewitz-error-places = Donnez à chacun des quatre joueurs une place différente, de 1 à 4.

bassadewitz-odd-rounds = { $rounds ->
    [one] { $rounds } donne
   *[other] { $rounds } donnes
  } en tout : tous ne donneront pas le même nombre de fois. Est-ce exact ?
bassadewitz-odd-all-points = { $player } a les { $all } points sans tous les plis : est-ce exact ?

bassadewitz-rule-rounds = Nombre de donnes
bassadewitz-rule-rounds-hint = Si vous laissez vide : { $rounds }. Prenez un multiple de 4, pour que chacun donne le même nombre de fois.
bassadewitz-rule-scoring = Décompte
bassadewitz-scoring-penalty = Pénalités
bassadewitz-scoring-penalty-hint = { $penalties } : le plus petit total gagne
bassadewitz-scoring-chips = Jetons
bassadewitz-scoring-chips-hint = d’une banque de { $bank } : le plus riche gagne
bassadewitz-ask-places = Ordre des points
bassadewitz-ask-places-hint = Trois suffisent. À égalité, celui qui joue plus tôt dans la donne a la meilleure place.
bassadewitz-column-most = Le plus
bassadewitz-column-second = 2
bassadewitz-column-third = 3
bassadewitz-column-fewest = Le moins
bassadewitz-ask-special = Tous les plis, ou { $hundred } et plus
bassadewitz-ask-all-tricks = Tous les plis
bassadewitz-ask-hundred = { $hundred } ou plus, mais pas tous les plis
bassadewitz-ask-by-points = Ou par les points
bassadewitz-ask-points = Points dans les plis, { $all } en tout
bassadewitz-pile-aces = As
bassadewitz-pile-tens = Dix
bassadewitz-pile-kings = Rois
bassadewitz-pile-queens = Dames
bassadewitz-pile-jacks = Valets
bassadewitz-deal = 32 cartes, 8 à chacun.
bassadewitz-deal-left = { $rounds ->
    [one] Une seule donne.
   *[other] { $left ->
        [one] La dernière des { $rounds } donnes.
       *[other] Encore { $left } donnes sur { $rounds }.
      }
  }
bassadewitz-deal-fill = La banque est vide : { $dealer } y met { $amount }.
bassadewitz-deal-bank = { $amount } dans la banque.
bassadewitz-card-others = { $amount } pour chacun des autres
bassadewitz-card-bank = la banque, et { $amount } de chacun
bassadewitz-card-pays = paie { $amount } à chacun
bassadewitz-card-most = Le plus de jetons gagne.
bassadewitz-card-fill = le donneur dans une banque vide
