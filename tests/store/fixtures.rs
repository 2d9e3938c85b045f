//! Databases that tanto 0.1 wrote: they are taken up as they are, and come to what that program said they come to.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::{Value, json};
use tanto::store::{Store, TableId};
use tanto::table::{Event, Sum, Tables, check_store};

use crate::place::Place;
use crate::scene::{MEMORY, assert_fresh, enter, fresh, say, score};

/// What the program of then said of each table: totals, pots, debts, winners, and the number of hands.
const TOTALS: &str = include_str!("../fixtures/totals-0.1.json");

const SUM: Sum = Sum { tables: 10, entries: 49, hands: 29 };

/// The database of then, which nothing of this program has opened yet.
fn of_then(place: &Place) {
    match place {
        Place::Sqlite { .. } => {
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/sqlite-0.1.db");
            std::fs::copy(file, place.file()).unwrap();
        }
        Place::Postgres { .. } => place.execute(include_str!("../fixtures/postgres-0.1.sql")).unwrap(),
    }
}

crate::on_whole_databases!(
    no_entry_is_rewritten,
    everybody_comes_in_as_before,
    every_table_comes_to_what_it_came_to,
    standings_are_made_once,
    every_table_can_be_gone_on_with,
    a_backup_of_then_comes_back_into_either_database,
);

fn no_entry_is_rewritten(place: &Place) {
    of_then(place);
    let before = place.log();
    assert_eq!(before.len(), SUM.entries);
    let store = place.open();
    assert_eq!(place.log(), before);
    assert_eq!(check_store(&store).unwrap(), SUM);
    let tables = Tables::new(store, MEMORY);
    tables.complete_standings().unwrap();
    assert_eq!(place.log(), before);
    for row in &before {
        let entries = tables.store.entries(&TableId::parse(&row.table_id).unwrap()).unwrap();
        let entry = &entries[usize::try_from(row.seq).unwrap() - 1];
        assert_eq!((&entry.body, &entry.hash, entry.at), (&row.body, &row.hash, row.at));
    }
    assert!(place.execute("UPDATE log SET at = at").is_err());
    assert!(place.execute("DELETE FROM log").is_err());
}

fn everybody_comes_in_as_before(place: &Place) {
    of_then(place);
    let counted = |table: &str| place.count(&format!("SELECT count(*) AS n FROM {table}"));
    let before = ["tables", "devices", "members", "links"].map(counted);
    assert_eq!(before, [10, 1, 10, 30]);
    let store = place.open();
    assert_eq!(["tables", "devices", "members", "links"].map(counted), before);
    for id in store.all_table_ids().unwrap() {
        let members = store.members(&id).unwrap();
        assert_eq!(members.len(), 1);
        assert_eq!((members[0].label.as_str(), members[0].role), ("Ana's phone", tanto::store::Role::Owner));
    }
}

/// Each table's game and id.
fn games(store: &Store) -> BTreeMap<String, TableId> {
    let ids = store.all_table_ids().unwrap();
    ids.into_iter().map(|id| (store.table(&id).unwrap().unwrap().game, id)).collect()
}

fn every_table_comes_to_what_it_came_to(place: &Place) {
    of_then(place);
    let store = place.open();
    let expected: BTreeMap<String, Value> = serde_json::from_str(TOTALS).unwrap();
    let games = games(&store);
    assert!(games.keys().eq(expected.keys()));
    for (game, id) in &games {
        let result = score(&fresh(&store, id));
        let hands = result["hands"].as_array().unwrap().len();
        let found = json!({
            "totals": result["totals"], "pots": result["pots"], "debts": result["debts"],
            "winners": result["winners"], "hands": hands,
        });
        assert_eq!(found, expected[game], "{game}");
    }
}

fn standings_are_made_once(place: &Place) {
    of_then(place);
    let closed = place.count("SELECT count(*) AS n FROM tables WHERE closed");
    assert_eq!(closed, 2);
    let tables = Tables::new(place.open(), MEMORY);
    assert_eq!(tables.store.tables_without_standing().unwrap().len(), SUM.tables);
    tables.complete_standings().unwrap();
    assert_eq!(tables.store.tables_without_standing().unwrap(), []);
    assert_eq!(check_store(&tables.store).unwrap(), SUM);
    let counts = tables.store.counts().unwrap();
    assert_eq!((counts.tables, counts.hands), (10, 29));
    assert_eq!(place.count("SELECT count(*) AS n FROM tables WHERE closed"), closed);

    let before: Vec<_> = games(&tables.store).values().map(|id| tables.store.table(id)).collect();
    tables.complete_standings().unwrap();
    let after: Vec<_> = games(&tables.store).values().map(|id| tables.store.table(id)).collect();
    assert_eq!(after, before);

    // What stands there wrongly is found.
    place.execute("UPDATE tables SET hands = hands + 1 WHERE game = 'free'").unwrap();
    assert!(check_store(&tables.store).is_err());
}

