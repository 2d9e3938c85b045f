//! Deleted tables and clubs, each with the form that restores it.

use crate::games::Text;
use crate::service::DELETION_GRACE;
use crate::store::{DeviceId, TableFilter, TableRow};
use crate::web::auth::AtClub;
use crate::web::http::{App, HttpError, fresh_key};
use crate::words::{Words, date, moment};

/// A deleted table or club, with the form that restores it.
pub struct Deleted {
    pub name: String,
    pub detail: String,
    /// The address to which the form is sent.
    pub action: String,
    pub key: String,
}

impl Deleted {
    fn table(words: Words, table: &TableRow) -> Result<Self, HttpError> {
        let name = if table.name.is_empty() { words.game(&table.game) } else { table.name.clone() };
        Self::new(words, name, format!("/t/{}/restoring", table.id), table.deleted_at.unwrap_or_default())
    }

    fn new(words: Words, name: String, action: String, since: i64) -> Result<Self, HttpError> {
        let text = Text::new("deleted-detail")
            .with("when", moment(words, since, App::now()))
            .with("until", date(words, since + DELETION_GRACE));
        Ok(Self { name, detail: words.say(&text), action, key: fresh_key()? })
    }
}

/// What a device may restore: clubs first, then tables.
pub fn of_device(app: &App, device: &DeviceId, words: Words) -> Result<Vec<Deleted>, HttpError> {
    let mut deleted = Vec::new();
    for (id, since) in app.store().deleted_clubs_of_device(device)? {
        let Some(club) = app.load_readable(id)? else { continue };
        let name = club.name.clone().unwrap_or_else(|| words.plain("club-unnamed"));
        deleted.push(Deleted::new(words.in_zone(club.time_zone), name, format!("/c/{id}/restoring"), since)?);
    }
    for table in &app.store().deleted_tables_of_device(device)? {
        deleted.push(Deleted::table(words, table)?);
    }
    Ok(deleted)
}

/// The tables that an owner may restore in a club.
pub fn of_club(app: &App, at: &AtClub) -> Result<Vec<Deleted>, HttpError> {
    let deleted = at.state.tables.iter().filter(|(_, seated)| seated.deleted);
    let numbers: Vec<_> = deleted.map(|(number, _)| *number).collect();
    if !at.can_own() || numbers.is_empty() {
        return Ok(Vec::new());
    }
    let filter = TableFilter { numbers: Some(numbers), with_deleted: true, ..TableFilter::default() };
    let tables = app.store().tables_of_club(at.id, &filter)?;
    let deleted = tables.iter().filter(|table| table.deleted_at.is_some());
    deleted.map(|table| Deleted::table(at.words(), table)).collect()
}
