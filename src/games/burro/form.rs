//! The only question of burro, and the announcement of the next deal.

use super::Burro;
use super::score::Phase;
use crate::games::kit::{Context, Field, LabelledChoice, Look, NextDeal, Text, who};

/// The question on its own page.
pub fn form(table: &Context<'_, Burro>) -> Vec<Field> {
    play_off(table).map(|text| Field::Notes(vec![text])).into_iter().chain([loser(table)]).collect()
}

/// The question for the last player with cards. Each tile spells the letters of its player.
pub fn loser(table: &Context<'_, Burro>) -> Field {
    let spelt = |seat| {
        let spelt = table.rules.spelt(table.balances.seat(seat));
        Some(Text::new("burro-spelt").with("spelt", spelt.as_str()))
    };
    let seated = table.deal.seated();
    who::hinted(Text::new("burro-ask-loser"), "loser", table.seats, &seated, &spelt).looking(Look::Spelling)
}

fn play_off(table: &Context<'_, Burro>) -> Option<Text> {
    match table.state {
        Phase::PlayOff(left) => Some(Text::new("burro-play-off").with("players", left.clone())),
        Phase::Letters | Phase::Over(_) => None,
    }
}

pub fn next_deal(table: &Context<'_, Burro>) -> NextDeal {
    let variant = table.rules.variant;
    let cards = Text::new("burro-deal").with("variant", variant.label()).count("cards", variant.cards());
    let notes = play_off(table).into_iter().chain([cards, Text::new("burro-draw")]).collect();
    NextDeal { notes, ..NextDeal::default() }
}
