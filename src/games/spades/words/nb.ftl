game-spades = Spades

spades-headline = { $contracts }{ $held }{ $lost }
    .brief = { $brief }
spades-sides-partners = Makkere
spades-sides-alone = Alene
spades-sides-usual = Som vanlig: makkere når dere er fire
spades-failed-bags = Går i posen
spades-failed-helps = Teller for makkerens melding
spades-failed-nothing = Teller ikke
spades-role-player = Spiller
spades-contract-bid = Melding
spades-nil = Nil
spades-blind-nil = Blind nil
spades-outcome-set = bet
spades-outcome-failed = tapt
spades-dealt = { $cards } kort til hver, ett om gangen; spar er trumf.
spades-dealt-three = Uten kløver to: { $cards } kort til hver, ett om gangen. Spar er trumf.
spades-error-partners = Makkere må være fire; tre spiller hver for seg.
spades-error-bid = En melding er et tall fra { $low } til { $all }, nil eller blind nil.
spades-error-blind-nil = En blind nil meldes som blind nil; ikke nevn den her.
spades-error-blind-off = Ved dette bordet teller en blind melding én gang. Endre husreglene, eller la feltet stå tomt.
spades-error-no-bid = Meldingen til { $party } mangler.
spades-error-nil-partner = { $party }: makkeren til en nil må ha sin egen melding.
spades-error-bids-many = For mye for { $party }: { $bid } meldt, og det er bare { $all } stikk.
spades-error-tricks-missing = Før også stikkene til { $parties }; bare ett tall kan mangle.
spades-error-tricks-sum = Stikkene skal være { $all } til sammen: du har ført { $sum }.
spades-error-nil-told = Stikkene til alle spillerne sier allerede hva en nil fikk; la det stå tomt.
spades-error-nil-many = { $party } fikk { $tricks } stikk, så nilene deres kan ikke ha fått { $told }.
spades-error-nil-whose = { $party } meldte begge nil og fikk { $tricks }: før hvor mange hver av dem fikk.
spades-error-nil-none = { $player } meldte ikke nil; la det stå tomt.
spades-why-made = { $party }: { $have } av { $bid }, klart: { $amount }
spades-why-set = { $party }: bare { $have } av { $bid }: { $amount }
spades-why-made-blind = { $party }: { $have } av { $bid }, klart, meldt blindt, × { $times }: { $amount }
spades-why-set-blind = { $party }: bare { $have } av { $bid }, meldt blindt, × { $times }: { $amount }
spades-why-nil-held = { $player }, { $bid }: ingen stikk: { $amount }
spades-why-nil-lost = { $player }, { $bid }: { $tricks } stikk: { $amount }
spades-why-bags = { $party }: { $bags } i posen: { $amount }; nå { $held }
spades-why-penalty = { $party }: { $bags } fyller posen: { $amount }; { $held } igjen
spades-why-sum = { $party }: { $amount } i alt
spades-headline-made = { $makers ->
   *[other] { $made } klarer det
  }.
spades-headline-set = { $losers ->
   *[other] { $set } går bet
  }.
spades-headline-made-set = { $makers ->
   *[other] { $made } klarer det
  }; { $losers ->
   *[other] { $set } går bet
  }.
spades-headline-both-made = Begge sider klarer det.
spades-headline-all-made = Alle klarer det.
spades-headline-nils = Alle meldte nil.
spades-headline-held = { " " }{ $count ->
    [one] Nilen holder
   *[other] Nilene holder
  }: { $players }.
spades-headline-lost = { " " }{ $count ->
    [one] Nilen tapt
   *[other] Nilene tapt
  }: { $players }.
spades-odd-bids = Meldingene er { $bid } av { $all } stikk: stemmer det?
spades-odd-short = { $party }: { $short } stikk for lite: stemmer det?
spades-rule-sides = Hvem spiller med hvem
spades-rule-floor = Stilling som taper, under null (0: ingen)
spades-rule-bags = Overstikk som koster straff (0: ingen)
spades-rule-bag-penalty = Straff for full pose
spades-rule-overtrick = Poeng for hvert overstikk
spades-rule-nil = Nil
spades-rule-blind-nil = Blind nil
spades-rule-failed = Stikkene til en tapt nil
spades-rule-blind-bid = Så mange ganger teller en blind melding
spades-rule-ten = En melding på nøyaktig { $ten } gir { $worth }
spades-rule-thirteen = Alle tretten gir (0: som vanlig)
spades-known = { $bid } av { $all } stikk er meldt.
spades-ask-bids = Meldinger
spades-ask-tricks = Stikk, { $all } i alt
spades-ask-nil = Stikk på nilen: { $player }
spades-ask-blind = Meldt blindt
spades-bags = { $bags } i posen
spades-head = { $score }, { $bags } i posen
spades-card-set = En kontrakt som står, teller for hvert meldt stikk, en som går bet, koster like mye. Stikk over meldingen er overstikk.
spades-card-trick = hvert meldt stikk
spades-card-contract = en kontrakt på { $tricks }
spades-card-floor = stilling som taper
