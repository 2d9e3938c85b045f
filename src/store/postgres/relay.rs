//! News between the processes that serve one `PostgreSQL`: a thread with its own connection announces by NOTIFY what
//! this process has committed, and receives the announcements of the others.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{Array, Integer, Text};

use super::open::Session;
use crate::document::value::to_json;
use crate::store::address::Address;
use crate::store::error::StoreError;
use crate::store::news::channels::{Announcement, Channels};
use crate::store::schema::tables;
use crate::store::token::TableId;

/// The interval between checks for announcements. We poll because diesel does not expose the socket to wait on.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// How long announcements are collected. A NOTIFY for each hand would be a third of all transactions.
const BATCH_INTERVAL: Duration = Duration::from_millis(10);
/// The interval between queries for versions. Without listeners the thread also reads and discards announcements at this
/// interval.
const QUERY_INTERVAL: Duration = Duration::from_secs(1);
/// The pause before it reconnects.
const RECONNECT_PAUSE: Duration = Duration::from_millis(100);
/// After a slow query the thread waits this many times as long as it took.
const QUERY_PAUSE_FACTOR: u32 = 2;

/// The link to the other processes. It opens with the first announcement or the first listener.
///
/// We announce after the commit and not in the writing transaction: `PostgreSQL` commits transactions that notify one
/// after the other, each with its flush, so eight writers reached 400 commits a second instead of 3,000. If the process
/// or the server dies in between, the announcement is lost. So every second one statement also queries the versions of
/// all tables with listeners. Where notifications do not arrive, as behind a pooler, this query delivers all news. A
/// removal changes no version: a stream that missed one finds out when it checks its permission with its next
/// heartbeat.
pub(in crate::store) struct Relay {
    address: Address,
    channels: Arc<Channels>,
    thread: OnceLock<(Sender<Option<Announcement>>, JoinHandle<()>)>,
}

impl Relay {
    pub(in crate::store) fn new(address: Address, channels: Arc<Channels>) -> Self {
        Self { address, channels, thread: OnceLock::new() }
    }

    pub(in crate::store) fn announce(&self, announcement: Announcement) {
        self.send(Some(announcement));
    }

    /// Opens the link, so that announcements arrive.
    pub(in crate::store) fn listen(&self) {
        self.send(None);
    }

    fn send(&self, announcement: Option<Announcement>) {
        let (sender, _) = self.thread.get_or_init(|| {
            let (sender, queue) = channel();
            let thread = RelayThread { address: self.address.clone(), channels: Arc::clone(&self.channels), queue };
            (sender, std::thread::spawn(move || thread.run()))
        });
        // The thread runs until this sender is dropped.
        let _ = sender.send(announcement);
    }
}

impl Drop for Relay {
    /// Waits until what is committed is announced, if the database can be reached.
    fn drop(&mut self) {
        if let Some((sender, thread)) = self.thread.take() {
            drop(sender);
            let _ = thread.join();
        }
    }
}

struct RelayThread {
    address: Address,
    channels: Arc<Channels>,
    /// Announcements to send; `None` only opens the link.
    queue: Receiver<Option<Announcement>>,
}

/// The connection, while it is open.
struct RelayConnection {
    session: Session,
    /// The server's id of this session, by which we skip our own announcements.
    process: i32,
    query_at: Instant,
}

impl RelayThread {
    fn run(self) {
        let mut connection = None;
        let mut pause = Duration::ZERO;
        loop {
            let mut announcements = Vec::new();
            match self.queue.recv_timeout(pause) {
                Ok(first) => {
                    std::thread::sleep(BATCH_INTERVAL);
                    announcements.extend(std::iter::once(first).chain(self.queue.try_iter()).flatten());
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            pause = self.step(&announcements, &mut connection).unwrap_or_else(|error| {
                // After reconnecting, every process queries the versions, so these announcements are not needed.
                if connection.take().is_some() {
                    tracing::warn!(%error, "lost the connection for news of other servers; connecting again");
                }
                RECONNECT_PAUSE
            });
        }
    }

    /// Announces, receives and queries once. Returns how long there is nothing more to do.
    fn step(
        &self,
        announcements: &[Announcement],
        connection: &mut Option<RelayConnection>,
    ) -> Result<Duration, StoreError> {
        let tables = self.channels.tables();
        if connection.is_none() && tables.is_empty() && announcements.is_empty() {
            return Ok(QUERY_INTERVAL);
        }
        let connection = if let Some(connection) = connection {
            connection
        } else {
            let opened = RelayConnection::open(&self.address)?;
            // We have missed every announcement from before this connection.
            self.channels.apply(Announcement::AllInvalidated);
            connection.insert(opened)
        };
        if !announcements.is_empty() {
            connection.notify(announcements)?;
        }
        connection.receive(&self.channels)?;
        if connection.query_at <= Instant::now() {
            connection.query_versions(&tables, &self.channels)?;
        }
        Ok(match () {
            () if tables.is_empty() => QUERY_INTERVAL,
            () if connection.session.is_own => POLL_INTERVAL,
            () => connection.query_at.saturating_duration_since(Instant::now()),
        })
    }
}

impl RelayConnection {
    fn open(address: &Address) -> Result<Self, StoreError> {
        let mut session = Session::open(address)?;
        let process = if session.is_own {
            // The changes that we announce are on disk already.
            session.connection.batch_execute("SET synchronous_commit = off; LISTEN tanto")?;
            sql::<Integer>("SELECT pg_backend_pid()").get_result(&mut session.connection)?
        } else {
            0
        };
        Ok(Self { session, process, query_at: Instant::now() })
    }

    fn notify(&mut self, announcements: &[Announcement]) -> Result<(), StoreError> {
        let messages: Vec<String> = announcements.iter().map(to_json).collect();
        let notify = diesel::sql_query("SELECT pg_notify('tanto', message) FROM unnest($1) AS message");
        notify.bind::<Array<Text>, _>(messages).execute(&mut self.session.connection)?;
        Ok(())
    }

    fn receive(&mut self, channels: &Channels) -> Result<(), StoreError> {
        for notification in self.session.connection.notifications_iter() {
            let notification = notification?;
            // A newer program may send other announcements.
            if let Ok(announcement) = serde_json::from_str(&notification.payload)
                && notification.process_id != self.process
            {
                channels.apply(announcement);
            }
        }
        Ok(())
    }

    fn query_versions(&mut self, tables: &[TableId], channels: &Channels) -> Result<(), StoreError> {
        let started = Instant::now();
        let heads: Vec<(TableId, i64)> = tables::table
            .filter(tables::id.eq_any(tables))
            .select((tables::id, tables::version))
            .load(&mut self.session.connection)?;
        for (table, version) in heads {
            channels.catch_up(table, version);
        }
        self.query_at = Instant::now() + QUERY_INTERVAL.max(started.elapsed() * QUERY_PAUSE_FACTOR);
        Ok(())
    }
}
