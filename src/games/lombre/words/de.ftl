game-lombre = L’Hombre

lombre-sacado = Sacado
lombre-no-exchange = nichts getauscht
lombre-first-five = erste fünf Stiche
lombre-voll-made = Vole gewonnen
lombre-voll-failed = Vole verfehlt
lombre-matadors = { $matadors } Matadore

lombre-headline-sacado = { $hombre } gewinnt als Hombre: Sacado.{ $voll }
    .brief = { $hombre } · Sacado
lombre-headline-repuesto = { $hombre } gewinnt als Hombre nicht: Repuesto.
    .brief = { $hombre } · Repuesto
lombre-headline-codillo = { $hombre } verliert als Hombre: Codillo für { $winner }.{ $voll }
    .brief = { $hombre } · Codillo { $winner }
lombre-headline-voll-made = { " " }Vole gewonnen.
lombre-headline-voll-failed = { " " }Vole verfehlt.

lombre-why-all-in = der Pott ist leer: jeder Mitspieler setzt { $amount } ein
lombre-why-eldest = { $player } in Vorhand legt { $amount } in den Pott
lombre-why-passed = gepasst, je { $amount }: { $players }
lombre-why-forced = alle haben gepasst, je { $amount }: { $hombre } in Vorhand muss spielen
lombre-why-exchanged = { $player } tauscht { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }: { $amount } in den Pott
lombre-why-sacado = Sacado: { $hombre } nimmt den Pott, { $amount }
lombre-why-codillo = Codillo: { $winner } nimmt den Pott, { $amount }, und { $hombre } zahlt noch einmal so viel
lombre-why-repuesto = Repuesto: { $hombre } legt { $amount } in den Pott, jetzt { $doubled }

lombre-stakes = Pott: { $greater ->
    [one] 1 große Marke
   *[other] { $greater } große Marken
  }{ $lesser ->
    [0] { "" }
    [one] { " " }und 1 kleine
   *[other] { " " }und { $lesser } kleine
  } = { $amount }
lombre-deal = 9 Karten für jeden, immer drei auf einmal; 13 bleiben übrig.

lombre-error-forced = Wenn alle passen, muss die Vorhand spielen: { $eldest }.
lombre-error-exchanged = Zum Tauschen sind nur { $left } Karten da: Angegeben sind { $now }.
lombre-error-no-exchange = { $hombre } hat angesagt, nicht zu tauschen, aber es sind getauschte Karten angegeben.
lombre-error-first-five-tricks = { $player } hat die ersten fünf Stiche gewonnen, aber insgesamt nur { $tricks }.
lombre-error-first-five-sacado = Wer die ersten fünf Stiche gewinnt, hat die meisten: { $player } ist der Hombre, also ist das Spiel ein Sacado.
lombre-error-first-five-codillo = Wer die ersten fünf Stiche gewinnt, hat die meisten: Das Spiel ist ein Codillo für { $player }.
lombre-error-voll-alone = Nur wer die ersten fünf Stiche gewonnen hat, kann auf Vole spielen: Gib an, wer das war.
lombre-error-voll-made = Für die Vole braucht man alle neun Stiche; { $player } hat { $tricks }.
lombre-error-voll-failed = { $player } hat alle neun Stiche: Die Vole ist gewonnen.
lombre-error-matadors = Matadore zählen von den drei höchsten an: keine, oder { $least } bis { $most }.

lombre-odd-stakes = Der Pott beträgt { $amount }: Stimmt das?

lombre-ask-hombre = Hombre
lombre-ask-forced = Niemand wollte spielen
lombre-tick-forced = Alle gepasst: { $eldest } muss ran
lombre-ask-exchanged = Getauschte Karten
lombre-tile-sacado = Sacado
lombre-tile-sacado-hint = die meisten Stiche
lombre-tile-repuesto = Repuesto
lombre-tile-repuesto-hint = Gleichstand
lombre-ask-extras = Ohne Tausch, erste fünf, Matadore
lombre-ask-no-exchange = Vom Hombre angesagt
lombre-tick-no-exchange = Spielt, ohne zu tauschen
lombre-ask-first-five = Die ersten fünf Stiche
lombre-ask-voll = Vole
lombre-voll-segment-made = Gewonnen
lombre-voll-segment-failed = Verfehlt
lombre-ask-matadors = Matadore des Hombre

lombre-contract-chosen = Freie Wahl
lombre-contract-forced = Pflichtspiel
lombre-role-opponent = Gegner
lombre-end-codillo = Codillo
lombre-card-sacado = Sacado, der Ombre hat die meisten Stiche: Er nimmt den Pott und { $each } von jedem Gegner.
lombre-card-repuesto = Repuesto, Gleichstand: Der Ombre legt so viel in den Pott, wie darin liegt.
lombre-card-codillo = Codillo, ein Gegner hat die meisten Stiche: Er nimmt den Pott, und der Ombre zahlt noch einmal so viel.
lombre-card-into = In den Pott
lombre-card-pass = jedes Passen
lombre-card-exchange = jede getauschte Karte
lombre-card-each = Von jedem der beiden anderen; an jeden, wenn der Ombre nicht gewinnt.
lombre-card-matador = jeder weitere Matador
