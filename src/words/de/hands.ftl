# Formulare, Spiele, Ergebnisse, Korrekturen, der laufende Tisch.
form-problem = Etwas stimmt nicht
form-missing = Es fehlt noch: { $legend }
page-actions = Aktionen
pad-digits = Ziffern
pad-delete = Löschen
pad-next = Nächstes Feld
pad-sign = Plus oder minus
count-cards = Karten zählen
count-hint = trägt die Augen ein
count-less = { $kind }: eine weniger
count-more = { $kind }: eine mehr

hand-heading = Spiel { $number }
hand-enter = Spiel { $number } eintragen
hand-undo = Spiel { $number } rückgängig machen
hand-save = Spiel speichern
hand-show-changes = Zeigen, was sich ändert
hand-dealer = Geber
hand-deals = { $player } gibt
hand-who-dealt = Wer hat gegeben?
hand-next = Weiter: { $player } gibt
hand-to-table = Zum Tisch
hand-correct = Spiel korrigieren
hand-void = Dieses Spiel zählt nicht
hand-before = Vorher:
hand-undo-last = Rückgängig
tag-dealer = gibt
sr-last-hand = letztes Spiel
sr-total = Summe

payments-now = Jetzt auf den Tisch
payment-line = { $from } an { $to }: { $amount }
pot-plato = Plato
pot-centre = Mitte
pot-bank = Bank
pot-stakes = Einsatz
pot-book = Blatt

change-heading = Spiel { $number } korrigieren
change-what = Was sich ändert
change-player = Spieler
change-before = Vorher
change-after = Nachher
change-difference = Anders
change-old-stays = Das alte Spiel bleibt durchgestrichen auf dem Blatt.
change-dealers = Die Spiele danach bekommen andere Geber: Seht nach, ob das stimmt, und nennt den Geber, wo es nicht stimmt.
change-save = Korrektur speichern
change-later = Spiel { $number } würde nicht mehr passen: { $why }

conflict-heading = Spiel { $number } steht schon auf dem Blatt
conflict-theirs = Auf dem Blatt
conflict-mine = Du hast eingetragen
conflict-same = Meins ist dasselbe, verwerfen
conflict-add = Meins als Spiel { $number } anfügen
conflict-correct = Lieber Spiel { $number } korrigieren

bid-heading = Ansage
bid-none = noch keine
bid-told = Ansage: { $bid }
bid-save = Ansage eintragen
bid-withdraw = Ansage zurücknehmen

live-hands = { $number ->
    [0] noch kein Spiel
    [one] 1 Spiel
   *[other] { $number } Spiele
  }
live-order = Reihenfolge
live-by-seat = Plätze
live-by-score = Stand
live-no-hands = Noch kein Spiel.
live-how = So wurde gerechnet
live-wake = Bildschirm anlassen
live-pending = Spiel von { $time }, wartet auf Verbindung
live-stopped = Spiel { $number } lässt sich nicht mehr zählen: { $why }
next-deals = { $player } gibt
next-cuts = { $player } hebt ab
next-leads = { $player } spielt aus
next-out = { $count ->
    [one] { $players } setzt aus
   *[other] { $players } setzen aus
  }
plain-text = { $text }

table-closed = Dieser Tisch ist geschlossen. Öffne ihn wieder, um etwas zu ändern.
table-not-closed = Dieser Tisch ist nicht geschlossen.
stake-currency = Schreib das Kürzel einer Währung, etwa EUR.
stake-rate = Schreib, wie viel Geld ein Punkt wert ist, mehr als 0.

menu-watch = Großer Bildschirm
watch-live = live
watch-offline = offline { $time }
watch-next = Als Nächstes gibt { $player }
live-last = Spiel { $number }: { $headline }
live-share = Einladen
change-void = Dieses Spiel zählt nicht.
