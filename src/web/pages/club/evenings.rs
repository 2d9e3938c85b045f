//! The evenings of a club as its pages list them: the day, who won, and by how much.

use chrono::{Datelike, NaiveDate};

use crate::club::{PersonId, Unit};
use crate::games::seats::Seats;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::service::Evening;
use crate::web::auth::AtClub;
use crate::web::components::standing::{game_name, won};
use crate::words::{Words, month, month_of_year, number, weekday};

pub struct EveningRow {
    pub href: String,
    pub date: String,
    pub day: String,
    pub weekday: String,
    pub won: String,
    pub detail: String,
    /// The marks of the people at the table.
    pub marks: Vec<usize>,
    pub sum: String,
}

/// The evenings of a month.
pub struct MonthRows {
    pub heading: String,
    /// How many evenings there are, in words.
    pub count: String,
    pub evenings: Vec<EveningRow>,
}

pub fn address_of(evening: &Evening) -> String {
    format!("/t/{}", evening.table.id)
}

/// An amount of a club's unit, as the reader's language writes it. It has a sign where players win from each other.
pub fn amount(words: Words, unit: &Unit, minor: i64) -> String {
    let plain = unit.print(minor);
    let written = words.amount(&plain, unit.is_money.then_some(&*unit.name));
    let is_signed = unit.is_money || !unit.lower_wins;
    if is_signed && minor > 0 { format!("+{written}") } else { written }
}

/// A count, as the reader's language writes it.
pub fn figure(words: Words, count: &impl ToString) -> String {
    number(words.language, &count.to_string())
}

/// A message about some of the club's people, whose seats `text` gets.
pub fn of_people(at: &AtClub, ids: &[PersonId], text: impl FnOnce(Vec<Seat>) -> Text) -> String {
    let seats = Seats::new(ids.iter().map(|id| at.club().people().name(*id).to_owned()).collect());
    let all = seats.all().collect();
    at.words().with_names(&seats).say(&text(all))
}

fn row(at: &AtClub, evening: &Evening) -> EveningRow {
    let (words, day, results) = (at.words(), evening.day(), &evening.results);
    let winners: Vec<PersonId> = results.iter().filter(|one| one.won).map(|one| one.person).collect();
    let best = results.iter().find(|one| one.won).map(|one| one.total);
    let detail = Text::new("club-evening-detail")
        .with("game", game_name(words, &evening.table.game))
        .count("hands", evening.table.hands);
    EveningRow {
        href: address_of(evening),
        date: day.to_string(),
        day: day.day().to_string(),
        weekday: weekday(words.language, day),
        won: if winners.is_empty() { words.plain("club-no-winner") } else { of_people(at, &winners, won) },
        detail: words.say(&detail),
        marks: results.iter().map(|one| at.shown(one.person).mark).collect(),
        sum: best.map_or_else(String::new, |best| amount(words, &evening.unit, best)),
    }
}

/// Evenings by month, newest first. The heading of a month in another year than the current one names the year.
pub fn by_month(at: &AtClub, evenings: &[Evening], today: NaiveDate) -> Vec<MonthRows> {
    let language = at.words().language;
    let month_of = |evening: &Evening| (evening.day().year(), evening.day().month());
    let months = evenings.chunk_by(|one, other| month_of(one) == month_of(other));
    let rows = |evenings: &[Evening]| {
        let first = evenings.first().map_or(today, Evening::day);
        MonthRows {
            heading: if first.year() == today.year() { month(language, first) } else { month_of_year(language, first) },
            count: evening_count(at.words(), evenings.len()),
            evenings: evenings.iter().map(|evening| row(at, evening)).collect(),
        }
    };
    months.map(rows).collect()
}

/// "3 evenings"
pub fn evening_count(words: Words, count: usize) -> String {
    words.say(&Text::new("club-evenings").count("count", count))
}
