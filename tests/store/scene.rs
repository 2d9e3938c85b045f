//! Helpers to play at tables through [`Service`] and to inspect them.

use tanto::club::PersonChange;
use tanto::document::{Format, Value as DocumentValue};
use tanto::i18n::{Language, Localizer};
use tanto::ledger::Seat;
use tanto::service::session_document;
use tanto::session::{SeatChange, Session, result};
use tanto::store::{AccessChange, Change, Created, Token};
use tanto::table::{OpenedTable, SentHand, settlement};

use crate::prelude::*;

/// The size of a server's cache.
pub const CACHE_BYTES: usize = tanto::service::DEFAULT_CACHE_MIB as usize * 1024 * 1024;

pub fn service(place: &Place) -> Service {
    Service::new(place.open(), CACHE_BYTES)
}

/// Two services with caches of their own, like those of two processes. Only one server can have a `SQLite` file, so there
/// the second store is opened beside it.
pub fn two_services(place: &Place, cache_bytes: usize) -> [Service; 2] {
    let first = place.open();
    let second = match place {
        Place::Sqlite { .. } => Store::open_beside(&place.url()).unwrap(),
        Place::Postgres { .. } => place.open(),
    };
    [first, second].map(|store| Service::new(store, cache_bytes))
}

pub fn node(value: &Value) -> DocumentValue {
    DocumentValue::from_json(&value.to_string()).unwrap()
}

/// The metadata of a command.
pub fn meta(key: &str) -> CommandMeta {
    CommandMeta::new(key, NOON)
}

/// The metadata of a command that is no repetition of another.
pub fn another() -> CommandMeta {
    meta(&TableId::make().unwrap().to_string())
}

pub fn device(store: &Store) -> DeviceId {
    let token = Token::make().unwrap();
    let device = DeviceId::of(token.as_str());
    let change = AccessChange::AddDevice { device: device.clone(), at: NOON };
    store.commit_blocking(vec![Change::Access(change)]).unwrap();
    device
}

/// Creates a table from a document, in a club of its own.
pub fn create(service: &Service, key: &str, document: &Value) -> TableId {
    service.create(node(document), &meta(key)).unwrap().id
}

/// Creates a table from a document in a club.
pub fn create_in(service: &Service, club: ClubId, key: &str, document: &Value) -> TableId {
    let opened = OpenedTable::read(node(document), meta(key).at).unwrap();
    service.create_in(Some(club), &opened, None, &meta(key)).unwrap().id
}

/// Imports an exported table.
pub fn import(service: &Service, document: &str) -> Result<Created<TableId>, CommandError> {
    service.import_table(document, &another(), &mut |_, _| true)
}

pub const NAMES: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

/// The document of a table without hands.
pub fn document(game: &str, players: &[&str]) -> Value {
    json!({"format": "tanto/1", "game": game, "players": players})
}

pub fn tarot() -> Value {
    document("tarot", &NAMES)
}

/// Tarot for money.
pub fn cash(players: &[&str]) -> Value {
    let mut document = document("tarot", players);
    document["played_for"] = json!({"currency": "EUR", "rate": "0.10"});
    document
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
    Missing,
    KeyReused,
    Other(String),
}

impl Refused {
    pub fn invalid(hand: u32, field: &str, message: &'static str) -> Self {
        Self::Invalid(hand, field.to_owned(), message)
    }
}

impl From<CommandError> for Refused {
    fn from(error: CommandError) -> Self {
        match error {
            CommandError::Fields(invalid) => {
                Self::Invalid(invalid.hand, invalid.first().field, invalid.first().text.id)
            }
            CommandError::Conflict(_) => Self::Conflict,
            CommandError::Unchanged(_) => Self::Unchanged,
            CommandError::Missing => Self::Missing,
            CommandError::KeyReused => Self::KeyReused,
            error => Self::Other(format!("{error:?}")),
        }
    }
}

/// Executes a command at the current version.
#[expect(clippy::needless_pass_by_value, reason = "callers build it for the call")]
pub fn execute(service: &Service, id: TableId, key: &str, command: TableCommand) -> Result<Receipt, Refused> {
    service.execute_blocking(id, &meta(key), &command).map_err(Refused::from)
}

/// Executes a command for a club. It must succeed.
#[expect(clippy::needless_pass_by_value, reason = "callers build it for the call")]
pub fn execute_for_club(service: &Service, club: ClubId, key: &str, command: ClubCommand) {
    service.execute_for_club(club, &meta(key), &command).unwrap_or_else(|error| panic!("{key}: {error:?}"));
}

