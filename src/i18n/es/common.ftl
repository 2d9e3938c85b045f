# Messages of games, documents and tables, and those that pages of several subjects share.
player-name = { $player }
plain-number = { $number }
labelled = { $label }: { $value }
answer-none = No
answer-no-player = Nadie
suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas
rule-off = No
rule-on = Sí
rule-usual = { $usual } si se deja vacío
rule-target = Puntos para ganar una partida
rule-games = Partidas para ganar
headline-passed = Todos pasan.
adjusted-headline = Ajuste
adjusted-why = { $player }: { $amount }
adjusted-ask-by = ¿Cómo lo anotas?
adjusted-one = Uno y todos los demás
adjusted-each = Cada importe
adjusted-ask-one = ¿Quién paga o cobra?
adjusted-pays = paga a cada uno
adjusted-gets = cobra de cada uno
adjusted-ask-amount = Importe
adjusted-ask-each = Importes
adjusted-error-nobody = Escribe el importe de al menos un jugador.
adjusted-error-sum = Lo que unos ganan lo pierden otros: los importes suman { $sum }, no 0.
suit-no-trumps = Sin triunfo
suit-no-trumps-short = ST
series-standing = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }, { $points } en esta
series-headline-won = { " " }{ $winners ->
    [one] { $party } gana
   *[other] { $party } ganan
  } la partida.
why-pays = { $payer } paga a { $payee }: { $amount }
why-no-payment = nadie paga nada
sum-points = { $points }
sum-line = { $party }: { $parts } = { $total }
sum-line-none = { $party }: { $total }
sum-line-one = { $party }: { $parts }
sum-line-times = { $party }: ({ $parts }) × { $times } = { $total }
sum-line-one-times = { $party }: { $parts } × { $times } = { $total }
name-empty = Escribe un nombre.
name-long = Un nombre puede tener { $most } caracteres como máximo.
name-unseen = Este nombre tiene caracteres invisibles; usa solo letras, cifras y signos de puntuación.
not-json = El cuerpo no es JSON: { $reason }.
field-missing = Falta esta respuesta.
field-unknown = Aquí no hay ningún campo { $field }.
field-twice = Este campo aparece dos veces; envíalo una sola vez.
field-rule-off = Las reglas de esta mesa no lo contemplan; déjalo vacío o cambia las reglas.
field-map = Aquí va un objeto con campos.
field-list = Aquí va una lista.
field-by-player = Aquí va un objeto con un número por jugador.
field-text = Aquí va un texto.
field-flag = Aquí va true o false.
field-choice = Elige entre: { $allowed }.
field-player = Aquí va el nombre de alguien de la mesa.
field-player-unknown = Nadie se llama { $name } en esta mesa.
field-player-left = Esta persona ha dejado la mesa. Elige a alguien que juegue.
seat-change-twice = { $name } ya está en esta mesa; cada persona tiene un solo sitio.
table-people-most = En una mesa pueden sentarse en total { $count } personas como mucho. Abre una mesa nueva para más gente.
seat-change-late = Esta mano aún no se ha jugado: indica una mano ya jugada o la siguiente.
seat-change-bound = Aquí los sitios forman parte de la partida en curso: a un jugador solo se lo puede sustituir por otro. Para seguir con otros jugadores, cierra la mesa y abre una nueva con ellos.
seat-change-order = Indica a todos los que están en la mesa, una vez a cada uno, en el nuevo orden de juego.
seat-change-later = Un cambio de sitios posterior, antes de la mano { $number }, sería entonces imposible: { $why } Deshaz primero ese cambio.
payment-self = Nadie se paga a sí mismo: elige dos personas distintas.
payment-from = Elige quién ha pagado.
payment-to = Elige a quién se ha pagado.
payment-amount = Escribe un importe mayor que 0, sin más decimales que los de la moneda.
document-opened-at = Escribe una fecha y hora entre { $first } y { $last }, como { $example }.
document-opened-later = Una sesión no puede empezar en el futuro.
field-player-out = { $player } no juega esta mano.
field-count = Escribe un número entero de { $low } a { $high }.
field-range = Escribe un número de { $low } a { $high }.
field-amount = Escribe un número, por ejemplo { $whole } o { $fraction }.
field-amount-as-text = Envía el número como texto, por ejemplo «{ $example }»: no se aceptan números JSON con decimales o exponente.
field-amount-fine = { $digits ->
    [0] Escribe un número entero.
    [one] Escribe como máximo un decimal.
   *[other] Escribe como máximo { $digits } decimales.
  }
