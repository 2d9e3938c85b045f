//! Helpers to play at tables through [`Service`] and to inspect them.

use serde_json::{Value, json};
use tanto::club::ClubCommand;
use tanto::command::CommandError;
use tanto::games::fields::Source;
use tanto::games::node::Node;
use tanto::ledger::Seat;
use tanto::service::{Service, exported, session_document};
use tanto::session::{Session, result};
use tanto::store::{ClubId, Created, Importer, Store, TableId};
use tanto::table::{
    CommandMeta, EventKind, HandChange, Receipt, Rejection, SeatChoice, SentHand, SentPayment, Table, TableCommand,
    fingerprint, settlement,
};
use tanto::words::{Language, Words};

use crate::evening::NOON;

/// The size of a server's cache.
pub const MEMORY: usize = tanto::service::DEFAULT_CACHE_BYTES;

pub fn node(value: &Value) -> Node {
    Node::from_json(&value.to_string()).unwrap()
}

/// Creates a table from a document.
pub fn create(tables: &Service, key: &str, document: &Value) -> TableId {
    let made = tables.create(node(document), &CommandMeta::new(key, String::new(), NOON));
    made.unwrap_or_else(|error| panic!("{error:?}")).id
}

/// Imports an exported table.
pub fn take_in(tables: &Service, document: &str, at: i64) -> Result<Created, CommandError> {
    tables.import_table(document, (at, Importer::default()))
}

/// The document of a table of tarot for four, without hands.
pub fn tarot() -> Value {
    json!({"format": "tanto/1", "game": "tarot", "players": ["Ana", "Bo", "Chloé", "Dag"]})
}

/// A hand of tarot.
pub fn garde(taker: &str, points: i64) -> Value {
    json!({"taker": taker, "bid": "garde", "bouts": 2, "points": points})
}

