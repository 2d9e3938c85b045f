//! Tanto keeps the score and the ledger of card games played with real cards at a real table.
//!
//! **The log is the only truth.** A table's log has what the players saw: taker, bid, bouts, points; hombre and tricks. What
//! follows from it and from the hands before (who pays whom, what the pots hold, who owes a puesta) is computed, and computed
//! again when a hand is corrected. Lists, statistics and the ledger are queries over projections of the logs.
//!
//! A change of a table or a club goes this way:
//!
//! ```text
//! web, api, cli      parse the request into a command, which is data
//! service::transact  lock the streams, load their state, decide, commit, cache the new state
//! table::decide      the state and a command make an event and the next state, or an error; pure
//! command::log       the events become entries, chained to the log
//! store::commit      write the entries and the rows that follow from them in one transaction
//! ```
//!
//! **Seat, party, person.** A seat holds cards, deals and calls. A party is what has a score: one of two sides, or a seat in
//! games without sides. Rows, lines, columns, cells and winners are parties. A person sits in a seat for some hands, has won
//! what its party won in them, and is who owes money.
//!
//! The modules, from the ground up. Each uses only the modules above it in this list. Within a module, too, files depend on each
//! other in one direction. `tests/house` checks both.
//!
//! - [`ledger`]: seats and parties, transfers that cannot be unbalanced, exact amounts, settling up. It knows no game.
//! - [`document`]: the tree of values that a hand, a table or a club is written as, and the reading of its fields, whether they
//!   come as JSON, from a form or from the log; messages as ids with arguments.
//! - [`games`]: one folder per game and one line in a list. Rules are pure functions of rules, state and hand; forms, units and
//!   pots are data.
//! - [`i18n`]: message ids become sentences in the reader's language at the last moment. A language is one line and its
//!   files.
//! - [`session`]: who sits where; the portable document; a position, from which one hand leads to the next; the replay of all
//!   of them, and the result that `tanto score` writes.
//! - [`store`]: the append-only `log` of each table and each club with its hash chain; `access` by devices and links; the
//!   `projections` that lists are read from; `maintenance`; what only `sqlite` or only `postgres` needs. All SQL is here.
//! - [`command`]: what tables and clubs have in common: who sends a command, its errors, idempotency keys, events as entries of
//!   a log, and replaying one.
//! - [`club`]: the people who play together, the ledger over their evenings, and how they played. Pure.
//! - [`table`]: the events of a table, its state, and what a command leads to. Pure.
//! - [`service`]: what the program does: execute commands, answer queries, import, export, verify; the cache of states.
//! - [`web`]: pages and the JSON API: `server`, `http`, `auth`, `layout`, `components`, and `pages` with a folder per subject,
//!   which has the same name as its templates and messages. Every page works without a script.
//! - [`cli`]: the commands, the settings, the exits.
//!
//! What is absent on purpose: a match on the game outside `games`, floats in anything that is paid, UPDATE on the log, DELETE on
//! it except to erase what was deleted, a front-end library, translated text in the database.

pub mod cli;
pub mod club;
pub mod command;
pub mod document;
pub mod games;
pub mod i18n;
pub mod ledger;
pub mod service;
pub mod session;
pub mod store;
pub mod table;
pub mod web;
