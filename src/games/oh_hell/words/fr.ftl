game-oh_hell = Ascenseur

oh_hell-headline-all = Tout le monde tient son annonce.
    .brief = { $bids }
oh_hell-headline-none = Personne ne tient son annonce.
    .brief = { $bids }
oh_hell-headline-over = { $player } fait { $tricks ->
    [one] un pli
   *[other] { $tricks } plis
  } de trop.
    .brief = { $bids }
oh_hell-headline-under = Il manque { $tricks ->
    [one] un pli
   *[other] { $tricks } plis
  } à { $player }.
    .brief = { $bids }
oh_hell-headline-made = { $count ->
    [one] Une seule annonce tenue : { $players }.
   *[other] { $players } tiennent leur annonce.
  }
    .brief = { $bids }
oh_hell-brief-made = { $player } { $bid }
oh_hell-brief-missed = { $player } { $bid }, fait { $tricks }
oh_hell-brief-and = { $one } · { $other }

oh_hell-why-trump = atout : { $trump }
oh_hell-why-made = { $player } annonce { $bid } et les fait : { $points }, total { $total }
oh_hell-why-missed = { $player } annonce { $bid } et fait { $tricks } : { $points }, total { $total }
oh_hell-why-ends = dernière donne prévue ; { $count ->
    [one] { $players } gagne avec { $total }
   *[other] { $players } se partagent la victoire avec { $total } chacun
  }
oh_hell-why-level = toutes les donnes sont jouées, mais { $players } sont à égalité à { $total } : une autre donne décide

oh_hell-error-packs = Le Wizard a son propre jeu de cartes. Choisissez un seul jeu.
oh_hell-error-wizards = Le Wizard se joue à { $most } au plus.
oh_hell-error-limit = Pas plus de { $limit } cartes par personne : le jeu n’en a pas davantage.
oh_hell-error-hook = Le total des annonces ne doit pas faire { $cards }. Quelqu’un doit annoncer autre chose.
oh_hell-error-last-bid = { $sum } sur { $cards } annoncés. { $player } ne peut pas annoncer { $bid }.
oh_hell-error-bids = Tout le monde annonce : il manque { $players }.
oh_hell-error-tricks = Il manque les plis de { $players } ; une seule personne peut manquer, elle a le reste.
oh_hell-error-sum = Plis : { $sum } sur { $cards }. Qui n’a pas fait son annonce ?
oh_hell-odd-cards = Cartes : { $cards } au lieu de { $planned } ?
oh_hell-odd-missed = { $player } annonce { $bid } et fait { $tricks } ?

oh_hell-usual = Comme d’habitude
oh_hell-rule-usual = { $usual }, au Wizard { $wizard }, si vous laissez vide
oh_hell-rule-variant = Jeu
oh_hell-variant-wizard = Wizard
oh_hell-rule-deal = Nombre de cartes
oh_hell-rule-deal-usual = on descend puis on remonte ; Wizard : on monte
oh_hell-deal-down-up = On descend puis on remonte
oh_hell-deal-up-down = On monte puis on redescend
oh_hell-deal-down = On descend
oh_hell-deal-up = On monte
oh_hell-rule-most = Le plus de cartes
oh_hell-rule-most-hint = { $usual }, au Wizard autant que possible, si vous laissez vide. Jamais plus qu’il n’y a de cartes.
oh_hell-rule-twice = Deux fois au tournant
oh_hell-rule-packs = Jeux de cartes
oh_hell-rule-hook = Le total des annonces ne doit pas tomber juste
oh_hell-rule-hook-usual = oui ; Wizard : non
oh_hell-rule-bonus = Points pour une annonce tenue
oh_hell-rule-per-trick = Points par pli
oh_hell-rule-zero = Points pour une annonce de zéro
oh_hell-rule-zero-hint = Comme pour toute annonce si vous laissez vide.
oh_hell-rule-zero-plus-cards = Annonce de zéro : un de plus par carte
oh_hell-rule-missed = Une annonce manquée donne
oh_hell-rule-missed-usual = rien ; Wizard : des points en moins
oh_hell-missed-nothing = Rien
oh_hell-missed-tricks = Les plis
oh_hell-missed-difference = Des points en moins par pli d’écart
oh_hell-missed-reversed = Sa valeur en moins
oh_hell-rule-off = Points en moins par pli d’écart
oh_hell-rule-tie = Égalité à la fin
oh_hell-tie-shared = Victoire partagée
oh_hell-tie-play-on = On continue

oh_hell-ask-bids = Annonce
oh_hell-ask-tricks = Plis
oh_hell-deals = donne
oh_hell-cards = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }
oh_hell-ask-extras = Autre nombre, atout
oh_hell-ask-cards = Un autre nombre de cartes
oh_hell-ask-cards-hint = Prévu : { $cards } ; { $limit } au plus.
oh_hell-ask-trump = Atout
oh_hell-dealt = Donne { $number } sur { $all } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  } chacun.
oh_hell-dealt-more = Donne { $number }, pour départager : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  } chacun.
oh_hell-turned = La carte suivante est retournée et donne l’atout.
oh_hell-turned-wizard = La carte suivante donne l’atout ; si c’est un magicien, le donneur le choisit, si c’est un bouffon, il n’y en a pas.
oh_hell-turned-none = Il ne reste pas de carte à retourner : sans atout.
oh_hell-last-bid = { $dealer } annonce en dernier ; le total ne doit pas faire { $cards }.

oh_hell-role-player = Joueur
oh_hell-outcome-made = tenue
oh_hell-outcome-over = trop de plis
oh_hell-outcome-under = pas assez de plis
