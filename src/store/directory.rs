//! Where something is that is looked up without its club: a table by its id, whatever a link, a code or a picture opens, and
//! what a key has made. Where it was found last is remembered: a table leaves its club seldom, and where it was nothing is
//! found then, so the database is asked again.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use diesel::prelude::*;
use lru::LruCache;

use super::Store;
use super::connection::{AnyConnection, on_backend};
use super::error::{ErrorKind, StoreError};
use super::schema::directory;
use super::token::{ClubId, TableId};

/// As many as are remembered, about 4 MiB.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(16_384).unwrap();

/// What kind of key it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// The id of a table.
    Table,
    /// The hash of the key that made a table.
    TableKey,
    /// The hash of a link's token.
    Link,
    /// What is typed instead of a link.
    Code,
    /// The hash of a published picture's token.
    Picture,
    /// The hash of the key that made a club.
    ClubKey,
    /// The hash of the token of a club's link.
    ClubLink,
    /// The hash of a recovery link's token.
    Recovery,
}

impl Kind {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::TableKey => "table_key",
            Self::Link => "link",
            Self::Code => "code",
            Self::Picture => "picture",
            Self::ClubKey => "club_key",
            Self::ClubLink => "club_link",
            Self::Recovery => "recovery",
        }
    }
}

/// The club of something, and its table where it is one's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Whereabouts {
    pub(super) club: ClubId,
    table: Option<TableId>,
}

impl Whereabouts {
    pub(super) fn at(club: &ClubId, table: &TableId) -> Self {
        Self { club: club.clone(), table: Some(table.clone()) }
    }

    pub(super) fn in_club(club: &ClubId) -> Self {
        Self { club: club.clone(), table: None }
    }

    /// The table of something that is a table's.
    pub(super) fn table(&self) -> Result<&TableId, StoreError> {
        let missing = "the database's directory names no table where there must be one; run tanto verify";
        self.table.as_ref().ok_or_else(|| StoreError::new(ErrorKind::Damaged, missing))
    }
}

type Known = LruCache<(Kind, String), Whereabouts>;

/// What was found last, for everybody who asks.
#[derive(Clone)]
pub(super) struct Directory(Arc<Mutex<Known>>);

impl Directory {
    pub(super) fn new() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(REMEMBERED))))
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads something where it is. Nothing that is read where it was is as good as not being there.
    pub(super) fn read<T, E: From<diesel::result::Error>>(
        &self,
        connection: &mut AnyConnection,
        (kind, key): (Kind, &str),
        mut read: impl FnMut(&mut AnyConnection, &Whereabouts) -> Result<Option<T>, E>,
    ) -> Result<Option<T>, E> {
        let name = (kind, key.to_owned());
        let known = self.known().get(&name).cloned();
        if let Some(known) = &known
            && let Some(found) = read(connection, known)?
        {
            return Ok(Some(found));
        }
        match find(connection, kind, key)? {
            Some(now) if known.as_ref() != Some(&now) => {
                self.known().put(name, now.clone());
                read(connection, &now)
            }
            Some(_) => Ok(None),
            None => {
                self.known().pop(&name);
                Ok(None)
            }
        }
    }
}

/// Where something is now.
pub(super) fn find(connection: &mut AnyConnection, kind: Kind, key: &str) -> QueryResult<Option<Whereabouts>> {
    let query = directory::table
        .filter(directory::key.eq(key))
        .filter(directory::kind.eq(kind.as_str()))
        .select((directory::club_id, directory::table_id));
    let found: Option<(String, Option<String>)> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
    Ok(found.map(|(club, table)| Whereabouts { club: ClubId::stored(club), table: table.map(TableId::stored) }))
}

/// The club of a table; nothing where there is no such table.
pub(super) fn club_of(connection: &mut AnyConnection, table: &TableId) -> QueryResult<Option<ClubId>> {
    Ok(find(connection, Kind::Table, table.as_str())?.map(|now| now.club))
}

/// The same for who writes beside the table's log: the table stays in its club until the end of the transaction.
pub(super) fn held_club_of(connection: &mut AnyConnection, table: &TableId) -> QueryResult<Option<ClubId>> {
    if let AnyConnection::Postgresql(inner) = connection {
        let row = directory::table.find((table.as_str(), Kind::Table.as_str()));
        row.select(directory::club_id).for_share().execute(inner)?;
    }
    club_of(connection, table)
}

/// Writes down where something is. Two of one kind and key cannot be.
pub(super) fn add(connection: &mut AnyConnection, kind: Kind, key: &str, at: &Whereabouts) -> QueryResult<()> {
    let row = (
        directory::key.eq(key),
        directory::kind.eq(kind.as_str()),
        directory::club_id.eq(at.club.as_str()),
        directory::table_id.eq(at.table.as_ref().map(TableId::as_str)),
    );
    on_backend!(connection, |inner| diesel::insert_into(directory::table).values(row).execute(inner))?;
    Ok(())
}

/// Writes down that something is in another club now.
pub(super) fn move_to(connection: &mut AnyConnection, kind: Kind, key: &str, club: &ClubId) -> QueryResult<()> {
    let row = directory::table.find((key, kind.as_str()));
    diesel::update(row).set(directory::club_id.eq(club.as_str())).execute(connection)?;
    Ok(())
}

pub(super) fn remove(connection: &mut AnyConnection, kind: Kind, key: &str) -> QueryResult<()> {
    diesel::delete(directory::table.find((key, kind.as_str()))).execute(connection)?;
    Ok(())
}

impl Store {
    /// Reads something of a table, in its club.
    pub(super) fn read_at<T>(
        &self,
        table: &TableId,
        mut read: impl FnMut(&mut AnyConnection, &ClubId) -> Result<Option<T>, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        let key = (Kind::Table, table.as_str());
        self.read(|connection| self.directory.read(connection, key, |connection, now| read(connection, &now.club)))
    }

    /// Writes something of a table beside its log, in its club; nothing is done where there is no such table.
    pub(super) fn write_at<T: Send + 'static>(
        &self,
        table: &TableId,
        mut work: impl FnMut(&mut AnyConnection, &ClubId) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<Option<T>, StoreError> {
        let table = table.clone();
        self.write(move |connection| {
            let club = held_club_of(connection, &table)?;
            club.map(|club| work(connection, &club)).transpose()
        })
    }
}

pub(super) fn no_such_table() -> StoreError {
    StoreError::new(ErrorKind::Refused, "there is no such table any more")
}
