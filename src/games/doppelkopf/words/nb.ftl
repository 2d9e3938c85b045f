game-doppelkopf = Doppelkopf

doppelkopf-re = Re
doppelkopf-contra = Kontra
doppelkopf-no = ikke { $limit }
doppelkopf-black = alle stikk
doppelkopf-fox = rev
doppelkopf-doppelkopf = doppelkopf
doppelkopf-charlie = Karlchen
doppelkopf-other = andre tilleggspoeng
doppelkopf-game-normal = vanlig spill
doppelkopf-game-wedding = bryllup
doppelkopf-game-poverty = fattigdom
doppelkopf-game-solo = annen solo
doppelkopf-game-queens = damesolo
doppelkopf-game-jacks = knektesolo
doppelkopf-game-clubs = kløversolo
doppelkopf-game-spades = sparsolo
doppelkopf-game-hearts = hjertersolo
doppelkopf-game-diamonds = rutersolo
doppelkopf-game-aces = essolo
doppelkopf-game-silent_wedding = hemmelig bryllup

doppelkopf-told-points = med { $points } poeng
doppelkopf-told-value = (resultatet skrevet inn)
doppelkopf-headline-re = Re vinner { $told }: { $gain }.
    .brief = Re · { $re } · { $value }
doppelkopf-headline-contra = Kontra vinner, Re { $told }: { $gain }.
    .brief = Kontra mot { $re } · { $value }
doppelkopf-headline-none = Ingen vinner, Re { $told }: { $gain }.
    .brief = ingen · { $re } · { $value }
doppelkopf-headline-solo-won = { $re } vinner { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }
doppelkopf-headline-solo-lost = { $re } taper { $told }, { $game }: { $gain }.
    .brief = { $game } · { $re } · { $value }

doppelkopf-why-re = { $re } mot { $contra } poeng: Re vinner
doppelkopf-why-contra = { $re } mot { $contra } poeng: Kontra vinner
doppelkopf-why-none = { $re } mot { $contra } poeng: ingen av sidene har det de meldte eller trengte
doppelkopf-part-won = vunnet
doppelkopf-part-called = meldinger ut over Re og Kontra
doppelkopf-part-under = holdt under grensene
doppelkopf-part-against = nådd mot meldingen
doppelkopf-part-queens = mot damene
doppelkopf-why-part = { $what }, { $points } til { $side }: Re { $value }
doppelkopf-why-double = { $call } dobler, × { $times }: Re { $value }
doppelkopf-why-bock = { $bock ->
    [one] bockrunde
   *[other] { $bock } bockrunder
  }, × { $times }: Re { $value }
doppelkopf-why-value = resultatet som skrevet: Re { $value }
doppelkopf-why-alone = { $soloist } spiller alene, × { $times }: { $value }
doppelkopf-why-both = { $winners } { $gain } hver, { $losers } { $loss } hver
doppelkopf-why-plus = { $winners } { $gain } hver

doppelkopf-error-re = Velg de to i Re, i en solo bare solisten.
doppelkopf-error-game-alone = Dette spiller to sammen; velg en solo eller den andre i Re.
doppelkopf-error-game-two = Dette spiller én alene; velg bare solisten.
doppelkopf-error-compulsory = En pliktsolo spilles alene; velg bare solisten.
doppelkopf-error-value = Resultatet sier alt; la dette stå tomt, eller skriv poengene i stedet for resultatet.
doppelkopf-error-points = { $points } poeng går ikke: Mulig er 0, { $least } til { $most }, eller alle.
doppelkopf-error-no-tricks = { $side } har { $points } poeng og dermed et stikk.
doppelkopf-error-extras-solo = Det er ingen tilleggspoeng i en solo.
doppelkopf-error-extras-pack = Det finnes bare { $foxes } rever, { $doppelkopfs } doppelkopfer og én Karlchen.
doppelkopf-error-extras-points = I { $points } poeng til { $side } er det ikke plass til alt dette.

doppelkopf-odd-no-tricks = En side uten stikk: Stemmer det?
doppelkopf-odd-no-points = Ingen poeng, men et stikk: Stemmer det?
doppelkopf-odd-none = Ingen har vunnet: Stemmer det?
doppelkopf-odd-black = Alle stikk meldt: Stemmer det?
doppelkopf-odd-bock = { $bock } bockrunder på én gang: Stemmer det?
doppelkopf-odd-value = Et spill om { $value }: Stemmer det?
doppelkopf-odd-compulsory = { $soloist } skylder ingen pliktsolo lenger: Stemmer det?

doppelkopf-ask-re = Re: to, i en solo én
doppelkopf-ask-re-call = Re melder
doppelkopf-ask-contra-call = Kontra melder
doppelkopf-ask-extras = Tilleggspoeng
doppelkopf-re-extra = Re ekstra
doppelkopf-contra-extra = Kontra ekstra
doppelkopf-ask-more = Solo, bryllup, fattigdom
doppelkopf-ask-more-bock = Bock, solo, bryllup
doppelkopf-ask-game = Hva ble spilt?
doppelkopf-ask-flags = Pliktsolo
doppelkopf-compulsory = Pliktsolo
doppelkopf-ask-no-tricks = Uten stikk
doppelkopf-ask-other = Andre tilleggspoeng
doppelkopf-ask-bock = Bockrunder
doppelkopf-bock = Bock { $bock }
doppelkopf-ask-points = Poengene til Re
doppelkopf-ask-counts = Hva skrives?
doppelkopf-counts-points = Poeng Re
doppelkopf-counts-value = Resultat

doppelkopf-rule-scoring = Tellemåte
doppelkopf-scoring-plus_minus = Pluss og minus
doppelkopf-scoring-plus = Bare pluss
doppelkopf-rule-calls = Re og Kontra
doppelkopf-calls = { $points } hver
doppelkopf-calls-double = dobler
doppelkopf-rule-nines = Med niere
doppelkopf-rule-bock = Bockrunder
doppelkopf-rule-solos = Pliktsoloer for hver
doppelkopf-rule-deals = Antall giv
doppelkopf-rule-deals-hint = tomt: ingen slutt; en runde har { $four } for fire, { $five } for fem

doppelkopf-deal = 12 kort til hver, tre om gangen.
doppelkopf-no-nines-deal = 10 kort til hver: 3, 4 og 3.
doppelkopf-again = Etter pliktsoloen gir { $dealer } en gang til.
doppelkopf-owed = { $count ->
    [one] { $players } skylder fortsatt en pliktsolo.
   *[other] { $players } skylder fortsatt en pliktsolo.
  }
doppelkopf-deal-of = Giv { $number } av { $deals }.

doppelkopf-role-soloist = Solist
doppelkopf-outcome-none = ingen vinner
doppelkopf-card-contra = Er bare kontra meldt, trenger Re { $half } og kontra { $more }.
doppelkopf-card-against = Mot en slik melding trenger den andre siden bare det som meldingen nekter den: så mange poeng, eller ett stikk.
doppelkopf-card-both = Hver vinner får summen, hver taper mister den.
doppelkopf-card-plus = Hver vinner skriver opp summen; taperne skriver ingenting.
