//! When somebody came in by a link that was made for an owner who had lost his: to a club, which every owner sees, or to a
//! table, which everybody there does.

use crate::games::text::{Arg, Text};
use crate::store::Recovered;
use crate::web::auth::at_club::AtClub;
use crate::web::auth::at_table::AtTable;
use crate::web::http::error::Problem;
use crate::web::http::state::App;
use crate::words::{Words, moment};

/// So long the first page says so, in milliseconds.
const TOLD_FOR: i64 = 7 * 24 * 60 * 60 * 1000;

/// What owners are told on the club's first page.
pub fn lately(app: &App, at: &AtClub) -> Result<Option<String>, Problem> {
    if !at.can_own() {
        return Ok(None);
    }
    let last = app.store().last_recovered(at.id, App::now() - TOLD_FOR)?;
    Ok(last.map(|last| {
        let (phone, when) = said(at.words(), &last);
        let text = Text::new("recovery-was-used").with("phone", phone.as_str());
        at.words().say(&text.with("when", Arg::Verbatim(when)))
    }))
}

/// What everybody at a table is told: that whoever runs the server made a link for an owner.
pub fn at_table(at: &AtTable) -> Option<String> {
    let when = at.table.history.recovered_at().filter(|when| *when > App::now() - TOLD_FOR)?;
    let when = Arg::Verbatim(moment(at.words().language, when, App::now()));
    Some(at.words().say(&Text::new("owner-was-recovered").with("when", when)))
}

/// Which phone has used the link, and when.
pub fn said(words: Words, used: &Recovered) -> (String, String) {
    let phone = if used.phone.is_empty() { words.plain("share-a-phone") } else { used.phone.clone() };
    (phone, moment(words.language, used.at, App::now()))
}
