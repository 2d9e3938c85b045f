game-tarot = Tarot

tarot-bid-petite = petite
tarot-bid-garde = garde
tarot-bid-garde-sans = garde sans
tarot-bid-garde-contre = garde contre
tarot-column-petite = Petite
tarot-column-garde = Garde
tarot-column-garde-sans = Sans
tarot-column-garde-contre = Contre
tarot-column-called = Appelé
tarot-alone = seul

tarot-headline-made = { $taker } réussit sa { $bid } { $by ->
    [0] tout juste
   *[other] de { $by }
  } avec { $bouts ->
    [one] { $bouts } bout
   *[other] { $bouts } bouts
  }.{ $slam }
    .brief = { $taker } · { $bid } · +{ $by }
tarot-headline-lost = { $taker } chute sa { $bid } de { $by } avec { $bouts ->
    [one] { $bouts } bout
   *[other] { $bouts } bouts
  }.{ $slam }
    .brief = { $taker } · { $bid } · −{ $by }
tarot-headline-made-two = { $taker } réussit sa { $bid } { $by ->
    [0] tout juste
   *[other] de { $by }
  } avec { $partner }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · +{ $by }
tarot-headline-lost-two = { $taker } chute sa { $bid } de { $by } avec { $partner }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · −{ $by }
tarot-headline-slam-made = { " " }Chelem.
tarot-headline-slam-announced-made = { " " }Chelem annoncé, réussi.
tarot-headline-slam-announced-failed = { " " }Chelem annoncé, chuté.
tarot-headline-slam-defence = { " " }Chelem de la défense.
tarot-headline-petit-sec = Petit sec : la donne est annulée.

tarot-why-made = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } avec { $bouts ->
    [one] { $bouts } bout
   *[other] { $bouts } bouts
  } : contrat de { $target } réussi { $by ->
    [0] tout juste
   *[other] de { $by }
  }
tarot-why-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } avec { $bouts ->
    [one] { $bouts } bout
   *[other] { $bouts } bouts
  } : contrat de { $target } chuté de { $by }
tarot-why-half = le demi-point va au camp gagnant : { $by }
tarot-why-base-made = { $contract } + { $by } = { $base }
tarot-why-base-made-petit-won = { $contract } + { $by } + { $petit } de petit au bout = { $base }
tarot-why-base-made-petit-lost = { $contract } + { $by } − { $petit } de petit au bout de la défense = { $base }
tarot-why-base-lost = −({ $contract } + { $by }) = { $base }
tarot-why-base-lost-petit-won = −({ $contract } + { $by }) + { $petit } de petit au bout = { $base }
tarot-why-base-lost-petit-lost = −({ $contract } + { $by }) − { $petit } de petit au bout de la défense = { $base }
tarot-why-multiplied = × { $times } { $bid } = { $amount }
tarot-why-poignee-won = + { $bonus } de poignée = { $amount }
tarot-why-poignee-lost = − { $bonus } de poignée = { $amount }
tarot-why-slam-won = + { $bonus } de chelem = { $amount }
tarot-why-slam-lost = − { $bonus } de chelem = { $amount }
tarot-why-defenders-pay = chacun des { $defenders } défenseurs paie { $amount }
tarot-why-taker-pays = { $taker } paie { $amount } à chacun des { $defenders } défenseurs
tarot-why-defenders-pay-two = chacun des { $defenders } défenseurs paie { $amount } : en tout { $double } pour { $taker } et { $amount } pour { $partner }
tarot-why-two-pay = chacun des { $defenders } défenseurs reçoit { $amount } : en tout, { $taker } paie { $double } et { $partner } { $amount }
tarot-why-misere-pays = misère : { $player } reçoit { $amount } de chaque autre joueur

tarot-error-points-range = Les points vont de 0 à { $most }.
tarot-error-points-halves = Les points se comptent en points entiers ou en demi-points.
tarot-error-points-whole = À quatre, on compte toujours des points entiers ; le possesseur de l’Excuse a-t-il rendu une carte ?
tarot-error-points-bouts = Avec { $bouts ->
    [one] { $bouts } bout
   *[other] { $bouts } bouts
  }, l’attaque a de { $low } à { $high } points.
