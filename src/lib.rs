//! Tanto keeps the score and the ledger of card games played with real cards at a real table.
//!
//! **A table is a list of what people said happened; everything else is computed from it.** A hand holds only what the
//! players saw: taker, bid, bouts, points; hombre and tricks. What follows from it and from the hands before (who pays
//! whom, what the pots hold, who owes a puesta) is a fold over the hands, made anew whenever one of them is corrected.
//! What is remembered is named by the hash that it was computed from, and there is no special undo.
//!
//! The rooms, from the ground up; each knows itself and those above it in this list. Inside a room, too, files know one
//! another in one direction. `tests/house` holds both:
//!
//! - [`ledger`]: seats, transfers that cannot be unbalanced, exact amounts, settling up. It knows no game.
//! - [`games`]: one folder a game and one line in a list. A hand is read from a tree whether it comes as JSON or from a
//!   form; rules are pure functions of rules, state and hand; forms, units and pots are data.
//! - [`words`]: message ids become sentences, in the reader's language, at the last moment. A language is one line and
//!   its files.
//! - [`session`]: who sits where and what each was called when; the portable document; a position, from which one hand
//!   leads to the next; the replay of all of them, and the result that `tanto score` writes.
//! - [`store`]: the append-only log of each table and of each club with its hash chain, on `SQLite` or `PostgreSQL`; roles,
//!   links, devices; lists of tables, which come from SQL instead of logs. All SQL is here.
//! - [`club`]: the people who play together, the ledger over their evenings, and how they played: the typed events of a
//!   club's log and their fold, commands that decide on them, what a table gives the club, settling, statistics, exports.
//! - [`table`]: the typed events of a log, and the one way in: a command looks at the table as it is and decides on an
//!   event, inside the transaction that appends it ([`table::Tables::append`]). What concerns the table's club, such as its
//!   end, is said there in the same transaction. What was replayed is remembered.
//! - [`web`]: a folder a subject, with the same name as its templates and messages: `frame` around every page, `form`
//!   and `board`, which they show, `tables`, `hands`, `settlement`, `picture`, `club`, `leaving`, `import`, and `api` for programs.
//!   Every page works without a script.
//! - [`cli`]: the commands, the settings, the exits.
//!
//! Deliberately absent: rooms for odds and ends, a match on the game outside `games`, floats in anything that is paid,
//! UPDATE on the log, DELETE on it but to erase what was deleted a week before and to take a table into another club, a front-end
//! library, translated text in the database.
//!
//! Two rooms are more than the first sketch of the house had. `session` came out of `games` because a result is said in
//! words, and `words` already knows the games. `table` came out of `web` because the API, the pages, import and verify
//! all read and add to a log in one way.

pub mod cli;
pub mod club;
pub mod games;
pub mod ledger;
pub mod session;
pub mod store;
pub mod table;
pub mod web;
pub mod words;
