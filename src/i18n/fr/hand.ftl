# Entering a hand, its result, corrections, one hand from two phones.
hand-heading = Donne { $number }
hand-save = Enregistrer la donne
hand-save-odd = Enregistrer quand même
hand-odd = C’est inhabituel.
hand-show-changes = Voir ce qui change
hand-result = Résultat
hand-played = Jouée
hand-dealer = Donneur
hand-deals = { $player }
hand-who-dealt = Qui a donné ?
hand-returned = Ce que vous aviez saisi est toujours là.
hand-behind = Ce formulaire date d’une donne précédente. Vérifiez qui donne et qui joue.
hand-undone = La donne { $number } n’est plus sur la feuille. Modifiez-la et enregistrez-la de nouveau.
hand-clear = Effacer
hand-to-table = Retour à la table
hand-correct = Corriger cette donne
hand-void = Rayer cette donne
hand-insert = Insérer une donne avant celle-ci
hand-restore = Rétablir la donne
hand-answers = Ce qui a été saisi
hand-history = Qui a fait quoi
hand-undo-last = Annuler la donne

payments-now = Paiements de cette donne
ledger-who = Gains et pertes
ledger-hand = Cette donne

change-heading = Corriger la donne { $number }
void-heading = Rayer la donne { $number }
insert-heading = Insérer une donne avant la donne { $number }
insert-seats = Une place a changé de joueur ici. Qui a joué la donne oubliée ?
restore-heading = Rétablir la donne { $number }
voided-heading = Une donne rayée
change-what = Ce qui change
change-player = Joueur
change-before = Avant
change-after = Après
change-difference = Différence
change-old-stays = L’ancienne donne reste sur la feuille, barrée.
change-dealers = Cela change le donneur des donnes suivantes : vérifiez-le, et corrigez-le là où il est faux.
change-save = Enregistrer
change-later = La donne { $number } ne serait plus possible : { $why }
change-drops = { $count ->
    [one] La partie finit alors à la donne { $number }. La donne qui la suit ne compte plus ; elle reste sur la feuille, barrée.
   *[other] La partie finit alors à la donne { $number }. Les { $count } donnes qui la suivent ne comptent plus ; elles restent sur la feuille, barrées.
  }

revision-entered = Saisie
revision-inserted = Insérée
revision-amended = Corrigée
revision-voided = Rayée
revision-dropped = Ne compte plus : la partie finissait avant
revision-restored = Rétablie

taken-heading = { $name } vient d’enregistrer la donne { $number }
taken-heading-unnamed = Donne { $number } saisie sur un autre téléphone
taken-alike = { $name } a enregistré la même chose
taken-alike-unnamed = Même saisie sur un autre téléphone
taken-compare = Comparer les deux
conflict-heading = La donne { $number } est déjà sur la feuille
conflict-theirs = Sur la feuille
conflict-mine = La mienne
conflict-differs = diffère
conflict-which = Laquelle est juste ? Les lignes marquées diffèrent.
conflict-keep = Garder celle de la feuille
conflict-keep-does = La mienne est supprimée.
conflict-take = Prendre la mienne
conflict-take-does = La donne { $number } est corrigée. Tout le monde le voit.
conflict-both = Garder les deux
conflict-both-does = { $waiting ->
    [one] La mienne devient la donne { $number }.
   *[other] Les miennes deviennent les donnes { $number } à { $last }.
  }

change-void = Cette donne ne compte pas.
hand-saving = Enregistrement…
preview-empty = Vide compte pour { $zero }.

adjusted-save = Enregistrer l’ajustement
adjusted-instead = C’était un ajustement
adjusted-not = C’était une donne jouée
note-label = Note
note-add = Ajouter une note
note-change = Modifier la note
note-save = Enregistrer la note
note-hint = Sur une ligne ; elle figure aussi sur la feuille.
note-revoke = Renonce
note-misdeal = Maldonne
note-handicap = Handicap
note-paper = Repris du papier
