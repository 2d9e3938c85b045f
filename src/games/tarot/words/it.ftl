game-tarot = Tarocchi francesi

tarot-bid-petite = petite
tarot-bid-garde = garde
tarot-bid-garde-sans = garde sans
tarot-bid-garde-contre = garde contre
tarot-column-petite = Petite
tarot-column-garde = Garde
tarot-column-garde-sans = Sans
tarot-column-garde-contre = Contre
tarot-column-called = Compagno
tarot-alone = solo

tarot-headline-made = { $taker } vince la { $bid } { $by ->
    [0] con i punti esatti e
   *[other] (+{ $by }) con
  } { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bout
  }.{ $slam }
    .brief = { $taker } · { $bid } · +{ $by }
tarot-headline-lost = { $taker } perde la { $bid } (−{ $by }) con { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bout
  }.{ $slam }
    .brief = { $taker } · { $bid } · −{ $by }
tarot-headline-made-two = { $taker } vince la { $bid } con { $partner } { $by ->
    [0] con i punti esatti
   *[other] (+{ $by })
  }.{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · +{ $by }
tarot-headline-lost-two = { $taker } perde la { $bid } con { $partner } (−{ $by }).{ $slam }
    .brief = { $taker } + { $partner } · { $bid } · −{ $by }
tarot-headline-slam-made = { " " }Chelem.
tarot-headline-slam-announced-made = { " " }Chelem annunciato e riuscito.
tarot-headline-slam-announced-failed = { " " }Chelem annunciato e fallito.
tarot-headline-slam-defence = { " " }Chelem della difesa.
tarot-headline-petit-sec = Petit sec: la mano è annullata.

tarot-why-made = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } con { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bout
  }: contratto di { $target } vinto { $by ->
    [0] con i punti esatti
   *[other] di { $by }
  }
tarot-why-lost = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } con { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bout
  }: contratto di { $target } perso di { $by }
tarot-why-half = il mezzo punto va a chi vince la mano: { $by }
tarot-why-base-made = { $contract } + { $by } = { $base }
tarot-why-base-made-petit-won = { $contract } + { $by } + { $petit } di petit au bout = { $base }
tarot-why-base-made-petit-lost = { $contract } + { $by } − { $petit } di petit au bout della difesa = { $base }
tarot-why-base-lost = −({ $contract } + { $by }) = { $base }
tarot-why-base-lost-petit-won = −({ $contract } + { $by }) + { $petit } di petit au bout = { $base }
tarot-why-base-lost-petit-lost = −({ $contract } + { $by }) − { $petit } di petit au bout della difesa = { $base }
tarot-why-multiplied = × { $times } { $bid } = { $amount }
tarot-why-poignee-won = + { $bonus } di poignée = { $amount }
tarot-why-poignee-lost = − { $bonus } di poignée = { $amount }
tarot-why-slam-won = + { $bonus } di chelem = { $amount }
tarot-why-slam-lost = − { $bonus } di chelem = { $amount }
tarot-why-defenders-pay = ciascuno dei { $defenders } difensori paga { $amount }
tarot-why-taker-pays = { $taker } paga { $amount } a ciascuno dei { $defenders } difensori
tarot-why-defenders-pay-two = ciascuno dei { $defenders } difensori paga { $amount }: in tutto { $double } a { $taker } e { $amount } a { $partner }
tarot-why-two-pay = ciascuno dei { $defenders } difensori riceve { $amount }: in tutto { $double } da { $taker } e { $amount } da { $partner }
tarot-why-misere-pays = misère: { $player } riceve { $amount } da ogni altro giocatore

tarot-error-points-range = I punti vanno da 0 a { $most }.
tarot-error-points-halves = I punti sono interi o mezzi.
tarot-error-points-whole = In quattro si contano sempre punti interi; chi aveva l’Excuse ha reso una carta?
tarot-error-points-bouts = Con { $bouts ->
    [one] 1 bout
   *[other] { $bouts } bout
  } l’attacco ha da { $low } a { $high } punti.
