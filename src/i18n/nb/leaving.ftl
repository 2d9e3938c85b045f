# Forgetting, moving to another club, deleting and restoring.
leave-forget = Glem
leave-forget-table = Glem bordet
leave-forget-club = Glem klubben
leave-forget-note = Denne telefonen viser ikke lenger bordet og mister tilgangen til det. For de andre endres ingenting.
leave-forget-club-note = Denne telefonen viser ikke lenger klubben og bordene dens og mister tilgangen til dem. For de andre endres ingenting.
leave-forget-last = Ingen annen telefon styrer dette bordet. Etterpå kan ingen invitere andre eller slette bordet, med mindre noen har tatt vare på en eierlenke.
leave-forget-last-club = Ingen annen telefon styrer denne klubben. Etterpå kan ingen invitere andre, rette navn eller slette noe, med mindre noen har tatt vare på en eierlenke.
leave-forget-by-club = Denne telefonen ser bordet fordi den er med i klubben. For å bli kvitt bordet må du glemme klubben.
leave-move = Flytt til en annen klubb
leave-move-note = Kvelden og resultatene går ut av denne klubben og teller i den andre. Like navn regnes der som samme person; alle andre blir lagt til.
leave-delete = Slett bordet
leave-delete-note = Det forsvinner straks for alle, og lenkene slutter å virke. { $days ->
    [one] I én dag
   *[other] I { $days } dager
  } kan en eier hente det tilbake med ett trykk; deretter slettes det for godt. Eldre sikkerhetskopier har det fortsatt.
leave-debts = Faller bort fra gjelden
leave-debts-none = Gjelden endres ikke.
leave-debts-paid = Betalinger som er gjort, blir stående: den som har betalt for denne kvelden, har pengene til gode.
leave-delete-club = Slett klubben
leave-delete-club-note = Klubben og alle kveldene forsvinner straks for alle, og lenkene slutter å virke. { $days ->
    [one] I én dag
   *[other] I { $days } dager
  } kan en eier hente dem tilbake med ett trykk; deretter slettes de for godt. Eldre sikkerhetskopier har dem fortsatt.
leave-club-evenings = { $count ->
    [one] 1 kveld slettes også.
   *[other] { $count } kvelder slettes også.
  }
