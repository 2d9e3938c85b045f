# Le tableau des scores, sa courbe, ce qui est au milieu, les unités.
live-hand = donne { $number }
ledger-sum = Somme
tag-owes = doit { $amount }
tag-dealer = donneur
sr-last-hand = dernière donne
sr-total = total
payment-line = { $from ->
    [plato] Le plato
    [centre] Le centre
    [banque] La banque
    [mise] La mise
    [feuille] La feuille
   *[other] { $from }
  } verse { $to ->
    [plato] au plato
    [centre] au centre
    [banque] à la banque
    [mise] à la mise
    [feuille] à la feuille
   *[other] à { $to }
  } : { $amount }
pot-book = feuille
chart-title = Totaux cumulés sur { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
  }
chart-order = Après la donne { $number } : { $order }.
rules-change = { $rule } : { $before } → { $after }, dès la donne { $number }
rules-differs = { $rule } : { $answer }
middle-pot = { $pot ->
    [plato] Dans le plato : { $amount }
    [centre] Au centre : { $amount }
    [banque] Dans la banque : { $amount }
    [mise] Dans la mise : { $amount }
   *[other] { $pot } : { $amount }
  }
middle-debt = { $player } doit { $amount }
table-won = { $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent
  }
phone-and-time = { $phone }, { $when }
phone-this = ce téléphone
phone-other = un autre téléphone
moment-biggest = La plus grosse donne
moment-comeback = La remontée
moment-boldest = Le contrat le plus osé
moment-from-last = { $player }, de la dernière à la première place
moment-up = { $player } remonte de la dernière place
moment-low = { $amount } après la donne { $number }
deleted-heading = Supprimés
deleted-detail = suppression : { $when } · rétablissement possible jusqu’au { $until }
deleted-restore = Rétablir
purse-counters = { $game } : jetons
recovery-was-used = { $phone } est devenu propriétaire grâce au lien de secours : { $when }
owner-was-recovered = La personne qui gère ce serveur a créé un nouveau lien de propriétaire : { $when }
table-worth = 1 { $unit } = { $worth }
table-worth-counters = Jetons pour 1 { $unit } : { $worth }
home-code = Vous avez un code ?
home-join = Rejoindre
home-hand = { $game } · donne { $hand } · { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
  } · { $when }
home-hands = { $game } · { $hand ->
    [one] { $hand } donne
   *[other] { $hand } donnes
  } · { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
  } · { $when }
