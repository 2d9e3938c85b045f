# Klubbens bok: forsiden, folk, en person, det som skyldes, en sesong, å invitere, import og eksport.
club-season = Sesong
club-year = { $year } så langt
club-period = Tidsrom
club-all = Alt
club-evenings = { $count ->
    [one] 1 kveld
   *[other] { $count } kvelder
  }
club-label-evenings = { $count ->
    [one] kveld
   *[other] kvelder
  }
club-label-hands = { $count ->
    [one] runde
   *[other] runder
  }
club-label-of-game = med { $game }
club-label-won = vunnet
club-label-total = i alt
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [one] { $game }: { $players } leder
   *[other] { $game }: { $players } leder
  }
club-owes = { $from } skylder { $to }
club-find = Finn en person, et spill eller en måned
club-find-button = Finn
club-find-nothing = Ingenting her heter { $word }. Skriv navn, et spill, en måned eller et år, for eksempel «{ $example }».
club-find-all = Alle kvelder
club-found = { $what }: { $count ->
    [one] 1 kveld
   *[other] { $count } kvelder
  }
club-games = Spill
club-game-count = { $game } { $count }
club-no-evenings = Ingen kvelder ennå.
club-older = Tidligere kvelder
club-evening-detail = { $game } · { $hands ->
    [one] 1 runde
   *[other] { $hands } runder
  }
club-nobody-won = Ingen foran
club-tonight = { $game }, runde { $hand }
club-same = Samme som sist
club-same-said = { $game }, { $count ->
    [one] 1 spiller
   *[other] { $count } spillere
  }: { $players }

menu-people = Folk i klubben
menu-owed = Hvem skylder hvem
menu-club-share = Inviter til klubben
menu-club-export = Import og eksport

people-regular = Spillere
people-guests = Gjester
people-left = Har sluttet
people-new = En ny person
people-as-guest = gjest
people-add = Legg til
people-merged = { $name } teller som { $into }

person-edit = Endre navn og annet
person-name = Navn
person-name-hint = Alle sider, gamle kvelder og eksporter viser det nye navnet.
person-guest = Er gjest
person-regular = Er ikke gjest
person-leave = Har sluttet
person-back = Er tilbake
person-leave-hint = Den som har sluttet, foreslås ikke ved nye bord. Det som skyldes, blir stående, og det gjør kveldene også.
person-same-as = Er samme person som
person-merge = Slå sammen
person-merge-hint = Det som er spilt, vunnet og skyldt under begge navn, hører da til én person. Det kan angres.
person-unmerge = Skill dem igjen
person-delete = Slett
person-stays = Ingen kan slettes fra kveldene til de andre: Bare navnet kan endres.
person-is-owed = Har til gode
person-owes = Skylder

ledger-fewest = Færrest mulig
ledger-banker = Gjennom én person
ledger-how = Slik gjør dere opp
ledger-said = { $count ->
    [0] Ingen skylder noen noe
    [one] 1 betaling
   *[other] { $count } betalinger
  }
ledger-said-fewest = { $count ->
    [0] Ingen skylder noen noe
    [one] 1 betaling, færre går ikke
   *[other] { $count } betalinger, færre går ikke
  }
ledger-mark-paid = Merk som betalt
ledger-take-back = Angre
ledger-paid = { $from } betalte { $amount } til { $to }
ledger-nobody = Poeng, bokstaver og tap er ingens gjeld.
ledger-another = Skriv inn en betaling
ledger-from = Hvem betalte
ledger-to = Til hvem
ledger-purse = I hva
ledger-amount = Hvor mye
ledger-date = Når (valgfritt)
ledger-note = Notat (valgfritt)
ledger-enter = Skriv inn
ledger-pays = { $from } betaler { $amount } til { $to }

account-what = For hva
account-amount = Beløp
account-balance = Saldo
account-none = Ingen gjeld så langt.
account-table = { $game }
account-paid = Betalt til { $name }
account-got = Betalt av { $name }

stats-contract = Melding
stats-hands = Runder
stats-share = Andel
stats-made = Vunnet
stats-mean = Snitt
stats-mean-hint = Snitt: det en runde ga den som spilte den.
stats-they = Den andre
stats-partners = Kalte makkere
stats-ahead = Hvem lå foran
stats-grid-hint = Hvor mange ganger den på raden lå foran den i kolonnen.
stats-lines = Sesongen
stats-by-contract = Per melding
stats-evenings = Kvelder
stats-best = Best
stats-worst = Svakest
stats-run = På rad
stats-of = { $made } av { $hands }
stats-percent = { $percent } %
stats-won = { $count ->
    [0] ingen seier
    [one] 1 seier
   *[other] { $count } seirer
  }
stats-columns = { $game }, kveld for kveld: best { $best }, svakest { $worst }
stats-dates = Andre datoer
stats-from = Fra
stats-to = Til
stats-show = Vis
stats-title = { $game }, { $period }
stats-title-all = { $game }
stats-order = Til slutt: { $order }.
stats-chart = Stillingen gjennom { $count ->
    [one] 1 kveld
   *[other] { $count } kvelder
  }
stats-run-longest = { $count ->
    [0] Ingen kveld vunnet ennå.
    [one] Flest på rad: 1 kveld vunnet.
   *[other] Flest på rad: { $count } kvelder vunnet.
  }
stats-best-worst = Beste kveld: { $best }, svakeste: { $worst }.
club-share-explained = Lag lenker du kan sende: én for dem som fører boka, én for dem som bare ser, og én for dem som styrer den sammen med deg. En lenke til ett bord åpner bare det bordet: Den som ikke har noen annen, åpner sitt neste bord i en egen klubb.
club-share-to-score = For å føre kvelder
club-share-members = Telefoner i klubben
club-share-to-own = For å styre klubben med deg
stats-outcomes = Bokstaver og tap
stats-times = Ganger

export-explained = Klubbens bok som filer for andre programmer.
export-document = Alt, med historikk
export-csv = Hvert spill for alle, til regneark
export-journal = Hva som skyldes og er betalt, til regnskap som tekst
club-import = Importer en klubb eller et bord

person-games = Spill, { $period }
person-games-all = Alle spill
stats-by-role = Etter rolle
stats-role = Rolle
stats-won-hands = Vunnet
stats-by-outcome = Utfall
stats-outcome = Utfall
stats-spread = Hva en runde ga
stats-spread-said = Runder etter hva de ga: { $hands }
stats-brought = Ga
stats-evening = Kveld
stats-total = Sum
stats-numbers = I tall
stats-game = Spill
stats-won-evenings = Vunnet
club-over = { $game } · { $won }
club-found-newest = { $what }: de { $count } nyeste kveldene
club-narrow = Spiller og datoer
club-other-tables = Andre bord
ledger-overpaid = { $amount } mer enn gjelden

club-clubs = Klubber
home-finished = Ferdige
home-games = { $count } kortspill: { $games }, og et fritt ark for alle andre.
home-going = I gang nå
home-line = Poengarket for telefonen midt på bordet.
home-title = Tanto
