# The home page, opening, joining, inviting, the live table, bids, the sheet, house rules, closing, finished tables.
hand-enter = Spiel { $number } eintragen
hand-enter-tricks = Stiche von Spiel { $number } eintragen
hand-continue = Spiel { $number } weiter eintragen
hand-undo = Spiel { $number } streichen

bid-heading = Ansage
bid-none = noch keine
bid-announced = Ansage: { $bid }
bid-save = Ansage eintragen
bid-withdraw = Ansage zurücknehmen
bid-unsent = Keine Verbindung: Die Ansage wurde nicht gesendet.

live-by-seat = Nach Plätzen ordnen
live-by-score = Nach Stand ordnen
live-no-hands = Noch kein Spiel.
live-why = Warum?
live-wake = Bildschirm anlassen
live-vibrate = Vibrieren, wenn ich gebe
pending-change = Ändern
pending-change-hand = Spiel { $number } ändern
pending-remove = Entfernen
pending-remove-hand = Spiel { $number } entfernen
pending-restore = Zurückholen
pending-restore-hand = Spiel { $number } zurückholen
pending-leaving = Wird entfernt …
live-stopped = Spiel { $number } lässt sich nicht mehr werten: { $why }
next-deals = { $player } gibt
next-cuts = { $player } hebt ab
next-leads = { $player } spielt aus
next-out = { $count ->
    [one] { $players } setzt aus
   *[other] { $players } setzen aus
  }

watch-live = live
watch-offline = offline seit { $time }
watch-renewed = wird alle { $seconds } Sekunden aktualisiert
watch-next = Als Nächstes
live-saved = Spiel { $number } gespeichert
live-share = Einladen
live-figures = Punkte oder Geld

sheet-figures = Was der Zettel zeigt
sheet-by-hand = Je Spiel
sheet-running = Summen
sheet-print = Drucken
sheet-chart = Verlauf
sheet-voided = gestrichen { $when }
sheet-corrected = korrigiert { $when }
sheet-older = Ältere Spiele
sheet-newer = Neuere Spiele

close-note = Danach lassen sich keine Spiele mehr eintragen. Du kannst den Tisch jederzeit wieder öffnen.
close-over = Die Partie ist zu Ende: Am Stand ändert das Schließen nichts.
close-shares = Noch in der Mitte
close-does = Beim Schließen werden offene Schulden in die Mitte gezahlt, und alles wird gleich verteilt; jeder zahlt oder bekommt nur die Differenz. Ein Rest wird einzeln reihum verteilt, beginnend beim nächsten Geber.
close-play-on = Lieber weiterspielen
close-standing = Stand nach dem Schließen
close-close = Tisch schließen
close-is-closed = Der Tisch ist geschlossen. Nichts ist verloren: Du kannst ihn wieder öffnen.
close-open-again = Tisch wieder öffnen
finished-hands = { $count ->
    [one] Alle Spiele: 1
   *[other] Alle Spiele: { $count }
  }
finished-detail = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
  }
finished-times = { $from } bis { $to }
finished-no-winner = Vor dem ersten Spiel geschlossen
finished-share-middle = Die Mitte aufteilen
finished-payments = { $count ->
    [one] { $count } Zahlung
   *[other] { $count } Zahlungen
  }
finished-again = Noch mal
finished-share = Als Bild teilen

stake-holds = Das gilt für den ganzen Tisch, auch für die Spiele, die schon gespielt sind.
stake-save = Speichern
stake-change = Ändern
stake-after-all = Doch um Geld spielen

rules-holds = { $game }. Eine Änderung gilt ab Spiel { $number }.
rules-none = { $game } hat keine Hausregeln.
rules-save = Regeln speichern
rules-changed = Frühere Änderungen

