//! The server answers every request, and never with a server error.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::prelude::*;
use crate::random_request::{Request, request};
use crate::roles::Scene;
use crate::routes::{Route, routes};

/// The number of parallel connections. Each has a club and tables of its own.
const CONNECTIONS: u64 = 4;

/// The number of requests of each role before another club is made, because somebody may have deleted the old one by then.
const REQUESTS_PER_CLUB: usize = 150;

/// The number of answers by role and status.
type Counts = BTreeMap<&'static str, BTreeMap<u16, usize>>;

#[test]
fn no_request_breaks_the_server_on_sqlite() {
    let folder = Folder::new();
    ask_anything(&folder, &database(&folder.path("tanto.db")));
}

#[test]
fn no_request_breaks_the_server_on_postgres() {
    ask_anything(&Folder::new(), &Place::postgres().url());
}

/// Sends random requests to a server, and then verifies the database.
fn ask_anything(folder: &Folder, url: &str) {
    let (times, seed, log) = (times("requests", 250), seed(), folder.path("server.log"));
    let server = folder.serve_into(&[&["--database-url", url][..], &SETTINGS].concat(), Some(&log));
    let (routes, sent, counts) = (routes(&server.address), AtomicUsize::new(0), Mutex::new(Counts::new()));
    thread::scope(|scope| {
        for connection in 0..CONNECTIONS {
            let (server, routes, sent, counts) = (&server, &routes, &sent, &counts);
            let mut rng = Rng::new(seed + connection);
            scope.spawn(move || {
                while sent.fetch_add(REQUESTS_PER_CLUB, Ordering::Relaxed) < times {
                    let scene = Scene::new(folder, server, url, &mut rng);
                    send_requests(&scene, server, routes, &mut rng, counts);
                }
            });
        }
    });
    let (_, metrics) = server.ask("GET", "/metrics", "", "");
    assert!(metrics.contains("\ntanto_panics_total 0"), "{metrics}");
    let log = fs::read_to_string(log).unwrap();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
    drop(server);
    folder.run(&["verify", "--database-url", url]).well();
    let counts = counts.into_inner().unwrap();
    for (role, statuses) in &counts {
        println!("{role}: {statuses:?}");
    }
    println!("{} requests", counts.values().flat_map(BTreeMap::values).sum::<usize>());
}

/// Sends `REQUESTS_PER_CLUB` requests of each role, in turn.
fn send_requests(scene: &Scene, server: &Server, routes: &[Route], rng: &mut Rng, counts: &Mutex<Counts>) {
    let mut client = Client::at(&server.address);
    let hands: Vec<Route> = routes.iter().filter(|(_, path)| path.contains("/hands")).cloned().collect();
    for _ in 0..REQUESTS_PER_CLUB {
        for visitor in &scene.visitors {
            // Routes of hands are requested more often than others.
            let of_hands = rng.below(4) == 0;
            let route = if of_hands { rng.pick(&hands) } else { rng.pick(routes) };
            let request = request(rng, scene, visitor, route);
            let Request { method, path, headers, body } = &request;
            let answer = client.ask(method, path, headers, body).unwrap_or_else(|error| panic!("{error}: {request}"));
            assert!(answer.status < 500, "{}: {request}\n{answer:?}", visitor.role);
            *counts.lock().unwrap().entry(visitor.role).or_default().entry(answer.status).or_default() += 1;
        }
    }
}