field-amount-either = «{ $typed }» puede ser { $whole } o { $fraction }. { $digits ->
    [0] Escribe un número entero, por ejemplo { $whole }.
    [one] Escribe { $whole }, o un número con un decimal como máximo.
   *[other] Escribe { $whole }, o un número con { $digits } decimales como máximo.
  }
field-amount-large = Este número es demasiado grande.
rules-currency-kept = La moneda vale para toda la mesa; para jugar con otra, abre otra mesa.
rules-sides-kept = Las parejas valen para toda la mesa; para cambiarlas, abre otra mesa.
rules-unit-kept = La unidad de cuenta es la misma para toda la mesa; para contar otra cosa, abre otra mesa.
rules-kept = Esta regla vale para toda la mesa; para cambiarla, abre otra mesa.
hand-after-end = La partida ha terminado; ya no se pueden apuntar más manos.
hand-too-large = Los importes de esta mano son demasiado grandes.
hand-revisions-most = Esta mano ya se ha cambiado { $count } veces y no se puede cambiar más. Anúlala e insértala de nuevo.
document-format = Aquí va «{ $format }».
document-players = Aquí va una lista de nombres en el orden de los sitios.
document-players-twice = { $name } aparece dos veces; usa un nombre distinto para cada jugador.
document-players-count = A este juego juegan de { $low } a { $high } personas; ahora hay { $now }.
document-players-exactly = A este juego juegan { $count } personas; ahora hay { $now }.
# Messages that the games of the hombre share.
hombre-why-tricks = bazas: { $first } { $a }, { $second } { $b }, { $third } { $c }
hombre-why-from-each = { $what }: el resto paga { $amount } por cabeza a { $player }
hombre-why-to-each = { $what }: { $player } paga al resto { $amount } por cabeza
hombre-why-pays = en total, { $from } paga a { $to }: { $amount }
hombre-why-pays-each = en total, { $from } paga { $amount } por cabeza a { $to }
hombre-why-each-pays = en total, { $from } pagan { $amount } por cabeza a { $to }
hombre-ask-outcome = ¿Cómo acabó?
hombre-tile-codillo = Codillo: { $player }
hombre-ask-tricks = O por bazas
hombre-error-both = Indica las bazas o cómo acabó la mano, no las dos cosas.
hombre-error-tricks-sum = { $total ->
    [5] Con primeras se han jugado cinco bazas, todas del hombre: ahora hay { $now }.
   *[other] Las bazas tienen que sumar { $total }: ahora hay { $now }.
  }
