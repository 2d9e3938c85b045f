# Settling up.
settle-no-stake = Rien n’était en jeu : personne ne doit rien.
settle-cash = Chaque donne se paie comptant, aussitôt jouée : personne ne doit rien.
settle-middle = Ceci n’est encore à personne et n’entre pas dans les paiements : continuez à jouer, ou fermez la table pour le partager.
settle-payments = { $count ->
    [0] Personne ne doit rien à personne
    [1] 1 paiement à faire
   *[other] { $count } paiements à faire
  }
settle-none-here = Plus rien à payer à cette table
settle-less-in-club = Les autres parties et paiements du club sont pris en compte. Ce qui reste dû est sur la page du club.
settle-fewest = C’est le minimum.
settle-payments-for-now = { $count ->
    [0] Pour l’instant, personne ne doit rien à personne
    [1] Pour l’instant : 1 paiement
   *[other] Pour l’instant : { $count } paiements
  }
settle-pays = paie à
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid-at = payé à { $time }
settle-balances = Soldes
settle-pairwise = Chacun règle la différence avec chacun des autres.
settle-sides = Les deux joueurs de l’équipe menée paient la différence, chacun une fois.
settle-difference = Différence
settle-money = Argent
settle-open = Reste
settle-sum = Somme { $sum }
settle-rounded = Arrondi : à { $coin } près
settle-coin-more = Arrondi : { $player } reçoit { $coin } de plus, le reste de l’arrondi.
settle-coin-less = Arrondi : { $player } reçoit { $coin } de moins, pour que le compte soit juste.
settle-all-paid = Tout marquer comme payé
settle-by-hand = Tout a été payé donne après donne.
settle-odd = { $player } reçoit { $coin }, le reste du partage.
settle-share = Partager le texte
settle-print = Imprimer
