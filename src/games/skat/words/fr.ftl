game-skat = Skat

skat-game-diamonds = Carreau
skat-game-hearts = Cœur
skat-game-spades = Pique
skat-game-clubs = Trèfle
skat-game-grand = Grand
skat-game-null = Null
skat-game-null_ouvert = Null Ouvert
skat-game-ramsch = Ramsch
skat-named-hand = { $game } Hand
skat-named-ouvert = { $game } Ouvert
skat-named-hand-ouvert = { $game } Hand Ouvert
skat-hand = Hand
skat-schneider = Schneider
skat-schneider-announced = Schneider annoncé
skat-schwarz = Schwarz
skat-schwarz-announced = Schwarz annoncé
skat-ouvert = Ouvert
skat-kontra = Contre
skat-re = Surcontre

skat-headline-won = { $declarer } gagne { $game } : { $value }.
    .brief = { $declarer } · { $game } · { $value }
skat-headline-lost = { $declarer } perd { $game } : { $times } × { $value }.
    .brief = { $declarer } · { $game } · { $amount }
skat-headline-overbid = { $declarer } perd { $game }, enchère de { $bid } trop haute : { $times } × { $value }.
    .brief = { $declarer } · { $game } trop enchéri · { $amount }
skat-headline-ramsch = { $count ->
    [one] { $players } perd le Ramsch : { $sum }.
   *[other] { $players } perdent le Ramsch : { $sum } chacun.
  }
    .brief = Ramsch · { $players } { $product }
skat-headline-march = { $players } fait tous les plis du Ramsch : { $sum }.
    .brief = Tous les plis · { $players } { $product }

skat-product = { $points } × { $factor }
skat-sum = { $points } × { $factor } = { $value }
skat-levels = matadors { $matadors }, jeu { $level }
skat-levels-more = { $levels }, { $what } { $level }
skat-why-points-won = { $points } points : gagné
skat-why-points-lost = { $points } points : perdu
skat-why-value = { $levels } : { $level } × { $base } = { $value }
skat-why-null = { $game } : { $value }
skat-why-overbid = enchère de { $bid }, trop haute : { $level } × { $base } = { $value }, perdu
skat-why-kontra = { $kontra } : × { $times } = { $value }
skat-why-bock = { $bock ->
    [one] tour de Bock
   *[other] { $bock } tours de Bock
  } : × { $times } = { $value }
skat-why-lost = un jeu perdu compte double : { $declarer } { $amount }
skat-why-seeger-won = { $seeger } de plus pour le jeu gagné : { $declarer } { $amount } + { $seeger } = { $sum }
skat-why-seeger-lost = { $seeger } de moins pour le jeu perdu : { $declarer } { $amount } − { $seeger } = { $sum }
skat-why-fabian = { $fabian } pour chacun des autres : { $others }
skat-why-won-nothing = { $winner } gagne, et rien n’est marqué
skat-why-charged = la valeur est marquée aux adversaires : { $others } { $amount } chacun
skat-why-ramsch-points = { $player } : { $points } points
skat-why-ramsch-none = { $player } : { $points } points, aucun pli
skat-why-pushed = { $pushed ->
    [one] skat passé une fois
   *[other] skat passé { $pushed } fois
  } : × { $times } = { $value }
skat-why-virgin = aucun pli pour { $players } : × { $times } = { $value }
skat-why-ramsch = { $count ->
    [one] perd qui a le plus de points : { $losers } { $amount }
   *[other] perdent ceux qui ont le plus de points : { $losers } { $amount } chacun
  }
skat-why-march = tous les plis gagnent : { $player } { $amount }

