# The club: home, people, a person, who owes what, a season, inviting, import and export.
club-season = Saison
club-year = { $year } à ce jour
club-period = Période
club-all = Tous
club-evenings = { $count ->
    [one] { $count } soirée
   *[other] { $count } soirées
  }
club-evenings-games = { $evenings ->
    [one] { $evenings } soirée
   *[other] { $evenings } soirées
  }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
club-games-counted = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
club-label-games = { $count ->
    [one] partie
   *[other] parties
  }
club-more = { $count } de plus
club-played = Jouées
club-fewest = le moins de points gagne
club-most = le plus de points gagne
club-label-evenings = { $count ->
    [one] soirée
   *[other] soirées
  }
club-label-hands = { $count ->
    [one] donne
   *[other] donnes
  }
club-label-won = { $count ->
    [one] gagnée
   *[other] gagnées
  }
club-label-total = en tout
club-month-column = { $month } : { $evenings }
club-leads = { $count ->
    [one] { $game } : { $players } mène
   *[other] { $game } : { $players } mènent
  }
club-owes = { $from } doit à { $to }
club-find = Chercher une personne, un jeu ou un mois
club-find-button = Chercher
club-find-nothing = Aucune soirée trouvée pour « { $word } ». Essayez un nom, un jeu, un mois ou une année, par exemple « { $example } ».
club-find-many = Cherchez { $count } mots au plus.
club-find-all = Toutes les soirées
club-found = { $what } : { $evenings ->
    [one] { $evenings } soirée
   *[other] { $evenings } soirées
  }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
club-games = Jeux
club-game-count = { $game } ({ $count })
club-no-evenings = Aucune soirée.
club-older = Soirées plus anciennes
club-evening-detail = { $game } · { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
  }
club-no-winner = Pas de gagnant
club-tonight = { $game }, donne { $hand }
club-same = La même table
club-same-detail = { $game }, { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  } : { $players }

menu-people = Personnes
menu-owed = Qui doit quoi
menu-club-share = Inviter au club
menu-club-export = Importer et exporter

people-regular = Joueurs
people-guests = Invités
people-left = Ne viennent plus
people-new = Nouvelle personne
people-as-guest = de passage
people-add = Ajouter
people-merged = { $name } compte comme { $into }

person-edit = Modifier la fiche
person-name = Nom
person-name-hint = Le nouveau nom apparaît partout, y compris dans les anciennes soirées et les exports.
person-guest = Passer en invité
person-regular = Passer en habitué
person-leave = Noter le départ
person-back = Noter le retour
person-leave-hint = Une personne partie n’est plus proposée à l’ouverture d’une table. Ses dettes et ses soirées restent.
person-same-as = Même personne que
person-merge = Fusionner
person-merge-hint = Tout ce qui a été joué, gagné et dû sous les deux noms revient alors à une seule personne. Vous pourrez les séparer à nouveau.
person-unmerge = Séparer
person-delete = Supprimer
person-stays = Cette personne a déjà joué ou payé ici et ne peut pas être supprimée.
person-stays-leave = Notez plutôt son départ.
person-is-owed = On lui doit
person-owes = Doit

ledger-fewest = Moins de paiements
ledger-banker = Via une personne
ledger-how = Comment régler
ledger-summary = { $count ->
    [0] Personne ne doit rien à personne
    [one] { $count } paiement
   *[other] { $count } paiements
  }
ledger-summary-fewest = { $count ->
    [0] Personne ne doit rien à personne
    [one] { $count } paiement, c’est le minimum
   *[other] { $count } paiements, c’est le minimum
  }
ledger-mark-paid = Marquer comme payé
ledger-news = Ce paiement n’est plus dû tel qu’il était affiché ; rien n’a donc été enregistré. Ce qui reste à payer figure ci-dessous.
ledger-take-back = Annuler le paiement
ledger-paid = { $from } a payé { $amount } à { $to }
ledger-no-debts = Les points, les lettres et les défaites ne comptent pas comme des dettes.
ledger-another = Saisir un paiement
ledger-from = Payé par
ledger-to = Payé à
ledger-purse = Devise ou jetons
ledger-amount = Montant
ledger-date = Date (facultative)
ledger-note = Note (facultative)
ledger-enter = Enregistrer
ledger-pays = { $from } paie { $amount } à { $to }

