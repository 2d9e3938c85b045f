//! The entry form of solo whist.

use super::Rules;
use super::hand::Bid;
use crate::games::prelude::*;

/// The questions, in the order of play.
pub fn form(rules: &Rules, seats: &Seats, deal: &Deal) -> Vec<Field> {
    let seated = deal.seated();
    let soloists = seated.iter().map(|seat| who::tile(seats, *seat)).collect();
    let partner = |seat: &Seat| who::tile(seats, *seat).never("soloist", &[seats.label(*seat).to_owned()]);
    let partners = seated.iter().map(partner).collect();
    let partner = Field::choice(Text::new("solo_whist-ask-partner"), "partner", Look::Tiles, partners);
    let tricks = (0..=13).map(tricks).collect();
    vec![
        calls(rules),
        Field::choice(Text::new("solo_whist-ask-soloist"), "soloist", Look::Tiles, soloists),
        Field::When { condition: "bid=prop_cop", field: Box::new(partner) },
        Field::choice(Text::new("solo_whist-ask-tricks"), "tricks", Look::Keys, tricks),
    ]
}

/// A key for a number of tricks. The number that the chosen call needs is ringed.
fn tricks(tricks: i64) -> Choosable {
    let calls: Vec<&str> = Bid::ALL.iter().filter(|(_, bid)| bid.needs() == tricks).map(|(name, _)| *name).collect();
    let goal = (!calls.is_empty()).then(|| format!("bid={}", calls.join("|")));
    Choosable { goal, ..Choosable::number(tricks) }
}

fn calls(rules: &Rules) -> Field {
    let options = Bid::ALL.iter().map(|(name, bid)| {
        let hint = Text::new(if bid.is_misere() { "solo_whist-price-misere" } else { "solo_whist-price" });
        Choosable::new(*name, bid.label()).hint(hint.count("needs", bid.needs()).amount("stake", rules.stake(*bid)))
    });
    Field::choice(Text::new("solo_whist-ask-bid"), "bid", Look::Tiles, options.collect())
}
