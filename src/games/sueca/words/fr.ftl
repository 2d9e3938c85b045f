game-sueca = Sueca

sueca-win-draw = Égalité
sueca-win-single = Simple
sueca-win-double = Double
sueca-win-bandeira = Bandeira
sueca-range = { $low } à { $high }
sueca-worth = { $what } : + { $worth }
sueca-every-trick = tous les plis
sueca-every-point = les { $all }
sueca-draw-nobody = { $half } partout, personne ne marque
sueca-draw-next = { $half } partout ; une victoire simple vaut ensuite { $worth }
sueca-to = à { $target }

sueca-headline-single = { $party } gagnent.{ $end }
    .brief = { $party } · simple
sueca-headline-double = { $party } gagnent double.{ $end }
    .brief = { $party } · double
sueca-headline-bandeira = { $party } gagnent avec tous les plis : bandeira.{ $end }
    .brief = { $party } · bandeira
sueca-headline-renuncia = { $player } a fait une renonce : { $party } gagnent.{ $end }
    .brief = { $party } · renonce
sueca-headline-draw = Égalité, { $half } partout.
    .brief = égalité
sueca-why-points = { $party } { $one }, { $other } { $rest }
sueca-why-doubled = { $own }, doublé pour chaque égalité précédente : { $draws }
sueca-why-more = { $own }, plus un par égalité précédente : { $draws }
sueca-why-worth = { $party } : { $worth }
sueca-why-draw = la prochaine victoire simple vaut { $worth }
sueca-next-win = Après les égalités, une victoire simple vaut { $single }, une double { $double }.

sueca-error-twice = Indiquez la donne d’une seule façon : les points, le résultat ou la renonce.
sueca-error-winner-missing = Choisissez le camp qui a gagné.
sueca-error-winner = Un gagnant ne va qu’avec une victoire simple, double ou une bandeira.
sueca-error-bandeira = Une bandeira a les { $all } points : indiquez-les.
sueca-error-none = Choisissez le résultat, ou indiquez les points d’un camp.
sueca-error-sum = Les deux camps ont { $all } points ensemble. Recomptez.
sueca-error-one = Aucun camp ne peut avoir un seul point, ni { $most } : aucune carte ne vaut un point. Recomptez.
sueca-odd-points = Les { $all } points : tous les plis aussi ?
sueca-odd-bandeira = Une bandeira : est-ce exact ?

sueca-draw-void = Rien
sueca-draw-double = La prochaine victoire compte double
sueca-draw-plus_one = La prochaine victoire compte un de plus
sueca-bandeira-tricks = Tous les plis
sueca-bandeira-points = Tous les points
sueca-rule-draw = Une égalité
sueca-rule-bandeira = Une bandeira demande
sueca-rule-bandeira_worth = Points d’une bandeira
sueca-rule-renuncia = Points d’une renonce

sueca-ask-win = Qui a gagné, et comment ?
sueca-ask-bandeira = Tous les points
sueca-ask-points = ou les points
sueca-ask-renuncia = Qui a fait une renonce ?
sueca-ask-trump = Atout
sueca-not-noted = Non indiqué
sueca-ask-extras = Renonce, atout
sueca-shuffles = { $shuffles } mélange, { $cuts } coupe.
sueca-deal = Dix cartes à chacun d’un coup, vers la droite ; la dernière, du donneur, est retournée pour l’atout.

sueca-outcome-won = Gagnée
sueca-outcome-double = Gagnée double
sueca-outcome-bandeira = Bandeira
sueca-outcome-draw = Égalité
sueca-outcome-lost = Perdue
sueca-card-win = { $win }, { $points }
