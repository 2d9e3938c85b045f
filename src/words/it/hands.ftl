# Segnare una mano, il suo risultato, le correzioni, una mano da due telefoni.
hand-heading = Mano { $number }
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

payments-now = Sul tavolo, adesso

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

change-void = Questa mano non conta.
hand-saving = Salvataggio…
