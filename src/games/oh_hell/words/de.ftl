game-oh_hell = Stiche raten

oh_hell-headline-all = Alle haben richtig angesagt.
    .brief = { $bids }
oh_hell-headline-none = Niemand hat richtig angesagt.
    .brief = { $bids }
oh_hell-headline-over = { $player } macht { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
  } zu viel.
    .brief = { $bids }
oh_hell-headline-under = { $player } macht { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
  } zu wenig.
    .brief = { $bids }
oh_hell-headline-made = { $count ->
    [one] Nur { $players } hat richtig angesagt.
   *[other] { $players } haben richtig angesagt.
  }
    .brief = { $bids }
oh_hell-brief-made = { $player } { $bid }
oh_hell-brief-missed = { $player } { $bid }, hat { $tricks }
oh_hell-brief-and = { $one } · { $other }

oh_hell-why-trump = Trumpf: { $trump }
oh_hell-why-made = { $player } hat { $bid } angesagt und gemacht: { $points }, jetzt { $total }
oh_hell-why-missed = { $player } hat { $bid } angesagt und { $tricks } gemacht: { $points }, jetzt { $total }
oh_hell-why-ends = letzte Runde; { $count ->
    [one] { $players } gewinnt mit { $total }
   *[other] { $players } teilen sich den Sieg mit je { $total }
  }
oh_hell-why-level = alle Runden sind gespielt, aber { $players } stehen gleich auf { $total }: ein weiteres Spiel entscheidet

oh_hell-error-packs = Wizard hat sein eigenes Blatt. Wähle ein Blatt.
oh_hell-error-wizards = Wizard ist für höchstens { $most } Personen.
oh_hell-error-limit = Die Karten reichen für höchstens { $limit } je Person.
oh_hell-error-hook = Die Ansagen dürfen zusammen nicht { $cards } ergeben. Jemand muss anders ansagen.
oh_hell-error-last-bid = { $sum } von { $cards } angesagt. { $player } darf nicht { $bid } ansagen.
oh_hell-error-bids = Alle sagen an: Es fehlen noch { $players }.
oh_hell-error-tricks = Die Stiche von { $players } fehlen; nur eine Person darf fehlen, sie hat den Rest.
oh_hell-error-sum = Stiche: { $sum } von { $cards }. Wer hat anders gemacht als angesagt?
oh_hell-odd-cards = Karten: { $cards } statt { $planned }?
oh_hell-odd-missed = { $player } hat { $bid } angesagt und { $tricks } gemacht?

oh_hell-usual = Wie üblich
oh_hell-rule-usual = { $usual }, bei Wizard { $wizard }, wenn leer
oh_hell-rule-variant = Spiel
oh_hell-variant-wizard = Wizard
oh_hell-rule-deal = Wie viele Karten
oh_hell-rule-deal-usual = erst weniger, dann mehr; Wizard: immer mehr
oh_hell-deal-down-up = Erst weniger, dann mehr
oh_hell-deal-up-down = Erst mehr, dann weniger
oh_hell-deal-down = Immer weniger
oh_hell-deal-up = Immer mehr
oh_hell-rule-most = Höchste Kartenzahl
oh_hell-rule-most-hint = { $usual }, bei Wizard so viele wie möglich, wenn leer. Nie mehr, als die Karten reichen.
oh_hell-rule-twice = An der Wende zweimal
oh_hell-rule-packs = Kartenspiele
oh_hell-rule-hook = Ansagen dürfen nicht aufgehen
oh_hell-rule-hook-usual = ja; Wizard: nein
oh_hell-rule-bonus = Punkte für eine richtige Ansage
oh_hell-rule-per-trick = Punkte je Stich
oh_hell-rule-zero = Punkte für null Stiche
oh_hell-rule-zero-hint = Wie für jede Ansage, wenn leer.
oh_hell-rule-zero-plus-cards = Null Stiche: eins mehr je Karte
oh_hell-rule-missed = Eine falsche Ansage bringt
oh_hell-rule-missed-usual = nichts; Wizard: Abzug
oh_hell-missed-nothing = Nichts
oh_hell-missed-tricks = Die Stiche
oh_hell-missed-difference = Abzug je Stich daneben
oh_hell-missed-reversed = Den Wert als Abzug
oh_hell-rule-off = Abzug je Stich daneben
oh_hell-rule-tie = Gleichstand am Ende
oh_hell-tie-shared = Geteilter Sieg
oh_hell-tie-play-on = Weiterspielen

oh_hell-ask-bids = Ansage
oh_hell-ask-tricks = Stiche
oh_hell-deals = gibt
oh_hell-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
oh_hell-ask-extras = Andere Kartenzahl, Trumpf
oh_hell-ask-cards = Andere Kartenzahl
oh_hell-ask-cards-hint = Vorgesehen: { $cards }, höchstens { $limit }.
oh_hell-ask-trump = Trumpf
oh_hell-dealt = Runde { $number } von { $all }: je { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
oh_hell-dealt-more = Runde { $number }, zur Entscheidung: je { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
oh_hell-turned = Die nächste Karte wird aufgedeckt und bestimmt den Trumpf.
oh_hell-turned-wizard = Die nächste Karte bestimmt den Trumpf; bei einem Zauberer nennt ihn, wer gibt, bei einem Narren gibt es keinen.
oh_hell-turned-none = Keine Karte bleibt übrig: kein Trumpf.
oh_hell-last-bid = { $dealer } sagt zuletzt an; die Ansagen dürfen zusammen nicht { $cards } ergeben.

oh_hell-role-player = Spieler
oh_hell-outcome-made = richtig
oh_hell-outcome-over = zu viele
oh_hell-outcome-under = zu wenige
