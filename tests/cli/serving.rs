//! `tanto serve`: how it starts, and how it stops.

use std::io::{BufRead, BufReader, Read, Write};
use std::time::Duration;

use rustix::process::Signal;

use crate::program::{Folder, HAND, Plain, TAROT, token};

#[test]
fn hands_survive_a_restart() {
    let (folder, server) = Folder::serving(&[]);
    let opened = server.post("/api/v1/tables", TAROT);
    server.post(&format!("/api/v1/tables/{}/hands", token(&opened, "scorer")), HAND);
    assert!(server.ask("GET", "/healthz", "", "").0.starts_with("HTTP/1.1 200"));
    assert_eq!(server.stop(Signal::TERM).0, Some(0));

    let server = folder.serve(&[]);
    let (_, body) = server.ask("GET", &format!("/api/v1/tables/{}", token(&opened, "spectator")), "", "");
    assert!(body.contains("\"Ana\":\"198\""), "{body}");
    let (status, took) = server.stop(Signal::INT);
    assert_eq!(status, Some(0));
    assert!(took < Duration::from_secs(1), "{took:?} with nobody there");
}

#[test]
fn without_arguments_it_serves_with_settings_from_the_environment() {
    let folder = Folder::new();
    let mut command = folder.command(&[]);
    command.env("TANTO_LISTEN", "127.0.0.1:0").env("TANTO_DATABASE_URL", "sqlite:other.db");
    let mut child = command.stdout(std::process::Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(line.starts_with("listening on http://127.0.0.1:"), "{line}");
    assert!(folder.path("other.db").exists() && !folder.path("tanto.db").exists());
}

#[test]
fn a_service_logs_one_line_per_request_and_no_secrets() {
    let folder = Folder::new();
    let log = folder.path("server.log");
    // The log level that the unit and the container set.
    let [unit, container] = ["tanto.service", "Containerfile"].map(|file| {
        let file = format!("{}/operating/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).unwrap();
        text.split_once("RUST_LOG=").unwrap().1.lines().next().unwrap().to_owned()
    });
    assert_eq!(unit, container);
    let mut command = folder.command(&["serve", "--listen", "127.0.0.1:0"]);
    let server = Folder::started(command.env("RUST_LOG", unit), Some(&log));
    let opened = server.post("/api/v1/tables", TAROT);
    let spectator = token(&opened, "spectator");
    server.ask("GET", &format!("/api/v1/tables/{spectator}"), "", "");
    server.ask("GET", &format!("/j/{spectator}?name=Ana"), "", "");
    let address = server.address.clone();
    server.stop(Signal::TERM);
    let log = std::fs::read_to_string(log).unwrap();
    let lines: Vec<&str> = log.lines().collect();
    assert_eq!(lines.len(), 3, "{log}");
    for (line, said) in lines.iter().zip([
        ["method=POST", "route=\"/api/v1/tables\"", "status=201"],
        ["method=GET", "route=\"/api/v1/tables/{token}\"", "status=200"],
        ["method=GET", "route=\"/{j:[jJ]}/{token}\"", "status=200"],
    ]) {
        let parts = said.into_iter().chain(["ms=", "id="]);
        assert!(parts.into_iter().all(|part| line.contains(part)), "{line}");
    }
    let id = opened["id"].as_str().unwrap();
    for secret in [spectator.as_str(), &token(&opened, "owner"), id, "Ana", &address, "127.0.0.1", "\u{1b}"] {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
}

#[test]
fn it_stops_within_three_seconds_whoever_listens() {
    let (_folder, server) = Folder::serving(&[]);
    let opened = server.post("/api/v1/tables", TAROT);
    let mut events = server.connect();
    write!(events, "GET /api/v1/tables/{}/events HTTP/1.1\r\nHost: localhost\r\n\r\n", token(&opened, "owner"))
        .unwrap();
    let mut events = BufReader::new(events);
    let mut line = String::new();
    while !line.starts_with("data: 1") {
        line.clear();
        assert_ne!(events.read_line(&mut line).unwrap(), 0, "the stream ended");
    }
    let mut idle = server.connect();
    write!(idle, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    assert_ne!(idle.read(&mut [0; 64]).unwrap(), 0);
    let mut halfway = server.connect();
    write!(halfway, "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\n{JSON}Content-Length: 10\r\n\r\n{{").unwrap();

    let (status, took) = server.stop(Signal::TERM);
    assert_eq!(status, Some(0));
    assert!(took < Duration::from_secs(3), "{took:?}");
    let mut rest = String::new();
    events.read_to_string(&mut rest).unwrap();
    assert!(rest.trim_end().ends_with('0'), "the stream was not ended in order: {rest:?}");
}

#[test]
fn a_database_has_one_server() {
    let (folder, server) = Folder::serving(&[]);
    let line = folder.run(&["serve", "--listen", "127.0.0.1:0"]).failed(75);
    assert!(line.contains("tanto.db"), "{line}");
    server.stop(Signal::TERM);
    drop(folder.serve(&[]));
}

const JSON: &str = "Content-Type: application/json\r\nIdempotency-Key: once\r\n";

#[test]
fn links_use_an_address_that_other_machines_reach() {
    let (_folder, server) = Folder::serving(&["--listen", "0.0.0.0:0", "--no-mdns", "--allowed-host", "cards.example"]);
    let (host, port) = server.address.rsplit_once(':').unwrap();
    let number: std::net::Ipv4Addr = host.parse().unwrap();
    assert!(!number.is_unspecified(), "{number}");
    let here = Plain(format!("127.0.0.1:{port}"));
    for asked in ["localhost:8080", "127.0.0.1:8080", "0.0.0.0:8080"] {
        let (head, body) = here.ask_at(asked, "POST", "/api/v1/tables", JSON, TAROT);
        assert!(head.starts_with("HTTP/1.1 201"), "{head}");
        assert!(!head.contains("cross-origin-opener-policy"), "browsers heed it over https alone: {head}");
        // Without a network, the server has no address that other machines can reach.
        let base = if number.is_loopback() { asked } else { &server.address };
        assert!(body.contains(&format!("\"http://{base}/j/")), "{asked}: {body}");
    }
    let (_, body) = here.ask_at("cards.example", "POST", "/api/v1/tables", JSON, TAROT);
    assert!(body.contains("\"http://cards.example/j/"), "{body}");
}

#[test]
fn it_answers_under_its_own_names_alone() {
    let folder = Folder::new();
    let settings = ["--public-url", "https://cards.example", "--allowed-host", "cards.lan,Other.Example"];
    let server = folder.serve(&settings);
    let here = Plain(server.address.clone());
    for (host, expected) in [
        ("localhost:8080", "200"),
        (server.address.as_str(), "200"),
        ("192.168.1.7", "200"),
        ("tanto.local:8080", "200"),
        ("cards.example", "200"),
        ("CARDS.lan:8080", "200"),
        ("other.example", "200"),
        ("evil.example", "421"),
        ("203.0.113.9", "421"),
        ("localhost.evil.example", "421"),
        ("a b", "421"),
    ] {
        let (head, page) = here.ask_at(host, "GET", "/", "", "");
        assert!(head.starts_with(&format!("HTTP/1.1 {expected}")), "{host}: {head}");
        assert_eq!(page.contains("does not accept this address"), expected == "421", "{host}: {page}");
        // Browsers are told to stay with https only under the public name. They remember it for a year.
        assert_eq!(head.contains("strict-transport-security: max-age=31536000"), host == "cards.example", "{host}");
    }
    let opened = server.post_as("links", "/api/v1/tables", TAROT);
    let link = opened["links"]["owner"].as_str().unwrap();
    assert!(link.starts_with("https://cards.example/j/"), "{link}");
    let (head, said) = here.ask_at("evil.example", "POST", "/api/v1/tables", JSON, TAROT);
    assert!(head.starts_with("HTTP/1.1 421") && said.contains("\"message\""), "{head} {said}");
    assert!(here.ask_at("evil.example", "GET", "/healthz", "", "").0.starts_with("HTTP/1.1 200"));
}
