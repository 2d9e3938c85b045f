# The home page, opening, joining, inviting, the live table, bids, the sheet, house rules, closing, finished tables.
hand-enter = Saisir la donne { $number }
hand-enter-tricks = Saisir les plis de la donne { $number }
hand-continue = Continuer la donne { $number }
hand-undo = Annuler la donne { $number }

bid-heading = Enchère
bid-none = pas encore
bid-announced = Enchère : { $bid }
bid-save = Valider l’enchère
bid-withdraw = Retirer l’enchère
bid-unsent = Pas de connexion : l’enchère n’a pas été envoyée.

live-by-seat = Trier par place
live-by-score = Trier par score
live-no-hands = Pas encore de donne.
live-why = Pourquoi ?
live-wake = Garder l’écran actif
pending-change = Modifier
pending-change-hand = Modifier la donne { $number }
pending-remove = Retirer
pending-remove-hand = Retirer la donne { $number }
pending-restore = Rétablir
pending-restore-hand = Rétablir la donne { $number }
pending-leaving = Retrait…
live-stopped = La donne { $number } ne peut plus être comptée : { $why }
next-deals = { $player } donne
next-cuts = { $player } coupe
next-leads = { $player } entame
next-out = { $count ->
    [one] { $players } ne joue pas
   *[other] { $players } ne jouent pas
  }

watch-live = en direct
watch-offline = hors ligne depuis { $time }
watch-renewed = actualisé toutes les { $seconds } secondes
watch-next = Ensuite
live-saved = Donne { $number } enregistrée
live-share = Inviter

sheet-figures = Ce qu’affiche la feuille
sheet-by-hand = Par donne
sheet-running = Cumul
sheet-print = Imprimer
sheet-chart = Courbe
sheet-voided = rayée ({ $when })
sheet-corrected = corrigée ({ $when })
sheet-older = Donnes plus anciennes
sheet-newer = Donnes plus récentes

close-note = Une fois la table fermée, on ne peut plus saisir de donne. Vous pourrez la rouvrir à tout moment.
close-over = La partie est finie : fermer la table ne change plus les scores.
close-shares = Encore au milieu
close-does = À la fermeture, les dettes sont versées au milieu et le tout est partagé à parts égales ; chacun ne paie ou ne reçoit que la différence. Le reste est distribué un par un, à la ronde, à partir du prochain donneur.
close-play-on = Continuer à jouer
close-standing = Totaux après la fermeture
close-close = Fermer la table
close-is-closed = La table est fermée. Rien n’est perdu : vous pouvez la rouvrir.
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
finished-detail = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
finished-times = de { $from } à { $to }
finished-no-winner = Fermée avant la première donne
finished-share-middle = Partager ce qui reste au milieu
finished-again = Rejouer
finished-share = Partager l’image

rules-holds = { $game }. Les changements valent à partir de la donne { $number }.
rules-none = Pas de règles maison pour { $game }.
rules-save = Enregistrer les règles
rules-changed = Changements précédents
rules-worth-kept = { $worth }. Cela vaut pour toute la table.
rules-worth-other = Continuer avec les mêmes joueurs à un autre tarif

home-new = Nouvelle table
share-explained = Créez des liens à envoyer, chacun avec un code à dicter : l’un pour saisir des donnes, l’autre pour regarder seulement.
share-table-alone = Ces liens n’ouvrent que cette table : la personne qui n’a pas de lien vers le club ouvre sa prochaine table dans un club à part. Révoquer tous les liens du club révoque aussi ceux-ci.
share-to-score = Pour saisir des donnes
share-to-watch = Seulement pour regarder
share-type-code = ou tapez le code sur { $host } dans les { $minutes } minutes
share-members = Téléphones à cette table
share-name-phones = Nommer les téléphones
share-plain = En http simple, un téléphone ne peut ni garder l’écran allumé ni ouvrir de page hors ligne, et d’autres personnes sur le réseau peuvent tout lire. En https, tout marche : lancez Tanto avec --tls-cert et --tls-key ; tanto doctor en dit plus.
opening-which = Quel jeu ?
opening-seats-just = { $low } joueurs
opening-seats-or = { $low } ou { $high } joueurs
opening-seats-to = { $low } à { $high } joueurs
opening-other-game = Changer de jeu
opening-who = Qui joue ? Dans l’ordre des places
opening-seat = Place { $number }
opening-deals = donne
opening-up = Monter la place { $number }
opening-partners = Équipes
opening-other-partners = Changer les équipes
opening-more = Autres joueurs
opening-recent = Joueurs récents
opening-name = Nom de la table (facultatif)
opening-worth = Enjeu
opening-settled = Quand paie-t-on ?
opening-stakes = Enjeux
opening-each-hand = Après chaque donne
opening-at-close = À la fin
opening-money = argent
opening-counters = jetons
opening-rate = Valeur de 1 { $unit } en jetons ou en argent
opening-rate-counters = Valeur de 1 { $unit } en jetons
opening-rate-money = Valeur de 1 { $unit } en argent
opening-currency = Devise
opening-usual = habituelles
opening-start = Commencer
opening-who-deals = Choisissez le premier donneur parmi les joueurs nommés.

players-hint = Corrigez un nom, ou laissez quelqu’un d’autre prendre une place dès la donne suivante. Les donnes déjà jouées ne changent pas.
players-who-renames = Seule une personne qui gère le club peut changer un nom.
players-who-replaces = Seule une personne qui gère la table ou le club peut donner une place à quelqu’un d’autre.
players-name = Nom à la place { $number }
players-rename = Renommer
players-replace = Remplacer dès la donne { $number }
players-took = Dès la donne { $number }, { $in } joue à la place de { $out }.
players-hint-rename = Corrigez un nom : le nouveau apparaît partout, aussi dans les soirées passées.
players-hint-replace = Laissez quelqu’un d’autre prendre une place dès la donne suivante. Les donnes déjà jouées ne changent pas.
players-hint-score = À ce jeu, la personne qui arrive reprend le score de la place.
share-to-own = Pour gérer la table avec vous
