# The club: home, people, a person, who owes what, a season, inviting, import and export.
club-season = Sesong
club-year = { $year } så langt
club-period = Tidsrom
club-all = Alle
club-evenings = { $count ->
    [one] 1 kveld
   *[other] { $count } kvelder
  }
club-evenings-games = { $evenings ->
    [one] 1 kveld
   *[other] { $evenings } kvelder
  }, { $games ->
    [one] 1 spill
   *[other] { $games } spill
  }
club-games-counted = { $count ->
    [one] 1 spill
   *[other] { $count } spill
  }
club-label-games = { $count ->
    [one] spill
   *[other] spill
  }
club-more = { $count } til
club-played = Spilt
club-fewest = færrest vinner
club-most = flest vinner
club-label-evenings = { $count ->
    [one] kveld
   *[other] kvelder
  }
club-label-hands = { $count ->
    [one] runde
   *[other] runder
  }
club-label-won = { $count ->
   *[other] vunnet
  }
club-label-total = i alt
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [one] { $game }: { $players } leder
   *[other] { $game }: { $players } leder
  }
club-owes = { $from } skylder { $to }
club-find = Søk etter person, spill eller måned
club-find-button = Søk
club-find-nothing = Fant ingen kvelder med «{ $word }». Prøv et navn, et spill, en måned eller et år, for eksempel «{ $example }».
club-find-many = Søk med høyst { $count } ord.
club-find-all = Alle kvelder
club-found = { $what }: { $evenings ->
    [one] 1 kveld
   *[other] { $evenings } kvelder
  }, { $games ->
    [one] 1 spill
   *[other] { $games } spill
  }
club-games = Spill
club-game-count = { $game } ({ $count })
club-no-evenings = Ingen kvelder.
club-older = Tidligere kvelder
club-evening-detail = { $game } · { $hands ->
    [one] 1 runde
   *[other] { $hands } runder
  }
