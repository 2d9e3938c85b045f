//! Permissions: requests every route in every role.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::program::{Folder, Server, database};
use crate::random_hand::Chance;
use crate::roles::{Scene, Somebody};
use crate::routes::{Route, routes};

const RIGHTS: &str = include_str!("rights.txt");

/// A line of the sheet.
struct Right {
    who: &'static str,
    route: Route,
}

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
        parts.last_mut().unwrap().push(Right { who, route: (method.to_owned(), path.to_owned()) });
    }
    parts
}

#[test]
fn every_route_admits_only_its_roles() {
    let folder = Folder::new();
    let url = database(&folder.path("tanto.db"));
    let settings = ["--trusted-proxy", "127.0.0.1", "--create-limit", "1000000000", "--write-limit", "0", "--no-mdns"];
    let server = folder.serve(&[&["--database-url", &url][..], &settings].concat());
    let sheet = sheet();
    let [known, there]: [BTreeSet<Route>; 2] = [
        sheet.iter().flatten().map(|right| right.route.clone()).collect(),
        routes(&server.address).into_iter().collect(),
    ];
    assert_eq!(known, there, "the routes of rights.txt and those of the program");

    let mut wrong = String::new();
    let mut asked = 0;
    let mut chance = Chance::new(1);
    for (part, rights) in sheet.iter().enumerate() {
        let mut setting = Setting::new(&folder, &server, &url, &mut chance, part);
        for right in rights {
            for place in 0..setting.scene.everybody.len() {
                let who = setting.scene.everybody[place].clone();
                let Some(is_let_in) = is_let_in(who.role, right) else { continue };
                let answer = setting.ask(&server.address, &who, &right.route);
                asked += 1;
                if (answer.status != 404) != is_let_in || matches!(answer.status, 401 | 403 | 500..) {
                    let (method, path) = &right.route;
                    writeln!(wrong, "{}: {method} {path}: {}", who.role, answer.status).unwrap();
                }
                if right.route.0 != "GET" && answer.status < 400 {
                    setting = Setting::new(&folder, &server, &url, &mut chance, part);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    println!("{asked} questions");
}

/// Whether the sheet admits a role; `None` if the role's token is for another table than those of the other roles.
fn is_let_in(role: &str, Right { who, route: (_, path) }: &Right) -> Option<bool> {
    let of_club = path.contains("/c/") || path.contains("/clubs/");
    let of_table = path.contains("/t/") || path.contains("/tables/{token}") || path == "/tables/same";
    let by_token = path.starts_with("/api/");
    let rank = match role {
        "owner of the club" if of_club || !by_token => 3,
        "scorer of the club" if of_club || !by_token => 2,
        "spectator of the club" if of_club || !by_token => 1,
        "owner" if of_table && !of_club => 3,
        "scorer" if of_table && !of_club => 2,
        "spectator" if of_table && !of_club => 1,
        // This token is for the owner's own table.
        "owner of another table" if by_token && of_table && !of_club => return None,
        _ => 0,
    };
    match *who {
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
fn tell(client: &mut Client, method: &str, path: &str, of: &str, body: &Value) {
    let version = client.get(of)["version"].clone();
    let headers = format!("Content-Type: application/json\r\nIdempotency-Key: {path}\r\nIf-Match: {version}\r\n");
    let answer = client.ask(method, &format!("/api/v1{path}"), &headers, body.to_string().as_bytes()).unwrap();
    assert!(matches!(answer.status, 200 | 201), "{method} {path}: {answer:?}");
}

fn played() -> Value {
    json!({
        "format": "tanto/1",
        "game": "burro",
        "players": ["Ana", "Bo"],
        "played_for": {"currency": "EUR", "rate": "1"},
        "hands": [{"loser": "Ana"}],
        "closed": true,
    })
}

/// A table of a club with a hand that counts and a voided one, and a payment in the club.
struct Setting {
    scene: Scene,
    /// The values of those placeholders in paths that are the same for everybody.
    parts: Vec<(&'static str, String)>,
    asked: usize,
}

impl Setting {
    fn new(folder: &Folder, server: &Server, url: &str, chance: &mut Chance, part: usize) -> Self {
        let mut client = Client::at(&server.address);
        let scene = loop {
            let scene = Scene::new(folder, server, url, chance);
            let table = client.get(&format!("/tables/{}", scene.everybody[0].token));
            if table["hands"].as_array().unwrap().len() > 1 {
                break scene;
            }
        };
        let [owner, _, _, of_club, ..] = &scene.everybody[..] else { panic!("nobody") };
        let [table, club] = [format!("/tables/{}", owner.token), format!("/clubs/{}", of_club.token)];
        tell(&mut client, "DELETE", &format!("{table}/hands/2"), &table, &Value::Null);
        // A table that was played for money, and a payment.
        tell(&mut client, "POST", &format!("{club}/tables"), &club, &played());
        let payment = json!({"from": "1", "to": "2", "purse": "EUR", "amount": "1"});
        tell(&mut client, "POST", &format!("{club}/payments"), &club, &payment);
        let page = |path: &str| {
            let answer = Client::at(&server.address).ask("GET", path, &owner.cookie, b"").unwrap().with(200);
            String::from_utf8_lossy(&answer.body).into_owned()
        };
        let behind = |page: &str, before: &str| {
            let rest = page.split_once(before).unwrap_or_else(|| panic!("no {before} in {page}")).1;
            rest.split(['"', '/', '#', '?']).next().unwrap().to_owned()
        };
        let voided = behind(&page(&format!("/t/{}/sheet", scene.table)), "/voided/");
        let version = behind(&page("/"), "/assets/");
        if part > 0 {
            tell(&mut client, "POST", &format!("{table}/close"), &table, &json!({}));
        }
        match part {
            2 => tell(&mut client, "DELETE", &table, &table, &Value::Null),
            3 => tell(&mut client, "DELETE", &club, &club, &Value::Null),
            _ => {}
        }
        let parts = vec![
            ("{club}", scene.club.clone()),
            ("{game}", scene.game.to_owned()),
            ("{format}", "json".to_owned()),
            ("{version}", version),
            ("{name}", "app.js".to_owned()),
            ("{entry}", voided),
            ("{j:[jJ]}", "j".to_owned()),
            ("{n:[nN]}", "n".to_owned()),
            ("{r:[rR]}", "r".to_owned()),
        ];
        Self { scene, parts, asked: 0 }
    }

    fn ask(&mut self, address: &str, who: &Somebody, (method, pattern): &Route) -> Answer {
        self.asked += 1;
        let is_api = pattern.starts_with("/api/");
        // In the API, a table of a club has a number.
        let table = if is_api { "1" } else { &self.scene.table };
        let mut path = pattern.replace("{token}", &who.token).replace("{table}", table);
        for (name, value) in &self.parts {
            path = path.replace(name, value);
        }
        while let Some((before, rest)) = path.split_once('{') {
            path = format!("{before}1{}", rest.split_once('}').unwrap().1);
        }
        let (media, body) = if is_api {
            ("application/json", "{}".to_owned())
        } else {
            ("application/x-www-form-urlencoded", format!("key=1&table={table}"))
        };
        let mut headers = format!(
            "X-Forwarded-For: 198.51.{}.{}\r\nIdempotency-Key: {}\r\nIf-Match: 1\r\nContent-Type: {media}\r\n",
            self.asked % 256,
            who.role.len(),
            self.asked,
        );
        if !is_api {
            headers += &who.cookie;
            headers += "Sec-Fetch-Site: same-origin\r\n";
        }
        let body = if method == "GET" { "" } else { &body };
        Client::at(address).ask(method, &path, &headers, body.as_bytes()).unwrap()
    }
}
