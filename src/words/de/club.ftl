# Das Buch des Clubs: die Startseite, Leute, eine Person, was geschuldet wird, eine Saison, einladen, Import und Export.
club-season = Saison
club-year = { $year } bisher
club-period = Zeitraum
club-all = Alles
club-evenings = { $count ->
    [one] 1 Abend
   *[other] { $count } Abende
  }
club-label-evenings = { $count ->
    [one] Abend
   *[other] Abende
  }
club-label-hands = { $count ->
    [one] Spiel
   *[other] Spiele
  }
club-label-of-game = mal { $game }
club-label-won = gewonnen
club-label-total = insgesamt
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [one] { $game }: { $players } führt
   *[other] { $game }: { $players } führen
  }
club-owes = { $from } schuldet { $to }
club-find = Person, Spiel oder Monat suchen
club-find-button = Suchen
club-find-nothing = Hier heißt nichts { $word }. Gib Namen, ein Spiel, einen Monat oder ein Jahr ein, etwa „{ $example }“.
club-find-all = Alle Abende
club-found = { $what }: { $count ->
    [one] 1 Abend
   *[other] { $count } Abende
  }
club-games = Kartenspiele
club-game-count = { $game } { $count }
club-no-evenings = Noch kein Abend.
club-older = Frühere Abende
club-evening-detail = { $game } · { $hands ->
    [one] 1 Spiel
   *[other] { $hands } Spiele
  }
club-nobody-won = Niemand vorn
club-tonight = { $game }, Spiel { $hand }
club-same = Wie letztes Mal
club-same-said = { $game }, { $count ->
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
people-new = Jemand Neues
people-as-guest = zu Gast
people-add = Hinzufügen
people-merged = { $name } zählt als { $into }

person-edit = Name und Angaben ändern
person-name = Name
person-name-hint = Alle Seiten, alten Abende und Exporte zeigen den neuen Namen.
person-guest = Ist zu Gast
person-regular = Gehört dazu
person-leave = Kommt nicht mehr
person-back = Ist wieder da
person-leave-hint = Wer nicht mehr kommt, wird für neue Tische nicht vorgeschlagen. Schulden bleiben, und die Abende auch.
person-same-as = Ist dieselbe Person wie
person-merge = Zusammenlegen
person-merge-hint = Was unter beiden Namen gespielt, gewonnen und geschuldet wurde, gehört dann zu einer Person. Das lässt sich rückgängig machen.
person-unmerge = Wieder trennen
person-delete = Löschen
person-stays = Niemand lässt sich aus den Abenden der anderen löschen: Nur der Name lässt sich ändern.
person-is-owed = Bekommt noch
person-owes = Schuldet

ledger-fewest = Möglichst wenige
ledger-banker = Über eine Person
ledger-how = Wie abgerechnet wird
ledger-said = { $count ->
    [0] Niemand schuldet jemandem etwas
    [one] 1 Zahlung
   *[other] { $count } Zahlungen
  }
ledger-said-fewest = { $count ->
    [0] Niemand schuldet jemandem etwas
    [one] 1 Zahlung, weniger geht nicht
   *[other] { $count } Zahlungen, weniger geht nicht
  }
ledger-mark-paid = Ist bezahlt
ledger-take-back = Zurücknehmen
ledger-paid = { $from } hat { $amount } an { $to } gezahlt
ledger-nobody = Punkte, Buchstaben und Niederlagen schuldet niemand.
ledger-another = Zahlung eintragen
ledger-from = Wer hat gezahlt
ledger-to = An wen
ledger-purse = Worin
ledger-amount = Wie viel
ledger-date = Wann (freiwillig)
ledger-note = Notiz (freiwillig)
ledger-enter = Eintragen
ledger-pays = { $from } zahlt { $amount } an { $to }

account-what = Wofür
account-amount = Betrag
account-balance = Saldo
account-none = Bisher war nichts offen.
account-table = { $game }
account-paid = An { $name } gezahlt
account-got = Von { $name } bekommen

stats-contract = Ansage
stats-hands = Spiele
stats-share = Anteil
stats-made = Gewonnen
stats-mean = Schnitt
stats-mean-hint = Schnitt: was ein Spiel einbringt, wenn man es selbst spielt.
stats-they = Gegenüber
stats-partners = Gerufene Partner
stats-ahead = Wer vorn lag
stats-grid-hint = Wie oft die Person der Zeile vor der Person der Spalte lag.
stats-lines = Die Saison
stats-by-contract = Nach Ansage
stats-evenings = Abende
stats-best = Bester
stats-worst = Schwächster
stats-run = Serie
stats-of = { $made } von { $hands }
stats-percent = { $percent } %
stats-won = { $count ->
    [0] kein Sieg
    [one] 1 Sieg
   *[other] { $count } Siege
  }
stats-columns = { $game }, Abend für Abend: bester { $best }, schwächster { $worst }
stats-dates = Anderer Zeitraum
stats-from = Von
stats-to = Bis
stats-show = Zeigen
stats-title = { $game }, { $period }
stats-title-all = { $game }
stats-order = Am Ende: { $order }.
stats-chart = Zwischenstände über { $count ->
    [one] 1 Abend
   *[other] { $count } Abende
  }
stats-run-longest = { $count ->
    [0] Noch kein Abend gewonnen.
    [one] Längste Serie: 1 Abend gewonnen.
   *[other] Längste Serie: { $count } Abende gewonnen.
  }
stats-best-worst = Bester Abend: { $best }, schwächster: { $worst }.
club-share-explained = Mach Links zum Verschicken: einen für alle, die das Buch führen, einen für alle, die nur hineinsehen, einen für alle, die es mit dir verwalten. Ein Link zu einem Tisch öffnet nur diesen Tisch: Wer keinen anderen hat, eröffnet den nächsten Tisch in einem eigenen Club.
club-share-to-score = Um Abende einzutragen
club-share-members = Handys im Club
club-share-to-own = Um den Club mitzuverwalten
stats-outcomes = Buchstaben und Niederlagen
stats-times = Mal

export-explained = Das Buch des Clubs, als Dateien für andere Programme.
export-document = Alles, mit der Geschichte
export-csv = Jedes Spiel von allen, für Tabellen
export-journal = Was geschuldet und bezahlt ist, für Buchhaltung als Text
club-import = Club oder Tisch einlesen

person-games = Spiele, { $period }
person-games-all = Alle Spiele
stats-by-role = Nach Rolle
stats-role = Rolle
stats-won-hands = Gewonnen
stats-by-outcome = Ausgang
stats-outcome = Ausgang
stats-spread = Was ein Spiel brachte
stats-spread-said = Spiele nach dem, was sie brachten: { $hands }
stats-brought = Brachte
stats-evening = Abend
stats-total = Summe
stats-numbers = In Zahlen
stats-game = Spiel
stats-won-evenings = Gewonnen
club-over = { $game } · { $won }
club-found-newest = { $what }: die { $count } neuesten Abende
club-narrow = Spieler und Tage
club-other-tables = Andere Tische
ledger-overpaid = { $amount } mehr als geschuldet

club-clubs = Clubs
home-finished = Zu Ende
home-games = { $count } Kartenspiele: { $games }, und ein freier Zettel für jedes andere.
home-going = Läuft gerade
home-line = Der Punktezettel für das Handy mitten auf dem Tisch.
home-title = Tanto
