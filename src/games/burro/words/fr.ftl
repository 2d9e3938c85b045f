game-burro = Burro

burro-headline-letter = Il reste des cartes à { $loser } : { $spelt }
burro-headline-complete = Il reste des cartes à { $loser }, et le mot est complet : { $spelt }
burro-headline-out = { $loser } sort de la belle.

burro-why-letter = { $loser } prend la lettre { $letters } sur { $length } : { $spelt }
burro-why-fewest = le mot est complet ; le moins de lettres ({ $letters }) : { $players }
burro-why-winner = { $winner } gagne
burro-why-shared = victoire partagée : { $players }
burro-why-play-off = belle entre { $players } : qui perd une donne sort, et le dernier qui reste gagne
burro-why-out = { $loser } perd une donne de la belle et sort, sans prendre de lettre
burro-why-left = encore en jeu dans la belle : { $players }

burro-error-word = Le mot a de { $least } à { $most } lettres, et rien que des lettres.

burro-rule-word = Le mot
burro-rule-word-hint = de { $least } à { $most } lettres ; la partie finit dès qu’un joueur l’a en entier
burro-rule-variant = Variante
burro-variant-spanish = Burro espagnol
burro-variant-deitado = Burro deitado
burro-variant-em-pe = Burro em pé
burro-cards = { $cards } cartes chacun
burro-rule-tie = À égalité pour le moins de lettres
burro-tie-play-off = On joue la belle
burro-tie-shared = Tous gagnent
burro-ask-loser = À qui reste-t-il des cartes ?
burro-spelt = { $spelt }
burro-play-off = Belle entre { $players } : qui perd sort, sans prendre de lettre.
burro-deal = { $variant } : { $cards } cartes chacun ; le reste forme la pioche.
burro-draw = Si vous ne pouvez pas fournir la couleur, piochez jusqu’à pouvoir le faire.

burro-outcome-letter = Lettre
burro-outcome-out = Sortie de la belle
burro-card-letter = Qui reste avec des cartes prend une lettre.
burro-card-end = Avec { $letters } lettres, le mot est complet ; le moins de lettres gagne alors.
