game-lombre = L’hombre

lombre-sacado = sacado
lombre-no-exchange = ingen kort byttet
lombre-first-five = fem første stikk
lombre-voll-made = vole vunnet
lombre-voll-failed = vole tapt
lombre-matadors = { $matadors } matadorer

lombre-headline-sacado = { $hombre } vinner som hombre: sacado.{ $voll }
    .brief = { $hombre } · sacado
lombre-headline-repuesto = { $hombre } vinner ikke som hombre: repuesto.
    .brief = { $hombre } · repuesto
lombre-headline-codillo = { $hombre } taper som hombre: codillo til { $winner }.{ $voll }
    .brief = { $hombre } · codillo { $winner }
lombre-headline-voll-made = { " " }Vole vunnet.
lombre-headline-voll-failed = { " " }Vole tapt.

lombre-why-all-in = potten er tom: hver spiller i runden legger inn { $amount }
lombre-why-eldest = { $player } i forhånd legger { $amount } i potten
lombre-why-passed = passet, { $amount } hver: { $players }
lombre-why-forced = alle passet, { $amount } hver: { $hombre } i forhånd må spille
lombre-why-exchanged = { $player } bytter { $cards } kort: { $amount } i potten
lombre-why-sacado = sacado: { $hombre } tar potten, { $amount }
lombre-why-codillo = codillo: { $winner } tar potten, { $amount }, og { $hombre } betaler like mye til
lombre-why-repuesto = repuesto: { $hombre } betaler { $amount } til potten, som nå er { $doubled }

lombre-stakes = potten: { $greater ->
    [one] 1 stor sjetong
   *[other] { $greater } store sjetonger
  }{ $lesser ->
    [0] { "" }
    [one] { " " }og 1 liten
   *[other] { " " }og { $lesser } små
  } = { $amount }
lombre-deal = 9 kort til hver, tre om gangen; 13 blir igjen.

lombre-error-forced = Når alle passer, må forhånd spille: { $eldest }.
lombre-error-exchanged = Det er bare { $left } kort igjen å bytte med: du har oppgitt { $now }.
lombre-error-no-exchange = { $hombre } meldte å spille uten å bytte, men det er oppgitt byttede kort.
lombre-error-first-five-tricks = { $player } tok de fem første stikkene, men har bare { $tricks } i alt.
lombre-error-first-five-sacado = Den som tar de fem første stikkene, har flest: { $player } er hombre, så runden er sacado.
lombre-error-first-five-codillo = Den som tar de fem første stikkene, har flest: runden er codillo til { $player }.
lombre-error-voll-alone = Bare den som tok de fem første stikkene, kan gå videre mot vole: oppgi hvem det var.
lombre-error-voll-made = Vole krever alle ni stikkene; { $player } har { $tricks }.
lombre-error-voll-failed = { $player } har alle ni stikkene: vole er vunnet.
lombre-error-matadors = Matadorer telles fra de tre høyeste: ingen, eller { $least } til { $most }.

lombre-odd-stakes = Potten er på { $amount }: stemmer det?

lombre-ask-hombre = Hombre
lombre-ask-forced = Ingen ville spille
lombre-tick-forced = Alle passet: { $eldest } må spille
lombre-ask-exchanged = Byttede kort
lombre-tile-sacado = Sacado
lombre-tile-sacado-hint = hombren har flest stikk
lombre-tile-repuesto = Repuesto
lombre-tile-repuesto-hint = likt
lombre-ask-extras = Uten bytte, fem første, matadorer
lombre-ask-no-exchange = Meldt av hombren
lombre-tick-no-exchange = Spiller uten å bytte
lombre-ask-first-five = Fem første stikk
lombre-ask-voll = Vole
lombre-voll-segment-made = Vunnet
lombre-voll-segment-failed = Tapt
lombre-ask-matadors = Matadorene til hombren

lombre-contract-chosen = Fritt valg
lombre-contract-forced = Tvunget
lombre-role-opponent = Motspiller
lombre-end-codillo = Codillo
lombre-card-sacado = Sacado, hombren har flest stikk: tar potten og { $each } av hver motspiller.
lombre-card-repuesto = Repuesto, likt: hombren betaler like mye som ligger i potten, til potten.
lombre-card-codillo = Codillo, én motspiller har flest stikk: tar potten, og hombren betaler like mye til.
lombre-card-into = I potten
lombre-card-pass = hver pass
lombre-card-exchange = hvert byttet kort
lombre-card-each = Av hver av de to andre; til hver når hombren ikke vinner.
lombre-card-matador = hver matador til
