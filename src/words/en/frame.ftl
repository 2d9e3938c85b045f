# What stands around every page: bar, menu, theme, problems.
page-actions = Actions

menu-watch = Big screen

page-error = Error:
page-description = A score sheet and ledger for card games played at a real table.
page-skip = Skip to content
page-back = Back
page-menu = Menu
page-gone = This phone is no longer at the table: it was removed, or the link was renewed. What stands below is not updated any more.
page-moved = Tanto is now at { $address }.
page-over = Go on there
menu-score = Score
menu-sheet = All hands
menu-settlement = Settle up
menu-rules = House rules
menu-players = Players
menu-share = Invite and share
menu-closing = Close the table
menu-home = All tables
bar-as-of = Offline: as of { $time }
bar-waiting-one = 1 hand waiting for a connection
bar-waiting-other = { $count } hands waiting for a connection
bar-refused = A hand was not accepted
bar-open = View
bar-drop = Discard
bar-sure = Discard this hand? It is not on the sheet.
theme-system = Same as phone
theme-light = Light
theme-dark = Dark

problem-heading-missing = Nothing here
problem-heading-conflict = Somebody was first
problem-heading-later = Not so fast
problem-heading-database = Not saved
problem-heading-fault = Something is broken
problem-heading-refused = This did not work
problem-malformed = This request could not be read. Go back and send it again.
problem-foreign = This came from another site, so nothing was done.
problem-missing = There is nothing here. The link may be wrong, or it may not be valid any more.
problem-conflict = Somebody else was first. Go back, look at the table, and try again.
problem-too-large = This is too large to be accepted.
problem-type = This format is not accepted here.
problem-impossible = This cannot be done.
problem-unconditional = This request does not say which version it is based on.
problem-too-many = Too many requests. Wait a minute and try again.
problem-slow = Sending took too long, so nothing was done. Try again.
problem-database = Nothing can be saved at the moment. Nothing is lost: try again from this page.
problem-fault = Something went wrong here. Nothing was changed.
problem-home = All tables
plain-text = { $text }

offline-heading = No connection
offline-explained = This page cannot be had without a connection.
offline-sent = If you have just sent something, it was not confirmed: look whether it is there before you send it again.
offline-hands = Hands can be entered all the same. They wait on this phone.
offline-again = Try again
