//! The year so far: how much was played, who leads in which game, and who owes what.

use chrono::{Datelike, NaiveDate};

use super::bars::{Bar, Columns};
use super::evenings::{amount, figure, games, of_people};
use crate::club::settlement::{Proposal, SettlementRequest, settle};
use crate::club::statistics::Evening;
use crate::club::{Ledger, PersonId, Purse, TableUnit};
use crate::i18n::month;
use crate::web::pages::prelude::*;

/// The most payments that are shown; the ledger shows all.
const MAX_PAYMENTS: usize = 3;

pub struct Year {
    /// Such as 2026.
    pub number: i32,
    pub evenings: usize,
    pub hands: i64,
    /// The game that was played most, and at how many evenings.
    pub most_played: (String, usize),
    pub months: Columns,
    /// Who leads in each game, and who owes what.
    pub lines: Vec<YearLine>,
}

pub struct YearLine {
    pub href: String,
    pub text: String,
    pub sum: String,
}

/// The card of a year; `None` before its first evening.
pub fn year(visit: &ClubVisit, ledger: &Ledger, evenings: &[Evening], today: NaiveDate) -> Option<Year> {
    let games = games(evenings);
    let (most_played, times) = games.first()?;
    Some(Year {
        number: today.year(),
        evenings: evenings.len(),
        hands: evenings.iter().map(|evening| evening.table.summary.hands).sum(),
        most_played: ((*most_played).to_owned(), *times),
        months: months(visit.localizer(), evenings),
        lines: games.iter().filter_map(|(game, _)| leader(visit, evenings, game)).chain(owed(visit, ledger)).collect(),
    })
}

/// The number of evenings of each month.
fn months(localizer: Localizer, evenings: &[Evening]) -> Columns {
    let months = (1..=12).filter_map(|number| NaiveDate::from_ymd_opt(2000, number, 1)).map(|first| {
        let count = evenings.iter().filter(|evening| evening.day().month() == first.month()).count();
        (month(localizer.language, first), i64::try_from(count).unwrap_or(i64::MAX))
    });
    let months: Vec<(String, i64)> = months.collect();
    let spoken = months.iter().filter(|(_, count)| *count > 0).map(|(name, count)| {
        localizer.say(&Message::new("club-month-column").with("month", name.as_str()).count("evenings", *count))
    });
    let bar = |(name, count): &(String, i64)| Bar {
        amount: *count,
        above: if *count == 0 { String::new() } else { figure(localizer, count) },
        below: name.chars().take(1).flat_map(char::to_uppercase).collect(),
    };
    Columns::new(months.iter().map(bar).collect(), spoken.collect::<Vec<_>>().join(", "))
}

/// Who leads in a game, among the evenings that were played for the same unit as the last one.
fn leader(visit: &ClubVisit, evenings: &[Evening], game: &str) -> Option<YearLine> {
    let unit = &evenings.iter().find(|evening| evening.table.game == game)?.table.unit;
    let totals = totals(evenings, game, unit);
    let all = totals.iter().map(|(_, total)| *total);
    let best = all.max_by_key(|total| if unit.lower_wins { -total } else { *total })?;
    let leaders: Vec<PersonId> = totals.iter().filter(|(_, total)| *total == best).map(|(id, _)| *id).collect();
    let text = Message::new("club-leads").with("game", visit.localizer().game(game)).count("count", leaders.len());
    Some(YearLine {
        href: visit.address(&format!("/season/{game}")),
        text: of_people(visit, &leaders, |leaders| text.with("players", leaders)),
        sum: amount(visit.localizer(), unit, best),
    })
}

fn totals(evenings: &[Evening], game: &str, unit: &TableUnit) -> Vec<(PersonId, i64)> {
    let mut totals: Vec<(PersonId, i64)> = Vec::new();
    let of_unit = evenings.iter().filter(|evening| evening.table.game == game && evening.table.unit == *unit);
    for result in of_unit.flat_map(|evening| &evening.results) {
        match totals.iter_mut().find(|(person, _)| *person == result.person) {
            Some((_, total)) => *total += result.total,
            None => totals.push((result.person, result.total)),
        }
    }
    totals
}

/// The first of the payments that would settle the ledger.
fn owed(visit: &ClubVisit, ledger: &Ledger) -> Vec<YearLine> {
    let people = visit.state.people();
    let settled = ledger.purses.iter().filter_map(|purse| {
        let request = SettlementRequest { purse: Some(purse.name()), ..SettlementRequest::default() };
        settle(&visit.state, ledger, &request).ok()
    });
    let payments =
        settled.flat_map(|settled| settled.payments.into_iter().map(move |payment| (settled.purse, payment)));
    let line = |(purse, payment): (Purse, Proposal)| {
        let text =
            Message::new("club-owes").with("from", people.name(payment.from)).with("to", people.name(payment.to));
        YearLine {
            href: visit.address("/ledger"),
            text: visit.localizer().say(&text),
            sum: visit.money(purse, payment.amount),
        }
    };
    payments.take(MAX_PAYMENTS).map(line).collect()
}
