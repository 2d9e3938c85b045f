game-solo_whist = Solo Whist

solo_whist-bid-prop_cop = prop and cop
solo_whist-bid-solo = solo
solo_whist-bid-misere = misère
solo_whist-bid-abondance = abondance
solo_whist-bid-royal_abondance = royal abondance
solo_whist-bid-open_misere = open misère
solo_whist-bid-slam = slam
solo_whist-title-prop_cop = Prop & cop
solo_whist-title-solo = Solo
solo_whist-title-misere = Misère
solo_whist-title-abondance = Abondance
solo_whist-title-royal_abondance = Royal abondance
solo_whist-title-open_misere = Open misère
solo_whist-title-slam = Slam

solo_whist-headline-won = { $soloist } vince ({ $bid }): { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-lost = { $soloist } perde ({ $bid }): { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-won-two = { $soloist } e { $partner } vincono ({ $bid }): { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }
solo_whist-headline-lost-two = { $soloist } e { $partner } perdono ({ $bid }): { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }

solo_whist-why-won = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  } per { $bid } ({ $needs }): mano vinta{ $off ->
    [0] { "" }
   *[other] , { $off } in più
  }
solo_whist-why-lost = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  } per { $bid } ({ $needs }): mano persa di { $off }
solo_whist-why-misere-won = nessuna presa: { $bid } riuscita
solo_whist-why-misere-lost = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }: { $bid } persa
solo_whist-why-stake = la puntata è di { $amount }
solo_whist-why-tricks = { $stake } + { $off } × { $each } = { $amount }
solo_whist-why-others-pay = { $others } pagano { $amount } a testa a { $soloist }
solo_whist-why-soloist-pays = { $soloist } paga { $amount } a testa a { $others }

solo_whist-error-currency = Nessuna valuta ha il codice { $code }; ne serve uno come USD, EUR o NOK.
solo_whist-error-negative = Un importo non può essere negativo.
solo_whist-error-partner = Solo prop and cop si gioca con un compagno.
solo_whist-error-partner-missing = Per prop and cop serve il compagno che ha accettato.
solo_whist-error-partner-soloist = Il compagno non può essere chi ha proposto.

solo_whist-odd-slam = Uno slam: è giusto?
solo_whist-odd-solo = Un solo con { $tricks } prese: è giusto?
solo_whist-odd-prop_cop = Prop and cop con solo { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }: è giusto?

solo_whist-rule-currency = Valuta
solo_whist-rule-stake = Puntata per { $bid }
solo_whist-rule-overtrick = Ogni presa in più (prop & cop, solo)
solo_whist-rule-undertrick = Ogni presa in meno (non nella misère)

solo_whist-ask-bid = Dichiarazione
solo_whist-ask-soloist = Chi ha dichiarato, o proposto?
solo_whist-ask-partner = Compagno in prop & cop
solo_whist-ask-tricks = Prese fatte, dei due insieme in prop & cop
solo_whist-price = { $needs } · { $stake }
solo_whist-price-misere = { $needs ->
    [0] nessuna
   *[other] { $needs }
  } · { $stake }
solo_whist-result-passed = Tutti passano
solo_whist-deal = 13 carte a testa: a tre a tre, poi una; l’ultima del mazziere, scoperta, fissa la briscola.
solo_whist-deal-shuffle = Mescola le carte.
solo_whist-deal-cut = Non mescolare, taglia soltanto.
solo_whist-deal-slam = Con uno slam il dichiarante gioca la prima carta.

solo_whist-role-soloist = Dichiarante
solo_whist-role-partner = Compagno
solo_whist-role-opponent = Avversario
solo_whist-card-pays = Il dichiarante lo riceve da ciascuno degli altri, o lo paga a ciascuno. In prop & cop ogni compagno lo riceve da un avversario, o lo paga a uno.
