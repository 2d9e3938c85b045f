game-sueca = Sueca

sueca-win-draw = Pareggio
sueca-win-single = Semplice
sueca-win-double = Doppia
sueca-win-bandeira = Bandeira
sueca-range = { $low } a { $high }
sueca-worth = { $what }: + { $worth }
sueca-every-trick = tutte le prese
sueca-every-point = tutti i { $all }
sueca-draw-nobody = { $half } pari, nessuno segna
sueca-draw-next = { $half } pari; poi una vittoria semplice vale { $worth }
sueca-to = a { $target }

sueca-headline-single = { $party } vincono.{ $end }
    .brief = { $party } · semplice
sueca-headline-double = { $party } vincono doppio.{ $end }
    .brief = { $party } · doppia
sueca-headline-bandeira = { $party } vincono tutte le prese: bandeira.{ $end }
    .brief = { $party } · bandeira
sueca-headline-renuncia = { $player } non ha risposto a seme: { $party } vincono.{ $end }
    .brief = { $party } · rifiuto
sueca-headline-draw = Pareggio, { $half } pari.
    .brief = pareggio
sueca-why-points = { $party } { $one }, { $other } { $rest }
sueca-why-doubled = { $own }, raddoppiato per ogni pareggio precedente: { $draws }
sueca-why-more = { $own }, più uno per ogni pareggio precedente: { $draws }
sueca-why-worth = { $party }: { $worth }
sueca-why-draw = la prossima vittoria semplice vale { $worth }
sueca-next-win = Dopo i pareggi una vittoria semplice vale { $single }, una doppia { $double }.

sueca-error-twice = Indica la mano in un solo modo: i punti, il risultato o il rifiuto.
sueca-error-winner-missing = Scegli la parte che ha vinto.
sueca-error-winner = Un vincitore va solo con semplice, doppia o bandeira.
sueca-error-bandeira = Una bandeira ha tutti i { $all } punti: indicali.
sueca-error-none = Scegli il risultato, o indica i punti di una parte.
sueca-error-sum = Le due parti hanno insieme { $all } punti. Riconta.
sueca-error-one = Nessuna parte può avere un solo punto, né { $most }: nessuna carta ne vale uno. Riconta.
sueca-odd-points = Tutti i { $all } punti: erano tutte le prese?
sueca-odd-bandeira = Una bandeira: è giusto?

sueca-draw-void = Niente
sueca-draw-double = La prossima vittoria vale doppio
sueca-draw-plus_one = La prossima vittoria vale uno in più
sueca-bandeira-tricks = Tutte le prese
sueca-bandeira-points = Tutti i punti
sueca-rule-draw = Un pareggio
sueca-rule-bandeira = Una bandeira richiede
sueca-rule-bandeira_worth = Punti di una bandeira
sueca-rule-renuncia = Punti di un rifiuto

sueca-ask-win = Chi ha vinto, e come?
sueca-ask-bandeira = Tutti i punti
sueca-ask-points = o i punti
sueca-ask-renuncia = Chi non ha risposto a seme?
sueca-ask-trump = Briscola
sueca-not-noted = Non indicato
sueca-ask-extras = Rifiuto, briscola
sueca-shuffles = { $shuffles } mescola, { $cuts } taglia.
sueca-deal = 10 carte a testa in una volta, verso destra; l’ultima del mazziere si scopre ed è la briscola.

sueca-outcome-won = Vinta
sueca-outcome-double = Vinta doppia
sueca-outcome-bandeira = Bandeira
sueca-outcome-draw = Pareggio
sueca-outcome-lost = Persa
sueca-card-win = { $win }, { $points }
