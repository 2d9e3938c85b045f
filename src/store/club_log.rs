//! Writing to a club: its log, and in the same transaction the tables of it. Whoever writes takes the club first and its
//! tables afterwards, always in this order, so that no two wait for each other.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, on_backend};
use super::entry::Entry;
use super::error::StoreError;
use super::log::{AppendError, Appended, Command, Log};
use super::schema::{clubs, tables};
use super::stream::Stream;
use super::table_log::OpenLog;
use super::token::{ClubId, TableId};

/// A club that its caller writes to. Nobody else does meanwhile.
pub struct OpenClub<'a> {
    pub(super) log: Log<'a>,
    pub(super) club: ClubId,
    pub(super) command: Command,
    /// The same as the club's log has it: by another key where it is said at a table.
    said: Command,
    /// The tables that have a new version, or the same one with other names.
    pub(super) changed: Vec<(TableId, Option<i64>)>,
}

impl<'a> OpenClub<'a> {
    /// The club of an id, whether it has been deleted or not.
    pub(super) fn locked(
        connection: &'a mut AnyConnection,
        club: ClubId,
        command: Command,
    ) -> QueryResult<Option<Self>> {
        let log = Log::locked(connection, Stream::Club(club))?;
        Ok(log.map(|log| Self { log, club, said: command.clone(), command, changed: Vec::new() }))
    }

    pub fn id(&self) -> ClubId {
        self.club
    }

    /// When it is written, in milliseconds since 1970.
    pub fn at(&self) -> i64 {
        self.command.at
    }

    pub fn read(&mut self) -> &mut Log<'a> {
        &mut self.log
    }

    /// What follows is said at the table of this number: at another the same key means something else.
    pub fn say_at(&mut self, table: i64) {
        self.said.key = format!("{table}:{}", self.command.key);
    }

    /// Adds an entry behind one of this hash, and gives it back.
    pub fn append(&mut self, previous: &str, kind: &str, body: String) -> Result<Entry, StoreError> {
        let entry = self.log.push(&self.said, previous, (kind, body))?;
        let head = (clubs::version.eq(entry.seq), clubs::head_hash.eq(&entry.hash));
        let row = diesel::update(clubs::table.find(self.club)).set(head);
        on_backend!(&mut *self.log.connection, |inner| row.execute(inner))?;
        Ok(entry)
    }

    /// Has something written to the log of a table of the club; nothing is done where it has no such table.
    pub fn at_table<T, E: From<StoreError>>(
        &mut self,
        table: TableId,
        write: impl FnOnce(&mut OpenLog<'_>) -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        let Some(mut open) = self.open_table(table).map_err(StoreError::from)? else { return Ok(None) };
        let before = open.read().version();
        let written = write(&mut open)?;
        let version = open.read().version();
        if version > before {
            self.changed.push((table, Some(version)));
        }
        Ok(Some(written))
    }

    /// The log of a table, where the table is one of the club's.
    fn open_table(&mut self, table: TableId) -> QueryResult<Option<OpenLog<'_>>> {
        // It stays in the club: only who has locked the club moves a table out of it.
        let is_here = tables::table.find(table).filter(tables::club_id.eq(self.club)).select(tables::id);
        let found: Option<i64> = on_backend!(&mut *self.log.connection, |inner| is_here.get_result(inner).optional())?;
        match found {
            Some(_) => OpenLog::locked(&mut *self.log.connection, table, &self.command),
            None => Ok(None),
        }
    }
}

impl Store {
    /// Decides about entries on top of a club's log as it is, and appends them, in one transaction in which nobody else
    /// writes to the club. A key that has been seen gets the answer of then, and nothing is decided.
    pub fn append_to_club<T, E>(
        &self,
        club: ClubId,
        command: Command,
        mut decide: impl FnMut(&mut OpenClub<'_>) -> Result<T, AppendError<E>> + Send + 'static,
    ) -> Result<Appended<T>, AppendError<E>>
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        self.in_club(club, command, move |open| match open.seen()? {
            Some(seq) => Ok(Appended::Repeated(seq)),
            None => decide(open).map(Appended::New),
        })
    }

