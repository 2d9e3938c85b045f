//! News between the processes that serve one `PostgreSQL`: a thread with a connection of its own tells the others by NOTIFY
//! what was committed here, and hears what they tell.
//!
//! It tells behind the commit and not in the writing transaction: `PostgreSQL` commits those that notify one after the other,
//! each with its flush, so eight writers came to 400 commits a second instead of 3,000. What is lost that way, when a process
//! dies in between or the server does, is found by asking for the versions of the tables that somebody listens to, every
//! second in one statement. Where notifications do not come through, as behind a pooler, that is how all news comes. A removal
//! changes no version: of one that was lost a stream hears when it asks for itself, with its next sign of life.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{Array, Integer, Text};

use super::address::Address;
use super::channels::Channels;
use super::error::StoreError;
use super::schema::tables;
use super::session::Session;
use super::token::TableId;

/// As often it is looked whether something was told: waiting on the socket itself takes what the driver keeps to itself.
const LOOK: Duration = Duration::from_millis(20);
/// As often the versions are asked for, and a lost connection is made anew or what nobody listens to is thrown away.
const ASK: Duration = Duration::from_secs(1);
const AGAIN: Duration = Duration::from_millis(100);
/// For so many times as long as the question for versions took, it is not asked again.
const REST: u32 = 2;

/// Something that was committed here.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Message {
    Version(TableId, i64),
    /// Somebody's rights at a table were taken away.
    Removal(TableId),
    /// Somebody's rights anywhere were.
    Removals,
}

impl Message {
    fn written(&self) -> String {
        match self {
            Self::Version(table, version) => format!("version {table} {version}"),
            Self::Removal(table) => format!("removal {table}"),
            Self::Removals => "removals".to_owned(),
        }
    }

    /// Nothing where a newer program said it.
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        match (words.next()?, words.next().and_then(|word| word.parse().ok()), words.next()) {
            ("version", Some(table), Some(version)) => Some(Self::Version(table, version.parse().ok()?)),
            ("removal", Some(table), None) => Some(Self::Removal(table)),
            ("removals", None, None) => Some(Self::Removals),
            _ => None,
        }
    }
}

/// The way to the other processes, which is opened when there is something to tell or somebody listens.
pub(super) struct Relay {
    address: Address,
    channels: Arc<Channels>,
    thread: OnceLock<(Sender<String>, JoinHandle<()>)>,
}

impl Relay {
    pub(super) fn new(address: Address, channels: Arc<Channels>) -> Self {
        Self { address, channels, thread: OnceLock::new() }
    }

    pub(super) fn tell(&self, message: &Message) {
        self.send(message.written());
    }

    /// Begins to hear.
    pub(super) fn listen(&self) {
        self.send(String::new());
    }

    fn send(&self, text: String) {
        let (sender, _) = self.thread.get_or_init(|| {
            let (sender, told) = channel();
            let listening = Listening {
                address: self.address.clone(),
                channels: Arc::clone(&self.channels),
                told,
                pending: Vec::new(),
            };
            (sender, std::thread::spawn(move || listening.run()))
        });
        // It ends no earlier than this.
        let _ = sender.send(text);
    }
}

impl Drop for Relay {
    /// Waits until what was committed has been told, if it can be.
    fn drop(&mut self) {
        if let Some((sender, thread)) = self.thread.take() {
            drop(sender);
            let _ = thread.join();
        }
    }
}

struct Listening {
    address: Address,
    channels: Arc<Channels>,
    told: Receiver<String>,
    /// What is to be told to others.
    pending: Vec<String>,
}

/// The connection, while there is one.
struct Line {
    session: Session,
    /// By which the server knows it: it hears what it says itself.
    process: i32,
    ask_at: Instant,
}

