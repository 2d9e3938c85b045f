game-tarot = Fransk tarot

tarot-bid-petite = petite
tarot-bid-garde = garde
tarot-bid-garde-sans = garde sans
tarot-bid-garde-contre = garde contre
tarot-column-petite = Petite
tarot-column-garde = Garde
tarot-column-garde-sans = Sans
tarot-column-garde-contre = Contre
tarot-column-called = Kalt
tarot-alone = alene

tarot-headline-made = { $taker } klarer { $bid } { $by ->
    [0] akkurat
   *[other] med { $by } over
  } ({ $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }).{ $slam }
    .brief = { $taker } · { $bid } · +{ $by }
tarot-headline-lost = { $taker } går { $by } under på { $bid } ({ $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }).{ $slam }
    .brief = { $taker } · { $bid } · −{ $by }
tarot-headline-made-two = { $taker } og { $partner } klarer { $bid } { $by ->
    [0] akkurat
   *[other] med { $by } over
  }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · +{ $by }
tarot-headline-lost-two = { $taker } og { $partner } går { $by } under på { $bid }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · −{ $by }
tarot-headline-slam-made = { " " }Chelem vunnet.
tarot-headline-slam-announced-made = { " " }Den meldte chelemen ble vunnet.
tarot-headline-slam-announced-failed = { " " }Den meldte chelemen ble tapt.
tarot-headline-slam-defence = { " " }Forsvaret vant chelem.
tarot-headline-petit-sec = Petit sec: kortene ble lagt ned uten spill.

tarot-why-made = { $points } poeng med { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }: trengte { $target }, { $by ->
    [0] akkurat nok
   *[other] { $by } over
  }
tarot-why-lost = { $points } poeng med { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  }: trengte { $target }, { $by } under
tarot-why-half = det halve poenget går til siden som vant: { $by }
tarot-why-base-made = { $contract } + { $by } = { $base }
tarot-why-base-made-petit-won = { $contract } + { $by } + { $petit } petit au bout = { $base }
tarot-why-base-made-petit-lost = { $contract } + { $by } − { $petit } petit au bout til forsvaret = { $base }
tarot-why-base-lost = −({ $contract } + { $by }) = { $base }
tarot-why-base-lost-petit-won = −({ $contract } + { $by }) + { $petit } petit au bout = { $base }
tarot-why-base-lost-petit-lost = −({ $contract } + { $by }) − { $petit } petit au bout til forsvaret = { $base }
tarot-why-multiplied = × { $times } { $bid } = { $amount }
tarot-why-poignee-won = + { $bonus } poignée = { $amount }
tarot-why-poignee-lost = − { $bonus } poignée = { $amount }
tarot-why-slam-won = + { $bonus } chelem = { $amount }
tarot-why-slam-lost = − { $bonus } chelem = { $amount }
tarot-why-defenders-pay = hver av de { $defenders } i forsvaret betaler { $amount }
tarot-why-taker-pays = { $taker } betaler { $amount } til hver av de { $defenders } i forsvaret
tarot-why-defenders-pay-two = hver av de { $defenders } i forsvaret betaler { $amount }: i alt { $double } til { $taker } og { $amount } til { $partner }
tarot-why-two-pay = hver av de { $defenders } i forsvaret får { $amount }: i alt { $double } av { $taker } og { $amount } av { $partner }
tarot-why-misere-pays = misère: { $player } får { $amount } av hver av de andre

tarot-error-points-range = Kortpoengene må være mellom 0 og { $most }.
tarot-error-points-halves = Kortpoeng kan bare være hele eller halve.
tarot-error-points-whole = Fire spillere teller alltid hele poeng; ga den som hadde Excuse, et kort tilbake?
tarot-error-points-bouts = Med { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bouts
  } må angrepet ha fra { $low } til { $high } poeng.
