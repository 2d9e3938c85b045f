game-scopa = Scopa

scopa-carte = cartes
scopa-denari = deniers
scopa-settebello = settebello
scopa-primiera = primiera
scopa-re_bello = roi de deniers
scopa-napola-of = napola de { $coins }
scopa-scope = { $count ->
    [one] 1 scopa
   *[other] { $count } scope
  }
scopa-nothing = rien
scopa-list = { $list }, { $next }
scopa-part = { $party } : { $what }
scopa-parts = { $list } · { $next }
scopa-headline = { $parts }
    .brief = { $brief }

scopa-why-points = { $party } : { $what } = { $points }, à présent { $total }
scopa-why-count = { $party } { $count }
scopa-why-counts = { $what } : { $counts }
scopa-why-nobody = { $what } : égalité
scopa-why-cappotto = { $party } : cappotto, les { $coins } deniers gagnent la partie

scopa-error-sum = Il y en a { $all } en tout, ici { $sum } ; recomptez.
scopa-error-primiera-all = Saisissez la primiera de tous, ou choisissez seulement qui l’a.
scopa-error-scope = Une donne a au plus { $most } scope, ici { $sum }.
scopa-error-napola-one = Un seul joueur a une napola.
scopa-error-one-card = Une prise a au moins deux cartes ; une seule est impossible.
scopa-error-napola-seven = Une napola de { $coins } contient le settebello, qu’un autre a.
scopa-error-napola-more-seven = Avec le settebello, la napola est plus longue que { $coins }.
scopa-error-napola-king = Une napola de { $coins } contient le roi de deniers, qu’un autre a.
scopa-error-napola-more-king = Avec le roi de deniers, la napola est plus longue que { $coins }.
scopa-error-cappotto-denari = Dans un cappotto, les deniers sont à { $party }.
scopa-error-cappotto-settebello = Dans un cappotto, le settebello est à { $party }.
scopa-error-cappotto-king = Dans un cappotto, le roi de deniers est à { $party }.
scopa-error-cappotto-napola = Un cappotto va avec une napola de { $coins } pour { $party } ; saisissez-la.
scopa-error-primiera = Aucun jeu ne donne ces primiere ensemble ; recomptez.
scopa-error-coins = Les deniers ne s’accordent pas : regardez le settebello, la napola et les comptes.
scopa-error-primiera-coins = Sans denier, pas de primiera.
scopa-error-cards = Les cartes ne s’accordent pas avec les deniers et la primiera ; recomptez.
scopa-error-scope-cards = Chaque scopa prend au moins deux cartes ; il n’y en a pas assez pour autant.
scopa-error-variant = Le scopone se joue à { $players }.

scopa-odd-scope = { $count } scope : est-ce exact ?
scopa-odd-napola = Une napola de { $coins } : est-ce exact ?

scopa-ask-most = Qui a quoi ?
scopa-title-carte = Cartes
scopa-title-denari = Deniers
scopa-title-settebello = Settebello
scopa-title-primiera = Primiera
scopa-title-re_bello = Roi deniers
scopa-title-cappotto = Cappotto
scopa-nobody = Égalité
scopa-ask-scope = Scope
scopa-to = à { $target }
scopa-ask-counts = Compter cartes, deniers, primiera
scopa-ask-napola-counts = Napola, compter cartes et deniers
scopa-ask-cappotto-counts = Cappotto, compter cartes et deniers
scopa-ask-both-counts = Napola, cappotto, compter
scopa-count-carte = Cartes, { $all } en tout
scopa-count-denari = Deniers, { $all } en tout
scopa-count-primiera = Points de primiera
scopa-count-napola = Napola : combien de deniers depuis l’as

scopa-rule-variant = Jeu
scopa-variant-scopa = Scopa
scopa-variant-scopone = Scopone
scopa-variant-scientifico = Scopone scientifique
scopa-rule-napola = Napola : as, deux, trois de deniers et suite
scopa-rule-re_bello = Le roi de deniers compte
scopa-rule-cappotto = Cappotto : tous les deniers gagnent la partie

scopa-deal = On joue vers la droite : 3 cartes chacun et 4 sur la table, puis 3 chacun jusqu’à la fin du paquet.
scopa-scopone-deal = On joue vers la droite : 9 cartes chacun, trois par trois ; 4 sur la table, deux après le premier tour et deux après le second.
scopa-scientifico-deal = On joue vers la droite : 10 cartes chacun, aucune sur la table.
scopa-kings-deal = Avec trois ou quatre rois sur la table, on redonne.

scopa-outcome-all_four = Cartes, deniers, settebello et primiera
scopa-card-most = le plus de { $what }
scopa-card-settebello = settebello, le sept de deniers
scopa-card-scopa = chaque scopa
scopa-card-primiera = La meilleure carte de chaque couleur ; la somme la plus haute des quatre donne la primiera.
scopa-card-figures = figures
scopa-card-napola = napola, chaque denier depuis l’as
