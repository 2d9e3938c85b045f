# The club: home, people, a person, who owes what, a season, inviting, import and export.
club-season = Saison
club-year = { $year } bisher
club-period = Zeitraum
club-all = Alle
club-evenings = { $count ->
    [one] 1 Abend
   *[other] { $count } Abende
  }
club-evenings-games = { $evenings ->
    [one] 1 Abend
   *[other] { $evenings } Abende
  }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
club-games-counted = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }
club-label-games = { $count ->
    [one] Partie
   *[other] Partien
  }
club-more = { $count } weitere
club-played = Gespielt
club-fewest = die wenigsten gewinnen
club-most = die meisten gewinnen
club-label-evenings = { $count ->
    [one] Abend
   *[other] Abende
  }
club-label-hands = { $count ->
    [one] Spiel
   *[other] Spiele
  }
club-label-won = { $count ->
    [one] gewonnen
   *[other] gewonnen
  }
club-label-total = insgesamt
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [one] { $game }: { $players } führt
   *[other] { $game }: { $players } führen
  }
club-owes = { $from } schuldet { $to }
club-find = Person, Spiel oder Monat suchen
club-find-button = Suchen
club-find-nothing = Zu „{ $word }“ gibt es keinen Abend. Such nach einem Namen, einem Spiel, einem Monat oder einem Jahr, etwa „{ $example }“.
club-find-many = Such nach höchstens { $count } Wörtern.
club-find-all = Alle Abende
club-found = { $what }: { $evenings ->
    [one] 1 Abend
   *[other] { $evenings } Abende
  }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
club-games = Kartenspiele
club-game-count = { $game } ({ $count })
club-no-evenings = Keine Abende.
club-older = Frühere Abende
club-evening-detail = { $game } · { $hands ->
    [one] 1 Spiel
   *[other] { $hands } Spiele
  }
club-no-winner = Kein Sieger
club-tonight = { $game }, Spiel { $hand }
club-same = Wie letztes Mal
club-same-detail = { $game }, { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
  }: { $players }

menu-people = Leute
menu-owed = Wer wem was schuldet
menu-club-share = In den Club einladen
menu-club-export = Import und Export

people-regular = Spieler
people-guests = Zu Gast
people-left = Kommen nicht mehr
people-new = Neue Person
people-as-guest = Zu Gast
people-add = Hinzufügen
people-merged = { $name } zählt als { $into }

person-edit = Person bearbeiten
person-name = Name
person-name-hint = Der neue Name erscheint überall, auch bei früheren Abenden und in Exporten.
person-guest = Als Gast führen
person-regular = Als Spieler führen
person-leave = Austragen
person-back = Wieder aufnehmen
person-leave-hint = Ausgetragene Personen werden für neue Tische nicht mehr vorgeschlagen. Ihre Schulden und ihre Abende bleiben.
person-same-as = Dieselbe Person wie
person-merge = Zusammenlegen
person-merge-hint = Alles, was unter beiden Namen gespielt, gewonnen und geschuldet wurde, gehört dann zu einer Person. Das lässt sich rückgängig machen.
person-unmerge = Wieder trennen
person-delete = Löschen
person-stays = Diese Person hat schon mitgespielt oder gezahlt und kann nicht gelöscht werden.
person-stays-leave = Du kannst sie aber austragen.
person-is-owed = Bekommt noch
person-owes = Schuldet

ledger-fewest = Wenige Zahlungen
ledger-banker = Über eine Person
ledger-how = Art der Abrechnung
ledger-summary = { $count ->
    [0] Niemand schuldet jemandem etwas
    [one] 1 Zahlung
   *[other] { $count } Zahlungen
  }
ledger-summary-fewest = { $count ->
    [0] Niemand schuldet jemandem etwas
    [one] 1 Zahlung
   *[other] { $count } Zahlungen, weniger geht nicht
  }
ledger-mark-paid = Zahlung abhaken
ledger-news = Diese Zahlung ist so nicht mehr offen, darum wurde nichts gespeichert. Was noch zu zahlen ist, steht unten.
ledger-take-back = Stornieren
ledger-paid = { $from } hat { $amount } an { $to } gezahlt
ledger-no-debts = Punkte, Buchstaben und Niederlagen schuldet niemand.
ledger-another = Zahlung eintragen
ledger-from = Gezahlt von
ledger-to = Gezahlt an
ledger-purse = Währung oder Marken
ledger-amount = Betrag
ledger-date = Datum (optional)
ledger-note = Notiz (optional)
ledger-enter = Eintragen
ledger-pays = { $from } zahlt { $amount } an { $to }

