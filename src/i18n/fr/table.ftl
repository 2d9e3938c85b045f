# The home page, opening, joining, inviting, the live table, bids, the sheet, house rules, closing, finished tables.
hand-enter = Saisir la donne { $number }
hand-enter-tricks = Saisir les plis de la donne { $number }
hand-continue = Continuer la donne { $number }
hand-undo = Annuler la donne { $number }

bid-heading = Annonce
bid-none = pas encore
bid-announced = Annonce : { $bid }
bid-save = Valider l’annonce
bid-withdraw = Retirer l’annonce
bid-unsent = Pas de connexion : l’annonce n’a pas été envoyée.

live-by-seat = Trier par place
live-by-score = Trier par score
live-no-hands = Pas encore de donne.
live-why = Pourquoi ?
live-wake = Garder l’écran actif
live-vibrate = Vibrer quand je donne
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
live-figures = Points ou argent

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
finished-payments = { $count ->
    [one] { $count } paiement
   *[other] { $count } paiements
  }
finished-again = Rejouer
finished-share = Partager l’image

stake-holds = Cela vaut pour toute la table, y compris pour les donnes déjà jouées.
stake-save = Enregistrer
stake-change = Modifier
stake-after-all = Jouer finalement pour de l’argent

rules-holds = { $game }. Les changements valent à partir de la donne { $number }.
rules-none = Pas de règles maison pour { $game }.
rules-save = Enregistrer les règles
rules-changed = Changements précédents

home-new = Nouvelle table
share-explained = Affichez un code à scanner ou à dicter, pour saisir des donnes ou regarder seulement.
share-table-alone = Ces liens n’ouvrent que cette table : la personne qui n’a pas de lien vers le club ouvre sa prochaine table dans un club à part. Révoquer tous les liens du club révoque aussi ceux-ci.
share-choose = À quoi invitez-vous ?
share-choice-club = Club et table
share-choice-table = Cette table
share-choice-watch = Regarder
share-may-club = Saisit des donnes ici et aux prochaines tables du club.
share-may-table = Saisit des donnes à cette table seulement.
share-may-watch = Voit les scores et ne change rien.
share-may-own = Saisit des donnes à cette table et la gère avec vous.
share-last-minute = Dernière minute
share-minutes-left = Encore { $minutes } minutes
share-until = valable jusqu’à { $time }
share-code-over = Ce code a expiré.
share-new-code = Nouveau code
share-phones = Téléphones et révocation
share-to-watch = Seulement pour regarder
share-type-code = ou tapez le code sur { $host }
share-members = Téléphones à cette table
share-name-phones = Nommer les téléphones
share-plain = En http simple, un téléphone ne peut ni garder l’écran allumé ni ouvrir de page hors ligne, et d’autres personnes sur le réseau peuvent tout lire. En https, tout marche : lancez Tanto avec --tls-cert et --tls-key ; tanto doctor en dit plus.
opening-which = Quel jeu ?
opening-any-name = Coinche, Wizard…
opening-keep = Tenir « { $name } » sur une feuille libre
opening-on-sheet = sur une feuille libre
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
opening-rate = Jetons ou argent par { $unit }
opening-rate-counters = Jetons par { $unit }
opening-rate-money = Argent par { $unit }
opening-per = Ce que l’on paie
opening-one-unit = Valeur de chaque { $unit }
opening-one-game = Chaque partie coûte
opening-per-game-hint = Qui n’a pas gagné paie cette somme une fois, quel que soit l’écart ; les gagnants se la partagent. Une table fermée avant la fin ne coûte rien.
opening-currency = Devise
opening-usual = habituelles
opening-start = Commencer
opening-who-deals = Choisissez le premier donneur parmi les joueurs nommés.

players-rename = Renommer
players-hint-rename = Corrigez un nom : le nouveau apparaît partout, aussi dans les soirées passées.
players-hint-score = La personne qui s’assoit ici continue avec le score actuel. Pour l’argent et les statistiques, tout le monde garde ses propres gains et pertes.
share-to-own = Pour gérer la table avec vous

opening-its-name = Son nom
opening-next = Suivant
opening-played-here = Déjà joués ici
opening-times = { $count ->
    [one] { $count } fois
   *[other] { $count } fois
  }
opening-played-note = Avec ses règles et ses mises, que vous pouvez changer.
opening-without-name = Juste une feuille, sans nom
opening-built-in = Ce jeu a son propre formulaire
opening-still-sheet = Une feuille quand même
table-fewest-wins = Le moins de points gagne
seats-joined = { $player } s’assoit.
seats-joined-after = { $player } s’assoit après { $after }.
seats-back = { $player } est de retour.
seats-left = { $player } fait une pause.
seats-replaced = { $player } remplace { $out }.
seats-ordered = Nouvel ordre de jeu : { $players }.
tag-away = en pause depuis la donne { $number }
tag-left = jusqu’à la donne { $number }
chair-new = arrive
chair-back = de retour
chair-pauses = en pause
chair-taken = { $player } prend la place
chair-deals = donne ensuite
chair-move = Déplacer { $player }
chair-up = Monter { $player }
chair-down = Descendre { $player }
chair-plays = { $player } joue
chair-instead = Quelqu’un d’autre s’assoit ici
chair-keeps = Ce qui est gagné ou perdu jusqu’ici reste à { $player }.
players-order = Dans l’ordre de jeu
players-plays = joue
players-add = Qui d’autre s’assoit ?
players-new-name = Nouveau nom
players-add-one = Ajouter
players-from = À partir de quelle donne
players-from-hand = donne { $number }
players-save = Enregistrer
players-deal = Donne { $number } à { $count } joueurs :
players-over = La partie est finie ; plus personne n’arrive ni ne part.
players-past = Changements jusqu’ici
players-since = Dès la donne { $number } : { $change }
players-undo = Annuler
players-go-on = Fermer et continuer avec d’autres joueurs
live-entering = { $name } saisit la donne { $number }
live-entering-unnamed = La donne { $number } est en cours de saisie sur un autre téléphone
