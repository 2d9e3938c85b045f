//! What `tanto score` writes: the `tanto-score/1` document.

use smol_str::SmolStr;

use super::document::Session;
use super::document_error::DocumentError;
use super::position::ScoredHand;
use super::replay::Replay;
use crate::document::{Message, Seats, Value};
use crate::games::{Debt, Ending, Measure};
use crate::i18n::Localizer;
use crate::ledger::{Balances, Seat, print_amount};

/// Plays a session up to the first invalid hand, and returns the `tanto-score/1` document with its sentences in the given
/// language.
pub fn result(session: &Session, localizer: Localizer) -> Result<(Replay, Value), DocumentError> {
    let mut hands = Vec::with_capacity(session.hands.len());
    let replay = session.replay_each(|table, _| hands.extend(last_hand(table, localizer)))?;
    let seats = replay.seats();
    let (is_finished, winners) = match replay.ending() {
        Ending::Going => (false, Vec::new()),
        Ending::Finished(winners) => (true, winners),
    };
    let winners: Vec<Seat> = seats.all().filter(|seat| winners.contains(&seats.party_of(*seat))).collect();
    let factor = Some(replay.position().factor()).filter(|factor| is_finished && *factor != 1);
    let measure = replay.measure();
    let debt = |Debt { player, amount: minor }: Debt| {
        Value::of([("player", seats.name(player).into()), ("amount", amount(measure, minor))])
    };
    let mut scores = Value::of([
        ("format", "tanto-score/1".into()),
        ("game", replay.info().id.into()),
        ("unit", measure.unit.id.into()),
        ("hands", Value::List(hands)),
        ("totals", totals(&replay)),
        ("pots", pots(&replay, replay.balances())),
        ("debts", Value::List(replay.debts().into_iter().map(debt).collect())),
        ("finished", Value::Flag(is_finished)),
        ("winners", names(seats, &winners)),
    ]);
    if seats.has_sides() {
        let side = |party| names(seats, &seats.members(party).collect::<Vec<_>>());
        scores.set("sides", seats.parties().map(side).collect());
    }
    if let Some(factor) = factor {
        scores.set("factor", factor.into());
    }
    Ok((replay, scores))
}

fn last_hand(table: &Replay, localizer: Localizer) -> Option<Value> {
    let (hand, outcome) = (table.hands().last()?, table.last_outcome());
    let measure = table.measure();
    let formatter = localizer.for_table(table.seats(), measure);
    let say = |text: &Message| Value::from(formatter.say(text));
    let mut scored = Value::of([
        ("number", Value::Integer(hand.number.into())),
        ("dealer", hand.dealer.map(|dealer| table.seats().name(dealer)).into()),
        ("out", names(table.seats(), &table.sat_out(hand))),
        ("deltas", deltas(table, hand)),
        ("pots", pots(table, &hand.after)),
        ("why", Value::List(outcome.explanation().map(say).collect())),
        ("warnings", Value::List(outcome.warnings.iter().map(say).collect())),
    ]);
    if let Some(carried) = table.position().carried() {
        scored.set("carried", carried);
    }
    Some(scored)
}

fn names(seats: &Seats, named: &[Seat]) -> Value {
    Value::List(named.iter().map(|seat| seats.name(*seat).into()).collect())
}

/// What a hand changed for everyone who has sat at the table, as documents write it; 0 for those who were not there.
pub fn deltas(replay: &Replay, hand: &ScoredHand) -> Value {
    let seating = replay.seating_at(hand.number);
    let delta = |person| {
        let mut seated = seating.into_iter().flat_map(|seating| seating.seats.all().zip(&seating.people));
        seated.find(|(_, one)| **one == person).map_or(0, |(seat, _)| hand.delta(seat))
    };
    let people = replay.people();
    amounts(replay.measure(), people.distinct().map(|person| (people.name(person), delta(person))))
}

/// The totals of everyone who has sat at the table, as documents write them.
pub fn totals(replay: &Replay) -> Value {
    let name = |(person, total)| (replay.people().name(person), total);
    amounts(replay.measure(), replay.totals(None).into_iter().map(name))
}

/// The amounts in the pots, as documents write them.
pub fn pots(replay: &Replay, balances: &Balances) -> Value {
    amounts(replay.measure(), balances.pots().iter().map(|(pot, minor)| (pot.id, *minor)))
}

/// Amounts by the name of a player or a pot, in order.
fn amounts(measure: &Measure, named: impl Iterator<Item = (impl Into<SmolStr>, i64)>) -> Value {
    Value::Map(named.map(|(name, minor)| (name.into(), amount(measure, minor))).collect())
}

/// An amount in the smallest part of the table's unit, as an exact decimal in a text.
fn amount(measure: &Measure, minor: i64) -> Value {
    Value::from(print_amount(minor, measure.digits, measure.currency.is_some()))
}
