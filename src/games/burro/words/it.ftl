game-burro = Burro (Asino)

burro-headline-letter = { $loser } resta con le carte: { $spelt }
burro-headline-complete = { $loser } resta con le carte e completa la parola: { $spelt }
burro-headline-out = { $loser } esce dallo spareggio.

burro-why-letter = { $loser } prende la lettera { $letters } di { $length }: { $spelt }
burro-why-fewest = la parola è completa; meno lettere ({ $letters }): { $players }
burro-why-winner = { $winner } vince
burro-why-shared = vittoria condivisa: { $players }
burro-why-play-off = spareggio: { $players }; chi perde una mano esce, e vince chi resta
burro-why-out = { $loser } perde una mano dello spareggio: esce, senza lettera
burro-why-left = ancora nello spareggio: { $players }

burro-error-word = La parola ha da { $least } a { $most } lettere, e nient’altro che lettere.

burro-rule-word = La parola
burro-rule-word-hint = da { $least } a { $most } lettere; chi la completa chiude la partita
burro-rule-variant = Variante
burro-variant-spanish = Spagnola
burro-variant-deitado = Burro deitado
burro-variant-em-pe = Burro em pé
burro-cards = { $cards } carte a testa
burro-rule-tie = Se più giocatori hanno il minimo di lettere
burro-tie-play-off = Spareggio
burro-tie-shared = Vincono tutti
burro-ask-loser = Chi resta con le carte?
burro-spelt = { $spelt }
burro-play-off = Spareggio: { $players }. Chi perde esce, senza lettera.
burro-deal = { $variant }: { $cards } carte a testa; il resto è il tallone.
burro-draw = Chi non può rispondere al seme pesca dal tallone finché non ci riesce.

burro-outcome-letter = Lettera
burro-outcome-out = Uscita da uno spareggio
burro-card-letter = Chi resta con le carte prende una lettera.
burro-card-end = Con { $letters } lettere la parola è completa; allora vince chi ne ha meno.
