# I conti.
settle-worth = 1 { $unit } = { $worth }
settle-worth-counters = Gettoni per 1 { $unit }: { $worth }
settle-fixed = fissato all’apertura del tavolo
settle-no-stake = Non c’era posta, quindi nessuno deve niente.
settle-cash = Ogni mano si paga in contanti appena giocata, quindi nessuno deve niente.
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
