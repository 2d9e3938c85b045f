//! An evening at a table, for tests to work with.

use tanto::store::{
    Append, Change, ClubId, Created, DeviceId, Entry, ErrorKind, GENESIS, Links, NewClub, NewTable, Origin, Place,
    Projection, Role, Standing, Store, Stream, TableId, TableNumber, hash_text,
};

/// A Saturday in November 2026.
pub const NOON: i64 = 1_795_000_000_000;

/// The version after an append, or the kind of its error.
pub type Answer = Result<i64, ErrorKind>;

pub fn hand(points: i64) -> String {
    format!(r#"{{"taker":"Ana","points":"{points}"}}"#)
}

/// The standing of a table with this many hands, as lists show it.
pub fn standing(hands: i64) -> Standing {
    Standing { hands, finished: false, closed: false, body: format!(r#"{{"players":["Ana"],"total":{hands}}}"#) }
}

pub fn origin<'a>(key: &'a str, fingerprint: &'a str, at: i64) -> Origin<'a> {
    Origin { key, fingerprint, device: None, at }
}

/// Creates a table without hands, in a club of its own. The same key returns the same table.
pub fn make_with(store: &Store, key: &str, fingerprint: &str, device: Option<&DeviceId>) -> Created {
    let key = hash_text(key);
    if let Some(earlier) = store.table_created_with(&key).unwrap() {
        return Created { id: earlier.id, version: earlier.version, repeated: true, links: None };
    }
    let origin = Origin { device, ..origin(&key, fingerprint, NOON) };
    let body = r#"{"game":"tarot","players":["Ana","Bo","Chloé"]}"#.to_owned();
    let opened = Entry::chained(&origin, 1, GENESIS, "opened", body);
    let (mut changes, created) = creation(vec![opened], Some(&key));
    let (scope, role, at) = (Stream::Table(created.id), Role::Owner, NOON);
    changes.extend(device.cloned().map(|device| Change::Join { scope, device, role, at }));
    store.commit_blocking(changes).unwrap();
    created
}

/// The changes that create a table with these entries, in a club of its own.
pub fn creation(entries: Vec<Entry>, key: Option<&str>) -> (Vec<Change>, Created) {
    let (id, club, links) = (TableId::make().unwrap(), ClubId::make().unwrap(), Links::make().unwrap());
    let at = entries.last().map_or(NOON, |last| last.at);
    let origin = origin("club", "", at);
    let founded = Entry::chained(&origin, 1, GENESIS, "founded", r#"{"time_zone":"UTC"}"#.to_owned());
    let place = Place { number: TableNumber(1), day: "2026-11-18".to_owned(), ..Place::default() };
    let creation_key = key.map(str::to_owned);
    let projection = Projection {
        game: "tarot".to_owned(),
        name: "Samedi".to_owned(),
        opened_at: NOON,
        place,
        standing: standing(i64::try_from(entries.len()).unwrap() - 1),
        dues: Vec::new(),
    };
    let version = entries.last().map_or(0, |last| last.seq);
    let mut changes = vec![
        Change::CreateClub(NewClub { id: club, at, creation_key: None }),
        Change::Append(Append::to_new(Stream::Club(club), vec![founded])),
    ];
    changes.extend(Change::create_table(NewTable { id, club, projection, at, creation_key }, entries));
    changes.push(Change::AddLinks { scope: Stream::Table(id), links: links.clone(), at });
    (changes, Created { id, version, repeated: false, links: Some(links) })
}

pub fn append_to(
    stream: Stream,
    (version, hash): (i64, &str),
    entries: Vec<Entry>,
    standing: Option<Standing>,
) -> Change {
    Change::Append(Append { stream, version, hash: hash.to_owned(), entries, standing })
}

pub fn make(store: &Store) -> TableId {
    make_with(store, "make", "tarot", None).id
}

/// The change that appends an entry to a version.
pub fn next(
    store: &Store,
    table: TableId,
    version: i64,
    origin: Origin<'_>,
    (kind, body, standing): (&str, String, Standing),
) -> Result<Change, ErrorKind> {
    let entries = store.entries(table).map_err(|error| error.kind())?;
    let previous = entries.iter().find(|entry| entry.seq == version).map_or("", |entry| &entry.hash);
    let entry = Entry::chained(&origin, version + 1, previous, kind, body);
    Ok(append_to(Stream::Table(table), (version, previous), vec![entry], Some(standing)))
}

/// Appends an entry to a version.
pub fn append_event(
    store: &Store,
    table: TableId,
    version: i64,
    origin: Origin<'_>,
    event: (&str, String, Standing),
) -> Answer {
    let change = next(store, table, version, origin, event)?;
    store.commit_blocking(vec![change]).map(|()| version + 1).map_err(|error| error.kind())
}

/// Appends a hand to a version.
pub fn append(store: &Store, table: TableId, version: i64, key: &str, points: i64) -> Answer {
    let fingerprint = points.to_string();
    let origin = origin(key, &fingerprint, NOON + version * 60_000);
    append_event(store, table, version, origin, ("hand_entered", hand(points), standing(version)))
}

/// A table with this many hands.
pub fn evening(store: &Store, hands: i64) -> TableId {
    let table = make(store);
    for version in 1..=hands {
        append(store, table, version, &format!("hand {version}"), 40 + version).unwrap();
    }
    table
}
