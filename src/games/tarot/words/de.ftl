game-tarot = Französisches Tarot

tarot-bid-petite = Petite
tarot-bid-garde = Garde
tarot-bid-garde-sans = Garde sans
tarot-bid-garde-contre = Garde contre
tarot-column-petite = Petite
tarot-column-garde = Garde
tarot-column-garde-sans = Sans
tarot-column-garde-contre = Contre
tarot-column-called = Partner
tarot-alone = allein

tarot-headline-made = { $taker } gewinnt die { $bid } { $by ->
    [0] auf den Punkt
   *[other] um { $by }
  } mit { $bouts ->
    [one] 1 Bout
   *[other] { $bouts } Bouts
  }.{ $slam }
    .brief = { $taker } · { $bid } · +{ $by }
tarot-headline-lost = { $taker } verliert die { $bid } um { $by } mit { $bouts ->
    [one] 1 Bout
   *[other] { $bouts } Bouts
  }.{ $slam }
    .brief = { $taker } · { $bid } · −{ $by }
tarot-headline-made-two = { $taker } und { $partner } gewinnen die { $bid } { $by ->
    [0] auf den Punkt
   *[other] um { $by }
  }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · +{ $by }
tarot-headline-lost-two = { $taker } und { $partner } verlieren die { $bid } um { $by }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · −{ $by }
tarot-headline-slam-made = { " " }Chelem gewonnen.
tarot-headline-slam-announced-made = { " " }Der angesagte Chelem ist gewonnen.
tarot-headline-slam-announced-failed = { " " }Der angesagte Chelem ist verfehlt.
tarot-headline-slam-defence = { " " }Die Gegner machen einen Chelem.
tarot-headline-petit-sec = Petit sec: Die Karten wurden zusammengeworfen.

tarot-why-made = { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  } mit { $bouts ->
    [one] 1 Bout
   *[other] { $bouts } Bouts
  }: { $target } nötig, { $by ->
    [0] genau erreicht
   *[other] um { $by } gewonnen
  }
tarot-why-lost = { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  } mit { $bouts ->
    [one] 1 Bout
   *[other] { $bouts } Bouts
  }: { $target } nötig, um { $by } verloren
tarot-why-half = das halbe Auge geht an die siegreiche Seite: { $by }
tarot-why-base-made = { $contract } + { $by } = { $base }
tarot-why-base-made-petit-won = { $contract } + { $by } + { $petit } Petit au bout = { $base }
tarot-why-base-made-petit-lost = { $contract } + { $by } − { $petit } Petit au bout der Gegner = { $base }
tarot-why-base-lost = −({ $contract } + { $by }) = { $base }
tarot-why-base-lost-petit-won = −({ $contract } + { $by }) + { $petit } Petit au bout = { $base }
tarot-why-base-lost-petit-lost = −({ $contract } + { $by }) − { $petit } Petit au bout der Gegner = { $base }
tarot-why-multiplied = × { $times } { $bid } = { $amount }
tarot-why-poignee-won = + { $bonus } Poignée = { $amount }
tarot-why-poignee-lost = − { $bonus } Poignée = { $amount }
tarot-why-slam-won = + { $bonus } Chelem = { $amount }
tarot-why-slam-lost = − { $bonus } Chelem = { $amount }
tarot-why-defenders-pay = jeder der { $defenders } Gegner zahlt { $amount }
tarot-why-taker-pays = { $taker } zahlt { $amount } an jeden der { $defenders } Gegner
tarot-why-defenders-pay-two = jeder der { $defenders } Gegner zahlt { $amount }: insgesamt { $double } an { $taker } und { $amount } an { $partner }
tarot-why-two-pay = jeder der { $defenders } Gegner bekommt { $amount }: insgesamt { $double } von { $taker } und { $amount } von { $partner }
tarot-why-misere-pays = Misère: { $player } bekommt { $amount } von jedem anderen

tarot-error-points-range = Es müssen 0 bis { $most } Augen sein.
tarot-error-points-halves = Gezählt werden nur ganze und halbe Augen.
tarot-error-points-whole = Zu viert zählt man immer ganze Augen; hat der Besitzer der Excuse eine Karte zurückgegeben?
tarot-error-points-bouts = Mit { $bouts ->
    [one] 1 Bout
   *[other] { $bouts } Bouts
  } kann der Angriff nur { $low } bis { $high } Augen haben.
