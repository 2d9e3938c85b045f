# Entering a hand, its result, corrections, one hand from two phones.
hand-heading = Runde { $number }
hand-save = Lagre runden
hand-save-odd = Lagre likevel
hand-odd = Dette er uvanlig.
hand-show-changes = Vis hva som endres
hand-result = Resultat
hand-played = Spilt
hand-dealer = Utdeler
hand-deals = { $player }
hand-who-dealt = Hvem delte ut?
hand-returned = Det du hadde fylt inn, står her fortsatt.
hand-behind = Dette skjemaet ble hentet for en tidligere runde. Sjekk hvem som deler ut, og hvem som er med.
hand-undone = Runde { $number } er tatt av arket. Rett den og lagre på nytt.
hand-clear = Tøm
hand-to-table = Tilbake til bordet
hand-correct = Rett opp runden
hand-void = Stryk denne runden
hand-insert = Sett inn en runde før denne
hand-restore = Hent tilbake runden
hand-answers = Dette ble skrevet inn
hand-history = Hvem gjorde hva
hand-undo-last = Angre

payments-now = Betalinger i denne runden
ledger-who = Vunnet og tapt
ledger-hand = Denne runden

change-heading = Rett opp runde { $number }
void-heading = Stryk runde { $number }
insert-heading = Sett inn en runde før runde { $number }
insert-seats = Her skiftet en plass eier. Hvem spilte den glemte runden?
restore-heading = Hent tilbake runde { $number }
voided-heading = En strøket runde
change-what = Dette endres
change-player = Spiller
change-before = Før
change-after = Etter
change-difference = Endring
change-old-stays = Den gamle runden blir stående på arket, strøket over.
change-dealers = Dette endrer hvem som delte ut i de senere rundene. Se over dem, og rett utdeleren der det er feil.
change-save = Lagre rettelsen
change-later = Runde { $number } ville ikke lenger være mulig: { $why }
change-drops = { $count ->
    [one] Spillet slutter da med runde { $number }. Runden etter teller ikke lenger; den blir stående på arket, strøket over.
   *[other] Spillet slutter da med runde { $number }. De { $count } rundene etter teller ikke lenger; de blir stående på arket, strøket over.
  }

revision-entered = Skrevet inn
revision-inserted = Satt inn
revision-amended = Rettet
revision-voided = Strøket
revision-dropped = Teller ikke lenger: spillet sluttet før den
revision-restored = Hentet tilbake

taken-heading = { $name } har nettopp lagret runde { $number }
taken-heading-unnamed = En annen telefon har lagret runde { $number }
taken-alike = { $name } har lagret det samme
taken-alike-unnamed = En annen telefon har lagret det samme
taken-compare = Sammenlign de to
conflict-heading = Runde { $number } står allerede på arket
conflict-theirs = På arket
conflict-mine = Min
conflict-differs = er ulik
conflict-which = Hvilken er riktig? De merkede linjene er ulike.
conflict-keep = Behold den på arket
conflict-keep-does = Min blir forkastet.
conflict-take = Bruk min
conflict-take-does = Retter opp runde { $number }. Alle ser det.
conflict-both = Behold begge
conflict-both-does = { $waiting ->
    [one] Min blir runde { $number }.
   *[other] Mine blir runde { $number } til { $last }.
  }

change-void = Denne runden teller ikke.
hand-saving = Lagrer …
preview-empty = Tomt teller som { $zero }.

adjusted-save = Lagre justeringen
adjusted-instead = Det var en justering
adjusted-not = Det var en spilt runde
note-label = Notat
note-add = Legg til et notat
note-change = Endre notatet
note-save = Lagre notatet
note-hint = På én linje; det står også på arket.
note-revoke = Ikke fulgt farge
note-misdeal = Feil utdeling
note-handicap = Handikap
note-paper = Fra papir