/// The reason for a refusal, in short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The hand, the field and the message.
    Invalid(u32, String, &'static str),
    Conflict,
    Unchanged,
    Odd(Vec<&'static str>),
    KeyReused,
    Load(String),
}

impl From<Rejection> for Refused {
    fn from(Rejection(error, _): Rejection) -> Self {
        match error {
            CommandError::Fields(invalid) => {
                Self::Invalid(invalid.hand, invalid.first().field, invalid.first().text.id)
            }
            CommandError::Conflict(_) => Self::Conflict,
            CommandError::Unchanged(_) => Self::Unchanged,
            CommandError::Unusual(warnings) => Self::Odd(warnings.iter().map(|text| text.id).collect()),
            CommandError::KeyReused => Self::KeyReused,
            error => Self::Load(format!("{error:?}")),
        }
    }
}

/// Executes a command at the current version. The key is also the fingerprint.
#[expect(clippy::needless_pass_by_value, reason = "callers build it for the call")]
pub fn say(tables: &Service, id: TableId, key: &str, command: TableCommand) -> Result<Receipt, Refused> {
    tables.execute_blocking(id, &meta(key), &command).map_err(Refused::from)
}

fn meta(key: &str) -> CommandMeta {
    CommandMeta::new(key, fingerprint(EventKind::HandEntered, key), NOON)
}

/// Gives the person in a seat another name.
pub fn rename(tables: &Service, id: TableId, key: &str, seat: u8, name: &str) -> Result<Receipt, Refused> {
    say(tables, id, key, TableCommand::RenamePlayer { seat: Seat(seat), name: name.to_owned() })
}

/// Gives a seat to another person.
pub fn replace(tables: &Service, id: TableId, key: &str, seat: u8, name: &str) -> Result<Receipt, Refused> {
    let seat = SeatChoice::Seat(Seat(seat));
    say(tables, id, key, TableCommand::ReplacePlayer { seat, name: name.to_owned() })
}

/// Enters a payment at a table, by names.
pub fn pay(tables: &Service, id: TableId, key: &str, [from, to, amount]: [&str; 3]) -> Result<Receipt, Refused> {
    let sent = SentPayment { from: from.to_owned(), to: to.to_owned(), amount: amount.to_owned() };
    say(tables, id, key, TableCommand::Pay { payment: sent, source: Source::Document })
}

/// Enters a hand from a document.
pub fn enter(tables: &Service, id: TableId, key: &str, hand: &Value) -> Result<Receipt, Refused> {
    let sent = SentHand::Document(node(hand));
    say(tables, id, key, TableCommand::enter(sent))
}

/// Amends a hand with one from a document.
pub fn amend(tables: &Service, id: TableId, key: &str, number: u32, hand: &Value) -> Result<Receipt, Refused> {
    let sent = SentHand::Document(node(hand));
    say(tables, id, key, TableCommand::change(HandChange::Amend { number, hand: sent }))
}

pub fn void(tables: &Service, id: TableId, key: &str, number: u32) -> Result<Receipt, Refused> {
    say(tables, id, key, TableCommand::change(HandChange::Void { number }))
}

/// A table rebuilt from its whole log.
pub fn fresh(store: &Store, id: TableId) -> Table {
    store.read_log(id, Table::read).unwrap_or_else(|error| panic!("{error:?}")).unwrap()
}

/// The result of `tanto score` for a table's document.
pub fn result_of(table: &Table) -> Node {
    let session = Session::read(session_document(table)).unwrap();
    let (replay, result) = result::result(&session, Words::new(Language::En)).unwrap();
    assert!(replay.stopped().is_none(), "{:?}", replay.stopped());
    assert_eq!(replay.totals().len(), table.replay.totals().len());
    Node::from_json(&serde_json::to_string(&result).unwrap()).unwrap()
}

/// The same result as a [`Value`].
pub fn score(table: &Table) -> Value {
    serde_json::to_value(result_of(table)).unwrap()
}

/// The whole visible state of a table, as text.
pub fn seen(table: &Table) -> String {
    let replay = &table.replay;
    let history = &table.history;
    let hands = history.hands().all().iter().map(|hand| format!("{hand:?}"));
    let numbers = 1..=history.hands().count();
    [
        format!("{:?} {} {}", table.head, table.opened_at, table.changed_at),
        session_document(table).to_json(),
        result_of(table).to_json(),
        hands.collect::<Vec<_>>().join("\n"),
        format!("{:?} {:?} {:?} {:?}", history.changes(), history.seated(), history.people(), history.rules()),
        format!("{:?} {:?} {:?} {}", history.bid(), history.settled(), history.paid(), history.closed()),
        format!("{:?} {:?} {:?}", replay.hands(), replay.reasons(), replay.balances()),
        format!("{:?} {:?} {:?} {:?}", replay.seatings(), replay.totals(), replay.closing(), replay.ending()),
        format!("{:?} {:?} {:?} {}", replay.debts(), replay.deal(), replay.stopped(), replay.is_over()),
        format!("{:?}", numbers.map(|number| replay.seats_at(number).names()).collect::<Vec<_>>()),
        format!("{:?} {:?}", table.replay.winners(), settlement(table)),
    ]
    .join("\n")
}

/// Asserts that a table equals the one rebuilt from its log.
pub fn assert_fresh(table: &Table, store: &Store, id: TableId) {
    assert_same(table, &fresh(store, id));
}

pub fn assert_same(one: &Table, other: &Table) {
    let (one, other) = (seen(one), seen(other));
    for (one, other) in one.lines().zip(other.lines()) {
        assert_eq!(one, other);
    }
    assert_eq!(one, other);
}

/// The document of a table with its whole history.
pub fn export(tables: &Service, id: TableId) -> String {
    let (table, entries) = (tables.load(id), tables.store.entries(id).unwrap());
    exported(&table.unwrap_or_else(|error| panic!("{error:?}")), &entries)
}

/// Executes a command for a club. It must succeed.
#[expect(clippy::needless_pass_by_value, reason = "callers build it for the call")]
pub fn tell(tables: &Service, club: ClubId, key: &str, command: ClubCommand) {
    let meta = CommandMeta::new(key, key.to_owned(), NOON);
    tables.execute_for_club(club, &meta, &command).unwrap_or_else(|why| panic!("{key}: {why:?}"));
}
