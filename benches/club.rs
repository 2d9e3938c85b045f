//! The cost of the pages of a large club: ten years, 500 evenings, 50 people and 15,000 hands. It is measured alone in its
//! database, and then among 10,000 clubs of twelve evenings each. For every page, prints the 95th percentile of its time,
//! in milliseconds, on both databases. Every page must take less than 50 ms, and no longer among many clubs.
//!
//! `tests/run --release --bench club` starts a `PostgreSQL` and runs it. With a server at hand, use
//! `TANTO_TEST_POSTGRES=URL cargo bench --bench club`. `CLUBS=100` measures it among fewer clubs.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a benchmark that cannot run should stop")]

use std::time::{Duration, Instant};

use actix_web::body::to_bytes;
use actix_web::dev::Service as _;
use actix_web::rt::System;
use actix_web::test::{TestRequest, init_service};
use diesel::Connection as _;
use diesel::RunQueryDsl as _;
use diesel::connection::SimpleConnection as _;
use serde_json::{Value, json};
use tanto::club::{ClubCommand, PersonId, SentPayment};
use tanto::command::CommandMeta;
use tanto::document::Value as DocumentValue;
use tanto::service::{ClubFormat, Service, check_store};
use tanto::store::{AccessChange, ClubId, DeviceId, Role, Store, TableFilter, TableId, Token};
use tanto::table::OpenedTable;
use tanto::web::http::state::{App, Settings, Shared};

const EVENINGS: usize = 500;
const HANDS: usize = 30;
const PEOPLE: usize = 50;
/// The number of threads that fill the database.
const WRITERS: usize = 8;
/// The number of requests for each page in a pass.
const ROUNDS: usize = 60;
/// The number of passes. The best one counts, because whatever else the machine does can only slow a pass down.
const PASSES: usize = 3;

/// The measured pages of a table, the club, a person of it, and the API.
const PAGES: &str = "/ {t} {t}/sheet {c} {c}?find=tarot {c}?game=tarot {c}?before=300 {c}?person={p}
    {c}?game=tarot&role=taker&contract=garde {c}?game=tarot&person={p}&outcome=made
    {c}/people {c}/people/{p} {c}/people/{p}?year=all {c}/people/{p}?year=all&game=tarot {c}/people/{p}?year=all&game=burro
    {c}/people/{p}/account {c}/people/{p}/edit {c}/ledger {c}/ledger?purse=EUR&banker={p}
    {c}/season/tarot {c}/season/tarot?year=all {c}/season/tresillo?year=all {c}/season/solo_whist?year=all
    {c}/season/lombre?year=all {c}/season/burro?year=all
    {c}/share {c}/export {api} {api}?game=tarot {api}?before=300 {api}/ledger {api}/ledger?person={p}
    {api}/settlement?purse=EUR {api}/statistics?game=tarot {api}/statistics?game=tarot&person={p}
    {api}/statistics?game=tresillo {api}/statistics?game=solo_whist {api}/statistics?game=lombre
    {api}/statistics?game=burro";

const YEAR: i64 = 365 * 24 * 3_600_000;
const NOON: i64 = 1_795_348_800_000;

/// The document of an evening.
fn evening(number: usize, hands: usize) -> Value {
    let at = |offset: usize| format!("Person {}", (number * 7 + offset * 11) % PEOPLE);
    let names = |count: usize| (0..count).map(at).collect::<Vec<_>>();
    let (game, players) = match number % 10 {
        0..=4 => ("tarot", names(5)),
        5 | 6 => ("tresillo", names(4)),
        7 => ("solo_whist", names(4)),
        8 => ("lombre", names(3)),
        _ => ("burro", names(4)),
    };
    let hand = |hand: usize| {
        let who = |offset: usize| &players[(number + hand + offset) % players.len()];
        let active = |offset: usize| &players[(hand % players.len() + 1 + offset % 3) % players.len()];
        let bid = |one: &str, other: &str| if hand.is_multiple_of(2) { one.to_owned() } else { other.to_owned() };
        match game {
            "tarot" => json!({"taker": who(0), "partner": who(1 + hand % 4), "bid": bid("petite", "garde"),
                "bouts": hand % 4, "points": (30 + hand * 7 % 40).to_string()}),
            "tresillo" => json!({"hombre": active(number), "bid": bid("juego", "solo"),
                "outcome": bid("sacado", "repuesto")}),
            "solo_whist" => {
                json!({"bid": bid("solo", "misere"), "soloist": who(0), "tricks": hand % 3 * 2})
            }
            "lombre" => json!({"hombre": who(0), "outcome": "sacado"}),
            _ => json!({"loser": who(0)}),
        }
    };
    let hands = if game == "burro" { 5.min(hands) } else { hands };
    let mut document = json!({"format": "tanto/1", "game": game, "players": players, "closed": true,
        "hands": (0..hands).map(hand).collect::<Vec<_>>()});
    if game == "tarot" {
        document["played_for"] = json!({"currency": "EUR", "rate": "0.05"});
    }
    document
}

