# Settling up.
settle-no-stake = Es ging um nichts, also schuldet niemand etwas.
settle-cash = Jedes Spiel wird gleich bar bezahlt, also schuldet niemand etwas.
settle-middle = Das gehört noch niemandem und steckt nicht in den Zahlungen: Spiel weiter oder schließ den Tisch, dann wird es geteilt.
settle-payments = { $count ->
    [0] Niemand schuldet jemandem etwas
    [one] Eine Zahlung, und alles ist beglichen
   *[other] { $count } Zahlungen, und alles ist beglichen
  }
settle-none-here = An diesem Tisch ist nichts mehr zu zahlen
settle-less-in-club = Andere Spiele und Zahlungen im Club sind berücksichtigt. Was noch offen ist, steht auf der Seite des Clubs.
settle-fewest = Mit weniger Zahlungen geht es nicht.
settle-payments-for-now = { $count ->
    [0] Vorläufig schuldet niemand jemandem etwas
    [one] Vorläufig: 1 Zahlung
   *[other] Vorläufig: { $count } Zahlungen
  }
settle-pays = zahlt an
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid-at = bezahlt um { $time }
settle-balances = Stand
settle-pairwise = Jeder gleicht mit jedem den Unterschied aus.
settle-sides = Beide Partner der Seite, die zurückliegt, zahlen den Unterschied, jeder einmal.
settle-difference = Differenz
settle-money = Geld
settle-open = Offen
settle-sum = Summe { $sum }
settle-rounded = Rundung: auf { $coin } genau
settle-coin-more = Rundung: { $player } bekommt die restlichen { $coin }.
settle-coin-less = Rundung: { $player } bekommt { $coin } weniger, damit die Summe stimmt.
settle-all-paid = Alle Zahlungen abhaken
settle-by-hand = Alles wurde nach jedem Spiel bezahlt.
settle-odd = { $player } bekommt die { $coin }, die sich nicht gleich aufteilen lassen.
settle-share = Als Text teilen
settle-print = Drucken
