//! A club on a server with either database. The server is used over HTTP, killed, and restored elsewhere from its backups.

use std::path::PathBuf;

use crate::operations::{BIDS, Hand, Operation};
use crate::plain::Seen;
use crate::prelude::*;

pub struct Served {
    folder: Folder,
    /// The database. It is replaced when a backup is restored.
    place: Place,
    /// `None` only while the server restarts.
    server: Option<Server>,
    client: Client,
    club: String,
    /// The last request, and its key.
    sent: Option<(usize, Sent)>,
}

/// A request: method, path, headers, body.
type Sent = (String, String, String, Vec<u8>);

impl Served {
    pub fn new(place: Place) -> Self {
        let folder = Folder::new();
        let server = served(&folder, &place);
        let mut client = Client::at(&server.address);
        let club = client.send("POST", "/clubs", "club", &json!({})).unwrap().with(201).json();
        Self { folder, place, server: Some(server), client, club: token(&club, "owner"), sent: None }
    }

    /// Sends a request and returns whether it was accepted.
    fn send(&mut self, (method, path, headers, body): &Sent) -> bool {
        let Answer { status, head, .. } = self.client.ask(method, path, headers, body).unwrap();
        assert!(matches!(status, 200 | 201 | 404 | 409 | 422), "{method} {path} {body:?}: {head}");
        status < 300
    }

    /// Gets a part of the club from the API.
    fn get(&mut self, path: &str) -> Value {
        self.client.get(&format!("/clubs/{}{path}", self.club))
    }

    /// Makes a backup and returns its file.
    pub fn back_up(&self) -> PathBuf {
        let made = self.folder.run(&["backup", "copies", "--database-url", &self.place.url()]).well();
        self.folder.path(made.trim())
    }

    fn restart(&mut self, from_backup: bool) {
        let moved = from_backup.then(|| {
            let next = match self.place {
                Place::Sqlite { .. } => Place::sqlite(),
                Place::Postgres { .. } => Place::postgres(),
            };
            let backup = self.back_up();
            self.folder.run(&["restore", backup.to_str().unwrap(), "--database-url", &next.url()]).well();
            next
        });
        self.server.take().unwrap().stop(Signal::KILL);
        if let Some(next) = moved {
            self.place = next;
        }
        let server = served(&self.folder, &self.place);
        self.client = Client::at(&server.address);
        self.server = Some(server);
    }
}

fn served(folder: &Folder, place: &Place) -> Server {
    folder.serve(&[&["--database-url", &place.url()][..], &SETTINGS].concat())
}

/// A new table of tarot for money.
fn document(players: &[String]) -> Value {
    let played_for = json!({"currency": "EUR", "rate": "0.05"});
    json!({"format": "tanto/1", "game": "tarot", "players": players, "played_for": played_for})
}

/// Cents as an amount in euros.
fn written(cents: i64) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}

/// An amount in euros, with two decimals, in cents.
fn cents(amount: &str) -> i64 {
    amount.replace('.', "").parse().unwrap()
}

fn sent(hand: &Hand) -> Value {
    let Hand { taker, bid, bouts, points } = hand;
    json!({"taker": taker, "bid": BIDS[*bid], "bouts": bouts, "points": points})
}

