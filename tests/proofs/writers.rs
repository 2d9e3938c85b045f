//! Eight clients write at four tables at once until their server is gone. Then the logs are checked.

use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::prelude::*;

const WRITERS: usize = 8;
const TABLES: usize = 4;

/// A request at a table and the status of its response; `None` if there was none.
struct Request {
    table: usize,
    key: String,
    hand: Option<Value>,
    status: Option<u16>,
}

/// The tables of a run, and all requests at them.
pub struct Run {
    owners: Vec<String>,
    requests: Vec<Request>,
}

/// Counts over many runs.
#[derive(Debug, Default)]
pub struct Counts {
    pub answered: usize,
    refused: usize,
    unanswered: usize,
    /// The requests without an answer that were executed nevertheless.
    unanswered_but_executed: usize,
}

impl Run {
    /// Opens the tables, starts the writers, and ends the server after a random number of answers.
    pub fn until(server: Server, rng: &mut Rng, end: impl FnOnce(Server)) -> Self {
        let mut client = Client::at(&server.address);
        let mut open = |table: usize| {
            let document: Value = serde_json::from_str(TAROT).unwrap();
            let key = format!("table {table} of {}", rng.below(1 << 30));
            token(&client.send("POST", "/tables", &key, &document).unwrap().with(201).json(), "owner")
        };
        let owners: Vec<String> = (0..TABLES).map(&mut open).collect();
        let (answers, enough) = (AtomicUsize::new(0), 1 + rng.below(120));
        let seeds: Vec<usize> = (0..WRITERS).map(|_| rng.below(1 << 30)).collect();
        let requests = thread::scope(|scope| {
            let writers: Vec<_> = seeds
                .into_iter()
                .enumerate()
                .map(|(writer, seed)| {
                    let (client, owners, answers) = (Client::at(&server.address), &owners, &answers);
                    let rng = Rng::new(u64::try_from(seed).unwrap());
                    scope.spawn(move || write(client, writer, owners, rng, answers))
                })
                .collect();
            let start = Instant::now();
            while answers.load(Ordering::Relaxed) < enough {
                assert!(start.elapsed() < Duration::from_mins(1), "the server answers no longer");
                thread::sleep(Duration::from_millis(1));
            }
            end(server);
            writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
        });
        Self { owners, requests }
    }

    /// Checks that each accepted request is in the logs once, and that no refused one is. A hand without an answer is sent
    /// again, and must then be there once.
    pub fn check(&self, server: &Server, counts: &mut Counts) {
        let mut client = Client::at(&server.address);
        let before: Vec<_> = self.owners.iter().map(|owner| keys(&mut client, owner)).collect();
        for Request { table, key, hand, status } in &self.requests {
            let times = before[*table].get(key).copied().unwrap_or_default();
            match (status, times) {
                (Some(200 | 201), 1) => counts.answered += 1,
                (Some(409), 0) => counts.refused += 1,
                (None, 0 | 1) => {
                    counts.unanswered += 1;
                    counts.unanswered_but_executed += times;
                    if let Some(hand) = hand {
                        let path = format!("/tables/{}/hands", self.owners[*table]);
                        client.send("POST", &path, key, hand).unwrap().with(201);
                    }
                }
                _ => panic!("{key} was answered {status:?} and is in the log {times} times"),
            }
        }
        for (table, owner) in self.owners.iter().enumerate() {
            let keys = keys(&mut client, owner);
            assert!(keys.values().all(|times| *times == 1), "{keys:?}");
            let requests = self.requests.iter().filter(|request| request.table == table);
            for Request { key, hand, status, .. } in requests.clone() {
                let is_entered = hand.is_some() && status.is_none_or(|status| status == 201);
                assert!(!is_entered || keys.contains_key(key), "{key} is lost");
            }
            // The opening has a key of its own.
            let unknown = keys.keys().filter(|key| !requests.clone().any(|request| request.key == **key)).count();
            assert_eq!(unknown, 1, "nobody has sent all of this: {keys:?}");
            let totals = client.get(&format!("/tables/{owner}"))["result"]["totals"].clone();
            let totals = totals.as_object().unwrap().values().map(|total| total.as_str().unwrap());
            assert_eq!(totals.map(|total| total.parse::<i64>().unwrap()).sum::<i64>(), 0, "{owner}");
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
fn write(mut client: Client, writer: usize, owners: &[String], mut rng: Rng, answers: &AtomicUsize) -> Vec<Request> {
    let table = writer % owners.len();
    let path = format!("/api/v1/tables/{}/hands", owners[table]);
    let (mut all, mut version) = (Vec::new(), 1_i64);
    loop {
        let key = format!("{writer}/{}", all.len());
        let player = *rng.pick(&["Ana", "Bo", "Chloé", "Dag"]);
        let hand = json!({"taker": player, "bid": "garde", "bouts": 2, "points": 20 + rng.below(60)});
        let mut headers = format!("Content-Type: application/json\r\nIdempotency-Key: {key}\r\n");
        let (method, path, body, hand) = match rng.below(8) {
            0 if version > 2 => ("PUT", format!("{path}/1"), hand.to_string(), None),
            1 if version > 4 => ("DELETE", format!("{path}/1"), "null".to_owned(), None),
            _ => ("POST", path.clone(), hand.to_string(), Some(hand)),
        };
        if hand.is_none() {
            write!(headers, "If-Match: {version}\r\n").unwrap();
        }
        let answer = client.ask(method, &path, &headers, body.as_bytes());
        let status = answer.as_ref().ok().map(|answer| answer.status);
        all.push(Request { table, key, hand, status });
        let Ok(answer) = answer else { return all };
        answers.fetch_add(1, Ordering::Relaxed);
        version = answer.json()["version"].as_i64().unwrap_or(version);
    }
}
