//! A database with one table, whose commands get keys of their own. After each command, the table must equal the one
//! rebuilt from its log.

use std::cell::Cell;

use tanto::i18n::Language;
use tanto::ledger::Seat;
use tanto::table::SentHand;

use crate::prelude::*;

pub struct SingleTable {
    _place: Place,
    pub service: Service,
    pub id: TableId,
    commands: Cell<u32>,
}

impl SingleTable {
    /// Creates a table from a document.
    pub fn new(document: &Value) -> Self {
        let place = Place::sqlite();
        let service = service(&place);
        let id = create(&service, "create", document);
        Self { _place: place, service, id, commands: Cell::new(0) }
    }

    /// Creates a table of vriddiot, where the loser of a hand gets one more loss.
    pub fn vriddiot() -> Self {
        Self::new(&document("vriddiot", &NAMES))
    }

    pub fn table(&self) -> Table {
        fresh(&self.service.store, self.id)
    }

    pub fn session(&self) -> Value {
        session(&self.table())
    }

    pub fn execute(&self, command: TableCommand) -> Result<Receipt, Refused> {
        self.commands.set(self.commands.get() + 1);
        let receipt = execute(&self.service, self.id, &format!("command {}", self.commands.get()), command)?;
        assert_fresh(&receipt.table, &self.service.store, self.id);
        Ok(receipt)
    }

    /// Executes commands, which must succeed.
    pub fn execute_all(&self, commands: impl IntoIterator<Item = TableCommand>) {
        for command in commands {
            self.execute(command).unwrap();
        }
    }

    pub fn rename(&self, seat: u8, name: &str) {
        self.execute(rename(seat, name)).unwrap();
    }

    pub fn replace(&self, seat: u8, name: &str) {
        let table = self.table();
        self.execute(replace(table.replay.seats().name(Seat(seat)), name)).unwrap();
    }

    pub fn enter(&self, hand: &Value) -> Result<Receipt, Refused> {
        self.execute(TableCommand::enter(sent(hand)))
    }

    /// Enters hands with these losers.
    pub fn enter_losers(&self, losers: &[&str]) {
        for loser in losers {
            self.enter(&json!({"loser": loser})).unwrap();
        }
    }

    pub fn change(&self, change: HandChange) -> Result<Receipt, Refused> {
        self.execute(TableCommand::ChangeHands { change, drops_later: false })
    }

    /// Changes a hand, and drops the hands behind an earlier end of the game.
    pub fn change_dropping(&self, change: HandChange) -> Result<Receipt, Refused> {
        self.execute(TableCommand::ChangeHands { change, drops_later: true })
    }

    pub fn void(&self, number: u32) -> Result<Receipt, Refused> {
        self.execute(void(number))
    }

    pub fn restore(&self, number: u32) -> Result<Receipt, Refused> {
        self.change(HandChange::RestoreAt { number })
    }

    pub fn insert(&self, number: u32, hand: &Value) -> Result<Receipt, Refused> {
        self.change(HandChange::Insert { number, hand: sent(hand), seats: InsertSeats::Later })
    }
}

/// The form of a hand, with the label of its loser.
pub fn loser(label: &str) -> SentHand {
    SentHand::form(&[("loser".to_owned(), label.to_owned())], Language::En.notation())
}
