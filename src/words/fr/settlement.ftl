# La feuille, son image, les comptes, la clôture, la lecture d’une table terminée, les règles de la maison.
chart-title = Totaux courants sur { $hands ->
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
sheet-star = * corrigée : la page de la donne montre ce qui était dit avant.

settle-worth = 1 { $unit } = { $worth }
settle-worth-counters = Jetons pour 1 { $unit } : { $worth }
settle-fixed = fixé à l’ouverture de la table
settle-cash = À ce jeu, chaque donne se règle en argent aussitôt jouée. Ces paiements sont pour une table qui a tout noté à la place.
settle-middle = Ceci n’est encore à personne et n’entre pas dans les paiements : continuez à jouer, ou fermez la table, ce qui le partage.
settle-news = Quelqu’un d’autre a changé la table entre-temps ; rien n’a donc été écrit. Voici où elle en est.
settle-payments = { $count ->
    [0] Personne ne doit rien à personne
    [1] Un paiement solde la table
   *[other] { $count } paiements soldent la table
  }
settle-minimal = Il n’en faut pas moins.
settle-pays = paie
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid = Payé
settle-not-paid = Pas payé
settle-paid-at = payé à { $time }
settle-balances = Soldes
settle-pairwise = Chacun règle la différence avec chacun des autres.
settle-difference = Différence
settle-money = Argent
settle-open = Reste
settle-sum = Somme { $sum }
settle-no-rounding = arrondi : aucun
settle-coin-more = Arrondi : { $player } reçoit { $coin } de plus, que les montants exacts laissent.
settle-coin-less = Arrondi : { $player } reçoit { $coin } de moins, qui manquent aux montants exacts.
settle-share = Partager en texte
settle-print = Imprimer

close-note = Après cela, personne ne saisit de donne. Vous pourrez rouvrir la table.
close-over = La partie est finie : clore la table ne change rien d’autre.
close-shares = Encore au milieu
close-does = La clôture paie au milieu ce qui est dû et le partage également ; le reste va à la ronde à partir du prochain donneur.
close-play-on = Continuer à jouer
close-standing = Le total de chacun alors
close-close = Clore la table
close-winner = Clore : { $won }
close-is-closed = La table est close. Rien n’est perdu : rouvrez-la pour continuer.
close-open-again = Rouvrir la table
close-payments = Paiements
close-paid = { $count ->
    [0] tout est payé
    [1] 1 reste
   *[other] { $count } restent
  }
finished-hands = { $count ->
    [one] Toutes les donnes : { $count }
   *[other] Les { $count } donnes
  }
finished-detail = { $date } · { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  } · { $game }
finished-nobody = Close avant la première donne
finished-share-middle = Partager ce qui reste au milieu
finished-again = Mêmes joueurs, nouvelle table

rules-holds = { $game }. Un changement vaut à partir de la donne { $number }.
rules-none = { $game } n’a pas de règles de la maison.
rules-save = Enregistrer les règles
rules-same = Rien ne diffère des règles en vigueur.
rules-unit = La table compterait alors dans une autre unité ; ouvrez pour cela une nouvelle table.
rules-changed = Changées auparavant
rules-change = À partir de la donne { $number } : { $rule } : { $before } → { $after }
