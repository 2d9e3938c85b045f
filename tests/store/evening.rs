//! An evening at a table, for tests to work with.

use tanto::ledger::{Account, Seat, Transfers};
use tanto::store::{
    AppendError, Appended, Change, Created, DeviceId, Event, Kind, NewTable, Projection, Store, TableId,
};

/// A Saturday in November 2026.
pub const NOON: i64 = 1_795_000_000_000;

pub fn opened() -> Event {
    Event { kind: Kind::Opened, body: r#"{"game":"tarot","players":["Ana","Bo","Chloé"]}"#.to_owned() }
}

pub fn hand(points: i64) -> Event {
    Event { kind: Kind::HandEntered, body: format!(r#"{{"taker":"Ana","points":"{points}"}}"#) }
}

pub fn make_with(store: &Store, key: &str, fingerprint: &str, device: Option<&DeviceId>) -> Created {
    let new = NewTable { game: "tarot", name: "Samedi", events: &[opened()], device, key, fingerprint, at: NOON };
    store.create_table(&new, &Projection::default()).unwrap()
}

pub fn make(store: &Store) -> TableId {
    make_with(store, "make", "tarot", None).id
}

/// Ana pays Bo the number of the hand, in every hand up to this one.
pub fn projection(from_hand: i64, hands: i64) -> Projection {
    let transfers = (from_hand..=hands)
        .flat_map(|hand| {
            let mut transfers = Transfers::default();
            transfers.pay(Seat(0), Seat(1), hand);
            transfers.pay(Seat(2), Account::Pot("plato"), 1);
            transfers.iter().map(|transfer| (hand, *transfer)).collect::<Vec<_>>()
        })
        .collect();
    let won = hands * (hands + 1) / 2;
    let balances =
        vec![(Seat(0).into(), -won), (Seat(1).into(), won), (Seat(2).into(), -hands), (Account::Pot("plato"), hands)];
    Projection { from_hand, transfers, balances, closed: false }
}

pub fn append(store: &Store, table: &TableId, version: i64, key: &str, points: i64) -> Result<Appended, AppendError> {
    let (event, fingerprint) = (hand(points), points.to_string());
    let change =
        Change { version, key, fingerprint: &fingerprint, event: &event, device: None, at: NOON + version * 60_000 };
    store.append(table, &change, &projection(version, version))
}

/// A table with this many hands.
pub fn evening(store: &Store, hands: i64) -> TableId {
    let table = make(store);
    for version in 1..=hands {
        append(store, &table, version, &format!("hand {version}"), 40 + version).unwrap();
    }
    table
}
