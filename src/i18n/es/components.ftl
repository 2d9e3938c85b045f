# The scoreboard, its chart, the pots, the units.
live-hand = mano { $number }
ledger-sum = Suma
tag-owes = debe { $amount }
tag-dealer = reparte
tag-out = no juega
tag-you = tú
tag-your-deal = repartes tú
sr-last-hand = última mano
sr-total = total
payment-line = { $from ->
    [plato] El plato
    [centro] El centro
    [banca] La banca
    [bote] El bote
    [hoja] La hoja
   *[other] { $from }
  } da { $to ->
    [plato] al plato
    [centro] al centro
    [banca] a la banca
    [bote] al bote
    [hoja] a la hoja
   *[other] a { $to }
  }: { $amount }
# The forms of payment-line and middle-pot depend on these words as they stand.
pays-now = { $payers ->
    [one] { $from } paga a { $to }
   *[other] { $from } pagan a { $to }
  }
pays-each = { $amount } cada uno
pot-book = hoja
chart-title = Totales acumulados en { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
  }
chart-order = Tras la mano { $number }: { $order }.
rules-change = { $rule }: { $before } → { $after }, desde la mano { $number }
rules-differs = { $rule }: { $answer }
middle-pot = { $pot ->
    [plato] En el plato
    [centro] En el centro
    [banca] En la banca
    [bote] En el bote
    [hoja] En la hoja
   *[other] { $pot }
  }: { $amount }
middle-debt = { $player } debe { $amount }
table-won = { $count ->
    [one] Gana { $players }
   *[other] Ganan { $players }
  }
phone-and-time = { $phone }, { $when }
imported-and-time = importado, { $when }
phone-this = este teléfono
phone-other = otro teléfono
phone-of = Teléfono: { $name }
moment-biggest = La mano más sonada
moment-comeback = La remontada
moment-boldest = El contrato más audaz
moment-said = Dicho en la mesa
moment-from-last = { $player }, del último al primer puesto
moment-up = { $player } sube desde el último puesto
moment-low = { $amount } tras la mano { $number }
deleted-heading = Borrados
deleted-detail = borrado: { $when } · se puede recuperar hasta el { $until }
deleted-restore = Recuperar
purse-counters = { $game }: { $unit }
recovery-was-used = { $phone } se hizo propietario con el enlace de rescate: { $when }
owner-was-recovered = Quien administra este servidor ha creado un enlace nuevo de propietario: { $when }
table-worth = 1 { $unit } = { $worth }
table-worth-counters = Fichas por 1 { $unit }: { $worth }
table-worth-game = Cada partida: { $worth }
table-worth-game-counters = Fichas por cada partida: { $worth }
home-code = ¿Una invitación? Escribe el código del otro teléfono
read-aloud = Leer en voz alta
home-join = Unirse
home-hand = { $game } · mano { $hand } · { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
  } · { $when }
home-hands = { $game } · { $hand ->
    [one] 1 mano
   *[other] { $hand } manos
  } · { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
  } · { $when }
role-spectator = mira
role-scorer = apunta manos
role-owner = apunta manos e invita
share-make = Crear los enlaces
share-qr = Código QR del enlace
share-link = Enlace
share-share = Compartir
share-copy = Copiar
share-copied = Copiado
share-once = Los enlaces se muestran una sola vez. Valen hasta que los retires.
share-a-phone = Un teléfono
share-this-phone = Este teléfono
share-joined = { $role } · desde { $when }
share-remove = Quitar
share-remove-watchers = Quitar a todos los espectadores y sus enlaces
share-withdraw = Retirar enlaces
share-withdraw-note = ¿Qué enlace quieres sustituir? Los antiguos dejan de funcionar; los teléfonos ya unidos se quedan.
share-all = Retirar todos los enlaces
share-all-note = También dejan de funcionar los enlaces a las mesas del club; el enlace de rescate sigue valiendo.
share-new-score = Sustituir el enlace para apuntar manos
share-new-watch = Sustituir el enlace para mirar

share-new-own = Sustituir el enlace de gestión
share-removed = El teléfono se ha quitado. Con un enlace antiguo puede volver: retira los enlaces que aún pueda tener.
tag-leads = va ganando
tag-each = cada uno
pad-usual = Números habituales
