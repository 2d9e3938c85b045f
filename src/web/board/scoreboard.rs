//! The standing, ready for the template: a row a player, on the live table and under every result.

use crate::games::game::Ending;
use crate::games::seats::{Deal, Seats};
use crate::ledger::Seat;
use crate::session::{Replay, Scored};
use crate::web::frame::names::is_long;
use crate::words::Reader;

pub struct ScoreRow {
    /// The player's mark, from 1.
    pub mark: usize,
    pub name: String,
    /// Whether the name wants smaller letters.
    pub is_long: bool,
    /// Whether he deals the hand that the board is about.
    pub deals: bool,
    /// Whether he sits that hand out.
    pub is_out: bool,
    /// What the hand changed, and the class of its colour.
    pub change: Option<(String, &'static str)>,
    pub total: String,
}

/// The class of a signed amount's colour.
#[must_use]
pub fn colour(amount: i64) -> &'static str {
    match amount.signum() {
        1 => "plus",
        -1 => "minus",
        _ => "",
    }
}

/// The seats in seating order, or the leader first.
#[must_use]
pub fn order(replay: &Replay, by_score: bool) -> Vec<Seat> {
    let mut seats: Vec<Seat> = replay.seats().all().collect();
    if by_score {
        let (lower, totals) = (replay.measure().lower_wins, replay.totals_by_seat(None));
        let total = |seat: &Seat| totals.get(seat.index()).copied().unwrap_or_default();
        seats.sort_by_key(|seat| if lower { total(seat) } else { -total(seat) });
    }
    seats
}

/// The rows of a table before a deal: totals as they are now, with what the last hand changed.
#[must_use]
pub fn rows(replay: &Replay, deal: &Deal, seats: &[Seat], reader: &Reader<'_>) -> Vec<ScoreRow> {
    let last = u32::try_from(replay.hands().len()).unwrap_or(u32::MAX);
    let deltas = replay.hand(last).map(Scored::deltas).unwrap_or_default();
    drawn(replay.seats(), deal, seats, (&deltas, &replay.totals_by_seat(None)), (reader, replay.measure().zero_sum))
}

/// The rows of a hand that was played: totals as they were after it.
#[must_use]
pub fn rows_of_hand(replay: &Replay, scored: &Scored, reader: &Reader<'_>) -> Vec<ScoreRow> {
    let number = scored.deal.number;
    let seats = replay.seats_at(number);
    let all: Vec<Seat> = seats.all().collect();
    let amounts = (scored.deltas(), replay.totals_by_seat(Some(number)));
    drawn(seats, &scored.deal, &all, (&amounts.0, &amounts.1), (reader, replay.measure().zero_sum))
}

/// A row for each of these seats, with the changes and the totals of all seats.
fn drawn(
    names: &Seats,
    deal: &Deal,
    seats: &[Seat],
    (deltas, totals): (&[i64], &[i64]),
    (reader, shows_sign): (&Reader<'_>, bool),
) -> Vec<ScoreRow> {
    let written = |amount| if shows_sign { reader.signed(amount) } else { reader.amount(amount) };
    let row = |seat: &Seat| {
        let delta = deltas.get(seat.index()).copied();
        ScoreRow {
            mark: seat.index() + 1,
            name: names.name(*seat).to_owned(),
            is_long: is_long(names.name(*seat)),
            deals: *seat == deal.dealer,
            is_out: deal.out.contains(seat),
            change: delta.map(|delta| (reader.signed(delta), if shows_sign { colour(delta) } else { "" })),
            total: written(totals.get(seat.index()).copied().unwrap_or_default()),
        }
    };
    seats.iter().map(row).collect()
}

/// The rows of a table at which no hand follows: the winners first, whom a play-off may have found among equals, then the
/// best total; nobody deals.
#[must_use]
pub fn final_rows(replay: &Replay, reader: &Reader<'_>) -> Vec<ScoreRow> {
    let mut seats = order(replay, true);
    if let Ending::Finished(winners) = replay.ending() {
        seats.sort_by_key(|seat| !winners.contains(seat));
    }
    let mut rows = rows(replay, &replay.deal(), &seats, reader);
    for row in &mut rows {
        (row.deals, row.is_out, row.change) = (false, false, None);
    }
    rows
}
