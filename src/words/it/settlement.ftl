# Il foglio, il suo grafico, i conti, la chiusura, la lettura di un tavolo finito, le regole della casa.
chart-title = Totali progressivi dopo { $hands ->
    [one] 1 mano
   *[other] { $hands } mani
  }
chart-order = Dopo la mano { $number }: { $order }.
sheet-figures = Cifre
sheet-by-hand = Per mano
sheet-running = Progressivo
sheet-print = Stampa
sheet-hand = Mano
sheet-total = Totale
sheet-voided = annullata { $when }
sheet-corrected = corretta { $when }
sheet-star = * corretta: la pagina della mano mostra che cosa c’era scritto prima.

settle-worth = 1 { $unit } = { $worth }
settle-worth-counters = Gettoni per 1 { $unit }: { $worth }
settle-fixed = fissato all’apertura del tavolo
settle-cash = A questo gioco ogni mano si paga in contanti appena giocata. Questi pagamenti valgono per un tavolo che ha segnato tutto invece di pagare.
settle-middle = Questo non è ancora di nessuno e non rientra nei pagamenti: si può continuare a giocare, o chiudere il tavolo e così dividerlo.
settle-news = Nel frattempo qualcun altro ha cambiato il tavolo; non è stato scritto niente. Ecco a che punto è.
settle-payments = { $count ->
    [0] Nessuno deve niente a nessuno
    [one] Un pagamento chiude i conti
   *[other] { $count } pagamenti chiudono i conti
  }
settle-minimal = Con meno pagamenti non si può.
settle-pays = paga a
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid = Pagato
settle-not-paid = Non pagato
settle-paid-at = pagato alle { $time }
settle-balances = Saldi
settle-pairwise = Ciascuno paga la differenza con ciascuno degli altri.
settle-difference = Differenza
settle-money = Denaro
settle-open = Resta
settle-sum = Somma { $sum }
settle-rounded = arrotondamento: a { $coin }
settle-no-rounding = arrotondamento: nessuno
settle-coin-more = Arrotondamento: { $player } riceve { $coin } in più, che avanzano dagli importi esatti.
settle-coin-less = Arrotondamento: { $player } riceve { $coin } in meno, che mancano agli importi esatti.
settle-share = Condividi come testo
settle-print = Stampa

close-note = Dopo, nessuno può inserire mani. Il tavolo si può riaprire.
close-over = La partita è finita: chiudere il tavolo non cambia altro.
close-shares = Ancora in mezzo
close-does = Alla chiusura si paga in mezzo ciò che è dovuto e si divide tutto in parti uguali; gli avanzi vanno uno a testa, in giro, a partire dal prossimo mazziere.
close-play-on = Continua a giocare
close-standing = Il totale di ciascuno dopo la chiusura
close-close = Chiudi il tavolo
close-winner = Chiudi: { $won }
close-is-closed = Il tavolo è chiuso. Non si è perso niente: per continuare basta riaprirlo.
close-open-again = Riapri il tavolo
close-payments = Pagamenti
close-paid = { $count ->
    [0] tutto pagato
    [one] 1 da pagare
   *[other] { $count } da pagare
  }
finished-hands = { $count ->
    [one] Tutte le mani: 1
   *[other] Tutte le { $count } mani
  }
finished-detail = { $date } · { $count ->
    [one] 1 mano
   *[other] { $count } mani
  } · { $game }
finished-nobody = Chiuso prima della prima mano
finished-share-middle = Dividi ciò che resta in mezzo
finished-again = Stessi giocatori, nuovo tavolo

rules-holds = { $game }. Una modifica vale dalla mano { $number } in poi.
rules-none = { $game } non ha regole della casa.
rules-save = Salva le regole
rules-same = Niente è diverso dalle regole già in vigore.
rules-changed = Modifiche precedenti
rules-change = Dalla mano { $number }: { $rule }: { $before } → { $after }
rules-differs = { $rule }: { $answer }
