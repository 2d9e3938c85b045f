# The score board, its chart, what lies in the middle, the units.
live-hand = hand { $number }
ledger-sum = Sum
tag-owes = owes { $amount }
tag-dealer = dealer
sr-last-hand = last hand
sr-total = total

payment-line = from { $from } to { $to }: { $amount }
pot-book = the sheet

chart-title = Running totals over { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
  }
chart-order = After hand { $number }: { $order }.

rules-change = From hand { $number }: { $rule }: { $before } → { $after }
rules-differs = { $rule }: { $answer }

middle-pot = In { $pot }: { $amount }
middle-debt = { $player } owes { $amount }

table-won = { $count ->
    [one] { $players } wins
   *[other] { $players } win
  }

phone-said = { $phone }, { $when }
phone-this = this phone
phone-other = another phone

moment-biggest = Biggest hand
moment-comeback = Comeback
moment-boldest = Boldest contract
moment-from-last = { $player }, from last to first
moment-up = { $player }, up from last place
moment-low = { $amount } after hand { $number }
deleted-heading = Deleted
deleted-detail = deleted { $when } · can come back until { $until }
deleted-restore = Bring back
purse-counters = { $game }: counters
recovery-was-used = { $phone } became an owner with the recovery link: { $when }
owner-was-recovered = Whoever runs this server made a new link for an owner: { $when }

table-worth = 1 { $unit } = { $worth }
table-worth-counters = Counters for 1 { $unit }: { $worth }
