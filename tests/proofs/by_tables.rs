//! The club in the program itself: its tables in a store, without a server.

use serde_json::{Value, json};
use tanto::club::settling::{SettlementRequest, settle};
use tanto::club::{Club, ClubCommand, Ledger, PaymentId, PersonChange, PersonId, SentPayment};
use tanto::games::fields::Source;
use tanto::games::node::Node;
use tanto::ledger::Seat;
use tanto::service::{SeenVersion, Service, check_store, session_document};
use tanto::session::{Session, result};
use tanto::store::{ClubChoice, ClubId, Store, StoreError, TableId, Which};
use tanto::table::{CommandMeta, HandChange, SeatChoice, SentHand, SentPayment as PaidAtTable, Table, TableCommand};
use tanto::words::{Language, Words};

use crate::deeds::{BIDS, Deed, Hand};
use crate::place::Place;
use crate::plain::Seen;
use crate::program_of::{Program, cents, document, written};

/// Half an hour before, in milliseconds since 1970.
const NOON: i64 = 1_795_000_000_000;

pub struct ByTables {
    /// Nothing only while it moves.
    tables: Option<Service>,
    place: Place,
    club: ClubId,
    ids: Vec<TableId>,
}

impl ByTables {
    pub fn new(place: Place) -> Self {
        let tables = Service::new(place.open(), 1 << 20);
        let command = CommandMeta::new("club", String::new(), NOON);
        let club = tables.create_club(None, Some("UTC"), &command).unwrap_or_else(|why| panic!("{why:?}")).id;
        Self { tables: Some(tables), place, club, ids: Vec::new() }
    }

    pub fn tables(&self) -> &Service {
        self.tables.as_ref().unwrap()
    }

    fn club(&self) -> Club {
        self.tables().load_club(self.club).unwrap_or_else(|why| panic!("{why:?}")).club.clone()
    }

    fn ledger(&self, club: &Club) -> Ledger {
        self.tables().ledger(self.club, club).unwrap_or_else(|why| panic!("{why:?}"))
    }

    fn table(&self, table: usize) -> std::sync::Arc<Table> {
        self.tables().load(self.ids[table]).unwrap_or_else(|why| panic!("{why:?}"))
    }

    #[expect(clippy::needless_pass_by_value, reason = "callers build it for the call")]
    fn say_at(&self, table: usize, meta: &CommandMeta, command: TableCommand) -> bool {
        self.tables().execute_blocking(self.ids[table], meta, &command).is_ok()
    }

    #[expect(clippy::needless_pass_by_value, reason = "callers build it for the call")]
    fn tell(&self, meta: &CommandMeta, command: ClubCommand) -> bool {
        self.tables().execute_for_club(self.club, meta, &command).is_ok()
    }

    fn open(&mut self, players: &[String], command: &CommandMeta) -> bool {
        let (choice, node) = (ClubChoice::This(self.club), node(&document(players)));
        let made = self.tables().create_in(&choice, (node, None), command);
        let made = made.unwrap_or_else(|why| panic!("{why:?}"));
        if !made.repeated {
            self.ids.push(made.id);
        }
        true
    }

    /// At a table where he sits, if there is one.
    fn rename(&self, person: usize, name: &str, command: &CommandMeta) -> bool {
        let id = PersonId(u32::try_from(person + 1).unwrap());
        let now = self.club().people().name(id).to_owned();
        let club = self.club();
        let here =
            (0..self.ids.len()).filter(|at| club.shows(tanto::club::TableNumber(u32::try_from(at + 1).unwrap())));
        let seat = here.into_iter().find_map(|at| {
            let table = self.table(at);
            Some((at, table.replay.seats().names().iter().position(|seated| *seated == now)?))
        });
        let name = name.to_owned();
        if let Some((table, seat)) = seat {
            let seat = Seat(u8::try_from(seat).unwrap());
            return self.say_at(table, command, TableCommand::RenamePlayer { seat, name });
        }
        let change = PersonChange { name: Some(name), ..PersonChange::default() };
        self.tell(command, ClubCommand::ChangePerson { person: id, change })
    }

    fn bring(&self, table: usize, number: usize, command: &CommandMeta) -> bool {
        let number = u32::try_from(number).unwrap();
        self.say_at(table, command, TableCommand::change(HandChange::RestoreAt { number }))
    }

    fn pay(&self, from: usize, to: usize, amount: i64, command: &CommandMeta) -> bool {
        let sent = SentPayment {
            from: (from + 1).to_string(),
            to: (to + 1).to_string(),
            purse: "EUR".to_owned(),
            amount: written(amount),
            ..SentPayment::default()
        };
        self.tell(command, ClubCommand::Pay(sent))
    }

    /// The store is closed and opened again; or its backup in another place.
    fn go_on(&mut self, from_backup: bool) {
        let tables = self.tables.take().unwrap();
        if !from_backup {
            drop(tables);
            self.tables = Some(Service::new(self.place.open(), 1 << 20));
            return;
        }
        let (backup, next) = (Place::sqlite(), self.place.next());
        tables.store.back_up(&backup.file(), |_| Ok::<_, StoreError>(())).unwrap();
        drop(tables);
        Store::restore(&next.url(), &backup.file()).unwrap();
        self.place = next;
        self.tables = Some(Service::new(self.place.open(), 1 << 20));
    }
}

