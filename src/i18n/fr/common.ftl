# Messages of games, documents and tables, and those that pages of several subjects share.
player-name = { $player }
plain-number = { $number }
labelled = { $label } : { $value }
answer-none = Non
answer-no-player = Personne
suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
rule-off = Non
rule-on = Oui
rule-usual = { $usual } si vous laissez vide
rule-target = Points pour gagner une partie
rule-games = Parties à gagner
headline-passed = Tout le monde a passé.
adjusted-headline = Ajustement
adjusted-why = { $player } : { $amount }
adjusted-ask-by = Comment le saisir ?
adjusted-one = Un joueur et tous les autres
adjusted-each = Chaque montant
adjusted-ask-one = Qui paie ou reçoit ?
adjusted-pays = paie à chacun
adjusted-gets = reçoit de chacun
adjusted-ask-amount = Montant
adjusted-ask-each = Montants
adjusted-error-nobody = Saisissez le montant d’au moins un joueur.
adjusted-error-sum = Ce que les uns gagnent, les autres le perdent : la somme des montants est { $sum }, et non 0.
suit-no-trumps = Sans atout
suit-no-trumps-short = SA
series-standing = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $points } dans celle-ci
series-headline-won = { " " }{ $winners ->
    [one] { $party } gagne
   *[other] { $party } gagnent
  } la partie.
why-pays = { $payer } paie à { $payee } : { $amount }
why-no-payment = personne ne paie rien
sum-points = { $points }
sum-line = { $party } : { $parts } = { $total }
sum-line-none = { $party } : { $total }
sum-line-one = { $party } : { $parts }
sum-line-times = { $party } : ({ $parts }) × { $times } = { $total }
sum-line-one-times = { $party } : { $parts } × { $times } = { $total }
name-empty = Saisissez un nom.
name-long = Un nom peut avoir { $most } caractères au plus.
name-unseen = Ce nom contient des caractères invisibles ; n’utilisez que des lettres, des chiffres et des signes de ponctuation.
not-json = Le corps n’est pas du JSON : { $reason }.
field-missing = Il manque une réponse.
field-unknown = Il n’y a pas de champ { $field } ici.
field-twice = Ce champ apparaît deux fois ; envoyez-le une seule fois.
field-rule-off = Les règles de cette table ne le prévoient pas ; laissez-le vide ou changez les règles.
field-map = Il faut ici un objet avec des champs.
field-list = Il faut ici une liste.
field-by-player = Il faut ici un objet avec un nombre par joueur.
field-text = Il faut ici un texte.
field-flag = Il faut ici true ou false.
field-choice = Choisissez parmi : { $allowed }.
field-player = Il faut ici le nom d’un joueur.
field-player-unknown = Personne ne s’appelle { $name } à cette table.
field-player-left = Cette personne a quitté la table. Choisissez quelqu’un qui joue.
seat-change-twice = { $name } est déjà à cette table ; une personne a une seule place.
table-people-most = Une table peut accueillir { $count } personnes au plus au fil du temps. Ouvrez une nouvelle table pour en ajouter.
seat-change-late = Cette donne n’a pas encore été jouée : indiquez une donne déjà jouée, ou la suivante.
seat-change-bound = Ici, les places font partie de la partie en cours : un joueur peut seulement être remplacé par un autre. Pour continuer avec d’autres joueurs, fermez la table et ouvrez-en une nouvelle avec eux.
seat-change-order = Indiquez toutes les personnes à la table, une seule fois chacune, dans le nouvel ordre de jeu.
seat-change-later = Un changement de places ultérieur, avant la donne { $number }, deviendrait alors impossible : { $why } Annulez d’abord celui-ci.
payment-self = Personne ne se paie soi-même : choisissez deux personnes différentes.
payment-from = Choisissez qui a payé.
payment-to = Choisissez qui a été payé.
payment-amount = Saisissez un montant supérieur à 0, avec au plus les décimales de la devise.
document-opened-at = Saisissez une date et une heure entre { $first } et { $last }, comme { $example }.
document-opened-later = Une soirée ne peut pas commencer dans le futur.
field-player-out = { $player } ne joue pas cette donne.
field-count = Saisissez un nombre entier entre { $low } et { $high }.
field-range = Saisissez un nombre entre { $low } et { $high }.
field-amount = Saisissez un nombre, par exemple { $whole } ou { $fraction }.
field-amount-as-text = Envoyez le nombre comme texte, par exemple « { $example } » : les nombres JSON à décimales ou à exposant ne sont pas acceptés.
field-amount-fine = { $digits ->
    [0] Saisissez un nombre entier.
    [one] Saisissez au plus un chiffre après la virgule.
   *[other] Saisissez au plus { $digits } chiffres après la virgule.
  }
