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
live-vibrate = Vibra quando do le carte
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
live-figures = Punti o denaro

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
finished-hands = { $count ->
    [one] Tutte le mani: 1
   *[other] Tutte e { $count } le mani
  }
finished-detail = { $count ->
    [one] 1 mano
   *[other] { $count } mani
  }
finished-times = dalle { $from } alle { $to }
finished-no-winner = Chiuso prima della prima mano
finished-share-middle = Dividi ciò che resta in mezzo
finished-payments = { $count ->
    [one] { $count } pagamento
   *[other] { $count } pagamenti
  }
finished-again = Gioca ancora
finished-share = Invia immagine

stake-holds = Vale per tutto il tavolo, anche per le mani già giocate.
stake-save = Salva
stake-change = Modifica
stake-after-all = Passa a giocare a soldi

rules-holds = { $game }. Le modifiche valgono dalla mano { $number } in poi.
rules-none = { $game } non ha regole della casa.
rules-save = Salva le regole
rules-changed = Modifiche precedenti

home-new = Nuovo tavolo
share-explained = Mostra un codice da scansionare o da leggere ad alta voce, per chi inserisce le mani o guarda soltanto.
share-table-alone = Questi link aprono solo questo tavolo: chi non ha un link al club apre il prossimo tavolo in un club a parte. Revocando tutti i link del club si revocano anche questi.
share-choose = A che cosa inviti?
share-choice-club = Club e tavolo
share-choice-table = Questo tavolo
share-choice-watch = Solo guardare
share-may-club = Inserisce le mani qui e ai prossimi tavoli del club.
share-may-table = Inserisce le mani a questo tavolo e basta.
share-may-watch = Vede il punteggio e non cambia nulla.
share-may-own = Inserisce le mani a questo tavolo e lo gestisce con te.
share-last-minute = Ultimo minuto
share-minutes-left = Ancora { $minutes } minuti
share-until = valido fino alle { $time }
share-code-over = Questo codice è scaduto.
share-new-code = Nuovo codice
share-phones = Telefoni e revoche
share-to-watch = Solo per guardare
share-type-code = oppure scrivi il codice su { $host }
share-members = Telefoni a questo tavolo
share-name-phones = Dai un nome ai telefoni
share-plain = Con il semplice http un telefono non può tenere acceso lo schermo né aprire pagine offline, e altri nella rete possono leggere tutto. Con https funziona tutto: avvia Tanto con --tls-cert e --tls-key; tanto doctor dice di più.
opening-which = Quale gioco?
opening-any-name = Scopone, Wizard…
opening-keep = Segnare «{ $name }» su un foglio libero
opening-on-sheet = su un foglio libero
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
opening-rate = Gettoni o denaro a { $unit }
opening-rate-counters = Gettoni a { $unit }
opening-rate-money = Denaro a { $unit }
opening-per = Per che cosa si paga
opening-one-unit = Valore di ogni { $unit }
opening-one-game = Ogni partita costa
opening-per-game-hint = Chi non ha vinto paga questa somma una volta, qualunque sia il punteggio; i vincitori se la dividono. Un tavolo chiuso prima della fine non costa niente.
opening-currency = Valuta
opening-usual = le solite
opening-start = Comincia
opening-who-deals = Scegli chi dà le carte per primo tra i giocatori nominati.

players-rename = Cambia nome
players-hint-rename = Correggi un nome: quello nuovo appare ovunque, anche nelle serate passate.
players-hint-score = Chi si siede qui continua dal punteggio attuale. Per i soldi e le statistiche ognuno tiene quello che ha vinto o perso.
share-to-own = Per gestire il tavolo con te

opening-its-name = Il nome
opening-next = Avanti
opening-played-here = Già giocati qui
opening-times = { $count ->
    [one] una volta
   *[other] { $count } volte
  }
opening-played-note = Con le sue regole e le poste, che si possono cambiare.
opening-without-name = Solo un foglio, senza nome
opening-built-in = Questo gioco ha un modulo tutto suo
opening-still-sheet = Un foglio lo stesso
table-fewest-wins = Vince chi ha meno punti
seats-joined = { $player } si siede.
seats-joined-after = { $player } si siede dopo { $after }.
seats-back = { $player } è di nuovo al tavolo.
seats-left = { $player } fa una pausa.
seats-replaced = { $player } gioca al posto di { $out }.
seats-ordered = Nuovo ordine di gioco: { $players }.
tag-away = in pausa dalla mano { $number }
tag-left = fino alla mano { $number }
chair-new = si siede
chair-back = di nuovo qui
chair-pauses = in pausa
chair-taken = { $player } prende il posto
chair-deals = dà la prossima mano
chair-move = Sposta { $player }
chair-up = Sposta in su { $player }
chair-down = Sposta in giù { $player }
chair-plays = { $player } gioca
chair-instead = Qui siede qualcun altro
chair-keeps = Quello che { $player } ha vinto o perso finora resta suo.
players-order = In ordine di gioco
players-plays = gioca
players-add = Chi altro si siede?
players-new-name = Nuovo nome
players-add-one = Aggiungi
players-from = Da quale mano
players-from-hand = mano { $number }
players-save = Salva
players-deal = Mano { $number } con { $count } giocatori:
players-over = La partita è finita: nessuno arriva o se ne va più.
players-past = Cambi finora
players-since = Dalla mano { $number }: { $change }
players-undo = Annulla
players-go-on = Chiudi e continua con altri giocatori
live-entering = { $name } sta inserendo la mano { $number }
live-entering-unnamed = La mano { $number } viene inserita su un altro telefono
