# Settling up.
settle-no-stake = Non c’era niente in palio, quindi nessuno deve niente.
settle-cash = Ogni mano si paga in contanti appena giocata, quindi nessuno deve niente.
settle-middle = Questo non è ancora di nessuno e non rientra nei pagamenti: continua a giocare, o chiudi il tavolo per dividerlo.
settle-payments = { $count ->
    [0] Nessuno deve niente a nessuno
    [one] 1 pagamento da fare
   *[other] { $count } pagamenti da fare
  }
settle-none-here = A questo tavolo non resta niente da pagare
settle-less-in-club = Sono già considerati gli altri giochi e pagamenti del club. Quello che resta da pagare è sulla pagina del club.
settle-fewest = È il minimo possibile.
settle-payments-for-now = { $count ->
    [0] Per ora nessuno deve niente a nessuno
    [one] Per ora: 1 pagamento
   *[other] Per ora: { $count } pagamenti
  }
settle-pays = paga a
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid-at = pagato ({ $time })
settle-balances = Saldi
settle-pairwise = Ciascuno paga la differenza con ciascuno degli altri.
settle-sides = I due della coppia che è dietro pagano la differenza, ciascuno una volta.
settle-difference = Differenza
settle-money = Denaro
settle-open = In sospeso
settle-sum = Somma { $sum }
settle-rounded = Arrotondamento: a { $coin }
settle-coin-more = Arrotondamento: { $player } riceve { $coin } in più, il resto dell’arrotondamento.
settle-coin-less = Arrotondamento: { $player } riceve { $coin } in meno, perché il conto torni.
settle-all-paid = Segna tutto come pagato
settle-by-hand = Tutto è stato pagato mano per mano.
settle-odd = { $player } riceve { $coin }, il resto della divisione.
settle-share = Condividi come testo
settle-print = Stampa
