//! The scoring card of euchre.

use super::hand::End;
use super::{Rules, TRICKS};
use crate::games::prelude::*;

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let worth = Section::new("card-worth").columns(["euchre-column-with", "euchre-column-alone"]);
    let worth = End::ALL.iter().fold(worth, |section, (_, end)| {
        section.figures(end.label(), [false, true].map(|alone| rules.worth(*end, alone, false)))
    });
    let defended = rules.worth(End::Euchred, true, true);
    Card::new(
        r#"{"caller":"@1","alone":true,"tricks":5}"#,
        [
            worth.note(Message::new("euchre-card-needs").count("least", TRICKS / 2 + 1).count("all", TRICKS)),
            Section::new("card-extras").row_if(rules.defend_alone > 0, "euchre-card-defended", defended),
            rules.series.section(),
        ],
    )
}
