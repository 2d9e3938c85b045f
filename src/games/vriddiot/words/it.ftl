game-vriddiot = Vriddiot

vriddiot-headline = L’idiota è { $loser }.

vriddiot-why-finish = ordine d’arrivo: { $players }
vriddiot-why-loss = { $loser } resta con le carte: ora { $losses ->
    [one] 1 sconfitta
   *[other] { $losses } sconfitte
  }

vriddiot-error-finish = L’ordine d’arrivo deve nominare una volta ogni giocatore tranne { $loser }.

vriddiot-ask-loser = Chi è l’idiota?
vriddiot-losses = { $losses ->
    [0] nessuna sconfitta
    [one] 1 sconfitta
   *[other] { $losses } sconfitte
  }
vriddiot-ask-finish = Ordine d’arrivo
vriddiot-ask-order = In ordine d’arrivo: 1 è chi finisce per primo
vriddiot-deal = Tre carte coperte, tre scoperte sopra, tre in mano.
vriddiot-deal-two = In due: l’Idiot semplice, con un mazzo solo.
vriddiot-deal-one-pack = Un mazzo.
vriddiot-deal-dobbeldekker = Dobbeldekker: due mazzi, meno tre sei e un ♠4.
vriddiot-deal-starts = Comincia la carta più bassa; a parità, chi è più vicino alla sinistra del mazziere.

vriddiot-outcome-idiot = Idiota
vriddiot-card-loss = Chi resta con le carte è l’idiota e prende una sconfitta. È in testa chi ne ha meno.
