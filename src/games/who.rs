//! Questions whose answer is a player.

use super::form::{BidLookup, Field, Label, MatrixRow, SelectOption, Widget};
use crate::document::{Choice, Message, Seats, form_value::joined};
use crate::ledger::Seat;

/// A tile with the name of a player.
pub fn tile(seats: &Seats, seat: Seat) -> SelectOption {
    SelectOption::new(seats.label(seat), Label::Player(seat))
}

/// Large tiles, one per player, with a smaller line below each name.
pub fn hinted(
    legend: &'static str,
    name: &str,
    seats: &Seats,
    players: &[Seat],
    hint: impl Fn(Seat) -> Message,
) -> Field {
    let options = players.iter().map(|seat| tile(seats, *seat).hint(hint(*seat)));
    Field::choice(legend, name, Widget::Tiles, options.collect())
}

/// Tiles with a first one for no player.
pub fn or_nobody(legend: impl Into<Message>, name: &str, seats: &Seats, players: &[Seat]) -> Field {
    let players = players.iter().map(|seat| tile(seats, *seat));
    Field::optional(legend, name, "answer-no-player", players).looking(Widget::Tiles)
}

/// Rows of players and columns of bids: `taker+bid`.
pub fn and_bid<T: Choice>(
    legend: &'static str,
    name: &str,
    columns: impl IntoIterator<Item = &'static str>,
    called: Option<BidLookup>,
    seats: &Seats,
    players: &[Seat],
) -> Field {
    let rows = players.iter().map(|seat| MatrixRow {
        label: Label::Player(*seat),
        values: T::ALL.iter().map(|(bid, _)| joined(&[seats.label(*seat), bid])).collect(),
        name: None,
    });
    Field::Matrix {
        legend: Message::new(legend),
        name: name.to_owned(),
        columns: columns.into_iter().map(|column| Message::new(column).into()).collect(),
        rows: rows.collect(),
        called,
        is_named: false,
    }
}

/// Rows of players and named cells: `taker+trump`. Partners stand together.
pub fn and_named(
    legend: &'static str,
    name: &str,
    columns: Vec<(&'static str, Label)>,
    seats: &Seats,
    players: &[Seat],
) -> Field {
    let rows = by_side(seats, players).into_iter().map(|seat| MatrixRow {
        label: Label::Player(seat),
        values: columns.iter().map(|(value, _)| joined(&[seats.label(seat), value])).collect(),
        name: None,
    });
    Field::Matrix {
        legend: Message::new(legend),
        name: name.to_owned(),
        rows: rows.collect(),
        columns: columns.into_iter().map(|(_, label)| label).collect(),
        called: None,
        is_named: true,
    }
}

/// The players with partners next to each other, the side of the first seat first.
pub fn by_side(seats: &Seats, players: &[Seat]) -> Vec<Seat> {
    let mut players = players.to_vec();
    players.sort_by_key(|seat| seats.party_of(*seat));
    players
}
