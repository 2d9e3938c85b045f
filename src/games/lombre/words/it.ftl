game-lombre = L’Hombre

lombre-sacado = sacado
lombre-no-exchange = senza cambiare carte
lombre-first-five = prime cinque prese
lombre-voll-made = bola riuscita
lombre-voll-failed = bola fallita
lombre-matadors = { $matadors } matador

lombre-headline-sacado = { $hombre } vince come hombre: sacado.{ $voll }
    .brief = { $hombre } · sacado
lombre-headline-repuesto = { $hombre } non vince come hombre: repuesto.
    .brief = { $hombre } · repuesto
lombre-headline-codillo = { $hombre } perde come hombre: codillo per { $winner }.{ $voll }
    .brief = { $hombre } · codillo { $winner }
lombre-headline-voll-made = { " " }Bola riuscita.
lombre-headline-voll-failed = { " " }Bola fallita.

lombre-why-all-in = il piatto è vuoto: ogni giocatore della mano mette { $amount }
lombre-why-eldest = { $player }, di mano, mette { $amount } nel piatto
lombre-why-passed = hanno passato, { $amount } a testa: { $players }
lombre-why-forced = tutti hanno passato, { $amount } a testa: { $hombre }, di mano, deve giocare
lombre-why-exchanged = { $player } cambia { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }: { $amount } nel piatto
lombre-why-sacado = sacado: { $hombre } prende il piatto, { $amount }
lombre-why-codillo = codillo: { $winner } prende il piatto, { $amount }, e { $hombre } paga altrettanto
lombre-why-repuesto = repuesto: { $hombre } paga { $amount } nel piatto, che sale a { $doubled }

lombre-stakes = piatto: { $greater ->
    [one] 1 gettone grande
   *[other] { $greater } gettoni grandi
  }{ $lesser ->
    [0] { "" }
    [one] { " " }e 1 piccolo
   *[other] { " " }e { $lesser } piccoli
  } = { $amount }
lombre-deal = 9 carte a testa, a tre a tre; ne restano 13.

lombre-error-forced = Se tutti passano, deve giocare chi è di mano: { $eldest }.
lombre-error-exchanged = Restano solo { $left } carte da cambiare: ne risultano { $now }.
lombre-error-no-exchange = { $hombre } ha dichiarato di non cambiare carte, ma risultano carte cambiate.
lombre-error-first-five-tricks = { $player } ha fatto le prime cinque prese, ma in tutto ne ha { $tricks }.
lombre-error-first-five-sacado = Chi fa le prime cinque prese ne ha più di tutti: { $player } è l’hombre, quindi la mano è un sacado.
lombre-error-first-five-codillo = Chi fa le prime cinque prese ne ha più di tutti: la mano è un codillo per { $player }.
lombre-error-voll-alone = Solo chi ha fatto le prime cinque prese può tentare la bola: indica chi.
lombre-error-voll-made = Una bola riuscita sono tutte e nove le prese; { $player } ne ha { $tricks }.
lombre-error-voll-failed = { $player } ha tutte e nove le prese: è una bola riuscita.
lombre-error-matadors = I matador si contano a partire dai tre più alti: nessuno, o da { $least } a { $most }.

lombre-odd-stakes = Il piatto arriva a { $amount }: è giusto?

lombre-ask-hombre = Hombre
lombre-ask-forced = Nessuno voleva giocare
lombre-tick-forced = Tutti passano: tocca a { $eldest }
lombre-ask-exchanged = Carte cambiate
lombre-tile-sacado = Sacado
lombre-tile-sacado-hint = l’hombre ha più prese
lombre-tile-repuesto = Repuesto
lombre-tile-repuesto-hint = parità
lombre-ask-extras = Senza cambio, prime 5, matador
lombre-ask-no-exchange = Dichiarato dall’hombre
lombre-tick-no-exchange = Gioca senza cambiare carte
lombre-ask-first-five = Prime cinque prese
lombre-ask-voll = Bola
lombre-voll-segment-made = Riuscita
lombre-voll-segment-failed = Fallita
lombre-ask-matadors = Matador dell’hombre

lombre-contract-chosen = Scelta libera
lombre-contract-forced = Forzato
lombre-role-opponent = Avversario
lombre-end-codillo = Codillo
lombre-card-sacado = Sacado, l’hombre ha più prese: prende il piatto e { $each } da ogni avversario.
lombre-card-repuesto = Repuesto, parità: l’hombre paga nel piatto quanto contiene.
lombre-card-codillo = Codillo, un avversario ha più prese: prende il piatto, e l’hombre paga altrettanto.
lombre-card-into = Nel piatto
lombre-card-pass = ogni passo
lombre-card-exchange = ogni carta cambiata
lombre-card-each = Da ciascuno degli altri due; a ciascuno se l’hombre non vince.
lombre-card-matador = ogni matador in più
