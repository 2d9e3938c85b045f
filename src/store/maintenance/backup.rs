//! Backups: one `SQLite` file, taken from either database while the server runs and restored into either.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::sql_types::Text;
use tempfile::{TempDir, TempPath};

use super::copy::copy_all;
use super::health::quick_check;
use super::migrate;
use crate::store::address::Address;
use crate::store::connection::Mode;
use crate::store::open::open;
use crate::store::paths::{folder_of, make_private, with_suffix};
use crate::store::prelude::*;
use crate::store::sqlite::lock::ServerLock;

impl Store {
    /// Writes a snapshot into a new file. The file gets its name only after it is flushed and `verify` has found no
    /// fault.
    pub fn back_up<E: From<StoreError>>(
        &self,
        file: &Path,
        verify: impl FnOnce(&Self) -> Result<(), E>,
    ) -> Result<(), E> {
        write_then_rename(file, |temporary| {
            self.read(|connection| match connection {
                AnyConnection::Sqlite(_) => vacuum_into(connection, temporary),
                AnyConnection::Postgresql(_) => {
                    let mut copy = open(&Address::Sqlite(temporary.to_owned()), Mode::Create)?;
                    migrate::bring_up_to_date(&mut copy)?;
                    connection.within(TransactionKind::Read, |connection| {
                        copy.within(TransactionKind::Write, |copy| Ok(copy_all(connection, copy)?))
                    })
                }
            })?;
            let copy = Self::open_for_reading(&format!("sqlite:{}", temporary.display()))?;
            copy.database_check()?;
            verify(&copy)
        })?;
        self.record_backup();
        Ok(())
    }
}

/// A backup in this program's schema. A backup of an older program is migrated in a copy, so that the older program can
/// still restore the original.
#[derive(Debug)]
pub struct Backup {
    file: PathBuf,
    /// The folder of that copy, which is removed with this value.
    _folder: Option<TempDir>,
}

impl Backup {
    pub fn open(file: &Path) -> Result<Self, StoreError> {
        if let Some(leftover) = companions(file).find(|path| path.exists()) {
            return Err(file_exists(&leftover, "this belongs to a database that was copied while it was in use"));
        }
        let mut source = open(&Address::Sqlite(file.to_owned()), Mode::Read)?;
        quick_check(&mut source)?;
        if migrate::is_current(&mut source)? {
            return Ok(Self { file: file.to_owned(), _folder: None });
        }
        let folder = tempfile::tempdir().map_err(|error| io_error(&std::env::temp_dir(), &error))?;
        let copy = Self { file: folder.path().join("tanto.db"), _folder: Some(folder) };
        vacuum_into(&mut source, &copy.file)?;
        migrate::bring_up_to_date(&mut open(&Address::Sqlite(copy.file.clone()), Mode::Write)?)?;
        Ok(copy)
    }

    /// Opens the backup for reading.
    pub fn store(&self) -> Result<Store, StoreError> {
        Store::open_for_reading(&format!("sqlite:{}", self.file.display()))
    }

    /// Restores it where no database exists: into a missing file or an empty `PostgreSQL` database.
    pub fn restore(&self, url: &str) -> Result<(), StoreError> {
        let mut source = open(&Address::Sqlite(self.file.clone()), Mode::Read)?;
        match Address::parse(url)? {
            Address::Sqlite(path) => {
                let _lock = ServerLock::take(&path)?;
                if let Some(leftover) =
                    std::iter::once(path.clone()).chain(companions(&path)).find(|path| path.exists())
                {
                    return Err(file_exists(&leftover, "a database exists here already"));
                }
                write_then_rename(&path, |temporary| vacuum_into(&mut source, temporary))
            }
            address @ Address::Postgres(_) => {
                let mut target = open(&address, Mode::Write)?;
                migrate::bring_up_to_date(&mut target)?;
                source.within(TransactionKind::Read, |source| {
                    target.within(TransactionKind::Write, |target| {
                        let clubs: i64 = clubs::table.count().get_result(target)?;
                        let devices: i64 = devices::table.count().get_result(target)?;
                        if clubs + devices > 0 {
                            let message = format!("{address}: this database is in use; restore into an empty one");
                            return Err(StoreError::new(ErrorKind::Setting, message));
                        }
                        Ok(copy_all(source, target)?)
                    })
                })
            }
        }
    }
}

