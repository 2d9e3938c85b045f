//! The data of a hand of solo whist.

use crate::games::prelude::*;

choices! {
    /// The calls, from the lowest.
    pub enum Bid {
        /// A proposal and its acceptance: eight tricks for two partners.
        PropCop = "prop_cop" => "solo_whist-title-prop_cop",
        /// Five tricks.
        Solo = "solo" => "solo_whist-title-solo",
        /// No trick, without trumps.
        Misere = "misere" => "solo_whist-title-misere",
        /// Nine tricks with trumps chosen by the soloist.
        Abondance = "abondance" => "solo_whist-title-abondance",
        /// Nine tricks with the turned trumps.
        RoyalAbondance = "royal_abondance" => "solo_whist-title-royal_abondance",
        /// No trick, with the hand face up on the table.
        OpenMisere = "open_misere" => "solo_whist-title-open_misere",
        /// All tricks, without trumps.
        Slam = "slam" => "solo_whist-title-slam",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    pub bid: Bid,
    /// The player who called, or proposed.
    pub soloist: Seat,
    /// The player who accepted, in prop and cop only.
    pub partner: Option<Seat>,
    /// The tricks of the soloist, or of both partners.
    pub tricks: i64,
}

/// Reads a hand. Errors go to `fields`.
pub fn read(fields: &mut Fields<'_>) -> Option<Hand> {
    let bid = fields.choice::<Bid>("bid");
    let soloist = fields.player("soloist");
    // In a form, the partner may have been chosen before the call changed.
    let is_outdated = bid != Some(Bid::PropCop) && fields.of_form("partner").is_some();
    let partner = if is_outdated { None } else { fields.optional_player("partner") };
    let tricks = fields.number("tricks", Number::Count(0, 13));
    let hand = Hand { bid: bid?, soloist: soloist?, partner, tricks: tricks? };
    hand.check(fields);
    Some(hand)
}

impl Hand {
    /// Refuses a partner except in prop and cop, which needs one other than the soloist.
    pub fn check(self, fields: &mut Fields<'_>) {
        let (is_two, partner) = (self.bid == Bid::PropCop, self.partner);
        fields.refuse_if(is_two && partner.is_none(), "partner", "solo_whist-error-partner-missing");
        fields.refuse_if(is_two && partner == Some(self.soloist), "partner", "solo_whist-error-partner-soloist");
        fields.refuse_if(!is_two && partner.is_some(), "partner", "solo_whist-error-partner");
    }
}

impl Bid {
    /// The tricks that the call needs: exactly 0 for a misère, at least this many for the others.
    pub fn needs(self) -> i64 {
        match self {
            Self::PropCop => 8,
            Self::Solo => 5,
            Self::Misere | Self::OpenMisere => 0,
            Self::Abondance | Self::RoyalAbondance => 9,
            Self::Slam => 13,
        }
    }

    /// Whether the call needs to lose every trick.
    pub fn is_misere(self) -> bool {
        matches!(self, Self::Misere | Self::OpenMisere)
    }

    /// Whether overtricks are paid.
    pub fn pays_overtricks(self) -> bool {
        matches!(self, Self::PropCop | Self::Solo)
    }

    /// Whether this number of tricks wins.
    pub fn is_won_by(self, tricks: i64) -> bool {
        if self.is_misere() { tricks == 0 } else { tricks >= self.needs() }
    }

    /// The usual stake in hundredths.
    pub(super) fn usual_stake(self) -> i64 {
        match self {
            Self::PropCop | Self::Solo => 10,
            Self::Misere => 25,
            Self::Abondance => 50,
            Self::RoyalAbondance => 60,
            Self::OpenMisere => 75,
            Self::Slam => 100,
        }
    }

    /// The call's name in a sentence.
    pub(super) fn text(self) -> Message {
        Message::new(match self {
            Self::PropCop => "solo_whist-bid-prop_cop",
            Self::Solo => "solo_whist-bid-solo",
            Self::Misere => "solo_whist-bid-misere",
            Self::Abondance => "solo_whist-bid-abondance",
            Self::RoyalAbondance => "solo_whist-bid-royal_abondance",
            Self::OpenMisere => "solo_whist-bid-open_misere",
            Self::Slam => "solo_whist-bid-slam",
        })
    }
}
