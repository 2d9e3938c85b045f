# Messages of games, documents and tables, and those that pages of several subjects share.
player-name = { $player }
plain-number = { $number }
labelled = { $label }: { $value }
answer-none = No
answer-no-player = Nessuno
suit-clubs = fiori
suit-diamonds = quadri
suit-hearts = cuori
suit-spades = picche
rule-off = No
rule-on = Sì
rule-usual = { $usual } se resta vuoto
rule-target = Punti per vincere una partita
rule-games = Partite da vincere
headline-passed = Tutti hanno passato.
adjusted-headline = Rettifica
adjusted-why = { $player }: { $amount }
adjusted-ask-by = Come la inserisci?
adjusted-one = Uno e tutti gli altri
adjusted-each = Ogni importo
adjusted-ask-one = Chi paga o riceve?
adjusted-pays = paga a ciascuno
adjusted-gets = riceve da ciascuno
adjusted-ask-amount = Importo
adjusted-ask-each = Importi
adjusted-error-nobody = Scrivi l’importo di almeno un giocatore.
adjusted-error-sum = Ciò che alcuni vincono lo perdono gli altri: gli importi fanno { $sum }, non 0.
suit-no-trumps = Senza atout
suit-no-trumps-short = SA
series-standing = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }, { $points } in questa
series-headline-won = { " " }{ $winners ->
    [one] { $party } vince
   *[other] { $party } vincono
  } la partita.
why-pays = { $payer } paga a { $payee }: { $amount }
why-no-payment = nessuno paga niente
sum-points = { $points }
sum-line = { $party }: { $parts } = { $total }
sum-line-none = { $party }: { $total }
sum-line-one = { $party }: { $parts }
sum-line-times = { $party }: ({ $parts }) × { $times } = { $total }
sum-line-one-times = { $party }: { $parts } × { $times } = { $total }
name-empty = Scrivi un nome.
name-long = Un nome può avere al massimo { $most } caratteri.
name-unseen = Questo nome contiene caratteri invisibili; usa solo lettere, cifre e segni di punteggiatura.
not-json = Il corpo non è JSON: { $reason }.
field-missing = Manca la risposta.
field-unknown = Qui non c’è un campo { $field }.
field-twice = Questo campo compare due volte; invialo una volta sola.
field-rule-off = Le regole di questo tavolo non lo prevedono: lascia vuoto, o cambia le regole.
field-map = Qui serve un oggetto con dei campi.
field-list = Qui serve un elenco.
field-by-player = Qui serve un oggetto con un numero per ogni giocatore.
field-text = Qui serve un testo.
field-flag = Qui serve true oppure false.
field-choice = Si può scegliere tra: { $allowed }.
field-player = Qui serve il nome di un giocatore.
field-player-unknown = A questo tavolo nessuno si chiama { $name }.
field-player-left = Questa persona ha lasciato il tavolo. Scegli qualcuno che gioca.
seat-change-twice = { $name } è già a questo tavolo; ogni persona ha un solo posto.
table-people-most = A un tavolo possono sedersi in tutto al massimo { $count } persone. Per altre persone apri un nuovo tavolo.
seat-change-late = Questa mano non è ancora stata giocata: indica una mano già giocata, o la prossima.
seat-change-bound = Qui i posti fanno parte della partita in corso: un giocatore può solo essere sostituito da un altro. Per continuare con altri giocatori, chiudi il tavolo e aprine uno nuovo con loro.
seat-change-order = Indica tutti i presenti al tavolo, ciascuno una volta sola, nel nuovo ordine di gioco.
seat-change-later = Un cambio di posti successivo, prima della mano { $number }, diventerebbe impossibile: { $why } Annulla prima quello.
payment-self = Nessuno paga a sé stesso: scegli due persone diverse.
payment-from = Scegli chi ha pagato.
payment-to = Scegli chi è stato pagato.
payment-amount = Scrivi un importo maggiore di 0, con al massimo i decimali della valuta.
document-opened-at = Scrivi una data e un’ora tra il { $first } e il { $last }, come { $example }.
document-opened-later = Una serata non può cominciare nel futuro.
field-player-out = { $player } non gioca questa mano.
field-count = Scrivi un numero intero da { $low } a { $high }.
field-range = Scrivi un numero da { $low } a { $high }.
field-amount = Scrivi un numero, per esempio { $whole } o { $fraction }.
field-amount-as-text = Invia il numero come testo, per esempio «{ $example }»: i numeri JSON con decimali o esponente non sono accettati.
field-amount-fine = { $digits ->
    [0] Scrivi un numero intero.
    [one] Scrivi al massimo un decimale.
   *[other] Scrivi al massimo { $digits } decimali.
  }
field-amount-either = «{ $typed }» può voler dire { $whole } o { $fraction }. { $digits ->
    [0] Scrivi un numero intero, per esempio { $whole }.
    [one] Scrivi { $whole }, o un numero con al massimo un decimale.
   *[other] Scrivi { $whole }, o un numero con al massimo { $digits } decimali.
  }
