# L’API JSON.
api-not-json = Le corps n’est pas du JSON : { $reason }.
api-key-reused = Cette clé a déjà servi pour une autre demande ; envoyez la nouvelle avec une nouvelle clé.
move-nowhere = Indiquez un lien de propriétaire vers l’autre club, ou son jeton.
