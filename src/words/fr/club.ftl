# Le livre du club : l’accueil, les personnes, une personne, ce qui est dû, une saison, inviter, importer et exporter.
club-season = Saison
club-year = { $year } jusqu’ici
club-period = Période
club-all = Tout
club-evenings = { $count ->
    [one] { $count } soirée
   *[other] { $count } soirées
  }
club-label-evenings = { $count ->
    [one] soirée
   *[other] soirées
  }
club-label-hands = { $count ->
    [one] donne
   *[other] donnes
  }
club-label-of-game = fois { $game }
club-label-won = fois en tête
club-label-total = en tout
club-month-column = { $month } : { $evenings }
club-leads = { $count ->
    [one] { $game } : { $players } mène
   *[other] { $game } : { $players } mènent
  }
club-owes = { $from } doit à { $to }
club-find = Chercher une personne, un jeu ou un mois
club-find-button = Chercher
club-find-nothing = Rien ici ne s’appelle { $word }. Saisissez des noms, un jeu, un mois ou une année, par exemple « { $example } ».
club-find-all = Toutes les soirées
club-found = { $what } : { $count ->
    [one] { $count } soirée
   *[other] { $count } soirées
  }
club-games = Jeux
club-game-count = { $game } { $count }
club-no-evenings = Pas encore de soirée.
club-older = Soirées plus anciennes
club-evening-detail = { $game } · { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
  }
club-nobody-won = Personne en tête
club-tonight = { $game }, donne { $hand }
club-same = Comme l’autre fois
club-same-said = { $game }, { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  } : { $players }

menu-people = Personnes
menu-owed = Qui doit quoi
menu-club-share = Inviter au club
menu-club-export = Importer et exporter

people-regular = Joueurs
people-guests = De passage
people-left = Ne viennent plus
people-new = Quelqu’un de nouveau
people-as-guest = de passage
people-add = Ajouter
people-merged = { $name } compte comme { $into }

person-edit = Modifier la fiche
person-name = Nom
person-name-hint = Toutes les pages, les anciennes soirées et les exports montrent le nouveau nom.
person-guest = Est de passage
person-regular = Est du club
person-leave = Ne vient plus
person-back = Est de retour
person-leave-hint = Qui ne vient plus n’apparaît plus à l’ouverture d’une table. Ce qui est dû reste dû, et les soirées restent.
person-same-as = Est la même personne que
person-merge = Réunir en une seule
person-merge-hint = Ce qui a été joué, gagné et dû sous les deux noms revient alors à une seule personne. Vous pourrez l’annuler.
person-unmerge = Séparer
person-delete = Supprimer
person-stays = On n’efface personne des soirées des autres : on peut seulement changer le nom.
person-is-owed = On lui doit
person-owes = Doit

ledger-fewest = Au plus court
ledger-banker = Par une personne
ledger-how = Comment régler
ledger-said = { $count ->
    [0] Personne ne doit rien à personne
    [one] { $count } paiement
   *[other] { $count } paiements
  }
ledger-said-fewest = { $count ->
    [0] Personne ne doit rien à personne
    [one] { $count } paiement, impossible à moins
   *[other] { $count } paiements, impossible à moins
  }
ledger-mark-paid = Noter comme payé
ledger-take-back = Annuler le paiement
ledger-paid = { $from } a payé { $amount } à { $to }
ledger-nobody = Points, lettres et défaites ne sont une dette pour personne.
ledger-another = Saisir un paiement
ledger-from = Qui a payé
ledger-to = À qui
ledger-purse = En quoi
ledger-amount = Combien
ledger-date = Quand (facultatif)
ledger-note = Note (facultative)
ledger-enter = Enregistrer
ledger-pays = { $from } paie { $amount } à { $to }

account-what = Pour quoi
account-amount = Montant
account-balance = Solde
account-none = Aucune dette jusqu’ici.
account-table = { $game }
account-paid = Payé à { $name }
account-got = Payé par { $name }

stats-contract = Contrat
stats-hands = Donnes
stats-share = Part
stats-made = Réussi
stats-mean = Moyenne
stats-mean-hint = Moyenne : ce qu’une donne a rapporté à qui l’a jouée.
stats-they = L’autre
stats-partners = Partenaires appelés
stats-ahead = Qui était devant
stats-grid-hint = Combien de fois la personne de la ligne était devant celle de la colonne.
stats-lines = La saison
stats-by-contract = Par contrat
stats-evenings = Soirées
stats-best = Meilleure
stats-worst = Pire
stats-run = Série
stats-of = { $made } sur { $hands }
stats-percent = { $percent } %
stats-won = { $count ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $count } victoires
  }
stats-columns = { $game }, soirée par soirée : au mieux { $best }, au pire { $worst }
stats-dates = Autres dates
stats-from = Du
stats-to = Au
stats-show = Afficher
stats-title = { $game }, { $period }
stats-title-all = { $game }
stats-order = À la fin : { $order }.
stats-chart = Totaux sur { $count ->
    [one] { $count } soirée
   *[other] { $count } soirées
  }
stats-run-longest = { $count ->
    [0] Pas encore de soirée gagnée.
    [one] Plus longue série : { $count } soirée gagnée.
   *[other] Plus longue série : { $count } soirées gagnées.
  }
stats-best-worst = Meilleure soirée : { $best } ; pire : { $worst }.
club-share-explained = Créez des liens à envoyer : un pour qui tient le carnet, un pour qui le regarde, un pour qui le gère avec vous. Le lien d’une table n’ouvre que cette table : qui n’en a pas d’autre ouvre sa prochaine table dans un club à part.
club-share-to-score = Pour noter les soirées
club-share-members = Téléphones du club
club-share-to-own = Pour gérer le club avec vous
stats-outcomes = Lettres et défaites
stats-times = Fois

export-explained = Le carnet du club, en fichiers pour d’autres programmes.
export-document = Tout, avec l’historique
export-csv = Chaque donne de chaque personne, pour un tableur
export-journal = Ce qui est dû et payé, pour la comptabilité en texte
club-import = Importer un club ou une table

person-games = Jeux, { $period }
person-games-all = Tous les jeux
stats-by-role = Par rôle
stats-role = Rôle
stats-won-hands = Gagné
stats-by-outcome = Résultats
stats-outcome = Résultat
stats-spread = Ce qu’une donne rapporte
stats-spread-said = Donnes selon ce qu’elles rapportent : { $hands }
stats-brought = Rapport
stats-evening = Soirée
stats-total = Total
stats-numbers = En chiffres
stats-game = Jeu
stats-won-evenings = Gagnées
club-over = { $game } · { $won }
club-found-newest = { $what } : les { $count } dernières soirées
club-narrow = Joueur et dates
club-other-tables = Autres tables
ledger-overpaid = { $amount } de plus que la dette

club-clubs = Clubs
home-finished = Terminées
home-games = { $count } jeux de cartes : { $games }, et une feuille libre pour tous les autres.
home-going = En cours
home-line = La feuille de marque pour le téléphone au milieu de la table.
home-title = Tanto
