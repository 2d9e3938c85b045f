game-bassadewitz = Bassadewitz

bassadewitz-headline-order = { $most } hat die meisten Augen, { $fewest } die wenigsten.
bassadewitz-headline-points = { $player } hat { $points } Augen, aber nicht alle Stiche.
bassadewitz-headline-hundred = { $player } hat { $hundred } Augen oder mehr, aber nicht alle Stiche.
bassadewitz-headline-all-tricks = Durchmarsch: { $player } macht alle Stiche.

bassadewitz-place-most = die meisten Augen
bassadewitz-place-second = die zweitmeisten Augen
bassadewitz-place-third = die drittmeisten Augen
bassadewitz-place-fewest = die wenigsten Augen
bassadewitz-why-bank = die Bank ist leer: { $dealer } gibt und setzt { $amount } ein
bassadewitz-why-equal = bei Gleichstand bekommt den besseren Platz, wer früher dran ist; vom schlechtesten zum besten: { $players }
bassadewitz-why-penalty = { $player }: { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  }, Strafe { $amount }
bassadewitz-why-penalty-place = { $player }: { $place }, Strafe { $amount }
bassadewitz-why-chips = { $player }: { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  }, { $amount ->
    [0] nichts
    [one] 1 Spielmarke aus der Bank
   *[other] { $amount } Spielmarken aus der Bank
  }
bassadewitz-why-chips-place = { $player }: { $place }, { $amount ->
    [0] nichts
    [one] 1 Spielmarke aus der Bank
   *[other] { $amount } Spielmarken aus der Bank
  }
bassadewitz-why-all-tricks-penalty = Durchmarsch von { $player }: Strafe { $amount } für jeden der anderen, 0 für { $player }
bassadewitz-why-all-tricks-chips = Durchmarsch von { $player }: die Bank mit { $bank } und { $amount } von jedem der anderen
bassadewitz-why-hundred-penalty = { $hundred } oder mehr ohne Durchmarsch: { $amount } Strafe weniger für jeden der anderen, 0 für { $player }
bassadewitz-why-hundred-chips = { $hundred } oder mehr ohne Durchmarsch: { $player } zahlt { $amount } an jeden der anderen, und die Bank bleibt stehen
bassadewitz-why-won-penalty = { $count ->
    [one] letztes Spiel: { $winners } gewinnt mit der kleinsten Strafe
   *[other] letztes Spiel: mit der kleinsten Strafe gewinnen gemeinsam { $winners }
  }
bassadewitz-why-won-chips = { $count ->
    [one] letztes Spiel: { $winners } gewinnt mit den meisten Spielmarken
   *[other] letztes Spiel: mit den meisten Spielmarken gewinnen gemeinsam { $winners }
  }

bassadewitz-error-nothing = Gib die Reihenfolge nach Augen an, oder die Augen aller vier, oder wer einen Durchmarsch hat, oder wer { $hundred } oder mehr hat.
bassadewitz-error-one-way = Gib das Spiel nur auf eine Art an: Reihenfolge, Augen, { $hundred } oder mehr, oder Durchmarsch.
bassadewitz-error-points-missing = Alle vier zusammen müssen { $all } Augen haben: Bisher sind { $sum } eingetragen, und nichts für { $players }.
bassadewitz-error-sum = Alle vier zusammen müssen { $all } Augen haben: Eingetragen sind { $sum }.
bassadewitz-error-no-cards = Niemand kann { $points ->
    [one] 1 Auge
   *[other] { $points } Augen
  } haben: Keine Karte zählt 1. Sieh noch einmal nach den Augen von { $player }.
bassadewitz-error-all-tricks = Wer einen Durchmarsch macht, hat alle { $all } Augen: { $player } hat { $points }.
bassadewitz-error-places = Gib den vier Spielern vier verschiedene Plätze, 1 bis 4.

bassadewitz-odd-rounds = Insgesamt { $rounds ->
    [one] 1 Spiel
   *[other] { $rounds } Spiele
  }: Nicht jeder gibt gleich oft. Stimmt das?
bassadewitz-odd-all-points = { $player } hat alle { $all } Augen, aber nicht alle Stiche: Stimmt das?

bassadewitz-rule-rounds = Spiele in einer Partie
bassadewitz-rule-rounds-hint = { $rounds }, wenn das Feld leer bleibt. Nimm ein Vielfaches von 4, damit jeder gleich oft gibt.
bassadewitz-rule-scoring = Wertung
bassadewitz-scoring-penalty = Strafpunkte
bassadewitz-scoring-penalty-hint = { $penalties }: kleinste Summe gewinnt
bassadewitz-scoring-chips = Spielmarken
bassadewitz-scoring-chips-hint = Bank mit { $bank }: größte Summe gewinnt
bassadewitz-ask-places = Reihenfolge nach Augen
bassadewitz-ask-places-hint = Drei genügen. Bei Gleichstand bekommt den besseren Platz, wer früher dran ist.
bassadewitz-column-most = Meiste
bassadewitz-column-second = 2.
bassadewitz-column-third = 3.
bassadewitz-column-fewest = Wenigs{ "\u00AD" }te
bassadewitz-ask-special = Durchmarsch oder ab { $hundred }
bassadewitz-ask-all-tricks = Durchmarsch
bassadewitz-ask-hundred = { $hundred } oder mehr, aber nicht alle Stiche
bassadewitz-ask-by-points = Oder nach Augen
bassadewitz-ask-points = Augen in den Stichen, zusammen { $all }
bassadewitz-pile-aces = Asse
bassadewitz-pile-tens = Zehnen
bassadewitz-pile-kings = Könige
bassadewitz-pile-queens = Damen
bassadewitz-pile-jacks = Buben
bassadewitz-deal = 32 Karten, 8 für jeden.
bassadewitz-deal-left = { $rounds ->
    [one] Das einzige Spiel.
   *[other] { $left ->
        [one] Das letzte von { $rounds } Spielen.
       *[other] Noch { $left } von { $rounds } Spielen.
      }
  }
bassadewitz-deal-fill = Die Bank ist leer: { $dealer } setzt { $amount } ein.
bassadewitz-deal-bank = { $amount } in der Bank.
bassadewitz-card-others = { $amount } für jeden der anderen
bassadewitz-card-bank = die Bank und { $amount } von jedem
bassadewitz-card-pays = zahlt { $amount } an jeden
bassadewitz-card-most = Die meisten Spielmarken gewinnen.
bassadewitz-card-fill = der Geber in eine leere Bank
