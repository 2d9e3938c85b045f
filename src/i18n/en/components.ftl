# The scoreboard, its chart, the pots, the units.
live-hand = hand { $number }
ledger-sum = Total
tag-owes = owes { $amount }
tag-dealer = dealer
tag-out = sits out
tag-you = you
tag-your-deal = your deal
sr-last-hand = last hand
sr-total = total
payment-line = from { $from } to { $to }: { $amount }
pays-now = { $payers ->
    [one] { $from } pays { $to }
   *[other] { $from } pay { $to }
  }
pays-each = { $amount } each
pot-book = the score sheet
chart-title = Running totals over { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
  }
chart-order = After hand { $number }: { $order }.
rules-change = { $rule }: { $before } → { $after }, from hand { $number } on
rules-differs = { $rule }: { $answer }
middle-pot = In { $pot }: { $amount }
middle-debt = { $player } owes { $amount }
table-won = { $count ->
    [one] { $players } wins
   *[other] { $players } win
  }
phone-and-time = { $phone }, { $when }
imported-and-time = imported, { $when }
phone-this = this phone
phone-other = another phone
phone-of = { $name }’s phone
moment-biggest = Biggest hand
moment-comeback = Comeback
moment-boldest = Boldest contract
moment-said = Said at the table
moment-from-last = { $player }, from last to first
moment-up = { $player }, back from last place
moment-low = { $amount } after hand { $number }
deleted-heading = Deleted
deleted-detail = deleted { $when } · can be restored until { $until }
deleted-restore = Restore
purse-counters = { $game }: { $unit }
recovery-was-used = { $phone } used the recovery link to become an owner: { $when }
owner-was-recovered = The person who runs this server created a new owner’s link: { $when }
table-worth = 1 { $unit } = { $worth }
table-worth-counters = 1 { $unit } = { $worth } in counters
table-worth-game = Each game: { $worth }
table-worth-game-counters = Counters for each game: { $worth }
home-code = Invited? Type the code on your friend’s phone
read-aloud = Read aloud
home-join = Join
home-hand = { $game } · hand { $hand } · { $players ->
    [one] 1 player
   *[other] { $players } players
  } · { $when }
home-hands = { $game } · { $hand ->
    [one] 1 hand
   *[other] { $hand } hands
  } · { $players ->
    [one] 1 player
   *[other] { $players } players
  } · { $when }
role-spectator = watches
role-scorer = enters hands
role-owner = enters hands and invites
share-make = Create links
share-qr = QR code of the link
share-link = Link
share-share = Share
share-copy = Copy
share-copied = Copied
share-once = Links are shown only once. They stay valid until you withdraw them.
share-a-phone = A phone
share-this-phone = This phone
share-joined = { $role } · joined { $when }
share-remove = Remove
share-remove-watchers = Remove all who only watch, and their links
share-withdraw = Withdraw links
share-withdraw-note = Older links stop working. Phones that have joined stay.
share-all = Withdraw all links
share-all-note = This also withdraws the links to the club’s tables. The recovery link stays valid.
share-new-score = Replace scoring link
share-new-watch = Replace viewing link

share-new-own = Replace owner’s link
share-removed = The phone was removed. It can come back with an older link, so withdraw any links that it may still have.
tag-leads = leads
tag-each = each
pad-usual = Usual amounts
