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

/// How many lines there are, and the lines.
type Lines<'a> = (usize, Box<dyn Iterator<Item = Told<'a>> + 'a>);

/// The hands that count, as they stand, the newest first.
pub fn counting(table: &Table) -> Lines<'_> {
    let hands = table.history.hands();
    let told = |number| {
        let hand = hands.numbered(number)?;
        Some(Told { hand, version: hand.last_recorded()?, stands: Stands::Counts(number) })
    };
    let count = usize::try_from(hands.count()).unwrap_or(usize::MAX);
    (count, Box::new((1..=hands.count()).rev().filter_map(told)))
}

/// Every hand in all that was told of it, the newest first; what stands no more comes behind what stands.
pub fn all_told(table: &Table) -> Lines<'_> {
    let hands = table.history.hands();
    let mut number = hands.count();
    let told = hands.all().iter().rev().flat_map(move |hand| {
        let told = told_of(hand, number);
        number -= u32::from(hand.hand().is_some());
        told
    });
    (hands.recorded_count(), Box::new(told))
}

/// What was told of a hand, which has a number if it counts, the newest first.
fn told_of(hand: &HandHistory, number: u32) -> impl Iterator<Item = Told<'_>> {
    let mut later = None;
    let told = hand.versions.iter().rev().filter(|version| version.records_hand());
    told.map(move |version| {
        let stands = match (later.replace(version.meta.at), hand.newest()) {
            (Some(later), _) => Stands::Corrected(later),
            (None, Some(newest)) if newest.hand.is_none() => Stands::Voided(newest.meta.at),
            _ => Stands::Counts(number),
        };
        Told { hand, version, stands }
    })
}
