# The club: home, people, a person, who owes what, a season, inviting, import and export.
club-season = Stagione
club-year = { $year } finora
club-period = Periodo
club-all = Tutti
club-evenings = { $count ->
    [one] 1 serata
   *[other] { $count } serate
  }
club-evenings-games = { $evenings ->
    [one] 1 serata
   *[other] { $evenings } serate
  }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }
club-games-counted = { $count ->
    [one] 1 partita
   *[other] { $count } partite
  }
club-label-games = { $count ->
    [one] partita
   *[other] partite
  }
club-more = e altri { $count }
club-played = Giocate
club-fewest = vince chi ha meno punti
club-most = vince chi ha più punti
club-label-evenings = { $count ->
    [one] serata
   *[other] serate
  }
club-label-hands = { $count ->
    [one] mano
   *[other] mani
  }
club-label-won = { $count ->
    [one] vinta
   *[other] vinte
  }
club-label-total = in tutto
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [one] { $game }: { $players } è in testa
   *[other] { $game }: { $players } sono in testa
  }
club-owes = { $from } deve a { $to }
club-find = Cerca una persona, un gioco o un mese
club-find-button = Cerca
club-find-nothing = Nessuna serata trovata per «{ $word }». Prova con un nome, un gioco, un mese o un anno, per esempio «{ $example }».
club-find-many = Cerca al massimo { $count } parole.
club-find-all = Tutte le serate
club-found = { $what }: { $evenings ->
    [one] 1 serata
   *[other] { $evenings } serate
  }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }
club-games = Giochi
club-game-count = { $game } ({ $count })
club-no-evenings = Nessuna serata.
club-older = Serate precedenti
club-evening-detail = { $game } · { $hands ->
    [one] 1 mano
   *[other] { $hands } mani
  }
club-no-winner = Nessun vincitore
club-tonight = { $game }, mano { $hand }
club-same = Lo stesso tavolo
club-same-detail = { $game }, { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
  }: { $players }

menu-people = Persone
menu-owed = Chi deve a chi
menu-club-share = Invita nel club
menu-club-export = Importa ed esporta

people-regular = Giocatori
people-guests = Ospiti
people-left = Non vengono più
people-new = Nuova persona
people-as-guest = ospite
people-add = Aggiungi
people-merged = { $name } conta come { $into }

person-edit = Modifica nome e dati
person-name = Nome
person-name-hint = Il nuovo nome compare ovunque, anche nelle serate passate e nelle esportazioni.
person-guest = Segna come ospite
person-regular = Togli dagli ospiti
person-leave = Segna che non viene più
person-back = Segna che viene di nuovo
person-leave-hint = Chi non viene più non è più proposto quando si apre un tavolo. I suoi debiti e le sue serate restano.
person-same-as = Stessa persona di
person-merge = Unisci
person-merge-hint = Tutto ciò che è stato giocato, vinto e dovuto con i due nomi passa a una sola persona. Si può annullare.
person-unmerge = Separa
person-delete = Elimina
person-stays = Questa persona ha già giocato o pagato qui e non si può eliminare.
person-stays-leave = Segna invece che non viene più.
person-is-owed = Deve avere
person-owes = Deve dare

ledger-fewest = Meno pagamenti
ledger-banker = Tramite una persona
ledger-how = Come fare i conti
ledger-summary = { $count ->
    [0] Nessuno deve niente a nessuno
    [one] 1 pagamento
   *[other] { $count } pagamenti
  }
ledger-summary-fewest = { $count ->
    [0] Nessuno deve niente a nessuno
    [one] 1 pagamento, il minimo possibile
   *[other] { $count } pagamenti, il minimo possibile
  }
ledger-mark-paid = Segna come pagato
ledger-news = Questo pagamento non è più dovuto come mostrava la pagina, quindi non è stato salvato niente. Quel che resta da pagare è qui sotto.
ledger-take-back = Annulla pagamento
ledger-paid = { $from } ha pagato { $amount } a { $to }
ledger-no-debts = Punti, lettere e sconfitte non contano come debiti.
ledger-another = Inserisci un pagamento
ledger-from = Pagato da
ledger-to = Pagato a
ledger-purse = Valuta o gettoni
ledger-amount = Importo
ledger-date = Data (facoltativa)
ledger-note = Nota (facoltativa)
ledger-enter = Salva pagamento
ledger-pays = { $from } paga { $amount } a { $to }

