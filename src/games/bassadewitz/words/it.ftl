game-bassadewitz = Bassadewitz

bassadewitz-headline-order = { $most } fa più punti di tutti, { $fewest } meno di tutti.
bassadewitz-headline-points = { $player } fa { $points } punti, ma non tutte le prese.
bassadewitz-headline-hundred = { $player } fa { $hundred } punti o più, ma non tutte le prese.
bassadewitz-headline-all-tricks = { $player } fa tutte le prese.

bassadewitz-place-most = più punti di tutti
bassadewitz-place-second = secondo posto per punti
bassadewitz-place-third = terzo posto per punti
bassadewitz-place-fewest = meno punti di tutti
bassadewitz-why-bank = la banca è vuota: { $dealer }, che dà le carte, mette { $amount }
bassadewitz-why-equal = a pari punti, chi gioca prima ha il posto migliore; dal peggiore al migliore: { $players }
bassadewitz-why-penalty = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }, penalità { $amount }
bassadewitz-why-penalty-place = { $player }: { $place }, penalità { $amount }
bassadewitz-why-chips = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }, { $amount ->
    [0] niente
    [one] 1 fiche dalla banca
   *[other] { $amount } fiche dalla banca
  }
bassadewitz-why-chips-place = { $player }: { $place }, { $amount ->
    [0] niente
    [one] 1 fiche dalla banca
   *[other] { $amount } fiche dalla banca
  }
bassadewitz-why-all-tricks-penalty = { $player } ha fatto tutte le prese: penalità { $amount } a ciascuno degli altri, 0 a { $player }
bassadewitz-why-all-tricks-chips = { $player } ha fatto tutte le prese: la banca di { $bank }, e { $amount } da ciascuno degli altri
bassadewitz-why-hundred-penalty = { $hundred } o più senza tutte le prese: { $amount } in meno alla penalità di ciascuno degli altri, 0 a { $player }
bassadewitz-why-hundred-chips = { $hundred } o più senza tutte le prese: { $player } paga { $amount } a ciascuno degli altri, e la banca resta
bassadewitz-why-won-penalty = { $count ->
    [one] ultima mano: { $winners } vince con la penalità più bassa
   *[other] ultima mano: { $winners } vincono insieme con la penalità più bassa
  }
bassadewitz-why-won-chips = { $count ->
    [one] ultima mano: { $winners } vince con più fiche di tutti
   *[other] ultima mano: { $winners } vincono insieme con più fiche di tutti
  }

bassadewitz-error-nothing = Indica chi ha più punti e chi viene dopo, o i punti di tutti e quattro, o chi ha fatto tutte le prese, o chi ha { $hundred } punti o più.
bassadewitz-error-one-way = Indica la mano in un modo solo: l’ordine, i punti, i { $hundred } o tutte le prese.
bassadewitz-error-points-missing = I quattro punteggi devono fare { $all } in tutto: finora { $sum }, mancano i punti di { $players }.
bassadewitz-error-sum = I quattro punteggi devono fare { $all } in tutto: ora fanno { $sum }.
bassadewitz-error-no-cards = Nessuno può avere { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }: nessuna carta vale 1. Vanno rivisti i punti di { $player }.
bassadewitz-error-all-tricks = Chi fa tutte le prese ha tutti i { $all } punti: { $player } ne ha { $points }.
bassadewitz-error-places = Dai a ognuno dei quattro giocatori un piazzamento diverso, da 1 a 4.

bassadewitz-odd-rounds = { $rounds ->
    [one] 1 mano
   *[other] { $rounds } mani
  } in tutto: non tutti danno le carte lo stesso numero di volte. È giusto?
bassadewitz-odd-all-points = { $player } ha tutti i { $all } punti ma non tutte le prese: è giusto?

bassadewitz-rule-rounds = Mani in una partita
bassadewitz-rule-rounds-hint = Se resta vuoto: { $rounds }. Meglio un multiplo di 4, così tutti danno le carte lo stesso numero di volte.
bassadewitz-rule-scoring = Punteggio
bassadewitz-scoring-penalty = Penalità
bassadewitz-scoring-penalty-hint = { $penalties }: vince chi ne ha meno
bassadewitz-scoring-chips = Fiche
bassadewitz-scoring-chips-hint = da una banca di { $bank }: vince chi ne ha di più
bassadewitz-ask-places = Ordine dei punti
bassadewitz-ask-places-hint = Ne bastano tre. A pari punti, chi gioca prima nella mano ha il posto migliore.
bassadewitz-column-most = Max
bassadewitz-column-second = 2
bassadewitz-column-third = 3
bassadewitz-column-fewest = Min
bassadewitz-ask-special = Tutte le prese, o { $hundred } e più
bassadewitz-ask-all-tricks = Tutte le prese
bassadewitz-ask-hundred = { $hundred } o più, ma non tutte le prese
bassadewitz-ask-by-points = Oppure i punti
bassadewitz-ask-points = Punti nelle prese, { $all } in tutto
bassadewitz-pile-aces = Assi
bassadewitz-pile-tens = Dieci
bassadewitz-pile-kings = Re
bassadewitz-pile-queens = Donne
bassadewitz-pile-jacks = Fanti
bassadewitz-deal = 32 carte, 8 a testa.
bassadewitz-deal-left = { $rounds ->
    [one] L’unica mano.
   *[other] { $left ->
        [one] L’ultima di { $rounds } mani.
       *[other] Restano { $left } mani su { $rounds }.
      }
  }
bassadewitz-deal-fill = La banca è vuota: { $dealer } mette { $amount }.
bassadewitz-deal-bank = { $amount } in banca.
bassadewitz-card-others = { $amount } a ciascuno degli altri
bassadewitz-card-bank = la banca, e { $amount } da ciascuno
bassadewitz-card-pays = paga { $amount } a ciascuno
bassadewitz-card-most = Vince chi ha più fiche.
bassadewitz-card-fill = il mazziere in una banca vuota
