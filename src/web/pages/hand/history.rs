//! What was done with a hand, from which phone and when, and what it was before.

use crate::games::fields::Source;
use crate::table::{HandHistory, Revision, Version};
use crate::web::auth::at_table::AtTable;
use crate::web::components::phones::Phones;
use crate::web::http::error::Problem;
use crate::web::http::state::Shared;

/// One thing that was done with a hand.
pub struct Deed {
    pub what: String,
    /// From which phone, and when.
    pub by: String,
    /// The hand as it was told then, where it was told differently since.
    pub old: Option<String>,
}

/// What was done with a hand, oldest first.
pub async fn deeds(app: &Shared, at: &AtTable, hand: &HandHistory) -> Result<Vec<Deed>, Problem> {
    let phones = Phones::at(app, at).await?;
    let last = hand.last_recorded().map(|version| version.recorded_by);
    let deed = |version: &Version| Deed {
        what: at.words().plain(done(version.revision)),
        by: phones.origin(at.words(), &version.meta),
        old: is_told(version.revision)
            .then(|| headline(at, hand, version))
            .flatten()
            .filter(|_| last != Some(version.recorded_by)),
    };
    Ok(hand.versions.iter().map(deed).collect())
}

fn done(revision: Revision) -> &'static str {
    match revision {
        Revision::Entered => "told-entered",
        Revision::Inserted => "told-inserted",
        Revision::Amended => "told-amended",
        Revision::Voided => "told-voided",
        Revision::Dropped => "told-dropped",
        Revision::Restored => "told-restored",
    }
}

fn is_told(revision: Revision) -> bool {
    matches!(revision, Revision::Entered | Revision::Inserted | Revision::Amended)
}

/// What a version of a hand was, in a sentence; nothing where it could not be played in its place now.
fn headline(at: &AtTable, hand: &HandHistory, version: &Version) -> Option<String> {
    let number = at.table.history.hands().place_of(hand.entry)?;
    let hand = version.hand.as_ref()?;
    let (scored, _) = at.table.before(number).ok()?.play(hand, Source::Log).ok()?;
    Some(at.reader_of(number).say(&scored.headline))
}
