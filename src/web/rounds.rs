//! Looking through the logs while the server runs: a disk can spoil what was read and remembered long ago. What was deleted
//! a week before is erased on the way.

use std::hint::black_box;
use std::sync::Weak;
use std::time::{Duration, Instant};

use crate::store::StoreError;
use crate::table::LoadError;
use crate::web::frame::app::App;

/// Between the start and the first round, and between two rounds.
const BEFORE: Duration = Duration::from_mins(1);
const BETWEEN: Duration = Duration::from_hours(1);
/// Between two countings.
const COUNTING: Duration = Duration::from_secs(1);
/// Between two times that memory is given back, and what the allocator keeps by itself, in bytes.
const GIVING_BACK: Duration = Duration::from_secs(2);
const APART: usize = 8 * 1024 * 1024;
/// So many times as long as a log takes, nothing is done behind it: others want the disk, too.
const REST: u32 = 19;

/// Goes round for as long as there is the app. It holds it for no longer than one log takes.
pub fn go_round(app: &Weak<App>) {
    std::thread::sleep(BEFORE);
    while let Some(round) = round(app, |took| std::thread::sleep(took * REST)) {
        if let Err(error) = round {
            tracing::error!(%error, "the logs cannot be looked through");
        }
        std::thread::sleep(BETWEEN);
        if let Some(app) = app.upgrade() {
            sweep(&app);
        }
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

/// Gives memory back to the system, for as long as there is the app. What was freed goes back only when something else is
/// freed a while later, and after a rush nobody may come who does so.
pub fn give_back(app: &Weak<App>) {
    while app.strong_count() > 0 {
        std::thread::sleep(GIVING_BACK);
        // As much as lies with nothing else, and is never touched.
        let mut apart = Vec::<u8>::new();
        // Where there is so little, nothing is kept either.
        let _ = apart.try_reserve_exact(APART);
        drop(black_box(apart));
    }
}

/// Erases what was deleted a week before. What hinders it now may not the next time, so it stops nothing.
pub fn sweep(app: &App) {
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

/// Looks through all logs once, and says how many are damaged; nothing where the app has ended.
pub fn round(app: &Weak<App>, rest: impl Fn(Duration)) -> Option<Result<i64, StoreError>> {
    let store = |app: &App| Ok((app.store().all_club_ids()?, app.store().all_table_ids()?));
    let (clubs, tables) = match store(&*app.upgrade()?) {
        Ok(ids) => ids,
        Err(error) => return Some(Err(error)),
    };
    let mut damaged = 0;
    let looks = clubs.into_iter().map(Err).chain(tables.into_iter().map(Ok));
    for id in looks {
        let (began, now) = (Instant::now(), app.upgrade()?);
        let is_sound = match &id {
            Ok(table) => now.tables.is_sound(table),
            Err(club) => now.tables.is_club_sound(club),
        };
        drop(now);
        match is_sound {
            Ok(is_sound) => damaged += i64::from(!is_sound),
            Err(error) => return Some(Err(error)),
        }
        rest(began.elapsed());
    }
    app.upgrade()?.patrol.ended(damaged, App::now());
    Some(Ok(damaged))
}
