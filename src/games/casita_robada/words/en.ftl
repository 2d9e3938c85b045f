game-casita_robada = Casita Robada

casita_robada-headline-most = { $players } captured the most cards: { $cards }.
casita_robada-headline-shared = { $players } captured the most cards: { $cards } each.
casita_robada-headline-no-cards = Nobody captured a card.

casita_robada-why-cards = { $cards ->
    [one] { $player } captured 1 card
   *[other] { $player } captured { $cards } cards
  }
casita_robada-why-sum = { $sum } cards in all, the whole pack
casita_robada-why-sum-undealt = { $sum } cards in all; { $undealt } were not dealt

casita_robada-error-missing = Count the cards of { $players } too.
casita_robada-error-sum = The cards must add up to { $deck }: you entered { $sum }.
casita_robada-error-sum-undealt = The cards must add up to { $deck }, or to { $less } if the last ones were not dealt: you entered { $sum }.

casita_robada-rule-deck = Cards in the pack
casita_robada-ask-cards = Cards captured, { $deck } in all; the last player’s can be left empty
casita_robada-ask-cards-all = Cards captured, of the { $deck } in the pack
casita_robada-deal = A pack of { $deck }: four cards each and four on the table, then four more each until the pack runs out.
casita_robada-deal-undealt = The last { $cards } cards are not dealt.
casita_robada-card-most = Each card captured counts; the most cards lead.
