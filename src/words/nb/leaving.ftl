# Å forlate: glemme, flytte til en annen klubb, slette og hente tilbake.
leave-forget = Glem
leave-forget-table = Glem bordet
leave-forget-club = Glem klubben
leave-forget-note = Denne telefonen viser ikke lenger bordet og gir fra seg det den kan gjøre der. For de andre endres ingenting.
leave-forget-club-note = Denne telefonen viser ikke lenger klubben og bordene dens og gir fra seg det den kan gjøre der. For de andre endres ingenting.
leave-forget-last = Ingen annen telefon styrer dette bordet. Etterpå kan ingen invitere til det eller slette det, med mindre noen har tatt vare på en eierlenke.
leave-forget-last-club = Ingen annen telefon styrer denne klubben. Etterpå kan ingen invitere, rette navn eller slette noe, med mindre noen har tatt vare på en eierlenke.
leave-forget-by-club = Denne telefonen ser bordet fordi den er med i klubben. Glem klubben for å forlate det.
leave-move = Flytt til en annen klubb
leave-move-note = Kvelden og det den ga, går ut av denne klubben og teller i den andre. Den som har et navn fra den andre klubben, er den personen; de andre blir lagt til der.
leave-delete = Slett bordet
leave-delete-note = Det forsvinner straks for alle, og lenkene åpner ikke lenger noe. { $days ->
    [one] I én dag
   *[other] I { $days } dager
  } kan en eier hente det tilbake med ett trykk; så blir det fjernet for godt. Sikkerhetskopier fra før har det fortsatt.
leave-debts = Tas ut av det som skyldes
leave-debts-none = Det som skyldes, endres ikke.
leave-debts-paid = Betalinger siden da blir stående: den som har betalt for denne kvelden, har det til gode.
leave-delete-club = Slett klubben
leave-delete-club-note = Klubben og alle kveldene forsvinner straks for alle, og lenkene åpner ikke lenger noe. { $days ->
    [one] I én dag
   *[other] I { $days } dager
  } kan en eier hente dem tilbake med ett trykk; så blir de fjernet for godt. Sikkerhetskopier fra før har dem fortsatt.
leave-club-evenings = { $count ->
    [one] 1 kveld blir med.
   *[other] { $count } kvelder blir med.
  }
recovery-title = Redningslenke
recovery-explained = Den som åpner denne lenken, blir eier av klubben. Ta vare på den til dagen da alle telefoner er borte: på papir, eller hos en du stoler på.
recovery-none = Det finnes ingen redningslenke ennå.
recovery-made = Det finnes en redningslenke, laget { $when }.
recovery-make = Lag lenken
recovery-renew = Lag en ny lenke
recovery-revoke = Trekk tilbake lenken
recovery-once = Den vises bare én gang. En ny tar dens plass.
recovery-uses = Hvem som ble eier med den
recovery-does = Denne lenken gjør telefonen til eier av en klubb. Alle eiere av klubben ser at den ble brukt.
recovery-use = Bli eier
arrive-phone = Navn på denne telefonen
handover-title = En ny telefon
handover-explained = En annen telefon kan få alt det denne kan gjøre ved bord og i klubber. Denne beholder det også.
handover-moved = På { $address } regnes denne telefonen som ny. Vis koden, åpne lenken der, og kom tilbake hit for å bekrefte.
handover-nothing = Denne telefonen har ingen bord eller klubber ennå. Åpne siden på telefonen som har dem.
handover-offer = Vis koden
handover-heading = Til den nye telefonen
handover-scan = Skann koden med den nye telefonen, eller åpne lenken der. Den gjelder én gang, og i ti minutter.
handover-asks = { $name } ber om alt det denne telefonen kan gjøre. Er det den nye telefonen din?
handover-confirm = Ja, gi den det
handover-refuse = Nei
handover-stop = Stopp
handover-given = { $name } kan nå gjøre alt det denne telefonen kan.
handover-late = Det var for sent: de ti minuttene er over, eller en annen kode er vist siden.
handover-does = Denne telefonen får alt det den gamle kan gjøre ved bord og i klubber, så snart den gamle har bekreftet det.
handover-take = Spør den gamle
handover-wait = Bekreft nå på den gamle telefonen. Siden går videre av seg selv.
handover-refused = Den gamle telefonen har sagt nei. Ingenting er endret.
handover-over = Denne koden gjelder ikke lenger: den gjelder én gang, og i ti minutter. Vis en ny på den gamle telefonen.
