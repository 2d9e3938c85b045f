game-skat = Skat

skat-game-diamonds = Karo
skat-game-hearts = Herz
skat-game-spades = Pik
skat-game-clubs = Kreuz
skat-game-grand = Grand
skat-game-null = Null
skat-game-null_ouvert = Null Ouvert
skat-game-ramsch = Ramsch
skat-named-hand = { $game } Hand
skat-named-ouvert = { $game } Ouvert
skat-named-hand-ouvert = { $game } Hand Ouvert
skat-hand = Hand
skat-schneider = Schneider
skat-schneider-announced = Schneider angesagt
skat-schwarz = Schwarz
skat-schwarz-announced = Schwarz angesagt
skat-ouvert = Ouvert
skat-kontra = Kontra
skat-re = Re

skat-headline-won = { $declarer } gewinnt { $game }: { $value }.
    .brief = { $declarer } · { $game } · { $value }
skat-headline-lost = { $declarer } verliert { $game }: { $times } × { $value }.
    .brief = { $declarer } · { $game } · { $amount }
skat-headline-overbid = { $declarer } verliert { $game }, mit { $bid } überreizt: { $times } × { $value }.
    .brief = { $declarer } · { $game } überreizt · { $amount }
skat-headline-ramsch = { $count ->
    [one] { $players } verliert den Ramsch: { $sum }.
   *[other] { $players } verlieren den Ramsch: je { $sum }.
  }
    .brief = Ramsch · { $players } { $product }
skat-headline-march = Durchmarsch von { $players }: { $sum }.
    .brief = Durchmarsch · { $players } { $product }

skat-product = { $points } × { $factor }
skat-sum = { $points } × { $factor } = { $value }
skat-levels = Spitzen { $matadors }, Spiel { $level }
skat-levels-more = { $levels }, { $what } { $level }
skat-why-points-won = { $points } Augen: gewonnen
skat-why-points-lost = { $points } Augen: verloren
skat-why-value = { $levels }: { $level } × { $base } = { $value }
skat-why-null = { $game }: { $value }
skat-why-overbid = gereizt { $bid }, überreizt: { $level } × { $base } = { $value }, verloren
skat-why-kontra = { $kontra }: × { $times } = { $value }
skat-why-bock = { $bock ->
    [one] Bockrunde
   *[other] { $bock } Bockrunden
  }: × { $times } = { $value }
skat-why-lost = verloren zählt doppelt: { $declarer } { $amount }
skat-why-seeger-won = für das gewonnene Spiel { $seeger } mehr: { $declarer } { $amount } + { $seeger } = { $sum }
skat-why-seeger-lost = für das verlorene Spiel { $seeger } weniger: { $declarer } { $amount } − { $seeger } = { $sum }
skat-why-fabian = je { $fabian } für die anderen: { $others }
skat-why-won-nothing = { $winner } gewinnt, niemandem wird etwas angeschrieben
skat-why-charged = den Gegnern wird der Wert angeschrieben: { $others } je { $amount }
skat-why-ramsch-points = { $player }: { $points } Augen
skat-why-ramsch-none = { $player }: { $points } Augen, kein Stich
skat-why-pushed = { $pushed ->
    [one] einmal geschoben
   *[other] { $pushed } mal geschoben
  }: × { $times } = { $value }
skat-why-virgin = { $players } bleibt Jungfrau: × { $times } = { $value }
skat-why-ramsch = { $count ->
    [one] die meisten Augen verlieren: { $losers } { $amount }
   *[other] die meisten Augen verlieren: { $losers } je { $amount }
  }
skat-why-march = alle Stiche gewinnen: { $player } { $amount }

skat-error-bierlachs = Das gibt es nur beim Bierlachs; lass es weg oder wähle die Abrechnung Bierlachs.
skat-error-null = Beim Null gibt es das nicht: keine Spitzen, keine Augen, kein Schneider. Lass es weg.
skat-error-announced-ouvert = Ouvert heißt bei Farbe und Grand auch Schwarz angesagt; lass Schneider weg.
skat-error-hand = Wer in Farbe oder Grand etwas ansagt oder Ouvert spielt, spielt Hand; nimm das Häkchen weg oder wähle Hand.
skat-error-won-schwarz = { $points } Augen: Haben die Gegner gar keinen Stich? Wähle Gewonnen oder Verloren.
skat-error-won = Mit { $points } Augen geht es anders aus: Zum Gewinnen sind es mindestens { $needs }.
skat-error-points = { $one } und { $rest } Augen gibt es nicht; zähl noch einmal nach.
skat-error-schneider-points = Das passt nicht zu { $points } Augen: Schneider ist, wer höchstens { $most } hat.
skat-error-schwarz-points = Das passt nicht zu { $points } Augen: Wer keinen Stich hat, hat keine.
skat-error-schneider = Hier ist eine Seite Schneider: durch Schwarz oder die gewonnene Ansage.
skat-error-schwarz = Schwarz angesagt und gewonnen heißt, die Gegner haben keinen Stich.
skat-error-bid = { $bid } kann niemand reizen; gib einen Reizwert ein, zum Beispiel { $low } oder { $next }.
skat-error-bid-null = Null zählt hier { $value } und erreicht die { $bid } nicht. Gib das Farbspiel oder den Grand ein, der stattdessen verloren ist.
skat-error-ramsch = Gib die Augen von allen dreien ein, zusammen { $all }.
skat-error-ramsch-less = Zusammen sind es { $all } Augen, hier { $sum }: Fehlt der Skat? Er gehört zu einem der drei.
skat-error-ramsch-more = Zusammen sind es { $all } Augen, hier { $sum }: Der Skat zählt nur einmal.
skat-error-no-tricks = { $player } hat Augen, also auch einen Stich.
skat-error-no-tricks-all = Einer hat Stiche gemacht; ohne Stich sind höchstens zwei.
skat-error-loser-alone = Einer hat allein die meisten Augen und verliert; lass die Frage weg.
skat-error-loser = { $player } hat nicht die meisten Augen.

