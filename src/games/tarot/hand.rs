//! The data of a hand of tarot.

use super::Rules;
use crate::games::prelude::*;

choices! {
    pub enum Bid {
        /// Times 1.
        Petite = "petite" => "tarot-bid-petite",
        /// Times 2.
        Garde = "garde" => "tarot-bid-garde",
        /// Without the chien, times 4.
        GardeSans = "garde_sans" => "tarot-bid-garde-sans",
        /// Against the chien, times 6.
        GardeContre = "garde_contre" => "tarot-bid-garde-contre",
    }
}

choices! {
    pub enum Side {
        /// The taker and the partner.
        Attack = "attack" => "tarot-side-attack",
        Defence = "defence" => "tarot-side-defence",
    }
}

choices! {
    /// How many trumps a poignée shows.
    pub enum Size {
        Single = "single",
        Double = "double",
        Triple = "triple",
    }
}

choices! {
    /// All tricks, or the announcement of them.
    pub enum Slam {
        /// Announced before the first trick, and made.
        AnnouncedMade = "announced_made",
        /// Made without an announcement.
        Made = "made",
        /// Announced and not made.
        AnnouncedFailed = "announced_failed",
        /// The defence won every trick.
        Defence = "defence",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Poignee {
    /// The number of trumps.
    pub size: Size,
    /// The player who showed it, if recorded. It does not affect the payment.
    pub player: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub taker: Seat,
    /// The called player, with five active players; the taker when they play alone.
    pub partner: Option<Seat>,
    pub bid: Bid,
    /// Bouts in the attack's tricks, 0 to 3.
    pub bouts: i64,
    /// The attack's card points in half-points, 0 to 182.
    pub halves: i64,
    /// The side that won the last trick with the Petit in it.
    pub petit_au_bout: Option<Side>,
    /// The poignées of both sides.
    pub poignees: Vec<Poignee>,
    pub slam: Option<Slam>,
    /// The players who declared no trumps or no court cards.
    pub miseres: Vec<Seat>,
}

/// Reads a hand. Errors go to `fields`.
pub fn read(rules: Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let taker = fields.player("taker");
    let calls = deal.active.len() == 5;
    let partner = if calls { fields.player("partner") } else { None };
    if !calls && fields.raw("partner").is_some() {
        fields.add_error("partner", Text::new("tarot-error-partner"));
    }
    let bid = fields.choice::<Bid>("bid");
    let bouts = fields.number("bouts", Number::Count(0, 3));
    let halves = read_points(deal, fields);
    let petit_au_bout = fields.optional_choice::<Side>("petit_au_bout");
    let poignees = fields.maps("poignees", |poignee| {
        let player = poignee.optional_player("player");
        poignee.choice::<Size>("size").map(|size| Poignee { size, player })
    });
    let slam = fields.optional_choice::<Slam>("slam");
    let miseres = fields.players("miseres");
    if !miseres.is_empty() && !rules.misere {
        fields.add_error("miseres", Text::new("tarot-error-misere-off"));
    }
    Some(Hand {
        taker: taker?,
        partner,
        bid: bid?,
        bouts: bouts?,
        halves: halves?,
        petit_au_bout,
        poignees,
        slam,
        miseres,
    })
}

/// The attack's card points in half-points. With four players both sides count pairs, so they are whole. In a form,
/// players may count the smaller pile, which may be the defence's.
fn read_points(deal: &Deal, fields: &mut Fields<'_>) -> Option<i64> {
    const ALL: i64 = 910;
    let of_defence = fields.of_form("points_of").and_then(Node::as_text) == Some(Side::Defence.name());
    let tenths = fields.number_or_rest("points", Number::Amount(1), of_defence.then_some(ALL))?;
    let text = if !(0..=ALL).contains(&tenths) {
        Text::new("tarot-error-points-range")
    } else if tenths % 5 != 0 {
        Text::new("tarot-error-points-halves")
    } else if deal.active.len() == 4 && tenths % 10 != 0 {
        Text::new("tarot-error-points-whole")
    } else {
        return Some(tenths / 5);
    };
    fields.add_error("points", text);
    None
}

impl Bid {
    /// The multiplier of the base.
    pub fn multiplier(self) -> i64 {
        match self {
            Self::Petite => 1,
            Self::Garde => 2,
            Self::GardeSans => 4,
            Self::GardeContre => 6,
        }
    }
}

/// The points that the attack needs with a number of bouts.
pub fn target(bouts: i64) -> i64 {
    match bouts {
        0 => 56,
        1 => 51,
        2 => 41,
        _ => 36,
    }
}

impl Size {
    /// The value of a poignée for the side that wins the hand.
    pub fn bonus(self) -> i64 {
        match self {
            Self::Single => 20,
            Self::Double => 30,
            Self::Triple => 40,
        }
    }
}

impl Slam {
    /// The value for the attack, from each defender.
    pub fn bonus(self) -> i64 {
        match self {
            Self::AnnouncedMade => 400,
            Self::Made => 200,
            Self::AnnouncedFailed | Self::Defence => -200,
        }
    }

    /// Whether the attack won every trick.
    pub fn is_made(self) -> bool {
        matches!(self, Self::AnnouncedMade | Self::Made)
    }
}
