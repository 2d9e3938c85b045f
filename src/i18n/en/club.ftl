# The club: home, people, a person, who owes what, a season, inviting, import and export.
club-season = Season
club-year = { $year } so far
club-period = Period
club-all = All
club-evenings = { $count ->
    [one] 1 evening
   *[other] { $count } evenings
  }
club-evenings-games = { $evenings ->
    [one] 1 evening
   *[other] { $evenings } evenings
  }, { $games ->
    [one] 1 game
   *[other] { $games } games
  }
club-games-counted = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
club-label-games = { $count ->
    [one] game
   *[other] games
  }
club-more = { $count } more
club-played = Played
club-fewest = fewest wins
club-most = most wins
club-label-evenings = { $count ->
    [one] evening
   *[other] evenings
  }
club-label-hands = { $count ->
    [one] hand
   *[other] hands
  }
club-label-won = { $count ->
    [one] won
   *[other] won
  }
club-label-total = total
club-month-column = { $month }: { $evenings }
club-leads = { $count ->
    [one] { $game }: { $players } leads
   *[other] { $game }: { $players } lead
  }
club-owes = { $from } owes { $to }
club-find = Find a person, game or month
club-find-button = Find
club-find-nothing = No evenings found for “{ $word }”. Try a name, a game, a month or a year, such as “{ $example }”.
club-find-many = Search for at most { $count } words.
club-find-all = All evenings
club-found = { $what }: { $evenings ->
    [one] 1 evening
   *[other] { $evenings } evenings
  }, { $games ->
    [one] 1 game
   *[other] { $games } games
  }
club-games = Games
club-game-count = { $game } ({ $count })
club-no-evenings = No evenings.
club-older = Earlier evenings
club-evening-detail = { $game } · { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
  }
club-no-winner = No winner
club-tonight = { $game }, hand { $hand }
club-same = Same as last time
club-same-detail = { $game }, { $count ->
    [one] 1 player
   *[other] { $count } players
  }: { $players }

menu-people = People
menu-owed = Who owes what
menu-club-share = Invite to the club
menu-club-export = Import and export

people-regular = Players
people-guests = Guests
people-left = No longer here
people-new = New player
people-as-guest = Guest
people-add = Add
people-merged = { $name } is counted as { $into }

person-edit = Edit player
person-name = Name
person-name-hint = The new name appears everywhere: in past evenings and in exports too.
person-guest = Mark as guest
person-regular = Mark as regular
person-leave = Mark as left
person-back = Mark as back
person-leave-hint = Players who have left are no longer suggested for new tables. Their debts and their evenings stay.
person-same-as = Same person as
person-merge = Merge
person-merge-hint = Everything played, won and owed under either name then belongs to one person. You can undo this.
person-unmerge = Separate again
person-delete = Delete
person-stays = This player has played or paid here and cannot be deleted.
person-stays-leave = Mark the player as left instead.
person-is-owed = Is owed
person-owes = Owes

ledger-fewest = Fewest payments
ledger-banker = Through one person
ledger-how = How to settle
ledger-summary = { $count ->
    [0] Nobody owes anybody anything
    [one] 1 payment
   *[other] { $count } payments
  }
ledger-summary-fewest = { $count ->
    [0] Nobody owes anybody anything
    [one] 1 payment
   *[other] { $count } payments, the fewest possible
  }
ledger-mark-paid = Mark as paid
ledger-news = This payment is no longer owed as the page showed it, so nothing was saved. The payments still to be made are below.
ledger-take-back = Undo
ledger-paid = { $from } paid { $to } { $amount }
ledger-no-debts = Points, letters and losses do not count as debts.
ledger-another = Enter a payment
ledger-from = Paid by
ledger-to = Paid to
ledger-purse = Currency or counters
ledger-amount = Amount
ledger-date = Date (optional)
ledger-note = Note (optional)
ledger-enter = Save payment
ledger-pays = { $from } pays { $to } { $amount }

account-what = What for
account-amount = Amount
account-balance = Balance
account-none = Nothing has been owed so far.
account-table = { $game }
account-paid = Paid to { $name }
account-got = Received from { $name }

stats-contract = Contract
stats-hands = Hands
stats-share = Share
stats-made = Made
stats-mean = Average
stats-mean-hint = Average: the result per hand for whoever played the contract.
stats-they = Opponent
stats-partners = Partners called
stats-together = Partners
stats-ahead = Head to head
stats-grid-hint = How often the player in each row finished ahead of the player in each column.
stats-lines = The season
stats-by-contract = By contract
stats-evenings = Evenings
stats-best = Best
stats-worst = Worst
stats-most-win = The most points win
stats-fewest-win = The fewest points win
stats-run = Streak
stats-of = { $made } of { $hands }
stats-percent = { $percent }%
stats-won = { $count ->
    [0] none won
   *[other] { $count } won
  }
stats-columns = { $game }, game by game: best { $best }, worst { $worst }
stats-dates = Other dates
stats-from = From
stats-to = To
stats-show = Show
stats-title = { $game }, { $period }
stats-title-all = { $game }
stats-order = Final order: { $order }.
stats-chart = Totals over { $count ->
    [one] 1 game
   *[other] { $count } games
  }
stats-run-longest = { $count ->
    [0] No game won.
    [one] Longest winning streak: 1 game.
   *[other] Longest winning streak: { $count } games.
  }
stats-best-worst = Best game { $best }, worst { $worst }.
club-share-explained = Create links to send: one for people who keep score, one for people who only look, one for people who manage the club with you. Somebody who has only the link to a table starts a separate club with their next table.
club-share-to-score = To keep score
club-share-members = Phones in the club
club-share-to-own = To manage the club with you
stats-outcomes = How it ended
stats-times = How often

export-explained = Everything recorded in the club, as files for other programs.
export-document = Everything, with its history
export-csv = Every hand, player by player, for spreadsheets
export-journal = Debts and payments, for plain-text accounting
club-import = Import a club or a table

person-games = Games, { $period }
person-games-all = All games
stats-by-role = By role
stats-role = Role
stats-won-hands = Won
stats-by-outcome = How it ended
stats-outcome = Outcome
stats-spread = Results per hand
stats-spread-spoken = Hands by result: { $hands }
stats-brought = Result
stats-evening = Evening
stats-total = Total
stats-numbers = In numbers
stats-game = Game
stats-won-evenings = Won
club-found-newest = { $what }: the latest { $evenings } evenings
club-narrow = Player and dates
club-other-tables = Other tables
ledger-overpaid = { $amount } more than was owed

home-finished = Finished

evening-who = Who played
evening-winner = Filled: whoever won.
evening-owed = Owed for this evening
evening-ledger = Who owes what, older debts too
evening-text = Share as text

menu-club-name = Name of the club
club-name-ask = What is the name of your club?
club-name-example = Friday cards
club-name-save = Save
club-name-hint = The name stands above the evenings, on invitations and on what is shared.
