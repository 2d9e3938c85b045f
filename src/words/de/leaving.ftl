# Weggehen: vergessen, in einen anderen Club umziehen, löschen und zurückholen.
leave-forget = Vergessen
leave-forget-table = Tisch vergessen
leave-forget-club = Club vergessen
leave-forget-note = Dieses Handy zeigt den Tisch nicht mehr und gibt auf, was es dort darf. Für die anderen ändert sich nichts.
leave-forget-club-note = Dieses Handy zeigt den Club und seine Tische nicht mehr und gibt auf, was es dort darf. Für die anderen ändert sich nichts.
leave-forget-last = Kein anderes Handy verwaltet diesen Tisch. Danach kann niemand mehr dazu einladen oder ihn löschen, es sei denn, jemand hat einen Eigentümerlink aufgehoben.
leave-forget-last-club = Kein anderes Handy verwaltet diesen Club. Danach kann niemand mehr einladen, Namen berichtigen oder löschen, es sei denn, jemand hat einen Eigentümerlink aufgehoben.
leave-forget-by-club = Dieses Handy sieht den Tisch, weil es im Club ist. Wer ihn verlassen will, vergisst den Club.
leave-move = In einen anderen Club
leave-move-note = Der Abend und was er brachte verlassen diesen Club und zählen im anderen. Wer einen Namen aus dem anderen Club hat, ist diese Person; die anderen kommen dort dazu.
leave-delete = Tisch löschen
leave-delete-note = Er verschwindet sofort für alle, und seine Links öffnen nichts mehr. Sieben Tage lang kann ihn ein Eigentümer mit einem Tipp zurückholen; dann wird er endgültig gelöscht. Frühere Sicherungen enthalten ihn noch.
leave-debts = Wird von den Schulden abgezogen
leave-debts-none = An den Schulden ändert sich nichts.
leave-debts-paid = Zahlungen seither bleiben: Wer für diesen Abend gezahlt hat, bekommt es wieder.
leave-delete-club = Club löschen
leave-delete-club-note = Der Club und alle seine Abende verschwinden sofort für alle, und ihre Links öffnen nichts mehr. Sieben Tage lang kann sie ein Eigentümer mit einem Tipp zurückholen; dann werden sie endgültig gelöscht. Frühere Sicherungen enthalten sie noch.
leave-club-evenings = { $count ->
    [one] 1 Abend geht mit.
   *[other] { $count } Abende gehen mit.
  }
recovery-title = Rettungslink
recovery-explained = Wer diesen Link öffnet, wird Eigentümer des Clubs. Heb ihn für den Tag auf, an dem alle Handys verloren sind: auf Papier oder bei jemandem, dem du vertraust.
recovery-none = Es gibt noch keinen Rettungslink.
recovery-made = Es gibt einen Rettungslink, gemacht: { $when }.
recovery-make = Link machen
recovery-renew = Neuen Link machen
recovery-revoke = Link zurückziehen
recovery-once = Er wird nur einmal gezeigt. Ein neuer tritt an seine Stelle.
recovery-uses = Wer damit Eigentümer wurde
recovery-does = Dieser Link macht dieses Handy zum Eigentümer eines Clubs. Alle Eigentümer des Clubs sehen, dass er benutzt wurde.
recovery-use = Eigentümer werden
arrive-phone = Name dieses Handys
