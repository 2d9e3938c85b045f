//! Adding to a table's log.

use sha2::{Digest, Sha256};

use super::story::{Story, Version};
use super::view::{Damage, Table, projection};
use crate::games::fields::Complaint;
use crate::games::node::Node;
use crate::games::text::Text;
use crate::session::{Session, Wrong};
use crate::store::{
    AppendError, Change, CreateError, Created, DeviceId, Event, Kind, NewTable, Store, StoreError, TableId,
};

/// Who says something, and on top of what.
#[derive(Clone, Copy, Debug)]
pub struct Saying<'a> {
    /// The version that it was said on top of; nothing for a new hand, which goes on top of whatever is there.
    pub version: Option<i64>,
    /// The number that a new hand was meant to have, where it was meant for one.
    pub number: Option<u32>,
    /// The idempotency key.
    pub key: &'a str,
    /// What is the same when the same is sent again, where the event was made of what was sent; else the event's own.
    pub fingerprint: Option<&'a str>,
    /// The device that says it.
    pub device: Option<&'a DeviceId>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl<'a> Saying<'a> {
    /// On top of whatever is there, by nobody known.
    #[must_use]
    pub fn new(key: &'a str, at: i64) -> Self {
        Self { version: None, number: None, key, fingerprint: None, device: None, at }
    }
}

/// What was said is in the log.
pub struct Told {
    /// The version that it made.
    pub version: i64,
    /// Whether the same key had said it before.
    pub repeated: bool,
    /// The table as it stands now.
    pub table: Table,
}

/// Why something was not taken into the log.
pub enum Refused {
    /// It cannot be so; or a later hand cannot, if this one was.
    Wrong(Wrong),
    /// Somebody was first: the table as it stands now.
    Conflict(Box<Table>),
    /// The key has already brought something else.
    KeyReused,
    /// The table cannot be read.
    Damage(Damage),
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Self::Damage(Damage::Store(error))
    }
}

/// How often something is tried again on top of what came in between.
const TRIES: usize = 8;

/// What is the same for the same event.
#[must_use]
pub fn fingerprint(event: &Event) -> String {
    let digest = Sha256::new_with_prefix(event.kind.as_str()).chain_update([0]).chain_update(&event.body).finalize();
    data_encoding::HEXLOWER.encode(&digest)
}

/// Makes a table of a session document, its hands included.
///
/// # Errors
/// What is wrong with the document, or the database's trouble.
pub fn create(store: &Store, mut document: Node, saying: &Saying<'_>) -> Result<(Created, Table), Refused> {
    document.remove("history");
    let session = Session::read(document.clone()).map_err(Refused::Wrong)?;
    let replay = session.replay().map_err(Refused::Wrong)?;
    if let Some(wrong) = replay.stopped() {
        return Err(Refused::Wrong(wrong.clone()));
    }
    let hands = document.remove("hands");
    document.remove("closed");
    let mut events = vec![Event { kind: Kind::Opened, body: document.to_json() }];
    if let Some(Node::List(hands)) = hands {
        events.extend(hands.iter().map(|hand| Event { kind: Kind::HandEntered, body: hand.to_json() }));
    }
    if session.closed {
        events.push(Event { kind: Kind::Closed, body: "{}".to_owned() });
    }
    let whole: String = events.iter().map(fingerprint).collect();
    let new = NewTable {
        game: session.game.facts().id,
        name: session.name.as_deref().unwrap_or_default(),
        events: &events,
        device: saying.device,
        key: saying.key,
        fingerprint: &fingerprint(&Event { kind: Kind::Opened, body: whole }),
        at: saying.at,
    };
    let mut created =
        store.create_table(&new, &projection(&replay, 1, session.closed)).map_err(|error| match error {
            CreateError::KeyReused => Refused::KeyReused,
            CreateError::Store(error) => error.into(),
        })?;
    // A repetition answers as at first, though hands may have come since.
    created.version = i64::try_from(events.len()).unwrap_or(created.version);
    let table = Table::load(store, &created.id).map_err(Refused::Damage)?;
    Ok((created, table))
}

/// What the same key has already brought. To be asked before something sent is read against a table that may already
/// have it.
///
/// # Errors
/// [`Refused::KeyReused`] when the key has brought something else, or the database's trouble.
pub fn told_before(store: &Store, id: &TableId, key: &str, fingerprint: &str) -> Result<Option<Told>, Refused> {
    match store.repeated(id, key, fingerprint) {
        Ok(None) => Ok(None),
        Ok(Some(appended)) => {
            let table = Table::load(store, id).map_err(Refused::Damage)?;
            Ok(Some(Told { version: appended.version, repeated: true, table }))
        }
        Err(error) => Err(refused(store, id, error)),
    }
}

