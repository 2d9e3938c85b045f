//! Notices that a recovery link, for an owner who has lost access, was used: on a club's page for its owners, and on a
//! table's page for everyone there.

use crate::document::Message;
use crate::i18n::{Localizer, moment};
use crate::store::Recovered;
use crate::web::auth::{ClubVisit, TableVisit};
use crate::web::http::{App, HttpError};

/// How long the notice is shown, in milliseconds.
const SHOWN_FOR: i64 = 7 * 24 * 60 * 60 * 1000;

/// The notice for the owners of a club.
pub fn recent(app: &App, visit: &ClubVisit) -> Result<Option<String>, HttpError> {
    if !visit.can_own() {
        return Ok(None);
    }
    let last = app.store().last_recovered(visit.id, App::now() - SHOWN_FOR)?;
    Ok(last.map(|last| {
        let (phone, when) = device_and_time(visit.localizer(), &last);
        visit
            .localizer()
            .say(&Message::new("recovery-was-used").with("phone", phone.as_str()).with("when", when.as_str()))
    }))
}

/// The notice for everyone at a table that the operator of the server made a link for an owner.
pub fn at_table(visit: &TableVisit) -> Option<String> {
    let when = visit.state.history.recovered_at.filter(|when| *when > App::now() - SHOWN_FOR)?;
    let when = moment(visit.localizer(), when, App::now());
    Some(visit.localizer().say(&Message::new("owner-was-recovered").with("when", when.as_str())))
}

/// The device that has used the link, and when.
pub fn device_and_time(localizer: Localizer, used: &Recovered) -> (String, String) {
    let phone = if used.phone.is_empty() { localizer.plain("share-a-phone") } else { used.phone.clone() };
    (phone, moment(localizer, used.at, App::now()))
}
