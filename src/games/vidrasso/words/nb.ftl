game-vidrasso = Vidrasso

vidrasso-headline = { $player } tar { $points } poeng, { $other } { $rest }.
vidrasso-headline-equal = { $player } og { $other } tar { $points } poeng hver.

vidrasso-why-trumps = trumf: { $suit } og alle kort med verdien { $rank }
vidrasso-why-trump-suit = trumffarge: { $suit }
vidrasso-why-trump-rank = trumfverdi: { $rank }
vidrasso-why-points = { $player }: { $points } poeng, nå { $total }
vidrasso-why-wins = { $winner } vinner med { $total }; { $target } trengtes
vidrasso-why-both = begge har nådd { $target }; { $winner } vinner med høyest sum, { $total }
vidrasso-why-equal = begge har { $total }, og det trengtes { $target }: en runde til avgjør

vidrasso-error-sum = Begge må til sammen ha { $all } poeng: du skrev { $sum }.
vidrasso-error-points = Skriv poengene til den ene; den andre har resten av { $all }.

vidrasso-odd = { $points } poeng til { $player }: stemmer det?

vidrasso-rule-target = Poeng for å vinne
vidrasso-rule-target-hint = { $target } når feltet er tomt.
vidrasso-ask-points = Poeng i kortene, { $all } til sammen
vidrasso-ask-trumps = Trumf
vidrasso-ask-suit = Trumffarge
vidrasso-ask-rank = Trumfverdi
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
vidrasso-deal = 36 kort, ess til ni; 18 til hver: fem med baksiden opp, fem åpne oppå dem, åtte på hånden.
vidrasso-deal-trumps = { $eldest } velger trumffarge, { $dealer } trumfverdi.
vidrasso-deal-aside = Hver legger ett kort til side.
vidrasso-needs = mangler { $points }
