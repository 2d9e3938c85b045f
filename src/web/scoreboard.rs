//! The standing, ready for the template: a row a player, on the live table and under every result.

use super::names::is_long;
use crate::games::game::Ending;
use crate::games::seats::Deal;
use crate::ledger::Seat;
use crate::session::{Replay, Scored};
use crate::words::Reader;

/// A player's row.
pub struct ScoreRow {
    /// The player's mark, from 1.
    pub mark: usize,
    /// The name.
    pub name: String,
    /// Whether the name wants smaller letters.
    pub is_long: bool,
    /// Whether he deals the hand that the board is about.
    pub deals: bool,
    /// Whether he sits that hand out.
    pub is_out: bool,
    /// What the hand changed, and the class of its colour.
    pub change: Option<(String, &'static str)>,
    /// The total.
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
        let lower = replay.measure().lower_wins;
        let total = |seat: &Seat| replay.balances().seat(*seat);
        seats.sort_by_key(|seat| if lower { total(seat) } else { -total(seat) });
    }
    seats
}

/// The rows: totals as they are now or, about a hand, as they were after it.
#[must_use]
pub fn rows(replay: &Replay, hand: Option<usize>, deal: &Deal, seats: &[Seat], reader: &Reader<'_>) -> Vec<ScoreRow> {
    let scored = hand.and_then(|at| replay.hands().get(at)).or_else(|| replay.hands().last());
    let totals = hand.and_then(|at| replay.hands().get(at)).map_or(replay.balances(), |scored| &scored.after);
    let shows_sign = replay.measure().zero_sum;
    let written = |amount| if shows_sign { reader.signed(amount) } else { reader.amount(amount) };
    let deltas = scored.map(Scored::deltas).unwrap_or_default();
    let row = |seat: &Seat| {
        let delta = deltas.get(seat.index()).copied();
        ScoreRow {
            mark: seat.index() + 1,
            name: replay.seats().name(*seat).to_owned(),
            is_long: is_long(replay.seats().name(*seat)),
            deals: *seat == deal.dealer,
            is_out: deal.out.contains(seat),
            change: delta.map(|delta| (reader.signed(delta), if shows_sign { colour(delta) } else { "" })),
            total: written(totals.seat(*seat)),
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
    let mut rows = rows(replay, None, &replay.deal(None), &seats, reader);
    for row in &mut rows {
        (row.deals, row.is_out, row.change) = (false, false, None);
    }
    rows
}