club-no-winner = Ingen vinner
club-tonight = { $game }, runde { $hand }
club-same = Samme som sist
club-same-detail = { $game }, { $count ->
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
people-new = Ny spiller
people-as-guest = Gjest
people-add = Legg til
people-merged = { $name } teller som { $into }

person-edit = Rediger spilleren
person-name = Navn
person-name-hint = Det nye navnet vises overalt, også på tidligere kvelder og i eksporter.
person-guest = Merk som gjest
person-regular = Merk som spiller
person-leave = Merk som sluttet
person-back = Ta med igjen
person-leave-hint = Spillere som har sluttet, blir ikke lenger foreslått til nye bord. Gjelden og kveldene deres blir stående.
person-same-as = Samme person som
person-merge = Slå sammen
person-merge-hint = Alt som er spilt, vunnet og skyldt under begge navn, hører da til én person. Det kan angres.
person-unmerge = Skill dem igjen
person-delete = Slett
person-stays = Denne spilleren har vært med på kvelder eller betalinger og kan ikke slettes.
person-stays-leave = Merk heller at spilleren har sluttet.
person-is-owed = Har til gode
person-owes = Skylder

ledger-fewest = Få betalinger
ledger-banker = Gjennom én person
ledger-how = Slik gjør dere opp
ledger-summary = { $count ->
    [0] Ingen skylder noen noe
    [one] 1 betaling
   *[other] { $count } betalinger
  }
ledger-summary-fewest = { $count ->
    [0] Ingen skylder noen noe
    [one] 1 betaling
   *[other] { $count } betalinger, færrest mulig
  }
ledger-mark-paid = Merk som betalt
ledger-news = Denne betalingen står ikke lenger åpen slik siden viste den, så ingenting ble lagret. Det som gjenstår å betale, står nedenfor.
ledger-take-back = Angre
ledger-paid = { $from } betalte { $amount } til { $to }
ledger-no-debts = Poeng, bokstaver og tap regnes ikke som gjeld.
ledger-another = Skriv inn en betaling
ledger-from = Betalt av
ledger-to = Betalt til
ledger-purse = Valuta eller sjetonger
ledger-amount = Beløp
ledger-date = Dato (valgfritt)
ledger-note = Notat (valgfritt)
ledger-enter = Lagre betalingen
ledger-pays = { $from } betaler { $amount } til { $to }

account-what = For hva
account-amount = Beløp
account-balance = Saldo
account-none = Ingen gjeld ennå.
account-table = { $game }
account-paid = Betalt til { $name }
account-got = Mottatt fra { $name }

stats-contract = Melding
stats-hands = Runder
stats-share = Andel
stats-made = Vunnet
stats-mean = Snitt
stats-mean-hint = Snitt: resultatet per runde for den som meldte.
stats-they = Motspiller
stats-partners = Kalte makkere
stats-together = Makkere
stats-ahead = Innbyrdes oppgjør
stats-grid-hint = Hvor mange ganger spilleren på raden endte foran spilleren i kolonnen.
stats-lines = Sesongen
stats-by-contract = Etter melding
stats-evenings = Kvelder
stats-best = Best
stats-worst = Svakest
stats-most-win = Flest poeng vinner
stats-fewest-win = Færrest poeng vinner
stats-run = Seire på rad
stats-of = { $made } av { $hands }
stats-percent = { $percent } %
stats-won = { $count ->
    [0] ingen seier
    [one] 1 seier
   *[other] { $count } seire
  }
stats-columns = { $game }, spill for spill: best { $best }, svakest { $worst }
stats-dates = Andre datoer
stats-from = Fra
stats-to = Til
stats-show = Vis
stats-title = { $game }, { $period }
stats-title-all = { $game }
stats-order = Sluttstilling: { $order }.
stats-chart = Stillingen gjennom { $count ->
    [one] 1 spill
   *[other] { $count } spill
  }
stats-run-longest = { $count ->
    [0] Ingen spill vunnet.
    [one] Lengste seiersrekke: 1 spill.
   *[other] Lengste seiersrekke: { $count } spill.
  }
stats-best-worst = Beste spill: { $best }, svakeste: { $worst }.
club-share-explained = Lag lenker du kan sende: én for dem som fører regnskapet, én for dem som bare ser på, og én for dem som styrer klubben sammen med deg. En lenke til ett bord åpner bare det bordet: den som bare har en slik lenke, åpner sitt neste bord i en egen klubb.
club-share-to-score = For å føre regnskapet
club-share-members = Telefoner i klubben
club-share-to-own = For å styre klubben sammen med deg
stats-outcomes = Etter utfall
stats-times = Hvor ofte

export-explained = Alt som er ført i klubben, som filer for andre programmer.
export-document = Alt, med historikk
export-csv = Alle runder for alle spillere, til regneark
export-journal = Gjeld og betalinger, til regnskap i tekstfiler
club-import = Importer en klubb eller et bord

person-games = Spill, { $period }
person-games-all = Alle spill
stats-by-role = Etter rolle
stats-role = Rolle
stats-won-hands = Vunnet
stats-by-outcome = Etter utfall
stats-outcome = Utfall
stats-spread = Resultat per runde
stats-spread-spoken = Runder etter resultat: { $hands }
stats-brought = Resultat
stats-evening = Kveld
stats-total = Sum
stats-numbers = I tall
stats-game = Spill
stats-won-evenings = Vunnet
club-found-newest = { $what }: de { $evenings } nyeste kveldene
club-narrow = Spiller og datoer
club-other-tables = Andre bord
ledger-overpaid = { $amount } mer enn gjelden

home-finished = Ferdige

evening-who = Hvem som spilte
evening-winner = Uthevet: den eller de som vant.
evening-owed = Gjeld fra denne kvelden
evening-ledger = Hvem som skylder hva, også fra før
evening-text = Del som tekst

menu-club-name = Navn på klubben
club-name-ask = Hva heter klubben deres?
club-name-example = Fredagskort
club-name-save = Lagre
club-name-hint = Navnet står over kveldene, på invitasjoner og på det dere deler.
