game-vriddiot = Vriddiot

vriddiot-headline = { $loser } is the idiot.

vriddiot-why-finish = out in this order: { $players }
vriddiot-why-loss = { $loser } is left with the cards: { $losses ->
    [one] 1 loss
   *[other] { $losses } losses
  } now

vriddiot-error-finish = The order of going out must name every player except { $loser } once.

vriddiot-ask-loser = Who is the idiot?
vriddiot-losses = { $losses ->
    [0] no loss yet
    [one] 1 loss
   *[other] { $losses } losses
  }
vriddiot-ask-finish = Order of going out
vriddiot-ask-order = In the order in which they went out, 1 first
vriddiot-deal = Three cards face down, three face up on top of them, three in hand.
vriddiot-deal-two = Two players: plain Idiot, with one pack.
vriddiot-deal-one-pack = One pack.
vriddiot-deal-dobbeldekker = Dobbeldekker: two packs without three of the sixes and one ♠4.
vriddiot-deal-starts = The lowest card starts; if tied, the player nearest the dealer’s left.

vriddiot-outcome-idiot = Idiot
vriddiot-card-loss = Whoever is left with cards is the idiot and gets a loss. The fewest losses lead.
