//! Tables and clubs that somebody deletes: hidden at once, back for some days, then erased.

use super::Service;
use super::club_draft::{key_at_table, number};
use super::clubs::ClubRejection;
use crate::club::Event;
use crate::store::{Change, ClubId, TableId};
use crate::table::{CommandMeta, LoadError};

/// For how many days what was deleted can come back.
pub const DELETION_GRACE_DAYS: i64 = 7;
/// The same in milliseconds.
pub const DELETION_GRACE: i64 = DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000;

/// What a table's deletion was decided on top of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// A version of the club.
    Club(i64),
    /// A version of the club and one of the table, on which it depends what the table brings.
    Both { club: i64, table: i64 },
    /// A version that may be the table's own or that of its club: by its own link only the table's can be seen.
    Either(i64),
}

impl Service {
    /// Hides a table from everybody, and with it what it brings; gives the club's version.
    pub fn delete_table(&self, id: TableId, meta: &CommandMeta, seen: Seen) -> Result<i64, ClubRejection> {
        let (club, stored) = self.store.club_of(id)?.ok_or(LoadError::Missing)?;
        let number = number(stored);
        self.write_club(club, &at_table(meta, stored), |draft| {
            if !draft.club().shows(number) {
                return Err(ClubRejection::Missing);
            }
            let now = draft.club().version;
            let is_late = match seen {
                Seen::Club(version) => version != now,
                Seen::Both { club, table } => club != now || table != self.load_sound(id)?.version(),
                Seen::Either(version) => version != now && version != self.load_sound(id)?.version(),
            };
            if is_late {
                return Err(ClubRejection::Conflict(now));
            }
            draft.append(&Event::TableDeleted { table: number })?;
            Ok(vec![Change::SetDeleted(id, Some(meta.at))])
        })
    }

    /// Shows a deleted table again, with what it brings; gives the club's version.
    pub fn restore_table(&self, id: TableId, meta: &CommandMeta) -> Result<i64, ClubRejection> {
        let (club, stored) = self.store.club_of(id)?.ok_or(LoadError::Missing)?;
        let number = number(stored);
        self.write_club(club, &at_table(meta, stored), |draft| {
            if draft.club().deleted {
                return Err(ClubRejection::Missing);
            }
            if draft.club().shows(number) {
                return Err(ClubRejection::Unchanged(draft.club().version));
            }
            draft.append(&Event::TableRestored { table: number })?;
            Ok(vec![Change::SetDeleted(id, None)])
        })
    }

    /// Hides a club and all its tables from everybody; gives its version.
    pub fn delete_club(&self, club: ClubId, meta: &CommandMeta) -> Result<i64, ClubRejection> {
        self.write_club(club, meta, |draft| {
            let version = draft.club().version;
            if draft.club().deleted {
                return Err(ClubRejection::Missing);
            }
            if meta.expected.version.is_some_and(|expected| expected != version) {
                return Err(ClubRejection::Conflict(version));
            }
            draft.append(&Event::Deleted)?;
            Ok(vec![Change::DeleteClub(club, meta.at)])
        })
    }

    /// Shows a deleted club again, with the tables that were hidden with it; gives its version.
    pub fn restore_club(&self, club: ClubId, meta: &CommandMeta) -> Result<i64, ClubRejection> {
        self.write_club(club, meta, |draft| {
            if !draft.club().deleted {
                return Err(ClubRejection::Unchanged(draft.club().version));
            }
            draft.append(&Event::Restored)?;
            Ok(vec![Change::RestoreClub(club)])
        })
    }

    /// Erases what was deleted [`DELETION_GRACE`] ago or earlier.
    pub fn erase_deleted(&self, now: i64) -> Result<(), ClubRejection> {
        self.store.remove_old_handovers(now)?;
        let mut erased = Ok(());
        for club in self.store.clubs_deleted_since(now - DELETION_GRACE)? {
            erased = erased.and(self.erase_club(club));
        }
        for (table, club) in self.store.tables_deleted_since(now - DELETION_GRACE)? {
            erased = erased.and(self.erase_table(club, table, now));
        }
        erased
    }

    fn erase_club(&self, club: ClubId) -> Result<(), ClubRejection> {
        let _lock = self.locks.lock_all([club.into()]);
        self.store.commit_blocking(vec![Change::EraseClub(club)])?;
        self.clubs.remove(&club);
        Ok(())
    }

    fn erase_table(&self, club: ClubId, id: TableId, now: i64) -> Result<(), ClubRejection> {
        let (_, stored) = self.store.club_of(id)?.ok_or(LoadError::Missing)?;
        // Always the same key for a table.
        let meta = CommandMeta::new(format!("erased {id}"), String::new(), now);
        self.write_club(club, &meta, |draft| {
            draft.append(&Event::TableGone { table: number(stored) })?;
            Ok(vec![Change::EraseTable(id)])
        })?;
        self.tables.remove(&id);
        Ok(())
    }
}

/// A command for a table of a club, under its key in the club's log.
fn at_table(meta: &CommandMeta, stored: i64) -> CommandMeta {
    CommandMeta { key: key_at_table(meta, number(stored)), ..meta.clone() }
}