/// When an evening began, if `of` evenings are spread over these years.
fn began(number: usize, of: usize, years: i64) -> i64 {
    NOON - years * YEAR + years * YEAR / i64::try_from(of).unwrap() * i64::try_from(number).unwrap()
}

fn time(at: i64) -> String {
    chrono::DateTime::from_timestamp_millis(at).unwrap().to_rfc3339()
}

/// Plays a club's evenings, with a payment after every fourth.
fn play(tables: &Service, evenings: usize, hands: usize, years: i64) -> ClubId {
    let command = |key: String, at: i64| CommandMeta::new(key, at);
    let club = tables.create_club(None, None, &command("club".to_owned(), NOON)).unwrap().id;
    for number in 0..evenings {
        let at = began(number, evenings, years);
        let mut document = evening(number, hands);
        document["opened_at"] = json!(time(at));
        let document = DocumentValue::from_json(&document.to_string()).unwrap();
        let opened = OpenedTable::read(document, at).unwrap();
        tables.create_in(Some(club), &opened, None, &command(format!("table {number}"), at)).unwrap();
        if number % 4 == 3 {
            let person = |offset: usize| (1 + (number + offset) % 5).to_string();
            let sent = SentPayment {
                from: person(0),
                to: person(2),
                purse: "EUR".to_owned(),
                amount: "2.50".to_owned(),
                ..SentPayment::default()
            };
            tables.execute_for_club(club, &command(format!("paid {number}"), at), &ClubCommand::Pay(sent)).unwrap();
        }
    }
    club
}

/// The document of a club.
fn exported(service: &Service, club: ClubId) -> String {
    service.export_club(club, ClubFormat::Document).unwrap().pieces.map(Result::unwrap).collect()
}

/// Imports the document of a club as a new one.
fn import(service: &Service, document: &str) {
    let meta = CommandMeta::new(TableId::make().unwrap().to_string(), NOON);
    service.import_club(document, &meta, &mut |_, _| true).unwrap();
}

struct Bench {
    app: Shared,
    club: ClubId,
    cookie: String,
    token: String,
}

impl Bench {
    /// Opens a database with the large club in it.
    fn open(url: &str) -> Self {
        let app = App::shared(Store::open(url).unwrap(), Settings::default());
        let began = Instant::now();
        let club = play(&app.service, EVENINGS, HANDS, 10);
        println!("{EVENINGS} evenings played in {:.1} s", began.elapsed().as_secs_f64());
        let device = Token::make().unwrap();
        let id = DeviceId::of(device.as_str());
        app.service.change_access([AccessChange::AddDevice { device: id.clone(), at: NOON }]).unwrap();
        app.service.join(&id, club, Role::Owner, NOON).unwrap();
        let token = app.service.mint_link(club, Role::Owner, NOON, None).unwrap().token.as_str().to_owned();
        Self { app, club, cookie: format!("tanto={}", device.as_str()), token }
    }

    /// Adds small clubs to the database.
    fn crowd(&self, count: usize) {
        let began = Instant::now();
        let small = tempfile("small");
        let tables = Service::new(Store::open(&format!("sqlite:{small}")).unwrap(), 0);
        let copy = exported(&tables, play(&tables, 12, 4, 1));
        // Concurrent writers share their flushes.
        std::thread::scope(|scope| {
            for writer in 0..WRITERS {
                let copy = &copy;
                scope.spawn(move || {
                    for _ in (writer..count).step_by(WRITERS) {
                        import(&self.app.service, copy);
                    }
                });
            }
        });
        println!("{count} clubs of twelve evenings beside it, in {:.1} s", began.elapsed().as_secs_f64());
    }

    /// The address of a page in [`PAGES`].
    fn address(&self, page: &str) -> String {
        let newest = TableFilter { limit: Some(1), ..TableFilter::default() };
        let table = self.app.store().tables_of_club(self.club, &newest).unwrap()[0].id;
        page.replace("{t}", &format!("/t/{table}"))
            .replace("{c}", &format!("/c/{}", self.club))
            .replace("{api}", &format!("/api/v1/clubs/{}", self.token))
            .replace("{p}", &PersonId(8).to_string())
    }