skat-odd-ouvert = Ein Ouvert in Farbe oder Grand: Stimmt das?
skat-odd-matadors = Mit oder ohne { $matadors }: Stimmt das?
skat-odd-schwarz = Schwarz: Hatte eine Seite wirklich keinen Stich?
skat-odd-bid = Bis { $bid } gereizt: Stimmt das?
skat-odd-re = Kontra und Re: Stimmt das?
skat-odd-bock = { $bock } Bockrunden auf einmal: Stimmt das?

skat-play = Spiel
skat-ask-kind = Spiel oder Ramsch
skat-ask-game = Alleinspieler und Spiel
skat-ask-matadors = Spitzen, mit oder ohne
skat-plus = + { $count }
skat-ask-won = Gewonnen oder verloren?
skat-won = Gewonnen
skat-lost = Verloren
skat-ask-extras = Ansage, Reizwert, Augen
skat-ask-extras-ramsch = Ansage, Augen, Gleichstand
skat-ask-announced = Angesagt
skat-ask-kontra = Kontra
skat-ask-bock = Bockrunden
skat-bock = Bock { $bock }
skat-ask-numbers = Augen des Alleinspielers und Reizwert
skat-points = Augen
skat-bid = Reizwert
skat-ask-points = Augen, zusammen { $all }
skat-no-tricks = ohne Stich
skat-nobody = alle mit Stich
skat-ask-pushed = Geschoben
skat-ask-loser = Wer verliert allein?
skat-both = alle mit den meisten

skat-rule-scoring = Abrechnung
skat-scoring-plain = Einfach
skat-scoring-seeger_fabian = Seeger-Fabian
skat-scoring-bierlachs = Bierlachs
skat-rule-limit = Grenze beim Bierlachs
skat-rule-limit-hint = { $limit }, wenn leer; oft auch { $other }
skat-rule-won_games = Gewonnenes Spiel beim Bierlachs
skat-won_games-opponents = Den Gegnern
skat-won_games-nothing = Nichts
skat-rule-kontra = Kontra und Re
skat-rule-ramsch = Ramsch, wenn alle passen
skat-rule-bock = Bockrunden
skat-rule-deals = Zahl der Spiele
skat-rule-deals-hint = leer: ohne Ende; eine Liste hat { $three } zu dritt, { $four } zu viert

skat-result-passed = Eingepasst
skat-deal = 10 Karten für jeden: 3, dann 2 in den Skat, 4 und 3.
skat-deal-bids = { $hears } hört, { $bids } reizt.
skat-deal-of = Spiel { $number } von { $deals }.
skat-left = noch { $left }

skat-role-declarer = Alleinspieler
skat-role-defender = Gegenspieler
skat-outcome-lost = Ramsch verloren
skat-outcome-march = Durchmarsch
skat-card-needs = Der Alleinspieler braucht mit dem Skat { $needed } Augen, mit angesagtem Schneider { $more }.
skat-card-value = Spitzen, mit oder ohne, plus eins fürs Spiel, plus die Gewinnstufen: Diese Summe wird mit dem Grundwert unten malgenommen. Null hat feste Werte.
skat-card-levels = Gewinnstufen
skat-card-overbid = Ein überreiztes Spiel ist verloren und zählt den kleinsten Wert, der den Reizwert erreicht.
skat-card-seeger = Der Alleinspieler bekommt { $seeger } mehr für ein gewonnenes, { $seeger } weniger für ein verlorenes Spiel, jeder andere { $fabian } für ein verlorenes.
skat-card-ramsch = Wer die meisten Augen hat, verliert sie: verdoppelt für jeden, der geschoben hat, und verdoppelt, wenn einer Jungfrau bleibt. Wer alle Stiche macht, gewinnt { $all }.
