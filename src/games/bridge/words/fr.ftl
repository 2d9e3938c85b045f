game-bridge = Bridge

bridge-headline-made = { $declarer } réussit { $contract }{ $by ->
    [0] { "" }
   *[other] { " " }+{ $by }
  }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-headline-down = { $declarer } chute de { $by } à { $contract }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-scoring-rubber = Robre
bridge-scoring-chicago = Chicago (quatre donnes)
bridge-partners-fixed = Fixes
bridge-partners-rotate = Changent à chaque tour
bridge-part-bonus = Une prime tout de suite
bridge-part-carried = Reportées sur les donnes suivantes
bridge-vulnerable-dealer = Le camp du donneur
bridge-vulnerable-opponents = L’autre camp
bridge-doubled = X
bridge-redoubled = XX
bridge-role-declarer = Déclarant
bridge-role-dummy = Mort
bridge-role-defender = Flanc
bridge-result-passed = Passe générale
bridge-result-unfinished = Interrompre le robre
bridge-headline-unfinished = Le robre est interrompu.
bridge-headline-game = { " " }Manche pour { $side }.
bridge-headline-rubber = { " " }{ $side } gagnent le robre.
bridge-headline-chicago = { " " }Le Chicago est fini.
bridge-contract = { $level }{ $strain }{ $doubled }
bridge-why-contract = { $contract } : { $tricks } × { $each }{ $first ->
    [0] { "" }
   *[other] { " " }+ { $first }
  }{ $times ->
    [1] { "" }
   *[other] , × { $times }
  } = { $sum }
bridge-why-over = levées de mieux : { $over } × { $each } = { $sum }
bridge-why-insult = contrat contré réussi : { $sum }
bridge-why-small-slam = petit chelem : { $sum }
bridge-why-grand-slam = grand chelem : { $sum }
bridge-why-down = { $contract } chute de { $short } : { $sum } pour { $side }
bridge-why-down-vulnerable = { $contract } chute de { $short }, vulnérable : { $sum } pour { $side }
bridge-why-honours = { $cards } honneurs chez { $player } : { $sum }
bridge-why-game = { $side } arrivent à { $game } sous la ligne : une manche
bridge-why-rubber = robre pour { $side } : { $sum }
bridge-why-game-bonus = manche pour { $side } : { $sum }
bridge-why-part = partielle pour { $side } : { $sum }
bridge-why-unfinished-game = seule manche, pour { $side } : { $sum }
bridge-why-unfinished-part = seule partielle, pour { $side } : { $sum }
bridge-why-sum = { $side } : { $amount } en tout
bridge-error-chicago = Cette règle vaut pour le Chicago. Choisissez le Chicago, ou laissez vide.
bridge-error-rubber = Cette règle vaut pour le robre. Choisissez le robre, ou laissez vide.
bridge-error-unfinished = Un Chicago ne s’interrompt pas ; fermez plutôt la table.
bridge-error-aces = Sans atout, les honneurs sont les { $aces } as dans une même main.
bridge-error-both = Saisissez le résultat ou les levées, pas les deux.
bridge-error-over = Il n’y a que { $all } levées ; choisissez un autre résultat ou un autre palier.
bridge-odd-down = { $short } de chute : est-ce exact ?
bridge-odd-grand-slam = Un grand chelem : est-ce exact ?
bridge-odd-redoubled = Surcontré : est-ce exact ?
bridge-rule-scoring = Marque
bridge-rule-partners = Partenaires
bridge-rule-rounds = Tours (0 : jusqu’à la fermeture de la table)
bridge-rule-rounds-usual = Si vous laissez vide : { $fixed } avec des partenaires fixes, { $rotate } s’ils changent
bridge-rule-unfinished = Seule partielle d’un robre interrompu
bridge-rule-part = Partielles
bridge-rule-vulnerable = Vulnérable aux deuxième et troisième donnes
bridge-ask-declarer = Déclarant
bridge-ask-level = Contrat
bridge-ask-strain = Couleur
bridge-ask-doubled = Contré
bridge-ask-result = Résultat
bridge-ask-extras = Autre résultat, honneurs
bridge-ask-tricks = Levées du déclarant
bridge-ask-holder = Qui avait les honneurs ?
bridge-ask-honours = Honneurs dans une main
bridge-result-exactly = =
bridge-result-off = { $off }
bridge-vulnerable = vulnérable
bridge-not-vulnerable = non vulnérable
bridge-below = { $below } en bas
bridge-vulnerable-below = vulnérable, { $below } en bas
bridge-rubber = robre { $number }
bridge-deal-of = donne { $deal } sur { $deals }
bridge-first = { $dealer } donne et parle en premier.
bridge-deal = 13 cartes chacun, une à une. Le joueur après le déclarant entame.
bridge-partners = { $one } jouent contre { $other }, partenaires face à face.
bridge-nobody-vulnerable = Personne n’est vulnérable.
bridge-side-vulnerable = Vulnérables : { $side }.
bridge-all-vulnerable = Tous sont vulnérables.
bridge-card-tricks = Levées
bridge-card-first = Pour chaque levée du contrat, et pour les levées de mieux non contrées. À sans-atout la première compte plus.
bridge-card-over = chaque levée de mieux { $doubled }
bridge-card-insult = contrat réussi { $doubled }
bridge-card-small-slam = petit chelem
bridge-card-grand-slam = grand chelem
bridge-card-not-vulnerable = non vulnérable
bridge-card-short = Levées de chute, à l’autre camp
bridge-card-short-vulnerable = Levées de chute, vulnérable
bridge-card-undoubled = non contré
bridge-card-bonuses = Manches, robres, honneurs
bridge-card-honours = { $cards } honneurs d’atout dans une main
bridge-card-aces = tous les as dans une main, à sans-atout
bridge-card-game = { $game } points sous la ligne font une manche ; qui en a une est vulnérable. La deuxième manche d’un camp gagne le robre.
bridge-card-rubber = robre, l’autre camp n’a pas de manche
bridge-card-rubber-late = robre, l’autre camp a une manche
bridge-card-only-game = seule manche d’un robre interrompu
bridge-card-chicago = { $game } points de levées font une manche, avec une prime :
bridge-card-part = prime de partielle
bridge-card-rounds = tours
