# Skjemaer, runder, resultater, rettelser, bordet i spill.
form-problem = Noe stemmer ikke
form-missing = Mangler ennå: { $legend }
page-actions = Handlinger
pad-digits = Sifre
pad-delete = Slett
pad-next = Neste felt
pad-sign = Pluss eller minus
count-cards = Tell kortene
count-hint = fyller inn poengene
count-less = { $kind }: én mindre
count-more = { $kind }: én til

hand-heading = Runde { $number }
hand-enter = Før runde { $number }
hand-undo = Angre runde { $number }
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
tag-dealer = utdeler
sr-last-hand = siste runde
sr-total = sum

payments-now = På bordet nå
payment-line = { $from } gir { $amount } til { $to }
pot-plato = platoen
pot-centre = midten
pot-bank = banken
pot-stakes = potten
pot-book = arket

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

bid-heading = Melding
bid-none = ikke ennå
bid-told = Melding: { $bid }
bid-save = Skriv inn meldingen
bid-withdraw = Trekk meldingen tilbake

live-hands = { $number ->
    [0] ingen runder ennå
    [one] 1 runde
   *[other] { $number } runder
  }
live-order = Rekkefølge
live-by-seat = Plasser
live-by-score = Stilling
live-no-hands = Ingen runder ennå.
live-how = Slik ble det regnet
live-wake = Hold skjermen på
live-pending = Runde fra { $time }, venter på nett
live-stopped = Runde { $number } kan ikke telles lenger: { $why }
next-deals = { $player } deler ut
next-cuts = { $player } tar av
next-leads = { $player } spiller ut
next-out = { $count ->
    [one] { $players } sitter over
   *[other] { $players } sitter over
  }
plain-text = { $text }

table-closed = Dette bordet er lukket. Åpne det igjen for å endre noe.
table-not-closed = Dette bordet er ikke lukket.
stake-currency = Skriv koden til en valuta, for eksempel NOK.
stake-rate = Skriv hvor mye penger et poeng er verdt, mer enn 0.

menu-watch = Stor skjerm
watch-live = direkte
watch-offline = frakoblet { $time }
watch-next = { $player } deler ut neste runde
live-last = Runde { $number }: { $headline }
live-share = Inviter
change-void = Denne runden teller ikke.
