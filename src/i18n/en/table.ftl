# The home page, opening, joining, inviting, the live table, bids, the sheet, house rules, closing, finished tables.
hand-enter = Enter hand { $number }
hand-enter-tricks = Enter the tricks of hand { $number }
hand-continue = Continue hand { $number }
hand-undo = Undo hand { $number }

bid-heading = Bid
bid-none = none yet
bid-announced = Bid: { $bid }
bid-save = Save bid
bid-withdraw = Remove bid
bid-unsent = No connection: the bid was not sent.

live-by-seat = Sort by seat
live-by-score = Sort by score
live-no-hands = No hands yet.
live-why = Why?
live-wake = Keep screen on
live-vibrate = Vibrate when it is my deal
pending-change = Change
pending-change-hand = Change hand { $number }
pending-remove = Remove
pending-remove-hand = Remove hand { $number }
pending-restore = Undo
pending-restore-hand = Undo removing hand { $number }
pending-leaving = Removing…
live-stopped = Hand { $number } can no longer be scored: { $why }
next-deals = { $player } deals
next-cuts = { $player } cuts
next-leads = { $player } leads
next-out = { $count ->
    [one] { $players } sits out
   *[other] { $players } sit out
  }

watch-live = live
watch-offline = offline since { $time }
watch-renewed = refreshes every { $seconds } seconds
watch-next = Next
live-saved = Hand { $number } saved
live-share = Invite
live-figures = Points or money

sheet-figures = What the sheet shows
sheet-by-hand = Each hand
sheet-running = Running total
sheet-print = Print
sheet-chart = Chart
sheet-voided = voided { $when }
sheet-corrected = corrected { $when }
sheet-older = Older hands
sheet-newer = Newer hands

close-note = Once the table is closed, no more hands can be entered. You can reopen it at any time.
close-over = The game is over: closing the table changes no scores.
close-shares = Still in the middle
close-does = When you close the table, debts are paid into the middle and everything is shared equally; each player pays or gets only the difference. Any remainder is handed out one at a time, starting with the next dealer.
close-play-on = Keep playing instead
close-standing = Totals after closing
close-close = Close the table
close-is-closed = The table is closed. Nothing is lost: you can reopen it.
close-open-again = Reopen the table
finished-hands = { $count ->
    [one] All hands: 1
   *[other] All { $count } hands
  }
finished-detail = { $count ->
    [one] 1 hand
   *[other] { $count } hands
  }
finished-times = { $from } to { $to }
finished-no-winner = Closed before the first hand
finished-share-middle = Share out the middle
finished-payments = { $count ->
    [one] { $count } payment
   *[other] { $count } payments
  }
finished-again = Same again
finished-share = Share picture

stake-holds = This holds for the whole table, also for the hands that were already played.
stake-save = Save
stake-change = Change
stake-after-all = Play for money after all

rules-holds = { $game }. Changes apply from hand { $number } on.
rules-none = { $game } has no house rules.
rules-save = Save the rules
rules-changed = Earlier changes

home-new = New table
share-explained = Show a code to scan, or to read out, to people who enter hands or only watch.
share-table-alone = These links open only this table. Somebody who has no link to the club starts a separate club with their next table. Withdrawing all links of the club withdraws these too.
share-choose = Who is invited to what?
share-choice-club = Club and table
share-choice-table = This table
share-choice-watch = Only watch
share-may-club = Enters hands here, and at the club’s next tables.
share-may-table = Enters hands at this table and nowhere else.
share-may-watch = Sees the score and changes nothing.
share-may-own = Enters hands at this table, and manages it with you.
share-last-minute = Last minute
share-minutes-left = { $minutes } minutes left
share-until = valid until { $time }
share-code-over = This code has run out.
share-new-code = New code
share-phones = Phones, and withdrawing
share-to-watch = Only to watch
share-type-code = or type the code on { $host }
share-members = Phones at this table
share-name-phones = Name the phones
share-plain = Over plain http, phones cannot keep the screen on or open pages offline, and others on the network can read everything. Everything works over https: start Tanto with --tls-cert and --tls-key (tanto doctor explains more).
opening-which = Which game?
opening-any-name = Coinche, Wizard …
opening-keep = Keep “{ $name }” on a free sheet
opening-on-sheet = on a free sheet
opening-seats-just = { $low } players
opening-seats-or = { $low } or { $high } players
opening-seats-to = { $low } to { $high } players
opening-other-game = Change the game
opening-who = Who is playing? In seating order
opening-seat = Seat { $number }
opening-deals = deals
opening-up = Seat { $number } up
opening-partners = Partners
opening-other-partners = Other partners
opening-more = More players
opening-recent = Recent players
opening-name = Name of the table (optional)
opening-worth = Played for
opening-settled = When do you settle up?
opening-stakes = Stakes
opening-each-hand = After every hand
opening-at-close = At the end
opening-money = money
opening-counters = counters
opening-rate = Counters or money per { $unit }
opening-rate-counters = Counters per { $unit }
opening-rate-money = Money per { $unit }
opening-per = What is paid for
opening-one-unit = Each { $unit } is worth
opening-one-game = Each game costs
opening-per-game-hint = Whoever has not won pays this once, whatever the score; the winners share it. A table that is closed before its end costs nothing.
opening-currency = Currency
opening-usual = usual
opening-start = Start
opening-who-deals = Choose the first dealer from the players you have named.

players-rename = Rename
players-hint-rename = Correct a name: the new one appears everywhere, in past evenings too.
players-hint-score = Whoever sits down here plays on from the score as it stands. In money and statistics, everybody keeps what they have won or lost themselves.
share-to-own = To manage the table with you

opening-its-name = Its name
opening-next = Next
opening-played-here = Played here
opening-times = { $count ->
    [one] once
   *[other] { $count } times
  }
opening-played-note = With its rules and stakes. They can be changed.
opening-without-name = Just a sheet, without a name
opening-built-in = This game has a form of its own
opening-still-sheet = A sheet all the same
table-fewest-wins = Fewest wins
seats-joined = { $player } sits down.
seats-joined-after = { $player } sits down after { $after }.
seats-back = { $player } is back.
seats-left = { $player } pauses.
seats-replaced = { $player } plays in { $out }’s place.
seats-ordered = New order of play: { $players }.
tag-away = away since hand { $number }
tag-left = until hand { $number }
chair-new = sits down
chair-back = is back
chair-pauses = pauses
chair-taken = { $player } takes over
chair-deals = deals next
chair-move = Move { $player }
chair-up = Move { $player } up
chair-down = Move { $player } down
chair-plays = { $player } plays
chair-instead = Somebody else sits here
chair-keeps = What { $player } has won or lost so far stays with { $player }.
players-order = In order of play
players-plays = plays
players-add = Who else sits down?
players-new-name = New name
players-add-one = Add
players-from = From which hand
players-from-hand = from hand { $number }
players-save = Save
players-deal = Hand { $number } for { $count } players:
players-over = The game is over, so nobody comes or goes any more.
players-past = Changes so far
players-since = From hand { $number }: { $change }
players-undo = Take back
players-go-on = Close and go on with other players
live-entering = { $name } is entering hand { $number }
live-entering-unnamed = Hand { $number } is being entered on another phone
