game-solo_whist = Solo Whist

solo_whist-bid-prop_cop = prop and cop
solo_whist-bid-solo = solo
solo_whist-bid-misere = misère
solo_whist-bid-abondance = abondance
solo_whist-bid-royal_abondance = royal abondance
solo_whist-bid-open_misere = open misère
solo_whist-bid-slam = slam
solo_whist-title-prop_cop = Prop & cop
solo_whist-title-solo = Solo
solo_whist-title-misere = Misère
solo_whist-title-abondance = Abondance
solo_whist-title-royal_abondance = Royal abondance
solo_whist-title-open_misere = Open misère
solo_whist-title-slam = Slam

solo_whist-headline-won = { $soloist } gana ({ $bid }): { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-lost = { $soloist } pierde ({ $bid }): { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  }.
    .brief = { $soloist } · { $bid } · { $tricks }
solo_whist-headline-won-two = { $soloist } y { $partner } ganan ({ $bid }): { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }
solo_whist-headline-lost-two = { $soloist } y { $partner } pierden ({ $bid }): { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  }.
    .brief = { $soloist } + { $partner } · { $bid } · { $tricks }

solo_whist-why-won = { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  } para { $bid } ({ $needs }): contrato cumplido{ $off ->
    [0] { "" }
   *[other] , { $off } de más
  }
solo_whist-why-lost = { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  } para { $bid } ({ $needs }): contrato perdido por { $off }
solo_whist-why-misere-won = ninguna baza: { $bid } cumplida
solo_whist-why-misere-lost = { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  }: { $bid } perdida
solo_whist-why-stake = la apuesta es de { $amount }
solo_whist-why-tricks = { $stake } + { $off } × { $each } = { $amount }
solo_whist-why-others-pay = { $others } pagan { $amount } por cabeza a { $soloist }
solo_whist-why-soloist-pays = { $soloist } paga { $amount } por cabeza a { $others }

solo_whist-error-currency = Ninguna moneda tiene el código { $code }; escribe, por ejemplo, USD, EUR o NOK.
solo_whist-error-negative = Un importe no puede ser negativo.
solo_whist-error-partner = Solo prop and cop se juega con compañero.
solo_whist-error-partner-missing = En prop and cop falta el compañero que aceptó.
solo_whist-error-partner-soloist = El compañero no puede ser quien propuso.

solo_whist-odd-slam = Un slam: ¿es correcto?
solo_whist-odd-solo = Un solo con { $tricks } bazas: ¿es correcto?
solo_whist-odd-prop_cop = Prop and cop con solo { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  }: ¿es correcto?

solo_whist-rule-currency = Moneda
solo_whist-rule-stake = Apuesta por { $bid }
solo_whist-rule-overtrick = Cada baza de más (prop & cop, solo)
solo_whist-rule-undertrick = Cada baza de menos (salvo misère)

solo_whist-ask-bid = Contrato
solo_whist-ask-soloist = ¿Quién lo declaró o propuso?
solo_whist-ask-partner = Compañero en prop & cop
solo_whist-ask-tricks = Bazas ganadas; las de la pareja en prop & cop
solo_whist-price = { $needs } · { $stake }
solo_whist-price-misere = { $needs ->
    [0] ninguna
   *[other] { $needs }
  } · { $stake }
solo_whist-result-passed = Todos pasan
solo_whist-deal = 13 cartas por cabeza: de tres en tres y una al final; la última, de quien reparte, se descubre y es triunfo.
solo_whist-deal-shuffle = Baraja las cartas.
solo_whist-deal-cut = No barajes, solo corta.
solo_whist-deal-slam = En un slam sale quien juega el slam.

solo_whist-role-soloist = Declarante
solo_whist-role-partner = Compañero
solo_whist-role-opponent = Contrario
solo_whist-card-pays = El declarante lo cobra de cada uno de los demás, o se lo paga a cada uno. En prop & cop cada compañero lo cobra de un rival, o se lo paga a uno.