account-what = Causale
account-amount = Importo
account-balance = Saldo
account-none = Finora nessun debito.
account-table = { $game }
account-paid = Pagato a { $name }
account-got = Ricevuto da { $name }

stats-contract = Contratto
stats-hands = Mani
stats-share = Quota
stats-made = Vinto
stats-mean = Media
stats-mean-hint = Media: il risultato per mano di chi ha giocato il contratto.
stats-they = Rivale
stats-partners = Compagni chiamati
stats-together = In coppia
stats-ahead = Testa a testa
stats-grid-hint = Quante volte chi è nella riga è arrivato davanti a chi è nella colonna.
stats-lines = La stagione
stats-by-contract = Per contratto
stats-evenings = Serate
stats-best = Migliore
stats-worst = Peggiore
stats-most-win = Vince chi ha più punti
stats-fewest-win = Vince chi ha meno punti
stats-run = Serie
stats-of = { $made } su { $hands }
stats-percent = { $percent }%
stats-won = { $count ->
    [0] nessuna vittoria
    [one] 1 vittoria
   *[other] { $count } vittorie
  }
stats-columns = { $game }, partita per partita: migliore { $best }, peggiore { $worst }
stats-dates = Altre date
stats-from = Dal
stats-to = Al
stats-show = Mostra
stats-title = { $game }, { $period }
stats-title-all = { $game }
stats-order = Classifica finale: { $order }.
stats-chart = Totali dopo { $count ->
    [one] 1 partita
   *[other] { $count } partite
  }
stats-run-longest = { $count ->
    [0] Nessuna partita vinta.
    [one] Serie più lunga: 1 partita vinta.
   *[other] Serie più lunga: { $count } partite vinte.
  }
stats-best-worst = Partita migliore: { $best }; peggiore: { $worst }.
club-share-explained = Crea dei link da inviare: uno per chi inserisce mani e pagamenti, uno per chi guarda soltanto, uno per chi gestisce il club con te. Il link di un tavolo apre solo quel tavolo: chi ha solo quel link apre il prossimo tavolo in un club a parte.
club-share-to-score = Per inserire mani e pagamenti
club-share-members = Telefoni nel club
club-share-to-own = Per gestire il club con te
stats-outcomes = Com’è finita
stats-times = Frequenza

export-explained = Tutto ciò che è registrato nel club, in file per altri programmi.
export-document = Tutto, con la cronologia
export-csv = Ogni mano, giocatore per giocatore, per fogli di calcolo
export-journal = Debiti e pagamenti, per la contabilità in testo semplice
club-import = Importa un club o un tavolo

person-games = Giochi, { $period }
person-games-all = Tutti i giochi
stats-by-role = Per ruolo
stats-role = Ruolo
stats-won-hands = Vinte
stats-by-outcome = Com’è finita
stats-outcome = Esito
stats-spread = Risultati per mano
stats-spread-spoken = Mani per risultato: { $hands }
stats-brought = Risultato
stats-evening = Serata
stats-total = Totale
stats-numbers = In cifre
stats-game = Gioco
stats-won-evenings = Vinte
club-found-newest = { $what }: le { $evenings } serate più recenti
club-narrow = Giocatore e date
club-other-tables = Altri tavoli
ledger-overpaid = { $amount } più del dovuto

home-finished = Finiti

evening-who = Chi ha giocato
evening-winner = In evidenza: chi ha vinto.
evening-owed = Da pagare per questa serata
evening-ledger = Chi deve cosa, anche da prima
evening-text = Condividi il testo

menu-club-name = Nome del club
club-name-ask = Come si chiama il vostro club?
club-name-example = Le carte del venerdì
club-name-save = Salva
club-name-hint = Il nome sta sopra le serate, sugli inviti e su ciò che condividete.
