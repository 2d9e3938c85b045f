# The first page, and joining by a code or a link.
home-code-wrong = Aucune table trouvée. Un code a { $length } caractères, lettres et chiffres, et reste valable { $minutes } minutes : vérifiez-le, demandez-en un nouveau ou collez le lien entier.
join-title = Rejoindre la table
join-invited = Invitation
join-may-watch = Vous pourrez suivre le score.
join-may-score = Vous pourrez saisir et corriger des donnes.
join-may-own = Vous pourrez saisir et corriger des donnes, et inviter d’autres personnes.
join-phone = Nom de ce téléphone (facultatif)
club-join-title = Rejoindre le club
club-join-may-watch = Vous pouvez voir chaque soirée, les dettes et comment chacun a joué.
club-join-may-score = Vous pouvez ouvrir des tables, saisir des donnes et des paiements, et ajouter des personnes.
club-join-may-own = Vous pouvez tout faire, et inviter d’autres personnes.
club-clubs = Clubs
home-games = { $count } jeux de cartes : { $games }, et une feuille libre pour tous les autres.
home-going = En cours
home-title = Tanto
