# Der Rahmen jeder Seite, die Startseite, Tische eröffnen und mitmachen, der laufende Tisch.
page-error = Fehler:
page-description = Spielblatt und Rechnungsbuch für Kartenspiele am echten Tisch.
page-skip = Zum Inhalt
page-back = Zurück
page-menu = Menü
menu-score = Spielstand
menu-sheet = Alle Spiele
menu-settlement = Abrechnen
menu-rules = Hausregeln
menu-share = Einladen und teilen
menu-closing = Tisch schließen
menu-home = Alle Tische
bar-as-of = Offline: Stand von { $time }
bar-waiting-one = 1 Spiel wartet auf Verbindung
bar-waiting-other = { $count } Spiele warten auf Verbindung
bar-refused = Ein Spiel wurde nicht angenommen
bar-open = Ansehen
bar-drop = Verwerfen
bar-sure = Dieses Spiel verwerfen? Es steht nicht auf dem Blatt.
theme-system = Wie das Handy
theme-light = Hell
theme-dark = Dunkel

problem-heading = Hier ist nichts
problem-malformed = Diese Anfrage ist nicht lesbar. Geh zurück und schick sie noch einmal.
problem-foreign = Das kam von einer anderen Website, darum ist nichts geschehen.
problem-missing = Hier ist nichts. Der Link ist vielleicht falsch oder gilt nicht mehr.
problem-conflict = Jemand war schneller. Geh zurück, sieh dir den Tisch an und versuch es noch einmal.
problem-too-large = Das ist zu groß, um angenommen zu werden.
problem-type = Das kommt in einer Form, die hier nicht gelesen wird.
problem-impossible = Das lässt sich nicht ausführen.
problem-unconditional = Diese Anfrage sagt nicht, worauf sie sich bezieht.
problem-too-many = Das ist zu viel auf einmal. Warte eine Minute und versuch es noch einmal.
problem-database = Im Moment kann nichts geschrieben werden. Nichts ist verloren: Versuch es mit derselben Seite noch einmal.
problem-fault = Hier ist etwas kaputt. Es wurde nichts geändert.
problem-home = Zu allen Tischen
unit-points = Punkte
unit-cash = Bargeld
unit-tantos = Tantos
unit-counters = Marken
unit-letters = Buchstaben
unit-penalty = Strafpunkte
unit-chips = Spielmarken
unit-losses = Niederlagen
unit-cards = Karten
unit-one-points = Punkt
unit-one-tantos = Tanto
unit-one-counters = Marke
unit-one-letters = Buchstabe
unit-one-penalty = Strafpunkt
unit-one-chips = Spielmarke
unit-one-losses = Niederlage
unit-one-cards = Karte
middle-pot = { $pot }: { $amount }
middle-debt = { $player } schuldet { $amount }

home-title = Tanto
home-line = Das Spielblatt für das Handy mitten auf dem Tisch.
home-going = Läuft gerade
home-finished = Zu Ende
home-new = Neuer Tisch
home-code = Einen Code bekommen?
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
table-won = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen
  }

join-title = Am Tisch mitmachen
join-invited = Du bist eingeladen zu
join-may-watch = Du darfst den Spielstand mitverfolgen.
join-may-score = Du darfst Spiele eintragen und korrigieren.
join-may-own = Du darfst Spiele eintragen, korrigieren und andere einladen.
join-phone = Name dieses Handys (freiwillig)

role-spectator = schaut zu
role-scorer = trägt Spiele ein
role-owner = trägt Spiele ein und lädt ein
share-explained = Mach einen Link zum Verschicken und einen Code zum Vorlesen. Wer den Link hat, darf Spiele eintragen oder nur zuschauen: Für beides gibt es einen eigenen.
share-make = Links zeigen
share-to-score = Zum Eintragen
share-to-watch = Nur zum Zuschauen
share-qr = QR-Code des Links
share-type-code = oder innerhalb von 10 Minuten den Code auf { $host } eingeben
share-link = Link
share-share = Teilen
share-copy = Kopieren
share-copied = Kopiert
share-once = Links werden nur einmal gezeigt. Sie gelten, bis du sie zurückziehst.
share-members = Handys an diesem Tisch
share-a-phone = Ein Handy
share-own-phone = dieses Handy
share-joined = { $role } · dabei seit { $when }
share-remove = Entfernen
share-withdraw = Links zurückziehen
share-withdraw-note = Ältere Links gelten dann nicht mehr. Handys, die schon dabei sind, bleiben.
share-new-score = Neuer Link zum Eintragen
share-new-watch = Neuer Link zum Zuschauen

opening-which = Welches Spiel?
opening-seats-just = { $low }
opening-seats-or = { $low } oder { $high }
opening-seats-to = { $low } bis { $high }
opening-other-game = Spiel wechseln
opening-who = Wer spielt? In Sitzordnung
opening-seat = Platz { $number }
opening-deals = gibt
opening-up = Platz { $number } nach oben
opening-more = Mehr Spieler
opening-lately = Zuletzt
opening-name = Name des Tisches (freiwillig)
opening-worth = Gespielt wird um
opening-money = Geld
opening-counters = Marken
opening-rate = 1 { $unit } in Marken oder Geld
opening-currency = Währung
opening-usual = wie üblich
opening-start = Los
opening-who-deals = Sag, wer zuerst gibt: Wähl einen der genannten Spieler.
