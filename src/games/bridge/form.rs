//! The rules form, the entry form and the deal card of bridge.

use super::hand::Doubled;
use super::{
    DEALS, LEVELS, PartScores, Partners, ROUNDS, ROUNDS_OF_ALL, Rules, Scoring, TRICKS, UNFINISHED_PART, Vulnerable,
};
use crate::games::prelude::*;

/// The results that have a key: so many tricks under and over the contract.
const NEAR: i64 = 3;

pub fn rules() -> Vec<Field> {
    let usual = |labels| SelectOption::all(labels);
    let rounds = Message::new("bridge-rule-rounds-usual").count("fixed", ROUNDS).count("rotate", ROUNDS_OF_ALL);
    let of = |scoring: Scoring, field| Field::when(format!("scoring={}", scoring.name()), field);
    let part_scores =
        Field::segments("bridge-rule-part", "part_scores", PartScores::Bonus.name(), usual(PartScores::LABELS));
    let vulnerable =
        Field::segments("bridge-rule-vulnerable", "vulnerable", Vulnerable::Dealer.name(), usual(Vulnerable::LABELS));
    vec![
        Field::segments("bridge-rule-scoring", "scoring", Scoring::Rubber.name(), usual(Scoring::LABELS)),
        Field::segments("bridge-rule-partners", "partners", Partners::Fixed.name(), usual(Partners::LABELS)),
        Field::number_line(Message::new("bridge-rule-rounds"), "rounds", rounds),
        of(Scoring::Rubber, Field::rule("bridge-rule-unfinished", "unfinished_part", UNFINISHED_PART)),
        of(Scoring::Chicago, part_scores),
        of(Scoring::Chicago, vulnerable),
    ]
}

/// The questions, in the order of play.
pub fn hand(table: &Context<'_, Rules>) -> Vec<Field> {
    let (seats, sides) = (table.seats, table.state.sides(table.rules));
    // Two columns: the left one is the side of the first seat.
    let [[north, south], [east, west]] = sides;
    let is_fixed = table.rules.partners == Partners::Fixed;
    let tile = |seat| match standing(table, table.state.side(table.rules, seat)) {
        Some(standing) if !is_fixed => who::tile(seats, seat).hint(standing),
        _ => who::tile(seats, seat),
    };
    let standings = [0, 1].map(|side| (seats.party_of(sides[side][0]), standing(table, side)));
    let has_any = standings.iter().any(|(_, standing)| standing.is_some());
    let not = || Message::new("bridge-not-vulnerable");
    let heads = standings.map(|(party, standing)| (party, standing.unwrap_or_else(not)));
    let mut fields = vec![Field::Aside(aside(table))];
    if is_fixed && has_any {
        fields.push(Field::Heads(heads.to_vec()));
    }
    let near = (-NEAR..=NEAR).map(|over| SelectOption::new(over.to_string(), sign(over)));
    let strain = Field::choice("bridge-ask-strain", "strain", Widget::Keys, Trump::options());
    let doubled = Field::optional("bridge-ask-doubled", "doubled", "answer-none", SelectOption::all(Doubled::LABELS));
    fields.extend([
        Field::choice("bridge-ask-declarer", "declarer", Widget::Tiles, [north, east, south, west].map(tile).to_vec()),
        Field::choice("bridge-ask-level", "level", Widget::Keys, (1..=LEVELS).map(SelectOption::number).collect()),
        Field::Grid { columns: 7, fields: vec![strain, doubled.looking(Widget::Keys)] },
        Field::choice("bridge-ask-result", "over", Widget::Keys, near.collect()),
        Field::Extras { summary: Message::new("bridge-ask-extras"), fields: extras(table) },
    ]);
    fields
}

/// Every number of tricks, and honours.
fn extras(table: &Context<'_, Rules>) -> Vec<Field> {
    let (seats, players) = (table.seats, table.deal.seated());
    let tricks = Numbers::of_values(Message::new("bridge-ask-tricks"), vec![Cell::alone("tricks")], TRICKS);
    let cards = [4, 5].map(SelectOption::number);
    let holders = players.iter().map(|seat| who::tile(seats, *seat)).collect();
    let holder = Field::choice("bridge-ask-holder", "honours[player]", Widget::Tiles, holders);
    vec![
        Field::Numbers(Numbers { instead_of: Some("over"), ..tricks }),
        Field::optional("bridge-ask-honours", "honours[cards]", "answer-none", cards),
        Field::when("honours[cards]=4|5", holder),
    ]
}

/// "−1", "=", "+2".
fn sign(over: i64) -> Message {
    match over {
        0 => Message::new("bridge-result-exactly"),
        _ => Message::new("bridge-result-off").with("off", Arg::Verbatim(format!("{over:+}").replace('-', "\u{2212}"))),
    }
}

/// Whether a side is vulnerable, and what it has below the line.
fn standing(table: &Context<'_, Rules>, side: usize) -> Option<Message> {
    let (below, state) = (table.state.below[side], table.state);
    let id = match (state.vulnerable(table.rules, table.deal.dealer)[side], below) {
        (false, 0) => return None,
        (true, 0) => "bridge-vulnerable",
        (false, _) => "bridge-below",
        (true, _) => "bridge-vulnerable-below",
    };
    let text = Message::new(id);
    Some(if below == 0 { text } else { text.count("below", below) })
}

/// The rubber, or the deal of the Chicago.
fn aside(table: &Context<'_, Rules>) -> Message {
    match table.rules.scoring {
        Scoring::Rubber => Message::new("bridge-rubber").count("number", table.state.rounds + 1),
        Scoring::Chicago => Message::new("bridge-deal-of").count("deal", table.state.deals + 1).count("deals", DEALS),
    }
}

/// Who bids first, and who plays with whom where that changes.
pub fn next_deal(table: &Context<'_, Rules>) -> NextDeal {
    let (rules, state) = (table.rules, table.state);
    let sides = state.sides(rules);
    let mut notes = vec![Message::new("bridge-first").with("dealer", table.deal.dealer), Message::new("bridge-deal")];
    if rules.partners == Partners::Rotate {
        let [one, other] = sides.map(|side| Arg::from(side.to_vec()));
        notes.push(Message::new("bridge-partners").with("one", one).with("other", other));
    }
    let vulnerable = state.vulnerable(rules, table.deal.dealer);
    match sides.iter().zip(vulnerable).filter(|(_, is)| *is).map(|(side, _)| side.to_vec()).collect::<Vec<_>>()[..] {
        [] => notes.push(Message::new("bridge-nobody-vulnerable")),
        [ref side] => notes.push(Message::new("bridge-side-vulnerable").with("side", side.clone())),
        _ => notes.push(Message::new("bridge-all-vulnerable")),
    }
    let beside = |seat: Seat| Some((table.seats.party_of(seat), standing(table, state.side(rules, seat))?));
    let shown = sides.iter().flat_map(|side| side.iter().take(if rules.partners == Partners::Fixed { 1 } else { 2 }));
    NextDeal { beside: shown.filter_map(|seat| beside(*seat)).collect(), notes, ..NextDeal::default() }
}
