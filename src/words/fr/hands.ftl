# Formulaires, donnes, résultats, corrections, la table en cours.
form-problem = Il y a un problème
form-missing = Il manque encore : { $legend }
page-actions = Actions
pad-digits = Chiffres
pad-delete = Effacer
pad-next = Champ suivant
pad-sign = Plus ou moins
count-cards = Compter les cartes
count-hint = remplit les points
count-less = { $kind } : une de moins
count-more = { $kind } : une de plus

hand-heading = Donne { $number }
hand-enter = Saisir la donne { $number }
hand-undo = Annuler la donne { $number }
hand-save = Enregistrer la donne
hand-show-changes = Voir ce qui change
hand-dealer = Donneur
hand-deals = { $player } donne
hand-who-dealt = Qui a donné ?
hand-next = Suite : { $player } donne
hand-to-table = Retour à la table
hand-correct = Corriger cette donne
hand-void = Cette donne ne compte pas
hand-before = Avant :
hand-undo-last = Annuler
tag-dealer = donneur
sr-last-hand = dernière donne
sr-total = total

payments-now = Sur la table, maintenant
payment-line = { $from ->
    [plato] Le plato
    [centre] Le centre
    [banque] La banque
    [mise] La mise
    [feuille] La feuille
   *[other] { $from }
  } donne { $amount } { $to ->
    [plato] au plato
    [centre] au centre
    [banque] à la banque
    [mise] à la mise
    [feuille] à la feuille
   *[other] à { $to }
  }
pot-plato = plato
pot-centre = centre
pot-bank = banque
pot-stakes = mise
pot-book = feuille

change-heading = Corriger la donne { $number }
change-what = Ce qui change
change-player = Joueur
change-before = Avant
change-after = Après
change-difference = Écart
change-old-stays = L’ancienne donne reste sur la feuille, barrée.
change-dealers = Les donnes suivantes changent de donneur : vérifiez que c’est juste, et nommez le donneur là où ce ne l’est pas.
change-save = Enregistrer la correction
change-later = La donne { $number } ne serait plus possible : { $why }

conflict-heading = La donne { $number } est déjà sur la feuille
conflict-theirs = Sur la feuille
conflict-mine = Votre saisie
conflict-same = C’est la même, abandonner la mienne
conflict-add = Ajouter la mienne comme donne { $number }
conflict-correct = Corriger plutôt la donne { $number }

bid-heading = Enchère
bid-none = pas encore
bid-told = Enchère : { $bid }
bid-save = Noter l’enchère
bid-withdraw = Retirer l’enchère

live-hands = { $number ->
    [0] pas encore de donne
    [one] 1 donne
   *[other] { $number } donnes
  }
live-order = Ordre
live-by-seat = Places
live-by-score = Marque
live-no-hands = Pas encore de donne.
live-how = Le détail du compte
live-wake = Garder l’écran allumé
live-pending = Donne de { $time }, en attente de connexion
live-stopped = La donne { $number } ne peut plus être comptée : { $why }
next-deals = { $player } donne
next-cuts = { $player } coupe
next-leads = { $player } entame
next-out = { $count ->
    [one] { $players } ne joue pas
   *[other] { $players } ne jouent pas
  }
plain-text = { $text }

table-closed = Cette table est fermée. Rouvrez-la pour y changer quelque chose.
table-not-closed = Cette table n’est pas fermée.
stake-currency = Écrivez le code d’une monnaie, par exemple EUR.
stake-rate = Écrivez combien vaut un point, plus de 0.

menu-watch = Grand écran
watch-live = en direct
watch-offline = hors ligne { $time }
watch-next = { $player } donne ensuite
live-last = Donne { $number } : { $headline }
live-share = Inviter
change-void = Cette donne ne compte pas.
