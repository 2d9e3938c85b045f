# Moduli, mani, risultati, correzioni, il tavolo in gioco.
form-problem = C’è un problema
form-missing = Manca ancora: { $legend }
page-actions = Azioni
pad-digits = Cifre
pad-delete = Cancella
pad-next = Campo seguente
pad-sign = Più o meno
count-cards = Conta le carte
count-hint = calcola i punti
count-less = { $kind }: una in meno
count-more = { $kind }: una in più

hand-heading = Mano { $number }
hand-enter = Inserisci la mano { $number }
hand-undo = Annulla la mano { $number }
hand-save = Salva la mano
hand-show-changes = Mostra che cosa cambia
hand-dealer = Mazziere
hand-deals = { $player } dà le carte
hand-who-dealt = Chi ha dato le carte?
hand-next = Poi dà le carte { $player }
hand-to-table = Al tavolo
hand-correct = Correggi questa mano
hand-void = Questa mano non vale
hand-before = Prima:
hand-undo-last = Annulla
tag-dealer = mazziere
sr-last-hand = ultima mano
sr-total = totale

payments-now = Sul tavolo, adesso
payment-line = { $from ->
    [plato] Dal plato
    [centro] Dal centro
    [banca] Dalla banca
    [posta] Dalla posta
    [foglio] Dal foglio
   *[other] Da { $from }
  } { $to ->
    [plato] al plato
    [centro] al centro
    [banca] alla banca
    [posta] alla posta
    [foglio] al foglio
   *[other] a { $to }
  }: { $amount }
pot-plato = plato
pot-centre = centro
pot-bank = banca
pot-stakes = posta
pot-book = foglio

change-heading = Correggi la mano { $number }
change-what = Che cosa cambia
change-player = Giocatore
change-before = Prima
change-after = Dopo
change-difference = Differenza
change-old-stays = La vecchia mano resta sul foglio, barrata.
change-dealers = Le mani seguenti cambiano mazziere: controllate se è giusto e, dove non lo è, indicate chi ha dato.
change-save = Salva la correzione
change-later = La mano { $number } non andrebbe più bene: { $why }

conflict-heading = La mano { $number } è già sul foglio
conflict-theirs = Sul foglio
conflict-mine = Inserita qui
conflict-same = È la stessa, elimina la mia
conflict-add = Aggiungi la mia come mano { $number }
conflict-correct = Correggi invece la mano { $number }

bid-heading = Dichiarazione
bid-none = non ancora
bid-told = Dichiarazione: { $bid }
bid-save = Annota la dichiarazione
bid-withdraw = Ritira la dichiarazione

live-hands = { $number ->
    [0] ancora nessuna mano
    [one] 1 mano
   *[other] { $number } mani
  }
live-order = Ordine
live-by-seat = Posti
live-by-score = Punteggio
live-no-hands = Ancora nessuna mano.
live-how = Come si è contato
live-wake = Schermo sempre acceso
live-pending = Mano delle { $time }, in attesa di connessione
live-stopped = La mano { $number } non si può più contare: { $why }
next-deals = { $player } dà le carte
next-cuts = { $player } taglia il mazzo
next-leads = { $player } è di mano
next-out = { $count ->
    [one] { $players } non gioca
   *[other] { $players } non giocano
  }
plain-text = { $text }

table-closed = Questo tavolo è chiuso. Va riaperto per cambiare qualcosa.
table-not-closed = Questo tavolo non è chiuso.
stake-currency = Serve il codice di una valuta, per esempio EUR.
stake-rate = Serve il valore di un punto in denaro, più di 0.

menu-watch = Schermo grande
watch-live = in diretta
watch-offline = non in linea { $time }
watch-next = Poi dà le carte { $player }
live-last = Mano { $number }: { $headline }
live-share = Invita
change-void = Questa mano non conta.
