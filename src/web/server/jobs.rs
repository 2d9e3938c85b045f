//! Periodic work of a running server.

use std::sync::Weak;
use std::time::Duration;

use crate::command::CommandError;
use crate::web::http::App;

const INTERVAL: Duration = Duration::from_hours(1);

/// Rebuilds the rows that an older program wrote, and then erases expired data every hour, for as long as the app runs.
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

/// Rebuilds the rows of tables whose rules have changed with the program. Pages show the old rows meanwhile.
fn rebuild_stale(app: &App) {
    let rebuilt = app.store().one_at_a_time(|| app.service.rebuild_stale(&mut |_, _| ()));
    match rebuilt.map_err(CommandError::from).flatten() {
        Ok(rebuilt) if rebuilt.tables > 0 => {
            tracing::info!(tables = rebuilt.tables, "rows of older rules are rebuilt");
        }
        Ok(_) => {}
        Err(error) => tracing::error!(%error, "rows of older rules cannot be rebuilt; run tanto rebuild"),
    }
}

/// Erases what was deleted more than seven days ago, and old handovers. An error is logged, and the next run tries again.
pub fn erase_expired(app: &App) {
    let erased = app.store().one_at_a_time(|| app.service.erase_deleted(App::now()));
    if let Err(error) = erased.map_err(CommandError::from).flatten() {
        tracing::error!(?error, "deleted tables and clubs cannot be erased");
    }
}
