# Forms and their inputs.
form-problem = Hay un problema
form-missing = Falta todavía: { $legend }
pad-digits = Cifras
steps-fewer = Uno menos
steps-more = Uno más
pad-delete = Borrar
pad-decimal = Coma decimal
pad-next = Campo siguiente
pad-sign = Cambiar de signo
count-cards = Contar cartas
count-hint = calcula los puntos
count-less = { $kind }: una menos
count-more = { $kind }: una más
extras-none = –
extras-done = Listo
form-news = Entretanto, otra persona ha hecho un cambio, así que no se ha guardado nada. Revisa esta página antes de guardar otra vez.
