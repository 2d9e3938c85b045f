# Der Rahmen jeder Seite: Leiste, Menü, Farben, Fehler.
page-actions = Aktionen

menu-watch = Großer Bildschirm

page-error = Fehler:
page-description = Punktezettel und Abrechnung für Kartenspiele am echten Tisch.
page-skip = Zum Inhalt
page-back = Zurück
page-menu = Menü
page-gone = Dieses Handy ist nicht mehr am Tisch: Es wurde entfernt, oder der Link wurde erneuert. Was unten steht, wird nicht mehr aktualisiert.
page-moved = Tanto ist jetzt unter { $address } zu finden.
page-over = Dort weiter
menu-score = Spielstand
menu-sheet = Spiel für Spiel
menu-settlement = Abrechnen
menu-rules = Hausregeln
menu-players = Spieler
menu-share = Einladen und teilen
menu-closing = Tisch schließen
menu-home = Alle Tische
bar-as-of = Offline: Stand von { $time }
bar-waiting-one = 1 Spiel wartet auf Verbindung
bar-waiting-other = { $count } Spiele warten auf Verbindung
bar-refused = Ein Spiel wurde nicht angenommen
bar-open = Ansehen
bar-drop = Verwerfen
bar-sure = Dieses Spiel verwerfen? Es steht nicht auf dem Zettel.
theme-system = Wie das Handy
theme-light = Hell
theme-dark = Dunkel

problem-heading-missing = Hier ist nichts
problem-heading-conflict = Jemand war schneller
problem-heading-later = Nicht so schnell
problem-heading-database = Nicht gespeichert
problem-heading-fault = Hier ist etwas kaputt
problem-heading-refused = Das hat nicht geklappt
problem-malformed = Diese Anfrage ist nicht lesbar. Geh zurück und schick sie noch einmal.
problem-foreign = Das kam von einer anderen Website, darum ist nichts geschehen.
problem-missing = Hier ist nichts. Der Link ist vielleicht falsch oder gilt nicht mehr.
problem-conflict = Jemand war schneller. Geh zurück, sieh dir den Tisch an und versuch es noch einmal.
problem-too-large = Das ist zu groß, um angenommen zu werden.
problem-type = Das kommt in einer Form, die hier nicht gelesen wird.
problem-impossible = Das lässt sich nicht ausführen.
problem-unconditional = Diese Anfrage sagt nicht, worauf sie sich bezieht.
problem-too-many = Das ist zu viel auf einmal. Warte eine Minute und versuch es noch einmal.
problem-slow = Das Senden hat zu lange gedauert, darum ist nichts geschehen. Versuch es noch einmal.
problem-database = Im Moment kann nichts geschrieben werden. Nichts ist verloren: Versuch es mit derselben Seite noch einmal.
problem-fault = Hier ist etwas kaputt. Es wurde nichts geändert.
problem-home = Zu allen Tischen
plain-text = { $text }

offline-heading = Keine Verbindung
offline-explained = Diese Seite gibt es nicht ohne Verbindung.
offline-sent = Wenn du gerade etwas gesendet hast, ist es nicht bestätigt: Sieh nach, ob es da ist, bevor du es noch einmal sendest.
offline-hands = Spiele lassen sich trotzdem eintragen. Sie warten auf diesem Handy.
offline-again = Noch einmal versuchen
