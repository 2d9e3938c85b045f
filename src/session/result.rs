//! What `tanto score` writes: the `tanto-score/1` document.

use super::replay::{Replay, Scored};
use crate::games::game::{Ending, Measure};
use crate::games::node::Node;
use crate::ledger::{Balances, Seat, print_amount};
use crate::words::{Reader, Words};

/// The result of a replay, its sentences in the given language.
#[must_use]
pub fn result(replay: &Replay, words: Words) -> Node {
    let measure = replay.measure();
    let reader = words.at_table(replay.seats(), &measure);
    let write = Writer { replay, measure: &measure, reader };
    let (finished, winners) = match replay.ending() {
        Ending::Going => (false, Vec::new()),
        Ending::Finished(winners) => (true, winners),
    };
    let debts = replay
        .debts()
        .into_iter()
        .map(|debt| map([("player", write.name(debt.player)), ("amount", amount(&measure, debt.amount))]));
    map([
        ("format", "tanto-score/1".into()),
        ("game", replay.facts().id.into()),
        ("unit", measure.unit.into()),
        ("hands", Node::List(replay.hands().iter().map(|hand| write.hand(hand)).collect())),
        ("totals", players(replay, &measure, replay.balances().seats())),
        ("pots", middle(&measure, replay.balances())),
        ("debts", Node::List(debts.collect())),
        ("finished", Node::Flag(finished)),
        ("winners", Node::List(winners.into_iter().map(|seat| write.name(seat)).collect())),
    ])
}

struct Writer<'a> {
    replay: &'a Replay,
    measure: &'a Measure,
    reader: Reader<'a>,
}

impl Writer<'_> {
    fn hand(&self, hand: &Scored) -> Node {
        let say = |texts: &[crate::games::text::Text]| {
            Node::List(texts.iter().map(|text| Node::Text(self.reader.say(text))).collect())
        };
        map([
            ("number", Node::Integer(i64::from(hand.deal.number))),
            ("dealer", self.name(hand.deal.dealer)),
            ("out", Node::List(hand.deal.out.iter().map(|seat| self.name(*seat)).collect())),
            ("deltas", players(self.replay, self.measure, &hand.deltas)),
            ("pots", middle(self.measure, &hand.after)),
            ("why", say(&hand.outcome.why)),
            ("warnings", say(&hand.outcome.warnings)),
        ])
    }

    fn name(&self, seat: Seat) -> Node {
        self.replay.seats().name(seat).into()
    }
}

/// Amounts of all players, as documents write them.
#[must_use]
pub fn by_player(replay: &Replay, amounts: &[i64]) -> Node {
    players(replay, &replay.measure(), amounts)
}

/// What lies in the middle, as documents write it.
#[must_use]
pub fn pots(replay: &Replay, balances: &Balances) -> Node {
    middle(&replay.measure(), balances)
}

fn players(replay: &Replay, measure: &Measure, amounts: &[i64]) -> Node {
    let names = replay.seats().names().iter().cloned();
    Node::Map(names.zip(amounts.iter().map(|minor| amount(measure, *minor))).collect())
}

fn middle(measure: &Measure, balances: &Balances) -> Node {
    Node::Map(balances.pots().iter().map(|(name, minor)| ((*name).to_owned(), amount(measure, *minor))).collect())
}

fn amount(measure: &Measure, minor: i64) -> Node {
    Node::Text(print_amount(minor, measure.digits, measure.currency.is_some()))
}

fn map<const N: usize>(fields: [(&str, Node); N]) -> Node {
    Node::Map(fields.into_iter().map(|(name, node)| (name.to_owned(), node)).collect())
}
