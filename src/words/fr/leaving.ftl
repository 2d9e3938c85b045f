# Partir : oublier, passer dans un autre club, supprimer et rétablir.
leave-forget = Oublier
leave-forget-table = Oublier la table
leave-forget-club = Oublier le club
leave-forget-note = Ce téléphone n’affiche plus la table et renonce à ce qu’il peut y faire. Rien ne change pour les autres.
leave-forget-club-note = Ce téléphone n’affiche plus le club ni ses tables et renonce à ce qu’il peut y faire. Rien ne change pour les autres.
leave-forget-last = Aucun autre téléphone ne gère cette table. Ensuite, personne ne pourra plus y inviter ni la supprimer, sauf si quelqu’un a gardé un lien de propriétaire.
leave-forget-last-club = Aucun autre téléphone ne gère ce club. Ensuite, personne ne pourra plus inviter, corriger les noms ni supprimer, sauf si quelqu’un a gardé un lien de propriétaire.
leave-forget-by-club = Ce téléphone voit la table parce qu’il est dans le club. Pour la quitter, oubliez le club.
leave-move = Passer dans un autre club
leave-move-note = La soirée et ce qu’elle a rapporté quittent ce club et comptent dans l’autre. Qui porte un nom de l’autre club est cette personne ; les autres y sont ajoutés.
leave-delete = Supprimer la table
leave-delete-note = Elle disparaît aussitôt pour tout le monde, et ses liens n’ouvrent plus rien. { $days ->
    [one] Pendant { $days } jour
   *[other] Pendant { $days } jours
  }, un propriétaire peut la rétablir d’un seul geste ; ensuite elle est effacée. Les sauvegardes faites avant la contiennent encore.
leave-debts = Retiré de ce qui est dû
leave-debts-none = Rien ne change à ce qui est dû.
leave-debts-paid = Les paiements faits depuis restent : à qui a payé pour cette soirée, cela est dû en retour.
leave-delete-club = Supprimer le club
leave-delete-club-note = Le club et toutes ses soirées disparaissent aussitôt pour tout le monde, et leurs liens n’ouvrent plus rien. { $days ->
    [one] Pendant { $days } jour
   *[other] Pendant { $days } jours
  }, un propriétaire peut les rétablir d’un seul geste ; ensuite ils sont effacés. Les sauvegardes faites avant les contiennent encore.
leave-club-evenings = { $count ->
    [one] { $count } soirée part avec lui.
   *[other] { $count } soirées partent avec lui.
  }
recovery-title = Lien de secours
recovery-explained = Qui ouvre ce lien devient propriétaire du club. Gardez-le pour le jour où tous les téléphones seraient perdus : sur papier, ou chez quelqu’un de confiance.
recovery-none = Il n’y a pas encore de lien de secours.
recovery-made = Il y a un lien de secours, créé : { $when }.
recovery-make = Créer le lien
recovery-renew = Créer un nouveau lien
recovery-revoke = Révoquer le lien
recovery-once = Il n’est affiché qu’une fois. Un nouveau le remplace.
recovery-uses = Devenus propriétaires par ce lien
recovery-does = Ce lien fait de ce téléphone un propriétaire d’un club. Tous les propriétaires du club voient qu’il a servi.
recovery-use = Devenir propriétaire
arrive-phone = Nom de ce téléphone
handover-title = Un nouveau téléphone
handover-explained = Un autre téléphone peut recevoir tout ce que celui-ci peut faire aux tables et dans les clubs. Celui-ci le garde aussi.
handover-moved = À l’adresse { $address }, ce téléphone compte comme nouveau. Affichez le code, ouvrez son lien là-bas, puis revenez ici pour confirmer.
handover-nothing = Ce téléphone n’a encore ni table ni club. Ouvrez cette page sur celui qui en a.
handover-offer = Afficher le code
handover-heading = Pour le nouveau téléphone
handover-scan = Scannez le code avec le nouveau téléphone, ou ouvrez-y le lien. Il sert une fois, et pendant dix minutes.
handover-asks = { $name } demande tout ce que ce téléphone peut faire. Est-ce votre nouveau téléphone ?
handover-confirm = Oui, accepter
handover-refuse = Non
handover-stop = Arrêter
handover-given = { $name } peut maintenant faire tout ce que ce téléphone peut faire.
handover-late = C’était trop tard : les dix minutes sont passées, ou un autre code a été affiché depuis.
handover-does = Ce téléphone reçoit tout ce que l’ancien peut faire aux tables et dans les clubs, dès que l’ancien l’a confirmé.
handover-take = Demander à l’ancien
handover-wait = Confirmez maintenant sur l’ancien téléphone. Cette page continue d’elle-même.
handover-refused = L’ancien téléphone a dit non. Rien n’a changé.
handover-over = Ce code n’est plus valable : il sert une fois, et pendant dix minutes. Affichez-en un nouveau sur l’ancien téléphone.
