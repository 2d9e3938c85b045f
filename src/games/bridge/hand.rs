//! The data of a hand of bridge.

use super::{BOOK, LEVELS, TRICKS};
use crate::games::prelude::*;

choices! {
    pub enum Doubled {
        Doubled = "doubled" => "bridge-doubled",
        Redoubled = "redoubled" => "bridge-redoubled",
    }
}

/// Trump honours, or aces without trumps, in one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Honours {
    pub player: Seat,
    /// 4 or 5.
    pub cards: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    pub declarer: Seat,
    /// 1 to 7.
    pub level: i64,
    pub strain: Trump,
    pub doubled: Option<Doubled>,
    /// The tricks of the declarer's side.
    pub tricks: i64,
    pub honours: Option<Honours>,
}

/// Reads a hand. Errors go to `fields`.
pub fn read(fields: &mut Fields<'_>) -> Option<Hand> {
    let declarer = fields.player("declarer");
    let level = fields.number("level", Number::Count(1, LEVELS));
    let strain = fields.choice::<Trump>("strain");
    let doubled = fields.optional_choice::<Doubled>("doubled");
    let tricks = read_tricks(level, fields);
    let honours = read_honours(strain, fields);
    Some(Hand { declarer: declarer?, level: level?, strain: strain?, doubled, tricks: tricks?, honours })
}

/// The tricks. A form may have those over or under the contract instead.
fn read_tricks(level: Option<i64>, fields: &mut Fields<'_>) -> Option<i64> {
    let Some(over) = fields.of_form("over").and_then(Value::as_text) else {
        return fields.number("tricks", Number::Count(0, TRICKS));
    };
    let is_twice = fields.raw("tricks").is_some();
    fields.refuse_if(is_twice, "tricks", "bridge-error-both");
    let tricks = over.parse::<i64>().ok().and_then(|over| level?.checked_add(BOOK)?.checked_add(over));
    let is_possible = tricks.is_none_or(|tricks| (0..=TRICKS).contains(&tricks)) && level.is_some();
    fields.refuse_if(!is_possible && level.is_some(), "over", Message::new("bridge-error-over").count("all", TRICKS));
    let tricks = tricks.filter(|_| is_possible)?;
    fields.record("tricks", || tricks.into());
    Some(tricks)
}

/// The honours. Without trumps there are four aces. In a form, a player without a number says nothing.
fn read_honours(strain: Option<Trump>, fields: &mut Fields<'_>) -> Option<Honours> {
    if fields.of_form("honours").is_some_and(|honours| honours.get("cards").is_none()) {
        return None;
    }
    fields.map("honours", |honours| {
        let player = honours.player("player");
        let cards = honours.number("cards", Number::Count(4, 5));
        let is_too_many = strain == Some(Trump::NoTrumps) && cards == Some(5);
        honours.refuse_if(is_too_many, "cards", Message::new("bridge-error-aces").count("aces", 4));
        Some(Honours { player: player?, cards: cards? })
    })
}

impl Hand {
    /// The tricks over the contract; negative under it.
    pub fn over(&self) -> i64 {
        self.tricks - BOOK - self.level
    }

    /// The place of the contract among all contracts, from the least bold one: doubled, it is bolder.
    pub fn place(&self) -> usize {
        let level = usize::try_from(self.level - 1).unwrap_or_default();
        let doubled = self.doubled.map_or(0, |doubled| doubled.place() + 1);
        (level * Trump::ALL.len() + self.strain.place()) * 3 + doubled
    }

    /// The contract in statistics: `4S`, `3NX`.
    pub fn contract(&self) -> &'static str {
        CONTRACTS.get(self.place()).map_or("", |(name, _)| name)
    }

    /// The contract in a sentence: "4♠ X".
    pub fn text(&self) -> Message {
        contract_text(self.contract())
    }
}

/// The contract with a name in a sentence: `4SX` is "4♠ X".
pub fn contract_text(name: &'static str) -> Message {
    let (level, rest) = name.split_at(name.len().min(1));
    let (strain, doubled) = rest.split_at(rest.len().min(1));
    let strain = "CDHSN"
        .find(strain)
        .and_then(|place| Trump::ALL.get(place))
        .map_or(Arg::from(""), |(_, strain)| strain.symbol());
    let doubled = if doubled.is_empty() { String::new() } else { format!("\u{a0}{doubled}") };
    Message::new("bridge-contract")
        .count("level", level.parse::<i64>().unwrap_or_default())
        .with("strain", strain)
        .with("doubled", doubled)
}

/// The names of contracts in statistics, which are their own labels for [`contract_text`].
macro_rules! contracts {
    ($($level:literal)+) => {
        [$(
            contracts!(@ $level "C"), contracts!(@ $level "D"), contracts!(@ $level "H"), contracts!(@ $level "S"),
            contracts!(@ $level "N"),
        )+]
    };
    (@ $level:literal $strain:literal) => {
        [concat!($level, $strain), concat!($level, $strain, "X"), concat!($level, $strain, "XX")]
    };
}

/// The contracts of each level and strain: not doubled, doubled, redoubled.
const BY_STRAIN: [[&str; 3]; 35] = contracts!(1 2 3 4 5 6 7);

/// All contracts, from the lowest.
pub const CONTRACTS: [(&str, &str); 105] = {
    let mut all = [("", ""); 105];
    let mut at = 0;
    while at < all.len() {
        let name = BY_STRAIN[at / 3][at % 3];
        all[at] = (name, name);
        at += 1;
    }
    all
};
