game-tresillo = Tresillo

tresillo-bid-juego = entrada
tresillo-bid-vuelta = vuelta
tresillo-bid-solo = solo
tresillo-column-juego = Entrada
tresillo-column-vuelta = Vuelta
tresillo-column-solo = Solo
tresillo-sacado = sacada
tresillo-estuche = estuche
tresillo-primeras = primeras
tresillo-bola = bola
tresillo-why-bola-failed = bola tapt

tresillo-headline-sacado = { $hombre } vinner { $bid }: sacada.
    .brief = { $hombre } · { $bid } · sacada
tresillo-headline-repuesto = { $hombre } vinner ikke { $bid }: puesta.
    .brief = { $hombre } · { $bid } · puesta
tresillo-headline-codillo = { $hombre } taper { $bid }: codillo til { $winner }.
    .brief = { $hombre } · { $bid } · codillo { $winner }

tresillo-why-filled = midten er tom: hver spiller legger inn { $amount }
tresillo-why-served = platoen er tom: { $amount } flyttes dit fra midten
tresillo-why-dealer = { $dealer } deler ut og legger { $amount } i platoen
tresillo-why-sacado = sacada: { $hombre } tar platoen, { $plato }
tresillo-why-debt-paid = den høyeste gjelden strykes: { $debtor } betaler { $amount } til { $hombre }
tresillo-why-own-debt = den høyeste gjelden, { $amount }, har { $hombre } selv: den bare strykes
tresillo-why-puesta = { $hombre } betaler { $amount } til platoen
tresillo-why-debt-written = { $amount } skrives opp som gjeld på { $hombre }
tresillo-why-repuesto = puesta: ingen har flere stikk enn hver av de andre
tresillo-why-codillo = codillo: { $winner } har flere stikk enn hver av de andre
tresillo-why-codillo-paid = { $hombre } betaler like mye til { $winner }, { $amount }

tresillo-pots = { $plato } i platoen, { $centre } i midten
tresillo-debt = { $player } skylder en puesta på { $amount }
tresillo-in-play = i spill: plato { $plato } + { $more } = { $amount }
tresillo-in-play-reserved = i spill: plato { $plato } + høyeste gjeld { $debt } = { $amount }
tresillo-deal = 9 kort til hver, tre om gangen; 13 blir igjen i bunken.

tresillo-error-primeras = Primeras er de fem første stikkene til hombren, 5-0-0; runden ender da som sacada.
tresillo-error-primeras-bola = Den som stopper etter primeras, går ikke videre mot bola: velg én av dem.
tresillo-error-estuche = Estuche teller bare for en vinner: runden må være sacada.
tresillo-error-nine = Hombren har alle ni stikkene: bola er vunnet.
tresillo-error-bola-made = Bola er vunnet når hombren har alle ni stikkene.
tresillo-error-bola-failed = Bola er tapt når hombren har { $least } til { $most } stikk; runden er likevel vunnet.

tresillo-odd-debt = { $player } skylder { $amount }: stemmer det?
tresillo-odd-debts = { $debts ->
    [one] 1 gjeldspost er åpen
   *[other] { $debts } gjeldsposter er åpne
  }: stemmer det?

tresillo-rule-sitter = Med fire: utdeleren, som sitter over
tresillo-sitter-pays = Betaler
tresillo-sitter-pays-hint = som motspiller
tresillo-sitter-idle = Ser på
tresillo-sitter-idle-hint = betaler bare innskuddet
tresillo-ask-hombre = Hombre og melding
tresillo-tile-sacado = Sacada
tresillo-tile-sacado-hint = hombren har flest stikk
tresillo-tile-repuesto = Puesta
tresillo-tile-repuesto-hint = likt
tresillo-ask-extras = Estuche, primeras, bola, stikk
tresillo-ask-honours = Vunnet av hombren
tresillo-tick-estuche = Estuche
tresillo-tick-primeras = Primeras
tresillo-ask-bola = Bola
tresillo-bola-made = Vunnet
tresillo-bola-failed = Tapt
tresillo-result-passed = Alle passer

tresillo-role-hombre = Hombre
tresillo-role-opponent = Motspiller
tresillo-count-debts = { $count ->
    [one] 1 gjeldspost skrevet opp
   *[other] { $count } gjeldsposter skrevet opp
  }
tresillo-count-owed = { $count ->
    [one] 1 tanto i gjeld i alt
   *[other] { $count } tantos i gjeld i alt
  }
tresillo-end-codillo = Codillo
tresillo-card-sacado = Sacada, hombren har flere stikk enn hver motspiller: Hombren tar platoen og { $each } av hver motspiller; så lenge det er åpen gjeld, den høyeste gjelden i stedet for platoen.
tresillo-card-repuesto = Puesta, likt: hombren betaler platoen og { $more } i platoen. Ligger det allerede en puesta der, skrives den opp som gjeld: platoen og den hittil høyeste gjelden.
tresillo-card-codillo = Codillo, én motspiller har flest stikk: som en puesta, og hombren betaler motspilleren samme beløp.
tresillo-card-each = Av hver motspiller etter sacada, ellers til hver motspiller. Estuche, primeras og bola bare etter sacada.
