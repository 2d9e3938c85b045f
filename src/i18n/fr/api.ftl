# The JSON API.
api-key-reused = Cette clé a déjà servi pour une autre demande ; envoyez la nouvelle avec une nouvelle clé.
api-ends-earlier = La donne { $number } finirait la partie ; les donnes suivantes ne peuvent donc pas rester. Envoyez la demande avec ?drop=true pour les rayer.
move-nowhere = Indiquez l’autre club par le jeton d’un de ses liens de propriétaire.
