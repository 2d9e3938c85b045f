//! A table as a document: its session, and with the history the whole log.

use super::story::Story;
use super::view::{Damage, Table, projection};
use crate::games::node::Node;
use crate::session::Wrong;
use crate::store::{Created, Entry, ImportError, Imported, Store};

/// The session document of a table: what `tanto score` reads.
#[must_use]
pub fn session_document(table: &Table) -> Node {
    let session = &table.session;
    let text = |text: &str| Node::Text(text.to_owned());
    let mut fields = vec![
        ("format", text(crate::session::FORMAT)),
        ("game", text(session.game.facts().id)),
        ("players", Node::List(session.seats.names().iter().map(|name| text(name)).collect())),
        ("rules", session.rules.clone()),
        ("first_dealer", text(session.seats.name(session.first_dealer))),
    ];
    if let Some(name) = &session.name {
        fields.push(("name", text(name)));
    }
    if let Some(played_for) = &session.played_for {
        fields.push(("played_for", played_for.clone()));
    }
    if !session.rule_changes.is_empty() {
        let change = |change: &crate::session::RuleChange| {
            let from = ("from".to_owned(), Node::Integer(i64::from(change.from)));
            Node::Map(vec![from, ("rules".to_owned(), change.rules.clone())])
        };
        fields.push(("rule_changes", Node::List(session.rule_changes.iter().map(change).collect())));
    }
    fields.push(("hands", Node::List(session.hands.clone())));
    if session.closed {
        fields.push(("closed", Node::Flag(true)));
    }
    Node::Map(fields.into_iter().map(|(name, node)| (name.to_owned(), node)).collect())
}

/// The document with the whole history: who entered or changed what, and when. Equal logs give equal bytes.
///
/// # Errors
/// When the log cannot be written as JSON, which no log of this program is.
pub fn exported(table: &Table, entries: &[Entry]) -> Result<String, serde_json::Error> {
    let mut document = session_document(table);
    let history: Vec<Node> =
        entries.iter().map(|entry| Node::from_json(&serde_json::to_string(entry)?)).collect::<Result<_, _>>()?;
    document.set("history", Node::List(history));
    serde_json::to_string_pretty(&document).map(|text| text + "\n")
}

/// Why a document was not taken in.
#[derive(Debug)]
pub enum ImportRefused {
    /// It is not JSON, or its history is not a list of entries.
    NotADocument(serde_json::Error),
    /// The session is wrong.
    Wrong(Wrong),
    /// The history is not a log of this program.
    Log(ImportError),
    /// The history does not come to the session that stands beside it.
    Differs,
    /// The history makes no sense.
    Damage(Damage),
}

/// Takes a document in: with its history entry by entry, without one as a new table.
///
/// # Errors
/// Why it was not taken in; nothing has changed then.
pub fn import(store: &Store, text: &str, at: i64) -> Result<Created, ImportRefused> {
    let document = Node::from_json(text).map_err(ImportRefused::NotADocument)?;
    let (table, entries) = checked(&document)?;
    let Some(entries) = entries else {
        let key = format!("import-{at}");
        let saying = super::Saying::new(&key, at);
        return super::create(store, document, &saying).map(|(created, _)| created).map_err(|refused| match refused {
            super::Refused::Wrong(wrong) => ImportRefused::Wrong(wrong),
            super::Refused::Damage(damage) => ImportRefused::Damage(damage),
            super::Refused::Conflict(_) | super::Refused::KeyReused => ImportRefused::Differs,
        });
    };
    let imported = Imported {
        game: table.session.game.facts().id,
        name: table.session.name.as_deref().unwrap_or_default(),
        entries: &entries,
        at,
    };
    let projection = projection(&table.replay, 1, table.session.closed);
    store.import_entries(&imported, &projection).map_err(ImportRefused::Log)
}

/// Reads a document and holds its history, if it has one, against the session beside it.
fn checked(document: &Node) -> Result<(Table, Option<Vec<Entry>>), ImportRefused> {
    let Some(history) = document.get("history") else {
        let mut story = Story::default();
        let opened = super::story::Version { seq: 1, at: 0, device: None, hand: None };
        story.tell(crate::store::Kind::Opened, document.clone(), opened);
        let table = Table::told(story, (1, 0, 0)).map_err(ImportRefused::Wrong)?;
        return Ok((table, None));
    };
    let entries: Vec<Entry> = serde_json::to_string(history)
        .and_then(|text| serde_json::from_str(&text))
        .map_err(ImportRefused::NotADocument)?;
    let table = Table::of(&entries).map_err(ImportRefused::Damage)?;
    if let Some(wrong) = table.replay.stopped() {
        return Err(ImportRefused::Wrong(wrong.clone()));
    }
    let mut beside = document.clone();
    beside.remove("history");
    if !session_document(&table).says_the_same_as(&beside) {
        return Err(ImportRefused::Differs);
    }
    Ok((table, Some(entries)))
}
