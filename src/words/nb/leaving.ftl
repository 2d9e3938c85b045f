# Å forlate: glemme, flytte til en annen klubb, slette og hente tilbake.
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
recovery-title = Redningslenke
recovery-explained = Den som åpner denne lenken, blir eier av klubben. Ta vare på den til dagen da alle telefoner er borte: på papir, eller hos en du stoler på.
recovery-none = Det finnes ingen redningslenke ennå.
recovery-made = Det finnes en redningslenke (laget: { $when }).
recovery-make = Lag lenken
recovery-renew = Lag en ny lenke
recovery-revoke = Trekk tilbake lenken
recovery-once = Den vises bare én gang. Lager du en ny, slutter denne å virke.
recovery-uses = Hvem som har brukt den
recovery-does = Denne lenken gjør telefonen til eier av en klubb. Alle eiere av klubben ser at den ble brukt.
recovery-use = Bli eier
arrive-phone = Navn på denne telefonen
handover-title = En ny telefon
handover-explained = En annen telefon kan få samme tilgang til bord og klubber som denne. Denne beholder sin.
handover-moved = På { $address } regnes denne telefonen som ny. Vis koden, åpne lenken der, og kom tilbake hit for å bekrefte.
handover-nothing = Denne telefonen har ingen bord eller klubber ennå. Åpne siden på telefonen som har dem.
handover-offer = Vis koden
handover-heading = Til den nye telefonen
handover-scan = Skann koden med den nye telefonen, eller åpne lenken der. Den virker bare én gang, og bare i ti minutter.
handover-asks = { $name } ber om samme tilgang som denne telefonen. Er det den nye telefonen din?
handover-confirm = Ja, gi tilgang
handover-refuse = Nei
handover-stop = Avbryt
handover-given = { $name } har nå samme tilgang som denne telefonen.
handover-late = For sent: de ti minuttene er over, eller en annen kode er vist siden.
handover-does = Denne telefonen får samme tilgang til bord og klubber som den gamle, så snart den gamle har bekreftet.
handover-take = Be om tilgang
handover-wait = Bekreft nå på den gamle telefonen. Så går det videre her av seg selv.
handover-refused = Den gamle telefonen sa nei. Ingenting er endret.
handover-over = Denne koden gjelder ikke lenger: den virker bare én gang, og bare i ti minutter. Vis en ny på den gamle telefonen.