tarot-error-petit-attack = Angrepet tok Petit i siste stikk, så det har minst 1 bout.
tarot-error-petit-defence = Forsvaret tok Petit i siste stikk, så angrepet har høyst 2 bouts.
tarot-error-partner = Bare når dere er fem, kaller spilleføreren en makker.
tarot-error-poignees-twice = { $player } kan bare vise én poignée.
tarot-error-poignees-trumps = Disse poignées viser { $shown } trumfer; kortstokken har { $trumps }.
tarot-error-slam-lost = En tapt melding kan ikke ha en vunnet chelem.
tarot-error-slam-petit = Den som vinner chelem, tar også siste stikk, og Petit med det.
tarot-error-slam-cards = En chelem tar alle kortene: 3 bouts og { $all } poeng, eller 2 bouts og { $less } når forsvaret beholder Excuse.
tarot-error-slam-defence-won = Når forsvaret tar alle stikkene, er meldingen tapt.
tarot-error-slam-defence-petit = Når forsvaret tar alle stikkene, kan ikke angrepet ta Petit i det siste.
tarot-error-slam-not-failed = Med 3 bouts og { $all } poeng kan ikke chelem være tapt.
tarot-error-misere-off = Dette bordet spiller ikke med misère; slå det på i husreglene.
tarot-error-misere-twice = { $player } kan bare melde én misère.

tarot-odd-slam = Chelem: stemmer det?
tarot-odd-no-bouts = { $points } poeng til angrepet uten en eneste bout: stemmer det?
tarot-odd-poignees = To poignées i samme runde: stemmer det?
tarot-odd-points = { $points } poeng til angrepet: stemmer det?

tarot-rule-misere = Misère betales
tarot-rule-misere-hint = { $misere } av hver
tarot-ask-taker = Spillefører og melding
tarot-ask-partner = Kalt makker (alene: spilleføreren)
tarot-ask-bouts = Bouts
tarot-needs = krever
tarot-ask-side = Hvem sine poeng?
tarot-side-attack = Angrep
tarot-side-defence = Forsvar
tarot-ask-points = Poeng
tarot-ask-extras = Petit, chelem, 2. poignée
tarot-ask-petit = Petit au bout
tarot-ask-poignee = Poignée
tarot-ask-poignee-second = 2. poignée
tarot-ask-poignee-player = Hvem viste den?
tarot-poignee-not-recorded = Ikke notert
tarot-poignee-trumps = { $trumps }+
tarot-ask-slam = Chelem
tarot-slam-made = Vunnet
tarot-slam-announced-made = Meldt, vunnet
tarot-slam-announced-failed = Meldt, tapt
tarot-slam-defence = Av forsvaret
tarot-ask-miseres = Misère
tarot-ask-miseres-who = Hvem meldte misère?
tarot-result-passed = Alle passer
tarot-result-petit-sec = Petit sec
tarot-pile-bouts = Bouts
tarot-pile-kings = Konger
tarot-pile-queens = Damer
tarot-pile-knights = Riddere
tarot-pile-valets = Knekter
tarot-pile-rest = Andre
tarot-deal = { $cards } kort til hver, { $packets } om gangen; { $chien } i chien.
tarot-deal-slam = Den som melder chelem, spiller ut i stedet.

tarot-role-taker = Spillefører
tarot-role-partner = Makker
tarot-role-defender = Forsvarer
tarot-count-bouts = { $count ->
    [one] 1 bout som spillefører
   *[other] { $count } bouts som spillefører
  }
tarot-count-poignees = { $count ->
    [one] 1 poignée vist
   *[other] { $count } poignées vist
  }
tarot-count-petit-won = { $count ->
    [one] 1 petit au bout vunnet
   *[other] { $count } petit au bout vunnet
  }
tarot-count-petit-lost = { $count ->
    [one] 1 petit au bout tapt
   *[other] { $count } petit au bout tapt
  }
tarot-card-worth = { $contract }, og én til for hvert poeng over eller under; summen ganger meldingen. Et halvt poeng går til siden som vant.
tarot-card-petit = petit au bout, ganger meldingen
tarot-card-poignee = poignée med { $trumps } trumfer, til siden som vinner
tarot-card-pays = Hver forsvarer betaler dette til spilleføreren; går det bet, betaler spilleføreren det til hver.
tarot-card-pays-two = Hver forsvarer betaler dette: to deler til spilleføreren, én til makkeren; den som spiller alene, får alt. Går det bet, betales det motsatt vei.
