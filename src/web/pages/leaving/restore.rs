//! Restoring a deleted table or club, and what deletion and restoring have in common.

use crate::club::ClubCommand;
use crate::store::{DeviceId, Stream};
use crate::web::auth::Resource;
use crate::web::pages::prelude::*;

/// `POST /t/{table}/forgetting`, `POST /c/{club}/forgetting`: ends the role of the device at a table, or its roles in a
/// club and at its tables.
pub async fn forget<P: Resource>(access: PageAccess<Watching, P>) -> PageResult {
    let (scope, device) = (access.id.into(), access.visitor.device.ok_or(HttpError::Missing)?);
    run_query(&access.app, move |app| Ok(app.service.leave(&device, scope)?)).await?;
    Ok(see_other("/"))
}

/// `POST /t/{table}/restoring`, `POST /c/{club}/restoring`: restores a table, or a club with its tables. A second tap on
/// the button finds it restored, and succeeds too.
pub async fn restore<P: Resource>(
    app: Shared,
    visitor: Visitor,
    path: web::Path<String>,
    inputs: Inputs,
) -> PageResult {
    let id = path.parse::<P>().map_err(|_| HttpError::Missing)?;
    let scope = id.into();
    let meta = visitor.command(&inputs)?;
    run_query(&app, move |app| {
        let device = meta.device.as_ref().ok_or(HttpError::Missing)?;
        if !is_deleted(app, device, scope)? {
            return id.access(app.store(), device)?.map(|_| ()).ok_or(HttpError::Missing);
        }
        let restored = match scope {
            Stream::Table(id) => app.service.restore_table(id, &meta).map(drop),
            Stream::Club(id) => app.service.execute_for_club(id, &meta, &ClubCommand::Restore).map(drop),
        };
        match restored {
            Ok(()) | Err(CommandError::Unchanged(_)) => Ok(()),
            Err(error) => Err(error.into()),
        }
    })
    .await?;
    Ok(see_other(&address_of(scope)))
}

/// Responds to a request to delete that was not permitted. The first tap on Delete removes the permission, so a second tap
/// arrives here; it succeeds as well.
pub async fn repeat_deletion<P: Resource>(
    app: &Shared,
    visitor: Visitor,
    path: &str,
    problem: HttpError,
) -> PageResult {
    let (Ok(id), Some(device)) = (path.parse::<P>(), visitor.device) else { return Err(problem) };
    let is_deleted = run_query(app, move |app| is_deleted(app, &device, id.into())).await?;
    if is_deleted { Ok(see_other("/")) } else { Err(problem) }
}

/// Whether a table or club is deleted and the device may restore it.
fn is_deleted(app: &App, device: &DeviceId, scope: Stream) -> Result<bool, HttpError> {
    Ok(match scope {
        Stream::Table(id) => app.store().deleted_tables_of_device(device)?.iter().any(|table| table.id == id),
        Stream::Club(id) => app.store().deleted_clubs_of_device(device)?.iter().any(|(club, _)| *club == id),
    })
}
