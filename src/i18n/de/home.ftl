# The first page, and joining by a code or a link.
home-code-wrong = Dazu gibt es keinen Tisch. Ein Code hat { $length } Zeichen, Buchstaben und Ziffern, und gilt { $minutes } Minuten. Lies ihn noch einmal, lass dir einen neuen geben, oder füge den ganzen Link ein.
join-title = Am Tisch mitmachen
join-invited = Einladung
join-may-watch = Du darfst den Spielstand mitverfolgen.
join-may-score = Du darfst Spiele eintragen und korrigieren.
join-may-own = Du darfst Spiele eintragen und korrigieren und andere einladen.
join-phone = Name dieses Handys (optional)
club-join-title = Dem Club beitreten
club-join-may-watch = Du darfst alle Abende, die Schulden und die Statistik ansehen.
club-join-may-score = Du darfst Tische eröffnen, Spiele und Zahlungen eintragen und Personen hinzufügen.
club-join-may-own = Du darfst alles, auch andere einladen.
club-clubs = Clubs
home-games = { $count } Kartenspiele: { $games }; dazu ein freier Zettel für jedes andere.
home-going = Läuft gerade
home-title = Tanto
