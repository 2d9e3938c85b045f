# Ce qui entoure chaque page : la barre, le menu, le thème, les problèmes.
page-actions = Actions

menu-watch = Grand écran

page-error = Erreur :
page-description = La feuille de marque et les comptes des jeux de cartes joués à une vraie table.
page-skip = Aller à la page
page-back = Retour
page-menu = Menu
page-gone = Ce téléphone n’est plus à la table : il a été retiré, ou le lien a été renouvelé. Ce qui suit n’est plus mis à jour.
page-moved = Tanto se trouve désormais à l’adresse { $address }.
page-over = Y aller
menu-score = Score
menu-sheet = Toutes les donnes
menu-settlement = Faire les comptes
menu-rules = Règles maison
menu-players = Joueurs
menu-share = Inviter et partager
menu-closing = Fermer la table
menu-home = Toutes les tables
bar-as-of = Hors ligne : données de { $time }
bar-waiting-one = 1 donne attend une connexion
bar-waiting-other = { $count } donnes attendent une connexion
bar-refused = Une donne n’a pas été acceptée
bar-open = La voir
bar-drop = La supprimer
bar-sure = Supprimer cette donne ? Elle n’est pas sur la feuille.
theme-system = Comme le téléphone
theme-light = Clair
theme-dark = Sombre

problem-heading-missing = Rien ici
problem-heading-conflict = Quelqu’un a été plus rapide
problem-heading-later = Pas si vite
problem-heading-database = Rien n’est écrit
problem-heading-fault = Quelque chose est cassé
problem-heading-refused = Cela n’a pas marché
problem-malformed = Cette demande est illisible. Revenez en arrière et renvoyez-la.
problem-foreign = Cela vient d’un autre site ; rien n’a été fait.
problem-missing = Il n’y a rien ici. Le lien est peut-être incorrect, ou il n’est plus valable.
problem-conflict = Quelqu’un a été plus rapide. Revenez en arrière, regardez la table, et réessayez.
problem-too-large = C’est trop volumineux pour être accepté.
problem-type = Cela arrive sous une forme qui n’est pas lue ici.
problem-impossible = Cela ne peut pas se faire.
problem-unconditional = Cette demande ne dit pas sur quoi elle se fonde.
problem-too-many = C’est trop à la fois. Attendez une minute et réessayez.
problem-slow = L’envoi a pris trop de temps ; rien n’a été fait. Réessayez.
problem-database = Rien ne peut être écrit pour l’instant. Rien n’est perdu : réessayez depuis la même page.
problem-fault = Quelque chose ne marche pas ici. Rien n’a été changé.
problem-home = Toutes les tables
plain-text = { $text }

offline-heading = Pas de connexion
offline-explained = Sans connexion, cette page ne peut pas être affichée.
offline-sent = Si vous venez d’envoyer quelque chose, rien ne l’a confirmé : vérifiez que c’est bien là avant de l’envoyer de nouveau.
offline-hands = Vous pouvez tout de même noter des donnes. Elles attendent sur ce téléphone.
offline-again = Réessayer
