//! What `tanto score` writes: the `tanto-score/1` document.

use super::document::{Session, Wrong};
use super::replay::{Reasons, Replay};
use crate::games::game::{Ending, Measure};
use crate::games::node::Node;
use crate::games::text::Text;
use crate::ledger::{Balances, Seat, print_amount};
use crate::words::Words;

/// Plays a session as far as it can be played, and writes the result, its sentences in the given language.
///
/// # Errors
/// As [`Session::replay`].
pub fn result(session: &Session, words: Words) -> Result<(Replay, Node), Wrong> {
    let mut hands = Vec::with_capacity(session.hands.len());
    let replay = session.replay_each(|table| hands.extend(last_hand(table, words)))?;
    let measure = replay.measure();
    let (finished, winners) = match replay.ending() {
        Ending::Going => (false, Vec::new()),
        Ending::Finished(winners) => (true, winners),
    };
    let debts = replay
        .debts()
        .into_iter()
        .map(|debt| map([("player", name(&replay, debt.player)), ("amount", amount(&measure, debt.amount))]));
    let result = map([
        ("format", "tanto-score/1".into()),
        ("game", replay.facts().id.into()),
        ("unit", measure.unit.into()),
        ("hands", Node::List(hands)),
        ("totals", players(&replay, &measure, replay.balances().seats())),
        ("pots", middle(&measure, replay.balances())),
        ("debts", Node::List(debts.collect())),
        ("finished", Node::Flag(finished)),
        ("winners", Node::List(winners.into_iter().map(|seat| name(&replay, seat)).collect())),
    ]);
    Ok((replay, result))
}

fn last_hand(table: &Replay, words: Words) -> Option<Node> {
    let (hand, Reasons { why, warnings }) = (table.hands().last()?, table.reasons());
    let measure = table.measure();
    let reader = words.at_table(table.seats(), &measure);
    let say = |texts: &[Text]| Node::List(texts.iter().map(|text| Node::Text(reader.say(text))).collect());
    Some(map([
        ("number", Node::Integer(i64::from(hand.deal.number))),
        ("dealer", name(table, hand.deal.dealer)),
        ("out", Node::List(hand.deal.out.iter().map(|seat| name(table, *seat)).collect())),
        ("deltas", players(table, &measure, &hand.deltas())),
        ("pots", middle(&measure, &hand.after)),
        ("why", say(why)),
        ("warnings", say(warnings)),
    ]))
}

fn name(table: &Replay, seat: Seat) -> Node {
    table.seats().name(seat).into()
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
