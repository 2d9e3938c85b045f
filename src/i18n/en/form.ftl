# Forms and their inputs.
form-problem = There is a problem
form-missing = Still missing: { $legend }
pad-digits = Digits
steps-fewer = One fewer
steps-more = One more
pad-delete = Delete
pad-decimal = Decimal point
pad-next = Next field
pad-sign = Plus or minus
count-cards = Add up the cards
count-hint = fills in the points
count-less = { $kind }: one fewer
count-more = { $kind }: one more
extras-none = –
extras-done = Done
form-news = Somebody else made a change in the meantime, so nothing was saved. Check this page before you save again.
