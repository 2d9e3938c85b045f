//! A club on a server with either database. The server is used over HTTP, killed, and restored elsewhere from its backups.

use std::path::PathBuf;

use rustix::process::Signal;
use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::crashes::SETTINGS;
use crate::deeds::{BIDS, Deed, Hand};
use crate::place::Place;
use crate::plain::Seen;
use crate::program::{Folder, Server, token};

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

    /// Executes a command for the club and returns whether it was accepted.
    fn ask(&mut self, method: &str, path: &str, key: usize, body: &Value) -> bool {
        let version = self.document()["version"].clone();
        self.ask_at(method, path, (key, &version), body)
    }

    fn ask_at(&mut self, method: &str, path: &str, (key, version): (usize, &Value), body: &Value) -> bool {
        let json = "Content-Type: application/json\r\n";
        let headers = format!("{json}Idempotency-Key: deed {key}\r\nIf-Match: {version}\r\n");
        let path = format!("/api/v1/clubs/{}{path}", self.club);
        let sent = (method.to_owned(), path, headers, body.to_string().into_bytes());
        self.sent = Some((key, sent.clone()));
        self.send(&sent)
    }

    fn send(&mut self, (method, path, headers, body): &Sent) -> bool {
        let Answer { status, head, .. } = self.client.ask(method, path, headers, body).unwrap();
        assert!(matches!(status, 200 | 201 | 404 | 409 | 422), "{method} {path} {body:?}: {head}");
        status < 300
    }

    fn document(&mut self) -> Value {
        let path = format!("/clubs/{}", self.club);
        self.client.get(&path)
    }

    /// Executes a command for a hand, at the current version of its table.
    fn ask_of_hand(&mut self, method: &str, (table, rest): (usize, String), key: usize, hand: &Value) -> bool {
        let path = format!("/tables/{}", table + 1);
        let version = self.client.get(&format!("/clubs/{}{path}", self.club))["version"].clone();
        self.ask_at(method, &format!("{path}/hands{rest}"), (key, &version), hand)
    }

    fn pay(&mut self, (from, to, amount): (usize, usize, i64), key: usize) -> bool {
        let body = json!({"from": (from + 1).to_string(), "to": (to + 1).to_string(), "purse": "EUR",
            "amount": written(amount)});
        self.ask("POST", "/payments", key, &body)
    }

    /// Makes a backup and returns its file.
    pub fn back_up(&self) -> PathBuf {
        let made = self.folder.run(&["backup", "copies", "--database-url", &self.place.url()]).well();
        self.folder.path(made.trim())
    }

    fn go_on(&mut self, from_backup: bool) {
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
    format!("{}{}.{:02}", if cents < 0 { "-" } else { "" }, cents.abs() / 100, cents.abs() % 100)
}

fn cents(amount: &str) -> i64 {
    let (sign, digits) = amount.strip_prefix('-').map_or((1, amount), |digits| (-1, digits));
    let (euros, part) = digits.split_once('.').unwrap_or((digits, "00"));
    sign * (euros.parse::<i64>().unwrap() * 100 + format!("{part:0<2}").parse::<i64>().unwrap())
}

fn sent(hand: &Hand) -> Value {
    let Hand { taker, bid, bouts, points } = hand;
    json!({"taker": taker, "bid": BIDS[*bid], "bouts": bouts, "points": points})
}

