//! The sheets of rubbers: a column for each side, trick scores below a line and all else above it, each with its hand.

use super::hand_ledger::outcome;
use crate::document::{Message, seats::AND};
use crate::i18n::MessageFormatter;
use crate::table::Table;

#[derive(Default)]
pub struct Rubber {
    pub heading: String,
    /// The marks of the players of each side, and their names.
    pub sides: Vec<(Vec<usize>, String)>,
    /// The rows above the line, from the top: the newest first.
    pub above: Vec<Row>,
    /// The rows of each game below the line.
    pub games: Vec<Vec<Row>>,
    is_over: bool,
}

/// A figure of each side, if it has one.
pub type Row = [Option<Figure>; 2];

pub struct Figure {
    pub amount: String,
    /// "Hand 4".
    pub hand: String,
}

/// The rubber that is being played; `None` before its first hand.
pub fn current(table: &Table, formatter: &MessageFormatter<'_>) -> Option<Rubber> {
    rubbers(table, formatter).pop().filter(|rubber| !rubber.is_over)
}

/// All rubbers, oldest first.
pub fn rubbers(table: &Table, formatter: &MessageFormatter<'_>) -> Vec<Rubber> {
    let mut rubbers: Vec<Rubber> = Vec::new();
    let numbers = if table.replay.info().has_rubbers { 1..table.next_number() } else { 1..1 };
    for number in numbers {
        let Some(entry) = outcome(table, number).and_then(|outcome| outcome.rubber.clone()) else { continue };
        let seats = table.replay.seats_at(number);
        let hand = || formatter.localizer().say(&Message::new("hand-heading").count("number", number));
        let figure = |amount: i64| Figure { amount: formatter.amount(amount), hand: hand() };
        let row = |amounts: [i64; 2]| amounts.map(|amount| (amount != 0).then(|| figure(amount)));
        let side =
            |side: [_; 2]| (side.map(|seat| seats.mark(seat)).to_vec(), side.map(|seat| seats.name(seat)).join(AND));
        if rubbers.last().is_none_or(|last| last.is_over) {
            rubbers.push(Rubber {
                heading: formatter.say(&entry.heading),
                sides: entry.sides.map(side).to_vec(),
                games: vec![Vec::new()],
                ..Rubber::default()
            });
        }
        let Some(rubber) = rubbers.last_mut() else { continue };
        add_above(&mut rubber.above, row(entry.above));
        if let Some(game) = rubber.games.last_mut().filter(|_| entry.below != [0; 2]) {
            game.push(row(entry.below));
        }
        rubber.is_over = entry.ends_rubber;
        if entry.ends_game && !entry.ends_rubber {
            rubber.games.push(Vec::new());
        }
    }
    rubbers
}

/// Each column grows upwards from the line without gaps.
fn add_above(above: &mut Vec<Row>, row: Row) {
    for (side, figure) in row.into_iter().enumerate().filter(|(_, figure)| figure.is_some()) {
        let free = above.iter().rposition(|row| row[side].is_none());
        if free.is_none() {
            above.insert(0, [None, None]);
        }
        above[free.unwrap_or_default()][side] = figure;
    }
}
