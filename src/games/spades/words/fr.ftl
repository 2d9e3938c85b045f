game-spades = Spades

spades-headline = { $contracts }{ $held }{ $lost }
    .brief = { $brief }
spades-sides-partners = En équipes
spades-sides-alone = Chacun pour soi
spades-sides-usual = Comme d’habitude : à quatre, en équipes
spades-failed-bags = Vont dans le sac
spades-failed-helps = Comptent pour l’annonce du partenaire
spades-failed-nothing = Ne comptent pas
spades-role-player = Joueur
spades-contract-bid = Annonce
spades-nil = Nil
spades-blind-nil = Nil aveugle
spades-outcome-set = chuté
spades-outcome-failed = perdu
spades-dealt = { $cards } cartes chacun, une à une ; pique est atout.
spades-dealt-three = Sans le deux de trèfle, { $cards } cartes chacun, une à une. Pique est atout.
spades-error-partners = Les équipes demandent quatre joueurs ; à trois, chacun joue pour soi.
spades-error-bid = Une annonce est un nombre de { $low } à { $all }, nil ou nil aveugle.
spades-error-blind-nil = Un nil aveugle s’annonce « nil aveugle » ; ne l’indiquez pas ici.
spades-error-blind-off = À cette table, une annonce à l’aveugle compte une fois. Changez les règles de la table, ou n’indiquez personne.
spades-error-no-bid = Il manque une annonce : { $party }.
spades-error-nil-partner = { $party } : le partenaire d’un nil doit faire sa propre annonce.
spades-error-bids-many = Trop pour { $party } : { $bid } annoncées, et il n’y a que { $all } levées.
spades-error-tricks-missing = Saisissez aussi les levées de { $parties } ; un seul nombre peut manquer.
spades-error-tricks-sum = Les levées doivent faire { $all } en tout : vous avez saisi { $sum }.
spades-error-nil-told = Les levées de tous les joueurs disent déjà ce qu’un nil a fait ; n’indiquez rien ici.
spades-error-nil-many = Levées pour { $party } : { $tricks }. Leurs nils ne peuvent pas en avoir fait { $told }.
spades-error-nil-whose = { $party } ont tous deux annoncé nil et fait { $tricks } : indiquez combien chacun en a fait.
spades-error-nil-none = { $player } n’a pas annoncé nil ; n’indiquez rien ici.
spades-why-made = { $party } : { $have } sur { $bid }, réussi : { $amount }
spades-why-set = { $party } : seulement { $have } sur { $bid } : { $amount }
spades-why-made-blind = { $party } : { $have } sur { $bid }, réussi à l’aveugle, × { $times } : { $amount }
spades-why-set-blind = { $party } : seulement { $have } sur { $bid }, à l’aveugle, × { $times } : { $amount }
spades-why-nil-held = { $player }, { $bid } : aucune levée : { $amount }
spades-why-nil-lost = { $player }, { $bid } : { $tricks ->
    [one] { $tricks } levée
   *[other] { $tricks } levées
  } : { $amount }
spades-why-bags = { $party } : { $bags ->
    [one] { $bags } levée de trop
   *[other] { $bags } levées de trop
  } : { $amount } ; { $held } dans le sac
spades-why-penalty = { $party } : { $bags ->
    [one] { $bags } levée remplit le sac
   *[other] { $bags } levées remplissent le sac
  } : { $amount } ; reste { $held }
spades-why-sum = { $party } : { $amount } en tout
spades-headline-made = { $makers ->
    [one] { $made } réussit
   *[other] { $made } réussissent
  }.
spades-headline-set = { $losers ->
    [one] { $set } chute
   *[other] { $set } chutent
  }.
spades-headline-made-set = { $makers ->
    [one] { $made } réussit
   *[other] { $made } réussissent
  } ; { $losers ->
    [one] { $set } chute
   *[other] { $set } chutent
  }.
spades-headline-both-made = Les deux équipes réussissent.
spades-headline-all-made = Tous réussissent.
spades-headline-nils = Tous ont annoncé nil.
spades-headline-held = { " " }{ $count ->
    [one] Nil tenu
   *[other] Nils tenus
  } : { $players }.
spades-headline-lost = { " " }{ $count ->
    [one] Nil perdu
   *[other] Nils perdus
  } : { $players }.
spades-odd-bids = Les annonces font { $bid } levées sur { $all } : est-ce exact ?
spades-odd-short = { $party } : { $short } levées de moins que l’annonce : est-ce exact ?
spades-rule-sides = Qui joue avec qui
spades-rule-floor = Score qui perd la partie, négatif (0 : aucun)
spades-rule-bags = Levées de trop qui coûtent une pénalité (0 : aucune)
spades-rule-bag-penalty = Pénalité du sac plein
spades-rule-overtrick = Points par levée de trop
spades-rule-nil = Nil
spades-rule-blind-nil = Nil aveugle
spades-rule-failed = Les levées d’un nil perdu
spades-rule-blind-bid = Un contrat à l’aveugle est multiplié par
spades-rule-ten = Un contrat de { $ten } exactement vaut { $worth }
spades-rule-thirteen = Un contrat des treize levées vaut (0 : comme les autres)
spades-known = Levées annoncées : { $bid } sur { $all }.
spades-ask-bids = Annonces
spades-ask-tricks = Levées, { $all } en tout
spades-ask-nil = Levées du nil : { $player }
spades-ask-blind = À l’aveugle
spades-bags = { $bags ->
    [one] { $bags } au sac
   *[other] { $bags } au sac
  }
spades-head = { $score }, { $bags ->
    [one] { $bags } au sac
   *[other] { $bags } au sac
  }
spades-card-set = Un contrat réussi rapporte pour chaque levée annoncée, un contrat chuté coûte autant. Les levées en plus de l’annonce sont des levées de trop.
spades-card-trick = chaque levée annoncée
spades-card-contract = un contrat de { $tricks }
spades-card-floor = score qui perd la partie