    /// Does work in one transaction in which nobody else writes to a club.
    pub fn in_club<T, E>(
        &self,
        club: ClubId,
        command: Command,
        mut work: impl FnMut(&mut OpenClub<'_>) -> Result<T, AppendError<E>> + Send + 'static,
    ) -> Result<T, AppendError<E>>
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        let (done, changed) = self.write(move |connection| {
            let mut open = OpenClub::locked(connection, club, command.clone())?.ok_or(AppendError::NotFound)?;
            let done = work(&mut open)?;
            Ok::<_, AppendError<E>>((done, open.changed))
        })?;
        self.announce(&changed);
        Ok(done)
    }

    /// The same in two clubs: first what is to be done in the one, then with what that gives in the other.
    pub fn in_both_clubs<L, T, E>(
        &self,
        (from, to): (ClubId, ClubId),
        command: Command,
        mut leave: impl FnMut(&mut OpenClub<'_>) -> Result<L, AppendError<E>> + Send + 'static,
        mut arrive: impl FnMut(&mut OpenClub<'_>, L) -> Result<T, AppendError<E>> + Send + 'static,
    ) -> Result<T, AppendError<E>>
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        let (done, changed) = self.write(move |connection| {
            // Always in the same order, so that no two wait for each other.
            for club in [from.min(to), from.max(to)] {
                Stream::Club(club).lock(connection)?;
            }
            let mut open = OpenClub::locked(connection, from, command.clone())?.ok_or(AppendError::NotFound)?;
            let left = leave(&mut open)?;
            let mut changed = std::mem::take(&mut open.changed);
            let mut open = OpenClub::locked(connection, to, command.clone())?.ok_or(AppendError::NotFound)?;
            let done = arrive(&mut open, left)?;
            changed.append(&mut open.changed);
            Ok::<_, AppendError<E>>((done, changed))
        })?;
        self.announce(&changed);
        Ok(done)
    }

    fn announce(&self, changed: &[(TableId, Option<i64>)]) {
        for (table, version) in changed {
            match version {
                Some(version) => self.subscriptions.publish(*table, *version),
                None => self.subscriptions.wake(*table),
            }
        }
    }

    /// Reads from a club's log as it is at one moment; nothing when there is no such club.
    pub fn read_club_log<T, E: From<StoreError>>(
        &self,
        club: ClubId,
        read: impl FnOnce(&mut Log<'_>) -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        self.read_stream(Stream::Club(club), read)
    }
}

impl OpenClub<'_> {
    /// The entry that the command's key brought at a table of the club, if it was the same thing.
    pub fn seen_at<E>(&mut self, table: TableId) -> Result<Option<i64>, AppendError<E>> {
        let Command { key, fingerprint, .. } = self.command.clone();
        match self.open_table(table)? {
            Some(mut open) => open.read().seen(&key, &fingerprint),
            None => Ok(None),
        }
    }

    /// The entries that the command's key brought in the club's own log, if it was the same thing; none where it brought
    /// nothing.
    pub fn said_then<E>(&mut self) -> Result<Vec<Entry>, AppendError<E>> {
        let Some(first) = self.seen()? else { return Ok(Vec::new()) };
        // Those behind the first have its key with their number.
        let begin = format!("{}/", self.said.key);
        let entries = self.log.entries_from(first)?.into_iter();
        Ok(entries.take_while(|entry| entry.seq == first || entry.key.starts_with(&begin)).collect())
    }

    /// The entry that the command's key brought in the club's own log, if it was the same thing.
    pub fn seen<E>(&mut self) -> Result<Option<i64>, AppendError<E>> {
        self.log.seen(&self.said.key, &self.said.fingerprint)
    }
}
