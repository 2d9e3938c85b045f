# Å skrive inn en runde, resultatet, rettelser, én runde fra to telefoner.
hand-heading = Runde { $number }
hand-save = Lagre runden
hand-show-changes = Vis hva som endres
hand-dealer = Utdeler
hand-deals = { $player } deler ut
hand-who-dealt = Hvem delte ut?
hand-next = Neste: { $player } deler ut
hand-to-table = Til bordet
hand-correct = Rett runden
hand-void = Denne runden teller ikke
hand-before = Før:
hand-undo-last = Angre

payments-now = På bordet nå

change-heading = Rett runde { $number }
change-what = Dette endres
change-player = Spiller
change-before = Før
change-after = Etter
change-difference = Endring
change-old-stays = Den gamle runden blir stående på arket, strøket over.
change-dealers = Rundene etter den får en annen giver: se om det stemmer, og oppgi giveren der det ikke gjør det.
change-save = Lagre rettelsen
change-later = Runde { $number } ville ikke lenger gå opp: { $why }

conflict-heading = Runde { $number } står alt på arket
conflict-theirs = På arket
conflict-mine = Du førte
conflict-same = Min er den samme, forkast den
conflict-add = Legg til min som runde { $number }
conflict-correct = Rett heller runde { $number }

change-void = Denne runden teller ikke.
hand-saving = Lagrer …
