//! Creates clubs and executes their commands.

use super::Service;
use super::club_transaction::{ClubTransaction, new_club};
use super::create::with_hashed_key;
use super::transact::Decided;
use crate::club::payments::check_purse;
use crate::club::settlement::is_still_proposed;
use crate::club::{self, Club, ClubCommand, PersonId, TableNumber, commands};
use crate::command::{CommandError, CommandMeta, LogEvent as _};
use crate::store::{
    AccessChange, Change, ClubId, Created, Entry, IntegrityError, Stream, TableFilter, TableId, make_links,
};

/// The result of a command that is in the club's log.
#[derive(Clone)]
pub struct ClubReceipt {
    /// The club's version after the command.
    pub version: i64,
    pub event: club::Event,
}

impl Service {
    pub fn create_club(
        &self,
        name: Option<&str>,
        zone: Option<&str>,
        meta: &CommandMeta,
    ) -> Result<Created<ClubId>, CommandError> {
        let parsed = commands::parse_new_club(name, zone)?;
        let meta = &with_hashed_key(meta).of_request(&(name, zone));
        self.transact_blocking(&[], || {
            if let Some(earlier) = self.store.club_created_with(&meta.key)? {
                return Ok(Decided::new(Vec::new(), self.created_again(earlier, meta)?));
            }
            let (id, links) = (ClubId::make()?, make_links()?);
            let mut changes = new_club(id, meta, Some(meta.key.clone()));
            let (created, club) = ClubTransaction::create(id, parsed.clone(), meta.at).finish(meta)?;
            changes.extend(created);
            let (scope, at) = (Stream::Club(id), meta.at);
            changes.push(Change::Access(AccessChange::AddLinks { scope, links: links.clone(), at }));
            Ok(Decided::new(changes, Created { id, version: club.version, links: Some(links) }))
        })
    }

    /// Executes a command against the current club. A repeated key gets the first answer again.
    pub fn execute_for_club(
        &self,
        id: ClubId,
        meta: &CommandMeta,
        command: &ClubCommand,
    ) -> Result<ClubReceipt, CommandError> {
        self.write_club(id, meta, command, None)
    }

    /// As [`Self::execute_for_club`], with a change of one of the club's tables in the same transaction.
    pub(super) fn write_club(
        &self,
        id: ClubId,
        meta: &CommandMeta,
        command: &ClubCommand,
        of_table: Option<(TableId, &Change)>,
    ) -> Result<ClubReceipt, CommandError> {
        let meta = &meta.clone().of_request(command);
        let table = of_table.map(|(table, _)| Stream::Table(table));
        let streams: Vec<Stream> = table.into_iter().chain([id.into()]).collect();
        self.transact_blocking(&streams, || {
            let club = self.load_undamaged(id)?;
            if let Some(seq) = club.keys.find(&meta.key, &meta.fingerprint)? {
                return Ok(Decided::new(Vec::new(), self.receipt_of(id, seq)?));
            }
            if let Some((_, Change::SetDeleted { table, version: Some(seen), .. })) = of_table
                && self.load_undamaged(*table)?.version() != *seen
            {
                return Err(CommandError::Conflict(club.version));
            }
            // Whether a proposed payment is still to be made depends on the debts; a change of something else does not matter.
            let is_of_any_version = matches!(command, ClubCommand::PayProposed { .. });
            if !is_of_any_version && meta.expected_version.is_some_and(|expected| expected != club.version) {
                return Err(CommandError::Conflict(club.version));
            }
            let mut transaction = ClubTransaction::new(id, &club, meta.at);
            if matches!(command, ClubCommand::Merge { .. } | ClubCommand::DeletePerson(_)) {
                for table in self.tables_gone(id, &club)? {
                    transaction.append(club::Event::TableGone { table })?;
                }
            }
            let event = transaction.execute(command)?;
            if let club::Event::Paid(payment) = &event {
                let ledger = self.ledger(id, &club)?;
                if let (ClubCommand::PayProposed { banker, .. }, Some(seen)) = (command, meta.expected_version)
                    && !is_still_proposed(&club, &ledger, payment, banker.as_deref(), seen)
                {
                    return Err(CommandError::Conflict(club.version));
                }
                check_purse(&club, &ledger, payment.purse)?;
            }
            let (mut changes, next) = transaction.finish(meta)?;
            match event {
                club::Event::Changed { time_zone: Some(_), .. } => changes.extend(self.new_days(id, &next)?),
                club::Event::Deleted => changes.push(Change::DeleteClub(id, meta.at)),
                club::Event::Restored => changes.push(Change::RestoreClub(id)),
                _ => changes.extend(of_table.map(|(_, change)| change.clone())),
            }
            let answer = ClubReceipt { version: next.version, event };
            Ok(Decided { clubs: vec![(id, next)], ..Decided::new(changes, answer) })
        })
    }

    /// The deleted tables that an import did not bring. They can no longer be restored, so they count nowhere.
    fn tables_gone(&self, id: ClubId, club: &Club) -> Result<Vec<TableNumber>, CommandError> {
        let deleted = club.tables.iter().filter(|(_, table)| table.deleted).map(|(number, _)| *number);
        let mut deleted: Vec<TableNumber> = deleted.collect();
        if !deleted.is_empty() {
            let numbers = Some(deleted.clone());
            let filter = TableFilter { numbers, with_deleted: true, ..TableFilter::default() };
            let here = self.store.tables_of_club(id, &filter)?;
            deleted.retain(|number| here.iter().all(|table| table.number != *number));
        }
        Ok(deleted)
    }

    /// Whether a person has neither played nor paid, and so was added by mistake.
    pub fn can_delete(&self, id: ClubId, club: &Club, person: PersonId) -> Result<bool, CommandError> {
        let mut club = club.clone();
        for table in self.tables_gone(id, &club)? {
            club.remove_table(table).ok_or(CommandError::Missing)?;
        }
        Ok(club.can_delete(person))
    }

    /// The receipt for an earlier command, whose last entry has this seq.
    fn receipt_of(&self, id: ClubId, seq: i64) -> Result<ClubReceipt, CommandError> {
        let entry = self.club_entries(id, seq)?.into_iter().next().ok_or(CommandError::Missing)?;
        let event = club::Event::read(&entry.kind, &entry.body).ok_or_else(|| IntegrityError::unreadable(seq))?;
        Ok(ClubReceipt { version: seq, event })
    }

    /// The entries of a club's log from `seq` on.
    pub(super) fn club_entries(&self, id: ClubId, seq: i64) -> Result<Vec<Entry>, CommandError> {
        self.read_log(id, |log| Ok(log.entries_from(seq)?))
    }

    /// In another time zone an evening may fall on another day.
    fn new_days(&self, id: ClubId, club: &Club) -> Result<Vec<Change>, CommandError> {
        let mut tables =
            self.store.tables_of_club(id, &TableFilter { with_deleted: true, ..TableFilter::default() })?;
        tables.sort_by_key(|table| table.id);
        let moved = tables.into_iter().map(|table| (table.id, club.day(table.opened_at).to_string(), table.day));
        Ok(moved.filter(|(_, day, old)| day != old).map(|(id, day, _)| Change::SetDay(id, day)).collect())
    }
}
