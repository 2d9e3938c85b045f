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
leave-delete-note = Er verschwindet sofort für alle, und seine Links öffnen nichts mehr. { $days ->
    [one] Einen Tag lang
   *[other] { $days } Tage lang
  } kann ihn ein Eigentümer mit einem Tipp zurückholen; dann wird er endgültig gelöscht. Frühere Sicherungen enthalten ihn noch.
leave-debts = Wird von den Schulden abgezogen
leave-debts-none = An den Schulden ändert sich nichts.
leave-debts-paid = Zahlungen seither bleiben: Wer für diesen Abend gezahlt hat, bekommt es wieder.
leave-delete-club = Club löschen
leave-delete-club-note = Der Club und alle seine Abende verschwinden sofort für alle, und ihre Links öffnen nichts mehr. { $days ->
    [one] Einen Tag lang
   *[other] { $days } Tage lang
  } kann sie ein Eigentümer mit einem Tipp zurückholen; dann werden sie endgültig gelöscht. Frühere Sicherungen enthalten sie noch.
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
handover-title = Ein neues Handy
handover-explained = Ein anderes Handy kann alles bekommen, was dieses an Tischen und in Clubs darf. Dieses behält es auch.
handover-moved = Unter { $address } gilt dieses Handy als neu. Zeig den Code, öffne seinen Link dort und bestätige dann hier.
handover-nothing = Dieses Handy hat noch keine Tische und Clubs. Öffne diese Seite auf dem Handy, das sie hat.
handover-offer = Code zeigen
handover-heading = Für das neue Handy
handover-scan = Lies den Code mit dem neuen Handy ein, oder öffne dort den Link. Er gilt einmal und zehn Minuten lang.
handover-asks = { $name } bittet um alles, was dieses Handy darf. Ist das dein neues Handy?
handover-confirm = Ja, geben
handover-refuse = Nein
handover-stop = Aufhören
handover-given = { $name } darf jetzt alles, was dieses Handy darf.
handover-late = Das war zu spät: Die zehn Minuten sind um, oder es wurde seither ein anderer Code gezeigt.
handover-does = Dieses Handy bekommt alles, was dein altes an Tischen und in Clubs darf, sobald das alte es bestätigt hat.
handover-take = Altes Handy fragen
handover-wait = Bestätige es jetzt auf dem alten Handy. Diese Seite geht von selbst weiter.
handover-refused = Das alte Handy hat Nein gesagt. Nichts hat sich geändert.
handover-over = Dieser Code gilt nicht mehr: Er gilt einmal und zehn Minuten lang. Zeig auf dem alten Handy einen neuen.
