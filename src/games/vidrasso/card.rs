//! The scoring card of vidrasso.

use super::{ALL_POINTS, PILE, Rules};
use crate::games::prelude::*;

pub fn card(table: &Context<'_, Rules>) -> Card {
    Card::new(
        r#"{"points":{"@1":104}}"#,
        [
            Section::new("card-worth").note(Message::new("vidrasso-ask-points").count("all", ALL_POINTS)),
            Section::of_pile(&PILE),
            Section::new("card-end").row("vidrasso-rule-target", table.rules.target),
        ],
    )
}
