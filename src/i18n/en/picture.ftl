# The picture of a finished table, to be shared and published.
picture-heading = Picture
picture-detail = { $game } · { $date } · { $count ->
    [one] 1 hand
   *[other] { $count } hands
  }
picture-player = Player { $number }
picture-save = Save picture
picture-share = Share picture
picture-publish-heading = A link for everybody
picture-publish-note = Whoever has the link sees this picture with its names and totals, and nothing else from the table.
picture-publish = Create a link
picture-withdraw = Withdraw links
picture-withdraw-note = Links to this picture exist. Once you withdraw them, they stop working.
picture-published = Your link
picture-once = It is shown only once and works until you withdraw it.
picture-to-tanto = Keep score with Tanto
picture-title = { $won } at { $game }, { $date }
picture-only = Only this result can be seen here.
picture-shared-by = Shared by { $club }.
picture-more = and { $count } more
