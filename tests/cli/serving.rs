//! `tanto serve`: how it starts, and how it stops.

use crate::prelude::*;
use crate::several::Stream;

#[test]
fn without_arguments_it_serves_with_settings_from_the_environment() {
    let folder = Folder::new();
    let mut command = folder.command(&[]);
    command.env("TANTO_LISTEN", "127.0.0.1:0").env("TANTO_DATABASE_URL", "sqlite:other.db");
    let server = Folder::start(&mut command, None);
    assert!(server.address.starts_with("127.0.0.1:"), "{}", server.address);
    assert!(folder.path("other.db").exists() && !folder.path("tanto.db").exists());
}

#[test]
fn a_service_logs_one_line_per_request_and_no_secrets() {
    let folder = Folder::new();
    let log = folder.path("server.log");
    // The log level that the unit and the container set.
    let [unit, container] = ["tanto.service", "Containerfile"].map(|file| {
        let file = format!("{}/operating/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(file).unwrap();
        text.split_once("RUST_LOG=").unwrap().1.lines().next().unwrap().to_owned()
    });
    assert_eq!(unit, container);
    let mut command = folder.command(&["serve", "--listen", "127.0.0.1:0"]);
    let server = Folder::start(command.env("RUST_LOG", unit), Some(&log));
    let opened = server.post("/api/v1/tables", TAROT);
    let spectator = token(&opened, "spectator");
    server.ask("GET", &format!("/api/v1/tables/{spectator}"), "", "");
    server.ask("GET", &format!("/j/{spectator}?name=Ana"), "", "");
    let address = server.address.clone();
    server.stop(Signal::TERM);
    let log = fs::read_to_string(log).unwrap();
    let lines: Vec<&str> = log.lines().collect();
    assert_eq!(lines.len(), 3, "{log}");
    for (line, logged) in lines.iter().zip([
        ["method=POST", "route=\"/api/v1/tables\"", "status=201"],
        ["method=GET", "route=\"/api/v1/tables/{token}\"", "status=200"],
        ["method=GET", "route=\"/{j:[jJ]}/{token}\"", "status=200"],
    ]) {
        let mut parts = logged.into_iter().chain(["ms=", "id="]);
        assert!(parts.all(|part| line.contains(part)), "{line}");
    }
    let id = opened["id"].as_str().unwrap();
    for secret in [spectator.as_str(), &token(&opened, "owner"), id, "Ana", &address, "127.0.0.1", "\u{1b}"] {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
}

#[test]
fn it_stops_within_three_seconds_despite_open_connections() {
    let (_folder, server) = Folder::serving(&[]);
    let mut events = Stream::of(&server, &server.open_table("owner"));
    assert!(events.reports(1));
    let mut idle = server.connect();
    write!(idle, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    assert_ne!(idle.read(&mut [0; 64]).unwrap(), 0);
    let mut halfway = server.connect();
    let whole = request("localhost", "POST", "/api/v1/tables", &json_with("k"), TAROT);
    halfway.write_all(&whole.as_bytes()[..150]).unwrap();

    let (status, took) = server.stop(Signal::TERM);
    assert_eq!(status, Some(0));
    assert!(took < Duration::from_secs(3), "{took:?}");
    let mut rest = String::new();
    events.0.read_to_string(&mut rest).unwrap();
    assert!(rest.trim_end().ends_with('0'), "the stream is cut off: {rest:?}");
}

#[test]
fn links_use_an_address_that_other_machines_reach() {
    let (_folder, server) = Folder::serving(&["--listen", "0.0.0.0:0", "--no-mdns", "--allowed-host", "cards.example"]);
    let (host, port) = server.address.rsplit_once(':').unwrap();
    let number: std::net::Ipv4Addr = host.parse().unwrap();
    assert!(!number.is_unspecified(), "{number}");
    let here = format!("127.0.0.1:{port}");
    for host in ["localhost:8080", "127.0.0.1:8080", "0.0.0.0:8080", "cards.example"] {
        let (head, body) = ask_at(&here, host, "POST", "/api/v1/tables", &json_with("once"), TAROT);
        assert!(!head.contains("cross-origin-opener-policy"), "browsers heed it over https alone: {head}");
        // Without a network, the server has no address that other machines can reach.
        let is_kept = host == "cards.example" || number.is_loopback();
        let base = if is_kept { host } else { &server.address };
        assert!(body.contains(&format!("\"http://{base}/j/")), "{host}: {body}");
    }
}

#[test]
fn it_answers_only_under_its_own_names() {
    let folder = Folder::new();
    let settings = ["--public-url", "https://cards.example", "--allowed-host", "cards.lan,Other.Example"];
    let server = folder.serve(&settings);
    let here = &server.address;
    let local = "localhost:8080, a.localhost, kitchen, kitchen.local, cards.home.arpa, tanto.local:8080";
    let private = "127.0.0.1, 192.168.1.7, 10.0.0.1, 100.64.3.4, [::1]:8080, [fd00::7], [fe80::1]";
    let named = format!("{}, cards.example, cards.example., CARDS.lan:8080, other.example", server.address);
    let foreign = "evil.example, evil.local.example, evilhome.arpa, evil.cards.example, localhost.evil.example";
    let strange = "203.0.113.9, [2001:db8::1], 192.168.1.7.evil.example, a b, ., ";
    for (hosts, expected) in [(local, 200), (private, 200), (&named, 200), (foreign, 421), (strange, 421)] {
        for host in hosts.split(", ") {
            let (head, page) = ask_at(here, host, "GET", "/", "", "");
            assert_eq!(status(&head), expected, "{host}");
            assert_eq!(page.contains("does not accept this address"), expected == 421, "{host}: {page}");
            // Browsers are told to stay with https only under the public name. They remember it for a year.
            assert_eq!(head.contains("strict-transport-security: max-age=31536000"), host == "cards.example", "{host}");
        }
    }
    let opened = server.post_as("links", "/api/v1/tables", TAROT);
    let link = opened["links"]["owner"].as_str().unwrap();
    assert!(link.starts_with("https://cards.example/j/"), "{link}");
    let (head, body) = ask_at(here, "evil.example", "POST", "/api/v1/tables", &json_with("k"), TAROT);
    assert!(status(&head) == 421 && body.contains("\"message\""), "{head} {body}");
    assert_eq!(status(&ask_at(here, "evil.example", "GET", "/healthz", "", "").0), 200);
}
