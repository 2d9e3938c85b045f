game-bassadewitz = Bassadewitz

bassadewitz-headline-order = { $most } har flest poeng, { $fewest } færrest.
bassadewitz-headline-points = { $player } har { $points } poeng, men ikke alle stikkene.
bassadewitz-headline-hundred = { $player } har { $hundred } poeng eller mer, men ikke alle stikkene.
bassadewitz-headline-all-tricks = { $player } tar alle stikkene.

bassadewitz-place-most = flest poeng
bassadewitz-place-second = nest flest poeng
bassadewitz-place-third = tredje flest poeng
bassadewitz-place-fewest = færrest poeng
bassadewitz-why-bank = banken er tom: { $dealer }, som deler ut, legger inn { $amount }
bassadewitz-why-equal = like mange poeng, så den som spiller tidligere, får den beste plassen; fra dårligst til best: { $players }
bassadewitz-why-penalty = { $player }: { $points } poeng, straff { $amount }
bassadewitz-why-penalty-place = { $player }: { $place }, straff { $amount }
bassadewitz-why-chips = { $player }: { $points } poeng, { $amount ->
    [0] ingenting
    [one] 1 sjetong fra banken
   *[other] { $amount } sjetonger fra banken
  }
bassadewitz-why-chips-place = { $player }: { $place }, { $amount ->
    [0] ingenting
    [one] 1 sjetong fra banken
   *[other] { $amount } sjetonger fra banken
  }
bassadewitz-why-all-tricks-penalty = { $player } tok alle stikkene: straff { $amount } til hver av de andre, 0 til { $player }
bassadewitz-why-all-tricks-chips = { $player } tok alle stikkene: banken på { $bank }, og { $amount } av hver av de andre
bassadewitz-why-hundred-penalty = { $hundred } eller mer uten alle stikkene: { $amount } mindre i straff for hver av de andre, 0 til { $player }
bassadewitz-why-hundred-chips = { $hundred } eller mer uten alle stikkene: { $player } betaler { $amount } til hver av de andre, og banken blir stående
bassadewitz-why-won-penalty = { $count ->
    [one] siste runde: { $winners } vinner med minst straff
   *[other] siste runde: disse har like lite straff og deler seieren: { $winners }
  }
bassadewitz-why-won-chips = { $count ->
    [one] siste runde: { $winners } vinner med flest sjetonger
   *[other] siste runde: disse har flest sjetonger og deler seieren: { $winners }
  }

bassadewitz-error-nothing = Oppgi hvem som har flest poeng og hvem som kommer etter, eller poengene til alle fire, eller hvem som tok alle stikkene eller har { $hundred } eller mer.
bassadewitz-error-one-way = Oppgi runden på bare én måte: rekkefølgen, poengene, { $hundred } eller mer, eller alle stikkene.
bassadewitz-error-points-missing = Alle fire må til sammen ha { $all } poeng: { $sum } så langt, og ingenting for { $players }.
bassadewitz-error-sum = Alle fire må til sammen ha { $all } poeng: du skrev { $sum }.
bassadewitz-error-no-cards = Ingen kan ha { $points } poeng: ingen kort gir 1. Se på poengene til { $player } en gang til.
bassadewitz-error-all-tricks = Den som tar alle stikkene, har alle { $all } poengene: { $player } har { $points }.
bassadewitz-error-places = Gi de fire spillerne fire forskjellige plasser, 1 til 4.

bassadewitz-odd-rounds = { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
  } i alt: ikke alle deler ut like ofte. Stemmer det?
bassadewitz-odd-all-points = { $player } har alle { $all } poengene, men ikke alle stikkene: stemmer det?

bassadewitz-rule-rounds = Runder i et spill
bassadewitz-rule-rounds-hint = { $rounds } når feltet er tomt. Velg et tall som kan deles på 4, så alle deler ut like ofte.
bassadewitz-rule-scoring = Poengberegning
bassadewitz-scoring-penalty = Straffepoeng
bassadewitz-scoring-penalty-hint = { $penalties }: lavest sum vinner
bassadewitz-scoring-chips = Sjetonger
bassadewitz-scoring-chips-hint = bank på { $bank }: flest sjetonger vinner
bassadewitz-ask-places = Rekkefølge etter poeng
bassadewitz-ask-places-hint = Tre er nok. Ved likt får den som spiller tidligere i runden, den beste plassen.
bassadewitz-column-most = Flest
bassadewitz-column-second = 2
bassadewitz-column-third = 3
bassadewitz-column-fewest = Færrest
bassadewitz-ask-special = Alle stikkene, eller minst { $hundred }
bassadewitz-ask-all-tricks = Alle stikkene
bassadewitz-ask-hundred = { $hundred } eller mer, men ikke alle stikkene
bassadewitz-ask-by-points = Etter poeng
bassadewitz-ask-points = Poeng i stikkene, { $all } til sammen
bassadewitz-pile-aces = Ess
bassadewitz-pile-tens = Tiere
bassadewitz-pile-kings = Konger
bassadewitz-pile-queens = Damer
bassadewitz-pile-jacks = Knekter
bassadewitz-deal = 32 kort, 8 til hver.
bassadewitz-deal-left = { $rounds ->
    [one] Den eneste runden.
   *[other] { $left ->
        [one] Den siste av { $rounds } runder.
       *[other] { $left } av { $rounds } runder igjen.
      }
  }
bassadewitz-deal-fill = Banken er tom: { $dealer } legger inn { $amount }.
bassadewitz-deal-bank = { $amount } i banken.
bassadewitz-card-others = { $amount } til hver av de andre
bassadewitz-card-bank = banken, og { $amount } fra hver
bassadewitz-card-pays = betaler { $amount } til hver
bassadewitz-card-most = Flest sjetonger vinner.
bassadewitz-card-fill = den som deler ut, i en tom bank
