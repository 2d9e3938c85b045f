# Arket, bildet av det, å gjøre opp, å lukke, å lese et ferdig bord, husreglene.
chart-title = Stillingen gjennom { $hands ->
    [one] 1 runde
   *[other] { $hands } runder
  }
chart-order = Etter runde { $number }: { $order }.
sheet-figures = Tall
sheet-by-hand = Per runde
sheet-running = Løpende
sheet-print = Skriv ut
sheet-hand = Runde
sheet-total = Sum
sheet-voided = strøket { $when }
sheet-corrected = rettet { $when }
sheet-star = * rettet: siden til runden viser hva som sto før.

settle-worth = 1 { $unit } = { $worth }
settle-worth-counters = Sjetonger for 1 { $unit }: { $worth }
settle-fixed = avtalt da bordet ble åpnet
settle-cash = I dette spillet gjøres hver runde opp kontant med en gang. Disse betalingene er for et bord som har skrevet opp alt i stedet.
settle-middle = Dette er ingens ennå og er ikke med i betalingene: spill videre, eller lukk bordet, så blir det delt.
settle-news = Noen andre endret bordet i mellomtiden, så ingenting ble skrevet. Slik står det nå.
settle-payments = { $count ->
    [0] Ingen skylder noen noe
    [one] Én betaling gjør opp bordet
   *[other] { $count } betalinger gjør opp bordet
  }
settle-minimal = Færre betalinger går det ikke med.
settle-pays = betaler
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid = Betalt
settle-not-paid = Ikke betalt
settle-paid-at = betalt kl. { $time }
settle-balances = Saldo
settle-pairwise = Alle gjør opp forskjellen med hver av de andre.
settle-difference = Forskjell
settle-money = Penger
settle-open = Rest
settle-sum = Sum { $sum }
settle-rounded = avrunding: til nærmeste { $coin }
settle-no-rounding = avrunding: ingen
settle-coin-more = Avrunding: { $player } får { $coin } mer, som blir til overs av de nøyaktige beløpene.
settle-coin-less = Avrunding: { $player } får { $coin } mindre, som mangler i de nøyaktige beløpene.
settle-share = Del som tekst
settle-print = Skriv ut

close-note = Etter dette fører ingen flere runder. Dere kan åpne bordet igjen.
close-over = Spillet er over: å lukke bordet endrer ikke noe annet.
close-shares = Fortsatt i midten
close-does = Når bordet lukkes, betales det som skyldes til midten, og alt deles likt; resten går på rundgang fra neste utdeler.
close-play-on = Spill heller videre
close-standing = Summen til hver av dere da
close-close = Lukk bordet
close-winner = Lukk: { $won }
close-is-closed = Bordet er lukket. Ingenting er tapt: åpne det igjen for å spille videre.
close-open-again = Åpne bordet igjen
close-payments = Betalinger
close-paid = { $count ->
    [0] alt er betalt
    [one] 1 gjenstår
   *[other] { $count } gjenstår
  }
finished-hands = { $count ->
    [one] Alle runder: 1
   *[other] Alle { $count } rundene
  }
finished-detail = { $date } · { $count ->
    [one] 1 runde
   *[other] { $count } runder
  } · { $game }
finished-nobody = Lukket før første runde
finished-share-middle = Del det som ligger i midten
finished-again = Samme spillere, nytt bord

rules-holds = { $game }. En endring gjelder fra og med runde { $number }.
rules-none = { $game } har ingen husregler.
rules-save = Lagre reglene
rules-same = Ingenting er annerledes enn i reglene som gjelder nå.
rules-changed = Endret tidligere
rules-change = Fra runde { $number }: { $rule }: { $before } → { $after }
rules-differs = { $rule }: { $answer }
