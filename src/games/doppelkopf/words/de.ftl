game-doppelkopf = Doppelkopf

doppelkopf-re = Re
doppelkopf-contra = Kontra
doppelkopf-no = k. { $limit }
doppelkopf-black = schwarz
doppelkopf-fox = Fuchs
doppelkopf-doppelkopf = Doppelkopf
doppelkopf-charlie = Karlchen
doppelkopf-other = weitere Extrapunkte
doppelkopf-game-normal = Normalspiel
doppelkopf-game-wedding = Hochzeit
doppelkopf-game-poverty = Armut
doppelkopf-game-solo = anderes Solo
doppelkopf-game-queens = Damensolo
doppelkopf-game-jacks = Bubensolo
doppelkopf-game-clubs = Kreuzsolo
doppelkopf-game-spades = Piksolo
doppelkopf-game-hearts = Herzsolo
doppelkopf-game-diamonds = Karosolo
doppelkopf-game-aces = Fleischloser
doppelkopf-game-silent_wedding = stille Hochzeit

doppelkopf-told-points = mit { $points } Augen
doppelkopf-told-value = (Wert eingetragen)
doppelkopf-headline-re = Re gewinnt { $told }: { $gain }.
    .brief = Re · { $re } · { $value }
doppelkopf-headline-contra = Kontra gewinnt, Re { $told }: { $gain }.
    .brief = Kontra gegen { $re } · { $value }
doppelkopf-headline-none = Niemand gewinnt, Re { $told }: { $gain }.
    .brief = niemand · { $re } · { $value }
doppelkopf-headline-solo-won = { $re } gewinnt { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }
doppelkopf-headline-solo-lost = { $re } verliert { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }

doppelkopf-why-re = { $re } zu { $contra } Augen: Re gewinnt
doppelkopf-why-contra = { $re } zu { $contra } Augen: Kontra gewinnt
doppelkopf-why-none = { $re } zu { $contra } Augen: Keine Seite hat, was sie angesagt hat oder brauchte
doppelkopf-part-won = gewonnen
doppelkopf-part-called = Absagen
doppelkopf-part-under = unter den Grenzen geblieben
doppelkopf-part-against = gegen die Absage erreicht
doppelkopf-part-queens = gegen die Alten
doppelkopf-why-part = { $what }, { $points } für { $side }: Re { $value }
doppelkopf-why-double = { $call } verdoppelt, × { $times }: Re { $value }
doppelkopf-why-bock = { $bock ->
    [one] Bockrunde
   *[other] { $bock } Bockrunden
  }, × { $times }: Re { $value }
doppelkopf-why-value = Wert wie eingetragen: Re { $value }
doppelkopf-why-alone = { $soloist } spielt allein, × { $times }: { $value }
doppelkopf-why-both = { $winners } je { $gain }, { $losers } je { $loss }
doppelkopf-why-plus = { $winners } je { $gain }

doppelkopf-error-re = Wähle die beiden von Re, im Solo nur den Solisten.
doppelkopf-error-game-alone = Das spielen zwei zusammen; wähle ein Solo oder den zweiten von Re.
doppelkopf-error-game-two = Das spielt einer allein; wähle nur den Solisten.
doppelkopf-error-compulsory = Ein Pflichtsolo spielt einer allein; wähle nur den Solisten.
doppelkopf-error-value = Der Wert sagt schon alles; lass das weg oder gib die Augen statt des Werts ein.
doppelkopf-error-points = { $points } Augen gibt es nicht: Möglich sind 0, { $least } bis { $most } oder alle.
doppelkopf-error-no-tricks = { $side } hat { $points } Augen, also auch einen Stich.
doppelkopf-error-extras-solo = Im Solo gibt es keine Extrapunkte.
doppelkopf-error-extras-pack = Es gibt nur { $foxes } Füchse, { $doppelkopfs } Doppelköpfe und ein Karlchen.
doppelkopf-error-extras-points = In { $points } Augen von { $side } steckt das nicht alles.

doppelkopf-odd-no-tricks = Eine Seite ohne Stich: Stimmt das?
doppelkopf-odd-no-points = Keine Augen, aber ein Stich: Stimmt das?
doppelkopf-odd-none = Niemand hat gewonnen: Stimmt das?
doppelkopf-odd-black = Schwarz abgesagt: Stimmt das?
doppelkopf-odd-bock = { $bock } Bockrunden auf einmal: Stimmt das?
doppelkopf-odd-value = Ein Spiel um { $value }: Stimmt das?
doppelkopf-odd-compulsory = { $soloist } hat kein Pflichtsolo mehr zu spielen: Stimmt das?

doppelkopf-ask-re = Re: zwei, im Solo einer
doppelkopf-ask-re-call = Re sagt an
doppelkopf-ask-contra-call = Kontra sagt an
doppelkopf-ask-extras = Extrapunkte
doppelkopf-re-extra = Re extra
doppelkopf-contra-extra = Kontra extra
doppelkopf-ask-more = Solo, Hochzeit, Armut
doppelkopf-ask-more-bock = Bock, Solo, Hochzeit
doppelkopf-ask-game = Was wurde gespielt?
doppelkopf-ask-flags = Pflichtsolo
doppelkopf-compulsory = Pflichtsolo
doppelkopf-ask-no-tricks = Ohne Stich
doppelkopf-ask-other = Andere Extrapunkte
doppelkopf-ask-bock = Bockrunden
doppelkopf-bock = Bock { $bock }
doppelkopf-ask-points = Augen von Re
doppelkopf-ask-counts = Was wird eingetragen?
doppelkopf-counts-points = Re-Augen
doppelkopf-counts-value = Wert

doppelkopf-rule-scoring = Abrechnung
doppelkopf-scoring-plus_minus = Plus und Minus
doppelkopf-scoring-plus = Nur Plus
doppelkopf-rule-calls = Re und Kontra
doppelkopf-calls = je { $points }
doppelkopf-calls-double = verdoppeln
doppelkopf-rule-nines = Mit Neunen
doppelkopf-rule-bock = Bockrunden
doppelkopf-rule-solos = Pflichtsoli für jeden
doppelkopf-rule-deals = Zahl der Spiele
doppelkopf-rule-deals-hint = leer: ohne Ende; eine Runde hat { $four } zu viert, { $five } zu fünft

doppelkopf-deal = 12 Karten für jeden, immer 3 auf einmal.
doppelkopf-no-nines-deal = 10 Karten für jeden: 3, 4 und 3.
doppelkopf-again = Nach dem Pflichtsolo gibt { $dealer } noch einmal.
doppelkopf-owed = { $count ->
    [one] { $players } hat noch ein Pflichtsolo zu spielen.
   *[other] Noch ein Pflichtsolo zu spielen haben { $players }.
  }
doppelkopf-deal-of = Spiel { $number } von { $deals }.

doppelkopf-role-soloist = Solist
doppelkopf-outcome-none = niemand gewinnt
doppelkopf-card-contra = Ist nur Kontra angesagt, braucht Re { $half } und Kontra { $more }.
doppelkopf-card-against = Gegen eine Absage braucht die andere Seite nur, was ihr abgesagt ist: so viele Augen oder einen Stich.
doppelkopf-card-both = Jeder Gewinner bekommt die Summe, jeder Verlierer verliert sie.
doppelkopf-card-plus = Jeder Gewinner schreibt die Summe auf, die Verlierer nichts.
