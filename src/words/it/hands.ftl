# Segnare una mano, il suo risultato, le correzioni, una mano da due telefoni.
hand-heading = Mano { $number }
hand-save = Salva la mano
hand-show-changes = Mostra che cosa cambia
hand-dealer = Mazziere
hand-deals = { $player } dà le carte
hand-who-dealt = Chi ha dato le carte?
hand-returned = Quello che avevi inserito è di nuovo qui.
hand-clear = Cancella
hand-to-table = Al tavolo
hand-correct = Correggi questa mano
hand-void = Questa mano non vale
hand-before = Prima:
hand-undo-last = Annulla

payments-now = Sul tavolo, adesso
ledger-who = Chi paga chi
ledger-hand = Questa mano

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
conflict-mine = La tua
conflict-differs = è diverso
conflict-told = { $phone }, { $when }
conflict-this-phone = questo telefono
conflict-other-phone = un altro telefono
conflict-which = Qual è giusta? Le righe segnate sono diverse.
conflict-keep = Tenere quella del foglio
conflict-keep-does = La mia viene scartata.
conflict-take = Prendere la mia
conflict-take-does = Corregge la mano { $number }. Lo vedono tutti.
conflict-both = Si sono giocate entrambe
conflict-both-does = { $waiting ->
    [one] La mia diventa la mano { $number }.
   *[other] Le mie diventano le mani da { $number } a { $last }.
  }

change-void = Questa mano non conta.
hand-saving = Salvataggio…
