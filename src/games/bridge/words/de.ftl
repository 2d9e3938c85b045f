game-bridge = Bridge

bridge-headline-made = { $declarer } erfüllt { $contract }{ $by ->
    [0] { "" }
   *[other] { " " }+{ $by }
  }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-headline-down = { $declarer } fällt in { $contract } um { $by }.{ $end }
    .brief = { $declarer } · { $contract } · { $result }
bridge-scoring-rubber = Robber
bridge-scoring-chicago = Chicago (vier Teilungen)
bridge-partners-fixed = Fest
bridge-partners-rotate = Wechseln nach jeder Runde
bridge-part-bonus = Sofort eine Prämie
bridge-part-carried = Gelten in den nächsten Teilungen weiter
bridge-vulnerable-dealer = Die Seite des Teilers
bridge-vulnerable-opponents = Die andere Seite
bridge-doubled = X
bridge-redoubled = XX
bridge-role-declarer = Alleinspieler
bridge-role-dummy = Dummy
bridge-role-defender = Gegenspieler
bridge-result-passed = Alle passen
bridge-result-unfinished = Robber abbrechen
bridge-headline-unfinished = Der Robber wird abgebrochen.
bridge-headline-game = { " " }Manche für { $side }.
bridge-headline-rubber = { " " }{ $side } gewinnen den Robber.
bridge-headline-chicago = { " " }Der Chicago ist zu Ende.
bridge-contract = { $level }{ $strain }{ $doubled }
bridge-why-contract = { $contract }: { $tricks } × { $each }{ $first ->
    [0] { "" }
   *[other] { " " }+ { $first }
  }{ $times ->
    [1] { "" }
   *[other] , × { $times }
  } = { $sum }
bridge-why-over = Überstiche: { $over } × { $each } = { $sum }
bridge-why-insult = für die Erfüllung trotz Kontra: { $sum }
bridge-why-small-slam = Kleinschlemm: { $sum }
bridge-why-grand-slam = Großschlemm: { $sum }
bridge-why-down = { $contract }, { $short } Faller: { $sum } für { $side }
bridge-why-down-vulnerable = { $contract }, { $short } Faller in Gefahr: { $sum } für { $side }
bridge-why-honours = { $cards } Honneurs von { $player }: { $sum }
bridge-why-game = { $side } haben { $game } unter dem Strich: eine Manche
bridge-why-rubber = Robber für { $side }: { $sum }
bridge-why-game-bonus = Manche für { $side }: { $sum }
bridge-why-part = Teilkontrakt von { $side }: { $sum }
bridge-why-unfinished-game = die einzige Manche, von { $side }: { $sum }
bridge-why-unfinished-part = der einzige Teilkontrakt, von { $side }: { $sum }
bridge-why-sum = { $side }: insgesamt { $amount }
bridge-error-chicago = Diese Regel gilt für Chicago. Wähle Chicago oder lass sie weg.
bridge-error-rubber = Diese Regel gilt für Robber. Wähle Robber oder lass sie weg.
bridge-error-unfinished = Ein Chicago wird nicht abgebrochen; schließe stattdessen den Tisch.
bridge-error-aces = Ohne Trumpf sind die Honneurs die { $aces } Asse, alle in einer Hand.
bridge-error-both = Trage entweder das Ergebnis oder die Stiche ein, nicht beides.
bridge-error-over = Es gibt nur { $all } Stiche; wähle ein anderes Ergebnis oder eine andere Stufe.
bridge-odd-down = { $short } Faller: Stimmt das?
bridge-odd-grand-slam = Ein Großschlemm: Stimmt das?
bridge-odd-redoubled = Rekontriert: Stimmt das?
bridge-rule-scoring = Abrechnung
bridge-rule-partners = Partner
bridge-rule-rounds = Runden (0: bis der Tisch geschlossen wird)
bridge-rule-rounds-usual = Leer: { $fixed } mit festen Partnern, { $rotate } mit wechselnden
bridge-rule-unfinished = Einziger Teilkontrakt eines abgebrochenen Robbers
bridge-rule-part = Teilkontrakte
bridge-rule-vulnerable = In Gefahr in der zweiten und dritten Teilung
bridge-ask-declarer = Alleinspieler
bridge-ask-level = Kontrakt
bridge-ask-strain = Farbe
bridge-ask-doubled = Kontriert
bridge-ask-result = Ergebnis
bridge-ask-extras = Anderes Ergebnis, Honneurs
bridge-ask-tricks = Stiche des Alleinspielers
bridge-ask-holder = Wer hatte die Honneurs?
bridge-ask-honours = Honneurs in einer Hand
bridge-result-exactly = =
bridge-result-off = { $off }
bridge-vulnerable = in Gefahr
bridge-not-vulnerable = nicht in Gefahr
bridge-below = { $below } unten
bridge-vulnerable-below = in Gefahr, { $below } unten
bridge-rubber = Robber { $number }
bridge-deal-of = Teilung { $deal } von { $deals }
bridge-first = { $dealer } teilt und reizt zuerst.
bridge-deal = Je 13 Karten, einzeln. Links vom Alleinspieler wird ausgespielt.
bridge-partners = { $one } spielen gegen { $other }; Partner sitzen einander gegenüber.
bridge-nobody-vulnerable = Niemand ist in Gefahr.
bridge-side-vulnerable = In Gefahr: { $side }.
bridge-all-vulnerable = Alle sind in Gefahr.
bridge-card-tricks = Stiche
bridge-card-first = Für jeden Stich des Kontrakts und für unkontrierte Überstiche. Ohne Trumpf zählt der erste mehr.
bridge-card-over = jeder Überstich { $doubled }
bridge-card-insult = erfüllt { $doubled }
bridge-card-small-slam = Kleinschlemm
bridge-card-grand-slam = Großschlemm
bridge-card-not-vulnerable = nicht in Gefahr
bridge-card-short = Faller, an die andere Seite
bridge-card-short-vulnerable = Faller in Gefahr
bridge-card-undoubled = unkontriert
bridge-card-bonuses = Manchen, Robber, Honneurs
bridge-card-honours = { $cards } Trumpfhonneurs in einer Hand
bridge-card-aces = alle Asse in einer Hand, ohne Trumpf
bridge-card-game = { $game } Punkte unter dem Strich sind eine Manche; wer eine hat, ist in Gefahr. Die zweite Manche einer Seite gewinnt den Robber.
bridge-card-rubber = Robber, die anderen haben keine Manche
bridge-card-rubber-late = Robber, die anderen haben eine Manche
bridge-card-only-game = einzige Manche eines abgebrochenen Robbers
bridge-card-chicago = Ab { $game } Punkten für Stiche ist es eine Manche, mit Prämie:
bridge-card-part = Prämie für einen Teilkontrakt
bridge-card-rounds = Runden
