//! Creates a table in a club from a session document or from an imported log.

use chrono_tz::Tz;

use super::Service;
use super::club_transaction::{ClubTransaction, new_club};
use super::transact::Decided;
use crate::command::{CommandError, CommandMeta, entries_of};
use crate::document::Value;
use crate::store::{
    AccessChange, Change, ClubId, Created, EarlierCreation, Entry, GENESIS, NewTable, StoreError, Stream, TableId,
    hash_text, make_links,
};
use crate::table::{OpenedTable, Table, projection};

/// A repeated request gets new links for ten minutes after the creation; in milliseconds.
const LINKS_RENEWED_FOR: i64 = 10 * 60 * 1000;

impl Service {
    /// Creates a table from a session document with its hands, in the club of the device's last table.
    pub fn create(&self, document: Value, meta: &CommandMeta) -> Result<Created<TableId>, CommandError> {
        self.create_in(self.usual_club(meta)?, &OpenedTable::read(document, meta.at)?, None, meta)
    }

    /// The club in which the device keeps the score, the latest if there are several; `None` if there is none.
    pub(super) fn usual_club(&self, meta: &CommandMeta) -> Result<Option<ClubId>, StoreError> {
        Ok(meta.device.as_ref().map(|device| self.store.usual_club(device)).transpose()?.flatten())
    }

    /// Creates a table in a club. Without a club, a new one is founded in the time zone `zone`, or in UTC.
    pub fn create_in(
        &self,
        club: Option<ClubId>,
        OpenedTable { events, table }: &OpenedTable,
        zone: Option<Tz>,
        meta: &CommandMeta,
    ) -> Result<Created<TableId>, CommandError> {
        let meta = &with_hashed_key(meta).of_request(&(events, table.history.people.names()));
        let entries = entries_of(events, meta, (0, GENESIS))?;
        self.add_table(club, zone, table, &entries, meta)
    }

    /// The answer to a repeated request. It carries new links only for ten minutes, because somebody else may have obtained the
    /// key by then, and only while the first owner still has access. Another request with the same key is an error.
    pub(super) fn created_again<Id: Copy + Into<Stream>>(
        &self,
        earlier: EarlierCreation<Id>,
        meta: &CommandMeta,
    ) -> Result<Created<Id>, CommandError> {
        let EarlierCreation { id, version, created_at, fingerprint } = earlier;
        if fingerprint != meta.fingerprint {
            return Err(CommandError::KeyReused);
        }
        if meta.at - created_at > LINKS_RENEWED_FOR {
            return Ok(Created { id, version, links: None });
        }
        let (scope, device, at, links) = (id.into(), meta.device.clone(), meta.at, make_links()?);
        let renewal = AccessChange::RenewLinks { scope, device, created_at, links: links.clone(), at };
        let is_renewed = self.change_access([renewal])? > 0;
        Ok(Created { id, version, links: is_renewed.then_some(links) })
    }

    /// Adds a table with its log to a club, or to a new one with this time zone, and commits both. The table has the names
    /// of its people in the club. The device that sent the command becomes an owner of the table. The key is hashed.
    pub(super) fn add_table(
        &self,
        club: Option<ClubId>,
        zone: Option<Tz>,
        table: &Table,
        entries: &[Entry],
        meta: &CommandMeta,
    ) -> Result<Created<TableId>, CommandError> {
        let (id, version, at) = (TableId::make()?, table.version(), meta.at);
        let scope = Stream::Table(id);
        self.transact_blocking(club.map(Stream::Club).as_slice(), || {
            let before = club.map(|club| Ok::<_, CommandError>((club, self.load_undamaged(club)?))).transpose()?;
            if let Some(earlier) = self.store.table_created_with(&meta.key)? {
                // The first answer again, though hands may have been entered since.
                let again = Created { version, ..self.created_again(earlier, meta)? };
                return Ok(Decided::new(Vec::new(), again));
            }
            let (mut changes, mut transaction) = if let Some((club, state)) = &before {
                // The table that was created with the key was erased. A log has each key once.
                if state.keys.find(&meta.key, &meta.fingerprint)?.is_some() {
                    return Err(CommandError::KeyReused);
                }
                (Vec::new(), ClubTransaction::new(*club, state, at))
            } else {
                let (club, zone) = (ClubId::make()?, zone.unwrap_or(chrono_tz::UTC));
                (new_club(club, meta, None), ClubTransaction::create(club, (None, zone), at))
            };
            let number = transaction.add_table(table, entries, "players")?;
            let club = transaction.id;
            let (of_club, after) = transaction.finish(meta)?;
            changes.extend(of_club);
            let (links, creation_key) = (make_links()?, Some(meta.key.clone()));
            let new = NewTable { id, club, projection: projection(table, &after, number)?, at, creation_key };
            changes.extend(Change::create_table(new, entries.to_vec()));
            changes.extend(Change::join_owner(scope, meta.device.clone(), at));
            changes.push(Change::Access(AccessChange::AddLinks { scope, links: links.clone(), at }));
            let answer = Created { id, version, links: Some(links) };
            Ok(Decided { clubs: vec![(club, after)], ..Decided::new(changes, answer) })
        })
    }
}

/// Records only the hash of the key: every member can read the log, and a request that repeats the key gets new links of an
/// owner.
pub(super) fn with_hashed_key(meta: &CommandMeta) -> CommandMeta {
    CommandMeta { key: hash_text(&meta.key), ..meta.clone() }
}
