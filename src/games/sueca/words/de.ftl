game-sueca = Sueca

sueca-win-draw = Unentschieden
sueca-win-single = Einfach
sueca-win-double = Doppelt
sueca-win-bandeira = Bandeira
sueca-range = { $low } bis { $high }
sueca-worth = { $what }: + { $worth }
sueca-every-trick = alle Stiche
sueca-every-point = alle { $all }
sueca-draw-nobody = je { $half }, niemand schreibt
sueca-draw-next = je { $half }; ein einfacher Sieg zählt dann { $worth }
sueca-to = bis { $target }

sueca-headline-single = { $party } gewinnen.{ $end }
    .brief = { $party } · einfach
sueca-headline-double = { $party } gewinnen doppelt.{ $end }
    .brief = { $party } · doppelt
sueca-headline-bandeira = { $party } gewinnen mit allen Stichen: Bandeira.{ $end }
    .brief = { $party } · Bandeira
sueca-headline-renuncia = { $player } hat falsch bedient: { $party } gewinnen.{ $end }
    .brief = { $party } · falsch bedient
sueca-headline-draw = Unentschieden, je { $half }.
    .brief = unentschieden
sueca-why-points = { $party } { $one }, { $other } { $rest }
sueca-why-doubled = { $own }, verdoppelt für jedes Unentschieden davor: { $draws }
sueca-why-more = { $own }, und einen für jedes Unentschieden davor: { $draws }
sueca-why-worth = { $party }: { $worth }
sueca-why-draw = der nächste einfache Sieg zählt { $worth }
sueca-next-win = Nach dem Unentschieden zählt ein einfacher Sieg { $single }, ein doppelter { $double }.

sueca-error-twice = Gib das Spiel auf eine Art ein: Punkte, Ergebnis oder falsches Bedienen.
sueca-error-winner-missing = Wähle die Seite, die gewonnen hat.
sueca-error-winner = Ein Gewinner gehört nur zu einfach, doppelt oder Bandeira.
sueca-error-bandeira = Eine Bandeira hat alle { $all } Punkte: Gib sie ein.
sueca-error-none = Wähle das Ergebnis, oder gib die Punkte einer Seite ein.
sueca-error-sum = Beide Seiten haben zusammen { $all } Punkte. Zähle noch einmal.
sueca-error-one = Keine Seite kann einen einzigen Punkt haben, auch nicht { $most }: Keine Karte zählt einen. Zähle noch einmal.
sueca-odd-points = Alle { $all } Punkte: Waren es alle Stiche?
sueca-odd-bandeira = Eine Bandeira: Stimmt das?

sueca-draw-void = Nichts
sueca-draw-double = Der nächste Sieg zählt doppelt
sueca-draw-plus_one = Der nächste Sieg zählt einen mehr
sueca-bandeira-tricks = Alle Stiche
sueca-bandeira-points = Alle Punkte
sueca-rule-draw = Ein Unentschieden
sueca-rule-bandeira = Eine Bandeira braucht
sueca-rule-bandeira_worth = Punkte für eine Bandeira
sueca-rule-renuncia = Punkte für falsches Bedienen

sueca-ask-win = Wer hat wie gewonnen
sueca-ask-bandeira = Alle Punkte
sueca-ask-points = oder Punkte
sueca-ask-renuncia = Wer hat falsch bedient
sueca-ask-trump = Trumpf
sueca-not-noted = Nicht notiert
sueca-ask-extras = Falsch bedient, Trumpf
sueca-shuffles = { $shuffles } mischt, { $cuts } hebt ab.
sueca-deal = Je 10 Karten auf einmal, nach rechts; die letzte des Gebers wird aufgedeckt und ist Trumpf.

sueca-outcome-won = Gewonnen
sueca-outcome-double = Doppelt gewonnen
sueca-outcome-bandeira = Bandeira
sueca-outcome-draw = Unentschieden
sueca-outcome-lost = Verloren
sueca-card-win = { $win }, { $points }
