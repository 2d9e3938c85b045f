game-oh_hell = Oh Hell

oh_hell-headline-all = Tutti fanno le prese chiamate.
    .brief = { $bids }
oh_hell-headline-none = Nessuno fa le prese chiamate.
    .brief = { $bids }
oh_hell-headline-over = { $player } fa { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
  } di troppo.
    .brief = { $bids }
oh_hell-headline-under = { $player } fa { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
  } in meno.
    .brief = { $bids }
oh_hell-headline-made = { $count ->
    [one] Solo { $players } fa le prese chiamate.
   *[other] { $players } fanno le prese chiamate.
  }
    .brief = { $bids }
oh_hell-brief-made = { $player } { $bid }
oh_hell-brief-missed = { $player } { $bid }, ne fa { $tricks }
oh_hell-brief-and = { $one } · { $other }

oh_hell-why-trump = briscola: { $trump }
oh_hell-why-made = { $player } chiama { $bid } e le fa: { $points }, ora { $total }
oh_hell-why-missed = { $player } chiama { $bid } e ne fa { $tricks }: { $points }, ora { $total }
oh_hell-why-ends = ultima mano; { $count ->
    [one] { $players } vince con { $total }
   *[other] { $players } si dividono la vittoria con { $total } ciascuno
  }
oh_hell-why-level = le mani sono finite, ma { $players } sono pari a { $total }: decide un’altra mano

oh_hell-error-packs = Wizard ha il suo mazzo. Scegli un solo mazzo.
oh_hell-error-wizards = A Wizard si gioca al massimo in { $most }.
oh_hell-error-limit = Non più di { $limit } carte a testa: il mazzo non basta.
oh_hell-error-hook = La somma delle chiamate non può fare { $cards }. Qualcuno deve chiamare altro.
oh_hell-error-last-bid = Chiamate { $sum } su { $cards }. { $player } non può chiamare { $bid }.
oh_hell-error-bids = Chiamano tutti. Senza chiamata: { $players }.
oh_hell-error-tricks = Mancano le prese di { $players }; può mancare una sola persona, che ha il resto.
oh_hell-error-sum = Prese: { $sum } su { $cards }. Chi non ha fatto quelle chiamate?
oh_hell-odd-cards = Carte: { $cards } invece di { $planned }?
oh_hell-odd-missed = { $player } chiama { $bid } e ne fa { $tricks }?

oh_hell-usual = Come al solito
oh_hell-rule-usual = { $usual }, a Wizard { $wizard }, se resta vuoto
oh_hell-rule-variant = Gioco
oh_hell-variant-wizard = Wizard
oh_hell-rule-deal = Quante carte
oh_hell-rule-deal-usual = si scende e si risale; Wizard: si sale
oh_hell-deal-down-up = Si scende e si risale
oh_hell-deal-up-down = Si sale e si riscende
oh_hell-deal-down = Si scende
oh_hell-deal-up = Si sale
oh_hell-rule-most = Più carte
oh_hell-rule-most-hint = { $usual }, a Wizard tutte quelle possibili, se resta vuoto. Mai più di quante bastano le carte.
oh_hell-rule-twice = Due volte alla svolta
oh_hell-rule-packs = Mazzi
oh_hell-rule-hook = La somma delle chiamate non può tornare
oh_hell-rule-hook-usual = sì; Wizard: no
oh_hell-rule-bonus = Punti per una chiamata fatta
oh_hell-rule-per-trick = Punti per presa
oh_hell-rule-zero = Punti per una chiamata di zero
oh_hell-rule-zero-hint = Come per ogni chiamata se resta vuoto.
oh_hell-rule-zero-plus-cards = Chiamata di zero: uno in più per carta
oh_hell-rule-missed = Una chiamata mancata dà
oh_hell-rule-missed-usual = niente; Wizard: punti in meno
oh_hell-missed-nothing = Niente
oh_hell-missed-tricks = Le prese
oh_hell-missed-difference = Punti in meno per presa di scarto
oh_hell-missed-reversed = Il suo valore in meno
oh_hell-rule-off = Punti in meno per presa di scarto
oh_hell-rule-tie = Parità alla fine
oh_hell-tie-shared = Vittoria divisa
oh_hell-tie-play-on = Si continua

oh_hell-ask-bids = Chiamata
oh_hell-ask-tricks = Prese
oh_hell-deals = dà le carte
oh_hell-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
oh_hell-ask-extras = Altre carte, briscola
oh_hell-ask-cards = Un altro numero di carte
oh_hell-ask-cards-hint = Previste: { $cards }; al massimo { $limit }.
oh_hell-ask-trump = Briscola
oh_hell-dealt = Mano { $number } di { $all }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } a testa.
oh_hell-dealt-more = Mano { $number }, di spareggio: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } a testa.
oh_hell-turned = La carta seguente si scopre e indica la briscola.
oh_hell-turned-wizard = La carta seguente indica la briscola; con un mago la sceglie chi dà le carte, con un giullare non c’è.
oh_hell-turned-none = Non resta nessuna carta da scoprire: senza briscola.
oh_hell-last-bid = { $dealer } chiama alla fine; la somma delle chiamate non può fare { $cards }.

oh_hell-role-player = Giocatore
oh_hell-outcome-made = fatta
oh_hell-outcome-over = di troppo
oh_hell-outcome-under = in meno
