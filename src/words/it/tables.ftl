# La cornice di ogni pagina, la pagina iniziale, aprire e raggiungere un tavolo, il tavolo in gioco.
page-error = Errore:
page-description = Il foglio dei punti e il registro dei giochi di carte giocati a un tavolo vero.
page-skip = Vai alla pagina
page-back = Indietro
page-menu = Menu
menu-score = Punteggio
menu-sheet = Tutte le mani
menu-settlement = Fare i conti
menu-rules = Regole della casa
menu-share = Invita e condividi
menu-closing = Chiudi il tavolo
menu-home = Tutti i tavoli
bar-as-of = Non in linea: stato delle { $time }
bar-waiting-one = 1 mano in attesa di connessione
bar-waiting-other = { $count } mani in attesa di connessione
bar-refused = Una mano non è stata accettata
bar-open = Guardala
bar-drop = Eliminala
bar-sure = Eliminare questa mano? Non è sul foglio.
theme-system = Come il telefono
theme-light = Chiaro
theme-dark = Scuro

problem-heading = Qui non c’è niente
problem-malformed = Questa richiesta è illeggibile. Conviene tornare indietro e rimandarla.
problem-foreign = Questo viene da un altro sito; non è stato fatto niente.
problem-missing = Qui non c’è niente. Il link forse è sbagliato, o non vale più.
problem-conflict = Qualcun altro è arrivato prima. Conviene tornare indietro, guardare il tavolo e riprovare.
problem-too-large = È troppo grande per essere accettato.
problem-type = Questo arriva in una forma che qui non si legge.
problem-impossible = Questo non si può fare.
problem-unconditional = Questa richiesta non dice su quale stato si basa.
problem-too-many = È troppo in una volta. Aspettare un minuto e riprovare.
problem-database = Al momento non si può scrivere niente. Non si è perso niente: si può riprovare dalla stessa pagina.
problem-fault = Qui qualcosa non funziona. Non è stato cambiato niente.
problem-home = A tutti i tavoli

unit-points = punti
unit-cash = contanti
unit-tantos = tantos
unit-counters = gettoni
unit-letters = lettere
unit-penalty = penalità
unit-chips = fiche
unit-losses = sconfitte
unit-cards = carte
unit-one-points = punto
unit-one-tantos = tanto
unit-one-counters = gettone
unit-one-letters = lettera
unit-one-penalty = punto di penalità
unit-one-chips = fiche
unit-one-losses = sconfitta
unit-one-cards = carta
middle-pot = { $pot ->
    [plato] Nel plato: { $amount }
    [centro] Al centro: { $amount }
    [banca] In banca: { $amount }
    [posta] Nella posta: { $amount }
   *[other] { $pot }: { $amount }
  }
middle-debt = { $player } deve { $amount }

home-title = Tanto
home-line = Il foglio dei punti per il telefono in mezzo al tavolo.
home-going = In corso
home-finished = Finiti
home-new = Nuovo tavolo
home-code = Avete un codice?
home-join = Entra
home-hand = { $game } · mano { $hand } · { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
  } · { $when }
home-hands = { $game } · { $hand ->
    [one] 1 mano
   *[other] { $hand } mani
  } · { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
  } · { $when }
table-won = { $count ->
    [one] { $players } vince
   *[other] { $players } vincono
  }

join-title = Entra nel tavolo
join-invited = Invito a un tavolo di
join-may-watch = Si può seguire il punteggio.
join-may-score = Si possono inserire e correggere le mani.
join-may-own = Si possono inserire e correggere le mani, e invitare altri.
join-phone = Nome di questo telefono (facoltativo)

role-spectator = guarda
role-scorer = inserisce le mani
role-owner = inserisce le mani e invita
share-explained = Qui si crea un link da inviare e un codice da leggere ad alta voce. Chi ha il link può inserire le mani, o solo guardare: ce n’è uno per ciascuna cosa.
share-make = Mostra i link
share-to-score = Per inserire le mani
share-to-watch = Solo per guardare
share-qr = Codice QR del link
share-type-code = oppure il codice su { $host } entro 10 minuti
share-link = Link
share-share = Condividi
share-copy = Copia
share-copied = Copiato
share-once = I link si mostrano una volta sola. Restano validi finché non vengono ritirati.
share-members = Telefoni a questo tavolo
share-a-phone = Un telefono
share-own-phone = questo telefono
share-joined = { $role } · entrato { $when }
share-remove = Rimuovi
share-withdraw = Ritira dei link
share-withdraw-note = I vecchi link smettono di funzionare. I telefoni già entrati restano.
share-new-score = Nuovo link per inserire
share-new-watch = Nuovo link per guardare

opening-which = Quale gioco?
opening-seats-just = { $low }
opening-seats-or = { $low } o { $high }
opening-seats-to = da { $low } a { $high }
opening-other-game = Cambia gioco
opening-who = Chi gioca? Nell’ordine dei posti
opening-seat = Posto { $number }
opening-deals = di mazzo
opening-up = Sposta su il posto { $number }
opening-more = Altri giocatori
opening-lately = Di recente
opening-name = Nome del tavolo (facoltativo)
opening-worth = Si gioca per
opening-money = denaro
opening-counters = gettoni
opening-rate = Gettoni o denaro per 1 { $unit }
opening-currency = Valuta
opening-usual = le solite
opening-start = Comincia
opening-who-deals = Manca chi dà le carte nella prima mano: va scelto tra i giocatori nominati.
