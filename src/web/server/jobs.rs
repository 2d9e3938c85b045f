//! Periodic work of a running server.

use std::sync::Weak;
use std::time::Duration;

use crate::command::CommandError;
use crate::web::http::state::App;

const INTERVAL: Duration = Duration::from_hours(1);

/// Computes again what an older program has stored, and then runs the jobs every hour, for as long as there is the app.
pub fn run(app: &Weak<App>) {
    if let Some(app) = app.upgrade() {
        rebuild_stale(&app);
    }
    loop {
        std::thread::sleep(INTERVAL);
        let Some(app) = app.upgrade() else { return };
        erase_expired(&app);
    }
}

/// Computes the rows of tables again whose rules have changed with the program. Pages show the old rows meanwhile.
fn rebuild_stale(app: &App) {
    let rebuilt = app.store().one_at_a_time(|| app.service.rebuild_stale(&mut |_, _| ()));
    match rebuilt.flatten() {
        Ok(rebuilt) if rebuilt.tables > 0 => {
            tracing::info!(tables = rebuilt.tables, "rows of older rules are computed again");
        }
        Ok(_) => {}
        Err(error) => tracing::error!(%error, "rows of older rules cannot be computed again; tanto rebuild tries"),
    }
}

/// Erases what was deleted more than seven days ago, and old handovers. An error is logged, and the next run tries again.
pub fn erase_expired(app: &App) {
    let erased = app.store().one_at_a_time(|| app.service.erase_deleted(App::now()));
    if let Err(error) = erased.map_err(CommandError::from).flatten() {
        tracing::error!(?error, "what was deleted cannot be erased");
    }
}
