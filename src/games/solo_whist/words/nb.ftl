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

solo_whist-headline-won = { $soloist } klarer { $bid }: { $tricks } stikk.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-lost = { $soloist } taper { $bid }: { $tricks } stikk.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-won-two = { $soloist } og { $partner } klarer { $bid }: { $tricks } stikk.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }
solo_whist-headline-lost-two = { $soloist } og { $partner } taper { $bid }: { $tricks } stikk.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }

solo_whist-why-won = { $tricks } stikk: { $bid } ({ $needs }) vunnet{ $off ->
    [0] { "" }
   *[other] , { $off } over
  }
solo_whist-why-lost = { $tricks } stikk: { $bid } ({ $needs }) tapt med { $off }
solo_whist-why-misere-won = ingen stikk: { $bid } vunnet
solo_whist-why-misere-lost = { $tricks } stikk: { $bid } tapt
solo_whist-why-stake = innsatsen er { $amount }
solo_whist-why-tricks = { $stake } + { $off } × { $each } = { $amount }
solo_whist-why-others-pay = { $others } betaler { $amount } hver til { $soloist }
solo_whist-why-soloist-pays = { $soloist } betaler { $amount } til hver av disse: { $others }

solo_whist-error-currency = Ingen valuta har koden { $code }; skriv en som USD, EUR eller NOK.
solo_whist-error-negative = Et beløp kan ikke være mindre enn 0.
solo_whist-error-partner = Bare i prop and cop er det en makker.
solo_whist-error-partner-missing = Prop and cop krever en makker: oppgi hvem som sa ja.
solo_whist-error-partner-soloist = Makkeren kan ikke være den som foreslo.

solo_whist-odd-slam = Slam: stemmer det?
solo_whist-odd-solo = Solo med { $tricks } stikk: stemmer det?
solo_whist-odd-prop_cop = Prop and cop med bare { $tricks } stikk: stemmer det?

solo_whist-rule-currency = Valuta
solo_whist-rule-stake = Innsats for { $bid }
solo_whist-rule-overtrick = Hvert stikk over (prop & cop, solo)
solo_whist-rule-undertrick = Hvert stikk for lite (ikke i misère)

solo_whist-ask-bid = Melding
solo_whist-ask-soloist = Hvem meldte eller foreslo?
solo_whist-ask-partner = Makker i prop & cop
solo_whist-ask-tricks = Stikk, for begge til sammen i prop & cop
solo_whist-price = { $needs } · { $stake }
solo_whist-price-misere = { $needs ->
    [0] ingen
   *[other] { $needs }
  } · { $stake }
solo_whist-result-passed = Alle passer
solo_whist-deal = 13 kort til hver: tre om gangen, så ett; utdelerens siste kort snus og blir trumf.
solo_whist-deal-shuffle = Stokk kortene.
solo_whist-deal-cut = Ikke stokk, bare ta av.
solo_whist-deal-slam = I slam er det spilleføreren som spiller ut.

solo_whist-role-soloist = Spillefører
solo_whist-role-partner = Makker
solo_whist-role-opponent = Motspiller
solo_whist-card-pays = Spilleføreren får dette av hver av de andre, eller betaler det til hver. I prop & cop får hver makker det av én motspiller, eller betaler det til én.