skat-error-bierlachs = Cela n’existe qu’au Bierlachs ; laissez-le vide ou choisissez le décompte Bierlachs.
skat-error-null = Le Null n’a ni matadors, ni points, ni Schneider ; laissez-le vide.
skat-error-announced-ouvert = À la couleur et au Grand, Ouvert veut dire Schwarz annoncé ; laissez Schneider de côté.
skat-error-hand = Qui annonce ou joue Ouvert n’a pas pris le skat ; choisissez Hand.
skat-error-won-schwarz = { $points } points : les adversaires n’ont-ils aucun pli ? Choisissez gagné ou perdu.
skat-error-won = Avec { $points } points, le résultat est autre : pour gagner, il en faut au moins { $needs }.
skat-error-points = Des cartes ne font jamais { $one } ni { $rest } points ; recomptez.
skat-error-schneider-points = Cela ne va pas avec { $points } points : Schneider, c’est { $most } ou moins.
skat-error-schwarz-points = Cela ne va pas avec { $points } points : un camp sans pli n’en a aucun.
skat-error-schneider = Un camp est Schneider ici, par le Schwarz ou par l’annonce réussie.
skat-error-schwarz = Schwarz annoncé et gagné veut dire que les adversaires n’ont aucun pli.
skat-error-bid = Personne ne peut enchérir { $bid } ; saisissez une enchère comme { $low } ou { $next }.
skat-error-bid-null = Ce Null vaut { $value } et n’atteint pas l’enchère de { $bid }. Saisissez le jeu à la couleur ou le Grand qui est perdu à sa place.
skat-error-ramsch = Saisissez les points des trois joueurs, { $all } en tout.
skat-error-ramsch-less = Il y a { $all } points en tout, ici { $sum } : le skat manque-t-il ? Il va à l’un des trois.
skat-error-ramsch-more = Il y a { $all } points en tout, ici { $sum } : le skat ne compte qu’une fois.
skat-error-no-tricks = { $player } a des points, donc un pli.
skat-error-no-tricks-all = Quelqu’un a fait des plis ; deux au plus n’en ont aucun.
skat-error-loser-alone = Un seul a le plus de points et perd ; laissez cette question de côté.
skat-error-loser = { $player } n’a pas le plus de points.

skat-odd-ouvert = Un Ouvert à la couleur ou au Grand : est-ce exact ?
skat-odd-matadors = Avec ou sans { $matadors } : est-ce exact ?
skat-odd-schwarz = Schwarz : un camp n’a-t-il vraiment aucun pli ?
skat-odd-bid = Une enchère de { $bid } : est-ce exact ?
skat-odd-re = Contre et surcontre : est-ce exact ?
skat-odd-bock = { $bock } tours de Bock à la fois : est-ce exact ?

skat-play = Jeu
skat-ask-kind = Jeu ou Ramsch
skat-ask-game = Preneur et jeu
skat-ask-matadors = Matadors, avec ou sans
skat-plus = + { $count }
skat-ask-won = Gagné ou perdu ?
skat-won = Gagné
skat-lost = Perdu
skat-ask-extras = Annonce, enchère, points
skat-ask-extras-ramsch = Annonce, points, égalité
skat-ask-announced = Annoncé
skat-ask-kontra = Contre
skat-ask-bock = Tours de Bock
skat-bock = Bock { $bock }
skat-ask-numbers = Points du preneur et enchère
skat-points = Points
skat-bid = Enchère
skat-ask-points = Points, { $all } en tout
skat-no-tricks = aucun pli
skat-nobody = tous ont des plis
skat-ask-pushed = Skat passé
skat-ask-loser = Qui perd seul ?
skat-both = tous ceux qui ont le plus

skat-rule-scoring = Décompte
skat-scoring-plain = Simple
skat-scoring-seeger_fabian = Seeger-Fabian
skat-scoring-bierlachs = Bierlachs
skat-rule-limit = Limite du Bierlachs
skat-rule-limit-hint = { $limit } si vous laissez vide ; { $other } est courant aussi
skat-rule-won_games = Jeu gagné au Bierlachs
skat-won_games-opponents = Aux adversaires
skat-won_games-nothing = Rien
skat-rule-kontra = Contre et surcontre
skat-rule-ramsch = Ramsch si tous passent
skat-rule-bock = Tours de Bock
skat-rule-deals = Nombre de donnes
skat-rule-deals-hint = vide : sans fin ; une liste en a { $three } à trois, { $four } à quatre

skat-result-passed = Tous passent
skat-deal = 10 cartes chacun : 3, puis 2 au skat, 4 et 3.
skat-deal-bids = { $bids } enchérit, { $hears } répond.
skat-deal-of = Donne { $number } sur { $deals }.
skat-left = encore { $left }

skat-role-declarer = Preneur
skat-role-defender = Défenseur
skat-outcome-lost = Ramsch perdu
skat-outcome-march = Tous les plis
skat-card-needs = Il faut au preneur { $needed } points avec le skat, { $more } s’il a annoncé Schneider.
skat-card-value = On multiplie la base ci-dessous par la somme des matadors, avec ou sans, d’un pour le jeu et des degrés. Null a une valeur fixe.
skat-card-levels = Degrés
skat-card-overbid = Un jeu dont l’enchère était trop haute est perdu et compte la plus petite valeur qui atteint l’enchère.
skat-card-seeger = Le preneur a { $seeger } de plus pour un jeu gagné, { $seeger } de moins pour un jeu perdu, et chacun des autres { $fabian } pour un jeu perdu.
skat-card-ramsch = Qui a le plus de points les perd : doublés pour chaque joueur qui a passé le skat, et doublés si un joueur n’a fait aucun pli. Qui fait tous les plis gagne { $all }.
