game-vidrasso = Vidrasso

vidrasso-headline = { $player } fa { $points } punti, { $other } { $rest }.
vidrasso-headline-equal = { $player } e { $other } fanno { $points } punti a testa.

vidrasso-why-trumps = briscole: { $suit } e ogni { $rank }
vidrasso-why-trump-suit = seme di briscola: { $suit }
vidrasso-why-trump-rank = valore di briscola: ogni { $rank }
vidrasso-why-points = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }, ora { $total }
vidrasso-why-wins = { $winner } vince: { $total } per i { $target } richiesti
vidrasso-why-both = entrambi hanno i { $target } richiesti; { $winner } vince con il totale più alto, { $total }
vidrasso-why-equal = entrambi hanno { $total }, con { $target } richiesti: decide un’altra mano

vidrasso-error-sum = I due insieme fanno { $all } punti: ora sono { $sum }.
vidrasso-error-points = Bastano i punti di un giocatore; l’altro ha il resto di { $all }.

vidrasso-odd = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per { $player }: è giusto?

vidrasso-rule-target = Punti per vincere
vidrasso-rule-target-hint = Se resta vuoto: { $target }.
vidrasso-ask-points = Punti nelle carte vinte, { $all } in tutto
vidrasso-ask-trumps = Briscola
vidrasso-ask-suit = Seme di briscola
vidrasso-ask-rank = Valore di briscola
vidrasso-not-noted = –
vidrasso-rank-ace = A
vidrasso-rank-two = 2
vidrasso-rank-three = 3
vidrasso-rank-four = 4
vidrasso-rank-five = 5
vidrasso-rank-six = 6
vidrasso-rank-seven = 7
vidrasso-rank-eight = 8
vidrasso-rank-nine = 9
vidrasso-deal = 36 carte, dall’asso al nove; 18 a testa: cinque coperte, cinque scoperte sopra, otto in mano.
vidrasso-deal-trumps = { $eldest } sceglie il seme di briscola, { $dealer } il valore di briscola.
vidrasso-deal-aside = Ciascuno mette da parte una carta.
vidrasso-needs = mancano { $points }
