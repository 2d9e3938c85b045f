//! What tables bring to the ledger: posted when they are closed, taken back when they go on, the difference when they
//! are closed again.

use chrono::NaiveDate;

use super::accounts::add;
use super::book::Club;
use super::event::{Event, Posting};
use super::ids::{PersonId, TableNumber};
use super::purse::Purse;

/// What a table brings in all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    pub purse: Purse,
    /// By person, in smallest parts; they sum to 0.
    pub amounts: Vec<(PersonId, i64)>,
}

/// What is to be said when a table is closed: all that it brings, dated with its evening, or the difference to what it has
/// brought before, dated with the day of now.
pub fn close(club: &Club, table: TableNumber, due: Option<&Due>, evening: NaiveDate, today: NaiveDate) -> Vec<Event> {
    let mut purses = club.accounts().purses_of(table);
    purses.extend(due.map(|due| due.purse).filter(|purse| !purses.contains(purse)).into_iter().collect::<Vec<_>>());
    let differences = purses.into_iter().filter_map(|purse| {
        let posted = club.accounts().posted(table, purse);
        let is_first = posted.is_empty() && !club.accounts().purses_of(table).contains(&purse);
        let mut lines: Vec<(PersonId, i64)> = Vec::new();
        for (person, amount) in due.into_iter().filter(|due| due.purse == purse).flat_map(|due| &due.amounts) {
            add(&mut lines, *person, *amount);
        }
        for (person, amount) in posted {
            add(&mut lines, person, -amount);
        }
        lines.retain(|(_, amount)| *amount != 0);
        let date = if is_first { evening } else { today };
        (!lines.is_empty()).then_some(Event::Posted(Posting { table, date, purse, lines }))
    });
    differences.collect()
}

/// What is to be said when a table goes on: nothing where it brought nothing, or where payments have followed on it.
pub fn reopen(club: &Club, table: TableNumber) -> Option<Event> {
    club.accounts().can_withdraw(table).then_some(Event::PostingsWithdrawn { table })
}

/// What is to be said before a table is hidden or leaves the club: all that it has brought is taken back, or where payments
/// have followed on it, posted the other way round.
pub fn remove(club: &Club, table: TableNumber, today: NaiveDate) -> Vec<Event> {
    let mut events: Vec<Event> = reopen(club, table).into_iter().collect();
    let mut then = club.clone();
    if events.iter().all(|event| then.apply(event.clone(), 0).is_ok()) {
        events.extend(close(&then, table, None, today, today));
    }
    events
}
