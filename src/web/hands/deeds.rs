//! What was done with a hand, from which phone and when, and what it was before.

use crate::games::fields::Source;
use crate::table::{HandHistory, Telling, Version};
use crate::web::board::phones::Phones;
use crate::web::frame::app::Shared;
use crate::web::frame::at_table::AtTable;
use crate::web::frame::problem::Problem;

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
    let last = hand.told().map(|version| version.told);
    let deed = |version: &Version| Deed {
        what: at.words().plain(done(version.telling)),
        by: phones.said(at.words(), &version.said),
        old: is_told(version.telling)
            .then(|| headline(at, hand, version))
            .flatten()
            .filter(|_| last != Some(version.told)),
    };
    Ok(hand.versions.iter().map(deed).collect())
}

fn done(telling: Telling) -> &'static str {
    match telling {
        Telling::Entered => "told-entered",
        Telling::Inserted => "told-inserted",
        Telling::Amended => "told-amended",
        Telling::Voided => "told-voided",
        Telling::Dropped => "told-dropped",
        Telling::Restored => "told-restored",
    }
}

fn is_told(telling: Telling) -> bool {
    matches!(telling, Telling::Entered | Telling::Inserted | Telling::Amended)
}

/// What a version of a hand was, in a sentence; nothing where it could not be played in its place now.
fn headline(at: &AtTable, hand: &HandHistory, version: &Version) -> Option<String> {
    let number = at.table.history.hands().place_of(hand.entry)?;
    let hand = version.hand.as_ref()?;
    let (scored, _) = at.table.before(number).ok()?.play(hand, Source::Log).ok()?;
    Some(at.reader_of(number).say(&scored.headline))
}