field-amount-either = « { $typed } » peut vouloir dire { $whole } ou { $fraction }. { $digits ->
    [0] Saisissez un nombre entier, par exemple { $whole }.
    [one] Saisissez { $whole }, ou un nombre avec au plus un chiffre après la virgule.
   *[other] Saisissez { $whole }, ou un nombre avec au plus { $digits } chiffres après la virgule.
  }
field-amount-large = Ce nombre est trop grand.
rules-currency-kept = La devise vaut pour toute la table ; ouvrez une autre table pour en changer.
rules-sides-kept = Les équipes valent pour toute la table ; ouvrez une autre table pour en changer.
rules-unit-kept = L’unité de compte vaut pour toute la table ; ouvrez une autre table pour en changer.
rules-kept = Cette règle vaut pour toute la table ; ouvrez une autre table pour en changer.
hand-after-end = La partie est finie ; on ne peut plus saisir de donne.
hand-too-large = Les montants de cette donne sont trop élevés.
hand-revisions-most = Cette donne a déjà été modifiée { $count } fois et ne peut plus l’être. Rayez-la et insérez-la de nouveau.
document-format = Il faut ici « { $format } ».
document-players = Il faut ici la liste des noms, dans l’ordre des places.
document-players-twice = Le nom { $name } apparaît deux fois ; donnez à chaque joueur un nom différent.
document-players-count = Ce jeu se joue de { $low } à { $high } joueurs ; vous en avez { $now }.
document-players-exactly = Ce jeu se joue à { $count } joueurs ; vous en avez { $now }.
# Messages that the games of the hombre share.
hombre-why-tricks = plis : { $first } { $a }, { $second } { $b }, { $third } { $c }
hombre-why-from-each = { $what } : { $player } reçoit { $amount } de chacun des autres
hombre-why-to-each = { $what } : { $player } paie { $amount } à chacun des autres
hombre-why-pays = en tout, { $from } paie à { $to } : { $amount }
hombre-why-pays-each = en tout, { $from } paie { $amount } à chacun : { $to }
hombre-why-each-pays = en tout, { $from } paient chacun { $amount } à { $to }
hombre-ask-outcome = Comment la donne s’est-elle terminée ?
hombre-tile-codillo = Codillo : { $player }
hombre-ask-tricks = Ou par les plis
hombre-error-both = Indiquez les plis ou l’issue de la donne, pas les deux.
hombre-error-tricks-sum = { $total ->
    [5] Après des primeras, cinq plis sont joués, tous pour l’hombre : vous en comptez { $now }.
   *[other] Il faut { $total } plis en tout : vous en comptez { $now }.
  }
