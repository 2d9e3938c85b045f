//! The standing, ready for the template: a row a player, on the live table and under every result.

use crate::games::form::{Field, Look};
use crate::games::game::{Ending, NextDeal};
use crate::games::seats::Deal;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::session::{People, Replay, Scored};
use crate::web::layout::names::length;
use crate::words::Reader;

pub struct ScoreRow {
    /// The player's mark, from 1.
    pub mark: usize,
    pub name: String,
    /// Whether the name wants smaller letters.
    pub length: &'static str,
    /// Whether he deals the hand that the board is about.
    pub deals: bool,
    /// Whether he sits that hand out.
    pub is_out: bool,
    /// What stands beside the name: what the player still needs.
    pub beside: Option<String>,
    /// What he owes the middle, a slip each.
    pub slips: Vec<String>,
    /// What the hand changed, and the class of its colour.
    pub change: Option<(String, &'static str)>,
    pub total: String,
}

/// The class of a signed amount's colour.
pub fn colour(amount: i64) -> &'static str {
    match amount.signum() {
        1 => "plus",
        -1 => "minus",
        _ => "",
    }
}

/// The seats in seating order, or the leader first.
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
pub fn rows(replay: &Replay, deal: &Deal, seats: &[Seat], reader: &Reader<'_>) -> Vec<ScoreRow> {
    let (names, shows_sign) = (replay.seats(), replay.measure().zero_sum);
    let (last, totals) = (replay.hands().last(), replay.totals_by_seat(None));
    let deltas = last.map(Scored::deltas).unwrap_or_default();
    // Who has taken a seat over since has moved nothing in it.
    let (now, then) = (replay.seatings().last(), last.and_then(|hand| replay.seating_at(hand.deal.number)));
    let moved = |seat: &Seat| {
        now.zip(then).is_some_and(|(now, then)| now.seated.get(seat.index()) == then.seated.get(seat.index()))
    };
    let written = |amount| if shows_sign { reader.signed(amount) } else { reader.amount(amount) };
    let row = |seat: &Seat| {
        let delta = deltas.get(seat.index()).copied().filter(|_| moved(seat));
        ScoreRow {
            mark: names.mark(*seat),
            name: names.name(*seat).to_owned(),
            length: length(names.name(*seat)),
            deals: *seat == deal.dealer,
            is_out: deal.out.contains(seat),
            beside: None,
            slips: Vec::new(),
            change: delta.map(|delta| (reader.signed(delta), if shows_sign { colour(delta) } else { "" })),
            total: written(totals.get(seat.index()).copied().unwrap_or_default()),
        }
    };
    seats.iter().map(row).collect()
}

/// The same with what stands beside the names: what each still needs, and the slips of what is owed.
pub fn rows_before(
    replay: &Replay,
    deal: &Deal,
    next: &NextDeal,
    seats: &[Seat],
    reader: &Reader<'_>,
) -> Vec<ScoreRow> {
    let mut rows = rows(replay, deal, seats, reader);
    let debts = replay.debts();
    for (row, seat) in rows.iter_mut().zip(seats) {
        row.beside = next.beside.iter().find(|(of, _)| of == seat).map(|(_, text)| reader.say(text));
        let own = debts.iter().filter(|debt| debt.player == *seat);
        row.slips = own.map(|debt| reader.say(&Text::new("tag-owes").amount("amount", debt.amount))).collect();
    }
    rows
}

/// The rows of a table at which no hand follows: the winners first, whom a play-off may have found among equals, then the
/// best total, then who has left a seat to somebody else; nobody deals.
pub fn final_rows(replay: &Replay, reader: &Reader<'_>) -> Vec<ScoreRow> {
    let mut seats = order(replay, true);
    if let Ending::Finished(winners) = replay.ending() {
        seats.sort_by_key(|seat| !winners.contains(seat));
    }
    let spelt = spelt(replay, reader);
    let mut rows = rows(replay, &replay.deal(), &seats, reader);
    for (row, seat) in rows.iter_mut().zip(&seats) {
        (row.deals, row.is_out, row.change) = (false, false, None);
        if let Some((_, word)) = spelt.iter().find(|(label, _)| label == replay.seats().label(*seat)) {
            row.total.clone_from(word);
        }
    }
    rows.extend(left(replay, reader));
    rows
}

/// Who has left a seat and keeps what he has won in it: where players are only counted, that stays with the seat.
fn left(replay: &Replay, reader: &Reader<'_>) -> Vec<ScoreRow> {
    let Some(now) = replay.seatings().last().filter(|_| replay.measure().zero_sum) else { return Vec::new() };
    let gone = replay.totals().into_iter().filter(|(person, _)| !now.seated.contains(person));
    let row = |(person, total)| {
        let name = replay.people().name(person).to_owned();
        ScoreRow {
            mark: People::mark(person),
            length: length(&name),
            name,
            deals: false,
            is_out: false,
            beside: None,
            slips: Vec::new(),
            change: None,
            total: reader.signed(total),
        }
    };
    gone.map(row).collect()
}

/// What everybody has of the word, by label, where one is spelt.
fn spelt(replay: &Replay, reader: &Reader<'_>) -> Vec<(String, String)> {
    let position = replay.position();
    let Some(Field::Choice { look: Look::Spelling, options, .. }) = position.quick_form(&position.deal(None)) else {
        return Vec::new();
    };
    options.into_iter().filter_map(|option| Some((option.value, reader.say(&option.hint?)))).collect()
}
