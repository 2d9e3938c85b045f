# Ciò che dicono i giochi, i documenti e i tavoli, e ciò che dicono le pagine di più argomenti.
player-name = { $player }
plain-number = { $number }
answer-none = No
answer-nobody = Nessuno
rule-off = No
rule-on = Sì
headline-passed = Tutti hanno passato.
why-pays = { $payer } paga { $amount } a { $payee }
why-nobody-pays = nessuno paga niente

name-empty = Serve un nome.
name-long = Un nome ha al massimo 40 caratteri.
name-unseen = Questo nome contiene caratteri invisibili; si scrive solo con lettere, cifre e segni.

field-missing = Manca la risposta.
field-unknown = Qui non c’è un campo { $field }.
field-twice = Questo è indicato due volte; va indicato una volta sola.
field-map = Qui serve un oggetto con dei campi.
field-list = Qui serve un elenco.
field-by-player = Qui serve un oggetto con un numero per ogni giocatore.
field-text = Qui serve un testo.
field-flag = Qui serve true oppure false.
field-choice = Si può scegliere tra: { $allowed }.
field-player = Qui serve il nome di un giocatore.
field-player-unknown = A questo tavolo nessuno si chiama { $name }.
field-player-left = Questo giocatore ha lasciato il tavolo. Scegli qualcuno che gioca.
seat-change-twice = { $name } è già a questo tavolo; ogni persona ha un solo posto.
seat-change-late = Questa mano non è ancora arrivata: indica la mano da cui l’altro giocatore ha il posto.
payment-self = Un pagamento va da un giocatore a un altro.
payment-amount = Scrivi un importo maggiore di 0, con non più cifre di quelle della valuta.
document-opened-at = Scrivi una data e ora tra il 1901 e il 2998, come 2026-11-22T20:00:00Z.
field-player-out = { $player } non gioca questa mano.
field-count = Serve un numero intero da { $low } a { $high }.
field-range = Il numero va da { $low } a { $high }.
field-amount = Serve un numero, per esempio 12 o 12,5.
field-amount-as-text = Il numero va scritto come testo, per esempio "12.5": un numero JSON con la virgola o l’esponente non viene letto.
field-amount-fine = { $digits ->
    [0] Serve un numero intero.
    [one] Al massimo una cifra dopo la virgola.
   *[other] Al massimo { $digits } cifre dopo la virgola.
  }
field-amount-large = Questo numero è troppo grande.

rules-currency-kept = La valuta vale per tutta la partita; per cambiarla si apre un altro tavolo.
rules-unit-kept = Ciò che si conta vale per tutta la partita; per contare altro si apre un altro tavolo.
hand-after-end = La partita è finita; non si possono più inserire mani.
hand-too-large = Gli importi di questa mano sono troppo grandi.

document-format = Qui serve «{ $format }».
document-players = Qui serve l’elenco dei nomi nell’ordine dei posti.
document-players-twice = { $name } compare due volte; ogni giocatore deve avere un nome diverso.
document-players-count = A questo gioco si gioca da { $low } a { $high }; giocatori indicati: { $now }.
document-players-exactly = A questo gioco si gioca in { $count }; giocatori indicati: { $now }.

# Ciò che hanno in comune i giochi dell’hombre.
hombre-why-tricks = prese: { $first } { $a }, { $second } { $b }, { $third } { $c }
hombre-why-from-each = { $what }: { $player } riceve { $amount } da ciascuno degli altri
hombre-why-to-each = { $what }: { $player } paga { $amount } a ciascuno degli altri
hombre-why-pays = in tutto, { $from } paga { $amount } a { $to }
hombre-why-pays-each = in tutto, { $from } paga { $amount } a testa a { $to }
hombre-why-each-pays = in tutto, { $from } pagano { $amount } a testa a { $to }
hombre-ask-tricks = Oppure le prese
hombre-error-both = O le prese o come è finita la mano, non tutt’e due.
hombre-error-tricks-sum = { $total ->
    [5] Con le primeras si giocano cinque prese, tutte dell’hombre: ora sono { $now }.
   *[other] Le nove prese devono fare { $total }: ora sono { $now }.
  }
hombre-error-tricks-each = Mancano le prese di: { $players }.
hombre-error-codillo-hombre = { $player } è l’hombre; il codillo lo vince un avversario.
hombre-error-codillo-who = Manca l’avversario che ha vinto il codillo.
hombre-error-codillo-without = Un avversario si indica solo se la mano è un codillo.

table-closed = Questo tavolo è chiuso. Va riaperto per cambiare qualcosa.
table-not-closed = Questo tavolo non è chiuso.
stake-currency = Serve il codice di una valuta, per esempio EUR.
stake-rate = Serve il valore di un punto in denaro, più di 0.

pot-plato = plato
pot-centre = centro
pot-bank = banca
pot-stakes = posta
unit-points = punti
unit-cash = contanti
unit-tantos = tantos
unit-counters = gettoni
unit-letters = lettere
unit-penalty = penalità
unit-chips = fiche
unit-losses = sconfitte
unit-cards = carte
unit-one-points = punto
unit-one-tantos = tanto
unit-one-counters = gettone
unit-one-letters = lettera
unit-one-penalty = punto di penalità
unit-one-chips = fiche
unit-one-losses = sconfitta
unit-one-cards = carta

# Ciò che un club rifiuta.
club-time-zone = Scrivi un fuso orario, per esempio Europe/Lisbon.
date-form = Scrivi una data come 2026-11-22.
date-range = Scrivi una data dal 1900 a oggi.
person-unknown = Nessuno in questo club ha l’identificativo { $id }.
person-taken = { $name } è un’altra persona in questo club; scrivi un altro nome.
person-kept = Non si può eliminare { $name }, che ha un posto a un tavolo o dei pagamenti qui; cambia il nome o indica che non viene più.
person-merge-self = Non si può unire { $name } a { $other }: sono già la stessa persona.
person-merge-circle = { $other } conta già come { $name }; prima annulla questo.
person-merge-together = { $name } e { $other } sono stati allo stesso tavolo, quindi sono due persone.
person-not-merged = Non c’è nulla da annullare: { $name } conta come una sola persona.
payment-least = Scrivi un importo di 0 o più, con non più cifre di quelle della valuta.
payment-note = Scrivi una nota di al massimo 200 caratteri, su una sola riga.
note-invisible = Questa nota contiene caratteri invisibili; si scrive solo con lettere, cifre e segni.
purse-unknown = Scrivi il codice di una valuta, per esempio EUR, o i gettoni di un gioco, per esempio tresillo:tantos.
purse-other = Questo club non ha nulla in { $purse }; scrivi un’unità del suo libro dei conti.
club-document-entry = La voce { $entry } del registro non è ciò che è stato scritto.
club-document-end = Il registro non finisce dove dice il documento: manca qualcosa.
club-document-people = Queste non sono le persone del registro.
club-document-tables = Questi non sono i tavoli del registro.
club-document-history = Un tavolo di un club ha bisogno del suo documento con la cronologia.
contract-made = vinto
contract-lost = perso
move-same = Il tavolo è già in questo club.
club-document-deleted = Il club di questo documento è eliminato.
rules-same = Niente è diverso dalle regole già in vigore.
