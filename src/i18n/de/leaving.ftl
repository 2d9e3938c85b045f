# Forgetting, moving to another club, deleting and restoring.
leave-forget = Vergessen
leave-forget-table = Tisch vergessen
leave-forget-club = Club vergessen
leave-forget-note = Dieses Handy zeigt den Tisch nicht mehr und verliert den Zugang zu ihm. Für die anderen ändert sich nichts.
leave-forget-club-note = Dieses Handy zeigt den Club und seine Tische nicht mehr und verliert den Zugang zu ihnen. Für die anderen ändert sich nichts.
leave-forget-last = Kein anderes Handy verwaltet diesen Tisch. Danach kann niemand mehr andere einladen oder den Tisch löschen, es sei denn, jemand hat einen Eigentümerlink aufgehoben.
leave-forget-last-club = Kein anderes Handy verwaltet diesen Club. Danach kann niemand mehr andere einladen, Namen korrigieren oder etwas löschen, es sei denn, jemand hat einen Eigentümerlink aufgehoben.
leave-forget-by-club = Dieses Handy sieht den Tisch, weil es zum Club gehört. Um den Tisch loszuwerden, vergiss den Club.
leave-move = In einen anderen Club verschieben
leave-move-note = Der Abend und seine Ergebnisse verlassen diesen Club und zählen im anderen. Gleiche Namen gelten dort als dieselbe Person; alle anderen kommen neu dazu.
leave-delete = Tisch löschen
leave-delete-note = Er verschwindet sofort für alle, und seine Links führen ins Leere. { $days ->
    [one] Einen Tag lang
   *[other] { $days } Tage lang
  } kann ihn ein Eigentümer ganz einfach zurückholen; danach wird er endgültig gelöscht. Frühere Sicherungen enthalten ihn noch.
leave-debts = Fällt aus der Abrechnung
leave-debts-none = An den Schulden ändert sich nichts.
leave-debts-paid = Schon geleistete Zahlungen bleiben: Wer für diesen Abend gezahlt hat, hat das Geld dann gut.
leave-delete-club = Club löschen
leave-delete-club-note = Der Club und alle seine Abende verschwinden sofort für alle, und ihre Links führen ins Leere. { $days ->
    [one] Einen Tag lang
   *[other] { $days } Tage lang
  } kann sie ein Eigentümer ganz einfach zurückholen; danach werden sie endgültig gelöscht. Frühere Sicherungen enthalten sie noch.
leave-club-evenings = { $count ->
    [one] 1 Abend wird mitgelöscht.
   *[other] { $count } Abende werden mitgelöscht.
  }
