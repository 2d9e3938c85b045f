# Messages of games, documents and tables, and those that pages of several subjects share.
player-name = { $player }
plain-number = { $number }
labelled = { $label }: { $value }
answer-none = Ohne
answer-no-player = Niemand
suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
rule-off = Nein
rule-on = Ja
rule-usual = { $usual }, wenn leer
rule-target = Punkte für ein Spiel
rule-games = Spiele zum Sieg
headline-passed = Alle haben gepasst.
adjusted-headline = Anpassung
adjusted-why = { $player }: { $amount }
adjusted-ask-by = Wie gibst du sie ein?
adjusted-one = Einer und alle anderen
adjusted-each = Jeder Betrag
adjusted-ask-one = Wer zahlt oder bekommt?
adjusted-pays = zahlt jedem
adjusted-gets = bekommt von jedem
adjusted-ask-amount = Betrag
adjusted-ask-each = Beträge
adjusted-error-nobody = Gib mindestens einen Betrag ein.
adjusted-error-sum = Was die einen gewinnen, verlieren die anderen: Die Beträge ergeben { $sum }, nicht 0.
suit-no-trumps = Ohne Trumpf
suit-no-trumps-short = SA
series-standing = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
  }, jetzt { $points }
series-headline-won = { " " }{ $winners ->
    [one] { $party } gewinnt
   *[other] { $party } gewinnen
  } das Spiel.
why-pays = { $payer } zahlt { $amount } an { $payee }
why-no-payment = niemand zahlt etwas
sum-points = { $points }
sum-line = { $party }: { $parts } = { $total }
sum-line-none = { $party }: { $total }
sum-line-one = { $party }: { $parts }
sum-line-times = { $party }: ({ $parts }) × { $times } = { $total }
sum-line-one-times = { $party }: { $parts } × { $times } = { $total }
name-empty = Gib einen Namen ein.
name-long = Ein Name darf höchstens { $most } Zeichen haben.
name-unseen = Dieser Name enthält unsichtbare Zeichen. Nimm nur Buchstaben, Ziffern und sichtbare Zeichen.
not-json = Der Inhalt ist kein JSON: { $reason }.
field-missing = Das fehlt noch.
field-unknown = Ein Feld { $field } gibt es hier nicht.
field-twice = Das kommt zweimal vor; gib es nur einmal an.
field-rule-off = Das sehen die Regeln dieses Tischs nicht vor; lass es weg oder ändere die Regeln.
field-map = Das muss ein Objekt mit Feldern sein.
field-list = Das muss eine Liste sein.
field-by-player = Das muss ein Objekt mit einer Zahl für jeden Spieler sein.
field-text = Das muss ein Text sein.
field-flag = Das muss true oder false sein.
field-choice = Wähle eins davon: { $allowed }.
field-player = Das muss der Name eines Spielers sein.
field-player-unknown = An diesem Tisch heißt niemand { $name }.
field-player-left = Diese Person sitzt nicht mehr am Tisch. Wähle jemanden, der mitspielt.
seat-change-twice = { $name } sitzt schon an diesem Tisch; jeder hat nur einen Platz.
table-people-most = An einem Tisch können im Lauf der Zeit höchstens { $count } Personen sitzen. Eröffne für weitere einen neuen Tisch.
seat-change-late = So weit ist der Abend noch nicht: Nenne ein gespieltes Spiel oder das nächste.
seat-change-bound = Die Plätze gehören hier zum laufenden Spiel: Jemand kann nur abgelöst werden. Um mit anderen weiterzuspielen, den Tisch schließen und mit ihnen einen neuen eröffnen.
seat-change-order = Alle am Tisch angeben, jeden genau einmal, in der neuen Reihenfolge.
seat-change-later = Dann ginge ein späterer Platzwechsel vor Spiel { $number } nicht mehr: { $why } Erst diesen zurücknehmen.
payment-self = Niemand zahlt an sich selbst: Gib zwei verschiedene Spieler an.
payment-from = Wähle aus, wer gezahlt hat.
payment-to = Wähle aus, wer das Geld bekommen hat.
payment-amount = Gib einen Betrag über 0 ein, mit höchstens so vielen Nachkommastellen, wie die Währung hat.
document-opened-at = Gib einen Zeitpunkt zwischen { $first } und { $last } an, zum Beispiel { $example }.
document-opened-later = Ein Abend kann nicht in der Zukunft beginnen.
field-player-out = { $player } spielt in diesem Spiel nicht mit.
field-count = Das muss eine ganze Zahl von { $low } bis { $high } sein.
field-range = Das muss zwischen { $low } und { $high } liegen.
field-amount = Gib eine Zahl ein, etwa { $whole } oder { $fraction }.
field-amount-as-text = Schick die Zahl als Text, etwa „{ $example }“: JSON-Zahlen mit Nachkommastellen oder Exponent werden nicht angenommen.
field-amount-fine = { $digits ->
    [0] Gib eine ganze Zahl ein.
    [one] Gib höchstens eine Stelle nach dem Komma ein.
   *[other] Gib höchstens { $digits } Stellen nach dem Komma ein.
  }