/// Renames a person of a club. The name is also the key.
pub fn rename_person(service: &Service, club: ClubId, person: i64, name: &str) {
    let change = PersonChange { name: Some(name.to_owned()), ..PersonChange::default() };
    execute_for_club(service, club, name, ClubCommand::ChangePerson { person: PersonId(person), change });
}

/// Gives the person in a seat another name.
pub fn rename(seat: u8, name: &str) -> TableCommand {
    TableCommand::RenamePlayer { seat: Seat(seat), name: name.to_owned() }
}

/// Gives a player's seat to another person.
pub fn replace(out: &str, name: &str) -> TableCommand {
    seats(None, vec![SeatChange::Replace { out: out.to_owned(), r#in: name.to_owned() }])
}

/// Changes the seats from a hand on, or from the next one.
pub fn seats(from: Option<u32>, changes: Vec<SeatChange<String>>) -> TableCommand {
    TableCommand::ChangeSeats { from, changes, format: Format::Document }
}

pub fn sent(hand: &Value) -> SentHand {
    SentHand::document(node(hand))
}

pub fn amend(number: u32, hand: &Value) -> TableCommand {
    change(HandChange::Amend { number, hand: sent(hand) })
}

pub fn void(number: u32) -> TableCommand {
    change(HandChange::Void { number })
}

/// Changes hands and drops none.
pub fn change(change: HandChange) -> TableCommand {
    TableCommand::ChangeHands { change, drops_later: false }
}

pub fn enter(service: &Service, id: TableId, key: &str, hand: &Value) -> Result<Receipt, Refused> {
    execute(service, id, key, TableCommand::enter(sent(hand)))
}

/// A table rebuilt from its whole log.
pub fn fresh(store: &Store, id: TableId) -> Table {
    store.read_log(id, Table::read).unwrap().unwrap()
}

/// The document of a table without its history.
pub fn session(table: &Table) -> Value {
    serde_json::from_str(&session_document(table).to_json()).unwrap()
}

/// The result of `tanto score` for a table's document.
pub fn score(table: &Table) -> Value {
    serde_json::from_str(&score_as_text(table)).unwrap()
}

fn score_as_text(table: &Table) -> String {
    let session = Session::read(session_document(table)).unwrap();
    let (replay, result) = result::result(&session, Localizer::new(Language::En)).unwrap();
    assert!(replay.stopped().is_none(), "{:?}", replay.stopped());
    // The table also knows those who never sat down, because that was undone.
    assert!(replay.totals(None).len() <= table.replay.totals(None).len());
    serde_json::to_string(&result).unwrap()
}

/// The whole visible state of a table, as text.
fn state(table: &Table) -> String {
    let replay = &table.replay;
    let history = &table.history;
    let hands = history.hands.all().map(|hand| format!("{hand:?}"));
    let numbers = 1..=history.hands.count();
    [
        format!("{:?} {} {}", table.head, table.opened_at, table.history.changed_at),
        session_document(table).to_json(),
        score_as_text(table),
        hands.collect::<Vec<_>>().join("\n"),
        format!("{:?} {:?} {:?} {:?}", history.changes(), history.seated, history.people, history.rules()),
        format!("{:?} {:?} {:?} {}", history.bid, history.last_conflicting, history.paid, history.closed),
        format!("{:?} {:?} {:?}", replay.hands(), replay.last_outcome(), replay.balances()),
        format!("{:?} {:?} {:?} {:?}", replay.seatings(), replay.totals(None), replay.closing(), replay.ending()),
        format!("{:?} {:?} {:?} {}", replay.debts(), replay.deal(), replay.stopped(), replay.is_over()),
        format!("{:?}", numbers.map(|number| replay.seats_at(number).names()).collect::<Vec<_>>()),
        format!("{:?} {:?}", table.replay.leaders(), settlement(table)),
    ]
    .join("\n")
}

/// Asserts that a table equals the one rebuilt from its log.
pub fn assert_fresh(table: &Table, store: &Store, id: TableId) {
    assert_same(table, &fresh(store, id));
}

pub fn assert_same(one: &Table, other: &Table) {
    let (one, other) = (state(one), state(other));
    for (one, other) in one.lines().zip(other.lines()) {
        assert_eq!(one, other);
    }
    assert_eq!(one, other);
}

/// The document of a table with its whole history.
pub fn export(service: &Service, id: TableId) -> String {
    service.export(id).unwrap()
}
