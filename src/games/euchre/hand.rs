//! The data of a hand of euchre.

use super::{Rules, TRICKS};
use crate::games::prelude::*;

choices! {
    /// How a hand ends for the caller's side.
    pub enum End {
        /// Three or four tricks.
        Made = "made" => "euchre-end-made",
        /// All five.
        March = "march" => "euchre-end-march",
        /// One or two.
        Euchred = "euchred" => "euchre-end-euchred",
        /// None.
        EuchredAll = "euchred_all" => "euchre-end-euchred-all",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Who made trumps.
    pub caller: Seat,
    /// Whether the caller plays without the partner.
    pub alone: bool,
    /// Who defends alone, if somebody does.
    pub defender: Option<Seat>,
    pub end: End,
    /// The tricks of the caller's side, if they were counted.
    pub tricks: Option<i64>,
}

impl End {
    pub fn of(tricks: i64) -> Self {
        match tricks {
            0 => Self::EuchredAll,
            1 | 2 => Self::Euchred,
            TRICKS => Self::March,
            _ => Self::Made,
        }
    }
}

/// Reads a hand. Errors go to `fields`.
pub fn read(rules: &Rules, fields: &mut Fields<'_>) -> Option<Hand> {
    let caller = fields.player("caller");
    let alone = fields.flag("alone");
    // In a form, somebody may have been chosen before the caller got a partner.
    let is_outdated = !alone && fields.of_form("defender").is_some();
    let defender = if is_outdated { None } else { fields.optional_player("defender") };
    let tricks = fields.optional_number("tricks", Number::Count(0, TRICKS));
    let end = fields.optional_choice::<End>("outcome");
    let (has_tricks, has_end) = (fields.raw("tricks").is_some(), fields.raw("outcome").is_some());
    fields.refuse_if(has_tricks && has_end, "outcome", "euchre-error-both");
    if !has_end && !has_tricks {
        // The form asks how the hand ended first.
        fields.require(if fields.format.is_form() { "outcome" } else { "tricks" });
    }
    fields.optional_choice::<Trump>("trump");
    let hand = Hand { caller: caller?, alone, defender, end: end.or(tricks.map(End::of))?, tricks };
    if let Some(defender) = defender {
        let text = if rules.defend_alone == 0 {
            Message::new("euchre-error-defender-off")
        } else if !alone {
            Message::new("euchre-error-defender-alone")
        } else if fields.seats.party_of(defender) == fields.seats.party_of(hand.caller) {
            Message::new("euchre-error-defender-side").with("defender", defender).with("caller", hand.caller)
        } else {
            return Some(hand);
        };
        fields.add_error("defender", text);
    }
    Some(hand)
}