impl Served {
    /// Executes an operation and returns whether it was accepted. The same key sends the same request again.
    pub fn execute(&mut self, operation: &Operation, key: usize) -> bool {
        if let Some((_, sent)) = self.sent.take_if(|(sent, _)| *sent == key) {
            return self.send(&sent);
        }
        let before = self.get("")["version"].clone();
        let mut version = before.clone();
        let at = |table: &usize, rest: &str| format!("/tables/{}{rest}", table + 1);
        let mut at_hand = |table: &usize, number: &usize, rest: &str| {
            version = self.get(&at(table, ""))["version"].clone();
            at(table, &format!("/hands/{number}{rest}"))
        };
        let (method, path, body) = match operation {
            Operation::Open(players) => ("POST", "/tables".to_owned(), document(players)),
            Operation::Enter(table, hand) => ("POST", at(table, "/hands"), sent(hand)),
            Operation::Amend(table, number, hand) => ("PUT", at_hand(table, number, ""), sent(hand)),
            Operation::Void(table, number) => ("DELETE", at_hand(table, number, ""), Value::Null),
            Operation::RestoreHand(table, number) => ("POST", at_hand(table, number, "/restore"), Value::Null),
            Operation::Rename(person, name) => ("PATCH", format!("/people/{}", person + 1), json!({"name": name})),
            Operation::Replace(table, seat, name) => {
                let body = json!({"out": self.seated(&at(table, ""), *seat), "in": name});
                ("POST", at(table, "/seats"), body)
            }
            Operation::Close(table) => ("POST", at(table, "/close"), Value::Null),
            Operation::Reopen(table) => ("POST", at(table, "/reopen"), Value::Null),
            Operation::PayAtTable(table, [from, to], cents) => {
                ("POST", at(table, "/payments"), json!({"from": from, "to": to, "amount": written(*cents)}))
            }
            Operation::Pay(people, cents) => {
                let [from, to] = people.map(|person| (person + 1).to_string());
                let body = json!({"from": from, "to": to, "purse": "EUR", "amount": written(*cents)});
                ("POST", "/payments".to_owned(), body)
            }
            Operation::Withdraw(payment) => ("DELETE", format!("/payments/{}", payment + 1), Value::Null),
            Operation::Delete(table) => ("DELETE", at(table, ""), Value::Null),
            Operation::RestoreTable(table) => ("POST", at(table, "/restore"), Value::Null),
            Operation::Restart | Operation::RestoreBackup => {
                self.restart(*operation == Operation::RestoreBackup);
                return true;
            }
        };
        let json = "Content-Type: application/json\r\n";
        // With it a payment in the club would be one that was proposed.
        let if_match = match operation {
            Operation::Pay(..) => String::new(),
            _ => format!("If-Match: {version}\r\n"),
        };
        let headers = format!("{json}Idempotency-Key: operation {key}\r\n{if_match}");
        let path = format!("/api/v1/clubs/{}{path}", self.club);
        let sent = (method.to_owned(), path, headers, body.to_string().into_bytes());
        self.sent = Some((key, sent.clone()));
        let is_accepted = self.send(&sent);
        match operation {
            // The API accepts these also if they change nothing, but the model does not.
            Operation::Rename(..) | Operation::Withdraw(_) | Operation::RestoreTable(_) => {
                is_accepted && self.get("")["version"] != before
            }
            _ => is_accepted,
        }
    }

    /// The current player in a seat.
    fn seated(&mut self, table: &str, seat: usize) -> Value {
        let table = self.get(table);
        let changes = table["seat_changes"].as_array().map_or(&[][..], Vec::as_slice);
        let first = &table["players"][seat];
        changes.iter().fold(first, |now, change| if change["out"] == *now { &change["in"] } else { now }).clone()
    }

    pub fn seen(&mut self) -> Seen {
        let shown = self.get("");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let people = shown["people"].as_array().unwrap().iter();
        let mut seen = Seen { people: people.map(|one| text(&one["name"])).collect(), ..Seen::default() };
        for table in shown["tables"].as_array().unwrap() {
            let totals = table["totals"].as_object().unwrap().iter();
            let name = |id: &String| seen.people[id.parse::<usize>().unwrap() - 1].clone();
            let totals = totals.map(|(id, total)| (name(id), text(total).parse().unwrap())).collect();
            let hands = usize::try_from(table["hands"].as_u64().unwrap()).unwrap();
            let number: usize = text(&table["id"]).parse().unwrap();
            seen.tables.insert(number - 1, (hands, table["closed_at"].is_string(), totals));
        }
        let purses = self.get("/ledger")["purses"].clone();
        for (id, amount) in purses[0]["balances"].as_object().into_iter().flatten() {
            let person: usize = id.parse().unwrap();
            seen.balances.insert(seen.people[person - 1].clone(), cents(amount.as_str().unwrap()));
        }
        seen
    }

    /// Verifies the whole database.
    pub fn verify(&self) {
        self.folder.run(&["verify", "--database-url", &self.place.url()]).well();
    }
}
