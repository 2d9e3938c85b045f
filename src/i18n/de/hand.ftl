# Entering a hand, its result, corrections, one hand from two phones.
hand-heading = Spiel { $number }
hand-save = Spiel speichern
hand-save-odd = Trotzdem speichern
hand-odd = Das ist ungewöhnlich.
hand-show-changes = Änderungen zeigen
hand-result = Ergebnis
hand-played = Gespielt
hand-dealer = Geber
hand-deals = { $player }
hand-who-dealt = Wer hat gegeben?
hand-returned = Deine Eingaben sind wieder da.
hand-behind = Dieses Formular ist noch vom vorigen Spiel. Prüfe, wer gibt und wer mitspielt.
hand-undone = Spiel { $number } steht nicht mehr auf dem Zettel. Ändere es und speichere es neu.
hand-clear = Leeren
hand-to-table = Zurück zum Tisch
hand-correct = Spiel korrigieren
hand-void = Spiel streichen
hand-insert = Ein Spiel davor einfügen
hand-restore = Spiel zurückholen
hand-answers = Was eingetragen wurde
hand-history = Wer was getan hat
hand-undo-last = Streichen

payments-now = Zahlungen in diesem Spiel
ledger-who = Gewinn und Verlust
ledger-hand = Dieses Spiel

change-heading = Spiel { $number } korrigieren
void-heading = Spiel { $number } streichen
insert-heading = Vor Spiel { $number } einfügen
insert-seats = Hier hat ein Platz gewechselt. Wer hat das vergessene Spiel gespielt?
restore-heading = Spiel { $number } zurückholen
voided-heading = Ein gestrichenes Spiel
change-what = Was sich ändert
change-player = Spieler
change-before = Vorher
change-after = Nachher
change-difference = Änderung
change-old-stays = Das alte Spiel bleibt durchgestrichen auf dem Zettel.
change-dealers = Damit ändert sich, wer die späteren Spiele gegeben hat. Sieh sie durch und korrigiere den Geber, wo er nicht stimmt.
change-save = Korrektur speichern
change-later = Spiel { $number } wäre dann nicht mehr möglich: { $why }
change-drops = { $count ->
    [one] Die Partie endet dann mit Spiel { $number }. Das Spiel danach zählt nicht mehr; es bleibt durchgestrichen auf dem Zettel.
   *[other] Die Partie endet dann mit Spiel { $number }. Die { $count } Spiele danach zählen nicht mehr; sie bleiben durchgestrichen auf dem Zettel.
  }

revision-entered = Eingetragen
revision-inserted = Eingefügt
revision-amended = Korrigiert
revision-voided = Gestrichen
revision-dropped = Zählt nicht mehr: Die Partie endete davor
revision-restored = Zurückgeholt

taken-heading = { $name } hat eben Spiel { $number } gespeichert
taken-heading-unnamed = Anderes Handy hat Spiel { $number } gespeichert
taken-alike = { $name } hat dasselbe gespeichert
taken-alike-unnamed = Anderes Handy hat dasselbe gespeichert
taken-compare = Beide vergleichen
conflict-heading = Spiel { $number } steht schon auf dem Zettel
conflict-theirs = Auf dem Zettel
conflict-mine = Meins
conflict-differs = weicht ab
conflict-which = Was stimmt? Markierte Zeilen weichen ab.
conflict-keep = Den Zettel so lassen
conflict-keep-does = Meins wird verworfen.
conflict-take = Meins nehmen
conflict-take-does = Korrigiert Spiel { $number }. Alle sehen es.
conflict-both = Beide behalten
conflict-both-does = { $waiting ->
    [one] Meins wird Spiel { $number }.
   *[other] Meine werden Spiel { $number } bis { $last }.
  }

change-void = Dieses Spiel zählt nicht.
hand-saving = Wird gespeichert …
preview-empty = Leer zählt als { $zero }.

adjusted-save = Anpassung speichern
adjusted-instead = Es war eine Anpassung
adjusted-not = Es war ein gespieltes Spiel
note-label = Notiz
note-add = Notiz hinzufügen
note-change = Notiz ändern
note-save = Notiz speichern
note-hint = In einer Zeile; sie steht auch auf dem Zettel.
note-revoke = Falsch bedient
note-misdeal = Vergeben
note-handicap = Vorgabe
note-paper = Vom Papier
