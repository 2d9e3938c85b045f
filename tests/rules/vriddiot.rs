//! Vriddiot: what its form shows.

use tanto::games::Field;

use crate::prelude::*;

#[test]
fn losses_are_counted_on_the_tiles() {
    let mut table = open("vriddiot", &["Ana", "Bo", "Chloé"], &json!({}));
    play(&mut table, &json!({"loser": "Bo"})).unwrap();
    let Some(Field::Choice { options, name, .. }) = table.position().quick_form(&table.deal()) else {
        panic!("no tiles")
    };
    let losses: Vec<_> =
        options.iter().map(|tile| (tile.value.as_str(), tile.hint.as_ref().unwrap().args[0].clone())).collect();
    let count = |losses| ("losses", Arg::Count(losses));
    assert_eq!((name.as_str(), losses), ("loser", vec![("p1", count(0)), ("p2", count(1)), ("p3", count(0))]));
}
