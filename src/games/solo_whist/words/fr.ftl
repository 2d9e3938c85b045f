game-solo_whist = Solo Whist

solo_whist-bid-prop_cop = prop and cop
solo_whist-bid-solo = solo
solo_whist-bid-misere = misère
solo_whist-bid-abondance = abondance
solo_whist-bid-royal_abondance = abondance royale
solo_whist-bid-open_misere = misère étalée
solo_whist-bid-slam = chelem
solo_whist-title-prop_cop = Prop & cop
solo_whist-title-solo = Solo
solo_whist-title-misere = Misère
solo_whist-title-abondance = Abondance
solo_whist-title-royal_abondance = Abondance royale
solo_whist-title-open_misere = Misère étalée
solo_whist-title-slam = Chelem

solo_whist-headline-won = { $soloist } réussit son annonce ({ $bid }) : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-lost = { $soloist } perd son annonce ({ $bid }) : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-won-two = { $soloist } et { $partner } réussissent leur annonce ({ $bid }) : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }
solo_whist-headline-lost-two = { $soloist } et { $partner } perdent leur annonce ({ $bid }) : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }

solo_whist-why-won = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } pour { $bid } ({ $needs }) : c’est gagné{ $off ->
    [0] { "" }
   *[other] , { $off } de mieux
  }
solo_whist-why-lost = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } pour { $bid } ({ $needs }) : { $off } de chute
solo_whist-why-misere-won = aucun pli : { $bid } réussie
solo_whist-why-misere-lost = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } : { $bid } perdue
solo_whist-why-stake = l’enjeu est de { $amount }
solo_whist-why-tricks = { $stake } + { $off } × { $each } = { $amount }
solo_whist-why-others-pay = { $others } paient chacun { $amount } à { $soloist }
solo_whist-why-soloist-pays = { $soloist } paie { $amount } à chacun : { $others }

solo_whist-error-currency = Aucune devise n’a le code { $code } ; saisissez par exemple USD, EUR ou NOK.
solo_whist-error-negative = Un montant ne peut pas être négatif.
solo_whist-error-partner = Seul prop and cop se joue avec un partenaire.
solo_whist-error-partner-missing = En prop and cop, indiquez le partenaire qui a accepté.
solo_whist-error-partner-soloist = Le partenaire ne peut pas être le joueur qui a proposé.

solo_whist-odd-slam = Un chelem : est-ce exact ?
solo_whist-odd-solo = Un solo de { $tricks } plis : est-ce exact ?
solo_whist-odd-prop_cop = Prop and cop avec seulement { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } : est-ce exact ?

solo_whist-rule-currency = Devise
solo_whist-rule-stake = Enjeu : { $bid }
solo_whist-rule-overtrick = Chaque pli de mieux (prop & cop, solo)
solo_whist-rule-undertrick = Chaque pli de chute (sauf misère)

solo_whist-ask-bid = Annonce
solo_whist-ask-soloist = Qui a annoncé, ou proposé ?
solo_whist-ask-partner = Partenaire en prop & cop
solo_whist-ask-tricks = Plis faits (en prop & cop, à deux)
solo_whist-price = { $needs } · { $stake }
solo_whist-price-misere = { $needs ->
    [0] aucun
   *[other] { $needs }
  } · { $stake }
solo_whist-result-passed = Tous passent
solo_whist-deal = 13 cartes à chacun, par trois puis une ; la dernière carte du donneur, retournée, donne l’atout.
solo_whist-deal-shuffle = Battez les cartes.
solo_whist-deal-cut = Ne battez pas, coupez seulement.
solo_whist-deal-slam = En cas de chelem, c’est le soliste qui entame.

solo_whist-role-soloist = Soliste
solo_whist-role-partner = Partenaire
solo_whist-role-opponent = Adversaire
solo_whist-card-pays = Le soliste le reçoit de chacun des autres, ou le paie à chacun. En prop & cop, chaque partenaire le reçoit d’un adversaire, ou le paie à un.
