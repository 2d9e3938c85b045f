//! The entries of the sheet: every recorded version of every hand, and whether it counts.

use crate::table::{HandHistory, Table, Version};

/// A recorded version of a hand.
pub struct SheetEntry<'a> {
    pub hand: &'a HandHistory,
    pub version: &'a Version,
    pub status: EntryStatus,
}

pub enum EntryStatus {
    /// The version counts, with this number.
    Counts(u32),
    /// The hand was voided at this time.
    Voided(i64),
    /// A newer version was recorded at this time.
    Corrected(i64),
}

/// All entries, the newest hand first, and of each hand the newest version first.
pub fn sheet_entries(table: &Table) -> impl Iterator<Item = SheetEntry<'_>> {
    let hands = table.history.hands();
    let mut number = hands.count();
    hands.all().iter().rev().flat_map(move |hand| {
        let entries = hand_entries(hand, number);
        number -= u32::from(!hand.is_voided());
        entries
    })
}

fn hand_entries(hand: &HandHistory, number: u32) -> impl Iterator<Item = SheetEntry<'_>> {
    let mut later = None;
    let recorded = hand.versions.iter().rev().filter(|version| version.records_hand());
    recorded.map(move |version| {
        let status = match (later.replace(version.meta.at), hand.newest()) {
            (Some(later), _) => EntryStatus::Corrected(later),
            (None, Some(newest)) if newest.is_voided() => EntryStatus::Voided(newest.meta.at),
            _ => EntryStatus::Counts(number),
        };
        SheetEntry { hand, version, status }
    })
}
