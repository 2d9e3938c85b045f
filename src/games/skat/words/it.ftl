game-skat = Skat

skat-game-diamonds = Quadri
skat-game-hearts = Cuori
skat-game-spades = Picche
skat-game-clubs = Fiori
skat-game-grand = Grand
skat-game-null = Null
skat-game-null_ouvert = Null ouvert
skat-game-ramsch = Ramsch
skat-named-hand = { $game } Hand
skat-named-ouvert = { $game } ouvert
skat-named-hand-ouvert = { $game } Hand ouvert
skat-hand = Hand
skat-schneider = Schneider
skat-schneider-announced = Schneider dichiarato
skat-schwarz = Schwarz
skat-schwarz-announced = Schwarz dichiarato
skat-ouvert = Ouvert
skat-kontra = Contro
skat-re = Surcontro

skat-headline-won = { $declarer } vince { $game }: { $value }.
    .brief = { $declarer } · { $game } · { $value }
skat-headline-lost = { $declarer } perde { $game }: { $times } × { $value }.
    .brief = { $declarer } · { $game } · { $amount }
skat-headline-overbid = { $declarer } perde { $game }, dichiarazione di { $bid } troppo alta: { $times } × { $value }.
    .brief = { $declarer } · { $game } troppo alto · { $amount }
skat-headline-ramsch = { $count ->
    [one] { $players } perde il Ramsch: { $sum }.
   *[other] { $players } perdono il Ramsch: { $sum } a testa.
  }
    .brief = Ramsch · { $players } { $product }
skat-headline-march = { $players } fa tutte le prese del Ramsch: { $sum }.
    .brief = Tutte le prese · { $players } { $product }

skat-product = { $points } × { $factor }
skat-sum = { $points } × { $factor } = { $value }
skat-levels = matador { $matadors }, gioco { $level }
skat-levels-more = { $levels }, { $what } { $level }
skat-why-points-won = { $points } punti: vinto
skat-why-points-lost = { $points } punti: perso
skat-why-value = { $levels }: { $level } × { $base } = { $value }
skat-why-null = { $game }: { $value }
skat-why-overbid = dichiarati { $bid }, troppo: { $level } × { $base } = { $value }, perso
skat-why-kontra = { $kontra }: × { $times } = { $value }
skat-why-bock = { $bock ->
    [one] giro di Bock
   *[other] { $bock } giri di Bock
  }: × { $times } = { $value }
skat-why-lost = un gioco perso conta doppio: { $declarer } { $amount }
skat-why-seeger-won = { $seeger } in più per il gioco vinto: { $declarer } { $amount } + { $seeger } = { $sum }
skat-why-seeger-lost = { $seeger } in meno per il gioco perso: { $declarer } { $amount } − { $seeger } = { $sum }
skat-why-fabian = { $fabian } a ciascuno degli altri: { $others }
skat-why-won-nothing = { $winner } vince, e non si segna nulla
skat-why-charged = il valore si segna agli avversari: { $others } { $amount } a testa
skat-why-ramsch-points = { $player }: { $points } punti
skat-why-ramsch-none = { $player }: { $points } punti, nessuna presa
skat-why-pushed = { $pushed ->
    [one] skat passato una volta
   *[other] skat passato { $pushed } volte
  }: × { $times } = { $value }
skat-why-virgin = nessuna presa per { $players }: × { $times } = { $value }
skat-why-ramsch = { $count ->
    [one] chi ha più punti perde: { $losers } { $amount }
   *[other] chi ha più punti perde: { $losers } { $amount } a testa
  }
skat-why-march = tutte le prese vincono: { $player } { $amount }

