//! Documents that could take many times their size in memory before they are refused.

use super::forged;
use crate::prelude::*;

/// The size of a document, in bytes.
const SIZE: usize = 8 * 1024 * 1024;
/// A document may take this many times its size in memory.
const MOST: u64 = 8;

impl Server {
    /// Imports a document and returns the status of the response.
    pub fn import(&self, document: &str) -> u16 {
        let mut stream = self.send_import(document);
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        status(&answer)
    }

    /// Sends a document to import.
    pub fn send_import(&self, document: &str) -> TcpStream {
        let part = |name: &str| format!("--apart\r\nContent-Disposition: form-data; name=\"{name}\"");
        let begin = format!("{}\r\n\r\nk\r\n{}; filename=\"a.json\"\r\n\r\n", part("key"), part("document"));
        let end = "\r\n--apart--\r\n";
        let headers = "Sec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=apart\r\n";
        let body = [&begin, document, end].concat();
        let mut stream = self.connect();
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        stream.write_all(request("localhost", "POST", "/import", headers, &body).as_bytes()).unwrap();
        stream
    }

    /// The peak memory since the last call, in KiB.
    fn high_water(&self) -> u64 {
        let most = self.kibibytes("VmHWM:");
        fs::write(format!("/proc/{}/clear_refs", self.pid()), "5").unwrap();
        most
    }

    /// Imports a document, and asserts its status and that the peak of the additional memory is a few times its size.
    fn assert_cost_of(&self, what: &str, document: &str, expected: u16) {
        self.high_water();
        let before = self.high_water();
        assert_eq!(self.import(document), expected, "{what}");
        let (cost, size) = (self.high_water().saturating_sub(before), document.len() as u64 / 1024);
        println!("{what}: {cost} KiB for {size} KiB");
        assert!(cost <= MOST * size, "{what}: {cost} KiB");
    }
}

#[test]
fn invalid_documents_take_no_more_memory_than_valid_ones() {
    let (_folder, server) = Folder::serving(&["--create-limit", "1000"]);
    // Memory that every import needs is allocated before the measurements.
    server.import("{}");
    let table = |field: &str| format!("{},{field}", TAROT.trim_end_matches('}'));
    let club = |field: &str| format!(r#"{{"format":"tanto-club/1","people":[],{field}"#);
    let (hand, last_hand) = (format!("{HAND},"), format!("{HAND}]}}"));
    for (what, begin, repeated, end) in [
        ("a list", "[".to_owned(), "0,", "0]"),
        ("players", r#"{"format":"tanto/1","game":"tarot","players":["#.to_owned(), "0,", "0]}"),
        ("no hands", table("\"hands\":["), "0,", "0]}"),
        ("empty hands", table("\"hands\":["), "{},", "{}]}"),
        ("hands", table("\"hands\":["), &hand, &last_hand),
        ("a long hand", table("\"hands\":[{\"a\":["), "0,", "0]}]}"),
        ("a history", table("\"history\":["), "0,", "0]}"),
        ("changes", table("\"seat_changes\":["), "{},", "{}]}"),
        ("fields", "{".to_owned(), "\"a\":0,", "\"b\":0}"),
        ("nested lists", table("\"rules\":"), "[", ""),
        ("nested maps", table("\"hands\":["), "{\"a\":", ""),
        ("a long text", table("\"name\":\""), "a", "\"}"),
        ("people", r#"{"format":"tanto-club/1","log":[],"tables":[],"people":["#.to_owned(), "0,", "0]}"),
        ("a log", club("\"tables\":[],\"log\":["), "0,", "0]}"),
        ("tables", club("\"log\":[],\"tables\":["), "0,", "0]}"),
        ("empty tables", club("\"log\":[],\"tables\":["), "{},", "{}]}"),
    ] {
        let document = begin + &repeated.repeat(SIZE / repeated.len()) + end;
        server.assert_cost_of(what, &document, 422);
    }
}

#[test]
fn importing_a_large_club_takes_a_few_times_its_size() {
    let (folder, server) = Folder::serving(&["--create-limit", "1000"]);
    let club = server.post("/api/v1/clubs", "{}");
    let tables = format!("/api/v1/clubs/{}/tables", token(&club, "owner"));
    let hands = vec![HAND; 500].join(",");
    let evening = format!("{},\"hands\":[{hands}],\"closed\":true}}", TAROT.trim_end_matches('}'));
    for key in 0..50 {
        server.post_as(&key.to_string(), &tables, &evening);
    }
    let exported = folder.run(&["export", "--club", club["id"].as_str().unwrap()]).well();
    assert!(exported.len() > SIZE, "{}", exported.len());
    server.import("{}");
    server.assert_cost_of("a club", &exported, 303);
}

#[test]
fn events_take_no_more_memory_than_documents() {
    let (_folder, server) = Folder::serving(&["--create-limit", "1000"]);
    server.import("{}");
    let zeros = |bytes: usize| vec!["0"; bytes / 2].join(",");
    let many = |event: (&'static str, String)| forged::table(vec![event.clone(); SIZE / (300 + event.1.len())]);
    let one = |kind, body: String| forged::table([("hand_entered", forged::hand(1)), (kind, body)]);
    let ascending = || (0..SIZE / 8).map(|number| (number + 1_000_000).to_string()).collect::<Vec<_>>().join(",");
    for (what, entries) in [
        ("a hand dropped again and again", one("hand_voided", format!(r#"{{"entry":2,"drops":[{}]}}"#, zeros(SIZE)))),
        ("hands that were never played", one("hand_voided", format!(r#"{{"entry":2,"drops":[{}]}}"#, ascending()))),
        ("a bid", one("bid_entered", format!(r#"{{"x":[{}]}}"#, zeros(SIZE)))),
        ("a hand", one("hand_entered", format!(r#"{{"x":[{}]}}"#, zeros(SIZE)))),
        ("rules", one("rules_changed", format!(r#"{{"x":[{}]}}"#, zeros(SIZE)))),
        ("many rules", many(("rules_changed", format!(r#"{{"x":[{}]}}"#, zeros(2000))))),
        ("an opening", forged::log([("opened", format!(r#"{{"players":[{}]}}"#, zeros(SIZE)))])),
        (
            "many people",
            forged::log([("opened", format!(r#"{{"players":["{}"]}}"#, zeros(SIZE).replace(',', "\",\"")))]),
        ),
    ] {
        server.assert_cost_of(what, &forged::invalid(&entries), 422);
    }
    let people = format!(r#"{{"table":"1","people":["{}"]}}"#, zeros(SIZE).replace(',', "\",\""));
    server.assert_cost_of("people of a table", &forged::club([("table_added", people)]), 422);
}
