# The JSON API.
api-key-reused = Dieser Schlüssel wurde schon für eine andere Anfrage benutzt. Schick die neue mit einem neuen Schlüssel.
move-nowhere = Gib den anderen Club mit dem Token eines seiner Eigentümerlinks an.
