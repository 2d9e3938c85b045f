# Forgetting, moving to another club, deleting and restoring.
leave-forget = Oublier
leave-forget-table = Oublier la table
leave-forget-club = Oublier le club
leave-forget-note = Ce téléphone n’affichera plus la table et n’y aura plus accès. Rien ne change pour les autres.
leave-forget-club-note = Ce téléphone n’affichera plus le club ni ses tables et n’y aura plus accès. Rien ne change pour les autres.
leave-forget-last = Aucun autre téléphone ne gère cette table. Ensuite, personne ne pourra plus y inviter ni la supprimer, sauf si quelqu’un a gardé un lien de propriétaire.
leave-forget-last-club = Aucun autre téléphone ne gère ce club. Ensuite, personne ne pourra plus inviter, corriger les noms ni supprimer, sauf si quelqu’un a gardé un lien de propriétaire.
leave-forget-by-club = Ce téléphone voit la table parce qu’il est dans le club. Pour la quitter, oubliez le club.
leave-move = Déplacer vers un autre club
leave-move-note = La soirée et ses résultats quittent ce club et comptent dans l’autre. Un joueur dont le nom existe dans l’autre club devient cette personne ; les autres y sont ajoutés.
leave-delete = Supprimer la table
leave-delete-note = Elle disparaît aussitôt pour tout le monde, et ses liens cessent de marcher. { $days ->
    [one] Pendant { $days } jour
   *[other] Pendant { $days } jours
  }, un propriétaire peut la rétablir d’un seul geste ; ensuite elle est effacée pour de bon. Les sauvegardes faites avant la contiennent encore.
leave-debts = Retiré des dettes
leave-debts-none = Les dettes ne changent pas.
leave-debts-paid = Les paiements déjà faits restent : les joueurs qui ont payé pour cette soirée doivent être remboursés.
leave-delete-club = Supprimer le club
leave-delete-club-note = Le club et toutes ses soirées disparaissent aussitôt pour tout le monde, et leurs liens cessent de marcher. { $days ->
    [one] Pendant { $days } jour
   *[other] Pendant { $days } jours
  }, un propriétaire peut les rétablir d’un seul geste ; ensuite ils sont effacés pour de bon. Les sauvegardes faites avant les contiennent encore.
leave-club-evenings = { $count ->
    [one] { $count } soirée est supprimée avec le club.
   *[other] { $count } soirées sont supprimées avec le club.
  }
