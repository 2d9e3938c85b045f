//! `tanto score`.

use std::process::Stdio;

use crate::prelude::*;

fn document(hands: &str) -> String {
    TAROT.replace('}', &format!(",\"hands\":[{hands}]}}"))
}

#[test]
fn a_document_is_scored_from_a_file_and_from_standard_input() {
    let folder = Folder::new();
    fs::write(folder.path("evening.json"), document(HAND)).unwrap();
    let printed = folder.run(&["score", "evening.json"]).well();
    let result: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(result["totals"]["Ana"], "198");
    for arguments in [&["score"][..], &["score", "-"]] {
        assert_eq!(folder.feed(arguments, document(HAND).as_bytes()).well(), printed);
    }
}

/// Some editors put a byte order mark at the start of a file.
#[test]
fn a_byte_order_mark_is_skipped() {
    let folder = Folder::new();
    let [plain, marked] = [document(HAND), format!("\u{FEFF}{}", document(HAND))];
    for arguments in [&["score"][..], &["score", "--lines"]] {
        let run = |input: &str| folder.feed(arguments, input.replace('\n', "").as_bytes()).well();
        assert_eq!(run(&marked), run(&plain), "{arguments:?}");
    }
    let twice = folder.feed(&["score"], format!("\u{FEFF}{marked}").as_bytes()).failed(1);
    assert!(twice.starts_with("hand 0: document: this is not JSON"), "{twice}");
}

#[test]
fn errors_are_one_line() {
    let folder = Folder::new();
    let wrong = [
        (document(&format!("{HAND},{}", HAND.replace("49", "92"))), "hand 2: points: "),
        (TAROT.replace("Bo", "Ana"), "hand 0: players: "),
        (TAROT.replace("Bo", "Ana\\nBo"), "hand 0: players: "),
        (TAROT.replace('}', ",\"game\":\"tarot\"}"), "hand 0: game: "),
        (document("7"), "hand 1: "),
        (String::new(), "hand 0: "),
        ("{\n{".to_owned(), "hand 0: "),
    ];
    for (input, begins) in wrong {
        let line = folder.feed(&["score"], input.as_bytes()).failed(1);
        assert!(line.starts_with(begins) && line.len() > begins.len() + 5, "{line}");
    }
    folder.feed(&["score"], b"{\"name\":\"Chlo\xe9\"}").failed(1);
    assert!(folder.run(&["score", "nothing.json"]).failed(74).starts_with("nothing.json: "));
}

#[test]
fn each_line_has_its_own_result() {
    let folder = Folder::new();
    let lines = [document(HAND), document(&HAND.replace("49", "92")), "nonsense".to_owned(), document("")].join("\n");
    let printed = folder.feed(&["score", "--lines"], lines.as_bytes()).well();
    let results: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(results.len(), 4);
    assert_eq!(results[0]["totals"]["Ana"], "198");
    assert_eq!((&results[1]["error"]["hand"], &results[1]["error"]["field"]), (&1.into(), &"points".into()));
    assert_eq!(results[2]["error"]["hand"], 0);
    assert_eq!(results[3]["totals"]["Ana"], "0");
    assert_eq!(folder.feed(&["score", "--lines"], b"").well(), "");
}

#[test]
fn a_line_is_answered_before_the_next_one_comes() {
    let folder = Folder::new();
    let mut command = folder.command(&["score", "--lines"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    for _ in 0..2 {
        writeln!(input, "{}", document(HAND)).unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert!(line.contains("\"198\""), "{line}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}
