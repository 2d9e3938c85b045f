# Forms, hands, results, corrections, the live table.
form-problem = There is a problem
form-missing = Still missing: { $legend }
page-actions = Actions
pad-digits = Digits
pad-delete = Delete
pad-next = Next field
pad-sign = Plus or minus
count-cards = Count the cards
count-hint = fills in the points
count-less = { $kind }: one less
count-more = { $kind }: one more

hand-heading = Hand { $number }
hand-enter = Enter hand { $number }
hand-undo = Undo hand { $number }
hand-save = Save hand
hand-show-changes = Show what changes
hand-dealer = Dealer
hand-deals = { $player } deals
hand-who-dealt = Who dealt this hand?
hand-next = Next: { $player } deals
hand-to-table = To the table
hand-correct = Correct this hand
hand-void = This hand does not count
hand-before = Before:
hand-undo-last = Undo
tag-dealer = dealer
sr-last-hand = last hand
sr-total = total

payments-now = Now on the table
payment-line = from { $from } to { $to }: { $amount }
pot-plato = the plato
pot-centre = the centre
pot-bank = the bank
pot-stakes = the stakes
pot-book = the sheet

change-heading = Correct hand { $number }
change-what = What changes
change-player = Player
change-before = Before
change-after = After
change-difference = Change
change-old-stays = The old hand stays on the sheet, struck through.
change-dealers = The hands after it get other dealers: look whether that is right, and name the dealer where it is not.
change-save = Save the correction
change-later = Hand { $number } would not fit any more: { $why }

conflict-heading = Hand { $number } is already on the sheet
conflict-theirs = On the sheet
conflict-mine = You entered
conflict-same = Mine is the same, drop it
conflict-add = Add mine as hand { $number }
conflict-correct = Correct hand { $number } instead

bid-heading = Bid
bid-none = none yet
bid-told = Bid: { $bid }
bid-save = Enter the bid
bid-withdraw = Take the bid back

live-hands = { $number ->
    [0] no hands yet
    [one] 1 hand
   *[other] { $number } hands
  }
live-order = Order
live-by-seat = Seats
live-by-score = Score
live-no-hands = No hands yet.
live-how = How it was scored
live-wake = Keep screen on
live-pending = Hand of { $time }, waiting for a connection
live-stopped = Hand { $number } cannot be counted any more: { $why }
next-deals = { $player } deals
next-cuts = { $player } cuts
next-leads = { $player } leads
next-out = { $count ->
    [one] { $players } sits out
   *[other] { $players } sit out
  }
plain-text = { $text }

table-closed = This table is closed. Open it again to change anything.
table-not-closed = This table is not closed.
stake-currency = Write a currency's code, such as EUR.
stake-rate = Write how much money a point is worth, more than 0.

menu-watch = Big screen
watch-live = live
watch-offline = offline { $time }
watch-next = { $player } deals next
live-last = Hand { $number }: { $headline }
live-share = Invite
change-void = This hand does not count.
