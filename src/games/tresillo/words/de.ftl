game-tresillo = Tresillo

tresillo-bid-juego = Entrada
tresillo-bid-vuelta = Vuelta
tresillo-bid-solo = Solo
tresillo-column-juego = Entrada
tresillo-column-vuelta = Vuelta
tresillo-column-solo = Solo
tresillo-sacado = Sacada
tresillo-estuche = Estuche
tresillo-primeras = Primeras
tresillo-bola = Bola
tresillo-why-bola-failed = Bola verfehlt

tresillo-headline-sacado = { $hombre } gewinnt ({ $bid }): Sacada.
    .brief = { $hombre } · { $bid } · Sacada
tresillo-headline-repuesto = { $hombre } gewinnt nicht ({ $bid }): Puesta.
    .brief = { $hombre } · { $bid } · Puesta
tresillo-headline-codillo = { $hombre } verliert ({ $bid }): Codillo für { $winner }.
    .brief = { $hombre } · { $bid } · Codillo { $winner }

tresillo-why-filled = die Mitte ist leer: jeder setzt { $amount } ein
tresillo-why-served = der Plato ist leer: { $amount } kommen aus der Mitte dazu
tresillo-why-dealer = { $dealer } gibt und legt { $amount } auf den Plato
tresillo-why-sacado = Sacada: { $hombre } nimmt den Plato, { $plato }
tresillo-why-debt-paid = die höchste Schuld wird gestrichen: { $debtor } zahlt { $amount } an { $hombre }
tresillo-why-own-debt = die höchste Schuld, { $amount }, ist die von { $hombre }: sie wird nur gestrichen
tresillo-why-puesta = { $hombre } zahlt { $amount } auf den Plato
tresillo-why-debt-written = { $amount } werden als Schuld von { $hombre } aufgeschrieben
tresillo-why-repuesto = Puesta: niemand hat mehr Stiche als jeder der anderen
tresillo-why-codillo = Codillo: { $winner } hat mehr Stiche als jeder der anderen
tresillo-why-codillo-paid = { $hombre } zahlt ebenso viel an { $winner }, { $amount }

tresillo-pots = { $plato } auf dem Plato, { $centre } in der Mitte
tresillo-debt = { $player } schuldet eine Puesta von { $amount }
tresillo-in-play = es geht um Plato { $plato } + { $more } = { $amount }
tresillo-in-play-reserved = es geht um Plato { $plato } + höchste Schuld { $debt } = { $amount }
tresillo-deal = 9 Karten für jeden, immer drei auf einmal; 13 bleiben im Talon.

tresillo-error-primeras = Primeras sind die ersten fünf Stiche des Hombre, 5-0-0; das Spiel endet dann als Sacada.
tresillo-error-primeras-bola = Wer nach den Primeras aufhört, spielt nicht auf Bola: Wähle eins von beiden.
tresillo-error-estuche = Estuche zählt nur für einen Gewinner: Das Spiel muss eine Sacada sein.
tresillo-error-nine = Der Hombre hat alle neun Stiche: Die Bola ist gewonnen.
tresillo-error-bola-made = Für die Bola braucht der Hombre alle neun Stiche.
tresillo-error-bola-failed = Bei einer verfehlten Bola hat der Hombre { $least } bis { $most } Stiche; das Spiel gewinnt er trotzdem.

tresillo-odd-debt = { $player } schuldet { $amount }: Stimmt das?
tresillo-odd-debts = { $debts ->
    [one] 1 Schuld ist
   *[other] { $debts } Schulden sind
  } offen: Stimmt das?

tresillo-rule-sitter = Zu viert: der Geber, der aussetzt
tresillo-sitter-pays = Zahlt
tresillo-sitter-pays-hint = wie ein Gegner
tresillo-sitter-idle = Schaut zu
tresillo-sitter-idle-hint = zahlt nur den Einsatz
tresillo-ask-hombre = Hombre und Ansage
tresillo-tile-sacado = Sacada
tresillo-tile-sacado-hint = Hombre hat die meisten Stiche
tresillo-tile-repuesto = Puesta
tresillo-tile-repuesto-hint = Gleichstand
tresillo-ask-extras = Estuche, Primeras, Bola, Stiche
tresillo-ask-honours = Vom Hombre gewonnen
tresillo-tick-estuche = Estuche
tresillo-tick-primeras = Primeras
tresillo-ask-bola = Bola
tresillo-bola-made = Gewonnen
tresillo-bola-failed = Verfehlt
tresillo-result-passed = Alle passen

tresillo-role-hombre = Hombre
tresillo-role-opponent = Gegner
tresillo-count-debts = { $count ->
    [one] 1 Schuld aufgeschrieben
   *[other] { $count } Schulden aufgeschrieben
  }
tresillo-count-owed = { $count ->
    [one] 1 Tanto Schulden insgesamt
   *[other] { $count } Tantos Schulden insgesamt
  }
tresillo-end-codillo = Codillo
tresillo-card-sacado = Sacada, der Hombre hat mehr Stiche als jeder Gegner: Er nimmt den Plato und { $each } von jedem Gegner; solange Schulden offen sind, statt des Platos die höchste Schuld.
tresillo-card-repuesto = Puesta, Gleichstand: Der Hombre zahlt den Plato und { $more } in den Plato. Liegt dort schon eine Puesta, wird sie als Schuld aufgeschrieben: der Plato und die bisher höchste Schuld.
tresillo-card-codillo = Codillo, ein Gegner hat die meisten Stiche: wie eine Puesta, und der Hombre zahlt diesem Gegner den gleichen Betrag.
tresillo-card-each = Von jedem Gegner nach einer Sacada, sonst an jeden Gegner. Estuche, Primeras und Bola nur nach einer Sacada.
