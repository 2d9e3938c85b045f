# Die JSON-Schnittstelle.
api-not-json = Der Inhalt ist kein JSON: { $reason }.
api-key-reused = Dieser Schlüssel ist schon für etwas anderes benutzt; schick Neues mit einem neuen Schlüssel.
move-nowhere = Gib den Code eines Eigentümerlinks zu einem anderen Club an.