    /// The 95th percentile of each page in its best pass, in milliseconds.
    async fn measure(&self) -> Vec<f64> {
        let mut best = self.pass().await;
        for _ in 1..PASSES {
            best = best.into_iter().zip(self.pass().await).map(|(best, next)| best.min(next)).collect();
        }
        best
    }

    /// The 95th percentile of each page, in milliseconds.
    async fn pass(&self) -> Vec<f64> {
        let service = init_service(tanto::web::app(self.app.clone())).await;
        let mut measured = Vec::new();
        for page in PAGES.split_whitespace() {
            let address = self.address(page);
            let mut times: Vec<Duration> = Vec::new();
            for _ in 0..ROUNDS {
                let request = TestRequest::with_uri(&address)
                    .insert_header(("cookie", self.cookie.clone()))
                    .insert_header(("accept-encoding", "gzip"));
                let began = Instant::now();
                let response = service.call(request.to_request()).await.unwrap();
                assert!(response.status().is_success(), "{page}: {}", response.status());
                assert!(to_bytes(response.into_body()).await.is_ok());
                times.push(began.elapsed());
            }
            times.sort();
            measured.push(times[ROUNDS * 95 / 100].as_secs_f64() * 1000.0);
        }
        measured
    }

    fn file(&self) {
        let began = Instant::now();
        let text = exported(&self.app.service, self.club);
        let exported = began.elapsed();
        let there = tempfile("there");
        let tables = Service::new(Store::open(&format!("sqlite:{there}")).unwrap(), 0);
        let began = Instant::now();
        import(&tables, &text);
        let imported = began.elapsed();
        let began = Instant::now();
        check_store(&tables.store).unwrap();
        println!(
            "the document: {} kB, written in {:.1} s, taken in in {:.1} s, verified in {:.1} s",
            text.len() / 1000,
            exported.as_secs_f64(),
            imported.as_secs_f64(),
            began.elapsed().as_secs_f64()
        );
    }
}

fn tempfile(name: &str) -> String {
    let path = std::env::temp_dir().join(format!("tanto-bench-{}-{name}.db", std::process::id()));
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    path.display().to_string()
}

/// The size of a schema with all its indexes, in bytes.
fn size(server: &str, schema: &str) -> i64 {
    let size = format!(
        "SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class \
         WHERE relnamespace = '{schema}'::regnamespace AND relkind = 'r'"
    );
    let mut connection = diesel::PgConnection::establish(server).unwrap();
    diesel::dsl::sql::<diesel::sql_types::BigInt>(&size).get_result(&mut connection).unwrap()
}

fn execute(server: &str, sql: &str) {
    diesel::PgConnection::establish(server).unwrap().batch_execute(sql).unwrap();
}

/// Only requests run on the async runtime: the rest blocks its thread.
fn measure(name: &str, url: &str, clubs: usize, stored: impl Fn() -> i64) {
    println!("\n{name}");
    let bench = Bench::open(url);
    bench.file();
    let alone = System::new().block_on(bench.measure());
    let before = stored();
    bench.crowd(clubs);
    let each = (stored() - before) / i64::try_from(clubs.max(1)).unwrap();
    println!("each takes {each} bytes of the database");
    let among = System::new().block_on(bench.measure());
    println!("{:<58} {:>8} {:>8}", "page", "alone", "among");
    for (page, (alone, among)) in PAGES.split_whitespace().zip(alone.into_iter().zip(among)) {
        let late = if alone.max(among) >= 50.0 { "  TOO LATE" } else { "" };
        println!("{page:<58} {alone:>8.1} {among:>8.1}{late}");
    }
}

fn main() {
    let server =
        std::env::var("TANTO_TEST_POSTGRES").expect("TANTO_TEST_POSTGRES must name a PostgreSQL to measure, too");
    let clubs = std::env::var("CLUBS").map_or(10_000, |count| count.parse().unwrap());
    let file = tempfile("large");
    let files = || ["", "-wal"].map(|end| std::fs::metadata(format!("{file}{end}")).map_or(0, |file| file.len()));
    let in_files = || i64::try_from(files().into_iter().sum::<u64>()).unwrap();
    measure("SQLite", &format!("sqlite:{file}"), clubs, in_files);
    let schema = format!("tanto_bench_{}", std::process::id());
    execute(&server, &format!("CREATE SCHEMA {schema}"));
    let joint = if server.contains('?') { '&' } else { '?' };
    let url = format!("{server}{joint}options=-csearch_path%3D{schema}");
    measure("PostgreSQL", &url, clubs, || size(&server, &schema));
    execute(&server, &format!("DROP SCHEMA {schema} CASCADE"));
    for name in ["large", "small", "there"] {
        tempfile(name);
    }
}
