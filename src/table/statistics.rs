//! What statistics count of a table.

use std::collections::{BTreeMap, BTreeSet};

use super::state::Table;
use crate::club::{HandRecord, plays};
use crate::games::Contracts;
use crate::session::{Person, Replay, Seating};
use crate::store::{CountRow, IntegrityError, PlayRow, ResultRow, TableStatistics, TableUnit};

/// Counts a table's results and plays, as the store keeps them.
pub fn statistics(table: &Table) -> Result<TableStatistics, IntegrityError> {
    let replay = &table.replay;
    let plays = plays(replay, table.parts()?);
    Ok(TableStatistics {
        unit: TableUnit::of(replay.measure()),
        results: results(table),
        plays: tallied(&plays, replay.info().kinds.contracts.as_ref()),
        counts: counts(&plays),
        partners: partners(replay),
    })
}

fn label(person: Person) -> i64 {
    i64::try_from(person.0).unwrap_or(i64::MAX)
}

/// One for everybody who has sat at the table.
fn results(table: &Table) -> Vec<ResultRow> {
    let ahead = table.replay.leaders_by_label().people;
    let row = |(person, total)| ResultRow { label: label(person), total, won: ahead.contains(&person) };
    table.replay.totals_by_label(None).into_iter().map(row).collect()
}

/// Equal plays as one row.
fn tallied(plays: &[HandRecord], contracts: Option<&Contracts>) -> Vec<PlayRow> {
    let is_partner = |play: &&HandRecord| contracts.is_some_and(|contracts| contracts.partner == Some(play.part.role));
    let is_partner = &is_partner;
    let mut tallies: BTreeMap<_, PlayRow> = BTreeMap::new();
    let hands = plays.chunk_by(|one, other| one.hand == other.hand);
    let played = hands.flat_map(|hand| hand.iter().map(move |play| (play, hand.iter().find(is_partner))));
    for (HandRecord { person, part, amount, .. }, partner) in played {
        // Only the taker of a contract has counts.
        let partner = partner.filter(|_| !part.counts.is_empty()).map(|partner| label(partner.person));
        let apart = contracts.is_none().then_some(*amount);
        let tally = tallies.entry((*person, part.role, part.contract, part.outcome, partner, apart));
        let tally = tally.or_insert_with(|| PlayRow {
            label: label(*person),
            role: part.role.into(),
            contract: part.contract.into(),
            outcome: part.outcome.into(),
            partner,
            hands: 0,
            total: 0,
            most: *amount,
            least: *amount,
        });
        tally.hands += 1;
        tally.total += amount;
        (tally.most, tally.least) = (tally.most.max(*amount), tally.least.min(*amount));
    }
    tallies.into_values().collect()
}

fn counts(plays: &[HandRecord]) -> Vec<CountRow> {
    let mut sums: BTreeMap<(i64, &str), i64> = BTreeMap::new();
    for HandRecord { person, part, .. } in plays {
        for (name, count) in &part.counts {
            *sums.entry((label(*person), name)).or_default() += count;
        }
    }
    sums.into_iter().map(|((label, name), count)| CountRow { label, name: name.into(), count }).collect()
}

/// Each two who played a hand for the same side.
fn partners(replay: &Replay) -> Vec<(i64, i64)> {
    let seatings = replay.seatings().iter().enumerate();
    let played = seatings.filter(|(at, seating)| {
        let until = replay.seatings().get(at + 1).map_or(replay.position().next_number(), |next| next.from);
        seating.seats.has_sides() && seating.from < until
    });
    let of_side = |seating: &Seating, side| {
        let seats = seating.seats.members(side).filter_map(|seat| seating.seated.get(seat.index()));
        seats.map(|person| label(*person)).collect::<Vec<_>>()
    };
    let pairs = played.flat_map(|(_, seating)| seating.seats.parties().map(move |side| of_side(seating, side)));
    let sorted = pairs.filter_map(|side| Some((*side.iter().min()?, *side.iter().max()?)));
    sorted.collect::<BTreeSet<_>>().into_iter().collect()
}
