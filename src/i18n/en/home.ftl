# The first page, and joining by a code or a link.
home-code-wrong = No table was found. A code has { $length } characters, letters and digits, and works for { $minutes } minutes. Check it, ask for a new one, or paste the whole link.
join-title = Join the table
join-invited = You are invited to
join-may-watch = You can watch the score.
join-may-score = You can enter and correct hands.
join-may-own = You can enter and correct hands, and invite others.
join-phone = Name of this phone (optional)
club-join-title = Join the club
club-join-may-watch = You can look at every evening, at what is owed and at how everybody played.
club-join-may-score = You can open tables, enter hands and payments, and add people.
club-join-may-own = You can do everything, and invite others.
club-clubs = Clubs
home-games = { $count } card games: { $games }, and a free sheet for any other.
home-going = In progress
home-title = Tanto
