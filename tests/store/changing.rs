//! A table at which seats and names change.

use std::cell::Cell;

use serde_json::{Value, json};
use tanto::service::{Service, session_document};
use tanto::store::TableId;
use tanto::table::{Receipt, SentHand, Table, TableCommand};

use crate::place::Place;
use crate::scene::{MEMORY, Refused, assert_fresh, create, enter, fresh, rename, replace, say};

pub const NAMES: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

/// A change of a seat.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    Renamed(u8, &'static str),
    Taken(u8, &'static str),
}
pub use Change::{Renamed, Taken};

pub fn change(tables: &Service, id: TableId, key: &str, change: Change) -> Result<Receipt, Refused> {
    let receipt = match change {
        Renamed(seat, name) => rename(tables, id, key, seat, name)?,
        Taken(seat, name) => replace(tables, id, key, seat, name)?,
    };
    assert_fresh(&receipt.table, &tables.store, id);
    Ok(receipt)
}

/// A database with one table.
pub struct Scene {
    _place: Place,
    pub tables: Service,
    pub id: TableId,
    keys: Cell<u32>,
}

impl Scene {
    /// Creates a table from a document.
    pub fn of(document: &Value) -> Self {
        let place = Place::sqlite();
        let tables = Service::new(place.open(), MEMORY);
        let id = create(&tables, "make", document);
        Self { _place: place, tables, id, keys: Cell::new(0) }
    }

    /// Creates a table of vriddiot, where the loser of a hand gets one more loss, and makes some changes.
    pub fn losses(changes: &[Change]) -> Self {
        let scene = Self::of(&json!({"format": "tanto/1", "game": "vriddiot", "players": NAMES}));
        for said in changes {
            scene.change(*said).unwrap();
        }
        scene
    }

    /// An unused key.
    pub fn key(&self) -> String {
        self.keys.set(self.keys.get() + 1);
        format!("key {}", self.keys.get())
    }

    pub fn table(&self) -> Table {
        fresh(&self.tables.store, self.id)
    }

    pub fn change(&self, said: Change) -> Result<Receipt, Refused> {
        change(&self.tables, self.id, &self.key(), said)
    }

    pub fn enter(&self, hand: &Value) -> Result<Receipt, Refused> {
        self.seen(enter(&self.tables, self.id, &self.key(), hand))
    }

    /// Enters the loser of a hand with a form.
    pub fn lost(&self, label: &str) -> Result<Receipt, Refused> {
        let sent = SentHand::Form(vec![("loser".to_owned(), label.to_owned())]);
        self.seen(say(&self.tables, self.id, &self.key(), TableCommand::enter(sent)))
    }

    /// Returns the answer after checking that the log results in the same table.
    pub fn seen(&self, answer: Result<Receipt, Refused>) -> Result<Receipt, Refused> {
        if let Ok(receipt) = &answer {
            assert_fresh(&receipt.table, &self.tables.store, self.id);
        }
        answer
    }

    pub fn document(&self) -> Value {
        serde_json::from_str(&session_document(&self.table()).to_json()).unwrap()
    }
}

/// The seat with the highest change in the last hand. With losses, that is the loser.
pub fn most(table: &Table) -> usize {
    let deltas = table.replay.hands().last().unwrap().deltas();
    deltas.iter().position(|delta| Some(delta) == deltas.iter().max()).unwrap()
}
