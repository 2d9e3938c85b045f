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
leave-delete-note = Sparisce subito per tutti, e i suoi link non aprono più nulla. Per sette giorni un proprietario può ripristinarlo con un tocco; poi viene cancellato. Le copie di sicurezza fatte prima lo contengono ancora.
leave-debts = Tolto da ciò che è dovuto
leave-debts-none = Ciò che è dovuto non cambia.
leave-debts-paid = I pagamenti fatti da allora restano: a chi ha pagato per questa serata spetta indietro.
leave-delete-club = Elimina il club
leave-delete-club-note = Il club e tutte le sue serate spariscono subito per tutti, e i loro link non aprono più nulla. Per sette giorni un proprietario può ripristinarli con un tocco; poi vengono cancellati. Le copie di sicurezza fatte prima li contengono ancora.
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
