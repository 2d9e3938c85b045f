# The scoreboard, its chart, the pots, the units.
live-hand = runde { $number }
ledger-sum = Sum
tag-owes = skylder { $amount }
tag-dealer = utdeler
tag-out = sitter over
tag-you = du
tag-your-deal = du deler ut
sr-last-hand = siste runde
sr-total = sum
payment-line = { $from } gir { $amount } til { $to }
pays-now = { $payers ->
    [one] { $from } betaler { $to }
   *[other] { $from } betaler { $to }
  }
pays-each = { $amount } hver
pot-book = arket
chart-title = Stillingen gjennom { $hands ->
    [one] 1 runde
   *[other] { $hands } runder
  }
chart-order = Etter runde { $number }: { $order }.
rules-change = Fra og med runde { $number } · { $rule }: { $before } → { $after }
rules-differs = { $rule }: { $answer }
middle-pot = I { $pot }: { $amount }
middle-debt = { $player } skylder { $amount }
table-won = { $count ->
    [one] { $players } vinner
   *[other] { $players } vinner
  }
phone-and-time = { $phone }, { $when }
imported-and-time = importert, { $when }
phone-this = denne telefonen
phone-other = en annen telefon
phone-of = Telefonen til { $name }
moment-biggest = Største runde
moment-comeback = Snuoperasjon
moment-boldest = Dristigste melding
moment-said = Sagt ved bordet
moment-from-last = { $player }, fra sist til først
moment-up = { $player }, opp fra sisteplass
moment-low = { $amount } etter runde { $number }
deleted-heading = Slettet
deleted-detail = slettet { $when } · kan hentes tilbake til { $until }
deleted-restore = Hent tilbake
purse-counters = { $game }: { $unit }
recovery-was-used = { $phone } brukte redningslenken til å bli eier: { $when }
owner-was-recovered = Den som driver denne serveren, har laget en ny eierlenke: { $when }
table-worth = 1 { $unit } = { $worth }
table-worth-counters = 1 { $unit } = { $worth } i sjetonger
table-worth-game = Hvert spill: { $worth }
table-worth-game-counters = Sjetonger for hvert spill: { $worth }
home-code = Invitert? Skriv koden fra den andre telefonen
read-aloud = Les opp
home-join = Bli med
home-hand = { $game } · runde { $hand } · { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
  } · { $when }
home-hands = { $game } · { $hand ->
    [one] 1 runde
   *[other] { $hand } runder
  } · { $players ->
    [one] 1 spiller
   *[other] { $players } spillere
  } · { $when }
role-spectator = ser på
role-scorer = skriver inn runder
role-owner = skriver inn runder og inviterer
share-make = Lag lenker
share-qr = QR-kode for lenken
share-link = Lenke
share-share = Del
share-copy = Kopier
share-copied = Kopiert
share-once = Lenkene vises bare én gang. De gjelder til du trekker dem tilbake.
share-a-phone = En telefon
share-this-phone = Denne telefonen
share-joined = { $role } · ble med { $when }
share-remove = Fjern
share-remove-watchers = Fjern alle som bare ser på, og lenkene deres
share-withdraw = Trekk tilbake lenker
share-withdraw-note = Eldre lenker slutter å virke. Telefoner som er med, blir værende.
share-all = Trekk tilbake alle lenker
share-all-note = Da slutter også lenkene til klubbens bord å virke; redningslenken gjelder fortsatt.
share-new-score = Erstatt lenken for å skrive inn
share-new-watch = Erstatt tilskuerlenken

share-new-own = Erstatt eierlenken
share-removed = Telefonen er fjernet. Med en eldre lenke kan den komme tilbake: trekk tilbake lenkene den kan ha fått.
tag-leads = leder
tag-each = hver
pad-usual = Vanlige tall
