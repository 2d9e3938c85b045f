# Messages of games, documents and tables, and those that pages of several subjects share.
player-name = { $player }
plain-number = { $number }
answer-none = Nei
answer-no-player = Ingen
suit-clubs = kløver
suit-diamonds = ruter
suit-hearts = hjerter
suit-spades = spar
rule-off = Nei
rule-on = Ja
rule-usual = { $usual } når feltet er tomt
rule-target = Poeng for å vinne et spill
rule-games = Spill for å vinne
headline-passed = Alle passet.
adjusted-headline = Justering
adjusted-why = { $player }: { $amount }
adjusted-ask-by = Hvordan fører du den?
adjusted-one = Én og alle andre
adjusted-each = Hvert beløp
adjusted-ask-one = Hvem betaler eller får?
adjusted-pays = betaler hver
adjusted-gets = får av hver
adjusted-ask-amount = Beløp
adjusted-ask-each = Beløp
adjusted-error-nobody = Skriv beløpet til minst én spiller.
adjusted-error-sum = Det noen vinner, taper de andre: beløpene blir til sammen { $sum }, ikke 0.
suit-no-trumps = Grand
suit-no-trumps-short = NT
series-standing = { $games } spill, { $points } nå
series-headline-won = { " " }{ $winners ->
    [one] { $party } vinner
   *[other] { $party } vinner
  } spillet.
why-pays = { $payer } betaler { $amount } til { $payee }
why-no-payment = ingen betaler noe
sum-points = { $points }
sum-line = { $party }: { $parts } = { $total }
sum-line-none = { $party }: { $total }
sum-line-one = { $party }: { $parts }
sum-line-times = { $party }: ({ $parts }) × { $times } = { $total }
sum-line-one-times = { $party }: { $parts } × { $times } = { $total }
name-empty = Skriv et navn.
name-long = Et navn kan ha høyst { $most } tegn.
name-unseen = Dette navnet har usynlige tegn. Bruk bare bokstaver, sifre og synlige tegn.
not-json = Innholdet er ikke JSON: { $reason }.
field-missing = Dette mangler.
field-unknown = Det finnes ikke noe felt { $field } her.
field-twice = Dette er oppgitt to ganger; oppgi det én gang.
field-rule-off = Reglene ved dette bordet har ikke dette; la det stå tomt, eller endre reglene.
field-map = Dette må være et objekt med felt.
field-list = Dette må være en liste.
field-by-player = Dette må være et objekt med et tall for hver spiller.
field-text = Dette må være en tekst.
field-flag = Dette må være true eller false.
field-choice = Velg en av disse: { $allowed }.
field-player = Dette må være navnet på en spiller.
field-player-unknown = Ingen ved dette bordet heter { $name }.
field-player-left = Denne spilleren har forlatt bordet. Velg en som er med.
seat-change-twice = { $name } sitter allerede ved dette bordet; ingen kan ha to plasser.
table-people-most = Ved ett bord kan det sitte høyst { $count } personer til sammen. Åpne et nytt bord for flere.
seat-change-late = Så langt er dere ikke kommet: oppgi en runde som er spilt, eller den neste.
seat-change-bound = Her hører plassene til spillet som er i gang: Én spiller kan bare avløses av en annen. Lukk bordet og åpne et nytt for å fortsette med andre spillere.
seat-change-order = Oppgi alle ved bordet, hver av dem én gang, i den nye rekkefølgen.
seat-change-later = Da blir en senere plassendring, før runde { $number }, umulig: { $why } Ta den tilbake først.
payment-self = Ingen betaler til seg selv: oppgi to forskjellige spillere.
payment-from = Velg hvem som betalte.
payment-to = Velg hvem som fikk betalt.
payment-amount = Skriv et beløp over 0, med høyst så mange desimaler som valutaen har.
document-opened-at = Skriv et tidspunkt mellom { $first } og { $last }, for eksempel { $example }.
document-opened-later = En kveld kan ikke begynne i framtiden.
field-player-out = { $player } er ikke med i denne runden.
field-count = Dette må være et helt tall fra { $low } til { $high }.
field-range = Dette må være mellom { $low } og { $high }.
field-amount = Skriv et tall, for eksempel { $whole } eller { $fraction }.
field-amount-as-text = Send tallet som tekst, for eksempel «{ $example }»: JSON-tall med desimaler eller eksponent godtas ikke.
field-amount-fine = { $digits ->
    [0] Skriv et helt tall.
    [one] Skriv høyst én desimal.
   *[other] Skriv høyst { $digits } desimaler.
  }
field-amount-either = «{ $typed }» kan bety { $whole } eller { $fraction }. { $digits ->
    [0] Skriv et helt tall, for eksempel { $whole }.
    [one] Skriv { $whole } eller et tall med høyst én desimal.
   *[other] Skriv { $whole } eller et tall med høyst { $digits } desimaler.
  }
