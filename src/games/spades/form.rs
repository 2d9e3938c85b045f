//! The rules form and the entry form of spades.

use super::bids::{KEYS, WORDS};
use super::{BAG_PENALTY, BAGS, BLIND_NIL, FailedNil, NIL, Rules, Sides, TARGET, TEN, TEN_WORTH, tricks};
use crate::games::prelude::*;

pub fn rules() -> Vec<Field> {
    let usual = SelectOption::new("", Message::new("spades-sides-usual"));
    let sides = std::iter::once(usual).chain(SelectOption::all(Sides::LABELS)).collect();
    let failed = FailedNil::Bags.name();
    let ten = Message::new("spades-rule-ten").count("ten", TEN).count("worth", TEN_WORTH);
    let ten = Field::segments(ten, "ten_for_200", "", SelectOption::all(&[("", "rule-off"), ("true", "rule-on")]));
    vec![
        Field::rule("rule-target", "target", TARGET),
        Field::segments("spades-rule-sides", "sides", "", sides),
        Field::rule("spades-rule-floor", "floor", 0),
        Field::rule("spades-rule-bags", "bags", BAGS),
        Field::rule("spades-rule-bag-penalty", "bag_penalty", BAG_PENALTY),
        Field::rule("spades-rule-overtrick", "overtrick", 1),
        Field::rule("spades-rule-nil", "nil", NIL),
        Field::rule("spades-rule-blind-nil", "blind_nil", BLIND_NIL),
        Field::segments("spades-rule-failed", "failed_nil", failed, SelectOption::all(FailedNil::LABELS)),
        Field::rule("spades-rule-blind-bid", "blind_bid", 1),
        ten,
        Field::rule("spades-rule-thirteen", "thirteen_for", 0),
    ]
}

/// The bags of each party, where they matter.
pub fn bags(table: &Context<'_, Rules>) -> Vec<(Party, Message)> {
    let of = |party: Party| {
        let bags = table.state.get(party.index()).copied().unwrap_or_default();
        (bags > 0 && table.rules.bags > 0).then(|| (party, Message::new("spades-bags").count("bags", bags)))
    };
    table.seats.parties().filter_map(of).collect()
}

/// The bids, then the tricks of the parties, and of each nil.
pub fn hand(table: &Context<'_, Rules>) -> Vec<Field> {
    let (seats, players) = (table.seats, table.deal.seated());
    let all = tricks(players.len());
    let first = players.iter().position(|seat| *seat == table.deal.eldest()).unwrap_or_default();
    let values = Values { words: &KEYS, least: 1, first, ..Values::to(all) };
    let bids = Numbers::new(Message::new("spades-ask-bids"), Cell::by_player("bids", seats, &players), all);
    let mut bids = Numbers { values: Some(values), ..bids };
    let legend = Message::new("spades-ask-tricks").count("all", all);
    let tricks = Numbers::of_values(legend, Cell::by_party("tricks", seats, seats.parties()), all);
    let tricks = Field::Numbers(Numbers { total: Some(all), ..tricks });
    let marks = players.iter().map(|seat| Toggle::item("blind", seats.label(*seat), Label::Player(*seat)));
    let blind = Field::toggles("spades-ask-blind", Widget::Tiles, marks.collect());
    let blind = Field::Extras { summary: Message::new("spades-ask-blind"), fields: vec![blind] };
    if !seats.has_sides() {
        bids.then = Some(Box::new(tricks));
        return vec![Field::Numbers(bids), blind];
    }
    let mut fields = vec![Field::Heads(heads(table)), Field::Numbers(bids), tricks];
    fields.extend(players.iter().map(|seat| {
        let legend = Message::new("spades-ask-nil").with("player", *seat);
        let steps = Steps::new(legend, vec![Cell::alone(&format!("nil_tricks[{}]", seats.label(*seat)))], all);
        Field::when(format!("bids[{}]={}", seats.label(*seat), WORDS.join("|")), Field::Steps(steps))
    }));
    fields.push(blind);
    fields
}

/// The score and the bags above each column.
fn heads(table: &Context<'_, Rules>) -> Vec<(Party, Message)> {
    let head = |party: Party| {
        let bags = table.state.get(party.index()).copied().unwrap_or_default();
        let score = table.balances.party(party);
        (party, Message::new("spades-head").amount("score", score).count("bags", bags))
    };
    table.seats.parties().map(head).collect()
}
