//! The rules form and the entry form of oh hell, and what the next deal says.

use super::Rules;
use super::rules::{MOST_PACKS, Missed, OH_HELL, Plan, Tie, USUAL_MOST, Variant, WIZARD};
use crate::games::prelude::*;

/// Left empty, a rule is what the variant usually plays.
pub fn rules() -> Vec<Field> {
    let both =
        |oh_hell: i64, wizard: i64| Message::new("oh_hell-rule-usual").count("usual", oh_hell).count("wizard", wizard);
    let points =
        |legend, name, usual: i64, wizard: i64| Field::number_line(Message::new(legend), name, both(usual, wizard));
    let most = Message::new("oh_hell-rule-most-hint").count("usual", USUAL_MOST);
    let packs = (1..=MOST_PACKS).map(SelectOption::number).collect();
    let hook = SelectOption::all(&[("true", "rule-on"), ("false", "rule-off")]);
    let or_usual = |legend: &'static str, name, hint, options: Vec<SelectOption>| {
        let usual = SelectOption::new("", Message::new("oh_hell-usual")).hint(Message::new(hint));
        Field::segments(legend, name, "", std::iter::once(usual).chain(options).collect()).looking(Widget::Tiles)
    };
    vec![
        Field::segments("oh_hell-rule-variant", "variant", Variant::OhHell.name(), SelectOption::all(Variant::LABELS)),
        or_usual("oh_hell-rule-deal", "deal", "oh_hell-rule-deal-usual", SelectOption::all(Plan::LABELS)),
        Field::number_line(Message::new("oh_hell-rule-most"), "most", most),
        Field::rule_flag("oh_hell-rule-twice", "twice"),
        Field::when("variant!=wizard", Field::segments("oh_hell-rule-packs", "packs", "1", packs)),
        or_usual("oh_hell-rule-hook", "hook", "oh_hell-rule-hook-usual", hook),
        points("oh_hell-rule-bonus", "bonus", OH_HELL.bonus, WIZARD.bonus),
        points("oh_hell-rule-per-trick", "per_trick", OH_HELL.per_trick, WIZARD.per_trick),
        Field::number_line(Message::new("oh_hell-rule-zero"), "zero", Message::new("oh_hell-rule-zero-hint")),
        Field::rule_flag("oh_hell-rule-zero-plus-cards", "zero_plus_cards"),
        or_usual("oh_hell-rule-missed", "missed", "oh_hell-rule-missed-usual", SelectOption::all(Missed::LABELS)),
        points("oh_hell-rule-off", "off", OH_HELL.off, WIZARD.off),
        Field::segments("oh_hell-rule-tie", "tie", Tie::Shared.name(), SelectOption::all(Tie::LABELS)),
    ]
}

/// A row for each player: the bid, and the tricks, which stand at the bid.
pub fn hand(table: &Context<'_, Rules>) -> Vec<Field> {
    let (rules, seats, deal) = (table.rules, table.seats, table.deal);
    let players = deal.seated();
    let (cards, limit) = (rules.cards(deal), rules.limit(players.len()));
    let mut bids = Cell::by_player("bids", seats, &players);
    for (cell, _) in bids.iter_mut().zip(&players).filter(|(_, seat)| **seat == deal.dealer) {
        cell.hint = Some(Message::new("oh_hell-deals"));
    }
    let tricks = Steps::new(Message::new("oh_hell-ask-tricks"), Cell::by_player("tricks", seats, &players), cards);
    let stand_at = bids.iter().map(|cell| cell.name.clone()).collect();
    let tricks = Field::Steps(Steps { stand_at, total: Some(cards), most_in: Some(CARDS), ..tricks });
    // The dealer bids last.
    let first = players.iter().position(|seat| *seat == deal.eldest()).unwrap_or_default();
    let forbidden_sum = rules.hook.then_some(cards);
    let values = Values { first, forbidden_sum, most_in: Some((CARDS, limit)), ..Values::to(cards) };
    let numbers = Numbers::new(Message::new("oh_hell-ask-bids"), bids, cards);
    let hint = Message::new("oh_hell-ask-cards-hint").count("cards", cards).count("limit", limit);
    let extras =
        vec![Field::number_line(Message::new("oh_hell-ask-cards"), CARDS, hint), Trump::memo("oh_hell-ask-trump")];
    vec![
        Field::Aside(Message::new("oh_hell-cards").count("cards", cards)),
        Field::Numbers(Numbers { values: Some(values), then: Some(Box::new(tricks)), ..numbers }),
        Field::Extras { summary: Message::new("oh_hell-ask-extras"), fields: extras },
    ]
}

/// The input for another number of cards than planned.
const CARDS: &str = "cards";

pub fn next_deal(table: &Context<'_, Rules>) -> NextDeal {
    let (rules, deal) = (table.rules, table.deal);
    let (cards, players) = (rules.cards(deal), deal.active.len());
    let (number, all) = (i64::from(deal.dealt) + 1, rules.plan(players).len());
    let has_more = i64::try_from(players).is_ok_and(|players| cards * players < rules.pack());
    let trumps = match (has_more, rules.variant) {
        (true, Variant::OhHell) => "oh_hell-turned",
        (true, Variant::Wizard) => "oh_hell-turned-wizard",
        (false, _) => "oh_hell-turned-none",
    };
    let plan =
        if usize::try_from(number).is_ok_and(|number| number > all) { "oh_hell-dealt-more" } else { "oh_hell-dealt" };
    let mut notes =
        vec![Message::new(plan).count("number", number).count("all", all).count("cards", cards), Message::new(trumps)];
    if rules.hook {
        notes.push(Message::new("oh_hell-last-bid").with("dealer", deal.dealer).count("cards", cards));
    }
    let in_play = Message::new("oh_hell-cards").count("cards", cards);
    NextDeal { leads: Some(deal.eldest()), in_play: Some(in_play), notes, ..NextDeal::default() }
}
