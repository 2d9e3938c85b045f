game-bridge = Bridge

bridge-headline-made = { $declarer } cumple { $contract }{ $by ->
    [0] { "" }
   *[other] { " " }+{ $by }
  }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-headline-down = { $declarer } cae de { $by } en { $contract }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-scoring-rubber = Rubber
bridge-scoring-chicago = Chicago (cuatro manos)
bridge-partners-fixed = Fijas
bridge-partners-rotate = Cambian después de cada ronda
bridge-part-bonus = Una prima al momento
bridge-part-carried = Valen también en las manos siguientes
bridge-vulnerable-dealer = El bando de quien da
bridge-vulnerable-opponents = El otro bando
bridge-doubled = X
bridge-redoubled = XX
bridge-role-declarer = Declarante
bridge-role-dummy = Muerto
bridge-role-defender = Defensor
bridge-result-passed = Todos pasan
bridge-result-unfinished = Interrumpir el rubber
bridge-headline-unfinished = El rubber se interrumpe.
bridge-headline-game = { " " }Manga para { $side }.
bridge-headline-rubber = { " " }{ $side } ganan el rubber.
bridge-headline-chicago = { " " }El Chicago ha terminado.
bridge-contract = { $level }{ $strain }{ $doubled }
bridge-why-contract = { $contract }: { $tricks } × { $each }{ $first ->
    [0] { "" }
   *[other] { " " }+ { $first }
  }{ $times ->
    [1] { "" }
   *[other] , × { $times }
  } = { $sum }
bridge-why-over = bazas de más: { $over } × { $each } = { $sum }
bridge-why-insult = por cumplir doblado: { $sum }
bridge-why-small-slam = pequeño slam: { $sum }
bridge-why-grand-slam = gran slam: { $sum }
bridge-why-down = { $contract }, { $short } de multa: { $sum } para { $side }
bridge-why-down-vulnerable = { $contract }, { $short } de multa, vulnerable: { $sum } para { $side }
bridge-why-honours = { $cards } honores de { $player }: { $sum }
bridge-why-game = { $side } llegan a { $game } bajo la línea: una manga
bridge-why-rubber = el rubber para { $side }: { $sum }
bridge-why-game-bonus = manga para { $side }: { $sum }
bridge-why-part = parcial de { $side }: { $sum }
bridge-why-unfinished-game = la única manga, de { $side }: { $sum }
bridge-why-unfinished-part = el único parcial, de { $side }: { $sum }
bridge-why-sum = { $side }: { $amount } en total
bridge-error-chicago = Esta regla es para el Chicago. Elige Chicago, o déjala vacía.
bridge-error-rubber = Esta regla es para el rubber. Elige rubber, o déjala vacía.
bridge-error-unfinished = Un Chicago no se interrumpe; cierra la mesa.
bridge-error-aces = Sin triunfo, los honores son los { $aces } ases en una misma mano.
bridge-error-both = Anota el resultado o las bazas, no ambos.
bridge-error-over = Solo hay { $all } bazas; elige otro resultado u otro nivel.
bridge-odd-down = { $short } de multa: ¿es correcto?
bridge-odd-grand-slam = Un gran slam: ¿es correcto?
bridge-odd-redoubled = Redoblado: ¿es correcto?
bridge-rule-scoring = Tanteo
bridge-rule-partners = Parejas
bridge-rule-rounds = Rondas (0: hasta cerrar la mesa)
bridge-rule-rounds-usual = Si se deja vacío: { $fixed } con parejas fijas, { $rotate } si cambian
bridge-rule-unfinished = Único parcial de un rubber interrumpido
bridge-rule-part = Parciales
bridge-rule-vulnerable = Vulnerable en la segunda y tercera mano
bridge-ask-declarer = Declarante
bridge-ask-level = Contrato
bridge-ask-strain = Palo
bridge-ask-doubled = Doblado
bridge-ask-result = Resultado
bridge-ask-extras = Otro resultado, honores
bridge-ask-tricks = Bazas del declarante
bridge-ask-holder = ¿Quién tenía los honores?
bridge-ask-honours = Honores en una mano
bridge-result-exactly = =
bridge-result-off = { $off }
bridge-vulnerable = vulnerable
bridge-not-vulnerable = no vulnerable
bridge-below = { $below } abajo
bridge-vulnerable-below = vulnerable, { $below } abajo
bridge-rubber = rubber { $number }
bridge-deal-of = mano { $deal } de { $deals }
bridge-first = { $dealer } da y habla primero.
bridge-deal = 13 cartas a cada uno, de una en una. Sale quien sigue al declarante.
bridge-partners = { $one } juegan contra { $other }; los compañeros se sientan enfrente.
bridge-nobody-vulnerable = Nadie está vulnerable.
bridge-side-vulnerable = Vulnerables: { $side }.
bridge-all-vulnerable = Todos están vulnerables.
bridge-card-tricks = Bazas
bridge-card-first = Por cada baza del contrato, y por las de más sin doblar. En sin triunfo la primera vale más.
bridge-card-over = cada baza de más { $doubled }
bridge-card-insult = contrato cumplido { $doubled }
bridge-card-small-slam = pequeño slam
bridge-card-grand-slam = gran slam
bridge-card-not-vulnerable = no vulnerable
bridge-card-short = Bazas de menos, para el otro bando
bridge-card-short-vulnerable = Bazas de menos, vulnerable
bridge-card-undoubled = sin doblar
bridge-card-bonuses = Mangas, rubbers, honores
bridge-card-honours = { $cards } honores de triunfo en una mano
bridge-card-aces = todos los ases en una mano, sin triunfo
bridge-card-game = { $game } puntos bajo la línea son una manga; quien tiene una está vulnerable. La segunda manga de un bando gana el rubber.
bridge-card-rubber = rubber, los otros no tienen manga
bridge-card-rubber-late = rubber, los otros tienen una manga
bridge-card-only-game = única manga de un rubber interrumpido
bridge-card-chicago = { $game } puntos de bazas son una manga, con prima:
bridge-card-part = prima por un parcial
bridge-card-rounds = rondas