field-amount-either = „{ $typed }“ kann { $whole } oder { $fraction } heißen. { $digits ->
    [0] Gib eine ganze Zahl ein, etwa { $whole }.
    [one] Gib { $whole } ein oder eine Zahl mit höchstens einer Stelle nach dem Komma.
   *[other] Gib { $whole } ein oder eine Zahl mit höchstens { $digits } Stellen nach dem Komma.
  }
field-amount-large = Diese Zahl ist zu groß.
rules-currency-kept = Die Währung gilt für den ganzen Tisch; für eine andere eröffne einen neuen Tisch.
rules-sides-kept = Die Partnerschaften gelten für den ganzen Tisch; für andere eröffne einen neuen Tisch.
rules-unit-kept = Die Einheit gilt für den ganzen Tisch; um etwas anderes zu zählen, eröffne einen neuen Tisch.
rules-kept = Diese Regel gilt für den ganzen Tisch; für eine andere eröffne einen neuen Tisch.
hand-after-end = Die Partie ist zu Ende; es kann kein Spiel mehr eingetragen werden.
hand-too-large = Die Beträge dieses Spiels sind zu groß.
hand-revisions-most = Dieses Spiel wurde schon { $count }-mal geändert und lässt sich nicht mehr ändern. Streiche es und füge es neu ein.
document-format = Das muss „{ $format }“ sein.
document-players = Das muss eine Liste der Namen in Sitzordnung sein.
document-players-twice = { $name } kommt zweimal vor; gib jedem Spieler einen eigenen Namen.
document-players-count = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $now }.
document-players-exactly = Dieses Spiel ist für { $count } Spieler, nicht für { $now }.
# Messages that the games of the hombre share.
hombre-why-tricks = Stiche: { $first } { $a }, { $second } { $b }, { $third } { $c }
hombre-why-from-each = { $what }: { $player } bekommt { $amount } von jedem der anderen
hombre-why-to-each = { $what }: { $player } zahlt { $amount } an jeden der anderen
hombre-why-pays = insgesamt zahlt { $from } { $amount } an { $to }
hombre-why-pays-each = insgesamt zahlt { $from } je { $amount } an { $to }
hombre-why-each-pays = insgesamt zahlen { $from } je { $amount } an { $to }
hombre-ask-outcome = Wie ging es aus?
hombre-tile-codillo = Codillo: { $player }
hombre-ask-tricks = Oder die Stiche
hombre-error-both = Gib die Stiche an oder wie das Spiel endete, nicht beides.
hombre-error-tricks-sum = { $total ->
    [5] Bei Primeras sind fünf Stiche gespielt, alle für den Hombre: Eingetragen sind { $now }.
   *[other] Die neun Stiche müssen { $total } ergeben: Eingetragen sind { $now }.
  }
