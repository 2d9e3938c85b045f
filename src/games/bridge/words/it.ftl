game-bridge = Bridge

bridge-headline-made = { $declarer } mantiene { $contract }{ $by ->
    [0] { "" }
   *[other] { " " }+{ $by }
  }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-headline-down = { $declarer } va sotto di { $by } in { $contract }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-scoring-rubber = Rubber
bridge-scoring-chicago = Chicago (quattro mani)
bridge-partners-fixed = Fissi
bridge-partners-rotate = Cambiano dopo ogni giro
bridge-part-bonus = Subito un premio
bridge-part-carried = Valgono anche nelle mani seguenti
bridge-vulnerable-dealer = La linea del mazziere
bridge-vulnerable-opponents = L’altra linea
bridge-doubled = X
bridge-redoubled = XX
bridge-role-declarer = Dichiarante
bridge-role-dummy = Morto
bridge-role-defender = Difensore
bridge-result-passed = Tutti passano
bridge-result-unfinished = Interrompi il rubber
bridge-headline-unfinished = Il rubber è interrotto.
bridge-headline-game = { " " }Manche a { $side }.
bridge-headline-rubber = { " " }{ $side } vincono il rubber.
bridge-headline-chicago = { " " }Il Chicago è finito.
bridge-contract = { $level }{ $strain }{ $doubled }
bridge-why-contract = { $contract }: { $tricks } × { $each }{ $first ->
    [0] { "" }
   *[other] { " " }+ { $first }
  }{ $times ->
    [1] { "" }
   *[other] , × { $times }
  } = { $sum }
bridge-why-over = prese in più: { $over } × { $each } = { $sum }
bridge-why-insult = contratto contrato mantenuto: { $sum }
bridge-why-small-slam = piccolo slam: { $sum }
bridge-why-grand-slam = grande slam: { $sum }
bridge-why-down = { $contract }, { $short } down: { $sum } a { $side }
bridge-why-down-vulnerable = { $contract }, { $short } down in zona: { $sum } a { $side }
bridge-why-honours = { $cards } onori di { $player }: { $sum }
bridge-why-game = { $side } arrivano a { $game } sotto la linea: una manche
bridge-why-rubber = rubber a { $side }: { $sum }
bridge-why-game-bonus = manche a { $side }: { $sum }
bridge-why-part = parziale di { $side }: { $sum }
bridge-why-unfinished-game = unica manche, di { $side }: { $sum }
bridge-why-unfinished-part = unico parziale, di { $side }: { $sum }
bridge-why-sum = { $side }: { $amount } in tutto
bridge-error-chicago = Questa regola vale per il Chicago. Scegli Chicago, o lasciala vuota.
bridge-error-rubber = Questa regola vale per il rubber. Scegli rubber, o lasciala vuota.
bridge-error-unfinished = Un Chicago non si interrompe; chiudi invece il tavolo.
bridge-error-aces = Senza atout gli onori sono i { $aces } assi, tutti in una mano.
bridge-error-both = Inserisci il risultato o le prese, non entrambi.
bridge-error-over = Le prese sono solo { $all }; scegli un altro risultato o livello.
bridge-odd-down = { $short } down: è giusto?
bridge-odd-grand-slam = Un grande slam: è giusto?
bridge-odd-redoubled = Surcontrato: è giusto?
bridge-rule-scoring = Punteggio
bridge-rule-partners = Compagni
bridge-rule-rounds = Giri (0: finché si chiude il tavolo)
bridge-rule-rounds-usual = Se resta vuoto: { $fixed } con compagni fissi, { $rotate } se cambiano
bridge-rule-unfinished = Unico parziale di un rubber interrotto
bridge-rule-part = Parziali
bridge-rule-vulnerable = In zona nella seconda e terza mano
bridge-ask-declarer = Dichiarante
bridge-ask-level = Contratto
bridge-ask-strain = Seme
bridge-ask-doubled = Contrato
bridge-ask-result = Risultato
bridge-ask-extras = Altro risultato, onori
bridge-ask-tricks = Prese del dichiarante
bridge-ask-holder = Chi aveva gli onori?
bridge-ask-honours = Onori in una mano
bridge-result-exactly = =
bridge-result-off = { $off }
bridge-vulnerable = in zona
bridge-not-vulnerable = in prima
bridge-below = { $below } sotto
bridge-vulnerable-below = in zona, { $below } sotto
bridge-rubber = rubber { $number }
bridge-deal-of = mano { $deal } di { $deals }
bridge-first = { $dealer } dà le carte e ha la prima parola.
bridge-deal = 13 carte a testa, una alla volta. Attacca chi segue il dichiarante.
bridge-partners = { $one } giocano contro { $other }; i compagni siedono di fronte.
bridge-nobody-vulnerable = Nessuno è in zona.
bridge-side-vulnerable = In zona: { $side }.
bridge-all-vulnerable = Tutti sono in zona.
bridge-card-tricks = Prese
bridge-card-first = Per ogni presa del contratto, e per le prese in più non contrate. A senza atout la prima vale di più.
bridge-card-over = ogni presa in più { $doubled }
bridge-card-insult = contratto mantenuto { $doubled }
bridge-card-small-slam = piccolo slam
bridge-card-grand-slam = grande slam
bridge-card-not-vulnerable = in prima
bridge-card-short = Prese in meno, all’altra linea
bridge-card-short-vulnerable = Prese in meno, in zona
bridge-card-undoubled = non contrato
bridge-card-bonuses = Manche, rubber, onori
bridge-card-honours = { $cards } onori di atout in una mano
bridge-card-aces = tutti gli assi in una mano, a senza atout
bridge-card-game = { $game } punti sotto la linea fanno una manche; chi ne ha una è in zona. La seconda manche di una linea vince il rubber.
bridge-card-rubber = rubber, gli altri non hanno manche
bridge-card-rubber-late = rubber, gli altri hanno una manche
bridge-card-only-game = unica manche di un rubber interrotto
bridge-card-chicago = { $game } punti prese fanno una manche, con un premio:
bridge-card-part = premio di parziale
bridge-card-rounds = giri
