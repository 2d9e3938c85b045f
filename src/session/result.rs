//! What `tanto score` writes: the `tanto-score/1` document.

use smol_str::SmolStr;

use serde::ser::{Serialize, SerializeMap, Serializer};

use super::document::Session;
use super::document_error::DocumentError;
use super::people::Person;
use super::replay::Replay;
use super::scored::Scored;
use crate::games::game::{Debt, Ending, Measure};
use crate::games::node::Node;
use crate::games::seats::Seats;
use crate::games::text::Text;
use crate::ledger::{Balances, Seat, print_amount};
use crate::words::Words;

/// The result of a session, which serializes to a `tanto-score/1` document.
pub struct Scores {
    game: &'static str,
    measure: Measure,
    /// The seating at the end.
    seats: Seats,
    hands: Vec<Hand>,
    /// The totals of everyone who has sat at the table, by name.
    totals: Vec<(String, i64)>,
    balances: Balances,
    debts: Vec<Debt>,
    ending: Ending,
}

struct Hand {
    number: u32,
    /// The seating of this hand.
    seats: Seats,
    dealer: Seat,
    out: Vec<Seat>,
    deltas: Vec<i64>,
    after: Balances,
    why: Vec<String>,
    warnings: Vec<String>,
}

/// Plays a session up to the first invalid hand, and returns the result with its sentences in the given language.
pub fn result(session: &Session, words: Words) -> Result<(Replay, Scores), DocumentError> {
    let mut hands = Vec::with_capacity(session.hands.len());
    let replay = session.replay_each(|table| hands.extend(last_hand(table, words)))?;
    let scores = Scores {
        game: replay.facts().id,
        measure: replay.measure(),
        seats: replay.seats().clone(),
        hands,
        totals: totals_by_name(&replay),
        balances: replay.balances().clone(),
        debts: replay.debts(),
        ending: replay.ending(),
    };
    Ok((replay, scores))
}

fn last_hand(table: &Replay, words: Words) -> Option<Hand> {
    let (hand, reasons) = (table.hands().last()?, table.reasons());
    let measure = table.measure();
    let reader = words.at_table(table.seats(), &measure);
    let say = |text: &Text| reader.say(text);
    Some(Hand {
        number: hand.deal.number,
        seats: table.seats().clone(),
        dealer: hand.deal.dealer,
        out: hand.deal.out.to_vec(),
        deltas: hand.deltas(),
        after: hand.after.clone(),
        why: reasons.explanation().map(say).collect(),
        warnings: reasons.warnings.iter().map(say).collect(),
    })
}

impl Scores {
    fn amount(&self, minor: i64) -> Amount<'_> {
        Amount(minor, &self.measure)
    }

    fn amounts<'a>(&'a self, named: impl Iterator<Item = (&'a String, &'a i64)>) -> impl Serialize {
        Amounts(named.map(|(name, minor)| (name.as_str(), self.amount(*minor))).collect())
    }

    fn pots(&self, balances: &Balances) -> impl Serialize {
        Amounts(balances.pots().iter().map(|(pot, minor)| (pot.id, self.amount(*minor))).collect())
    }
}

fn named<'a>(seats: &'a Seats, named: &[Seat]) -> Vec<&'a str> {
    named.iter().map(|seat| seats.name(*seat)).collect()
}

impl Serialize for Scores {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (is_finished, winners) = match &self.ending {
            Ending::Going => (false, Vec::new()),
            Ending::Finished(winners) => (true, named(&self.seats, winners)),
        };
        let hands: Vec<_> = self.hands.iter().map(|hand| HandOf { scores: self, hand }).collect();
        let debts: Vec<_> = self.debts.iter().map(|debt| DebtOf { scores: self, debt }).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("format", "tanto-score/1")?;
        map.serialize_entry("game", self.game)?;
        map.serialize_entry("unit", self.measure.unit.id)?;
        map.serialize_entry("hands", &hands)?;
        map.serialize_entry("totals", &self.amounts(self.totals.iter().map(|(name, minor)| (name, minor))))?;
        map.serialize_entry("pots", &self.pots(&self.balances))?;
        map.serialize_entry("debts", &debts)?;
        map.serialize_entry("finished", &is_finished)?;
        map.serialize_entry("winners", &winners)?;
        map.end()
    }
}

struct HandOf<'a> {
    scores: &'a Scores,
    hand: &'a Hand,
}

impl Serialize for HandOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { scores, hand } = self;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("number", &hand.number)?;
        map.serialize_entry("dealer", hand.seats.name(hand.dealer))?;
        map.serialize_entry("out", &named(&hand.seats, &hand.out))?;
        map.serialize_entry("deltas", &scores.amounts(hand.seats.names().iter().zip(&hand.deltas)))?;
        map.serialize_entry("pots", &scores.pots(&hand.after))?;
        map.serialize_entry("why", &hand.why)?;
        map.serialize_entry("warnings", &hand.warnings)?;
        map.end()
    }
}

struct DebtOf<'a> {
    scores: &'a Scores,
    debt: &'a Debt,
}

impl Serialize for DebtOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("player", self.scores.seats.name(self.debt.player))?;
        map.serialize_entry("amount", &self.scores.amount(self.debt.amount))?;
        map.end()
    }
}

/// Amounts by the name of a player or a pot, in order.
struct Amounts<'a>(Vec<(&'a str, Amount<'a>)>);

impl Serialize for Amounts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, amount)| (name, amount)))
    }
}

/// An amount in the smallest part of the table's unit. It serializes to an exact decimal in a string.
struct Amount<'a>(i64, &'a Measure);

impl Serialize for Amount<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(minor, measure) = self;
        match measure.digits {
            0 => serializer.collect_str(minor),
            digits => serializer.serialize_str(&print_amount(*minor, digits, measure.currency.is_some())),
        }
    }
}

fn totals_by_name(replay: &Replay) -> Vec<(String, i64)> {
    let name = |(person, total): (Person, i64)| (replay.people().name(person).to_owned(), total);
    replay.totals().into_iter().map(name).collect()
}

/// What a hand changed for each of its players, as documents write it.
pub fn deltas(replay: &Replay, hand: &Scored) -> Node {
    let names = replay.seats_at(hand.deal.number).names().iter().map(SmolStr::from);
    let measure = replay.measure();
    Node::Map(names.zip(hand.deltas().into_iter().map(|minor| amount(&measure, minor))).collect())
}

/// The totals of everyone who has sat at the table, as documents write them.
pub fn totals(replay: &Replay) -> Node {
    let measure = replay.measure();
    Node::Map(totals_by_name(replay).into_iter().map(|(name, total)| (name.into(), amount(&measure, total))).collect())
}

/// The amounts in the pots, as documents write them.
pub fn pots(replay: &Replay, balances: &Balances) -> Node {
    let measure = replay.measure();
    Node::Map(balances.pots().iter().map(|(pot, minor)| (pot.id.into(), amount(&measure, *minor))).collect())
}

fn amount(measure: &Measure, minor: i64) -> Node {
    Node::from(print_amount(minor, measure.digits, measure.currency.is_some()))
}
