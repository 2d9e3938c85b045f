//! The memory that the cache holds. For each game, fills it with the tables of an evening with many hands, and prints the bytes
//! of a hand: what the process has grown by, and what the cache says it has. The cache is limited by the second figure, so
//! both should be close.
//!
//! `cargo bench --bench memory`

#![expect(clippy::unwrap_used, clippy::cast_precision_loss, reason = "a benchmark that cannot run should stop")]

use std::process::Command;

use mimalloc::MiMalloc;
use serde_json::{Value, json};
use tanto::command::CommandMeta;
use tanto::document::Value as DocumentValue;
use tanto::service::Service;
use tanto::store::{Store, TableId};

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

const TABLES: usize = 50;
const HANDS: usize = 1_000;

fn main() {
    let games = [
        ("tarot", &["A", "B", "C", "D"][..], json!({"taker": "B", "bid": "garde", "bouts": 2, "points": "49"})),
        ("solo_whist", &["A", "B", "C", "D"], json!({"bid": "solo", "soloist": "B", "tricks": 7})),
        ("tresillo", &["A", "B", "C"], json!({"hombre": "A", "bid": "vuelta", "tricks": {"A": 5, "B": 3, "C": 1}})),
        ("free", &["A", "B", "C", "D", "E", "F"], json!({"scores": {"A": "12.5", "B": "-3"}})),
    ];
    // A process would use again what it has freed, so each game has its own.
    let of_process = std::env::args().nth(1).and_then(|name| games.iter().find(|(game, ..)| *game == name));
    if let Some((game, players, hand)) = of_process {
        let [held, weighed] = bytes(game, players, hand);
        println!("{game:12} {held:6.0} {weighed:8.0}");
        return;
    }
    println!("{:12} {:>6} {:>8}", "", "held", "weighed");
    for (game, ..) in games {
        Command::new(std::env::current_exe().unwrap()).arg(game).status().unwrap();
    }
}

/// The bytes of a hand that the process holds, and by the cache's own count.
fn bytes(game: &str, players: &[&str], hand: &Value) -> [f64; 2] {
    let folder = tempfile::tempdir().unwrap();
    let open = || Store::open(&format!("sqlite:{}", folder.path().join("tanto.db").display())).unwrap();
    let document = json!({"format": "tanto/1", "game": game, "players": players, "hands": vec![hand; HANDS]});
    let document = DocumentValue::from_json(&document.to_string()).unwrap();
    let service = Service::new(open(), 0);
    let meta = |table: usize| CommandMeta::new(table.to_string(), 1_795_348_800_000);
    let tables: Vec<TableId> =
        (0..TABLES).map(|table| service.create(document.clone(), &meta(table)).unwrap().id).collect();
    // What a first pass keeps for later, such as connections and pages of the allocator, is not counted.
    let load = |service: &Service| tables.iter().for_each(|table| drop(service.load(*table).unwrap()));
    load(&service);
    drop(service);
    let service = Service::new(open(), 1 << 30);
    let before = resident();
    load(&service);
    let held = resident() - before;
    let hands = (TABLES * HANDS) as f64;
    [held as f64 / hands, service.cached_bytes() as f64 / hands]
}

/// The resident memory of the process, in bytes.
fn resident() -> i64 {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap();
    4096 * pages.split_whitespace().nth(1).unwrap().parse::<i64>().unwrap()
}
