//! Deleted tables and clubs, each with the form that restores it.

use crate::document::Message;
use crate::i18n::{Localizer, date, moment};
use crate::service::DELETION_GRACE;
use crate::store::{DeviceId, TableFilter, TableRow};
use crate::web::auth::ClubVisit;
use crate::web::http::{App, HttpError, fresh_key};

/// A deleted table or club, with the form that restores it.
pub struct Deleted {
    pub name: String,
    pub detail: String,
    /// The address to which the form is sent.
    pub action: String,
    pub key: String,
}

impl Deleted {
    fn table(localizer: Localizer, table: &TableRow) -> Result<Self, HttpError> {
        let name = if table.name.is_empty() { localizer.game(&table.game) } else { table.name.clone() };
        Self::new(localizer, name, format!("/t/{}/restoring", table.id), table.deleted_at.unwrap_or_default())
    }

    fn new(localizer: Localizer, name: String, action: String, since: i64) -> Result<Self, HttpError> {
        let text = Message::new("deleted-detail")
            .with("when", moment(localizer, since, App::now()))
            .with("until", date(localizer, since + DELETION_GRACE));
        Ok(Self { name, detail: localizer.say(&text), action, key: fresh_key()? })
    }
}

/// What a device may restore: clubs first, then tables.
pub fn of_device(app: &App, device: &DeviceId, localizer: Localizer) -> Result<Vec<Deleted>, HttpError> {
    let mut deleted = Vec::new();
    for (id, since) in app.store().deleted_clubs_of_device(device)? {
        let Some(club) = app.load_readable(id)? else { continue };
        let name = club.name.clone().unwrap_or_else(|| localizer.plain("club-unnamed"));
        deleted.push(Deleted::new(localizer.in_zone(club.time_zone), name, format!("/c/{id}/restoring"), since)?);
    }
    for table in &app.store().deleted_tables_of_device(device)? {
        deleted.push(Deleted::table(localizer, table)?);
    }
    Ok(deleted)
}

/// The tables that an owner may restore in a club.
pub fn of_club(app: &App, visit: &ClubVisit) -> Result<Vec<Deleted>, HttpError> {
    let deleted = visit.state.tables.iter().filter(|(_, seated)| seated.deleted);
    let numbers: Vec<_> = deleted.map(|(number, _)| *number).collect();
    if !visit.can_own() || numbers.is_empty() {
        return Ok(Vec::new());
    }
    let filter = TableFilter { numbers: Some(numbers), with_deleted: true, ..TableFilter::default() };
    let tables = app.store().tables_of_club(visit.id, &filter)?;
    let deleted = tables.iter().filter(|table| table.deleted_at.is_some());
    deleted.map(|table| Deleted::table(visit.localizer(), table)).collect()
}
