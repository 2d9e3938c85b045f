# The scoreboard, its chart, the pots, the units.
live-hand = donne { $number }
ledger-sum = Somme
tag-owes = doit { $amount }
tag-dealer = donneur
tag-out = ne joue pas
tag-you = vous
tag-your-deal = vous donnez
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
pays-now = { $payers ->
    [one] { $from } paie à { $to }
   *[other] { $from } paient à { $to }
  }
pays-each = { $amount } chacun
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
    [mise] Mise : { $amount }
   *[other] { $pot } : { $amount }
  }
middle-debt = { $player } doit { $amount }
table-won = { $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent
  }
phone-and-time = { $phone }, { $when }
imported-and-time = importé, { $when }
phone-this = ce téléphone
phone-other = un autre téléphone
phone-of = Téléphone : { $name }
moment-biggest = La plus grosse donne
moment-comeback = La remontée
moment-boldest = Le contrat le plus osé
moment-said = Dit à la table
moment-from-last = { $player }, de la dernière à la première place
moment-up = { $player } remonte de la dernière place
moment-low = { $amount } après la donne { $number }
deleted-heading = Supprimés
deleted-detail = suppression : { $when } · rétablissement possible jusqu’au { $until }
deleted-restore = Rétablir
purse-counters = { $game } : { $unit }
recovery-was-used = { $phone } est devenu propriétaire grâce au lien de secours : { $when }
owner-was-recovered = La personne qui gère ce serveur a créé un nouveau lien de propriétaire : { $when }
table-worth = 1 { $unit } = { $worth }
table-worth-counters = Jetons pour 1 { $unit } : { $worth }
table-worth-game = Chaque partie : { $worth }
table-worth-game-counters = Jetons pour chaque partie : { $worth }
home-code = Une invitation ? Tapez le code de l’autre téléphone
read-aloud = Lire à voix haute
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
role-spectator = regarde
role-scorer = saisit des donnes
role-owner = saisit des donnes et invite
share-make = Créer les liens
share-qr = Code QR du lien
share-link = Lien
share-share = Partager
share-copy = Copier
share-copied = Copié
share-once = Les liens ne sont affichés qu’une fois. Ils restent valables jusqu’à ce que vous les révoquiez.
share-a-phone = Un téléphone
share-this-phone = Ce téléphone
share-joined = { $role } · depuis { $when }
share-remove = Retirer
share-remove-watchers = Retirer tous les spectateurs et leurs liens
share-withdraw = Révoquer des liens
share-withdraw-note = Quel lien voulez-vous remplacer ? Les anciens cessent de marcher ; les téléphones déjà entrés restent.
share-all = Révoquer tous les liens
share-all-note = Les liens vers les tables du club sont révoqués aussi ; le lien de secours reste valable.
share-new-score = Remplacer le lien de saisie
share-new-watch = Remplacer le lien de lecture

share-new-own = Remplacer le lien de gestion
share-removed = Le téléphone a été retiré. Avec un ancien lien, il peut revenir : révoquez les liens qu’il a peut-être encore.
tag-leads = en tête
tag-each = chacun
pad-usual = Nombres fréquents
