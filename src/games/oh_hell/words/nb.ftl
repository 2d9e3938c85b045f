game-oh_hell = Plump

oh_hell-headline-all = Alle klarer meldingen sin.
    .brief = { $bids }
oh_hell-headline-none = Ingen klarer meldingen sin.
    .brief = { $bids }
oh_hell-headline-over = { $player } tar { $tricks } stikk for mye.
    .brief = { $bids }
oh_hell-headline-under = { $player } tar { $tricks } stikk for lite.
    .brief = { $bids }
oh_hell-headline-made = { $count ->
    [one] Bare { $players } klarer meldingen sin.
   *[other] { $players } klarer meldingene sine.
  }
    .brief = { $bids }
oh_hell-brief-made = { $player } { $bid }
oh_hell-brief-missed = { $player } { $bid }, tok { $tricks }
oh_hell-brief-and = { $one } · { $other }

oh_hell-why-trump = trumf: { $trump }
oh_hell-why-made = { $player } meldte { $bid } og klarte det: { $points }, nå { $total }
oh_hell-why-missed = { $player } meldte { $bid } og tok { $tricks }: { $points }, nå { $total }
oh_hell-why-ends = det var siste runde; { $count ->
    [one] { $players } vinner med { $total }
   *[other] { $players } deler seieren med { $total } hver
  }
oh_hell-why-level = alle rundene er spilt, men { $players } står likt på { $total }: en ny runde avgjør

oh_hell-error-packs = Wizard har sin egen kortstokk. Velg én kortstokk.
oh_hell-error-wizards = Wizard er for høyst { $most } spillere.
oh_hell-error-limit = Kortene rekker til høyst { $limit } hver.
oh_hell-error-hook = Meldingene kan ikke bli { $cards } til sammen. Noen må melde noe annet.
oh_hell-error-last-bid = { $sum } av { $cards } meldt. { $player } kan ikke melde { $bid }.
oh_hell-error-bids = Alle melder: { $players } gjenstår.
oh_hell-error-tricks = Stikkene til { $players } mangler; bare én spiller kan mangle, og får resten.
oh_hell-error-sum = Stikk: { $sum } av { $cards }. Hvem tok ikke det de meldte?
oh_hell-odd-cards = Kort: { $cards } i stedet for { $planned }?
oh_hell-odd-missed = { $player } meldte { $bid } og tok { $tricks }?

oh_hell-usual = Som vanlig
oh_hell-rule-usual = { $usual }, i Wizard { $wizard }, når feltet er tomt
oh_hell-rule-variant = Spill
oh_hell-variant-wizard = Wizard
oh_hell-rule-deal = Hvor mange kort
oh_hell-rule-deal-usual = ned og opp igjen; Wizard: opp
oh_hell-deal-down-up = Ned og opp igjen
oh_hell-deal-up-down = Opp og ned igjen
oh_hell-deal-down = Bare ned
oh_hell-deal-up = Bare opp
oh_hell-rule-most = Flest kort
oh_hell-rule-most-hint = { $usual }, i Wizard så mange som mulig, når feltet er tomt. Aldri flere enn det er kort til.
oh_hell-rule-twice = To ganger ved vendingen
oh_hell-rule-packs = Kortstokker
oh_hell-rule-hook = Meldingene kan ikke gå opp
oh_hell-rule-hook-usual = ja; Wizard: nei
oh_hell-rule-bonus = Poeng for en klart melding
oh_hell-rule-per-trick = Poeng per stikk
oh_hell-rule-zero = Poeng for å melde null
oh_hell-rule-zero-hint = Som for andre meldinger når feltet er tomt.
oh_hell-rule-zero-plus-cards = Melde null: én mer per kort
oh_hell-rule-missed = En bommet melding gir
oh_hell-rule-missed-usual = ingenting; Wizard: trekk
oh_hell-missed-nothing = Ingenting
oh_hell-missed-tricks = Stikkene
oh_hell-missed-difference = Trekk per stikk feil
oh_hell-missed-reversed = Verdien i trekk
oh_hell-rule-off = Trekk per stikk feil
oh_hell-rule-tie = Likt til slutt
oh_hell-tie-shared = De deler seieren
oh_hell-tie-play-on = Spill videre

oh_hell-ask-bids = Melding
oh_hell-ask-tricks = Stikk
oh_hell-deals = gir
oh_hell-cards = { $cards } kort
oh_hell-ask-extras = Annet antall kort, trumf
oh_hell-ask-cards = Et annet antall kort
oh_hell-ask-cards-hint = Planlagt: { $cards }, høyst { $limit }.
oh_hell-ask-trump = Trumf
oh_hell-dealt = Runde { $number } av { $all }: { $cards } kort hver.
oh_hell-dealt-more = Runde { $number }, til avgjørelse: { $cards } kort hver.
oh_hell-turned = Neste kort snus og bestemmer trumf.
oh_hell-turned-wizard = Neste kort bestemmer trumf; ved en trollmann velger giveren, ved en narr er det ingen.
oh_hell-turned-none = Ingen kort er igjen å snu: uten trumf.
oh_hell-last-bid = { $dealer } melder sist, og meldingene kan ikke bli { $cards } til sammen.

oh_hell-role-player = Spiller
oh_hell-outcome-made = klart
oh_hell-outcome-over = for mange
oh_hell-outcome-under = for få