fn every_table_can_be_gone_on_with(place: &Place) {
    of_then(place);
    let tables = Tables::new(place.open(), MEMORY);
    let next = [
        ("bassadewitz", json!({"hundred": "Ana"})),
        ("burro", json!({"loser": "Ana"})),
        ("casita_robada", json!({"cards": {"Ana": 20, "Bo": 20, "Chloé": 0}})),
        ("free", json!({"scores": {"Ana": "0.5"}})),
        ("lombre", json!({"hombre": "Ana", "outcome": "sacado"})),
        ("solo_whist", json!({"bid": "solo", "soloist": "Bo", "tricks": 5})),
        ("tarot", json!({"taker": "Bo", "partner": "Ana", "bid": "garde", "bouts": 2, "points": "45"})),
        ("tresillo", json!({"dealer": "Dag", "hombre": "Bo", "bid": "solo", "outcome": "sacado"})),
        ("vidrasso", json!({"points": {"Ana": 90}})),
        ("vriddiot", json!({"loser": "Bo"})),
    ];
    let games = games(&tables.store);
    assert!(games.keys().eq(next.iter().map(|(game, _)| game)));
    for (game, hand) in &next {
        let id = &games[*game];
        let before = fresh(&tables.store, id);
        if before.history.closed() {
            say(&tables, id, "again", |_| Ok(Event::Reopened)).unwrap_or_else(|why| panic!("{game}: {why:?}"));
        }
        let receipt = enter(&tables, id, "next", hand).unwrap_or_else(|why| panic!("{game}: {why:?}"));
        assert_eq!(receipt.table.history.hands().count(), before.history.hands().count() + 1, "{game}");
        assert_fresh(&receipt.table, &tables.store, id);
    }
    tables.complete_standings().unwrap();
    let grown = Sum { tables: SUM.tables, entries: SUM.entries + 12, hands: SUM.hands + 10 };
    assert_eq!(check_store(&tables.store).unwrap(), grown);
}

/// A file of then that was kept as a backup.
fn a_backup_of_then_comes_back_into_either_database(place: &Place) {
    let shelf = Place::sqlite();
    of_then(&shelf);
    let (before, bytes) = (shelf.log(), std::fs::read(shelf.file()).unwrap());
    Store::restore(&place.url(), &shelf.file()).unwrap();
    assert_eq!(place.log(), before);
    assert_eq!(check_store(&place.open()).unwrap(), SUM);
    // The program of then still takes it.
    assert_eq!(std::fs::read(shelf.file()).unwrap(), bytes);
}

/// The copies that were left beside a database.
fn left(place: &Place) -> Vec<PathBuf> {
    let folder = place.file().parent().unwrap().to_owned();
    let mut left: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    left.retain(|path| path.to_string_lossy().contains("t.db-before-"));
    left.sort();
    left
}

#[test]
fn what_was_before_every_migration_stays() {
    let place = Place::sqlite();
    of_then(&place);
    // Whichever command is the first.
    drop(Store::open_for_reading(&place.url()).unwrap());
    let first = left(&place);
    assert_eq!(first.len(), 1);
    // Somebody goes back, and comes again: at first with nothing more.
    of_then(&place);
    drop(place.open());
    assert_eq!(left(&place), first);
    of_then(&place);
    place.execute("UPDATE devices SET label = 'played on'").unwrap();
    drop(place.open());
    let second = left(&place);
    assert_eq!((second.len(), &second[0]), (2, &first[0]));
    let labels = |file: &PathBuf| {
        let kept = Place::sqlite();
        std::fs::copy(file, kept.file()).unwrap();
        kept.count("SELECT count(*) AS n FROM devices WHERE label = 'played on'")
    };
    assert_eq!((labels(&second[0]), labels(&second[1])), (0, 1));
}
