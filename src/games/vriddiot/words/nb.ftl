game-vriddiot = Vriddiot

vriddiot-headline = { $loser } ble idiot.

vriddiot-why-finish = ut i denne rekkefølgen: { $players }
vriddiot-why-loss = { $loser } sitter igjen med kortene: nå { $losses } tap

vriddiot-error-finish = Rekkefølgen må nevne alle unntatt { $loser }, hver én gang.

vriddiot-ask-loser = Hvem ble idiot?
vriddiot-losses = { $losses ->
    [0] ingen tap ennå
   *[other] { $losses } tap
  }
vriddiot-ask-finish = Hvem gikk ut når?
vriddiot-ask-order = I rekkefølgen de gikk ut, 1 først
vriddiot-deal = Tre kort med baksiden opp, tre åpne oppå dem, tre på hånden.
vriddiot-deal-two = To spillere: vanlig Idiot, med én kortstokk.
vriddiot-deal-one-pack = Én kortstokk.
vriddiot-deal-dobbeldekker = Dobbeldekker: to kortstokker, uten tre av sekserne og én ♠4.
vriddiot-deal-starts = Spilleren med det laveste kortet starter; er det likt, den som sitter nærmest til venstre for utdeleren.

vriddiot-outcome-idiot = Idiot
vriddiot-card-loss = Den som sitter igjen med kort, er idiot og får et tap. Færrest tap leder.
