# The JSON API.
api-key-reused = Cette clé a déjà servi pour une autre demande ; envoyez la nouvelle avec une nouvelle clé.
move-nowhere = Indiquez l’autre club par le jeton d’un de ses liens de propriétaire.
