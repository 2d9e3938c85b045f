# Andarsene: dimenticare, passare a un altro club, eliminare e ripristinare.
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
    [one] 1 serata va via con lui.
   *[other] { $count } serate vanno via con lui.
  }
recovery-title = Link di recupero
recovery-explained = Chi apre questo link diventa proprietario del club. Conservalo per il giorno in cui si perdessero tutti i telefoni: su carta, o da qualcuno di cui ti fidi.
recovery-none = Non c’è ancora un link di recupero.
recovery-made = C’è un link di recupero (creato: { $when }).
recovery-make = Crea il link
recovery-renew = Crea un nuovo link
recovery-revoke = Revoca il link
recovery-once = Si mostra una volta sola. Se ne crei uno nuovo, questo smette di funzionare.
recovery-uses = Chi l’ha usato
recovery-does = Questo link rende questo telefono proprietario di un club. Tutti i proprietari del club vedono che è stato usato.
recovery-use = Diventa proprietario
arrive-phone = Nome di questo telefono
handover-title = Un nuovo telefono
handover-explained = Puoi dare a un altro telefono lo stesso accesso ai tavoli e ai club che ha questo. Questo conserva il suo.
handover-moved = Su { $address } questo telefono conta come nuovo. Mostra il codice, apri lì il suo link e torna qui per confermare.
handover-nothing = Questo telefono non ha ancora tavoli né club. Apri questa pagina su quello che li ha.
handover-offer = Mostra il codice
handover-heading = Per il nuovo telefono
handover-scan = Inquadra il codice con il nuovo telefono, o apri lì il link. Funziona una volta sola, entro dieci minuti.
handover-asks = { $name } chiede lo stesso accesso di questo telefono. È il tuo nuovo telefono?
handover-confirm = Sì, autorizza
handover-refuse = No
handover-stop = Interrompi
handover-given = { $name } ora ha lo stesso accesso di questo telefono.
handover-late = Troppo tardi: i dieci minuti sono passati, o nel frattempo è stato mostrato un altro codice.
handover-does = Questo telefono riceve lo stesso accesso ai tavoli e ai club del tuo vecchio telefono, appena lo confermi lì.
handover-take = Chiedi al vecchio telefono
handover-wait = Ora conferma sul vecchio telefono. Questa pagina va avanti da sola.
handover-refused = Il vecchio telefono ha rifiutato. Non è cambiato niente.
handover-over = Questo codice non vale più: funziona una volta sola, entro dieci minuti. Mostrane uno nuovo sul vecchio telefono.
