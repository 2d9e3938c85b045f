game-scopa = Scopa

scopa-carte = carte
scopa-denari = denari
scopa-settebello = settebello
scopa-primiera = primiera
scopa-re_bello = re bello
scopa-napola-of = napola di { $coins }
scopa-scope = { $count ->
    [one] 1 scopa
   *[other] { $count } scope
  }
scopa-nothing = niente
scopa-list = { $list }, { $next }
scopa-part = { $party }: { $what }
scopa-parts = { $list } · { $next }
scopa-headline = { $parts }
    .brief = { $brief }

scopa-why-points = { $party }: { $what } = { $points }, ora { $total }
scopa-why-count = { $party } { $count }
scopa-why-counts = { $what }: { $counts }
scopa-why-nobody = { $what }: pari
scopa-why-cappotto = { $party }: cappotto, con tutti i { $coins } denari si vince la partita

scopa-error-sum = In tutto sono { $all }, qui { $sum }: riconta.
scopa-error-primiera-all = Scrivi la primiera di tutti, oppure scegli solo chi ce l’ha.
scopa-error-scope = In una mano ci sono al massimo { $most } scope, qui { $sum }.
scopa-error-napola-one = La napola è di uno solo.
scopa-error-one-card = Una presa ha almeno due carte: una sola non può essere.
scopa-error-napola-seven = Una napola di { $coins } ha il settebello, che è di un altro.
scopa-error-napola-more-seven = Chi ha anche il settebello ha una napola più lunga di { $coins }.
scopa-error-napola-king = Una napola di { $coins } ha il re di denari, che è di un altro.
scopa-error-napola-more-king = Chi ha anche il re di denari ha una napola più lunga di { $coins }.
scopa-error-cappotto-denari = Con il cappotto i denari sono di { $party }.
scopa-error-cappotto-settebello = Con il cappotto il settebello è di { $party }.
scopa-error-cappotto-king = Con il cappotto il re di denari è di { $party }.
scopa-error-cappotto-napola = Con il cappotto c’è anche una napola di { $coins } per { $party }: scrivila.
scopa-error-primiera = Nessun mazzo dà queste primiere insieme: riconta.
scopa-error-coins = I denari non tornano: guarda settebello, napola e conteggi.
scopa-error-primiera-coins = Senza denari non c’è primiera.
scopa-error-cards = Le carte non tornano con denari e primiera: riconta.
scopa-error-scope-cards = Ogni scopa prende almeno due carte: così tante non ci stanno.
scopa-error-variant = Lo scopone si gioca in { $players }.

scopa-odd-scope = { $count } scope: è giusto?
scopa-odd-napola = Una napola di { $coins }: è giusto?

scopa-ask-most = Chi ha che cosa?
scopa-title-carte = Carte
scopa-title-denari = Denari
scopa-title-settebello = Settebello
scopa-title-primiera = Primiera
scopa-title-re_bello = Re bello
scopa-title-cappotto = Cappotto
scopa-nobody = Pari
scopa-ask-scope = Scope
scopa-to = a { $target }
scopa-ask-counts = Contare carte, denari, primiera
scopa-ask-napola-counts = Napola, contare carte e denari
scopa-ask-cappotto-counts = Cappotto, contare carte e denari
scopa-ask-both-counts = Napola, cappotto, contare
scopa-count-carte = Carte, { $all } in tutto
scopa-count-denari = Denari, { $all } in tutto
scopa-count-primiera = Punti di primiera
scopa-count-napola = Napola: quanti denari dall’asso

scopa-rule-variant = Gioco
scopa-variant-scopa = Scopa
scopa-variant-scopone = Scopone
scopa-variant-scientifico = Scopone scientifico
scopa-rule-napola = Napola
scopa-rule-re_bello = Re bello
scopa-rule-cappotto = Cappotto: tutti i denari vincono la partita

scopa-deal = Si gioca verso destra: 3 carte a testa e 4 in tavola, poi 3 a testa finché ce ne sono.
scopa-scopone-deal = Si gioca verso destra: 9 carte a testa, tre alla volta; 4 in tavola, due dopo il primo giro e due dopo il secondo.
scopa-scientifico-deal = Si gioca verso destra: 10 carte a testa, nessuna in tavola.
scopa-kings-deal = Con tre o quattro re in tavola si ridanno le carte.

scopa-outcome-all_four = Carte, denari, settebello e primiera
scopa-card-most = più { $what }
scopa-card-settebello = settebello
scopa-card-scopa = ogni scopa
scopa-card-primiera = La carta migliore di ogni seme; chi ha la somma più alta di quattro ha la primiera.
scopa-card-figures = figure
scopa-card-napola = napola, ogni denaro dall’asso in poi
