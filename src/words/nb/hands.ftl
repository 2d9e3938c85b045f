# Å skrive inn en runde, resultatet, rettelser, én runde fra to telefoner.
hand-heading = Runde { $number }
hand-save = Lagre runden
hand-show-changes = Vis hva som endres
hand-dealer = Utdeler
hand-deals = { $player } deler ut
hand-who-dealt = Hvem delte ut?
hand-returned = Det du hadde fylt inn, er her igjen.
hand-clear = Tøm
hand-to-table = Tilbake til bordet
hand-correct = Rett opp runden
hand-void = Stryk denne runden
hand-before = Før:
hand-undo-last = Angre

payments-now = Betal nå
ledger-who = Hvem betaler hvem
ledger-hand = Denne runden

change-heading = Rett opp runde { $number }
change-what = Dette endres
change-player = Spiller
change-before = Før
change-after = Etter
change-difference = Endring
change-old-stays = Den gamle runden blir stående på arket, strøket over.
change-dealers = Rundene etter den får en annen utdeler: se om det stemmer, og oppgi utdeleren der det ikke gjør det.
change-save = Lagre rettelsen
change-later = Runde { $number } ville ikke lenger gå opp: { $why }

conflict-heading = Runde { $number } står alt på arket
conflict-theirs = På arket
conflict-mine = Din
conflict-differs = er ulik
conflict-told = { $phone }, { $when }
conflict-this-phone = denne telefonen
conflict-other-phone = en annen telefon
conflict-which = Hvilken er riktig? De merkede linjene er ulike.
conflict-keep = Behold den på arket
conflict-keep-does = Min blir forkastet.
conflict-take = Bruk min
conflict-take-does = Retter opp runde { $number }. Alle ser det.
conflict-both = Begge ble spilt
conflict-both-does = { $waiting ->
    [one] Min blir runde { $number }.
   *[other] Mine blir runde { $number } til { $last }.
  }

change-void = Denne runden teller ikke.
hand-saving = Lagrer …