tarot-error-petit-attack = Der Angriff hat den Petit im letzten Stich gewonnen, also hat er mindestens 1 Bout.
tarot-error-petit-defence = Die Gegner haben den Petit im letzten Stich gewonnen, also hat der Angriff höchstens 2 Bouts.
tarot-error-partner = Nur zu fünft ruft der Ansager einen Partner.
tarot-error-poignees-twice = { $player } kann nur eine Poignée zeigen.
tarot-error-poignees-trumps = Diese Poignées zeigen { $shown } Trümpfe; es gibt nur { $trumps }.
tarot-error-slam-lost = Bei verlorener Ansage kann kein Chelem gemacht worden sein.
tarot-error-slam-petit = Wer den Chelem macht, gewinnt auch den letzten Stich und damit den Petit.
tarot-error-slam-cards = Ein Chelem nimmt alle Karten: 3 Bouts und { $all } Augen, oder 2 Bouts und { $less }, wenn die Gegner die Excuse behalten.
tarot-error-slam-defence-won = Wenn die Gegner alle Stiche machen, ist die Ansage verloren.
tarot-error-slam-defence-petit = Wenn die Gegner alle Stiche machen, kann der Angriff den Petit nicht im letzten gewinnen.
tarot-error-slam-not-failed = Mit 3 Bouts und { $all } Augen kann der Chelem nicht verfehlt sein.
tarot-error-misere-off = An diesem Tisch zählen Misères nicht; in den Hausregeln kannst du sie einschalten.
tarot-error-misere-twice = { $player } kann nur eine Misère ansagen.

tarot-odd-slam = Ein Chelem: Stimmt das?
tarot-odd-no-bouts = { $points } Augen für den Angriff ohne einen Bout: Stimmt das?
tarot-odd-poignees = Zwei Poignées in einem Spiel: Stimmt das?
tarot-odd-points = { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  } für den Angriff: Stimmt das?

tarot-rule-misere = Misères werden bezahlt
tarot-rule-misere-hint = { $misere } von jedem
tarot-ask-taker = Ansager und Ansage
tarot-ask-partner = Gerufener Partner (allein: Ansager antippen)
tarot-ask-bouts = Bouts
tarot-needs = nötig
tarot-ask-side = Wessen Augen?
tarot-side-attack = Angriff
tarot-side-defence = Gegner
tarot-ask-points = Augen
tarot-ask-extras = Petit, Chelem, zweite Poignée
tarot-ask-petit = Petit au bout
tarot-ask-poignee = Poignée
tarot-ask-poignee-second = Zweite Poignée
tarot-ask-poignee-player = Wer hat sie gezeigt?
tarot-poignee-not-recorded = Nicht notiert
tarot-poignee-trumps = { $trumps }+
tarot-ask-slam = Chelem
tarot-slam-made = Gewonnen
tarot-slam-announced-made = Angesagt, gewonnen
tarot-slam-announced-failed = Angesagt, verfehlt
tarot-slam-defence = Durch die Gegner
tarot-ask-miseres = Misères
tarot-ask-miseres-who = Wer hat eine Misère angesagt?
tarot-result-passed = Alle passen
tarot-result-petit-sec = Petit sec
tarot-pile-bouts = Bouts
tarot-pile-kings = Könige
tarot-pile-queens = Damen
tarot-pile-knights = Reiter
tarot-pile-valets = Buben
tarot-pile-rest = Übrige
tarot-deal = { $cards } Karten für jeden, immer { $packets } auf einmal; { $chien } in den Chien.
tarot-deal-slam = Wer einen Chelem ansagt, spielt stattdessen aus.

tarot-role-taker = Ansager
tarot-role-partner = Partner
tarot-role-defender = Gegner
tarot-count-bouts = { $count ->
    [one] 1 Bout als Ansager
   *[other] { $count } Bouts als Ansager
  }
tarot-count-poignees = { $count ->
    [one] 1 Poignée gezeigt
   *[other] { $count } Poignées gezeigt
  }
tarot-count-petit-won = { $count ->
    [one] 1 Petit au bout gewonnen
   *[other] { $count } Petits au bout gewonnen
  }
tarot-count-petit-lost = { $count ->
    [one] 1 Petit au bout verloren
   *[other] { $count } Petits au bout verloren
  }
tarot-card-worth = { $contract } und eins mehr für jedes Auge darüber oder darunter; die Summe mal der Ansage. Ein halbes Auge geht an die siegreiche Seite.
tarot-card-petit = Petit au bout, mal der Ansage
tarot-card-poignee = Poignée von { $trumps } Trümpfen, an die siegreiche Seite
tarot-card-pays = Jeder Gegner zahlt das dem Ansager; für ein verlorenes Spiel zahlt es der Ansager jedem.
tarot-card-pays-two = Jeder Gegner zahlt das: zwei Teile an den Ansager, einen an den Partner; wer allein spielt, bekommt alles. Ein verlorenes Spiel wird umgekehrt bezahlt.
