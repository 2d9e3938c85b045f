//! The history of a hand: its versions, with their times and phones.

use crate::table::{HandHistory, Revision, Version};
use crate::web::components::device_names::Phones;
use crate::web::components::hand_ledger::replayed;
use crate::web::pages::prelude::*;

pub struct HistoryEntry {
    pub action: String,
    /// The phone and the time.
    pub by: String,
    /// The recorded hand, if it was corrected later.
    pub old: Option<String>,
}

/// The versions of a hand, oldest first.
pub async fn history(at: &AtTable, hand: &HandHistory) -> Result<Vec<HistoryEntry>, HttpError> {
    let phones = Phones::at(at).await?;
    let last = hand.last_recorded().map(|version| version.recorded_by);
    let entry = |version: &Version| {
        let is_old = version.records_hand() && last != Some(version.recorded_by);
        let old = if is_old { replayed(&at.state, hand, version) } else { None };
        HistoryEntry {
            action: at.words().plain(action(version.revision)),
            by: phones.origin(at.words(), &version.meta),
            old: old.map(|(number, scored)| at.reader_of(number).say(&scored.headline)),
        }
    };
    Ok(hand.versions.iter().map(entry).collect())
}

fn action(revision: Revision) -> &'static str {
    match revision {
        Revision::Entered => "revision-entered",
        Revision::Inserted => "revision-inserted",
        Revision::Amended => "revision-amended",
        Revision::Voided => "revision-voided",
        Revision::Dropped => "revision-dropped",
        Revision::Restored => "revision-restored",
    }
}
