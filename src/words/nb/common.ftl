# Det alle spill sier.
player-name = { $player }
plain-number = { $number }
answer-none = Ingen
rule-off = Nei
rule-on = Ja
headline-passed = Alle passet.
why-pays = { $payer } betaler { $amount } til { $payee }
why-nobody-pays = ingen betaler noe

name-empty = Skriv et navn.
name-long = Et navn har høyst 40 tegn.
name-unseen = Dette navnet har usynlige tegn; skriv det bare med bokstaver, tall og synlige tegn.

field-missing = Dette mangler.
field-unknown = Det finnes ikke noe felt { $field } her.
field-twice = Dette er oppgitt to ganger; oppgi det én gang.
field-map = Dette må være et objekt med felt.
field-list = Dette må være en liste.
field-by-player = Dette må være et objekt med et tall for hver spiller.
field-text = Dette må være en tekst.
field-flag = Dette må være true eller false.
field-choice = Velg en av disse: { $allowed }.
field-player = Dette må være navnet på en spiller.
field-player-unknown = Ingen ved dette bordet heter { $name }.
field-player-out = { $player } er ikke med i denne runden.
field-count = Dette må være et helt tall fra { $low } til { $high }.
field-range = Dette må være fra { $low } til { $high }.
field-amount = Skriv et tall, for eksempel 12 eller 12,5.
field-amount-as-text = Skriv tallet som tekst, for eksempel "12.5": en brøk eller en eksponent leses ikke som JSON-tall.
field-amount-fine = { $digits ->
    [0] Skriv et helt tall.
    [one] Skriv høyst én desimal.
   *[other] Skriv høyst { $digits } desimaler.
  }
field-amount-large = Dette tallet er for stort.

rules-currency-kept = Valutaen gjelder for hele bordet; åpne et nytt bord for å spille om en annen.
rules-unit-kept = Det som telles, gjelder for hele bordet; åpne et nytt bord for å telle noe annet.
hand-after-end = Spillet er over; det kan ikke føres flere runder.
hand-too-large = Beløpene i denne runden er for store.

document-format = Dette må være «{ $format }».
document-players = Dette må være en liste over navnene i den rekkefølgen dere sitter.
document-players-twice = { $name } står to ganger; gi hver spiller sitt eget navn.
document-players-count = Dette spillet er for { $low } til { $high } spillere; her er det { $now }.
document-players-exactly = Dette spillet er for { $count } spillere; her er det { $now }.

# Det hombrespillene har felles.
hombre-why-tricks = stikk: { $first } { $a }, { $second } { $b }, { $third } { $c }
hombre-why-from-each = { $what }: { $player } får { $amount } av hver av de andre
hombre-why-to-each = { $what }: { $player } betaler { $amount } til hver av de andre
hombre-why-pays = til sammen betaler { $from } { $amount } til { $to }
hombre-why-pays-each = til sammen betaler { $from } { $amount } til hver av disse: { $to }
hombre-why-each-pays = til sammen betaler hver av disse { $amount } til { $to }: { $from }
hombre-ask-tricks = Eller etter stikk
hombre-error-both = Oppgi stikkene eller hvordan runden endte, ikke begge deler.
hombre-error-tricks-sum = { $total ->
    [5] Ved primeras er det spilt fem stikk, alle til hombren: nå er det { $now }.
   *[other] De ni stikkene må bli { $total }: nå er det { $now }.
  }
hombre-error-tricks-each = Oppgi også stikkene til { $players }.
hombre-error-codillo-hombre = { $player } er hombre; codillo vinnes av en motspiller.
hombre-error-codillo-who = Oppgi hvilken motspiller som vant codillo.
hombre-error-codillo-without = Bare ved codillo er det en motspiller som vinner.
