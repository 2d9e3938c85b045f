# Forgetting, moving to another club, deleting and restoring.
leave-forget = Dimentica
leave-forget-table = Dimentica il tavolo
leave-forget-club = Dimentica il club
leave-forget-note = Questo telefono non mostrerà più il tavolo e non vi avrà più accesso. Per gli altri non cambia nulla.
leave-forget-club-note = Questo telefono non mostrerà più il club e i suoi tavoli e non vi avrà più accesso. Per gli altri non cambia nulla.
leave-forget-last = Nessun altro telefono gestisce questo tavolo. Dopo, nessuno potrà più invitare altri né eliminarlo, a meno che qualcuno non abbia conservato un link da proprietario.
leave-forget-last-club = Nessun altro telefono gestisce questo club. Dopo, nessuno potrà più invitare altri, correggere nomi o eliminare qualcosa, a meno che qualcuno non abbia conservato un link da proprietario.
leave-forget-by-club = Questo telefono vede il tavolo perché è nel club. Per lasciarlo, dimentica il club.
leave-move = Sposta in un altro club
leave-move-note = La serata e i suoi risultati lasciano questo club e contano nell’altro. Un giocatore il cui nome esiste nell’altro club diventa quella persona; gli altri vengono aggiunti.
leave-delete = Elimina il tavolo
leave-delete-note = Sparisce subito per tutti, e i suoi link smettono di funzionare. { $days ->
    [one] Per un giorno
   *[other] Per { $days } giorni
  } un proprietario può ripristinarlo con un tocco; poi viene cancellato per sempre. I backup fatti prima lo contengono ancora.
leave-debts = Tolto dai debiti
leave-debts-none = I debiti non cambiano.
leave-debts-paid = I pagamenti già fatti restano: a chi ha pagato per questa serata spetta un rimborso.
leave-delete-club = Elimina il club
leave-delete-club-note = Il club e tutte le sue serate spariscono subito per tutti, e i loro link smettono di funzionare. { $days ->
    [one] Per un giorno
   *[other] Per { $days } giorni
  } un proprietario può ripristinarli con un tocco; poi vengono cancellati per sempre. I backup fatti prima li contengono ancora.
leave-club-evenings = { $count ->
    [one] Con il club si elimina 1 serata.
   *[other] Con il club si eliminano { $count } serate.
  }
