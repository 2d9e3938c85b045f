//! The data of a hand of the Schieber.

use super::rules::{Rules, Trump};
use crate::games::prelude::*;

/// All points of the tricks, with the last one.
pub const ALL_POINTS: i64 = 157;
/// The sizes of weis with the cards of the sequences that have only this size.
const WEIS: [(i64, i64); 7] = [(20, 3), (50, 4), (100, 0), (150, 0), (200, 0), (250, 8), (300, 9)];
/// The cards of a player.
const CARDS: i64 = 9;
/// The most weis of a player.
const MAX_WEIS: usize = 3;
/// The most weis of a player that may be fours of a kind.
const MAX_FOURS: usize = 2;

/// A sequence or four of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weis {
    pub player: Seat,
    pub size: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub trump: Trump,
    /// The player who named trumps.
    pub declarer: Seat,
    /// The points of the attack's tricks; `None` if the hand was broken off.
    pub points: Option<i64>,
    /// Whether one side took all tricks.
    pub is_match: bool,
    /// Those that count, all of one side.
    pub weis: Vec<Weis>,
    /// The player who showed king and queen of trumps.
    pub stoeck: Option<Seat>,
    /// The side that said first that it is out.
    pub first: Option<Party>,
    /// The side that said so, but was not.
    pub false_claim: Option<Party>,
}

/// The sizes of weis.
pub fn sizes() -> [i64; 7] {
    WEIS.map(|(size, _)| size)
}

/// Reads a hand. Errors go to `fields`.
pub fn read(rules: &Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let trump = fields.choice::<Trump>("trump");
    let is_other = trump.and_then(Trump::deck).is_some_and(|deck| deck != rules.deck);
    fields.refuse_if(is_other, "trump", "jass-error-trump");
    let declarer = fields.optional_player("declarer").unwrap_or(deal.eldest());
    let first = fields.optional_party("first");
    let false_claim = fields.optional_party("false_claim");
    let points = read_points(declarer, first.or(false_claim).is_some(), fields);
    let is_match = fields.flag("match");
    let weis = fields.unordered_maps("weis", |each| {
        let (player, size) = (each.player("player"), each.number_among("size", &sizes()));
        Some(Weis { player: player?, size: size? })
    });
    let stoeck = fields.optional_player("stoeck");
    let hand = Hand { trump: trump?, declarer, points, is_match, weis, stoeck, first, false_claim };
    hand.check(rules, fields);
    Some(hand)
}

/// The points of the attack. In a form, players may count the tricks of the other side, which `points_of` names.
fn read_points(declarer: Seat, may_be_absent: bool, fields: &mut Fields<'_>) -> Option<i64> {
    if may_be_absent && fields.raw("points").is_none() {
        let _ = fields.of_form("points_of");
        return None;
    }
    let seats = fields.seats;
    let side = fields.of_form("points_of").and_then(Value::as_text).and_then(|label| seats.find_in_form(label));
    let is_other = side.is_some_and(|side| seats.party_of(side) != seats.party_of(declarer));
    let points = fields.number_or_rest("points", Number::Count(0, ALL_POINTS), is_other.then_some(ALL_POINTS))?;
    let is_one = points == 1 || points == ALL_POINTS - 1;
    fields.refuse_if(is_one, "points", Message::new("jass-error-points-one").count("most", ALL_POINTS - 1));
    Some(points)
}

impl Hand {
    fn check(&self, rules: &Rules, fields: &mut Fields<'_>) {
        let all = Message::new("jass-error-match").count("all", ALL_POINTS);
        fields.refuse_if(self.is_match && self.points.is_none(), "match", "jass-error-match-points");
        fields.refuse_if(
            self.is_match && self.points.is_some_and(|points| ![0, ALL_POINTS].contains(&points)),
            "points",
            all,
        );
        fields.refuse_if(self.stoeck.is_some() && !rules.weis, "stoeck", "jass-error-weis-off");
        let has_trumps = self.trump.deck().is_some();
        fields.refuse_if(self.stoeck.is_some() && rules.weis && !has_trumps, "stoeck", "jass-error-stoeck");
        fields.refuse_if(self.first.is_some() && rules.target == 0, "first", "jass-error-no-target");
        let is_both = self.first.is_some() && self.false_claim.is_some();
        fields.refuse_if(is_both, "false_claim", "jass-error-both");
        fields.refuse_if(self.false_claim.is_some() && rules.target == 0, "false_claim", "jass-error-no-target");
        self.check_weis(rules, fields);
    }

    fn check_weis(&self, rules: &Rules, fields: &mut Fields<'_>) {
        let Some(one) = self.weis.first() else { return };
        let seats = fields.seats;
        let is_other = |other: &Weis| seats.party_of(other.player) != seats.party_of(one.player);
        let too_many = |of: Seat| {
            let own = || self.weis.iter().filter(move |weis| weis.player == of);
            let cards = |weis: &Weis| WEIS.iter().find(|(size, _)| *size == weis.size).map_or(0, |(_, cards)| *cards);
            let fours = own().filter(|weis| (100..=200).contains(&weis.size)).count();
            own().count() > MAX_WEIS || fours > MAX_FOURS || own().map(cards).sum::<i64>() > CARDS
        };
        let (text, player) = if !rules.weis {
            ("jass-error-weis-off", one.player)
        } else if self.weis.iter().any(is_other) {
            ("jass-error-weis-sides", one.player)
        } else if let Some(weis) = self.weis.iter().find(|weis| too_many(weis.player)) {
            ("jass-error-weis-cards", weis.player)
        } else {
            return;
        };
        fields.add_error("weis", Message::new(text).with("player", player).count("cards", CARDS));
    }
}
