# Leaving: forgetting, moving to another club, deleting and bringing back.
leave-forget = Forget
leave-forget-table = Forget the table
leave-forget-club = Forget the club
leave-forget-note = This phone no longer lists the table and gives up what it may do there. Nothing changes for the others.
leave-forget-club-note = This phone no longer lists the club and its tables and gives up what it may do there. Nothing changes for the others.
leave-forget-last = No other phone manages this table. Afterwards nobody can invite to it or delete it, unless somebody has kept an owner’s link.
leave-forget-last-club = No other phone manages this club. Afterwards nobody can invite, correct names or delete here, unless somebody has kept an owner’s link.
leave-forget-by-club = This phone sees the table because it is in the club. To leave it, forget the club.
leave-move = Move to another club
leave-move-note = The evening and what it brought leave this club and count in the other. Who has a name of the other club is that person; the others are added there.
leave-delete = Delete the table
leave-delete-note = It disappears for everybody at once, and its links no longer open anything. { $days ->
    [one] For one day
   *[other] For { $days } days
  } an owner can bring it back with one tap; then it is erased. Backups made before still have it.
leave-debts = Taken out of what is owed
leave-debts-none = Nothing changes in what is owed.
leave-debts-paid = Payments made since stay: whoever has paid for this evening is owed it back.
leave-delete-club = Delete the club
leave-delete-club-note = The club and all its evenings disappear for everybody at once, and their links no longer open anything. { $days ->
    [one] For one day
   *[other] For { $days } days
  } an owner can bring them back with one tap; then they are erased. Backups made before still have them.
leave-club-evenings = { $count ->
    [one] 1 evening goes with it.
   *[other] { $count } evenings go with it.
  }
recovery-title = Recovery link
recovery-explained = Whoever opens this link becomes an owner of the club. Keep it for the day when every phone is lost: on paper, or with somebody whom you trust.
recovery-none = There is no recovery link yet.
recovery-made = There is a recovery link, made { $when }.
recovery-make = Make the link
recovery-renew = Make a new link
recovery-revoke = Withdraw the link
recovery-once = It is shown only once. A new one takes its place.
recovery-uses = Who became an owner with it
recovery-does = This link makes this phone an owner of a club. Every owner of the club sees that it was used.
recovery-use = Become an owner
arrive-phone = Name of this phone
handover-title = A new phone
handover-explained = Another phone can be given everything that this one may do at tables and in clubs. This phone keeps it, too.
handover-moved = At { $address } this phone counts as a new one. Show the code, open its link there, and come back here to confirm.
handover-nothing = This phone has no tables or clubs yet. Open this page on the phone that has them.
handover-offer = Show the code
handover-heading = For the new phone
handover-scan = Scan the code with the new phone, or open the link there. It is good once, and for ten minutes.
handover-asks = { $name } asks for everything that this phone may do. Is that your new phone?
handover-confirm = Yes, give it
handover-refuse = No
handover-stop = Stop
handover-given = { $name } may now do everything that this phone may.
handover-late = That was too late: the ten minutes are over, or another code was shown since.
handover-does = This phone gets everything that your old one may do at tables and in clubs, as soon as the old one has confirmed it.
handover-take = Ask the old phone
handover-wait = Now confirm it on the old phone. This page goes on by itself.
handover-refused = The old phone has said no. Nothing has changed.
handover-over = This code is not valid any more: it is good once, and for ten minutes. Show a new one on the old phone.
