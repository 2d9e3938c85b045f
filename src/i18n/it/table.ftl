# The home page, opening, joining, inviting, the live table, bids, the sheet, house rules, closing, finished tables.
hand-enter = Inserisci la mano { $number }
hand-enter-tricks = Inserisci le prese della mano { $number }
hand-continue = Continua la mano { $number }
hand-undo = Annulla la mano { $number }

bid-heading = Dichiarazione
bid-none = non ancora
bid-announced = Dichiarazione: { $bid }
bid-save = Salva dichiarazione
bid-withdraw = Ritira dichiarazione
bid-unsent = Nessuna connessione: la dichiarazione non è stata inviata.

live-by-seat = Ordina per posto
live-by-score = Ordina per punteggio
live-no-hands = Ancora nessuna mano.
live-why = Perché?
live-wake = Schermo sempre acceso
pending-change = Modifica
pending-change-hand = Modifica la mano { $number }
pending-remove = Togli
pending-remove-hand = Togli la mano { $number }
pending-restore = Ripristina
pending-restore-hand = Ripristina la mano { $number }
pending-leaving = Rimozione…
live-stopped = La mano { $number } non si può più contare: { $why }
next-deals = Dà { $player }
next-cuts = { $player } taglia il mazzo
next-leads = Esce { $player }
next-out = { $count ->
    [one] { $players } non gioca
   *[other] { $players } non giocano
  }

watch-live = in diretta
watch-offline = offline dalle { $time }
watch-renewed = aggiornato ogni { $seconds } secondi
watch-next = Prossima mano
live-saved = Mano { $number } salvata
live-share = Invita

sheet-figures = Che cosa mostra il foglio
sheet-by-hand = Per mano
sheet-running = Progressivo
sheet-print = Stampa
sheet-chart = Grafico
sheet-voided = annullata ({ $when })
sheet-corrected = corretta ({ $when })
sheet-older = Mani più vecchie
sheet-newer = Mani più recenti

close-note = Una volta chiuso il tavolo, non si possono più inserire mani. Puoi riaprirlo quando vuoi.
close-over = La partita è finita: chiudere il tavolo non cambia più i punteggi.
close-shares = Ancora in mezzo
close-does = Alla chiusura i debiti si versano in mezzo e tutto si divide in parti uguali; ognuno paga o riceve solo la differenza. Ciò che avanza si distribuisce uno alla volta, a giro, a partire dal prossimo mazziere.
close-play-on = Continua a giocare
close-standing = Totali dopo la chiusura
close-close = Chiudi il tavolo
close-is-closed = Il tavolo è chiuso. Non si è perso niente: puoi riaprirlo.
close-open-again = Riapri il tavolo
close-payments = Pagamenti
close-paid = { $count ->
    [0] tutto pagato
    [one] 1 da pagare
   *[other] { $count } da pagare
  }
finished-hands = { $count ->
    [one] Tutte le mani: 1
   *[other] Tutte le { $count } mani
  }
finished-detail = { $count ->
    [one] 1 mano
   *[other] { $count } mani
  }
finished-times = dalle { $from } alle { $to }
finished-no-winner = Chiuso prima della prima mano
finished-share-middle = Dividi ciò che resta in mezzo
finished-again = Gioca ancora
finished-share = Invia immagine

rules-holds = { $game }. Le modifiche valgono dalla mano { $number } in poi.
rules-none = { $game } non ha regole della casa.
rules-save = Salva le regole
rules-changed = Modifiche precedenti
rules-worth-kept = { $worth }. Vale per tutto il tavolo.
rules-worth-other = Continua con le stesse persone a un altro valore

home-new = Nuovo tavolo
share-explained = Crea dei link da inviare, ciascuno con un codice da leggere ad alta voce: uno per chi inserisce le mani, l’altro per chi guarda soltanto.
share-table-alone = Questi link aprono solo questo tavolo: chi non ha un link al club apre il prossimo tavolo in un club a parte. Revocando tutti i link del club si revocano anche questi.
share-to-score = Per inserire le mani
share-to-watch = Solo per guardare
share-type-code = oppure scrivi il codice su { $host } entro { $minutes } minuti
share-members = Telefoni a questo tavolo
share-name-phones = Dai un nome ai telefoni
share-plain = Con il semplice http un telefono non può tenere acceso lo schermo né aprire pagine offline, e altri nella rete possono leggere tutto. Con https funziona tutto: avvia Tanto con --tls-cert e --tls-key; tanto doctor dice di più.
opening-which = Quale gioco?
opening-seats-just = { $low } giocatori
opening-seats-or = { $low } o { $high } giocatori
opening-seats-to = da { $low } a { $high } giocatori
opening-other-game = Cambia gioco
opening-who = Chi gioca? Nell’ordine dei posti
opening-seat = Posto { $number }
opening-deals = di mazzo
opening-up = Sposta su il posto { $number }
opening-partners = Coppie
opening-other-partners = Cambia le coppie
opening-more = Altri giocatori
opening-recent = Recenti
opening-name = Nome del tavolo (facoltativo)
opening-worth = Si gioca per
opening-settled = Quando si paga?
opening-stakes = Puntate
opening-each-hand = Dopo ogni mano
opening-at-close = Alla fine
opening-money = denaro
opening-counters = gettoni
opening-rate = Gettoni o denaro per 1 { $unit }
opening-rate-counters = Gettoni per 1 { $unit }
opening-rate-money = Denaro per 1 { $unit }
opening-currency = Valuta
opening-usual = le solite
opening-start = Comincia
opening-who-deals = Scegli chi dà le carte per primo tra i giocatori nominati.

players-hint = Correggi un nome, o lascia che qualcun altro prenda un posto dalla prossima mano. Le mani già giocate non cambiano.
players-who-renames = Solo chi gestisce il club può cambiare un nome.
players-who-replaces = Solo chi gestisce il tavolo o il club può dare un posto a qualcun altro.
players-name = Nome al posto { $number }
players-rename = Cambia nome
players-replace = Sostituisci dalla mano { $number }
players-took = Dalla mano { $number } { $in } siede al posto di { $out }.
players-hint-rename = Correggi un nome: quello nuovo appare ovunque, anche nelle serate passate.
players-hint-replace = Lascia che qualcun altro prenda un posto dalla prossima mano. Le mani già giocate non cambiano.
players-hint-score = In questo gioco chi arriva prende anche il punteggio del posto.
share-to-own = Per gestire il tavolo con te
