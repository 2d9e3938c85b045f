//! Questions whose answer is a player.

use super::choice::Choice;
use super::draft::joined;
use super::form::{Choosable, Field, Look, MatrixRow};
use super::seats::Seats;
use super::text::Text;
use crate::ledger::Seat;

/// A tile with the name of a player.
pub fn tile(seats: &Seats, seat: Seat) -> Choosable {
    Choosable::new(seats.label(seat), Text::new("player-name").with("player", seat))
}

/// Large tiles, one per player.
pub fn tiles(legend: Text, name: &str, seats: &Seats, players: &[Seat]) -> Field {
    hinted(legend, name, seats, players, &|_| None)
}

/// [`tiles`] with a smaller line below each name.
pub fn hinted(legend: Text, name: &str, seats: &Seats, players: &[Seat], hint: &dyn Fn(Seat) -> Option<Text>) -> Field {
    let options = players.iter().map(|seat| Choosable { hint: hint(*seat), ..tile(seats, *seat) });
    Field::choice(legend, name, Look::Tiles, options.collect())
}

/// [`tiles`] for a partner, who is not the player in the input `of`.
pub fn partner(legend: Text, name: &str, of: &str, seats: &Seats, players: &[Seat]) -> Field {
    let options = players.iter().map(|seat| tile(seats, *seat).never(of, &[seats.label(*seat).to_owned()]));
    Field::choice(legend, name, Look::Tiles, options.collect())
}

/// Tiles with a first one for no player, or for an unknown one.
pub fn or_nobody(legend: Text, name: &str, nobody: Text, seats: &Seats, players: &[Seat]) -> Field {
    let players = players.iter().map(|seat| tile(seats, *seat));
    let options = std::iter::once(Choosable::new("", nobody)).chain(players);
    let (name, options) = (name.to_owned(), options.collect());
    Field::Choice { legend, name, look: Look::Tiles, options, chosen: Some(String::new()) }
}

/// Rows of players and columns of bids: `taker+bid`.
pub fn and_bid<T: Choice>(
    legend: Text,
    name: &str,
    columns: impl IntoIterator<Item = &'static str>,
    seats: &Seats,
    players: &[Seat],
) -> Field {
    let rows = players.iter().map(|seat| MatrixRow {
        label: Text::new("player-name").with("player", *seat),
        values: T::ALL.iter().map(|(bid, _)| joined(&[seats.label(*seat), bid])).collect(),
        name: None,
    });
    let columns = columns.into_iter().map(Text::new).collect();
    Field::Matrix { legend, name: name.to_owned(), columns, rows: rows.collect(), called: None }
}
