//! The scoring card of burro.

use super::{Rules, Tie};
use crate::games::prelude::*;

pub fn card(table: &Context<'_, Rules>) -> Card {
    let rules = table.rules;
    let tie = if rules.tie == Tie::PlayOff { "burro-tie-play-off" } else { "burro-tie-shared" };
    Card::new(
        r#"{"loser":"@1"}"#,
        [
            Section::new("card-worth").note("burro-card-letter"),
            Section::new("card-end")
                .note(Message::new("burro-card-end").count("letters", rules.length()))
                .row("burro-rule-word", rules.word.concat())
                .row("burro-rule-tie", Message::new(tie)),
        ],
    )
}
