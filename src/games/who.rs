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
    let (legend, columns) = (Message::new(legend), columns.into_iter().map(Message::new).collect());
    Field::Matrix { legend, name: name.to_owned(), columns, rows: rows.collect(), called }
}
