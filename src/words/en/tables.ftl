# The frame of every page, the home page, opening and joining tables, the live table.
page-error = Error:
page-description = The score sheet and the ledger of card games played at a real table.
page-skip = Skip to the page
page-back = Back
page-menu = Menu
menu-score = Score
menu-sheet = All hands
menu-settlement = Settle up
menu-rules = House rules
menu-share = Invite and share
menu-closing = Close the table
menu-home = All tables
bar-as-of = Offline: as of { $time }
bar-waiting-one = 1 hand waiting for a connection
bar-waiting-other = { $count } hands waiting for a connection
bar-refused = A hand was not accepted
bar-open = Look at it
bar-drop = Drop it
bar-sure = Drop this hand? It is not on the sheet.
theme-system = As the phone
theme-light = Light
theme-dark = Dark

problem-heading = Nothing here
problem-malformed = This request cannot be read. Go back and send it again.
problem-foreign = This came from another site, so nothing was done.
problem-missing = There is nothing here. The link may be wrong, or it may not be valid any more.
problem-conflict = Somebody else was first. Go back, look at the table, and try again.
problem-too-large = This is too large to be taken.
problem-type = This comes in a form that is not read here.
problem-impossible = This cannot be carried out.
problem-unconditional = This request does not say what it was made against.
problem-too-many = This is too much at once. Wait a minute and try again.
problem-database = Nothing can be written at the moment. Nothing is lost: try again with the same page.
problem-fault = Something is broken here. Nothing was changed.
problem-home = To all tables
unit-points = points
unit-cash = cash
unit-tantos = tantos
unit-counters = counters
unit-letters = letters
unit-penalty = penalty points
unit-chips = chips
unit-losses = losses
unit-cards = cards
unit-one-points = point
unit-one-tantos = tanto
unit-one-counters = counter
unit-one-letters = letter
unit-one-penalty = penalty point
unit-one-chips = chip
unit-one-losses = loss
unit-one-cards = card
middle-pot = In { $pot }: { $amount }
middle-debt = { $player } owes { $amount }

home-title = Tanto
home-line = The score sheet for the phone in the middle of the table.
home-going = Going on now
home-finished = Finished
home-new = New table
home-code = Have a code?
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
table-won = { $count ->
    [one] { $players } wins
   *[other] { $players } win
  }

join-title = Join the table
join-invited = You are invited to
join-may-watch = You may watch the score.
join-may-score = You may enter hands and correct them.
join-may-own = You may enter hands, correct them, and invite others.
join-phone = Name of this phone (optional)

role-spectator = watches
role-scorer = enters hands
role-owner = enters hands and invites
share-explained = Make a link to send, and a code to read out. Whoever has the link may enter hands, or only watch: there is one for each.
share-make = Show the links
share-to-score = To enter hands
share-to-watch = Only to watch
share-qr = QR code of the link
share-type-code = or type the code on { $host } within 10 minutes
share-link = Link
share-share = Share
share-copy = Copy
share-copied = Copied
share-once = Links are shown once. They stay valid until you withdraw them.
share-members = Phones at this table
share-a-phone = A phone
share-own-phone = this phone
share-joined = { $role } · joined { $when }
share-remove = Remove
share-withdraw = Withdraw links
share-withdraw-note = Older links stop working. Phones that have joined stay.
share-new-score = New link to enter hands
share-new-watch = New link to watch

opening-which = Which game?
opening-seats-just = { $low }
opening-seats-or = { $low } or { $high }
opening-seats-to = { $low } to { $high }
opening-other-game = Change the game
opening-who = Who plays? In seating order
opening-seat = Seat { $number }
opening-deals = deals
opening-up = Seat { $number } up
opening-more = More players
opening-lately = Lately
opening-name = Name of the table (optional)
opening-worth = Played for
opening-money = money
opening-counters = counters
opening-rate = Counters or money for 1 { $unit }
opening-currency = Currency
opening-usual = usual
opening-start = Start
opening-who-deals = Say who deals first: choose one of the players who are named.
