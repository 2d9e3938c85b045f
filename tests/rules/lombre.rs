//! L'ombre: stakes that double.

mod paper;

use tanto::games::Field;

use crate::forms::flat;
use crate::hombre::{after, assert_zero_sum, pots};
use crate::prelude::*;

#[test]
fn stakes_double_until_they_are_refused() {
    let mut table = after("lombre", 3, &[]);
    let repuesto = json!({"hombre": "Ana", "outcome": "repuesto"});
    let mut fitted = 0;
    let refused = loop {
        match play(&mut table, &repuesto) {
            Ok(_) => fitted += 1,
            Err(refused) => break refused,
        }
        assert_eq!(!warnings(&table).is_empty(), pots(&table)[0] > 200, "{:?}", pots(&table));
        assert_zero_sum(&table);
    };
    assert_eq!(refused, (String::new(), "hand-too-large"));
    assert!(fitted > 30, "{fitted}");
    // The table goes on, and the stakes can still be won.
    play(&mut table, &json!({"hombre": "Ana", "outcome": "sacado"})).unwrap();
    assert_eq!(pots(&table), [0]);
    assert_zero_sum(&table);
}

#[test]
fn only_the_eldest_hand_can_be_forced() {
    // Ana has dealt the first hand, and Bo deals the second.
    let table = after("lombre", 4, &["Bo sacado"]);
    let form = table.position().hand_form(&table.deal());
    let tiles = flat(&form).into_iter().find_map(|field| match field {
        Field::Choice { name, options, .. } if name == "hombre" => Some(options),
        _ => None,
    });
    let mut tiles: Vec<_> = tiles.unwrap().iter().map(|tile| (tile.value.as_str(), tile.never.as_deref())).collect();
    tiles.sort_unstable();
    assert_eq!(tiles, [("p1", Some("forced=true")), ("p3", None), ("p4", Some("forced=true"))]);
}
