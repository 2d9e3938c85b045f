//! The year so far: how much was played, who leads in which game, and who owes what.

use chrono::{Datelike, NaiveDate};

use super::bars::{Bar, Columns};
use super::evenings::{amount, by_day, count, figure, game_name, games, of_people, season_of};
use crate::club::played::PlayedGame;
use crate::club::settlement::{Proposal, SettlementRequest, settle};
use crate::club::statistics::TableResults;
use crate::club::{Ledger, PersonId, Purse};
use crate::i18n::month;
use crate::web::pages::prelude::*;

/// The most payments that are shown; the ledger shows all.
const MAX_PAYMENTS: usize = 3;

pub struct Year {
    /// Such as 2026.
    pub number: i32,
    pub evenings: usize,
    pub games: usize,
    pub hands: i64,
    /// The address of the season of the game that was played most.
    pub season: String,
    pub months: Columns,
    /// Who leads in each game, and who owes what.
    pub lines: Vec<YearLine>,
}

pub struct YearLine {
    pub href: String,
    pub text: String,
    pub sum: String,
}

/// The card of a year; `None` before its first table that is over. The tables are newest first.
pub fn year(visit: &ClubVisit, ledger: &Ledger, tables: &[TableResults], today: NaiveDate) -> Option<Year> {
    let games = games(tables);
    let (most_played, _) = games.first()?;
    let (evenings, tables_played) = count(tables);
    Some(Year {
        number: today.year(),
        evenings,
        games: tables_played,
        hands: tables.iter().map(|one| one.table.summary.hands).sum(),
        season: visit.address(&season_of(most_played, "")),
        months: months(visit.localizer(), tables),
        lines: games.iter().filter_map(|(game, _)| leader(visit, tables, game)).chain(owed(visit, ledger)).collect(),
    })
}

/// The number of evenings of each month.
fn months(localizer: Localizer, tables: &[TableResults]) -> Columns {
    let days: Vec<NaiveDate> = by_day(tables).filter_map(|day| Some(day.first()?.day())).collect();
    let months = (1..=12).filter_map(|number| NaiveDate::from_ymd_opt(2000, number, 1)).map(|first| {
        let count = days.iter().filter(|day| day.month() == first.month()).count();
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

/// Who leads in a game, among the tables that were played for the same unit as the last one.
fn leader(visit: &ClubVisit, tables: &[TableResults], game: &PlayedGame) -> Option<YearLine> {
    let unit = &tables.iter().find(|one| game.is_at(&one.table))?.table.unit;
    let in_unit = || tables.iter().filter(|one| game.is_at(&one.table) && one.table.unit == *unit);
    let totals = totals(in_unit());
    let all = totals.iter().map(|(_, total)| *total);
    let best = all.max_by_key(|total| if unit.lower_wins { -total } else { *total })?;
    let leaders: Vec<PersonId> = totals.iter().filter(|(_, total)| *total == best).map(|(id, _)| *id).collect();
    let text =
        Message::new("club-leads").with("game", game_name(visit.localizer(), game)).count("count", leaders.len());
    Some(YearLine {
        href: visit.address(&season_of(game, "")),
        text: of_people(visit, &leaders, |leaders| text.with("players", leaders)),
        sum: amount(visit.localizer(), unit, in_unit().all(TableResults::is_zero_sum), best),
    })
}

fn totals<'a>(tables: impl Iterator<Item = &'a TableResults>) -> Vec<(PersonId, i64)> {
    let mut totals: Vec<(PersonId, i64)> = Vec::new();
    for result in tables.flat_map(|one| &one.results) {
        match totals.iter_mut().find(|(person, _)| *person == result.person) {
            Some((_, total)) => *total += result.total,
            None => totals.push((result.person, result.total)),
        }
    }
    totals
}

/// The first of the payments that would settle the ledger, and how many more there are.
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
    let mut lines: Vec<YearLine> = payments.map(line).collect();
    let more = lines.len().saturating_sub(MAX_PAYMENTS);
    if more > 0 {
        lines.truncate(MAX_PAYMENTS);
        let text = visit.localizer().say(&Message::new("club-more").count("count", more));
        lines.push(YearLine { href: visit.address("/ledger"), text, sum: String::new() });
    }
    lines
}
