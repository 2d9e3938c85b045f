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
tresillo-why-bola-failed = bola fallita

tresillo-headline-sacado = { $hombre } vince ({ $bid }): sacada.
    .brief = { $hombre } · { $bid } · sacada
tresillo-headline-repuesto = { $hombre } non vince ({ $bid }): puesta.
    .brief = { $hombre } · { $bid } · puesta
tresillo-headline-codillo = { $hombre } perde ({ $bid }): codillo per { $winner }.
    .brief = { $hombre } · { $bid } · codillo { $winner }

tresillo-why-filled = il centro è vuoto: ogni giocatore mette { $amount }
tresillo-why-served = il plato è vuoto: il centro gli passa { $amount }
tresillo-why-dealer = { $dealer } dà le carte e aggiunge { $amount } al plato
tresillo-why-sacado = sacada: { $hombre } prende il plato, { $plato }
tresillo-why-debt-paid = il debito più alto è cancellato: { $debtor } paga a { $hombre }: { $amount }
tresillo-why-own-debt = il debito più alto, { $amount }, è di { $hombre }: viene solo cancellato
tresillo-why-puesta = { $hombre } paga { $amount } nel plato
tresillo-why-debt-written = debito segnato: { $hombre }, { $amount }
tresillo-why-repuesto = puesta: nessuno ha più prese di ciascuno degli altri
tresillo-why-codillo = codillo: { $winner } ha più prese di ciascuno degli altri
tresillo-why-codillo-paid = { $hombre } paga altrettanto a { $winner }, { $amount }

tresillo-pots = { $plato } nel plato, { $centre } al centro
tresillo-debt = { $player } deve una puesta di { $amount }
tresillo-in-play = in gioco: plato { $plato } + { $more } = { $amount }
tresillo-in-play-reserved = in gioco: plato { $plato } + debito più alto { $debt } = { $amount }
tresillo-deal = 9 carte a testa, a tre a tre; 13 restano nel tallone.

tresillo-error-primeras = Le primeras sono le prime cinque prese dell’hombre, 5-0-0; la mano finisce allora con una sacada.
tresillo-error-primeras-bola = Chi si ferma alle primeras non tenta la bola: va scelta una delle due.
tresillo-error-estuche = L’estuche vale solo per chi vince: la mano deve essere una sacada.
tresillo-error-nine = L’hombre ha tutte e nove le prese: è una bola riuscita.
tresillo-error-bola-made = Una bola riesce quando l’hombre fa tutte e nove le prese.
tresillo-error-bola-failed = Una bola fallisce quando l’hombre fa da { $least } a { $most } prese; la mano la vince comunque.

tresillo-odd-debt = { $player } deve { $amount }: è giusto?
tresillo-odd-debts = { $debts ->
    [one] 1 debito aperto
   *[other] { $debts } debiti aperti
  }: è giusto?

tresillo-rule-sitter = In quattro, il mazziere, che non gioca
tresillo-sitter-pays = Paga
tresillo-sitter-pays-hint = come un avversario
tresillo-sitter-idle = Guarda
tresillo-sitter-idle-hint = mette solo la sua quota
tresillo-ask-hombre = Hombre e contratto
tresillo-tile-sacado = Sacada
tresillo-tile-sacado-hint = l’hombre ha più prese di tutti
tresillo-tile-repuesto = Puesta
tresillo-tile-repuesto-hint = parità
tresillo-ask-extras = Estuche, primeras, bola, prese
tresillo-ask-honours = Vinti dall’hombre
tresillo-tick-estuche = Estuche
tresillo-tick-primeras = Primeras
tresillo-ask-bola = Bola
tresillo-bola-made = Riuscita
tresillo-bola-failed = Fallita
tresillo-result-passed = Tutti passano

tresillo-role-hombre = Hombre
tresillo-role-opponent = Avversario
tresillo-count-debts = { $count ->
    [one] 1 debito segnato
   *[other] { $count } debiti segnati
  }
tresillo-count-owed = { $count ->
    [one] 1 tanto di debiti in tutto
   *[other] { $count } tantos di debiti in tutto
  }
tresillo-end-codillo = Codillo
tresillo-card-sacado = Sacada, l’hombre ha più prese di ogni avversario: prende il plato e { $each } da ogni avversario; finché ci sono debiti, invece il debito più alto.
tresillo-card-repuesto = Puesta, parità: l’hombre paga nel plato quanto contiene e { $more }. Se c’è già una puesta, si segna come debito: il plato e il debito più alto.
tresillo-card-codillo = Codillo, un avversario ha più prese: come una puesta, e l’hombre paga la stessa somma a quell’avversario.
tresillo-card-each = Da ogni avversario dopo una sacada, altrimenti a ogni avversario. Estuche, primeras e bola solo dopo una sacada.
