# Entering a hand, its result, corrections, one hand from two phones.
hand-heading = Mano { $number }
hand-save = Salva la mano
hand-save-odd = Salva comunque
hand-odd = È insolito.
hand-show-changes = Mostra cosa cambia
hand-result = Esito
hand-played = Giocata
hand-dealer = Mazziere
hand-deals = { $player }
hand-who-dealt = Chi ha dato le carte?
hand-returned = Quello che avevi inserito è ancora qui.
hand-behind = Questo modulo è di una mano precedente. Controlla chi dà le carte e chi gioca.
hand-undone = La mano { $number } non è più sul foglio. Modificala e salvala di nuovo.
hand-clear = Svuota
hand-to-table = Torna al tavolo
hand-correct = Correggi questa mano
hand-void = Annulla questa mano
hand-insert = Inserisci una mano prima di questa
hand-restore = Ripristina la mano
hand-answers = Che cosa è stato inserito
hand-history = Chi ha fatto cosa
hand-undo-last = Annulla la mano

payments-now = Pagamenti di questa mano
ledger-who = Vincite e perdite
ledger-hand = Questa mano

change-heading = Correggi la mano { $number }
void-heading = Annulla la mano { $number }
insert-heading = Inserisci una mano prima della mano { $number }
insert-seats = Qui un posto è passato a un altro giocatore. Chi ha giocato la mano dimenticata?
restore-heading = Ripristina la mano { $number }
voided-heading = Una mano annullata
change-what = Che cosa cambia
change-player = Giocatore
change-before = Prima
change-after = Dopo
change-difference = Differenza
change-old-stays = La vecchia mano resta sul foglio, barrata.
change-dealers = Così cambia il mazziere delle mani seguenti: controllalo e correggilo dove è sbagliato.
change-save = Salva la correzione
change-later = La mano { $number } diventerebbe impossibile: { $why }
change-drops = { $count ->
    [one] La partita finisce allora con la mano { $number }. La mano seguente non conta più; resta sul foglio, barrata.
   *[other] La partita finisce allora con la mano { $number }. Le { $count } mani seguenti non contano più; restano sul foglio, barrate.
  }

revision-entered = Registrata
revision-inserted = Inserita
revision-amended = Corretta
revision-voided = Annullata
revision-dropped = Non conta più: la partita finiva prima
revision-restored = Ripristinata

taken-heading = { $name } ha appena salvato la mano { $number }
taken-heading-unnamed = Mano { $number } salvata da un altro telefono
taken-alike = { $name } ha salvato lo stesso
taken-alike-unnamed = Un altro telefono ha salvato lo stesso
taken-compare = Confronta le due
conflict-heading = La mano { $number } è già sul foglio
conflict-theirs = Sul foglio
conflict-mine = La mia
conflict-differs = è diverso
conflict-which = Qual è giusta? Le righe segnate sono diverse.
conflict-keep = Tieni quella del foglio
conflict-keep-does = La mia viene eliminata.
conflict-take = Usa la mia
conflict-take-does = La mano { $number } viene corretta. Lo vedono tutti.
conflict-both = Tieni entrambe
conflict-both-does = { $waiting ->
    [one] La mia diventa la mano { $number }.
   *[other] Le mie diventano le mani da { $number } a { $last }.
  }

change-void = Questa mano non conta.
hand-saving = Salvataggio…
preview-empty = Vuoto vale { $zero }.

adjusted-save = Salva la rettifica
adjusted-instead = Era una rettifica
adjusted-not = Era una mano giocata
note-label = Nota
note-add = Aggiungi una nota
note-change = Modifica la nota
note-save = Salva la nota
note-hint = Su una riga; è anche sul foglio.
note-revoke = Rifiuto
note-misdeal = Errore nel dare
note-handicap = Vantaggio
note-paper = Dal foglio di carta
