# The club's book: home, people, a person, what is owed, a season, inviting, in and out.
club-season = Season
club-year = { $year } so far
club-period = Time
club-all = All
club-evenings = { $count ->
    [one] 1 evening
   *[other] { $count } evenings
  }
club-label-evenings = { $count ->
    [one] evening
   *[other] evenings
  }
club-label-hands = { $count ->
    [one] hand
   *[other] hands
  }
club-label-of-game = of { $game }
club-label-won = won
club-label-total = in all
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [one] { $game }: { $players } leads
   *[other] { $game }: { $players } lead
  }
club-owes = { $from } owes { $to }
club-find = Find a person, game or month
club-find-button = Find
club-find-nothing = Nothing is called { $word } here. Enter names, a game, a month or a year, such as “{ $example }”.
club-find-all = All evenings
club-found = { $what }: { $count ->
    [one] 1 evening
   *[other] { $count } evenings
  }
club-games = Games
club-game-count = { $game } { $count }
club-no-evenings = No evenings yet.
club-older = Earlier evenings
club-evening-detail = { $game } · { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
  }
club-nobody-won = Nobody ahead
club-tonight = { $game }, hand { $hand }
club-same = Same as last time
club-same-said = { $game }, { $count ->
    [one] 1 player
   *[other] { $count } players
  }: { $players }

menu-people = People
menu-owed = What is owed
menu-club-share = Invite to the club
menu-club-export = In and out

people-regular = Players
people-guests = Guests
people-left = No longer here
people-new = Somebody new
people-as-guest = a guest
people-add = Add
people-merged = { $name } counts as { $into }

person-edit = Name, guest, leaving
person-name = Name
person-name-hint = Every page, old evening and export shows the new name.
person-guest = Is a guest
person-regular = Is no guest
person-leave = Has left
person-back = Is back
person-leave-hint = Who has left is not offered for new tables. What is owed stays, and so do the evenings.
person-same-as = Is the same person as
person-merge = Make them one
person-merge-hint = What was played, won and owed under both names is then one person’s. It can be undone.
person-unmerge = Make them two
person-delete = Delete
person-stays = Nobody can be deleted out of others’ evenings: another name is all there is.
person-is-owed = Is owed
person-owes = Owes

ledger-fewest = Fewest
ledger-banker = Through one person
ledger-how = How to settle
ledger-said = { $count ->
    [0] Nobody owes anybody anything
    [one] 1 payment
   *[other] { $count } payments
  }
ledger-said-fewest = { $count ->
    [0] Nobody owes anybody anything
    [one] 1 payment, no fewer would do
   *[other] { $count } payments, no fewer would do
  }
ledger-mark-paid = Mark as paid
ledger-take-back = Take back
ledger-paid = { $from } paid { $to } { $amount }
ledger-nobody = Points, letters and losses are nobody’s debt.
ledger-another = Enter a payment
ledger-from = Who paid
ledger-to = Whom
ledger-purse = In
ledger-amount = How much
ledger-date = When (optional)
ledger-note = Note (optional)
ledger-enter = Enter
ledger-pays = { $from } pays { $to } { $amount }

account-what = What for
account-amount = Amount
account-balance = Balance
account-none = Nothing was owed so far.
account-table = { $game }
account-paid = Paid { $name }
account-got = Paid by { $name }

stats-contract = Contract
stats-hands = Hands
stats-share = Share
stats-made = Made
stats-mean = Mean
stats-mean-hint = Mean: what a hand brought whoever played it.
stats-they = They
stats-partners = Partners called
stats-ahead = Who stood ahead
stats-grid-hint = How often the player of the row stood ahead of the one of the column.
stats-lines = The season
stats-by-contract = By contract
stats-evenings = Evenings
stats-best = Best
stats-worst = Worst
stats-run = Run
stats-of = { $made } of { $hands }
stats-percent = { $percent }%
stats-won = { $count ->
    [0] none won
   *[other] { $count } won
  }
stats-columns = { $game }, evening by evening: best { $best }, worst { $worst }
stats-dates = Other dates
stats-from = From
stats-to = To
stats-show = Show
stats-title = { $game } in { $period }
stats-title-all = { $game }
stats-order = At the end: { $order }.
stats-chart = Totals over { $count ->
    [one] 1 evening
   *[other] { $count } evenings
  }
stats-run-longest = { $count ->
    [0] No evening won yet.
    [one] Longest run: 1 evening won.
   *[other] Longest run: { $count } evenings won.
  }
stats-best-worst = Best evening { $best }, worst { $worst }.
club-share-explained = Make links to send: one for those who keep the book, one for those who only look into it, one for those who keep it with you. A link to a table opens only that table: a phone without another link opens its next table in a club of its own.
club-share-to-score = To enter evenings
club-share-members = Phones in the club
club-share-to-own = To keep the club with you
stats-outcomes = Letters and losses
stats-times = Times

export-explained = What is in the club’s book, as files for other programs.
export-document = Everything, with its history
export-csv = Every hand of everybody, for spreadsheets
export-journal = What is owed and what was paid, for accounting as text
club-import = Bring in a club or a table

person-games = Games, { $period }
person-games-all = All games
stats-by-role = By role
stats-role = Role
stats-won-hands = Won
stats-by-outcome = How it ended
stats-outcome = Outcome
stats-spread = What a hand brought
stats-spread-said = Hands by what they brought: { $hands }
stats-brought = Brought
stats-evening = Evening
stats-total = Total
stats-numbers = In numbers
stats-game = Game
stats-won-evenings = Won
club-over = { $game } · { $won }
club-found-newest = { $what }: the newest { $count } evenings
club-narrow = Player and dates
club-other-tables = Other tables
ledger-overpaid = { $amount } more than was owed

club-clubs = Clubs
home-finished = Finished
home-games = { $count } card games: { $games }, and a free sheet for any other.
home-going = In progress
home-line = The score sheet for the phone in the middle of the table.
home-title = Tanto
