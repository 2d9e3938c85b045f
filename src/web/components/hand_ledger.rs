//! How a hand was scored, and its ledger: a line for each party and each pot that won or lost, and the sum.

use std::borrow::Cow;

use super::money_board::MoneyBoard;
use super::scoreboard::result_colour;
use crate::document::{Format, Seats};
use crate::games::{Measure, Outcome};
use crate::i18n::MessageFormatter;
use crate::ledger::Seat;
use crate::session::ScoredHand;
use crate::table::{HandHistory, Revision, Table};

pub struct HandLedger {
    pub lines: Vec<HandLedgerLine>,
    /// The sum of all lines, if players win from each other.
    pub sum: Option<String>,
}

pub struct HandLedgerLine {
    /// The marks of the party's players, from 1; none for a pot.
    pub marks: Vec<usize>,
    pub name: String,
    pub amount: String,
    /// The class of the amount's colour.
    pub class: &'static str,
    /// What it is in money for each of the party's players, where that is another amount.
    pub money: Option<String>,
}

/// The ledger of a hand: parties that did not sit out, and pots that it changed.
pub fn ledger(
    seats: &Seats,
    measure: &Measure,
    scored: &ScoredHand,
    sat_out: &[Seat],
    formatter: &MessageFormatter<'_>,
    money: Option<&MoneyBoard<'_>>,
) -> HandLedger {
    let line = |marks, name, amount: i64| HandLedgerLine {
        marks,
        name,
        amount: formatter.result(amount),
        class: result_colour(measure, amount),
        money: None,
    };
    let plays = |party| seats.members(party).any(|seat| !sat_out.contains(&seat));
    let parties = scored.deltas().into_iter().filter(|(party, delta)| *delta != 0 || plays(*party));
    let of_party = |(party, delta)| HandLedgerLine {
        money: money.and_then(|money| money.change_of(scored.number, party)),
        ..line(seats.marks(party), seats.party_name(party), delta)
    };
    let mut lines: Vec<HandLedgerLine> = parties.map(of_party).collect();
    let pots = changed_pots(scored).map(|(label, change)| line(Vec::new(), formatter.localizer().plain(label), change));
    lines.extend(pots);
    HandLedger { lines, sum: measure.zero_sum.then(|| formatter.amount(0)) }
}

/// The pots that a hand changes: their labels, and by how much.
pub fn changed_pots(scored: &ScoredHand) -> impl Iterator<Item = (&'static str, i64)> {
    let pots = scored.after.pots().iter().zip(scored.before.pots());
    pots.filter(|(after, before)| after != before).map(|((pot, after), (_, before))| (pot.label, after - before))
}

/// A revision of a hand, played in its place, and the number there; `None` if it cannot be played there now.
pub fn replayed(table: &Table, hand: &HandHistory, revision: &Revision) -> Option<(u32, ScoredHand, Outcome)> {
    let number = table.history.hands.place_of(hand.entry())?;
    let (scored, outcome, _) = table.replay.before(number).play(&revision.hand()?, Format::Log).ok()?;
    Some((number, scored, outcome))
}

/// How the hand with a number was scored. The replay knows that of the last hand only; an earlier hand is played again.
pub fn outcome(table: &Table, number: u32) -> Option<Cow<'_, Outcome>> {
    if number + 1 == table.next_number() {
        return Some(Cow::Borrowed(table.replay.last_outcome()));
    }
    let (_, outcome, _) = table.replay.before(number).play(&table.hand(number)?, Format::Log).ok()?;
    Some(Cow::Owned(outcome))
}
