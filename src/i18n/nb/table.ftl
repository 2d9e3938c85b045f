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
live-vibrate = Vibrer når jeg deler ut
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
live-figures = Poeng eller penger

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
finished-payments = { $count ->
    [one] { $count } betaling
   *[other] { $count } betalinger
  }
finished-again = En gang til
finished-share = Del som bilde

stake-holds = Dette gjelder for hele bordet, også for rundene som alt er spilt.
stake-save = Lagre
stake-change = Endre
stake-after-all = Spill om penger likevel

rules-holds = { $game }. En endring gjelder fra og med runde { $number }.
rules-none = { $game } har ingen husregler.
rules-save = Lagre reglene
rules-changed = Tidligere endringer

home-new = Nytt bord
share-explained = Vis en kode til å skanne eller lese opp, for dem som skriver inn runder eller bare ser på.
share-table-alone = Disse lenkene åpner bare dette bordet: den som ikke har noen lenke til klubben, åpner sitt neste bord i en egen klubb. Når alle klubbens lenker trekkes tilbake, slutter også disse å virke.
share-choose = Hva gjelder invitasjonen?
share-choice-club = Klubb og bord
share-choice-table = Dette bordet
share-choice-watch = Bare se på
share-may-club = Skriver inn runder her og ved klubbens neste bord.
share-may-table = Skriver inn runder ved dette bordet og ingen andre steder.
share-may-watch = Ser stillingen og endrer ingenting.
share-may-own = Skriver inn runder ved dette bordet og styrer det sammen med deg.
share-last-minute = Siste minutt
share-minutes-left = { $minutes } minutter igjen
share-until = gjelder til { $time }
share-code-over = Denne koden er utløpt.
share-new-code = Ny kode
share-phones = Telefoner og tilbaketrekking
share-to-watch = Bare for å se på
share-type-code = eller skriv koden på { $host }
share-members = Telefoner ved dette bordet
share-name-phones = Gi telefonene navn
share-plain = Over vanlig http kan ikke telefonen holde skjermen på eller åpne sider uten nett, og andre på samme nettverk kan lese med. Med https virker alt: start Tanto med --tls-cert og --tls-key; tanto doctor sier mer.
opening-which = Hvilket spill?
opening-any-name = Plump, Wizard …
opening-keep = Før «{ $name }» på et fritt ark
opening-on-sheet = på et fritt ark
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
opening-rate = Sjetonger eller penger per { $unit }
opening-rate-counters = Sjetonger per { $unit }
opening-rate-money = Penger per { $unit }
opening-per = Hva det betales for
opening-one-unit = Verdi per { $unit }
opening-one-game = Hvert spill koster
opening-per-game-hint = De som ikke har vunnet, betaler dette én gang, uansett hvor mye de tapte; vinnerne deler det. Et bord som lukkes før det er slutt, koster ingenting.
opening-currency = Valuta
opening-usual = som vanlig
opening-start = Start
opening-who-deals = Velg hvem som deler ut først, blant spillerne dere har skrevet inn.

players-rename = Endre navn
players-hint-rename = Rett opp et navn: det nye vises overalt, også på tidligere kvelder.
players-hint-score = Den som setter seg her, spiller videre fra stillingen slik den er. I penger og statistikk beholder alle det de selv har vunnet eller tapt.
share-to-own = For å styre bordet sammen med deg

opening-its-name = Hva det heter
opening-next = Neste
opening-played-here = Spilt her
opening-times = { $count ->
    [one] én gang
   *[other] { $count } ganger
  }
opening-played-note = Med regler og innsats. Begge deler kan endres.
opening-without-name = Bare et fritt ark, uten navn
opening-built-in = Dette spillet har sitt eget skjema
opening-still-sheet = Et fritt ark likevel
table-fewest-wins = Færrest vinner
seats-joined = { $player } setter seg ned.
seats-joined-after = { $player } setter seg ned etter { $after }.
seats-back = { $player } er tilbake.
seats-left = { $player } tar pause.
seats-replaced = { $player } spiller på plassen til { $out }.
seats-ordered = Ny rekkefølge: { $players }.
tag-away = pause fra runde { $number }
tag-left = til runde { $number }
chair-new = blir med
chair-back = er tilbake
chair-pauses = tar pause
chair-taken = { $player } tar over
chair-deals = deler ut neste gang
chair-move = Flytt { $player }
chair-up = Flytt { $player } opp
chair-down = Flytt { $player } ned
chair-plays = { $player } er med
chair-instead = En annen sitter her
chair-keeps = Det { $player } har vunnet eller tapt til nå, blir hos { $player }.
players-order = I spillerekkefølge
players-plays = er med
players-add = Hvem flere blir med?
players-new-name = Nytt navn
players-add-one = Legg til
players-from = Fra hvilken runde
players-from-hand = fra runde { $number }
players-save = Lagre
players-deal = Runde { $number } for { $count } spillere:
players-over = Spillet er over, så ingen kommer eller går lenger.
players-past = Endringer til nå
players-since = Fra runde { $number }: { $change }
players-undo = Ta tilbake
players-go-on = Lukk og fortsett med andre spillere
live-entering = { $name } skriver inn runde { $number }
live-entering-unnamed = Runde { $number } skrives inn på en annen telefon
