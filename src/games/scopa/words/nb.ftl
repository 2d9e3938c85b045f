game-scopa = Scopa

scopa-carte = kort
scopa-denari = mynter
scopa-settebello = settebello
scopa-primiera = primiera
scopa-re_bello = mynterkonge
scopa-napola-of = napola på { $coins }
scopa-scope = { $count ->
    [one] 1 scopa
   *[other] { $count } scope
  }
scopa-nothing = ingenting
scopa-list = { $list }, { $next }
scopa-part = { $party }: { $what }
scopa-parts = { $list } · { $next }
scopa-headline = { $parts }
    .brief = { $brief }

scopa-why-points = { $party }: { $what } = { $points }, nå { $total }
scopa-why-count = { $party } { $count }
scopa-why-counts = { $what }: { $counts }
scopa-why-nobody = { $what }: ingen har flest
scopa-why-cappotto = { $party }: cappotto, alle { $coins } mynter vinner spillet

scopa-error-sum = Til sammen er det { $all }, her { $sum }; tell en gang til.
scopa-error-primiera-all = Skriv primieraen til alle, eller velg bare hvem som har den.
scopa-error-scope = En giv har høyst { $most } scope, her { $sum }.
scopa-error-napola-one = Bare én har en napola.
scopa-error-one-card = Et stikk har minst to kort; ett alene kan ikke være.
scopa-error-napola-seven = En napola på { $coins } har settebello, som en annen har.
scopa-error-napola-more-seven = Med settebello er napolaen lengre enn { $coins }.
scopa-error-napola-king = En napola på { $coins } har mynterkongen, som en annen har.
scopa-error-napola-more-king = Med mynterkongen er napolaen lengre enn { $coins }.
scopa-error-cappotto-denari = I en cappotto tilhører myntene { $party }.
scopa-error-cappotto-settebello = I en cappotto tilhører settebello { $party }.
scopa-error-cappotto-king = I en cappotto tilhører mynterkongen { $party }.
scopa-error-cappotto-napola = Til en cappotto hører en napola på { $coins } for { $party }; skriv den.
scopa-error-primiera = Ingen kortstokk gir disse primieraene sammen; tell en gang til.
scopa-error-coins = Myntene passer ikke sammen: Se på settebello, napola og tallene.
scopa-error-primiera-coins = Uten mynt er det ingen primiera.
scopa-error-cards = Kortene passer ikke med mynter og primiera; tell en gang til.
scopa-error-scope-cards = Hver scopa tar minst to kort; de rekker ikke til så mange.
scopa-error-variant = Scopone spilles av { $players }.

scopa-odd-scope = { $count } scope: Stemmer det?
scopa-odd-napola = En napola på { $coins }: Stemmer det?

scopa-ask-most = Hvem har hva?
scopa-title-carte = Kort
scopa-title-denari = Mynter
scopa-title-settebello = Settebello
scopa-title-primiera = Primiera
scopa-title-re_bello = Mynterkonge
scopa-title-cappotto = Cappotto
scopa-nobody = Likt
scopa-ask-scope = Scope
scopa-to = til { $target }
scopa-ask-counts = Tell kort, mynter, primiera
scopa-ask-napola-counts = Napola, telle kort og mynter
scopa-ask-cappotto-counts = Cappotto, telle kort og mynter
scopa-ask-both-counts = Napola, cappotto, telle
scopa-count-carte = Kort, { $all } til sammen
scopa-count-denari = Mynter, { $all } til sammen
scopa-count-primiera = Poeng for primiera
scopa-count-napola = Napola: hvor mange mynter fra esset

scopa-rule-variant = Spill
scopa-variant-scopa = Scopa
scopa-variant-scopone = Scopone
scopa-variant-scientifico = Scopone scientifico
scopa-rule-napola = Napola: ess, to, tre i mynter og videre
scopa-rule-re_bello = Mynterkongen teller
scopa-rule-cappotto = Cappotto: alle mynter vinner spillet

scopa-deal = Det spilles mot høyre: 3 kort til hver og 4 på bordet, så 3 til hver til kortene er slutt.
scopa-scopone-deal = Det spilles mot høyre: 9 kort til hver, tre om gangen; 4 på bordet, to etter første runde og to etter andre.
scopa-scientifico-deal = Det spilles mot høyre: 10 kort til hver, ingen på bordet.
scopa-kings-deal = Med tre eller fire konger på bordet gis det på nytt.

scopa-outcome-all_four = Kort, mynter, settebello og primiera
scopa-card-most = flest { $what }
scopa-card-settebello = settebello, mynter sju
scopa-card-scopa = hver scopa
scopa-card-primiera = Det beste kortet i hver farge teller; den høyeste summen av de fire gir primiera.
scopa-card-figures = bildekort
scopa-card-napola = napola, hvert kort i mynter fra esset
