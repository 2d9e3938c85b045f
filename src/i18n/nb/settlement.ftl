# Settling up.
settle-no-stake = Det ble ikke spilt om noe, så ingen skylder noe.
settle-cash = Hver runde betales kontant med en gang den er spilt, så ingen skylder noe.
settle-middle = Dette tilhører ingen ennå og er ikke med i betalingene: spill videre, eller lukk bordet, så blir det delt.
settle-payments = { $count ->
    [0] Ingen skylder noen noe
    [one] Én betaling, og alt er gjort opp
   *[other] { $count } betalinger, og alt er gjort opp
  }
settle-none-here = Ingenting mer å betale ved dette bordet
settle-less-in-club = Andre spill og betalinger i klubben er tatt med. Det som ennå skyldes, står på klubbens side.
settle-fewest = Det går ikke med færre betalinger.
settle-payments-for-now = { $count ->
    [0] Foreløpig skylder ingen noen noe
    [one] Foreløpig: 1 betaling
   *[other] Foreløpig: { $count } betalinger
  }
settle-pays = betaler
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid-at = betalt kl. { $time }
settle-balances = Saldo
settle-pairwise = Alle gjør opp forskjellen med hver av de andre.
settle-sides = Begge på laget som ligger bak, betaler forskjellen, hver én gang.
settle-difference = Forskjell
settle-money = Penger
settle-open = Gjenstår
settle-sum = Sum { $sum }
settle-rounded = Avrunding: til nærmeste { $coin }
settle-coin-more = Avrunding: { $player } får de { $coin } som blir til overs.
settle-coin-less = Avrunding: { $player } får { $coin } mindre, så det går opp.
settle-all-paid = Merk alt som betalt
settle-by-hand = Alt ble betalt runde for runde.
settle-odd = { $player } får de { $coin } som ikke kan deles likt.
settle-share = Del som tekst
settle-print = Skriv ut
