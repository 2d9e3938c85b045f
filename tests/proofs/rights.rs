//! Permissions: requests every route in every role.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::prelude::*;
use crate::roles::{Scene, Visitor};
use crate::routes::{Route, routes};

const RIGHTS: &str = include_str!("rights.txt");

/// A line of the sheet: the lowest role that a route admits.
type Right = (&'static str, Route);

/// The parts of the sheet, in the order in which a table goes through them.
fn sheet() -> Vec<Vec<Right>> {
    let mut parts = Vec::new();
    for line in RIGHTS.lines().skip_while(|line| !line.is_empty()).filter(|line| !line.is_empty()) {
        if line.starts_with('#') {
            parts.push(Vec::new());
            continue;
        }
        let words: Vec<&'static str> = line.split_whitespace().collect();
        let [who, method, path] = words[..] else { panic!("{line}") };
        parts.last_mut().unwrap().push((who, (method.to_owned(), path.to_owned())));
    }
    parts
}

#[test]
fn every_route_admits_only_its_roles() {
    let folder = Folder::new();
    let url = database(&folder.path("tanto.db"));
    let server = folder.serve(&[&["--database-url", &url][..], &SETTINGS].concat());
    let sheet = sheet();
    let known: BTreeSet<Route> = sheet.iter().flatten().map(|(_, route)| route.clone()).collect();
    let declared: BTreeSet<Route> = routes(&server.address).into_iter().collect();
    assert_eq!(known, declared, "the routes of rights.txt and those of the program");

    let (mut wrong, mut sent, mut rng) = (String::new(), 0, Rng::new(1));
    for (part, rights) in sheet.iter().enumerate() {
        let mut fixture = Fixture::new(&folder, &server, &url, &mut rng, part);
        for (who, route) in rights {
            for visitor in 0..fixture.scene.visitors.len() {
                let visitor = fixture.scene.visitors[visitor].clone();
                let Some(is_admitted) = is_admitted(visitor.role, who, &route.1) else { continue };
                let answer = fixture.send(&server.address, &visitor, route);
                sent += 1;
                if (answer.status != 404) != is_admitted || matches!(answer.status, 401 | 403 | 500..) {
                    writeln!(wrong, "{}: {} {}: {}", visitor.role, route.0, route.1, answer.status).unwrap();
                }
                if route.0 != "GET" && answer.status < 400 {
                    fixture = Fixture::new(&folder, &server, &url, &mut rng, part);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    println!("{sent} requests");
}

/// Whether the sheet admits a role; `None` if the role's token is for another table than those of the other roles.
fn is_admitted(role: &str, who: &str, path: &str) -> Option<bool> {
    let of_club = path.contains("/c/") || path.contains("/clubs/");
    let of_table = path.contains("/t/") || path.contains("/tables/{token}") || path == "/tables/same";
    let by_token = path.starts_with("/api/");
    // This token is for the owner's own table.
    if role == "owner of another table" && by_token && of_table && !of_club {
        return None;
    }
    let (role_at_table, applies) = match role.strip_suffix(" of the club") {
        Some(role) => (role, of_club || !by_token),
        None => (role, of_table && !of_club),
    };
    let ranks = ["spectator", "scorer", "owner"];
    let rank = ranks.iter().position(|rank| applies && *rank == role_at_table).map_or(0, |rank| rank + 1);
    match who {
        "anybody" => Some(true),
        "phone" => Some(role != "stranger"),
        "linked" => Some(!matches!(role, "stranger" | "revoked")),
        "sees" => Some(rank >= 1),
        "scores" => Some(rank >= 2),
        "owns" => Some(rank >= 3),
        "club" => Some(role == "owner of the club"),
        "nobody" => Some(false),
        other => panic!("{other}"),
    }
}

/// Executes a command at the newest version of `of`. It must succeed.
fn execute(client: &mut Client, method: &str, path: &str, of: &str, body: &Value) {
    let version = client.get(of)["version"].clone();
    let headers = format!("Content-Type: application/json\r\nIdempotency-Key: {path}\r\nIf-Match: {version}\r\n");
    let answer = client.ask(method, &format!("/api/v1{path}"), &headers, body.to_string().as_bytes()).unwrap();
    assert!(matches!(answer.status, 200 | 201), "{method} {path}: {answer:?}");
}

/// A table of a club with a hand that counts and a voided one, and a payment in the club.
struct Fixture {
    scene: Scene,
    /// The values of those placeholders in paths that are the same for everybody.
    parts: Vec<(&'static str, String)>,
    sent: usize,
}

impl Fixture {
    fn new(folder: &Folder, server: &Server, url: &str, rng: &mut Rng, part: usize) -> Self {
        let mut client = Client::at(&server.address);
        let scene = loop {
            let scene = Scene::new(folder, server, url, rng);
            let table = client.get(&format!("/tables/{}", scene.visitors[0].token));
            if table["hands"].as_array().unwrap().len() > 1 {
                break scene;
            }
        };
        let [owner, _, _, of_club, ..] = &scene.visitors[..] else { panic!("too few visitors") };
        let [table, club] = [format!("/tables/{}", owner.token), format!("/clubs/{}", of_club.token)];
        execute(&mut client, "DELETE", &format!("{table}/hands/2"), &table, &Value::Null);
        // A table that was played for money, and a payment.
        let played = json!({"format": "tanto/1", "game": "burro", "players": ["Ana", "Bo"],
            "played_for": {"currency": "EUR", "rate": "1"}, "hands": [{"loser": "Ana"}], "closed": true,
            "opened_at": "2026-01-02T20:00:00Z"});
        execute(&mut client, "POST", &format!("{club}/tables"), &club, &played);
        let payment = json!({"from": "1", "to": "2", "purse": "EUR", "amount": "1"});
        execute(&mut client, "POST", &format!("{club}/payments"), &club, &payment);
        // The part of an address that a page has after this beginning.
        let address = |path: &str, begin: &str| {
            let answer = Client::at(&server.address).ask("GET", path, &owner.cookie, b"").unwrap().with(200);
            let page = String::from_utf8_lossy(&answer.body);
            let rest = page.split_once(begin).unwrap_or_else(|| panic!("no {begin} in {page}")).1;
            rest.split(['"', '/', '#', '?']).next().unwrap().to_owned()
        };
        let voided = address(&format!("/t/{}/sheet", scene.table), "/voided/");
        let version = address("/", "/assets/");
        if part > 0 {
            execute(&mut client, "POST", &format!("{table}/close"), &table, &json!({}));
        }
        match part {
            2 => execute(&mut client, "DELETE", &table, &table, &Value::Null),
            3 => execute(&mut client, "DELETE", &club, &club, &Value::Null),
            _ => {}
        }
        let parts = vec![
            ("{club}", scene.club.clone()),
            ("{game}", scene.game.to_owned()),
            ("{format}", "json".to_owned()),
            ("{version}", version),
            ("{name}", "app.js".to_owned()),
            ("{entry}", voided),
            ("{day}", "2026-01-02".to_owned()),
            ("{j:[jJ]}", "j".to_owned()),
            ("{n:[nN]}", "n".to_owned()),
            ("{r:[rR]}", "r".to_owned()),
        ];
        Self { scene, parts, sent: 0 }
    }

    fn send(&mut self, address: &str, visitor: &Visitor, (method, pattern): &Route) -> Answer {
        self.sent += 1;
        let is_api = pattern.starts_with("/api/");
        // In the API, a table of a club has a number.
        let table = if is_api { "1" } else { &self.scene.table };
        let mut path = pattern.replace("{token}", &visitor.token).replace("{table}", table);
        for (name, value) in &self.parts {
            path = path.replace(name, value);
        }
        while let Some((before, rest)) = path.split_once('{') {
            path = format!("{before}1{}", rest.split_once('}').unwrap().1);
        }
        let (sent, last) = (self.sent, visitor.role.len());
        let mut headers = format!("X-Forwarded-For: 198.51.{}.{last}\r\nIdempotency-Key: {sent}\r\n", sent % 256);
        let body = if is_api {
            headers += "Content-Type: application/json\r\nIf-Match: 1\r\n";
            "{}".to_owned()
        } else {
            headers += "Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n";
            headers += &visitor.cookie;
            format!("key=1&table={table}")
        };
        let body = if method == "GET" { "" } else { &body };
        Client::at(address).ask(method, &path, &headers, body.as_bytes()).unwrap()
    }
}
