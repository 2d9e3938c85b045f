# Forms and their inputs.
form-problem = Il y a un problème
form-missing = Il manque encore : { $legend }
pad-digits = Chiffres
steps-fewer = Un de moins
steps-more = Un de plus
pad-delete = Effacer
pad-decimal = Virgule
pad-next = Champ suivant
pad-sign = Changer de signe
count-cards = Compter les cartes
count-hint = calcule les points
count-less = { $kind } : une de moins
count-more = { $kind } : une de plus
extras-none = –
extras-done = Terminé
form-news = Quelqu’un d’autre a fait une modification entre-temps ; rien n’a donc été enregistré. Vérifiez cette page avant d’enregistrer de nouveau.
