//! Imports a club with its log and the logs of its tables, unchanged. All of it or nothing is imported.

use super::Service;
use super::club_document::{self, ClubRead};
use super::fault::{Fault, ReportProgress};
use super::verify_log::Checked;
use crate::command::CommandError;
use crate::games::outline::Outline;
use crate::store::{
    Append, Change, ClubId, CreatedClub, ErrorKind, Importer, IntegrityError, Links, NewClub, NewTable, StoreError,
    Stream, TableId, check_foreign, hash_text,
};
use crate::table::{counted, projection};

impl Service {
    /// Imports a club's document as a new club that the device owns. Ids of people, payments and tables are kept. Reports
    /// how many tables are checked.
    pub fn import_club(
        &self,
        document: &Outline<'_>,
        (at, by): (i64, Importer),
        report: ReportProgress<'_>,
    ) -> Result<CreatedClub, CommandError> {
        let id = ClubId::make()?;
        let read = club_document::read(document, report, |club, number, Checked { table, entries }| {
            let uncounted =
                || IntegrityError::new(None, "its hands cannot be counted").of(format_args!("table {number}"));
            let projection = projection(&table, club, number).map_err(|_| uncounted())?;
            let counted = counted(&table).map_err(|_| uncounted())?;
            let new = NewTable { id: TableId::make()?, club: id, projection, at, creation_key: None };
            Ok((new, entries, counted))
        });
        let ClubRead { log: entries, people, tables } = read.map_err(damaged)?;
        check_foreign(&entries).map_err(CommandError::DamagedDocument)?;
        let key = by.key.as_deref().map(hash_text);
        let version = entries.last().map_or(0, |last| last.seq);
        let mut changes = vec![
            Change::CreateClub(NewClub { id, at, creation_key: key.clone() }),
            Change::Append(Append::to_new(Stream::Club(id), entries)),
            Change::AddPeople(id, people),
        ];
        for (new, entries, counted) in tables {
            check_foreign(&entries).map_err(CommandError::DamagedDocument)?;
            let (table, version) = (new.id, entries.last().map_or(0, |last| last.seq));
            changes.extend(Change::create_table(new, entries));
            changes.push(Change::SetCounted(table, version, Box::new(counted)));
        }
        let (scope, links) = (Stream::Club(id), Links::make()?);
        changes.extend(Change::join_owner(scope, by.owner.clone(), at));
        changes.push(Change::AddLinks { scope, links: links.clone(), at });
        let created = CreatedClub { id, version, links: Some(links) };
        Ok(self.commit_club(changes, created, key.as_deref(), &by, at)?)
    }

    /// Commits a new club, or returns the one that the same key has created.
    fn commit_club(
        &self,
        changes: Vec<Change>,
        created: CreatedClub,
        key: Option<&str>,
        by: &Importer,
        at: i64,
    ) -> Result<CreatedClub, StoreError> {
        let earlier = || Ok::<_, StoreError>(key.map(|key| self.store.club_created_with(key)).transpose()?.flatten());
        let existing = match earlier()? {
            Some(existing) => existing,
            None => match self.store.commit_blocking(changes) {
                Err(error) if error.kind() == ErrorKind::Conflict => earlier()?.ok_or(error)?,
                committed => return committed.map(|()| created),
            },
        };
        let links = self.store.links_again(Stream::Club(existing.id), existing.created_at, by.owner.as_ref(), at)?;
        Ok(CreatedClub { id: existing.id, version: existing.version, links })
    }
}

fn damaged(fault: Fault) -> CommandError {
    match fault {
        Fault::Store(error) => error.into(),
        Fault::Damaged(error) => CommandError::DamagedDocument(error),
        Fault::Document(_) => CommandError::DamagedDocument(IntegrityError::new(None, fault.to_string())),
    }
}
