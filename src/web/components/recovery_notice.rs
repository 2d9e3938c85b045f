//! Notices that a recovery link, for an owner who has lost access, was used: on a club's page for its owners, and on a
//! table's page for everyone there.

use crate::games::Text;
use crate::store::Recovered;
use crate::web::auth::{AtClub, AtTable};
use crate::web::http::{App, HttpError};
use crate::words::{Words, moment};

/// How long the notice is shown, in milliseconds.
const SHOWN_FOR: i64 = 7 * 24 * 60 * 60 * 1000;

/// The notice for the owners of a club.
pub fn recent(app: &App, at: &AtClub) -> Result<Option<String>, HttpError> {
    if !at.can_own() {
        return Ok(None);
    }
    let last = app.store().last_recovered(at.id, App::now() - SHOWN_FOR)?;
    Ok(last.map(|last| {
        let (phone, when) = device_and_time(at.words(), &last);
        at.words().say(&Text::new("recovery-was-used").with("phone", phone.as_str()).with("when", when.as_str()))
    }))
}

/// The notice for everyone at a table that the operator of the server made a link for an owner.
pub fn at_table(at: &AtTable) -> Option<String> {
    let when = at.state.history.recovered_at.filter(|when| *when > App::now() - SHOWN_FOR)?;
    let when = moment(at.words(), when, App::now());
    Some(at.words().say(&Text::new("owner-was-recovered").with("when", when.as_str())))
}

/// The device that has used the link, and when.
pub fn device_and_time(words: Words, used: &Recovered) -> (String, String) {
    let phone = if used.phone.is_empty() { words.plain("share-a-phone") } else { used.phone.clone() };
    (phone, moment(words, used.at, App::now()))
}