account-what = Motif
account-amount = Montant
account-balance = Solde
account-none = Aucune dette jusqu’ici.
account-table = { $game }
account-paid = Payé à { $name }
account-got = Versé par { $name }

stats-contract = Contrat
stats-hands = Donnes
stats-share = Part
stats-made = Réussi
stats-mean = Moyenne
stats-mean-hint = Moyenne : le résultat par donne de la personne qui a joué le contrat.
stats-they = Adversaire
stats-partners = Partenaires appelés
stats-together = Partenaires
stats-ahead = Face-à-face
stats-grid-hint = Combien de fois la personne de la ligne a fini devant celle de la colonne.
stats-lines = La saison
stats-by-contract = Par contrat
stats-evenings = Soirées
stats-best = Meilleure
stats-worst = Pire
stats-most-win = Le plus de points gagne
stats-fewest-win = Le moins de points gagne
stats-run = Série
stats-of = { $made } sur { $hands }
stats-percent = { $percent } %
stats-won = { $count ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $count } victoires
  }
stats-columns = { $game }, partie par partie : au mieux { $best }, au pire { $worst }
stats-dates = Autres dates
stats-from = Du
stats-to = Au
stats-show = Afficher
stats-title = { $game }, { $period }
stats-title-all = { $game }
stats-order = Classement final : { $order }.
stats-chart = Totaux sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
stats-run-longest = { $count ->
    [0] Aucune partie gagnée.
    [one] Plus longue série : { $count } partie gagnée.
   *[other] Plus longue série : { $count } parties gagnées.
  }
stats-best-worst = Meilleure partie : { $best } ; pire : { $worst }.
club-share-explained = Créez des liens à envoyer : un pour saisir les donnes et les paiements, un pour regarder seulement, un pour gérer le club avec vous. Le lien d’une table n’ouvre que cette table : la personne qui n’a que ce lien ouvre sa prochaine table dans un club à part.
club-share-to-score = Pour saisir les donnes et les paiements
club-share-members = Téléphones du club
club-share-to-own = Pour gérer le club avec vous
stats-outcomes = Issue des donnes
stats-times = Fréquence

export-explained = Tout ce qui est noté dans le club, en fichiers pour d’autres programmes.
export-document = Tout, avec l’historique
export-csv = Chaque donne, joueur par joueur, pour un tableur
export-journal = Dettes et paiements, pour la comptabilité en texte brut
club-import = Importer un club ou une table

person-games = Jeux, { $period }
person-games-all = Tous les jeux
stats-by-role = Par rôle
stats-role = Rôle
stats-won-hands = Gagnées
stats-by-outcome = Issue des donnes
stats-outcome = Issue
stats-spread = Résultats par donne
stats-spread-spoken = Donnes par résultat : { $hands }
stats-brought = Résultat
stats-evening = Soirée
stats-total = Total
stats-numbers = En chiffres
stats-game = Jeu
stats-won-evenings = Gagnées
club-found-newest = { $what } : les { $evenings } dernières soirées
club-narrow = Joueur et dates
club-other-tables = Autres tables
ledger-overpaid = { $amount } de plus que la dette

home-finished = Terminées

evening-who = Qui a joué
evening-winner = En plein : qui a gagné.
evening-owed = À payer pour cette soirée
evening-ledger = Qui doit quoi, y compris les dettes anciennes
evening-text = Partager le texte

menu-club-name = Nom du club
club-name-ask = Comment s’appelle votre club ?
club-name-example = Les cartes du vendredi
club-name-save = Enregistrer
club-name-hint = Le nom figure au-dessus des soirées, sur les invitations et sur ce que vous partagez.
