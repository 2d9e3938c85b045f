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
        .map(|debt| map([("player", write.name(debt.player)), ("amount", write.amount(debt.amount))]));
    map([
        ("format", "tanto-score/1".into()),
        ("game", replay.facts().id.into()),
        ("unit", measure.unit.into()),
        ("hands", Node::List(replay.hands().iter().map(|hand| write.hand(hand)).collect())),
        ("totals", write.by_player(replay.balances().seats())),
        ("pots", write.pots(replay.balances())),
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
            ("deltas", self.by_player(&hand.deltas)),
            ("pots", self.pots(&hand.after)),
            ("why", say(&hand.outcome.why)),
            ("warnings", say(&hand.outcome.warnings)),
        ])
    }

    fn name(&self, seat: Seat) -> Node {
        self.replay.seats().name(seat).into()
    }

    fn amount(&self, minor: i64) -> Node {
        Node::Text(print_amount(minor, self.measure.digits, self.measure.currency.is_some()))
    }

    fn by_player(&self, amounts: &[i64]) -> Node {
        let names = self.replay.seats().names().iter().cloned();
        Node::Map(names.zip(amounts.iter().map(|minor| self.amount(*minor))).collect())
    }

    fn pots(&self, balances: &Balances) -> Node {
        Node::Map(balances.pots().iter().map(|(name, minor)| ((*name).to_owned(), self.amount(*minor))).collect())
    }
}

fn map<const N: usize>(fields: [(&str, Node); N]) -> Node {
    Node::Map(fields.into_iter().map(|(name, node)| (name.to_owned(), node)).collect())
}