/// Adds an event to a table's log.
///
/// # Errors
/// See [`Refused`]; nothing has changed then.
pub fn tell(store: &Store, id: &TableId, saying: &Saying<'_>, event: &Event) -> Result<Told, Refused> {
    let print = saying.fingerprint.map_or_else(|| fingerprint(event), str::to_owned);
    if let Some(told) = told_before(store, id, saying.key, &print)? {
        return Ok(told);
    }
    for _ in 0..TRIES {
        let (table, change_from) = with(store, id, saying, event)?;
        let change = Change {
            version: table.version - 1,
            key: saying.key,
            fingerprint: &print,
            event,
            device: saying.device,
            at: saying.at,
        };
        let projection = projection(&table.replay, change_from, table.session.closed);
        match store.append(id, &change, &projection) {
            Ok(appended) if appended.repeated => {
                let table = Table::load(store, id).map_err(Refused::Damage)?;
                return Ok(Told { version: appended.version, repeated: true, table });
            }
            Ok(appended) => return Ok(Told { version: appended.version, repeated: false, table }),
            // Somebody was first; that may be no matter, which shows when it is tried on top.
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => return Err(refused(store, id, error)),
        }
    }
    Err(conflict(store, id))
}

/// The table as it would be with an event that is not told yet.
///
/// # Errors
/// See [`Refused`].
pub fn would_be(store: &Store, id: &TableId, saying: &Saying<'_>, event: &Event) -> Result<Table, Refused> {
    with(store, id, saying, event).map(|(table, _)| table)
}

/// The table as it would be with the event, and the first hand whose payments may change.
fn with(store: &Store, id: &TableId, saying: &Saying<'_>, event: &Event) -> Result<(Table, u32), Refused> {
    let entries = store.entries(id)?;
    let (Some(first), Some(last)) = (entries.first(), entries.last()) else {
        return Err(Refused::Damage(Damage::Missing));
    };
    let mut told = Story::of(&entries).map_err(|entry| Refused::Damage(Damage::Entry(entry)))?;
    let next = u32::try_from(told.counted().count() + 1).unwrap_or(u32::MAX);
    if saying.version.is_some_and(|version| told.has_gone_on_since(version, last.seq))
        || saying.number.is_some_and(|number| number != next)
    {
        return Err(conflict(store, id));
    }
    let body = Node::from_json(&event.body).unwrap_or_else(|_| Node::empty());
    let from = changed_from(&told, &body, event.kind, next);
    if let Some(text) = forbidden(&told, event.kind) {
        let seats = told.session().map_err(|wrong| Refused::Damage(Damage::Opening(wrong)))?.seats;
        return Err(Refused::Wrong(Wrong { hand: from, complaints: vec![Complaint::new("", text)], seats }));
    }
    let version = Version { seq: last.seq + 1, at: saying.at, device: None, hand: None };
    told.tell(event.kind, body, version).ok_or_else(|| conflict(store, id))?;
    let table = Table::told(told, (last.seq + 1, first.at, saying.at)).map_err(Refused::Wrong)?;
    match table.replay.stopped() {
        Some(wrong) => {
            // Said by the number that the hand has now: without the voided one, those behind it would move up.
            let moved = u32::from(event.kind == Kind::HandVoided && wrong.hand >= from);
            Err(Refused::Wrong(Wrong { hand: wrong.hand + moved, ..wrong.clone() }))
        }
        None => Ok((table, from)),
    }
}

/// What a closed table does not take.
fn forbidden(story: &Story, kind: Kind) -> Option<Text> {
    match kind {
        Kind::Paid => None,
        Kind::Reopened => (!story.closed()).then(|| Text::new("table-not-closed")),
        _ => story.closed().then(|| Text::new("table-closed")),
    }
}

fn changed_from(story: &Story, body: &Node, kind: Kind, next: u32) -> u32 {
    let entry = body.get("entry").filter(|_| matches!(kind, Kind::HandAmended | Kind::HandVoided));
    let at = entry.and_then(|entry| story.counted().position(|hand| Node::Integer(hand.entry) == *entry));
    at.and_then(|at| u32::try_from(at + 1).ok()).unwrap_or(next)
}

fn conflict(store: &Store, id: &TableId) -> Refused {
    Table::load(store, id).map_or_else(Refused::Damage, |table| Refused::Conflict(Box::new(table)))
}

fn refused(store: &Store, id: &TableId, error: AppendError) -> Refused {
    match error {
        AppendError::Conflict { .. } => conflict(store, id),
        AppendError::KeyReused => Refused::KeyReused,
        AppendError::NotFound => Refused::Damage(Damage::Missing),
        AppendError::Store(error) => error.into(),
    }
}
