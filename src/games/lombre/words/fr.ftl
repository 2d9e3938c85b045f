game-lombre = L’Hombre

lombre-sacado = sacado
lombre-no-exchange = sans prendre
lombre-first-five = cinq premiers plis
lombre-voll-made = vole réussie
lombre-voll-failed = vole manquée
lombre-matadors = { $matadors ->
    [one] { $matadors } matador
   *[other] { $matadors } matadors
  }

lombre-headline-sacado = { $hombre } gagne : sacado.{ $voll }
    .brief = { $hombre } · sacado
lombre-headline-repuesto = { $hombre } fait la bête : repuesto.
    .brief = { $hombre } · repuesto
lombre-headline-codillo = { $hombre } perd : codillo pour { $winner }.{ $voll }
    .brief = { $hombre } · codillo { $winner }
lombre-headline-voll-made = { " " }Vole réussie.
lombre-headline-voll-failed = { " " }Vole manquée.

lombre-why-all-in = il n’y a plus de mise : chaque joueur de la donne met { $amount }
lombre-why-eldest = { $player }, qui a la main, ajoute { $amount } à la mise
lombre-why-passed = passe, { $amount } chacun : { $players }
lombre-why-forced = tous ont passé, { $amount } chacun : { $hombre }, qui a la main, doit jouer
lombre-why-exchanged = { $player } échange { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } : { $amount } à la mise
lombre-why-sacado = sacado : { $hombre } prend la mise, { $amount }
lombre-why-codillo = codillo : { $winner } prend la mise, { $amount }, et { $hombre } lui paie autant
lombre-why-repuesto = repuesto : { $hombre } ajoute { $amount } à la mise, qui monte à { $doubled }

lombre-stakes = mise : { $greater ->
    [one] { $greater } grand jeton
   *[other] { $greater } grands jetons
  }{ $lesser ->
    [0] { "" }
    [one] { " " }et { $lesser } petit
   *[other] { " " }et { $lesser } petits
  } = { $amount }
lombre-deal = 9 cartes chacun, trois par trois ; il en reste 13.

lombre-error-forced = Quand tous passent, le joueur qui a la main doit jouer : { $eldest }.
lombre-error-exchanged = Il ne reste que { $left } cartes à échanger ; vous en comptez { $now }.
lombre-error-no-exchange = { $hombre } a déclaré jouer sans prendre, mais des cartes échangées sont indiquées.
lombre-error-first-five-tricks = { $player } a fait les cinq premiers plis, mais n’en a que { $tricks } en tout.
lombre-error-first-five-sacado = Qui fait les cinq premiers plis en a le plus : { $player } est l’hombre, la donne est donc un sacado.
lombre-error-first-five-codillo = Qui fait les cinq premiers plis en a le plus : la donne est un codillo pour { $player }.
lombre-error-voll-alone = Pour tenter la vole, il faut avoir fait les cinq premiers plis : indiquez qui les a faits.
lombre-error-voll-made = Une vole réussie, ce sont les neuf plis ; { $player } en a { $tricks }.
lombre-error-voll-failed = { $player } a les neuf plis : la vole est réussie.
lombre-error-matadors = Les matadors comptent à partir des trois plus forts : aucun, ou de { $least } à { $most }.

lombre-odd-stakes = La mise monte à { $amount } : est-ce exact ?

lombre-ask-hombre = Hombre
lombre-ask-forced = Personne n’a voulu jouer
lombre-tick-forced = Tous ont passé : { $eldest } doit jouer
lombre-ask-exchanged = Cartes échangées
lombre-tile-sacado = Sacado
lombre-tile-sacado-hint = l’hombre a le plus de plis
lombre-tile-repuesto = Repuesto
lombre-tile-repuesto-hint = égalité : la bête
lombre-ask-extras = Sans prendre, cinq plis, matadors
lombre-ask-no-exchange = Déclaré par l’hombre
lombre-tick-no-exchange = Joue sans prendre
lombre-ask-first-five = Cinq premiers plis
lombre-ask-voll = Vole
lombre-voll-segment-made = Réussie
lombre-voll-segment-failed = Manquée
lombre-ask-matadors = Matadors de l’hombre

lombre-contract-chosen = Libre
lombre-contract-forced = Forcé
lombre-role-opponent = Adversaire
lombre-end-codillo = Codillo
lombre-card-sacado = Sacado, l’hombre a le plus de plis : il prend la mise et { $each } de chaque adversaire.
lombre-card-repuesto = Repuesto, égalité : l’hombre ajoute à la mise autant qu’elle contient.
lombre-card-codillo = Codillo, un adversaire a le plus de plis : il prend la mise, et l’hombre lui paie autant.
lombre-card-into = Dans la mise
lombre-card-pass = chaque passe
lombre-card-exchange = chaque carte échangée
lombre-card-each = De chacun des deux autres ; à chacun si l’hombre ne gagne pas.
lombre-card-matador = chaque matador de plus
