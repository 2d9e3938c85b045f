# The home page, opening, joining, inviting, the live table, bids, the sheet, house rules, closing, finished tables.
hand-enter = Skriv inn runde { $number }
hand-enter-tricks = Skriv inn stikkene i runde { $number }
hand-continue = Fortsett på runde { $number }
hand-undo = Angre runde { $number }

bid-heading = Bud
bid-none = ingen ennå
bid-announced = Bud: { $bid }
bid-save = Lagre budet
bid-withdraw = Trekk budet
bid-unsent = Ingen forbindelse: budet ble ikke sendt.

live-by-seat = Sorter etter plass
live-by-score = Sorter etter stilling
live-no-hands = Ingen runder ennå.
live-why = Hvorfor?
live-wake = Hold skjermen på
pending-change = Endre
pending-change-hand = Endre runde { $number }
pending-remove = Fjern
pending-remove-hand = Fjern runde { $number }
pending-restore = Angre
pending-restore-hand = Angre fjerningen av runde { $number }
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
watch-offline = frakoblet siden kl. { $time }
watch-renewed = oppdateres hvert { $seconds }. sekund
watch-next = Neste
live-saved = Runde { $number } er lagret
live-share = Inviter

sheet-figures = Hva arket viser
sheet-by-hand = Per runde
sheet-running = Løpende
sheet-print = Skriv ut
sheet-chart = Graf
sheet-voided = strøket { $when }
sheet-corrected = rettet { $when }
sheet-older = Eldre runder
sheet-newer = Nyere runder

close-note = Etter dette kan ingen skrive inn flere runder. Dere kan åpne bordet igjen når som helst.
close-over = Spillet er over: stillingen endres ikke av at bordet lukkes.
close-shares = Fortsatt i midten
close-does = Når bordet lukkes, betales gjelden inn i midten, og alt deles likt; hver betaler eller får bare differansen. Resten går på rundgang, én om gangen, fra neste utdeler.
close-play-on = Spill heller videre
close-standing = Stillingen etterpå
close-close = Lukk bordet
close-is-closed = Bordet er lukket. Ingenting er tapt: du kan åpne det igjen.
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
finished-no-winner = Lukket før første runde
finished-share-middle = Fordel det som ligger i midten
finished-again = En gang til
finished-share = Del som bilde

rules-holds = { $game }. En endring gjelder fra og med runde { $number }.
rules-none = { $game } har ingen husregler.
rules-save = Lagre reglene
rules-changed = Tidligere endringer
rules-worth-kept = { $worth }. Det gjelder for hele bordet.
rules-worth-other = Spill videre med de samme, men til en annen sats

home-new = Nytt bord
share-explained = Lag en lenke til å sende og en kode til å lese opp: ett sett for dem som skriver inn runder, ett for dem som bare ser på.
share-table-alone = Disse lenkene åpner bare dette bordet: den som ikke har noen lenke til klubben, åpner sitt neste bord i en egen klubb. Når alle klubbens lenker trekkes tilbake, slutter også disse å virke.
share-to-score = For å skrive inn runder
share-to-watch = Bare for å se på
share-type-code = eller skriv koden på { $host } innen { $minutes } minutter
share-members = Telefoner ved dette bordet
share-name-phones = Gi telefonene navn
share-plain = Over vanlig http kan ikke telefonen holde skjermen på eller åpne sider uten nett, og andre på samme nettverk kan lese med. Med https virker alt: start Tanto med --tls-cert og --tls-key; tanto doctor sier mer.
opening-which = Hvilket spill?
opening-seats-just = { $low } spillere
opening-seats-or = { $low } eller { $high } spillere
opening-seats-to = { $low } til { $high } spillere
opening-other-game = Bytt spill
opening-who = Hvem er med? I den rekkefølgen dere sitter
opening-seat = Plass { $number }
opening-deals = deler ut
opening-up = Flytt plass { $number } opp
opening-partners = Makkere
opening-other-partners = Bytt makkere
opening-more = Flere spillere
opening-recent = Med sist
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
opening-usual = som vanlig
opening-start = Start
opening-who-deals = Velg hvem som deler ut først, blant spillerne dere har skrevet inn.

players-hint = Rett opp et navn, eller la en annen ta over en plass fra neste runde. Spilte runder endres ikke.
players-who-renames = Bare de som styrer klubben, kan endre et navn.
players-who-replaces = Bare de som styrer bordet eller klubben, kan gi en plass til en annen.
players-name = Navn på plass { $number }
players-rename = Endre navn
players-replace = Bytt ut fra runde { $number }
players-took = Fra og med runde { $number } spiller { $in } på plassen til { $out }.
players-hint-rename = Rett opp et navn: det nye vises overalt, også på tidligere kvelder.
players-hint-replace = La en annen ta over en plass fra neste runde. Spilte runder endres ikke.
players-hint-score = I dette spillet overtar den som tar over en plass, også poengene på plassen.
share-to-own = For å styre bordet sammen med deg