hombre-error-tricks-each = Indica también cuántas bazas hicieron: { $players }.
hombre-error-codillo-hombre = { $player } es el hombre; solo un contrario puede ganar el codillo.
hombre-error-codillo-who = Indica qué contrario ganó el codillo.
hombre-error-codillo-without = Indica un contrario solo cuando la mano acaba en codillo.
table-closed = Esta mesa está cerrada. Reábrela para cambiar algo.
table-not-closed = Esta mesa no está cerrada.
stake-currency = Escribe el código de una moneda, por ejemplo EUR.
stake-rate = Escribe cuánto vale 1 { $unit }: más de 0.
stake-rate-game = Escribe cuánto cuesta una partida: más de 0.
stake-no-end = Con estas reglas la partida no tiene fin. Elige mejor dinero por punto.
stake-cash = Aquí se paga en efectivo: las apuestas están en las reglas de la casa.
stake-paid = En esta mesa ya se ha pagado algo, así que la apuesta se queda como está. Anota la diferencia como un pago en las cuentas del club.
pot-plato = plato
pot-centre = centro
pot-bank = banca
pot-stakes = bote
pot-litige = el litige
unit-points = puntos
unit-cash = dinero
unit-tantos = tantos
unit-counters = fichas
unit-letters = letras
unit-penalty = puntos de penalización
unit-chips = fichas de banca
unit-losses = derrotas
unit-cards = cartas
unit-one-points = punto
unit-one-game = partida
unit-one-tantos = tanto
unit-one-counters = ficha
unit-one-letters = letra
unit-one-penalty = punto de penalización
unit-one-chips = ficha de banca
unit-one-losses = derrota
unit-one-cards = carta
# Errors of a club.
club-time-zone = Escribe una zona horaria, por ejemplo Europe/Lisbon.
date-form = Escribe una fecha como { $example }.
date-range = Escribe una fecha desde { $first } hasta hoy.
date-order = El último día no puede ser anterior al primero.
person-unknown = Nadie en este club tiene el identificador { $id }.
person-none = Elige una persona.
person-taken = Otra persona de este club se llama { $name }; escribe otro nombre.
club-people-most = Un club puede tener { $count } personas como mucho, incluidas las que se unieron con otras.
person-kept = No se puede borrar a { $name }, que tiene sesiones o pagos aquí; cambia su nombre o da de baja a esa persona.
person-merge-self = No se puede unir a { $name } con { $other }: ya son la misma persona.
person-merge-circle = { $other } ya cuenta como { $name }; separa primero los dos nombres.
person-merge-together = { $name } y { $other } han estado en la misma mesa, así que son dos personas.
person-not-merged = No hay nada que separar: { $name } cuenta como una sola persona.
payment-least = Escribe un importe de 0 o más, sin más decimales que los de la moneda.
note-long = Escribe una nota de { $most } caracteres como máximo, en una sola línea.
note-invisible = Esta nota tiene caracteres invisibles; usa solo letras, cifras y signos de puntuación.
purse-unknown = Escribe un código de moneda, por ejemplo EUR, o las fichas de un juego, por ejemplo tresillo:tantos.
purse-other = Este club no tiene cuenta en { $purse }; elige una existente.
contract-made = cumplido
contract-lost = perdido
move-same = Esta mesa ya está en ese club.
rules-same = No has cambiado ninguna regla.
home-line = La hoja de puntos para el teléfono en medio de la mesa.
card-title = Cómo se cuenta
card-back = Volver a la mesa nueva
card-usual = reglas habituales
card-names = Ana, Bruno, Carla, Diego, Elena, Félix, Gloria, Hugo
card-times = × { $times }
card-plus = + { $points }
card-values = Valor de las cartas
card-contracts = Contratos
card-needs = hacen falta
card-worth = Lo que vale una mano
card-extras = Además
card-pays = Quién paga
card-end = Final de la partida
card-example = Ejemplo
card-deal = El reparto
card-ace = as
card-ten = diez
card-king = rey
card-queen = dama
card-jack = jota
card-nine = nueve
card-eight = ocho
card-seven = siete
card-last = última baza
card-all = en total
card-trumps = triunfo
card-plain = otros palos
card-sequence = escalera de { $cards } cartas
card-four = cuatro iguales
card-four-nines = cuatro nueves
card-four-jacks = cuatro jotas
card-needed = Para ganar la mano
card-stake = apuesta
card-every-trick = todas las bazas
card-plus-minus = ± { $points }
card-fewest = Gana quien tiene menos puntos.
aim-target = termina cuando alguien llega a { $target }
