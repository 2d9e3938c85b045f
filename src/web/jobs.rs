//! Periodic work of a running server.

use std::sync::Weak;
use std::time::Duration;

use crate::table::LoadError;
use crate::web::frame::app::App;

const INTERVAL: Duration = Duration::from_hours(1);

/// Runs the jobs every hour, for as long as there is the app.
pub fn run_hourly(app: &Weak<App>) {
    loop {
        std::thread::sleep(INTERVAL);
        let Some(app) = app.upgrade() else { return };
        erase_expired(&app);
    }
}

/// Erases what was deleted more than seven days ago, and old handovers. An error is logged, and the next run tries again.
pub fn erase_expired(app: &App) {
    let erased = app.store().one_at_a_time(|| app.service.erase_deleted(App::now()));
    if let Err(error) = erased.map_err(|error| LoadError::from(error).into()).flatten() {
        tracing::error!(?error, "what was deleted cannot be erased");
    }
}
