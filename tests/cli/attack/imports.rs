//! Documents that could take many times their size in memory before they are refused.

use std::fs;
use std::io::{Read, Write};
use std::time::Duration;

use crate::program::{Folder, HAND, Server, TAROT, token};

/// The size of a document, in bytes.
const SIZE: usize = 8 * 1024 * 1024;
/// A document may take this many times its size in memory.
const MOST: u64 = 8;

/// Builds a document of about `SIZE` bytes, which repeats `with` between `begin` and `end`.
fn filled(begin: &str, with: &str, end: &str) -> String {
    begin.to_owned() + &with.repeat(SIZE / with.len()) + end
}

impl Server {
    /// Imports a document and returns the first line of the response.
    fn bring(&self, document: &str) -> String {
        let part = |name: &str| format!("--apart\r\nContent-Disposition: form-data; name=\"{name}\"");
        let begin = format!("{}\r\n\r\nk\r\n{}; filename=\"a.json\"\r\n\r\n", part("key"), part("document"));
        let end = "\r\n--apart--\r\n";
        let head = format!(
            "POST /import HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\n\
             Content-Type: multipart/form-data; boundary=apart\r\nContent-Length: {}\r\n\r\n",
            begin.len() + document.len() + end.len()
        );
        let mut stream = self.connect();
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        stream.write_all([&head, &begin, document, end].concat().as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.lines().next().unwrap_or_default().to_owned()
    }

    /// The peak memory since the last call, in KiB.
    fn high_water(&self) -> u64 {
        let of = |name| format!("/proc/{}/{name}", self.pid());
        let status = fs::read_to_string(of("status")).unwrap();
        let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        let most = most.trim().trim_end_matches(" kB").parse().unwrap();
        fs::write(of("clear_refs"), "5").unwrap();
        most
    }

    /// Imports a document. Returns the peak of the additional memory in KiB, and the first line of the response.
    fn cost_of(&self, document: &str) -> (u64, String) {
        self.high_water();
        let before = self.high_water();
        let answer = self.bring(document);
        (self.high_water().saturating_sub(before), answer)
    }
}

#[test]
fn invalid_documents_take_no_more_memory_than_valid_ones() {
    let (_folder, server) = Folder::serving(&["--create-limit", "1000"]);
    // Memory that every import needs is allocated before the measurements.
    server.bring("{}");
    let table = TAROT.trim_end_matches('}');
    let club = r#"{"format":"tanto-club/1","people":[],"#;
    for (what, document) in [
        ("a list", filled("[", "0,", "0]")),
        ("players", filled(r#"{"format":"tanto/1","game":"tarot","players":["#, "0,", "0]}")),
        ("no hands", filled(&format!("{table},\"hands\":["), "0,", "0]}")),
        ("empty hands", filled(&format!("{table},\"hands\":["), "{},", "{}]}")),
        ("hands", filled(&format!("{table},\"hands\":["), &format!("{HAND},"), &format!("{HAND}]}}"))),
        ("a long hand", filled(&format!("{table},\"hands\":[{{\"a\":["), "0,", "0]}]}")),
        ("a history", filled(&format!("{table},\"history\":["), "0,", "0]}")),
        ("changes", filled(&format!("{table},\"seat_changes\":["), "{},", "{}]}")),
        ("fields", filled("{", "\"a\":0,", "\"b\":0}")),
        ("nested lists", filled(&format!("{table},\"rules\":"), "[", "")),
        ("nested maps", filled(&format!("{table},\"hands\":["), "{\"a\":", "")),
        ("a long text", filled(&format!("{table},\"name\":\""), "a", "\"}")),
        ("people of a club", filled(r#"{"format":"tanto-club/1","log":[],"tables":[],"people":["#, "0,", "0]}")),
        ("a log", filled(&format!("{club}\"tables\":[],\"log\":["), "0,", "0]}")),
        ("tables", filled(&format!("{club}\"log\":[],\"tables\":["), "0,", "0]}")),
        ("empty tables", filled(&format!("{club}\"log\":[],\"tables\":["), "{},", "{}]}")),
    ] {
        let (cost, answer) = server.cost_of(&document);
        println!("{what}: {cost} KiB for {} KiB", document.len() / 1024);
        assert!(answer.starts_with("HTTP/1.1 422"), "{what}: {answer}");
        assert!(cost <= MOST * document.len() as u64 / 1024, "{what}: {cost} KiB");
    }
}

#[test]
fn importing_a_large_club_takes_a_few_times_its_size() {
    let (folder, server) = Folder::serving(&["--create-limit", "1000"]);
    let club = server.post("/api/v1/clubs", "{}");
    let tables = format!("/api/v1/clubs/{}/tables", token(&club, "owner"));
    let hands = vec![HAND; 500].join(",");
    let evening = format!("{},\"hands\":[{hands}],\"closed\":true}}", TAROT.trim_end_matches('}'));
    for key in 0..40 {
        server.post_as(&key.to_string(), &tables, &evening);
    }
    let exported = folder.run(&["export", "--club", club["id"].as_str().unwrap()]).well();
    assert!(exported.len() > SIZE, "{}", exported.len());
    server.bring("{}");
    let (cost, answer) = server.cost_of(&exported);
    println!("a club: {cost} KiB for {} KiB", exported.len() / 1024);
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert!(cost <= MOST * exported.len() as u64 / 1024, "{cost} KiB");
}
