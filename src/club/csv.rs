//! Plays and hands as CSV: as RFC 4180 prescribes, or as the reader's spreadsheet opens it.

use ::csv::{Terminator, WriterBuilder};
use chrono::{DateTime, SecondsFormat};

use super::plays::HandRecord;
use super::state::Club;
use crate::document::{Value, note::NOTE};
use crate::games::{GameInfo, PlayerRole};
use crate::session::{Person, Replay, ScoredHand};
use crate::store::{TableNumber, TableUnit};

/// Characters that start a formula in a spreadsheet; some programs accept the full-width forms, too.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// Quotes a text that a spreadsheet would run as a formula.
fn cell(text: &str) -> String {
    if text.starts_with(FORMULA) { format!("'{text}") } else { text.to_owned() }
}

/// How the cells of a line are separated, and how amounts are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// With commas, in UTF-8, for programs.
    Standard,
    /// With a byte order mark, without which some spreadsheets do not read UTF-8. Where the decimal sign is a comma, they expect
    /// it in amounts, and a semicolon between cells.
    Spreadsheet { has_decimal_comma: bool },
}

impl Dialect {
    fn has_decimal_comma(self) -> bool {
        self == Self::Spreadsheet { has_decimal_comma: true }
    }

    /// An amount in documents' notation.
    fn amount(self, plain: String) -> String {
        if self.has_decimal_comma() { plain.replace('.', ",") } else { plain }
    }
}

/// Writes records with the line ends that the standard prescribes.
#[expect(clippy::expect_used, reason = "an export must not be empty")]
fn csv<R: IntoIterator<Item = String>>(dialect: Dialect, records: impl IntoIterator<Item = R>) -> String {
    let separator = if dialect.has_decimal_comma() { b';' } else { b',' };
    let mut lines = WriterBuilder::new().terminator(Terminator::CRLF).delimiter(separator).from_writer(Vec::new());
    let written = records.into_iter().try_for_each(|record| lines.write_record(record));
    written.expect("memory takes records, which all have as many cells");
    String::from_utf8(lines.into_inner().expect("memory takes records")).expect("cells are UTF-8")
}

/// The column names of a club's whole history.
pub fn header(dialect: Dialect) -> String {
    let header = ["date", "table", "game", "hand", "person", "role", "contract", "outcome", "amount", "unit"];
    let mark = if dialect == Dialect::Standard { "" } else { "\u{FEFF}" };
    mark.to_owned() + &csv(dialect, [header.map(str::to_owned)])
}

/// One table of a club's whole history, which was opened at a time in milliseconds since 1970: one line for each play.
pub fn lines(
    dialect: Dialect,
    club: &Club,
    (table, opened_at): (TableNumber, i64),
    game: &GameInfo,
    unit: &TableUnit,
    plays: Vec<HandRecord>,
) -> String {
    let (date, number, names) = (club.day(opened_at).to_string(), table.to_string(), club.names_at(table));
    let line = |HandRecord { hand, person, part, amount }: HandRecord| {
        let person = cell(names.get(person.0)?);
        let (hand, amount) = (hand.to_string(), dialect.amount(unit.print(amount)));
        let played = [&*hand, &*person, part.role, part.contract, part.outcome, &*amount, &*unit.name];
        Some([&*date, &*number, game.id].into_iter().chain(played).map(str::to_owned).collect::<Vec<_>>())
    };
    csv(dialect, plays.into_iter().filter_map(line))
}

/// One line for each hand, one column for each player, and the note. A hand that was not played has its result in place of the
/// contract.
/// `parts` are those in each hand, `times` when each was entered, in milliseconds since 1970.
pub fn of_table(replay: &Replay, hands: &[Value], parts: &[Vec<PlayerRole>], times: &[i64]) -> String {
    let unit = TableUnit::of(replay.measure());
    let has_sat = |person: &Person| replay.seatings().iter().any(|seating| seating.people.contains(person));
    let people: Vec<Person> = replay.people().distinct().filter(has_sat).collect();
    let names = people.iter().map(|person| cell(replay.people().name(*person)));
    let header =
        ["hand", "at", "dealer", "contract"].map(str::to_owned).into_iter().chain(names).chain(["note".to_owned()]);
    let line = |(((scored, hand), parts), at): (((&ScoredHand, &Value), &Vec<PlayerRole>), &i64)| {
        let seating = replay.seating_at(scored.number);
        let amounts = people.iter().map(|person| {
            let mut seats = seating.into_iter().flat_map(|seating| seating.seats.all().zip(&seating.people));
            let seat = seats.find(|(_, one)| *one == person);
            seat.map_or_else(String::new, |(seat, _)| unit.print(scored.delta(seat)))
        });
        let dealer = scored.dealer.map(|dealer| cell(replay.seats_at(scored.number).name(dealer))).unwrap_or_default();
        let result = hand.get("result").and_then(Value::as_text).unwrap_or_default();
        let contract = parts.first().map_or(result, |part| part.contract).to_owned();
        let at = DateTime::from_timestamp_millis(*at).unwrap_or_default().to_rfc3339_opts(SecondsFormat::AutoSi, true);
        let note = cell(hand.get(NOTE).and_then(Value::as_text).unwrap_or_default());
        [scored.number.to_string(), at, dealer, contract].into_iter().chain(amounts).chain([note]).collect()
    };
    let lines = replay.hands().iter().zip(hands).zip(parts).zip(times).map(line);
    csv(Dialect::Standard, std::iter::once(header.collect::<Vec<_>>()).chain(lines))
}