impl Listening {
    fn run(mut self) {
        let mut line = None;
        let mut pause = Duration::ZERO;
        while self.waits(pause) {
            pause = match self.turn(&mut line) {
                Ok(pause) => pause,
                Err(error) => {
                    if line.take().is_some() {
                        tracing::warn!(%error, "news of other servers has to wait");
                    }
                    // Whoever finds the database again asks for what there is.
                    self.pending.clear();
                    AGAIN
                }
            };
        }
        // Whoever has nothing more to tell and listens to nothing needs no connection for it.
        if !self.pending.is_empty() {
            let _ = self.turn(&mut line);
        }
    }

    /// Waits until there is something to tell, at most for a while; whether anything can come any more.
    fn waits(&mut self, pause: Duration) -> bool {
        let mut next = self.told.recv_timeout(pause);
        loop {
            match next {
                Ok(text) => self.pending.extend(Some(text).filter(|text| !text.is_empty())),
                Err(RecvTimeoutError::Timeout) => return true,
                Err(RecvTimeoutError::Disconnected) => return false,
            }
            next = self.told.recv_timeout(Duration::ZERO);
        }
    }

    /// Tells, hears and asks once; how long there is nothing to do then.
    fn turn(&mut self, line: &mut Option<Line>) -> Result<Duration, StoreError> {
        let tables = self.channels.tables();
        if line.is_none() && tables.is_empty() && self.pending.is_empty() {
            return Ok(ASK);
        }
        let line = if let Some(line) = line {
            line
        } else {
            let opened = Line::open(&self.address)?;
            // Of what was told before it was open nobody here has heard.
            self.channels.wake_all();
            line.insert(opened)
        };
        let told = std::mem::take(&mut self.pending);
        if !told.is_empty() {
            line.tell(told)?;
        }
        line.hear(&self.channels)?;
        if line.ask_at <= Instant::now() {
            line.ask(&tables, &self.channels)?;
        }
        Ok(match () {
            () if tables.is_empty() => ASK,
            () if line.session.is_own => LOOK,
            () => line.ask_at.saturating_duration_since(Instant::now()),
        })
    }
}

impl Line {
    fn open(address: &Address) -> Result<Self, StoreError> {
        let mut session = Session::open(address)?;
        let process = if session.is_own {
            // What is told is on the disk already.
            session.connection.batch_execute("SET synchronous_commit = off; LISTEN tanto")?;
            sql::<Integer>("SELECT pg_backend_pid()").get_result(&mut session.connection)?
        } else {
            0
        };
        Ok(Self { session, process, ask_at: Instant::now() })
    }

    fn connection(&mut self) -> &mut PgConnection {
        &mut self.session.connection
    }

    fn tell(&mut self, messages: Vec<String>) -> Result<(), StoreError> {
        let notify = diesel::sql_query("SELECT pg_notify('tanto', message) FROM unnest($1) AS message");
        notify.bind::<Array<Text>, _>(messages).execute(self.connection())?;
        Ok(())
    }

    fn hear(&mut self, channels: &Channels) -> Result<(), StoreError> {
        let own = self.process;
        for heard in self.connection().notifications_iter() {
            let heard = heard?;
            match Message::read(&heard.payload).filter(|_| heard.process_id != own) {
                Some(Message::Version(table, version)) => channels.publish(table, version),
                Some(Message::Removal(table)) => channels.wake(table),
                Some(Message::Removals) => channels.wake_all(),
                None => {}
            }
        }
        Ok(())
    }

    fn ask(&mut self, tables: &[TableId], channels: &Channels) -> Result<(), StoreError> {
        let asked = Instant::now();
        let heads: Vec<(TableId, i64)> = tables::table
            .filter(tables::id.eq_any(tables))
            .select((tables::id, tables::version))
            .load(self.connection())?;
        for (table, version) in heads {
            channels.found(table, version);
        }
        self.ask_at = Instant::now() + ASK.max(asked.elapsed() * REST);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_were_written() -> Result<(), StoreError> {
        let table = TableId::make()?;
        for message in [Message::Version(table, 7), Message::Removal(table), Message::Removals] {
            assert_eq!(Message::read(&message.written()), Some(message));
        }
        for other in ["", "version", "version x", "removal", "settled abc"] {
            assert_eq!(Message::read(other), None, "{other}");
        }
        Ok(())
    }
}