/// Copies a file before it is migrated: to go back to the older program you need it. Copies from earlier migrations to
/// the same version stay; the newest has the greatest number.
pub(in crate::store) fn keep_before_migration(connection: &mut AnyConnection, file: &Path) -> Result<(), StoreError> {
    if migrate::is_current(connection)? {
        return Ok(());
    }
    let Some(version) = migrate::newest(connection)? else { return Ok(()) };
    let name = |number: usize| match number {
        1 => with_suffix(file, &format!("-before-{version}")),
        _ => with_suffix(file, &format!("-before-{version}-{number}")),
    };
    let mut number = 1;
    while name(number).exists() {
        number += 1;
    }
    let (last, kept) = (name(number - 1), name(number));
    write_then_rename(&kept, |temporary| {
        vacuum_into(connection, temporary)?;
        Ok::<_, StoreError>(connection.batch_execute("PRAGMA query_only = OFF")?)
    })?;
    // A start that failed and was repeated has already made the same copy.
    let read = |file: &Path| fs::read(file).map_err(|error| io_error(file, &error));
    if number > 1 && read(&last)? == read(&kept)? {
        fs::remove_file(&kept).map_err(|error| io_error(&kept, &error))?;
    }
    Ok(())
}

fn vacuum_into(connection: &mut AnyConnection, file: &Path) -> Result<(), StoreError> {
    let AnyConnection::Sqlite(connection) = connection else {
        return Err(StoreError::new(ErrorKind::Setting, "a backup is a SQLite file"));
    };
    make_private(file).map_err(|error| io_error(file, &error))?;
    // VACUUM INTO writes only the other file, but SQLite still counts it as writing.
    connection.batch_execute("PRAGMA query_only = OFF")?;
    let path = file.to_string_lossy().into_owned();
    let copied = diesel::sql_query("VACUUM INTO ?").bind::<Text, _>(path).execute(connection);
    connection.batch_execute("PRAGMA query_only = ON")?;
    copied?;
    Ok(())
}

/// The files that `SQLite` keeps beside a file in use. A leftover would change a file that replaces the old one.
fn companions(file: &Path) -> impl Iterator<Item = PathBuf> {
    ["-wal", "-shm", "-journal"].into_iter().map(|suffix| with_suffix(file, suffix))
}

fn file_exists(path: &Path, why: &str) -> StoreError {
    StoreError::of_file(ErrorKind::Setting, path, format_args!("{why}; move it away first"))
}

fn io_error(path: &Path, error: &io::Error) -> StoreError {
    StoreError::of_file(ErrorKind::Io, path, error)
}

/// Writes a file in a temporary folder beside its place, flushes it and then moves it there. An unfinished file is removed
/// with the folder, and so is what `SQLite` leaves beside it.
fn write_then_rename<E: From<StoreError>>(file: &Path, write: impl FnOnce(&Path) -> Result<(), E>) -> Result<(), E> {
    if file.exists() {
        return Err(file_exists(file, "this file exists already").into());
    }
    let (folder, name) = (folder_of(file), file.file_name().unwrap_or_default());
    let scratch = tempfile::Builder::new().prefix(name).suffix(".part").tempdir_in(folder);
    let scratch = scratch.map_err(|error| io_error(file, &error))?;
    let temporary = scratch.path().join("tanto.db");
    write(&temporary)?;
    let renamed = File::open(&temporary)
        .and_then(|copy| copy.sync_all())
        .and_then(|()| Ok(TempPath::try_from_path(&temporary)?.persist_noclobber(file)?))
        .and_then(|()| File::open(folder)?.sync_all());
    renamed.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => file_exists(file, "this file exists already").into(),
        _ => io_error(file, &error).into(),
    })
}
