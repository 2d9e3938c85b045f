//! A club and tables, and those who may do more or less there.

use serde_json::{Value, json};

use crate::client::Client;
use crate::program::{Folder, Server, token};
use crate::random_hand::{Chance, GAMES, hand};

pub const NAMES: [&str; 6] = ["Ana", "Bo", "Chloé", "Dag", "Eve", "Finn"];

/// Somebody who asks, in the one role that he has.
#[derive(Clone)]
pub struct Somebody {
    pub role: &'static str,
    /// His phone's, where it has joined.
    pub cookie: String,
    /// Of his link; to the table or to the club.
    pub token: String,
}

pub struct Scene {
    pub everybody: Vec<Somebody>,
    pub game: &'static str,
    pub players: Vec<String>,
    pub table: String,
    pub club: String,
    /// A table that is none of theirs.
    pub elsewhere: String,
}

/// The token of a link that nobody has.
const NOBODYS: &str = "AAAAAAAAAAAAAAAAAAAAAAAAAA";

impl Scene {
    /// A club with a table at which some hands were played, and one of somebody else's.
    pub fn new(folder: &Folder, server: &Server, database: &str, chance: &mut Chance) -> Self {
        let mut client = Client::at(&server.address);
        let key = format!("scene {}", chance.below(1 << 30));
        let club = client.send("POST", "/clubs", &key, &json!({"name": "Samedi"})).unwrap().with(201).json();
        let game = chance.of(GAMES);
        let count = game.least + chance.below(game.most - game.least + 1);
        let players: Vec<String> = NAMES[..count].iter().map(|name| (*name).to_owned()).collect();
        let mut document = json!({"format": "tanto/1", "game": game.id, "players": players});
        if chance.below(2) == 0 && game.id != "solo_whist" {
            document["played_for"] = json!({"currency": "EUR", "rate": "0.05"});
        }
        let tables = format!("/clubs/{}/tables", token(&club, "owner"));
        let table = client.send("POST", &tables, &key, &document).unwrap().with(201).json();
        for number in 0..4 {
            let path = format!("/tables/{}/hands", token(&table, "scorer"));
            // Some cannot be.
            client.send("POST", &path, &number.to_string(), &hand(chance, game.id, &players)).unwrap();
        }
        let opened = |client: &mut Client, what: &str| {
            client.send("POST", "/tables", &format!("{key} {what}"), &document).unwrap().with(201).json()
        };
        let (elsewhere, leaked) = (opened(&mut client, "elsewhere"), opened(&mut client, "leaked"));
        let mut everybody: Vec<Somebody> = [
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
        everybody.push(Somebody { role: "stranger", cookie: String::new(), token: NOBODYS.to_owned() });
        // In a club a table has a number; what its pages are found by, its owner is told when he comes. On a busy machine the
        // command may take so long that the server has hung up.
        let mut client = Client::at(&server.address);
        let shown = client.ask("GET", "/", &everybody[0].cookie, b"").unwrap().with(200);
        let page = String::from_utf8_lossy(&shown.body).into_owned();
        let of_table = page.split("/t/").nth(1).unwrap_or_else(|| panic!("no table in {page}"));
        let table = of_table.chars().take_while(char::is_ascii_alphanumeric).collect();
        Self { everybody, game: game.id, players, table, club: id(&club), elsewhere: id(&elsewhere) }
    }
}

/// Opens a link with a new phone.
fn joined(client: &mut Client, role: &'static str, token: String) -> Somebody {
    let form = "Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n";
    let answer = client.ask("POST", &format!("/j/{token}"), form, b"label=Phone").unwrap().with(303);
    let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap();
    Somebody { role, cookie: format!("Cookie: {cookie}\r\n"), token }
}
