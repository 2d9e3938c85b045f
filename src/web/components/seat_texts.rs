//! Changes of the seats in words.

use std::collections::BTreeSet;
use std::convert::Infallible;

use crate::document::{Arg, Message};
use crate::i18n::Localizer;
use crate::session::{Person, SeatChange};
use crate::table::Table;

/// A change in a sentence: "Eva pauses". `has_sat` says whether who comes was at the table before.
pub fn sentence(change: &SeatChange<&str>, has_sat: bool, localizer: Localizer) -> String {
    let text = |id, name: &str| Message::new(id).with("player", name);
    localizer.say(&match change {
        SeatChange::Replace { out, r#in } => text("seats-replaced", r#in).with("out", *out),
        SeatChange::Join { r#in, .. } if has_sat => text("seats-back", r#in),
        SeatChange::Join { r#in, after: Some(after) } => text("seats-joined-after", r#in).with("after", *after),
        SeatChange::Join { r#in, after: None } => text("seats-joined", r#in),
        SeatChange::Leave { out } => text("seats-left", out),
        SeatChange::Order { order } => Message::new("seats-ordered").with("players", Arg::Verbatim(order.join(", "))),
    })
}

/// A change in words.
pub struct ToldChange {
    /// The first hand for which it holds.
    pub from: u32,
    /// The entry that recorded it.
    pub entry: i64,
    pub text: String,
}

/// The changes before certain hands in sentences, in order.
pub fn told(table: &Table, localizer: Localizer, is_told: impl Fn(u32) -> bool) -> Vec<ToldChange> {
    let people = table.replay.people();
    let mut have_sat: BTreeSet<Person> = people.all().take(table.history.opening.players.len()).collect();
    let mut changes = Vec::new();
    for (from, placed) in table.history.seat_changes() {
        let comes = placed.change.comes().copied();
        if is_told(from) {
            let has_sat = comes.is_some_and(|person| have_sat.contains(&person));
            let Ok(named) = placed.change.try_map(|_, person| Ok::<_, Infallible>(people.name(*person)));
            changes.push(ToldChange { from, entry: placed.entry, text: sentence(&named, has_sat, localizer) });
        }
        have_sat.extend(comes);
    }
    changes
}