tarot-error-petit-attack = L’attaque a mené le Petit au bout : elle a donc au moins 1 bout.
tarot-error-petit-defence = La défense a mené le Petit au bout : l’attaque a donc au plus 2 bouts.
tarot-error-partner = Le preneur n’appelle un partenaire qu’à cinq joueurs.
tarot-error-poignees-twice = { $player } ne peut montrer qu’une poignée.
tarot-error-poignees-trumps = Ces poignées montrent { $shown } atouts ; le jeu en a { $trumps }.
tarot-error-slam-lost = Un chelem réussi ne va pas avec un contrat chuté.
tarot-error-slam-petit = Qui réussit le chelem fait aussi le dernier pli, et le Petit avec.
tarot-error-slam-cards = Avec un chelem, on a toutes les cartes : 3 bouts et { $all } points, ou 2 bouts et { $less } si la défense garde l’Excuse.
tarot-error-slam-defence-won = Si la défense fait tous les plis, le contrat est chuté.
tarot-error-slam-defence-petit = Si la défense fait tous les plis, l’attaque ne peut pas mener le Petit au bout.
tarot-error-slam-not-failed = Avec 3 bouts et { $all } points, le chelem est réussi.
tarot-error-misere-off = Les misères ne comptent pas à cette table ; vous pouvez les activer dans les règles maison.
tarot-error-misere-twice = { $player } ne peut annoncer qu’une misère.

tarot-odd-slam = Un chelem : est-ce exact ?
tarot-odd-no-bouts = { $points } points pour l’attaque sans un seul bout : est-ce exact ?
tarot-odd-poignees = Deux poignées dans la même donne : est-ce exact ?
tarot-odd-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’attaque : est-ce exact ?

tarot-rule-misere = Les misères comptent
tarot-rule-misere-hint = { $misere } de chacun
tarot-ask-taker = Preneur et contrat
tarot-ask-partner = Joueur appelé (le preneur lui-même s’il est seul)
tarot-ask-bouts = Bouts
tarot-needs = à faire
tarot-ask-side = Points de quel camp ?
tarot-side-attack = Attaque
tarot-side-defence = Défense
tarot-ask-points = Points
tarot-ask-extras = Petit, chelem, autre poignée
tarot-ask-petit = Petit au bout
tarot-ask-poignee = Poignée
tarot-ask-poignee-second = Seconde poignée
tarot-ask-poignee-player = Qui l’a montrée ?
tarot-poignee-not-recorded = Non indiqué
tarot-poignee-trumps = { $trumps }+
tarot-ask-slam = Chelem
tarot-slam-made = Réussi
tarot-slam-announced-made = Annoncé, réussi
tarot-slam-announced-failed = Annoncé, chuté
tarot-slam-defence = De la défense
tarot-ask-miseres = Misères
tarot-ask-miseres-who = Qui a déclaré une misère ?
tarot-result-passed = Tous passent
tarot-result-petit-sec = Petit sec
tarot-pile-bouts = Bouts
tarot-pile-kings = Rois
tarot-pile-queens = Dames
tarot-pile-knights = Cavaliers
tarot-pile-valets = Valets
tarot-pile-rest = Autres
tarot-deal = { $cards } cartes à chacun, par { $packets } ; { $chien } au chien.
tarot-deal-slam = Qui annonce un chelem entame.

tarot-role-taker = Preneur
tarot-role-partner = Partenaire
tarot-role-defender = Défenseur
tarot-count-bouts = { $count ->
    [one] { $count } bout comme preneur
   *[other] { $count } bouts comme preneur
  }
tarot-count-poignees = { $count ->
    [one] 1 poignée montrée
   *[other] { $count } poignées montrées
  }
tarot-count-petit-won = { $count ->
    [one] 1 petit au bout gagné
   *[other] { $count } petits au bout gagnés
  }
tarot-count-petit-lost = { $count ->
    [one] 1 petit au bout perdu
   *[other] { $count } petits au bout perdus
  }
tarot-card-worth = { $contract }, plus un par point au-dessus ou au-dessous, le tout multiplié par le contrat. Le demi-point va au camp gagnant.
tarot-card-petit = petit au bout, multiplié par le contrat
tarot-card-poignee = poignée de { $trumps } atouts, pour le camp gagnant
tarot-card-pays = Chaque défenseur paie cela au preneur ; s’il chute, le preneur le paie à chacun.
tarot-card-pays-two = Chaque défenseur paie cela : deux parts au preneur, une au partenaire ; seul, le preneur a tout. Si le contrat chute, c’est l’inverse.