impl Place {
    /// An empty one of the same kind.
    fn next(&self) -> Self {
        match self {
            Self::Sqlite { .. } => Self::sqlite(),
            Self::Postgres { .. } => Self::postgres(),
        }
    }
}

fn node(value: &Value) -> Node {
    Node::from_json(&value.to_string()).unwrap()
}

fn sent(hand: &Hand) -> SentHand {
    let Hand { taker, bid, bouts, points } = hand;
    SentHand::Document(node(&json!({"taker": taker, "bid": BIDS[*bid], "bouts": bouts, "points": points})))
}

impl Program for ByTables {
    fn say(&mut self, deed: &Deed, key: usize) -> bool {
        let at = NOON + i64::try_from(key).unwrap() * 60_000;
        let command = CommandMeta::new(format!("deed {key}"), format!("{deed:?}"), at);
        match deed {
            Deed::Open { players } => self.open(players, &command),
            Deed::Enter { table, hand } => {
                let sent = sent(hand);
                self.say_at(*table, &command, TableCommand::enter(sent))
            }
            Deed::Amend { table, number, hand } => {
                let (sent, number) = (sent(hand), u32::try_from(*number).unwrap());
                self.say_at(*table, &command, TableCommand::change(HandChange::Amend { number, hand: sent }))
            }
            Deed::Void { table, number } => {
                let number = u32::try_from(*number).unwrap();
                self.say_at(*table, &command, TableCommand::change(HandChange::Void { number }))
            }
            Deed::Bring { table, number } => self.bring(*table, *number, &command),
            Deed::Rename { person, name } => self.rename(*person, name, &command),
            Deed::Replace { table, seat, name } => {
                let (seat, name) = (Seat(u8::try_from(*seat).unwrap()), name.clone());
                self.say_at(*table, &command, TableCommand::ReplacePlayer { seat: SeatChoice::Seat(seat), name })
            }
            Deed::Close { table } => self.say_at(*table, &command, TableCommand::Close),
            Deed::Reopen { table } => self.say_at(*table, &command, TableCommand::Reopen),
            Deed::PayAt { table, from, to, cents } => {
                let payment = PaidAtTable { from: from.clone(), to: to.clone(), amount: written(*cents) };
                self.say_at(*table, &command, TableCommand::Pay { payment, source: Source::Document })
            }
            Deed::Pay { from, to, cents } => self.pay(*from, *to, *cents, &command),
            Deed::TakeBack { payment } => {
                let id = PaymentId(u32::try_from(payment + 1).unwrap());
                self.tell(&command, ClubCommand::WithdrawPayment(id))
            }
            Deed::Delete { table } => {
                let seen = SeenVersion::Club(self.club().version);
                self.tables().delete_table(self.ids[*table], &command, seen).is_ok()
            }
            Deed::Undelete { table } => self.tables().restore_table(self.ids[*table], &command).is_ok(),
            Deed::Restart | Deed::Restore => {
                self.go_on(*deed == Deed::Restore);
                true
            }
        }
    }

    fn seen(&mut self) -> Seen {
        let club = self.club();
        let mut seen = Seen { people: club.people().all().map(|one| one.name.clone()).collect(), ..Seen::default() };
        for row in self.tables().store.tables_of_club(self.club, &Which::default()).unwrap() {
            let at = self.ids.iter().position(|id| *id == row.id).unwrap();
            let table = self.table(at);
            let session = Session::read(session_document(&table)).unwrap_or_else(|why| panic!("{why:?}"));
            let (_, scores) =
                result::result(&session, Words::new(Language::En)).unwrap_or_else(|why| panic!("{why:?}"));
            let scores = serde_json::to_value(scores).unwrap();
            let totals = scores["totals"].as_object().unwrap().iter();
            let totals = totals.map(|(name, total)| (name.clone(), total.as_str().unwrap().parse().unwrap()));
            let hands = usize::try_from(table.history.hands().count()).unwrap();
            seen.tables.insert(at, (hands, table.history.closed(), totals.collect()));
        }
        let ledger = self.ledger(&club);
        let purse = club.purses().into_iter().next();
        for (person, amount) in purse.map_or_else(Vec::new, |purse| ledger.balances(purse)) {
            seen.balances.insert(club.people().name(person).to_owned(), amount);
        }
        seen
    }

    fn settled(&mut self) -> Vec<(String, String, i64)> {
        let club = self.club();
        let Ok(settled) = settle(
            &club,
            &self.ledger(&club),
            SettlementRequest { purse: Some("EUR"), ..SettlementRequest::default() },
        ) else {
            return Vec::new();
        };
        let name = |person| club.people().name(person).to_owned();
        let payments = settled.payments.iter();
        payments.map(|payment| (name(payment.from), name(payment.to), cents(&written(payment.amount)))).collect()
    }

    fn verify(&mut self) {
        check_store(&self.tables().store).unwrap_or_else(|fault| panic!("{fault}"));
    }
}
