//! Eight clients write at four tables at once until their server is gone. Then the logs are checked.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Client;
use crate::program::{Server, TAROT, token};
use crate::random_hand::Chance;

const WRITERS: usize = 8;
const TABLES: usize = 4;

/// A request at a table and the status of its response; `None` if there was none.
struct Said {
    table: usize,
    key: String,
    hand: Option<Value>,
    status: Option<u16>,
}

/// The tables of a run, and all requests at them.
pub struct Run {
    owners: Vec<String>,
    said: Vec<Said>,
}

/// Counts over many runs.
#[derive(Debug, Default)]
pub struct Counted {
    pub answered: usize,
    refused: usize,
    unanswered: usize,
    /// The requests without an answer that were executed nevertheless.
    unanswered_there: usize,
}

impl Run {
    /// Opens the tables, starts the writers, and ends the server after a random number of answers.
    pub fn until(server: Server, chance: &mut Chance, end: impl FnOnce(Server)) -> Self {
        let mut client = Client::at(&server.address);
        let owners: Vec<String> = (0..TABLES)
            .map(|table| {
                let document: Value = serde_json::from_str(TAROT).unwrap();
                let key = format!("table {table} of {}", chance.below(1 << 30));
                token(&client.send("POST", "/tables", &key, &document).unwrap().with(201).json(), "owner")
            })
            .collect();
        let answers = AtomicUsize::new(0);
        let enough = 1 + chance.below(120);
        let chances: Vec<Chance> =
            (0..WRITERS).map(|_| Chance::new(u64::try_from(chance.below(1 << 30)).unwrap())).collect();
        let said = thread::scope(|scope| {
            let writers: Vec<_> = chances
                .into_iter()
                .enumerate()
                .map(|(writer, mut chance)| {
                    let (client, owners, answers) = (Client::at(&server.address), &owners, &answers);
                    scope.spawn(move || write(client, writer, owners, &mut chance, answers))
                })
                .collect();
            let start = Instant::now();
            while answers.load(Ordering::Relaxed) < enough {
                assert!(start.elapsed() < Duration::from_mins(1), "nobody is answered any more");
                thread::sleep(Duration::from_millis(1));
            }
            end(server);
            writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
        });
        Self { owners, said }
    }

    /// Checks that each accepted request is in the logs once, and that no refused one is. A hand without an answer is sent
    /// again, and must then be there once.
    pub fn check(&self, server: &Server, counted: &mut Counted) {
        let mut client = Client::at(&server.address);
        let before: Vec<_> = self.owners.iter().map(|owner| keys(&mut client, owner)).collect();
        for said in &self.said {
            let times = before[said.table].get(&said.key).copied().unwrap_or_default();
            match said.status {
                Some(200 | 201) => {
                    assert_eq!(times, 1, "{} was answered", said.key);
                    counted.answered += 1;
                }
                None => {
                    assert!(times <= 1, "{} is there {times} times", said.key);
                    counted.unanswered += 1;
                    counted.unanswered_there += times;
                    if let Some(hand) = &said.hand {
                        let path = format!("/tables/{}/hands", self.owners[said.table]);
                        client.send("POST", &path, &said.key, hand).unwrap().with(201);
                    }
                }
                Some(409) => {
                    assert_eq!(times, 0, "{} was refused", said.key);
                    counted.refused += 1;
                }
                Some(status) => panic!("{} was answered {status}", said.key),
            }
        }
        for (table, owner) in self.owners.iter().enumerate() {
            let keys = keys(&mut client, owner);
            let twice = keys.iter().find(|(_, times)| **times > 1);
            assert_eq!(twice, None);
            let entered = self.said.iter().filter(|said| said.table == table && said.hand.is_some());
            for said in entered.filter(|said| said.status.is_none_or(|status| status == 201)) {
                assert!(keys.contains_key(&said.key), "{} is lost", said.key);
            }
            let sent = |key: &String| self.said.iter().any(|said| said.table == table && said.key == *key);
            // The opening has a key of its own.
            let strangers = keys.keys().filter(|key| !sent(key)).count();
            assert_eq!(strangers, 1, "nobody has said all of this: {keys:?}");
            let totals = client.get(&format!("/tables/{owner}"))["result"]["totals"].clone();
            let sum: i64 =
                totals.as_object().unwrap().values().map(|one| one.as_str().unwrap().parse::<i64>().unwrap()).sum();
            assert_eq!(sum, 0, "{totals}");
        }
    }
}

/// The number of times that each key is in a log.
fn keys(client: &mut Client, owner: &str) -> BTreeMap<String, usize> {
    let mut keys = BTreeMap::new();
    for entry in client.get(&format!("/tables/{owner}/export"))["history"].as_array().unwrap() {
        *keys.entry(entry["key"].as_str().unwrap().to_owned()).or_default() += 1;
    }
    keys
}

/// Sends one request after the other until the server is gone.
fn write(
    mut client: Client,
    writer: usize,
    owners: &[String],
    chance: &mut Chance,
    answers: &AtomicUsize,
) -> Vec<Said> {
    let table = writer % owners.len();
    let path = format!("/api/v1/tables/{}/hands", owners[table]);
    let (mut all, mut version) = (Vec::new(), 1_i64);
    loop {
        let key = format!("{writer}/{}", all.len());
        let player = *chance.of(&["Ana", "Bo", "Chloé", "Dag"]);
        let hand = json!({"taker": player, "bid": "garde", "bouts": 2, "points": 20 + chance.below(60)});
        let (method, path, hand) = match chance.below(8) {
            0 if version > 2 => ("PUT", format!("{path}/1"), hand),
            1 if version > 4 => ("DELETE", format!("{path}/1"), Value::Null),
            _ => ("POST", path.clone(), hand),
        };
        let json = "Content-Type: application/json\r\n";
        let headers = format!("{json}Idempotency-Key: {key}\r\nIf-Match: {version}\r\n");
        let headers = if method == "POST" { headers.replace("If-Match", "X-Seen") } else { headers };
        let answer = client.ask(method, &path, &headers, hand.to_string().as_bytes());
        let status = answer.as_ref().ok().map(|answer| answer.status);
        all.push(Said { table, key, hand: (method == "POST").then_some(hand), status });
        let Ok(answer) = answer else { return all };
        answers.fetch_add(1, Ordering::Relaxed);
        version = answer.json()["version"].as_i64().unwrap_or(version);
    }
}
