//! The entry form of solo whist.

use super::Rules;
use super::hand::Bid;
use crate::games::kit::{Choice, Choosable, Deal, Field, LabelledChoice, Look, Node, Seats, Text};
use crate::games::who::{partner, tiles};

/// The questions, in the order of play.
pub fn form(rules: &Rules, seats: &Seats, deal: &Deal) -> Vec<Field> {
    let mut fields = bid(rules, seats, deal);
    let tricks = (0..=13).map(tricks).collect();
    fields.push(Field::choice(Text::new("solo_whist-ask-tricks"), "tricks", Look::Keys, tricks));
    fields
}

/// The questions that can be answered before the play.
pub fn bid(rules: &Rules, seats: &Seats, deal: &Deal) -> Vec<Field> {
    let seated = deal.seated();
    vec![
        calls(rules),
        tiles(Text::new("solo_whist-ask-soloist"), "soloist", seats, &seated),
        Field::When {
            condition: "bid=prop_cop",
            field: Box::new(partner(Text::new("solo_whist-ask-partner"), "partner", "soloist", seats, &seated)),
        },
    ]
}

/// A key for a number of tricks. The number that the chosen call needs is ringed.
fn tricks(tricks: i64) -> Choosable {
    let key = Choosable::new(tricks.to_string(), Text::new("plain-number").count("number", tricks));
    let calls: Vec<&str> = Bid::ALL.iter().filter(|(_, bid)| bid.needs() == tricks).map(|(name, _)| *name).collect();
    if calls.is_empty() { key } else { key.goal(format!("bid={}", calls.join("|"))) }
}

/// Removes a partner who was chosen before the call changed.
pub fn tidy(draft: &mut Node) {
    if draft.get("bid").and_then(Node::as_text) != Some(Bid::PropCop.name()) {
        draft.remove("partner");
    }
}

fn calls(rules: &Rules) -> Field {
    let options = Bid::ALL.iter().map(|(name, bid)| {
        let hint = Text::new(if bid.is_misere() { "solo_whist-price-misere" } else { "solo_whist-price" });
        Choosable::new(*name, bid.label()).hint(hint.count("needs", bid.needs()).amount("stake", rules.stake(*bid)))
    });
    Field::choice(Text::new("solo_whist-ask-bid"), "bid", Look::Tiles, options.collect())
}
