//! The values of a chart's lines: the running totals.

use crate::ledger::Seat;
use crate::session::{People, Person, Replay};

/// A line of a chart. The first total is the one before the first step.
pub struct Line {
    /// The player's mark, from 1.
    pub mark: usize,
    pub name: String,
    pub totals: Vec<i64>,
}

impl Line {
    /// The last total.
    pub fn end(&self) -> i64 {
        self.totals.last().copied().unwrap_or_default()
    }
}

/// The lines of a replay, with a step after each number of hands in `shown`.
pub fn lines(replay: &Replay, shown: &[usize]) -> Vec<Line> {
    if replay.measure().zero_sum { by_person(replay, shown) } else { by_seat(replay, shown) }
}

/// A line for each person, since they win and lose for themselves: the seated ones, then those who have left.
fn by_person(replay: &Replay, shown: &[usize]) -> Vec<Line> {
    let steps: Vec<Vec<(Person, i64)>> =
        shown.iter().map(|hand| at_step(replay, *hand, || replay.totals(), |hand| replay.totals_after(hand))).collect();
    let seated = replay.seatings().last().map_or(&[][..], |seating| &seating.seated);
    let left = replay.people().all().filter(|person| !seated.contains(person));
    let total = |person: Person, step: &Vec<(Person, i64)>| {
        step.iter().find(|(known, _)| *known == person).map_or(0, |(_, total)| *total)
    };
    let line = |person: Person| Line {
        mark: People::mark(person),
        name: replay.people().name(person).to_owned(),
        totals: steps.iter().map(|step| total(person, step)).collect(),
    };
    seated.iter().copied().chain(left).map(line).collect()
}

/// A line for each seat, since the totals stay with the seat when another person takes it.
fn by_seat(replay: &Replay, shown: &[usize]) -> Vec<Line> {
    let after = |hand: u32| replay.totals_by_seat(Some(hand));
    let steps: Vec<Vec<i64>> =
        shown.iter().map(|hand| at_step(replay, *hand, || replay.totals_by_seat(None), after)).collect();
    let line = |seat: Seat| Line {
        mark: replay.seats().mark(seat),
        name: replay.seats().name(seat).to_owned(),
        totals: steps.iter().map(|step| step.get(seat.index()).copied().unwrap_or_default()).collect(),
    };
    replay.seats().all().map(line).collect()
}

/// The totals after a number of hands. The last ones are the current totals, which include the pots that a closed table
/// has shared.
fn at_step<T>(replay: &Replay, hands: usize, now: impl Fn() -> Vec<T>, after: impl Fn(u32) -> Vec<T>) -> Vec<T> {
    match hands {
        0 => Vec::new(),
        all if all == replay.hands().len() => now(),
        hand => u32::try_from(hand).map_or_else(|_| Vec::new(), after),
    }
}