hombre-error-tricks-each = Indiquez aussi les plis de : { $players }.
hombre-error-codillo-hombre = { $player } est l’hombre ; seul un adversaire peut gagner le codillo.
hombre-error-codillo-who = Indiquez quel adversaire gagne le codillo.
hombre-error-codillo-without = N’indiquez un adversaire que si la donne est un codillo.
table-closed = Cette table est fermée. Rouvrez-la pour y changer quelque chose.
table-not-closed = Cette table n’est pas fermée.
stake-currency = Saisissez le code d’une devise, par exemple EUR.
stake-rate = Saisissez la valeur de 1 { $unit }, supérieure à 0.
stake-rate-game = Saisissez ce que coûte une partie, un montant supérieur à 0.
stake-no-end = Avec ces règles, la partie n’a pas de fin. Choisissez plutôt de l’argent par point.
stake-cash = On joue ici pour de l’argent comptant : les enjeux sont dans les règles maison.
stake-paid = On a déjà payé à cette table : l’enjeu reste ce qu’il est. Notez la différence comme un paiement dans les comptes du club.
pot-plato = plato
pot-centre = centre
pot-bank = banque
pot-stakes = mise
pot-litige = le litige
unit-points = points
unit-cash = argent
unit-tantos = tantos
unit-counters = jetons
unit-letters = lettres
unit-penalty = points de pénalité
unit-chips = jetons de banque
unit-losses = défaites
unit-cards = cartes
unit-one-points = point
unit-one-game = partie
unit-one-tantos = tanto
unit-one-counters = jeton
unit-one-letters = lettre
unit-one-penalty = point de pénalité
unit-one-chips = jeton de banque
unit-one-losses = défaite
unit-one-cards = carte
# Errors of a club.
club-time-zone = Saisissez un fuseau horaire, par exemple Europe/Lisbon.
date-form = Saisissez une date comme { $example }.
date-range = Saisissez une date entre { $first } et aujourd’hui.
date-order = Le dernier jour ne peut pas être avant le premier.
person-unknown = Personne dans ce club n’a l’identifiant { $id }.
person-none = Choisissez une personne.
person-taken = Quelqu’un d’autre s’appelle { $name } dans ce club ; saisissez un autre nom.
club-people-most = Un club peut compter { $count } personnes au plus, y compris celles qui ont été fusionnées avec d’autres.
person-kept = On ne peut pas supprimer { $name }, qui a des soirées ou des paiements ici ; changez son nom ou notez son départ.
person-merge-self = On ne peut pas fusionner { $name } et { $other } : c’est déjà la même personne.
person-merge-circle = { $other } compte déjà comme { $name } ; séparez d’abord ces deux noms.
person-merge-together = { $name } et { $other } ont joué à la même table ; ce sont donc deux personnes.
person-not-merged = Il n’y a rien à séparer : { $name } compte pour une seule personne.
payment-least = Saisissez un montant de 0 ou plus, avec au plus les décimales de la devise.
note-long = Saisissez une note de { $most } caractères au plus, sur une seule ligne.
note-invisible = Cette note contient des caractères invisibles ; n’utilisez que des lettres, des chiffres et des signes de ponctuation.
purse-unknown = Saisissez un code de devise, par exemple EUR, ou les jetons d’un jeu, par exemple tresillo:tantos.
purse-other = Ce club n’a pas de compte en { $purse } ; choisissez un compte existant.
contract-made = réussi
contract-lost = chuté
move-same = Cette table est déjà dans ce club.
rules-same = Vous n’avez changé aucune règle.
home-line = La feuille de marque pour le téléphone au milieu de la table.
card-title = Comment on compte
card-back = Retour à la nouvelle table
card-usual = règles habituelles
card-names = Alice, Bruno, Chloé, David, Emma, Fabien, Gaëlle, Hugo
card-times = × { $times }
card-plus = + { $points }
card-values = Valeur des cartes
card-contracts = Contrats
card-needs = il faut
card-worth = Ce que vaut une donne
card-extras = En plus
card-pays = Qui paie
card-end = Fin de la partie
card-example = Exemple
card-deal = La donne
card-ace = as
card-ten = dix
card-king = roi
card-queen = dame
card-jack = valet
card-nine = neuf
card-eight = huit
card-seven = sept
card-last = dernier pli
card-all = en tout
card-trumps = atout
card-plain = autres couleurs
card-sequence = suite de { $cards } cartes
card-four = carré
card-four-nines = carré de neuf
card-four-jacks = carré de valets
card-needed = Pour gagner
card-stake = mise
card-every-trick = tous les plis
card-plus-minus = ± { $points }
card-fewest = Le plus petit total gagne.
aim-target = fin dès que quelqu’un a { $target }
