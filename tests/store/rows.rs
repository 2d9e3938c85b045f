//! What is in a database, and who is connected to it, asked behind the store's back.

use diesel::connection::SimpleConnection;
use diesel::pg::{Pg, PgConnection};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel::sqlite::{Sqlite, SqliteConnection};

use crate::place::Place;

/// A row of the log, with every column that it has.
#[derive(Debug, PartialEq, Eq, QueryableByName)]
pub struct LogRow {
    #[diesel(sql_type = BigInt)]
    pub stream_id: i64,
    #[diesel(sql_type = BigInt)]
    pub seq: i64,
    #[diesel(sql_type = BigInt)]
    pub at: i64,
    #[diesel(sql_type = Nullable<Text>)]
    pub device: Option<String>,
    #[diesel(sql_type = Text)]
    pub key: String,
    #[diesel(sql_type = Text)]
    pub fingerprint: String,
    #[diesel(sql_type = Text)]
    pub kind: String,
    #[diesel(sql_type = Text)]
    pub body: String,
    #[diesel(sql_type = Text)]
    pub hash: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

impl Place {
    /// Everything that the log holds.
    pub fn log(&self) -> Vec<LogRow> {
        self.query(
            "SELECT stream_id, seq, at, device, key, fingerprint, kind, body, hash FROM events ORDER BY stream_id, seq",
        )
    }

    /// A number `n` that a query gives.
    pub fn count(&self, sql: &str) -> i64 {
        self.query::<Count>(sql)[0].n
    }

    fn query<Row>(&self, sql: &str) -> Vec<Row>
    where
        Row: QueryableByName<Sqlite> + QueryableByName<Pg> + 'static,
    {
        match self {
            Self::Sqlite { .. } => diesel::sql_query(sql)
                .load(&mut SqliteConnection::establish(&self.file().display().to_string()).unwrap()),
            Self::Postgres { .. } => diesel::sql_query(sql).load(&mut PgConnection::establish(&self.url()).unwrap()),
        }
        .unwrap()
    }

    /// Ends every other connection to a `PostgreSQL` schema, as a server that is started again does.
    pub fn end_connections(url: &str) {
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()";
        PgConnection::establish(url).unwrap().batch_execute(sql).unwrap();
    }
}
