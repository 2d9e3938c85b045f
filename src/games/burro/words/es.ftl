game-burro = Burro

burro-headline-letter = { $loser } se queda con cartas: { $spelt }
burro-headline-complete = { $loser } se queda con cartas y completa la palabra: { $spelt }
burro-headline-out = { $loser } cae en el desempate.

burro-why-letter = { $loser } recibe la letra { $letters } de { $length }: { $spelt }
burro-why-fewest = la palabra está completa; con menos letras ({ $letters }): { $players }
burro-why-winner = gana { $winner }
burro-why-shared = comparten la victoria: { $players }
burro-why-play-off = desempate: { $players }; quien pierde una mano cae, y gana quien queda al final
burro-why-out = { $loser } pierde una mano del desempate: cae, sin letra
burro-why-left = siguen en el desempate: { $players }

burro-error-word = La palabra tiene de { $least } a { $most } letras, y nada más que letras.

burro-rule-word = La palabra
burro-rule-word-hint = de { $least } a { $most } letras; quien la completa acaba la partida
burro-rule-variant = Variante
burro-variant-spanish = Burro español
burro-variant-deitado = Burro deitado
burro-variant-em-pe = Burro em pé
burro-cards = { $cards } cartas por cabeza
burro-rule-tie = Si varios tienen el mínimo de letras
burro-tie-play-off = Desempatan
burro-tie-shared = Ganan todos
burro-ask-loser = ¿Quién se queda con cartas?
burro-spelt = { $spelt }
burro-play-off = Desempate: { $players }. Quien pierde cae y no recibe letra.
burro-deal = { $variant }: { $cards } cartas por cabeza; el resto forma el mazo.
burro-draw = Quien no puede asistir al palo roba del mazo hasta que pueda.

burro-outcome-letter = Letra
burro-outcome-out = Eliminación en un desempate
burro-card-letter = Quien se queda con cartas recibe una letra.
burro-card-end = Con { $letters } letras la palabra está completa; entonces gana quien tiene menos.
