# Andarsene: dimenticare, passare a un altro club, eliminare e ripristinare.
leave-forget = Dimentica
leave-forget-table = Dimentica il tavolo
leave-forget-club = Dimentica il club
leave-forget-note = Questo telefono non mostra più il tavolo e rinuncia a ciò che può farvi. Per gli altri non cambia nulla.
leave-forget-club-note = Questo telefono non mostra più il club e i suoi tavoli e rinuncia a ciò che può farvi. Per gli altri non cambia nulla.
leave-forget-last = Nessun altro telefono gestisce questo tavolo. Dopo, nessuno potrà più invitare o eliminarlo, a meno che qualcuno abbia conservato un link da proprietario.
leave-forget-last-club = Nessun altro telefono gestisce questo club. Dopo, nessuno potrà più invitare, correggere nomi o eliminare, a meno che qualcuno abbia conservato un link da proprietario.
leave-forget-by-club = Questo telefono vede il tavolo perché è nel club. Per lasciarlo, dimentica il club.
leave-move = Passa a un altro club
leave-move-note = La serata e ciò che ha portato lasciano questo club e contano nell’altro. Chi ha un nome dell’altro club è quella persona; gli altri vi vengono aggiunti.
leave-delete = Elimina il tavolo
leave-delete-note = Sparisce subito per tutti, e i suoi link non aprono più nulla. { $days ->
    [one] Per un giorno
   *[other] Per { $days } giorni
  } un proprietario può ripristinarlo con un tocco; poi viene cancellato. Le copie di sicurezza fatte prima lo contengono ancora.
leave-debts = Tolto da ciò che è dovuto
leave-debts-none = Ciò che è dovuto non cambia.
leave-debts-paid = I pagamenti fatti da allora restano: a chi ha pagato per questa serata spetta indietro.
leave-delete-club = Elimina il club
leave-delete-club-note = Il club e tutte le sue serate spariscono subito per tutti, e i loro link non aprono più nulla. { $days ->
    [one] Per un giorno
   *[other] Per { $days } giorni
  } un proprietario può ripristinarli con un tocco; poi vengono cancellati. Le copie di sicurezza fatte prima li contengono ancora.
leave-club-evenings = { $count ->
    [one] 1 serata va via con lui.
   *[other] { $count } serate vanno via con lui.
  }
recovery-title = Link di recupero
recovery-explained = Chi apre questo link diventa proprietario del club. Conservalo per il giorno in cui tutti i telefoni fossero persi: su carta, o da qualcuno di cui ti fidi.
recovery-none = Non c’è ancora un link di recupero.
recovery-made = C’è un link di recupero, creato: { $when }.
recovery-make = Crea il link
recovery-renew = Crea un nuovo link
recovery-revoke = Revoca il link
recovery-once = Si mostra una volta sola. Uno nuovo prende il suo posto.
recovery-uses = Chi è diventato proprietario così
recovery-does = Questo link rende questo telefono proprietario di un club. Tutti i proprietari del club vedono che è stato usato.
recovery-use = Diventa proprietario
arrive-phone = Nome di questo telefono
handover-title = Un nuovo telefono
handover-explained = Un altro telefono può ricevere tutto ciò che questo può fare ai tavoli e nei club. Anche questo lo conserva.
handover-moved = Su { $address } questo telefono conta come nuovo. Mostra il codice, apri lì il suo link e torna qui per confermare.
handover-nothing = Questo telefono non ha ancora tavoli né club. Apri questa pagina su quello che li ha.
handover-offer = Mostra il codice
handover-heading = Per il nuovo telefono
handover-scan = Inquadra il codice con il nuovo telefono, o apri lì il link. Vale una volta, e per dieci minuti.
handover-asks = { $name } chiede tutto ciò che questo telefono può fare. È il tuo nuovo telefono?
handover-confirm = Sì, daglielo
handover-refuse = No
handover-stop = Ferma
handover-given = { $name } ora può fare tutto ciò che può questo telefono.
handover-late = Era troppo tardi: i dieci minuti sono passati, o nel frattempo è stato mostrato un altro codice.
handover-does = Questo telefono riceve tutto ciò che il vecchio può fare ai tavoli e nei club, appena il vecchio lo conferma.
handover-take = Chiedi al vecchio
handover-wait = Ora conferma sul vecchio telefono. Questa pagina va avanti da sola.
handover-refused = Il vecchio telefono ha detto di no. Niente è cambiato.
handover-over = Questo codice non vale più: serve una volta, e per dieci minuti. Mostrane uno nuovo sul vecchio telefono.
