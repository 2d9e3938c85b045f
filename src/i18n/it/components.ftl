# The scoreboard, its chart, the pots, the units.
live-hand = mano { $number }
ledger-sum = Somma
tag-owes = deve { $amount }
tag-dealer = mazziere
tag-out = non gioca
tag-you = tu
tag-your-deal = dai tu
sr-last-hand = ultima mano
sr-total = totale
payment-line = { $from ->
    [plato] Dal plato
    [centro] Dal centro
    [banca] Dalla banca
    [piatto] Dal piatto
    [foglio] Dal foglio
   *[other] Da { $from }
  } { $to ->
    [plato] al plato
    [centro] al centro
    [banca] alla banca
    [piatto] al piatto
    [foglio] al foglio
   *[other] a { $to }
  }: { $amount }
pays-now = { $payers ->
    [one] { $from } paga a { $to }
   *[other] { $from } pagano a { $to }
  }
pays-each = { $amount } ciascuno
pot-book = foglio
chart-title = Totali progressivi dopo { $hands ->
    [one] 1 mano
   *[other] { $hands } mani
  }
chart-order = Dopo la mano { $number }: { $order }.
rules-change = { $rule }: { $before } → { $after }, dalla mano { $number }
rules-differs = { $rule }: { $answer }
middle-pot = { $pot ->
    [plato] Nel plato: { $amount }
    [centro] Al centro: { $amount }
    [banca] In banca: { $amount }
    [piatto] Nel piatto: { $amount }
   *[other] { $pot }: { $amount }
  }
middle-debt = { $player } deve { $amount }
table-won = { $count ->
    [one] { $players } vince
   *[other] { $players } vincono
  }
phone-and-time = { $phone }, { $when }
imported-and-time = importato, { $when }
phone-this = questo telefono
phone-other = un altro telefono
phone-of = Telefono: { $name }
moment-biggest = Il colpo più grosso
moment-comeback = La rimonta
moment-boldest = Il contratto più audace
moment-said = Detto al tavolo
moment-from-last = { $player }, dall’ultimo al primo posto
moment-up = { $player } risale dall’ultimo posto
moment-low = { $amount } dopo la mano { $number }
deleted-heading = Eliminati
deleted-detail = eliminato: { $when } · ultimo giorno per il ripristino: { $until }
deleted-restore = Ripristina
purse-counters = { $game }: { $unit }
recovery-was-used = { $phone } è diventato proprietario con il link di recupero: { $when }
owner-was-recovered = Chi gestisce questo server ha creato un nuovo link da proprietario: { $when }
table-worth = 1 { $unit } = { $worth }
table-worth-counters = Gettoni per 1 { $unit }: { $worth }
table-worth-game = Ogni partita: { $worth }
table-worth-game-counters = Gettoni per ogni partita: { $worth }
home-code = Un invito? Scrivi il codice dell’altro telefono
read-aloud = Leggi ad alta voce
home-join = Entra
home-hand = { $game } · mano { $hand } · { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
  } · { $when }
home-hands = { $game } · { $hand ->
    [one] 1 mano
   *[other] { $hand } mani
  } · { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
  } · { $when }
role-spectator = guarda
role-scorer = inserisce le mani
role-owner = inserisce le mani e invita
share-make = Crea i link
share-qr = Codice QR del link
share-link = Link
share-share = Condividi
share-copy = Copia
share-copied = Copiato
share-once = I link si mostrano una volta sola. Restano validi finché non li revochi.
share-a-phone = Un telefono
share-this-phone = Questo telefono
share-joined = { $role } · entrato: { $when }
share-remove = Togli
share-remove-watchers = Togli tutti gli spettatori e i loro link
share-withdraw = Revoca i link
share-withdraw-note = Quale link vuoi sostituire? I vecchi smettono di funzionare; i telefoni già entrati restano.
share-all = Revoca tutti i link
share-all-note = Si revocano anche i link ai tavoli del club; il link di recupero resta valido.
share-new-score = Sostituisci il link per inserire mani
share-new-watch = Sostituisci il link per guardare

share-new-own = Sostituisci il link per gestire
share-removed = Il telefono è stato tolto. Con un vecchio link può tornare: revoca i link che forse ha ancora.
tag-leads = in testa
tag-each = ciascuno
pad-usual = Numeri frequenti
