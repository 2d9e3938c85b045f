game-spades = Spades

spades-headline = { $contracts }{ $held }{ $lost }
    .brief = { $brief }
spades-sides-partners = Zu zweit
spades-sides-alone = Jeder für sich
spades-sides-usual = Wie üblich: zu viert mit Partnern
spades-failed-bags = Füllen den Sack
spades-failed-helps = Zählen für das Gebot des Partners
spades-failed-nothing = Zählen nichts
spades-role-player = Spieler
spades-contract-bid = Gebot
spades-nil = Nil
spades-blind-nil = Blind Nil
spades-outcome-set = verfehlt
spades-outcome-failed = verloren
spades-dealt = Je { $cards } Karten, einzeln; Pik ist Trumpf.
spades-dealt-three = Ohne die Kreuz-Zwei je { $cards } Karten, einzeln. Pik ist Trumpf.
spades-error-partners = Mit Partnern spielt man zu viert; zu dritt spielt jeder für sich.
spades-error-bid = Ein Gebot ist eine Zahl von { $low } bis { $all }, Nil oder Blind Nil.
spades-error-blind-nil = Ein blindes Nil wird als Blind Nil angesagt; nenne es hier nicht.
spades-error-blind-off = An diesem Tisch zählt ein blindes Gebot einfach. Ändere die Hausregeln oder nenne niemanden.
spades-error-no-bid = Das Gebot von { $party } fehlt noch.
spades-error-nil-partner = { $party }: Auch der Partner eines Nil braucht ein eigenes Gebot.
spades-error-bids-many = Zu viel für { $party }: { $bid } angesagt, es gibt aber nur { $all } Stiche.
spades-error-tricks-missing = Trage auch die Stiche von { $parties } ein; nur eine Zahl darf fehlen.
spades-error-tricks-sum = Die Stiche müssen zusammen { $all } ergeben: Eingetragen sind { $sum }.
spades-error-nil-told = Die Stiche aller Spieler sagen schon, was ein Nil gemacht hat; lass das weg.
spades-error-nil-many = Stiche von { $party }: { $tricks }. Ihre Nils können nicht { $told } gemacht haben.
spades-error-nil-whose = { $party } haben beide Nil angesagt und { $tricks } gemacht: Trage ein, wer wie viele hat.
spades-error-nil-none = { $player } hat kein Nil angesagt; lass das weg.
spades-why-made = { $party }: { $have } von { $bid } gemacht: { $amount }
spades-why-set = { $party }: nur { $have } von { $bid }: { $amount }
spades-why-made-blind = { $party }: { $have } von { $bid } gemacht, blind angesagt, × { $times }: { $amount }
spades-why-set-blind = { $party }: nur { $have } von { $bid }, blind angesagt, × { $times }: { $amount }
spades-why-nil-held = { $player }, { $bid }: kein Stich: { $amount }
spades-why-nil-lost = { $player }, { $bid }: { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }: { $amount }
spades-why-bags = { $party }: { $bags ->
    [one] 1 Bag
   *[other] { $bags } Bags
  }: { $amount }; jetzt { $held } im Sack
spades-why-penalty = { $party }: { $bags ->
    [one] 1 Bag
   *[other] { $bags } Bags
  } voll: { $amount }; { $held } bleiben
spades-why-sum = { $party }: insgesamt { $amount }
spades-headline-made = { $makers ->
    [one] { $made } erfüllt
   *[other] { $made } erfüllen
  }.
spades-headline-set = { $losers ->
    [one] { $set } verfehlt das Gebot
   *[other] { $set } verfehlen das Gebot
  }.
spades-headline-made-set = { $makers ->
    [one] { $made } erfüllt
   *[other] { $made } erfüllen
  }; { $losers ->
    [one] { $set } verfehlt das Gebot
   *[other] { $set } verfehlen das Gebot
  }.
spades-headline-both-made = Beide Seiten erfüllen ihr Gebot.
spades-headline-all-made = Alle erfüllen ihr Gebot.
spades-headline-nils = Alle haben Nil angesagt.
spades-headline-held = { " " }{ $count ->
    [one] Nil hält
   *[other] Nils halten
  }: { $players }.
spades-headline-lost = { " " }{ $count ->
    [one] Nil verloren
   *[other] Nils verloren
  }: { $players }.
spades-odd-bids = Zusammen sind { $bid } von { $all } Stichen angesagt: Stimmt das?
spades-odd-short = { $party }: { $short } Stiche zu wenig für das Gebot: Stimmt das?
spades-rule-sides = Wer mit wem spielt
spades-rule-floor = Stand, mit dem man verliert, unter null (0: keiner)
spades-rule-bags = Bags, die Strafe kosten (0: keine)
spades-rule-bag-penalty = Strafe für volle Bags
spades-rule-overtrick = Punkte für jedes Bag
spades-rule-nil = Nil
spades-rule-blind-nil = Blind Nil
spades-rule-failed = Die Stiche eines verlorenen Nil
spades-rule-blind-bid = So oft zählt ein blind angesagter Kontrakt
spades-rule-ten = Ein Kontrakt von genau { $ten } zählt { $worth }
spades-rule-thirteen = Alle dreizehn zählen (0: wie üblich)
spades-known = { $bid } von { $all } Stichen sind angesagt.
spades-ask-bids = Gebote
spades-ask-tricks = Stiche, zusammen { $all }
spades-ask-nil = Stiche bei Nil: { $player }
spades-ask-blind = Blind angesagt
spades-bags = { $bags ->
    [one] 1 Bag
   *[other] { $bags } Bags
  }
spades-head = { $score }, { $bags ->
    [one] 1 Bag
   *[other] { $bags } Bags
  }
spades-card-set = Ein erfülltes Gebot zählt für jeden gebotenen Stich, ein verfehltes kostet so viel. Stiche über dem Gebot sind Bags.
spades-card-trick = jeder gebotene Stich
spades-card-contract = ein Gebot von { $tricks }
spades-card-floor = Stand, mit dem man verliert
