//! The year so far: how much was played, who leads in which game, who owes what.

use chrono::{Datelike, NaiveDate};

use super::evenings::{amount, of_people, verbatim};
use super::sparklines::Columns;
use crate::club::settling::{Asked, settle};
use crate::club::{Ledger, PersonId, Unit};
use crate::games::text::{Arg, Text};
use crate::service::Evening;
use crate::web::auth::at_club::AtClub;
use crate::web::components::standing::game_name;
use crate::words::{Words, month, number};

/// The most payments that are said here; the ledger says all.
const MOST_OWED: usize = 3;

pub struct Year {
    pub heading: String,
    /// The season of the game that was played most.
    pub href: String,
    /// Each with what it counts.
    pub figures: Vec<(String, String)>,
    pub months: Columns,
    /// Where each leads, what it says, and the figure.
    pub leaders: Vec<(String, String, String)>,
    pub owed: Vec<(String, String, String)>,
}

/// The card of a year; nothing before its first evening.
pub fn year((at, ledger): (&AtClub, &Ledger), evenings: &[Evening], today: NaiveDate) -> Option<Year> {
    let games = games(evenings);
    let (most_played, times) = *games.first()?;
    let words = at.words();
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let hands = evenings.iter().map(|evening| evening.table.hands).sum();
    let counted = |id, number: i64| (write(words, number), words.say(&Text::new(id).count("count", number)));
    let of_game = Text::new("club-label-of-game").with("game", game_name(words, most_played).as_str());
    Some(Year {
        heading: words.say(&Text::new("club-year").with("year", Arg::Verbatim(today.year().to_string()))),
        href: at.address(&format!("/season/{most_played}")),
        figures: vec![
            counted("club-label-evenings", count(evenings.len())),
            counted("club-label-hands", hands),
            (write(words, count(times)), words.say(&of_game)),
        ],
        months: months(words, evenings),
        leaders: games.iter().filter_map(|(game, _)| leader(at, evenings, game)).collect(),
        owed: owed(at, ledger),
    })
}

fn write(words: Words, count: i64) -> String {
    number(words.language, &count.to_string())
}

/// The games of these evenings with how many there were of each, the most frequent first.
pub fn games(evenings: &[Evening]) -> Vec<(&str, usize)> {
    let mut games: Vec<(&str, usize)> = Vec::new();
    for evening in evenings {
        match games.iter_mut().find(|(game, _)| *game == evening.table.game) {
            Some((_, times)) => *times += 1,
            None => games.push((&evening.table.game, 1)),
        }
    }
    games.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
    games
}

/// How many evenings each month had.
fn months(words: Words, evenings: &[Evening]) -> Columns {
    let of = |number: u32| evenings.iter().filter(|evening| evening.day().month() == number).count();
    let counts: Vec<i64> = (1..=12).map(|number| i64::try_from(of(number)).unwrap_or(i64::MAX)).collect();
    let name = |number| NaiveDate::from_ymd_opt(2000, number, 1).map(|day| month(words.language, day));
    let names: Vec<String> = (1..=12).map(|number| name(number).unwrap_or_default()).collect();
    let letter = |name: &String| name.chars().next().map_or_else(String::new, |first| first.to_uppercase().collect());
    let shown = |count: &i64| if *count == 0 { String::new() } else { write(words, *count) };
    let said = names.iter().zip(&counts).filter(|(_, count)| **count > 0);
    let said = said.map(|(name, count)| {
        let text = Text::new("club-month-column").with("month", name.as_str());
        words.say(&text.count("evenings", *count))
    });
    let (above, below): (Vec<_>, Vec<_>) = (counts.iter().map(shown).collect(), names.iter().map(letter).collect());
    Columns::new(&counts, &above, &below, said.collect::<Vec<_>>().join(", "))
}

/// Who leads in a game, of those who have played it for the unit in which it was played last.
fn leader(at: &AtClub, evenings: &[Evening], game: &str) -> Option<(String, String, String)> {
    let unit = last_unit(evenings, game)?;
    let totals = totals(evenings, game, &unit);
    let worth = |total: i64| if unit.lower_wins { -total } else { total };
    let best = totals.iter().map(|(_, total)| *total).max_by_key(|total| worth(*total))?;
    let leaders: Vec<PersonId> = totals.iter().filter(|(_, total)| *total == best).map(|(id, _)| *id).collect();
    let count = i64::try_from(leaders.len()).unwrap_or(i64::MAX);
    let game_said = game_name(at.words(), game);
    let said = of_people(at, &leaders, |leaders| {
        Text::new("club-leads").with("game", verbatim(&game_said)).with("players", leaders).count("count", count)
    });
    Some((at.address(&format!("/season/{game}")), said, amount(at.words(), &unit, best)))
}

/// What a game was played for last.
pub fn last_unit(evenings: &[Evening], game: &str) -> Option<Unit> {
    evenings.iter().find(|evening| evening.table.game == game).map(|evening| evening.unit.clone())
}

fn totals(evenings: &[Evening], game: &str, unit: &Unit) -> Vec<(PersonId, i64)> {
    let mut totals: Vec<(PersonId, i64)> = Vec::new();
    let own = evenings.iter().filter(|evening| evening.table.game == game && evening.unit == *unit);
    for one in own.flat_map(|evening| &evening.results) {
        match totals.iter_mut().find(|(known, _)| *known == one.person) {
            Some((_, sum)) => *sum += one.total,
            None => totals.push((one.person, one.total)),
        }
    }
    totals
}

/// The first of the payments that would settle what is owed.
fn owed(at: &AtClub, ledger: &Ledger) -> Vec<(String, String, String)> {
    let people = at.club().people();
    let settled = ledger.purses().iter().filter_map(|purse| {
        let name = purse.name();
        settle(at.club(), ledger, Asked { purse: Some(&name), ..Asked::default() }).ok()
    });
    let payments =
        settled.flat_map(|settled| settled.payments.into_iter().map(move |payment| (settled.purse, payment)));
    let said = payments.take(MOST_OWED).map(|(purse, payment)| {
        let (from, to) = (verbatim(people.name(payment.from)), verbatim(people.name(payment.to)));
        let text = Text::new("club-owes").with("from", from).with("to", to);
        (at.address("/ledger"), at.words().say(&text), at.money(purse, payment.amount))
    });
    said.collect()
}
