//! Files that are small to send and could be large to play, to show or to settle.

use std::iter::once;
use std::thread;

use super::{forged, slowest_during};
use crate::prelude::*;

/// How many entries each log has: about 3 MB.
const ENTRIES: usize = 10_000;

/// The most that an import of such a log may take of a core, in seconds.
fn most() -> f64 {
    bar(1.0, 20.0)
}

impl Server {
    /// The processor time of the server so far, in seconds.
    fn processor_time(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.pid())).unwrap();
        let (_, fields) = stat.rsplit_once(')').unwrap();
        // The 14th and 15th field of all, in hundredths of a second.
        let ticks = fields.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<f64>().unwrap());
        ticks.sum::<f64>() / 100.0
    }

    /// Runs something, and asserts how much it takes of a core.
    fn assert_time_of<T>(&self, what: &str, most: f64, run: impl FnOnce() -> T) -> T {
        let before = self.processor_time();
        let done = run();
        let took = self.processor_time() - before;
        println!("{what}: {took:.2} s");
        assert!(took <= most, "{what}: {took} s");
        done
    }
}

/// The events of a table, by what they do.
fn events() -> Vec<(&'static str, Vec<(&'static str, String)>)> {
    let entered = |count: usize| vec![("hand_entered", forged::hand(1)); count];
    let half = ENTRIES / 2;
    let on = |kind: &'static str, entry: usize| (kind, format!(r#"{{"entry":{entry}}}"#));
    let inserted = ("hand_inserted", format!(r#"{{"before":2,"hand":{}}}"#, forged::hand(2)));
    let replaced = |turn: usize| {
        let [out, newcomer] = if turn.is_multiple_of(2) { [5, 1] } else { [1, 5] };
        ("seats_changed", format!(r#"{{"changes":[{{"out":"p{out}","in":"p{newcomer}"}}]}}"#))
    };
    let paid = ("paid", r#"{"from":"p1","to":"p2","amount":"1"}"#.to_owned());
    let rules = ("rules_changed", "{}".to_owned());
    vec![
        ("hands", entered(ENTRIES)),
        ("inserted hands", entered(1).into_iter().chain(vec![inserted; ENTRIES]).collect()),
        (
            "voided hands",
            entered(half).into_iter().chain((0..half).map(|at| on("hand_voided", half + 1 - at))).collect(),
        ),
        ("seats", (0..half).flat_map(|turn| [replaced(turn + 1), ("hand_entered", forged::hand(2))]).collect()),
        ("payments", vec![paid; ENTRIES]),
        ("rules", once(rules.clone()).chain(entered(1)).cycle().take(ENTRIES).collect()),
    ]
}

#[test]
fn logs_of_any_kind_are_cheap_to_import_and_to_read() {
    let (folder, server) = Folder::serving(&["--create-limit", "1000"]);
    for (what, events) in events() {
        let document = forged::valid(&forged::table(events));
        let imported = server.assert_time_of(what, most(), || server.import(&document));
        assert_eq!(imported, 303, "{what}");
        let printed = folder.feed(&["import", "-"], document.as_bytes()).well();
        let spectator = printed.lines().find_map(|line| line.strip_prefix("spectator /j/")).unwrap();
        server.assert_time_of(&format!("reading {what}"), most(), || server.table(spectator));
    }
}

#[test]
fn people_and_merges_are_cheap_to_import() {
    let (_folder, server) = Folder::serving(&["--create-limit", "1000"]);
    let added = |person: usize| ("person_added", format!(r#"{{"person":"{person}","name":"Person {person}"}}"#));
    let merged = |person: usize, into: usize| ("person_merged", format!(r#"{{"person":"{person}","into":"{into}"}}"#));
    let on = |kind: &'static str, person: usize| (kind, format!(r#"{{"person":"{person}"}}"#));
    let chain = || (1..=2000).map(added).chain((1..2000).map(|person| merged(person, person + 1)));
    let again = |turn: usize| [on("merge_undone", 1000), merged(1000, 1001)][turn % 2].clone();
    let gone = |person: usize| [added(person), on("person_deleted", person)];
    for (what, expected, document) in [
        ("a chain", 303, forged::club(chain())),
        ("a chain that is cut and mended", 303, forged::club(chain().chain((0..ENTRIES / 2).map(again)))),
        ("people who come and go", 303, forged::club((1..=ENTRIES / 2).flat_map(gone))),
        ("too many people", 422, forged::club((1..=ENTRIES).map(added))),
    ] {
        let imported = server.assert_time_of(what, most(), || server.import(&document));
        assert_eq!(imported, expected, "{what}");
    }
}

#[test]
fn reading_a_long_table_delays_nobody() {
    let folder = Folder::new();
    let document = forged::valid(&forged::table(vec![("hand_entered", forged::hand(1)); 5 * ENTRIES]));
    let printed = folder.feed(&["import", "-"], document.as_bytes()).well();
    let spectator = printed.lines().find_map(|line| line.strip_prefix("spectator /j/")).unwrap();
    let server = folder.serve(&[]);
    let scorer = server.open_table("scorer");
    let form = "Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    let (joined, _) = server.ask("POST", &format!("/j/{spectator}"), form, "");
    let header = |name: &str| {
        let line = joined.lines().find(|line| line.to_lowercase().starts_with(name));
        line.and_then(|line| line.split_once(": ")).unwrap().1.split(';').next().unwrap().to_owned()
    };
    let (cookie, table) = (format!("Cookie: {}\r\n", header("set-cookie")), header("location"));
    let below = |path: &str| format!("{table}{path}");
    let paths =
        [below(""), below("/sheet"), below("/settlement"), below("/hands/1"), format!("/api/v1/tables/{spectator}")];
    let slowest = slowest_during(&server, || {
        thread::scope(|scope| {
            let (server, cookie) = (&server, &cookie);
            let readers: Vec<_> =
                paths.iter().map(|path| scope.spawn(move || server.ask_slowly(path, cookie))).collect();
            for hand in 0..20 {
                let start = Instant::now();
                server.enter(&scorer, &format!("hand {hand}")).unwrap();
                let took = start.elapsed();
                assert!(took < bar(Duration::from_millis(250), Duration::from_secs(3)), "hand {hand}: {took:?}");
                thread::sleep(Duration::from_millis(50));
            }
            assert!(readers.into_iter().all(|reader| [200, 429].contains(&reader.join().unwrap())));
        });
    });
    println!("the slowest answer took {slowest:?}");
    assert!(slowest < bar(Duration::from_millis(250), Duration::from_secs(3)), "{slowest:?}");
}

#[test]
fn an_import_stops_when_its_sender_leaves() {
    let (folder, server) = Folder::serving(&["--create-limit", "1000"]);
    let club = server.post("/api/v1/clubs", "{}");
    let tables = format!("/api/v1/clubs/{}/tables", token(&club, "owner"));
    let evening = format!("{},\"hands\":[{}]}}", TAROT.trim_end_matches('}'), vec![HAND; 600].join(","));
    for key in 0..60 {
        server.post_as(&key.to_string(), &tables, &evening);
    }
    let id = club["id"].as_str().unwrap();
    let exported = folder.run(&["export", "--club", id]).well();
    let alone = server.processor_time();
    assert_eq!(server.import(&exported), 303);
    let alone = server.processor_time() - alone;
    let clubs = || {
        folder.run(&["export", "--all", "all"]).well();
        let clubs = fs::read_dir(folder.path("all")).unwrap().count();
        fs::remove_dir_all(folder.path("all")).unwrap();
        clubs
    };
    let before = clubs();
    let start = server.processor_time();
    let sent = server.send_import(&exported);
    until("the import has begun", || server.processor_time() > start);
    drop(sent);
    until("the place and the permit are free", || server.import("{}") == 422);
    let took = server.processor_time() - start;
    println!("alone {alone:.2} s, left at once {took:.2} s");
    assert!(took < alone / 2.0, "{took} s of {alone} s");
    assert_eq!(clubs(), before);
}

impl Server {
    /// The status of a page that may take its time.
    fn ask_slowly(&self, path: &str, headers: &str) -> u16 {
        let mut stream = self.connect();
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        stream.write_all(request("localhost", "GET", path, headers, "").as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        status(&answer)
    }
}
