//! The server answers every request, and never with a server error.

use std::collections::BTreeMap;
use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::asked::{Request, request};
use crate::client::{Answer, Client};
use crate::place::Place;
use crate::program::{Folder, Server, database};
use crate::random_hand::Chance;
use crate::roles::Scene;
use crate::routes::{Route, routes};
use crate::times::{seed, times};

/// The number of parallel connections. Each has a club and tables of its own.
const CONNECTIONS: u64 = 4;

/// The number of requests of each role before another club is made, because somebody may have deleted the old one by then.
const TOGETHER: usize = 150;

/// The number of answers by role and status.
type Counted = BTreeMap<(&'static str, u16), usize>;

#[test]
fn no_request_breaks_the_server_on_sqlite() {
    let folder = Folder::new();
    let url = database(&folder.path("tanto.db"));
    ask_anything(&folder, (&url, &url), times("requests", 250));
}

#[test]
fn no_request_breaks_the_server_on_postgres() {
    let place = Place::postgres();
    ask_anything(&Folder::new(), (&place.url(), &place.url()), times("requests", 250));
}

/// Sends random requests to a server with the database at `url`, and then verifies the database at `verified`.
pub fn ask_anything(folder: &Folder, (url, verified): (&str, &str), times: usize) {
    let seed = seed();
    println!("TANTO_TEST_SEED={seed}");
    let log = folder.path("server.log");
    let settings = ["--trusted-proxy", "127.0.0.1", "--create-limit", "1000000000", "--write-limit", "0", "--no-mdns"];
    let server = folder.serve_into(&[&["--database-url", url][..], &settings].concat(), Some(&log));
    let (routes, asked, counted) = (routes(&server.address), AtomicUsize::new(0), Mutex::new(Counted::new()));
    thread::scope(|scope| {
        for connection in 0..CONNECTIONS {
            let (server, routes, asked, counted) = (&server, &routes, &asked, &counted);
            let mut chance = Chance::new(seed + connection);
            scope.spawn(move || {
                while asked.fetch_add(TOGETHER, Ordering::Relaxed) < times {
                    let scene = Scene::new(folder, server, url, &mut chance);
                    let own = ask_at(&scene, server, routes, &mut chance);
                    let mut all = counted.lock().unwrap();
                    for (what, count) in own {
                        *all.entry(what).or_default() += count;
                    }
                }
            });
        }
    });
    let (_, metrics) = server.ask("GET", "/metrics", "", "");
    assert!(metrics.contains("\ntanto_panics_total 0"), "{metrics}");
    let log = fs::read_to_string(log).unwrap();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
    drop(server);
    folder.run(&["verify", "--database-url", verified]).well();
    told(&counted.into_inner().unwrap());
}

/// Sends `TOGETHER` requests of each role, in turn.
fn ask_at(scene: &Scene, server: &Server, routes: &[Route], chance: &mut Chance) -> Counted {
    let (mut client, mut counted) = (Client::at(&server.address), Counted::new());
    let hands: Vec<Route> = routes.iter().filter(|(_, path)| path.contains("/hands")).cloned().collect();
    for _ in 0..TOGETHER {
        for who in &scene.everybody {
            // Routes of hands are requested more often than others.
            let of_hands = chance.below(4) == 0;
            let route = if of_hands { chance.of(&hands) } else { chance.of(routes) };
            let asked = request(chance, scene, who, route);
            let answer = answered(&mut client, &server.address, &asked);
            let Request { method, path, headers, body } = &asked;
            let body = String::from_utf8_lossy(body);
            assert!(answer.status < 500, "{}: {method} {path}\n{headers}\n{body}\n{answer:?}", who.role);
            *counted.entry((who.role, answer.status)).or_default() += 1;
        }
    }
    counted
}

/// Sends a request. If the server has closed the connection, sends it once more on a new one.
fn answered(client: &mut Client, address: &str, asked: &Request) -> Answer {
    let Request { method, path, headers, body } = asked;
    client
        .ask(method, path, headers, body)
        .or_else(|_| {
            *client = Client::at(address);
            client.ask(method, path, headers, body)
        })
        .unwrap_or_else(|error| panic!("{error}: {method} {path}\n{headers}\n{}", String::from_utf8_lossy(body)))
}

fn told(counted: &Counted) {
    let mut roles: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for ((role, status), count) in counted {
        roles.entry(role).or_default().push(format!("{status}: {count}"));
    }
    for (role, statuses) in roles {
        println!("{role}: {}", statuses.join(", "));
    }
    println!("{} requests", counted.values().sum::<usize>());
}
