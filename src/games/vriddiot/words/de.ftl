game-vriddiot = Vriddiot

vriddiot-headline = { $loser } ist der Idiot.

vriddiot-why-finish = fertig in dieser Reihenfolge: { $players }
vriddiot-why-loss = { $loser } bleibt auf den Karten sitzen: jetzt { $losses ->
    [one] 1 Niederlage
   *[other] { $losses } Niederlagen
  }

vriddiot-error-finish = Die Reihenfolge muss jeden außer { $loser } genau einmal nennen.

vriddiot-ask-loser = Wer ist der Idiot?
vriddiot-losses = { $losses ->
    [0] noch keine Niederlage
    [one] 1 Niederlage
   *[other] { $losses } Niederlagen
  }
vriddiot-ask-finish = Wer war wann fertig?
vriddiot-ask-order = In der Reihenfolge, in der sie fertig wurden, 1 zuerst
vriddiot-deal = Drei Karten verdeckt, drei offen darauf, drei auf die Hand.
vriddiot-deal-two = Zu zweit: das einfache Idiot, mit einem Blatt.
vriddiot-deal-one-pack = Ein Blatt.
vriddiot-deal-dobbeldekker = Dobbeldekker: zwei Blatt, ohne drei Sechsen und eine ♠4.
vriddiot-deal-starts = Der Spieler mit der niedrigsten Karte beginnt; bei gleichen der, der links vom Geber am nächsten sitzt.

vriddiot-outcome-idiot = Idiot
vriddiot-card-loss = Wer mit Karten übrig bleibt, ist der Idiot und bekommt eine Niederlage. Die wenigsten Niederlagen führen.