field-amount-large = Questo numero è troppo grande.
rules-currency-kept = La valuta vale per tutto il tavolo; per cambiarla, apri un altro tavolo.
rules-sides-kept = Le coppie valgono per tutto il tavolo; per cambiarle, apri un altro tavolo.
rules-unit-kept = L’unità di conto vale per tutto il tavolo; per cambiarla, apri un altro tavolo.
rules-kept = Questa regola vale per tutto il tavolo; per cambiarla, apri un altro tavolo.
hand-after-end = La partita è finita; non si possono più inserire mani.
hand-too-large = Gli importi di questa mano sono troppo grandi.
hand-revisions-most = Questa mano è già stata cambiata { $count } volte e non si può più cambiare. Annullala e inseriscila di nuovo.
document-format = Qui serve «{ $format }».
document-players = Qui serve l’elenco dei nomi nell’ordine dei posti.
document-players-twice = { $name } compare due volte; ogni giocatore deve avere un nome diverso.
document-players-count = Questo gioco è da { $low } a { $high } giocatori; nomi indicati: { $now }.
document-players-exactly = Questo gioco si gioca in { $count }; nomi indicati: { $now }.
# Messages that the games of the hombre share.
hombre-why-tricks = prese: { $first } { $a }, { $second } { $b }, { $third } { $c }
hombre-why-from-each = { $what }: { $player } riceve { $amount } da ciascuno degli altri
hombre-why-to-each = { $what }: { $player } paga { $amount } a ciascuno degli altri
hombre-why-pays = in tutto, { $from } paga a { $to }: { $amount }
hombre-why-pays-each = in tutto, { $from } paga { $amount } a testa a { $to }
hombre-why-each-pays = in tutto, { $from } pagano { $amount } a testa a { $to }
hombre-ask-outcome = Com’è finita?
hombre-tile-codillo = Codillo: { $player }
hombre-ask-tricks = Oppure le prese
hombre-error-both = Indica le prese o com’è finita la mano, non tutt’e due le cose.
hombre-error-tricks-sum = { $total ->
    [5] Con le primeras si giocano cinque prese, tutte dell’hombre: ora sono { $now }.
   *[other] Le prese devono essere { $total } in tutto: ora sono { $now }.
  }
hombre-error-tricks-each = Indica anche le prese di: { $players }.
hombre-error-codillo-hombre = { $player } è l’hombre; solo un avversario può vincere il codillo.
hombre-error-codillo-who = Indica l’avversario che ha vinto il codillo.
hombre-error-codillo-without = Indica un avversario solo se la mano è un codillo.
table-closed = Questo tavolo è chiuso. Riaprilo per cambiare qualcosa.
table-not-closed = Questo tavolo non è chiuso.
stake-currency = Scrivi il codice di una valuta, per esempio EUR.
stake-rate = Scrivi quanto vale 1 { $unit }: più di 0.
stake-rate-game = Scrivi quanto costa una partita: più di 0.
stake-no-end = Con queste regole la partita non ha fine. Scegli invece denaro a punto.
stake-cash = Qui si gioca in contanti: le poste sono nelle regole della casa.
stake-paid = A questo tavolo si è già pagato qualcosa, quindi la posta resta com’è. Scrivi la differenza come pagamento nei conti del club.
pot-plato = plato
pot-centre = centro
pot-bank = banca
pot-stakes = piatto
pot-litige = il litige
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
unit-one-game = partita
unit-one-tantos = tanto
unit-one-counters = gettone
unit-one-letters = lettera
unit-one-penalty = punto di penalità
unit-one-chips = fiche
unit-one-losses = sconfitta
unit-one-cards = carta
# Errors of a club.
club-time-zone = Scrivi un fuso orario, per esempio Europe/Lisbon.
date-form = Scrivi una data come { $example }.
date-range = Scrivi una data dal { $first } a oggi.
date-order = L’ultimo giorno non può venire prima del primo.
person-unknown = Nessuno in questo club ha l’identificativo { $id }.
person-none = Scegli una persona.
person-taken = Un’altra persona di questo club si chiama { $name }; scrivi un altro nome.
club-people-most = Un club può avere al massimo { $count } persone, comprese quelle unite ad altre.
person-kept = Non si può eliminare { $name }, che ha serate o pagamenti qui; cambia il nome o segna che non viene più.
person-merge-self = Non si può unire { $name } a { $other }: sono già la stessa persona.
person-merge-circle = { $other } conta già come { $name }; prima separa i due nomi.
person-merge-together = { $name } e { $other } sono stati allo stesso tavolo, quindi sono due persone.
person-not-merged = Non c’è nulla da separare: { $name } conta come una sola persona.
payment-least = Scrivi un importo di 0 o più, con al massimo i decimali della valuta.
note-long = Scrivi una nota di al massimo { $most } caratteri, su una sola riga.
note-invisible = Questa nota contiene caratteri invisibili; usa solo lettere, cifre e segni di punteggiatura.
purse-unknown = Scrivi il codice di una valuta, per esempio EUR, o i gettoni di un gioco, per esempio tresillo:tantos.
purse-other = Questo club non ha un conto in { $purse }; scegline uno esistente.
contract-made = vinto
contract-lost = perso
move-same = Questo tavolo è già in quel club.
rules-same = Non hai cambiato nessuna regola.
home-line = Il foglio dei punti per il telefono in mezzo al tavolo.
card-title = Come si conta
card-back = Torna al nuovo tavolo
card-usual = regole solite
card-names = Anna, Bruno, Carla, Dario, Elena, Fabio, Giulia, Ivan
card-times = × { $times }
card-plus = + { $points }
card-values = Valore delle carte
card-contracts = Contratti
card-needs = servono
card-worth = Quanto vale una mano
card-extras = In più
card-pays = Chi paga
card-end = Fine della partita
card-example = Esempio
card-deal = La distribuzione
card-ace = asso
card-ten = dieci
card-king = re
card-queen = donna
card-jack = fante
card-nine = nove
card-eight = otto
card-seven = sette
card-last = ultima presa
card-all = in tutto
card-trumps = atout
card-plain = altri semi
card-sequence = sequenza di { $cards } carte
card-four = quattro uguali
card-four-nines = quattro nove
card-four-jacks = quattro fanti
card-needed = Per vincere la mano
card-stake = posta
card-every-trick = tutte le prese
card-plus-minus = ± { $points }
card-fewest = Vince chi ha meno punti.
aim-target = finisce quando qualcuno arriva a { $target }
