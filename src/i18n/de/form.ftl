# Forms and their inputs.
form-problem = Etwas stimmt nicht
form-missing = Es fehlt noch: { $legend }
pad-digits = Ziffern
steps-fewer = Eins weniger
steps-more = Eins mehr
pad-delete = Löschen
pad-decimal = Komma
pad-next = Nächstes Feld
pad-sign = Plus oder minus
count-cards = Karten zählen
count-hint = rechnet zusammen
count-less = { $kind }: eins weniger
count-more = { $kind }: eins mehr
extras-none = –
extras-done = Fertig
form-news = Jemand anders hat inzwischen etwas geändert, darum wurde nichts gespeichert. Sieh dir diese Seite an, bevor du noch einmal speicherst.