tarot-error-petit-attack = L’attacco ha vinto il Petit all’ultima presa, quindi ha almeno 1 bout.
tarot-error-petit-defence = La difesa ha vinto il Petit all’ultima presa, quindi l’attacco ha al massimo 2 bout.
tarot-error-partner = Solo in cinque il dichiarante chiama un compagno.
tarot-error-poignees-twice = { $player } mostra al massimo una poignée.
tarot-error-poignees-trumps = Queste poignée mostrano { $shown } trionfi; nel mazzo sono { $trumps }.
tarot-error-slam-lost = Un chelem riuscito è incompatibile con un contratto perso.
tarot-error-slam-petit = Chi fa il chelem vince anche l’ultima presa, e con essa il Petit.
tarot-error-slam-cards = Con un chelem si prendono tutte le carte: 3 bout e { $all } punti, o 2 bout e { $less } se la difesa tiene l’Excuse.
tarot-error-slam-defence-won = Se la difesa fa tutte le prese, il contratto è perso.
tarot-error-slam-defence-petit = Se la difesa fa tutte le prese, l’attacco non può vincere il Petit all’ultima.
tarot-error-slam-not-failed = Con 3 bout e { $all } punti il chelem è riuscito.
tarot-error-misere-off = A questo tavolo le misère non valgono; puoi attivarle nelle regole della casa.
tarot-error-misere-twice = { $player } dichiara al massimo una misère.

tarot-odd-slam = Un chelem: è giusto?
tarot-odd-no-bouts = { $points } punti per l’attacco senza nemmeno un bout: è giusto?
tarot-odd-poignees = Due poignée nella stessa mano: è giusto?
tarot-odd-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per l’attacco: è giusto?

tarot-rule-misere = Le misère valgono
tarot-rule-misere-hint = { $misere } da ciascuno
tarot-ask-taker = Dichiarante e contratto
tarot-ask-partner = Compagno chiamato (il dichiarante stesso, se gioca da solo)
tarot-ask-bouts = Bout
tarot-needs = servono
tarot-ask-side = Punti di chi?
tarot-side-attack = Attacco
tarot-side-defence = Difesa
tarot-ask-points = Punti
tarot-ask-extras = Petit, chelem, altra poignée
tarot-ask-petit = Petit au bout
tarot-ask-poignee = Poignée
tarot-ask-poignee-second = Seconda poignée
tarot-ask-poignee-player = Chi l’ha mostrata?
tarot-poignee-not-recorded = Non indicato
tarot-poignee-trumps = { $trumps }+
tarot-ask-slam = Chelem
tarot-slam-made = Riuscito
tarot-slam-announced-made = Annuncio riuscito
tarot-slam-announced-failed = Annuncio fallito
tarot-slam-defence = Della difesa
tarot-ask-miseres = Misère
tarot-ask-miseres-who = Chi ha dichiarato una misère?
tarot-result-passed = Tutti passano
tarot-result-petit-sec = Petit sec
tarot-pile-bouts = Bout
tarot-pile-kings = Re
tarot-pile-queens = Donne
tarot-pile-knights = Cavalieri
tarot-pile-valets = Fanti
tarot-pile-rest = Altre
tarot-deal = { $cards } carte a testa, { $packets } alla volta; { $chien } al chien.
tarot-deal-slam = Chi annuncia un chelem gioca la prima carta.

tarot-role-taker = Dichiarante
tarot-role-partner = Compagno
tarot-role-defender = Difesa
tarot-count-bouts = { $count ->
    [one] 1 bout da dichiarante
   *[other] { $count } bout da dichiarante
  }
tarot-count-poignees = { $count ->
    [one] 1 poignée mostrata
   *[other] { $count } poignée mostrate
  }
tarot-count-petit-won = { $count ->
    [one] 1 petit au bout vinto
   *[other] { $count } petit au bout vinti
  }
tarot-count-petit-lost = { $count ->
    [one] 1 petit au bout perso
   *[other] { $count } petit au bout persi
  }
tarot-card-worth = { $contract }, più uno per ogni punto sopra o sotto, il tutto moltiplicato per il contratto. Il mezzo punto va a chi vince la mano.
tarot-card-petit = petit au bout, moltiplicato per il contratto
tarot-card-poignee = poignée di { $trumps } trionfi, a chi vince la mano
tarot-card-pays = Ogni difensore lo paga al dichiarante; se il contratto è perso, il dichiarante lo paga a ciascuno.
tarot-card-pays-two = Ogni difensore lo paga: due parti al dichiarante, una al compagno; chi gioca da solo prende tutto. Se il contratto è perso, si paga al contrario.
