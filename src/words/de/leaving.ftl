# Weggehen: vergessen, in einen anderen Club verschieben, löschen und zurückholen.
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
recovery-title = Rettungslink
recovery-explained = Wer diesen Link öffnet, wird Eigentümer des Clubs. Heb ihn für den Tag auf, an dem alle Handys verloren sind: auf Papier oder bei jemandem, dem du vertraust.
recovery-none = Es gibt noch keinen Rettungslink.
recovery-made = Es gibt einen Rettungslink (erstellt: { $when }).
recovery-make = Link erstellen
recovery-renew = Neuen Link erstellen
recovery-revoke = Link zurückziehen
recovery-once = Er wird nur einmal gezeigt. Ein neuer ersetzt ihn.
recovery-uses = Wer ihn benutzt hat
recovery-does = Dieser Link macht dieses Handy zum Eigentümer eines Clubs. Alle Eigentümer des Clubs sehen, dass er benutzt wurde.
recovery-use = Eigentümer werden
arrive-phone = Name dieses Handys
handover-title = Ein neues Handy
handover-explained = Ein anderes Handy kann an Tischen und in Clubs dieselben Rechte bekommen wie dieses. Dieses behält sie.
handover-moved = Unter { $address } gilt dieses Handy als neu. Zeig den Code, öffne seinen Link dort und bestätige dann hier.
handover-nothing = Dieses Handy hat noch keine Tische und Clubs. Öffne diese Seite auf dem Handy, das sie hat.
handover-offer = Code zeigen
handover-heading = Für das neue Handy
handover-scan = Scanne den Code mit dem neuen Handy, oder öffne dort den Link. Er gilt nur einmal und nur zehn Minuten lang.
handover-asks = { $name } möchte dieselben Rechte wie dieses Handy. Ist das dein neues Handy?
handover-confirm = Ja, freigeben
handover-refuse = Nein
handover-stop = Abbrechen
handover-given = { $name } hat jetzt dieselben Rechte wie dieses Handy.
handover-late = Zu spät: Die zehn Minuten sind um, oder es wurde inzwischen ein anderer Code gezeigt.
handover-does = Dieses Handy bekommt an Tischen und in Clubs dieselben Rechte wie dein altes, sobald das alte es bestätigt hat.
handover-take = Altes Handy fragen
handover-wait = Bestätige es jetzt auf dem alten Handy. Dann geht es hier von selbst weiter.
handover-refused = Das alte Handy hat abgelehnt. Es hat sich nichts geändert.
handover-over = Dieser Code gilt nicht mehr: Er gilt nur einmal und nur zehn Minuten lang. Zeig auf dem alten Handy einen neuen.
