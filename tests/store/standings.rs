//! A table's standing, which lists show, is updated in the same transaction as its log.

use tanto::store::ErrorKind;

use crate::evening::{NOON, append, evening, make_with, next, origin, say, standing};
use crate::place::Place;

crate::on_both_databases!(
    a_refused_entry_leaves_the_standing_unchanged,
    a_rejected_row_rolls_back_its_entry,
    hands_are_counted_over_all_tables,
);

fn a_refused_entry_leaves_the_standing_unchanged(place: &Place) {
    let store = place.open();
    let table = evening(&store, 3);
    let before = (store.table(table), store.entries(table));
    assert_eq!(append(&store, table, 2, "late", 1), Err(ErrorKind::Conflict));
    // An earlier change in the same transaction is rolled back too.
    let event = || ("closed", "{}".to_owned(), standing(99));
    let [good, late] = [4, 2].map(|version| next(&store, table, version, origin("k", "", NOON), event()).unwrap());
    let refused = store.commit_blocking(vec![good, late]);
    assert_eq!(refused.map_err(|error| error.kind()), Err(ErrorKind::Conflict));
    assert_eq!((store.table(table), store.entries(table)), before);
    append(&store, table, 4, "k", 1).unwrap();
}

fn a_rejected_row_rolls_back_its_entry(place: &Place) {
    let store = place.open();
    let table = evening(&store, 3);
    let before = (store.table(table), store.entries(table));
    // A table cannot have a negative number of hands. The row is refused, and the entry is rolled back.
    let event = ("hand_entered", "{}".to_owned(), standing(-1));
    assert_eq!(say(&store, table, 4, origin("refused", "", NOON), event), Err(ErrorKind::Refused));
    assert_eq!((store.table(table), store.entries(table)), before);
    append(&store, table, 4, "next", 1).unwrap();
}

fn hands_are_counted_over_all_tables(place: &Place) {
    let store = place.open();
    let counts = |store: &tanto::store::Store| {
        let counts = store.counts().unwrap();
        (counts.tables, counts.hands)
    };
    assert_eq!(counts(&store), (0, 0));
    let table = evening(&store, 3);
    make_with(&store, "other", "", None);
    assert_eq!(counts(&store), (2, 3));
    say(&store, table, 4, origin("void", "", NOON), ("hand_voided", "{}".to_owned(), standing(2))).unwrap();
    assert_eq!(counts(&store), (2, 2));
}