impl Served {
    /// Executes an operation and returns whether it was accepted. The same key sends the same request again.
    pub fn say(&mut self, deed: &Deed, key: usize) -> bool {
        // A retry sends the same request.
        if let Some((_, sent)) = self.sent.take_if(|(sent, _)| *sent == key) {
            return self.send(&sent);
        }
        let at = |table: usize, rest: &str| format!("/tables/{}{rest}", table + 1);
        match deed {
            Deed::Open { players } => self.ask("POST", "/tables", key, &document(players)),
            Deed::Enter { table, hand } => self.ask("POST", &at(*table, "/hands"), key, &sent(hand)),
            Deed::Amend { table, number, hand } => {
                self.ask_of_hand("PUT", (*table, format!("/{number}")), key, &sent(hand))
            }
            Deed::Void { table, number } => {
                self.ask_of_hand("DELETE", (*table, format!("/{number}")), key, &Value::Null)
            }
            Deed::Bring { table, number } => {
                self.ask_of_hand("POST", (*table, format!("/{number}/restore")), key, &Value::Null)
            }
            Deed::Rename { person, name } => {
                // The API accepts a rename to the current name, but the model does not.
                if self.document()["people"][*person]["name"] == **name {
                    return false;
                }
                self.ask("PATCH", &format!("/people/{}", person + 1), key, &json!({"name": name}))
            }
            Deed::Replace { table, seat, name } => {
                let shown = self.client.get(&format!("/clubs/{}{}", self.club, at(*table, "")));
                let seats = shown["seat_changes"].as_array().map_or(&[][..], Vec::as_slice);
                // The player who took the seat last.
                let first = &shown["players"][*seat];
                let out =
                    seats.iter().fold(first, |now, change| if change["out"] == *now { &change["in"] } else { now });
                let body = json!({"out": out, "in": name});
                self.ask("POST", &at(*table, "/seats"), key, &body)
            }
            Deed::Close { table } => self.ask("POST", &at(*table, "/close"), key, &Value::Null),
            Deed::Reopen { table } => self.ask("POST", &at(*table, "/reopen"), key, &Value::Null),
            Deed::PayAt { table, from, to, cents } => {
                let body = json!({"from": from, "to": to, "amount": written(*cents)});
                self.ask("POST", &at(*table, "/payments"), key, &body)
            }
            Deed::Pay { from, to, cents } => self.pay((*from, *to, *cents), key),
            Deed::TakeBack { payment } => {
                // The API accepts a second withdrawal of a payment, but the model does not.
                let before = self.document()["version"].clone();
                self.ask("DELETE", &format!("/payments/{}", payment + 1), key, &Value::Null)
                    && self.document()["version"] != before
            }
            Deed::Delete { table } => self.ask("DELETE", &at(*table, ""), key, &Value::Null),
            Deed::Undelete { table } => {
                // The API accepts the restoration of a table that is not deleted, but the model does not.
                let number = (table + 1).to_string();
                let is_there = self.document()["tables"].as_array().unwrap().iter().any(|shown| shown["id"] == number);
                !is_there && self.ask("POST", &at(*table, "/restore"), key, &Value::Null)
            }
            Deed::Restart | Deed::Restore => {
                self.go_on(*deed == Deed::Restore);
                true
            }
        }
    }

    pub fn seen(&mut self) -> Seen {
        let shown = self.document();
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
        let path = format!("/clubs/{}/ledger", self.club);
        let purses = self.client.get(&path)["purses"].clone();
        for (id, amount) in purses[0]["balances"].as_object().into_iter().flatten() {
            let person: usize = id.parse().unwrap();
            seen.balances.insert(seen.people[person - 1].clone(), cents(amount.as_str().unwrap()));
        }
        seen
    }

    /// The payments, in cents, that settle all debts.
    pub fn settled(&mut self) -> Vec<(String, String, i64)> {
        let people = self.document()["people"].clone();
        let path = format!("/api/v1/clubs/{}/settlement?purse=EUR", self.club);
        let answer = self.client.ask("GET", &path, "", b"").unwrap();
        let payments = if answer.status == 200 { answer.json()["payments"].clone() } else { json!([]) };
        let name = |id: &Value| {
            let place: usize = id.as_str().unwrap().parse().unwrap();
            people[place - 1]["name"].as_str().unwrap().to_owned()
        };
        let payments = payments.as_array().unwrap().iter();
        payments.map(|one| (name(&one["from"]), name(&one["to"]), cents(one["amount"].as_str().unwrap()))).collect()
    }

    /// Verifies the whole database.
    pub fn verify(&self) {
        self.folder.run(&["verify", "--database-url", &self.place.url()]).well();
    }
}
