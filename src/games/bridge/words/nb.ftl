game-bridge = Bridge

bridge-headline-made = { $declarer } står i { $contract }{ $by ->
    [0] { "" }
   *[other] { " " }+{ $by }
  }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-headline-down = { $declarer } går { $by } bet i { $contract }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-scoring-rubber = Robber
bridge-scoring-chicago = Chicago (fire spill)
bridge-partners-fixed = Faste
bridge-partners-rotate = Bytter etter hver runde
bridge-part-bonus = Bonus med en gang
bridge-part-carried = Gjelder videre i de neste spillene
bridge-vulnerable-dealer = Giverens side
bridge-vulnerable-opponents = Den andre siden
bridge-doubled = X
bridge-redoubled = XX
bridge-role-declarer = Spillefører
bridge-role-dummy = Blindemann
bridge-role-defender = Motspiller
bridge-result-passed = Alle passer
bridge-result-unfinished = Avbryt robberen
bridge-headline-unfinished = Robberen avbrytes.
bridge-headline-game = { " " }Utgang til { $side }.
bridge-headline-rubber = { " " }{ $side } vinner robberen.
bridge-headline-chicago = { " " }Chicagoen er ferdig.
bridge-contract = { $level }{ $strain }{ $doubled }
bridge-why-contract = { $contract }: { $tricks } × { $each }{ $first ->
    [0] { "" }
   *[other] { " " }+ { $first }
  }{ $times ->
    [1] { "" }
   *[other] , × { $times }
  } = { $sum }
bridge-why-over = overstikk: { $over } × { $each } = { $sum }
bridge-why-insult = for kontrakt som står tross dobling: { $sum }
bridge-why-small-slam = lilleslem: { $sum }
bridge-why-grand-slam = storeslem: { $sum }
bridge-why-down = { $contract }, { $short } bet: { $sum } til { $side }
bridge-why-down-vulnerable = { $contract }, { $short } bet i faresonen: { $sum } til { $side }
bridge-why-honours = { $cards } honnører hos { $player }: { $sum }
bridge-why-game = { $side } har { $game } under streken: utgang
bridge-why-rubber = robber til { $side }: { $sum }
bridge-why-game-bonus = utgang til { $side }: { $sum }
bridge-why-part = delkontrakt til { $side }: { $sum }
bridge-why-unfinished-game = eneste utgang, { $side }: { $sum }
bridge-why-unfinished-part = eneste delkontrakt, { $side }: { $sum }
bridge-why-sum = { $side }: { $amount } i alt
bridge-error-chicago = Denne regelen gjelder Chicago. Velg Chicago, eller la den stå tom.
bridge-error-rubber = Denne regelen gjelder robber. Velg robber, eller la den stå tom.
bridge-error-unfinished = En Chicago kan ikke avbrytes; avslutt bordet i stedet.
bridge-error-aces = I grand er honnørene de { $aces } essene, alle på én hånd.
bridge-error-both = Før enten resultatet eller stikkene, ikke begge deler.
bridge-error-over = Det er bare { $all } stikk; velg et annet resultat eller trinn.
bridge-odd-down = { $short } bet: stemmer det?
bridge-odd-grand-slam = Storeslem: stemmer det?
bridge-odd-redoubled = Redoblet: stemmer det?
bridge-rule-scoring = Tellemåte
bridge-rule-partners = Makkere
bridge-rule-rounds = Runder (0: til bordet avsluttes)
bridge-rule-rounds-usual = Tomt: { $fixed } med faste makkere, { $rotate } når de bytter
bridge-rule-unfinished = Eneste delkontrakt når robberen avbrytes
bridge-rule-part = Delkontrakter
bridge-rule-vulnerable = I faresonen i andre og tredje spill
bridge-ask-declarer = Spillefører
bridge-ask-level = Kontrakt
bridge-ask-strain = Farge
bridge-ask-doubled = Doblet
bridge-ask-result = Resultat
bridge-ask-extras = Annet resultat, honnører
bridge-ask-tricks = Stikk til spillefører
bridge-ask-holder = Hvem hadde honnørene?
bridge-ask-honours = Honnører på én hånd
bridge-result-exactly = =
bridge-result-off = { $off }
bridge-vulnerable = i faresonen
bridge-not-vulnerable = utenfor faresonen
bridge-below = { $below } under
bridge-vulnerable-below = i faresonen, { $below } under
bridge-rubber = robber { $number }
bridge-deal-of = spill { $deal } av { $deals }
bridge-first = { $dealer } gir og melder først.
bridge-deal = 13 kort til hver, ett om gangen. Spilleren etter spilleføreren spiller ut.
bridge-partners = { $one } spiller mot { $other }; makkere sitter overfor hverandre.
bridge-nobody-vulnerable = Ingen er i faresonen.
bridge-side-vulnerable = I faresonen: { $side }.
bridge-all-vulnerable = Alle er i faresonen.
bridge-card-tricks = Stikkpoeng
bridge-card-first = For hvert stikk i kontrakten, og for udoblede overstikk. I grand teller det første mer.
bridge-card-over = hvert overstikk { $doubled }
bridge-card-insult = kontrakt som står { $doubled }
bridge-card-small-slam = lilleslem
bridge-card-grand-slam = storeslem
bridge-card-not-vulnerable = utenfor faresonen
bridge-card-short = Bet, til den andre siden
bridge-card-short-vulnerable = Bet i faresonen
bridge-card-undoubled = udoblet
bridge-card-bonuses = Utganger, robber, honnører
bridge-card-honours = { $cards } trumfhonnører på én hånd
bridge-card-aces = alle ess på én hånd, i grand
bridge-card-game = { $game } poeng under streken er utgang, og siden som har en, er i faresonen. Sidens andre utgang vinner robberen.
bridge-card-rubber = robber, de andre har ingen utgang
bridge-card-rubber-late = robber, de andre har en utgang
bridge-card-only-game = eneste utgang når robberen avbrytes
bridge-card-chicago = { $game } stikkpoeng er utgang, med bonus:
bridge-card-part = bonus for delkontrakt
bridge-card-rounds = runder
