//! Scores a hand of scopa.

use super::hand::{COINS, Hand, Told};
use crate::games::prelude::*;

/// The sweeps of a party beyond which they are unlikely.
const MANY_SCOPE: i64 = 5;
/// A napola from which on it is unlikely.
const LONG_NAPOLA: i64 = 6;

/// What a party has scored with: a message without points, its label in a list, and how often.
struct Item {
    label: Message,
    points: i64,
}

/// What each party scores with, in the order in which players count.
fn items(hand: &Hand, party: Party) -> Vec<Item> {
    let one = |label| Item { label: Message::new(label), points: 1 };
    let bests = [("scopa-carte", hand.carte.best()), ("scopa-denari", hand.denari.best())];
    let rest = [
        ("scopa-settebello", Some(hand.settebello)),
        ("scopa-primiera", hand.primiera.best()),
        ("scopa-re_bello", hand.re_bello),
    ];
    let bests = bests.into_iter().chain(rest);
    let mut items: Vec<Item> = bests.filter(|(_, best)| *best == Some(party)).map(|(label, _)| one(label)).collect();
    if let Some((_, coins)) = hand.napola.filter(|(owner, _)| *owner == party) {
        items.push(Item { label: Message::new("scopa-napola-of").count("coins", coins), points: coins });
    }
    let sweeps = hand.scope[party.index()];
    if sweeps > 0 {
        items.push(Item { label: Message::new("scopa-scope").count("count", sweeps), points: sweeps });
    }
    items
}

/// Whether a party has carte, denari, settebello and primiera.
pub fn has_all_four(hand: &Hand, party: Party) -> bool {
    let bests = [hand.carte.best(), hand.denari.best(), hand.primiera.best(), Some(hand.settebello)];
    bests.into_iter().all(|best| best == Some(party))
}

/// Scores a hand.
pub fn score(table: &Context<'_, super::Rules>, hand: &Hand) -> Outcome {
    let parties: Vec<Party> = table.seats.parties().collect();
    let scored = |party: &Party| (*party, items(hand, *party));
    let scored: Vec<(Party, Vec<Item>)> = parties.iter().map(scored).collect();
    let mut outcome = Outcome::new(headline(&scored));
    outcome.why = counts(hand, &parties);
    for (party, items) in &scored {
        let points = items.iter().map(|item| item.points).sum();
        outcome.transfers.pay(Account::Book, *party, points);
        let line = Message::new("scopa-why-points").with("party", *party).with("what", listed(items));
        let line = line.count("points", points).count("total", table.balances.party(*party) + points);
        outcome.why.push(line);
    }
    if let Some(party) = hand.cappotto {
        outcome.why.push(Message::new("scopa-why-cappotto").with("party", party).count("coins", COINS));
    }
    let many = hand.scope.iter().copied().max().unwrap_or_default();
    let long = hand.napola.map_or(0, |(_, coins)| coins);
    outcome.warnings = applicable([
        (many > MANY_SCOPE, Message::new("scopa-odd-scope").count("count", many)),
        (long >= LONG_NAPOLA, Message::new("scopa-odd-napola").count("coins", long)),
    ]);
    outcome
}

/// "carte, settebello, 1 scopa", or that there is nothing.
fn listed(items: &[Item]) -> Message {
    let labels = items.iter().map(|item| item.label.clone());
    let list = labels.reduce(|list, label| Message::new("scopa-list").with("list", list).with("next", label));
    list.unwrap_or_else(|| Message::new("scopa-nothing"))
}

/// What each party has scored with.
fn headline(scored: &[(Party, Vec<Item>)]) -> Message {
    let parts = scored.iter().map(|(party, items)| {
        let part = Message::new("scopa-part").with("party", *party).with("what", listed(items));
        (part, listed(items))
    });
    let lists = parts.reduce(|(parts, briefs), (part, brief)| {
        let joined = |list, next| Message::new("scopa-parts").with("list", list).with("next", next);
        (joined(parts, part), joined(briefs, brief))
    });
    let (parts, briefs) = lists.unwrap_or_default();
    Message::new("scopa-headline").with("parts", parts).with("brief", briefs)
}

/// What was counted, and what nobody has.
fn counts(hand: &Hand, parties: &[Party]) -> Vec<Message> {
    let told = [("scopa-carte", &hand.carte), ("scopa-denari", &hand.denari), ("scopa-primiera", &hand.primiera)];
    let lines = told.into_iter().filter_map(|(label, told)| {
        let what = Message::new(label);
        match told {
            Told::Counts(counts) => {
                let each = parties
                    .iter()
                    .zip(counts)
                    .map(|(party, count)| Message::new("scopa-why-count").with("party", *party).count("count", *count));
                let each = each.reduce(|list, next| Message::new("scopa-list").with("list", list).with("next", next));
                Some(Message::new("scopa-why-counts").with("what", what).with("counts", each?))
            }
            Told::Best(None) => Some(Message::new("scopa-why-nobody").with("what", what)),
            Told::Best(Some(_)) => None,
        }
    });
    lines.collect()
}
