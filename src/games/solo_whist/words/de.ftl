game-solo_whist = Solo Whist

solo_whist-bid-prop_cop = Prop and Cop
solo_whist-bid-solo = Solo
solo_whist-bid-misere = Misère
solo_whist-bid-abondance = Abondance
solo_whist-bid-royal_abondance = Royal Abondance
solo_whist-bid-open_misere = Open Misère
solo_whist-bid-slam = Slam
solo_whist-title-prop_cop = Prop & Cop
solo_whist-title-solo = Solo
solo_whist-title-misere = Misère
solo_whist-title-abondance = Abondance
solo_whist-title-royal_abondance = Royal Abondance
solo_whist-title-open_misere = Open Misère
solo_whist-title-slam = Slam

solo_whist-headline-won = { $soloist } gewinnt ({ $bid }): { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-lost = { $soloist } verliert ({ $bid }): { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-won-two = { $soloist } und { $partner } gewinnen ({ $bid }): { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }
solo_whist-headline-lost-two = { $soloist } und { $partner } verlieren ({ $bid }): { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }

solo_whist-why-won = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }: { $bid } ({ $needs }) gewonnen{ $off ->
    [0] { "" }
   *[other] , { $off } darüber
  }
solo_whist-why-lost = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }: { $bid } ({ $needs }) verloren, { $off } zu wenig
solo_whist-why-misere-won = kein Stich: { $bid } gewonnen
solo_whist-why-misere-lost = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }: { $bid } verloren
solo_whist-why-stake = der Einsatz ist { $amount }
solo_whist-why-tricks = { $stake } + { $off } × { $each } = { $amount }
solo_whist-why-others-pay = { $others } zahlen je { $amount } an { $soloist }
solo_whist-why-soloist-pays = { $soloist } zahlt je { $amount } an { $others }

solo_whist-error-currency = Keine Währung hat das Kürzel { $code }; gib eines wie USD, EUR oder NOK ein.
solo_whist-error-negative = Ein Betrag kann nicht kleiner als 0 sein.
solo_whist-error-partner = Nur bei Prop and Cop gibt es einen Partner.
solo_whist-error-partner-missing = Bei Prop and Cop fehlt der Partner, der angenommen hat.
solo_whist-error-partner-soloist = Der Vorschlagende kann nicht sein eigener Partner sein.

solo_whist-odd-slam = Ein Slam: Stimmt das?
solo_whist-odd-solo = Ein Solo mit { $tricks } Stichen: Stimmt das?
solo_whist-odd-prop_cop = Prop and Cop mit nur { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
  }: Stimmt das?

solo_whist-rule-currency = Währung
solo_whist-rule-stake = Einsatz für { $bid }
solo_whist-rule-overtrick = Jeder Stich darüber (Prop & Cop, Solo)
solo_whist-rule-undertrick = Jeder Stich zu wenig (nicht bei Misère)

solo_whist-ask-bid = Ansage
solo_whist-ask-soloist = Wer hat angesagt oder vorgeschlagen?
solo_whist-ask-partner = Partner bei Prop & Cop
solo_whist-ask-tricks = Stiche, bei Prop & Cop von beiden zusammen
solo_whist-price = { $needs } · { $stake }
solo_whist-price-misere = { $needs ->
    [0] keine
   *[other] { $needs }
  } · { $stake }
solo_whist-result-passed = Alle passen
solo_whist-deal = 13 Karten für jeden: immer drei auf einmal, zuletzt eine; die letzte Karte des Gebers wird als Trumpf aufgedeckt.
solo_whist-deal-shuffle = Die Karten mischen.
solo_whist-deal-cut = Nicht mischen, nur abheben.
solo_whist-deal-slam = Bei einem Slam spielt der Ansager aus.

solo_whist-role-soloist = Ansager
solo_whist-role-partner = Partner
solo_whist-role-opponent = Gegner
solo_whist-card-pays = Der Ansager bekommt das von jedem der anderen oder zahlt es jedem. Bei Prop & Cop bekommt es jeder der Partner von einem Gegner oder zahlt es einem.
