//! A temporary database for one test, which is removed when the test ends.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sqlite::SqliteConnection;
use tanto::store::Store;

pub enum Place {
    Sqlite { folder: PathBuf },
    Postgres { server: String, schema: String },
}

static NEXT: AtomicU32 = AtomicU32::new(0);

fn fresh_name() -> String {
    format!("tanto_test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

impl Place {
    pub fn sqlite() -> Self {
        let folder = std::env::temp_dir().join(fresh_name());
        std::fs::create_dir(&folder).unwrap();
        Self::Sqlite { folder }
    }

    pub fn postgres() -> Self {
        let server = std::env::var("TANTO_TEST_POSTGRES").expect(
            "TANTO_TEST_POSTGRES must name a PostgreSQL database to test in, as in postgres://postgres@127.0.0.1/test; \
             the store is tested on both databases or not at all",
        );
        let schema = fresh_name();
        PgConnection::establish(&server).unwrap().batch_execute(&format!("CREATE SCHEMA {schema}")).unwrap();
        Self::Postgres { server, schema }
    }

    pub fn url(&self) -> String {
        match self {
            Self::Sqlite { .. } => format!("sqlite:{}", self.file().display()),
            Self::Postgres { server, schema } => {
                let joint = if server.contains('?') { '&' } else { '?' };
                format!("{server}{joint}options=-csearch_path%3D{schema}&application_name={schema}")
            }
        }
    }

    /// The database file of `SQLite`.
    pub fn file(&self) -> PathBuf {
        match self {
            Self::Sqlite { folder } => folder.join("t ?#%.db"),
            Self::Postgres { .. } => panic!("only SQLite has a file"),
        }
    }

    pub fn open(&self) -> Store {
        Store::open(&self.url()).unwrap()
    }

    /// Executes SQL behind the store's back.
    pub fn execute(&self, sql: &str) -> diesel::QueryResult<()> {
        match self {
            Self::Sqlite { .. } => {
                let mut connection = SqliteConnection::establish(&self.file().display().to_string()).unwrap();
                // The pool of a store that was just closed may still close its connections.
                connection.batch_execute(&format!("PRAGMA busy_timeout = 5000; {sql}"))
            }
            Self::Postgres { .. } => PgConnection::establish(&self.url()).unwrap().batch_execute(sql),
        }
    }

    /// Removes the triggers that guard the logs, as anybody with the database's password could.
    pub fn disarm(&self) {
        self.execute(match self {
            Self::Sqlite { .. } => "DROP TRIGGER events_are_not_updated; DROP TRIGGER events_are_not_deleted",
            Self::Postgres { .. } => "ALTER TABLE events DISABLE TRIGGER USER",
        })
        .unwrap();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        match self {
            Self::Sqlite { folder } => {
                let _ = std::fs::remove_dir_all(folder);
            }
            Self::Postgres { server, schema } => {
                if let Ok(mut connection) = PgConnection::establish(server) {
                    let _ = connection.batch_execute(&format!(
                        "SET client_min_messages = warning; DROP SCHEMA IF EXISTS {schema} CASCADE"
                    ));
                }
            }
        }
    }
}
