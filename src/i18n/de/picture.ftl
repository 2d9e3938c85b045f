# The picture of a finished table, to be shared and published.
picture-heading = Bild
picture-detail = { $game } · { $date } · { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
  }
picture-player = Spieler { $number }
picture-save = Bild speichern
picture-share = Bild teilen
picture-publish-heading = Ein Link für alle
picture-publish-note = Wer den Link hat, sieht dieses Bild mit Namen und Endstand und sonst nichts vom Tisch.
picture-publish = Link erstellen
picture-withdraw = Links zurückziehen
picture-withdraw-note = Es gibt schon Links zu diesem Bild. Wenn du sie zurückziehst, führen sie ins Leere.
picture-published = Dein Link
picture-once = Er wird nur einmal gezeigt und gilt, bis du ihn zurückziehst.
picture-to-tanto = Mit Tanto anschreiben
picture-title = { $won }: { $game }, { $date }
picture-only = Hier ist nur dieses Ergebnis zu sehen.
picture-shared-by = Geteilt von { $club }.
picture-more = und { $count } weitere
