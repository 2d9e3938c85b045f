game-burro = Burro

burro-headline-letter = { $loser } fica com cartas: { $spelt }
burro-headline-complete = { $loser } fica com cartas e completa a palavra: { $spelt }
burro-headline-out = { $loser } sai do desempate.

burro-why-letter = { $loser } recebe a letra { $letters } de { $length }: { $spelt }
burro-why-fewest = a palavra está completa; com menos letras ({ $letters }): { $players }
burro-why-winner = { $winner } ganha
burro-why-shared = partilham a vitória: { $players }
burro-why-play-off = desempate: { $players }; quem perde uma mão sai, e ganha quem ficar no fim
burro-why-out = { $loser } perde uma mão do desempate: sai, sem letra
burro-why-left = ainda no desempate: { $players }

burro-error-word = A palavra tem de { $least } a { $most } letras, e só letras.

burro-rule-word = A palavra
burro-rule-word-hint = de { $least } a { $most } letras; quem a completa acaba a partida
burro-rule-variant = Variante
burro-variant-spanish = Burro espanhol
burro-variant-deitado = Burro deitado
burro-variant-em-pe = Burro em pé
burro-cards = { $cards } cartas por cabeça
burro-rule-tie = Se vários têm o mínimo de letras
burro-tie-play-off = Desempatam
burro-tie-shared = Ganham todos
burro-ask-loser = Quem fica com cartas?
burro-spelt = { $spelt }
burro-play-off = Desempate: { $players }. Quem perde sai e não recebe letra.
burro-deal = { $variant }: { $cards } cartas por cabeça; o resto forma o monte.
burro-draw = Quem não pode assistir vai buscar cartas ao monte até poder.

burro-outcome-letter = Letra
burro-outcome-out = Saída de um desempate
burro-card-letter = Quem fica com cartas recebe uma letra.
burro-card-end = Com { $letters } letras a palavra está completa; então ganha quem tiver menos.
