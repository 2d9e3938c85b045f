//! Periodic work of a running server.

use std::sync::Weak;
use std::time::Duration;

use crate::table::LoadError;
use crate::web::frame::app::App;

const INTERVAL: Duration = Duration::from_hours(1);
/// Between two countings.
const COUNTING: Duration = Duration::from_secs(1);

/// Runs the jobs every hour, for as long as there is the app.
pub fn run_hourly(app: &Weak<App>) {
    loop {
        std::thread::sleep(INTERVAL);
        let Some(app) = app.upgrade() else { return };
        erase_expired(&app);
    }
}

/// Counts together with other processes what may be done how often, for as long as there is the app.
pub fn count_together(app: &Weak<App>) {
    while let Some(app) = app.upgrade() {
        if let Err(error) = app.limits.count_together(app.store()) {
            tracing::warn!(%error, "what was written cannot be counted together with other servers");
        }
        drop(app);
        std::thread::sleep(COUNTING);
    }
}

/// Erases what was deleted more than seven days ago, and old handovers. An error is logged, and the next run tries again.
pub fn erase_expired(app: &App) {
    let erased = app.store().one_at_a_time(|| app.tables.erase_deleted(App::now()));
    if let Err(error) = erased.map_err(|error| LoadError::from(error).into()).flatten() {
        tracing::error!(?error, "what was deleted cannot be erased");
    }
    if app.store().is_shared()
        && let Err(error) = app.store().forget_allowances()
    {
        tracing::warn!(%error, "what has come back cannot be forgotten");
    }
}
