//! An evening at a table, for tests to work with.

use tanto::store::{
    AppendError, Appended, Closing, ClubChoice, Command, Created, DeviceId, Entry, GENESIS, Named, NewTable, Place,
    Standing, Store, TableId,
};

/// A Saturday in November 2026.
pub const NOON: i64 = 1_795_000_000_000;

/// What an append of these tests decides against: somebody was first, and this is the version now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Late {
    pub head: i64,
}

pub type Answer = Result<Appended<i64>, AppendError<Late>>;

pub const FOUNDED: &str = r#"{"time_zone":"UTC"}"#;

pub const OPENED: &str = r#"{"game":"tarot","players":["Ana","Bo","Chloé"]}"#;

pub fn hand(points: i64) -> String {
    format!(r#"{{"taker":"Ana","points":"{points}"}}"#)
}

pub fn named() -> Named {
    Named { game: "tarot".to_owned(), name: "Samedi".to_owned(), opened_at: NOON }
}

/// What lists show of a table with this many hands.
pub fn standing(hands: i64) -> Standing {
    Standing { hands, finished: false, closed: false, body: format!(r#"{{"players":["Ana"],"total":{hands}}}"#) }
}

pub fn command(key: &str, fingerprint: &str, at: i64) -> Command {
    Command { key: key.to_owned(), fingerprint: fingerprint.to_owned(), device: None, at }
}

pub fn make_with(store: &Store, key: &str, fingerprint: &str, device: Option<&DeviceId>) -> Created {
    let command = Command { device: device.cloned(), ..command(key, fingerprint, NOON) };
    made(store, &command).unwrap()
}

/// A table in a club of its own, of which nothing is said but that it is there.
pub fn made(store: &Store, command: &Command) -> Result<Created, AppendError<Late>> {
    store.create_table(command, &ClubChoice::Own, |club| {
        club.append(GENESIS, "founded", FOUNDED.to_owned())?;
        let place = Place { number: 1, day: "2026-11-18".to_owned(), ..Place::default() };
        let events = vec![("opened", OPENED.to_owned())];
        Ok((place, NewTable { named: named(), events, standing: standing(0), closing: Closing::default() }))
    })
}

pub fn make(store: &Store) -> TableId {
    make_with(store, "make", "tarot", None).id
}

/// Adds an entry on top of a version; whoever is late is told the version now.
pub fn say(
    store: &Store,
    table: TableId,
    version: i64,
    command: Command,
    (kind, body, standing): (&'static str, String, Standing),
) -> Answer {
    store.append(table, command, move |log| {
        let head = log.read().version();
        if head != version {
            return Err(AppendError::Declined(Late { head }));
        }
        let last = log.read().entries_from(version)?;
        Ok(log.append(&last[0].hash, kind, body.clone(), &standing)?.seq)
    })
}

/// Adds a hand on top of a version.
pub fn append(store: &Store, table: TableId, version: i64, key: &str, points: i64) -> Answer {
    let command = command(key, &points.to_string(), NOON + version * 60_000);
    say(store, table, version, command, ("hand_entered", hand(points), standing(version)))
}

/// A table with this many hands.
pub fn evening(store: &Store, hands: i64) -> TableId {
    let table = make(store);
    for version in 1..=hands {
        append(store, table, version, &format!("hand {version}"), 40 + version).unwrap();
    }
    table
}

/// The only entry of an answer that was not repeated.
pub fn is_new(answer: &Answer) -> bool {
    matches!(answer, Ok(Appended::New(_)))
}

/// The keys of a log, in order.
pub fn keys(entries: &[Entry]) -> Vec<&str> {
    entries.iter().map(|entry| entry.key.as_str()).collect()
}
