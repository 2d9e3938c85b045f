# Forms and their inputs.
form-problem = C’è un problema
form-missing = Manca ancora: { $legend }
pad-digits = Cifre
steps-fewer = Uno in meno
steps-more = Uno in più
pad-delete = Cancella
pad-decimal = Virgola
pad-next = Campo seguente
pad-sign = Cambia segno
count-cards = Conta le carte
count-hint = calcola i punti
count-less = { $kind }: una in meno
count-more = { $kind }: una in più
extras-none = –
extras-done = Fatto
form-news = Nel frattempo qualcun altro ha fatto una modifica, quindi non è stato salvato niente. Controlla questa pagina prima di salvare di nuovo.
