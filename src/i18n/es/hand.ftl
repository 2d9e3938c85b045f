# Entering a hand, its result, corrections, one hand from two phones.
hand-heading = Mano { $number }
hand-save = Guardar la mano
hand-save-odd = Guardar igualmente
hand-odd = Es poco habitual.
hand-show-changes = Ver qué cambia
hand-result = Resultado
hand-played = Jugada
hand-dealer = Reparte
hand-deals = { $player }
hand-who-dealt = ¿Quién repartió?
hand-returned = Lo que habías escrito sigue aquí.
hand-behind = Este formulario es de una mano anterior. Comprueba quién da y quién juega.
hand-undone = La mano { $number } ya no está en la hoja. Cámbiala y guárdala de nuevo.
hand-clear = Vaciar
hand-to-table = Volver a la mesa
hand-correct = Corregir esta mano
hand-void = Anular esta mano
hand-insert = Insertar una mano antes de esta
hand-restore = Recuperar esta mano
hand-answers = Lo que se apuntó
hand-history = Quién hizo qué
hand-undo-last = Deshacer

payments-now = Pagos de esta mano
ledger-who = Ganancias y pérdidas
ledger-hand = Esta mano

change-heading = Corregir la mano { $number }
void-heading = Anular la mano { $number }
insert-heading = Insertar una mano antes de la mano { $number }
insert-seats = Aquí un sitio cambió de jugador. ¿Quién jugó la mano olvidada?
restore-heading = Recuperar la mano { $number }
voided-heading = Una mano anulada
change-what = Qué cambia
change-player = Nombre
change-before = Antes
change-after = Después
change-difference = Cambio
change-old-stays = La mano anterior se queda en la hoja, tachada.
change-dealers = Esto cambia quién repartió las manos siguientes: compruébalo y corrígelo donde no sea correcto.
change-save = Guardar corrección
change-later = La mano { $number } dejaría de ser posible: { $why }
change-drops = { $count ->
    [one] La partida acaba entonces con la mano { $number }. La mano siguiente ya no cuenta; se queda en la hoja, tachada.
   *[other] La partida acaba entonces con la mano { $number }. Las { $count } manos siguientes ya no cuentan; se quedan en la hoja, tachadas.
  }

revision-entered = Apuntada
revision-inserted = Insertada
revision-amended = Corregida
revision-voided = Anulada
revision-dropped = Ya no cuenta: la partida acababa antes
revision-restored = Recuperada

taken-heading = { $name } acaba de guardar la mano { $number }
taken-heading-unnamed = Otro teléfono ha guardado la mano { $number }
taken-alike = { $name } ha guardado lo mismo
taken-alike-unnamed = Otro teléfono ha guardado lo mismo
taken-compare = Comparar las dos
conflict-heading = La mano { $number } ya está en la hoja
conflict-theirs = En la hoja
conflict-mine = La mía
conflict-differs = es distinto
conflict-which = ¿Cuál es la buena? Las líneas marcadas son distintas.
conflict-keep = Dejar la de la hoja
conflict-keep-does = La mía se borra.
conflict-take = Usar la mía
conflict-take-does = La mano { $number } se corrige. Todos lo ven.
conflict-both = Dejar las dos
conflict-both-does = { $waiting ->
    [one] La mía pasa a ser la mano { $number }.
   *[other] Las mías pasan a ser las manos { $number } a { $last }.
  }

change-void = Esta mano no cuenta.
hand-saving = Guardando…
preview-empty = Vacío cuenta como { $zero }.

adjusted-save = Guardar el ajuste
adjusted-instead = Era un ajuste
adjusted-not = Era una mano jugada
note-label = Nota
note-add = Añadir una nota
note-change = Cambiar la nota
note-save = Guardar la nota
note-hint = En una línea; también está en la hoja.
note-revoke = Renuncio
note-misdeal = Mal repartido
note-handicap = Ventaja
note-paper = Del papel
