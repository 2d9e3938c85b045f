game-vidrasso = Vidrasso

vidrasso-headline = { $player } holt { $points } Punkte, { $other } { $rest }.
vidrasso-headline-equal = { $player } und { $other } holen je { $points } Punkte.

vidrasso-why-trumps = Trumpf: { $suit } und alle Karten vom Wert { $rank }
vidrasso-why-trump-suit = Trumpffarbe: { $suit }
vidrasso-why-trump-rank = Trumpfwert: { $rank }
vidrasso-why-points = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, jetzt { $total }
vidrasso-why-wins = { $winner } gewinnt mit { $total }; nötig waren { $target }
vidrasso-why-both = beide haben { $target } erreicht; { $winner } gewinnt mit dem höheren Stand, { $total }
vidrasso-why-equal = beide haben { $total }, nötig waren { $target }: ein weiteres Spiel entscheidet

vidrasso-error-sum = Beide zusammen müssen { $all } Punkte haben: Eingetragen sind { $sum }.
vidrasso-error-points = Gib die Punkte eines Spielers ein; der andere hat den Rest von { $all }.

vidrasso-odd = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für { $player }: Stimmt das?

vidrasso-rule-target = Punkte zum Sieg
vidrasso-rule-target-hint = { $target }, wenn das Feld leer bleibt.
vidrasso-ask-points = Punkte der gewonnenen Karten, zusammen { $all }
vidrasso-ask-trumps = Trumpf
vidrasso-ask-suit = Trumpffarbe
vidrasso-ask-rank = Trumpfwert
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
vidrasso-deal = 36 Karten, Ass bis Neun; 18 für jeden: fünf verdeckt, fünf offen darauf, acht auf die Hand.
vidrasso-deal-trumps = { $eldest } nennt die Trumpffarbe, { $dealer } den Trumpfwert.
vidrasso-deal-aside = Jeder legt eine Karte beiseite.
vidrasso-needs = braucht noch { $points }
