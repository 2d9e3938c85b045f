//! An evening at a table, for tests of the store alone: it takes hands that no game would accept.

use tanto::store::{Append, Change, Created, Origin, Stream, TableSummary};

use crate::prelude::*;

/// A Saturday in November 2026.
pub const NOON: i64 = 1_795_000_000_000;

/// The version after an append, or the kind of its error.
pub type Answer = Result<i64, ErrorKind>;

pub fn hand(points: i64) -> String {
    format!(r#"{{"taker":"Ana","points":"{points}"}}"#)
}

/// What lists show of a table with this many hands.
pub fn summary(hands: i64) -> TableSummary {
    TableSummary {
        hands,
        changed_at: NOON + 60_000 * hands,
        standing: format!(r#"{{"players":["Ana"],"total":{hands}}}"#),
        ..TableSummary::default()
    }
}

pub fn origin<'a>(key: &'a str, fingerprint: &'a str, at: i64) -> Origin<'a> {
    Origin { key, fingerprint, device: None, at }
}

/// Creates a table without hands. The same key returns the same table.
pub fn make_with(service: &Service, key: &str, device: Option<&DeviceId>) -> Created<TableId> {
    service.create(node(&tarot()), &CommandMeta { device: device.cloned(), ..meta(key) }).unwrap()
}

pub fn make(service: &Service) -> TableId {
    make_with(service, "make", None).id
}

/// The change that appends an entry to a version.
pub fn next(
    store: &Store,
    table: TableId,
    version: i64,
    origin: Origin<'_>,
    (kind, body, summary): (&str, String, TableSummary),
) -> Result<Change, ErrorKind> {
    let entries = store.entries(table).map_err(|error| error.kind())?;
    let hash = entries.iter().find(|entry| entry.seq == version).map_or(String::new(), |entry| entry.hash.clone());
    let entries = vec![Entry::chained(&origin, version + 1, &hash, kind, body)];
    Ok(Change::Append(Append { stream: Stream::Table(table), version, hash, entries, summary: Some(summary) }))
}

/// Appends an entry to a version.
pub fn append_event(
    store: &Store,
    table: TableId,
    version: i64,
    origin: Origin<'_>,
    event: (&str, String, TableSummary),
) -> Answer {
    let change = next(store, table, version, origin, event)?;
    store.commit_blocking(vec![change]).map(|_| version + 1).map_err(|error| error.kind())
}

/// Appends a hand to a version.
pub fn append(store: &Store, table: TableId, version: i64, key: &str, points: i64) -> Answer {
    let fingerprint = points.to_string();
    let origin = origin(key, &fingerprint, NOON + version * 60_000);
    append_event(store, table, version, origin, ("hand_entered", hand(points), summary(version)))
}

/// A table with this many hands.
pub fn evening(service: &Service, hands: i64) -> TableId {
    let table = make(service);
    for version in 1..=hands {
        append(&service.store, table, version, &format!("hand {version}"), 40 + version).unwrap();
    }
    table
}
