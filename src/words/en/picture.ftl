# The picture of a finished table, to be shared and published.
picture-heading = Picture
picture-detail = { $game } · { $date } · { $count ->
    [one] 1 hand
   *[other] { $count } hands
  }
picture-save = Save picture
picture-share = Share picture
picture-publish-heading = A link for everybody
picture-publish-note = Whoever has the link sees this picture, with its names and totals, and nothing else of the table.
picture-publish = Make a link
picture-withdraw = Withdraw links
picture-withdraw-note = Links have been made. Once withdrawn, they show nothing any more.
picture-published = Your link
picture-once = It is shown only once and holds until you withdraw it.
picture-to-tanto = Keep score with Tanto
