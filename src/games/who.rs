//! Questions whose answer is a player.

use super::choice::Choice;
use super::draft::joined;
use super::form::{Called, Choosable, Field, Label, Look, MatrixRow};
use super::seats::Seats;
use super::text::Text;
use crate::ledger::Seat;

/// A tile with the name of a player.
pub fn tile(seats: &Seats, seat: Seat) -> Choosable {
    Choosable::new(seats.label(seat), Label::Player(seat))
}

/// Large tiles, one per player, with a smaller line below each name.
pub fn hinted(legend: &'static str, name: &str, seats: &Seats, players: &[Seat], hint: impl Fn(Seat) -> Text) -> Field {
    let options = players.iter().map(|seat| tile(seats, *seat).hint(hint(*seat)));
    Field::choice(legend, name, Look::Tiles, options.collect())
}

/// Tiles with a first one for no player.
pub fn or_nobody(legend: impl Into<Text>, name: &str, seats: &Seats, players: &[Seat]) -> Field {
    let players = players.iter().map(|seat| tile(seats, *seat));
    Field::optional(legend, name, "answer-no-player", players).looking(Look::Tiles)
}

/// Rows of players and columns of bids: `taker+bid`.
pub fn and_bid<T: Choice>(
    legend: &'static str,
    name: &str,
    columns: impl IntoIterator<Item = &'static str>,
    called: Option<Called>,
    seats: &Seats,
    players: &[Seat],
) -> Field {
    let rows = players.iter().map(|seat| MatrixRow {
        label: Label::Player(*seat),
        values: T::ALL.iter().map(|(bid, _)| joined(&[seats.label(*seat), bid])).collect(),
        name: None,
    });
    let (legend, columns) = (Text::new(legend), columns.into_iter().map(Text::new).collect());
    Field::Matrix { legend, name: name.to_owned(), columns, rows: rows.collect(), called }
}
