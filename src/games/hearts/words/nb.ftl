game-hearts = Hearts

hearts-headline-leads = Færrest hittil: { $players }, { $total }.
    .brief = { $taken }
hearts-headline-wins = { $count ->
    [one] { $players } vinner med { $total }.
   *[other] { $players } vinner med { $total } hver.
  }
    .brief = { $taken }
hearts-headline-moon = { $player } tar alle: { $points } til alle de andre.
    .brief = { $player } · alle
hearts-headline-moon-off = { $player } tar alle: { $points } trekkes fra.
    .brief = { $player } · alle
hearts-took = { $player } { $points }
hearts-and = { $one } · { $other }

hearts-why-moon = { $player } tok alle { $points } («shoot the moon»): alle de andre får dem
hearts-why-moon-off = { $player } tok alle { $points } («shoot the moon») og trekker dem fra
hearts-why-points = { $player }: { $points }, nå { $total }
hearts-why-jack = { $player }, ruterknekt: { $points }, nå { $total }
hearts-why-no-tricks = { $player }, ingen stikk: { $points }, nå { $total }
hearts-why-exact = { $player } har nøyaktig grensen: { $points }, nå { $total }
hearts-why-ends = noen har { $target } eller mer; { $count ->
    [one] { $players } vinner med færrest, { $total }
   *[other] { $players } deler seieren med færrest, { $total }
  }
hearts-why-level = noen har { $target } eller mer, men { $players } står likt med { $total }: en ny runde avgjør

hearts-error-rule-off = Det teller ikke ved dette bordet. La det stå tomt, eller endre reglene.
hearts-error-no-moon = Ingen tok alle poengene, så det er ingenting å velge.
hearts-error-shooter = Skriv inn hvem som tok alle, eller poengene, ikke begge deler.
hearts-error-no-tricks = { $player } tok kort og har dermed et stikk.
hearts-error-missing = Poengene til { $players } mangler; bare én spiller kan mangle, og får resten av { $all }.
hearts-error-sum = Poengene må bli { $all } til sammen: du skrev { $sum }.
hearts-error-queen = Noen tok spardamen og har minst { $queen }.
hearts-odd-moon = { $points } til { $player }: alle poengene?

hearts-rule-target = Spilles til
hearts-rule-target-hint = { $usual } hvis tomt.
hearts-rule-moon = Ta alle { $points } («shoot the moon»)
hearts-moon-add = De andre får dem
hearts-moon-subtract = Trekkes fra
hearts-moon-choice = Valgfritt
hearts-moon-none = Spilles ikke
hearts-rule-jack = Ruterknekt: −{ $points }
hearts-rule-no-tricks = Fratrekk for ingen stikk
hearts-rule-no-tricks-hint = Høyst { $usual }; ingen hvis tomt.
hearts-rule-exact = En sum nøyaktig på grensen
hearts-exact-none = Blir stående
hearts-exact-half = Halveres
hearts-exact-zero = Blir null
hearts-rule-tie = Likt til slutt
hearts-tie-shared = De deler seieren
hearts-tie-play-on = Spill videre
hearts-rule-passing = Gi kort videre
hearts-passing-cycle = Etter tur
hearts-passing-left = Alltid til venstre
hearts-passing-none = Aldri

hearts-ask-points = Poeng tatt, { $all } i alt
hearts-column-moon = Alle
hearts-column-jack = ♦Kn
hearts-column-no-tricks = Ingen stikk
hearts-ask-moon = Alle poengene
hearts-choice-add = { $points } til de andre
hearts-choice-subtract = { $points } fratrekk
hearts-deal = { $each } kort hver, ett om gangen. { $card } spiller ut.
hearts-deal-left-out = Tas ut: { $cards }.
hearts-pass-left = Gi { $cards } kort til venstre.
hearts-pass-right = Gi { $cards } kort til høyre.
hearts-pass-across = Gi { $cards } kort tvers over bordet.
hearts-pass-second-left = Gi { $cards } kort til den andre til venstre.
hearts-pass-second-right = Gi { $cards } kort til den andre til høyre.
hearts-pass-third-left = Gi { $cards } kort til den tredje til venstre.
hearts-pass-third-right = Gi { $cards } kort til den tredje til høyre.
hearts-pass-none = Ingen gir kort videre i denne runden.

hearts-outcome-moon = Tok alle
hearts-outcome-clean = Uten poeng
hearts-card-heart = hver hjerter
hearts-card-queen = spardame
hearts-card-jack = ruterknekt
