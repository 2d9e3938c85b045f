game-scopa = Scopa

scopa-carte = Karten
scopa-denari = Münzen
scopa-settebello = Settebello
scopa-primiera = Primiera
scopa-re_bello = Münzkönig
scopa-napola-of = Napola von { $coins }
scopa-scope = { $count ->
    [one] 1 Scopa
   *[other] { $count } Scope
  }
scopa-nothing = nichts
scopa-list = { $list }, { $next }
scopa-part = { $party }: { $what }
scopa-parts = { $list } · { $next }
scopa-headline = { $parts }
    .brief = { $brief }

scopa-why-points = { $party }: { $what } = { $points }, jetzt { $total }
scopa-why-count = { $party } { $count }
scopa-why-counts = { $what }: { $counts }
scopa-why-nobody = { $what }: niemand hat mehr
scopa-why-cappotto = { $party }: Cappotto, alle { $coins } Münzen gewinnen das Spiel

scopa-error-sum = Zusammen sind es { $all }, hier { $sum }; zähle noch einmal nach.
scopa-error-primiera-all = Gib die Primiera von allen ein, oder wähle nur, wer sie hat.
scopa-error-scope = In einem Spiel gibt es höchstens { $most } Scope, hier { $sum }.
scopa-error-napola-one = Eine Napola hat nur einer.
scopa-error-one-card = Ein Stich hat mindestens zwei Karten; eine einzige kann nicht sein.
scopa-error-napola-seven = In einer Napola von { $coins } ist der Settebello, den jemand anders hat.
scopa-error-napola-more-seven = Mit dem Settebello ist die Napola länger als { $coins }.
scopa-error-napola-king = In einer Napola von { $coins } ist der Münzkönig, den jemand anders hat.
scopa-error-napola-more-king = Mit dem Münzkönig ist die Napola länger als { $coins }.
scopa-error-cappotto-denari = Beim Cappotto gehören die Münzen { $party }.
scopa-error-cappotto-settebello = Beim Cappotto gehört der Settebello { $party }.
scopa-error-cappotto-king = Beim Cappotto gehört der Münzkönig { $party }.
scopa-error-cappotto-napola = Zum Cappotto gehört eine Napola von { $coins } für { $party }; trag sie ein.
scopa-error-primiera = Kein Blatt ergibt diese Primiere zusammen; zähle noch einmal nach.
scopa-error-coins = Die Münzen passen nicht zusammen: Sieh nach Settebello, Napola und Zahlen.
scopa-error-primiera-coins = Ohne Münze gibt es keine Primiera.
scopa-error-cards = Die Karten passen nicht zu Münzen und Primiera; zähle noch einmal nach.
scopa-error-scope-cards = Jede Scopa nimmt mindestens zwei Karten; für so viele reichen sie nicht.
scopa-error-variant = Scopone spielt man zu { $players } Spielern.

scopa-odd-scope = { $count } Scope: Stimmt das?
scopa-odd-napola = Eine Napola von { $coins }: Stimmt das?

scopa-ask-most = Wer hat was?
scopa-title-carte = Karten
scopa-title-denari = Münzen
scopa-title-settebello = Settebello
scopa-title-primiera = Primiera
scopa-title-re_bello = Münzkönig
scopa-title-cappotto = Cappotto
scopa-nobody = Gleich
scopa-ask-scope = Scope
scopa-to = bis { $target }
scopa-ask-counts = Karten, Münzen, Primiera zählen
scopa-ask-napola-counts = Napola, Karten und Münzen zählen
scopa-ask-cappotto-counts = Cappotto, Karten und Münzen zählen
scopa-ask-both-counts = Napola, Cappotto, zählen
scopa-count-carte = Karten, zusammen { $all }
scopa-count-denari = Münzen, zusammen { $all }
scopa-count-primiera = Punkte der Primiera
scopa-count-napola = Napola: wie viele Münzen vom Ass an

scopa-rule-variant = Spiel
scopa-variant-scopa = Scopa
scopa-variant-scopone = Scopone
scopa-variant-scientifico = Scopone scientifico
scopa-rule-napola = Napola: Ass, Zwei, Drei der Münzen und weiter
scopa-rule-re_bello = Der Münzkönig zählt
scopa-rule-cappotto = Cappotto: alle Münzen gewinnen das Spiel

scopa-deal = Gespielt wird nach rechts: 3 Karten für jeden und 4 auf den Tisch, dann je 3, bis alle verteilt sind.
scopa-scopone-deal = Gespielt wird nach rechts: 9 Karten für jeden, immer drei; 4 auf den Tisch, zwei nach der ersten und zwei nach der zweiten Runde.
scopa-scientifico-deal = Gespielt wird nach rechts: 10 Karten für jeden, keine auf den Tisch.
scopa-kings-deal = Liegen drei oder vier Könige auf dem Tisch, wird neu gegeben.

scopa-outcome-all_four = Karten, Münzen, Settebello und Primiera
scopa-card-most = die meisten { $what }
scopa-card-settebello = Settebello, die Sieben der Münzen
scopa-card-scopa = jede Scopa
scopa-card-primiera = Von jeder Farbe zählt die beste Karte; die höchste Summe der vier gewinnt die Primiera.
scopa-card-figures = Bilder
scopa-card-napola = Napola, jede Münze vom Ass an
