game-hearts = Hearts

hearts-headline-leads = Bisher die wenigsten: { $players }, { $total }.
    .brief = { $taken }
hearts-headline-wins = { $count ->
    [one] { $players } gewinnt mit { $total }.
   *[other] { $players } gewinnen mit je { $total }.
  }
    .brief = { $taken }
hearts-headline-moon = Durchmarsch von { $player }: { $points } für alle anderen.
    .brief = { $player } · Durchmarsch
hearts-headline-moon-off = Durchmarsch von { $player }: { $points } werden abgezogen.
    .brief = { $player } · Durchmarsch
hearts-took = { $player } { $points }
hearts-and = { $one } · { $other }

hearts-why-moon = { $player } hat alle { $points }, ein Durchmarsch: Alle anderen bekommen sie
hearts-why-moon-off = { $player } hat alle { $points }, ein Durchmarsch, und zieht sie ab
hearts-why-points = { $player }: { $points }, jetzt { $total }
hearts-why-jack = { $player }, Karobube: { $points }, jetzt { $total }
hearts-why-no-tricks = { $player }, kein Stich: { $points }, jetzt { $total }
hearts-why-exact = { $player } steht genau auf der Grenze: { $points }, jetzt { $total }
hearts-why-ends = jemand hat { $target } oder mehr; { $count ->
    [one] { $players } gewinnt mit den wenigsten, { $total }
   *[other] { $players } teilen sich den Sieg mit den wenigsten, { $total }
  }
hearts-why-level = jemand hat { $target } oder mehr, aber { $players } stehen gleich auf { $total }: ein weiteres Spiel entscheidet

hearts-error-rule-off = An diesem Tisch zählt das nicht. Lass es leer oder ändere die Regeln.
hearts-error-no-moon = Niemand hat alle Punkte, also gibt es nichts zu wählen.
hearts-error-shooter = Gib den Durchmarsch oder die Punkte ein, nicht beides.
hearts-error-no-tricks = { $player } hat Karten bekommen, also auch einen Stich.
hearts-error-missing = Die Punkte von { $players } fehlen; nur eine Person darf fehlen, sie hat den Rest der { $all }.
hearts-error-sum = Die Punkte müssen zusammen { $all } ergeben: Du hast { $sum } eingegeben.
hearts-error-queen = Jemand hat die Pikdame und damit mindestens { $queen }.
hearts-odd-moon = { $points } für { $player }: ein Durchmarsch?

hearts-rule-target = Gespielt wird bis
hearts-rule-target-hint = { $usual }, wenn leer.
hearts-rule-moon = Durchmarsch (alle { $points })
hearts-moon-add = Die anderen bekommen sie
hearts-moon-subtract = Werden abgezogen
hearts-moon-choice = Freie Wahl
hearts-moon-none = Nicht gespielt
hearts-rule-jack = Karobube: −{ $points }
hearts-rule-no-tricks = Abzug ohne Stich
hearts-rule-no-tricks-hint = Höchstens { $usual }; keiner, wenn leer.
hearts-rule-exact = Genau auf der Grenze
hearts-exact-none = Bleibt
hearts-exact-half = Wird halbiert
hearts-exact-zero = Wird null
hearts-rule-tie = Gleichstand am Ende
hearts-tie-shared = Geteilter Sieg
hearts-tie-play-on = Weiterspielen
hearts-rule-passing = Karten weitergeben
hearts-passing-cycle = Reihum
hearts-passing-left = Immer links
hearts-passing-none = Nie

hearts-ask-points = Punkte im Stich, zusammen { $all }
hearts-column-moon = Alle
hearts-column-jack = ♦B
hearts-column-no-tricks = Ohne Stich
hearts-ask-moon = Der Durchmarsch
hearts-choice-add = { $points } für die anderen
hearts-choice-subtract = { $points } Abzug
hearts-deal = Je { $each } Karten, einzeln. { $card } kommt heraus.
hearts-deal-left-out = Ohne: { $cards }.
hearts-pass-left = { $cards } Karten nach links geben.
hearts-pass-right = { $cards } Karten nach rechts geben.
hearts-pass-across = { $cards } Karten nach gegenüber geben.
hearts-pass-second-left = { $cards } Karten an die zweite Person links geben.
hearts-pass-second-right = { $cards } Karten an die zweite Person rechts geben.
hearts-pass-third-left = { $cards } Karten an die dritte Person links geben.
hearts-pass-third-right = { $cards } Karten an die dritte Person rechts geben.
hearts-pass-none = In diesem Spiel wird nichts weitergegeben.

hearts-outcome-moon = Durchmarsch
hearts-outcome-clean = Ohne Punkte
hearts-card-heart = jedes Herz
hearts-card-queen = Pikdame
hearts-card-jack = Karobube
