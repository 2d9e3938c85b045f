//! Deletes tables and clubs. They are hidden at once, can be restored for some days, and are then erased.

use super::Service;
use super::club_draft::key_at_table;
use crate::club::{Event, TableNumber};
use crate::command::CommandError;
use crate::store::{Change, ClubId, TableId};
use crate::table::CommandMeta;

/// How many days a deleted table or club can be restored.
pub const DELETION_GRACE_DAYS: i64 = 7;
/// The same in milliseconds.
pub const DELETION_GRACE: i64 = DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000;

/// The version on which a table's deletion is based.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenVersion {
    /// A version of the club.
    Club(i64),
    /// A version of the club and one of the table, whose dues the deletion removes from the ledger.
    Both { club: i64, table: i64 },
    /// A version of the table or of its club: who has only the table's link sees only the table's version.
    Either(i64),
}

impl Service {
    /// Hides a table from everybody, and its dues from the ledger. Returns the club's version.
    pub fn delete_table(&self, id: TableId, meta: &CommandMeta, seen: SeenVersion) -> Result<i64, CommandError> {
        let (club, number) = self.club_and_number(id)?;
        self.write_club(club, &at_table(meta, number), |draft| {
            if !draft.club().shows(number) {
                return Err(CommandError::Missing);
            }
            let now = draft.club().version;
            let is_stale = match seen {
                SeenVersion::Club(version) => version != now,
                SeenVersion::Both { club, table } => club != now || table != self.load_undamaged(id)?.version(),
                SeenVersion::Either(version) => version != now && version != self.load_undamaged(id)?.version(),
            };
            if is_stale {
                return Err(CommandError::Conflict(now));
            }
            draft.append(&Event::TableDeleted { table: number })?;
            Ok(vec![Change::SetDeleted(id, Some(meta.at))])
        })
    }

    /// Restores a deleted table and its dues. Returns the club's version.
    pub fn restore_table(&self, id: TableId, meta: &CommandMeta) -> Result<i64, CommandError> {
        let (club, number) = self.club_and_number(id)?;
        self.write_club(club, &at_table(meta, number), |draft| {
            if draft.club().deleted {
                return Err(CommandError::Missing);
            }
            if draft.club().shows(number) {
                return Err(CommandError::Unchanged(draft.club().version));
            }
            draft.append(&Event::TableRestored { table: number })?;
            Ok(vec![Change::SetDeleted(id, None)])
        })
    }

    /// Hides a club and all its tables from everybody. Returns the club's version.
    pub fn delete_club(&self, club: ClubId, meta: &CommandMeta) -> Result<i64, CommandError> {
        self.write_club(club, meta, |draft| {
            let version = draft.club().version;
            if draft.club().deleted {
                return Err(CommandError::Missing);
            }
            if meta.expected.version.is_some_and(|expected| expected != version) {
                return Err(CommandError::Conflict(version));
            }
            draft.append(&Event::Deleted)?;
            Ok(vec![Change::DeleteClub(club, meta.at)])
        })
    }

    /// Restores a deleted club with the tables that were hidden with it. Returns the club's version.
    pub fn restore_club(&self, club: ClubId, meta: &CommandMeta) -> Result<i64, CommandError> {
        self.write_club(club, meta, |draft| {
            if !draft.club().deleted {
                return Err(CommandError::Unchanged(draft.club().version));
            }
            draft.append(&Event::Restored)?;
            Ok(vec![Change::RestoreClub(club)])
        })
    }

    /// Erases tables and clubs that were deleted [`DELETION_GRACE`] ago or earlier, and old handovers. An error does not
    /// keep the others from being erased.
    pub fn erase_deleted(&self, now: i64) -> Result<(), CommandError> {
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

    fn erase_club(&self, club: ClubId) -> Result<(), CommandError> {
        let _lock = self.locks.lock_all([club.into()]);
        self.store.commit_blocking(vec![Change::EraseClub(club)])?;
        self.clubs.remove(&club);
        Ok(())
    }

    fn erase_table(&self, club: ClubId, id: TableId, now: i64) -> Result<(), CommandError> {
        let (_, number) = self.club_and_number(id)?;
        // The key is the same on every attempt, so that a table is erased once.
        let meta = CommandMeta::new(format!("erased {id}"), String::new(), now);
        self.write_club(club, &meta, |draft| {
            draft.append(&Event::TableGone { table: number })?;
            Ok(vec![Change::EraseTable(id)])
        })?;
        self.tables.remove(&id);
        Ok(())
    }
}

/// Gives a table's command its key in the club's log.
fn at_table(meta: &CommandMeta, number: TableNumber) -> CommandMeta {
    CommandMeta { key: key_at_table(meta, number), ..meta.clone() }
}
