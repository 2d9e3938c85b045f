game-spades = Spades

spades-headline = { $contracts }{ $held }{ $lost }
    .brief = { $brief }
spades-sides-partners = A coppie
spades-sides-alone = Ognuno per sé
spades-sides-usual = Come di solito: in quattro a coppie
spades-failed-bags = Vanno nel sacco
spades-failed-helps = Contano per la dichiarazione del compagno
spades-failed-nothing = Non contano
spades-role-player = Giocatore
spades-contract-bid = Dichiarazione
spades-nil = Nil
spades-blind-nil = Nil cieco
spades-outcome-set = mancato
spades-outcome-failed = perso
spades-dealt = { $cards } carte a testa, una alla volta; le picche sono briscola.
spades-dealt-three = Senza il due di fiori, { $cards } carte a testa, una alla volta. Le picche sono briscola.
spades-error-partners = Per giocare a coppie si è in quattro; in tre ognuno gioca per sé.
spades-error-bid = Una dichiarazione è un numero da { $low } a { $all }, nil o nil cieco.
spades-error-blind-nil = Un nil cieco si dichiara come nil cieco; qui non indicarlo.
spades-error-blind-off = A questo tavolo una dichiarazione alla cieca conta una volta. Cambia le regole di casa, o non indicare nessuno.
spades-error-no-bid = Manca la dichiarazione di { $party }.
spades-error-nil-partner = { $party }: il compagno di un nil deve fare la sua dichiarazione.
spades-error-bids-many = Troppo per { $party }: { $bid } dichiarate, e le prese sono solo { $all }.
spades-error-tricks-missing = Inserisci anche le prese di { $parties }; può mancare un solo numero.
spades-error-tricks-sum = Le prese devono essere { $all } in tutto: ne hai inserite { $sum }.
spades-error-nil-told = Le prese di tutti i giocatori dicono già quante ne ha fatte un nil; lascia vuoto.
spades-error-nil-many = Prese di { $party }: { $tricks }. I loro nil non possono averne fatte { $told }.
spades-error-nil-whose = { $party } hanno dichiarato nil entrambi e fatto { $tricks }: inserisci quante ne ha fatte ognuno.
spades-error-nil-none = { $player } non ha dichiarato nil; lascia vuoto.
spades-why-made = { $party }: { $have } su { $bid }, riuscito: { $amount }
spades-why-set = { $party }: solo { $have } su { $bid }: { $amount }
spades-why-made-blind = { $party }: { $have } su { $bid }, riuscito alla cieca, × { $times }: { $amount }
spades-why-set-blind = { $party }: solo { $have } su { $bid }, alla cieca, × { $times }: { $amount }
spades-why-nil-held = { $player }, { $bid }: nessuna presa: { $amount }
spades-why-nil-lost = { $player }, { $bid }: { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
  }: { $amount }
spades-why-bags = { $party }: { $bags ->
    [one] 1 presa in più
   *[other] { $bags } prese in più
  }: { $amount }; ora { $held } nel sacco
spades-why-penalty = { $party }: { $bags ->
    [one] 1 presa riempie il sacco
   *[other] { $bags } prese riempiono il sacco
  }: { $amount }; ne restano { $held }
spades-why-sum = { $party }: { $amount } in tutto
spades-headline-made = { $makers ->
    [one] { $made } ce la fa
   *[other] { $made } ce la fanno
  }.
spades-headline-set = { $losers ->
    [one] { $set } va sotto
   *[other] { $set } vanno sotto
  }.
spades-headline-made-set = { $makers ->
    [one] { $made } ce la fa
   *[other] { $made } ce la fanno
  }; { $losers ->
    [one] { $set } va sotto
   *[other] { $set } vanno sotto
  }.
spades-headline-both-made = Ce la fanno tutte e due le coppie.
spades-headline-all-made = Ce la fanno tutti.
spades-headline-nils = Tutti hanno dichiarato nil.
spades-headline-held = { " " }{ $count ->
    [one] Nil riuscito
   *[other] Nil riusciti
  }: { $players }.
spades-headline-lost = { " " }{ $count ->
    [one] Nil perso
   *[other] Nil persi
  }: { $players }.
spades-odd-bids = Le dichiarazioni fanno { $bid } su { $all } prese: è giusto?
spades-odd-short = { $party }: { $short } prese in meno della dichiarazione: è giusto?
spades-rule-sides = Chi gioca con chi
spades-rule-floor = Punteggio che perde la partita, sotto zero (0: nessuno)
spades-rule-bags = Prese in più che costano una penalità (0: nessuna)
spades-rule-bag-penalty = Penalità del sacco pieno
spades-rule-overtrick = Punti per ogni presa in più
spades-rule-nil = Nil
spades-rule-blind-nil = Nil cieco
spades-rule-failed = Le prese di un nil perso
spades-rule-blind-bid = Un contratto alla cieca si moltiplica per
spades-rule-ten = Un contratto di { $ten } esatte vale { $worth }
spades-rule-thirteen = Un contratto di tutte e tredici vale (0: come gli altri)
spades-known = Prese dichiarate: { $bid } su { $all }.
spades-ask-bids = Dichiarazioni
spades-ask-tricks = Prese, { $all } in tutto
spades-ask-nil = Prese del nil di { $player }
spades-ask-blind = Alla cieca
spades-bags = { $bags ->
    [one] 1 nel sacco
   *[other] { $bags } nel sacco
  }
spades-head = { $score }, { $bags ->
    [one] 1 nel sacco
   *[other] { $bags } nel sacco
  }
spades-card-set = Un contratto riuscito rende per ogni presa dichiarata, uno mancato costa altrettanto. Le altre sono prese in più.
spades-card-trick = ogni presa dichiarata
spades-card-contract = un contratto di { $tricks }
spades-card-floor = punteggio che perde la partita
