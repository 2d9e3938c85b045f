//! A club and tables, and clients with different roles there.

use crate::prelude::*;

pub const NAMES: [&str; 6] = ["Ana", "Bo", "Chloé", "Dag", "Eve", "Finn"];

/// A visitor with one role.
#[derive(Clone)]
pub struct Visitor {
    pub role: &'static str,
    /// The cookie header of their phone, empty if it has not joined.
    pub cookie: String,
    /// The token of their link to a table or a club.
    pub token: String,
}

pub struct Scene {
    pub visitors: Vec<Visitor>,
    pub game: &'static str,
    pub players: Vec<String>,
    pub table: String,
    pub club: String,
    /// A table in another club.
    pub elsewhere: String,
}

/// A token without a link.
const UNKNOWN_TOKEN: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAA";

impl Scene {
    /// Makes a club with a table at which some hands were played, and two tables in other clubs.
    pub fn new(folder: &Folder, server: &Server, database: &str, rng: &mut Rng) -> Self {
        let mut client = Client::at(&server.address);
        let key = format!("scene {}", rng.below(1 << 30));
        let club = client.send("POST", "/clubs", &key, &json!({"name": "Samedi"})).unwrap().with(201).json();
        let game = rng.pick(GAMES);
        let count = game.least + rng.below(game.most - game.least + 1);
        let players: Vec<String> = NAMES[..count].iter().map(|name| (*name).to_owned()).collect();
        let mut document = json!({"format": "tanto/1", "game": game.id, "players": players});
        if rng.below(2) == 0 && game.id != "solo_whist" {
            document["played_for"] = json!({"currency": "EUR", "rate": "0.05"});
        }
        let tables = format!("/clubs/{}/tables", token(&club, "owner"));
        let table = client.send("POST", &tables, &key, &document).unwrap().with(201).json();
        for number in 0..4 {
            let path = format!("/tables/{}/hands", token(&table, "scorer"));
            // Some hands are invalid.
            client.send("POST", &path, &number.to_string(), &hand(rng, game.id, &players)).unwrap();
        }
        let opened = |client: &mut Client, what: &str| {
            client.send("POST", "/tables", &format!("{key} {what}"), &document).unwrap().with(201).json()
        };
        let (elsewhere, leaked) = (opened(&mut client, "elsewhere"), opened(&mut client, "leaked"));
        let mut visitors: Vec<Visitor> = [
            ("owner", &table, "owner"),
            ("scorer", &table, "scorer"),
            ("spectator", &table, "spectator"),
            ("owner of the club", &club, "owner"),
            ("scorer of the club", &club, "scorer"),
            ("spectator of the club", &club, "spectator"),
            ("owner of another table", &elsewhere, "owner"),
            ("revoked", &leaked, "owner"),
        ]
        .into_iter()
        .map(|(role, links, link)| joined(&mut client, role, token(links, link)))
        .collect();
        let id = |opened: &Value| opened["id"].as_str().unwrap().to_owned();
        folder.run(&["revoke-all", "--table", &id(&leaked), "--database-url", database]).well();
        visitors.push(Visitor { role: "stranger", cookie: String::new(), token: UNKNOWN_TOKEN.to_owned() });
        // The API shows a table of a club with its number, so its id is read from a page that its owner sees.
        let shown = client.ask("GET", "/", &visitors[0].cookie, b"").unwrap().with(200);
        let page = String::from_utf8_lossy(&shown.body).into_owned();
        let of_table = page.split("/t/").nth(1).unwrap_or_else(|| panic!("no table in {page}"));
        let table = of_table.chars().take_while(char::is_ascii_alphanumeric).collect();
        Self { visitors, game: game.id, players, table, club: id(&club), elsewhere: id(&elsewhere) }
    }
}

/// Opens a link with a new phone.
fn joined(client: &mut Client, role: &'static str, token: String) -> Visitor {
    let form = "Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n";
    let answer = client.ask("POST", &format!("/j/{token}"), form, b"label=Phone").unwrap().with(303);
    let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap();
    Visitor { role, cookie: format!("Cookie: {cookie}\r\n"), token }
}