account-what = Wofür
account-amount = Betrag
account-balance = Stand
account-none = Bisher war nichts offen.
account-table = { $game }
account-paid = An { $name } gezahlt
account-got = Von { $name } bekommen

stats-contract = Ansage
stats-hands = Spiele
stats-share = Anteil
stats-made = Gewonnen
stats-mean = Schnitt
stats-mean-hint = Schnitt: Ergebnis je selbst angesagtem Spiel.
stats-they = Gegner
stats-partners = Gerufene Partner
stats-together = Partner
stats-ahead = Direkter Vergleich
stats-grid-hint = Wie oft die Person der Zeile vor der Person der Spalte lag.
stats-lines = Die Saison
stats-by-contract = Nach Ansage
stats-evenings = Abende
stats-best = Bester
stats-worst = Schwächster
stats-most-win = Die meisten Punkte gewinnen
stats-fewest-win = Die wenigsten Punkte gewinnen
stats-run = Serie
stats-of = { $made } von { $hands }
stats-percent = { $percent } %
stats-won = { $count ->
    [0] kein Sieg
    [one] 1 Sieg
   *[other] { $count } Siege
  }
stats-columns = { $game }, Partie für Partie: beste { $best }, schwächste { $worst }
stats-dates = Anderer Zeitraum
stats-from = Von
stats-to = Bis
stats-show = Zeigen
stats-title = { $game }, { $period }
stats-title-all = { $game }
stats-order = Endstand: { $order }.
stats-chart = Zwischenstände über { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }
stats-run-longest = { $count ->
    [0] Keine Partie gewonnen.
    [one] Längste Siegesserie: 1 Partie.
   *[other] Längste Siegesserie: { $count } Partien.
  }
stats-best-worst = Beste Partie: { $best }, schwächste: { $worst }.
club-share-explained = Erstelle Links zum Verschicken: einen zum Eintragen, einen nur zum Zuschauen, einen zum Mitverwalten. Ein Link zu einem Tisch öffnet nur diesen Tisch: Wer nur so einen Link hat, eröffnet den nächsten Tisch in einem eigenen Club.
club-share-to-score = Zum Eintragen
club-share-members = Handys im Club
club-share-to-own = Zum Mitverwalten
stats-outcomes = Nach Ausgang
stats-times = Wie oft

export-explained = Alles, was im Club eingetragen ist, als Dateien für andere Programme.
export-document = Alles, mit dem Verlauf
export-csv = Alle Spiele aller Spieler, für Tabellenprogramme
export-journal = Schulden und Zahlungen, für Buchhaltung in Textdateien
club-import = Club oder Tisch importieren

person-games = Kartenspiele, { $period }
person-games-all = Alle Kartenspiele
stats-by-role = Nach Rolle
stats-role = Rolle
stats-won-hands = Gewonnen
stats-by-outcome = Nach Ausgang
stats-outcome = Ausgang
stats-spread = Ergebnis je Spiel
stats-spread-spoken = Spiele nach Ergebnis: { $hands }
stats-brought = Ergebnis
stats-evening = Abend
stats-total = Summe
stats-numbers = In Zahlen
stats-game = Kartenspiel
stats-won-evenings = Gewonnen
club-found-newest = { $what }: die { $evenings } neuesten Abende
club-narrow = Spieler und Zeitraum
club-other-tables = Andere Tische
ledger-overpaid = { $amount } mehr als geschuldet

home-finished = Beendet

evening-who = Wer gespielt hat
evening-winner = Hervorgehoben: wer gewonnen hat.
evening-owed = Schulden von diesem Abend
evening-ledger = Wer wem wie viel schuldet, auch von früher
evening-text = Als Text teilen

menu-club-name = Name des Clubs
club-name-ask = Wie heißt euer Club?
club-name-example = Freitagsrunde
club-name-save = Speichern
club-name-hint = Der Name steht über den Abenden, auf Einladungen und auf allem, was ihr teilt.
