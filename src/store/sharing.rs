//! What the processes that serve one `PostgreSQL` count and remember together. With `SQLite` there is one process, which does
//! so in its own memory.

use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text};

use super::connection::{AnyConnection, Span};
use super::error::{ErrorKind, StoreError};
use super::{Store, Writing};

const TABLES: &str = include_str!("guards/sharing.sql");

/// The keys of the locks under which work is done once at a time, and codes are tried.
const WORK: i64 = 0x5441_4E55;
const ATTEMPTS: i64 = 0x5441_4E56;

/// The server's own clock: those of the processes may differ.
const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// How much of something is allowed: so many milliseconds until one comes back, and so many at once.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    pub each: i64,
    pub at_once: i64,
}

/// How many attempts that open nothing an address and all together have, and how long one counts.
#[derive(Clone, Copy, Debug)]
pub struct Attempts {
    pub of_one: usize,
    pub in_all: usize,
    pub within: Duration,
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

#[derive(QueryableByName)]
struct Spent {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = BigInt)]
    ahead: i64,
}

/// Makes what is shared, where the database is a server.
pub(super) fn prepare(connection: &mut AnyConnection) -> Result<(), StoreError> {
    connection.within(Span::Write, |connection| {
        let AnyConnection::Postgresql(inner) = connection else { return Ok(()) };
        // Two that start together would both find it missing.
        lock(inner, WORK)?;
        Ok(inner.batch_execute(TABLES)?)
    })
}

fn lock(connection: &mut PgConnection, key: i64) -> QueryResult<()> {
    diesel::sql_query("SELECT pg_advisory_xact_lock($1)").bind::<BigInt, _>(key).execute(connection)?;
    Ok(())
}

impl Store {
    /// Whether other processes may serve the same database.
    pub fn is_shared(&self) -> bool {
        matches!(self.writing, Writing::Pooled)
    }

    fn shared<T: Send + 'static>(
        &self,
        mut work: impl FnMut(&mut PgConnection) -> QueryResult<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.write(move |connection| match connection {
            AnyConnection::Postgresql(inner) => Ok(work(inner)?),
            AnyConnection::Sqlite(_) => Err(StoreError::new(ErrorKind::Refused, "nothing is shared in a file")),
        })
    }

    /// Spends one of what somebody is allowed; how many milliseconds he has to wait where nothing is left.
    pub fn spend_one(&self, name: String, allowance: Allowance) -> Result<Option<i64>, StoreError> {
        let Allowance { each, at_once } = allowance;
        let spend = format!(
            "INSERT INTO allowances AS known (name, back_at) VALUES ($1, {NOW} + $2) \
             ON CONFLICT (name) DO UPDATE SET back_at = greatest(known.back_at, {NOW}) + $2 \
             WHERE known.back_at + $2 - {NOW} <= $2 * $3 RETURNING 0::bigint AS number"
        );
        let wait = format!("SELECT back_at + $2 - $2 * $3 - {NOW} AS number FROM allowances WHERE name = $1");
        self.shared(move |connection| {
            let asked = |query: &str| {
                diesel::sql_query(query)
                    .bind::<Text, _>(name.clone())
                    .bind::<BigInt, _>(each)
                    .bind::<BigInt, _>(at_once)
            };
            if asked(&spend).get_result::<Number>(connection).optional()?.is_some() {
                return Ok(None);
            }
            let left: Option<Number> = asked(&wait).get_result(connection).optional()?;
            Ok(Some(left.map_or(each, |left| left.number.max(1))))
        })
    }

    /// Counts what was spent in the last moments, and says for how many milliseconds nothing is left, where that is so.
    pub fn spend(&self, written: Vec<(String, i64)>, allowance: Allowance) -> Result<Vec<(String, i64)>, StoreError> {
        let Allowance { each, at_once } = allowance;
        // Always in the same order, so that no two wait for each other.
        let mut written = written;
        written.sort();
        let (names, counts): (Vec<String>, Vec<i64>) = written.into_iter().unzip();
        let statement = format!(
            "INSERT INTO allowances AS known (name, back_at) \
             SELECT name, {NOW} + count * $3 FROM unnest($1, $2) AS spent (name, count) \
             ON CONFLICT (name) DO UPDATE SET \
             back_at = greatest(known.back_at, {NOW}) + excluded.back_at - {NOW} \
             RETURNING name, back_at - {NOW} AS ahead"
        );
        let all: Vec<Spent> = self.shared(move |connection| {
            diesel::sql_query(&statement)
                .bind::<Array<Text>, _>(&names)
                .bind::<Array<BigInt>, _>(&counts)
                .bind::<BigInt, _>(each)
                .get_results(connection)
        })?;
        let over = |Spent { name, ahead }: Spent| (name, ahead + each - each * at_once);
        Ok(all.into_iter().map(over).filter(|(_, wait)| *wait > 0).collect())
    }

    /// Counts an attempt of an address before it is made; nothing where it may make none. One that opens something is taken
    /// back.
    pub fn attempt(&self, address: String, attempts: Attempts) -> Result<Option<i64>, StoreError> {
        let within = i64::try_from(attempts.within.as_millis()).unwrap_or(i64::MAX);
        let [of_one, in_all] = [attempts.of_one, attempts.in_all].map(|most| i64::try_from(most).unwrap_or(i64::MAX));
        let old = format!("DELETE FROM attempts WHERE tried_at <= {NOW} - $1");
        let attempt = format!(
            "INSERT INTO attempts (address, tried_at) SELECT $1, {NOW} FROM attempts \
             HAVING count(*) < $3 AND count(*) FILTER (WHERE address = $1) < $2 RETURNING id AS number"
        );
        self.shared(move |connection| {
            // Or two at one moment would both be the last.
            lock(connection, ATTEMPTS)?;
            diesel::sql_query(&old).bind::<BigInt, _>(within).execute(connection)?;
            let attempt = diesel::sql_query(&attempt)
                .bind::<Text, _>(&address)
                .bind::<BigInt, _>(of_one)
                .bind::<BigInt, _>(in_all);
            let counted: Option<Number> = attempt.get_result(connection).optional()?;
            Ok(counted.map(|counted| counted.number))
        })
    }

    /// Takes back an attempt that opened something.
    pub fn take_back(&self, attempt: i64) -> Result<(), StoreError> {
        self.shared(move |connection| {
            diesel::sql_query("DELETE FROM attempts WHERE id = $1").bind::<BigInt, _>(attempt).execute(connection)?;
            Ok(())
        })
    }

    /// Forgets what has come back.
    pub fn forget_allowances(&self) -> Result<(), StoreError> {
        let forget = format!("DELETE FROM allowances WHERE back_at < {NOW}");
        self.shared(move |connection| diesel::sql_query(&forget).execute(connection).map(drop))
    }

    /// Does work that no two processes do at one time.
    pub fn one_at_a_time<T>(&self, work: impl FnOnce() -> T) -> Result<T, StoreError> {
        if !self.is_shared() {
            return Ok(work());
        }
        self.connections.get()?.within(Span::Write, |connection| {
            let AnyConnection::Postgresql(inner) = connection else { return Ok(work()) };
            let patient = "SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; \
                SET LOCAL idle_in_transaction_session_timeout = 0";
            inner.batch_execute(patient)?;
            lock(inner, WORK)?;
            Ok(work())
        })
    }
}
