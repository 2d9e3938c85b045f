# La cornice di ogni pagina: la barra, il menu, il tema, i problemi.
page-actions = Azioni

menu-watch = Schermo grande

page-error = Errore:
page-description = Il foglio dei punti e il registro dei giochi di carte giocati a un tavolo vero.
page-skip = Vai alla pagina
page-back = Indietro
page-menu = Menu
page-gone = Questo telefono non è più al tavolo: è stato tolto, o il link è stato rinnovato. Quello che segue non viene più aggiornato.
page-moved = Tanto ora si trova su { $address }.
page-over = Vai lì
menu-score = Punteggio
menu-sheet = Tutte le mani
menu-settlement = Fai i conti
menu-rules = Regole della casa
menu-players = Giocatori
menu-share = Invita e condividi
menu-closing = Chiudi il tavolo
menu-home = Tutti i tavoli
bar-as-of = Non in linea (dati: { $time })
bar-waiting-one = 1 mano in attesa di connessione
bar-waiting-other = { $count } mani in attesa di connessione
bar-refused = Una mano non è stata accettata
bar-open = Vedi
bar-drop = Eliminala
bar-sure = Eliminare questa mano? Non è sul foglio.
theme-system = Come il telefono
theme-light = Chiaro
theme-dark = Scuro

problem-heading-missing = Qui non c’è niente
problem-heading-conflict = Qualcun altro è arrivato prima
problem-heading-later = Non così in fretta
problem-heading-database = Non salvato
problem-heading-fault = Qualcosa non funziona
problem-heading-refused = Questo non è riuscito
problem-malformed = Questa richiesta è illeggibile. Torna indietro e inviala di nuovo.
problem-foreign = Questo viene da un altro sito; non è stato fatto niente.
problem-missing = Qui non c’è niente. Il link forse è sbagliato, o non vale più.
problem-conflict = Qualcun altro è arrivato prima. Torna indietro, guarda il tavolo e riprova.
problem-too-large = È troppo grande per essere accettato.
problem-type = Questo arriva in una forma che qui non si legge.
problem-impossible = Questo non si può fare.
problem-unconditional = Questa richiesta non dice su quale stato si basa.
problem-too-many = È troppo in una volta. Aspetta un minuto e riprova.
problem-slow = L’invio ha richiesto troppo tempo; non è stato fatto niente. Riprova.
problem-database = Al momento non si può scrivere niente. Non si è perso niente: si può riprovare dalla stessa pagina.
problem-fault = Qui qualcosa non funziona. Non è stato cambiato niente.
problem-home = Tutti i tavoli
plain-text = { $text }

offline-heading = Nessuna connessione
offline-explained = Senza connessione questa pagina non si può mostrare.
offline-sent = Se hai appena inviato qualcosa, non è stato confermato: guarda se c’è prima di inviarlo di nuovo.
offline-hands = Le mani si possono annotare lo stesso. Aspettano su questo telefono.
offline-again = Riprova
