//! What stands on the sheet: every hand in all that was told of it.

use crate::table::{HandHistory, Table, Version};

/// A hand as it was told once.
pub struct Told<'a> {
    pub hand: &'a HandHistory,
    pub version: &'a Version,
    pub stands: Stands,
}

/// Whether a hand stands on the sheet as it was told.
pub enum Stands {
    /// Under this number.
    Counts(u32),
    /// It does not count since it was voided.
    Voided(i64),
    /// It was told otherwise at this time.
    Corrected(i64),
}

/// The hands that count, as they stand, in order.
#[must_use]
pub fn counting(table: &Table) -> Vec<Told<'_>> {
    let hands = table.history.hands();
    let told = |number| {
        let hand = hands.numbered(number)?;
        Some(Told { hand, version: hand.told()?, stands: Stands::Counts(number) })
    };
    (1..=hands.count()).filter_map(told).collect()
}

/// Every hand in all that was told of it, in order; what stands no more comes before what stands.
#[must_use]
pub fn all_told(table: &Table) -> Vec<Told<'_>> {
    let hands = table.history.hands();
    let mut number = 0;
    hands
        .all()
        .iter()
        .flat_map(|hand| {
            number += u32::from(hand.hand().is_some());
            told_of(hand, number)
        })
        .collect()
}

/// What was told of a hand, which has a number if it counts.
fn told_of(hand: &HandHistory, number: u32) -> Vec<Told<'_>> {
    let told: Vec<&Version> =
        hand.versions.iter().filter(|version| version.said.seq == version.told && version.hand.is_some()).collect();
    let stands = |at: usize| match (told.get(at + 1), hand.newest()) {
        (Some(later), _) => Stands::Corrected(later.said.at),
        (None, Some(newest)) if newest.hand.is_none() => Stands::Voided(newest.said.at),
        _ => Stands::Counts(number),
    };
    told.iter().enumerate().map(|(at, version)| Told { hand, version, stands: stands(at) }).collect()
}
