//! The entry form of solo whist.

use super::Rules;
use super::hand::Bid;
use crate::games::fields::Choice;
use crate::games::form::{Choosable, Field, Look};
use crate::games::seats::{Deal, Seats};
use crate::games::text::Text;

/// The questions, in the order in which a hand is told.
pub fn form(rules: &Rules, seats: &Seats, deal: &Deal) -> Vec<Field> {
    let players = || deal.seated().into_iter();
    let player = |seat| Choosable::new(seats.name(seat), Text::new("player").with("player", seat));
    let nobody = Choosable::new("", Text::new("solo_whist-ask-partner-none"));
    vec![
        calls(rules),
        Field::Choice {
            legend: Text::new("solo_whist-ask-soloist"),
            name: "soloist".to_owned(),
            look: Look::Tiles,
            options: players().map(player).collect(),
            chosen: None,
        },
        Field::Choice {
            legend: Text::new("solo_whist-ask-partner"),
            name: "partner".to_owned(),
            look: Look::Tiles,
            options: std::iter::once(nobody).chain(players().map(player)).collect(),
            chosen: Some(String::new()),
        },
        Field::Choice {
            legend: Text::new("solo_whist-ask-tricks"),
            name: "tricks".to_owned(),
            look: Look::Keys,
            options: (0..=13_i64)
                .map(|tricks| Choosable::new(tricks.to_string(), Text::new("plain-number").count("number", tricks)))
                .collect(),
            chosen: None,
        },
    ]
}

fn calls(rules: &Rules) -> Field {
    let options = Bid::ALL.iter().map(|(name, bid)| {
        let hint = Text::new(if bid.is_misere() { "solo_whist-price-misere" } else { "solo_whist-price" });
        Choosable::new(*name, bid.title()).hint(hint.count("needs", bid.needs()).amount("stake", rules.stake(*bid)))
    });
    Field::Choice {
        legend: Text::new("solo_whist-ask-bid"),
        name: "bid".to_owned(),
        look: Look::Tiles,
        options: options.collect(),
        chosen: None,
    }
}
