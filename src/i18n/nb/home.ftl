# The first page, and joining by a code or a link.
home-code-wrong = Fant ikke noe bord. En kode har { $length } tegn, bokstaver og sifre, og gjelder i { $minutes } minutter. Les den en gang til, be om en ny, eller lim inn hele lenken.
join-title = Bli med rundt bordet
join-invited = Du er invitert til
join-may-watch = Du kan følge med på stillingen.
join-may-score = Du kan skrive inn runder og rette dem.
join-may-own = Du kan skrive inn runder, rette dem og invitere andre.
join-phone = Navn på denne telefonen (valgfritt)
club-join-title = Bli med i klubben
club-join-may-watch = Du kan se alle kvelder, hvem som skylder hva, og hvordan alle har spilt.
club-join-may-score = Du kan åpne bord, skrive inn runder og betalinger og legge til personer.
club-join-may-own = Du kan gjøre alt, også invitere andre.
club-clubs = Klubber
home-games = { $count } kortspill: { $games }, og et fritt ark til alle andre spill.
home-going = I gang
home-title = Tanto
