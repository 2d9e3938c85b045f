//! Replays a log that may be damaged.

use super::error::CommandError;
use crate::store::{Entry, IntegrityError, Log, Stream};

/// The state after all entries. Of a damaged log, the state before the damage, and the first damaged entry.
pub fn replay_log<Id: Copy + Into<Stream>, T>(
    log: &mut Log<'_, Id>,
    replay: impl Fn(&[Entry]) -> Result<T, IntegrityError>,
) -> Result<(T, Option<i64>), CommandError> {
    let whole = log.entries_from(1).map_err(CommandError::from).and_then(|entries| Ok(replay(&entries)?));
    match whole {
        Err(error) if error.is_damage() => {
            let (state, damaged) = before_damage(log.readable(), replay).ok_or(error)?;
            Ok((state, Some(damaged)))
        }
        whole => Ok((whole?, None)),
    }
}

/// The state before the first damaged entry, and that entry; `None` if it is the first of all.
fn before_damage<T>(
    mut entries: Vec<Entry>,
    replay: impl Fn(&[Entry]) -> Result<T, IntegrityError>,
) -> Option<(T, i64)> {
    while !entries.is_empty() {
        match replay(&entries) {
            Ok(state) => return Some((state, i64::try_from(entries.len()).ok()? + 1)),
            Err(error) => entries.truncate(usize::try_from(error.entry? - 1).ok()?),
        }
    }
    None
}
