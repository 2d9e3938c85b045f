//! Imports a club with its log and the logs of its tables, unchanged. All of it or nothing is imported.

use super::Service;
use super::club_document::{self, ClubRead};
use super::club_draft::place_of;
use super::fault::{Fault, ReportProgress};
use super::verify_log::Checked;
use crate::command::CommandError;
use crate::games::outline::Outline;
use crate::store::{
    Append, Change, ClubId, Created, ErrorKind, IntegrityError, Links, NewClub, NewTable, Stream, TableId,
    check_foreign, hash_text,
};
use crate::table::{CommandMeta, counted, projection};

impl Service {
    /// Imports a club's document as a new club that the device owns. Ids of people, payments and tables are kept. Reports
    /// how many tables are checked.
    pub fn import_club(
        &self,
        document: &Outline<'_>,
        meta: &CommandMeta,
        report: ReportProgress<'_>,
    ) -> Result<Created<ClubId>, CommandError> {
        let (id, at) = (ClubId::make()?, meta.at);
        let read = club_document::read(document, report, |club, number, Checked { table, entries }| {
            let uncounted =
                || IntegrityError::new(None, "its hands cannot be counted").of(format_args!("table {number}"));
            let projection = projection(&table, place_of(club, number, &table)).map_err(|_| uncounted())?;
            let counted = counted(&table).map_err(|_| uncounted())?;
            let new = NewTable { id: TableId::make()?, club: id, projection, at, creation_key: None };
            Ok((new, entries, counted))
        });
        let ClubRead { log: entries, people, tables } = read.map_err(damaged)?;
        check_foreign(&entries).map_err(CommandError::DamagedDocument)?;
        let key = hash_text(&meta.key);
        let version = entries.last().map_or(0, |last| last.seq);
        let mut changes = vec![
            Change::CreateClub(NewClub { id, at, creation_key: Some(key.clone()) }),
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
        changes.extend(Change::join_owner(scope, meta.device.clone(), at));
        changes.push(Change::AddLinks { scope, links: links.clone(), at });
        let earlier = match self.store.club_created_with(&key)? {
            Some(earlier) => earlier,
            None => match self.store.commit_blocking(changes) {
                Err(error) if error.kind() == ErrorKind::Conflict => {
                    self.store.club_created_with(&key)?.ok_or(error)?
                }
                committed => {
                    committed?;
                    return Ok(Created { id, version, links: Some(links) });
                }
            },
        };
        Ok(self.store.created_again(earlier, meta.device.as_ref(), at)?)
    }
}

fn damaged(fault: Fault) -> CommandError {
    match fault {
        Fault::Store(error) => error.into(),
        Fault::Damaged(error) => CommandError::DamagedDocument(error),
        Fault::Document(_) => CommandError::DamagedDocument(IntegrityError::new(None, fault.to_string())),
    }
}
