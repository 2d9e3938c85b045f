# Partir : oublier, passer dans un autre club, supprimer et rétablir.
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
    [one] { $count } soirée part avec lui.
   *[other] { $count } soirées partent avec lui.
  }
recovery-title = Lien de secours
recovery-explained = La personne qui ouvre ce lien devient propriétaire du club. Gardez-le pour le jour où tous les téléphones seraient perdus : sur papier, ou chez quelqu’un de confiance.
recovery-none = Il n’y a pas encore de lien de secours.
recovery-made = Il y a un lien de secours (créé : { $when }).
recovery-make = Créer le lien
recovery-renew = Créer un nouveau lien
recovery-revoke = Révoquer le lien
recovery-once = Il n’est affiché qu’une fois. Si vous en créez un nouveau, celui-ci cesse de marcher.
recovery-uses = Qui s’en est servi
recovery-does = Ce lien fait de ce téléphone un propriétaire d’un club. Tous les propriétaires du club verront qu’il a servi.
recovery-use = Devenir propriétaire
arrive-phone = Nom de ce téléphone
handover-title = Un nouveau téléphone
handover-explained = Vous pouvez donner à un autre téléphone l’accès que celui-ci a aux tables et aux clubs. Celui-ci garde le sien.
handover-moved = À l’adresse { $address }, ce téléphone compte comme nouveau. Affichez le code, ouvrez son lien là-bas, puis revenez ici pour confirmer.
handover-nothing = Ce téléphone n’a encore ni table ni club. Ouvrez cette page sur celui qui en a.
handover-offer = Afficher le code
handover-heading = Pour le nouveau téléphone
handover-scan = Scannez le code avec le nouveau téléphone, ou ouvrez-y le lien. Il sert une seule fois, dans les dix minutes.
handover-asks = { $name } demande le même accès que ce téléphone. Est-ce votre nouveau téléphone ?
handover-confirm = Oui, autoriser
handover-refuse = Non
handover-stop = Arrêter
handover-given = { $name } a maintenant le même accès que ce téléphone.
handover-late = Trop tard : les dix minutes sont passées, ou un autre code a été affiché depuis.
handover-does = Ce téléphone reçoit le même accès aux tables et aux clubs que votre ancien téléphone, dès que vous l’avez confirmé sur l’ancien.
handover-take = Demander à l’ancien téléphone
handover-wait = Confirmez maintenant sur l’ancien téléphone. Cette page continue d’elle-même.
handover-refused = L’ancien téléphone a refusé. Rien n’a changé.
handover-over = Ce code n’est plus valable : il sert une seule fois, dans les dix minutes. Affichez-en un nouveau sur l’ancien téléphone.