home-new = Neuer Tisch
share-explained = Zeig einen Code zum Scannen oder Vorlesen: für alle, die eintragen oder nur zuschauen.
share-table-alone = Diese Links öffnen nur diesen Tisch: Wer keinen Link zum Club hat, eröffnet den nächsten Tisch in einem eigenen Club. Wenn alle Links des Clubs zurückgezogen werden, gelten auch diese nicht mehr.
share-choose = Wer wird wozu eingeladen?
share-choice-club = Club und Tisch
share-choice-table = Dieser Tisch
share-choice-watch = Nur zuschauen
share-may-club = Trägt hier ein und an den nächsten Tischen des Clubs.
share-may-table = Trägt an diesem Tisch ein, sonst nirgends.
share-may-watch = Sieht den Punktestand und ändert nichts.
share-may-own = Trägt an diesem Tisch ein und verwaltet ihn mit dir.
share-last-minute = Letzte Minute
share-minutes-left = Noch { $minutes } Minuten
share-until = gültig bis { $time }
share-code-over = Dieser Code ist abgelaufen.
share-new-code = Neuer Code
share-phones = Handys und Zurückziehen
share-to-watch = Nur zum Zuschauen
share-type-code = oder den Code auf { $host } eingeben
share-members = Handys an diesem Tisch
share-name-phones = Handys benennen
share-plain = Über einfaches http kann das Handy den Bildschirm nicht anlassen und ohne Netz keine Seiten öffnen, und andere im selben Netz können mitlesen. Mit https geht alles: Starte Tanto mit --tls-cert und --tls-key; mehr sagt tanto doctor.
opening-which = Welches Spiel?
opening-any-name = Schieber, Wizard …
opening-keep = „{ $name }“ auf einem freien Zettel führen
opening-on-sheet = auf einem freien Zettel
opening-seats-just = { $low } Spieler
opening-seats-or = { $low } oder { $high } Spieler
opening-seats-to = { $low } bis { $high } Spieler
opening-other-game = Spiel wechseln
opening-who = Wer spielt? In Sitzordnung
opening-seat = Platz { $number }
opening-deals = gibt
opening-up = Platz { $number } nach oben
opening-partners = Wer spielt mit wem
opening-other-partners = Andere Partner
opening-more = Weitere Spieler
opening-recent = Zuletzt dabei
opening-name = Name des Tisches (optional)
opening-worth = Gespielt wird um
opening-settled = Wann wird bezahlt?
opening-stakes = Einsätze
opening-each-hand = Nach jedem Spiel
opening-at-close = Am Ende
opening-money = Geld
opening-counters = Marken
opening-rate = Marken oder Geld pro { $unit }
opening-rate-counters = Marken pro { $unit }
opening-rate-money = Geld pro { $unit }
opening-per = Wofür bezahlt wird
opening-one-unit = Wert pro { $unit }
opening-one-game = Jede Partie kostet
opening-per-game-hint = Wer nicht gewonnen hat, zahlt das einmal, egal wie hoch; die Gewinner teilen es sich. Ein Tisch, der vor dem Ende geschlossen wird, kostet nichts.
opening-currency = Währung
opening-usual = wie üblich
opening-start = Los
opening-who-deals = Wähle unter den genannten Spielern, wer zuerst gibt.

players-rename = Umbenennen
players-hint-rename = Korrigiere einen Namen: Der neue erscheint überall, auch bei früheren Abenden.
players-hint-score = Wer sich hierher setzt, spielt mit dem jetzigen Stand weiter. Beim Geld und in der Statistik behalten alle, was sie selbst gewonnen oder verloren haben.
share-to-own = Zum Mitverwalten

opening-its-name = Wie es heißt
opening-next = Weiter
opening-played-here = Hier gespielt
opening-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
  }
opening-played-note = Mit Regeln und Einsätzen. Beides lässt sich ändern.
opening-without-name = Nur ein freier Zettel, ohne Namen
opening-built-in = Für dieses Spiel gibt es ein eigenes Formular
opening-still-sheet = Trotzdem ein freier Zettel
table-fewest-wins = Die wenigsten gewinnen
seats-joined = { $player } setzt sich dazu.
seats-joined-after = { $player } setzt sich dazu, hinter { $after }.
seats-back = { $player } ist wieder da.
seats-left = { $player } pausiert.
seats-replaced = { $player } spielt auf dem Platz von { $out }.
seats-ordered = Neue Spielreihenfolge: { $players }.
tag-away = pausiert seit Spiel { $number }
tag-left = bis Spiel { $number }
chair-new = kommt dazu
chair-back = ist wieder da
chair-pauses = pausiert
chair-taken = { $player } übernimmt
chair-deals = gibt als Nächstes
chair-move = { $player } verschieben
chair-up = { $player } nach oben
chair-down = { $player } nach unten
chair-plays = { $player } spielt mit
chair-instead = Jemand anders sitzt hier
chair-keeps = Was { $player } bisher gewonnen oder verloren hat, bleibt bei { $player }.
players-order = In Spielreihenfolge
players-plays = spielt mit
players-add = Wer kommt dazu?
players-new-name = Neuer Name
players-add-one = Dazusetzen
players-from = Ab welchem Spiel
players-from-hand = ab Spiel { $number }
players-save = Speichern
players-deal = Spiel { $number } zu { $count } Spielern:
players-over = Die Partie ist zu Ende; es kommt und geht niemand mehr.
players-past = Bisherige Wechsel
players-since = Ab Spiel { $number }: { $change }
players-undo = Zurücknehmen
players-go-on = Schließen und mit anderen weiterspielen
live-entering = { $name } trägt Spiel { $number } ein
live-entering-unnamed = Spiel { $number } wird auf einem anderen Handy eingetragen
