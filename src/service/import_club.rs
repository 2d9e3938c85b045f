//! Imports a club with its log and the logs of its tables, unchanged. All of it or nothing is imported.

use super::club_transaction::new_club;
use super::create::with_hashed_key;
use super::import::unless_stopped;
use super::transact::Decided;
use super::verify_document::read_club;
use super::{GoOn, Service};
use crate::command::{CommandError, CommandMeta};
use crate::store::{AccessChange, Append, Change, ClubId, Created, NewTable, StoreError, Stream, TableId, make_links};

impl Service {
    /// Imports a club's document as a new club that the device owns. Ids of people, payments and tables are kept. `go_on` gets
    /// the number of tables checked so far, and stops the import by returning false.
    pub fn import_club(
        &self,
        document: &str,
        meta: &CommandMeta,
        go_on: GoOn<'_>,
    ) -> Result<Created<ClubId>, CommandError> {
        let (id, at) = (ClubId::make()?, meta.at);
        let read = |go_on: GoOn<'_>| read_club(document, go_on, |_, entries, stored| (entries, stored));
        let (club, entries, tables) = unless_stopped(go_on, read)?;
        let meta = &with_hashed_key(meta);
        let mut changes = new_club(id, meta, Some(meta.key.clone()));
        let version = entries.last().map_or(0, |last| last.seq);
        changes.push(Change::Append(Append::to_new(Stream::Club(id), entries)));
        changes.push(Change::SetPeople(id, club.people().rows()));
        changes.push(Change::SetTimeZone(id, club.time_zone.name().to_owned()));
        for (entries, (projection, statistics)) in tables {
            let (table, version) = (TableId::make()?, entries.last().map_or(0, |last| last.seq));
            let new = NewTable { id: table, club: id, projection, at, creation_key: None };
            changes.extend(Change::create_table(new, entries));
            changes.push(Change::SetStatistics(table, version, Box::new(statistics)));
        }
        let links = make_links()?;
        changes.push(Change::Access(AccessChange::AddLinks { scope: Stream::Club(id), links: links.clone(), at }));
        let mut changes = Some(changes);
        // If the commit is a conflict, the same request came twice at the same time, and the other one is found.
        self.transact_blocking(&[], || {
            if let Some(earlier) = self.store.club_created_with(&meta.key)? {
                return Ok(Decided::new(Vec::new(), self.created_again(earlier, meta)?));
            }
            let changes = changes.take().ok_or_else(StoreError::busy)?;
            Ok(Decided::new(changes, Created { id, version, links: Some(links.clone()) }))
        })
    }
}
