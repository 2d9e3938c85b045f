//! The one question of burro, and what the table should know before the deal.

use super::Burro;
use super::score::Phase;
use crate::games::form::{Field, Look};
use crate::games::game::{Context, NextDeal};
use crate::games::text::Text;
use crate::games::who;

/// The question as a page of its own.
pub fn form(table: &Context<'_, Burro>) -> Vec<Field> {
    play_off(table).map(Field::Note).into_iter().chain([loser(table)]).collect()
}

/// Who was the last to hold cards; each tile spells the letters that its player has.
pub fn loser(table: &Context<'_, Burro>) -> Field {
    let spelt = |seat| {
        let spelt = table.rules.spelt(table.balances.seat(seat));
        Some(Text::new("burro-spelt").with("spelt", spelt.as_str()))
    };
    let seated = table.deal.seated();
    match who::hinted(Text::new("burro-ask-loser"), "loser", table.seats, &seated, &spelt) {
        Field::Choice { legend, name, options, chosen, .. } => {
            Field::Choice { legend, name, look: Look::Spelling, options, chosen }
        }
        other => other,
    }
}

fn play_off(table: &Context<'_, Burro>) -> Option<Text> {
    match table.state {
        Phase::PlayOff(left) => Some(Text::new("burro-play-off").with("players", left.clone())),
        Phase::Letters | Phase::Over(_) => None,
    }
}

pub fn next_deal(table: &Context<'_, Burro>) -> NextDeal {
    let variant = table.rules.variant;
    let cards = Text::new("burro-deal").with("variant", variant.text()).count("cards", variant.cards());
    let notes = play_off(table).into_iter().chain([cards, Text::new("burro-draw")]).collect();
    NextDeal { notes, ..NextDeal::default() }
}