field-amount-large = Dette tallet er for stort.
rules-currency-kept = Valutaen gjelder for hele bordet; åpne et nytt bord for å spille om en annen.
rules-sides-kept = Lagene gjelder for hele bordet; åpne et nytt bord for å endre dem.
rules-unit-kept = Enheten gjelder for hele bordet; åpne et nytt bord for å telle noe annet.
rules-kept = Denne regelen gjelder for hele bordet; åpne et nytt bord for å spille etter en annen.
hand-after-end = Spillet er over; det kan ikke skrives inn flere runder.
hand-too-large = Beløpene i denne runden er for store.
hand-revisions-most = Denne runden er endret { $count } ganger og kan ikke endres mer. Stryk den og sett den inn på nytt.
document-format = Dette må være «{ $format }».
document-players = Dette må være en liste over navnene i den rekkefølgen dere sitter.
document-players-twice = { $name } står to ganger; gi hver spiller et eget navn.
document-players-count = Dette spillet er for { $low } til { $high } spillere; her er det { $now }.
document-players-exactly = Dette spillet er for { $count } spillere; her er det { $now }.
# Messages that the games of the hombre share.
hombre-why-tricks = stikk: { $first } { $a }, { $second } { $b }, { $third } { $c }
hombre-why-from-each = { $what }: { $player } får { $amount } av hver av de andre
hombre-why-to-each = { $what }: { $player } betaler { $amount } til hver av de andre
hombre-why-pays = i alt betaler { $from } { $amount } til { $to }
hombre-why-pays-each = i alt betaler { $from } { $amount } til hver av disse: { $to }
hombre-why-each-pays = i alt betaler { $from } { $amount } hver til { $to }
hombre-ask-outcome = Hvordan endte det?
hombre-tile-codillo = Codillo: { $player }
hombre-ask-tricks = Eller stikkene
hombre-error-both = Oppgi stikkene eller hvordan runden endte, ikke begge deler.
hombre-error-tricks-sum = { $total ->
    [5] Ved primeras er det spilt fem stikk, alle til hombren: du skrev { $now }.
   *[other] De ni stikkene må til sammen bli { $total }: du skrev { $now }.
  }
hombre-error-tricks-each = Oppgi også stikkene til { $players }.
hombre-error-codillo-hombre = { $player } er hombre; codillo vinnes av en motspiller.
hombre-error-codillo-who = Oppgi hvilken motspiller som vant codillo.
hombre-error-codillo-without = Oppgi bare en motspiller når det er codillo.
table-closed = Dette bordet er lukket. Åpne det igjen for å endre noe.
table-not-closed = Dette bordet er ikke lukket.
stake-currency = Skriv koden til en valuta, for eksempel NOK.
stake-rate = Skriv hva 1 { $unit } er verdt; det må være mer enn 0.
stake-rate-game = Skriv hva et spill koster; det må være mer enn 0.
stake-no-end = Med disse reglene tar spillet aldri slutt. Velg penger per poeng i stedet.
stake-cash = Her spilles det om kontanter: Innsatsene står i husreglene.
stake-paid = Noe er allerede betalt ved dette bordet, så innsatsen står fast. Før en forskjell som en betaling i klubbens regnskap.
pot-plato = platoen
pot-centre = midten
pot-bank = banken
pot-stakes = potten
pot-litige = litigen
unit-points = poeng
unit-cash = kontanter
unit-tantos = tantos
unit-counters = sjetonger
unit-letters = bokstaver
unit-penalty = straffepoeng
unit-chips = banksjetonger
unit-losses = tap
unit-cards = kort
unit-one-points = poeng
unit-one-game = spill
unit-one-tantos = tanto
unit-one-counters = sjetong
unit-one-letters = bokstav
unit-one-penalty = straffepoeng
unit-one-chips = banksjetong
unit-one-losses = tap
unit-one-cards = kort
# Errors of a club.
club-time-zone = Skriv en tidssone, for eksempel Europe/Lisbon.
date-form = Skriv en dato som { $example }.
date-range = Skriv en dato fra { $first } til i dag.
date-order = Den siste dagen kan ikke være før den første.
person-unknown = Ingen i denne klubben har id-en { $id }.
person-none = Velg en person.
person-taken = Det er allerede noen i klubben som heter { $name }. Skriv et annet navn.
club-people-most = En klubb kan ha høyst { $count } personer, også medregnet dem som er slått sammen med andre.
person-kept = { $name } har vært med på kvelder eller betalinger her og kan ikke slettes. Endre navnet, eller merk at { $name } har sluttet.
person-merge-self = { $name } kan ikke slås sammen med { $other }: de er samme person allerede.
person-merge-circle = { $other } teller allerede som { $name }; angre det først.
person-merge-together = { $name } og { $other } har sittet ved samme bord og må være to personer.
person-not-merged = { $name } er ikke slått sammen med noen.
payment-least = Skriv et beløp på 0 eller mer, med høyst så mange desimaler som valutaen har.
note-long = Skriv et notat på høyst { $most } tegn, på én linje.
note-invisible = Dette notatet har usynlige tegn. Bruk bare bokstaver, sifre og synlige tegn.
purse-unknown = Skriv en valutakode, for eksempel EUR, eller sjetongene til et spill, for eksempel tresillo:tantos.
purse-other = Denne klubben har ikke noe regnskap i { $purse }; velg en valuta eller sjetonger den har.
contract-made = vunnet
contract-lost = tapt
move-same = Bordet er allerede i denne klubben.
rules-same = Du har ikke endret noen regel.
home-line = Et poengark på telefonen, midt på bordet.
