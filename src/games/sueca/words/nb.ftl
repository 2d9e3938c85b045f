game-sueca = Sueca

sueca-win-draw = Uavgjort
sueca-win-single = Enkel
sueca-win-double = Dobbel
sueca-win-bandeira = Bandeira
sueca-range = { $low } til { $high }
sueca-worth = { $what }: + { $worth }
sueca-every-trick = alle stikk
sueca-every-point = alle { $all }
sueca-draw-nobody = { $half } hver, ingen får poeng
sueca-draw-next = { $half } hver; en enkel seier teller så { $worth }
sueca-to = til { $target }

sueca-headline-single = { $party } vinner.{ $end }
    .brief = { $party } · enkel
sueca-headline-double = { $party } vinner dobbelt.{ $end }
    .brief = { $party } · dobbel
sueca-headline-bandeira = { $party } vinner alle stikk: bandeira.{ $end }
    .brief = { $party } · bandeira
sueca-headline-renuncia = { $player } bekjente ikke farge: { $party } vinner.{ $end }
    .brief = { $party } · ikke bekjent
sueca-headline-draw = Uavgjort, { $half } hver.
    .brief = uavgjort
sueca-why-points = { $party } { $one }, { $other } { $rest }
sueca-why-doubled = { $own }, doblet for hver uavgjort før: { $draws }
sueca-why-more = { $own }, og ett for hver uavgjort før: { $draws }
sueca-why-worth = { $party }: { $worth }
sueca-why-draw = neste enkle seier teller { $worth }
sueca-next-win = Etter uavgjort teller en enkel seier { $single }, en dobbel { $double }.

sueca-error-twice = Fortell spillet på én måte: poengene, resultatet eller at noen ikke bekjente.
sueca-error-winner-missing = Velg siden som vant.
sueca-error-winner = En vinner hører bare til enkel, dobbel eller bandeira.
sueca-error-bandeira = En bandeira har alle { $all } poeng: Skriv dem inn.
sueca-error-none = Velg resultatet, eller skriv inn poengene til én side.
sueca-error-sum = Begge sider har { $all } poeng til sammen. Tell igjen.
sueca-error-one = Ingen side kan ha bare ett poeng, heller ikke { $most }: Ingen kort er verdt ett. Tell igjen.
sueca-odd-points = Alle { $all } poeng: Var det alle stikk?
sueca-odd-bandeira = En bandeira: Stemmer det?

sueca-draw-void = Ingenting
sueca-draw-double = Neste seier teller dobbelt
sueca-draw-plus_one = Neste seier teller ett mer
sueca-bandeira-tricks = Alle stikk
sueca-bandeira-points = Alle poeng
sueca-rule-draw = Uavgjort
sueca-rule-bandeira = En bandeira krever
sueca-rule-bandeira_worth = Poeng for en bandeira
sueca-rule-renuncia = Poeng når noen ikke bekjenner

sueca-ask-win = Hvem vant, og hvordan
sueca-ask-bandeira = Alle poeng
sueca-ask-points = eller poeng
sueca-ask-renuncia = Hvem bekjente ikke
sueca-ask-trump = Trumf
sueca-not-noted = Ikke notert
sueca-ask-extras = Ikke bekjent, trumf
sueca-shuffles = { $shuffles } stokker, { $cuts } tar av.
sueca-deal = 10 kort hver i én bunke, mot høyre; giverens siste snus og er trumf.

sueca-outcome-won = Vunnet
sueca-outcome-double = Vunnet dobbelt
sueca-outcome-bandeira = Bandeira
sueca-outcome-draw = Uavgjort
sueca-outcome-lost = Tapt
sueca-card-win = { $win }, { $points }