skat-error-bierlachs = C’è solo nel Bierlachs: lascia vuoto, o scegli il conteggio Bierlachs.
skat-error-null = Nel Null non ci sono matador, punti né Schneider: lascia vuoto.
skat-error-announced-ouvert = Nei semi e nel Grand, ouvert vuol dire Schwarz dichiarato: togli Schneider.
skat-error-hand = Chi dichiara o gioca ouvert non ha preso lo skat: scegli Hand.
skat-error-won-schwarz = { $points } punti: gli avversari non hanno nemmeno una presa? Scegli vinto o perso.
skat-error-won = Con { $points } punti finisce diversamente: per vincere ne servono almeno { $needs }.
skat-error-points = Con le carte non si fanno { $one } né { $rest } punti: riconta.
skat-error-schneider-points = Non va d’accordo con { $points } punti: Schneider vuol dire al massimo { $most }.
skat-error-schwarz-points = Non va d’accordo con { $points } punti: chi non ha prese non ne ha.
skat-error-schneider = Qui una parte è Schneider, per lo Schwarz o per la dichiarazione riuscita.
skat-error-schwarz = Schwarz dichiarato e vinto vuol dire che gli avversari non hanno prese.
skat-error-bid = Nessuno può dichiarare { $bid }: scrivi un valore come { $low } o { $next }.
skat-error-bid-null = Questo Null vale { $value } e non arriva alla dichiarazione di { $bid }. Scrivi il gioco a seme o il Grand che si perde al suo posto.
skat-error-ramsch = Scrivi i punti di tutti e tre, in tutto { $all }.
skat-error-ramsch-less = I punti sono in tutto { $all }, qui { $sum }: manca lo skat? Va a uno dei tre.
skat-error-ramsch-more = I punti sono in tutto { $all }, qui { $sum }: lo skat conta una volta sola.
skat-error-no-tricks = { $player } ha dei punti, quindi una presa.
skat-error-no-tricks-all = Qualcuno ha fatto prese: senza sono al massimo in due.
skat-error-loser-alone = Uno solo ha più punti e perde: lascia vuoto.
skat-error-loser = { $player } non ha più punti degli altri.

skat-odd-ouvert = Ouvert a seme o Grand: è giusto?
skat-odd-matadors = Con o senza { $matadors }: è giusto?
skat-odd-schwarz = Schwarz: una parte non ha davvero nessuna presa?
skat-odd-bid = Una dichiarazione di { $bid }: è giusto?
skat-odd-re = Contro e surcontro: è giusto?
skat-odd-bock = { $bock } giri di Bock insieme: è giusto?

skat-play = Gioco
skat-ask-kind = Gioco o Ramsch
skat-ask-game = Solista e gioco
skat-ask-matadors = Matador, con o senza
skat-plus = + { $count }
skat-ask-won = Vinto o perso?
skat-won = Vinto
skat-lost = Perso
skat-ask-extras = Dichiarato, asta, punti
skat-ask-extras-ramsch = Dichiarato, punti, parità
skat-ask-announced = Dichiarato
skat-ask-kontra = Contro
skat-ask-bock = Giri di Bock
skat-bock = Bock { $bock }
skat-ask-numbers = Punti del solista e valore dell’asta
skat-points = Punti
skat-bid = Asta
skat-ask-points = Punti, in tutto { $all }
skat-no-tricks = senza prese
skat-nobody = tutti con prese
skat-ask-pushed = Skat passato
skat-ask-loser = Chi perde da solo?
skat-both = tutti quelli con più punti

skat-rule-scoring = Conteggio
skat-scoring-plain = Semplice
skat-scoring-seeger_fabian = Seeger-Fabian
skat-scoring-bierlachs = Bierlachs
skat-rule-limit = Limite del Bierlachs
skat-rule-limit-hint = { $limit } se resta vuoto; si usa anche { $other }
skat-rule-won_games = Gioco vinto nel Bierlachs
skat-won_games-opponents = Agli avversari
skat-won_games-nothing = Nulla
skat-rule-kontra = Contro e surcontro
skat-rule-ramsch = Ramsch se tutti passano
skat-rule-bock = Giri di Bock
skat-rule-deals = Numero di mani
skat-rule-deals-hint = vuoto: senza fine; una lista ne ha { $three } in tre, { $four } in quattro

skat-result-passed = Passano tutti
skat-deal = 10 carte a testa: 3, poi 2 nello skat, 4 e 3.
skat-deal-bids = { $bids } dichiara, { $hears } risponde.
skat-deal-of = Mano { $number } di { $deals }.
skat-left = ancora { $left }

skat-role-declarer = Solista
skat-role-defender = Difensore
skat-outcome-lost = Ramsch perso
skat-outcome-march = Tutte le prese
skat-card-needs = Al solista servono { $needed } punti con lo skat, { $more } con Schneider dichiarato.
skat-card-value = La base qui sotto si moltiplica per la somma di matador, con o senza, uno per il gioco e livelli. Null ha un valore fisso.
skat-card-levels = Livelli
skat-card-overbid = Un gioco con una dichiarazione troppo alta è perso e conta il valore più basso che la raggiunge.
skat-card-seeger = Il solista ha { $seeger } in più per un gioco vinto, { $seeger } in meno per uno perso, e ciascuno degli altri { $fabian } per uno perso.
skat-card-ramsch = Chi ha più punti li perde: raddoppiati per ognuno che ha passato lo skat, e raddoppiati se uno non ha fatto prese. Chi fa tutte le prese vince { $all }.
