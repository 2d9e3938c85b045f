//! The rows of the standing, for the live table and under every result.

use crate::games::{Deal, Field, Look, Measure, NextDeal, Text};
use crate::ledger::Seat;
use crate::session::{People, Replay, ScoredHand};
use crate::web::auth::AtTable;
use crate::web::components::table_texts::winners;
use crate::web::layout::long_names::length;
use crate::words::Reader;

#[derive(Default)]
pub struct ScoreRow {
    /// The player's mark, from 1.
    pub mark: usize,
    pub name: String,
    /// The class of a name that needs smaller letters.
    pub length: &'static str,
    /// Whether the player deals the hand.
    pub deals: bool,
    /// Whether the player sits the hand out.
    pub is_out: bool,
    /// Text beside the name: what the player still needs.
    pub beside: Option<String>,
    /// The player's debts to the pots.
    pub slips: Vec<String>,
    /// The change by the hand, and the class of its colour.
    pub change: Option<(String, &'static str)>,
    pub total: String,
    /// Whether the player has won, so that the total has the colour of a gain. All other totals have none.
    pub is_winner: bool,
}

impl ScoreRow {
    fn new(mark: usize, name: &str, total: String) -> Self {
        Self { mark, name: name.to_owned(), length: length(name), total, ..Self::default() }
    }
}

/// The class of a list of scores by its longest total, which may leave little room for the names.
pub fn figures(rows: &[ScoreRow]) -> &'static str {
    match rows.iter().map(|row| row.total.chars().count()).max().unwrap_or_default() {
        0..=6 => "",
        7..=10 => " wide-figures",
        11.. => " wider-figures",
    }
}

/// The class of a signed amount's colour.
pub fn colour(amount: i64) -> &'static str {
    match amount.signum() {
        1 => "plus",
        -1 => "minus",
        _ => "",
    }
}

/// [`colour`] for a result; none where players do not win from each other.
pub fn result_colour(measure: &Measure, amount: i64) -> &'static str {
    if measure.zero_sum { colour(amount) } else { "" }
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

/// The rows of a table before a deal: the current totals, and the changes by the last hand.
pub fn rows(replay: &Replay, deal: &Deal, seats: &[Seat], reader: &Reader<'_>) -> Vec<ScoreRow> {
    let (names, measure) = (replay.seats(), replay.measure());
    let (last, totals) = (replay.hands().last(), replay.totals_by_seat(None));
    let deltas = last.map(ScoredHand::deltas).unwrap_or_default();
    // A player who has taken over the seat since has no change.
    let (now, then) = (replay.seatings().last(), last.and_then(|hand| replay.seating_at(hand.number)));
    let is_same_player = |seat: &Seat| {
        now.zip(then).is_some_and(|(now, then)| now.people.get(seat.index()) == then.people.get(seat.index()))
    };
    let row = |seat: &Seat| {
        let delta = deltas.get(seat.index()).copied().filter(|_| is_same_player(seat));
        let total = reader.result(totals.get(seat.index()).copied().unwrap_or_default());
        ScoreRow {
            deals: *seat == deal.dealer,
            is_out: deal.out.contains(seat),
            change: delta.map(|delta| (reader.signed(delta), result_colour(measure, delta))),
            ..ScoreRow::new(names.mark(*seat), names.name(*seat), total)
        }
    };
    seats.iter().map(row).collect()
}

/// [`rows`] with the texts beside the names, and the debts.
pub fn rows_before(at: &AtTable, deal: &Deal, next: &NextDeal, by_score: bool) -> Vec<ScoreRow> {
    let (replay, reader) = (&at.state.replay, at.reader());
    let seats = order(replay, by_score);
    let mut rows = rows(replay, deal, &seats, &reader);
    let debts = replay.debts();
    for (row, seat) in rows.iter_mut().zip(&seats) {
        row.beside = next.beside.iter().find(|(of, _)| of == seat).map(|(_, text)| reader.say(text));
        let own = debts.iter().filter(|debt| debt.player == *seat);
        row.slips = own.map(|debt| reader.say(&Text::new("tag-owes").amount("amount", debt.amount))).collect();
    }
    rows
}

/// The rows of a finished table: first the winners, because a play-off may have decided between equal totals, then the
/// others by total, then the players who have left.
pub fn final_rows(replay: &Replay, reader: &Reader<'_>) -> Vec<ScoreRow> {
    let (mut seats, winners) = (order(replay, true), winners(replay));
    seats.sort_by_key(|seat| !winners.contains(seat));
    let spelt = spelt(replay, reader);
    let mut rows = rows(replay, &replay.deal(), &seats, reader);
    for (row, seat) in rows.iter_mut().zip(&seats) {
        (row.deals, row.is_out, row.change, row.is_winner) = (false, false, None, winners.contains(seat));
        if let Some((_, word)) = spelt.iter().find(|(label, _)| label == replay.seats().label(*seat)) {
            row.total.clone_from(word);
        }
    }
    rows.extend(left(replay, reader));
    rows
}

/// The players who have left their seat and keep their total. In games that only count points it stays with the seat.
fn left(replay: &Replay, reader: &Reader<'_>) -> Vec<ScoreRow> {
    let Some(now) = replay.seatings().last().filter(|_| replay.measure().zero_sum) else { return Vec::new() };
    let left = replay.totals(None).into_iter().filter(|(person, _)| !now.people.contains(person));
    let row = |(person, total)| ScoreRow::new(People::mark(person), replay.people().name(person), reader.signed(total));
    left.map(row).collect()
}

/// The letters that each player has, by label, in games that spell a word.
fn spelt(replay: &Replay, reader: &Reader<'_>) -> Vec<(String, String)> {
    let position = replay.position();
    let Some(Field::Choice { look: Look::Spelling, options, .. }) = position.quick_form(&position.deal(None)) else {
        return Vec::new();
    };
    options.into_iter().filter_map(|option| Some((option.value, reader.say(&option.hint?)))).collect()
}
