//! The data of a hand of belote.

use super::rules::{CAPOT, GENERALE, Rules};
use crate::games::prelude::*;

/// All points of the tricks, with the last one.
pub const ALL_POINTS: i64 = 162;
/// The lowest and the highest bid of points, which are in tens.
const BIDS: (i64, i64) = (80, 240);
/// The sizes of declarations: a sequence of three, then sequences or fours.
pub const DECLARATIONS: [i64; 5] = [20, 50, 100, 150, 200];
/// From this size on, there is one declaration of a size: the nines, the jacks.
const SINGLE: i64 = 150;
/// The cards of a player. They are enough for two declarations of four cards, and not for three of three.
const CARDS: i64 = 8;
const MAX_DECLARATIONS: usize = 2;
/// What a form sends as the capot of the side that has all points.
pub const EVERY_TRICK: &str = "every_trick";
/// The most belotes in a hand of all trumps.
pub const MAX_BELOTES: i64 = 4;

choices! {
    pub enum Trump {
        Spades = "spades" => "suit-spades",
        Hearts = "hearts" => "suit-hearts",
        Diamonds = "diamonds" => "suit-diamonds",
        Clubs = "clubs" => "suit-clubs",
        NoTrumps = "no_trumps" => "belote-no_trumps",
        AllTrumps = "all_trumps" => "belote-all_trumps",
    }
}

impl Trump {
    /// The suit; `None` without trumps and with all of them.
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.iter().find(|(name, _)| *name == self.name()).map(|(_, suit)| *suit)
    }
}

choices! {
    pub enum Side {
        /// The taker's.
        Attack = "attack" => "belote-attack",
        Defence = "defence" => "belote-defence",
    }
}

choices! {
    /// Who took all eight tricks.
    pub enum Capot {
        Attack = "attack" => "belote-attack",
        Defence = "defence" => "belote-defence",
        /// The taker alone.
        Taker = "taker" => "belote-taker-alone",
    }
}

choices! {
    pub enum Doubled {
        Coinche = "coinche" => "belote-coinche",
        Surcoinche = "surcoinche" => "belote-surcoinche",
    }
}

impl Doubled {
    /// How many times the hand counts.
    pub fn times(self) -> i64 {
        match self {
            Self::Coinche => 2,
            Self::Surcoinche => 4,
        }
    }
}

/// A sequence or four of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    pub player: Seat,
    pub size: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    pub taker: Seat,
    pub trump: Option<Trump>,
    /// The bid; `None` in classic belote.
    pub bid: Option<i64>,
    pub doubled: Option<Doubled>,
    /// The points of the attack's tricks.
    pub points: i64,
    pub capot: Option<Capot>,
    /// The side of each king and queen of trumps in one hand.
    pub belotes: Vec<Side>,
    /// Those that count, all of one side.
    pub declarations: Vec<Declaration>,
}

/// All bids.
pub fn bids() -> impl Iterator<Item = i64> {
    (BIDS.0..=BIDS.1).step_by(10).chain([CAPOT, GENERALE])
}

/// Reads a hand. Errors go to `fields`.
pub fn read(rules: &Rules, fields: &mut Fields<'_>) -> Option<Hand> {
    let taker = fields.player("taker");
    let (bid, doubled) = read_bid(rules, fields);
    let needs_trump = rules.coinche.is_some_and(|coinche| coinche.no_trumps_doubles);
    let trump = if needs_trump { fields.choice("trump") } else { fields.optional_choice("trump") };
    // Beside 0 or all points, a form asks only whether it was a capot.
    let is_capot = fields.of_form("capot").and_then(Value::as_text) == Some(EVERY_TRICK);
    let capot = if is_capot { None } else { fields.optional_choice("capot") };
    let points = read_points(capot, fields);
    let capot = if is_capot { record_capot(points, fields) } else { capot };
    let belotes = fields.choices("belotes");
    let declarations = fields.unordered_maps("declarations", |each| {
        let (player, size) = (each.player("player"), each.number_among("size", &DECLARATIONS));
        Some(Declaration { player: player?, size: size? })
    });
    check_belotes(trump, &belotes, fields);
    check_declarations(rules, &declarations, fields);
    let (taker, points) = (taker?, points?);
    // A bid is missing in coinche only with an error.
    Some(Hand { taker, trump, bid, doubled, points, capot, belotes, declarations })
}

