# The JSON API.
api-key-reused = Dieser Schlüssel wurde schon für eine andere Anfrage benutzt. Schick die neue mit einem neuen Schlüssel.
api-ends-earlier = Mit Spiel { $number } wäre die Partie zu Ende, also können die Spiele danach nicht stehen bleiben. Schick die Anfrage mit ?drop=true, um sie zu streichen.
move-nowhere = Gib den anderen Club mit dem Token eines seiner Eigentümerlinks an.
