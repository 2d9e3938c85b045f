//! Documents of tables that contradict themselves are refused. `books.rs` imports those of random tables.

use serde_json::{Value, json};
use tanto::service::check_document;
use tanto::table::Table;

use crate::scene::{NAMES, export, import};
use crate::single_table::SingleTable;

#[test]
fn a_document_that_contradicts_its_history_is_refused() {
    let at = SingleTable::vriddiot();
    at.enter_losers(&["Ana"]);
    at.replace(2, "Eva");
    at.rename(0, "Anna");
    let text = export(&at.service, at.id);
    check_document(&text).unwrap();
    for (field, value) in [("players", json!(NAMES)), ("seat_changes", json!([])), ("hands", json!([]))] {
        let mut forged: Value = serde_json::from_str(&text).unwrap();
        forged[field] = value;
        assert!(import(&at.service, &forged.to_string()).is_err(), "{field}");
        assert!(check_document(&forged.to_string()).is_err(), "{field}");
    }
}

/// A foreign log is refused if one person sits twice or a label is skipped.
#[test]
fn a_forged_history_is_refused() {
    let at = SingleTable::vriddiot();
    let entries = at.service.store.entries(at.id).unwrap();
    let forged = [
        ("seat_taken", r#"{"seat":1,"person":"p1"}"#),
        ("seat_taken", r#"{"seat":1,"person":"p2"}"#),
        ("seat_taken", r#"{"seat":1,"person":"p6"}"#),
        ("seat_taken", r#"{"seat":1,"person":"Eva"}"#),
        ("seat_taken", r#"{"seat":4,"person":"p5"}"#),
        ("paid", r#"{"from":"p1","to":"p5","amount":"1"}"#),
    ];
    for (kind, body) in forged {
        let mut entry = entries[0].clone();
        (entry.seq, entry.kind, entry.body) = (2, kind.to_owned(), body.to_owned());
        entry.previous.clone_from(&entries[0].hash);
        entry.hash = entry.computed_hash();
        let table = Table::of(&[entries[0].clone(), entry]);
        assert_eq!(table.err().and_then(|error| error.entry), Some(2), "{kind} {body}");
    }
}
