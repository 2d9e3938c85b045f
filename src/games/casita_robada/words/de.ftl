game-casita_robada = Casita Robada

casita_robada-headline-most = { $players } hat die meisten Karten erbeutet: { $cards }.
casita_robada-headline-shared = { $players } haben die meisten Karten erbeutet: je { $cards }.
casita_robada-headline-no-cards = Niemand hat eine Karte erbeutet.

casita_robada-why-cards = { $cards ->
    [one] { $player } hat 1 Karte erbeutet
   *[other] { $player } hat { $cards } Karten erbeutet
  }
casita_robada-why-sum = zusammen { $sum } Karten, das ganze Blatt
casita_robada-why-sum-undealt = zusammen { $sum } Karten; { $undealt } wurden nicht ausgeteilt

casita_robada-error-missing = Zähl auch die Karten von { $players }.
casita_robada-error-sum = Alle Karten zusammen müssen { $deck } ergeben: Eingetragen sind { $sum }.
casita_robada-error-sum-undealt = Alle Karten zusammen müssen { $deck } ergeben, oder { $less }, wenn die letzten nicht ausgeteilt wurden: Eingetragen sind { $sum }.

casita_robada-rule-deck = Zahl der Karten
casita_robada-ask-cards = Erbeutete Karten, zusammen { $deck }; die letzte Zahl ergibt sich
casita_robada-ask-cards-all = Erbeutete Karten, von insgesamt { $deck }
casita_robada-deal = { $deck } Karten: vier für jeden und vier auf den Tisch; dann immer wieder vier, bis alle ausgeteilt sind.
casita_robada-deal-undealt = Die letzten { $cards } Karten werden nicht ausgeteilt.
casita_robada-card-most = Jede erbeutete Karte zählt; die meisten Karten führen.
