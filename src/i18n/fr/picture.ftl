# The picture of a finished table, to be shared and published.
picture-heading = Image
picture-detail = { $game } · { $date } · { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
picture-player = Joueur { $number }
picture-save = Enregistrer l’image
picture-share = Partager l’image
picture-publish-heading = Un lien pour tout le monde
picture-publish-note = Toute personne qui a le lien voit cette image, avec les noms et les totaux, et rien d’autre de la table.
picture-publish = Créer un lien
picture-withdraw = Révoquer les liens
picture-withdraw-note = Il existe des liens vers cette image. Une fois révoqués, ils ne montrent plus rien.
picture-published = Votre lien
picture-once = Il n’est affiché qu’une fois et reste valable jusqu’à ce que vous le révoquiez.
picture-to-tanto = Compter les points avec Tanto
picture-title = { $won } : { $game }, { $date }
picture-only = On ne voit ici que ce résultat.
picture-shared-by = Partagé par { $club }.
picture-more = et { $count } de plus
