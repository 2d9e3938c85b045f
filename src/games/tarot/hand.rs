//! The data of a hand of tarot.

use super::{Rules, deal_facts};
use crate::games::prelude::*;

/// All card points, in half-points.
pub const ALL_POINTS: i64 = 182;
/// A bout's card points, in half-points.
const BOUT: i64 = 9;
/// The most card points without the Excuse, which its owner exchanges for a card of half a point.
const ALL_BUT_EXCUSE: i64 = 87;
/// The trumps of the pack, including the Excuse, which a poignée may show as a trump.
const TRUMPS: i64 = 22;

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
    /// All tricks, or the announcement of them; from the most common.
    pub enum Slam {
        /// Made without an announcement.
        Made = "made" => "tarot-slam-made",
        /// Announced before the first trick, and made.
        AnnouncedMade = "announced_made" => "tarot-slam-announced-made",
        /// Announced and not made.
        AnnouncedFailed = "announced_failed" => "tarot-slam-announced-failed",
        /// The defence won every trick.
        Defence = "defence" => "tarot-slam-defence",
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
    /// The called player, with five active players; `None` when the taker plays alone.
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
    let is_called = fields.raw("partner").is_some();
    fields.refuse_if(!calls && is_called, "partner", "tarot-error-partner");
    let bid = fields.choice::<Bid>("bid");
    let bouts = fields.number("bouts", Number::Count(0, 3));
    let halves = read_points(deal, fields);
    let petit_au_bout = fields.optional_choice::<Side>("petit_au_bout");
    let poignees = fields.unordered_maps("poignees", |poignee| {
        let player = poignee.optional_player("player");
        poignee.choice::<Size>("size").map(|size| Poignee { size, player })
    });
    let slam = fields.optional_choice::<Slam>("slam");
    let miseres = fields.players("miseres");
    fields.refuse_if(!miseres.is_empty() && !rules.misere, "miseres", "tarot-error-misere-off");
    let (taker, bid, bouts, halves) = (taker?, bid?, bouts?, halves?);
    // A taker who calls a card of their own plays alone.
    let partner = partner.filter(|partner| *partner != taker);
    let hand = Hand { taker, partner, bid, bouts, halves, petit_au_bout, poignees, slam, miseres };
    hand.check(deal, fields);
    Some(hand)
}

impl Hand {
    /// The half-points over the target; negative under it.
    pub fn over(&self) -> i64 {
        self.halves - 2 * target(self.bouts)
    }

    /// Whether the attack made its contract.
    pub fn is_won(&self) -> bool {
        self.over() >= 0
    }

    /// Refuses an impossible hand.
    pub fn check(&self, deal: &Deal, fields: &mut Fields<'_>) {
        let low = BOUT * self.bouts;
        let excuse_left = self.bouts == 2 && matches!(self.slam, Some(Slam::AnnouncedMade | Slam::Made));
        let high = if excuse_left { 2 * ALL_BUT_EXCUSE } else { ALL_POINTS - BOUT * (3 - self.bouts) };
        if !(low..=high).contains(&self.halves) {
            // Four players count whole points only.
            let (low, high) = if deal.active.len() == 4 { (low + low % 2, high - high % 2) } else { (low, high) };
            let text = Message::new("tarot-error-points-bouts").count("bouts", self.bouts);
            fields.add_error("points", text.with("low", Arg::Halves(low)).with("high", Arg::Halves(high)));
        }
        let petit = |by: Side| self.petit_au_bout == Some(by);
        fields.refuse_if(petit(Side::Attack) && self.bouts == 0, "petit_au_bout", "tarot-error-petit-attack");
        fields.refuse_if(petit(Side::Defence) && self.bouts == 3, "petit_au_bout", "tarot-error-petit-defence");
        let showers: Vec<Seat> = self.poignees.iter().filter_map(|poignee| poignee.player).collect();
        if let Some(twice) = repeated(&showers) {
            fields.add_error("poignees", Message::new("tarot-error-poignees-twice").with("player", twice));
        }
        let (_, _, trumps) = deal_facts(deal.active.len());
        let shown: i64 = self.poignees.iter().filter_map(|poignee| trumps.get(poignee.size.place())).sum();
        if shown > TRUMPS {
            fields.add_error(
                "poignees",
                Message::new("tarot-error-poignees-trumps").count("shown", shown).count("trumps", TRUMPS),
            );
        }
        self.check_slam(fields);
        if let Some(twice) = repeated(&self.miseres) {
            fields.add_error("miseres", Message::new("tarot-error-misere-twice").with("player", twice));
        }
    }

    /// A slam takes the whole pack, except for the chien in a garde contre, and for the Excuse, which its owner may keep.
    fn check_slam(&self, fields: &mut Fields<'_>) {
        let all = self.bouts == 3 && self.halves == ALL_POINTS;
        let all_but_excuse = self.bouts == 2 && (2 * ALL_BUT_EXCUSE - 1..=2 * ALL_BUT_EXCUSE).contains(&self.halves);
        let id = match self.slam {
            Some(Slam::AnnouncedMade | Slam::Made) => {
                if !self.is_won() {
                    "tarot-error-slam-lost"
                } else if self.petit_au_bout == Some(Side::Defence) {
                    "tarot-error-slam-petit"
                } else if self.bid != Bid::GardeContre && !all && !all_but_excuse {
                    "tarot-error-slam-cards"
                } else {
                    return;
                }
            }
            Some(Slam::Defence) if self.is_won() => "tarot-error-slam-defence-won",
            Some(Slam::Defence) if self.petit_au_bout == Some(Side::Attack) => "tarot-error-slam-defence-petit",
            Some(Slam::AnnouncedFailed) if all => "tarot-error-slam-not-failed",
            _ => return,
        };
        fields.add_error("slam", Message::new(id).count("all", ALL_POINTS / 2).count("less", ALL_BUT_EXCUSE));
    }
}

fn repeated(seats: &[Seat]) -> Option<Seat> {
    let repeated = seats.iter().enumerate().find(|(at, seat)| seats[..*at].contains(seat));
    repeated.map(|(_, seat)| *seat)
}

/// The attack's card points in half-points. With four players both sides count pairs, so they are whole. In a form,
/// players may count the smaller pile, which may be the defence's.
fn read_points(deal: &Deal, fields: &mut Fields<'_>) -> Option<i64> {
    /// All card points in tenths of a point.
    const ALL: i64 = 5 * ALL_POINTS;
    let of_defence = fields.of_form("points_of").and_then(Value::as_text) == Some(Side::Defence.name());
    let tenths = fields.number_or_rest("points", Number::Amount(1), of_defence.then_some(ALL))?;
    let text = if !(0..=ALL).contains(&tenths) {
        Message::new("tarot-error-points-range").count("most", ALL_POINTS / 2)
    } else if tenths % 5 != 0 {
        Message::new("tarot-error-points-halves")
    } else if deal.active.len() == 4 && tenths % 10 != 0 {
        Message::new("tarot-error-points-whole")
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
}
