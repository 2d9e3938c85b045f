game-skat = Skat

skat-game-diamonds = Ruter
skat-game-hearts = Hjerter
skat-game-spades = Spar
skat-game-clubs = Kløver
skat-game-grand = Grand
skat-game-null = Null
skat-game-null_ouvert = Null ouvert
skat-game-ramsch = Ramsch
skat-named-hand = { $game } hand
skat-named-ouvert = { $game } ouvert
skat-named-hand-ouvert = { $game } hand ouvert
skat-hand = Hand
skat-schneider = Schneider
skat-schneider-announced = Schneider meldt
skat-schwarz = Schwarz
skat-schwarz-announced = Schwarz meldt
skat-ouvert = Ouvert
skat-kontra = Kontra
skat-re = Re

skat-headline-won = { $declarer } vinner { $game }: { $value }.
    .brief = { $declarer } · { $game } · { $value }
skat-headline-lost = { $declarer } taper { $game }: { $times } × { $value }.
    .brief = { $declarer } · { $game } · { $amount }
skat-headline-overbid = { $declarer } taper { $game }, overmeldt med { $bid }: { $times } × { $value }.
    .brief = { $declarer } · { $game } overmeldt · { $amount }
skat-headline-ramsch = { $count ->
    [one] { $players } taper ramschen: { $sum }.
   *[other] { $players } taper ramschen: { $sum } hver.
  }
    .brief = Ramsch · { $players } { $product }
skat-headline-march = { $players } tar alle stikkene i ramschen: { $sum }.
    .brief = Alle stikk · { $players } { $product }

skat-product = { $points } × { $factor }
skat-sum = { $points } × { $factor } = { $value }
skat-levels = matadorer { $matadors }, spill { $level }
skat-levels-more = { $levels }, { $what } { $level }
skat-why-points-won = { $points } poeng: vunnet
skat-why-points-lost = { $points } poeng: tapt
skat-why-value = { $levels }: { $level } × { $base } = { $value }
skat-why-null = { $game }: { $value }
skat-why-overbid = meldt { $bid }, for høyt: { $level } × { $base } = { $value }, tapt
skat-why-kontra = { $kontra }: × { $times } = { $value }
skat-why-bock = { $bock ->
    [one] bockrunde
   *[other] { $bock } bockrunder
  }: × { $times } = { $value }
skat-why-lost = et tapt spill teller dobbelt: { $declarer } { $amount }
skat-why-seeger-won = { $seeger } mer for det vunne spillet: { $declarer } { $amount } + { $seeger } = { $sum }
skat-why-seeger-lost = { $seeger } mindre for det tapte spillet: { $declarer } { $amount } − { $seeger } = { $sum }
skat-why-fabian = { $fabian } til hver av de andre: { $others }
skat-why-won-nothing = { $winner } vinner, og ingenting skrives opp
skat-why-charged = verdien skrives på motspillerne: { $others } { $amount } hver
skat-why-ramsch-points = { $player }: { $points } poeng
skat-why-ramsch-none = { $player }: { $points } poeng, ingen stikk
skat-why-pushed = { $pushed ->
    [one] skaten ble skjøvet én gang
   *[other] skaten ble skjøvet { $pushed } ganger
  }: × { $times } = { $value }
skat-why-virgin = { $players } tok ingen stikk: × { $times } = { $value }
skat-why-ramsch = { $count ->
    [one] flest poeng taper: { $losers } { $amount }
   *[other] flest poeng taper: { $losers } { $amount } hver
  }
skat-why-march = alle stikk vinner: { $player } { $amount }

