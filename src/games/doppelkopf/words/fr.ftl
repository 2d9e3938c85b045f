game-doppelkopf = Doppelkopf

doppelkopf-re = Re
doppelkopf-contra = Contra
doppelkopf-no = pas { $limit }
doppelkopf-black = capot
doppelkopf-fox = renard
doppelkopf-doppelkopf = Doppelkopf
doppelkopf-charlie = Charlot
doppelkopf-other = autres points bonus
doppelkopf-game-normal = jeu normal
doppelkopf-game-wedding = mariage
doppelkopf-game-poverty = pauvreté
doppelkopf-game-solo = autre solo
doppelkopf-game-queens = solo aux dames
doppelkopf-game-jacks = solo aux valets
doppelkopf-game-clubs = solo à trèfle
doppelkopf-game-spades = solo à pique
doppelkopf-game-hearts = solo à cœur
doppelkopf-game-diamonds = solo à carreau
doppelkopf-game-aces = solo aux as
doppelkopf-game-silent_wedding = mariage secret

doppelkopf-told-points = avec { $points } points
doppelkopf-told-value = (résultat saisi)
doppelkopf-headline-re = Re gagne { $told } : { $gain }.
    .brief = Re · { $re } · { $value }
doppelkopf-headline-contra = Contra gagne, Re { $told } : { $gain }.
    .brief = Contra face à { $re } · { $value }
doppelkopf-headline-none = Personne ne gagne, Re { $told } : { $gain }.
    .brief = personne · { $re } · { $value }
doppelkopf-headline-solo-won = { $re } gagne { $told }, { $game } : { $gain }.
    .brief = { $game } · { $re } · { $value }
doppelkopf-headline-solo-lost = { $re } perd { $told }, { $game } : { $gain }.
    .brief = { $game } · { $re } · { $value }

doppelkopf-why-re = { $re } points à { $contra } : Re gagne
doppelkopf-why-contra = { $re } points à { $contra } : Contra gagne
doppelkopf-why-none = { $re } points à { $contra } : aucun camp n’a ce qu’il a annoncé ou ce qu’il lui fallait
doppelkopf-part-won = gagné
doppelkopf-part-called = annonces au-delà de Re et Contra
doppelkopf-part-under = tenu sous les seuils
doppelkopf-part-against = atteint contre l’annonce
doppelkopf-part-queens = contre les dames
doppelkopf-why-part = { $what }, { $points } pour { $side } : Re { $value }
doppelkopf-why-double = { $call } double, × { $times } : Re { $value }
doppelkopf-why-bock = { $bock ->
    [one] tour de Bock
   *[other] { $bock } tours de Bock
  }, × { $times } : Re { $value }
doppelkopf-why-value = le résultat saisi : Re { $value }
doppelkopf-why-alone = { $soloist } joue en solo, × { $times } : { $value }
doppelkopf-why-both = { $winners } { $gain } chacun, { $losers } { $loss } chacun
doppelkopf-why-plus = { $winners } { $gain } chacun

doppelkopf-error-re = Choisissez les deux joueurs de Re, en solo le soliste seul.
doppelkopf-error-game-alone = Cela se joue à deux ; choisissez un solo ou le second joueur de Re.
doppelkopf-error-game-two = Cela se joue seul ; ne choisissez que le soliste.
doppelkopf-error-compulsory = Un solo obligatoire se joue seul ; ne choisissez que le soliste.
doppelkopf-error-value = Le résultat dit déjà tout ; laissez cela vide, ou saisissez les points à la place du résultat.
doppelkopf-error-points = { $points } n’est pas possible : zéro, de { $least } à { $most }, ou tous les points.
doppelkopf-error-no-tricks = { $side } a { $points } points, donc un pli.
doppelkopf-error-extras-solo = Il n’y a pas de points bonus en solo.
doppelkopf-error-extras-pack = Il n’y a que { $foxes } renards, { $doppelkopfs } Doppelkopf et un Charlot.
doppelkopf-error-extras-points = Les { $points } points de { $side } ne contiennent pas tout cela.

doppelkopf-odd-no-tricks = Un camp sans pli : est-ce exact ?
doppelkopf-odd-no-points = Aucun point, mais un pli : est-ce exact ?
doppelkopf-odd-none = Personne n’a gagné : est-ce exact ?
doppelkopf-odd-black = Capot annoncé : est-ce exact ?
doppelkopf-odd-bock = { $bock } tours de Bock à la fois : est-ce exact ?
doppelkopf-odd-value = Un jeu à { $value } : est-ce exact ?
doppelkopf-odd-compulsory = { $soloist } ne doit plus de solo obligatoire : est-ce exact ?

doppelkopf-ask-re = Re : deux joueurs, un en solo
doppelkopf-ask-re-call = Re annonce
doppelkopf-ask-contra-call = Contra annonce
doppelkopf-ask-extras = Points bonus
doppelkopf-re-extra = Bonus de Re
doppelkopf-contra-extra = Bonus de Contra
doppelkopf-ask-more = Solo, mariage, pauvreté
doppelkopf-ask-more-bock = Bock, solo, mariage
doppelkopf-ask-game = Qu’a-t-on joué ?
doppelkopf-ask-flags = Solo obligatoire
doppelkopf-compulsory = Solo obligatoire
doppelkopf-ask-no-tricks = Sans pli
doppelkopf-ask-other = Autres points bonus
doppelkopf-ask-bock = Tours de Bock
doppelkopf-bock = Bock { $bock }
doppelkopf-ask-points = Points de Re
doppelkopf-ask-counts = Que saisit-on ?
doppelkopf-counts-points = Points Re
doppelkopf-counts-value = Résultat

doppelkopf-rule-scoring = Marque
doppelkopf-scoring-plus_minus = Plus et moins
doppelkopf-scoring-plus = Plus seulement
doppelkopf-rule-calls = Re et Contra
doppelkopf-calls = { $points } chacun
doppelkopf-calls-double = doublent
doppelkopf-rule-nines = Avec les neuf
doppelkopf-rule-bock = Tours de Bock
doppelkopf-rule-solos = Solos obligatoires de chaque joueur
doppelkopf-rule-deals = Nombre de donnes
doppelkopf-rule-deals-hint = vide : sans fin ; un tour en a { $four } à quatre, { $five } à cinq

doppelkopf-deal = 12 cartes chacun, trois par trois.
doppelkopf-no-nines-deal = 10 cartes chacun : 3, 4 et 3.
doppelkopf-again = Après le solo obligatoire, { $dealer } donne encore.
doppelkopf-owed = { $count ->
    [one] { $players } doit encore un solo obligatoire.
   *[other] { $players } doivent encore un solo obligatoire.
  }
doppelkopf-deal-of = Donne { $number } sur { $deals }.

doppelkopf-role-soloist = Soliste
doppelkopf-outcome-none = personne ne gagne
doppelkopf-card-contra = Si seul Contra est annoncé, il faut { $half } à Re et { $more } à Contra.
doppelkopf-card-against = Contre une telle annonce, il ne faut à l’autre camp que ce qu’elle lui refuse : ces points, ou un pli.
doppelkopf-card-both = Chaque gagnant reçoit la somme, chaque perdant la perd.
doppelkopf-card-plus = Chaque gagnant inscrit la somme ; les perdants n’inscrivent rien.
