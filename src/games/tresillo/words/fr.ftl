game-tresillo = Tresillo

tresillo-bid-juego = entrada
tresillo-bid-vuelta = vuelta
tresillo-bid-solo = solo
tresillo-column-juego = Entrada
tresillo-column-vuelta = Vuelta
tresillo-column-solo = Solo
tresillo-sacado = sacada
tresillo-estuche = estuche
tresillo-primeras = primeras
tresillo-bola = bola
tresillo-why-bola-failed = bola manquée

tresillo-headline-sacado = { $hombre } gagne ({ $bid }) : sacada.
    .brief = { $hombre } · { $bid } · sacada
tresillo-headline-repuesto = { $hombre } ne gagne pas ({ $bid }) : puesta.
    .brief = { $hombre } · { $bid } · puesta
tresillo-headline-codillo = { $hombre } perd ({ $bid }) : codillo pour { $winner }.
    .brief = { $hombre } · { $bid } · codillo { $winner }

tresillo-why-filled = le centre est vide : chacun y met { $amount }
tresillo-why-served = le plato est vide : le centre lui donne { $amount }
tresillo-why-dealer = { $dealer } donne et ajoute { $amount } au plato
tresillo-why-sacado = sacada : { $hombre } prend le plato, { $plato }
tresillo-why-debt-paid = la plus forte dette est rayée : { $debtor } paie à { $hombre } : { $amount }
tresillo-why-own-debt = la plus forte dette, { $amount }, est due par { $hombre } : elle est seulement rayée
tresillo-why-puesta = { $hombre } met { $amount } dans le plato
tresillo-why-debt-written = dette inscrite : { $hombre }, { $amount }
tresillo-why-repuesto = puesta : personne n’a plus de plis que chacun des autres
tresillo-why-codillo = codillo : { $winner } a plus de plis que chacun des autres
tresillo-why-codillo-paid = { $hombre } paie autant à { $winner }, { $amount }

tresillo-pots = { $plato } dans le plato, { $centre } au centre
tresillo-debt = { $player } doit une puesta de { $amount }
tresillo-in-play = en jeu : plato { $plato } + { $more } = { $amount }
tresillo-in-play-reserved = en jeu : plato { $plato } + plus forte dette { $debt } = { $amount }
tresillo-deal = 9 cartes chacun, trois par trois ; 13 restent au talon.

tresillo-error-primeras = Les primeras sont les cinq premiers plis de l’hombre, 5-0-0 ; la donne finit alors en sacada.
tresillo-error-primeras-bola = Qui s’arrête aux primeras ne tente pas la bola : choisissez l’une des deux.
tresillo-error-estuche = L’estuche ne compte que pour un gagnant : il faut une sacada.
tresillo-error-nine = L’hombre a les neuf plis : c’est une bola réussie.
tresillo-error-bola-made = Une bola est réussie quand l’hombre fait les neuf plis.
tresillo-error-bola-failed = Une bola est manquée avec { $least } à { $most } plis de l’hombre ; il gagne quand même la donne.

tresillo-odd-debt = { $player } doit { $amount } : est-ce exact ?
tresillo-odd-debts = { $debts ->
    [one] { $debts } dette en cours
   *[other] { $debts } dettes en cours
  } : est-ce exact ?

tresillo-rule-sitter = À quatre, le donneur, qui ne joue pas
tresillo-sitter-pays = Paie
tresillo-sitter-pays-hint = comme un adversaire
tresillo-sitter-idle = Regarde
tresillo-sitter-idle-hint = ne verse que sa mise
tresillo-ask-hombre = Hombre et contrat
tresillo-tile-sacado = Sacada
tresillo-tile-sacado-hint = l’hombre a le plus de plis
tresillo-tile-repuesto = Puesta
tresillo-tile-repuesto-hint = égalité
tresillo-ask-extras = Estuche, primeras, bola, plis
tresillo-ask-honours = Gagnés par l’hombre
tresillo-tick-estuche = Estuche
tresillo-tick-primeras = Primeras
tresillo-ask-bola = Bola
tresillo-bola-made = Réussie
tresillo-bola-failed = Manquée
tresillo-result-passed = Tous passent

tresillo-role-hombre = Hombre
tresillo-role-opponent = Adversaire
tresillo-count-debts = { $count ->
    [one] 1 dette inscrite
   *[other] { $count } dettes inscrites
  }
tresillo-count-owed = { $count ->
    [one] 1 tanto de dettes en tout
   *[other] { $count } tantos de dettes en tout
  }
tresillo-end-codillo = Codillo
tresillo-card-sacado = Sacada, l’hombre a plus de plis que chaque adversaire : il prend le plato et { $each } de chaque adversaire ; tant qu’il y a des dettes, la plus forte dette à la place du plato.
tresillo-card-repuesto = Puesta, égalité : l’hombre met dans le plato autant qu’il contient et { $more }. S’il y a déjà une puesta, elle est inscrite comme dette : le plato et la plus forte dette.
tresillo-card-codillo = Codillo, un adversaire a le plus de plis : comme une puesta, et l’hombre paie la même somme à cet adversaire.
tresillo-card-each = De chaque adversaire après une sacada, sinon à chaque adversaire. Estuche, primeras et bola seulement après une sacada.