skat-error-bierlachs = Dette finnes bare i bierlachs; la det stå tomt, eller velg tellemåten bierlachs.
skat-error-null = Null har ikke matadorer, poeng eller schneider; la det stå tomt.
skat-error-announced-ouvert = I farge og grand betyr ouvert at schwarz er meldt; ta bort schneider.
skat-error-hand = Den som melder noe eller spiller ouvert i farge eller grand, har ikke tatt opp skaten; velg hand.
skat-error-won-schwarz = { $points } poeng: Har motspillerne ingen stikk i det hele tatt? Velg vunnet eller tapt.
skat-error-won = Med { $points } poeng går det annerledes: For å vinne trengs minst { $needs }.
skat-error-points = Ingen kort gir { $one } eller { $rest } poeng; tell en gang til.
skat-error-schneider-points = Det passer ikke med { $points } poeng: Schneider er { $most } eller færre.
skat-error-schwarz-points = Det passer ikke med { $points } poeng: Et lag uten stikk har ingen.
skat-error-schneider = Her er én side schneider, på grunn av schwarz eller meldingen som gikk hjem.
skat-error-schwarz = Schwarz meldt og vunnet betyr at motspillerne ikke har stikk.
skat-error-bid = Ingen kan melde { $bid }; skriv en verdi som { $low } eller { $next }.
skat-error-bid-null = Denne nullen er verdt { $value } og når ikke meldingen på { $bid }. Skriv fargespillet eller granden som er tapt i stedet.
skat-error-ramsch = Skriv poengene til alle tre, { $all } til sammen.
skat-error-ramsch-less = Til sammen er det { $all } poeng, her { $sum }: Mangler skaten? Den hører til en av de tre.
skat-error-ramsch-more = Til sammen er det { $all } poeng, her { $sum }: Skaten teller bare én gang.
skat-error-no-tricks = { $player } har poeng og dermed et stikk.
skat-error-no-tricks-all = Noen har tatt stikk; høyst to har ingen.
skat-error-loser-alone = Én alene har flest poeng og taper; la dette stå tomt.
skat-error-loser = { $player } har ikke flest poeng.

skat-odd-ouvert = Ouvert i farge eller grand: Stemmer det?
skat-odd-matadors = Med eller uten { $matadors }: Stemmer det?
skat-odd-schwarz = Schwarz: Hadde én side virkelig ingen stikk?
skat-odd-bid = En melding på { $bid }: Stemmer det?
skat-odd-re = Kontra og re: Stemmer det?
skat-odd-bock = { $bock } bockrunder på én gang: Stemmer det?

skat-play = Spill
skat-ask-kind = Spill eller ramsch
skat-ask-game = Spillefører og spill
skat-ask-matadors = Matadorer, med eller uten
skat-plus = + { $count }
skat-ask-won = Vunnet eller tapt?
skat-won = Vunnet
skat-lost = Tapt
skat-ask-extras = Meldt, bud, poeng
skat-ask-extras-ramsch = Meldt, poeng, likt
skat-ask-announced = Meldt
skat-ask-kontra = Kontra
skat-ask-bock = Bockrunder
skat-bock = Bock { $bock }
skat-ask-numbers = Spilleførerens poeng og bud
skat-points = Poeng
skat-bid = Bud
skat-ask-points = Poeng, { $all } til sammen
skat-no-tricks = uten stikk
skat-nobody = alle har stikk
skat-ask-pushed = Skjøvet
skat-ask-loser = Hvem taper alene?
skat-both = alle med flest

skat-rule-scoring = Tellemåte
skat-scoring-plain = Enkel
skat-scoring-seeger_fabian = Seeger-Fabian
skat-scoring-bierlachs = Bierlachs
skat-rule-limit = Grense i bierlachs
skat-rule-limit-hint = { $limit } hvis tomt; { $other } er også vanlig
skat-rule-won_games = Vunnet spill i bierlachs
skat-won_games-opponents = På motspillerne
skat-won_games-nothing = Ingenting
skat-rule-kontra = Kontra og re
skat-rule-ramsch = Ramsch når alle passer
skat-rule-bock = Bockrunder
skat-rule-deals = Antall giv
skat-rule-deals-hint = tomt: ingen slutt; en liste har { $three } for tre, { $four } for fire

skat-result-passed = Alle passer
skat-deal = 10 kort til hver: 3, så 2 til skaten, 4 og 3.
skat-deal-bids = { $bids } melder til { $hears }.
skat-deal-of = Giv { $number } av { $deals }.
skat-left = { $left } igjen

skat-role-declarer = Spillefører
skat-role-defender = Motspiller
skat-outcome-lost = Ramsch tapt
skat-outcome-march = Alle stikk
skat-card-needs = Spilleføreren trenger { $needed } poeng med skaten, med meldt schneider { $more }.
skat-card-value = Legg sammen matadorene, med eller uten, én for spillet og trinnene; summen ganges med grunnverdien nedenfor. Null har faste verdier.
skat-card-levels = Trinn
skat-card-overbid = Et overmeldt spill er tapt og teller den laveste verdien som når meldingen.
skat-card-seeger = Spilleføreren får { $seeger } mer for et vunnet spill, { $seeger } mindre for et tapt, og hver av de andre { $fabian } for et tapt.
skat-card-ramsch = Den som har flest poeng, taper dem: doblet for hver som skjøv skaten videre, og doblet hvis én ikke tok stikk. Den som tar alle stikkene, vinner { $all }.
