# La feuille, sa courbe, les comptes, la fermeture, la lecture d’une table terminée, les règles de la maison.
chart-title = Totaux cumulés sur { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
  }
chart-order = Après la donne { $number } : { $order }.
sheet-figures = Chiffres
sheet-by-hand = Par donne
sheet-running = Cumul
sheet-print = Imprimer
sheet-hand = Donne
sheet-total = Total
sheet-voided = annulée { $when }
sheet-corrected = corrigée { $when }
sheet-star = * corrigée : la page de la donne montre ce qui était noté avant.

settle-worth = 1 { $unit } = { $worth }
settle-worth-counters = Jetons pour 1 { $unit } : { $worth }
settle-fixed = fixé à l’ouverture de la table
settle-cash = À ce jeu, chaque donne se règle en argent aussitôt jouée. Ces paiements valent pour une table qui a tout noté au lieu de payer.
settle-middle = Ceci n’est encore à personne et n’entre pas dans les paiements : continuez à jouer, ou fermez la table pour le partager.
settle-news = Quelqu’un d’autre a changé la table entre-temps ; rien n’a donc été écrit. Voici où elle en est.
settle-payments = { $count ->
    [0] Personne ne doit rien à personne
    [1] Un paiement solde la table
   *[other] { $count } paiements soldent la table
  }
settle-minimal = Impossible avec moins de paiements.
settle-pays = paie à
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid = Payé
settle-not-paid = Pas payé
settle-paid-at = payé à { $time }
settle-balances = Soldes
settle-pairwise = Chacun règle la différence avec chacun des autres.
settle-difference = Différence
settle-money = Argent
settle-open = Reste dû
settle-sum = Somme { $sum }
settle-rounded = arrondi : à { $coin } près
settle-no-rounding = arrondi : aucun
settle-coin-more = Arrondi : { $player } reçoit { $coin } de plus, que laissent les montants exacts.
settle-coin-less = Arrondi : { $player } reçoit { $coin } de moins, qui manquent aux montants exacts.
settle-share = Partager le texte
settle-print = Imprimer

close-note = Après cela, plus personne ne saisit de donne. Vous pourrez rouvrir la table.
close-over = La partie est finie : fermer la table ne change rien d’autre.
close-shares = Encore au milieu
close-does = À la fermeture, ce qui est dû est payé au milieu, et le tout est partagé à parts égales ; les restes vont un par un à la ronde, à partir du prochain donneur.
close-play-on = Continuer à jouer
close-standing = Le total de chacun après cela
close-close = Fermer la table
close-winner = Fermer : { $won }
close-is-closed = La table est fermée. Rien n’est perdu : rouvrez-la pour continuer.
close-open-again = Rouvrir la table
close-payments = Paiements
close-paid = { $count ->
    [0] tout est payé
    [1] 1 à payer
   *[other] { $count } à payer
  }
finished-hands = { $count ->
    [one] Toutes les donnes : { $count }
   *[other] Les { $count } donnes
  }
finished-detail = { $date } · { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  } · { $game }
finished-nobody = Fermée avant la première donne
finished-share-middle = Partager ce qui reste au milieu
finished-again = Mêmes joueurs, nouvelle table

rules-holds = { $game }. Un changement vaut à partir de la donne { $number }.
rules-none = { $game } n’a pas de règles de la maison.
rules-save = Enregistrer les règles
rules-same = Rien ne diffère des règles en vigueur.
rules-changed = Changements précédents
rules-change = À partir de la donne { $number } : { $rule } : { $before } → { $after }
rules-differs = { $rule } : { $answer }
