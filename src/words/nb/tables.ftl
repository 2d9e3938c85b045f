# Rammen rundt hver side, forsiden, å åpne og bli med ved bord, bordet i spill.
page-error = Feil:
page-description = Poengarket og regnskapet for kortspill rundt et ekte bord.
page-skip = Til innholdet
page-back = Tilbake
page-menu = Meny
menu-score = Stilling
menu-sheet = Alle runder
menu-settlement = Gjør opp
menu-rules = Husregler
menu-share = Inviter og del
menu-closing = Lukk bordet
menu-home = Alle bord
bar-as-of = Frakoblet: slik det var { $time }
bar-waiting-one = 1 runde venter på nett
bar-waiting-other = { $count } runder venter på nett
bar-refused = En runde ble ikke godtatt
bar-open = Se på den
bar-drop = Forkast den
bar-sure = Forkaste denne runden? Den står ikke på arket.
theme-system = Som telefonen
theme-light = Lys
theme-dark = Mørk

problem-heading = Ingenting her
problem-malformed = Denne forespørselen kan ikke leses. Gå tilbake og send den på nytt.
problem-foreign = Dette kom fra et annet nettsted, så ingenting ble gjort.
problem-missing = Det er ingenting her. Lenken kan være feil, eller den gjelder ikke lenger.
problem-conflict = Noen andre var først. Gå tilbake, se på bordet og prøv igjen.
problem-too-large = Dette er for stort til å bli tatt imot.
problem-type = Dette kommer i en form som ikke leses her.
problem-impossible = Dette lar seg ikke gjøre.
problem-unconditional = Denne forespørselen sier ikke hva den bygger på.
problem-too-many = Dette er for mye på en gang. Vent et minutt og prøv igjen.
problem-database = Ingenting kan skrives akkurat nå. Ingenting er tapt: prøv igjen fra samme side.
problem-fault = Noe er ødelagt her. Ingenting ble endret.
problem-home = Til alle bord
unit-points = poeng
unit-cash = kontanter
unit-tantos = tantos
unit-counters = sjetonger
unit-letters = bokstaver
unit-penalty = straffepoeng
unit-chips = sjetonger
unit-losses = tap
unit-cards = kort
unit-one-points = poeng
unit-one-tantos = tanto
unit-one-counters = sjetong
unit-one-letters = bokstav
unit-one-penalty = straffepoeng
unit-one-chips = sjetong
unit-one-losses = tap
unit-one-cards = kort
middle-pot = I { $pot }: { $amount }
middle-debt = { $player } skylder { $amount }

home-title = Tanto
home-line = Poengarket for telefonen midt på bordet.
home-going = I gang nå
home-finished = Ferdige
home-new = Nytt bord
home-code = Har du fått en kode?
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
table-won = { $count ->
    [one] { $players } vinner
   *[other] { $players } vinner
  }

join-title = Bli med ved bordet
join-invited = Du er invitert til
join-may-watch = Du kan følge med på stillingen.
join-may-score = Du kan føre runder og rette dem.
join-may-own = Du kan føre runder, rette dem og invitere andre.
join-phone = Navn på denne telefonen (valgfritt)

role-spectator = ser på
role-scorer = fører runder
role-owner = fører runder og inviterer
share-explained = Lag en lenke til å sende og en kode til å lese opp. Den som har lenken, kan føre runder eller bare se på: det er én lenke til hver av delene.
share-make = Vis lenkene
share-to-score = For å føre runder
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
share-own-phone = denne telefonen
share-joined = { $role } · ble med { $when }
share-remove = Fjern
share-withdraw = Trekk tilbake lenker
share-withdraw-note = Eldre lenker slutter å virke. Telefoner som er med, blir værende.
share-new-score = Ny lenke for å føre runder
share-new-watch = Ny lenke for å se på

opening-which = Hvilket spill?
opening-seats-just = { $low }
opening-seats-or = { $low } eller { $high }
opening-seats-to = { $low } til { $high }
opening-other-game = Bytt spill
opening-who = Hvem er med? Slik dere sitter
opening-seat = Plass { $number }
opening-deals = gir
opening-up = Flytt plass { $number } opp
opening-more = Flere spillere
opening-lately = Nylig
opening-name = Navn på bordet (valgfritt)
opening-worth = Dere spiller om
opening-money = penger
opening-counters = sjetonger
opening-rate = Sjetonger eller penger for 1 { $unit }
opening-currency = Valuta
opening-usual = vanlige
opening-start = Start
opening-who-deals = Si hvem som deler ut først: velg en av spillerne som er nevnt.
