# Das Blatt, sein Bild, Abrechnen, Schließen, einen fertigen Tisch lesen, die Hausregeln.
chart-title = Zwischenstände über { $hands ->
    [one] 1 Spiel
   *[other] { $hands } Spiele
  }
chart-order = Nach Spiel { $number }: { $order }.
sheet-figures = Zahlen
sheet-by-hand = Je Spiel
sheet-running = Summen
sheet-print = Drucken
sheet-hand = Spiel
sheet-total = Summe
sheet-voided = gestrichen { $when }
sheet-corrected = korrigiert { $when }
sheet-star = * korrigiert: Die Seite des Spiels zeigt, was vorher dastand.

settle-worth = 1 { $unit } = { $worth }
settle-worth-counters = 1 { $unit } in Marken: { $worth }
settle-fixed = festgelegt, als der Tisch eröffnet wurde
settle-cash = Hier wird jedes Spiel bar bezahlt, sobald es gespielt ist. Diese Zahlungen sind für einen Tisch, der stattdessen alles angeschrieben hat.
settle-middle = Das gehört noch niemandem und steckt nicht in den Zahlungen: Spielt weiter, oder schließt den Tisch, dann wird es geteilt.
settle-news = Jemand hat den Tisch inzwischen geändert, darum wurde nichts geschrieben. So steht es jetzt.
settle-payments = { $count ->
    [0] Niemand schuldet jemandem etwas
    [one] Eine Zahlung, und alles ist beglichen
   *[other] { $count } Zahlungen, und alles ist beglichen
  }
settle-minimal = Mit weniger Zahlungen geht es nicht.
settle-pays = zahlt an
settle-for = { $from } { $lost } · { $to } { $won }
settle-paid = Bezahlt
settle-not-paid = Doch nicht
settle-paid-at = bezahlt um { $time }
settle-balances = Salden
settle-pairwise = Jeder gleicht mit jedem den Unterschied aus.
settle-difference = Differenz
settle-money = Geld
settle-open = Offen
settle-sum = Summe { $sum }
settle-rounded = Rundung: auf { $coin } genau
settle-no-rounding = Rundung: keine
settle-coin-more = Rundung: { $player } bekommt { $coin } mehr, die bei den genauen Beträgen übrig bleiben.
settle-coin-less = Rundung: { $player } bekommt { $coin } weniger, die bei den genauen Beträgen fehlen.
settle-share = Als Text teilen
settle-print = Drucken

close-note = Danach trägt niemand mehr ein Spiel ein. Ihr könnt den Tisch wieder öffnen.
close-over = Die Partie ist zu Ende: Schließen ändert sonst nichts.
close-shares = Noch in der Mitte
close-does = Beim Schließen wird in die Mitte gezahlt, was noch offen ist, und alles gleich verteilt; der Rest geht reihum, angefangen beim nächsten Geber.
close-play-on = Lieber weiterspielen
close-standing = Der Stand aller danach
close-close = Tisch schließen
close-winner = Schließen: { $won }
close-is-closed = Der Tisch ist geschlossen. Nichts ist verloren: Öffnet ihn wieder, um weiterzuspielen.
close-open-again = Tisch wieder öffnen
close-payments = Zahlungen
close-paid = { $count ->
    [0] alles bezahlt
    [one] 1 offen
   *[other] { $count } offen
  }
finished-hands = { $count ->
    [one] Alle Spiele: 1
   *[other] Alle { $count } Spiele
  }
finished-detail = { $date } · { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
  } · { $game }
finished-nobody = Vor dem ersten Spiel geschlossen
finished-share-middle = Teilen, was in der Mitte liegt
finished-again = Gleiche Runde, neuer Tisch

rules-holds = { $game }. Eine Änderung gilt ab Spiel { $number }.
rules-none = { $game } hat keine Hausregeln.
rules-save = Regeln speichern
rules-same = Nichts ist anders als in den Regeln, die schon gelten.
rules-changed = Früher geändert
rules-change = Ab Spiel { $number }: { $rule }: { $before } → { $after }
rules-differs = { $rule }: { $answer }
