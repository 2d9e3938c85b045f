//! Deletes tables and clubs. They are hidden at once, can be restored for some days, and are then erased.

use super::Service;
use super::club_transaction::{at_table, own_key};
use super::transact::Decided;
use crate::club::{ClubCommand, TableNumber};
use crate::command::{CommandError, CommandMeta};
use crate::store::{AccessChange, Change, ClubId, TableFilter, TableId};

/// How many days a deleted table or club can be restored.
pub const DELETION_GRACE_DAYS: i64 = 7;
/// The same in milliseconds.
pub const DELETION_GRACE: i64 = DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000;

impl Service {
    /// Hides a table from everybody, and its dues from the ledger. The expected version is one of the club; `seen` is one
    /// of the table. Returns the club's version.
    pub fn delete_table(&self, id: TableId, meta: &CommandMeta, seen: Option<i64>) -> Result<i64, CommandError> {
        let change = Change::SetDeleted { table: id, version: seen, since: Some(meta.at) };
        self.write_club_at_table(meta, ClubCommand::DeleteTable, id, &change)
    }

    /// Restores a deleted table and its dues. Returns the club's version.
    pub fn restore_table(&self, id: TableId, meta: &CommandMeta) -> Result<i64, CommandError> {
        let change = Change::SetDeleted { table: id, version: None, since: None };
        self.write_club_at_table(meta, ClubCommand::RestoreTable, id, &change)
    }

    fn write_club_at_table(
        &self,
        meta: &CommandMeta,
        command: impl FnOnce(TableNumber) -> ClubCommand,
        id: TableId,
        change: &Change,
    ) -> Result<i64, CommandError> {
        let (club, number) = self.club_and_number(id)?;
        Ok(self.write_club(club, &at_table(meta, number), &command(number), Some((id, change)))?.version)
    }

    /// Erases tables and clubs that were deleted [`DELETION_GRACE`] ago or earlier, and old handovers. An error does not
    /// keep the others from being erased.
    pub fn erase_deleted(&self, now: i64) -> Result<(), CommandError> {
        self.change_access([AccessChange::ForgetHandovers { at: now }])?;
        let mut erased = Ok(());
        for club in self.store.clubs_deleted_before(now - DELETION_GRACE)? {
            erased = erased.and(unless_restored(self.erase_club(club)));
        }
        for table in self.store.tables_deleted_before(now - DELETION_GRACE)? {
            erased = erased.and(unless_restored(self.erase_table(table, now)));
        }
        erased
    }

    fn erase_club(&self, club: ClubId) -> Result<(), CommandError> {
        let tables = self.store.tables_of_club(club, &TableFilter { with_deleted: true, ..TableFilter::default() })?;
        self.transact_blocking(&[club.into()], || Ok(Decided::new(vec![Change::EraseClub(club)], ())))?;
        self.clubs.remove(&club);
        for table in tables {
            self.tables.remove(&table.id);
        }
        Ok(())
    }

    fn erase_table(&self, id: TableId, now: i64) -> Result<(), CommandError> {
        // Every attempt has one idempotency key, so the club's log says once that the table is gone.
        let meta = CommandMeta::new(own_key("erased", id), now);
        self.write_club_at_table(&meta, ClubCommand::EraseTable, id, &Change::EraseTable(id))?;
        self.tables.remove(&id);
        Ok(())
    }
}

/// An owner may restore a table or club just before it is erased.
fn unless_restored(erased: Result<(), CommandError>) -> Result<(), CommandError> {
    match erased {
        Err(CommandError::Missing) => Ok(()),
        Err(error) if error.is_lost_race() => Ok(()),
        erased => erased,
    }
}
