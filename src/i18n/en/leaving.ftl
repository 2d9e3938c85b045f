# Forgetting, moving to another club, deleting and restoring.
leave-forget = Forget
leave-forget-table = Forget the table
leave-forget-club = Forget the club
leave-forget-note = This phone will no longer list the table and loses its access to it. Nothing changes for the others.
leave-forget-club-note = This phone will no longer list the club and its tables and loses its access to them. Nothing changes for the others.
leave-forget-last = No other phone manages this table. Afterwards nobody can invite people or delete the table, unless somebody has kept an owner’s link.
leave-forget-last-club = No other phone manages this club. Afterwards nobody can invite people, correct names or delete anything, unless somebody has kept an owner’s link.
leave-forget-by-club = This phone can open the table because it has joined the club. To leave the table, forget the club.
leave-move = Move to another club
leave-move-note = This evening and its results leave this club and count in the other one. A player whose name exists in the other club becomes that person; everybody else is added there.
leave-delete = Delete the table
leave-delete-note = It disappears immediately for everybody, and its links stop working. { $days ->
    [one] For one day
   *[other] For { $days } days
  } an owner can restore it with one tap; after that it is erased for good. Earlier backups still contain it.
leave-debts = Removed from the debts
leave-debts-none = The debts do not change.
leave-debts-paid = Payments already made stay: anybody who has paid for this evening is owed that money back.
leave-delete-club = Delete the club
leave-delete-club-note = The club and all its evenings disappear immediately for everybody, and their links stop working. { $days ->
    [one] For one day
   *[other] For { $days } days
  } an owner can restore them with one tap; after that they are erased for good. Earlier backups still contain them.
leave-club-evenings = { $count ->
    [one] 1 evening goes with it.
   *[other] { $count } evenings go with it.
  }
