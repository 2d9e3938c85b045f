//! Reads a database and ends its connections, behind the store's back.

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel::sqlite::SqliteConnection;

use crate::place::Place;

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

impl Place {
    /// The number `n` that a query returns.
    pub fn count(&self, sql: &str) -> i64 {
        let rows: Vec<Count> = match self {
            Self::Sqlite { .. } => diesel::sql_query(sql)
                .load(&mut SqliteConnection::establish(&self.file().display().to_string()).unwrap()),
            Self::Postgres { .. } => diesel::sql_query(sql).load(&mut PgConnection::establish(&self.url()).unwrap()),
        }
        .unwrap();
        rows[0].n
    }

    /// Ends every other connection to a `PostgreSQL` schema, as a restart of the server does.
    pub fn end_connections(url: &str) {
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()";
        PgConnection::establish(url).unwrap().batch_execute(sql).unwrap();
    }
}
