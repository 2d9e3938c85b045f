# Forsiden, å åpne, bli med og invitere, bordet i spill, meldinger, arket, husreglene, å lukke, ferdige bord.
hand-enter = Skriv inn runde { $number }
hand-undo = Angre runde { $number }

bid-heading = Melding
bid-none = ikke ennå
bid-told = Melding: { $bid }
bid-save = Skriv inn meldingen
bid-withdraw = Trekk meldingen
bid-unsent = Ingen forbindelse: Meldingen ble ikke sendt.

live-by-seat = Rekkefølge: plasser
live-by-score = Rekkefølge: stilling
live-no-hands = Ingen runder ennå.
live-why = Hvorfor
live-wake = Hold skjermen på
pending-change = Endre
pending-change-hand = Endre runde { $number }
pending-remove = Fjern
pending-remove-hand = Fjern runde { $number }
pending-restore = Angre
pending-restore-hand = Hent tilbake runde { $number }
pending-leaving = Fjerner …
live-stopped = Runde { $number } kan ikke telles lenger: { $why }
next-deals = { $player } deler ut
next-cuts = { $player } tar av
next-leads = { $player } spiller ut
next-out = { $count ->
    [one] { $players } sitter over
   *[other] { $players } sitter over
  }

watch-live = direkte
watch-offline = frakoblet { $time }
watch-renewed = oppdateres hvert { $seconds }. sekund
watch-next = Neste
live-saved = Runde { $number } er lagret
live-share = Inviter

sheet-figures = Tall
sheet-by-hand = Per runde
sheet-running = Løpende
sheet-print = Skriv ut
sheet-chart = Graf
sheet-voided = strøket { $when }
sheet-corrected = rettet { $when }
sheet-older = Eldre runder
sheet-newer = Nyere runder

close-note = Etter dette kan ingen skrive inn flere runder. Dere kan åpne bordet igjen.
close-over = Spillet er over: å lukke bordet endrer ikke noe annet.
close-shares = Fortsatt i midten
close-does = Når bordet lukkes, betales det som skyldes til midten, og alt deles likt; resten går på rundgang fra neste utdeler.
close-play-on = Spill heller videre
close-standing = Stillingen etterpå
close-close = Lukk bordet
close-is-closed = Bordet er lukket. Ingenting er tapt: åpne det igjen for å spille videre.
close-open-again = Åpne bordet igjen
close-payments = Betalinger
close-paid = { $count ->
    [0] alt er betalt
    [one] 1 gjenstår
   *[other] { $count } gjenstår
  }
finished-hands = { $count ->
    [one] Alle runder: 1
   *[other] Alle { $count } rundene
  }
finished-detail = { $count ->
    [one] 1 runde
   *[other] { $count } runder
  }
finished-times = { $from } til { $to }
finished-nobody = Lukket før første runde
finished-share-middle = Del det som ligger i midten
finished-again = En gang til
finished-share = Del som bilde

rules-holds = { $game }. En endring gjelder fra og med runde { $number }.
rules-none = { $game } har ingen husregler.
rules-save = Lagre reglene
rules-changed = Endret tidligere
rules-worth-kept = { $worth }. Det gjelder for hele bordet.
rules-worth-other = Spill videre med de samme og en annen sats

home-new = Nytt bord
home-code = Har du fått en kode?
home-code-wrong = Dette åpner ikke noe bord. En kode har seks bokstaver og tall og gjelder i ti minutter: les den en gang til, be om en ny, eller lim inn hele lenken.
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

join-title = Bli med ved bordet
join-invited = Du er invitert til
join-may-watch = Du kan følge med på stillingen.
join-may-score = Du kan skrive inn runder og rette dem.
join-may-own = Du kan skrive inn runder, rette dem og invitere andre.
join-phone = Navn på denne telefonen (valgfritt)

role-spectator = ser på
role-scorer = skriver inn runder
role-owner = skriver inn runder og inviterer
share-explained = Lag en lenke til å sende og en kode til å lese opp: én for dem som skriver inn runder, én for dem som bare ser på.
share-table-alone = Disse lenkene åpner bare dette bordet: Den som ikke har noen lenke til klubben, åpner sitt neste bord i en egen klubb. Når alle klubbens lenker trekkes tilbake, slutter også disse å virke.
share-make = Vis lenkene
share-to-score = For å skrive inn runder
share-to-watch = Bare for å se på
share-qr = QR-kode for lenken
share-type-code = eller skriv koden på { $host } innen 10 minutter
share-link = Lenke
share-share = Del
share-copy = Kopier
share-copied = Kopiert
share-once = Lenkene vises bare én gang. De gjelder til du trekker dem tilbake.
share-members = Telefoner ved dette bordet
share-a-phone = En telefon
share-this-phone = Denne telefonen
share-name-phones = Gi telefonene navn
share-joined = { $role } · ble med { $when }
share-remove = Fjern
share-withdraw = Trekk tilbake lenker
share-withdraw-note = Eldre lenker slutter å virke. Telefoner som er med, blir værende.
share-all = Trekk tilbake alle lenker
share-all-note = Da slutter også lenkene til klubbens bord å virke; redningslenken gjelder fortsatt.
share-plain = Over vanlig http holder en telefon ikke skjermen på og åpner ingen side uten nett, og andre på nettet kan lese med. Med https går alt: start Tanto med --tls-cert og --tls-key; tanto doctor sier mer.
share-new-score = Ny lenke: skrive inn
share-new-watch = Ny lenke: se på

opening-which = Hvilket spill?
opening-seats-just = { $low }
opening-seats-or = { $low } eller { $high }
opening-seats-to = { $low } til { $high }
opening-other-game = Bytt spill
opening-who = Hvem er med? Slik dere sitter
opening-seat = Plass { $number }
opening-deals = deler ut
opening-up = Flytt plass { $number } opp
opening-more = Flere spillere
opening-lately = Nylige spillere
opening-name = Navn på bordet (valgfritt)
opening-worth = Dere spiller om
opening-settled = Når betales det?
opening-stakes = Innsatser
opening-each-hand = Etter hver runde
opening-at-close = Til slutt
opening-money = penger
opening-counters = sjetonger
opening-rate = Sjetonger eller penger for 1 { $unit }
opening-rate-counters = Sjetonger for 1 { $unit }
opening-rate-money = Penger for 1 { $unit }
opening-currency = Valuta
opening-usual = vanlige
opening-start = Start
opening-who-deals = Si hvem som deler ut først: velg en av spillerne som er nevnt.

players-hint = Rett opp et navn, eller la en annen ta en plass fra neste runde. Det som er spilt, tilhører den som spilte det.
players-who-renames = Bare de som styrer klubben, kan endre et navn.
players-who-replaces = Bare de som styrer bordet eller klubben, kan gi en plass til en annen.
players-name = Navn på plass { $number }
players-rename = Endre navn
players-replace = Bytt ut fra runde { $number }
players-took = Fra runde { $number } sitter { $in } på plassen til { $out }.
club-join-title = Bli med i klubben
club-join-may-watch = Du kan se alle kvelder, hva som skyldes, og hvordan alle har spilt.
club-join-may-score = Du kan åpne bord, føre spill og betalinger, og legge til personer.
club-join-may-own = Du kan gjøre alt, og invitere andre.
share-to-own = For å styre bordet med deg
share-new-own = Ny lenke: styre
share-removed = Telefonen er fjernet. Med en eldre lenke kan den komme tilbake: trekk tilbake lenkene den kan ha.
