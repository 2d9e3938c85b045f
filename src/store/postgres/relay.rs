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

use super::session::Session;
use crate::store::address::Address;
use crate::store::channels::{Announcement, Channels};
use crate::store::error::StoreError;
use crate::store::schema::tables;
use crate::store::token::TableId;

/// The interval between checks for announcements. We poll because diesel does not expose the socket to wait on.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// How long messages are collected. A NOTIFY for each hand would be a third of all transactions.
const BATCH_INTERVAL: Duration = Duration::from_millis(10);
/// The interval between queries for versions. Without listeners the thread also reads and discards announcements at this
/// interval.
const QUERY_INTERVAL: Duration = Duration::from_secs(1);
/// The pause before it reconnects.
const RECONNECT_PAUSE: Duration = Duration::from_millis(100);
/// After a slow query the thread waits this many times as long as it took.
const QUERY_PAUSE_FACTOR: u32 = 2;

/// The link to the other processes. It opens with the first message or the first listener.
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
    thread: OnceLock<(Sender<String>, JoinHandle<()>)>,
}

impl Relay {
    pub(in crate::store) fn new(address: Address, channels: Arc<Channels>) -> Self {
        Self { address, channels, thread: OnceLock::new() }
    }

    pub(in crate::store) fn announce(&self, announcement: Announcement) {
        // Ids and numbers always serialize.
        self.send(serde_json::to_string(&announcement).unwrap_or_default());
    }

    /// Opens the link, so that messages arrive.
    pub(in crate::store) fn listen(&self) {
        self.send(String::new());
    }

    fn send(&self, text: String) {
        let (sender, _) = self.thread.get_or_init(|| {
            let (sender, queue) = channel();
            let thread = RelayThread {
                address: self.address.clone(),
                channels: Arc::clone(&self.channels),
                queue,
                pending: Vec::new(),
            };
            (sender, std::thread::spawn(move || thread.run()))
        });
        // The thread runs until this sender is dropped.
        let _ = sender.send(text);
    }
}

impl Drop for Relay {
    /// Waits until committed messages are announced, if the database can be reached.
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
    queue: Receiver<String>,
    /// Messages that still have to be announced.
    pending: Vec<String>,
}

/// The connection, while it is open.
struct RelayConnection {
    session: Session,
    /// The server's id of this session, by which we skip our own messages.
    process: i32,
    query_at: Instant,
}

impl RelayThread {
    fn run(mut self) {
        let mut connection = None;
        let mut pause = Duration::ZERO;
        while self.wait(pause) {
            pause = match self.step(&mut connection) {
                Ok(pause) => pause,
                Err(error) => {
                    if connection.take().is_some() {
                        tracing::warn!(%error, "lost the connection for news of other servers; connecting again");
                    }
                    // After reconnecting, every process queries the versions, so these messages are not needed.
                    self.pending.clear();
                    RECONNECT_PAUSE
                }
            };
        }
        // A thread with nothing left to announce needs no connection to stop.
        if !self.pending.is_empty() {
            let _ = self.step(&mut connection);
        }
    }

    /// Waits for messages to announce, at most for `pause`. Returns whether more can come.
    fn wait(&mut self, pause: Duration) -> bool {
        let mut next = self.queue.recv_timeout(pause);
        if next.is_ok() {
            std::thread::sleep(BATCH_INTERVAL);
        }
        loop {
            match next {
                Ok(text) => self.pending.extend(Some(text).filter(|text| !text.is_empty())),
                Err(RecvTimeoutError::Timeout) => return true,
                Err(RecvTimeoutError::Disconnected) => return false,
            }
            next = self.queue.recv_timeout(Duration::ZERO);
        }
    }

    /// Announces, receives and queries once. Returns how long there is nothing more to do.
    fn step(&mut self, connection: &mut Option<RelayConnection>) -> Result<Duration, StoreError> {
        let tables = self.channels.tables();
        if connection.is_none() && tables.is_empty() && self.pending.is_empty() {
            return Ok(QUERY_INTERVAL);
        }
        let connection = if let Some(connection) = connection {
            connection
        } else {
            let opened = RelayConnection::open(&self.address)?;
            // We have missed every message from before this connection.
            self.channels.apply(Announcement::Removals);
            connection.insert(opened)
        };
        let messages = std::mem::take(&mut self.pending);
        if !messages.is_empty() {
            connection.notify(messages)?;
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

    fn notify(&mut self, messages: Vec<String>) -> Result<(), StoreError> {
        let notify = diesel::sql_query("SELECT pg_notify('tanto', message) FROM unnest($1) AS message");
        notify.bind::<Array<Text>, _>(messages).execute(&mut self.session.connection)?;
        Ok(())
    }

    fn receive(&mut self, channels: &Channels) -> Result<(), StoreError> {
        for notification in self.session.connection.notifications_iter() {
            let notification = notification?;
            // A newer program may send other messages.
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
