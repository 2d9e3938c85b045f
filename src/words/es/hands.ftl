# Anotar una mano, su resultado, las correcciones, una mano de dos teléfonos.
hand-heading = Mano { $number }
hand-save = Guardar la mano
hand-show-changes = Ver qué cambia
hand-dealer = Reparte
hand-deals = { $player } reparte
hand-who-dealt = ¿Quién repartió?
hand-next = Ahora reparte { $player }
hand-to-table = A la mesa
hand-correct = Corregir esta mano
hand-void = Esta mano no cuenta
hand-before = Antes:
hand-undo-last = Deshacer

payments-now = Ahora, en la mesa

change-heading = Corregir la mano { $number }
change-what = Qué cambia
change-player = Nombre
change-before = Antes
change-after = Después
change-difference = Cambio
change-old-stays = La mano anterior se queda en la hoja, tachada.
change-dealers = Las manos siguientes cambian de repartidor: mira si es correcto y, donde no lo sea, indica quién repartió.
change-save = Guardar la corrección
change-later = La mano { $number } dejaría de ser posible: { $why }

conflict-heading = La mano { $number } ya está en la hoja
conflict-theirs = En la hoja
conflict-mine = Tú apuntaste
conflict-same = La mía es igual, descartarla
conflict-add = Añadir la mía como mano { $number }
conflict-correct = Corregir mejor la mano { $number }

change-void = Esta mano no cuenta.
hand-saving = Guardando…
