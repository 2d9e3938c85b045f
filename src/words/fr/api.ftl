# L’API JSON.
api-not-json = Le corps n’est pas du JSON : { $reason }.
api-key-reused = Cette clé a déjà servi pour autre chose ; envoyez ce qui est nouveau avec une clé nouvelle.
move-nowhere = Donnez le jeton d’un lien de propriétaire vers un autre club.
