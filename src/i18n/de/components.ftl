# The scoreboard, its chart, the pots, the units.
live-hand = Spiel { $number }
ledger-sum = Summe
tag-owes = schuldet { $amount }
tag-dealer = gibt
tag-out = setzt aus
tag-you = du
tag-your-deal = du gibst
sr-last-hand = letztes Spiel
sr-total = Summe
payment-line = { $from } an { $to }: { $amount }
pays-now = { $payers ->
    [one] { $from } zahlt an { $to }
   *[other] { $from } zahlen an { $to }
  }
pays-each = je { $amount }
pot-book = Zettel
chart-title = Zwischenstände über { $hands ->
    [one] 1 Spiel
   *[other] { $hands } Spiele
  }
chart-order = Nach Spiel { $number }: { $order }.
rules-change = Ab Spiel { $number } · { $rule }: { $before } → { $after }
rules-differs = { $rule }: { $answer }
middle-pot = { $pot }: { $amount }
middle-debt = { $player } schuldet { $amount }
table-won = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen
  }
phone-and-time = { $phone }, { $when }
imported-and-time = importiert, { $when }
phone-this = dieses Handy
phone-other = ein anderes Handy
phone-of = Handy von { $name }
moment-biggest = Das größte Spiel
moment-comeback = Die Aufholjagd
moment-boldest = Die kühnste Ansage
moment-said = Am Tisch gesagt
moment-from-last = { $player }, vom letzten auf den ersten Platz
moment-up = { $player }, vom letzten Platz nach oben
moment-low = { $amount } nach Spiel { $number }
deleted-heading = Gelöscht
deleted-detail = gelöscht: { $when } · kann bis { $until } zurückgeholt werden
deleted-restore = Zurückholen
purse-counters = { $game }: { $unit }
recovery-was-used = { $phone } ist mit dem Rettungslink Eigentümer geworden: { $when }
owner-was-recovered = Der Betreiber dieses Servers hat einen neuen Eigentümerlink erstellt: { $when }
table-worth = 1 { $unit } = { $worth }
table-worth-counters = 1 { $unit } in Marken: { $worth }
table-worth-game = Jede Partie: { $worth }
table-worth-game-counters = Marken für jede Partie: { $worth }
home-code = Eingeladen? Code vom anderen Handy
read-aloud = Vorlesen
home-join = Mitmachen
home-hand = { $game } · Spiel { $hand } · { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
  } · { $when }
home-hands = { $game } · { $hand ->
    [one] 1 Spiel
   *[other] { $hand } Spiele
  } · { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
  } · { $when }
role-spectator = schaut zu
role-scorer = trägt Spiele ein
role-owner = trägt Spiele ein und lädt ein
share-make = Links erstellen
share-qr = QR-Code des Links
share-link = Link
share-share = Teilen
share-copy = Kopieren
share-copied = Kopiert
share-once = Links werden nur einmal gezeigt. Sie gelten, bis du sie zurückziehst.
share-a-phone = Ein Handy
share-this-phone = Dieses Handy
share-joined = { $role } · dabei seit { $when }
share-remove = Entfernen
share-remove-watchers = Alle Zuschauer und ihre Links entfernen
share-withdraw = Links zurückziehen
share-withdraw-note = Ältere Links gelten dann nicht mehr. Handys, die schon dabei sind, bleiben.
share-all = Alle Links zurückziehen
share-all-note = Damit gelten auch die Links zu den Tischen des Clubs nicht mehr; der Rettungslink bleibt gültig.
share-new-score = Link zum Eintragen ersetzen
share-new-watch = Link zum Zuschauen ersetzen

share-new-own = Eigentümerlink ersetzen
share-removed = Das Handy wurde entfernt. Mit einem älteren Link kann es wiederkommen: Zieh die Links zurück, die es vielleicht noch hat.
tag-leads = führt
tag-each = je
pad-usual = Häufige Zahlen
