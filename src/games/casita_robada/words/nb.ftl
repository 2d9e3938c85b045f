game-casita_robada = Casita Robada

casita_robada-headline-most = { $players } tok flest kort: { $cards }.
casita_robada-headline-shared = { $players } tok flest kort: { $cards } hver.
casita_robada-headline-no-cards = Ingen tok noe kort.

casita_robada-why-cards = { $player } tok { $cards } kort
casita_robada-why-sum = til sammen { $sum } kort, hele kortstokken
casita_robada-why-sum-undealt = til sammen { $sum } kort; { $undealt } ble ikke delt ut

casita_robada-error-missing = Tell også kortene til { $players }.
casita_robada-error-sum = Kortene må til sammen bli { $deck }: du skrev { $sum }.
casita_robada-error-sum-undealt = Kortene må til sammen bli { $deck }, eller { $less } når de siste ikke ble delt ut: du skrev { $sum }.

casita_robada-rule-deck = Kort i kortstokken
casita_robada-ask-cards = Kort tatt, { $deck } i alt; det siste tallet gir seg selv
casita_robada-ask-cards-all = Kort tatt, av { $deck } i kortstokken
casita_robada-deal = En kortstokk på { $deck }: fire kort til hver og fire på bordet; så fire til hver om gangen til det er tomt.
casita_robada-deal-undealt = De siste { $cards } kortene deles ikke ut.
casita_robada-card-most = Hvert kort du tar, teller; flest kort leder.