hombre-error-tricks-each = Gib auch die Stiche von { $players } an.
hombre-error-codillo-hombre = { $player } ist der Hombre; den Codillo gewinnt ein Gegner.
hombre-error-codillo-who = Gib an, welcher Gegner den Codillo gewonnen hat.
hombre-error-codillo-without = Gib nur beim Codillo einen Gegner an.
table-closed = Dieser Tisch ist geschlossen. Öffne ihn wieder, um etwas zu ändern.
table-not-closed = Dieser Tisch ist nicht geschlossen.
stake-currency = Gib das Kürzel einer Währung ein, etwa EUR.
stake-rate = Gib ein, wie viel 1 { $unit } wert ist; es muss mehr als 0 sein.
stake-rate-game = Gib ein, was eine Partie kostet; es muss mehr als 0 sein.
stake-no-end = Mit diesen Regeln hat das Spiel kein Ende. Wähle stattdessen Geld pro Punkt.
stake-cash = Hier wird um Bargeld gespielt: Die Einsätze stehen in den Hausregeln.
stake-paid = An diesem Tisch wurde schon etwas bezahlt, deshalb bleibt der Einsatz, wie er ist. Trag einen Unterschied als Zahlung in die Abrechnung der Runde ein.
pot-plato = Plato
pot-centre = Mitte
pot-bank = Bank
pot-stakes = Pott
pot-litige = der Litige
unit-points = Punkte
unit-cash = Bargeld
unit-tantos = Tantos
unit-counters = Marken
unit-letters = Buchstaben
unit-penalty = Strafpunkte
unit-chips = Spielmarken
unit-losses = Niederlagen
unit-cards = Karten
unit-one-points = Punkt
unit-one-game = Partie
unit-one-tantos = Tanto
unit-one-counters = Marke
unit-one-letters = Buchstabe
unit-one-penalty = Strafpunkt
unit-one-chips = Spielmarke
unit-one-losses = Niederlage
unit-one-cards = Karte
# Errors of a club.
club-time-zone = Gib eine Zeitzone ein, zum Beispiel Europe/Lisbon.
date-form = Gib ein Datum wie { $example } ein.
date-range = Gib ein Datum zwischen { $first } und heute ein.
date-order = Der letzte Tag kann nicht vor dem ersten liegen.
person-unknown = Niemand in diesem Club hat die Kennung { $id }.
person-none = Wähle eine Person aus.
person-taken = In diesem Club heißt schon jemand { $name }. Gib einen anderen Namen ein.
club-people-most = Ein Club kann höchstens { $count } Personen haben; wer mit anderen zusammengelegt wurde, zählt mit.
person-kept = { $name } hat hier schon mitgespielt oder gezahlt und kann nicht gelöscht werden. Ändere den Namen oder trag { $name } aus.
person-merge-self = { $name } lässt sich nicht mit { $other } zusammenlegen: Sie sind schon dieselbe Person.
person-merge-circle = { $other } zählt schon als { $name }; mach das zuerst rückgängig.
person-merge-together = { $name } und { $other } haben zusammen an einem Tisch gesessen, sind also zwei verschiedene Personen.
person-not-merged = { $name } ist mit niemandem zusammengelegt.
payment-least = Gib einen Betrag von 0 oder mehr ein, mit höchstens so vielen Nachkommastellen, wie die Währung hat.
note-long = Gib eine Notiz mit höchstens { $most } Zeichen in einer Zeile ein.
note-invisible = Diese Notiz enthält unsichtbare Zeichen. Nimm nur Buchstaben, Ziffern und sichtbare Zeichen.
purse-unknown = Gib das Kürzel einer Währung wie EUR oder die Marken eines Spiels wie tresillo:tantos ein.
purse-other = Dieser Club rechnet nicht in { $purse } ab; wähle eine Währung oder Marken, die er hat.
contract-made = gewonnen
contract-lost = verloren
move-same = Der Tisch ist schon in diesem Club.
rules-same = Du hast keine Regel geändert.
home-line = Ein Punktezettel auf dem Handy, mitten auf dem Tisch.
card-title = So wird gezählt
card-back = Zurück zum neuen Tisch
card-usual = übliche Regeln
card-names = Anna, Ben, Clara, David, Emma, Felix, Greta, Hannes
card-times = × { $times }
card-plus = + { $points }
card-values = Kartenwerte
card-contracts = Ansagen
card-needs = braucht
card-worth = Was ein Spiel zählt
card-extras = Dazu kommt
card-pays = Wer zahlt
card-end = Ende der Partie
card-example = Beispiel
card-deal = Das Geben
card-ace = Ass
card-ten = Zehn
card-king = König
card-queen = Dame
card-jack = Bube
card-nine = Neun
card-eight = Acht
card-seven = Sieben
card-last = letzter Stich
card-all = zusammen
card-trumps = Trumpf
card-plain = andere Farben
card-sequence = Folge von { $cards } Karten
card-four = vier Gleiche
card-four-nines = vier Neunen
card-four-jacks = vier Buben
card-needed = Zum Gewinnen
card-stake = Einsatz
card-every-trick = alle Stiche
card-plus-minus = ± { $points }
card-fewest = Die wenigsten Punkte gewinnen.
aim-target = Schluss, sobald jemand { $target } hat