/// The bid and whether it was doubled, in coinche. A form sends what was chosen before the rules changed.
fn read_bid(rules: &Rules, fields: &mut Fields<'_>) -> (Option<i64>, Option<Doubled>) {
    if rules.coinche.is_some() {
        let bids: Vec<i64> = bids().collect();
        return (fields.number_among("bid", &bids), fields.optional_choice("coinche"));
    }
    for name in ["bid", "coinche"] {
        let is_there = fields.raw(name).is_some() && !fields.format.is_form();
        fields.refuse_if(is_there, name, "belote-error-classic");
    }
    (None, None)
}

/// The points of the attack, which a capot tells. In a form, players may count the tricks of the defence.
fn read_points(capot: Option<Capot>, fields: &mut Fields<'_>) -> Option<i64> {
    let of_defence = fields.of_form("points_of").and_then(Value::as_text) == Some(Side::Defence.name());
    let told = capot.map(|capot| if capot == Capot::Defence { 0 } else { ALL_POINTS });
    if told.is_some() && fields.raw("points").is_none() {
        return told;
    }
    let points = fields.number_or_rest("points", Number::Count(0, ALL_POINTS), of_defence.then_some(ALL_POINTS))?;
    let is_one = points == 1 || points == ALL_POINTS - 1;
    fields.refuse_if(is_one, "points", Message::new("belote-error-points-one").count("most", ALL_POINTS - 1));
    let is_other = told.is_some_and(|told| told != points);
    fields.refuse_if(is_other, "points", Message::new("belote-error-points-capot").count("all", ALL_POINTS));
    Some(points)
}

/// The side that took all tricks, given its points.
fn record_capot(points: Option<i64>, fields: &mut Fields<'_>) -> Option<Capot> {
    let capot = match points? {
        0 => Capot::Defence,
        ALL_POINTS => Capot::Attack,
        _ => {
            fields.add_error("points", Message::new("belote-error-points-capot").count("all", ALL_POINTS));
            return None;
        }
    };
    fields.record("capot", || capot.name().into());
    Some(capot)
}

fn check_belotes(trump: Option<Trump>, belotes: &[Side], fields: &mut Fields<'_>) {
    let (most, text) = match trump {
        Some(Trump::NoTrumps) => (0, "belote-error-belotes-no_trumps"),
        Some(Trump::AllTrumps) => (MAX_BELOTES, "belote-error-belotes-most"),
        _ => (1, "belote-error-belotes-one"),
    };
    let count = i64::try_from(belotes.len()).unwrap_or(i64::MAX);
    fields.refuse_if(count > most, "belotes", Message::new(text).count("most", most));
}

fn check_declarations(rules: &Rules, declarations: &[Declaration], fields: &mut Fields<'_>) {
    let Some(first) = declarations.first() else { return };
    let seats = fields.seats;
    let is_other = |other: &Declaration| seats.party_of(other.player) != seats.party_of(first.player);
    let of_player = |of: Seat| declarations.iter().filter(move |each| each.player == of).count();
    let is_twice = |each: &Declaration| {
        each.size >= SINGLE && declarations.iter().filter(|other| other.size == each.size).count() > 1
    };
    let (text, player) = if !rules.declarations {
        ("belote-error-declarations-off", first.player)
    } else if declarations.iter().any(is_other) {
        ("belote-error-declarations-sides", first.player)
    } else if let Some(each) = declarations.iter().find(|each| of_player(each.player) > MAX_DECLARATIONS) {
        ("belote-error-declarations-cards", each.player)
    } else if declarations.iter().any(is_twice) {
        ("belote-error-declarations-twice", first.player)
    } else {
        return;
    };
    fields.add_error("declarations", Message::new(text).with("player", player).count("cards", CARDS));
}
