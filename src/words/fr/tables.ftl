# Le cadre de chaque page, l’accueil, ouvrir et rejoindre une table, la table en cours.
page-error = Erreur :
page-description = La feuille de marque et les comptes des jeux de cartes joués à une vraie table.
page-skip = Aller à la page
page-back = Retour
page-menu = Menu
menu-score = Marque
menu-sheet = Toutes les donnes
menu-settlement = Faire les comptes
menu-rules = Règles de la maison
menu-share = Inviter et partager
menu-closing = Fermer la table
menu-home = Toutes les tables
bar-as-of = Hors ligne : état de { $time }
bar-waiting-one = 1 donne attend une connexion
bar-waiting-other = { $count } donnes attendent une connexion
bar-refused = Une donne n’a pas été acceptée
bar-open = La regarder
bar-drop = L’abandonner
bar-sure = Abandonner cette donne ? Elle n’est pas sur la feuille.
theme-system = Comme le téléphone
theme-light = Clair
theme-dark = Sombre

problem-heading = Rien ici
problem-malformed = Cette demande est illisible. Revenez en arrière et renvoyez-la.
problem-foreign = Cela vient d’un autre site ; rien n’a été fait.
problem-missing = Il n’y a rien ici. Le lien est peut-être faux, ou il n’est plus valable.
problem-conflict = Quelqu’un a été plus rapide. Revenez en arrière, regardez la table, et réessayez.
problem-too-large = C’est trop grand pour être accepté.
problem-type = Cela arrive sous une forme qui n’est pas lue ici.
problem-impossible = Cela ne peut pas se faire.
problem-unconditional = Cette demande ne dit pas sur quoi elle se fonde.
problem-too-many = C’est trop à la fois. Attendez une minute et réessayez.
problem-database = Rien ne peut être écrit pour l’instant. Rien n’est perdu : réessayez depuis la même page.
problem-fault = Quelque chose ne marche pas ici. Rien n’a été changé.
problem-home = Voir toutes les tables

unit-points = points
unit-cash = argent
unit-tantos = tantos
unit-counters = jetons
unit-letters = lettres
unit-penalty = points de pénalité
unit-chips = jetons
unit-losses = défaites
unit-cards = cartes
unit-one-points = point
unit-one-tantos = tanto
unit-one-counters = jeton
unit-one-letters = lettre
unit-one-penalty = point de pénalité
unit-one-chips = jeton
unit-one-losses = défaite
unit-one-cards = carte
middle-pot = { $pot ->
    [plato] Dans le plato : { $amount }
    [centre] Au centre : { $amount }
    [banque] Dans la banque : { $amount }
    [mise] Dans la mise : { $amount }
   *[other] { $pot } : { $amount }
  }
middle-debt = { $player } doit { $amount }

home-title = Tanto
home-line = La feuille de marque pour le téléphone au milieu de la table.
home-going = En cours
home-finished = Terminées
home-new = Nouvelle table
home-code = Vous avez un code ?
home-join = Rejoindre
home-hand = { $game } · donne { $hand } · { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
  } · { $when }
home-hands = { $game } · { $hand ->
    [one] { $hand } donne
   *[other] { $hand } donnes
  } · { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
  } · { $when }
table-won = { $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent
  }

join-title = Rejoindre la table
join-invited = Invitation à une table de
join-may-watch = Vous pourrez suivre la marque.
join-may-score = Vous pourrez saisir et corriger des donnes.
join-may-own = Vous pourrez saisir et corriger des donnes, et inviter.
join-phone = Nom de ce téléphone (facultatif)

role-spectator = regarde
role-scorer = saisit des donnes
role-owner = saisit des donnes et invite
share-explained = Créez un lien à envoyer et un code à dire. Qui a le lien peut saisir des donnes, ou seulement regarder : il y en a un pour chaque usage.
share-make = Montrer les liens
share-to-score = Pour saisir des donnes
share-to-watch = Seulement pour regarder
share-qr = Code QR du lien
share-type-code = ou tapez le code sur { $host } dans les 10 minutes
share-link = Lien
share-share = Partager
share-copy = Copier
share-copied = Copié
share-once = Les liens ne sont montrés qu’une fois. Ils restent valables jusqu’à ce que vous les retiriez.
share-members = Téléphones à cette table
share-a-phone = Un téléphone
share-own-phone = ce téléphone
share-joined = { $role } · entré { $when }
share-remove = Retirer
share-withdraw = Retirer des liens
share-withdraw-note = Les anciens liens cessent de marcher. Les téléphones déjà entrés restent.
share-new-score = Nouveau lien pour saisir
share-new-watch = Nouveau lien pour regarder

opening-which = Quel jeu ?
opening-seats-just = { $low }
opening-seats-or = { $low } ou { $high }
opening-seats-to = { $low } à { $high }
opening-other-game = Changer de jeu
opening-who = Qui joue ? Dans l’ordre des places
opening-seat = Place { $number }
opening-deals = donne
opening-up = Monter la place { $number }
opening-more = Plus de joueurs
opening-lately = Récemment
opening-name = Nom de la table (facultatif)
opening-worth = L’enjeu
opening-money = argent
opening-counters = jetons
opening-rate = Jetons ou argent pour 1 { $unit }
opening-currency = Monnaie
opening-usual = habituelles
opening-start = Commencer
opening-who-deals = Dites qui donne en premier : choisissez un des joueurs nommés.
