# The first page, and joining by a code or a link.
home-code-wrong = Nessun tavolo trovato. Un codice ha { $length } caratteri, lettere e cifre, e vale { $minutes } minuti: ricontrollalo, chiedine uno nuovo o incolla il link intero.
join-title = Unisciti al tavolo
join-invited = Invito
join-may-watch = Puoi seguire il punteggio.
join-may-score = Puoi inserire e correggere le mani.
join-may-own = Puoi inserire e correggere le mani, e invitare altri.
join-phone = Nome di questo telefono (facoltativo)
club-join-title = Unisciti al club
club-join-may-watch = Puoi vedere ogni serata, i debiti e come hanno giocato tutti.
club-join-may-score = Puoi aprire tavoli, inserire mani e pagamenti e aggiungere persone.
club-join-may-own = Puoi fare tutto, e invitare altri.
club-clubs = Club
home-games = { $count } giochi di carte: { $games }, e un foglio libero per qualsiasi altro.
home-going = In corso
home-title = Tanto
