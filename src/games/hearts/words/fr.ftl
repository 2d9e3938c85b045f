game-hearts = Dame de pique

hearts-headline-leads = Le moins pour l’instant : { $players }, { $total }.
    .brief = { $taken }
hearts-headline-wins = { $count ->
    [one] { $players } gagne avec { $total }.
   *[other] { $players } gagnent avec { $total } chacun.
  }
    .brief = { $taken }
hearts-headline-moon = { $player } réussit le grand chelem : { $points } pour tous les autres.
    .brief = { $player } · chelem
hearts-headline-moon-off = { $player } réussit le grand chelem : { $points } de moins.
    .brief = { $player } · chelem
hearts-took = { $player } { $points }
hearts-and = { $one } · { $other }

hearts-why-moon = { $player } a pris les { $points }, grand chelem : tous les autres les marquent
hearts-why-moon-off = { $player } a pris les { $points }, grand chelem, et les retranche
hearts-why-points = { $player } : { $points }, total { $total }
hearts-why-jack = { $player }, valet de carreau : { $points }, total { $total }
hearts-why-no-tricks = { $player }, aucun pli : { $points }, total { $total }
hearts-why-exact = { $player } est exactement à la limite : { $points }, total { $total }
hearts-why-ends = quelqu’un a { $target } ou plus ; { $count ->
    [one] { $players } gagne avec le moins de points, { $total }
   *[other] { $players } se partagent la victoire avec le moins de points, { $total }
  }
hearts-why-level = quelqu’un a { $target } ou plus, mais { $players } sont à égalité à { $total } : une autre donne décide

hearts-error-rule-off = Cela ne compte pas à cette table. Laissez vide ou changez les règles.
hearts-error-no-moon = Personne n’a pris tous les points : il n’y a rien à choisir.
hearts-error-shooter = Saisissez le grand chelem ou les points, pas les deux.
hearts-error-no-tricks = { $player } a pris des cartes, donc un pli.
hearts-error-missing = Il manque les points de { $players } ; une seule personne peut manquer, elle a le reste des { $all }.
hearts-error-sum = Les points doivent faire { $all } en tout : vous avez saisi { $sum }.
hearts-error-queen = Quelqu’un a pris la dame de pique et a au moins { $queen }.
hearts-odd-moon = { $points } pour { $player } : un grand chelem ?

hearts-rule-target = Partie en
hearts-rule-target-hint = { $usual } si vous laissez vide.
hearts-rule-moon = Grand chelem (les { $points } points)
hearts-moon-add = Les autres les marquent
hearts-moon-subtract = Retranchés
hearts-moon-choice = Au choix
hearts-moon-none = Pas joué
hearts-rule-jack = Valet de carreau : −{ $points }
hearts-rule-no-tricks = Points en moins sans aucun pli
hearts-rule-no-tricks-hint = { $usual } au plus ; rien si vous laissez vide.
hearts-rule-exact = Un total exactement à la limite
hearts-exact-none = Reste
hearts-exact-half = Divisé par deux
hearts-exact-zero = Remis à zéro
hearts-rule-tie = Égalité à la fin
hearts-tie-shared = Victoire partagée
hearts-tie-play-on = On continue
hearts-rule-passing = Échange de cartes
hearts-passing-cycle = À tour de rôle
hearts-passing-left = Toujours à gauche
hearts-passing-none = Jamais

hearts-ask-points = Points pris, { $all } en tout
hearts-column-moon = Chelem
hearts-column-jack = ♦V
hearts-column-no-tricks = Aucun pli
hearts-ask-moon = Le grand chelem
hearts-choice-add = { $points } aux autres
hearts-choice-subtract = { $points } de moins
hearts-deal = { $each } cartes chacun, une par une. Le { $card } entame.
hearts-deal-left-out = On retire : { $cards }.
hearts-pass-left = On passe { $cards } cartes à gauche.
hearts-pass-right = On passe { $cards } cartes à droite.
hearts-pass-across = On passe { $cards } cartes en face.
hearts-pass-second-left = On passe { $cards } cartes au deuxième à gauche.
hearts-pass-second-right = On passe { $cards } cartes au deuxième à droite.
hearts-pass-third-left = On passe { $cards } cartes au troisième à gauche.
hearts-pass-third-right = On passe { $cards } cartes au troisième à droite.
hearts-pass-none = Pas d’échange à cette donne.

hearts-outcome-moon = Grand chelem
hearts-outcome-clean = Sans point
hearts-card-heart = chaque cœur
hearts-card-queen = dame de pique
hearts-card-jack = valet de carreau
