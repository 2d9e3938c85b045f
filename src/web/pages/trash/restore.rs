//! Bringing back with one tap what was deleted.

use actix_web::{HttpResponse, web};

use crate::command::CommandError;
use crate::store::{ClubId, DeviceId, TableId};
use crate::table::CommandMeta;
use crate::web::auth::visitor::Visitor;
use crate::web::http::error::Problem;
use crate::web::http::inputs::Inputs;
use crate::web::http::keys::{fingerprint, key};
use crate::web::http::state::{App, Shared, working};
use crate::web::layout::page::see_other;

/// `POST /t/{table}/restoring`: brings a table back.
pub async fn restore_table(
    app: Shared,
    visitor: Visitor,
    path: web::Path<String>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let id = path.parse::<TableId>().map_err(|_| Problem::Missing)?;
    let command = command(&visitor, &inputs, &format!("restore table {id}"))?;
    let back = format!("/t/{id}");
    working(&app, move |app| {
        let device = command.device.as_ref().ok_or(Problem::Missing)?;
        if is_deleted_table(app, device, id)? {
            return done(app.service.restore_table(id, &command));
        }
        // A second tap finds it there.
        app.store().access_of(device, id)?.map(|_| ()).ok_or(Problem::Missing)
    })
    .await?;
    Ok(see_other(&back))
}

/// `POST /c/{club}/restoring`: brings a club back with its tables.
pub async fn restore_club(
    app: Shared,
    visitor: Visitor,
    path: web::Path<String>,
    inputs: Inputs,
) -> Result<HttpResponse, Problem> {
    let id = path.parse::<ClubId>().map_err(|_| Problem::Missing)?;
    let command = command(&visitor, &inputs, &format!("restore club {id}"))?;
    let back = format!("/c/{id}");
    working(&app, move |app| {
        let device = command.device.as_ref().ok_or(Problem::Missing)?;
        if is_deleted_club(app, device, id)? {
            return done(app.service.restore_club(id, &command));
        }
        app.store().club_access_of(device, id)?.map(|_| ()).ok_or(Problem::Missing)
    })
    .await?;
    Ok(see_other(&back))
}

/// Whether a device may bring a table back.
pub fn is_deleted_table(app: &App, device: &DeviceId, id: TableId) -> Result<bool, Problem> {
    Ok(app.store().deleted_tables_of_device(device)?.iter().any(|(table, _)| table.id == id))
}

/// Whether a device may bring a club back.
pub fn is_deleted_club(app: &App, device: &DeviceId, id: ClubId) -> Result<bool, Problem> {
    Ok(app.store().deleted_clubs_of_device(device)?.iter().any(|(club, _)| *club == id))
}

/// What a form says, by its key once.
pub fn command(visitor: &Visitor, inputs: &Inputs, said: &str) -> Result<CommandMeta, Problem> {
    let device = visitor.device.clone();
    Ok(CommandMeta { device, ..CommandMeta::new(key(inputs)?, fingerprint(said, &[]), App::now()) })
}

fn done(done: Result<i64, CommandError>) -> Result<(), Problem> {
    match done {
        Ok(_) | Err(CommandError::Unchanged(_)) => Ok(()),
        Err(rejection) => Err(rejection.into()),
    }
}
