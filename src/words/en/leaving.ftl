# Leaving: forgetting, moving to another club, deleting and restoring.
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
recovery-title = Recovery link
recovery-explained = Whoever opens this link becomes an owner of the club. Keep it for the day when every phone is lost: on paper, or with somebody you trust.
recovery-none = There is no recovery link yet.
recovery-made = There is a recovery link, created { $when }.
recovery-make = Create the link
recovery-renew = Create a new link
recovery-revoke = Withdraw the link
recovery-once = It is shown only once. If you create a new one, this one stops working.
recovery-uses = Who has used it
recovery-does = This link makes this phone an owner of a club. Every owner of the club sees that it was used.
recovery-use = Become an owner
arrive-phone = Name of this phone
handover-title = A new phone
handover-explained = You can give another phone the same access to tables and clubs that this one has. This phone keeps its own.
handover-moved = At { $address } this phone counts as a new one. Show the code, open its link there, then come back here to confirm.
handover-nothing = This phone has no tables or clubs yet. Open this page on the phone that has them.
handover-offer = Show the code
handover-heading = For the new phone
handover-scan = Scan the code with the new phone, or open the link there. It works once, within ten minutes.
handover-asks = { $name } asks for the same access as this phone. Is that your new phone?
handover-confirm = Yes, give access
handover-refuse = No
handover-stop = Stop
handover-given = { $name } now has the same access as this phone.
handover-late = Too late: the ten minutes are over, or another code has been shown since.
handover-does = This phone gets the same access to tables and clubs as your old one, as soon as the old one confirms it.
handover-take = Ask the old phone
handover-wait = Now confirm it on the old phone. This page will continue by itself.
handover-refused = The old phone declined. Nothing has changed.
handover-over = This code is no longer valid: it works once, within ten minutes. Show a new one on the old phone.
